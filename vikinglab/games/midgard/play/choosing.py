"""Choices of Midgard: what they and their actions are called."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import asdict

from vikinglab.core.engine.decision import Decision
from vikinglab.core.words.speech import Word

from .. import effects
from ..table import Midgard


class _Choice(Decision):
    """A decision whose fields, and those of its actions, are said by their names."""

    def figures(self, table: Midgard, action: Any) -> Mapping[str, Any]:
        """Return facts that no field has: of the choice, and of an action if one is given."""
        return {}

    def facts(self, table: Midgard, action: Any = None, rule: str | None = None) -> Mapping[str, Any]:
        fields = {**asdict(self), **(asdict(action) if action else {})}
        found = {name: fact for field, value in fields.items() for name, fact in said(table, field, value)}
        return {**found, **self.figures(table, action)}


def said(table: Midgard, field: str, value: Any) -> list[tuple[str, Any]]:
    """Return the facts of a field, by their names: things by what they are called, several also by their number."""
    match field, value:
        case ("die" | "piece", str()):
            return [(field, word(value))]
        case ("card", str()):
            return [(field, table.box.cards[value].word)]
        case ("location" | "slot", str()):
            return [("location", Word(f"location-{value}"))]
        case ("pile", str()):
            return [(field, territory(value)), ("level", int(value[-1]))]
        case ("deck", str()):
            return [(field, Word("deck-name", deck=value))]
        case ("cards", tuple()):
            return [(field, tuple([table.box.cards[card].word for card in value])), (f"many-{field}", len(value))]
        case ("icons", tuple()):
            return [(field, effects.named(f"icon-{icon}" for icon in value))]
        case (_, tuple()):
            words = tuple([word(each) if isinstance(each, str) else str(each) for each in value])
            return [(field, words), (f"many-{field}", len(value))]
    return [(field, value)]


def word(piece: str) -> Word:
    """Return the name of a die or of a Ship Upgrade."""
    return Word("piece", colour=piece[0], face=piece[1:])


def territory(pile: str) -> Word:
    """Return the name of a pile's territories."""
    return Word("territory", type=pile[:-1], level=int(pile[-1]))
