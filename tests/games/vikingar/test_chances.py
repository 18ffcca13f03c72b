"""The chances that the board and the choices state: of what may be done here, and with each throw that it takes."""

from __future__ import annotations

import pytest

from vikinglab.core.engine import notation
from vikinglab.core.words.speech import per_cent
from vikinglab.testing.matches import words

from .helpers import EDITIONS, begin, named

CITY = "dials: 6 D06 / {} A: N06 H, items cursed-berserk / B: H H, outposts N06:city / sails: A1"
"""A1 is in a zone with a stronghold, and with a city that B holds. An item adds a rune to plunder."""


def city(text: str, language: str = "en", **how: object) -> str:
    return words(begin(text, **how).scene(), "zone:N06:city", language)


@pytest.mark.rule("vikingar:held.choice")
@pytest.mark.rule("vikingar:place.stronghold")
def test_only_the_chance_of_an_allowed_attack_is_stated():
    """In the first edition, only the outpost may be attacked behind a stronghold that stands."""
    assert city(CITY.format("")).endswith("Sky's outpost, Orange's chance: 54 % to destroy the outpost)")
    assert city(CITY.format(""), "fr").endswith("probabilité de détruire l'avant-poste (Orange) : 54 %)")
    assert "chance" not in city("dials: 6 D06 / A: N06 / B: H / sails: A1")
    assert "chance: 54 %" in city("dials: 6 D06 / A: N06 / B: H / sails: A1", edition="kickstarter")


@pytest.mark.rule("vikingar:held.choice")
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_attacks_that_differ_state_two_chances(edition):
    text = CITY.format("ruins: N06:stronghold /")
    assert city(text, edition=edition).endswith("chance: 65 % to plunder, 54 % to destroy the outpost)")
    assert city(text, "fr", edition=edition).endswith(
        "probabilité de piller (Orange) : 65 %, de détruire l'avant-poste : 54 %)"
    )


def test_two_attacks_alike_state_one_chance():
    text = CITY.replace(", items cursed-berserk", "").format("ruins: N06:stronghold /")
    assert city(text).endswith("Orange's chance: 54 %)")


@pytest.mark.rule("vikingar:toll.siege")
def test_a_stronghold_that_stops_a_longship_states_its_chance_if_it_may_be_attacked():
    stopped = "dials: 6 D06, 7 D07 / A: N07, gold 2 / B: H / toll: A1 N06"
    assert "Orange's chance: 43 %" in words(begin(stopped).scene(), "zone:N06:stronghold")
    assert "chance" not in words(begin(f"{stopped} spent").scene(), "zone:N06:stronghold")


# ------------------------------------------------------------------------------------------------ Under way

EDGE = "dials: 5 D05 / edges: 5 fall / A: S05 / B: {} / sails: A1"


@pytest.mark.rule("vikingar:edge.fall")
def test_a_known_great_fall_is_named_with_its_chance():
    assert named(begin(EDGE.format("H")), "move E05") == "Sail to edge 5, and face the Great Fall (chance 43 %)"
    once = begin(EDGE.format("H"), rulings={"edge.fall": "once"})
    assert named(once, "move E05") == "Sail to edge 5"


@pytest.mark.rule("vikingar:edge.fall")
@pytest.mark.rule("vikingar:duel.on-entry")
def test_an_enemy_before_a_great_fall_takes_two_throws():
    said = "Sail to edge 5, and fight (chance 54 %), then face the Great Fall (chance 43 %): 23 % for both"
    assert named(begin(EDGE.format("E05")), "move E05") == said


@pytest.mark.rule("vikingar:variant.all-gates")
def test_a_throw_to_leave_the_world_is_named_with_its_chance():
    rulings = {"victory.gate": "all gates"}
    text = "dials: 5 D05 / A: S05, hero 3, bloody 3, strategy 3 / B: {} / sails: A1"
    alone = begin(text.format("H"), edition="kickstarter", rulings=rulings)
    assert named(alone, "move E05") == "Sail to edge 5, and throw to leave the world (chance 43 %)"
    both = begin(text.format("E05"), edition="kickstarter", rulings=rulings)
    said = "Sail to edge 5, and fight (chance 54 %), then throw to leave the world (chance 43 %): 23 % for both"
    assert named(both, "move E05") == said
    poor = begin("dials: 5 D05 / A: S05 / B: H / sails: A1", edition="kickstarter", rulings=rulings)
    assert named(poor, "move E05") == "Sail to edge 5"


@pytest.mark.rule("vikingar:toll.pay")
@pytest.mark.parametrize(
    ("gold", "said"),
    [(2, "for a toll of 2, and fight (chance 54 %)"), (1, "for a toll of 2 (you have 1)"), (0, "2 (you have none)")],
)
def test_no_fight_is_promised_behind_a_toll_that_cant_be_paid(gold, said):
    match = begin(f"dials: 6 D06, 7 D07 / A: N07, gold {gold} / B: N06 / sails: A1 moved")
    assert named(match, "move N06").endswith(said)


# ------------------------------------------------------------------------------------------------ Cards by choice

DUEL = "dials: 1 D15, 2 D18 / A: N01{} / B: N02{} / chiefs: {} / sails: A1"


@pytest.mark.rule("vikingar:power.once")
@pytest.mark.rule("vikingar:combat.items")
@pytest.mark.parametrize(
    ("a", "b", "chiefs", "said"),
    [
        ("", "", "A 1 raider, B 1 scout", "(chance 54 %)"),
        ("", "", "A 1 seeress, B 1 scout", "(chance 54 %), not counting The Seeress"),
        ("", "", "A 1 scout, B 1 seeress", "(chance 54 %), not counting The Seeress"),
        ("", "", "A 1 seeress, B 1 scout / used: A", "(chance 54 %)"),
        (", items fossegrim", "", "A 1 raider, B 1 scout", "(chance 54 %), not counting Fiddle of the falls"),
        ("", ", items fossegrim", "A 1 seeress, B 1 scout", "not counting The Seeress and Fiddle of the falls"),
    ],
)
def test_a_chance_names_the_cards_that_it_doesnt_count(a, b, chiefs, said):
    match = begin(DUEL.format(a, b, chiefs), edition="kickstarter")
    assert named(match, "move N02").endswith(said)


def test_the_board_names_them_too():
    text = "dials: 2 D03 / A: N02 / B: H / chiefs: A 1 seeress, B 1 scout / sails: A1"
    said = words(begin(text, edition="kickstarter").scene(), "zone:N02:city")
    assert said.endswith("Orange's chance: 54 %, not counting The Seeress)")


def test_the_greedy_bot_weighs_a_combat_by_the_chance_that_the_board_states():
    """A rune that an item adds counts once."""
    match = begin("dials: 5 D05, 6 D06 / A: N06 / B: N05, items hati / sails: A1")
    assert named(match, "move N05").endswith("and fight (chance 43 %)")
    after, bot = match.table.then(notation.read("move N05", match.game.actions)), match.game.bots["greedy"]
    assert per_cent(bot._wins(after, after.waiting)) == 43
