"""Review: questions about rules that a reader has met, when they are due; or a check of a whole rulebook."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import traitlets

import vikinglab as vl
from vikinglab.core.game import Game
from vikinglab.core.game import game as game_called
from vikinglab.core.teach.recall import askable, recall
from vikinglab.core.words.moment import message_id
from vikinglab.core.words.refusal import refused

from . import inbound, outbound, page
from .predict import plain
from .progress import taught
from .state import as_json
from .widget import Widget

COURSE = "learn"
"""The folder of a game's chapters, beside its other pages."""


class Review(Widget):
    """Questions about due rules of all games, as the reader's browser knows them.

    With a ``game`` it is a check of its whole rulebook: ``count`` questions, most of them about rules that are hard or
    that the reader doesn't know yet. The browser notes under ``name`` that it was passed.

    The page says which rule to ask about, and nothing of its reader. Every question is about a new position.
    """

    _esm = page.widget("review")

    games: traitlets.List[Any] = traitlets.List().tag(sync=True, to_json=as_json)
    arts = traitlets.Dict().tag(sync=True, to_json=as_json)
    """The drawings of each game."""
    count = traitlets.Int().tag(sync=True)
    whole = traitlets.Bool().tag(sync=True)
    """True if it is a check of a whole rulebook."""
    name = traitlets.Unicode().tag(sync=True)

    def __init__(self, game: str = "", *, count: int = 0, folder: str | Path = ".", name: str = "") -> None:
        found = [game_called(game)] if game else [*vl.games().values()]
        self.folder = Path(folder)
        super().__init__(
            game,
            games=[asked(each) for each in found],
            arts={each.key: page.drawings(each.key) for each in found},
            count=count or (12 if game else 5),
            whole=bool(game),
            name=name,
        )

    def __repr__(self) -> str:
        if self.whole:
            return f"A check of the rules of {self.games[0]['name']['en']}: {self.count} questions."
        return f"A review: {self.count} questions about rules that are due."

    def _do(self, message: inbound.Message) -> None:
        if isinstance(message, inbound.Recall):
            self.send(self.recall(message.rule, message.edition, message.seed))

    def recall(self, rule: str, edition: str | None, seed: int) -> outbound.Recalled:
        """Return a question about a rule, by its full key; ``Refused`` if there is no such rule."""
        key, _, own = rule.partition(":")
        found = next((each for each in self.games if each["key"] == key), None)
        if found is None or not any(own in each["rules"] for each in found["editions"]):
            raise refused("no-question", name=rule[:40], known=[each["key"] for each in self.games])
        game = game_called(key)
        # Not every edition has every rule: ask about it in the reader's own, if that one has it.
        having = [each["key"] for each in found["editions"] if own in each["rules"]]
        box = game.usual_box(edition if edition in having else having[0])
        question = recall(box, own, seed)
        return {
            "say": "recalled",
            "rule": rule,
            "question": plain(question, own) if question else None,
            "lesson": self._lesson(game, own),
        }

    def _lesson(self, game: Game, rule: str) -> outbound.Lesson | None:
        """Return the chapter that first teaches a rule, if one is beside this page or in its game’s folder."""
        folders = (self.folder / game.key / COURSE, self.folder / COURSE)
        course = next((folder for folder in folders if folder.is_dir()), None)
        return taught(course).get(f"{game.key}:{rule}") if course else None


def asked(game: Game) -> outbound.AskedGame:
    """Return the rules of a game for questions, by edition; and its own words."""
    common, own = page.interface(), page.interface(game.key)
    return {
        "key": game.key,
        "name": dict(game.name),
        "editions": [*_editions(game)],
        "words": {key: text for key, text in own.items() if common.get(key) != text},
    }


def _editions(game: Game) -> Iterator[outbound.AskedEdition]:
    for edition in game.editions:
        box, key = game.usual_box(edition), f"edition-{edition}"
        rules = askable(box)
        name = dict(game.speech.say(key)) if game.speech.has(key) else edition
        can_break = [rule for rule in rules if game.speech.has(f"{message_id(rule)}.refused")]
        hard = [rule for rule in rules if rule in can_break or rule.startswith(game.catalogue.coach.hard)]
        yield {"key": edition, "name": name, "rules": rules, "hard": hard}


__all__ = ["Review", "asked"]
