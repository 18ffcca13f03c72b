"""Content files: the figures of a game, each with its source, checked by type."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta

from ..words.refusal import Refused, complaint, fault, refused

Provenance = Literal["rulebook", "published", "inferred", "reconstructed", "house"]

T = TypeVar("T")
C = TypeVar("C")

LARGEST = 200_000

_VALUE = "value"


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A section of a content file, or the whole of it: what it doesn't know it refuses."""


Figure = Annotated[T, Meta(extra={"figure": True})]
"""A figure of a game. Content files write it with its source, ``{ value = 4, source = "rulebook" }``; the content holds
the value alone, and the box knows the source by its path."""


class Source(msgspec.Struct, frozen=True):
    """The source of a figure: stated by the rulebook, published elsewhere, inferred from what is stated, or
    reconstructed because nothing was found. A figure in no rulebook is our own."""

    kind: Provenance
    note: str = ""

    @property
    def certain(self) -> bool:
        """Return whether the figure is stated somewhere, and not our own reasoning."""
        return self.kind in ("rulebook", "published")


Keys = tuple[str, ...]
"""The keys that lead to a figure in a content file."""
Sources = Mapping[Keys, Source]
"""The source of each figure in a content, by its path."""


class _Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A figure as a content file writes it."""

    value: Any
    source: Provenance
    note: str = ""


Players = Figure[Annotated[list[Annotated[int, Meta(ge=1, le=12)]], Meta(min_length=1, max_length=12)]]
"""The numbers of players that a box is for."""


class GameContent(Section, frozen=True, kw_only=True):
    """The figures of a game: the whole of a content file. A game adds its own."""

    players: Players
    short: Section | None = None
    """The figures of our own short match for beginners, if it has one."""


def figures(content: object, sources: Sources) -> dict[str, object]:
    """Return the numbers among the figures of a content by their paths in hyphens, and lists as texts print them.

    >>> box = vl.new("raids").table.box
    >>> figures(box.content, box.sources)["glory-majorities"]
    ('6', '3', '1')
    """
    found: dict[str, object] = {}
    for path in sources:
        name = "-".join(path).replace("_", "-")
        match _at(content, path):
            case int(number):
                found[name] = number
            case [int(), *_] as numbers:
                found[name] = tuple(map(str, numbers))
    return found


def shortened(content: C, sources: Sources) -> tuple[C, Sources]:
    """Return a content in which the figures of its short match replace those with the same names, and its sources.

    Figures without such a name stay in ``content.short``, for the game to look up.
    """
    replaced = {path[1:]: source for path, source in sources.items() if path[0] == "short" and path[1:] in sources}
    for path in replaced:
        content = _replaced_at(content, path, _at(content, ("short", *path)))
    return content, {**sources, **replaced}


def _at(part: Any, path: Keys) -> Any:
    for name in path:
        part = part[name] if isinstance(part, dict) else getattr(part, name)
    return part


def _replaced_at(part: Any, path: Keys, value: object) -> Any:
    if not path:
        return value
    name, *rest = path
    value = _replaced_at(_at(part, (name,)), tuple(rest), value)
    return {**part, name: value} if isinstance(part, dict) else msgspec.structs.replace(part, **{name: value})


class BadContent(Exception):
    """An error that a game's own checks of its content raise: the path of the figure, and the fault in English."""

    def __init__(self, path: str, reason: str) -> None:
        super().__init__(path, reason)
        self.path, self.reason = path, reason


def expect(holds: object, path: str, reason: str) -> None:
    """Raise ``BadContent`` unless something holds for the figure at a path."""
    if not holds:
        raise BadContent(path, reason)


def read_content(text: str, kind: type[C], name: str, whole: Callable[[str], str] | None = None) -> tuple[C, Sources]:
    """Return the content of a file and the sources of its figures; ``Refused`` with the line if anything doesn't fit.

    A file that begins with ``like = "standard"`` holds only its differences from another one: ``whole`` returns that
    one's text by its name.
    """
    document = _document(text, name)
    if whole is not None and "like" in document:
        document = _replaced(_document(whole(document.pop("like")), name), document)
    sources: dict[Keys, Source] = {}
    try:
        plain = _plain(document, _figures_of(kind), (), sources)  # type: ignore[arg-type]
    except BadContent as bad:
        raise wrong(text, name, bad.path, bad.reason) from None
    return _decoded(text, plain, kind, name), sources


def read_toml(text: str, kind: type[C], name: str) -> C:
    """Return the contents of a TOML file without figures; ``Refused`` with the line and what was expected otherwise."""
    return _decoded(text, _document(text, name), kind, name)


def _document(text: str, name: str) -> dict[str, Any]:
    if len(text) > LARGEST:
        raise wrong(text, name, "", f"it is too large (over {LARGEST} characters)")
    import tomllib

    try:
        return tomllib.loads(text)
    except (RecursionError, ValueError) as error:
        at = re.search(r"at line (\d+)", str(error))
        line = int(at.group(1)) if at else max(1, text.count("\n"))
        known = "a key, an equals sign and a value are expected, such as shields = 2"
        raise _at_line(name, line, "", f"this isn’t TOML: {known}") from None


def _decoded(text: str, document: dict[str, Any], kind: type[C], name: str) -> C:
    try:
        return msgspec.convert(document, kind, str_keys=True)
    except msgspec.ValidationError as error:
        reason, path = complaint(error)
        raise wrong(text, name, _named(path, document, kind), str(reason)) from None


def _plain(part: Any, figures: _Figures, path: Keys, sources: dict[Keys, Source]) -> Any:
    """Return a part of a document with its figures as plain values, and note their sources."""
    if not isinstance(part, dict):
        return part
    plain = {}
    for key, value in part.items():
        below, at = figures.get(key) or figures.get(_ANY), (*path, key)
        if below is True:
            value = _written(value, at)
            sources[at], value = Source(value.source, value.note), value.value
        elif below:
            value = _plain(value, below, at, sources)
        plain[key] = value
    return plain


def _written(value: object, path: Keys) -> _Written:
    """Return a figure as a content file writes it."""
    try:
        return msgspec.convert(value, _Written)
    except msgspec.ValidationError as error:
        reason, at = complaint(error)
        if not isinstance(value, dict):
            reason = fault('a figure with its source is expected, such as { value = 4, source = "house" }').text
        raise BadContent(".".join([*path, *filter(None, [at])]), str(reason)) from None


_ANY = "*"
"""The key of all entries of a table whose keys a game chooses."""
_Figures = dict[str, "_Figures | Literal[True]"]
"""The places of figures in a content: ``True`` for one, or the places below."""


@cache
def _figures_of(kind: Any) -> _Figures:
    """Return the places of the figures in a content of a type."""
    # It takes time to import, and only boxes need it.
    from msgspec import inspect

    def places(found: inspect.Type) -> _Figures | Literal[True]:
        match found:
            case inspect.Metadata(extra={"figure": True}):
                return True
            case inspect.Metadata(type=inner):
                return places(inner)
            case inspect.StructType(fields=fields):
                below = {field.encode_name: places(field.type) for field in fields}
            case inspect.DictType(value_type=inner):
                below = {_ANY: places(inner)}
            case inspect.UnionType(types=types):
                several = [places(each) for each in types]
                if True in several:
                    return True
                below = {name: each for one in several if one is not True for name, each in one.items()}
            case _:
                return {}
        return {name: each for name, each in below.items() if each}

    found = places(inspect.type_info(kind))
    return {} if found is True else found


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
    # A figure that is a table may stand in the file as [dials.value]: its path doesn't say so.
    parts = [part.strip('"`') for part in re.findall(r"[^.\[\]]+", path)]
    parts = [part for part in parts if part != _VALUE]
    header: list[str] = []
    best, best_depth = 1, 0
    for number, line in enumerate(text.splitlines(), 1):
        if found := re.match(r"\s*\[\[?([^\]]+)\]", line):
            header = [name for part in found.group(1).split(".") if (name := part.strip().strip('"')) != _VALUE]
            depth = _shared(header, parts)
        elif found := re.match(r"\s*([\w.\"-]+)\s*=", line):
            key = [name for part in found.group(1).split(".") if (name := part.strip('"')) != _VALUE]
            if header != parts[: len(header)]:
                continue
            depth = len(header) + _shared(key, parts[len(header) :])
        else:
            continue
        if depth > best_depth:
            best, best_depth = number, depth
    return best


def _shared(key: list[str], parts: list[str]) -> int:
    """Return the number of parts that a key shares with a path; 0 if it leads elsewhere."""
    return len(key) if key == parts[: len(key)] else 0


def fingerprint(content: object) -> str:
    """Return a text that identifies a content: the same for files that differ only in layout, or in what they say of
    their sources."""
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
