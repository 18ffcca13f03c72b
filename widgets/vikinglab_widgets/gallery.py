"""Gallery: the games that a folder of notebooks has pages for, each with its picture and its pages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Any

import traitlets

import vikinglab as vl
from vikinglab.core.game import Game
from vikinglab.core.show.picture import address
from vikinglab.core.show.stored import image
from vikinglab.core.teach.recall import askable
from vikinglab.serve import FIRST

from . import outbound, page
from .cover import cover
from .progress import course, named, prose, title
from .state import as_json
from .widget import Widget

REVIEW = "review.ipynb"
"""The notebook that asks about due rules, of all games."""

STATIC = "application/vnd.vikinglab.gallery+json"
"""The type under which a notebook stores a gallery, so that a dashboard can show it without a kernel."""

PAGES = ("start", "play", "odds", "rules", "aid", "check")
"""The notebooks of a game that its card links to, if they exist."""


class Gallery(Widget):
    """Every installed game that has a folder of notebooks here: its picture, its pages, and unfinished things first.

    Only the browser knows what is unfinished. Nothing asks a kernel.
    """

    _esm = page.widget("gallery")

    games: traitlets.List[Any] = traitlets.List().tag(sync=True, to_json=as_json)
    review = traitlets.Unicode(allow_none=True, default_value=None).tag(sync=True)
    """The page that asks about due rules, if there is one."""
    others: traitlets.List[Any] = traitlets.List().tag(sync=True)
    """The notebooks beside this one that belong to no game."""

    def __init__(self, folder: str | Path = ".") -> None:
        self.cards = list(_cards(Path(folder)))
        others = list(_others(Path(folder)))
        if not self.cards and not others:
            raise ValueError(f"There are no notebooks to show in {folder}, and no installed game has a folder there.")
        review = Path(folder) / REVIEW
        super().__init__(games=self.cards, review=review.as_posix() if review.is_file() else None, others=others)

    def __repr__(self) -> str:
        return f"A gallery of {', '.join([*(str(card['name']) for card in self.cards), *self._titles])}."

    @property
    def _titles(self) -> list[str]:
        return [page["title"] for page in self.others]

    def stored(self) -> dict[str, object]:
        told = [
            {**card, "name": dict(card["name"]), "line": card["line"] and dict(card["line"]), "picture": ""}
            for card in self.cards
        ]
        static = {"words": page.interface(), "games": told, "review": self.review, "others": self.others}
        links = [f'<p><a href="{escape(each["path"])}">{escape(each["title"])}</a></p>' for each in self.others]
        return {"text/html": "\n".join([*map(_html, self.cards), *links]), STATIC: static}


def _cards(folder: Path) -> Iterator[outbound.GalleryCard]:
    """Yield each game that has notebooks here, the easy and short ones first."""
    found = [game for game in vl.games().values() if (folder / game.key).is_dir()]
    for game in sorted(found, key=lambda game: (game.about.level or 9, game.about.minutes or 999)):
        here = folder / game.key
        pages = {kind: here / f"{kind}.ipynb" for kind in PAGES if (here / f"{kind}.ipynb").is_file()}
        chapters = course(here / "learn")
        if pages or chapters:
            yield _card(game, pages, chapters)


def _others(folder: Path) -> Iterator[outbound.LinkedPage]:
    """Yield the notebooks of a folder that belong to no game, and to which the prose of its first page has no link."""
    first = folder / FIRST
    linked = set(re.findall(r"\]\(([^)#]+)", prose(first))) if first.is_file() else set()
    for path in sorted(folder.glob("*.ipynb")):
        if path.name not in linked | {FIRST, REVIEW}:
            yield {"path": path.as_posix(), "title": title(path)}


def _card(game: Game, pages: dict[str, Path], chapters: list[outbound.Chapter]) -> outbound.GalleryCard:
    """Return the card of a game with these notebooks."""
    players = [number for edition in game.editions for number in game.usual_box(edition).players]
    return {
        "key": game.key,
        "name": game.name,
        "line": game.speech.say("game-about") if game.speech.has("game-about") else None,
        "editions": [dict(game.speech.say(f"edition-{each}")) for each in game.editions if len(game.editions) > 1],
        "players": (min(players), max(players)),
        "minutes": game.about.minutes,
        "level": game.about.level,
        "pages": {kind: path.as_posix() for kind, path in pages.items()},
        "asked": [*_asked(game)],
        "matches": named(pages["play"]) if "play" in pages else [],
        "starts": named(pages["start"]) if "start" in pages else [],
        "chapters": chapters,
        "picture": address(cover(game)),
    }


def _asked(game: Game) -> dict[str, None]:
    """Return the rules of a game for questions, in any edition."""
    return {rule: None for edition in game.editions for rule in askable(game.usual_box(edition))}


def _html(card: outbound.GalleryCard) -> str:
    """Return a game for places without widgets: its picture and its pages, in English."""
    words = page.interface()
    links = [(words[f"to-{kind}"]["en"], path) for kind, path in card["pages"].items()]
    links += [(words["to-learn"]["en"], card["chapters"][0]["path"])] if card["chapters"] else []
    told = " · ".join(f'<a href="{escape(path)}">{escape(name)}</a>' for name, path in links)
    picture = image(card["picture"], width=240, **{"data-game": card["key"]})
    line = f"<p>{escape(str(card['line']))}</p>" if card["line"] else ""
    return f"<h2>{escape(str(card['name']))}</h2><p>{picture}</p>{line}<p>{told}</p>"
