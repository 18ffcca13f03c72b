"""The parts that a game must bring of its own, and those that it gets."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.core.games import midgard
from vikinglab.core import game as known
from vikinglab.core.engine.content import GameContent
from vikinglab.core.engine.decision import DONE, Action
from vikinglab.core.game import Game
from vikinglab.core.show.art import art

FILES = {
    "__init__.py": "",
    "content/plain.toml": 'players = { value = [2], source = "published" }',
    "rules.toml": 'book = "a book"\n[rules."turn.order"]\nsection = "Turns"\n',
    **dict.fromkeys(("text.en.ftl", "text.fr.ftl"), "turn-order = Turns\n  .text = Each in turn.\n"),
}


@pytest.fixture
def package(tmp_path, monkeypatch) -> Iterator[str]:
    """A package with the files that a game can't be without."""
    name = "plainest_game"
    for file, text in FILES.items():
        path = tmp_path / name / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    yield name
    sys.modules.pop(name, None)


def plainest(package: str) -> Game:
    """Return a game with nothing of its own that it could do without."""
    return Game(
        "plainest",
        package=package,
        editions=("plain",),
        content=GameContent,
        table=midgard.Midgard,
        play=midgard,
        setup=lambda box, players: None,
        lines=lambda table: [],
        check=lambda table: None,
        scene=lambda table, seat: None,
        worth=lambda table, seat: 0,
    )


def test_a_game_without_a_box_or_figures_of_its_own_has_plain_ones(package):
    game = plainest(package)
    assert game.box().game == "plainest"
    assert Path(game.folder).name == package
    assert str(game.rulebook(game.box())["turn.order"].text) == "Each in turn."


def test_a_game_without_drawings_of_its_own_draws_with_those_that_all_share(package, monkeypatch):
    monkeypatch.setattr(known, "game", lambda key: plainest(package))
    assert art.__wrapped__("plainest").needed(["vl-coin"])


def test_an_action_at_the_wrong_moment_is_answered_by_the_rule_that_its_class_names(package):
    class Late(Action):
        untimely = "turn.order"

    assert plainest(package).untimely(None, Late()) == "turn.order"
    assert plainest(package).untimely(None, DONE) is None
