"""Questions about sailing: what is discarded, how near one may stop, how a turn and a voyage end."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from vikinglab.core.engine import notation
from vikinglab.core.teach.quiz import Answer, Question
from vikinglab.core.words.speech import joined

from ..play import Home, Navigate, Sail
from .turns import TURNS, next_ship

if TYPE_CHECKING:
    from collections.abc import Sequence

    from vikinglab.core.match import Match
    from vikinglab.core.words.moment import Moment
    from vikinglab.core.words.speech import Text

    from ..box import Tile
    from ..table import Raids


def new_moments(match: Match, after: Match) -> list[Moment]:
    """Return what happened by the moves that are asked about."""
    return list(after.moments[len(match.moments) :])


def last_mover(after: Match) -> int:
    """Return whose move was the last; who is waiting where none was played."""
    before = after.at(after.ply - 1)
    assert before.waiting is not None
    return before.waiting.seat


# ------------------------------------------------------------------------------------------------ Catching up


def discarded(match: Match, after: Match, moved: Text | None) -> Question:
    """Which tiles does the ship discard that is about to sail after these moves?"""
    told = new_moments(match, after)
    if not told or not isinstance(after.waiting, Navigate) or told[-1].rule.startswith("monster."):
        raise ValueError("after these moves no ship is about to sail")
    case = _CatchingUp(match, after, told)
    asks = match.game.speech.say("quiz-discarded", {"moved": moved or "", "seat": case.seat})
    return Question(match, asks, case.answers(), after=after)


class _CatchingUp:
    """A ship that is about to sail, what it has discarded, and what people think that it discards."""

    def __init__(self, match: Match, after: Match, told: Sequence[Moment]) -> None:
        assert after.waiting is not None
        self.match, self.table = match, after.table
        self.seat = seat = after.waiting.seat
        self.told = told[-1] if told[-1].rule == "catch-up.discard" else None
        earlier = after.moments[-2].table if self.told else after.table
        table: Raids = self.table
        self.here, self.next = table.where[seat], table.next_ahead(seat)
        self.route: list[Tile | None] = earlier.route
        self.ahead = sorted({space for space in table.where if space > self.here})

    @property
    def gone(self) -> tuple[Tile, ...]:
        return self.told.facts["tiles"] if self.told else ()

    def between(self, end: int) -> tuple[Tile, ...]:
        """The tiles before a space."""
        return tuple([tile for tile in self.route[self.here + 1 : end] if tile is not None])

    def answers(self) -> tuple[Answer, ...]:
        """The right one; and the wrong ones, those that leave most lying first."""
        found = {self.gone: self._answer(self.gone, True, *self._right())}
        for tiles, key, rule in self._mistakes():
            found.setdefault(tiles, self._answer(tiles, False, self._because(key), rule))
        return tuple(sorted(found.values(), key=lambda each: (len(each.words["en"]), each.words["en"])))

    def _answer(self, tiles: tuple[Tile, ...], right: bool, why: Text, rule: str) -> Answer:
        words = self._say("tiles", tiles=tiles) if tiles else self._say("none")
        return Answer(words, right, why, rule)

    def _right(self) -> tuple[Text, str]:
        if self._starts:
            return self._because("start"), "catch-up.start"
        told = [self.told.text] if self.told else []
        if self.next == self.table.box.home:
            return joined("sentences", [self._because("home"), *told]), "catch-up.last-ship"
        return joined("sentences", told or [self._because("nothing")]), "catch-up.discard"

    def _mistakes(self) -> list[tuple[tuple[Tile, ...], str, str]]:
        """Return what people think, with the reason why it isn't so and its rule."""
        home = self.table.box.home
        if self._starts:
            return [(self.between(space), "start", "catch-up.start") for space in self.ahead if space < home]
        last = self.next == home
        rule = "catch-up.last-ship" if last else "catch-up.discard"
        others = tuple([tile for tile in self.gone if tile.stop])
        wrong = [((), "home" if last else "all", rule), (others, "passages", "catch-up.discard")]
        if not last:
            wrong += [(self.between(self.next + 1), "under", rule)] if self.route[self.next] else []
            wrong += [(self.between(space), "beyond", rule) for space in self.ahead[1:2] if space < home]
        return wrong

    @property
    def _starts(self) -> bool:
        return self.next == 0

    def _because(self, key: str) -> Text:
        table: Raids = self.table
        if self._starts:
            leader = next(ship for ship, space in enumerate(table.where) if space == 0 and ship != self.seat)
            return self._say(key, leader=table.named(leader))
        if self.next == table.box.home:
            return self._say(key)
        ahead = table.named(table.rival_at(self.seat, self.next))
        under = {} if (tile := self.route[self.next]) is None else {"tile": tile}
        return self._say(key, leader=ahead, space=self.next, tiles=self.gone, **under)

    def _say(self, key: str, **facts: object) -> Text:
        return self.match.game.speech.say(f"quiz-discarded.{key}", {"seat": self.seat, **facts})


# ------------------------------------------------------------------------------------------------ Where to stop


def nearest(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: what is the nearest space where a ship may stop, now or after these moves?"""
    if not isinstance(after.waiting, Navigate):
        raise ValueError("after these moves no ship is about to sail")
    seat, table = after.waiting.seat, after.table
    reach = [action for action in after.waiting.reach(table) if isinstance(action, Sail)]
    refused = {action.space: table.refused_by(action) for action in reach}
    allowed = [space for space, rule in refused.items() if rule is None]
    first = allowed[0] if allowed else 0
    closest = {rule: space for space, rule in refused.items() if rule and table.where[seat] < space < first}
    spaces = sorted({*sorted(closest.values())[-WRONG:], first, *allowed[1:2]})
    if len(spaces) < WRONG:
        raise ValueError("too little lies before it to be asked")
    say = match.game.speech.say
    answers = [_nearest(after, space, first) for space in spaces]
    asks = say("quiz-nearest", {"moved": moved or "", "seat": seat, "then": int(moved is not None)})
    return Question(match, asks, tuple(answers), after=after if moved else None)


WRONG = 3
"""So many answers there are at least, and so many spaces at most that are too near."""


def _nearest(after: Match, space: int, first: int) -> Answer:
    say, table = after.game.speech.say, after.table
    words = say("quiz-nearest.space", {"space": space})
    if because := after.why_not(Sail(space)):
        return Answer(words, False, because.text, because.rule)
    facts = {"space": space, "nearest": first, "tile": table.route[space], "taken": int(space in table.where)}
    if space == first:
        return Answer(words, True, say("quiz-nearest.right", facts), "navigate.stop")
    return Answer(words, False, say("quiz-nearest.further", facts), "navigate.stop")


# ------------------------------------------------------------------------------------------------ On the way


def passes(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: what does a ship come past by its last move, in which order, before it halts at a monster or arrives?"""
    before = after.copy()
    if not before.ply or not isinstance(action := notation.read(after.moves[-1], match.game.actions), Sail | Home):
        raise ValueError("the last move isn't a course")
    before.undo()
    course = _Course(before, after, action.space if isinstance(action, Sail) else after.table.box.home)
    asks = match.game.speech.say("quiz-passes", {"moved": moved or "", "seat": course.seat})
    return Question(match, asks, course.answers(), after=after)


class _Course:
    """A ship's way to where it means to stop, what there is to pass, and where it halts."""

    def __init__(self, before: Match, after: Match, to: int) -> None:
        assert before.waiting is not None
        self.match, self.table, self.to = before, before.table, to
        self.seat = before.waiting.seat
        start = self.table.where[self.seat] % self.table.box.home
        self.way = [space for space in range(start + 1, to) if self._is_passed(space)]
        told = after.moments[len(before.moments) :]
        self.halt = next((each.facts["space"] for each in told if each.rule == "navigate.in-order"), to)

    def _is_passed(self, space: int) -> bool:
        tile: Tile | None = self.table.route[space]
        return bool(self.table.portions[space]) or (tile is not None and tile.strength > 0)

    def answers(self) -> tuple[Answer, ...]:
        """The right order; and that to the very end, without monsters, backwards, or without the first thing."""
        right = [space for space in self.way if space <= self.halt]
        tiles: list[Tile | None] = self.table.route
        peaceful = [space for space in self.way if (tile := tiles[space]) is None or not tile.strength]
        if len(right) < 2 or peaceful == self.way:
            raise ValueError("too little lies on the way to be asked")
        ways = {tuple(way) for way in (right, right[::-1], self.way, peaceful, right[1:]) if way}
        return tuple(self._answer(way, list(way) == right) for way in sorted(ways, key=lambda way: (len(way), way)))

    def _answer(self, way: tuple[int, ...], right: bool) -> Answer:
        say, rule = self.match.game.speech.say, self.match.rulebook["navigate.in-order"]
        why = say("quiz-passes.why", {"seat": self.seat, "space": self.halt, "halts": int(self.halt < self.to)})
        words = say("quiz-passes.things", {"things": [self._thing(space) for space in way]})
        return Answer(words, right, joined("sentences", [why, rule.text]) if right else why, rule.key)

    def _thing(self, space: int) -> Text:
        tile: Tile | None = self.table.route[space]
        facts = {"kind": tile.kind if tile is not None else "village", "space": space}
        return self.match.game.speech.say("quiz-passes.thing", facts)


# ------------------------------------------------------------------------------------------------ Home


def berth(match: Match, after: Match, moved: Text | None) -> Question:
    """At which start position does a ship lie that comes home by these moves?"""
    home = [moment for moment in new_moments(match, after) if moment.rule == "navigate.harbour"]
    if not home:
        raise ValueError("by these moves no ship comes home")
    asks = match.game.speech.say("quiz-berth-taken", {"moved": moved or "", "seat": home[-1].facts["seat"]})
    berths = range(1, len(home[-1].table.berths) + 1)
    return Question(match, asks, tuple([_berth(match, home[-1], number) for number in berths]), after=after)


def _berth(match: Match, home: Moment, number: int) -> Answer:
    say, table, lowest = match.game.speech.say, home.table, home.facts["berth"]
    words = say("quiz-berth-taken.berth", {"berth": number})
    if number == lowest:
        return Answer(words, True, home.text, home.rule)
    facts = {"berth": number, "lowest": lowest}
    if number not in table.berths:
        return Answer(words, False, say("quiz-berth-taken.higher", facts), home.rule)
    ship = table.berths.index(number)
    key = "taken" if table.where[ship] else "waits"
    return Answer(words, False, say(f"quiz-berth-taken.{key}", {**facts, "rival": table.named(ship)}), home.rule)


# ------------------------------------------------------------------------------------------------ What comes next


def what_next(match: Match, after: Match, moved: Text | None) -> Question:
    """Is the turn over by these moves, or even the voyage; and whose turn begins?"""
    told = new_moments(match, after)
    if not told:
        raise ValueError("what comes next can be asked of moves only")
    over = after.table.voyage > match.table.voyage or after.waiting is None
    turn = not over and any(moment.rule in TURNS for moment in told)
    mover = last_mover(after)
    answers = [*_turns(match, after, moved, turn, over), _goes_on(match, after, mover, turn, over)]
    asks = match.game.speech.say("quiz-what-next", {"moved": moved or ""})
    return Question(match, asks, (*answers, _voyage_over(match, after, over)), after=after)


def _turns(match: Match, after: Match, moved: Text | None, turn: bool, over: bool) -> list[Answer]:
    """The turn of each seat as an answer."""
    say = match.game.speech.say
    words = [say("quiz-what-next.turn", {"seat": seat}) for seat in range(match.table.players)]
    if turn:
        known = next_ship(match, after, moved).answers
        return [msgspec.structs.replace(each, words=said) for each, said in zip(known, words, strict=True)]
    why, rule = _not_yet(match, after, last_mover(after), over)
    return [Answer(said, False, why, rule) for said in words]


def _not_yet(match: Match, after: Match, mover: int, over: bool) -> tuple[Text, str]:
    """Why no turn begins in this voyage."""
    if over:
        return match.game.speech.say("quiz-what-next.home"), "turn.voyage"
    facts = {"seat": mover, "asks": after.question}
    return match.game.speech.say("quiz-what-next.not-over", facts), "turn.end"


def _goes_on(match: Match, after: Match, mover: int, turn: bool, over: bool) -> Answer:
    say = match.game.speech.say
    words = say("quiz-what-next.goes-on", {"seat": mover})
    if turn or over:
        return Answer(words, False, say("quiz-what-next.ended", {"seat": mover}), "turn.end")
    why, rule = _not_yet(match, after, mover, over=False)
    return Answer(words, True, why, rule)


def _voyage_over(match: Match, after: Match, over: bool) -> Answer:
    say, table = match.game.speech.say, after.table
    words = say("quiz-what-next.over")
    if over:
        return Answer(words, True, match.rulebook["turn.voyage"].text, "turn.voyage")
    away = next(ship for ship, space in enumerate(table.where) if space != table.box.home)
    why = say("quiz-what-next.away", {"rival": table.named(away)})
    return Answer(words, False, why, "turn.voyage")


QUIZ = {"discarded": discarded, "nearest": nearest, "passes": passes, "berth-taken": berth, "what-next": what_next}
