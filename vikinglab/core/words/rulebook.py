"""Rule and Rulebook: the catalogue of a game's rules, and its search."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, Literal, TypeVar

import msgspec

from .moment import message_id
from .speech import Speech, Text

if TYPE_CHECKING:
    from ..engine.box import Box
    from ..teach.example import Example

Status = Literal["played", "automatic", "table"]


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A change to a rule in one edition: ``[rules."toll.pay".in.first]``."""

    section: str | None = None
    status: Status | None = None
    book: str | None = None
    readings: tuple[str, ...] | None = None


class CatalogueEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule of ``rules.toml``."""

    section: str
    status: Status = "played"
    book: str | None = None
    readings: tuple[str, ...] = ()
    editions: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)] | None = None
    """The editions that have the rule; None for all."""
    needs: str | None = None
    """The part of the content that the rule needs to exist."""
    changes: dict[str, Change] = msgspec.field(default_factory=dict, name="in")
    """The differences of the rule in some editions."""

    def within(self, edition: str) -> CatalogueEntry:
        """Return the rule as an edition has it."""
        if edition not in self.changes:
            return self
        changed = msgspec.structs.asdict(self.changes[edition])
        return msgspec.structs.replace(self, **{name: value for name, value in changed.items() if value is not None})


class Coaching(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A coach's plan for a first match: the keys of rules, or the beginnings of some, such as ``glory.``."""

    first: tuple[str, ...] = ()
    """The most important rules, in order; others follow in that of the rulebook."""
    hard: Annotated[tuple[str, ...], msgspec.Meta(max_length=8)] = ()
    """The rules that cost most if you don't know them: explanations of others always leave room for these."""
    later: tuple[str, ...] = ()
    """The rules that wait until a first match is well under way."""

    def named(self) -> Iterator[tuple[str, str]]:
        """Yield each key or beginning of one, with its path."""
        for part in ("first", "hard", "later"):
            yield from ((f"coach.{part}", key) for key in getattr(self, part))


class Catalogue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All of a game's rules, of every edition: its ``rules.toml``."""

    book: str | dict[str, str]
    """The name of the rulebook, or that of each edition."""
    rules: dict[str, CatalogueEntry]
    chapters: dict[str, str] = {}
    """The first rule of each chapter, in the order of play. The title of a chapter is the message ``chapter-`` and its
    name."""
    coach: Coaching = Coaching()

    def within(self, edition: str) -> dict[str, CatalogueEntry]:
        """Return the rules of an edition, as it has them."""
        book = self.book if isinstance(self.book, str) else self.book[edition]
        found = {
            key: rule.within(edition) for key, rule in self.rules.items() if edition in (rule.editions or [edition])
        }
        return {key: msgspec.structs.replace(rule, book=rule.book or book) for key, rule in found.items()}

    def named(self) -> Iterator[tuple[str, str]]:
        """Yield each edition that is named, with its path: only the game knows whether the edition exists."""
        if isinstance(self.book, dict):
            yield from ((f"book.{edition}", edition) for edition in self.book)
        for key, rule in self.rules.items():
            yield from ((f"rules.{key}.editions", edition) for edition in rule.editions or ())
            yield from ((f"rules.{key}.in.{edition}", edition) for edition in rule.changes)

    def unknown(self) -> Iterator[tuple[str, str]]:
        """Yield the names in the coach's plan and of chapters' first rules that are no rule's, with their paths."""
        yield from ((f"chapters.{name}", key) for name, key in self.chapters.items() if key not in self.rules)
        for path, key in self.coach.named():
            if not any(covers(key, rule) for rule in self.rules):
                yield path, key


def covers(key: str, rule: str) -> bool:
    """Return whether a key is that of a rule, or, with a dot at its end, the beginning of it.

    >>> covers("glory.coins", "glory.coins"), covers("glory.", "glory.coins"), covers("glory", "glory.coins")
    (True, True, False)
    """
    return rule == key or (key.endswith(".") and rule.startswith(key))


class Rule(msgspec.Struct, frozen=True):
    """A rule: its place in the rulebook, whether it is played, and its words, which are our own.

    The engine enforces ``played`` rules, ``automatic`` ones hold by themselves, and ``table`` ones are table manners.
    """

    box: Box
    """The box of the rule: its edition and its figures."""
    key: str
    book: str
    section: str
    status: Status
    readings: tuple[str, ...]
    """The readings to choose from if the rulebook leaves it open, the usual one first."""
    called: Mapping[str, Text]
    """The name of each reading."""
    title: Text
    text: Text
    brief: Text | None
    """A coach's words about it, if the first sentence of its text isn't enough."""
    ruling: Text | None
    """The reading that we chose where the rulebook is silent or contradicts itself, and why."""

    @property
    def game(self) -> str:
        """The key of the game."""
        return self.box.game

    @property
    def example(self) -> Example | None:
        """A small position that shows the rule, if its game has one.

        >>> vl.rulebook("raids")["monster.fight"].example
        <example of raids:monster.fight: Orange beats the monster of strength 2 with 2 Vikings.>
        """
        from ..game import game

        return game(self.game).examples(self.box).get(self.key)

    @property
    def met(self) -> Text | None:
        """A sentence that says how often matches meet the rule; None where nobody has counted."""
        from ..game import game

        return game(self.game).met(self)

    @property
    def index(self) -> tuple[str, ...]:
        """The words to find it by, those of its title, of its key and of its text, in every language.

        >>> vl.rulebook("raids")["ghost.ship"].index[0]
        'the ghost ship le drakkar fantome'
        """
        texts = (
            " ".join(self.title.values()),
            self.key,
            " ".join([*self.text.values(), *(self.ruling or {}).values()]),
        )
        return tuple(" ".join(dict.fromkeys(_words(text))) for text in texts)

    def __repr__(self) -> str:
        return f"<rule {self.game}:{self.key}: {self.title}>"


class Points(msgspec.Struct, frozen=True):
    """A line of a score: what one rule brings a seat."""

    points: int
    rule: str
    words: Text
    """The title of the rule."""

    def __repr__(self) -> str:
        return f"{self.words}: {self.points}"


class Tally(msgspec.Struct, frozen=True):
    """A line of the table at the end of a match: what it counts, and a seat's points; ``of`` so many, if it can be
    filled."""

    words: Text
    points: int
    of: int = 0

    def __repr__(self) -> str:
        return f"{self.words}: {self.points}{f' of {self.of}' if self.of else ''}"


class Rulebook(Mapping[str, Rule]):
    """The rules of a box by their keys, in the order of the rulebook: those of its edition, with its own figures."""

    def __init__(
        self, box: Box, entries: Mapping[str, CatalogueEntry], speech: Speech, figures: Mapping[str, object]
    ) -> None:
        self.box, self.game = box, box.game
        self._entries, self._speech = entries, speech
        self.figures = {**figures, "edition": box.edition}
        """The figures that texts are filled with."""
        self._rules: dict[str, Rule] = {}

    def __getitem__(self, key: str) -> Rule:
        key = key.removeprefix(f"{self.game}:")
        if key not in self._rules:  # a match needs few of them: most are never put into words
            self._rules[key] = self._rule(key, self._entries[key])
        return self._rules[key]

    def __contains__(self, key: object) -> bool:
        return isinstance(key, str) and key.removeprefix(f"{self.game}:") in self._entries

    def __iter__(self) -> Iterator[str]:
        return iter(self._entries)

    def __len__(self) -> int:
        return len(self._entries)

    def search(self, words: str) -> list[Rule]:
        """Return the rules that contain all the words, in any language, the best match first.

        >>> vl.rulebook("drakkar").search("prison six")[0]
        <rule drakkar:prison.six: A 6 to come out>
        >>> vl.rulebook("raids").search("fantôme")[0]
        <rule raids:ghost.ship: The ghost ship>
        """
        wanted = _words(words)
        scored = [(min(_score(rule.index, word) for word in wanted), rule) for rule in self.values()] if wanted else []
        return [rule for score, rule in sorted(scored, key=lambda pair: -pair[0]) if score]

    def _rule(self, key: str, entry: CatalogueEntry) -> Rule:
        say, name = self._speech.say, message_id(key)
        # A ruling may select by edition, and say nothing for an edition that needs none.
        ruling = say(f"{name}.ruling", self.figures) if self._speech.has(f"{name}.ruling") else None
        return Rule(
            self.box,
            key,
            entry.book or "",
            entry.section,
            entry.status,
            entry.readings,
            {reading: say(f"{name}.{reading.replace(' ', '-')}") for reading in entry.readings},
            say(name, self.figures),
            say(f"{name}.text", self.figures),
            say(f"{name}.brief", self.figures) if self._speech.has(f"{name}.brief") else None,
            ruling if ruling and ruling["en"] else None,
        )

    def __repr__(self) -> str:
        return f"<rulebook of {self.game}, {self.box.edition} edition: {len(self)} rules>"


def _words(text: str) -> list[str]:
    # Accents are split from their letters and dropped, so “fantome” finds “fantôme”.
    plain = unicodedata.normalize("NFKD", text.casefold())
    return re.findall(r"[a-z0-9]+", "".join(letter for letter in plain if not unicodedata.combining(letter)))


def _score(index: Sequence[str], word: str) -> int:
    """Return a score for the fit of a rule to a word, by the rows of its index: the first fits best."""
    # The beginning of a word is enough, to find plurals, and words that are still being typed.
    rows = (score for score, row in zip(range(len(index), 0, -1), index, strict=True) if f" {word}" in f" {row}")
    return next(rows, 0)


F = TypeVar("F", bound=Callable[..., object])


def rule(*keys: str) -> Callable[[F], F]:
    """Name the rules that a function of scoring or upkeep carries out."""

    def named(function: F) -> F:
        function.rules = keys  # type: ignore[attr-defined]
        return function

    return named
