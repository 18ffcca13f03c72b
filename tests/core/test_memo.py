"""Memo: a question is answered once, and some questions are noted so that the kit can ask them again."""

from __future__ import annotations

from vikinglab.core.engine.memo import MEMOS, NOTED, memo


def test_a_question_is_answered_once():
    found = []

    @memo
    def double(number: int) -> int:
        """Return twice as much."""
        found.append(number)
        return 2 * number

    assert [double(3), double(4), double(3), double(number=3)] == [6, 8, 6, 6]
    assert found[:2] == [3, 4]
    assert double.__doc__ == "Return twice as much."


def test_some_questions_are_noted_with_their_answers():
    @memo
    def less(number: int, by: int) -> int:
        return number - by

    for number in range(NOTED + 5):
        less(number, 1)
        less(number, 1)
    noted = MEMOS[-1]
    assert noted.function(9, 4) == 5
    assert noted.asked == {(number, 1): number - 1 for number in range(NOTED)}
