"""Ladder: questions of one kind that get harder from rung to rung, new ones at each visit."""

from __future__ import annotations

from collections.abc import Callable

from vikinglab.core.teach.question import Question

from .quiz import Quiz

Climb = Callable[[int], list[Question]]
"""A function that makes the rungs for a visitor, by a seed: a question each, the lowest first."""

SAID = {"quiz": "ladder", "quiz-told": "ladder-told"}
"""The words of a ladder that replace those of a quiz."""


class Ladder(Quiz):
    """A quiz whose questions get harder: ``climb`` makes them, and answers right at the first try count.

    The browser notes under ``name`` that it was climbed.
    """

    def __init__(self, game: str, climb: Climb, *, name: str = "") -> None:
        self.climb = climb
        super().__init__(game, "may", count=len(climb(0)), name=name)
        self.words = self.words | {key: self.words[own] for key, own in SAID.items()}

    def __repr__(self) -> str:
        return f"A memory ladder of {self.count} rungs: new emblems at each visit."

    def made(self, seed: int) -> list[Question]:
        """Return the rungs for a visitor with this seed."""
        return self.climb(seed)


__all__ = ["Ladder"]
