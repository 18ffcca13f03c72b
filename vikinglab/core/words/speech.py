"""Messages from the Fluent files: whatever Python says, it says in every language at once."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Literal

from . import languages
from .languages import ADDED, OURS, STORED
from .package import file_of

if TYPE_CHECKING:
    from fractions import Fraction

    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern
    from fluent.syntax.ast import Resource

LANGUAGES = languages.LANGUAGES

REMEMBERED = 5_000
"""The number of sentences of a game that are kept: boards say the same ones again and again."""

LONGEST = 1_000
"""The length at which a fact is cut: it came from outside, and nobody reads so far."""

SEATS = ("seat", "rival", "leader")
"""The names of facts that are seats."""

FORMS = ("the", "a", "of", "to", "at")
"""The forms of a word, as attributes of its message: ``{ $of-seat }`` is filled with ``seat-0.of``. French elides and
contracts (*d’Orange*, *au Drakkar Fantôme*), which no sentence can do for a word that it doesn't know."""

ENDS = ("and", "or")
"""The words before the last of several: ``{ $or-seats }`` is filled with ``seats``, *Orange, Sky or Green*. The
messages ``join-and`` and ``join-or`` have them in each language; ``{ $seats }`` alone has commas."""


SHARED = "vikinglab.core"
"""The package of the messages that all games share."""

OWN_WORDS = ("seat-", "letter-", "ask-nobody")
"""The shared messages that a game may replace: the names of seats, and the end of a match. Shared code says all the
others, which would then say something else in one game."""

MESSAGE = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
ATTRIBUTE = re.compile(r"^ +\.([a-zA-Z][\w-]*) *=", re.MULTILINE)
MENTIONED = re.compile(r"\{ *(-?[a-zA-Z][\w-]*)")
WHOLE = re.compile(MENTIONED.pattern + r"(\.[a-zA-Z][\w-]*)?")
COMMENT = re.compile(r"^#.*$", re.MULTILINE)
FACT = re.compile(r"\$([a-zA-Z][\w-]*)")
PRINTED = re.compile(r"(?:\{ *(?:NUMBER\( *)?|PLURAL\( *(?=[^}]*#))\$([a-zA-Z][\w-]*) *[,})]")
"""Patterns of Fluent files: a message (or a term), an attribute of one, one that another mentions, it with its
attribute, a comment, a fact, and one that isn't only selected by."""


BEGINS = re.compile(r"(^|[.!?]\s+)$")
"""The text before the beginning of a sentence."""
BEGUN = re.compile(r"^(do|ask)-|\.(text|brief|told|refused|untimely|elsewhere|ruling|line)$")
"""The keys of messages that begin with a capital, whatever fills their beginning: buttons and sentences."""
ALONE = r"(?!\w)(?! [A-ZÀ-Þ])"
"""The end of a seat's name: seats are called by colours, and so is a card, “Green Tapestry”."""


class Text(dict[str, str]):
    """One text in every language; printed, it is English, unless the environment names another language."""

    def __str__(self) -> str:
        return self[STORED]

    def __missing__(self, language: str) -> str:
        return self[OURS[0]]  # a name of a content file has only our own languages

    __repr__ = __str__


class Name(Text):
    """A text that never changes, such as a name in a content file: sentences with it are remembered like others."""

    def __hash__(self) -> int:  # type: ignore[override]
        return hash(tuple(self.values()))


Between = Literal["sentences", "parts", "list", "and", "or", "clauses", "label", "dots"]
"""The kinds of joints between texts: the messages ``join-list`` and so on have them in each language. Of more than two
texts, ``and`` and ``or`` stand before the last alone."""


def joined(by: Between, parts: Iterable[Text]) -> Text:
    """Join texts, with each language's own punctuation between them.

    >>> things = [Text(en="an axe", fr="une Arme"), Text(en="a sail", fr="une Voile"), Text(en="wood", fr="du Bois")]
    >>> print(joined("list", things))
    an axe, a sail, wood
    >>> print(joined("or", things))
    an axe, a sail or wood
    """
    parts = list(parts)
    return Text({language: _joined(language, by, [part[language] for part in parts]) for language in LANGUAGES})


def _joined(language: str, by: str, parts: Sequence[str]) -> str:
    if by in ENDS and len(parts) > 1:
        *first, last = parts
        return _joined(language, "list", first) + _between(by)[language] + last
    return _between(by)[language].join(parts)


@cache
def _between(by: str) -> Text:
    said = speech().say(f"join-{by}", {"before": "|", "after": "|"})
    return Text({language: words[1:-1] for language, words in said.items()})


def _source(package: str, language: str) -> tuple[str, str]:
    """Return the name and the text of a package’s messages in a language; no text if nobody has translated them."""
    if language in ADDED:
        path = ADDED[language] / f"{package}.ftl"
        return str(path), path.read_text("utf-8") if path.is_file() else ""
    name = f"text.{language}.ftl"
    return f"{package}, {name}", file_of(package, name).read_text("utf-8")


Noted = dict[tuple[str, str], bool]
"""The facts of messages that were said, seats apart, and whether they were numbers: by message and fact."""


class Word:
    """A fact that is itself a message, such as the name of a tile."""

    __slots__ = ("facts", "key")

    def __init__(self, key: str, **facts: object) -> None:
        self.key, self.facts = key, facts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Word) and (other.key, other.facts) == (self.key, self.facts)

    def __hash__(self) -> int:
        return hash((self.key, *self.facts.items()))


class Speech:
    """The messages of one game, and those that all games share."""

    def __init__(self, packages: Iterable[str]) -> None:
        self._packages = tuple(packages)
        self._places: dict[tuple[str, str], tuple[str, int]] = {}
        self._written = {language: self._read(language) for language in LANGUAGES}
        self._bundles: dict[str, FluentBundle] = {}
        self._facts: dict[tuple[str, str], frozenset[str]] = {}
        self._forks: dict[tuple[str, str], dict[str, set[str]]] = {}
        self._noted: Noted | None = None
        # Each speech has its own cache: in a common one, a game could crowd out the sentences of another.
        self._said = lru_cache(REMEMBERED)(self._say)
        self._reader = cache(self._names_of_reader)

    def say(self, key: str, facts: Mapping[str, object] | None = None) -> Text:
        """Return a message, or an attribute of one (``sail-home.refused``), in every language.

        >>> print(speech().say("other-turn", {"seat": 0, "leader": 1})["en"])
        It isn’t Orange’s turn: Sky is to play.
        """
        filled = tuple((name, _word(fact)) for name, fact in (facts or {}).items())
        # The cache keeps plain dictionaries, so that callers who change a text change only theirs.
        try:
            return Text(self._said(key, filled))
        except TypeError:  # a fact that can't be remembered, such as a text
            return Text(self._say(key, filled))

    def text(self, fact: Word | Text) -> Text:
        """Return a name as a text by itself, be it a word or a text already.

        >>> speech().text(Word("letter-1"))
        B
        """
        return self.say(fact.key, fact.facts) if isinstance(fact, Word) else fact

    def _say(self, key: str, facts: tuple[tuple[str, object], ...]) -> dict[str, str]:
        self._note(key, facts)
        begun = _beginning if BEGUN.search(key) else str
        return {language: begun(self.drawn(language, key, dict(facts))) for language in LANGUAGES}

    @contextmanager
    def noting(self) -> Iterator[Noted]:
        """Note the facts of each message that is said meanwhile: checks draw it with other ones.

        >>> with speech().noting() as noted:
        ...     text = speech().say("other-turn", {"seat": 0, "leader": 1})
        >>> noted
        {}
        """
        # A remembered sentence isn't filled again.
        self._said.cache_clear()
        self._noted = {}
        try:
            yield self._noted
        finally:
            self._noted = None

    def _note(self, key: str, facts: Iterable[tuple[str, object]]) -> None:
        if self._noted is None:
            return
        wanted = self._wanted(LANGUAGES[0], key.partition(".")[0])
        for name, fact in facts:
            if name in wanted and name not in SEATS:
                self._noted[key, name] = type(fact) in (int, float) or self._noted.get((key, name), False)

    def to_reader(self, text: Text, seat: int) -> Text:
        """Return a text in which a seat has its own player's name for it: “your side”, not “Orange”.

        >>> print(speech().to_reader(speech().say("other-turn", {"seat": 0, "leader": 1}), 1))
        It isn’t Orange’s turn: your side is to play.
        """
        return Text({language: self._to_reader(language, words, seat) for language, words in text.items()})

    def addressed(self, text: Text, seat: int) -> Text:
        """Return a question to a seat without the name that it begins with: its reader knows who is meant.

        >>> asks = vl.new("raids", players=3, seed=7).question
        >>> print(speech("vikinglab.games.raids").addressed(asks, 1))
        How far do you sail? At least to space 1.
        """
        return Text({language: self._addressed(language, words, seat) for language, words in text.items()})

    def _addressed(self, language: str, words: str, seat: int) -> str:
        called = f"{_capital(self.drawn(language, f'seat-{seat}', {}))}, "
        return _capital(words.removeprefix(called))

    def _to_reader(self, language: str, words: str, seat: int) -> str:
        names = self._reader(language, seat)
        longest = sorted(names, key=len, reverse=True)

        def called(found: re.Match[str]) -> str:
            name = names[found[0]]
            return _capital(name) if BEGINS.search(words[: found.start()]) else name

        return re.sub(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest))}){ALONE}", called, words)

    def _names_of_reader(self, language: str, seat: int) -> dict[str, str]:
        """Return the names of a seat, in each of its forms, with what its own player is told instead."""
        found: dict[str, str] = {}
        for form in ("", *(f".{form}" for form in FORMS)):
            if self._pattern(language, f"seat-{seat}{form}") is not None and self._pattern(language, f"seat-you{form}"):
                name = self.drawn(language, f"seat-{seat}{form}", {})
                yours = self.drawn(language, f"seat-you{form}", {})
                found |= {_capital(name): _capital(yours), name: yours}
        return found

    def has(self, key: str) -> bool:
        """Return whether every language has the message."""
        return all(self._pattern(language, key) is not None for language in LANGUAGES)

    def keys(self, language: str) -> frozenset[str]:
        """Return all messages and attributes of a language."""
        return frozenset(
            key
            for name, written in self._written[language].items()
            # Terms are parts of messages, and never said by themselves.
            if not name.startswith("-")
            for key in (name, *(f"{name}.{part}" for part in ATTRIBUTE.findall(written)))
        )

    def damage(self) -> list[str]:
        """Return the faults of the files of these packages, each with its file and line."""
        found = []
        for language in LANGUAGES:
            for name in self._written[language]:
                try:
                    self._parsed(language, name)
                except LookupError as error:
                    found.append(str(error))
        return found

    def facts(self, language: str, key: str, printed: bool = False) -> frozenset[str]:
        """Return the facts that a message, or an attribute of one, depends on, or prints; mentions included."""
        found = frozenset((PRINTED if printed else FACT).findall(self._part(language, key)))
        return found.union(*(self.facts(language, each, printed) for each in self._mentions(language, key)))

    def _part(self, language: str, key: str) -> str:
        """Return a message, or an attribute of one, as written."""
        name, _, part = key.partition(".")
        value, *others = ATTRIBUTE.split(COMMENT.sub("", self._written[language].get(name, "")))
        return dict(zip(others[::2], others[1::2], strict=True)).get(part, "") if part else value

    def _mentions(self, language: str, key: str) -> set[str]:
        found = WHOLE.findall(self._part(language, key))
        known = self._written[language]  # and what looks like a message may be a function
        return {name + attribute for name, attribute in found if name in known and name + attribute != key}

    def forks(self, language: str, key: str) -> Mapping[str, set[str]]:
        """Return the facts that a message, or an attribute of one, chooses by, each with its variants; mentions
        included.

        >>> sorted(speech().forks("en", "met"))
        ['how']
        """
        from .functions import forks

        if (language, key) not in self._forks:
            name, _, part = key.partition(".")
            message: Any = self._parsed(language, name).body[0]
            value = next(each.value for each in message.attributes if each.id.name == part) if part else message.value
            found = forks(value) if value else {}
            for mentioned in self._mentions(language, key):
                for fact, variants in self.forks(language, mentioned).items():
                    found.setdefault(fact, set()).update(variants)
            self._forks[language, key] = found
        return self._forks[language, key]

    def category(self, language: str, number: int) -> str:
        """Return the plural category of a number in a language: French counts 0 as one.

        >>> [speech().category(language, 0) for language in LANGUAGES]
        ['other', 'one']
        """
        found: str = self._bundle(language)._plural_form(number)
        return found

    def mentioned(self, language: str) -> frozenset[str]:
        """Return the messages and terms that others of a language mention."""
        return frozenset(name for written in self._written[language].values() for name in MENTIONED.findall(written))

    def _parsed(self, language: str, name: str) -> Resource:
        """Return a message as Fluent parses it; ``LookupError`` with the file and the line if it can't."""
        from fluent.syntax import FluentParser

        from .functions import miscalled

        written = self._written[language][name]
        resource = FluentParser(with_spans=False).parse(written)
        for entry in resource.body:
            # The parser skips what it can't read, and a bundle would leave that out silently.
            if annotations := getattr(entry, "annotations", ()):
                file, line = self._places[language, name]
                line += written.count("\n", 0, annotations[0].span.start)
                raise LookupError(f"{file}, line {line}: this isn’t Fluent ({annotations[0].message})")
            # Looking through a message takes longer than seeing that it calls nothing.
            if "(" in written and (wrong := miscalled(entry)):
                file, line = self._places[language, name]
                raise LookupError(f"{file}, in {name}, line {line}: {wrong}")
        return resource

    def _read(self, language: str) -> dict[str, str]:
        """Return each message as written, by its name; ``ValueError`` if a name occurs twice, even in two packages."""
        found: dict[str, str] = {}
        for package in self._packages:
            file, text = _source(package, language)
            if not text:
                continue  # nobody has translated this package yet
            starts = [*MESSAGE.finditer(text)]
            if again := [name for name, times in Counter(match[1] for match in starts).items() if times > 1]:
                raise ValueError(f"{file}: {', '.join(again)} stands there twice, and only the last would be said")
            ends = [*(match.start() for match in starts[1:]), len(text)]
            written = {match[1]: text[match.start() : end] for match, end in zip(starts, ends, strict=True)}
            if twice := [name for name in written if name in found and not name.startswith(OWN_WORDS)]:
                raise ValueError(f"{file}: rename {', '.join(twice)}; shared messages have these names")
            found |= written
            lines = {match[1]: text.count("\n", 0, match.start()) + 1 for match in starts}
            self._places |= {(language, name): (file, line) for name, line in lines.items()}
        if language in ADDED:
            english = self._read(OURS[0])
            self._places = {(language, name): self._places[OURS[0], name] for name in english} | self._places
            return english | found
        return found

    def _bundle(self, language: str) -> FluentBundle:
        """Return the messages of a language that were needed so far."""
        if language not in self._bundles:
            from fluent.runtime import FluentBundle

            from .functions import add_functions

            # Fluent would put invisible marks around each fact, and a search for words would no longer find sentences.
            self._bundles[language] = FluentBundle([language], use_isolating=False)
            add_functions(self._bundles[language])
        return self._bundles[language]

    def _need(self, language: str, name: str) -> None:
        """Parse a message when it is first said, and those that it mentions: most never are, and parsing is slow."""
        written = self._written[language].get(name)
        bundle = self._bundle(language)
        # A bundle can be asked for its messages, but not for its terms.
        if written is None or bundle.has_message(name) or name.removeprefix("-") in bundle._terms:
            return
        bundle.add_resource(self._parsed(language, name))
        # Sentences are made of compiled messages, and Fluent asks for a message’s syntax only before it is compiled.
        if name.startswith("-"):
            bundle._terms[name[1:]] = bundle._lookup(name[1:], term=True)  # type: ignore[assignment]
        else:
            bundle._messages[name] = bundle.get_message(name)  # type: ignore[assignment]
        for mentioned in MENTIONED.findall(written):
            self._need(language, mentioned)

    def _pattern(self, language: str, key: str) -> Pattern | None:
        name, _, attribute = key.partition(".")
        bundle = self._bundle(language)
        if not bundle.has_message(name):
            self._need(language, name)
        if not bundle.has_message(name):
            return None
        message = bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def drawn(self, language: str, key: str, facts: Mapping[str, object]) -> str:
        """Return a message in one language, as this is filled: nobody keeps it."""
        pattern = self._pattern(language, key)
        if pattern is None:
            raise LookupError(f"no message {key} in {language}")
        wanted = self._wanted(language, key.partition(".")[0])
        text, errors = self._bundles[language].format_pattern(pattern, self._arguments(language, facts, wanted))
        if errors:
            raise LookupError(f"message {key} in {language}: {errors[0]}")
        return str(text).lstrip()  # the text at the beginning of a message may be empty

    def _wanted(self, language: str, name: str) -> frozenset[str]:
        """Return the facts that a message or any part of it depends on, with all that it mentions."""
        if (language, name) not in self._facts:
            self._facts[language, name] = frozenset()  # in case it mentions itself
            written = COMMENT.sub("", self._written[language].get(name, ""))
            mentioned = [self._wanted(language, each) for each in MENTIONED.findall(written)]
            self._facts[language, name] = frozenset(FACT.findall(written)).union(*mentioned)
        return self._facts[language, name]

    def _arguments(self, language: str, facts: Mapping[str, object], wanted: frozenset[str]) -> dict[str, object]:
        """Return the arguments of a message: the facts that it depends on, plain or in the form that it wants."""
        filled: dict[str, object] = {}
        for name, fact in facts.items():
            if name in SEATS and isinstance(fact, int):
                fact = self._seat(language, fact)
            if name in wanted:
                filled[name] = self._spoken(language, fact)
            for end in ENDS:
                if f"{end}-{name}" in wanted:
                    several = fact if isinstance(fact, (tuple, list)) else (fact,)
                    filled[f"{end}-{name}"] = _joined(language, end, self._each(language, several))
            for form in FORMS:
                if f"{form}-{name}" in wanted and (formed := self._formed(language, fact, form)) is not None:
                    filled[f"{form}-{name}"] = formed
        return filled

    def _formed(self, language: str, fact: object, form: str) -> object:
        """Return a fact in a form, if it has it. A finished text has no forms, and stays as it is."""
        if isinstance(fact, Word) and self._pattern(language, f"{fact.key}.{form}") is not None:
            return self._worded(language, Word(f"{fact.key}.{form}", **fact.facts))
        return self._spoken(language, fact) if isinstance(fact, Text) else None

    def _seat(self, language: str, seat: int) -> Word | Text:
        """Return the name of a seat. A line of text may contain any number: one that is no seat stays as it is."""
        named = self._pattern(language, f"seat-{seat}") is not None
        return Word(f"seat-{seat}") if named else Text(dict.fromkeys(LANGUAGES, str(seat)))

    def _spoken(self, language: str, fact: object) -> object:
        fact = _word(fact)
        if isinstance(fact, Word):
            return self._worded(language, fact)
        if isinstance(fact, Text):
            return fact[language]
        if isinstance(fact, (tuple, list)):
            fact = _joined(language, "list", self._each(language, fact))
        if isinstance(fact, str) and len(fact) > LONGEST:
            return fact[:LONGEST] + "…"
        # Fluent selects by numbers and words, and has no truth values.
        return int(fact) if isinstance(fact, bool) else fact

    def _each(self, language: str, facts: Iterable[object]) -> list[str]:
        return [str(self._spoken(language, fact)) for fact in facts]

    def _worded(self, language: str, word: Word) -> str:
        self._note(word.key, word.facts.items())
        return self.drawn(language, word.key, word.facts)


def _beginning(words: str) -> str:
    """Return words as a sentence begins with them; the name of a square, such as e5, stays as it is printed."""
    return words if words[1:2].isdigit() else _capital(words)


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def _word(fact: object) -> object:
    """Return a fact for a sentence: a thing's name depends on its box, but remembered sentences serve all boxes."""
    return tuple(map(_word, fact)) if isinstance(fact, tuple) else getattr(fact, "word", fact)


def per_cent(chance: float | Fraction) -> int:
    """Return a probability in per cent. What may or may not happen is neither 0 nor 100.

    >>> per_cent(0.5), per_cent(0.999), per_cent(1)
    (50, 99, 100)
    """
    nearest = round(100 * chance)
    return nearest if chance in (0, 1) else min(99, max(1, nearest))


def percentage(chance: float | Fraction) -> float:
    """Return a probability in per cent to a tenth, for sentences that calculate with it.

    >>> percentage(0.9999), percentage(0.125)
    (100.0, 12.5)
    """
    return round(100 * float(chance), 1)


@cache
def speech(*packages: str) -> Speech:
    """Return the messages of these packages, read at the first call. Those of all games are always among them."""
    return Speech((SHARED, *packages))
