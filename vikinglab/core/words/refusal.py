"""Refusals: a sentence in every language, with the place and the rule."""

from __future__ import annotations

import re

import msgspec

from .speech import LANGUAGES, Text, Word, speech


class Refusal(msgspec.Struct, frozen=True):
    """A reason why an action isn't allowed: the key of the rule, and the sentence with the position's figures."""

    rule: str
    """The key in its game's rulebook; ``core:not-a-choice`` if no rule of the game is at fault."""
    text: Text

    def __str__(self) -> str:
        return str(self.text)


class Refused(ValueError):
    """An error about something from outside: an action, a save, a link, a position, a content file.

    ``text`` says where and why, in every language; ``rule`` is the key of the rule, if one is at fault.
    """

    def __init__(self, text: Text, rule: str | None = None) -> None:
        super().__init__(str(text))
        self.text = text
        self.rule = rule


def refused(key: str, /, **facts: object) -> Refused:
    """Return a ``Refused`` that says a message of the core.

    >>> print(refused("no-game", name="chess", known=["raids"]))
    There is no game “chess” here. There are: raids.
    """
    return Refused(speech().say(key, facts))


def fault(sentence: str, rule: str | None = None) -> Refused:
    """Return the ``Refused`` for a mistake that only authors make: its sentence is English in every language."""
    return Refused(Text(dict.fromkeys(LANGUAGES, sentence if sentence[-1] in ".?" else f"{sentence}.")), rule)


# A decoder's error is an English sentence in one piece, and we say it in every language.
_COMPLAINTS = {
    "bad-type": r"Expected `(?P<wanted>.+?)`, got `(?P<found>.+?)`",
    "bad-most": r"Expected `(?:int|float)` <= (?P<limit>[\d.-]+)",
    "bad-least": r"Expected `(?:int|float)` >= (?P<limit>[\d.-]+)",
    "bad-bound": r"Expected `(?P<wanted>.+?)`",
    "bad-missing": r"Object missing required field `(?P<found>.+?)`",
    "bad-unknown": r"Object contains unknown field `(?P<found>.+?)`",
    "bad-value": r"Invalid (?:enum )?value (?P<found>.+?)(?: - at|$)",
}


def complaint(error: Exception) -> tuple[Text, str]:
    """Return the complaint of a decoder, in every language, and the path where."""
    said = str(error)
    at = re.search(r" - at `(?:key in )?\$?\.?(.*?)`$", said)
    path = at.group(1) if at else ""
    for key, pattern in _COMPLAINTS.items():
        if found := re.match(pattern, said):
            return speech().say(key, found.groupdict()), path
    return speech().say("bad-form"), path


__all__ = ["Refusal", "Refused", "Word", "complaint", "fault", "refused"]
