"""Faults of a custom game: each is reported where the game is made, found or first spoken of."""

from __future__ import annotations

import pytest

import vikinglab as vl
from tests.testing.planting import install
from vikinglab.core.engine.decision import Action, Chance, Decision, FromPool
from vikinglab.core.engine.table import Table
from vikinglab.core.game import game
from vikinglab.core.words.refusal import Refused
from vikinglab.testing.matches import choices


@pytest.mark.parametrize(
    ("base", "name"),
    [
        *((Table, name) for name in ("view", "drawn", "legal", "waiting", "clone")),
        *((Decision, name) for name in ("path", "question_facts", "reach")),
        *((FromPool, name) for name in ("slot", "pool")),
    ],
)
def test_a_field_that_would_hide_a_method_is_refused(base, name):
    with pytest.raises(TypeError, match=rf"Heap.{name} would hide a method of {base.__name__}"):
        type(base)("Heap", (base,), {"__annotations__": {name: "int"}, "__module__": __name__})


@pytest.mark.parametrize(("base", "name"), [(Table, "players"), (Decision, "seat"), (Action, "view"), (Chance, "slot")])
def test_other_fields_are_not(base, name):
    type(base)("Heap", (base,), {"__annotations__": {name: "int"}, "__module__": __name__})


@pytest.fixture
def others(tmp_path, monkeypatch):
    """Entry points of other names than the game’s, and of no game."""
    install(tmp_path, {}, {"treasure": "hoard:GAME", "nothing": "hoard:KEY"})
    monkeypatch.syspath_prepend(tmp_path)


def test_an_entry_point_has_the_name_of_its_game(others):
    assert game("hoard").key == "hoard"
    with pytest.raises(Refused, match="“treasure” leads to the game “hoard”: give both the same name"):
        game("treasure")
    with pytest.raises(Refused, match="“nothing” should lead to a Game, and hoard:KEY is none"):
        game("nothing")


def test_a_move_that_tells_nothing_can_be_asked_about(monkeypatch, others):
    """The kit finds such a move; a question about it still gets an answer."""
    match = vl.new("hoard", players=2)
    match.play("open 1")
    if "give 1" in choices(match):
        match.play("give 1")
    monkeypatch.setattr(type(match.waiting), "rules", ())
    answers = match.ask("where").answers
    [done] = [answer for answer in answers if answer.path == ("do:done",)]
    assert done.right
    assert all(answer.why["en"].strip() for answer in answers)
    silent = [answer for answer in answers if answer.rule == "core:allowed"]
    assert [str(answer.why).strip() for answer in silent] == ["That is allowed."] * len(silent)
    assert silent
