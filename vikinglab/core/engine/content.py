"""Content files: the figures of a game, each with its source, checked by type."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Any, Generic, Literal, TypeVar

import msgspec
from msgspec import Meta

from ..words.refusal import Refused, complaint, fault, refused

Provenance = Literal["rulebook", "published", "inferred", "reconstructed", "house"]

T = TypeVar("T")
C = TypeVar("C")

LARGEST = 200_000


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A section of a content file, or the whole of it: what it doesn't know it refuses."""


class Figure(msgspec.Struct, Generic[T], frozen=True, forbid_unknown_fields=True):
    """A figure of a game, and how sure it is: stated by the rulebook, published elsewhere, inferred from what is
    stated, or reconstructed because nothing was found. A figure in no rulebook is our own."""

    value: T
    source: Provenance
    note: str = ""

    @property
    def certain(self) -> bool:
        """Return whether it is stated somewhere, and not our own reasoning."""
        return self.source in ("rulebook", "published")


Players = Figure[Annotated[list[Annotated[int, Meta(ge=1, le=12)]], Meta(min_length=1, max_length=12)]]
"""The numbers of players that a box is for: the field ``players`` that each game's content has."""


def figures(content: object, path: str = "") -> Iterator[tuple[str, object]]:
    """Yield the numbers of a content, each with its path in hyphens, and lists of them as texts print them.

    >>> dict(figures(vl.new("raids").table.box.content))["glory-majorities"]
    ('6', '3', '1')
    """
    match content:
        case Figure(value=int(value)):
            yield path, value
        case Figure(value=[int(), *_] as values):
            yield path, tuple(map(str, values))
        case Figure():
            return
        case dict() | msgspec.Struct():
            fields = content if isinstance(content, dict) else msgspec.structs.asdict(content)
            for name, value in fields.items():
                yield from figures(value, f"{path}-{name}".lstrip("-").replace("_", "-"))


def shortened(content: C) -> C:
    """Return a content in which the figures of its short match replace those with the same names.

    Figures without such a name stay in ``content.short``, for the game to look up.
    """
    return _changed(content, getattr(content, "short"))  # noqa: B009 - not every content has one


def _changed(part: C, changes: object) -> C:
    changed = {}
    for name in getattr(changes, "__struct_fields__", ()):
        old, new = getattr(part, name, None), getattr(changes, name)
        if old is not None and new is not None:
            is_part = isinstance(new, msgspec.Struct) and not isinstance(new, Figure)
            changed[name] = _changed(old, new) if is_part else new
    return msgspec.structs.replace(part, **changed)  # type: ignore[type-var]


class BadContent(Exception):
    """An error that a game's own checks of its content raise: the path of the figure, and the fault in English."""

    def __init__(self, path: str, reason: str) -> None:
        super().__init__(path, reason)
        self.path, self.reason = path, reason


def expect(holds: object, path: str, reason: str) -> None:
    """Raise ``BadContent`` unless something holds for the figure at a path."""
    if not holds:
        raise BadContent(path, reason)


def read_content(text: str, kind: type[C], name: str, whole: Callable[[str], str] | None = None) -> C:
    """Return the content of a file; ``Refused`` with the line and what was expected if it doesn't fit.

    A file that begins with ``like = "standard"`` holds only its differences from another one: ``whole`` returns that
    one's text by its name.
    """
    if len(text) > LARGEST:
        raise wrong(text, name, "", f"it is too large (over {LARGEST} characters)")
    try:
        document = tomllib.loads(text)
        if whole is not None and "like" in document:
            document = _replaced(tomllib.loads(whole(document.pop("like"))), document)
        return msgspec.convert(document, kind, str_keys=True)
    except msgspec.ValidationError as error:
        reason, path = complaint(error)
        raise wrong(text, name, _named(path, document, kind), str(reason)) from None
    except Refused:
        raise
    except (RecursionError, ValueError) as error:
        at = re.search(r"at line (\d+)", str(error))
        line = int(at.group(1)) if at else max(1, text.count("\n"))
        known = "a key, an equals sign and a value are expected, such as shields = 2"
        raise _at_line(name, line, "", f"this isn’t TOML: {known}") from None


def _replaced(document: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """Return a document in which another replaces what it names: tables by their keys, figures completely."""
    found = {**document}
    for name, new in changes.items():
        old = document.get(name)
        if isinstance(old, dict) and isinstance(new, dict) and "value" not in new:
            new = _replaced(old, new)
        found[name] = new
    return found


def _named(path: str, document: dict[str, object], kind: type[object]) -> str:
    """Return the path with the key that the decoder leaves out, ``tiles[...].kind``: only of the first wrong entry."""
    table, dots, rest = path.partition("[...]")
    entries = document.get(table) if dots else None
    for key, entry in entries.items() if isinstance(entries, dict) else ():
        try:
            msgspec.convert({**document, table: {key: entry}}, kind)
        except msgspec.ValidationError:
            return f"{table}.{key}{rest}"
    return path


def wrong(text: str, name: str, path: str, reason: str) -> Refused:
    """Return the refusal of a content file, with the line at the path."""
    return _at_line(name, line_of(text, path), path, reason)


def _at_line(name: str, line: int, path: str, reason: str) -> Refused:
    return fault(f"{name}, line {line}, at {path or '-'}: {reason}")


def line_of(text: str, path: str) -> int:
    """Return the line of a TOML file for a path like ``tiles.axe.shields``, or for the nearest part of it."""
    parts = [part.strip('"`') for part in re.findall(r"[^.\[\]]+", path)]
    header: list[str] = []
    best, best_depth = 1, 0
    for number, line in enumerate(text.splitlines(), 1):
        if found := re.match(r"\s*\[\[?([^\]]+)\]", line):
            header = [part.strip().strip('"') for part in found.group(1).split(".")]
            depth = _shared(header, parts)
        elif found := re.match(r"\s*([\w.\"-]+)\s*=", line):
            key = [part.strip('"') for part in found.group(1).split(".")]
            if header != parts[: len(header)]:
                continue
            depth = len(header) + _shared(key, parts[len(header) :])
        else:
            continue
        if depth > best_depth:
            best, best_depth = number, depth
    return best


def _shared(key: list[str], parts: list[str]) -> int:
    """Return how many parts a key shares with a path; none if it leads elsewhere."""
    return len(key) if key == parts[: len(key)] else 0


def fingerprint(content: object) -> str:
    """Return a text that identifies a content: the same for files that differ only in layout."""
    # It loads OpenSSL, and no content is read yet where vikinglab is imported.
    from hashlib import blake2b

    return blake2b(msgspec.json.encode(content, order="sorted"), digest_size=8).hexdigest()


def read_file(path: str | Path) -> str:
    """Return the text of a content file; ``Refused`` if it can't be read."""
    try:
        with Path(path).open(encoding="utf-8") as file:
            # One character too many is enough to know that a file is too large.
            return file.read(LARGEST + 1)
    except (OSError, ValueError):
        raise refused("no-file", name=str(path)[:200]) from None
