"""Questions that tests of rules ask of a match: begun at a written position, what it offers, refuses and tells.

>>> match = begin("raids", "route: 7 axe, 9 rune\\nA: space 4\\nB: space 7\\nC: home 1")
>>> choices(match)[:2]
['sail 7', 'sail 9']
>>> refusal(match, "sail 8")[0]
'navigate.empty'
>>> told(match.play("sail 9"))
['Orange passes the village at space 5: a Viking comes aboard.', 'Orange stops at space 9: rune.']

A game's own tests fix the game once: ``begin = partial(matches.begin, "my-game")``.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import vikinglab as vl
from vikinglab import bots
from vikinglab.core.engine.decision import Chance
from vikinglab.core.engine.table import Table
from vikinglab.core.game import Game
from vikinglab.core.show.scene import Group, Mark, Scene
from vikinglab.core.teach.question import Question
from vikinglab.core.words.speech import Text


def begin(key: str, position: str, *moves: str, rulings: Mapping[str, str] | None = None, seed: int = 0) -> vl.Match:
    """Return a match of a game that starts at a written position, after some moves."""
    return play_on(vl.position(key, position, rulings=rulings).match(seed=seed), *moves)


def play_on(match: vl.Match, *moves: str) -> vl.Match:
    """Return the match after some more moves."""
    for move in moves:
        match.play(move)
    return match


def tables() -> list[tuple[str, str, int]]:
    """Return every installed game in each of its editions, with each possible number of players."""
    boxes = [(key, box) for key, each in vl.games().items() for box in map(each.usual_box, each.editions)]
    return [(key, box.edition, players) for key, box in boxes for players in box.players]


def between_bots(key: str, seats: Sequence[str], seed: int, **chosen: Any) -> vl.Match:
    """Return a match that bots have played to its end."""
    match = vl.new(key, players=len(seats), seed=seed, seats=seats, **chosen)
    while match.result is None:
        assert bots.move(match)
    return match


def wins(key: str, bot: str, other: str, matches: int) -> int:
    """Return the number of matches of two players that a bot wins against another; they take turns to begin."""
    return sum(
        seed % 2 in between_bots(key, [other, bot] if seed % 2 else [bot, other], seed).result.winners  # type: ignore[union-attr]
        for seed in range(matches)
    )


def random_match(key: str, players: int, seed: int, **chosen: Any) -> Iterator[vl.Match]:
    """Yield a match of random moves at each of its decisions, and at its end."""
    rng, match = random.Random(seed), vl.new(key, players=players, seed=seed, **chosen)
    while match.waiting is not None:
        yield match
        match.play(rng.choice(match.legal()))
    yield match


def random_positions(played: Game, players: int, seed: int) -> Iterator[Table]:
    """Yield every position of a random match, also those before chances. No story is told."""
    rng = random.Random(seed)
    table = played.setup(played.box(), players)
    table.settle()
    while (thing := table.waiting) is not None:
        yield table
        table.apply(thing.draw(table, rng) if isinstance(thing, Chance) else rng.choice(table.legal()))
    yield table


def choices(match: vl.Match) -> list[str]:
    """Return the legal moves of the waiting seat, as lines."""
    return match.choices()


def asked(match: vl.Match) -> tuple[str, int]:
    """Return the name of the decision that is waiting, and its seat."""
    assert match.waiting is not None
    return type(match.waiting).__name__, match.waiting.seat


def refusal(match: vl.Match, move: str) -> tuple[str, str]:
    """Return the rule that refuses a move, and the sentence; fail if the move can be played."""
    assert move not in choices(match)
    refused = match.why_not(move)
    assert refused is not None, f"{move} is allowed"
    return refused.rule, plain(refused)


def told(moments: Sequence[vl.Moment], rule: str | None = None) -> list[str]:
    """Return the events of one rule or of all, in English; those about whose turn it is only if you ask for them."""
    wanted = [moment for moment in moments if (moment.rule == rule if rule else not moment.rule.startswith("turn."))]
    return [plain(moment) for moment in wanted]


def plain(text: object, language: str = "en") -> str:
    """Return a text with straight apostrophes, as typed on a keyboard."""
    said = text[language] if isinstance(text, Text) else str(text)
    return said.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")


def answers(question: Question) -> dict[str, bool]:
    """Return the answers of a question in English, each with whether it is right."""
    return {plain(answer.words): answer.right for answer in question.answers}


def why(question: Question, words: str) -> str:
    """Return the reason that a question gives for one of its answers."""
    return next(plain(answer.why) for answer in question.answers if plain(answer.words) == words)


def words(scene: Scene, id: str, language: str = "en") -> str:
    """Return the words of a mark or a group of a scene, with normal spaces."""
    parts: list[Group | Mark] = [*scene.groups, *scene.marks]
    said = next(part.words for part in parts if part.id == id and part.words)
    return plain(said, language).replace("\N{NO-BREAK SPACE}", " ")
