"""Questions about odds: where a pawn may come to, how long prison lasts, what an emblem is, and whether to take it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vikinglab.core.teach.kinds import Kinds
from vikinglab.core.teach.mistakes import say, then
from vikinglab.core.teach.question import Answer, Estimate, NothingToAsk, Question, board, panels
from vikinglab.core.words.speech import percentage

from .. import odds
from ..charts import ways_to
from ..table import CAPTIVE
from .emblems import Landed, landed_on, list_of_seen, seen_by

if TYPE_CHECKING:
    from vikinglab.core.match import Match
    from vikinglab.core.words.speech import Text

    from ..table import Drakkar

QUIZ = Kinds()
WHOLE = len(odds.ROLLS)
MOST = 3
"""More emblems are not asked about at once."""


@QUIZ.kind("reach")
def reach(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: how likely can a pawn of yours come to an emblem in your next turn, if all stays as it is?"""
    seat = _asked(after)
    view = after.table.view(seat)
    squares = [square for square in view.lies if square not in view.squares(seat)]
    # Most positions have too many, and the chance takes longest to calculate.
    if not 0 < len(squares) <= MOST:
        raise NothingToAsk("there are too many emblems to ask about, or none")
    chance = odds.lands(view, seat, squares)
    if not 0 < chance < 1:
        raise NothingToAsk("it is certain")
    asks = say(match, "reach", **then(moved), number=len(squares), squares=squares)
    good = int(chance * WHOLE)
    why = say(match, "reach.why", ways=ways_to(view, seat, squares), good=good, whole=WHOLE)
    return Estimate(match, asks, chance, why, "move.straight", after=after if moved else None)


@QUIZ.kind("released-1", "released-3")
def released(name: str, match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: how likely is your captured pawn out of prison within so many turns?"""
    seat, table, turns = _asked(after), after.table, int(name[-1])
    captives = [pawn for pawn in (2 * seat, 2 * seat + 1) if table.held[pawn] == CAPTIVE]
    release = table.box.release
    if len(captives) != 1 or not table.can_leave(seat, table.square_of(captives[0]), release):
        raise NothingToAsk("no pawn is in prison, or both are, or its way is barred")
    without = WHOLE - int(odds.shows((release,)) * WHOLE)
    why = say(match, "released.why", turns=turns, whole=WHOLE, without=without, release=release)
    asks, chance = say(match, "released", **then(moved), turns=turns), odds.captured(turns, release)[-1]
    return Estimate(match, asks, chance, why, "prison.six", after=after if moved else None)


@QUIZ.kind("fits")
def fits(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: how likely does the emblem fit that your pawn has come to?"""
    landed, view = _unseen(after)
    hidden, chance = odds.unseen(view, landed.seat), odds.fits(view, landed.seat, landed.square)
    facts = {"hidden": hidden.total(), "fit": int(chance * hidden.total()), "square": landed.square}
    known = {"known": len(seen_by(after.table, landed.seat)), "seen": list_of_seen(after, landed.seat)}
    asks, why = say(match, "fits", **then(moved), **facts, **known), say(match, "fits.why", **facts)
    return Estimate(
        match, asks, chance, why, "take.blind", after=after if moved else None, needs=board(match) + panels(match)
    )


@QUIZ.kind("blind")
def blind(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: does it cost fewer turns on average to take an emblem blind, or to look first?"""
    landed, view = _unseen(after)
    price = odds.costs(view.box, view.players, landed.seat, landed.square)
    chance = odds.fits(view, landed.seat, landed.square)
    costs = {name: round(float(turns), 1) for name, turns in price._asdict().items()}
    why = say(match, "blind.why", percent=percentage(chance), even=percentage(price.break_even), **costs)
    pays = chance >= price.break_even
    answers = tuple(
        Answer(say(match, f"blind.{what}"), right, why, "take.blind")
        for what, right in (("take", pays), ("look", not pays))
    )
    asks = say(match, "blind", **then(moved), square=landed.square)
    return Question(match, asks, answers, after=after if moved else None, needs=board(match) + panels(match))


def _asked(after: Match) -> int:
    if after.waiting is None:
        raise NothingToAsk("the match is over")
    return after.waiting.seat


def _unseen(after: Match) -> tuple[Landed, Drakkar]:
    """Return the pawn that has come to an unseen emblem, and the view of its seat."""
    landed = landed_on(after)
    if landed.seen:
        raise NothingToAsk("the seat knows what it is")
    return landed, after.table.view(landed.seat)
