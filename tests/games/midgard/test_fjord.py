"""The fjord: what each place gives to whom, the ships of a round, and the faces of cards."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

import pytest

import vikinglab as vl
from vikinglab.core.show.art import art
from vikinglab.core.show.scene import Detail, Group, Mark, plain
from vikinglab.games.midgard.cardface import SIZES, face, source
from vikinglab.games.midgard.fjord import BAY, SPOTS
from vikinglab.games.midgard.scene import scene

from .helpers import begin, play_on

BOX = vl.new("midgard", players=2, seed=1).table.box
RICH = "food 9, dice BC RC YC BS RS"


def marks(match: vl.Match, seat: int | None = 0) -> dict[str, Mark]:
    """Return the marks that a seat sees, by their ids."""
    return {mark.id: mark for mark in scene(match.table, seat).marks}


@dataclass
class Strip:
    """The strip of a place as it is read: the arms from left to right, the totals, and whose cell is framed."""

    details: tuple[Detail, ...]

    @property
    def arms(self) -> list[str]:
        return [each.sprite for each in self.details if each.sprite.startswith(("vl-arms-", "midgard-rests"))]

    @property
    def totals(self) -> list[str]:
        return [each.text for each in self.details if each.print == "midgard-sum" and each.text]

    @property
    def framed(self) -> int:
        """The number of the cell that is framed."""
        frame = next(each for each in self.details if each.sprite.startswith("midgard-yours"))
        xs = [each.x for each in self.details if each.sprite.startswith(("vl-arms-", "midgard-rests"))]
        return min(range(len(xs)), key=lambda at: abs(xs[at] - frame.x))


def strip(match: vl.Match, place: str, seat: int | None = 0) -> Strip:
    return Strip(marks(match, seat)[f"location:{place}"].details)


@pytest.mark.parametrize(("players", "totals"), [(2, ["4", "2"]), (3, ["4", "3", "2"]), (4, ["4", "3", "2", "2"])])
def test_a_strip_has_the_seats_in_order_from_the_one_who_would_choose(players, totals):
    match = begin(" / ".join(["marker: B", *(f"{letter}:" for letter in "ABCD"[:players])]))
    shown = strip(match, "village")
    assert shown.totals == totals
    assert shown.arms == [f"vl-arms-{(1 + step) % players}" for step in range(players)]
    assert shown.arms[shown.framed] == "vl-arms-0"


def test_the_strip_of_a_place_that_was_chosen_goes_on_from_who_chose_it():
    match = begin(f"marker: A / A: {RICH} / B: {RICH} / C:", "place village")
    assert strip(match, "village").arms[0] == "vl-arms-0"
    assert strip(match, "keep").arms[0] == "vl-arms-1"


def test_who_rests_has_a_camp_fire_in_place_of_a_total():
    match = begin(f"marker: A / A: {RICH} / B: {RICH}", "place village", "rest", "option 0")
    shown = strip(match, "village")
    assert shown.arms == ["midgard-rests", "vl-arms-1"]
    assert shown.totals == ["2"]
    assert "midgard-fire" in [each.sprite for each in shown.details]
    assert "Orange rested" in str(marks(match)["location:village"].words)


def test_rests_are_forgotten_when_the_location_is_over_and_are_written_until_then():
    match = begin(f"marker: A / A: {RICH} / B: {RICH}", "place village", "rest", "option 0")
    assert match.table.rested == (0,)
    assert "rested: A" in match.written()
    play_on(match, "rest", "option 0")
    assert match.table.rested == ()
    assert "rested" not in match.written()


@pytest.mark.parametrize("wrong", ["location: village / rested: A A", "rested: A"])
def test_a_seat_rests_once_and_at_a_location(wrong):
    with pytest.raises(vl.Refused):
        vl.position("midgard", "\n".join([*wrong.split(" / "), "A:", "B:"])).match()


# ------------------------------------------------------------------------------------------------ Ships


@pytest.mark.parametrize(
    ("players", "ships"),
    [(2, ["1:0", "0:0", "1:1", "0:1"]), (3, ["1:0", "2:0", "0:0", "1:1"]), (4, ["1:0", "2:0", "3:0", "0:0"])],
)
def test_the_ships_of_a_round_wait_in_the_order_in_which_they_sail(players, ships):
    match = begin(" / ".join(["marker: B", *(f"{letter}:" for letter in "ABCD"[:players])]))
    found = [mark for id, mark in marks(match).items() if id.startswith("sails:")]
    assert [mark.id for mark in found] == [f"sails:{ship}" for ship in ships]
    assert [mark.x for mark in found] == sorted(mark.x for mark in found)
    assert {mark.y for mark in found} == {BAY[1]}
    assert sum(mark.over == "midgard-honor" for mark in found) == (players == 3)


def test_a_ship_sails_to_the_place_that_was_chosen():
    match = begin(f"marker: A / A: {RICH} / B: {RICH}", "place village")
    ship = marks(match)["sails:0:0"]
    assert (ship.x, ship.y) == SPOTS["village"].mooring
    assert marks(match)["sails:0:1"].y == BAY[1]


# ------------------------------------------------------------------------------------------------ Cards


@pytest.mark.parametrize("size", SIZES)
def test_every_card_has_a_face_that_is_drawn_and_stays_on_the_card(size):
    known, room = art("midgard").drawings, SIZES[size]
    for card in BOX.cards:
        look = face(BOX, card, size)
        drawn = [
            look["frame"],
            look.get("sprite", ""),
            *(name for detail in look["details"] for name in (detail.sprite, detail.frame)),
        ]
        assert {*filter(None, drawn)} <= set(known), card
        for part in look["details"]:
            assert abs(part.x) <= room.wide / 2 + 1, (card, part)
            assert abs(part.y) <= room.high / 2, (card, part)


def test_the_edge_of_a_card_tells_its_deck_at_every_size():
    one_of_each = {BOX.stacks[deck][0] for deck in BOX.stacks} | {"TF11"}
    for size in SIZES:
        assert len({face(BOX, card, size)["frame"] for card in one_of_each}) == len(one_of_each) == 7


def read(card: str, language: str = "en") -> list[str]:
    """Return the print on a card, from above to below."""
    details = sorted(face(BOX, card, "tray")["details"], key=lambda detail: detail.y)
    return [
        detail.label[language] if detail.label else detail.text for detail in details if detail.label or detail.text
    ]


def test_a_card_is_made_from_its_effects_in_both_languages():
    assert read("VF01") == ["Farm", "+3", "You may:", "+1", "+1"]
    assert read("VF01", "fr") == ["Ferme", "+3", "Vous pouvez :", "+1", "+1"]
    assert read("SB22") == ["5", "Sea Serpent", "+16", "+2"]


def test_no_line_of_a_card_is_left_out_and_none_lies_on_another():
    for card in BOX.cards:
        rows = sorted({detail.y for detail in face(BOX, card, "tray")["details"] if detail.y >= SIZES["tray"].rows})
        assert all(below - above >= 12 for above, below in pairwise(rows)), (card, rows)
    assert "8·6·4·2·0" in read("P10")


def test_a_card_says_where_its_text_is_from_at_a_mark_of_its_own():
    group = Group("tray", 0, 0, 200, 300, plain("the tray"))
    stated, ours = (source(BOX, group, "from", card, (100, 150), "tray") for card in ("KW01", "SB22"))
    assert (stated.sprite, ours.sprite) == ("midgard-sure", "midgard-own")
    assert stated.tells
    assert "rulebook" in str(stated.words)
    assert "reconstruction" in str(ours.words)


def test_no_name_of_a_card_is_cut():
    for card in BOX.cards:
        printed = " ".join(read(card, "fr"))
        assert BOX.cards[card].word["fr"] in printed, card


# ------------------------------------------------------------------------------------------------ Phones


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_place_with_all_that_lies_there_is_in_one_view(players):
    match = vl.new("midgard", players=players, seed=7)
    shown = scene(match.table, 0)
    fjord = next(group for group in shown.groups if group.id == "fjord")
    spaces = [mark for mark in shown.marks if mark.group == "fjord" and mark.kind == "space"]
    inside = {
        view.tab: {
            mark.id
            for mark in spaces
            if view.x < mark.x < view.x + view.width and view.y < mark.y < view.y + view.height
        }
        for view in fjord.views
    }
    assert set.union(*inside.values()) == {mark.id for mark in spaces}
    assert {"location:trade", "reward:4", "deck:prophecy"} <= inside["tab:trade"]
    assert len({round(view.width / view.height, 3) for view in fjord.views}) == 1


def test_a_tab_says_who_stands_there_and_stands_for_the_place():
    match = begin(f"marker: A / A: {RICH} / B: {RICH}", "place village")
    tab = marks(match)["tab:village"]
    assert tab.chosen_as == "location:village"
    assert "vl-arms-0" in [each.sprite for each in tab.details]
    assert "tab:village" in scene(match.table, 0).active
