"""The rules of Drakkar, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import combinations_with_replacement
from random import Random
from typing import Any

from vikinglab.core.engine.decision import Action, Chance, Decision, FromPool, Step
from vikinglab.core.engine.pool import Pool
from vikinglab.core.words.rulebook import rule
from vikinglab.core.words.speech import Word

from . import scoring
from .box import FACES, FILES, SYMBOLS, Box, Move
from .table import CAPTIVE, FREE, RELEASED, Drakkar

# ------------------------------------------------------------------------------------------------ Setting up


@rule("setup.emblems", "setup.two", "setup.pawns")
def setup(box: Box, players: int) -> Drakkar:
    """The emblems face down on their circles, and the pawns on their drakkar squares."""
    copies = box.content.copies[str(players)].value
    circles = box.circles(players)
    homes = [home for seat in range(players) for home in box.homes(players, seat)]
    table = Drakkar(
        players=players,
        emblems=Pool.of([*SYMBOLS] * copies),
        lies={square: f"e{number}" for number, square in enumerate(circles, 1)},
        stands={home: pawn for pawn, home in enumerate(homes)},
        held=[FREE] * len(homes),
        missing=[0] * players,
        shields=[()] * players,
        seen=[()] * players,
        looks=[""] * players,
    )
    table.box = box
    for slot in table.lies.values():
        table.emblems.deal(slot)
    table.push(ThrowForFirst(tuple(range(players))))
    return table


_THROWS = [((one, other), 1 + (one != other)) for one, other in combinations_with_replacement(FACES, 2)]
"""What two dice can show."""


class _TwoDice(Chance):
    """Two dice are thrown."""

    stream = "dice"

    def outcomes(self, table: Drakkar) -> list[tuple[tuple[int, int], int]]:
        return _THROWS

    def draw(self, table: Drakkar, rng: Random) -> tuple[int, int]:
        one, other = 1 + int(rng.random() * 6), 1 + int(rng.random() * 6)
        return min(one, other), max(one, other)


class ThrowForFirst(_TwoDice):
    """Each player throws both dice: the highest total begins, and who has equally much throws again."""

    rules = ("begin.first-player",)

    contenders: tuple[int, ...]
    totals: tuple[int, ...] = ()
    """What the first of them have thrown."""

    @property
    def thrower(self) -> int:
        """Return who throws now."""
        return self.contenders[len(self.totals)]

    def resolve(self, table: Drakkar, outcome: tuple[int, int]) -> None:
        totals = (*self.totals, sum(outcome))
        leaders = tuple(seat for seat, total in zip(self.contenders, totals, strict=False) if total == max(totals))
        still = len(totals) < len(self.contenders)
        if still:
            table.push(ThrowForFirst(self.contenders, totals))
        elif len(leaders) == 1:
            _begin(table, *leaders)
        else:
            table.push(ThrowForFirst(leaders))
        if table.story:
            ends = 0 if still else len(leaders)
            table.tell("begin.first-player", seat=self.thrower, total=totals[-1], ends=ends, leader=leaders[0])


def _begin(table: Drakkar, first: int) -> None:
    """From the first player on to the left, everybody has a first turn; then they go on in turn."""
    order = [(first + place) % table.players for place in range(table.players)]
    table.push(*map(FirstTurn, order), Turn(first))


# ------------------------------------------------------------------------------------------------ The turn


class Turn(Step):
    """In turn each seat throws two dice; one that was punished misses its turns."""

    rules = ("turn.order", "prison.back")

    seat: int

    def run(self, table: Drakkar) -> None:
        seat = self.seat
        table.push(Turn(table.after(seat)))
        if table.missing[seat]:
            table.missing[seat] -= 1
            if table.story:
                table.tell("prison.turns", seat=seat, left=table.missing[seat])
            return
        for pawn in (2 * seat, 2 * seat + 1):
            if table.held[pawn] == RELEASED:
                table.held[pawn] = FREE
        table.push(*_claims(table, seat), ThrowDice(seat), TurnDown())


class FirstTurn(Turn):
    """In their first turn, players bring both pawns out."""

    def run(self, table: Drakkar) -> None:
        table.push(ThrowFirstDice(self.seat), TurnDown())


class TurnDown(Step):
    """An emblem that was shown to all lies face up for one more turn, so that nobody has to see it in haste."""

    rules = ("take.wrong",)

    def run(self, table: Drakkar) -> None:
        table.shown = ""


class ThrowDice(_TwoDice):
    """Two dice are thrown, to move two pieces."""

    seat: int

    def resolve(self, table: Drakkar, outcome: tuple[int, int]) -> None:
        barred = release(table, self.seat, outcome)
        table.push(PlayDice(self.seat, outcome))
        if table.story:
            table.tell("turn.order", seat=self.seat, one=outcome[0], two=outcome[1])
            for _ in barred:
                table.tell("prison.barred", seat=self.seat, release=table.box.release)


@rule("prison.barred")
def release(table: Drakkar, seat: int, dice: Sequence[int]) -> list[int]:
    """Release the captured pawns that their six can't bring out: from the next turn on they need none."""
    face = table.box.release
    if face not in dice:
        return []
    captives = [pawn for pawn in (2 * seat, 2 * seat + 1) if table.held[pawn] == CAPTIVE]
    barred = [pawn for pawn in captives if not table.can_leave(seat, table.square_of(pawn), face)]
    for pawn in barred:
        table.held[pawn] = RELEASED
    return barred


class ThrowFirstDice(_TwoDice):
    """The first two dice of a player bring out a pawn each."""

    seat: int

    def resolve(self, table: Drakkar, outcome: tuple[int, int]) -> None:
        table.push(ComeOut(self.seat, outcome))
        if table.story:
            table.tell("turn.order", seat=self.seat, one=outcome[0], two=outcome[1])


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


# ------------------------------------------------------------------------------------------------ Moving


class Pass(Action):
    """Play no more of the dice."""


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
    """Where the piece is that the other die has moved."""

    def refuse(self, table: Drakkar, action: Any) -> str | None:
        if type(action) is Pass:
            return None
        start, end, stands = action.start, action.end, table.stands
        if start in stands:
            return self._refuse_pawn(table, start, end)
        if start == self.moved:
            return "dice.one-piece"
        way = table.box.board.ways[start].get(end)
        if way is None:
            return "drakkar.pawns-only" if "-" in end else self._refuse_far(table, start, end)
        if way.far not in self.dice:
            return self._refuse_length(way.far)
        if end in stands:
            return "emblem.under-pawn"
        if end in table.lies:
            return "emblem.on-emblem"
        return "drakkar.pawns-only" if way.kind == "in" else None

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
        """Why a piece can't go to a square that no die leads to."""
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
        """Why a captured pawn stays: it has no six, or the six that it has can't bring it out."""
        barred = table.held[pawn] == RELEASED and table.box.release in self.dice
        return "prison.barred" if barred else "prison.six"

    def _refuse_length(self, far: int) -> str:
        """Why a piece can't go so far: no die says so, though both together may."""
        return "dice.one-piece" if len(self.dice) == 2 and far == sum(self.dice) else "dice.exact"

    def reach(self, table: Drakkar) -> _Reach:
        moves = table.box.board.moves
        starts = dict.fromkeys([*table.stands, *table.lies])
        return _Reach([_PASS, *(move for start in starts for move in moves[start])], starts, table.box.board.places)

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
        rest = [self._rest(tuple(dice), end)] if dice else []
        if start not in table.stands:
            table.move_emblem(start, end)
            table.push(*rest)
            if table.story:
                table.tell("move.straight", seat=self.seat, piece="emblem", start=start, end=end)
            return
        caught = table.stands.pop(end, None)
        table.held[table.stands[start]] = FREE
        table.move_pawn(start, end)
        prison = table.imprison(caught) if caught is not None else ""
        table.push(*([OnEmblem(self.seat, end)] if end in table.lies else []), *rest)
        if table.story:
            self._tell(table, start, end, caught, prison)

    def _rest(self, dice: tuple[int, ...], end: str) -> Any:
        """Return what comes after a move, with the other die."""
        return PlayDice(self.seat, dice, end)

    def _tell(self, table: Drakkar, start: str, end: str, caught: int | None, prison: str) -> None:
        piece = "out" if start in table.homes(self.seat) else "pawn"
        table.tell("move.straight", seat=self.seat, piece=piece, start=start, end=end)
        if caught is not None:
            rival = caught // 2
            table.tell("free.capture", seat=self.seat, rival=rival, square=end)
            ways = table.ways_out(rival, prison)
            table.tell("free.worse-square", seat=rival, line=_line(prison, table), ways=ways)

    def facts(self, table: Drakkar, action: Any = None, rule: str | None = None) -> Mapping[str, Any]:
        one, two = self.dice[0], self.dice[-1]
        facts = {"number": len(self.dice), "one": one, "two": two, "same": int(one == two)}
        if isinstance(action, Move):
            facts |= _named_move(table, action)
            if rule is not None:
                facts |= self._reason(table, action, rule)
        return facts

    def _reason(self, table: Drakkar, move: Move, rule: str) -> dict[str, Any]:
        """Return how far a move goes, and the pawn that is in its way."""
        start, end, stands, board = move.start, move.end, table.stands, table.box.board
        between = board.ways[start][end].between if end in board.ways[start] else ()
        in_the_way = next((square for square in between if square in stands), end)
        square = {"pawn.own": start, "emblem.blocked": start, "pawn.no-jump": in_the_way}.get(rule, end)
        facts = {"far": board.far(start, end), "release": table.box.release, "sum": int(len(self.dice) > 1)}
        facts["home"] = int(end in table.homes(self.seat))
        pawn = stands.get(square)
        return (
            facts
            if pawn is None
            else facts | {"square": square, "rival": pawn // 2, "own": int(pawn // 2 == self.seat)}
        )

    def path(self, table: Drakkar, action: Action) -> tuple[str, ...]:
        if isinstance(action, Move):
            return (f"square:{action.start}", f"square:{action.end}")
        return super().path(table, action)


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


class PlayDice(_MovePiece):
    """Move one piece by each die: your pawns, or emblems that no pawn blocks."""

    rules = ("dice.two-pieces", "move.straight", "emblem.anybody", "emblem.over-all", "prison.others")

    def candidates(self, table: Drakkar) -> Sequence[Action]:
        steps, lies, stands, mine = table.box.board.steps[self.dice], table.lies, table.stands, self.seat
        found: list[Action] = [_PASS]
        for start, pawn in stands.items():
            if pawn // 2 == mine:
                found += [move for _, move in steps[start]]
        taken = {*stands, *lies}
        for start in lies:
            if start not in stands:
                found += [move for end, move in steps[start] if end not in taken]
        return found


# ------------------------------------------------------------------------------------------------ On an emblem


class See(Action):
    """Look at the emblem in secret."""


class Take(Action):
    """Take the emblem, seen or not."""


class Leave(Action):
    """Neither look nor take."""


_CHOICES = (See(), Take(), Leave())


class OnEmblem(Decision):
    """Your pawn has landed on an emblem: look at it, take it, or do neither."""

    rules = ("land.choice", "take.blind", "emblem.blocked")

    square: str

    def candidates(self, table: Drakkar) -> Sequence[Action]:
        return _CHOICES

    def resolve(self, table: Drakkar, action: Action) -> None:
        if isinstance(action, See):
            table.push(LookAt(self.seat, self.square))
        elif isinstance(action, Take):
            table.push(TurnUp(self.seat, self.square))
        elif table.story:
            table.tell("land.choice", seat=self.seat, square=self.square)

    def facts(self, table: Drakkar, action: Any = None, rule: str | None = None) -> Mapping[str, Any]:
        return {"square": self.square, "before": 0}


class _Emblem(FromPool):
    """The face of an emblem, when someone first sees it."""

    stream = "emblems"

    seat: int
    square: str

    def pool(self, table: Drakkar) -> Pool:
        return table.emblems

    def slot(self, table: Drakkar) -> str:
        return table.lies[self.square]


class LookAt(_Emblem):
    """The player looks at the emblem and puts it back: all see that, and nobody else sees what it shows."""

    rules = ("look.see", "look.by-heart", "team.silence")

    def resolve(self, table: Drakkar, outcome: str) -> None:
        table.look(self.square, outcome, self.seat)
        if table.story:
            table.tell("look.see", seat=self.seat, square=self.square)
            seen = {"seat": self.seat, "square": self.square, "symbol": symbol(outcome)}
            table.tell("look.secret", only=(self.seat,), **seen)


class TurnUp(_Emblem):
    """An emblem that is taken is shown to all: right, if one of your shields waits for it, else you are punished."""

    rules = ("take.right", "take.wrong")

    def resolve(self, table: Drakkar, outcome: str) -> None:
        table.show(self.square, outcome)
        needing = table.needing(self.seat, outcome)
        if not needing:
            self._punish(table, outcome)
        elif len(needing) > 1:
            table.push(ChooseShield(self.seat, self.square))
        else:
            _put_on_shield(table, self.seat, self.square, *needing)

    def _punish(self, table: Drakkar, outcome: str) -> None:
        table.shown = table.lies[self.square]
        table.punish(self.seat)
        table.drop_to(Turn)
        if table.story:
            owned = (
                1
                if outcome in table.clan(self.seat)
                else 2 * any(outcome in table.clan(seat) for seat in table.team(self.seat))
            )
            shown: dict[str, Any] = {"square": self.square, "symbol": symbol(outcome), "owned": owned}
            table.tell("take.wrong", seat=self.seat, **shown)
            table.tell("prison.both", seat=self.seat, turns=table.box.turns)


def _put_on_shield(table: Drakkar, seat: int, square: str, owner: int) -> None:
    """Put a taken emblem on a shield, one's own or one's partner's."""
    taken = symbol(table.take(square, owner))
    if table.story:
        filled, partner = len(table.shields[owner]), int(owner != seat)
        facts: dict[str, Any] = {"symbol": taken, "square": square, "filled": filled, "partner": partner}
        table.tell("take.right", seat=seat, leader=owner, **facts)
    scoring.finish_if_won(table, owner)


class Place(Action):
    """Put the emblem on a shield of a seat."""

    seat: int


class ChooseShield(Decision):
    """If you both need the emblem, you choose on whose shield it goes."""

    rules = ("team.choose",)

    square: str

    def candidates(self, table: Drakkar) -> Sequence[Action]:
        return [*map(Place, table.team(self.seat))]

    def resolve(self, table: Drakkar, action: Any) -> None:
        _put_on_shield(table, self.seat, self.square, action.seat)

    def facts(self, table: Drakkar, action: Any = None, rule: str | None = None) -> Mapping[str, Any]:
        own = int(action is not None and action.seat == self.seat)
        return {"square": self.square, "symbol": symbol(self._symbol(table)), "own": own}

    def path(self, table: Drakkar, action: Any) -> tuple[str, ...]:
        return (f"shield:{action.seat}:{self._symbol(table)}",)

    def _symbol(self, table: Drakkar) -> str:
        shown = table.emblems.slots[table.lies[self.square]].value
        assert shown is not None
        return shown


class Claim(Action):
    """Take the emblem under a pawn of yours before you throw."""

    square: str


@rule("take.landing")
def _claims(table: Drakkar, seat: int) -> list[Decision]:
    """The choice before the throw, where the rulebook is read so and a pawn of the seat stands on an emblem."""
    on_emblems = table.box.claims and any(square in table.lies for square in table.squares(seat))
    return [ClaimUnderPawn(seat)] if on_emblems else []


class ClaimUnderPawn(Decision):
    """Before you throw, you may take an emblem that your pawn stands on."""

    rules = ("take.landing",)

    def candidates(self, table: Drakkar) -> Sequence[Action]:
        return [*(Claim(square) for square in table.squares(self.seat) if square in table.lies), _CHOICES[-1]]

    def resolve(self, table: Drakkar, action: Any) -> None:
        table.looks[self.seat] = ""
        if isinstance(action, Claim):
            table.push(TurnUp(self.seat, action.square))
        elif table.story:
            table.tell("take.landing", seat=self.seat)

    def facts(self, table: Drakkar, action: Any = None, rule: str | None = None) -> Mapping[str, Any]:
        return {"before": 1}

    def path(self, table: Drakkar, action: Any) -> tuple[str, ...]:
        return (f"square:{action.square}",) if isinstance(action, Claim) else super().path(table, action)


# ------------------------------------------------------------------------------------------------ At the wrong moment


def untimely(table: Drakkar, action: Action) -> str | None:
    """Dice first, or an emblem first: each action has its moment, and squares and pieces are what they are."""
    decision = table.stack[-1]
    match action:
        case Move(start, end) if isinstance(decision, _MovePiece):
            if not {start, end} <= table.box.board.places.keys():
                return "setup.emblems"
            return "dice.exact" if start == end and start in {*table.stands, *table.lies} else "dice.two-pieces"
        case Move() | Pass():
            claiming = "take.landing" if isinstance(decision, ClaimUnderPawn) else "land.choice"
            return "team.choose" if isinstance(decision, ChooseShield) else claiming
        case Place():
            return "team.choose"
        case Claim():
            return "take.landing"
        case See() | Take() | Leave():
            on_emblem = any(square in table.lies for square in table.squares(decision.seat))
            return "take.landing" if on_emblem else "land.choice"
    return None


def pointed(table: Drakkar, path: Sequence[str]) -> Action | None:
    """Return what somebody means who points at a square, and then at another."""
    squares = [id.removeprefix("square:") for id in path]
    return Move(*squares) if len(squares) == 2 else None


# ------------------------------------------------------------------------------------------------ Words


def symbol(name: str) -> Word:
    """An emblem's symbol, as texts know it."""
    return Word(f"symbol-{name}")


def _named_move(table: Drakkar, move: Move) -> dict[str, Any]:
    """A move as texts know it."""
    piece, out = "pawn" if move.start in table.stands else "emblem", int("-" in move.start)
    return {"piece": piece, "out": out, "start": named(table, move.start), "end": named(table, move.end)}


def named(table: Drakkar, square: str) -> Word:
    """Return a square as texts know it: French says *en h10*, and *sur la case Drakkar h*."""
    return Word("drakkar-square", line=_line(square, table)) if "-" in square else Word("square", square=square)


def _line(home: str, table: Drakkar) -> str:
    """The letter of the file that a drakkar square lies before, or the number of the rank."""
    across, up = table.box.board.places[home]
    return FILES[across - 1] if home.startswith(("south", "north")) else str(up)
