"""Quiz: questions that the engine answers, with the reason for every right and every wrong answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import TYPE_CHECKING

from ..engine import notation
from ..game import game as game_called
from ..match import Match, stream
from ..words.refusal import refused
from .about import about, asked_about, likely_move, positions
from .general import GENERAL, judged, moved, which
from .kinds import Kinds
from .known import known_by_mover
from .question import ALLOWED, NEAR, Answer, Estimate, NothingToAsk, Question, fingerprint

if TYPE_CHECKING:
    from ..engine.box import Box
    from ..game import Game
    from ..words.rulebook import Rulebook

ROUNDS = 2
"""The number of times to go through the subjects until there are enough questions that differ."""
TRIES = 6
"""The number of questions about a rule to look at until one is asked of the first seat, or of nobody in particular."""
SEARCHED = 2500
"""The number of positions to search for a question before it is left out."""


def kinds(game: Game) -> Kinds:
    """Return the kinds of questions about a game: those of all games, and its own.

    ``ValueError`` if two share a name, with both places.
    """
    return Kinds(GENERAL, game.quiz)


def ask(match: Match, kind: str, *moves: str) -> Question:
    """Return a question of a kind, or about a rule: what the last of these moves brings, after the others were played.

    It is asked of the seat to play, or, at the end, of an onlooker, and uses only what they know. If the match went on
    with that move itself, it is about what the seat was told then. If not, chance and what the seat can't know are
    drawn anew, so it reveals nothing of a match that is being played. The moves of ``may`` are those to choose from.
    """
    made = _asked(match, kind, moves)
    made.asked_as = (kind, *moves)
    return made


def _asked(match: Match, kind: str, moves: tuple[str, ...]) -> Question:
    known = kinds(match.game)
    if kind not in known and kind not in match.rulebook:
        raise refused("no-question", name=str(kind)[:40], known=[*known])
    before = known_by_mover(match, () if kind == "may" else moves[:-1])
    if kind == "may" and moves:
        return which(before, [notation.read(move, match.game.actions) for move in moves])
    last = moves[-1] if moves else None
    if kind in match.rulebook:
        return about(before, match.rulebook[kind].key, last)
    after = before.copy()
    after.play(*moves[-1:])
    return known[kind](before, after, moved(before, last))


def check_known(rulebook: Rulebook, about: Sequence[str]) -> None:
    """Refuse subjects of a quiz that are neither a rule of the box nor a kind of question."""
    known = kinds(game_called(rulebook.game))
    for subject in about:
        if subject not in known and subject not in rulebook:
            raise refused("no-question", name=str(subject)[:40], known=[*known])


def questions(box: Box, about: Sequence[str], count: int, seed: int, players: int | None = None) -> list[Question]:
    """Return questions about rules, or of kinds, made from random positions: different ones for every seed.

    They are from matches of this number of players; by default, of any number that the box is for. No two have the same
    words, or the same position.

    >>> [asked] = questions(vl.new("raids").table.box, ["monster.fight"], count=1, seed=3)
    >>> "monster.fight" in [answer.rule for answer in asked.answers]
    True
    """
    game, rng = game_called(box.game), stream(seed, "quiz", 0)
    rulebook, numbers = game.rulebook(box), [players] if players else box.players
    found: list[Question] = []
    left, known = [*about], set[str]()
    for number in range(count + ROUNDS * len(about)):
        if not left or len(found) == count:
            break
        # Another seed begins with another subject, or a short quiz would never come to the last ones.
        subject = left[(number + seed) % len(left)]
        if subject in rulebook:
            tried = (asked_about(rulebook, subject, rng, numbers, of_titles=False) for _ in range(TRIES))
            made = next((each for each in tried if each and not each.reader), None)
        else:
            matches = islice(positions(game, box, numbers, rng), SEARCHED)
            made = next(_of_kind(matches, subject, rng), None)
        if made is None:
            left.remove(subject)
            continue
        marks = {str(made.asks), fingerprint(made)}
        if not known & marks:
            known |= marks
            found.append(made)
    return found


def _of_kind(matches: Iterator[Match], kind: str, rng: Random) -> Iterator[Question]:
    """Yield questions of a kind about a likely move, if they can be asked."""
    for match in matches:
        try:
            moves = [] if kind in ("may", "where") else [notation.write(likely_move(match, rng))]
            asked = ask(match, kind, *moves)
        except NothingToAsk:
            continue
        if not asked.reader:  # the reader is the first seat, or nobody in particular
            yield asked


__all__ = [
    "ALLOWED",
    "NEAR",
    "Answer",
    "Estimate",
    "NothingToAsk",
    "Question",
    "ask",
    "asked_about",
    "check_known",
    "judged",
    "kinds",
    "questions",
]
