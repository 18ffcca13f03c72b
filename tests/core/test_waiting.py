"""The stack in written positions as it lies, and stacks that don't fit the table."""

from __future__ import annotations

import pytest

from vikinglab.core.engine.decision import Action, Decision, Step
from vikinglab.core.engine.grammar import BadPosition, Number, Seat, Words
from vikinglab.core.engine.table import Table
from vikinglab.core.engine.waiting import StackLine, StackShape


class Stones(Table):
    heap: int = 5


class Take(Action):
    stones: int


class TakeStones(Decision):
    most: int
    taken: tuple[int, ...]

    def candidates(self, table):
        return [Take(number) for number in range(1, min(self.most, table.heap) + 1)]


class Share(Step):
    number: int

    def run(self, table):
        table.heap //= self.number


class NextTurn(Step):
    def run(self, table):
        table.push(TakeStones(0, 3, ()))


THINGS = {"TakeStones": TakeStones, "Share": Share, "NextTurn": NextTurn, "Take": Take, "LEAST": 1}
TWO_TAKE = (TakeStones(1, 2, (1, 1)), TakeStones(0, 3, ()))


def line(before=lambda table: None) -> StackLine:
    return StackLine("next", StackShape(THINGS.values(), seat=Seat(2), number=Number(0, 9)), NextTurn(), before)


def heap_of(stones: int) -> Stones:
    table = Stones(players=2, heap=stones)
    table.box = None
    return table


def waiting(text: str | None, heap: int = 5) -> Stones:
    table = heap_of(heap)
    line().read(table, None if text is None else Words(text))
    return table


def test_the_stack_is_written_from_its_top_and_read_back():
    table = waiting("take-stones B 2 1+1, take-stones A 3 -")
    assert tuple(table.stack[::-1]) == TWO_TAKE
    assert line().write(table) == "take-stones B 2 1+1, take-stones A 3 -"


def test_what_happens_by_itself_is_not_written():
    table = waiting(None)
    assert table.stack == [NextTurn()]
    table.settle()
    assert table.stack == [TakeStones(0, 3, ())]
    assert line().write(table) is None


@pytest.mark.parametrize(
    ("text", "heap", "said"),
    [
        ("sleep", 5, "what is to happen next is expected, not “sleep”"),
        ("take 1", 5, "what is to happen next is expected, not “take”"),
        ("take-stones C 2 -", 5, "a seat is expected, not “C”"),
        ("take-stones A 2", 5, "or several joined by plus signs is expected, but nothing follows"),
        ("take-stones A 2 -", 0, "what is to happen next doesn’t fit the position"),
        ("share 0", 5, "what is to happen next doesn’t fit the position"),
    ],
)
def test_what_can_not_happen_is_refused(text, heap, said):
    with pytest.raises(BadPosition) as bad:
        waiting(text, heap)
    assert said in bad.value.reason


def test_the_table_is_made_ready_before_it_is_tried_and_is_not_changed_by_that():
    table = heap_of(0)
    line(before=lambda table: setattr(table, "heap", 8)).read(table, Words("share 2, take-stones A 2 -"))
    assert (table.heap, table.stack[-1]) == (8, Share(2))
