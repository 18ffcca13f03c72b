"""Combat by runes: numbers, bonuses, items, ties, short sides."""

from __future__ import annotations

import pytest

from vikinglab.games.vikingar.effects import THROWS

from .helpers import EDITIONS, WON, asked, at, begin, choices, play_on, points, refusal, thrown, told

DUEL = "dials: 1 D15, 2 D18 / A: N01 {a} / B: N02 {b} / {more} sails: A1"


def duel(a: str = "", b: str = "", *moves: str, drawn=WON, chiefs: str = "", edition: str = "kickstarter"):
    more = f"chiefs: {chiefs} / " if chiefs else ""
    text = DUEL.format(a=f", {a}" if a else "", b=f", {b}" if b else "", more=more)
    return begin(text, "move N02", *moves, edition=edition, drawn=drawn)


@pytest.mark.rule("vikingar:rune.numbers")
@pytest.mark.parametrize("edition", EDITIONS)
def test_an_attacker_throws_five_and_a_defender_four(edition):
    match = duel(edition=edition)
    assert thrown(match) == [5, 4]
    assert told(match.moments, "rune.numbers") == [
        "Orange throws 5 runes: 9 points.",
        "Sky throws 4 runes: 1 point.",
    ]


@pytest.mark.rule("vikingar:combat.more-points")
@pytest.mark.parametrize(("throws", "won"), [(("3", "2"), True), (("2", "2"), False), (("1", "2"), False)])
def test_more_points_win_and_ties_are_the_defenders(throws, won):
    assert at(duel(drawn=throws), "A1") == ("N02" if won else "-")


@pytest.mark.rule("vikingar:rune.short-side")
@pytest.mark.parametrize(
    ("throws", "won"), [(("short", "9"), True), (("short", "short"), False), (("9", "short"), False)]
)
def test_a_short_side_wins_unless_the_defence_has_one_too(throws, won):
    assert at(duel(drawn=throws), "A1") == ("N02" if won else "-")


@pytest.mark.rule("vikingar:combat.neutral-runes")
def test_nothing_adds_to_the_runes_of_a_place():
    text = "dials: 2 D03 / A: N02, outposts N02:city, items lindworm / B: H, items hel / sails: A1"
    assert thrown(begin(text, "plunder city", drawn=WON)) == [5, 4]


@pytest.mark.rule("vikingar:rune.items")
@pytest.mark.rule("vikingar:combat.items")
@pytest.mark.parametrize(
    ("items", "runes"),
    [("draugr", 6), ("draugr skoll", 7), ("surt fafnir hel", 9), ("crowned-draugr", 5), ("forest-troll", 5)],
)
def test_items_add_up_where_they_apply(items, runes):
    assert thrown(duel(f"items {items}")) == [runes, 4]


@pytest.mark.rule("vikingar:rune.numbers")
def test_nobody_throws_more_than_ten():
    assert thrown(duel("items surt fafnir hel nidhogg draugr")) == [10, 4]


@pytest.mark.parametrize(("items", "runes"), [("crowned-draugr", 5), ("hati lindworm", 6), ("draugr", 4), ("hel", 5)])
def test_a_defender_uses_items_too(items, runes):
    assert thrown(duel("", f"items {items}")) == [5, runes]


ATTACKS = {
    "event": ("A: H {i} / B: H", "move N01", ["storm", *WON]),
    "fall": ("edges: 1 fall / A: S01 {i} / B: H", "move E01", WON),
    "duel": ("A: N01 {i} / B: N02", "move N02", WON),
    "raid": ("A: S01 {i} / B: H", "plunder city", WON),
    "held-raid": ("A: S01 {i} / B: H, outposts S01:city", "plunder city", WON),
    "outpost": ("A: S01 {i} / B: H, outposts S01:city", "destroy city", WON),
    "siege": ("A: N06 {i} / B: H", "besiege", WON),
    "quest": ("A: S03 {i} / B: H", "challenge", ["mara", *WON]),
    "temple": ("A: S20 {i} / B: H, temples S20", "control", WON),
}
"""A position and a move for each throw of an attack."""
CARDS = {
    "draugr": "attack",
    "forest-troll": "raid",
    "mountain-troll": "fortress",
    "nokk": "sea",
    "whelp": "quest",
    "hel": "any",
}


@pytest.mark.parametrize("throw", ATTACKS)
@pytest.mark.parametrize("item", CARDS)
def test_each_item_counts_for_the_throws_that_it_names(throw, item):
    text, move, drawn = ATTACKS[throw]
    land = "dials: 1 D01, 2 D18, 3 D03, 6 D06, 20 D20"
    match = begin(f"{land} / {text.format(i=f', items {item}')} / sails: A1", move, edition="kickstarter", drawn=drawn)
    more = match.table.box.content.quests[item].effect.n if throw in THROWS[CARDS[item]] else 0
    assert thrown(match)[0] == 5 + more


NAMED = {
    "event": "Storm",
    "fall": "the Great Fall",
    "duel": "the longship",
    "raid": "the city",
    "held-raid": "the holder of the city",
    "outpost": "the outpost on the city",
    "siege": "the stronghold",
    "quest": "Mara",
    "temple": "the holder of the temple",
}


@pytest.mark.rule("vikingar:combat.more-points")
@pytest.mark.parametrize("throw", NAMED)
def test_the_log_names_what_is_attacked(throw):
    text, move, drawn = ATTACKS[throw]
    land = "dials: 1 D01, 2 D18, 3 D03, 6 D06, 20 D20"
    match = begin(f"{land} / {text.format(i='')} / sails: A1", edition="kickstarter", drawn=drawn)
    assert f"Orange throws with A1 against {NAMED[throw]}." in told(match.play(move))


# ------------------------------------------------------------------------------------------------ One throw


@pytest.mark.rule("vikingar:combat.items")
def test_an_item_for_one_throw_is_used_before_it_and_leaves_the_game():
    match = duel("items fossegrim")
    assert choices(match) == ["use", "done"]
    play_on(match, "use")
    assert (thrown(match), match.table.items[0], match.table.gone) == ([7, 4], (), ("fossegrim",))
    kept = duel("items fossegrim", "", "done")
    assert (thrown(kept), kept.table.items[0]) == ([5, 4], ("fossegrim",))
    assert refusal(kept, "use")[0] == "combat.items"


@pytest.mark.rule("vikingar:combat.items")
def test_the_defender_decides_after_seeing_the_attack():
    match = duel("", "items fossegrim")
    assert (asked(match), thrown(match)) == (("UseItem", 1), [5])
    assert thrown(play_on(match, "use")) == [5, 6]


# ------------------------------------------------------------------------------------------------ The Seeress


@pytest.mark.rule("vikingar:power.once")
def test_a_seeress_repeats_a_throw_of_her_own_once_a_round():
    match = duel(chiefs="A 1 seeress, B 1 scout", drawn=["1", "8", "4"])
    assert (asked(match), choices(match)) == (("ThrowAgain", 0), ["again", "done"])
    play_on(match, "again")
    assert [throw.points for _, throw in match.table.thrown] == [8, 4]
    assert match.table.used == (0,)
    assert asked(match)[0] != "ThrowAgain"
    assert refusal(match, "again")[0] == "power.once"


@pytest.mark.rule("vikingar:power.once")
def test_a_defending_seeress_knows_both_throws():
    match = duel("", "", chiefs="A 1 scout, B 1 seeress", drawn=["5", "1", "9"])
    assert (asked(match), len(match.table.thrown)) == (("ThrowAgain", 1), 2)
    assert at(play_on(match, "again"), "A1") == "-"


@pytest.mark.rule("vikingar:power.once")
def test_the_power_is_back_in_the_next_round():
    text = "A: H H / B: H H, looter 1 / chiefs: A 1 seeress, B 1 scout / used: A / turn: B"
    assert begin(text, "done", edition="kickstarter").table.used == ()


@pytest.mark.parametrize(("chief", "runes"), [("A 1 berserk, B 1 scout", [6, 4]), ("A 1 scout, B 1 warden", [5, 5])])
def test_a_berserk_and_a_warden_throw_a_rune_more_in_duels(chief, runes):
    assert thrown(duel(chiefs=chief)) == runes


def test_a_hunter_throws_a_rune_more_in_quests():
    text = "dials: 3 D03 / A: S03 / B: H / chiefs: A 1 hunter, B 1 scout / sails: A1"
    assert thrown(begin(text, "challenge", edition="kickstarter", drawn=["mara", *WON])) == [6, 3]


def test_a_berserk_throws_no_more_against_outposts():
    text = "dials: 1 D01 / A: S01 / B: H, outposts S01:city / chiefs: A 1 berserk, B 1 scout / sails: A1"
    assert thrown(begin(text, "destroy city", edition="kickstarter", drawn=WON)) == [5, 4]


# ------------------------------------------------------------------------------------------------ Sinking by an item

NEAR = "dials: 1 D01, 2 D18, 3 D03 / edges: 3 gate, 2 fall / A: {a}, items mara / B: {b} / turn: A"


@pytest.mark.rule("vikingar:item.sink")
@pytest.mark.rule("vikingar:feat.bloody")
@pytest.mark.rule("vikingar:feat.bravery")
def test_an_item_sinks_a_longship_one_step_away_and_nobody_scores():
    match = begin(NEAR.format(a="N01 H", b="N02 H"))
    assert "sink B1" in choices(match)
    play_on(match, "sink B1")
    assert (at(match, "B1"), points(match), points(match, 1)) == ("-", {}, {})
    assert (match.table.items[0], match.table.gone) == ((), ("mara",))
    assert asked(match) == ("ChooseLongship", 0), "it costs no action"


@pytest.mark.rule("vikingar:item.sink")
@pytest.mark.parametrize(
    ("a", "b", "reach"),
    [
        ("N01", "N02", True), ("N01", "S01", True), ("S02", "E02", True), ("N02", "S02", False), ("N01", "N03", False),
        ("N01", "H", False), ("H", "N01", False), ("S03", "E03", False),
    ],
)  # fmt: skip
def test_it_reaches_one_step_and_neither_high_sea_nor_gate(a, b, reach):
    match = begin(NEAR.format(a=a, b=b))
    if reach:
        assert "sink B1" in choices(match)
    else:
        assert refusal(match, "sink B1")[0] == "item.sink"


@pytest.mark.rule("vikingar:item.sink")
def test_it_may_be_used_when_all_longships_were_played():
    match = begin("dials: 1 D01, 2 D18 / A: N01, items mara, played 1 / B: N02")
    assert choices(match) == ["done", "sink B1"]


# ------------------------------------------------------------------------------------------------ The Scout

SCOUT = "dials: 1 D01 / A: {a} / B: H / chiefs: A 1 scout, B 1 raider / sails: A1 {moved}"


def scout(a: str = "N01", moved: str = "", *moves: str, drawn=("D07",)):
    return begin(SCOUT.format(a=a, moved=moved), *moves, edition="kickstarter", drawn=drawn)


@pytest.mark.rule("vikingar:power.peek")
def test_a_scout_sees_a_dial_beside_and_nobody_else_does():
    match = scout("N01", "", "peek 2")
    assert (match.table.view(0).dials.knows(0, "2"), match.table.view(1).dials.knows(1, "2")) == ("D07", None)
    seen = "Orange sees dial 2. North: place of worship. South: open water. There is a passage between them."
    assert told(match.moments, "power.peek") == ["Orange looks at dial 2.", seen]
    assert [moment.known_to(1) for moment in match.moments if moment.rule == "power.peek"] == [True, False]
    assert asked(match) == ("Activation", 0)
    assert refusal(match, "peek 24") == ("power.once", "You have used this power in this round already.")


@pytest.mark.rule("vikingar:power.peek")
def test_a_scout_sees_any_dial_from_the_high_sea_and_none_from_afar_or_after_the_move():
    assert "peek 13" in choices(scout("H"))
    assert refusal(scout(), "peek 13")[0] == "power.peek"
    assert refusal(scout("N01", "moved"), "peek 2") == (
        "power.peek",
        "You can't look at dial 2: your longship has moved already.",
    )


@pytest.mark.rule("vikingar:power.peek")
def test_a_scouted_dial_is_the_one_that_is_turned_up():
    match = scout("N01", "", "peek 2", "move N02", drawn=["D07", "D07"])
    assert match.table.faces[1] == "D07"
    assert match.table.dials.slots == {}


def test_without_a_scout_there_is_nothing_to_look_at():
    match = begin("A: H / B: H / sails: A1", edition="kickstarter")
    rule, why = refusal(match, "peek 2")
    assert (rule, why.startswith("You can only look at a dial")) == ("power.peek", True)
