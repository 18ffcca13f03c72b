"""Spoilt positions and saves: what comes from outside is refused in a sentence, or it is as good as any other."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec

from vikinglab.core.answers import question
from vikinglab.core.engine.decision import Chance
from vikinglab.core.engine.position import read_position, write_position
from vikinglab.core.engine.table import Table
from vikinglab.core.match import load, stream
from vikinglab.core.words.moment import Story
from vikinglab.core.words.refusal import Refused

from .findings import Finding, holds, short
from .played import Played, Spot, applied, settled

TRIED = 6
"""The number of spoilt texts to try for a position, and of spoilt saves for a place in a match."""
MOVES = 6
"""The largest number of entries by which a spoilt position is played on."""


def misread(spot: Spot) -> None:
    """A spoilt position is refused with a reason, or it is a position that can be drawn, played on and written; each
    has some tried."""
    if spot.decision is None:
        return
    try:
        text = write_position(spot.game, spot.table)
    # A position that can't be written is for another check to find.
    except Refused:
        return
    rng = stream(spot.setting.seed, "spoilt", spot.at)
    other = write_position(spot.game, spot.before.table) if spot.before and spot.before.decision else text
    for _ in range(TRIED):
        tried = spoil(text, other, rng)
        try:
            _play_on(spot, tried, rng)
        except Refused:
            pass
        except Exception as error:
            raise Finding(f"a position is taken that can’t be: {tried!r}") from error


def _play_on(spot: Spot, text: str, rng: Random) -> None:
    """Read a position, and play it on by some random entries; show, ask and write each."""
    table = settled(read_position(spot.game, spot.table.box, text))
    for _ in range(MOVES):
        seat = None if table.waiting is None else getattr(table.waiting, "seat", None)
        spot.game.scene(table.view(seat), seat)
        question(spot.game, table)
        if not isinstance(table.waiting, Chance):
            write_position(spot.game, table)
        if table.waiting is None:
            return
        twin = table.clone()
        twin.story = Story()
        table = applied(twin, _some_choice(table, rng))


def _some_choice(table: Table, rng: Random) -> object:
    if isinstance(table.waiting, Chance):
        return table.waiting.draw(table, rng)
    legal = table.legal()
    holds(legal, f"at {type(table.waiting).__name__} a seat may do nothing")
    return rng.choice(legal)


def missaved(played: Played) -> None:
    """A spoilt save is refused with a reason, or it is loaded as a match that can be drawn and written; some are
    tried."""
    match = played.match
    save = msgspec.json.decode(match.to_json())
    rng = stream(played.setting.seed, "spoilt", -1)
    for _ in range(TRIED):
        tried = _spoilt_save(save, rng)
        try:
            loaded = load(msgspec.json.encode(tried))
            loaded.scene()
            loaded.written()
        except Refused:
            pass
        except Exception as error:
            changed = {name: short(value) for name, value in tried.items() if save.get(name) != value}
            raise Finding(f"a save is taken that can’t be: with {changed}") from error


def _spoilt_save(save: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Return a save with a change: a field of it is missing, or another value, or its entries are spoilt."""
    if rng.random() < 0.3:
        name = rng.choice([*save])
        value = rng.choice((None, -1, 7, "x", [], {}, ["x"], {"x": 1}, 2**70, True, save[rng.choice([*save])]))
        return {**save, name: value} if rng.random() < 0.9 else {key: save[key] for key in save if key != name}
    line = [*save["line"]]
    for _ in range(rng.choice((1, 1, 2, 3))):
        line = rng.choice(_OF_LINES)(line, rng) if line else line
    return {**save, "line": line}


def _cut(line: list[str], rng: Random) -> list[str]:
    return line[: rng.randrange(len(line))]


def _leave_out(line: list[str], rng: Random) -> list[str]:
    at = rng.randrange(len(line))
    return [*line[:at], *line[at + 1 :]]


def _repeat(line: list[str], rng: Random) -> list[str]:
    at = rng.randrange(len(line))
    return [*line[:at], rng.choice(line), *line[at:]]


def _misspell(line: list[str], rng: Random) -> list[str]:
    at = rng.randrange(len(line))
    number = str(rng.choice((0, 1, 2, 5, 99, -1)))
    return [*line[:at], re.sub(r"\d+", number, line[at], count=1), *line[at + 1 :]]


_OF_LINES: tuple[Callable[[list[str], Random], list[str]], ...] = (_cut, _leave_out, _repeat, _misspell, _misspell)


# ------------------------------------------------------------------------------------------------ Texts


def spoil(text: str, other: str, rng: Random) -> str:
    """Return a position with a few changes: words, numbers and lines that come, go, or come from another one.

    >>> position = ["voyage: 2", "A: space 4", "B: space 7"]
    >>> spoil("; ".join(position), "A: space 3", Random(1)) != "; ".join(position)
    True
    """
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    others = [line.strip() for line in other.splitlines() if line.strip()]
    for _ in range(rng.choice((1, 1, 1, 2, 3, 6))):
        change = rng.choice(_CHANGES)
        lines = change(lines, others, rng) or lines
    return "\n".join(lines)


def _line(lines: list[str], others: list[str], rng: Random) -> list[str]:
    """Leave a line out, or take one from the other position."""
    if rng.random() < 0.3:
        gone = rng.choice(lines)
        return [line for line in lines if line != gone]
    new = rng.choice(others)
    name = new.partition(":")[0]
    kept = [new if line.partition(":")[0] == name else line for line in lines]
    return kept if new in kept else [*kept, new]


def _graft(lines: list[str], others: list[str], rng: Random) -> list[str]:
    """Take all lines of the other position, and keep those that it doesn't have."""
    names = {line.partition(":")[0] for line in others}
    return [*others, *(line for line in lines if line.partition(":")[0] not in names)]


def _word(lines: list[str], others: list[str], rng: Random) -> list[str]:
    """Replace a word by one of the other position, or leave it out."""
    at = rng.randrange(len(lines))
    name, _, rest = lines[at].partition(":")
    words = list(re.finditer(r"[^\s,]+", rest))
    if not words:
        return lines
    word = rng.choice(words)
    new = rng.choice(["", *_words_of(others, name)])
    return _with(lines, at, f"{name}:{rest[: word.start()]}{new}{rest[word.end() :]}")


def _insert(lines: list[str], others: list[str], rng: Random) -> list[str]:
    """Put in a word, or a part between commas, that the other position has."""
    at = rng.randrange(len(lines))
    name, _, rest = lines[at].partition(":")
    parts = [part.strip() for line in others for part in line.partition(":")[2].split(",") if part.strip()]
    if parts and rng.random() < 0.5:
        return _with(lines, at, f"{name}:{rest}, {rng.choice(parts)}")
    words = _words_of(others, name) or _words_of(others, "")
    return _with(lines, at, f"{name}:{rest} {rng.choice(words)}") if words else lines


def _number(lines: list[str], others: list[str], rng: Random) -> list[str]:
    """Change a number by a little, or to another one."""
    places = [(at, found) for at, line in enumerate(lines) for found in re.finditer(r"\d+", line)]
    if not places:
        return lines
    at, found = rng.choice(places)
    number = int(found[0]) + rng.choice((-2, -1, 1, 2)) if rng.random() < 0.7 else rng.randrange(24)
    line = lines[at]
    return _with(lines, at, f"{line[: found.start()]}{max(0, number)}{line[found.end() :]}")


def _swap(lines: list[str], others: list[str], rng: Random) -> list[str]:
    """Let two lines swap their contents."""
    if len(lines) < 2:
        return lines
    one, two = rng.sample(range(len(lines)), 2)
    first, second = (lines[at].partition(":") for at in (one, two))
    return _with(_with(lines, one, f"{first[0]}:{second[2]}"), two, f"{second[0]}:{first[2]}")


def _double(lines: list[str], others: list[str], rng: Random) -> list[str]:
    """Say a word, or a whole line, twice."""
    at = rng.randrange(len(lines))
    name, _, rest = lines[at].partition(":")
    words = rest.split()
    if not words or rng.random() < 0.2:
        return [*lines, lines[at]]
    return _with(lines, at, f"{name}: {' '.join([*words, rng.choice(words)])}")


def _turn(lines: list[str], others: list[str], rng: Random) -> list[str]:
    """Let two words of a line swap their places."""
    at = rng.randrange(len(lines))
    name, _, rest = lines[at].partition(":")
    words = rest.split()
    if len(words) > 1:
        one, two = rng.sample(range(len(words)), 2)
        words[one], words[two] = words[two], words[one]
    return _with(lines, at, f"{name}: {' '.join(words)}")


def _strange(lines: list[str], others: list[str], rng: Random) -> list[str]:
    """Replace a word by one that no game has."""
    at = rng.randrange(len(lines))
    name, _, rest = lines[at].partition(":")
    words = rest.split() or [""]
    words[rng.randrange(len(words))] = rng.choice(("x", ",", "-", "+", "99999", "-1", "١"))
    return _with(lines, at, f"{name}: {' '.join(words)}")


def _words_of(lines: list[str], name: str) -> list[str]:
    """Return the words of a line, or of all lines if none has the name."""
    named = [line for line in lines if line.partition(":")[0] == name] or lines
    return [word for line in named for word in re.findall(r"[^\s,]+", line.partition(":")[2])]


def _with(lines: list[str], at: int, line: str) -> list[str]:
    return [*lines[:at], line, *lines[at + 1 :]]


_CHANGES = (_graft, _line, _word, _word, _number, _number, _insert, _swap, _double, _turn, _strange)
