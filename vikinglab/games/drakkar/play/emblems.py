"""Emblems: look at one, take it, and what comes of a right or a wrong take."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from vikinglab.core.engine.decision import Action, Decision, FromPool, Step
from vikinglab.core.words.rulebook import rule

from .. import scoring
from ..table import CAPTIVE, Drakkar
from .words import square_word, symbol_word


class See(Action):
    """Look at the emblem in secret."""


class Take(Action):
    """Take the emblem, seen or not."""


class Leave(Action):
    """Neither look nor take."""

    def facts(self, table: Drakkar, decision: Decision) -> Mapping[str, object]:
        return {"then": "roll" if isinstance(decision, ClaimUnderPawn) else "play"}


_LEAVE = Leave()


class OnEmblem(Decision):
    """Your pawn has landed on an emblem: look at it, take it, or do neither."""

    rules = ("land.choice", "take.blind", "emblem.blocked")
    choices = (See(), Take(), _LEAVE)

    square: str

    def resolve(self, table: Drakkar, action: Action) -> None:
        if isinstance(action, See):
            table.push(LookAt(self.seat, self.square))
        elif isinstance(action, Take):
            table.push(TurnUp(self.seat, self.square))
        elif table.story:
            table.tell("land.choice", seat=self.seat, square=self.square)

    def question_facts(self, table: Drakkar) -> Mapping[str, object]:
        return {"square": self.square}


class _Emblem(FromPool):
    """The face of an emblem, when someone first sees it."""

    stream = "emblems"
    pile = "emblems"

    seat: int
    square: str

    def slot(self, table: Drakkar) -> str:
        return table.lies[self.square]


class LookAt(_Emblem):
    """The player looks at the emblem and puts it back: all see that, and nobody else sees what it shows."""

    rules = ("look.see", "look.by-heart", "team.silence")

    def resolve(self, table: Drakkar, outcome: str) -> None:
        table.look(self.square, outcome, self.seat)
        if table.story:
            table.tell("look.see", seat=self.seat, square=self.square)
            seen = {"seat": self.seat, "square": self.square, "symbol": symbol_word(outcome)}
            also = ("look.by-heart", *["team.silence"] * table.teams)
            table.tell("look.secret", only=(self.seat,), also=also, **seen)


class TurnDown(Step):
    """An emblem that was shown to all lies face up for one more turn, so that nobody has to see it in haste."""

    rules = ("take.wrong",)

    def run(self, table: Drakkar) -> None:
        table.shown = ""


class TurnUp(_Emblem):
    """An emblem that is taken is shown to all: right, if one of your shields waits for it, else you are punished."""

    rules = ("take.right", "take.wrong")

    def resolve(self, table: Drakkar, outcome: str) -> None:
        blind = () if table.lies[self.square] in table.seen[self.seat] else ("take.blind",)
        table.show(self.square, outcome)
        needing = table.needing(self.seat, outcome)
        if not needing:
            self._punish(table, outcome, blind)
        elif len(needing) > 1:
            table.push(ChooseShield(self.seat, self.square))
            if table.story:
                table.tell("team.choose", seat=self.seat, square=self.square, symbol=symbol_word(outcome))
        else:
            _put_on_shield(table, self.seat, self.square, needing[0], also=blind)

    def _punish(self, table: Drakkar, outcome: str, blind: tuple[str, ...]) -> None:
        replaces = CAPTIVE in table.held[2 * self.seat : 2 * self.seat + 2]
        table.shown = table.lies[self.square]
        table.punish(self.seat)
        # The turn is over at once, and the emblem isn't turned down at its end.
        table.drop_to(TurnDown)
        table.stack.pop()
        if table.story:
            owners = [seat for seat in table.team(self.seat) if outcome in table.clan(seat)]
            owner = "own" if self.seat in owners else "partner" if owners else "nobody"
            shown: dict[str, Any] = {"square": self.square, "symbol": symbol_word(outcome), "owner": owner}
            table.tell("take.wrong", also=("take.own-shields", *blind), seat=self.seat, **shown)
            also = ("prison.replaces",) if replaces else ()
            table.tell("prison.both", also=also, seat=self.seat, turns=table.box.turns)


@rule("take.right")
def _put_on_shield(table: Drakkar, seat: int, square: str, owner: int, also: tuple[str, ...] = ()) -> None:
    """Put a taken emblem on a shield, one's own or one's partner's."""
    taken = symbol_word(table.take(square, owner))
    if table.story:
        filled, whose = len(table.shields[owner]), "own" if owner == seat else "partner"
        facts: dict[str, Any] = {"symbol": taken, "square": square, "filled": filled, "whose": whose}
        also += ("team.shields",) if owner != seat else ()
        table.tell("take.right", also=also, seat=seat, leader=owner, **facts)
    scoring.finish_if_won(table, owner)


class Place(Action):
    """Put the emblem on a shield of a seat."""

    untimely = "team.shields"
    elsewhere = "team.choose"

    seat: int

    def facts(self, table: Drakkar, decision: ChooseShield) -> Mapping[str, object]:
        team = table.team(decision.seat)
        whose = "own" if self.seat == decision.seat else "partner" if self.seat in team else "rival"
        return {"whose": whose, "rival": self.seat}


class ChooseShield(Decision):
    """If you both need the emblem, you choose on whose shield it goes."""

    rules = ("team.choose",)

    square: str

    def candidates(self, table: Drakkar) -> Sequence[Action]:
        return [*map(Place, table.team(self.seat))]

    def reach(self, table: Drakkar) -> Sequence[Action]:
        return [*map(Place, range(table.players))]

    def refuse(self, table: Drakkar, action: Any) -> str | None:
        return None if action.seat in table.team(self.seat) else "team.choose"

    def resolve(self, table: Drakkar, action: Any) -> None:
        _put_on_shield(table, self.seat, self.square, action.seat, also=("team.choose",))

    def question_facts(self, table: Drakkar) -> Mapping[str, object]:
        return {"square": self.square, "symbol": symbol_word(self._symbol(table))}

    def path(self, table: Drakkar, action: Any) -> tuple[str, ...]:
        return (f"shield:{action.seat}:{self._symbol(table)}",)

    def _symbol(self, table: Drakkar) -> str:
        shown = table.emblems.slots[table.lies[self.square]].value
        assert shown is not None
        return shown


class Claim(Action):
    """Take the emblem under a pawn of yours before you roll."""

    path = ("square:{square}",)
    untimely = "take.landing"
    elsewhere = "take.landing"

    square: str

    def refused(self, table: Drakkar, decision: ClaimUnderPawn) -> str | None:
        under_pawn = self.square in table.lies and self.square in table.squares(decision.seat)
        return None if under_pawn else "take.landing"

    def facts(self, table: Drakkar, decision: ClaimUnderPawn) -> Mapping[str, object]:
        return {"lies": "emblem" if self.square in table.lies else "nothing", "there": square_word(table, self.square)}


@rule("take.landing")
def claims(table: Drakkar, seat: int) -> list[Decision]:
    """Return the choice before the roll, where the rulebook is read so and a pawn of the seat stands on an emblem."""
    on_emblems = table.box.claims and any(square in table.lies for square in table.squares(seat))
    return [ClaimUnderPawn(seat)] if on_emblems else []


class ClaimUnderPawn(Decision):
    """Before you roll, you may take an emblem that your pawn stands on."""

    rules = ("take.landing",)

    def candidates(self, table: Drakkar) -> Sequence[Action]:
        return [*(Claim(square) for square in table.squares(self.seat) if square in table.lies), _LEAVE]

    def reach(self, table: Drakkar) -> Sequence[Action]:
        return [*map(Claim, table.box.board.places), _LEAVE]

    def resolve(self, table: Drakkar, action: Any) -> None:
        table.looks[self.seat] = ""
        if isinstance(action, Claim):
            table.push(TurnUp(self.seat, action.square))
        elif table.story:
            table.tell("take.landing", seat=self.seat)
