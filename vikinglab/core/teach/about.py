"""About: which rules of a box can be asked about, and fresh questions about one of them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import lru_cache
from hashlib import sha256
from random import Random
from typing import TYPE_CHECKING

import msgspec

from ..engine import notation
from ..engine.table import at_random
from ..game import REMEMBERED
from ..game import game as game_called
from ..match import Match, fresh, stream
from ..words.refusal import Refused
from .entries import found
from .quiz import Question, ask

if TYPE_CHECKING:
    from ..engine.box import Box
    from ..game import Game
    from .example import Example

SEARCHED = 1200
"""In so many positions of matches a rule is looked for; after that, its example is asked about."""
RARE = 0.05
"""A rule that fewer matches meet isn't asked about: there would be no fresh position of it."""
TAKEN = 0.3
"""How likely one of the positions that were found is taken: the first ones are all from the beginnings of matches."""
OTHERS = 2
"""So many moves that other rules refuse stand among the answers, where a rule refuses a move."""


@lru_cache(REMEMBERED)
def asked_about(box: Box) -> tuple[str, ...]:
    """Return the rules of a box that can be asked about, in the order of its rulebook.

    A rule can be if its own example makes a question, and matches meet it often enough.
    """
    game = game_called(box.game)
    examples, counted = game.examples(box), found(game).met.get(box.edition)
    often = [key for key in examples if counted is None or counted.share(key) >= RARE]
    return tuple([key for key in often if _of_example(examples[key], Random(0)) is not None])


def question_about(box: Box, rule: str, seed: int) -> Question | None:
    """Return a question about a rule, from a position that chance brings; None where there is none."""
    game, rng = game_called(box.game), stream(seed, "about", 0)
    last: Question | None = None
    for question in _met(game, box, rule, rng):
        if rng.random() < TAKEN:
            return question
        last = question
    if last is None and (example := game.examples(box).get(rule)) is not None:
        return _of_example(example, rng)
    return last


def fingerprint(question: Question) -> str:
    """Return a short text by which the position of a question is known again."""
    return sha256(msgspec.json.encode(question.scene)).hexdigest()[:16]


def _met(game: Game, box: Box, rule: str, rng: Random) -> Iterator[Question]:
    """Yield questions about a rule from matches that meet it: where it refuses something, and where a move tells it."""
    looked = 0
    while looked < SEARCHED:
        players = rng.choice(box.players)
        match = Match(game, fresh(game, box, players), start=players, seed=rng.getrandbits(40))
        while match.waiting is not None and looked < SEARCHED:
            looked += 1
            if question := _refused(match, rule, rng):
                yield question
            choose = game.quick if rng.random() < 0.5 else at_random
            move, before = choose(match.table, rng), match.ply
            if any(moment.rule == rule for moment in match.play(move)) and (
                question := _told(match.at(before), rule, notation.write(move))
            ):
                yield question


def _told(match: Match, rule: str, move: str) -> Question | None:
    """Ask what a rule brings by a move."""
    # A kind of question says by an error that it has nothing to ask; other figures may name what there isn't.
    with suppress(ValueError, LookupError):
        return ask(match, rule, move)
    return None


def _refused(match: Match, rule: str, rng: Random) -> Question | None:
    """Ask which of some moves is allowed, where a rule refuses one of them."""
    refusals = dict(match.table.refusals())
    by_rule = [action for action, because in refusals.items() if because == rule]
    legal = sorted(match.legal(), key=notation.write)
    if not by_rule or not legal:
        return None
    others = [action for action in refusals if action not in by_rule] or by_rule
    options = [rng.choice(by_rule), rng.choice(legal), *rng.sample(others, min(OTHERS, len(others)))]
    options = [action for at, action in enumerate(options) if action not in options[:at]]
    rng.shuffle(options)
    return ask(match, "may", *map(notation.write, options))


def _of_example(example: Example, rng: Random) -> Question | None:
    """Ask about the position that shows a rule."""
    match, rule = example.match, example.rule
    with suppress(Refused):
        if example.refused is not None:
            return _refused(match, rule, rng)
        if match.ply:
            return _told(match.at(match.ply - 1), rule, match.moves[-1])
    return None


__all__ = ["asked_about", "fingerprint", "question_about"]
