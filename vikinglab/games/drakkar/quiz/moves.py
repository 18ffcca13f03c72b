"""Questions about moving: who begins and who is next, what bars a way, and what a throw leads to."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from vikinglab.core.match import refusal
from vikinglab.core.teach.mistakes import Found, asked, say, sentences
from vikinglab.core.teach.quiz import Answer, Question

from ..box import FACES
from ..play import BringOut, PlayDice, named
from ..scene import scene

if TYPE_CHECKING:
    from vikinglab.core.match import Match
    from vikinglab.core.teach.quiz import Kind
    from vikinglab.core.words.speech import Text

    from ..box import Move, Way
    from ..table import Drakkar


# ------------------------------------------------------------------------------------------------ Whose turn it is


def begins(match: Match, after: Match, moved: Text | None) -> Question:
    """Each has thrown once: who begins?"""
    told = [moment for moment in after.moments if moment.rule == "begin.first-player"][: after.table.players]
    if not told:
        raise ValueError("who begins wasn't thrown for")
    totals = {moment.facts["seat"]: moment.facts["total"] for moment in told}
    asks = say(match, "begins", throws=[say(match, "begins.threw", seat=seat, total=totals[seat]) for seat in totals])
    best = max(totals.values())
    leaders = [seat for seat in totals if totals[seat] == best]
    tied, rule = len(leaders) > 1, "begin.first-player"
    why = say(match, "begins.again-why" if tied else "begins.why", leader=leaders[0], total=best)
    answers = [
        Answer(match.game.speech.say(f"seat-{seat}"), not tied and seat in leaders, why, rule)
        for seat in sorted(totals)
    ]
    answers.append(Answer(say(match, "begins.again"), tied, why, rule))
    return Question(match, asks, tuple(answers), scene=scene(told[0].table.view(None)))


def next_turn(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: whose turn comes after this one?"""
    if after.waiting is None:
        raise ValueError("no turn comes any more")
    table, seat = after.table, after.waiting.seat
    missing, skipped, comes = list(table.missing), [], table.after(seat)
    while missing[comes]:
        missing[comes] -= 1
        skipped.append(comes)
        comes = table.after(comes)
    if table.players + len(skipped) < ENOUGH:
        raise ValueError("of two who both play, it is the other")
    order = say(match, "next-turn.order", seat=seat, leader=table.after(seat))
    missed = [say(match, "next-turn.missed", seat=each) for each in skipped]
    why, rule = sentences(order, *missed), "prison.turns" if skipped else "turn.order"
    answers = [Answer(match.game.speech.say(f"seat-{each}"), each == comes, why, rule) for each in range(table.players)]
    return Question(
        match, say(match, "next-turn", seat=seat, moved=moved or ""), tuple(answers), after=_if(moved, after)
    )


ENOUGH = 3
"""So many seats there are, or turns that are missed, where the next turn isn't known without thought."""


def _if(moved: Text | None, after: Match) -> Match | None:
    return after if moved else None


# ------------------------------------------------------------------------------------------------ Out of the drakkar


def exits(match: Match, after: Match, moved: Text | None) -> Question:
    """With which numbers can a pawn come out of its drakkar?"""
    if after.waiting is None:
        raise ValueError("nobody moves any more")
    table, seat = after.table, after.waiting.seat
    homes = [home for home in table.homes(seat) if _waits(table, seat, home)]
    if not homes:
        raise ValueError("no pawn that may come out by any die waits on its drakkar square")
    line = _Line(after, seat, min(homes, key=lambda home: table.ways_out(seat, home)))
    asks = say(match, "exits", seat=seat, home=named(table, line.home), moved=moved or "")
    return asked(match, asks, line.right(), line.mistakes(), after=_if(moved, after))


def _waits(table: Drakkar, seat: int, home: str) -> bool:
    pawn = table.stands.get(home, -1)
    return pawn // 2 == seat and not table.held[pawn]


class _Line:
    """Ask what lies before a drakkar square, as far as a die goes."""

    def __init__(self, match: Match, seat: int, home: str) -> None:
        self.match, self.table, self.seat, self.home = match, match.table, seat, home
        self.ends = self.table.box.board.exits[home]
        self.bars = [self.table.bars_pawn(seat, home, end) for end in self.ends]
        self.stand = next((face for face in FACES if self.ends[face - 1] in self.table.stands), 0)
        """How far away the first pawn stands."""
        self.square = self.ends[self.stand - 1] if self.stand else ""

    def faces(self, *also: str) -> list[int]:
        """With which numbers it comes out, if these rules were none."""
        return [face for face in FACES if self.bars[face - 1] in (None, *also)]

    def right(self) -> Found:
        rule = self.bars[self.stand - 1] or "free.capture" if self.stand else "drakkar.straight-out"
        facts: dict[str, object] = {"far": self.stand}
        if self.stand:
            facts |= {"square": self.square, "rival": self.table.stands[self.square] // 2}
        why = say(self.match, f"exits.{rule.replace('.', '-')}", **facts)
        return self.found(self.faces(), why, "pawn.no-jump" if self.stand else rule)

    def mistakes(self) -> Iterator[Found]:
        """Yield what it is taken for, the likeliest first."""
        book = self.match.rulebook
        if self.stand:
            onto = self.bars[self.stand - 1]
            near = [*range(1, self.stand + 1)] if onto else [*range(1, self.stand)]
            told = onto or "free.capture"
            yield self.found(near, book[told].text, told)
            yield self.found(self.faces("pawn.no-jump"), book["pawn.no-jump"].text, "pawn.no-jump")
        lies = [face for face in FACES if self.ends[face - 1] in self.table.lies]
        if lies:
            yield self.found([*range(1, lies[0] + 1)], book["pawn.over-emblems"].text, "pawn.over-emblems")
            free = [face for face in self.faces() if face not in lies]
            yield self.found(free, book["land.choice"].text, "land.choice")
        yield self.found([*FACES], book["pawn.no-jump"].text, "pawn.no-jump")
        yield self.found([self.table.box.release], say(self.match, "exits.six"), "prison.six")

    def found(self, faces: list[int], why: Text, rule: str) -> Found:
        words = say(self.match, "exits.faces", faces=faces) if faces else say(self.match, "exits.none")
        return Found(words, why, rule)


# ------------------------------------------------------------------------------------------------ In the way


def in_the_way(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask what is in the way of a piece that would like to go so far."""
    ways = sorted(_crowded(after), key=lambda found: (found[0].start, found[0].end))
    if not ways or not isinstance(after.waiting, PlayDice | BringOut):
        raise ValueError("on no way lies enough to be asked about")
    asked = [(_Course(after, move, way), squares) for move, way, squares in ways]
    mixed = [each for each in asked if len({each[0].bars(square) is None for square in each[1]}) > 1] or asked
    course, squares = mixed[sum(after.waiting.dice) % len(mixed)]
    answers, move = [course.answer(square) for square in squares], course.move
    words = say(match, "in-the-way.nothing")
    barred = [each for each in answers if each.right]
    if barred:
        answers.append(Answer(words, False, barred[0].why, barred[0].rule))
    else:
        why = sentences(*{each.rule: each.why for each in answers}.values())
        answers.append(Answer(words, True, why, answers[0].rule))
    piece = "pawn" if move.start in after.table.stands else "emblem"
    facts = {"seat": course.seat, "piece": piece, "start": named(after.table, move.start), "end": move.end}
    asks = say(match, "in-the-way", **facts, far=course.way.far, moved=moved or "")
    return Question(match, asks, tuple(answers), after=_if(moved, after))


def _crowded(match: Match) -> Iterator[tuple[Move, Way, list[str]]]:
    """The moves of pieces that may be moved now, with a way on which several squares are taken."""
    decision, table = match.waiting, match.table
    if not isinstance(decision, PlayDice | BringOut):
        return
    taken = {*table.stands, *table.lies}
    for start in dict.fromkeys(action.start for action in match.legal() if hasattr(action, "start")):
        for end, way in table.box.board.ways[start].items():
            squares = [square for square in (*way.between, end) if square in taken]
            if way.far in decision.dice and way.kind in ("open", "out") and len(squares) > 1:
                yield way.move, way, squares


class _Course:
    """A move, and what each square on its way has to do with it."""

    def __init__(self, match: Match, move: Move, way: Way) -> None:
        assert match.waiting is not None
        self.match, self.move, self.way, self.seat = match, move, way, match.waiting.seat

    def bars(self, square: str) -> str | None:
        """The rule by which a square would bar the way if nothing else were on it."""
        return self._alone(square)[1]

    def answer(self, square: str) -> Answer:
        """A square as an answer, with the rule by which it bars the way or doesn't."""
        table, rule = self._alone(square)
        words = self._words(square)
        if rule is None:
            known = self.match.rulebook[self._passes(square)]
            return Answer(words, False, known.text, known.key)
        return Answer(words, True, refusal(self.match.game, table, self.move, rule).text, rule)

    def _alone(self, square: str) -> tuple[Drakkar, str | None]:
        """The position with nothing else on the way, and what refuses the move then."""
        table: Drakkar = self.match.table.clone()
        for other in {*self.way.between, self.move.end} - {square}:
            table.stands.pop(other, None)
            table.lies.pop(other, None)
        assert isinstance(table.waiting, PlayDice | BringOut)
        return table, table.waiting.refuse(table, self.move)

    def _passes(self, square: str) -> str:
        """The rule by which it isn't in the way."""
        table: Drakkar = self.match.table
        if self.move.start not in table.stands:
            return "emblem.over-all"
        if square in table.stands:
            return "free.capture"
        return "land.choice" if square == self.move.end else "pawn.over-emblems"

    def _words(self, square: str) -> Text:
        table: Drakkar = self.match.table
        pawn = table.stands.get(square)
        facts = {"square": square, "emblem": int(square in table.lies)}
        if pawn is None:
            return say(self.match, "in-the-way.emblem", **facts)
        return say(self.match, "in-the-way.pawn", rival=pawn // 2, **facts)


# ------------------------------------------------------------------------------------------------ Where it leads


MOST = 5
"""So many ways to an emblem are read through."""


class _Leap(NamedTuple):
    """A pawn, an emblem in a straight line from it, and what keeps the one from the other."""

    start: str
    end: str
    way: Way
    bars: str | None


def lands(match: Match, after: Match, moved: Text | None) -> Question:
    """On which emblems can a pawn land with these dice?"""
    if not isinstance(after.waiting, PlayDice):
        raise ValueError("no dice are to be played as one likes")
    throw = _Throw(after, after.waiting)
    if len(throw.hits) > MOST:
        raise ValueError("too many can be reached to be told apart")
    right = throw.right()
    seat, dice = throw.seat, after.waiting.dice
    asks = say(match, "lands", seat=seat, number=len(dice), one=dice[0], two=dice[-1], moved=moved or "")
    return asked(match, asks, right, throw.mistakes(), after=_if(moved, after))


def _by_rank(leap: _Leap) -> tuple[str, int]:
    """The order in which one reads squares: a9 comes before a10."""
    return leap.end[0], int(leap.end[1:])


class _Throw:
    """The emblems in straight lines from the pawns of a seat."""

    def __init__(self, match: Match, decision: PlayDice) -> None:
        self.match, self.table, self.seat = match, match.table, decision.seat
        self.dice = decision.dice
        self.leaps = [*self._leaps(decision.moved)]
        self.hits = [leap for leap in self.leaps if leap.way.far in self.dice and leap.bars is None]

    def _leaps(self, moved: str) -> Iterator[_Leap]:
        table = self.table
        for start in table.squares(self.seat):
            if start == moved or table.held[table.stands[start]]:
                continue
            for end, way in table.box.board.ways[start].items():
                if end in table.lies and way.kind in ("open", "out"):
                    yield _Leap(start, end, way, table.bars_pawn(self.seat, start, end))

    def right(self) -> Found:
        ways = [self._way(leap) for leap in sorted(self.hits, key=_by_rank)]
        why = say(self.match, "lands.why", ways=ways) if ways else say(self.match, "lands.nowhere")
        return self.found(self.hits, why, "land.choice")

    def _way(self, leap: _Leap) -> Text:
        return say(self.match, "lands.way", start=named(self.table, leap.start), end=leap.end, far=leap.way.far)

    def mistakes(self) -> Iterator[Found]:
        """Yield what people take for it, the likeliest first."""
        far = [leap for leap in self.leaps if leap.way.far in self.dice]
        yield self.wrong([leap for leap in far if leap.bars in (None, "pawn.no-jump")], "pawn.no-jump")
        yield self.wrong([leap for leap in self.hits if not self._passes_emblem(leap)], "pawn.over-emblems")
        yield self.wrong([leap for leap in self.hits if leap.end not in self.table.stands], "free.capture")
        yield self.wrong([leap for leap in far if leap.bars in (None, "pawn.occupied")], "pawn.occupied")
        added = [leap for leap in self.leaps if leap.bars is None and leap.way.far == sum(self.dice)]
        yield self.wrong([*self.hits, *added], "dice.one-piece")
        yield self.wrong([leap for leap in self.hits if not self._aslant(leap)], "move.straight")
        less = [leap for leap in self.leaps if leap.bars is None and leap.way.far == max(self.dice) - 1]
        yield self.wrong([*self.hits, *less], "dice.exact")

    def wrong(self, leaps: list[_Leap], rule: str) -> Found:
        return self.found(leaps, self.match.rulebook[rule].text, rule)

    def found(self, leaps: list[_Leap], why: Text, rule: str) -> Found:
        ends = dict.fromkeys(leap.end for leap in sorted(leaps, key=_by_rank))
        words = say(self.match, "lands.on", squares=[*ends]) if ends else say(self.match, "lands.none")
        return Found(words, why, rule)

    def _passes_emblem(self, leap: _Leap) -> bool:
        return any(square in self.table.lies for square in leap.way.between)

    def _aslant(self, leap: _Leap) -> bool:
        places = self.table.box.board.places
        return all(one != other for one, other in zip(places[leap.start], places[leap.end], strict=True))


QUIZ: dict[str, Kind] = {
    "begins": begins,
    "next-turn": next_turn,
    "exits": exits,
    "in-the-way": in_the_way,
    "lands": lands,
}
