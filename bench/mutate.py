"""Mutation tests: break a game one rule at a time, and print what its tests don't notice: `make mutate GAME=raids`.

Each mutant (see mutants.py) is tried (see trying.py) by the tests that carry the mark of a rule at the change; then by
all others of the game that run it; then by a few recorded matches, which record the rules without stating them, so that
the report counts them apart; then by checks of `vikinglab.testing` over a few matches. The first failure ends it. SEED
draws the order of mutants; SAMPLE=n tries only the first n, WORKERS=n so many at once, and after LONGEST seconds
(nearly an hour) no more are begun; AGAIN=1 tries only the mutants that the last report doesn't list as noticed.
equivalents.toml has the mutants that change nothing, with the reason.
"""

from __future__ import annotations

import json
import os
import resource
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from mutants import Mutant, mutants
from trying import Checks, Trial, ends_what_it_began, try_all

from vikinglab.study.ledger import ruling_modules

ROOT = Path(__file__).parent.parent
EQUIVALENTS = ROOT / "bench/equivalents.toml"
WANTED = 0.95
MATCHES, KIT_MATCHES = 12, 2
"""The numbers of recorded matches to replay, and of matches that the kit plays: it looks at each for seconds."""
RULES = (
    "asking",
    "conserves",
    "positions",
    "clones",
    "candidates",
    "refusals",
    "why-not",
    "outcomes",
    "draws",
    "view-suffices",
    "guesses",
    "ends",
    "by-outcomes",
    "undo",
    "quick-lists",
    "last-resort",
    "told",
    "silence",
    "views-hide",
    "legal-lists-hide",
    "in-one-go",
)
"""The checks of the kit that look at rules; words, drawings, saves and bots come from the same tables."""


class Tried(NamedTuple):
    """A mutant, and the findings about it."""

    mutant: Mutant
    trial: Trial


def breakable(game: str) -> list[Mutant]:
    """Return everything that can be broken in a game of ours."""
    folder = ROOT / "vikinglab/games" / game
    return [mutant for path in ruling_modules(folder) for mutant in mutants(path)]


def named_in(path: Path, game: str, found: Sequence[Mutant]) -> dict[Mutant, str]:
    """Return the mutants that the file of equivalents names, each with its reason; every entry must name one."""
    by_words: dict[tuple[str, ...], list[Mutant]] = {}
    for mutant in found:
        by_words.setdefault((mutant.path.name, mutant.within, mutant.before, mutant.after), []).append(mutant)
    named: dict[Mutant, str] = {}
    for entry in tomllib.loads(path.read_text("utf-8")).get(game, []):
        wanted = entry["file"], entry["in"], entry["before"], entry["after"]
        if wanted not in by_words:
            raise SystemExit(f"{path.name} names what can't be broken any more: {', '.join(wanted)}")
        named |= dict.fromkeys(by_words[wanted], entry["because"])
    return named


def run(
    game: str, found: Sequence[Mutant], tests: Sequence[str], equivalents: Path, report: Path, checks: Checks
) -> bool:
    """Break a game, print the unnoticed mutants and keep them as JSON; return whether they are few enough."""
    named = named_in(equivalents, game, found)
    queue = [mutant for mutant in found if mutant not in named]
    Random(int(os.environ.get("SEED") or 0)).shuffle(queue)
    if sample := int(os.environ.get("SAMPLE") or 0):
        del queue[sample:]
    known = noticed_before(queue, report) if os.environ.get("AGAIN") else []
    left = [mutant for mutant in queue if mutant not in {each.mutant for each in known}]
    started = perf_counter()
    tried = sorted([*known, *(Tried(*each) for each in try_all(left, tests, checks))])
    figures = counted(found, named, tried, perf_counter() - started)
    report.parent.mkdir(exist_ok=True)
    report.write_text(json.dumps(figures, indent=1), "utf-8")
    print("\n".join(told(game, figures)))
    return bool(figures["share"] >= WANTED)


def noticed_before(queue: Sequence[Mutant], report: Path) -> list[Tried]:
    """Return the mutants that were noticed when a report was written."""
    by_words = {_words(_shown(mutant)): mutant for mutant in queue}
    old = json.loads(report.read_text("utf-8"))["noticed by"]
    found = [(by_words.get(_words(each)), each) for each in old]
    return [Tried(mutant, Trial(each["by"], each["stage"], each["seconds"])) for mutant, each in found if mutant]


def _words(shown: Mapping[str, Any]) -> tuple[Any, ...]:
    return tuple(shown[name] for name in ("file", "line", "in", "kind", "before", "after"))


def counted(found: Sequence[Mutant], named: dict[Mutant, str], tried: Sequence[Tried], seconds: float) -> Any:
    """Return the report as data."""
    seen = [each for each in tried if each.trial.by]
    kinds, kinds_seen = (Counter(each.mutant.kind for each in some) for some in (tried, seen))
    stages = Counter(each.trial.stage for each in tried)
    taken = {stage: sum(each.trial.seconds for each in tried if each.trial.stage == stage) for stage in stages}
    return {
        "mutants": len(found),
        "tried": len(tried),
        "noticed": len(seen),
        "share": len(seen) / len(tried) if tried else 1.0,
        "seconds": seconds,
        "processor seconds": resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime,
        "stages": {stage: {"mutants": stages[stage], "seconds": taken[stage]} for stage in stages},
        "kinds": {kind: {"tried": kinds[kind], "noticed": kinds_seen[kind]} for kind in sorted(kinds)},
        "unnoticed": [_shown(each.mutant) for each in tried if not each.trial.by],
        "equivalents": [_shown(mutant) | {"because": reason} for mutant, reason in named.items()],
        "noticed by": [_shown(each.mutant) | each.trial._asdict() for each in seen],
    }


def _shown(mutant: Mutant) -> dict[str, Any]:
    return {
        "file": mutant.path.name,
        "line": mutant.line,
        "in": mutant.within,
        "kind": mutant.kind,
        "before": mutant.before,
        "after": mutant.after,
    }


def told(game: str, figures: Any) -> Iterator[str]:
    """Yield the report as lines of text."""
    for title in ("unnoticed", "equivalents"):
        yield f"{title.capitalize()}: {len(figures[title])}"
        for each in figures[title]:
            yield f"  {each['file']}:{each['line']} {each['in']} ({each['kind']})"
            yield f"    - {each['before']}"
            yield f"    + {each['after']}"
            if "because" in each:
                yield f"    {each['because']}"
    for kind, count in figures["kinds"].items():
        yield f"{kind:17} {count['noticed']:4} of {count['tried']:4}"
    for stage, count in figures["stages"].items():
        each = count["seconds"] / count["mutants"]
        yield f"{stage or 'unnoticed':17} {count['mutants']:4}, {each:.2f} s of processor time each"
    yield (
        f"{game}: {figures['mutants']} mutants, {len(figures['equivalents'])} of them change nothing; "
        f"{figures['tried']} tried, {figures['noticed']} noticed: {figures['share']:.1%}; "
        f"{figures['seconds']:.0f} s, {figures['processor seconds']:.0f} s of processor time"
    )


def checks_of(game: str) -> Checks:
    """Return the checks after the tests: recorded matches, and checks of the kit over a few others."""
    from vikinglab.testing import conforms
    from vikinglab.testing.recorded import difference, read

    matches = read(ROOT / f"tests/matches/recorded/{game}.jsonl.bz2")

    def replay() -> None:
        for recorded in matches[:: len(matches) // MATCHES]:
            if found := difference(recorded):
                raise AssertionError(str(found))

    return {"recorded matches": replay, "kit": lambda: conforms(game, *RULES, matches=KIT_MATCHES, whole=0)}


def main(game: str) -> bool:
    """Break a game of ours."""
    ends_what_it_began()
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    for package in ("vikinglab.core", "vikinglab.bots", "vikinglab.testing"):
        for module in walk_packages(import_module(package).__path__, f"{package}."):
            import_module(module.name)
    import_module("hypothesis")
    tests = sorted((ROOT / "tests/games" / game).glob("test_*.py"))
    report = ROOT / f"dist/mutants-{game}.json"
    return run(game, breakable(game), [*map(str, tests)], EQUIVALENTS, report, checks_of(game))


if __name__ == "__main__":
    sys.exit(0 if main(sys.argv[1]) else 1)
