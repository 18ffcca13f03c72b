"""Phase 1: taking the tile where the ship lies, places and shields, runes and ports."""

from __future__ import annotations

import pytest

import vikinglab as vl

from .helpers import asked, begin, choices, faces, play_on, refusal, ship, tile_at, told

# ------------------------------------------------------------------------------------------------ Taking a tile


@pytest.mark.rule("raids:tile.take")
def test_a_tile_is_not_taken_on_arrival_but_at_the_start_of_the_next_turn() -> None:
    match = begin("""
        route: 9 rune, 12 wood
        A: start 3
        B: start 2
        C: start 1
    """)
    play_on(match, "sail 9")
    assert tile_at(match, 9) == "rune"
    play_on(match, "sail 12", "home")  # so A lies furthest behind again
    assert (tile_at(match, 9), faces(ship(match, 0).beside)) == (None, ["rune"])
    assert told(match.moments)[-1] == "Orange takes a rune."


@pytest.mark.rule("raids:tile.take")
def test_the_tile_is_taken_before_the_ship_sails() -> None:
    match = begin("""
        route: 4 axe, 9 rune
        A: space 4
        B: space 9
        C: home 1
    """)
    assert asked(match) == ("PlaceTile", 0)
    assert refusal(match, "sail 9") == (
        "turn.furthest-behind",
        "Place the tile first, then sail. Orange, where do you put the axe?",
    )


@pytest.mark.rule("raids:tile.take")
def test_a_tile_is_taken_once() -> None:
    match = begin("""
        route: 4 axe, 9 rune
        A: space 4
        B: space 9
        C: home 1
    """)
    play_on(match, "stow")
    assert asked(match) == ("Navigate", 0)
    assert (tile_at(match, 4), faces(ship(match, 0).aboard)) == (None, ["axe"])


@pytest.mark.rule("raids:tile.take")
def test_a_tile_that_is_taken_at_the_start_of_a_written_position_is_told() -> None:
    match = begin("route: 4 rune, 9 wood \n A: space 4 \n B: space 9 \n C: home 1")
    assert told(match.moments) == ["Orange takes a rune."]


@pytest.mark.rule("raids:tile.from-harbour")
@pytest.mark.parametrize(
    ("ships", "seat"),
    [
        ("A: start 3 \n B: start 2 \n C: start 1", 0),
        ("A: space 9 \n B: space 12 \n C: start 1", 2),
    ],
)
def test_in_the_harbour_there_is_no_tile_to_take_not_even_for_the_last_ship(ships: str, seat: int) -> None:
    match = begin(f"route: 1 rune, 9 rune, 12 wood \n {ships}")
    assert asked(match) == ("Navigate", seat)
    assert [each.beside for each in match.table.ships] == [(), (), ()]


# ------------------------------------------------------------------------------------------------ Places

FULL = "aboard axe axe sail wood pig"
"""Five tiles: no place is free. Their shields are 2 + 2 + 1 + 1 + 1."""


def takes_hammer(crew: int, aboard: str, *moves: str) -> vl.Match:
    return begin(
        f"""
        route: 4 hammer, 9 rune
        A: space 4, crew {crew}, {aboard}
        B: space 9
        C: home 1
        """,
        *moves,
    )


@pytest.mark.rule("raids:stow.place")
@pytest.mark.parametrize("tile", ["axe", "sail", "hammer", "pennant-3", "wood"])
def test_axes_sails_hammers_pennants_and_goods_go_into_a_place(tile: str) -> None:
    match = begin(
        f"""
        route: 4 {tile}, 9 rune
        A: space 4
        B: space 9
        C: home 1
        """,
        "stow",
    )
    assert faces(ship(match, 0).aboard) == [tile]
    assert (ship(match, 0).beside, tile_at(match, 4)) == ((), None)


@pytest.mark.rule("raids:stow.place")
def test_the_fifth_tile_still_finds_a_place() -> None:
    match = takes_hammer(0, "aboard axe axe sail wood")
    assert "stow" in choices(match)
    play_on(match, "stow")
    assert faces(ship(match, 0).aboard) == ["axe", "axe", "sail", "wood", "hammer"]
    assert told(match.moments) == ["Orange takes the hammer aboard."]


@pytest.mark.rule("raids:stow.place")
def test_the_sixth_tile_finds_none() -> None:
    match = takes_hammer(0, FULL)
    assert choices(match) == ["discard", "replace axe", "replace sail", "replace wood", "replace pig"]
    assert refusal(match, "stow") == (
        "stow.place",
        "All 5 places of your ship are full. Discard a tile from one of them, or discard the new tile.",
    )


@pytest.mark.rule("raids:stow.replace")
def test_the_new_tile_may_take_the_place_of_another() -> None:
    match = takes_hammer(0, FULL, "replace sail")
    assert faces(ship(match, 0).aboard) == ["axe", "axe", "hammer", "wood", "pig"]
    assert "sail" in faces(match.table.gone)
    assert told(match.moments)[0] == "Orange discards the sail and takes the hammer aboard."


@pytest.mark.rule("raids:stow.replace")
def test_replacing_is_allowed_though_places_are_free() -> None:
    match = takes_hammer(0, "aboard wood")
    assert choices(match) == ["stow", "discard", "replace wood"]
    play_on(match, "replace wood")
    assert faces(ship(match, 0).aboard) == ["hammer"]


@pytest.mark.rule("raids:stow.replace")
def test_only_a_tile_aboard_can_be_replaced() -> None:
    match = takes_hammer(0, "aboard wood, beside rune")
    for move in ("replace axe", "replace rune"):
        assert refusal(match, move) == (
            "stow.replace",
            f"“{move}” isn't on offer. You can choose: “Replace the wood”.",
        )


@pytest.mark.rule("raids:stow.discard")
@pytest.mark.parametrize("aboard", ["aboard", "aboard wood", FULL])
def test_the_new_tile_may_be_discarded_at_once(aboard: str) -> None:
    match = takes_hammer(0, aboard)
    before = ship(match, 0).aboard
    play_on(match, "discard")
    assert (ship(match, 0).aboard, tile_at(match, 4)) == (before, None)
    assert "hammer" in faces(match.table.gone)
    assert told(match.moments)[0] == "Orange discards the hammer."


@pytest.mark.rule("raids:stow.gone")
def test_tiles_aboard_can_be_discarded_at_no_other_moment() -> None:
    match = takes_hammer(0, "aboard wood", "stow")
    for move in ("discard", "replace wood", "stow"):
        assert refusal(match, move)[0] == "tile.take"


@pytest.mark.rule("raids:stow.gone")
def test_a_discarded_tile_counts_for_nothing_at_the_end() -> None:
    last_turn = """
        voyage: 4
        arrivals: order, goods, kinds, ports
        route: 17 pennant-7
        A: space 17
        B: home 1
        C: home 2
    """
    kept = begin(last_turn, "stow", "home").result
    gone = begin(last_turn, "discard", "home").result
    assert kept is not None
    assert gone is not None
    assert (kept.scores[0], gone.scores[0]) == (7, 0)


# ------------------------------------------------------------------------------------------------ Shields


@pytest.mark.rule("raids:crew.shields")
@pytest.mark.parametrize(
    ("aboard", "shields"),
    [
        ("", 2 + 2 + 2 + 2 + 2),
        ("axe", 2 + 2 + 2 + 2 + 2),
        ("wood", 1 + 2 + 2 + 2 + 2),
        ("mead", 0 + 2 + 2 + 2 + 2),
        ("wood double-hammer mead", 1 + 0 + 0 + 2 + 2),
        ("wood wood pig fur mead", 1 + 1 + 1 + 1 + 0),
    ],
)
def test_tiles_cover_the_shields_of_their_places_and_bring_their_own(aboard: str, shields: int) -> None:
    written = "voyage: 3 \n route: 9 rune \n A: space 3, crew {}, aboard {} \n B: space 9 \n C: home 1"
    match = begin(written.format(shields, aboard))
    content, tiles = match.table.box.content, ship(match, 0).aboard
    printed = sum(content.tiles[tile.face].shields for tile in tiles)
    assert shields == printed + content.ship.shields * (content.ship.places - len(tiles))
    assert match.table.room(0) == shields
    with pytest.raises(vl.Refused, match=rf"^Line 3 .* {shields + 1} Vikings, and shields for {shields}\b"):
        vl.position("raids", written.format(shields + 1, aboard))


@pytest.mark.rule("raids:crew.shields")
def test_what_lies_beside_the_ship_covers_no_shield() -> None:
    match = begin("route: 9 rune \n A: space 3, crew 10, beside rune port wood monster-2 \n B: space 9 \n C: home 1")
    assert match.table.room(0) == 10


@pytest.mark.rule("raids:crew.overboard")
@pytest.mark.parametrize(
    ("crew", "left", "overboard"),
    [
        (7, 6, ["Orange has room for 6: a Viking goes overboard."]),
        (6, 6, []),
        (5, 5, []),
    ],
)
def test_vikings_whose_shield_a_new_tile_takes_go_overboard(crew: int, left: int, overboard: list[str]) -> None:
    match = takes_hammer(crew, FULL)
    before = match.table.reserve
    play_on(match, "replace axe")  # a tile with two shields gives way to one with a single shield
    assert (ship(match, 0).crew, match.table.reserve - before) == (left, crew - left)
    assert told(match.moments, "crew.overboard") == overboard


@pytest.mark.rule("raids:crew.overboard")
def test_several_go_overboard_where_a_tile_brings_no_shield() -> None:
    match = begin(
        """
        voyage: 3
        route: 4 double-hammer, 9 rune
        A: space 4, crew 10
        B: space 9
        C: home 1
        """,
        "stow",
    )
    assert ship(match, 0).crew == 8
    assert told(match.moments)[1] == "Orange has room for 8: 2 Vikings go overboard."


@pytest.mark.rule("raids:crew.overboard")
def test_nobody_goes_overboard_for_a_tile_that_is_discarded_at_once() -> None:
    assert ship(takes_hammer(10, "aboard", "discard"), 0).crew == 10


@pytest.mark.rule("raids:crew.overboard")
def test_vikings_who_come_aboard_without_a_shield_go_back_into_the_reserve() -> None:
    match = begin(
        """
        route: 4 encounter, 7 rune, 9 rune
        A: start 3, crew 9
        B: start 2
        C: start 1
        """,
        "sail 7",  # past the encounter, two Vikings, and the village at 5, one Viking
    )
    assert ship(match, 0).crew == 10
    assert told(match.moments, "crew.overboard") == ["Orange has room for 10: a Viking goes overboard."] * 2
    assert match.table.vikings() == 40


@pytest.mark.rule("raids:crew.rearrange")
def test_tiles_have_no_order_and_vikings_no_place() -> None:
    matches = [takes_hammer(7, f"aboard {aboard}") for aboard in ("axe axe sail wood pig", "pig axe wood axe sail")]
    first, second = matches
    assert first.table.room(0) == second.table.room(0)
    assert set(choices(first)) == set(choices(second))
    for match in matches:
        assert ship(play_on(match, "replace axe"), 0).crew == 6


# ------------------------------------------------------------------------------------------------ Runes


@pytest.mark.rule("raids:tile.rune")
def test_a_rune_lies_beside_the_ship_though_all_places_are_taken() -> None:
    match = begin(f"""
        route: 4 rune, 9 rune
        A: space 4, crew 7, {FULL}
        B: space 9
        C: home 1
    """)
    assert asked(match) == ("Navigate", 0)
    assert (faces(ship(match, 0).beside), len(ship(match, 0).aboard)) == (["rune"], 5)
    assert (ship(match, 0).crew, match.table.room(0)) == (7, 7)


# ------------------------------------------------------------------------------------------------ Ports


def calls_at(port: str, ship: str, *moves: str) -> vl.Match:
    return begin(
        f"""
        voyage: 2
        route: 4 {port}, 9 rune, 12 {"port" if port == "double-port" else "double-port"}
        A: space 4, {ship}
        B: space 9
        C: home 1
        """,
        *moves,
    )


@pytest.mark.rule("raids:port.sell")
def test_a_port_buys_one_good() -> None:
    match = calls_at("port", "aboard axe wood pig")
    assert choices(match) == ["sell pig", "sell wood", "done"]
    play_on(match, "sell pig")
    assert asked(match) == ("Navigate", 0)
    assert (faces(ship(match, 0).aboard), faces(ship(match, 0).beside)) == (["axe", "wood"], ["port", "pig"])
    assert told(match.moments, "port.sell") == ["Orange sells the pig."]


@pytest.mark.rule("raids:port.sell")
def test_a_double_port_buys_up_to_two() -> None:
    match = calls_at("double-port", "aboard wood axe pig fur", "sell pig")
    assert choices(match) == ["sell fur", "sell wood", "done"]
    play_on(match, "sell wood")
    assert asked(match) == ("Navigate", 0)
    assert faces(ship(match, 0).beside) == ["double-port", "pig", "wood"]


@pytest.mark.rule("raids:port.sell")
def test_two_like_goods_may_both_be_sold_at_a_double_port() -> None:
    match = calls_at("double-port", "aboard wood wood", "sell wood")
    assert choices(match) == ["sell wood", "done"]
    assert faces(ship(play_on(match, "sell wood"), 0).aboard) == []


@pytest.mark.rule("raids:port.sell")
def test_a_double_port_asks_for_no_second_good_where_there_is_none() -> None:
    match = calls_at("double-port", "aboard axe wood", "sell wood")
    assert asked(match) == ("Navigate", 0)


@pytest.mark.rule("raids:port.sell")
def test_at_a_double_port_one_may_sell_a_single_good() -> None:
    match = calls_at("double-port", "aboard wood pig", "sell wood", "done")
    assert asked(match) == ("Navigate", 0)
    assert faces(ship(match, 0).aboard) == ["pig"]


@pytest.mark.rule("raids:port.sell")
@pytest.mark.parametrize(
    ("face", "name"), [("axe", "axe"), ("double-sail", "double sail"), ("pennant-3", "pennant of 3")]
)
def test_a_port_buys_nothing_but_goods(face: str, name: str) -> None:
    match = calls_at("port", f"aboard wood {face}")
    assert refusal(match, f"sell {face}") == ("port.sell", f"Ports only buy goods: you can't sell the {name}.")


@pytest.mark.rule("raids:port.sell")
def test_only_goods_aboard_can_be_sold() -> None:
    match = calls_at("port", "aboard wood, beside pig")
    assert refusal(match, "sell pig") == ("port.sell", "“sell pig” isn't on offer. You can choose: “Sell the wood”.")


@pytest.mark.rule("raids:port.sell")
def test_a_sold_good_frees_its_place_and_the_shields_under_it() -> None:
    match = calls_at("port", "aboard axe axe sail wood pig")
    assert match.table.room(0) == 7
    play_on(match, "sell wood")
    assert (len(ship(match, 0).aboard), match.table.room(0)) == (4, 8)


@pytest.mark.rule("raids:port.moment")
def test_nothing_can_be_sold_once_the_port_is_left() -> None:
    match = calls_at("double-port", "aboard wood pig", "done")
    assert asked(match) == ("Navigate", 0)
    assert refusal(match, "sell wood") == (
        "port.moment",
        "You can sell only when you take a port. Orange, how far do you sail? At least to space 9.",
    )


@pytest.mark.rule("raids:port.moment")
def test_what_one_port_did_not_buy_the_next_one_may() -> None:
    match = calls_at("double-port", "aboard wood pig", "done", "sail 12", "home")
    assert asked(match) == ("SellGoods", 0)
    assert choices(match) == ["sell pig", "sell wood", "done"]
    assert asked(play_on(match, "sell wood")) == ("Navigate", 0)  # this one buys one good, and none for the other port


@pytest.mark.rule("raids:port.recruit")
@pytest.mark.parametrize("port", ["port", "double-port"])
def test_a_port_gives_a_viking_though_there_is_nothing_to_sell(port: str) -> None:
    match = calls_at(port, "crew 3, aboard axe")
    assert asked(match) == ("Navigate", 0)
    assert (faces(ship(match, 0).beside), ship(match, 0).crew) == ([port], 4)


@pytest.mark.rule("raids:port.recruit")
@pytest.mark.parametrize(("moves", "crew"), [(["sell pig", "sell wood"], 4), (["sell pig", "done"], 4), (["done"], 4)])
def test_a_port_gives_one_viking_whatever_is_sold(moves: list[str], crew: int) -> None:
    match = calls_at("double-port", "crew 3, aboard wood pig", *moves)
    assert ship(match, 0).crew == crew
    assert told(match.moments, "port.recruit") == ["Orange gets a Viking at the port."]


@pytest.mark.rule("raids:port.recruit")
@pytest.mark.parametrize(("move", "crew"), [("sell wood", 8), ("done", 7)])
def test_the_viking_comes_after_the_sale_and_can_take_the_freed_shield(move: str, crew: int) -> None:
    match = calls_at("port", "crew 7, aboard axe axe sail wood pig", move)
    assert ship(match, 0).crew == crew
