"""Corners where rules of Vikingar meet: rulings that only a rare position shows, in each edition that has them."""

from __future__ import annotations

from importlib.resources import files
from itertools import pairwise

import pytest

import vikinglab as vl
from vikinglab.games.vikingar import scoring
from vikinglab.games.vikingar.box import PLACES, ZONES
from vikinglab.games.vikingar.play.actions import Leave, Settle
from vikinglab.games.vikingar.play.items import Peek, Sink, sinkings
from vikinglab.games.vikingar.play.moving import Move
from vikinglab.games.vikingar.play.rounds import DrawLowest, DrawTokens
from vikinglab.games.vikingar.play.turn import Activate

from .helpers import EDITIONS, LOST, WON, asked, at, begin, both, choices, play_on, points, refusal, told, zones

# ------------------------------------------------------------------------------------------------ On the way


@pytest.mark.rule("vikingar:sea.stays")
@pytest.mark.rule("vikingar:toll.siege")
def test_a_completed_move_pays_its_toll_and_fights_its_duel_but_besieges_nothing():
    text = "dials: 6 D06 / A: H H, gold 2 / B: N06 H / sails: A1"
    for match in both(text, "move N06", "complete", drawn=["storm", *LOST, *WON]):
        said = "A1 has no action left to attack the stronghold. Pay 2 gold, or turn back."
        assert refusal(match, "besiege") == ("toll.siege", said)
        play_on(match, "pay")
        assert (at(match, "A1"), zones(match, 1)[0], match.table.gold) == ("N06", "-", [0, 0])
        assert (points(match), points(match, 1)) == ({"bloody": 1}, {"bravery": 1})
        assert choices(match) == ["activate A2", "done"], "the winner is inactive"


@pytest.mark.rule("vikingar:toll.siege")
@pytest.mark.rule("vikingar:duel.on-entry")
def test_a_siege_from_the_high_sea_leads_on_to_the_duel_inside():
    text = "dials: 6 D06 / A: H H / B: N06 H / sails: A1"
    for match in both(text, "move N06", "besiege", drawn=["fair-wind", *WON, *WON]):
        assert (at(match, "A1"), match.table.gold[0]) == ("N06", 3)
        assert points(match) == {"strategy": 1, "bloody": 1}
        assert choices(match) == ["activate A2", "done"]


def test_a_siege_that_is_won_keeps_its_prize_though_the_duel_is_lost():
    text = "dials: 6 D06 / A: H H / B: N06 H / sails: A1"
    for match in both(text, "move N06", "besiege", drawn=["fair-wind", *WON, *LOST]):
        assert (at(match, "A1"), match.table.gold[0], points(match)) == ("-", 3, {"strategy": 1, "bravery": 1})


GUARDED = 'whirlpool = "south" }'
"""Dial D24 with its whirlpool beside its stronghold: no dial of the box is so."""


@pytest.mark.rule("vikingar:move.whirlpool")
@pytest.mark.rule("vikingar:toll.pay")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("start", "answer", "gold"), [("N04", "pay", 0), ("H", "besiege", 5)])
def test_a_whirlpool_leads_into_a_guarded_zone_as_any_move_does(edition, start, answer, gold, tmp_path):
    text = files("vikinglab.games.vikingar").joinpath(f"content/{edition}.toml").read_text("utf-8")
    own = tmp_path / "own.toml"
    dial = 'D24 = { north = ["cult"], south = ["quest", "stronghold"], '
    own.write_text(text.replace(dial + 'whirlpool = "north" }', dial + GUARDED), "utf-8")
    position = f"dials: 4 D04, 10 D24 / A: {start} -, gold 2 / B: S10 H / sails: A1"
    match = vl.position("vikingar", position, content=own).match(drawn=[*WON, *WON])
    play_on(match, "whirl S10", answer)
    assert (at(match, "A1"), zones(match, 1)[0], match.table.gold[0]) == ("S10", "-", gold)
    assert asked(match) == ("ChooseLongship", 1)


def test_the_other_half_of_a_dial_is_a_zone_of_its_own():
    for match in both("dials: 7 D07, 8 D08 / A: N08 H / B: S07 H / sails: A1", "move N07"):
        assert (at(match, "A1"), zones(match, 1)[0]) == ("N07", "S07")


@pytest.mark.rule("vikingar:toll.siege")
@pytest.mark.rule("vikingar:toll.refuse")
def test_from_an_edge_a_longship_pays_or_stays():
    text = "dials: 2 D02 / edges: 2 fall / A: E02 H, gold 2 / B: H H / sails: A1"
    for match in both(text, "move S02"):
        said = "A1 can't attack the stronghold from the end of the world. Pay 2 gold, or turn back."
        assert refusal(match, "besiege") == ("toll.siege", said)
        play_on(match, "turn-back")
        assert choices(match) == ["move S02", "done"]
        play_on(match, "move S02", "pay")
        assert (at(match, "A1"), choices(match)) == ("S02", ["activate A2", "done"])


# ------------------------------------------------------------------------------------------------ Edges and gates

EDGE = "dials: 2 D01 / edges: 2 {} / A: S02 H{} / B: E02 H{} / sails: A1"


@pytest.mark.rule("vikingar:edge.fall")
@pytest.mark.rule("vikingar:duel.on-entry")
@pytest.mark.parametrize(("throws", "where"), [(WON, "E02"), (LOST, "-")])
def test_whoever_wins_an_edge_still_faces_its_great_fall(throws, where):
    for match in both(EDGE.format("fall", "", ""), "move E02", drawn=[*WON, *throws]):
        assert (at(match, "A1"), zones(match, 1)[0]) == (where, "-")
        assert (points(match), points(match, 1)) == ({"bloody": 1}, {"bravery": 1})
        assert told(match.moments, "duel.won") == ["Orange wins the duel at edge 2: B1 of Sky is destroyed."]


@pytest.mark.rule("vikingar:victory.gate")
def test_a_cup_won_on_the_way_to_the_gate_counts_there():
    for match in both(EDGE.format("gate", ", bloody 2, hero 3, wealth 5", ""), "move E02", drawn=WON):
        assert match.result is not None
        assert match.result.winners == (0,)


@pytest.mark.rule("vikingar:edge.wait")
def test_a_longship_on_a_gate_wins_by_a_cup_in_the_turn_of_another():
    text = "dials: 2 D01, 3 D03 / edges: 2 gate / A: N02 H / B: N03 E02, bravery 4, hero 3, wealth 5 / sails: A1"
    for match in both(text, "move N03", drawn=WON):
        assert match.result is not None
        assert match.result.winners == (1,)


@pytest.mark.rule("vikingar:maintain.cursed")
@pytest.mark.rule("vikingar:edge.wait")
def test_the_cursed_cup_can_win_a_match():
    text = (
        "dials: 1 D01 / edges: 1 gate / A: H E01, cursed 3, hero 3, bloody 3 /"
        " B: H H, bravery 5, looter 4, wealth 4 / builds: B 0"
    )
    for match in both(text):
        assert match.result is not None
        assert match.result.winners == (0,)


@pytest.mark.rule("vikingar:variant.all-gates")
def test_where_all_edges_are_gates_waiting_there_wins_nothing():
    rulings = {"victory.gate": "all gates"}
    text = "dials: 6 D06 / A: E06 H, hero 3, bloody 3, wealth 4, gold 3 / B: H H / builds: A 0"
    match = begin(text, "treasure", edition="kickstarter", rulings=rulings)
    assert match.result is None
    inside = begin(
        text.replace("E06", "S06").replace("builds: A 0", "sails: A1"), edition="kickstarter", rulings=rulings
    )
    rule, why = refusal(inside, "leave")
    assert (rule, why.partition(":")[0]) == (
        "variant.all-gates",
        "You can only leave the world from its end. Sail to any edge first",
    )


@pytest.mark.rule("vikingar:variant.all-gates")
def test_a_lost_throw_to_leave_destroys_the_longship_and_gives_no_bravery():
    text = "dials: 6 D06 / A: E06 H, hero 3, bloody 3, wealth 5 / B: H H / sails: A1"
    match = begin(text, "leave", edition="kickstarter", rulings={"victory.gate": "all gates"}, drawn=LOST)
    assert (at(match, "A1"), "bravery" in points(match)) == ("-", False)


@pytest.mark.rule("vikingar:variant.single-gate")
def test_the_gate_stands_though_the_longship_that_found_it_was_stopped():
    rulings = {"victory.gate": "single gate"}
    match = begin(
        "A: H H / B: H H / sails: A1", "move N06", "turn-back",
        edition="kickstarter", rulings=rulings, drawn=["fair-wind", "D06"],
    )  # fmt: skip
    assert told(match.moments, "variant.single-gate") == ["Behind dial 6 stands the only gate of Valhalla."]
    closed = begin(
        "dials: 7 D07, 6 D06 / edges: 6 gate / A: S07 H / B: H / sails: A1", edition="kickstarter", rulings=rulings
    )
    said = "A1 can't sail to edge 7: the only gate lies behind dial 6, and the other ends of the world are closed."
    assert refusal(closed, "move E07") == ("variant.single-gate", said)


# ------------------------------------------------------------------------------------------------ Events and powers

ALL_BUT_THE_KRAKEN = [
    name for name in vl.new("vikingar", edition="kickstarter").table.box.event_cards if name != "kraken"
]


@pytest.mark.rule("vikingar:power.draw-events")
def test_a_navigator_who_draws_the_last_card_draws_the_next_from_the_discards():
    text = f"A: H H / B: H H / discards: {' '.join(ALL_BUT_THE_KRAKEN)} / chiefs: A 1 navigator, B 1 scout / sails: A1"
    match = begin(text, "move N01", edition="kickstarter", drawn=["kraken", "storm"])
    assert choices(match) == ["face kraken", "face storm"]
    assert (len(match.table.events), match.table.events.discards) == (35, ())


@pytest.mark.rule("vikingar:build.kraken")
@pytest.mark.parametrize(
    ("before", "said"),
    [
        ("", "Orange beats Kraken, and gets room for one more longship."),
        (" / krakens: A", "Orange gets past Kraken."),
    ],
)
def test_the_kraken_gives_room_once(before, said):
    for match in both(f"A: H H / B: H H / dials: 1 D01 / sails: A1{before}", "move N01", drawn=["kraken", *WON]):
        assert (match.table.krakens, match.table.limit(0)) == ((0,), 3)
        assert told(match.moments, "sea.won") == [said]


@pytest.mark.rule("vikingar:power.once")
def test_a_seeress_defends_against_a_player_without_a_power():
    text = "dials: 2 D01, 3 D03 / A: N02 H / B: N03 H / chiefs: B 1 seeress / sails: A1"
    match = begin(text, "move N03", edition="kickstarter", drawn=["5", "1", "6"])
    assert asked(match) == ("ThrowAgain", 1)
    play_on(match, "again")
    assert (at(match, "A1"), zones(match, 1)[0]) == ("-", "N03")


@pytest.mark.rule("vikingar:item.sink")
@pytest.mark.parametrize(
    ("ship", "said"),
    [
        ("B1", "B1 is on the high sea: no item reaches a longship on the high sea or on a gate."),
        ("B2", "B2 is at edge 3: no item reaches a longship on the high sea or on a gate."),
        ("B3", "B3 is in 9 North, and none of your longships is one step from there."),
    ],
)
def test_a_longship_out_of_reach_of_an_item_is_named_with_the_reason(ship, said):
    text = "dials: 3 D07, 9 D09 / edges: 3 gate / A: S03 N03, items mara / B: H E03 N09, hero 3"
    for match in both(text):
        rule, why = refusal(match, f"sink {ship}")
        assert (rule, why.removesuffix(" Whirlpools and the high sea don't count.")) == ("item.sink", said)


# ------------------------------------------------------------------------------------------------ Cursed points


@pytest.mark.rule("vikingar:maintain.cursed")
def test_a_point_that_is_lost_is_told():
    match = begin("A: H H, cursed 4 / B: H H, bravery 5 / builds: B 0")
    said = "Orange has the fewest points (4), but the Cursed track is full: the point is lost."
    assert told(match.moments, "maintain.cursed") == [said]


@pytest.mark.rule("vikingar:maintain.tie")
@pytest.mark.parametrize(("token", "cursed"), [("A", (4, 0)), ("B", (4, 1))])
def test_a_full_cursed_track_draws_too_and_may_lose_the_point(token, cursed):
    for match in both("A: H H, cursed 4 / B: H H, bravery 4 / builds: B 0", drawn=[token]):
        assert tuple(points(match, seat).get("cursed", 0) for seat in (0, 1)) == cursed


def ruined(*left: str) -> str:
    """A world that is explored and razed, but for a few places; A and B have four cups, and five win."""
    dials = ", ".join(f"{slot} D{slot:02}" for slot in range(1, 25))
    table = vl.position("vikingar", f"dials: {dials} / A: H / B: H").match().table
    places = [f"{ZONES[z]}:{name}" for z in range(49) for name, bit in PLACES.items() if table.land[z] & bit]
    ruins = " ".join(place for place in places if place not in left)
    won = "bravery 5, bloody 3, wealth 5"
    return (
        f"dials: {dials} / ruins: {ruins} / A: H, cursed 4, {won}, hero 2 / B: H, cursed 3, {won}, hero 3, looter {{}}"
    )


@pytest.mark.rule("vikingar:victory.none")
@pytest.mark.parametrize(
    ("left", "looter", "over"),
    [((), 1, True), (("S01:city",), 1, False), (("S01:city",), 2, True), ((), 0, False)],
    ids=["ahead for good", "can be caught up with", "not by one place", "level"],
)
def test_nobody_can_win_once_the_last_player_stays_the_last(left, looter, over):
    """A, with a full Cursed track, starves B of the point that B lacks, unless A may still come up to B."""
    position = vl.position("vikingar", ruined(*left).format(looter), rulings={"setup.feats": "five"})
    assert scoring.nobody_can_win(position.table) is over


# ------------------------------------------------------------------------------------------------ The other edition


@pytest.mark.parametrize("move", ["peek 2", "again", "keep 1", "face storm", "leave", "control", "plunder temple"])
def test_a_refusal_names_no_rule_of_the_other_edition(move):
    first, kickstarter = both("dials: 3 D03 / A: S03 H / B: H H / sails: A1")
    assert refusal(first, move)[0] == "core:not-a-choice"
    assert refusal(kickstarter, move)[0] in vl.rulebook("vikingar", edition="kickstarter")


@pytest.mark.rule("vikingar:temple.control")
def test_a_temple_behind_a_stronghold_is_open():
    assert "control" in choices(begin("dials: 1 D26 / A: S01 H / B: H H / sails: A1", edition="kickstarter"))


# ------------------------------------------------------------------------------------------------ Limits


@pytest.mark.rule("vikingar:rune.numbers")
def test_an_item_for_once_doesnt_lift_the_most_runes_either():
    text = "dials: 1 D01, 2 D18 / A: N01, items fossegrim surt fafnir hel / B: N02 / sails: A1"
    for match in both(text, "move N02", "use", drawn=WON):
        assert match.table.thrown[0][0] == 10


@pytest.mark.rule("vikingar:build.longship")
def test_a_treasure_between_two_longships_leaves_one_of_them_free():
    for match in both("A: H, gold 9, bloody 3 / B: H H / builds: A 1", "longship", "treasure", "longship"):
        assert match.table.gold[0] == 9 - 3 - 2


@pytest.mark.rule("vikingar:power.peek")
@pytest.mark.parametrize("seen", ["", ", 3 D24 A"])
def test_a_scout_sees_no_dial_twice(seen):
    text = f"dials: 2 D01{seen} / A: N02 / B: H / chiefs: A 1 scout, B 1 raider / sails: A1"
    match = begin(text, edition="kickstarter")
    assert [move for move in choices(match) if move.startswith("peek")] == ["peek 1"] + ["peek 3"] * (not seen)


@pytest.mark.rule("vikingar:power.peek")
def test_a_scout_sees_nothing_from_the_end_of_the_world():
    text = "dials: 2 D01 / edges: 2 fall / A: E02 / B: H / chiefs: A 1 scout, B 1 raider / sails: A1"
    assert choices(begin(text, edition="kickstarter")) == ["move S02", "done"]


# ------------------------------------------------------------------------------------------------ What is seen


@pytest.mark.rule("vikingar:combat.items")
def test_before_the_first_throw_of_a_combat_nothing_lies_there_of_the_last_one():
    text = "dials: 1 D01, 2 D03 / A: N02 S01, items fossegrim / B: H / sails: A1"
    match = begin(text, "plunder city", "done", drawn=WON)
    assert [runes for runes, _ in match.table.thrown] == [5, 4]
    play_on(match, "activate A2", "plunder city")
    assert (asked(match), match.table.thrown) == (("UseItem", 0), ())


@pytest.mark.parametrize(
    "path",
    [["zone:N99"], ["zone"], ["ship:Z1"], ["ship"], ["zone:N03", "do:done"], ["do:done"], ["place:N03"], ["place:A1"]],
)
def test_only_a_zone_or_a_longship_of_the_board_can_be_meant(path):
    match = begin("dials: 2 D02, 3 D03 / A: N02 / B: H / sails: A1")
    pointed = vl.games()["vikingar"].pointed
    assert pointed(match.table, ["zone:N03"]) == Move("N03")
    assert pointed(match.table, path) is None


# ------------------------------------------------------------------------------------------------ The last cup


@pytest.mark.rule("vikingar:victory.gate")
@pytest.mark.rule("vikingar:edge.wait")
@pytest.mark.parametrize(
    ("zone", "points", "move", "drawn"),
    [
        ("N02", "bloody 3, hero 3, conqueror 3", "plunder city", WON),
        ("S12", "bloody 3, hero 3, looter 3", "plunder cult", WON),
        ("N06", "bloody 3, hero 3, strategy 2", "besiege", WON),
        ("S02", "bloody 3, strategy 3, hero 2", "challenge", ["surt", *WON]),
        ("S01", "hero 3, strategy 3, bloody 2", "move S02", WON),
        ("N12", "hero 3, strategy 3, bravery 4", "plunder city", LOST),
    ],
)
def test_each_last_cup_wins_for_a_longship_that_waits_on_a_gate(zone, points, move, drawn):
    text = "dials: 1 D01, 2 D03, 6 D06, 12 D12 / edges: 1 gate / A: {} E01, {} / B: S02 H / sails: A1"
    if zone == "S02":
        text = text.replace("B: S02 H", "B: H H")
    for match in both(text.format(zone, points), move, drawn=drawn):
        assert match.result is not None
        assert match.result.winners == (0,)
    fewer = points.replace("3, ", "2, ", 1)
    assert begin(text.format(zone, fewer), move, drawn=drawn).result is None


QUESTS = ("S03", "N05", "S08", "S11", "N13", "S16", "S19", "N21", "S23", "S24")
DIALS = ", ".join(f"{slot} D{slot:02}" for slot in range(1, 25))


@pytest.mark.rule("vikingar:victory.none")
@pytest.mark.parametrize(("hero", "left", "over"), [(0, 3, False), (0, 2, True), (2, 1, False), (2, 0, True)])
def test_a_track_can_be_filled_as_long_as_there_are_as_many_places_as_it_lacks(hero, left, over):
    full = f"looter 4, conqueror 4, strategy 3, bloody 3, bravery 5, wealth 5, hero {hero}"
    ruins = " ".join(f"{zone}:quest" for zone in QUESTS[left:])
    text = f"dials: {DIALS} / ruins: {ruins} / A: H, {full}, cursed 4 / B: H, {full}, cursed 4"
    assert scoring.nobody_can_win(vl.position("vikingar", text, options={"feats": 8}).table) is over


@pytest.mark.rule("vikingar:victory.none")
def test_whoever_has_a_full_cursed_track_and_more_points_starves_nobody():
    ruins = " ".join(f"{zone}:quest" for zone in QUESTS)
    full = "looter 4, conqueror 4, strategy 3, bloody 3, bravery 5, wealth 5"
    text = f"dials: {DIALS} / ruins: {ruins} / A: H, {full}, hero 1, cursed 4 / B: H, {full}, hero 3, cursed {{}}"
    for cursed in (0, 3):
        position = vl.position("vikingar", text.format(cursed), options={"feats": 8})
        assert scoring.nobody_can_win(position.table) is (cursed == 3)
    rising = text.replace("cursed 4", "cursed 3").format(3)
    assert scoring.nobody_can_win(vl.position("vikingar", rising, options={"feats": 8}).table) is False


# ------------------------------------------------------------------------------------------------ At the edges


@pytest.mark.rule("vikingar:outpost.most")
def test_only_outposts_of_ones_own_are_given_up():
    own = "N02:city S01:city N06:city S06:cult N12:city"
    dials = "dials: 1 D01, 2 D03, 6 D06, 12 D12, 19 D19"
    match = begin(f"{dials} / A: S12, outposts {own} / B: H, outposts N19:cult / sails: A1", "settle cult")
    assert sorted(choices(match)) == sorted(f"give-up {place.replace(':', ' ')}" for place in own.split())


@pytest.mark.rule("vikingar:outpost.replace")
def test_whoever_loses_against_an_outpost_loses_the_longship():
    text = "dials: 2 D03 / A: N02 / B: H, outposts N02:city / sails: A1"
    for match in both(text, "destroy city", drawn=LOST):
        assert (at(match, "A1"), points(match), match.table.outposts_of(1)) == ("-", {"bravery": 1}, 1)


@pytest.mark.rule("vikingar:move.adjacent")
def test_every_zone_of_the_board_is_refused_with_its_own_reason():
    match = begin("dials: 5 D05, 24 D24 / A: N05 / B: H / sails: A1")
    reached = {*match.waiting.reach(match.table)}
    assert {Move(f"{part}{slot:02}") for part in "NSE" for slot in range(1, 25)} | {Move("H")} <= reached
    for zone in ("N01", "S01", "E01", "N24", "S24", "E24"):
        assert refusal(match, f"move {zone}")[0] == "move.adjacent"


@pytest.mark.rule("vikingar:power.peek")
def test_the_ring_of_dials_has_no_end_for_a_scout():
    text = "dials: 24 D24 / A: {} / B: H / chiefs: A 1 scout, B 1 raider / sails: A1"
    for zone in ("N24", "S24"):
        peeks = [move for move in choices(begin(text.format(zone), edition="kickstarter")) if move.startswith("peek")]
        assert peeks == ["peek 1", "peek 23"]
    far = begin(text.format("N24"), edition="kickstarter")
    for slot in (2, 22):
        assert refusal(far, f"peek {slot}")[0] == "power.peek"
    near = begin(text.replace("24 D24", "12 D12").format("N12"), edition="kickstarter")
    assert [refusal(near, f"peek {slot}")[0] for slot in (1, 24)] == ["power.peek"] * 2
    raider = begin(text.replace("A 1 scout, B 1 raider", "A 1 raider, B 1 scout").format("N24"), edition="kickstarter")
    assert not any(Peek(slot) in raider.waiting.reach(raider.table) for slot in range(1, 25))
    reached = [action for action in near.waiting.reach(near.table) if isinstance(action, Peek)]
    assert reached == [Peek(slot) for slot in range(1, 25)]
    high = "dials: 2 D03 / A: H / B: H / chiefs: A 1 scout, B 1 raider / sails: A1"
    assert {"peek 1", "peek 24"} <= {*choices(begin(high, edition="kickstarter"))}


@pytest.mark.rule("vikingar:toll.siege")
def test_the_last_slot_is_no_end_of_the_world():
    for match in both("dials: 23 D14, 24 D24 / A: S24, gold 0 / B: H / sails: A1", "move S23"):
        assert "besiege" in choices(match)
    world = "dials: 24 D24 / A: S24, bloody 3, hero 3, strategy 3 / B: H / sails: A1"
    match = begin(world, edition="kickstarter", rulings={"victory.gate": "all gates"})
    assert match.waiting.refuse(match.table, Leave()) == "variant.all-gates"


def test_nothing_is_printed_on_the_high_sea():
    assert begin("dials: 24 D06 / A: S24 / B: H / sails: A1").table.printed(0) == 0


@pytest.mark.rule("vikingar:duel.won")
@pytest.mark.rule("vikingar:edge.wait")
def test_a_duel_at_the_end_of_the_world_ends_one_activation_and_no_more():
    for match in both("dials: 1 D01 / edges: 1 gate / A: S01 H / B: E01 H / sails: A1", "move E01", drawn=WON):
        assert (at(match, "A1"), zones(match, 1)[0]) == ("E01", "-")
        assert (asked(match), choices(match)) == (("ChooseLongship", 0), ["activate A2", "done"])
        assert asked(play_on(match, "done")) == ("ChooseLongship", 1)


@pytest.mark.rule("vikingar:maintain.tie")
def test_all_who_tie_draw_with_the_same_chance():
    assert DrawLowest((0, 1)).outcomes(begin("A: H / B: H").table) in ([("A", n), ("B", n)] for n in range(1, 3))
    chances = [weight for _, weight in DrawTokens().outcomes(begin("A: H / B: H").table)]
    assert len(chances) == 2
    assert len({*chances}) == 1
    assert min(chances) > 0


@pytest.mark.rule("vikingar:victory.gate")
def test_a_longship_in_the_reserve_is_at_no_gate():
    text = "dials: 2 D03, 24 D24 / edges: 24 gate / A: N02, bloody 3, hero 3, conqueror 3 / B: H / sails: A1"
    for match in both(text, "plunder city", drawn=WON):
        assert (points(match)["conqueror"], match.result) == (4, None)


@pytest.mark.rule("vikingar:variant.all-gates")
def test_nobody_leaves_the_world_where_a_gate_is_looked_for():
    for match in both("dials: 1 D01 / edges: 1 gate / A: E01 / B: H / sails: A1"):
        assert Leave() not in match.waiting.candidates(match.table)


@pytest.mark.rule("vikingar:move.explore")
def test_the_last_dial_is_turned_up_from_its_south_too():
    for match in both("dials: 1 D01 / A: S01 / B: H / sails: A1", "move S24", drawn=["D03"]):
        assert (match.table.explored(24), match.table.faces[23], at(match, "A1")) == (True, "D03", "S24")
        assert (asked(match)[0], match.table.land[72]) == ("Activation", 0)


@pytest.mark.rule("vikingar:item.sink")
def test_an_item_is_offered_for_enemy_longships_on_the_board():
    table = begin("dials: 1 D01, 2 D18 / A: N01 N02, items mara / B: S01 H").table
    assert sinkings(table, 0) == [Sink("B1"), Sink("B2")]


@pytest.mark.rule("vikingar:move.whirlpool")
def test_a_whirlpool_leads_to_the_high_sea_where_other_longships_of_ones_own_are():
    for match in both("dials: 4 D08 / A: S04 H / B: H / sails: A1"):
        assert "whirl H" in choices(match)


@pytest.mark.rule("vikingar:item.sink")
def test_an_item_reaches_through_a_passage_at_the_last_dial():
    for zone, other in (("N24", "S24"), ("S24", "N24")):
        match = begin(f"dials: 24 D06 / A: {zone}, items mara / B: {other} H / turn: A")
        assert "sink B1" in choices(match)


@pytest.mark.rule("vikingar:power.peek")
def test_a_scout_sees_no_dial_from_afar_though_nobody_has_seen_it():
    text = "dials: 1 D01 / A: N01 / B: H / chiefs: A 1 scout, B 1 raider / sails: A1"
    match = begin(text, edition="kickstarter")
    assert match.waiting.refuse(match.table, Peek(12)) == "power.peek"
    assert {f"peek {slot}" for slot in (23, 24)} <= {*choices(begin(text.replace("N01", "H"), edition="kickstarter"))}


def test_nobody_leaves_the_world_before_its_end():
    rulings = {"victory.gate": "all gates"}
    match = begin("dials: 1 D01 / A: N01 / B: H / sails: A1", edition="kickstarter", rulings=rulings)
    assert Leave() not in match.waiting.candidates(match.table)


@pytest.mark.rule("vikingar:victory.none")
def test_a_cursed_track_that_is_full_is_not_looked_for_again():
    full = "looter 4, conqueror 4, strategy 3, bloody 3, bravery 5, wealth 5"
    ruins = " ".join(f"{zone}:quest" for zone in QUESTS)
    text = f"dials: {DIALS} / ruins: {ruins} / A: H, {full}, hero 3, cursed 4 / B: H, cursed 4"
    assert scoring.nobody_can_win(vl.position("vikingar", text, options={"feats": 8}).table) is False


@pytest.mark.rule("vikingar:outpost.replace")
def test_no_outpost_is_founded_where_another_player_has_one():
    match = begin("dials: 2 D03 / A: N02 / B: H, outposts N02:city / sails: A1")
    assert match.waiting.refuse(match.table, Settle("city")) == "outpost.replace"


@pytest.mark.rule("vikingar:move.passage")
def test_a_passage_leads_through_the_last_dial():
    for zone, other in (("N24", "S24"), ("S24", "N24")):
        match = begin(f"dials: 24 D06 / A: {zone} H / B: H / sails: A1")
        assert f"move {other}" in choices(match)


def test_only_longships_on_the_board_are_pointed_at():
    match = begin("A: H / B: H")
    assert [action.ship for action in match.waiting.reach(match.table) if isinstance(action, Activate)] == ["A1", "B1"]


@pytest.mark.rule("vikingar:quest.stays")
def test_a_monster_that_stays_is_fought_though_no_other_is_left():
    match = begin("dials: 2 D03 / A: S02 / B: H / sails: A1")
    match.table.monsters[26] = "surt"
    match.table.quests.unseen = match.table.quests.discards = ()
    assert "challenge" in choices(match)
    match.table.monsters.clear()
    assert "challenge" not in choices(match)


@pytest.mark.rule("vikingar:maintain.cursed")
def test_where_all_cursed_tracks_are_full_the_last_is_still_the_last():
    rulings = {"maintain.cursed": "passed on"}
    table = begin("A: H, cursed 4 / B: H, cursed 4, bloody 1", rulings=rulings).table
    assert scoring.lowest(table) == [0]


@pytest.mark.rule("vikingar:variant.single-gate")
def test_only_the_end_of_the_world_is_closed_where_there_is_one_gate():
    text = "dials: 23 D03, 24 D05 / edges: 23 gate / A: S23 / B: H / sails: A1"
    match = begin(text, rulings={"victory.gate": "single gate"}, edition="kickstarter")
    assert "move S24" in choices(match)
    assert (
        refusal(
            begin(text.replace("A: S23", "A: S24"), rulings={"victory.gate": "single gate"}, edition="kickstarter"),
            "move E24",
        )[0]
        == "variant.single-gate"
    )


@pytest.mark.rule("vikingar:victory.gate")
def test_a_last_cup_won_by_falling_to_an_event_wins():
    text = "dials: 1 D01 / edges: 1 gate / A: H E01, bloody 3, hero 3, bravery 4 / B: H H / sails: A1"
    match = begin(
        text, "move N01", drawn=["kraken", *LOST], rulings={"feat.bravery": "any event"}, edition="kickstarter"
    )
    assert (at(match, "A1"), points(match)["bravery"]) == ("-", 5)
    assert match.result is not None
    assert match.result.winners == (0,)


@pytest.mark.rule("vikingar:move.one-longship")
def test_no_whirlpool_leads_to_a_longship_of_ones_own():
    match = begin("dials: 4 D08, 9 D11 / A: S04 S09 / B: H / sails: A1")
    assert refusal(match, "whirl S09")[0] == "move.one-longship"


@pytest.mark.rule("vikingar:temple.attack")
def test_a_temple_that_is_won_is_told_as_such():
    text = "dials: 1 D26 / A: S01 / B: H, temples S01 / sails: A1"
    match = begin(text, "control", edition="kickstarter", drawn=WON)
    assert any("temple.attack" in (moment.rule, *moment.also) for moment in match.moments)


@pytest.mark.rule("vikingar:build.longship")
def test_only_the_first_longship_of_a_round_is_free():
    match = begin("A: H, gold 9, bloody 3, hero 3 / B: H / builds: A 1")
    paid = [match.table.gold[0]]
    while "longship" in choices(match):
        assert "done" in choices(match)
        paid.append(play_on(match, "longship").table.gold[0])
    prices = [before - after for before, after in pairwise(paid)]
    assert (prices[0], len(prices) > 2, len({*prices[1:]})) == (0, True, 1)
    assert prices[1] > 0
