"""Effects: what cards do, as records in a game's content. The records also give the words.

A game has a small vocabulary: a class for each verb, whose name is the word in ``do`` (``Gain`` is ``do = "gain"``). A
card is then a line of TOML, and needs no code and no sentence of its own.

>>> class Gain(Effect):
...     what: str
...     n: int = 1
>>> class Lose(Effect):
...     what: str
>>> msgspec.convert([{"do": "gain", "what": "food", "n": 2}], list[Gain | Lose])
[Gain(what='food', n=2)]
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, TypeVar

import msgspec

from ..words.speech import Between, Speech, Text, joined
from .decision import _FROZEN, _spoken

if TYPE_CHECKING:
    from collections.abc import Mapping


class Effect(msgspec.Struct, gc=False, tag=_spoken, tag_field="do", forbid_unknown_fields=True, **_FROZEN):
    """An action of a card: a verb and its fields. Its sentence is the message ``effect-`` and the verb."""

    def facts(self, speech: Speech) -> Mapping[str, object]:
        """Return the facts of its sentence: its fields, or for a field that holds effects, their own texts."""
        return {name: getattr(self, name) for name in self.__struct_fields__}

    def said(self, speech: Speech) -> Text:
        """Return its sentence, in every language."""
        return speech.say(f"effect-{type(self).__struct_config__.tag}", self.facts(speech))


F = TypeVar("F", bound=Callable[..., object])


class ByVerb(dict[type[Effect], F]):
    """Functions by the verb that each is for: a game says how an effect is done where the rule is that does it.

    >>> class Sink(Effect):
    ...     ship: str
    >>> does = ByVerb()
    >>> @does.verb(Sink)
    ... def sink(effect):
    ...     return f"{effect.ship} sinks"
    >>> effect = Sink("the raft")
    >>> does[type(effect)](effect)
    'the raft sinks'
    """

    def verb(self, verb: type[Effect]) -> Callable[[F], F]:
        """Let a function be the one for a verb."""

        def registered(function: F) -> F:
            self[verb] = function
            return function

        return registered


def said(effects: Iterable[Effect], speech: Speech, by: Between = "list") -> Text:
    """Return the sentences of several effects, one after the other."""
    return joined(by, [effect.said(speech) for effect in effects])
