"""Questions about the harbour, about setting up, and about the ghost ship."""

from __future__ import annotations

import pytest

import vikinglab as vl

from .helpers import begin, plain
from .test_quiz import answers
from .test_quiz_scoring import right

# ------------------------------------------------------------------------------------------------ The harbour


@pytest.mark.rule("raids:navigate.harbour")
def test_which_start_position_one_gets():
    match = begin("A: start 3 \n B: start 2 \n C: start 1")
    assert answers(match.ask("berth", "home")) == {
        "1": (
            False,
            "At start position 1 Green C still waits to leave: it isn't free. Orange A is home, at start position 3.",
        ),
        "2": (
            False,
            "At start position 2 Sky B still waits to leave: it isn't free. Orange A is home, at start position 3.",
        ),
        "3": (True, "Orange A is home, at start position 3."),
    }
    later = answers(begin("route: 9 rune \n A: space 8 \n B: space 9 \n C: home 1").ask("berth", "home"))
    assert later["1"][1].startswith("Green C lies at start position 1 already.")
    assert later["3"][1].startswith("Start position 3 is free, but a lower one is free too.")
    with pytest.raises(ValueError, match="no ship comes home"):
        begin("route: 9 rune \n A: space 8 \n B: space 9 \n C: home 1").ask("berth")


@pytest.mark.rule("raids:voyage.start-positions")
def test_where_ships_start_again():
    found = answers(begin("A: space 19 \n B: home 1 \n C: home 2").ask("start-positions", "home"))
    assert found["Orange A: 3, Sky B: 1, Green C: 2"][0]
    assert "turns the positions round" in found["Orange A: 1, Sky B: 3, Green C: 2"][1]


@pytest.mark.rule("raids:ghost.first-berth")
def test_the_ghost_ship_changes_places_with_one_ship_only():
    found = answers(begin("A: space 19 \n B: home 1 \n ghost: home 2").ask("start-positions", "home"))
    assert found["Orange A: 3, Sky B: 2, the ghost ship: 1"][0]
    assert "always starts at position 1" in found["Orange A: 3, Sky B: 1, the ghost ship: 2"][1]
    found = answers(begin("A: space 19 \n B: home 2 \n ghost: home 1").ask("start-positions", "home"))
    assert found["Orange A: 3, Sky B: 2, the ghost ship: 1"] == (
        True,
        "The ghost ship came home first, and all start where they lie.",
    )


@pytest.mark.rule("raids:setup.portions")
@pytest.mark.parametrize(("ships", "count", "counted"), [("ghost: home 2", 2, "3"), ("C: home 2 \n D: home 3", 4, "1")])
def test_how_many_vikings_wait_in_a_village(ships, count, counted):
    found = answers(begin(f"A: space 19 \n B: home 1 \n {ships}").ask("villages", "home"))
    assert found[str(count)] == (True, f"Each village gets as many as there are players: {count}.")
    assert not found[counted][0]


@pytest.mark.rule("raids:setup.reserve")
def test_villages_are_filled_from_an_empty_reserve_too():
    crewed = "\n".join(f"{seat}: home {berth}, crew 9" for berth, seat in enumerate("BCD", 1))
    found = answers(begin(f"A: space 19, crew 7 \n {crewed}").ask("villages", "home"))
    assert found["4"][0]
    assert found["1"][1].startswith("That shares out the 5 Vikings of the reserve")


@pytest.mark.rule("raids:setup.arrivals")
def test_what_the_next_arrival_tile_rewards():
    match = begin("arrivals: order, runes, ports, sails \n A: space 19 \n B: home 1 \n C: home 2")
    found = answers(match.ask("next-arrival", "home"))
    assert found["Most runes"] == (
        True,
        "The tile of voyage II was drawn at the start, and all can see it: Most runes.",
    )
    assert found["Most ports"][1].startswith("That is the tile of voyage III.")
    with pytest.raises(ValueError, match="no voyage begins"):
        begin("voyage: 4 \n A: space 19 \n B: home 1 \n C: home 2").ask("next-arrival", "home")


# ------------------------------------------------------------------------------------------------ Setting up


@pytest.mark.rule("raids:setup.tiles")
def test_how_many_tiles_are_laid():
    found = answers(vl.new("raids", players=3, seed=1).ask("tiles-laid"))
    assert found["16"][0]
    assert found["20"][1].startswith("No tile lies on a village.")


@pytest.mark.rule("raids:setup.first-player")
@pytest.mark.rule("raids:setup.crews")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(6))
def test_where_a_ship_starts_and_with_whom(players, seed):
    match = vl.new("raids", players=players, seed=seed)
    question = match.ask("start")
    table, first = match.table, match.moments[0].facts["seat"]
    seat = (first + 1 + seed % (players - 1)) % players
    crew = table.ships[seat].crew
    assert right(question) == f"at {table.berths[seat]}, with {'one Viking' if crew == 1 else f'{crew} Vikings'}"
    assert f"{match.game.speech.say(f'seat-{first}')} is drawn to begin" in plain(question.asks)
    shown = {mark.id: mark for mark in question.scene.marks}
    assert {shown[f"crew:{each}"].text.partition("/")[0] for each in range(players)} == {"0"}
    assert not [id for id in shown if id.startswith("ship:")]
    assert "about to leave" not in str(shown["harbour"].words)
    match.play(match.legal()[0])
    with pytest.raises(ValueError, match="at its beginning"):
        match.ask("start")


# ------------------------------------------------------------------------------------------------ The ghost ship


@pytest.mark.rule("raids:ghost.hops")
def test_where_the_ghost_ship_lies():
    match = begin("route: 6 rune, 8 axe, 12 wood \n A: space 4 \n B: space 12 \n ghost: space 5")
    found = answers(match.ask("ghost-sails", "sail 8"))
    assert found["at the village at 10"] == (
        True,
        "Orange A lies at 8 and is furthest behind: the ghost ship sails no further for now.",
    )
    assert found["at the village at 5"][1].startswith("There it would lie furthest behind")
    assert found["at the village at 15"][1].startswith("It doesn't get so far")
    with pytest.raises(ValueError, match="no ghost ship"):
        begin("route: 6 rune \n A: space 4 \n B: space 6 \n C: home 1").ask("ghost-sails", "sail 6")


@pytest.mark.rule("raids:ghost.passes")
def test_what_the_ghost_ship_does_on_its_way():
    match = begin("voyage: 2 \n route: 6 pillage, 7 monster-3, 8 axe \n A: space 4 \n B: space 8 \n ghost: space 5")
    question = match.ask("ghost-takes", "home", "cede", "home")
    assert question.asks["en"].endswith("sails past the pillage at 6. What does it do there?")
    found = answers(question)
    assert found["nothing"][0]
    assert set(found) == {"nothing", "It takes a coin of 1.", "It discards the pillage."}
    with pytest.raises(ValueError, match="passes nothing"):
        begin("route: 6 rune \n A: space 4 \n B: space 6 \n ghost: space 10").ask("ghost-takes", "sail 6")
