"""Questions about odds: where a pawn may come to, how long prison lasts, what an emblem is, and whether to take it."""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from typing import TYPE_CHECKING

from vikinglab.core.teach.quiz import Answer, Estimate, Question

from .. import odds
from ..charts import ways_to
from ..play import OnEmblem
from ..table import CAPTIVE

if TYPE_CHECKING:
    from vikinglab.core.match import Match
    from vikinglab.core.teach.quiz import Kind
    from vikinglab.core.words.speech import Text

    from ..table import Drakkar

WHOLE = len(odds.THROWS)
MOST = 3
"""More emblems are not asked about at once."""


def reach(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: how likely can a pawn of the seat come to an emblem in its next turn, if all stays as it is?"""
    seat = _asked(after)
    view = after.table.view(seat)
    squares = [square for square in view.lies if square not in view.squares(seat)]
    chance = odds.lands(view, seat, squares)
    if not 0 < len(squares) <= MOST or not 0 < chance < 1:
        raise ValueError("there are too many emblems to ask about, or it is certain")
    facts = {**_facts(moved, seat), "number": len(squares), "squares": squares}
    told = {"ways": ways_to(view, seat, squares), "good": int(chance * WHOLE), "whole": WHOLE}
    return _estimate(match, after, moved, "reach", chance, "move.straight", facts | told)


def released(turns: int, match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: how likely is the captured pawn of the seat out of prison within so many turns?"""
    seat = _asked(after)
    table = after.table
    captives = [pawn for pawn in (2 * seat, 2 * seat + 1) if table.held[pawn] == CAPTIVE]
    release = table.box.release
    if len(captives) != 1 or not table.can_leave(seat, table.square_of(captives[0]), release):
        raise ValueError("no pawn is in prison, or both are, or its way is barred")
    chance = odds.captured(turns, release)[-1]
    without = WHOLE - int(odds.shows((release,)) * WHOLE)
    facts = {**_facts(moved, seat), "turns": turns, "whole": WHOLE, "without": without, "release": release}
    return _estimate(match, after, moved, "released", chance, "prison.six", facts)


def fits(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: how likely does the emblem fit that a pawn has come to?"""
    choice, view = _landed(after)
    seat, hidden = choice.seat, odds.unseen(view, choice.seat)
    chance = odds.fits(view, seat, choice.square)
    facts = {**_facts(moved, seat), "square": choice.square, "hidden": hidden.total()}
    told = {"fit": int(chance * hidden.total())}
    why = match.game.speech.say("quiz-fitting.why", {**facts, **told})
    asks = match.game.speech.say("quiz-fits", facts)
    return Estimate(match, asks, chance, why, "take.blind", after=after if moved else None)


def blind(match: Match, after: Match, moved: Text | None) -> Question:
    """Does it cost fewer turns on average to take an emblem blind, or to look first?"""
    choice, view = _landed(after)
    seat, square = choice.seat, choice.square
    price, chance = odds.costs(view.box, view.players, seat, square), odds.fits(view, seat, square)
    facts = {**_facts(moved, seat), "square": square, "percent": _points(chance), "even": _points(price.break_even)}
    say = match.game.speech.say
    costs = {name: round(float(turns), 1) for name, turns in price._asdict().items()}
    why = say("quiz-blind.why", {**facts, **costs})
    pays = chance >= price.break_even
    answers = tuple(
        Answer(say(f"quiz-blind.{what}"), right, why, "take.blind")
        for what, right in (("take", pays), ("look", not pays))
    )
    return Question(match, say("quiz-blind", facts), answers, after=after if moved else None)


def _asked(after: Match) -> int:
    if after.waiting is None:
        raise ValueError("the match is over")
    return after.waiting.seat


def _landed(after: Match) -> tuple[OnEmblem, Drakkar]:
    """Return who has come to an emblem that it hasn't seen, and what its seat knows."""
    choice = after.waiting
    if not isinstance(choice, OnEmblem):
        raise ValueError("no pawn has come to an emblem")
    view: Drakkar = after.table.view(choice.seat)
    if choice.seat in view.emblems.slots[view.lies[choice.square]].seen:
        raise ValueError("the seat knows what it is")
    return choice, view


def _facts(moved: Text | None, seat: int) -> dict[str, object]:
    return {"moved": moved or "", "seat": seat}


def _points(chance: Fraction) -> float:
    return round(100 * float(chance), 1)


def _estimate(
    match: Match, after: Match, moved: Text | None, kind: str, chance: Fraction, rule: str, facts: dict[str, object]
) -> Estimate:
    asks, why = (match.game.speech.say(key, facts) for key in (f"quiz-{kind}", f"quiz-{kind}.why"))
    return Estimate(match, asks, chance, why, rule, after=after if moved else None)


QUIZ: dict[str, Kind] = {
    "reach": reach,
    **{f"released-{turns}": partial(released, turns) for turns in (1, 3)},
    "fits": fits,
    "blind": blind,
}
"""The kinds of this file, by name."""
