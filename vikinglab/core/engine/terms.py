"""Terms: the words that stand for values in written positions, as ids and by the names that players know."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..words.speech import Speech, Text, Word
    from .shapes import Words

Names = Callable[[str], Mapping[str, str]]
"""A function that returns the name of an id in every language; an empty mapping if players have none for it."""


FEW = 12
"""The largest number of words that an error lists."""
NEAR = 3
"""The largest number of near words, or of examples, that an error lists."""
LONGEST = 8
"""The largest number of words of a name."""
SHORTEST = 3
"""The smallest number of letters by which a word is found within others."""
ALIKE, NEARLY = 0.6, 0.1
"""The share of letters that like words have in common, and how much smaller it may be than that of the best."""


class BadPosition(Exception):
    """An error in a position: a reason in English, and the name of the line at fault.

    The name isn't needed while a line is being read.
    """

    def __init__(self, reason: str, line: str = "") -> None:
        super().__init__(reason)
        self.reason, self.line = reason, line


def expect(holds: object, reason: str, line: str = "") -> None:
    """Raise ``BadPosition`` unless something holds of a position.

    >>> expect(2 + 2 == 5, "two pawns stand there already")
    Traceback (most recent call last):
    vikinglab.core.engine.terms.BadPosition: two pawns stand there already
    """
    if not holds:
        raise BadPosition(reason, line)


def either(known: Iterable[object]) -> str:
    """Return words as a list to choose from.

    >>> either([2, 3, 4])
    '2, 3 or 4'
    """
    *others, last = map(str, known)
    return f"{', '.join(others)} or {last}" if others else last


def plain(text: str) -> str:
    """Return a text without the differences that nobody needs to type: capitals, accents, blanks and hyphens.

    >>> plain("Œil d’Odin") == plain("oeil-d-odin")
    True
    """
    joined = text.casefold().replace("œ", "oe").replace("æ", "ae")
    return "".join(sign for sign in unicodedata.normalize("NFKD", joined) if sign.isalnum())


def near(word: str, known: Iterable[str], most: int = NEAR) -> list[str]:
    """Return the known words nearest to a word, the nearest first.

    >>> near("N6", ["N16", "N06", "S06"]), near("fang", ["Sun fang", "Moon fang", "Fiddle"])
    (['N06', 'N16'], ['Sun fang', 'Moon fang'])
    """
    wanted, all = plain(word[:40]), {each: plain(each) for each in known}
    same = [each for each, text in all.items() if _unpadded(text) == _unpadded(wanted)]
    within = [each for each, text in all.items() if len(wanted) >= SHORTEST and wanted in text]
    return [*dict.fromkeys([*same, *within, *_alike(wanted, all)])][:most] if wanted else []


def _alike(wanted: str, all: Mapping[str, str]) -> list[str]:
    """Return the words that are spelt most like a wanted one, the best first, and those nearly as much."""
    from difflib import SequenceMatcher

    matcher = SequenceMatcher(b=wanted)
    ratios: dict[str, float] = {}
    for each, text in all.items():
        matcher.set_seq1(text)
        if matcher.quick_ratio() >= ALIKE:
            ratios[each] = matcher.ratio()
    least = max(ALIKE, max(ratios.values(), default=0) - NEARLY)
    return sorted((each for each, ratio in ratios.items() if ratio >= least), key=lambda each: -ratios[each])


def _unpadded(text: str) -> str:
    """Return a text whose numbers have no leading noughts."""
    return re.sub(r"(?<![0-9])0+(?=[0-9])", "", text)


def hint(word: str, known: Iterable[str]) -> str:
    """Return the end of an error about a word: what is near; otherwise all of the known words, or some examples.

    >>> hint("monstre", ["monster", "combat"])
    '; did you mean “monster”?'
    """
    return Terms(known).hint(word)


def names_in(speech: Speech, word_of: Callable[[str], Word | Text]) -> Names:
    """Return the names of ids in a game's own words: ``names_in(box.speech, lambda id: box.cards[id].word)``."""
    return lambda id: speech.text(word_of(id))


class Terms:
    """A vocabulary: ids, and the names that players know. Names are understood in every language.

    >>> from vikinglab.core.engine.shapes import Words
    >>> terms = Terms(["skoll", "hati"], lambda id: {"skoll": {"en": "Sun fang", "fr": "Croc du soleil"}}.get(id, {}))
    >>> [terms.read("a monster", Words(text)) for text in ("skoll", "sun fang", "croc-du-soleil", "Hati")]
    ['skoll', 'skoll', 'skoll', 'hati']
    >>> terms.read("a monster", Words("fang"))
    Traceback (most recent call last):
    vikinglab.core.engine.terms.BadPosition: a monster is expected, not “fang”; did you mean “skoll” (Sun fang)?
    """

    def __init__(self, ids: Iterable[str], names: Names | None = None) -> None:
        self.ids = dict.fromkeys(ids)
        self._names = names

    def read(self, what: str, words: Words) -> str:
        """Read an id, or a name, whose blanks may be hyphens; ``BadPosition`` if neither comes next."""
        word = words.next(what)
        if word in self.ids:
            return word
        found, more = self._by_name(word, words)
        if len(found) != 1:
            told = f"“{word[:40]}”{self.hint(word)}"
            raise BadPosition(f"“{word[:40]}” may be {either(found)}" if found else f"{what} is expected, not {told}")
        words.drop(more)
        return found[0]

    def _by_name(self, word: str, words: Words) -> tuple[list[str], int]:
        """Return the ids that a word stands for, with as many of the following words as possible, and their number."""
        ahead = words.ahead(LONGEST - 1)
        for more in range(len(ahead), -1, -1):
            if found := self._meant.get(plain(" ".join([word, *ahead[:more]]))):
                return found, more
        return [], 0

    # Names are parsed and formatted in every language, and most positions never need one.
    @cached_property
    def _meant(self) -> dict[str, list[str]]:
        """The ids that each plain word stands for. Ids come first: a name that is also an id means that one."""
        ids: dict[str, list[str]] = {}
        for id in self.ids:
            ids.setdefault(plain(id), []).append(id)
        named: dict[str, list[str]] = {}
        for id in self.ids:
            for name in {plain(name): None for name in self.names(id)}:
                named.setdefault(name, []).append(id)
        return {word: found for word, found in {**named, **ids}.items() if word}

    def names(self, id: str) -> list[str]:
        """Return the names of an id, one for each language that has its own; those that only repeat the id are left
        out."""
        named = self._names(id) if self._names else {}
        return [*dict.fromkeys(name for name in named.values() if plain(name) != plain(id))]

    def named(self) -> dict[str, str]:
        """Return each id with its names."""
        return {id: ", ".join(self.names(id)) for id in self.ids}

    def shown(self, id: str) -> str:
        """Return an id with its name."""
        return " ".join([f"“{id}”", *[f"({name})" for name in self.names(id)[:1]]])

    def hint(self, word: str) -> str:
        """Return the end of an error about a word: what is near; otherwise all that is possible, or some examples."""
        ids = {label: id for id in self.ids for label in (id, *self.names(id))}
        if close := [*dict.fromkeys(ids[label] for label in near(word, ids))]:
            return f"; did you mean {either(map(self.shown, close))}?"
        if len(self.ids) <= FEW:
            return f"; expected: {either(self.ids)}" if len(self.ids) > 1 else ""
        some = [*self.ids][:: len(self.ids) // NEAR][:NEAR]
        return f"; for example {either(map(self.shown, some))}"
