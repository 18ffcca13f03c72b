"""Setting up: what lies where before the first ship sails."""

from __future__ import annotations

from random import Random

import pytest

import vikinglab as vl
from vikinglab.games.raids import GAME
from vikinglab.games.raids.play import DrawFirstPlayer

from .helpers import STANDARD, VILLAGES, begin, crews, faces, figures, play_on, spaces_for_tiles, told

PLAYERS = (2, 3, 4)


def drawn(match: vl.Match) -> list[str]:
    """Return the outcomes before the first decision: arrival tiles, the first player, then the voyage tiles."""
    return [entry.removeprefix("~") for entry in match.record]


@pytest.mark.rule("raids:setup.ships")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_player_has_an_empty_ship_with_five_places(players: int) -> None:
    table = vl.new("raids", players=players).table
    assert [(each.aboard, each.beside, each.coins) for each in table.ships] == [((), (), ())] * players
    assert table.box.places == 5
    assert {table.room(seat) for seat in range(players)} == {5 * table.box.content.ship.shields}


@pytest.mark.rule("raids:setup.tiles")
def test_the_stack_of_the_first_voyage_lies_on_the_spaces_that_are_no_villages() -> None:
    match = vl.new("raids", seed=1)
    route, copies = match.table.route, figures(match).tiles
    laid = sorted(tile.face for tile in route if tile is not None)
    assert laid == sorted(face for face, tile in copies.items() for _ in range(tile.copies[0]))
    assert [space for space in range(1, 21) if route[space] is None] == list(VILLAGES)


@pytest.mark.rule("raids:setup.tiles")
def test_tiles_are_laid_from_the_harbour_on_in_the_direction_of_the_route() -> None:
    match = vl.new("raids", seed=1)
    on_route = [match.table.route[space].face for space in spaces_for_tiles(match)]
    assert on_route == drawn(match)[-16:]


@pytest.mark.rule("raids:setup.tiles")
def test_tiles_are_shuffled() -> None:
    routes = {tuple(drawn(vl.new("raids", seed=seed))[-16:]) for seed in range(20)}
    assert len(routes) == 20
    assert {route[0] for route in routes} > {"axe", "rune"}


@pytest.mark.rule("raids:setup.arrivals")
def test_the_first_voyage_always_rewards_the_order_of_arrival() -> None:
    assert {vl.new("raids", seed=seed).table.arrivals[0] for seed in range(20)} == {"order"}


@pytest.mark.rule("raids:setup.arrivals")
def test_each_later_voyage_gets_another_arrival_tile_that_all_see_from_the_start() -> None:
    for seed in range(20):
        match = vl.new("raids", seed=seed)
        others = figures(match).arrivals.others
        assert len(match.table.arrivals) == figures(match).voyages
        assert match.table.view(2).arrivals == match.table.arrivals
        assert sorted([*match.table.arrivals[1:], *match.table.conditions.unseen]) == sorted(others)


@pytest.mark.rule("raids:setup.arrivals")
def test_any_of_the_other_arrival_tiles_can_come() -> None:
    matches = [vl.new("raids", seed=seed) for seed in range(60)]
    seconds = {match.table.arrivals[1] for match in matches}
    assert seconds == set(figures(matches[0]).arrivals.others)


@pytest.mark.rule("raids:setup.arrivals")
@pytest.mark.parametrize("arrivals", ["goods", "runes, order", "order, order"])
def test_no_position_rewards_the_order_of_arrival_in_any_other_voyage(arrivals: str) -> None:
    with pytest.raises(vl.Refused):
        begin(f"arrivals: {arrivals} \n A: space 3 \n B: home 1 \n C: home 2")


@pytest.mark.rule("raids:setup.first-player")
@pytest.mark.parametrize("players", PLAYERS)
def test_clockwise_from_the_first_player_ships_take_the_start_positions_downwards(players: int) -> None:
    highest = 4 if players == 4 else 3
    for seed in range(10):
        match = vl.new("raids", players=players, seed=seed)
        first = match.table.berths.index(highest)
        clockwise = [(first + turn) % players for turn in range(players)]
        assert [match.table.berths[seat] for seat in clockwise] == list(range(highest, highest - players, -1))


@pytest.mark.rule("raids:setup.first-player")
@pytest.mark.parametrize("players", PLAYERS)
def test_anybody_may_be_drawn_to_begin(players: int) -> None:
    begins = {vl.new("raids", players=players, seed=seed).waiting.seat for seed in range(40)}
    assert begins == set(range(players))


@pytest.mark.rule("raids:setup.first-player")
def test_who_begins_is_told() -> None:
    match = vl.new("raids", players=3, seed=7)
    assert told(match.moments, "setup.first-player") == ["Sky is drawn to start."]
    assert match.waiting.seat == 1


@pytest.mark.rule("raids:setup.crews")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_crews_grow_from_the_first_player_on(players: int) -> None:
    for seed in range(6):
        match = vl.new("raids", players=players, seed=seed)
        in_order = [crews(match)[(match.waiting.seat + turn) % players] for turn in range(players)]
        assert in_order == figures(match).crews[str(players)]


@pytest.mark.rule("raids:setup.crews")
@pytest.mark.rule("raids:crew.shields")
@pytest.mark.parametrize(("shields", "crews_at_the_start"), [(0, [0, 0, 0]), (1, [2, 3, 5])])
def test_no_ship_starts_with_more_vikings_than_it_has_shields(shields: int, crews_at_the_start: list[int]) -> None:
    """With a content of one's own, where free places have so many shields, and crews are larger."""
    own = STANDARD.replace("shields = { value = 2,", f"shields = {{ value = {shields},", 1)
    table = GAME.setup(GAME.box(content=own.replace("[1, 2, 3]", "[2, 3, 9]")), 3)
    while not isinstance(table.waiting, DrawFirstPlayer):
        table.apply(table.waiting.draw(table, Random(1)))
    table.apply(0)
    assert [ship.crew for ship in table.ships] == crews_at_the_start
    assert table.vikings() == 40


@pytest.mark.rule("raids:setup.portions")
@pytest.mark.parametrize("players", PLAYERS)
def test_each_village_holds_a_viking_for_each_player(players: int) -> None:
    table = vl.new("raids", players=players, seed=3).table
    assert {table.portions[village] for village in VILLAGES} == {(1,) * players}


@pytest.mark.rule("raids:setup.portions")
def test_the_encounter_of_the_first_voyage_holds_two_vikings_and_one() -> None:
    table = vl.new("raids", seed=3).table
    encounters = [space for space in range(1, 21) if table.route[space] and table.route[space].kind == "encounter"]
    assert [table.portions[space] for space in encounters] == [(2, 1)]


@pytest.mark.rule("raids:setup.portions")
def test_each_voyage_fills_villages_encounters_and_pillages_and_nothing_else() -> None:
    match = begin("voyage: 1 \n A: space 19 \n B: home 1 \n C: home 2", "home")
    wanted = {"village": (1, 1, 1), "encounter": (2, 1), "pillage": (3, 1)}
    kinds = [tile.kind if tile else "village" for tile in match.table.route[1:]]
    assert match.table.voyage == 2
    assert {"encounter", "pillage"} < set(kinds)
    assert match.table.portions[1:] == [wanted.get(kind, ()) for kind in kinds]


@pytest.mark.rule("raids:setup.reserve")
@pytest.mark.parametrize("players", PLAYERS)
def test_what_is_not_laid_out_stays_in_the_reserve(players: int) -> None:
    match = vl.new("raids", players=players, seed=3)
    in_villages, at_the_encounter = 4 * players, 2 + 1
    laid_out = sum(crews(match)) + in_villages + at_the_encounter
    assert match.table.reserve == figures(match).supply.vikings - laid_out


@pytest.mark.rule("raids:setup.reserve")
@pytest.mark.parametrize("space", [1, 19])
def test_vikings_are_counted_wherever_they_wait(space: int) -> None:
    table = begin(f"route: {space} encounter, 9 rune \n A: start 3, crew 4 \n B: start 2 \n C: space 9").table
    assert (table.vikings(), table.reserve) == (40, 40 - 4 - 3 - 11)  # C has passed a village


@pytest.mark.rule("raids:voyage.next")
@pytest.mark.parametrize("space", [1, 12])
def test_what_is_left_on_the_route_leaves_the_game_with_its_voyage(space: int) -> None:
    match = begin(f"route: {space} monster-3 \n A: space 19 \n B: home 1 \n C: home 2")
    left = match.table.route[space]
    assert left not in match.table.gone
    play_on(match, "home")
    assert match.table.voyage == 2
    assert left in match.table.gone


@pytest.mark.rule("raids:voyage.next")
def test_the_first_voyage_is_the_first() -> None:
    match = vl.new("raids", players=3, seed=7)
    assert match.table.voyage == 1
    assert told(match.moments)[-1] == "Voyage 1 begins."
    assert faces(match.table.gone) == []
