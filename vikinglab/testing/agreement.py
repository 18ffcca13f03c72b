"""Numbers and the nouns beside them: each message is drawn with several numbers, in every language.

The words behind it must change between 1 and 2, unless they are
among those that never do: ``numbers.toml`` has them, and a game may add its own by such a file in its folder.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from inspect import isfunction, signature
from itertools import product

import msgspec

from vikinglab.core.engine import notation
from vikinglab.core.game import Game
from vikinglab.core.match import naming
from vikinglab.core.teach.quiz import NothingToAsk, ask, kinds
from vikinglab.core.words.functions import MARKED, marked
from vikinglab.core.words.package import file_of
from vikinglab.core.words.speech import LANGUAGES, Noted, Speech, speech

from .findings import Finding
from .played import Played
from .sampling import Seen

FIGURES = (0, 1, 2, 5)
"""The numbers that every message is drawn with."""
ANOTHER = 3
"""The number in place of all others in a message."""
SOMETHING = "◇"
"""The text in place of a fact that is no number."""
PHRASE = 3
"""The number of words behind a number that belong to it: an adjective or two, and the noun."""
SPOKEN = 1
"""The number of matches whose sentences are said, to learn which facts are numbers."""

BEHIND = re.compile(rf"(?: [\w{SOMETHING}’-]+){{0,{PHRASE}}}")

Numbers = Callable[[str], frozenset[str]]
"""A function that returns the facts of a message that are numbers."""


class Usage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The use of numbers in a language: words that don't change with one."""

    nouns: dict[str, str] = {}
    """The nouns without a plural, each with the reason."""
    behind: tuple[str, ...] = ()
    """Other words that may stand behind a number: `2 of 5`."""
    names: tuple[str, ...] = ()
    """Words before a number that is a name, and counts nothing: `space 2`."""
    having: tuple[str, ...] = ()
    """Words before the number of something that one has, which may be none."""


@cache
def usage(package: str, language: str) -> Usage:
    """Return the use of numbers in a language, with what a game adds to it.

    >>> sorted(usage("vikinglab.games.vikingar", "en").nouns)
    ['cm', 'gold']
    """
    files = [file_of(each, "numbers.toml") for each in (__package__, package)]
    read = [msgspec.toml.decode(file.read_bytes(), type=dict[str, Usage]) for file in files if file.is_file()]
    ours, *theirs = [each.get(language, Usage()) for each in read]
    for more in theirs:
        words = {name: (*getattr(ours, name), *getattr(more, name)) for name in ("behind", "names", "having")}
        ours = Usage({**ours.nouns, **more.nouns}, **words)
    return ours


def agreement(seen: Seen) -> None:
    """Each number agrees with the noun beside it, be it 0, 1, 2 or 5: in every message, in every language."""
    said = seen.game.speech
    with said.noting() as noted:
        say(seen)
    own = said.keys(LANGUAGES[0]) - speech().keys(LANGUAGES[0])
    for wrong in disagreements(said, sorted(own), seen.game.package, numbers(said, noted)):
        raise Finding(wrong)


def say(seen: Seen) -> None:
    """Say the rules, questions, charts, and what comes up in some matches: this shows which facts are numbers."""
    for box in seen.boxes.values():
        list(seen.game.rulebook(box).values())
    for chart in charts(seen.game):
        chart()
    for setting in seen.settings[:SPOKEN]:
        played = Played(setting, whole=False)
        for moment in played.match.moments:
            str(moment.text)
        for spot in played.chosen:
            match = spot.match()
            str((match.question, spot.scenes))
            for action in spot.pointed:
                str((naming(seen.game, spot.table, action), match.why_not(action)))
            for kind in kinds(seen.game) if spot.legal else ():
                with suppress(NothingToAsk):
                    ask(match, kind, notation.write(spot.legal[0]))


def charts(game: Game) -> Iterator[Callable[[], object]]:
    """Yield the functions of a game's module ``charts`` that draw a figure without a position to draw it for.

    >>> [chart.__name__ for chart in charts(vl.games()["vikingar"])]
    ['points', 'duel']
    """
    name = f"{game.package}.charts"
    if find_spec(name) is not None:
        made = [each for each in vars(import_module(name)).values() if isfunction(each) and each.__module__ == name]
        yield from (each for each in made if not each.__name__.startswith("_") and _draws_alone(each))


def _draws_alone(chart: Callable[..., object]) -> bool:
    return all(given.default is not given.empty for given in signature(chart).parameters.values())


def numbers(said: Speech, noted: Noted) -> Numbers:
    """Return the facts that are numbers, as messages were filled, or as they count by them.

    A message that nobody said takes those that are numbers in all others.
    """
    every = {kind: {name for (_, name), number in noted.items() if number == kind} for kind in (True, False)}

    def is_number(key: str, fact: str) -> bool:
        counts = any({"#", "one"} & said.forks(language, key).get(fact, set()) for language in LANGUAGES)
        return counts or noted.get((key, fact), fact in every[True] - every[False])

    def found(key: str) -> frozenset[str]:
        facts = frozenset().union(*(said.facts(language, key) for language in LANGUAGES))
        return frozenset(fact for fact in facts if is_number(key, fact))

    return found


def disagreements(said: Speech, keys: Iterable[str], package: str, numbers: Numbers) -> Iterator[str]:
    """Yield the faults of numbers in messages: one sentence for each number of a message."""
    for key in keys:
        counted = numbers(key)
        for language in LANGUAGES:
            words, alike = usage(package, language), _alike(said, language)
            for fact in sorted(counted & said.facts(language, key)):
                found = (_wrong(words, alike, each) for each in drawings(said, language, key, fact, counted))
                if wrong := next(filter(None, found), None):
                    yield f"{key} in {language}, ${fact}: {wrong}"


def drawings(said: Speech, language: str, key: str, fact: str, numbers: Iterable[str]) -> Iterator[Mapping[int, str]]:
    """Yield a message with each of the figures for one of its facts, in every way that its other facts can choose."""
    forks = said.forks(language, key)
    others = {
        name: _values(forks.get(name, set()), name in numbers) for name in sorted(said.facts(language, key) - {fact})
    }
    figures = {figure: marked(figure) for figure in FIGURES}
    for values in product(*others.values()):
        facts = dict(zip(others, values, strict=True))
        yield {figure: said.drawn(language, key, {**facts, fact: number}) for figure, number in figures.items()}


def _values(variants: set[str], is_number: bool) -> list[object]:
    """Return a value for each variant that a fact can choose."""
    words = sorted(variants - {"#", "one", "other"})
    values: list[object] = [int(word) if word.lstrip("-").isdigit() else word for word in words]
    if is_number:
        return [*values, ANOTHER]
    return values if values and "other" not in variants else [*values, SOMETHING]


def _alike(said: Speech, language: str) -> Mapping[int, int]:
    """Return 1 or 2 for each figure, whichever a language counts alike: French says 0 as it says 1."""
    one = said.category(language, 1)
    return {figure: 1 if said.category(language, figure) == one else 2 for figure in FIGURES}


def _wrong(words: Usage, alike: Mapping[int, int], texts: Mapping[int, str]) -> str | None:
    """Return the fault of a number, from its message with each figure; None if there is none."""
    found = {figure: [*MARKED.finditer(text)] for figure, text in texts.items()}
    if not found[2]:
        return None
    if texts[0] == texts[1]:
        return f"it says of 0 what it says of 1, “{texts[1]}”"
    if any(_stands(texts[0][: match.start()], words.having) for match in found[0]):
        return f"it prints 0 for what one hasn’t, “{_plain(texts[0])}”, and needs a form none"
    phrases = {figure: _phrases(words, texts[2], text) for figure, text in texts.items()}
    for figure, like in alike.items():
        if found[figure] and found[like] and phrases[figure] != phrases[like]:
            return f"it says “{_plain(texts[figure])}”, but “{_plain(texts[like])}”"
    return _unchanged(words, phrases, texts[2])


def _unchanged(words: Usage, phrases: Mapping[int, list[str]], text: str) -> str | None:
    """Return the fault of words that stay the same behind 1 and 2, though they should change; None if there is none."""
    for one, two in zip(phrases[1], phrases[2], strict=False):
        if one and one == two and one.split()[0] not in (*words.nouns, *words.behind):
            why = f"; {SOMETHING} doesn’t know the number" if SOMETHING in one else ""
            return f"“{one}” stays the same behind 1 and 2, in “{_plain(text)}”{why}"
    return None


def _phrases(words: Usage, many: str, text: str) -> list[str]:
    """Return the words behind each number in a text that counts something; behind “one”, where ``many`` has a number
    and this text doesn't."""
    if found := [*MARKED.finditer(text)]:
        counts = [match for match in found if not _stands(text[: match.start()], words.names)]
        return [_behind(text[match.end() :]) for match in counts]
    before, *_ = MARKED.split(many)
    return [_behind(re.sub(r"^\w+", "", text.removeprefix(before)))] if text.startswith(before) else []


def _behind(text: str) -> str:
    match = BEHIND.match(text)
    return match[0].strip() if match else ""


def _stands(before: str, words: Iterable[str]) -> bool:
    """Return whether a text ends with one of these words."""
    return any(re.search(rf"(?i)(?<!\w){re.escape(word)}[ \N{{NO-BREAK SPACE}}]$", before) for word in words)


def _plain(text: str) -> str:
    return MARKED.sub(r"\1", text)
