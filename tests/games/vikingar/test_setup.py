"""Setting up, the number of feats, and the powers of the chiefs."""

from __future__ import annotations

import pytest

import vikinglab as vl

from .helpers import EDITIONS, begin, choices, told


@pytest.mark.rule("vikingar:setup.dials")
@pytest.mark.parametrize(("edition", "dials"), [("first", 24), ("kickstarter", 30)])
def test_24_dials_lie_face_down(edition, dials):
    table = vl.new("vikingar", edition=edition).table
    assert len(table.dials.unseen) == dials
    assert table.faces == ("",) * 24


@pytest.mark.rule("vikingar:setup.longships")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_clan_begins_with_two_longships_on_the_high_sea_and_no_gold(edition):
    table = vl.new("vikingar", players=2, edition=edition).table
    assert [table.fleet(seat) for seat in (0, 1)] == [[0, 0, -1, -1, -1]] * 2
    assert table.gold == [0, 0]


def test_the_first_edition_is_for_four_and_the_other_for_six():
    assert [vl.new("vikingar", edition=edition).table.players for edition in EDITIONS] == [4, 6]


@pytest.mark.rule("vikingar:setup.feats")
@pytest.mark.parametrize(("wanted", "over"), [("two", True), ("three", False)])
def test_as_many_cups_win_as_was_agreed(wanted, over):
    text = "dials: 1 D01 / edges: 1 gate / A: S01, bloody 3, bravery 5 / B: H"
    match = begin(text, "activate A1", "move E01", rulings={"setup.feats": wanted})
    assert (match.result is not None) is over


POWERS = {"power.choose": "with powers"}
DEALT = ["scout", "berserk", "warden", "raider"]


def chiefs(*kept: str) -> vl.Match:
    """A match of two whose chiefs were dealt their powers."""
    text = "A: H H / B: H H / chiefs: A 0 scout berserk, B 0 warden raider / keeps: A"
    return begin(text, *kept, edition="kickstarter", rulings=POWERS)


@pytest.mark.rule("vikingar:power.choose")
def test_two_powers_are_dealt_and_one_is_kept():
    match = chiefs()
    assert choices(match) == ["keep 1", "keep 2"]
    match.play("keep 2")
    assert match.table.powers == ("", "")
    assert told(match.play("keep 1"))[1:3] == [
        "Orange keeps The Berserk: “+1 rune when you attack a longship”.",
        "Sky keeps The Warden: “+1 rune when another player attacks you”.",
    ]
    assert match.table.powers == ("berserk", "warden")


@pytest.mark.rule("vikingar:power.choose")
def test_what_a_chief_was_dealt_and_doesnt_keep_stays_unknown_to_others():
    match = chiefs("keep 2", "keep 1")
    mine, other = match.table.view(0).chiefs, match.table.view(1).chiefs
    assert (mine.knows(0, "A1"), other.knows(1, "A1")) == ("scout", None)
    assert other.knows(1, "A2") == "berserk"


@pytest.mark.rule("vikingar:power.choose")
def test_what_is_kept_is_a_secret_until_all_have_chosen():
    match = chiefs("keep 2")
    assert match.table.view(1).chiefs.knows(1, "A2") is None


@pytest.mark.rule("vikingar:power.choose")
def test_without_the_option_nobody_is_dealt_a_power():
    assert vl.new("vikingar", edition="kickstarter").table.chiefs.slots == {}
    assert "power.choose" not in vl.rulebook("vikingar")


def test_six_clans_are_dealt_all_twelve_powers():
    match = vl.new("vikingar", edition="kickstarter", rulings=POWERS)
    assert len(match.table.chiefs.slots) == 12
    assert match.table.chiefs.unseen == ()


@pytest.mark.rule("vikingar:setup.feats")
@pytest.mark.parametrize(
    ("feats", "en", "fr"),
    [
        (9, "a number of 8 at most is expected", "un nombre de 8 au plus"),
        (0, "a number from 1 on", "un nombre de 1 au moins"),
    ],
)
def test_a_number_of_cups_that_nobody_can_agree_on_hears_which_can_be(feats, en, fr):
    with pytest.raises(vl.Refused) as refused:
        vl.new("vikingar", options={"feats": feats})
    assert (en in refused.value.text["en"], fr in refused.value.text["fr"]) == (True, True)
