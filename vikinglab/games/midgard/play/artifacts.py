"""Artifacts: each stores a die, which works in its location when it is discarded."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vikinglab.core.engine.decision import Action, Pending

from .. import effects
from ..dice import added, without
from ..table import Midgard
from .choosing import _Choice, word
from .crew import Aboard
from .doing import Do, bars, does


class Use(Action):
    """Discard the die on an artifact, and do what it says."""

    path = ("artifact:{seat}:{card}",)
    untimely = "artifact.use"

    card: str


class _InPart(_Choice):
    """A decision in a seat's own part of a location: artifacts that are marked with it may be used as well."""

    def offers(self, table: Midgard) -> Sequence[Action]:
        """Return what can be chosen beside artifacts."""
        return self.choices

    def choose(self, table: Midgard, action: Any) -> None:
        """Carry out what isn't the use of an artifact."""
        raise NotImplementedError

    def uses(self, table: Midgard) -> list[Action]:
        """Return the artifacts that may be used here."""
        return [Use(card) for card in dict.fromkeys(table.usable(self.seat))]

    def candidates(self, table: Midgard) -> Sequence[Action]:
        offers = self.offers(table)
        return [*offers, *self.uses(table)] if table.longships[self.seat].artifacts else offers

    def resolve(self, table: Midgard, action: Action) -> None:
        if isinstance(action, Use):
            self._use(table, action, self)
        else:
            self.choose(table, action)

    def _use(self, table: Midgard, action: Use, then: Pending) -> None:
        """Do what an artifact says, and go on with ``then``."""
        ship = table.longships[self.seat]
        die = table.store(self.seat, action.card, "")
        table.supply[die[0]] += 1
        ship.used = added(ship.used, action.card)
        table.push(Do(self.seat, action.card), then)
        if table.story:
            table.tell("artifact.use", seat=self.seat, source=table.box.cards[action.card].word, how="use")


# ------------------------------------------------------------------------------------------------ Places


def take_artifact(table: Midgard, seat: int, card: str) -> None:
    """Place an artifact on a longship; where all places are taken, one must go."""
    ship = table.longships[seat]
    if len(ship.artifacts) == table.box.artifact_places:
        table.push(ReplaceArtifact(seat, (card,)))
        return
    ship.artifacts, ship.stored = (*ship.artifacts, card), (*ship.stored, "")
    table.push(Aboard(seat))
    if table.story:
        table.tell("artifact.places", seat=seat, card=table.box.cards[card].word, gone=0)


class GiveUp(Action):
    """Put an artifact onto your Glory pile."""

    untimely = "artifact.places"

    card: str


class ReplaceArtifact(_Choice):
    """With four artifacts in place, put one of them or the new one onto your Glory pile."""

    rules = ("artifact.places",)

    cards: tuple[str, ...]

    def candidates(self, table: Midgard) -> Sequence[Action]:
        return [*map(GiveUp, dict.fromkeys((*table.longships[self.seat].artifacts, *self.cards)))]

    def resolve(self, table: Midgard, action: Any) -> None:
        ship, [new] = table.longships[self.seat], self.cards
        table.keep(self.seat, action.card)
        if action.card != new:
            at = ship.artifacts.index(action.card)
            # The die that it held goes back to the supply.
            if ship.stored[at]:
                table.supply[ship.stored[at][0]] += 1
            ship.artifacts, ship.stored = without(ship.artifacts, action.card), ship.stored[:at] + ship.stored[at + 1 :]
            take_artifact(table, self.seat, new)
        if table.story:
            table.tell("artifact.places", seat=self.seat, card=table.box.cards[action.card].word, gone=1)

    def path(self, table: Midgard, action: Any) -> tuple[str, ...]:
        return (f"hand:{action.card}" if action.card in self.cards else f"artifact:{self.seat}:{action.card}",)


# ------------------------------------------------------------------------------------------------ Ship Upgrades


class Fit(Action):
    """Take a Ship Upgrade of this face."""

    path = ("do:fit-{face}",)
    untimely = "upgrade.choice"

    face: str


@does(effects.Upgrade)
def upgrade(table: Midgard, seat: int, effect: effects.Upgrade, key: str) -> None:
    """Give a seat a Ship Upgrade: that of the card, or one of its choice where it is so ruled."""
    if table.box.any_upgrade:
        table.push(ChooseUpgrade(seat))
    else:
        ChooseUpgrade(seat).resolve(table, Fit(effect.face))


@bars(effects.Upgrade)
def cant_upgrade(table: Midgard, seat: int, effect: effects.Upgrade) -> str | None:
    """A Ship Upgrade needs a free place, and a token that is left."""
    return None if table.can_upgrade(seat, effect.face) else "upgrade.choice"


class ChooseUpgrade(_Choice):
    """Choose a Ship Upgrade that is left."""

    rules = ("upgrade.choice",)
    choices = tuple(map(Fit, effects.TOKENS))

    def refuse(self, table: Midgard, action: Any) -> str | None:
        return None if table.tokens_left(action.face) else "upgrade.choice"

    def resolve(self, table: Midgard, action: Any) -> None:
        ship = table.longships[self.seat]
        ship.upgrades = added(ship.upgrades, action.face)
        if table.story:
            table.tell("upgrade.token", seat=self.seat, piece=word(f"T{action.face}"))
