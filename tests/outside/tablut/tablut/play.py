"""The rules of tablut."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from vikinglab.core.engine.box import Box
from vikinglab.core.engine.decision import Decision, Step
from vikinglab.core.engine.table import Result
from vikinglab.core.words.rulebook import rule

from .moves import REACH, STEPS, Move
from .table import AT, CASTLE, EDGE, FREE, KING, MUSCOVITES, MUSCOVY, SQUARES, SWEDEN, SWEDES, WAYS, Tablut


@rule("setup.men", "turn.first")
def setup(box: Box, players: int) -> Tablut:
    """Return a table with the men on their squares; Muscovy begins."""
    men = box.content.men
    return begin(box, [men.king], men.swedes, men.muscovites, MUSCOVY)


def begin(box: Box, king: Sequence[str], swedes: Sequence[str], muscovites: Sequence[str], seat: int) -> Tablut:
    """Return a position with these men, and a seat to move."""
    table = Tablut(players=2, board=FREE * len(SQUARES))
    table.box = box
    for letters, squares in ((KING, king), (SWEDES, swedes), (MUSCOVITES, muscovites)):
        for letter, square in zip(letters, squares, strict=False):
            table.put(AT[square], letter)
    table.push(NextTurn(seat))
    return table


class NextTurn(Step):
    """The seats move in turn, until one can't, or a position comes too often."""

    rules = ("turn.order", "end.no-move", "end.repetition")

    seat: int

    def run(self, table: Tablut) -> None:
        position = table.likeness(self.seat)
        table.seen[position] = table.seen.get(position, 0) + 1
        if table.seen[position] == table.box.content.repetitions:
            self._end_by_repetition(table)
        elif not table.can_move(self.seat):
            finish(table, "end.no-move", 1 - self.seat)
        else:
            table.push(MoveMan(self.seat))
            if table.story and self.seat == MUSCOVY:
                _warn(table)

    def _end_by_repetition(self, table: Tablut) -> None:
        if table.box.rulings["end.repetition"] == "loss":
            finish(table, "end.repetition", self.seat)
        else:
            finish(table, "end.repetition", MUSCOVY, SWEDEN)


@rule("king.warning")
def _warn(table: Tablut) -> None:
    """Let Sweden say after its move if the king has a clear way to the edge, and if he has two."""
    if ways := len(table.ways_out()):
        table.tell("king.warning", seat=SWEDEN, ways=ways)


class MoveMan(Decision):
    """Move one of your men in a straight line, over free squares, as far as you like."""

    rules = ("move.far",)

    def candidates(self, table: Tablut) -> list[Move]:
        board, found = table.board, []
        for start in table.men(self.seat):
            for line in STEPS[start]:
                for end, move in line:
                    if board[end] != FREE:
                        break
                    found.append(move)
        return found

    def reach(self, table: Tablut) -> list[Move]:
        return [move for start, man in enumerate(table.board) if man != FREE for move in REACH[start]]

    def refuse(self, table: Tablut, move: Move) -> str | None:
        start, end, board = AT[move.start], AT[move.end], table.board
        if table.owner(start) != self.seat:
            return "turn.own-men"
        way = WAYS[start].get(end)
        if way is None:
            return "move.straight"
        for at in way:
            if board[at] != FREE:
                return "move.way"
            if at == CASTLE:
                return self._at_castle(table, start, end)
        return None

    def _at_castle(self, table: Tablut, start: int, end: int) -> str | None:
        """Return the rule that forbids entering or crossing the castle."""
        if end != CASTLE:
            return "castle.cross"
        if table.board[start] != KING:
            return "castle.king-only"
        return None if table.may_enter(KING) else "castle.return"

    def resolve(self, table: Tablut, move: Move) -> None:
        table.push(NextTurn(1 - self.seat))
        start, end = AT[move.start], AT[move.end]
        man = table.board[start]
        table.put(start, FREE)
        table.put(end, man)
        if table.story:
            table.tell("move.far", seat=self.seat, kind=table.kind(end), start=move.start, end=move.end)
        _catch(table, end, self.seat)
        if man == KING and end in EDGE:
            finish(table, "king.edge", SWEDEN)
        elif self.seat == MUSCOVY and (caught := table.king_caught_by(end)):
            finish(table, caught, MUSCOVY)

    def action_facts(self, table: Tablut, move: Move) -> Mapping[str, Any]:
        way = WAYS[AT[move.start]].get(AT[move.end], ())
        stands = next((SQUARES[at] for at in way if table.board[at] != FREE), "")
        return {"kind": table.kind(AT[move.start]), "start": move.start, "end": move.end, "at": stands}


@rule("catch.two")
def _catch(table: Tablut, end: int, seat: int) -> None:
    """Take off the board the men that a man catches on his new square: earlier positions can't come again."""
    for at in table.catches(end):
        kind = table.kind(at)
        table.put(at, FREE)
        table.seen = {}
        if table.story:
            table.tell("catch.two", seat=seat, kind=kind, square=SQUARES[at])


def finish(table: Tablut, rule: str, *winners: int) -> None:
    """End the match by a rule."""
    result = Result(tuple(int(seat in winners) for seat in (MUSCOVY, SWEDEN)), winners)
    table.finish(result)
    if table.story:
        table.tell(rule, seat=winners[0], drawn=int(len(winners) > 1))
