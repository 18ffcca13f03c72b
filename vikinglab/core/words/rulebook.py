"""Rule and Rulebook: the catalogue of a game's rules, its search, and the ledger that ties it to code and tests."""

from __future__ import annotations

import ast
import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, TypeVar

import msgspec

from .moment import message_id
from .speech import Speech, Text

if TYPE_CHECKING:
    from ..teach.example import Example

Status = Literal["played", "automatic", "table"]


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule as ``rules.toml`` has it."""

    section: str
    status: Status = "played"
    book: str | None = None
    readings: tuple[str, ...] = ()
    anytime: bool = False


class _Catalogue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    book: str
    rules: dict[str, _Entry]


class Rule(msgspec.Struct, frozen=True):
    """A rule: where the rulebook has it, whether it is played, and what it says in our own words.

    ``played`` rules are enforced, ``automatic`` ones hold by themselves, ``table`` ones are conduct around a table.
    """

    game: str
    key: str
    book: str
    section: str
    status: Status
    readings: tuple[str, ...]
    """The readings that may be chosen where the rulebook leaves it open, the usual one first."""
    called: Mapping[str, Text]
    """How each of them is called."""
    switch: Text | None
    """How the second of two readings is asked for where one may switch in the middle of a match."""
    title: Text
    text: Text
    ruling: Text | None
    """Where the rulebook is silent or contradicts itself: the reading chosen, and why."""

    @property
    def example(self) -> Example | None:
        """A small position that shows the rule, if its game has one."""
        from ..game import game

        return game(self.game).examples.get(self.key)


class Rulebook(Mapping[str, Rule]):
    """The rules of a game by their keys, in the order of the rulebook."""

    def __init__(self, game: str, toml: str, speech: Speech, figures: Mapping[str, Any]) -> None:
        self.game = game
        catalogue = msgspec.toml.decode(toml, type=_Catalogue)
        self._rules = {
            key: _rule(game, key, entry, catalogue.book, speech, figures) for key, entry in catalogue.rules.items()
        }

    def __getitem__(self, key: str) -> Rule:
        return self._rules[key.removeprefix(f"{self.game}:")]

    def __iter__(self) -> Iterator[str]:
        return iter(self._rules)

    def __len__(self) -> int:
        return len(self._rules)

    def search(self, words: str) -> list[Rule]:
        """The rules that speak of all the words, in any language, the most fitting first."""
        wanted = _words(words)
        scored = [(min(_score(rule, word) for word in wanted), rule) for rule in self.values()] if wanted else []
        return [rule for score, rule in sorted(scored, key=lambda pair: -pair[0]) if score]

    def __repr__(self) -> str:
        return f"<rulebook of {self.game}: {len(self)} rules>"


def _rule(game: str, key: str, entry: _Entry, book: str, speech: Speech, figures: Mapping[str, Any]) -> Rule:
    name = message_id(key)
    return Rule(
        game,
        key,
        entry.book or book,
        entry.section,
        entry.status,
        entry.readings,
        {reading: speech.say(f"{name}.{reading.replace(' ', '-')}") for reading in entry.readings},
        speech.say(f"{name}.switch") if entry.anytime else None,
        speech.say(name, figures),
        speech.say(f"{name}.text", figures),
        speech.say(f"{name}.ruling", figures) if speech.has(f"{name}.ruling") else None,
    )


def _words(text: str) -> list[str]:
    plain = unicodedata.normalize("NFKD", text.casefold())
    return re.findall(r"[a-z0-9]+", "".join(letter for letter in plain if not unicodedata.combining(letter)))


def _score(rule: Rule, word: str) -> int:
    """How well a rule fits a word: in its title, in its key, or in its text."""
    for score, text in (
        (3, " ".join(rule.title.values())),
        (2, rule.key),
        (1, " ".join([*rule.text.values(), *(rule.ruling or {}).values()])),
    ):
        if any(found.startswith(word) for found in _words(text)):
            return score
    return 0


F = TypeVar("F", bound=Callable[..., object])


def rule(*keys: str) -> Callable[[F], F]:
    """Name the rules that a function of scoring or upkeep carries out."""

    def named(function: F) -> F:
        function.rules = keys  # type: ignore[attr-defined]
        return function

    return named


# The ledger: where each rule stands in the code, in the tests, and in the lessons.

KEY = re.compile(r"^[a-z][a-z-]*\.[a-z][a-z-]*$")


class Entry(msgspec.Struct, frozen=True):
    """A line of the ledger: the places that name a rule."""

    rule: Rule
    code: tuple[str, ...]
    tests: tuple[str, ...]
    lessons: tuple[str, ...]


def ledger(rulebook: Rulebook, package: Path, root: Path | None = None) -> list[Entry]:
    """What names each rule: the game's code, the tests, and the notebooks of a source tree."""
    code = _named_in(ruling_modules(package), KEY)
    tests = _named_in(sorted(root.glob("tests/**/*.py")) if root else [], _marked(rulebook.game), marks_only=True)
    lessons = _taught_in(sorted(root.glob("notebooks/**/*.ipynb")) if root else [], rulebook.game)
    return [
        Entry(rule, *(tuple(named.get(rule.key, ())) for named in (code, tests, lessons))) for rule in rulebook.values()
    ]


def gaps(entries: list[Entry], columns: tuple[str, ...] = ("code", "tests", "lessons")) -> list[str]:
    """The cells of the ledger that are empty though the rule is played."""
    return [
        f"{entry.rule.key}: no {column}"
        for entry in entries
        if entry.rule.status == "played"
        for column in columns
        if not getattr(entry, column)
    ]


def strangers(rulebook: Rulebook, package: Path, root: Path | None = None) -> list[str]:
    """The keys that code, tests or lessons name and the catalogue doesn't know."""
    named = _named_in(ruling_modules(package), KEY)
    if root:
        marked = _marked(rulebook.game)
        named |= _named_in(sorted(root.glob("tests/**/*.py")), marked, marks_only=True)
        named |= _taught_in(sorted(root.glob("notebooks/**/*.ipynb")), rulebook.game)
    return sorted(f"{key} in {', '.join(places)}" for key, places in named.items() if key not in rulebook)


def ruling_modules(package: Path) -> list[Path]:
    """Return the modules of a game that rules stand in; a small game is one module."""
    names = ("play.py", "play/*.py", "table.py", "scoring.py")
    return [path for name in names for path in sorted(package.glob(name))] or [package / "__init__.py"]


def _marked(game: str) -> re.Pattern[str]:
    return re.compile(rf"^{game}:(?P<key>.+)$")


def _named_in(paths: Any, pattern: re.Pattern[str], marks_only: bool = False) -> dict[str, list[str]]:
    """The rule keys among the strings of Python files, with the places where they stand."""
    named: dict[str, list[str]] = {}
    for path in paths:
        tree = ast.parse(path.read_text("utf-8"))
        for node in _marks(tree) if marks_only else ast.walk(tree):
            if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
                continue
            if found := pattern.match(node.value):
                key = found.groupdict().get("key", node.value)
                named.setdefault(key, []).append(f"{path.name}:{node.lineno}")
    return named


def _marks(tree: ast.AST) -> Iterator[ast.AST]:
    """The arguments of ``pytest.mark.rule(...)``."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            yield from node.args


def _taught_in(paths: Any, game: str) -> dict[str, list[str]]:
    """The rule keys that cells of notebooks carry in their metadata: ``{"vikinglab": {"rules": ["raids:..."]}}``."""
    named: dict[str, list[str]] = {}
    for path in paths:
        cells = msgspec.json.decode(path.read_bytes())["cells"]
        for number, cell in enumerate(cells, 1):
            for rule in cell["metadata"].get("vikinglab", {}).get("rules", ()):
                prefix, _, key = rule.partition(":")
                if prefix == game:
                    named.setdefault(key, []).append(f"{path.name}:{number}")
    return named
