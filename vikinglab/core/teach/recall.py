"""Recall: the rules of a box that a reader can be asked about again and again, and new questions about them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING

from ..engine import notation
from ..engine.table import at_random
from ..game import REMEMBERED
from ..game import game as game_called
from ..match import Match, fresh, stream
from ..words.moment import Moment, Story
from .entries import found
from .question import fingerprint
from .quiz import NothingToAsk, Question, ask

if TYPE_CHECKING:
    from ..engine.box import Box
    from ..game import Game
    from .example import Example

SEARCHED = 2000
"""The number of positions of matches to search for a rule; after that, its example is asked about."""
RARE = 0.1
"""The share of matches below which a rule isn't asked about: no new position of it would be found."""
TAKEN = 0.3
"""The probability of taking a position that was found: the first ones are all from the beginnings of matches."""
FEWEST = 2
"""The fewest refused moves of a question: with fewer it would give itself away."""
OTHERS = 2
"""The number of answers that other rules refuse, in a question about a refusal."""


@lru_cache(REMEMBERED)
def askable(box: Box) -> tuple[str, ...]:
    """Return the rules of a box that can be asked about again and again, in the order of its rulebook.

    A rule qualifies if its own example makes a question, and matches meet it often enough.
    """
    game = game_called(box.game)
    examples, counted = game.examples(box), found(game).met.get(box.edition)
    often = [key for key in examples if counted is None or counted.share(key) >= RARE]
    return tuple([key for key in often if _of_example(examples[key], Random(0)) is not None])


def recall(box: Box, rule: str, seed: int) -> Question | None:
    """Return a question about a rule, from a random position; None if there is none."""
    game, rng = game_called(box.game), stream(seed, "recall", 0)
    last: Question | None = None
    for question in _met(game, box, rule, rng):
        if rng.random() < TAKEN:
            return question
        last = question
    if last is None and (example := game.examples(box).get(rule)) is not None:
        return _of_example(example, rng)
    return last


def _met(game: Game, box: Box, rule: str, rng: Random) -> Iterator[Question]:
    """Yield questions about a rule from matches that meet it: in a refusal, or in the events of a move."""
    looked = 0
    while looked < SEARCHED:
        players = rng.choice(box.players)
        match = Match(game, fresh(game, box, players), start=players, seed=rng.getrandbits(40))
        while match.waiting is not None and looked < SEARCHED:
            looked += 1
            # Readers are always the first seat, as in all quizzes.
            asked = match.waiting.seat == 0
            if asked and (question := _refused(match, rule, rng)):
                yield question
            choose = game.quick if rng.random() < 0.5 else at_random
            match.play(choose(match.table, rng))
            if asked and (question := _told(match, rule)):
                yield question


def _told(match: Match, rule: str) -> Question | None:
    """Ask what the last move of a match brought by a rule, if one could know that before."""
    before = match.at(match.ply - 1)
    told = _times(match.moments[len(before.moments) :], rule)
    if not told or told != _certain(before, match.moves[-1], rule):
        return None
    with suppress(NothingToAsk):
        return ask(before, rule, match.moves[-1])
    return None


def _certain(match: Match, move: str, rule: str) -> int:
    """Return the number of times that a move shows a rule before dice or a pile decide anything."""
    assert match.waiting is not None
    table = match.table.view(match.waiting.seat)
    story = table.story = Story()
    table.apply(notation.read(move, match.game.actions))
    return _times(story.moments, rule)


def _times(moments: Iterable[Moment], rule: str) -> int:
    return sum(moment.shows(rule) for moment in moments)


def _refused(match: Match, rule: str, rng: Random) -> Question | None:
    """Ask which of some moves is allowed, if a rule refuses one of them."""
    refusals = dict(match.table.refusals())
    by_rule = [action for action, because in refusals.items() if because == rule]
    if not by_rule or len(refusals) < FEWEST:
        return None
    others = [action for action in refusals if action not in by_rule]
    legal = sorted(match.legal(), key=notation.write)
    wrong = rng.choice(by_rule)
    more = others or [action for action in by_rule if action != wrong]
    options = [wrong, rng.choice(legal), *rng.sample(more, min(OTHERS, len(more)))]
    rng.shuffle(options)
    return ask(match, "may", *map(notation.write, options))


def _of_example(example: Example, rng: Random) -> Question | None:
    """Ask about the position that shows a rule."""
    if example.refused is not None:
        return _refused(example.match, example.rule, rng)
    return _told(example.match, example.rule) if example.match.ply else None


__all__ = ["askable", "fingerprint", "recall"]
