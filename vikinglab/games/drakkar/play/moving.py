"""Moving: pawns come out, and each die moves a piece straight on."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from vikinglab.core.engine.decision import Action, Decision, Step
from vikinglab.core.words.rulebook import rule

from ..box import Move
from ..table import CAPTIVE, FREE, RELEASED, Drakkar
from .emblems import OnEmblem
from .words import square_word


class Pass(Action):
    """Play no more of the dice."""

    ends = True


_PASS = Pass()


class _Reach(list[Action]):
    """Straight moves, to be walked; a person may point with a piece at any other square of the board as well."""

    def __init__(self, moves: list[Action], starts: Collection[str], places: Collection[str]) -> None:
        super().__init__(moves)
        self._starts, self._places = starts, places

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, Move):
            return super().__contains__(action)
        return action.start in self._starts and action.end in self._places and action.end != action.start


class _MovePiece(Decision):
    """The rules for every die that is played."""

    dice: tuple[int, ...]
    """The dice that are still to be played."""
    moved: str = ""
    """The square of the piece that the other die has moved."""

    def elsewhere(self, table: Drakkar, action: Any) -> str | None:
        """Squares and pieces are what they are."""
        if not {action.start, action.end} <= table.box.board.places.keys():
            return "setup.emblems"
        stays = action.start == action.end and action.start in {*table.stands, *table.lies}
        return "dice.exact" if stays else "dice.two-pieces"

    def refuse(self, table: Drakkar, action: Any) -> str | None:
        if type(action) is Pass:
            return None
        start, end, stands = action.start, action.end, table.stands
        if start in stands:
            return self._refuse_pawn(table, start, end)
        if start == self.moved:
            return "dice.one-piece"
        return "drakkar.pawns-only" if "-" in end else self._refuse_emblem(table, start, end)

    def _refuse_emblem(self, table: Drakkar, start: str, end: str) -> str | None:
        way = table.box.board.ways[start].get(end)
        if way is None:
            return self._refuse_far(table, start, end)
        if way.far not in self.dice:
            return self._refuse_length(way.far)
        if end in table.stands:
            return "emblem.under-pawn"
        return "emblem.on-emblem" if end in table.lies else None

    def _refuse_pawn(self, table: Drakkar, start: str, end: str) -> str | None:
        pawn = table.stands[start]
        if pawn // 2 != self.seat:
            return "emblem.blocked" if start in table.lies else "pawn.own"
        if start == self.moved:
            return "dice.one-piece"
        way = table.box.board.ways[start].get(end)
        if "-" in end or way is None:
            return "drakkar.no-return" if "-" in end else self._refuse_far(table, start, end)
        if way.kind == "aslant":
            return "drakkar.straight-out"
        release = table.box.release
        if table.held[pawn] and (way.far != release or release not in self.dice):
            return self._captive(table, pawn)
        if way.far not in self.dice:
            return self._refuse_length(way.far)
        return table.bars_pawn(self.seat, start, end)

    @rule("move.straight")
    def _refuse_far(self, table: Drakkar, start: str, end: str) -> str:
        """Return why a piece can’t go to a square that no die leads to."""
        board = table.box.board
        ahead = any(one == other for one, other in zip(board.places[start], board.places[end], strict=True))
        if "-" in start and not ahead:
            return "drakkar.straight-out"
        far = board.far(start, end)
        if not far:
            return "move.straight"
        pawn = table.stands.get(start)
        return self._captive(table, pawn) if pawn is not None and table.held[pawn] else self._refuse_length(far)

    def _captive(self, table: Drakkar, pawn: int) -> str:
        """Return why a captured pawn stays: its six can’t bring it out, or the move isn’t by a six."""
        barred = table.held[pawn] == RELEASED and table.box.release in self.dice
        return "prison.barred" if barred else "prison.six"

    def _refuse_length(self, far: int) -> str:
        """Return why a piece can’t go this far: no die says so, though both together may."""
        return "dice.one-piece" if len(self.dice) == 2 and far == sum(self.dice) else "dice.exact"

    def reach(self, table: Drakkar) -> _Reach:
        board, starts = table.box.board, dict.fromkeys([*table.stands, *table.lies])
        moves = [way.move for start in starts for way in board.ways[start].values()]
        return _Reach([_PASS, *moves], starts, board.places)

    def resolve(self, table: Drakkar, action: Any) -> None:
        table.looks[self.seat] = ""
        if type(action) is Pass:
            if table.story:
                table.tell("dice.free", seat=self.seat)
        else:
            self._move(table, action.start, action.end)

    def _move(self, table: Drakkar, start: str, end: str) -> None:
        """Move a piece; what a pawn lands on comes before the other die."""
        dice = list(self.dice)
        dice.remove(table.box.board.ways[start][end].far)
        rest, caught = [self._rest(tuple(dice), end)] if dice else [], None
        piece = _piece(table, start)
        also = self._at_work(table, start, end) if table.story else ()
        if piece == "emblem":
            table.move_emblem(start, end)
        else:
            caught = table.stands.pop(end, None)
            table.held[table.stands[start]] = FREE
            table.move_pawn(start, end)
            if caught is not None:
                table.imprison(caught)
            rest[:0] = [OnEmblem(self.seat, end)] * (end in table.lies)
        table.push(*rest)
        if table.story:
            table.tell("move.straight", also=also, seat=self.seat, piece=piece, start=start, end=end)
            if caught is not None:
                self._tell_capture(table, end, caught)

    def _rest(self, dice: tuple[int, ...], end: str) -> Any:
        """Return the decision that comes after a move, with the other die."""
        return PlayDice(self.seat, dice, end)

    def _at_work(self, table: Drakkar, start: str, end: str) -> tuple[str, ...]:
        """Return the rules that are at work where a piece is about to move, and tell nothing by themselves."""
        between = {*table.box.board.ways[start][end].between}
        over_emblems, over_pawns = between & table.lies.keys(), between & table.stands.keys()
        if start in table.stands:
            rules = (*["pawn.over-emblems"] * bool(over_emblems), *self._comes_out(table, start))
        else:
            rules = ("emblem.anybody", *["emblem.over-all"] * bool(over_emblems or over_pawns))
        held = CAPTIVE in table.held[2 * self.seat : 2 * self.seat + 2]
        return (*rules, *["dice.two-pieces"] * bool(self.moved), *["prison.others"] * held)

    def _comes_out(self, table: Drakkar, start: str) -> tuple[str, ...]:
        """Return the rule by which a pawn that isn't captured comes out after its first turn."""
        free = start in table.homes(self.seat) and table.held[table.stands[start]] == FREE
        return ("prison.back",) if free else ()

    def _tell_capture(self, table: Drakkar, square: str, pawn: int) -> None:
        rival, prison = pawn // 2, table.square_of(pawn)
        table.tell("free.capture", seat=self.seat, rival=rival, square=square)
        home, ways = square_word(table, prison), table.ways_out(rival, prison)
        table.tell("free.worse-square", seat=rival, home=home, ways=ways)

    def question_facts(self, table: Drakkar) -> Mapping[str, object]:
        one, two = self.dice[0], self.dice[-1]
        dice = "one" if len(self.dice) == 1 else "alike" if one == two else "two"
        return {"number": len(self.dice), "dice": dice, "one": one, "two": two}

    def action_facts(self, table: Drakkar, action: Action) -> Mapping[str, object]:
        move = _named_move(table, action) if isinstance(action, Move) else {}
        return {**self.question_facts(table), **move}

    def refusal_facts(self, table: Drakkar, action: Any, rule: str) -> Mapping[str, object]:
        facts, release = self.action_facts(table, action), table.box.release
        if not isinstance(action, Move):
            return facts
        start, end = action.start, action.end
        facts = {**facts, "far": table.box.board.far(start, end), "release": release, "rolled": release in self.dice}
        match rule:
            case "drakkar.no-return":
                return {**facts, **self._moored(table, end)}
            case "pawn.own" | "emblem.blocked":
                return {**facts, **self._pawn_at(table, start)}
            case "pawn.no-jump":
                between = table.box.board.ways[start][end].between
                return {**facts, **self._pawn_at(table, next(square for square in between if square in table.stands))}
            case "pawn.occupied" | "free.only-blocking" | "emblem.under-pawn":
                return {**facts, **self._pawn_at(table, end)}
        return facts

    def _pawn_at(self, table: Drakkar, square: str) -> dict[str, object]:
        """Return the facts about the pawn on a square: its owner."""
        owner = table.stands[square] // 2
        whose = "own" if owner == self.seat else "partner" if owner in table.team(self.seat) else "rival"
        return {"square": square, "rival": owner, "whose": whose}

    def _moored(self, table: Drakkar, home: str) -> dict[str, object]:
        """Return the facts about a drakkar square: its owner."""
        owners = [seat for seat in range(table.players) if home in table.homes(seat)]
        return {"whose": "own" if owners == [self.seat] else "rival" if owners else "nobody"}


class ComeOut(Step):
    """A pawn comes out, unless a pawn bars the way of all that might."""

    seat: int
    dice: tuple[int, ...]

    def run(self, table: Drakkar) -> None:
        seat, homes = self.seat, [home for home in table.homes(self.seat) if home in table.stands]
        if any(table.can_leave(seat, home, face) for home in homes for face in self.dice):
            table.push(BringOut(seat, self.dice))
        elif table.story and homes:
            table.tell("begin.barred", seat=seat, number=len(homes))


class BringOut(_MovePiece):
    """Bring out one of your pawns with one of the dice, and then the other with the other."""

    rules = ("begin.both", "begin.choose")

    def candidates(self, table: Drakkar) -> Sequence[Action]:
        steps = table.box.board.steps[self.dice]
        return [move for home in table.homes(self.seat) if home in table.stands for _, move in steps[home]]

    def refuse(self, table: Drakkar, action: Any) -> str | None:
        if type(action) is Pass or action.start not in table.homes(self.seat):
            return "begin.both"
        return super().refuse(table, action)

    def _rest(self, dice: tuple[int, ...], end: str) -> Any:
        return ComeOut(self.seat, dice)

    def _comes_out(self, table: Drakkar, start: str) -> tuple[str, ...]:
        return ("begin.choose",)


class PlayDice(_MovePiece):
    """Move one piece by each die: your pawns, or emblems that no pawn blocks."""

    rules = ("dice.two-pieces", "move.straight", "emblem.anybody", "emblem.over-all", "prison.others")

    def candidates(self, table: Drakkar) -> Sequence[Action]:
        return [_PASS, *self._of_pawns(table), *self._of_emblems(table)]

    def legal(self, table: Drakkar) -> list[Action]:
        """List what pawns aren't refused, and all candidates of emblems: nothing that they may pass bars their way."""
        pawns = [move for move in self._of_pawns(table) if self.refuse(table, move) is None]
        return [_PASS, *pawns, *self._of_emblems(table)]

    def _of_pawns(self, table: Drakkar) -> list[Move]:
        """Return the moves of the seat’s pawns that the dice allow."""
        steps, mine = table.box.board.steps[self.dice], self.seat
        return [move for start, pawn in table.stands.items() if pawn // 2 == mine for _, move in steps[start]]

    def _of_emblems(self, table: Drakkar) -> list[Move]:
        """Return the moves of emblems that the dice allow: to any free square, if they aren’t blocked or moved."""
        steps, lies, stands, moved = table.box.board.steps[self.dice], table.lies, table.stands, self.moved
        free = [start for start in lies if start not in stands and start != moved]
        taken = {*stands, *lies}
        return [move for start in free for end, move in steps[start] if end not in taken]


def _named_move(table: Drakkar, move: Move) -> dict[str, Any]:
    """Return the facts of a move."""
    start, end = move.start, move.end
    return {"piece": _piece(table, start), "start": square_word(table, start), "end": square_word(table, end)}


def _piece(table: Drakkar, start: str) -> str:
    """Return the piece that moves from a square: an emblem, or a pawn, which may come out of its drakkar."""
    return "emblem" if start not in table.stands else "out" if "-" in start else "pawn"
