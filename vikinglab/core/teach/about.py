"""Questions about one rule of any game, in a random position, or in the one that shows the rule best."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import islice
from random import Random
from typing import TYPE_CHECKING

import msgspec

from ..engine import notation
from ..engine.table import at_random
from ..game import game as game_called
from ..match import Match, fresh
from ..words.refusal import Refused
from .entries import found
from .general import (
    brought,
    by_rule,
    cost,
    forbids,
    happens,
    judged,
    moved,
    new_moments,
    next_seat,
    options,
    random_of,
    states,
    which,
    worth,
)
from .known import known_by_mover
from .mistakes import FEWEST, sentences
from .question import NothingToAsk, Question

if TYPE_CHECKING:
    from ..engine.box import Box
    from ..engine.decision import Action
    from ..game import Game
    from ..words.rulebook import Rulebook
    from ..words.speech import Text
    from .example import Example

FRESH = 60
"""The number of positions of matches to look at for a rule before its example is used."""
OFTEN = 0.2
"""The share of matches below which a rule is asked about in its example."""
LOOKED_AT = 0.3
"""The share of a match's positions to look at: successive positions make questions that are much alike."""


def asked_about(
    rulebook: Rulebook,
    rule: str,
    rng: Random,
    players: Sequence[int] = (),
    fresh: int = FRESH,
    *,
    of_titles: bool = True,
) -> Question | None:
    """Return a question about a rule of a box, another one for another generator; None if nothing can be asked.

    The question is about a position of a match for this number of players, after a look at ``fresh`` positions of
    matches, or about the example of the rule. ``of_titles`` lets it ask for a rule's title, as a last resort.

    >>> from random import Random
    >>> asked = asked_about(vl.rulebook("midgard"), "dice.places", Random(1))
    >>> {answer.rule for answer in asked.answers if not answer.right} != set()
    True
    """
    game, box, key = game_called(rulebook.game), rulebook.box, rulebook[rule].key
    counted = found(game).met.get(box.edition)
    often = counted is None or counted.share(key) >= OFTEN
    for match in islice(positions(game, box, players or box.players, rng), fresh if often else 0):
        if asked := either(match, key, rng):
            return asked
    # By unusual readings an example may not show its rule.
    with suppress(Refused):
        example = rulebook[key].example
        return _of_example(example, of_titles) if example else None
    return None


def positions(game: Game, box: Box, numbers: Sequence[int], rng: Random) -> Iterator[Match]:
    """Yield positions of matches, without end; one near the beginning is as likely as one near the end."""
    while True:
        players = rng.choice(numbers)
        match = Match(game, fresh(game, box, players), start=players, seed=rng.getrandbits(40))
        while match.waiting is not None:
            # Readers are always the first seat: so they needn't look up who they are.
            if match.waiting.seat == 0 and rng.random() < LOOKED_AT:
                yield match
            match.play(likely_move(match, rng))


def likely_move(match: Match, rng: Random) -> Action:
    """Return a plausible move: any legal move, or one that plays the game quickly."""
    choose = match.game.quick if rng.random() < 0.5 else at_random
    return choose(match.table, rng)


def either(match: Match, rule: str, rng: Random) -> Question | None:
    """Ask what a rule forbids in a position, or what a likely move brings by it; None if neither can be asked."""
    known = known_by_mover(match)
    move = notation.write(likely_move(match, rng))
    return _first(lambda: _forbidden(known, rule, rng), lambda: _brought(known, rule, move, last=False))


def about(match: Match, rule: str, move: str | None = None) -> Question:
    """Ask about a rule in a position that a seat knows: what a move brings by it, or why it is refused. Without a move,
    ask what happened, what the rule forbids here, or what it is worth."""
    rng = random_of(match)
    if move is not None and (refusal := match.why_not(move)):
        return _among(match, rule, rng, notation.read(move, match.game.actions), refusal.rule)
    ways = [lambda: _brought(match, rule, move)]
    ways += [lambda: _forbidden(match, rule, rng), lambda: states(match, rule)] if move is None else []
    if asked := _first(*ways):
        return asked
    raise NothingToAsk(f"{rule} does nothing here")


def _first(*ways: Callable[[], Question]) -> Question | None:
    """Return the first question that can be asked."""
    for way in ways:
        try:
            return way()
        except NothingToAsk:
            continue
    return None


# ------------------------------------------------------------------------------------------------ What it forbids


def _forbidden(match: Match, rule: str, rng: Random) -> Question:
    """Ask what a rule forbids here: on the board if possible, else among some moves."""
    refused = dict(match.table.refusals())
    mine = sorted([action for action, by in refused.items() if by == rule], key=notation.write)
    if not mine:
        raise NothingToAsk(f"{rule} forbids nothing here")
    asked = _first(lambda: forbids(match, rule))
    if asked and rng.random() < 0.5:
        return asked
    return _among(match, rule, rng, rng.choice(mine), rule)


def _among(match: Match, rule: str, rng: Random, action: Action, by: str | None = None) -> Question:
    """Ask which of some moves is allowed, if a rule, or another that shows it, forbids or allows one."""
    asked = which(match, options(match, action, rng))
    if by == rule:
        return asked
    if sum(not each.right for each in asked.answers) < FEWEST:
        raise NothingToAsk("too little is forbidden here")
    told = judged(match, action)
    shown = msgspec.structs.replace(told, why=sentences(told.why, match.rulebook[rule].text), rule=rule)
    return Question(match, asked.asks, tuple([shown if each == told else each for each in asked.given]))


# ------------------------------------------------------------------------------------------------ What it brings


def _brought(match: Match, rule: str, move: str | None, by: str | None = None, *, last: bool = True) -> Question:
    """Ask what a move brings by a rule, costs or is worth; as a last resort, what the rule says, or which it is."""
    after = match.copy()
    if move is not None:
        after.play(move)
    words = moved(match, move)
    ways = [
        lambda: worth(match, after, words, rule),
        lambda: cost(match, after, words, rule, by),
        lambda: happens(match, after, words, rule, by),
        lambda: next_seat(match, after, words, rule, by),
        lambda: _allowed(match, after, rule, by or rule),
    ]
    if last:
        ways += [lambda: _stated(match, after, rule, by or rule)]
        ways += [lambda: _which_rule(match, after, words, rule, by or rule)]
    if (asked := _first(*ways)) is None:
        raise NothingToAsk(f"{rule} does nothing here")
    return asked


def _allowed(match: Match, after: Match, rule: str, by: str) -> Question:
    """Ask which of some moves is allowed, if a rule is at work in the one that is."""
    if after.ply == match.ply or not any(moment.shows(by) for moment in brought(match, after)):
        raise NothingToAsk(f"no move brings {rule} here")
    return _among(match, rule, random_of(match), notation.read(after.moves[-1], match.game.actions))


def _stated(match: Match, after: Match, rule: str, by: str) -> Question:
    """Ask for a figure of a rule that has just been at work."""
    if not any(moment.shows(by) for moment in new_moments(match, after)):
        raise NothingToAsk(f"{rule} does nothing here")
    return states(match, rule)


def _which_rule(match: Match, after: Match, words: Text | None, rule: str, by: str) -> Question:
    told = [moment for moment in new_moments(match, after) if moment.shows(by)]
    if not told:
        raise NothingToAsk(f"{rule} does nothing here")
    return by_rule(match, after, words, rule, told[-1].text)


# ------------------------------------------------------------------------------------------------ Its example


def _of_example(example: Example, of_titles: bool) -> Question | None:
    """Ask about a rule in the position that shows it."""
    match, rule = example.match, example.rule
    before = match.at(match.ply - 1) if example.moments and match.ply else match
    known = known_by_mover(before)
    if not example.moments:
        return _first(lambda: about(known, rule, example.refused))
    by = rule if any(moment.shows(rule) for moment in example.moments) else example.moments[-1].rule
    return _first(lambda: _brought(known, rule, match.moves[-1] if match.ply else None, by, last=of_titles))
