"""Looks for dead ends in a game: `make explore GAME=raids SECONDS=120`.

Matches are played from new tables and from written positions, by random moves and by every outcome of chance alike.
What takes a branch of the rules that none took before, or has a rule refuse or tell something for the first time, is
written down as a position, and is where the search goes on: from there, from what becomes of its words when some are
changed, and under other readings of the rules. Found are exceptions, broken invariants, positions without a legal move
or that can't be written, and matches that don't end: each as a position, with a command that reproduces it. At the end
it says which branches, refusals and events were never reached. Those that can't be stand in unreached.toml, with the
reason.
"""

from __future__ import annotations

import json
import os
import shlex
import signal
import sys
import tomllib
import traceback
from collections.abc import Iterator, Mapping
from importlib.metadata import entry_points
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from branches import Branches
from msgspec.structs import replace
from positions import changed, of_tests

from vikinglab.core.engine import notation
from vikinglab.core.engine.box import Box
from vikinglab.core.engine.decision import Action, Decision
from vikinglab.core.engine.position import read_position, write_position
from vikinglab.core.engine.table import NOT_A_CHOICE, Table
from vikinglab.core.game import Game, game
from vikinglab.core.match import fresh, naming, question, refusal
from vikinglab.core.words.moment import Moment, Story, message_id
from vikinglab.core.words.refusal import Refused
from vikinglab.core.words.rulebook import ruling_modules
from vikinglab.testing.walks import applied

ROOT = Path(__file__).parent.parent
UNREACHED = ROOT / "bench/unreached.toml"
STUCK = 10
"""What takes so many seconds of processor time is in an endless loop."""
LONGEST = 20_000
"""A match that goes on for so many entries never ends."""
KEPT = 500
"""So many actions of a kind are kept, to be tried in other positions."""
RECALLED = 20
"""So many of the last events are asked whether they are still known."""
TRIED = 6
"""So many of the moves of a position are tried."""


class Place(NamedTuple):
    """Where a search goes on: a box, and a written position; without one, a new table for so many players."""

    box: Box
    text: str
    players: int = 0


class Finding(Exception):
    """Something that no game should do."""


class Explorer:
    """A search through the positions of a game."""

    def __init__(self, played: Game, branches: Branches, rng: Random, endless: bool) -> None:
        self.game, self.branches, self.rng = played, branches, rng
        self.endless = endless
        """Whether a match from a written position may never end."""
        self.places: list[Place] = []
        self.first: dict[object, Place] = {}
        """For each branch, refusal and event that was reached, where it was first."""
        self.findings: dict[str, dict[str, Any]] = {}
        self.actions: dict[type, list[Action]] = {}
        self.tried = self.readable = 0
        self._here: tuple[Place, list[str], list[str]] | None = None

    def run(self, seconds: float) -> None:
        """Search for so long."""
        end = perf_counter() + seconds
        self.places += self._beginnings()
        for place in list(self.places):
            self.explore(place)
        while perf_counter() < end:
            self.explore(self._next())

    def _beginnings(self) -> Iterator[Place]:
        for edition in self.game.editions:
            box = self.game.usual_box(edition)
            yield from (Place(box, "", players) for players in box.players)
            for example in self.game.examples(box).values():
                played = (example.match.at(0), example.match)
                yield from (Place(each.table.box, each.written()) for each in played if each.waiting is not None)
            yield from (Place(box, text) for text in of_tests(ROOT / "tests/games" / self.game.key))

    def _next(self) -> Place:
        """Return where to go on: what was found of late more often, and mostly changed."""
        rng = self.rng
        late = self.places[-1 - len(self.places) // 5 :]
        place = rng.choice(late if rng.random() < 0.5 else self.places)
        if rng.random() < 0.02:
            place = rng.choice([each for each in self.places if not each.text])
        if rng.random() < 0.25:
            place = place._replace(box=self._other_box())
        if place.text and rng.random() < 0.7:
            other = rng.choice([each.text for each in self.places if each.text])
            place = place._replace(text=changed(place.text, other, rng))
        return place

    def _other_box(self) -> Box:
        """Return a box of some edition, with some reading of each rule that has several."""
        edition = self.rng.choice(self.game.editions)
        rules = self.game.catalogue.within(edition)
        rulings = {key: self.rng.choice(rule.readings) for key, rule in rules.items() if rule.readings}
        return self.game.read_otherwise(self.game.usual_box(edition), rulings)

    def explore(self, place: Place) -> None:
        """Play some moves from a place, and note what is new or wrong on the way."""
        self.tried += 1
        self._here = (place, [], [])
        signal.setitimer(signal.ITIMER_VIRTUAL, STUCK)
        try:
            table = self._begun(place)
            if table is not None:
                self.readable += 1
                self._walk(place.box, table, self.rng.choice((1, 2, 6, 20)) if place.text else 400)
        except Exception as error:
            self._found(error)
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)

    def _begun(self, place: Place) -> Table | None:
        if not place.text:
            table = fresh(self.game, place.box, place.players)
        else:
            try:
                table = read_position(self.game, place.box, place.text)
            except Refused:
                return None
        return _settled(table)

    def _walk(self, box: Box, table: Table, steps: int) -> None:
        if self.rng.random() < 0.05:
            self._plays_on(table)
        eager = not self._here[0].text and self.rng.random() < 0.5  # type: ignore[index]
        self._moments: list[Moment] = []
        for _ in range(LONGEST if eager else steps):
            if isinstance(table.waiting, Decision):
                table = self._decided(box, table, 0.95 if eager else 0.3)
            elif table.waiting is not None:
                table = self._drawn(table)
            else:
                self._ended(table)
                return

    def _decided(self, box: Box, table: Table, quick: float) -> Table:
        """Try some of what a seat may do, and return the position after the last: now and then after a quick move."""
        text = self._written(table)
        place = Place(box, text)
        self._here = (place, [], [])
        self._look(place, table)
        legal = table.legal()
        if not legal:
            raise Finding("a seat must decide and may do nothing")
        tried = self.rng.sample(legal, min(TRIED, len(legal)))
        tried += [self.game.quick(table, self.rng)] if self.rng.random() < quick else []
        for action in tried:
            self._here = (place, [notation.write(action)], [])
            after = self._applied(place, table, action)
        if isinstance(after.waiting, Decision) and self.rng.random() < 0.3:
            self._note(place, ())
        return after

    def _drawn(self, table: Table) -> Table:
        assert self._here is not None
        place, moves, drawn = self._here
        # Rare outcomes matter as much as others here.
        outcome = self.rng.choice([outcome for outcome, _ in table.waiting.outcomes(table)])  # type: ignore[union-attr]
        self._here = (place, moves, [*drawn, notation.outcome_line(outcome)])
        return self._applied(place, table, outcome)

    def _applied(self, place: Place, table: Table, choice: object) -> Table:
        """Return the position after a choice, which must be a sound one; note what is told."""
        twin, story = table.clone(), Story()
        # In playouts nothing is told.
        twin.story = story if self.rng.random() < 0.9 else None
        twin = applied(twin, choice)
        twin.story = None
        self.game.checked(twin)
        told = {f"told {moment.rule}": moment for moment in story.moments}
        for name, moment in told.items():
            if name not in self.first:
                str(moment)
        self._moments = [*self._moments[-RECALLED:], *story.moments]
        if self.rng.random() < 0.05:
            self._remembered(twin)
        self._note(place, told)
        return twin

    def _look(self, place: Place, table: Table) -> None:
        """Ask a position what it refuses, and now and then all else that it can be asked."""
        decision = table.waiting
        assert isinstance(decision, Decision)
        found: dict[str, Action] = {}
        if self.rng.random() < 0.5:
            found |= {rule: action for action, rule in table.refusals()}
        for kind in self.actions.values():
            action = self._otherwise(self.rng.choice(kind))
            rule = table.refused_by(action)
            if rule == NOT_A_CHOICE:
                rule = f"untimely {self.game.untimely(table, action)}"
            found.setdefault(rule or "", action)
        for action in self._sample(decision.reach(table)):
            self._keep(action)
        new = [name for name in found if ("refused", type(decision), name) not in self.first]
        if new or self.rng.random() < 0.02:
            self._asked(table, found)
        self._note(place, [("refused", type(decision), name) for name in found])
        self._note(place, [name if " " in name else f"refused {name}" for name in found])

    def _keep(self, action: Action) -> None:
        """Keep an action, to be tried in other positions."""
        kind = self.actions.setdefault(type(action), [])
        if len(kind) < KEPT:
            kind.append(action)
        else:
            kind[self.rng.randrange(KEPT)] = action

    def _otherwise(self, action: Action) -> Action:
        """Return an action as it is, or with another number in it: a line of text may say any."""
        numbers = [name for name in action.__struct_fields__ if type(getattr(action, name)) is int]
        if not numbers or self.rng.random() < 0.7:
            return action
        return replace(action, **{self.rng.choice(numbers): self.rng.choice((-1, 0, 1, 99))})

    def _asked(self, table: Table, refused: Mapping[str, Action]) -> None:
        """Put into words what can be, and point at everything."""
        decision = table.waiting
        assert isinstance(decision, Decision)
        question(self.game, table)
        for rule, action in refused.items():
            if rule:
                refusal(self.game, table, action, NOT_A_CHOICE if " " in rule else rule)
        for action in self._sample(decision.reach(table)):
            naming(self.game, table, action)
            decision.path(table, action)
        marks = self.game.scene(table.view(decision.seat), decision.seat).marks
        ids = [id for mark in marks for id in (mark.id, mark.choice) if id]
        # A page may send what its board doesn't have.
        ids += [f"{id.rpartition(':')[0]}:{self.rng.choice(('', 'x', 0, 1, 99))}" for id in self.rng.sample(ids, 1)]
        for id in ids:
            for path in ((id,), (id, self.rng.choice(ids))):
                meant = self.game.pointed(table, path)
                if meant is not None:
                    self._keep(meant)

    def _remembered(self, table: Table) -> None:
        """Ask what seats know, and what they score."""
        for seat in (*range(table.players), None):
            view = table.view(seat).recalled(seat)
            for moment in self._moments:
                view.retells(moment)
        for seat in range(table.players):
            self.game.points(table, seat)
            self.game.worth(table.view(seat), seat)

    def _plays_on(self, table: Table) -> None:
        """Play a match to its end. It must come, from a written position too, unless the file says why it may not."""
        assert self._here is not None
        written = bool(self._here[0].text)
        if written and self.endless:
            return
        turns = count(1)

        def choose(table: Table, rng: Random) -> Action:
            if next(turns) > LONGEST:
                raise Finding(f"from a {'written position' if written else 'new table'} on, a match never ends")
            return self.game.quick(table, rng)

        table.clone().playout(self.rng, choose)

    def _ended(self, table: Table) -> None:
        if table.result is None:
            raise Finding("nothing is left to do, and there is no result")

    def _written(self, table: Table) -> str:
        try:
            return write_position(self.game, table)
        except Refused as bad:
            raise Finding(str(bad)) from None

    def _sample(self, actions: Any) -> list[Action]:
        listed = list(actions)
        return self.rng.sample(listed, min(TRIED, len(listed)))

    def _note(self, place: Place, names: Any) -> None:
        """Note what was reached; a place that reached something new is where to go on."""
        reached = [each for each in (*self.branches.taken(), *names) if each not in self.first]
        self.first |= dict.fromkeys(reached, place)
        if reached and place.text:
            self.places.append(place)

    def _found(self, error: Exception) -> None:
        """Keep a finding, if there is none like it yet."""
        assert self._here is not None
        place, moves, drawn = self._here
        frames = [frame for frame in traceback.extract_tb(error.__traceback__) if "bench" not in frame.filename]
        where = f"{Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
        said = " ".join(str(error).split())
        what = said if isinstance(error, Finding) else f"{type(error).__name__}: {said} ({where})"
        kind = f"{type(error).__name__} {where or said[:50]}"
        if kind not in self.findings:
            self.findings[kind] = {
                "what": what,
                "position": place.text,
                "command": command(self.game, place, moves, drawn),
            }


def _settled(table: Table) -> Table:
    table.settle()
    return table


def command(played: Game, place: Place, moves: list[str], drawn: list[str]) -> str:
    """Return a line for a shell that leads to a finding."""
    more = f", edition={place.box.edition!r}" if place.box.edition != played.editions[0] else ""
    usual = played.usual_rulings(place.box.edition)
    if rulings := {key: reading for key, reading in place.box.rulings.items() if usual[key] != reading}:
        more += f", rulings={rulings!r}"
    if not place.text:
        begin = f"vl.new({played.key!r}, players={place.players}{more})"
    else:
        text = " / ".join(place.text.splitlines())
        begin = f"vl.position({played.key!r}, {text!r}{more}).match(drawn={drawn!r})"
    play = f"; print(match.play({', '.join(map(repr, moves))}))" if moves else ""
    code = f"import vikinglab as vl; match = {begin}{play}; print(match.written(), match.legal())"
    return f"{sys.executable} -c {shlex.quote(code)}"


def targets(played: Game, branches: Branches) -> dict[object, dict[str, str]]:
    """Return all that is to be reached, each as the file of what can't be names it."""
    found: dict[object, dict[str, str]] = {
        number: dict(zip(("file", "in", "test", "taken"), branch.named, strict=True))
        for number, branch in enumerate(branches.found)
    }
    for key in played.catalogue.rules:
        for part, name in (("refused", "refused"), ("untimely", "untimely"), ("told", "told")):
            if played.speech.has(f"{message_id(key)}.{part}"):
                found[f"{name} {key}"] = {part: key}
    return found


def listed(path: Path, key: str) -> list[dict[str, str]]:
    """Return what the file says can't be reached in a game."""
    return tomllib.loads(path.read_text("utf-8")).get(key, [])  # type: ignore[no-any-return]


def strangers(wanted: Mapping[object, Mapping[str, str]], entries: list[dict[str, str]]) -> list[dict[str, str]]:
    """Return what the file lists and the game doesn't have any more."""
    return [each for each in entries if "endless" not in each and without_reason(each) not in wanted.values()]


def without_reason(entry: Mapping[str, str]) -> dict[str, str]:
    """Return an entry of the file as it names its target."""
    return {name: value for name, value in entry.items() if name != "because"}


def report(explorer: Explorer, entries: list[dict[str, str]], seconds: float) -> dict[str, Any]:
    """Return what was found, as data."""
    wanted = targets(explorer.game, explorer.branches)
    known = [without_reason(entry) for entry in entries]
    missed = {number: words for number, words in wanted.items() if number not in explorer.first}
    reached = [words for number, words in wanted.items() if number in explorer.first]
    return {
        "seconds": seconds,
        "tried": explorer.tried,
        "readable": explorer.readable,
        "targets": len(wanted),
        "reached": len(reached),
        "findings": [*explorer.findings.values()],
        "missed": [_shown(explorer, name, words) for name, words in missed.items() if words not in known],
        "listed": [words for words in missed.values() if words in known],
        "reached though listed": [words for words in known if words in reached and words not in missed.values()],
        "strangers": strangers(wanted, entries),
    }


def _shown(explorer: Explorer, name: object, words: dict[str, str]) -> dict[str, Any]:
    return words | ({"line": explorer.branches.found[name].line} if isinstance(name, int) else {})


def told(key: str, found: Mapping[str, Any]) -> Iterator[str]:
    """Return the report as lines of text."""
    for each in found["findings"]:
        yield f"{each['what']}\n    {each['command']}"
    for title in ("missed", "reached though listed", "strangers"):
        if found[title]:
            yield f"{title.capitalize()}: {len(found[title])}"
            yield from (
                "    " + ", ".join(f"{name} = {value!r}" for name, value in each.items()) for each in found[title]
            )
    yield (
        f"{key}: {found['reached']} of {found['targets']} branches, refusals and events reached, "
        f"{len(found['listed'])} listed in unreached.toml; {len(found['findings'])} findings; "
        f"{found['tried']} places tried, {found['readable']} of them positions, in {found['seconds']:.0f} s"
    )


def explored(key: str, seconds: float, unreached: Path = UNREACHED) -> dict[str, Any]:
    """Search a game that hasn't been imported yet."""
    [point] = [point for point in entry_points(group="vikinglab.games") if point.name == key]
    spec = find_spec(point.value.partition(":")[0])
    assert spec is not None
    assert spec.origin is not None
    assert spec.name not in sys.modules, f"{spec.name} was imported before its branches could be watched"
    branches = Branches(ruling_modules(Path(spec.origin).parent))
    branches.install()
    signal.signal(signal.SIGVTALRM, _too_long)
    entries = listed(unreached, key)
    endless = any("endless" in entry for entry in entries)
    explorer = Explorer(game(key), branches, Random(int(os.environ.get("SEED") or 0)), endless)
    explorer.run(seconds)
    return report(explorer, entries, seconds)


def _too_long(*_: object) -> None:
    raise Finding(f"something takes more than {STUCK} seconds")


def main(key: str, seconds: float) -> bool:
    """Search a game, say what was found and keep it; return whether nothing is wrong."""
    found = explored(key, seconds)
    kept = ROOT / f"dist/explored-{key}.json"
    kept.parent.mkdir(exist_ok=True)
    kept.write_text(json.dumps(found, indent=1), "utf-8")
    print("\n".join(told(key, found)))
    return not any(found[title] for title in ("findings", "missed", "reached though listed", "strangers"))


if __name__ == "__main__":
    sys.exit(0 if main(sys.argv[1], float(sys.argv[2]) if len(sys.argv) > 2 else 60) else 1)
