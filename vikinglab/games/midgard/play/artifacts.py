"""Artifacts: each stores a die, which works in its location when it is discarded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from vikinglab.core.engine.decision import Action
from vikinglab.core.words.rulebook import rule

from .. import effects
from ..dice import added, without
from ..table import Midgard
from .choosing import _Choice, place, word
from .crew import Aboard
from .doing import Do, bars, does


class Use(Action):
    """Discard the die on an artifact, and do what it says."""

    path = ("artifact:{seat}:{card}",)
    untimely = "artifact.use"

    card: str

    def refused(self, table: Midgard, decision: _InPart) -> str | None:
        return None if self in decision.uses(table) else "artifact.use"

    def do(self, table: Midgard, decision: _InPart) -> None:
        seat, ship = decision.seat, table.longships[decision.seat]
        die = table.store(seat, self.card, "")
        table.supply[die[0]] += 1
        ship.used = added(ship.used, self.card)
        table.push(Do(seat, self.card), decision.again())
        if table.story:
            table.tell("artifact.use", seat=seat, source=table.box.cards[self.card].word, how="use")

    def facts(self, table: Midgard, decision: _InPart) -> Mapping[str, Any]:
        location = table.box.artifacts[self.card].location
        if self.card in table.usable(decision.seat):
            why = "late"
        elif location != table.location:
            why = "elsewhere"
        else:
            why = "used" if self.card in table.longships[decision.seat].used else "empty"
        return {"why": why, "place": place(str(location))}


class _InPart(_Choice):
    """A decision in a seat's own part of a location: artifacts that are marked with it may be used as well."""

    def uses(self, table: Midgard) -> list[Action]:
        """Return the artifacts that may be used now."""
        return [Use(card) for card in dict.fromkeys(table.usable(self.seat))]

    def candidates(self, table: Midgard) -> Sequence[Action]:
        return [*self.choices, *self.uses(table)] if table.longships[self.seat].artifacts else self.choices

    def reach(self, table: Midgard) -> Sequence[Action]:
        found = list(self.candidates(table))
        return [*found, *(use for card in table.longships[self.seat].artifacts if (use := Use(card)) not in found)]


# ------------------------------------------------------------------------------------------------ Places


@rule("artifact.places")
def take_artifact(table: Midgard, seat: int, card: str) -> None:
    """Place an artifact on a longship; where all places are taken, one must go."""
    ship = table.longships[seat]
    if len(ship.artifacts) == table.box.artifact_places:
        table.push(ReplaceArtifact(seat, (card,)))
        return
    ship.artifacts, ship.stored = (*ship.artifacts, card), (*ship.stored, "")
    table.push(Aboard(seat))
    if table.story:
        table.tell("artifact.places", seat=seat, card=table.box.cards[card].word, how="get")


class GiveUp(Action):
    """Put an artifact onto your Glory pile."""

    untimely = "artifact.places"

    card: str

    def do(self, table: Midgard, decision: ReplaceArtifact) -> None:
        seat, ship, [new] = decision.seat, table.longships[decision.seat], decision.cards
        table.keep(seat, self.card)
        if self.card != new:
            at = ship.artifacts.index(self.card)
            # The die that it held goes back to the supply.
            if ship.stored[at]:
                table.supply[ship.stored[at][0]] += 1
            ship.artifacts, ship.stored = without(ship.artifacts, self.card), ship.stored[:at] + ship.stored[at + 1 :]
            take_artifact(table, seat, new)
        if table.story:
            table.tell("artifact.places", seat=seat, card=table.box.cards[self.card].word, how="give-up")


class ReplaceArtifact(_Choice):
    """With four artifacts in place, put one of them or the new one onto your Glory pile."""

    rules = ("artifact.places",)

    cards: tuple[str, ...]

    def can_wait(self, table: Midgard) -> bool:
        full = len(table.longships[self.seat].artifacts) == table.box.artifact_places
        return full and len(self.cards) == 1 and self.cards[0] in table.box.artifacts

    def candidates(self, table: Midgard) -> Sequence[Action]:
        return [*map(GiveUp, dict.fromkeys((*table.longships[self.seat].artifacts, *self.cards)))]

    def path(self, table: Midgard, action: Any) -> tuple[str, ...]:
        return (f"hand:{action.card}" if action.card in self.cards else f"artifact:{self.seat}:{action.card}",)


# ------------------------------------------------------------------------------------------------ Ship Upgrades


class Fit(Action):
    """Take a Ship Upgrade of this face."""

    path = ("do:fit-{face}",)
    untimely = "upgrade.choice"

    face: str

    def refused(self, table: Midgard, decision: ChooseUpgrade) -> str | None:
        return None if table.tokens_left(self.face) else "upgrade.choice"

    def do(self, table: Midgard, decision: ChooseUpgrade) -> None:
        fit(table, decision.seat, self.face)


@does(effects.Upgrade)
def upgrade(table: Midgard, seat: int, effect: effects.Upgrade, key: str) -> None:
    """Give a seat a Ship Upgrade: that of the card, or one of its choice where it is so ruled."""
    if table.box.any_upgrade:
        table.push(ChooseUpgrade(seat))
    else:
        fit(table, seat, effect.face)


@rule("upgrade.token")
def fit(table: Midgard, seat: int, face: str) -> None:
    """Put a Ship Upgrade on a longship."""
    ship = table.longships[seat]
    ship.upgrades = added(ship.upgrades, face)
    if table.story:
        table.tell("upgrade.token", seat=seat, piece=word(f"T{face}"))


@bars(effects.Upgrade)
def cant_upgrade(table: Midgard, seat: int, effect: effects.Upgrade) -> str | None:
    """A Ship Upgrade needs a free place, and a token that is left."""
    return None if table.can_upgrade(seat, effect.face) else "upgrade.choice"


class ChooseUpgrade(_Choice):
    """Choose a Ship Upgrade that is left."""

    rules = ("upgrade.choice",)
    choices = tuple(map(Fit, effects.TOKENS))

    def can_wait(self, table: Midgard) -> bool:
        return len(table.longships[self.seat].upgrades) < table.box.upgrade_places
