"""Reason: why an event was allowed; the counterpart of ``why_not``."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from .answers import naming, question
from .engine import notation
from .words.moment import Moment
from .words.refusal import refused
from .words.rulebook import Rule
from .words.speech import Text, joined, speech

if TYPE_CHECKING:
    from .match import Match


class Reason(msgspec.Struct, frozen=True):
    """The reason for an event: its rules, and whose choice led there, as far as a seat may know."""

    told: Text
    """The event, with the figures of the position."""
    rules: tuple[Rule, ...]
    """The rule that made it happen, and after it others that were at work."""
    choice: Text | None
    """The question and the choice before it; None if no choice led there, or only others know of it."""

    @property
    def text(self) -> Text:
        """Return the whole reason in a few sentences.

        >>> match = vl.new("raids", players=3, seed=7)
        >>> _ = match.play("sail 6")
        >>> print(match.why(-1))
        Sky comes to the monster at space 3. Passing in order: You pass things one by one, in the order of...
        """
        rules = [joined("label", [rule.title, rule.text]) for rule in self.rules]
        return joined("sentences", [self.told, *rules, *([self.choice] if self.choice else [])])

    def __str__(self) -> str:
        return str(self.text)


def reason(match: Match, number: int, seat: int | None) -> Reason:
    """Return why a moment of a match happened, as a seat, or an onlooker, may know it; ``Refused`` if it may not."""
    moments = match.moments
    moment = moments[number] if -len(moments) <= number < len(moments) else None
    if moment is None or not moment.known_to(seat):
        raise refused("no-moment", number=number)
    rules = tuple([match.rulebook[key] for key in (moment.rule, *moment.also)])
    return Reason(moment.text, rules, _choice(match, moment, seat))


def _choice(match: Match, moment: Moment, seat: int | None) -> Text | None:
    """Return the question and the choice before a moment."""
    if not moment.ply:
        return None
    mover = match.movers[moment.ply - 1]
    of_the_move = [each for each in match.moments if each.ply == moment.ply]
    # The name of a choice would tell what only its seat saw.
    if seat != mover and not all(each.known_to(seat) for each in of_the_move):
        return None
    view = match.at(moment.ply - 1).table.view(seat)
    chosen = naming(match.game, view, notation.read(match.moves[moment.ply - 1], match.game.actions))
    return speech().say("was-chosen", {"seat": mover, "question": question(match.game, view), "choice": chosen})
