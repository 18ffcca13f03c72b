"""Old matches: as they were saved once, they are read, played and scored the same by the rules of today."""

from __future__ import annotations

import json
import re
from collections import Counter
from itertools import islice
from pathlib import Path

import pytest
from editions import crossing
from faults import Fault
from testing.planting import Edit, instead

import vikinglab as vl
from vikinglab.core.game import _box_with_its_content
from vikinglab.testing import recorded
from vikinglab.testing.matches import tables

FOLDER = Path(__file__).parent / "recorded"
GAMES = sorted(vl.games())
OF_EACH = 5
"""About so many matches of each number of players are replayed each time, and all of them in `make soak`."""
SHOWN = 5
"""The number of differences to show when a change of rules has many."""

ANEW = """
If the rules were meant to change, play the old matches anew: make matches GAME={key}"""


def look(key: str, every: int = 1) -> None:
    """Fail with the first match that differs now."""
    found = [*islice(recorded.differences(FOLDER / f"{key}.jsonl.bz2", every), SHOWN)]
    if found:
        pytest.fail("\n".join(map(str, found)) + ANEW.format(key=key), pytrace=False)


@pytest.mark.parametrize("key", GAMES)
def test_old_matches_are_what_they_were(key):
    tried = len([table for table in tables() if table[0] == key]) * OF_EACH
    look(key, every=len(recorded.read(FOLDER / f"{key}.jsonl.bz2")) // tried)


@pytest.mark.soak
@pytest.mark.parametrize("key", GAMES)
def test_all_old_matches_are_what_they_were(key):
    look(key)


@pytest.mark.parametrize("key", GAMES)
def test_there_are_as_many_of_each_number_of_players(key):
    path = FOLDER / f"{key}.jsonl.bz2"
    assert path.exists(), f"make matches GAME={key}"
    found = Counter(len(json.loads(bytes(each.save))["seats"]) for each in recorded.read(path))
    wanted = Counter(players for game, _, players in tables() if game == key)
    assert {found[players] / wanted[players] for players in wanted} == {recorded.MATCHES}
    assert path.stat().st_size < 1_000_000


# ------------------------------------------------------------------------------------------------ What a report says


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """Return a file with three matches of Crossing for each number of players of each edition."""
    assert recorded.record("crossing", tmp_path / "crossing.jsonl.bz2", 3) == 12
    return tmp_path / "crossing.jsonl.bz2"


def test_matches_are_recorded_the_same_each_time_and_nothing_differs(kept, tmp_path):
    recorded.record("crossing", tmp_path / "again.jsonl.bz2", 3)
    assert (tmp_path / "again.jsonl.bz2").read_bytes() == kept.read_bytes()
    assert [*recorded.differences(kept)] == []


def change(monkeypatch: pytest.MonkeyPatch, function: str, edit: Edit) -> None:
    Fault("another rule", crossing.Cross, function, edit).plant(monkeypatch)


def test_a_move_that_is_refused_now_is_told_with_its_match_and_its_rule(kept, monkeypatch):
    change(monkeypatch, "refuse", instead("if action.stones > box.most", "if action.stones > 1"))
    found = [*recorded.differences(kept)]
    assert len(found) == 12
    first = next(each for each in found if each.move == "its start" and "other moves" in each.what)
    assert re.fullmatch(r"crossing \d+ \((new|old), \d players, seed \d\)", first.match)
    assert str(first).startswith(f"{first.match}, its start: other moves may be chosen then; Entry ")
    # The two bits that tell what could be chosen are the same by accident in one case of four: then a later move tells.
    assert [each.move for each in found].count("its start") >= 6
    for each in found:
        assert re.search(r"Entry \d+ of the match, “hop [23]”: You can’t hop", each.what)
        assert each.rules[0] == "hop.most"


def test_what_leads_to_a_refusal_is_told_where_it_happens(kept, monkeypatch):
    change(
        monkeypatch,
        "_hop",
        instead(
            "self, table: Crossing, place: int) -> None:",
            "self, table: Crossing, place: int) -> None:\n    place = min(place + 1, table.box.far)",
        ),
    )
    found = [*recorded.differences(kept)]
    assert len(found) == 12
    assert any("Entry" in each.what for each in found)
    assert all(each.move.startswith("move ") and "something else happens" in each.what for each in found)


def test_a_choice_that_there_was_not_is_told_with_the_move_and_the_rules_that_refuse_there(kept, monkeypatch):
    change(monkeypatch, "refuse", instead("if place > box.far and not box.beyond", "if False"))
    found = [*recorded.differences(kept)]
    assert found
    assert {each.what for each in found} == {"other moves may be chosen then"}
    assert all(each.move.startswith("move ") for each in found)


def test_another_end_is_told_with_the_move_that_leads_there(kept, monkeypatch):
    change(
        monkeypatch, "_hop", instead("tuple(table.places), (self.seat,)", "tuple([9] * table.players), (self.seat,)")
    )
    found = [*recorded.differences(kept)]
    for each, old in zip(found, recorded.read(kept), strict=True):
        assert each.what.startswith("it ends 9 : 9")
        moves = json.loads(bytes(old.save))["line"]
        assert each.move == f"move {len(moves)} “{moves[-1]}”"
        assert each.rules == ()


def test_a_match_by_other_figures_is_told_as_such(kept, monkeypatch):
    monkeypatch.setattr("vikinglab.core.game.fingerprint", lambda content: "0" * 16)
    monkeypatch.setattr("vikinglab.core.game._box_with_its_content", _box_with_its_content.__wrapped__)
    found = [*recorded.differences(kept)]
    assert [each.move for each in found] == ["its start"] * 12
    assert "its figures differ" in found[0].what
