"""Deeds: what a longship does as its action at a place in its zone. Here is what they share, and the siege, which also
answers a stronghold that stops a longship."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from vikinglab.core.engine.decision import Action
from vikinglab.core.words.speech import Word, per_cent

from ..ahead import odds
from ..box import PLACES, STRONGHOLD, ZONES
from ..table import Vikingar, zone_word
from .combat import Fight, Voyage, fight

if TYPE_CHECKING:
    from .moving import Activation


class _Deed(Action):
    """An action of a longship at a place in its zone."""

    untimely = "activation.move-then-act"

    @property
    def kind(self) -> str:
        """The kind of place where it is done."""
        raise NotImplementedError

    def attack(self, table: Vikingar, voyage: Voyage) -> Fight | None:
        """Return the combat that it begins; None if it needs no throw, or nobody knows yet against what."""
        return None

    def act(self, table: Vikingar, voyage: Voyage) -> None:
        """Carry it out where no combat begins at once."""
        raise NotImplementedError

    def do(self, table: Vikingar, decision: Activation) -> None:
        voyage = decision.here(table)
        if (attack := self.attack(table, voyage)) is not None:
            fight(table, attack)
        else:
            self.act(table, voyage)

    def facts(self, table: Vikingar, decision: Activation) -> Mapping[str, Any]:
        """Return facts for its name and its refusals: the place, whether it once stood in the zone, and the chance to
        win it, in per cent; 0 if there is no throw, or nobody knows yet against what."""
        zone = table.where[decision.ship]
        gone = table.printed(zone) & PLACES[self.kind] > 0
        attack = None if self.refused(table, decision) else self.attack(table, decision.here(table))
        chance = per_cent(odds(table, attack)) if attack else 0
        known = {"zone": zone_word(zone), "place": Word(f"site-{self.kind}"), "kind": self.kind}
        return {**known, "gone": gone, "chance": chance}

    def points_at(self, table: Vikingar, zone: int) -> tuple[str, ...]:
        """Return the ids that a person points at to choose it in a zone."""
        name = f"zone:{ZONES[zone]}"
        # A place that the zone doesn’t have can’t be pointed at: to say why it can’t be chosen, one has the zone.
        there = table.printed(zone) & PLACES[self.kind]
        return (f"{name}:{self.kind}",) if there else (name, f"{name}:{self.kind}")


class _AtPlace(_Deed):
    """A deed at a place that the action names."""

    place: str

    @property
    def kind(self) -> str:
        return self.place


class _AtOutpost(_AtPlace):
    """A deed where an outpost stands, or may stand."""

    def points_at(self, table: Vikingar, zone: int) -> tuple[str, ...]:
        *before, place = super().points_at(table, zone)
        return (*before, f"{place}:outpost")


class Besiege(_Deed):
    """Spend the action to attack the stronghold."""

    @property
    def kind(self) -> str:
        return "stronghold"

    def refused(self, table: Vikingar, decision: Activation) -> str | None:
        return None if table.land[table.where[decision.ship]] & STRONGHOLD else "stronghold.raze"

    def attack(self, table: Vikingar, voyage: Voyage) -> Fight:
        return voyage.meets("siege", STRONGHOLD)
