"""Figures of all games: each stands once, in the content, and every sentence that shows it follows it.

Each figure of each content file is changed alone, by a content file that is like the edition's. The sentences that show
it must change with it, and print its old value nowhere. ``figures.toml`` in the folder of a game's tests lists the
figures that no sentence shows, and sentences with a number that is no figure, each with the reason. A game joins by it.
"""

from __future__ import annotations

import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import vikinglab as vl
from vikinglab.core.engine.box import Box
from vikinglab.core.engine.content import Keys
from vikinglab.core.words.speech import LANGUAGES, speech

LIST = "figures.toml"
GAMES = [key for key in sorted(vl.games()) if Path(__file__).with_name(key).joinpath(LIST).is_file()]
BOXES = [(key, edition) for key in GAMES for edition in vl.games()[key].editions]
BY = (7, 5, 3, 2, 1, -1, -2)
"""The changes to try, until one makes a content that can be played."""
NUMBER = re.compile(r"\d+")


class Change(NamedTuple):
    """A figure with another value, and the facts of rules then."""

    values: tuple[int, ...]
    """The numbers of the figure as they were."""
    facts: Mapping[str, object]


Place = tuple[str, str, int]
"""A number in a sentence: the message, the language, and which of its numbers it is."""


def ints(value: Any) -> tuple[int, ...]:
    """Return the numbers of a figure, if it is one or a list of some."""
    found = value if isinstance(value, list) else [value]
    return tuple(found) if all(type(each) is int for each in found) else ()


def at(part: Any, path: Keys) -> Any:
    for name in path:
        part = part[name] if isinstance(part, dict) else getattr(part, name)
    return part


def changed(box: Box, path: Keys) -> Change | None:
    """Return a figure of a box with another value; None if no other one can be played."""
    value = at(box.content, path)
    keys = ".".join(f'"{name}"' for name in path)
    for by in BY:
        new = [each + by for each in value] if isinstance(value, list) else value + by
        text = f'like = "{box.edition}"\n{keys} = {{ value = {new}, source = "house" }}'
        try:
            other = vl.games()[box.game].box(box.edition, text)
        except vl.Refused:
            continue
        return Change(ints(value), vl.games()[box.game].rulebook(other).figures)
    return None


@cache
def changes(key: str, edition: str) -> Mapping[str, Change | None]:
    """Return each figure of a box with another value, by its path."""
    box = vl.games()[key].usual_box(edition)
    return {".".join(path): changed(box, path) for path in box.sources if ints(at(box.content, path))}


@cache
def shown(key: str, edition: str) -> Mapping[str, tuple[set[str], set[Place]]]:
    """Return for each figure the messages that follow it, and the numbers in them that do."""
    said, figures = vl.games()[key].speech, vl.games()[key].rulebook(vl.games()[key].usual_box(edition)).figures
    own = said.keys("en") - speech().keys("en")
    needs = {each: said.facts("en", each) | said.facts("fr", each) for each in own}
    # Other sentences need a position, too: what they print is no figure, but a fact of it.
    filled = {each: {plain(fact) for fact in facts} for each, facts in needs.items() if fill(facts, figures)}
    found = {}
    for path, change in changes(key, edition).items():
        other = {name for name in figures if change and change.facts.get(name) != figures[name]}
        keys, places = set[str](), set[Place]()
        for message in [each for each, facts in filled.items() if facts & other]:
            before, after = said.say(message, figures), said.say(message, change.facts) if change else {}
            keys |= {message} if before != after else set()
            places |= {(message, language, which) for language in LANGUAGES for which in moved(before, after, language)}
        found[path] = keys, places
    return found


def plain(fact: str) -> str:
    """Return a fact without the word that joins several: ``or-seats`` is ``seats``."""
    return re.sub(r"^(and|or)-", "", fact)


def fill(facts: frozenset[str], figures: Mapping[str, object]) -> bool:
    """Return whether figures alone fill a message, and it needs some."""
    return bool(facts) and {plain(fact) for fact in facts} <= figures.keys()


def moved(before: Mapping[str, str], after: Mapping[str, str], language: str) -> Iterator[int]:
    """Yield the places of the numbers of a sentence that differ from those of another."""
    one, two = (NUMBER.findall(text[language]) for text in (before, after))
    if len(one) == len(two):
        yield from (which for which, (old, new) in enumerate(zip(one, two, strict=True)) if old != new)
    else:
        yield from range(len(one))


@cache
def listed(key: str) -> Mapping[str, Mapping[str, str]]:
    """Return the list of a game: figures that no sentence shows, and sentences with a number that is no figure."""
    path = Path(__file__).with_name(key) / LIST
    return {"silent": {}, "numbers": {}} | tomllib.loads(path.read_text("utf-8"))


@pytest.mark.parametrize(("key", "edition"), BOXES)
def test_every_figure_is_shown_by_a_sentence_or_listed_with_the_reason(key, edition):
    silent = listed(key)["silent"]
    unshown = sorted(path for path, (keys, _) in shown(key, edition).items() if not keys and path not in silent)
    assert unshown == [], "no sentence follows these figures: show them, or list them in figures.toml"
    assert all(len(reason) > 10 for reason in silent.values())


@pytest.mark.parametrize("key", GAMES)
def test_no_figure_is_listed_that_a_sentence_shows(key):
    found = defaultdict[str, set[str]](set)
    for edition in vl.games()[key].editions:
        for path, (keys, _) in shown(key, edition).items():
            found[path] |= keys
    assert {path: found[path] for path in listed(key)["silent"] if path not in found or found[path]} == {}


@pytest.mark.parametrize(("key", "edition"), BOXES)
def test_no_sentence_prints_the_old_value_of_a_figure_that_it_shows(key, edition):
    """A number that follows no figure at all, and equals one that its sentence shows, is written into the sentence."""
    rulebook, said = vl.games()[key].rulebook(vl.games()[key].usual_box(edition)), vl.games()[key].speech
    follows = {place for _, places in shown(key, edition).values() for place in places}
    wrong = set()
    for path, (keys, _) in shown(key, edition).items():
        change = changes(key, edition)[path]
        for message in keys - listed(key)["numbers"].keys():
            for language, text in said.say(message, rulebook.figures).items():
                for which, number in enumerate(NUMBER.findall(text)):
                    if change and int(number) in change.values and (message, language, which) not in follows:
                        wrong.add(f"{message} in {language} prints {number}, as {path} was")
    assert sorted(wrong) == []
