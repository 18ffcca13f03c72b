"""The board of Midgard: what was chosen on a longship, what lies in the tray, and room for rings around cards."""

from __future__ import annotations

from itertools import combinations

import pytest

import vikinglab as vl
from vikinglab.bots import move
from vikinglab.core.show import picture
from vikinglab.games.midgard.scene import scene

from .helpers import begin, drawn, play_on

COUPLE, RINGED = 56, 4
"""The width of a pair of cards, and the room that two rings need between them."""
HANDS = "A: food 9, dice BC RC RC YC BH YH / B:"


def dice(match: vl.Match) -> dict[str, bool]:
    """Return the choices of the dice on the longship of the first seat, and whether they are pale."""
    return {mark.choice: mark.faint for mark in scene(match.table, 0).marks if mark.id.startswith("piece:0:")}


def paying() -> vl.Match:
    """Return a match in which two chests are to be paid."""
    return begin(HANDS, "place village", "act")


def fighting() -> vl.Match:
    """Return a match in which hammers are to be chosen."""
    return drawn(f"battle: SB01 SB13 / {HANDS}", "place sea", "act", "face 1", "fight", comes=("SJ01",))


@pytest.mark.parametrize(("begun", "spent"), [(paying, "YC"), (fighting, "YH")])
def test_what_was_chosen_to_pay_or_to_fight_is_pale_on_the_longship(begun, spent):
    match = begun()
    assert dice(match)[f"die:0:{spent}"] is False
    play_on(match, f"spend {spent}")
    after = dice(match)
    assert after.pop("") is True
    assert f"die:0:{spent}" not in after
    assert not any(after.values())


def test_at_the_end_the_tray_shows_what_each_glory_is_made_of():
    match = vl.new("midgard", players=2, seed=1, seats=["greedy"] * 2)
    while match.result is None:
        move(match)
    lines = {mark.id: mark.words["en"] for mark in match.scene().marks if mark.id.startswith(("total:", "score:"))}
    one, other = match.result.scores
    assert (lines["total:0"], lines["total:1"]) == (f"Orange: {one}", f"Sky: {other}")
    track = [ship.glory for ship in match.table.longships]
    assert lines["score:track"] == f"on the track: Orange: {track[0]}, Sky: {track[1]}"


def test_a_sentence_of_the_tray_is_heard_as_one():
    assert "Choose hammers: each brings a combat die, a double hammer two." in fighting().scene(0).words("en")


def test_a_place_says_what_it_gives_to_whom():
    told = next(words for words in begin(HANDS).scene(0).words("en") if words.startswith("Recruit Reavers"))
    assert "Orange: 2 Reavers, gain 2 favor. Sky: 2 Reavers" in told


def test_dice_aboard_leave_room_for_rings():
    marks = scene(begin("A: dice BC BH BL BS RC RH RL RS YC YH / B:").table, 0).marks
    for form in (False, True):
        dice = [mark for mark in marks if mark.id.startswith("piece:0:") and mark.id.endswith(":narrow") == form]
        assert len(dice) == 10
        for one, other in combinations(dice, 2):
            assert max(abs(one.x - other.x), abs(one.y - other.y)) >= one.size + RINGED


def height(match: vl.Match) -> float:
    """Return the height of the tray."""
    return next(group.height for group in scene(match.table, 0).groups if group.id == "tray")


def test_an_empty_tray_takes_little_room():
    assert height(begin(HANDS)) < height(play_on(paying(), "spend YC")) / 2


def test_a_picture_that_is_too_large_loses_its_scenery_before_its_tray(monkeypatch):
    shown = paying().scene()
    assert "vl-scenery" in shown.svg()
    for most in range(picture.LARGEST, 20_000, -500):
        monkeypatch.setattr(picture, "LARGEST", most)
        if "vl-scenery" not in (drawn := shown.svg()):
            break
    assert "To pay" in drawn


@pytest.mark.parametrize("players", [2, 3, 4])
def test_pairs_of_cards_leave_room_for_rings(players):
    pairs = " ".join(["VA01+VA02", "VA03+VA04", "VA05+VA06", "VA07+VA08"][:players])
    match = begin(f"village: {pairs} / " + " / ".join(["A:", "B:", "C:", "D:"][:players]))
    places = [
        (mark.x, mark.y)
        for mark in scene(match.table, 0).marks
        if mark.id.startswith("village:") and mark.kind == "space"
    ]
    assert len(places) == players
    for (x, _), (left, _) in combinations(places, 2):
        assert abs(x - left) >= COUPLE + RINGED
