"""Choices of Midgard: what they and their actions are called, and what goes on after something in between."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict

from vikinglab.core.engine.decision import Action, Decision, Done, Pending
from vikinglab.core.words.speech import Word

from .. import effects
from ..table import Midgard


class _Choice(Decision):
    """A decision whose fields, and those of its actions, are said by their names."""

    def figures(self, table: Midgard) -> Mapping[str, Any]:
        """Return facts for the question that no field has."""
        return {}

    def question_facts(self, table: Midgard) -> Mapping[str, Any]:
        return {**_facts(table, self), **self.figures(table)}

    def action_facts(self, table: Midgard, action: Action) -> Mapping[str, Any]:
        return {**self.question_facts(table), **_facts(table, action), **action.facts(table, self)}

    def again(self) -> Pending:
        """Return the next thing after something was done in between: this choice is asked again."""
        return self


class _Piecemeal(_Choice):
    """A choice that is made piece by piece, until its seat says that it is complete."""

    def finish(self, table: Midgard) -> None:
        """Carry out what was chosen."""
        raise NotImplementedError

    def resolve(self, table: Midgard, action: Action) -> None:
        if type(action) is Done:
            self.finish(table)
        else:
            action.do(table, self)


def holds_its_own(thing: Any) -> bool:
    """Return whether what a payment or a combat holds is of the same seat, and what asked for it is a decision."""
    asker = getattr(thing, "asker", None)
    own = all(getattr(each, "seat", thing.seat) == thing.seat for each in (thing.then, asker) if each)
    return own and (asker is None or isinstance(asker, Decision))


def _facts(table: Midgard, record: Struct) -> Mapping[str, Any]:
    """Return the fields of a decision or of an action, as sentences have them."""
    return {name: fact for field, value in asdict(record).items() for name, fact in said(table, field, value)}


def said(table: Midgard, field: str, value: Any) -> list[tuple[str, Any]]:
    """Return the facts of a field, by their names: things by what they are called, several also by their number."""
    match field, value:
        case ("then" | "asker", _):
            return []
        case ("cost", effects.Pay(dice=icons)):
            return [("icons", effects.named(f"icon-{icon}" for icon in icons))]
        case ("die" | "piece", str()):
            return [(field, word(value))]
        case ("card", str()):
            return [(field, table.box.cards[value].word)]
        case ("location" | "slot", str()):
            return [("location", place(value))]
        case ("pile", str()):
            return [(field, territory(value)), ("level", int(value[-1]))]
        case ("deck", str()):
            return [(field, Word("deck-name", deck=value))]
        case ("cards", tuple()):
            return [(field, tuple([table.box.cards[card].word for card in value])), (f"many-{field}", len(value))]
        case (_, tuple()):
            words = tuple([word(each) if isinstance(each, str) else str(each) for each in value])
            return [(field, words), (f"many-{field}", len(value))]
    return [(field, value)]


def word(piece: str) -> Word:
    """Return the name of a die or of a Ship Upgrade."""
    return Word("piece", colour=piece[0], face=piece[1:])


def place(location: str) -> Word:
    """Return the name of a location."""
    return Word(f"location-{location}")


def territory(pile: str) -> Word:
    """Return the name of a pile's territories."""
    return Word("territory", type=pile[:-1], level=int(pile[-1]))
