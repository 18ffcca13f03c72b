"""Breaks a game one rule at a time, and says what its tests don't notice: `make mutate GAME=raids`.

Each mutant (see mutants.py) is tried in a process forked from one that has imported pytest and the core, but nothing
of the game: there the game is imported with the change, and tests are run up to the first that fails. First come those
that carry the mark of a rule that stands where the change is; then all of the game's, the shortest first, as a run with
nothing broken has timed them; then the checks of `vikinglab.testing`, over a few matches. The order of mutants is drawn
by SEED; SAMPLE=n tries only the first n, and after nearly an hour no more are begun. What changes nothing stands in
equivalents.toml, with the reason.
"""

from __future__ import annotations

import ast
import gc
import json
import os
import re
import resource
import signal
import sys
import tomllib
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib import import_module
from importlib.machinery import SourceFileLoader
from pathlib import Path
from pkgutil import walk_packages
from random import Random
from tempfile import mkstemp
from time import perf_counter
from typing import Any, NamedTuple

import pytest
from mutants import KEY, Mutant, mutants

from vikinglab.core.words.rulebook import ruling_modules

ROOT = Path(__file__).parent.parent
EQUIVALENTS = ROOT / "bench/equivalents.toml"
WORKERS = 2
WANTED = 0.95
LONGEST = 3300
"""After so many seconds no more mutants are begun."""
STUCK, KIT_STUCK = 6, 400
"""A test, or the kit, that takes so many seconds of processor time (the machine may be busy) is in an endless loop."""
ENOUGH = 4 * 2**30
"""So many bytes a mutant may take."""
PYTEST = ("-x", "-s", "--assert=plain", "-p", "no:terminal", "-p", "no:cacheprovider")

Kit = Callable[[], None]
Marked = Mapping[str, Sequence[str]]
"""For each rule the tests that carry its mark, as pytest names them."""
Times = Mapping[str, float]
"""How many seconds each test takes where nothing is broken."""


class Tried(NamedTuple):
    """A mutant and what noticed it: a test, the kit, or that it didn't end; None if nothing did."""

    mutant: Mutant
    by: str | None
    times: dict[str, float] = {}


class Trial(NamedTuple):
    """What a process that tries a mutant says: what noticed it, and how long each test took."""

    by: str | None
    times: dict[str, float]


class Watch:
    """A plugin that runs the shortest tests first, limits each one's time, and keeps the first that fails."""

    def __init__(self, times: Times) -> None:
        self.failed = ""
        self.known = times
        self.times: dict[str, float] = {}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items.sort(key=lambda item: self.known.get(item.nodeid, 0.0))

    def pytest_runtest_setup(self) -> None:
        signal.setitimer(signal.ITIMER_VIRTUAL, STUCK)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.times[report.nodeid] = self.times.get(report.nodeid, 0.0) + report.duration
        if report.failed:
            self.failed = self.failed or report.nodeid


def noticed(stages: Sequence[Sequence[str]], times: Times, kit: Kit | None) -> Trial:
    """Return what notices that something is broken in this process: a test of the first stage, of the next, the kit."""
    watch = Watch(times)
    for tests in filter(None, stages):
        signal.setitimer(signal.ITIMER_VIRTUAL, STUCK)
        if pytest.main([*PYTEST, *tests], plugins=[watch]) != pytest.ExitCode.OK:
            return Trial(watch.failed or "the tests can't be collected", watch.times)
    signal.setitimer(signal.ITIMER_VIRTUAL, KIT_STUCK)
    try:
        if kit:
            kit()
    except Exception as error:
        return Trial(f"the kit: {' '.join(str(error).split())[:200]}", watch.times)
    return Trial(None, watch.times)


def marked_in(tests: Iterable[str]) -> dict[str, list[str]]:
    """Return for each rule the tests that carry its mark."""
    found: dict[str, list[str]] = {}
    for path in tests:
        for node in ast.parse(Path(path).read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                marks = "\n".join(map(ast.unparse, node.decorator_list))
                for rule in re.findall(r"pytest\.mark\.rule\('[\w-]+:([\w.-]+)'\)", marks):
                    found.setdefault(rule, []).append(f"{path}::{node.name}")
    return found


def nearest(mutant: Mutant, marked: Marked) -> list[str]:
    """Return the tests of the rules that the changed line names, then of those that its function or class does."""
    tree = ast.parse(mutant.path.read_bytes())
    around = [node for node in tree.body if getattr(node, "name", "") == mutant.within.partition(".")[0]]
    rules = KEY.findall(" ".join([mutant.before, *map(ast.unparse, around)]))
    return [*dict.fromkeys(test for rule in rules for test in marked.get(rule, ()))]


def begin(
    mutant: Mutant | None, tests: Sequence[str], kit: Kit | None, marked: Marked, times: Times
) -> tuple[int, int]:
    """Fork a process that tries a mutant (or nothing broken): its id, and the file for what noticed it."""
    code = mutant and compile(mutant.source(), mutant.path, "exec", dont_inherit=True)
    stages = [nearest(mutant, marked) if mutant else (), tests]
    answer, name = mkstemp()  # a pipe would be full before all times are told
    os.unlink(name)
    if process := os.fork():
        return process, answer
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    resource.setrlimit(resource.RLIMIT_AS, (ENOUGH, ENOUGH))
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    if mutant:
        _load_broken(mutant, code)
    try:
        trial = noticed(stages, times, kit)
    except BaseException as error:
        trial = Trial(repr(error), {})
    os.write(answer, json.dumps(trial if mutant is None else trial._replace(times={})).encode())
    os._exit(0)


def _load_broken(mutant: Mutant, code: Any) -> None:
    """Let the import of the mutant's file bring the broken code."""
    usual = SourceFileLoader.get_code

    def get_code(loader: SourceFileLoader, name: str) -> Any:
        return code if loader.path == str(mutant.path) else usual(loader, name)

    SourceFileLoader.get_code = get_code  # type: ignore[assignment, method-assign]


def try_all(
    queue: Sequence[Mutant | None], tests: Sequence[str], kit: Kit | None, times: Times | None = None
) -> Iterator[Tried]:
    """Try mutants, so many at once; what noticed each, in the order in which they end."""
    files = {str(mutant.path) for mutant in queue if mutant}
    assert not files & {getattr(module, "__file__", None) for module in list(sys.modules.values())}
    gc.freeze()
    started, waiting, marked = perf_counter(), list(queue)[::-1], marked_in(tests)
    at_work: dict[int, tuple[Any, int]] = {}
    try:
        while at_work or waiting:
            while waiting and len(at_work) < WORKERS:
                mutant = waiting.pop()
                process, answer = begin(mutant, tests, kit, marked, times or {})
                at_work[process] = mutant, answer
            process, _ = os.wait()
            mutant, answer = at_work.pop(process)
            with os.fdopen(answer) as file:
                file.seek(0)
                said = file.read()
            yield Tried(mutant, *(json.loads(said) if said else ("it doesn't end",)))
            if perf_counter() - started > LONGEST:
                waiting.clear()
    finally:
        for process in at_work:
            os.kill(process, signal.SIGKILL)


def breakable(game: str) -> list[Mutant]:
    """Everything that can be broken in a game of ours."""
    folder = ROOT / "vikinglab/games" / game
    return [mutant for path in ruling_modules(folder) for mutant in mutants(path)]


def named_in(path: Path, game: str, found: Sequence[Mutant]) -> dict[Mutant, str]:
    """The mutants that the file of equivalents names, each with its reason; every entry must name one."""
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
    game: str, found: Sequence[Mutant], tests: Sequence[str], equivalents: Path, report: Path, kit: Kit | None = None
) -> bool:
    """Break a game, print what went unnoticed and keep it as JSON; whether it is little enough."""
    named = named_in(equivalents, game, found)
    queue = [mutant for mutant in found if mutant not in named]
    Random(int(os.environ.get("SEED") or 0)).shuffle(queue)
    if sample := int(os.environ.get("SAMPLE") or 0):
        del queue[sample:]
    [sound] = try_all([None], tests, kit)
    if sound.by:
        raise SystemExit(f"With nothing broken, this fails already: {sound.by}")
    started, tried = perf_counter(), []
    for each in try_all(queue, tests, kit, sound.times):
        tried.append(each)
        print(f"\r{len(tried)} of {len(queue)}", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    figures = counted(found, named, tried, perf_counter() - started)
    report.parent.mkdir(exist_ok=True)
    report.write_text(json.dumps(figures, indent=1), "utf-8")
    print("\n".join(told(game, figures)))
    return bool(figures["share"] >= WANTED)


def counted(found: Sequence[Mutant], named: dict[Mutant, str], tried: Sequence[Tried], seconds: float) -> Any:
    """The report as data."""
    all_of, seen_of = (Counter(t.mutant.kind for t in tried if t.by or every) for every in (True, False))
    seen = sum(seen_of.values())
    return {
        "mutants": len(found),
        "tried": len(tried),
        "noticed": seen,
        "share": seen / len(tried) if tried else 1.0,
        "seconds": seconds,
        "processor seconds": resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime,
        "kinds": {kind: {"tried": all_of[kind], "noticed": seen_of[kind]} for kind in sorted(all_of)},
        "unnoticed": [_shown(t.mutant) for t in sorted(tried) if not t.by],
        "equivalents": [_shown(mutant) | {"because": reason} for mutant, reason in named.items()],
        "noticed by": [_shown(t.mutant) | {"by": t.by} for t in sorted(tried, key=lambda t: t.mutant) if t.by],
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
    """The report as lines of text."""
    for title in ("unnoticed", "equivalents"):
        yield f"{title.capitalize()}: {len(figures[title])}"
        for each in figures[title]:
            yield f"  {each['file']}:{each['line']} {each['in']} ({each['kind']})"
            yield f"    - {each['before']}"
            yield f"    + {each['after']}"
            if "because" in each:
                yield f"    {each['because']}"
    for kind, count in figures["kinds"].items():
        yield f"{kind:12} {count['noticed']:4} of {count['tried']:4}"
    yield (
        f"{game}: {figures['mutants']} mutants, {len(figures['equivalents'])} of them change nothing; "
        f"{figures['tried']} tried, {figures['noticed']} noticed: {figures['share']:.1%}; "
        f"{figures['seconds']:.0f} s, {figures['processor seconds']:.0f} s of processor time"
    )


def kit_of(game: str) -> Kit | None:
    """Return the checks of the kit over a few matches. Not `hashes`: it starts a Python in which nothing is broken."""
    from vikinglab.testing import CHECKS, conforms

    checks = [name for name in CHECKS if name != "hashes"]

    def kit() -> None:
        conforms(game, *checks, matches=9, whole=0)
        conforms(game, *checks, matches=0, whole=1)

    return kit


def main(game: str) -> bool:
    """Break a game of ours."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that what was begun is ended too
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    for package in ("vikinglab.core", "vikinglab.bots", "vikinglab.testing"):
        for module in walk_packages(import_module(package).__path__, f"{package}."):
            import_module(module.name)
    import_module("hypothesis")
    tests = sorted((ROOT / "tests/games" / game).glob("test_*.py"))
    report = ROOT / f"dist/mutants-{game}.json"
    return run(game, breakable(game), [*map(str, tests)], EQUIVALENTS, report, kit_of(game))


if __name__ == "__main__":
    sys.exit(0 if main(sys.argv[1]) else 1)
