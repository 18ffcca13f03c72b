"""Questions about what comes aboard: tiles, Vikings and coins, with the engine's figures in every reason."""

from __future__ import annotations

import pytest

import vikinglab as vl
from vikinglab.core.teach.quiz import questions
from vikinglab.games.raids.quiz.aboard import QUIZ

from .helpers import begin, plain
from .test_quiz import answers
from .test_quiz_sailing import verdicts

GAME = vl.games()["raids"]
BOOK = vl.rulebook("raids")
LOADED = """
    voyage: 2
    route: 4 hammer, 7 axe, 11 rune
    A: space 4, crew 7, aboard wood wood pig
    B: space 7
    C: space 11
"""
MET = """
    voyage: 2
    route: 3 axe, 6 sail, 7 encounter, 8 hammer, 9 pillage, 11 rune, 12 pig
    A: start 3, crew 1
    B: start 2, crew 1
    C: start 1, crew 1
"""


def right(question) -> str:
    (words,) = [words for words, (true, _) in answers(question).items() if true]
    return words


@pytest.mark.rule("raids:tile.take")
def test_which_tile_is_taken_before_a_ship_sails():
    match = begin("route: 3 axe, 4 wood, 6 rune, 8 sail \n A: space 3 \n B: space 4 \n C: space 6")
    assert answers(match.ask("taken", "stow", "sail 8")) == {
        "nothing": (False, "Sky B lies at space 4, and takes what lies there: the wood."),
        "the rune": (False, "Sky B lies at space 4, and takes what lies there: the wood."),
        "the sail": (False, "Sky B lies at space 4, and takes what lies there: the wood."),
        "the wood": (True, "Sky B lies at space 4, and takes what lies there: the wood."),
    }
    with pytest.raises(ValueError, match="no turn begins"):
        match.ask("taken", "stow")


@pytest.mark.rule("raids:tile.from-harbour")
def test_no_tile_is_taken_in_the_harbour():
    match = begin("route: 1 rune, 3 axe \n A: start 3 \n B: start 2 \n C: start 1")
    assert verdicts(match.ask("taken", "sail 3")) == {
        "nothing": (True, "tile.from-harbour"),
        "the axe": (False, "tile.from-harbour"),
        "the rune": (False, "tile.from-harbour"),
    }


@pytest.mark.rule("raids:tile.rune")
def test_where_a_rune_is():
    told = verdicts(
        begin("route: 3 rune, 4 wood, 6 axe \n A: start 3 \n B: space 3 \n C: space 6").ask("where-now", "home")
    )
    assert told == {
        "in a place of Sky B's ship": (False, "tile.rune"),
        "beside Sky B's ship": (True, "tile.rune"),
        "out of the game": (False, "tile.rune"),
        "on the board, at space 3": (False, "tile.rune"),
    }


@pytest.mark.rule("raids:stow.gone")
def test_where_a_discarded_tile_is():
    match = begin(LOADED)
    assert verdicts(match.ask("where-now", "discard"))["out of the game"] == (True, "stow.gone")
    replaced = match.ask("where-now", "replace pig")
    assert str(replaced.asks).endswith("Where is the pig then?")
    assert answers(replaced)["beside Orange A's ship"] == (
        False,
        "Orange A discards the pig and takes the hammer aboard.",
    )
    with pytest.raises(ValueError, match="no tile is put"):
        match.ask("where-now", "stow")


@pytest.mark.rule("raids:crew.shields")
def test_for_how_many_vikings_there_is_room():
    match = begin(LOADED)
    assert answers(match.ask("room", "stow")) == {
        "2": (False, "This leaves out the tiles aboard: 4 shields are printed on them."),
        "5": (False, "One empty place with 2 shields, and 4 on the tiles aboard: 6."),
        "6": (True, "One empty place with 2 shields, and 4 on the tiles aboard: 6."),
        "7": (False, "So much room there was before the tile came aboard."),
    }
    assert right(match.ask("room")) == "7"
    bare = begin(LOADED.replace("crew 7, aboard wood wood pig", "crew 7, aboard axe"))
    assert answers(bare.ask("room"))["12"] == (False, "This counts shields that are covered: only 4 places are empty.")
    with pytest.raises(ValueError, match="no tile comes aboard"):
        match.ask("room", "discard")
    with pytest.raises(ValueError, match="nothing is aboard"):
        begin("route: 4 rune, 7 axe \n A: space 4 \n B: space 7 \n C: home 1").ask("room")


@pytest.mark.rule("raids:crew.overboard")
def test_how_many_vikings_there_are_when_a_tile_covers_their_shields():
    match = begin(LOADED)
    assert answers(match.ask("crew-then", "stow")) == {
        "4": (False, "So from 7 the crew comes to 6, with room for 6."),
        "5": (False, "So from 7 the crew comes to 6, with room for 6."),
        "6": (
            True,
            "Orange A takes the hammer aboard. Orange A has room for 6: a Viking goes overboard. "
            "So from 7 the crew comes to 6, with room for 6.",
        ),
        "7": (False, "This counts a Viking who goes overboard: there is room for 6."),
    }
    assert verdicts(match.ask("crew-then", "stow"))["6"] == (True, "crew.overboard")


@pytest.mark.rule("raids:crew.rearrange")
def test_nobody_leaves_where_another_shield_is_free():
    assert verdicts(begin(LOADED.replace("crew 7", "crew 5")).ask("crew-then", "stow"))["5"] == (True, "crew.rearrange")
    with pytest.raises(ValueError, match="no Viking"):
        begin(LOADED.replace("crew 7", "crew 1")).ask("crew-then", "stow")


@pytest.mark.rule("raids:pass.village", "raids:pass.encounter")
def test_how_many_vikings_there_are_after_things_on_the_way():
    match = begin(MET)
    assert verdicts(match.ask("crew-then", "sail 6"))["2"] == (True, "pass.village")
    assert right(match.ask("crew-then", "sail 8")) == "4"
    assert right(match.ask("crew-then", "sail 8", "sail 11")) == "4"  # of the last that moved
    with pytest.raises(ValueError, match="no Viking"):
        match.ask("crew-then", "sail 3")


@pytest.mark.rule("raids:navigate.in-order")
def test_vikings_are_not_counted_together_at_the_end():
    full = begin("""
        voyage: 2
        route: 4 rune, 6 rune, 7 encounter, 8 monster-3, 9 axe
        A: space 4, crew 9, aboard hammer
        B: space 6
        C: home 1
    """)
    told = answers(full.ask("crew-then", "sail 9", "cede", "sail 9"))
    assert told["8"][0]
    assert told["9"] == (
        False,
        "This counts all of it together, at the end. Each thing is settled when it is passed, "
        "and whoever finds no shield then is overboard.",
    )


def test_the_right_figure_has_no_place_of_its_own_among_the_wrong_ones():
    asked = [begin(MET.replace("crew 1", f"crew {crew}")).ask("crew-then", "sail 6") for crew in (1, 2, 3, 4)]
    assert {list(answers(each)).index(right(each)) for each in asked} == {1, 2, 3}


@pytest.mark.rule("raids:setup.reserve")
def test_how_many_vikings_lie_in_the_reserve():
    match = begin(LOADED)
    assert right(match.ask("reserve", "stow")) == str(match.table.reserve + 1)
    met = begin(MET)
    told = answers(met.ask("reserve", "sail 6"))
    lying = met.table.reserve
    assert told[str(lying)] == (
        True,
        "The Viking who is met on the way was laid there before, and doesn't come out of the reserve now. "
        f"So the reserve stays at {lying}.",
    )
    assert told[str(lying - 1)] == (
        False,
        "The Viking who is met on the way was laid there before, and doesn't come out of the reserve now.",
    )
    with pytest.raises(ValueError, match="no Viking"):
        met.ask("reserve", "sail 3")


@pytest.mark.rule("raids:pass.pillage")
def test_which_coins_are_got_on_the_way():
    match = begin(MET)
    told = answers(match.ask("purse", "sail 11"))
    assert told["a coin of 3"] == (
        True,
        f"Orange A passes the pillage at space 9 and takes a coin of 3. {plain(BOOK['pass.pillage'].text)}",
    )
    assert set(told) == {"none", "a coin of 1", "a coin of 3", "coins of 3, 1"}
    assert right(match.ask("purse", "sail 11", "sail 12")) == "a coin of 1"
    late = answers(begin(MET.replace("9 pillage", "9 pillage 0")).ask("purse", "sail 11"))
    assert late["none"][0]
    assert late["none"][1].startswith("At the pillage at 9 nothing is left for Orange A.")
    with pytest.raises(ValueError, match="no pillage"):
        match.ask("purse", "sail 8")


@pytest.mark.rule("raids:setup.portions")
def test_what_is_left_on_the_way():
    match = begin(MET)
    assert answers(match.ask("left", "sail 6")) == {
        "3 Vikings": (False, "Of 3 portions 2 are left: each ship that passes takes one."),
        "2 Vikings": (
            True,
            f"Orange A passes the village at space 5: a Viking comes aboard. {plain(BOOK['setup.portions'].text)}",
        ),
        "1 Viking": (False, "Of 3 portions 2 are left: each ship that passes takes one."),
        "nothing": (False, "Of 3 portions 2 are left: each ship that passes takes one."),
    }
    assert verdicts(match.ask("left", "sail 8")) == {
        "2 Vikings, then 1": (False, "setup.portions"),
        "1 Viking": (True, "setup.portions"),
        "2 Vikings": (False, "setup.portions"),
        "nothing": (False, "setup.portions"),
    }
    assert verdicts(begin(MET.replace("8 hammer, 9 pillage", "8 pillage, 9 hammer")).ask("left", "sail 9")) == {
        "a coin of 3, then one of 1": (False, "setup.portions"),
        "a coin of 3": (False, "setup.portions"),
        "a coin of 1": (True, "setup.portions"),
        "nothing": (False, "setup.portions"),
    }
    with pytest.raises(ValueError, match="nothing is passed"):
        match.ask("left", "sail 3")
    with pytest.raises(ValueError, match="no ship is to come"):
        begin("route: 4 axe, 6 rune \n A: space 4 \n B: space 6 \n C: home 1").ask("left", "stow", "home", "home")


@pytest.mark.parametrize("kind", ["discarded", "nearest", "passes", "berth", "what-next", *QUIZ])
def test_every_kind_is_found_in_matches_by_chance_and_says_everything(kind):
    for seed in range(6):
        (question,) = questions(GAME.usual_box(), [kind], 1, seed)
        said = [question.asks, *[text for each in question.answers for text in (each.words, each.why)]]
        assert not [text for each in said for text in each.values() if not text or "{" in text]
