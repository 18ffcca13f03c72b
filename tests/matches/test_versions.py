"""Saves of other versions: read as what they were, or refused in a sentence; and rulings that a match keeps."""

from __future__ import annotations

import json

import pytest

import vikinglab as vl
from vikinglab.core.save import OLDEST, VERSION, packed

FIRST = {
    "vikinglab": 1,
    "game": "raids",
    "edition": "standard",
    "content": "347fc3495f805a7b",
    "start": "voyage: 4 / route: 18 rune, 19 port / A: space 17, crew 2 / B: space 18 / C: home 2",
    "seed": 5,
    "seats": ["person", "greedy", "random"],
    "line": ["sail 19"],
    "rulings": {"setup.reserve": "limited"},
}
"""A match as the first format had it: of the rulings, those alone that weren't usual."""


def saved(**changed: object) -> bytes:
    return json.dumps({**FIRST, **changed}).encode()


def test_a_save_of_the_first_format_is_read_as_what_it_was():
    match = vl.load(saved())
    assert (match.record, match.seed, match.seats) == (("sail 19",), 5, ("person", "greedy", "random"))
    assert match.table.where[0] == 19
    assert match.table.box.rulings == {**match.game.usual_rulings("standard"), "setup.reserve": "limited"}
    assert vl.load(packed(saved())).to_json() == match.to_json()
    assert json.loads(match.to_json())["vikinglab"] == VERSION, "it is saved in the present format"


@pytest.mark.parametrize("version", [OLDEST - 1, VERSION + 1])
def test_any_other_format_is_refused_with_those_that_are_read(version):
    with pytest.raises(vl.Refused, match=f"Its format is {version}; this version reads 1, 2, 3"):
        vl.load(saved(vikinglab=version))


def test_a_match_goes_on_under_the_rulings_that_it_began_with_and_says_so(monkeypatch):
    match = vl.new("raids", players=3, seed=7)
    save, kept = match.to_json(), match.table.box.rulings
    assert match.other_rulings is None
    # Another reading becomes the usual one, as where a ruling is revised.
    usual = match.game.usual_rulings("standard")
    monkeypatch.setattr(match.game, "usual_rulings", lambda edition: {**usual, "setup.reserve": "limited"})
    assert vl.new("raids", players=3).table.box.rulings["setup.reserve"] == "limited"
    again = vl.load(save)
    assert again.table.box.rulings == kept
    assert again.to_json() == save
    assert str(again.other_rulings) == (
        "This match keeps the options that it began with: The reserve of Vikings: unlimited."
    )
    assert again.other_rulings["fr"].endswith(": illimitée.")


def test_a_match_whose_ruling_is_gone_is_refused_with_the_rule(monkeypatch):
    match = vl.new("raids", players=3, seed=7, rulings={"setup.reserve": "limited"})
    save = match.to_json().replace(b'"setup.reserve"', b'"setup.store"')
    with pytest.raises(vl.Refused, match="The rule “setup.store” has no options"):
        vl.load(save)


def test_what_was_chosen_for_chance_comes_again_after_a_save():
    match = vl.position("drakkar", "emblems: e5, g7 crown / A: e3 h6 / B: a10 c9 / turn: A").match(drawn=["2+5", "6+1"])
    match.play("pass")
    for again in (vl.load(match.to_json()), vl.load(match.link())):
        again.undo()
        again.play("pass")
        assert again.record == match.record == ("~2+5", "pass", "~1+6")


def test_older_saves_are_held_to_the_rules_and_later_ones_to_their_content_too():
    match = vl.new("raids", players=3, seed=7)
    match.play(match.legal()[0])
    save = json.loads(match.to_json()) | {"content": "0" * 16}
    assert vl.load(json.dumps(save | {"vikinglab": 2}).encode()).record == match.record
    with pytest.raises(vl.Refused, match="its figures differ"):
        vl.load(json.dumps(save).encode())
    with pytest.raises(vl.Refused, match="Entry 1"):
        vl.load(json.dumps(save | {"vikinglab": 2, "line": ["sail 20"]}).encode())
