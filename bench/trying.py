"""Trying mutants, each in a process of its own, forked from one that has collected the tests of a game.

There the broken code of a function replaces the sound one, and only tests that run the broken line are run: first those
that carry the mark of a rule at the change, then the others, the shortest first; other checks follow. If the change
isn't in the code of a function, or in one that ran while the tests were collected, it may be too late: such a mutant is
tried in a process that imports the game with the change.
"""

from __future__ import annotations

import gc
import json
import os
import resource
import signal
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from importlib.machinery import SourceFileLoader
from math import inf
from tempfile import mkstemp
from time import perf_counter, process_time
from traceback import print_exc
from types import CodeType, FrameType, FunctionType
from typing import Any, NamedTuple, TypeVar

import pytest
from mutants import Mutant, rules_around

WORKERS = int(os.environ.get("WORKERS") or 2)
LONGEST = int(os.environ.get("LONGEST") or 3300)
"""The seconds after which no more mutants are begun."""
STUCK = 6
"""The seconds of processor time after which a test is in an endless loop (the machine may be busy), beside three times
its own."""
LONG = 3
"""The seconds of processor time beyond which a traced test is left out: it plays many matches, or weighs bots, and
states no rule."""
ENOUGH = 4 * 2**30
"""The bytes that a mutant may take."""
PYTEST = ("-s", "--assert=plain", "-p", "no:terminal", "-p", "no:cacheprovider")
NEAR, OTHERS, AGAIN = "tests of its rule", "other tests", "again"

Line = tuple[str, int]
"""A line of a file."""
TraceFunction = Callable[[FrameType, str, Any], Any]
Tell = Callable[[Any], object]
Checks = Mapping[str, Callable[[], None]]
"""The checks after the tests, by the name of their stage."""
T = TypeVar("T")


class Trial(NamedTuple):
    """The test or check that noticed a mutant, its stage, and the processor time that it took."""

    by: str | None
    stage: str
    seconds: float = 0.0


class Sound(NamedTuple):
    """The failures with nothing broken; else the seconds of each test and check, and the lines that each test runs,
    without slow tests."""

    by: str | None
    seconds: dict[str, float]
    lines: dict[str, list[Line]]


class Trace:
    """A record of the lines of some files that run meanwhile."""

    def __init__(self, files: frozenset[str], longest: float) -> None:
        self.files = files
        self.lines: set[Line] = set()
        self.until = process_time() + longest

    @property
    def over(self) -> bool:
        """Return whether it has taken too long."""
        return process_time() > self.until

    def __enter__(self) -> Trace:
        sys.settrace(self._called)
        return self

    def __exit__(self, *_: object) -> None:
        sys.settrace(None)

    def _called(self, frame: FrameType, event: str, _: object) -> TraceFunction | None:
        if self.over:
            sys.settrace(None)
        return self._runs if frame.f_code.co_filename in self.files else None

    def _runs(self, frame: FrameType, event: str, _: object) -> TraceFunction:
        self.lines.add((frame.f_code.co_filename, frame.f_lineno))
        return self._runs


class Testing:
    """The tests of a game, collected once, and the checks after them; a plugin of pytest."""

    def __init__(self, tests: Sequence[str], checks: Checks) -> None:
        self.tests, self.checks = tests, checks
        self.sound = Sound(None, {}, {})
        self.items: list[pytest.Item] = []
        self.failed: str | None = None
        self.then: Callable[[], None]

    def collect(self, then: Callable[[], None]) -> None:
        """Collect the tests, and do something instead of running them."""
        self.then = then
        if pytest.main([*PYTEST, *self.tests], plugins=[self]) == pytest.ExitCode.INTERNAL_ERROR:
            raise RuntimeError("pytest says why")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = session.items
        self.then()
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = self.failed or report.nodeid

    def look(self, files: frozenset[str]) -> Sound:
        """Run everything with nothing broken."""
        seconds: dict[str, float] = {}
        lines: dict[str, list[Line]] = {}
        for item in self.items:
            started = process_time()
            with Trace(files, LONG) as trace:
                self._run(item, None)
            if not trace.over:
                lines[item.nodeid] = sorted(trace.lines)
            seconds[item.nodeid] = process_time() - started
            if self.failed:
                return Sound(self.failed, {}, {})
        for name, check in self.checks.items():
            started = process_time()
            check()
            seconds[name] = process_time() - started
        return Sound(None, seconds, lines)

    def notice(self, mutant: Mutant, broken: set[Line] | None, late: bool, tell: Tell) -> None:
        """Report the first check that notices a mutant in place; try only tests that run broken lines, if known."""
        near, others = self._chosen(mutant, broken)
        for stage, items in ((NEAR, near), (OTHERS, others)):
            for item, following in zip(items, [*items, None][1:], strict=True):
                self._limit(stage, item.nodeid, tell)
                self._run(item, following)
                if self.failed:
                    tell(Trial(self.failed, stage))
                    return
        for stage, check in {} if late else self.checks.items():
            self._limit(stage, stage, tell)
            try:
                check()
            except Exception as error:
                tell(Trial(" ".join(str(error).split())[:200], stage))
                return
        tell(Trial(None, AGAIN if late else ""))

    def _chosen(self, mutant: Mutant, broken: set[Line] | None) -> tuple[list[pytest.Item], list[pytest.Item]]:
        lines, seconds = self.sound.lines, self.sound.seconds
        items = sorted((item for item in self.items if item.nodeid in lines), key=lambda item: seconds[item.nodeid])
        if broken is not None:
            items = [item for item in items if not broken.isdisjoint(map(tuple, lines[item.nodeid]))]
        rules = rules_around(mutant)
        near = [item for item in items if rules & marks_of(item)]
        return near, [item for item in items if item not in near]

    def _limit(self, stage: str, name: str, tell: Tell) -> None:
        tell(Trial("it doesn't end", stage))
        signal.setitimer(signal.ITIMER_VIRTUAL, STUCK + 3 * self.sound.seconds.get(name, 0.0))

    def _run(self, item: pytest.Item, following: pytest.Item | None) -> None:
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)


def marks_of(item: pytest.Item) -> set[str]:
    """Return the rules whose mark a test carries."""
    return {str(rule).partition(":")[2] for mark in item.iter_markers("rule") for rule in mark.args}


def try_all(queue: Sequence[Mutant], tests: Sequence[str], checks: Checks) -> Iterator[tuple[Mutant, Trial]]:
    """Try mutants; yield what noticed each."""
    files = frozenset(str(mutant.path) for mutant in queue)
    assert not files & {getattr(module, "__file__", None) for module in list(sys.modules.values())}
    testing = Testing(tests, checks)
    [(_, said, _)] = in_processes([None], lambda _, tell: try_in_place(queue, testing, files, tell))
    testing.sound = Sound(*said[0]) if said else Sound("the tests can't be collected", {}, {})
    if testing.sound.by:
        raise SystemExit(f"With nothing broken, this fails already: {testing.sound.by}")
    for name in testing.sound.seconds.keys() - testing.sound.lines.keys() - checks.keys():
        print(f"Left out, as it takes long: {name}")
    again = []
    for number, trial in said[1:]:
        if trial[1] == AGAIN:
            again.append(queue[number])
        else:
            yield queue[number], Trial(*trial)
    for mutant, said, seconds in in_processes(again, partial(try_anew, testing)):
        yield mutant, Trial(*said[-1])._replace(seconds=seconds)


def try_in_place(queue: Sequence[Mutant], testing: Testing, files: frozenset[str], tell: Tell) -> None:
    """Collect the tests; tell the findings with nothing broken, and then those of each mutant, by its number."""
    ends_what_it_began()
    early = Trace(files, inf)

    def attempt(number: int, tell: Tell) -> None:
        mutant = queue[number]
        with_limits()
        tell(Trial("its process dies", OTHERS))
        broken = put(mutant, functions)
        if broken:
            testing.notice(mutant, broken, not broken.isdisjoint(early.lines), tell)
        else:
            tell(Trial(None, AGAIN))

    def then() -> None:
        early.__exit__()
        functions.update(functions_of(files))
        [(_, said, _)] = in_processes([None], lambda _, tell: tell(testing.look(files)))
        testing.sound = Sound(*said[-1]) if said else Sound("the tests don't end", {}, {})
        tell(testing.sound)
        tries = in_processes([] if testing.sound.by else range(len(queue)), attempt)
        for done, (number, said, seconds) in enumerate(tries, 1):
            tell((number, Trial(*said[-1])._replace(seconds=seconds)))
            print(f"\r{done} of {len(queue)}", end="", file=sys.stderr, flush=True)
        print(file=sys.stderr)

    functions: Functions = {}
    with early:
        testing.collect(then)


def try_anew(testing: Testing, mutant: Mutant, tell: Tell) -> None:
    """Import a game with a mutant, and tell what notices it."""
    with_limits()
    tell(Trial("the tests can't be collected", OTHERS))
    signal.setitimer(signal.ITIMER_VIRTUAL, STUCK)
    load_broken(mutant)
    testing.collect(lambda: testing.notice(mutant, None, False, tell))


Functions = dict[tuple[str, str, int], list[FunctionType]]
"""Functions by their file, name and first line."""


def functions_of(files: frozenset[str]) -> Functions:
    """Return the functions of some files in memory."""
    found: Functions = {}
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType) and thing.__code__.co_filename in files:
            found.setdefault(_place(thing.__code__), []).append(thing)
    return found


def put(mutant: Mutant, functions: Functions) -> set[Line]:
    """Give functions their broken code, and return the broken lines; none if it isn't the code of a function."""
    lines: set[int] = set()
    for new in _codes(compiled(mutant)):
        for function in functions.get(_place(new), ()):
            if function.__code__ != new:
                if function.__code__.co_freevars != new.co_freevars:
                    return set()
                lines |= {line for code in _codes(function.__code__) for _, _, line in code.co_lines() if line}
                function.__code__ = new
    return {(str(mutant.path), line) for line in (lines & {mutant.line} or lines)}


def _codes(code: CodeType) -> Iterator[CodeType]:
    yield code
    for part in code.co_consts:
        if isinstance(part, CodeType):
            yield from _codes(part)


def _place(code: CodeType) -> tuple[str, str, int]:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def compiled(mutant: Mutant) -> CodeType:
    """Return the code of a mutant's file."""
    return compile(mutant.source(), mutant.path, "exec", dont_inherit=True)


def load_broken(mutant: Mutant) -> None:
    """Make the import of the mutant's file load the broken code."""
    usual, code = SourceFileLoader.get_code, compiled(mutant)

    def get_code(loader: SourceFileLoader, name: str) -> Any:
        return code if loader.path == str(mutant.path) else usual(loader, name)

    SourceFileLoader.get_code = get_code  # type: ignore[assignment, method-assign]


def ends_what_it_began() -> None:
    """Make this process end its children when somebody ends it."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))


def with_limits() -> None:
    """Limit the memory of this process, and silence it."""
    resource.setrlimit(resource.RLIMIT_AS, (ENOUGH, ENOUGH))
    os.dup2(os.open(os.devnull, os.O_WRONLY), 1)


def in_processes(queue: Sequence[T], work: Callable[[T, Tell], object]) -> Iterator[tuple[T, list[Any], float]]:
    """Do some work for each item, several at once, in processes; yield what each told, and its processor time."""
    gc.freeze()
    started, waiting = perf_counter(), [*queue][::-1]
    at_work: dict[int, tuple[T, int]] = {}
    try:
        while at_work or waiting:
            while waiting and len(at_work) < WORKERS:
                each = waiting.pop()
                process, answer = forked(partial(work, each))
                at_work[process] = each, answer
            process, status, used = os.wait4(-1, 0)
            each, answer = at_work.pop(process)
            with os.fdopen(answer) as file:
                file.seek(0)
                said = [json.loads(line) for line in file]
            if os.WIFEXITED(status) and os.WEXITSTATUS(status):
                raise SystemExit(f"An attempt went wrong: {each}")
            if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGTERM:
                waiting.append(each)  # somebody else ended it, which says nothing about the mutant
            else:
                yield each, said, used.ru_utime + used.ru_stime
            if perf_counter() - started > LONGEST:
                waiting.clear()
    finally:
        for process in at_work:
            os.kill(process, signal.SIGTERM)


def forked(work: Callable[[Tell], object]) -> tuple[int, int]:
    """Fork a process that works: return its id, and the file in which it reports."""
    answer, name = mkstemp()  # a pipe would be full before the report ends
    os.unlink(name)
    if process := os.fork():
        return process, answer
    try:
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        work(lambda said: os.write(answer, f"{json.dumps(said)}\n".encode()))
    except BaseException:
        print_exc()
        os._exit(1)
    os._exit(0)
