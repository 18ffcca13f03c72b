"""Emblems: look at one, take it, and what comes of a right or a wrong take."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from vikinglab.core.engine.decision import Action, Decision, FromPool
from vikinglab.core.words.rulebook import rule

from .. import scoring
from ..table import CAPTIVE, Drakkar
from .words import symbol_word


class See(Action):
    """Look at the emblem in secret."""


class Take(Action):
    """Take the emblem, seen or not."""


class Leave(Action):
    """Neither look nor take."""


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

    def facts(self, table: Drakkar, action: Any = None, rule: str | None = None) -> Mapping[str, Any]:
        return {"square": self.square, "before": 0}


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
        # Turns and emblems call for each other: a turn may begin with an emblem, and a wrong take ends it.
        from .turn import Turn

        table.drop_to(Turn)
        if table.story:
            owners = [seat for seat in table.team(self.seat) if outcome in table.clan(seat)]
            owned = 1 if self.seat in owners else 2 if owners else 0
            shown: dict[str, Any] = {"square": self.square, "symbol": symbol_word(outcome), "owned": owned}
            table.tell("take.wrong", also=("take.own-shields", *blind), seat=self.seat, **shown)
            also = ("prison.replaces",) if replaces else ()
            table.tell("prison.both", also=also, seat=self.seat, turns=table.box.turns)


def _put_on_shield(table: Drakkar, seat: int, square: str, owner: int, also: tuple[str, ...] = ()) -> None:
    """Put a taken emblem on a shield, one's own or one's partner's."""
    taken = symbol_word(table.take(square, owner))
    if table.story:
        filled, partner = len(table.shields[owner]), int(owner != seat)
        facts: dict[str, Any] = {"symbol": taken, "square": square, "filled": filled, "partner": partner}
        also += ("team.shields",) if partner else ()
        table.tell("take.right", also=also, seat=seat, leader=owner, **facts)
    scoring.finish_if_won(table, owner)


class Place(Action):
    """Put the emblem on a shield of a seat."""

    untimely = "team.choose"

    seat: int


class ChooseShield(Decision):
    """If you both need the emblem, you choose on whose shield it goes."""

    rules = ("team.choose",)

    square: str

    def candidates(self, table: Drakkar) -> Sequence[Action]:
        return [*map(Place, table.team(self.seat))]

    def resolve(self, table: Drakkar, action: Any) -> None:
        _put_on_shield(table, self.seat, self.square, action.seat, also=("team.choose",))

    def facts(self, table: Drakkar, action: Any = None, rule: str | None = None) -> Mapping[str, Any]:
        own = int(action is not None and action.seat == self.seat)
        return {"square": self.square, "symbol": symbol_word(self._symbol(table)), "own": own}

    def path(self, table: Drakkar, action: Any) -> tuple[str, ...]:
        return (f"shield:{action.seat}:{self._symbol(table)}",)

    def _symbol(self, table: Drakkar) -> str:
        shown = table.emblems.slots[table.lies[self.square]].value
        assert shown is not None
        return shown


class Claim(Action):
    """Take the emblem under a pawn of yours before you throw."""

    path = ("square:{square}",)
    untimely = "take.landing"

    square: str


@rule("take.landing")
def claims(table: Drakkar, seat: int) -> list[Decision]:
    """The choice before the throw, where the rulebook is read so and a pawn of the seat stands on an emblem."""
    on_emblems = table.box.claims and any(square in table.lies for square in table.squares(seat))
    return [ClaimUnderPawn(seat)] if on_emblems else []


class ClaimUnderPawn(Decision):
    """Before you throw, you may take an emblem that your pawn stands on."""

    rules = ("take.landing",)

    def candidates(self, table: Drakkar) -> Sequence[Action]:
        return [*(Claim(square) for square in table.squares(self.seat) if square in table.lies), _LEAVE]

    def resolve(self, table: Drakkar, action: Any) -> None:
        table.looks[self.seat] = ""
        if isinstance(action, Claim):
            table.push(TurnUp(self.seat, action.square))
        elif table.story:
            table.tell("take.landing", seat=self.seat)

    def facts(self, table: Drakkar, action: Any = None, rule: str | None = None) -> Mapping[str, Any]:
        return {"before": 1}
