"""Help: what the commands say of themselves, in the reader's language."""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterable, Mapping

from .core.words.languages import LANGUAGES, OURS, SPOKEN

LOCALE = (SPOKEN, "LC_ALL", "LC_MESSAGES", "LANG")
"""The variables that name the reader's language, the first that is set before the others: ``fr`` or ``fr_FR.UTF-8``."""
OWN = {"positional arguments": "arguments", "options": "options", "show this help message and exit": "help"}
"""The words of argparse itself, each with the key of ours."""


def language(variables: Mapping[str, str]) -> str:
    """Return the language of a reader, by the variables of the system.

    >>> language({"LANG": "fr_FR.UTF-8"}), language({"LC_ALL": "C", "LANG": "fr_FR.UTF-8"}), language({})
    ('fr', 'en', 'en')
    """
    found = next((variables[name] for name in LOCALE if variables.get(name)), "")
    code = found.partition(".")[0].partition("_")[0]
    return code if code in LANGUAGES else OURS[0]


def said(key: str) -> str:
    """Return a message of the commands: only help needs Fluent, so it is loaded here."""
    from .core.words.speech import speech

    return speech().say(f"command-{OWN.get(key, key)}")[language(os.environ)]


def _before_colon(heading: str) -> str:
    """Return a heading with the space before a colon, if the language has one: argparse adds the colon itself."""
    from .core.words.speech import Text, joined

    label = joined("label", [Text(dict.fromkeys(LANGUAGES, heading)), Text(dict.fromkeys(LANGUAGES, ""))])
    return label[language(os.environ)].rstrip().removesuffix(":")


class Help(argparse.HelpFormatter):
    """The help of a command, whose arguments name their messages."""

    def _get_help_string(self, action: argparse.Action) -> str:
        return said(action.help or "")

    def start_section(self, heading: str | None) -> None:
        super().start_section(_before_colon(said(heading)) if heading else heading)

    def add_text(self, text: str | None) -> None:
        super().add_text(said(text) if text and text is not argparse.SUPPRESS else text)

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, said("usage") if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """A parser with such help; those of its commands are like it."""

    def __init__(self, prog: str | None = None, description: str | None = None) -> None:
        super().__init__(prog=prog, description=description, formatter_class=Help)
