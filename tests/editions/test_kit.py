"""Crossing under the kit: both editions, or one of them."""

from __future__ import annotations

import pytest

from vikinglab.core.words.refusal import Refused
from vikinglab.testing import Broken, conforms
from vikinglab.testing.sampling import settings

from . import crossing


def test_both_editions_hold_to_all_that_every_game_must():
    conforms("crossing", matches=40)


def test_a_run_goes_over_each_edition_with_each_number_of_players_that_it_is_for():
    tables = {(setting.edition, setting.players) for setting, _ in settings("crossing", None, 0)}
    assert tables == {("old", 2), ("new", 2), ("new", 3), ("new", 4)}
    assert {setting.edition for setting, _ in settings("crossing", 3, 9)} == {"new"}
    assert {setting.players for setting, _ in settings("crossing", None, 9, "old")} == {2}
    readings = {setting.rulings.get("end.beyond") for setting, _ in settings("crossing", None, 40, "new")}
    assert readings == {None, "exact", "beyond"}
    with pytest.raises(Refused, match="for 2 players, not 3"):
        conforms("crossing", players=3, edition="old")


def test_a_rule_that_an_edition_does_not_have_refuses_nothing_there(monkeypatch):
    refuse = crossing.Cross.refuse
    taken = lambda self, table, hop: "hop.taken" if hop == crossing.Hop(1) else refuse(self, table, hop)  # noqa: E731
    monkeypatch.setattr(crossing.Cross, "refuse", taken)
    conforms("crossing", "refusals", matches=4, edition="old")
    with pytest.raises(
        Broken, match="in the new edition, before the first move: hop 1 is refused by hop.taken, and there"
    ):
        conforms("crossing", "refusals", matches=4)
