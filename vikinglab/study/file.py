"""The file of an atlas: ``atlas.toml`` in the folder of its game, one line for each rule."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from pathlib import Path

import msgspec

from vikinglab.core.game import Game
from vikinglab.core.teach.entries import FOUND, Entry, Found, Met

HEAD = """\
# Made by `vikinglab atlas {game}`, for each edition: the smallest example that was found for each rule, why a rule has
# none, and how many matches met it (by random play, by the greedy bot). An example by hand goes into examples.toml.
"""


def write(game: Game, atlas: Found) -> Path:
    """Write an atlas to the folder of its game, and return the file."""
    path = game.folder / FOUND
    path.write_text(text(game, atlas), "utf-8")
    return path


def text(game: Game, atlas: Found) -> str:
    """Return the text of an atlas file."""
    return "\n".join([HEAD.format(game=game.key), *_tables(atlas)]).rstrip() + "\n"


def _tables(atlas: Found) -> Iterator[str]:
    for edition, found in atlas.found.items():
        yield from _table(f"found.{edition}", {key: _entry(entry) for key, entry in found.items()})
    for edition, missing in atlas.missing.items():
        yield from _table(f"missing.{edition}", {key: _value(reason) for key, reason in missing.items()})
    for edition, met in atlas.met.items():
        yield from _met(edition, met)


def _table(name: str, rows: Mapping[str, str]) -> Iterator[str]:
    if rows:
        yield f"[{name}]"
        yield from (f"{_value(key)} = {row}" for key, row in rows.items())
        yield ""


def _met(edition: str, met: Met) -> Iterator[str]:
    yield f"[met.{edition}]"
    yield f"matches = {met.matches}"
    yield ""
    yield from _table(f"met.{edition}.rules", {key: str([*counts]) for key, counts in met.rules.items()})


def _entry(entry: Entry) -> str:
    return _value(msgspec.to_builtins(entry))


def _value(value: object) -> str:
    """Return a value as TOML, on one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{_name(key)} = {_value(each)}" for key, each in value.items()) + " }"
    if isinstance(value, (list, tuple)):
        return f"[{', '.join(map(_value, value))}]"
    # A string of JSON is one of TOML as well.
    return json.dumps(value, ensure_ascii=False)


def _name(key: str) -> str:
    return key if key.isidentifier() else _value(key)
