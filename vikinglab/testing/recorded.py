"""Recorded matches: played once, kept as saves, and replayed whenever the rules have changed.

    python -m vikinglab.testing.recorded my-game my-game.jsonl.bz2

plays 200 matches of each number of players in each edition, by a mix of random and greedy moves, and keeps them. Later
``differences(path)`` yields those that the rules refuse now, that offer other choices, or that end otherwise.
"""

from __future__ import annotations

import argparse
import bz2
import re
from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from vikinglab.core.engine import notation
from vikinglab.core.engine.decision import Decision
from vikinglab.core.engine.table import Table
from vikinglab.core.match import Match, load
from vikinglab.core.words.moment import Moment
from vikinglab.core.words.refusal import Refused

from .played import Setting, choose
from .sampling import settings

MATCHES = 200
"""The number of matches to keep for each number of players in each edition."""
KINDS = 4
"""The number of values that tell events, and choices, apart."""


class Recorded(msgspec.Struct, frozen=True):
    """A match that was played to its end, and the data to compare when it is replayed."""

    number: int
    save: msgspec.Raw
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    signs: str
    """A hexadecimal digit for the beginning and for each move: two bits for the events then, and two for the choices
    after. Each tells it from three in four of all possibilities, and takes hardly any room."""

    @property
    def told(self) -> list[int]:
        """Return a number for the events at the beginning and at each move."""
        return [int(sign, 16) // KINDS for sign in self.signs]

    @property
    def choices(self) -> list[int]:
        """Return a number for the choices at the beginning and after each move."""
        return [int(sign, 16) % KINDS for sign in self.signs]


class Difference(msgspec.Struct, frozen=True):
    """A recorded match that differs by the rules of today."""

    match: str
    """The match: its number in its file, its edition, its players, its seed."""
    move: str
    """The move at which it begins to differ, with its number; or its start."""
    rules: tuple[str, ...]
    """The rule that refuses a later move, if one does, and those that are at work at that move."""
    what: str

    def __str__(self) -> str:
        rules = f" (rules: {', '.join(self.rules)})" if self.rules else ""
        return f"{self.match}, {self.move}: {self.what}{rules}"


def record(key: str, path: Path, matches: int = MATCHES) -> int:
    """Play the matches of a game, and keep them in a file; return how many they are."""
    tables = len(list(settings(key, None, 1, whole=1))) - 1
    plan = [setting for setting, _ in settings(key, None, matches * tables, whole=0)]
    # Similar matches beside each other take less room.
    plan.sort(key=lambda setting: (setting.edition, setting.players, setting.seed))
    lines = [msgspec.json.encode(_recorded(number, _played(setting))) for number, setting in enumerate(plan)]
    # For moves in no repeating order, this leaves a quarter less than LZMA does.
    path.write_bytes(bz2.compress(b"\n".join(lines)))
    return len(plan)


def read(path: Path) -> list[Recorded]:
    """Return the matches in a file."""
    return [msgspec.json.decode(line, type=Recorded) for line in bz2.decompress(path.read_bytes()).splitlines()]


def differences(path: Path, every: int = 1) -> Iterator[Difference]:
    """Replay the matches in a file, or one of every ``every``, and yield the differences."""
    for recorded in read(path)[::every]:
        found = difference(recorded)
        if found is not None:
            yield found


def difference(recorded: Recorded) -> Difference | None:
    """Replay a match by the rules of today; return where it begins to differ, or None if it doesn't."""
    save = msgspec.json.decode(recorded.save)
    name = f"{save['game']} {recorded.number} ({save['edition']}, {len(save['seats'])} players, seed {save['seed']})"
    try:
        match, refused = _as_far(save)
    except Refused as bad:
        return Difference(name, "its start", (bad.rule,) if bad.rule else (), str(bad))
    now = _recorded(recorded.number, match)
    if refused is not None:
        ends = str(refused)
    elif (now.scores, now.winners) != (recorded.scores, recorded.winners):
        ends = f"it ends {_ended(now)}, and ended {_ended(recorded)}"
    elif now.signs != recorded.signs:
        ends = ""
    else:
        return None
    told, chosen = _first(now.told, recorded.told), _first(now.choices, recorded.choices)
    ply = min(told, chosen)
    rules = _telling(match, ply) if told <= chosen else _refusing(match.at(ply))
    if refused is not None and refused.rule:
        rules = tuple(dict.fromkeys((refused.rule, *rules)))
    what = "" if ply > match.ply else "something else happens" if told <= chosen else "other moves may be chosen then"
    return Difference(name, _move(match, ply), rules, "; ".join(filter(None, (what, ends))))


def _as_far(save: dict[str, Any]) -> tuple[Match, Refused | None]:
    """Return a saved match as far as today's rules allow, and their refusal then."""
    try:
        return load(msgspec.json.encode(save)), None
    except Refused as refused:
        at = re.match(r"Entry (\d+) ", str(refused))
        if at is None:
            raise
        return load(msgspec.json.encode({**save, "line": save["line"][: int(at[1]) - 1]})), refused


def _played(setting: Setting) -> Match:
    """Return a match played to its end."""
    match = setting.match()
    while match.waiting is not None:
        match.play(choose(setting, match.table, match.legal(), match.ply))
    return match


def _recorded(number: int, match: Match) -> Recorded:
    """Return the record of a match, which may have come to no end."""
    told, choices = _by_ply(match.moments, match.ply), _choices(match)
    signs = [f"{_number(each) * KINDS + _number(choice):x}" for each, choice in zip(told, choices, strict=True)]
    result = match.result
    scores, winners = (result.scores, result.winners) if result else ((), ())
    return Recorded(number, msgspec.Raw(match.to_json()), scores, winners, "".join(signs))


def _choices(match: Match) -> list[str]:
    """Return the choices before each move, and at the end."""
    choices, twin = [_choice(match.table)], match.copy()
    while twin.ply:
        twin.undo()
        choices.append(_choice(twin.table))
    return choices[::-1]


def _choice(table: Table) -> str:
    """Return the seat to play and its choices, in a fixed order."""
    waiting = table.waiting
    if not isinstance(waiting, Decision):
        return ""
    lines = sorted(map(notation.write, table.legal()))
    return f"{waiting.seat} {'/'.join(lines)}"


def _by_ply(moments: Iterable[Moment], plies: int) -> list[str]:
    """Return the events at each ply, by rules and numbers: words may change, and so may the names of facts."""
    told = [""] * (plies + 1)
    for moment in moments:
        numbers = sorted(fact for fact in moment.facts.values() if type(fact) is int)
        told[moment.ply] += f"{moment.rule} {numbers};"
    return told


def _number(text: str) -> int:
    return blake2b(text.encode(), digest_size=1).digest()[0] % KINDS


def _first(now: Sequence[int], then: Sequence[int]) -> int:
    """Return the first place at which two rows of numbers differ; if they don't, the end of the shorter one."""
    both = min(len(now), len(then))
    return next((at for at in range(both) if now[at] != then[at]), both)


def _move(match: Match, number: int) -> str:
    """Return a move as a report names it; behind the last one, the last one."""
    number = min(number, match.ply)
    return f"move {number} “{match.moves[number - 1]}”" if number else "its start"


def _refusing(match: Match) -> tuple[str, ...]:
    """Return the rules that refuse something in the present position of a match."""
    return tuple(sorted({rule for _, rule in match.table.refusals()}))


def _telling(match: Match, ply: int) -> tuple[str, ...]:
    """Return the rules that tell something at a ply."""
    return tuple(dict.fromkeys(moment.rule for moment in match.moments if moment.ply == ply))


def _ended(recorded: Recorded) -> str:
    return " : ".join(map(str, recorded.scores)) or "nowhere"


def main() -> None:
    """Play the matches of a game, and keep them in a file."""
    parser = argparse.ArgumentParser(prog="python -m vikinglab.testing.recorded", description=main.__doc__)
    parser.add_argument("game")
    parser.add_argument("file", type=Path)
    parser.add_argument("--matches", type=int, default=MATCHES, help="of each number of players in each edition (200)")
    chosen = parser.parse_args()
    number = record(chosen.game, chosen.file, chosen.matches)
    print(f"{number} matches of {chosen.game} in {chosen.file}: {chosen.file.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
