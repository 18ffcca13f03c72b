"""Chance: its possible outcomes, and that only the seed decides."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from hashlib import blake2b
from itertools import pairwise

import msgspec

from vikinglab.core.engine import notation
from vikinglab.core.engine.decision import Action, Chance
from vikinglab.core.engine.table import Table

from .findings import Finding, holds, repeated, same
from .played import Played, Setting, Spot, answers, applied, entry_of, facts
from .sampling import Seen

MOST = 1_000
"""The largest number of outcomes of a chance."""
DRAWS = 12
"""The number of draws to try."""
# Python orders sets of words by a seed that each process draws: these two make such a fault repeatable.
HASH_SEEDS = ("1", "2")


def outcomes(spot: Spot) -> None:
    """A chance has at most a thousand outcomes, all different, each with a whole weight of at least one."""
    if not spot.by_chance:
        return
    found = list(spot.thing.outcomes(spot.table))
    holds(0 < len(found) <= MOST, f"there are {len(found)} outcomes")
    for outcome, weight in found:
        holds(type(weight) is int and weight > 0, f"{outcome!r} has the weight {weight!r}")
    twice = repeated(notation.outcome_line(outcome) for outcome, _ in found)
    holds(not twice, f"several outcomes are written “{twice[:1]}”")
    same("the outcomes, asked again", found, list(spot.thing.outcomes(spot.table)))


def draws(spot: Spot) -> None:
    """A draw gives one of the listed outcomes, and the same one from the same generator: a dozen are tried."""
    if not spot.by_chance:
        return
    listed = [outcome for outcome, _ in spot.thing.outcomes(spot.table)]
    for number in range(DRAWS):
        drawn = spot.thing.draw(spot.table, random.Random(number))
        holds(drawn in listed, f"{entry_of(drawn)} was drawn, and isn’t among the outcomes")
        same("a draw from the same generator", drawn, spot.thing.draw(spot.table, random.Random(number)))
    holds(spot.choice in listed, f"{spot.entry} was drawn, and isn’t among the outcomes")


# ------------------------------------------------------------------------------------------------ The same again


def twice(played: Played) -> None:
    """The same seed gives the same match when it is played again."""
    for spot, again in zip(played.spots, played.setting.play(), strict=True):
        _is_same(spot, again)


def interleaved(played: Played) -> None:
    """A match doesn’t change when another is played at the same time."""
    # With such a seed moves are random, which is faster than weighing them.
    beside = msgspec.structs.replace(played.setting, seed=4 * (played.setting.seed + 1_750))
    other = beside.play()
    for spot, again in zip(played.spots, played.setting.play(), strict=True):
        _is_same(spot, again)
        next(other, None)


def copied(played: Played) -> None:
    """A copy made in the middle of a match plays on as the match does, and leaves it alone."""
    half = played.spots[len(played.spots) // 2 :]
    twin, aside = half[0].table.clone(), half[0].table.clone()
    for spot, after in pairwise(half):
        choice = spot.drawn(twin) if spot.by_chance else spot.choice
        same("what chance brings to a copy", spot.entry, entry_of(choice), spot)
        twin = applied(twin.clone(), choice)
        same("the position of a copy", after.json, twin.to_json(), after)
        # Another copy goes its own way meanwhile, to show whether they have something in common.
        _wander(aside, random.Random(spot.at))


def _wander(table: Table, rng: random.Random) -> None:
    """Play a copy on in another way."""
    thing = table.waiting
    if isinstance(thing, Chance):
        applied(table, thing.draw(table, rng))
    elif legal := table.legal():
        applied(table, rng.choice(legal))


def stirred(played: Played) -> None:
    """The global generators have no part in a match: it neither draws from them nor depends on them."""
    kept = random.getstate()
    try:
        _play_stirred(played)
    finally:
        random.setstate(kept)


def _play_stirred(played: Played) -> None:
    course = played.setting.play()
    for spot in played.spots:
        before = _stir(spot.at + played.setting.seed)
        again = next(course)
        holds(_global_state() == before, "something was drawn from a global generator", spot)
        _is_same(spot, again)


def _stir(seed: int) -> list[object]:
    random.seed(seed)
    # NumPy's generator matters only if a game has loaded it.
    if "numpy" in sys.modules:
        sys.modules["numpy"].random.seed(seed)
    return _global_state()


def _global_state() -> list[object]:
    state: list[object] = [random.getstate()]
    if "numpy" in sys.modules:
        _, numbers, *rest = sys.modules["numpy"].random.get_state()
        state += [numbers.tobytes(), *rest]
    return state


def _is_same(spot: Spot, again: Spot) -> None:
    same("the position", spot.json, again.json, spot)
    same("what is legal", spot.legal, again.legal, spot)
    same("what is chosen or drawn", spot.entry, again.entry, spot)


# ------------------------------------------------------------------------------------------------ Another hash seed


def hashes(seen: Seen) -> None:
    """A match is the same under any hash seed: what is listed, in which order, what is drawn, told and shown."""
    here = [_account(setting) for setting in seen.whole]
    for seed in HASH_SEEDS:
        for setting, one, other in zip(seen.whole, here, _accounts_elsewhere(seen.whole, seed), strict=True):
            where = f"with {setting.players} players and seed {setting.seed}, under the hash seed {seed}"
            for at, (mine, its) in enumerate(zip(one, other, strict=False)):
                same(f"entry {at} {where}", mine, its)
            same(f"how many entries there are {where}", len(one), len(other))


def _account(setting: Setting) -> list[object]:
    """Return a complete match: each position with its answers and its picture, and then its moments."""
    played = Played(setting, whole=True)
    told = [msgspec.json.decode(facts(moment)) for moment in played.match.moments]
    account = [
        {
            "entry": spot.entry,
            "position": msgspec.json.decode(spot.json),
            "answers": [f"{_written(what)}: {answer}" for what, answer in answers(spot.table)],
            "scene": blake2b(msgspec.json.encode(spot.game.scene(spot.table.view(None), None))).hexdigest(),
        }
        for spot in played.spots
    ]
    return msgspec.json.decode(msgspec.json.encode([*account, told]))  # type: ignore[no-any-return]


def _written(what: object) -> str:
    return notation.write(what) if isinstance(what, Action) else str(what)


def _accounts_elsewhere(found: list[Setting], seed: str) -> list[list[object]]:
    """Return the accounts from another process."""
    paths = os.pathsep.join(path for path in sys.path if path)
    # A hash seed can be chosen only for an interpreter that is about to start.
    done = subprocess.run(  # noqa: S603 - this interpreter, on code of ours
        [sys.executable, "-c", f"from {__name__} import answer; answer()"],
        env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": paths},
        input=msgspec.json.encode(found),
        capture_output=True,
    )
    if done.returncode:
        raise Finding(f"under the hash seed {seed}: {done.stderr.decode().strip().splitlines()[-1]}")
    return msgspec.json.decode(done.stdout)  # type: ignore[no-any-return]


def answer() -> None:
    """Print the accounts of the matches on standard input: the other side of ``hashes``."""
    asked = msgspec.json.decode(sys.stdin.buffer.read(), type=list[Setting])
    sys.stdout.buffer.write(msgspec.json.encode([_account(setting) for setting in asked]))
