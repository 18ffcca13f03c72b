"""Actions as short lines of text, and back: ``sail 7``, ``riposte``, ``replace axe``."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ..words.refusal import Refused
from ..words.speech import speech
from .decision import Action

LONGEST = 80


NOT_A_MOVE = "core:not-a-move"
"""The refusal of a line that no move has: no rule refuses it."""


def write(action: Action) -> str:
    """Return the line that stands for an action."""
    return str(action)


def read(line: str, kinds: Sequence[type[Action]]) -> Action:
    """Return the action that a line stands for; ``Refused`` if it stands for none.

    >>> match = vl.new("raids")
    >>> read("sail 7", match.game.actions)
    Sail(space=7)
    """
    if not isinstance(line, str) or len(line) > LONGEST:
        raise _bad_line(line)
    tag, *words = line.split() or [""]
    for kind in kinds:
        if kind.__struct_config__.tag == tag and len(words) == len(kind.__struct_fields__):
            fields = dict(zip(kind.__struct_fields__, words, strict=True))
            try:
                action = msgspec.convert({"do": tag, **fields}, kind, strict=False)
            except msgspec.ValidationError:
                break
            # Decoding would take “07” for 7 too. Each move has one spelling, or equal matches would have unequal lines.
            if write(action) == " ".join([tag, *words]):
                return action
    raise _bad_line(line)


def _bad_line(line: object) -> Refused:
    return Refused(speech().say("bad-line", {"line": str(line)[:LONGEST]}), NOT_A_MOVE)


def outcome_line(outcome: object) -> str:
    """Return the text of an outcome of chance: a word, a number, or several joined by plus signs.

    >>> outcome_line("heart"), outcome_line((2, 5))
    ('heart', '2+5')
    """
    if isinstance(outcome, tuple):
        parts = [outcome_line(part) for part in outcome]
        return "+".join(f"({part})" if isinstance(of, tuple) else part for of, part in zip(outcome, parts, strict=True))
    return str(getattr(outcome, "id", outcome))
