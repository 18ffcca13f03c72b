"""The memory ladder: what one is shown, what is asked of it, and that no two visits are the same."""

from __future__ import annotations

import pytest

from vikinglab.core.words.speech import Word
from vikinglab.games.drakkar.box import SYMBOLS
from vikinglab.games.drakkar.quiz.ladder import RIVAL, RUNGS, STRANGE, YOU, ladder

SEEDS = range(4)


@pytest.mark.parametrize("seed", SEEDS)
def test_each_rung_shows_its_looks_and_moves_and_hides_what_was_seen(seed):
    for rung, question in zip(RUNGS, ladder(seed), strict=True):
        rules = [moment.rule for moment in question.before]
        assert rules == ["look.secret"] * rung.emblems + ["move.straight"] * rung.moves
        squares = [str(mark.words) for mark in question.scene.marks if mark.id.startswith("square:")]
        assert sum("an emblem" in words for words in squares) == rung.emblems + STRANGE
        assert not any(symbol in words for words in squares for symbol in SYMBOLS)


@pytest.mark.rule("drakkar:look.by-heart")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_right_answer_is_where_the_emblem_went(seed):
    for question in ladder(seed):
        at: dict[str, Word] = {}
        for moment in question.before:
            facts = moment.facts
            if moment.rule == "look.secret":
                at[facts["square"]] = facts["symbol"]
            else:
                at[facts["end"]] = at.pop(facts["start"])
        [right] = [answer for answer in question.answers if answer.right]
        asked = at[right.path[0].removeprefix("square:")]
        assert str(question.asks) == f"Where is the {asked.facts['symbol']} now? Point at it."
        assert {answer.path for answer in question.answers} >= {(f"square:{square}",) for square in at}


def test_the_last_rung_is_moved_by_both_and_the_others_by_the_rival_alone():
    movers = [{moment.facts["seat"] for moment in asked.before if "start" in moment.facts} for asked in ladder(1)]
    assert movers == [set(), set(), set(), {RIVAL}, {RIVAL}, {YOU, RIVAL}]


def test_another_visit_has_other_emblems():
    assert len({str([moment.facts for moment in ladder(seed)[2].before]) for seed in SEEDS}) == len(SEEDS)
