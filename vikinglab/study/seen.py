"""Seen: each rule as it was when somebody last reviewed it. A game's file reports a change until somebody confirms it.

If the rulebook changes (text, ruling, section, status, readings, editions, figures in the text), code, tests and
lessons may be wrong. If the code changes, the text may be.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path

import msgspec

from vikinglab.core.words.rulebook import Rulebook

from .ledger import KEY, Entry, ruling_modules

FILE = "seen.txt"
HEAD = "# What each rule was when somebody last looked at what follows from it: `vikinglab rules --seen` writes this.\n"
PARTS = ("text", "ruling", "catalogue", "code")
"""The parts of a rule that are compared: each has a word in its line of the file."""
LISTED = 4
"""The number of places that a sentence names."""

Seen = Mapping[str, Mapping[str, str]]
"""The digest of each part of each rule."""


class Stale(msgspec.Struct, frozen=True):
    """A rule that has changed since somebody last looked, and its changes."""

    key: str
    changed: tuple[str, ...]
    """Some of ``PARTS``; or ``new``, or ``gone`` for a rule that the rulebook no longer has."""
    entry: Entry | None
    """Its line of the ledger, if the rulebook has it."""

    @property
    def only_code(self) -> bool:
        """Return whether only its code changed."""
        return self.changed == ("code",)

    def __str__(self) -> str:
        if self.entry is None or "gone" in self.changed:
            return f"{self.key}: the rulebook has it no more."
        if self.only_code:
            return f"{self.key}: its code changed, so read its text again."
        parts = " and ".join(part for part in self.changed if part != "code")
        changed = "it is new" if parts == "new" else f"its {parts} changed"
        return f"{self.key}: {changed}, so look at {_listed(self.entry)}."


def _listed(entry: Entry) -> str:
    places = [*entry.code, *entry.tests, *entry.lessons]
    more = [f"{len(places) - LISTED} other places"] if len(places) > LISTED + 1 else places[LISTED:]
    return ", ".join([*places[:LISTED], *more]) or "what it may concern"


def now(rulebooks: Sequence[Rulebook], package: Path) -> Seen:
    """Return the present state of each rule of a game, in all its editions."""
    code = _code(ruling_modules(package))
    found = {}
    for key in dict.fromkeys(key for book in rulebooks for key in book):
        rules = [book[key] for book in rulebooks if key in book]
        parts = {
            "text": [(rule.title, rule.text) for rule in rules],
            "ruling": [(rule.ruling, rule.called) for rule in rules if rule.ruling or rule.called],
            "catalogue": [(rule.box.edition, rule.book, rule.section, rule.status, rule.readings) for rule in rules],
            "code": sorted(code.get(key, ())),
        }
        found[key] = {part: _digest(value) for part, value in parts.items()}
    return found


def _digest(value: object) -> str:
    """Return a short digest of a value, the same for any spacing; ``-`` for nothing."""
    said = re.sub(r"(\s|\\n)+", " ", msgspec.json.encode(value).decode())
    return blake2b(said.encode(), digest_size=3).hexdigest() if value else "-"


def _code(paths: Iterable[Path]) -> dict[str, set[str]]:
    """Return for each rule the functions and classes that name it, without comments and docstrings."""
    found: dict[str, set[str]] = {}
    for path in paths:
        for key, owner in _owned(path.read_text("utf-8")):
            found.setdefault(key, set()).add(owner)
    return found


@lru_cache(None)
def _owned(module: str) -> tuple[tuple[str, str], ...]:
    """Return each key in the text of a module, with the code around it."""
    return tuple([(key, ast.unparse(owner)) for key, owner in _owners(ast.parse(module))])


def _owners(tree: ast.Module) -> Iterator[tuple[str, ast.AST]]:
    """Yield each key with the function, the class, or the statement of the module around it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            node.value.value = ""  # a docstring
    waiting: list[tuple[ast.AST, ast.AST]] = [(statement, statement) for statement in tree.body]
    while waiting:
        node, owner = waiting.pop()
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            owner = node
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.match(node.value):
            yield node.value, owner
        waiting += [(child, owner) for child in ast.iter_child_nodes(node)]


def read(package: Path) -> Seen:
    """Return the contents of a game's file; nothing if there is none."""
    path = package / FILE
    lines = path.read_text("utf-8").splitlines() if path.exists() else []
    words = [line.split() for line in lines if line and not line.startswith("#")]
    return {key: dict(part.split(":", 1) for part in parts) for key, *parts in words}


def write(package: Path, seen: Seen) -> None:
    """Write a game's file, a line for each rule."""
    lines = [" ".join([key, *(f"{part}:{digest}" for part, digest in parts.items())]) for key, parts in seen.items()]
    (package / FILE).write_text("\n".join([HEAD, *lines, ""]), "utf-8")


def stale(entries: Sequence[Entry], now: Seen, kept: Seen) -> list[Stale]:
    """Return the rules that have changed since somebody looked, in the order of the rulebook."""
    by_key = {entry.rule.key: entry for entry in entries}
    changed = {key: _changed(now.get(key), kept.get(key)) for key in dict.fromkeys([*now, *kept])}
    return [Stale(key, parts, by_key.get(key)) for key, parts in changed.items() if parts]


def _changed(now: Mapping[str, str] | None, kept: Mapping[str, str] | None) -> tuple[str, ...]:
    if now is None or kept is None:
        return ("gone",) if now is None else ("new",)
    return tuple([part for part in PARTS if now[part] != kept.get(part)])


def looked_at(now: Seen, kept: Seen, key: str | None = None) -> Seen:
    """Return the new contents of the file after somebody has looked at a rule, or at all of them."""
    return {
        each: now[each] if key in (None, each) else kept[each] for each in now if key in (None, each) or each in kept
    }
