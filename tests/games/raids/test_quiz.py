"""The questions that only Raids asks: the engine has the answers, and miscounts lead to the wrong ones."""

from __future__ import annotations

import pytest

import vikinglab as vl
from vikinglab.core.teach.quiz import NothingToAsk, questions

from .helpers import begin, plain
from .test_voyage_end import CONDITIONS

LOADED = """
    voyage: 2
    route: 4 hammer, 7 axe, 11 rune
    A: space 4, crew 7, aboard wood wood pig
    B: space 7
    C: space 11
"""
BEFORE = """
    voyage: 3
    route: 7 rune, 8 monster-4, 9 encounter, 11 monster-5, 12 axe, 14 rune
    A: space 6, crew {}, aboard axe double-axe
    B: space 7, crew 2
    C: space 14
"""


def answers(question) -> dict[str, tuple[bool, str]]:
    return {plain(answer.words): (answer.right, plain(answer.why)) for answer in question.answers}


def right(question) -> str:
    return next(words for words, (is_right, _) in answers(question).items() if is_right)


# ------------------------------------------------------------------------------------------------ A ship at sea


@pytest.mark.rule("raids:crew.shields")
def test_for_how_many_vikings_there_is_room():
    match = begin(LOADED)
    why = "One empty place with 2 shields each, and 4 on the tiles aboard: 6."
    assert answers(match.ask("room", "stow")) == {
        "2": (False, "That leaves out the shields on your tiles: 4."),
        "6": (True, why),
        "7": (False, "That was your room before the tile came aboard."),
        "14": (False, "That counts shields that tiles cover: only one place is empty."),
    }
    assert right(match.ask("room")) == "7"
    with pytest.raises(NothingToAsk, match="nothing comes aboard"):
        match.ask("room", "discard")
    with pytest.raises(NothingToAsk, match="nothing is aboard"):
        begin("route: 4 rune, 7 axe \n A: space 4 \n B: space 7 \n C: home 1").ask("room")


@pytest.mark.rule("raids:crew.overboard")
def test_how_many_vikings_there_are_when_a_tile_covers_their_shields():
    question = begin(LOADED).ask("crew", "stow")
    assert str(question.asks).endswith("How many Vikings do you have then?")
    assert right(question) == "6"
    assert answers(question)["6"][1].startswith("You had 7 Vikings. Your ship has room for 6: a Viking goes overboard.")
    assert answers(question)["7"][1].startswith("That leaves something out: your ship has room for 6")
    assert {answer.rule for answer in question.answers} == {"crew.overboard"}


@pytest.mark.rule("raids:crew.rearrange")
def test_nobody_leaves_where_another_shield_is_free():
    with pytest.raises(NothingToAsk, match="your crew stays"):
        begin(LOADED.replace("crew 7", "crew 5")).ask("crew", "stow")


@pytest.mark.rule("raids:pass.village", "raids:pass.encounter")
def test_to_forget_one_thing_on_the_way_is_a_wrong_answer():
    match = begin("""
        voyage: 2
        route: 4 rune, 7 encounter, 9 axe
        A: space 4, crew 2
        B: space 4
        C: home 1
        combat: A answers B, 2
    """)
    question = match.ask("crew", "sail 9")
    assert right(question) == "5"
    assert {"3", "4"} <= {*answers(question)}
    assert "That leaves something out: your ship passes the village" in answers(question)["4"][1]


@pytest.mark.rule("raids:navigate.in-order")
def test_where_a_ship_halts_first_is_pointed_at():
    question = begin(BEFORE.format(3)).ask("halts", "sail 14")
    assert question.on_board
    assert [each.path for each in question.answers if each.right] == [("space:8",)]
    assert {each.path[0] for each in question.answers} == {"space:8", "space:9", "space:10", "space:11"}
    assert all(why == "Space 8 comes first." for is_right, why in answers(question).values() if not is_right)


@pytest.mark.rule("raids:catch-up.discard")
def test_which_tile_leaves_the_game_is_pointed_at():
    text = "route: 4 pig, 6 rune, 8 wood, 9 axe / A: space 4 / B: space 8 / C: space 9"
    question = begin(text).ask("discards", "stow")
    assert question.on_board
    told = answers(question)
    assert {words: is_right for words, (is_right, _) in told.items()} == {
        "space 4": False,
        "space 6": True,
        "space 8": False,
        "space 9": False,
    }
    assert told["space 4"][1].startswith("The ship doesn't come past that tile.")
    assert told["space 8"][1].startswith("The tile under the next ship stays.")
    assert told["space 9"][1].startswith("That tile lies beyond the next ship.")


@pytest.mark.rule("raids:monster.no-viking")
def test_an_empty_ship_halts_where_its_first_viking_can_be_ceded():
    question = begin(BEFORE.format(0).replace("axe double-axe", "sail")).ask("halts", "sail 12")
    assert right(question) == "space 11"  # past the encounter and a village
    told = answers(question)
    assert told["space 8"][1].startswith("Your ship has no Viking: the monster at space 8 lets the ship pass.")
    assert told["space 10"][1].endswith("You don't halt there: you take what is there, and sail on.")


@pytest.mark.rule("raids:combat.passing")
def test_a_fleeing_ship_halts_too():
    written = "voyage: 2 \n route: 7 rune, 9 monster-3, 12 axe \n A: space 7, crew 1 \n B: space 7, crew 2 \n C: home 1"
    question = begin(f"{written} \n combat: A answers B, 2").ask("halts", "sail 12")
    assert right(question) == "space 9"
    assert "combat.passing" in {each.rule for each in question.answers}


# ------------------------------------------------------------------------------------------------ Coins


def ending(condition: str, a: str, b: str, c: str, voyage: int = 3):
    """The last move of a voyage whose arrival tile asks for the condition: A comes home after B and C."""
    arrivals = ["order", *[each for each in CONDITIONS if each != condition][: voyage - 2], condition]
    return begin(f"""
        voyage: {voyage}
        arrivals: {", ".join(arrivals)}
        A: space 19, {a}
        B: home 1, {b}
        C: home 2, {c}
    """)


@pytest.mark.parametrize(
    ("condition", "ships", "paid", "wrong", "mistake"),
    [
        (
            "goods",
            ("aboard wood", "beside wood pig", "aboard fur mead"),
            (1, 6, 3),
            (3, 0, 6),
            "leaves out what was sold",
        ),
        (
            "kinds",
            ("aboard wood, beside pig", "aboard wood wood pig", "aboard fur fur"),
            (3, 6, 1),
            (1, 6, 3),
            "counts every good",
        ),
        (
            "shields",
            ("aboard mead double-hammer, crew 3", "aboard axe", "crew 1"),
            (1, 6, 3),
            (6, 0, 3),
            "counts Vikings",
        ),
        (
            "weapons",
            ("aboard double-axe", "aboard axe", "aboard axe axe"),
            (3, 1, 6),
            (1, 3, 6),
            "counts a double tile as a single one",
        ),
        (
            "ports",
            ("beside double-port double-port", "beside port port port", "beside port"),
            (3, 6, 1),
            (6, 3, 1),
            "counts a double port twice",
        ),
        (
            "monsters",
            ("beside monster-5 monster-4", "beside monster-2 monster-3 monster-3", "aboard axe"),
            (3, 6, 0),
            (6, 3, 0),
            "adds up strengths",
        ),
        (
            "sails",
            ("aboard double-sail", "aboard sail", "aboard"),
            (6, 3, 0),
            (3, 6, 0),
            "counts a double tile as a single one",
        ),
        (
            "runes",
            ("beside rune", "beside rune rune", "beside rune"),
            (1, 6, 3),
            (3, 6, 1),
            "lets the higher start position go first",
        ),
    ],
)
def test_what_the_tile_pays_with_the_usual_miscounts_as_wrong_answers(condition, ships, paid, wrong, mistake):
    found = answers(ending(condition, *ships).ask("coins", "home"))
    assert found[pay(paid)][0], found
    assert mistake in found[pay(wrong)][1]
    assert sum(each for each, _ in found.values()) == 1


def pay(coins: tuple[int, ...]) -> str:
    names = ("Your ship", "Sky", "Green")
    return ", ".join(f"{name}: {coin or 'nothing'}" for name, coin in zip(names, coins, strict=True))


@pytest.mark.rule("raids:voyage.ties")
@pytest.mark.rule("raids:voyage.nothing-to-count")
def test_of_two_with_equally_much_the_lower_position_goes_first():
    told = answers(ending("runes", "beside rune", "beside rune", "beside").ask("coins", "home"))
    assert right(ending("runes", "beside rune", "beside rune", "beside").ask("coins", "home")) == pay((3, 6, 0))
    assert "Sky is at start position 1, your ship at 3, and the lower one goes first." in told[pay((3, 6, 0))][1]
    assert told[pay((3, 6, 1))][1].startswith("That gives a coin to a ship that has none.")


@pytest.mark.rule("raids:arrival.order")
@pytest.mark.rule("raids:ghost.arrival-coin")
def test_coins_of_the_first_voyage_go_to_positions_and_one_to_the_ghost_ship():
    paid = answers(begin("A: space 16 \n B: home 1 \n ghost: home 2").ask("coins", "home"))
    assert paid["Your ship: 1, Sky: 6"][0]
    assert "The ghost ship is at start position 2" in paid["Your ship: 1, Sky: 6"][1]
    assert paid["Your ship: 3, Sky: 6"][1].startswith("That leaves the ghost ship out")


def test_of_a_move_that_ends_no_voyage_no_coin_can_be_asked():
    with pytest.raises(NothingToAsk, match="ends no voyage"):
        begin("route: 7 rune \n A: space 4 \n B: space 7 \n C: home 1").ask("coins", "home")


@pytest.mark.parametrize("kind", ["room", "crew", "halts", "coins"])
def test_positions_that_chance_brings_give_questions(kind):
    found = questions(vl.games()["raids"].usual_box(), [kind], 3, seed=2)
    assert len({str(each.asks) for each in found}) == len(found) >= 2
