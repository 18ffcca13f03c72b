"""The end of the match: what brings glory, and who wins."""

from __future__ import annotations

import pytest

import vikinglab as vl

from .helpers import begin, figures, told


def final(*ships: str) -> vl.Result:
    """Return the end of a match with these ships home. The last arrival tile asks for ports: nobody has any.

    They lie at positions 1, 2 and so on from B on; A is the last to come home, from beyond the last village.
    """
    result = final_match(*ships).result
    assert result is not None
    return result


def final_match(*ships: str) -> vl.Match:
    a, *others = ships
    homes = [f"{seat}: home {berth}, {what}" for berth, (seat, what) in enumerate(zip("BCD", others, strict=False), 1)]
    lines = ["voyage: 4", "arrivals: order, goods, kinds, ports", f"A: home {len(ships)}, {a}", *homes]
    return begin("\n".join(lines))


def score(ship: str) -> int:
    """Return the points of a ship alone."""
    return final(ship, "", "").scores[0]


@pytest.mark.rule("raids:glory.coins")
@pytest.mark.parametrize(("coins", "glory"), [("", 0), ("1", 1), ("6 3 1", 10), ("3 3 3 1 1", 11)])
def test_each_coin_brings_what_is_stamped_on_it(coins: str, glory: int) -> None:
    assert score(f"coins {coins}") == glory


@pytest.mark.rule("raids:glory.coins")
def test_coins_of_the_last_arrival_tile_count_too() -> None:
    match = begin(
        """
        voyage: 4
        arrivals: order, goods, kinds, ports
        A: space 19, coins 1
        B: home 1, beside port
        C: home 2
        """,
        "home",
    )
    assert match.result == vl.Result((1, 6, 0), (1,))


@pytest.mark.rule("raids:glory.runes")
@pytest.mark.parametrize("runes", [1, 2, 3, 4, 5])
def test_a_collection_brings_the_more_the_longer_it_is(runes: int) -> None:
    scale = figures(final_match("", "", "")).glory.runes
    assert score("beside" + " rune" * runes) == scale[runes - 1]
    assert scale == sorted(set(scale))


@pytest.mark.rule("raids:glory.runes")
def test_no_rune_brings_nothing() -> None:
    assert score("crew 3") == 0


@pytest.mark.rule("raids:glory.second-collection")
@pytest.mark.parametrize("runes", [6, 7, 9])
def test_runes_beyond_the_fifth_begin_another_collection(runes: int) -> None:
    scale = figures(final_match("", "", "")).glory.runes
    assert len(scale) == 5
    assert score("beside" + " rune" * runes) == scale[4] + scale[runes - 5 - 1]


@pytest.mark.rule("raids:glory.hammers")
@pytest.mark.parametrize(
    ("ship", "glory"),
    [
        ("crew 4, aboard hammer", 4),
        ("crew 4, aboard double-hammer", 8),
        ("crew 3, aboard hammer hammer double-hammer", 3 * (1 + 1 + 2)),
        ("crew 0, aboard double-hammer", 0),
        ("crew 9", 0),
    ],
)
def test_each_hammer_brings_a_point_for_each_viking_aboard(ship: str, glory: int) -> None:
    assert score(ship) == glory


@pytest.mark.rule("raids:glory.hammers")
def test_vikings_of_the_last_village_count_for_hammers() -> None:
    match = begin("voyage: 4 \n A: space 19, crew 2, aboard hammer \n B: home 1 \n C: home 2", "home")
    assert match.result is not None
    assert match.result.scores[0] == 3


@pytest.mark.rule("raids:glory.pennants")
@pytest.mark.parametrize(("faces", "glory"), [("pennant-3", 3), ("pennant-7 pennant-4", 11), ("pennant-5", 5)])
def test_pennants_aboard_bring_what_is_printed_on_them(faces: str, glory: int) -> None:
    match = final_match(f"aboard {faces}", "", "")
    tiles = figures(match).tiles
    assert glory == sum(tiles[face].glory for face in faces.split())
    assert match.result is not None
    assert match.result.scores[0] == glory


@pytest.mark.rule("raids:glory.goods")
@pytest.mark.parametrize("face", ["wood", "pig", "fur", "mead"])
def test_sold_goods_bring_glory_and_goods_aboard_bring_none(face: str) -> None:
    assert score(f"beside {face}") == figures(final_match("", "", "")).tiles[face].glory > 0
    assert score(f"aboard {face}") == 0


@pytest.mark.rule("raids:glory.goods")
def test_only_the_sold_ones_among_like_goods_count() -> None:
    assert score("aboard wood pig, beside wood wood fur") == 3 + 3 + 5


@pytest.mark.rule("raids:glory.monsters")
def test_a_beaten_monster_brings_its_full_strength_even_to_a_ship_with_axes() -> None:
    assert score("aboard axe double-axe, beside monster-4 monster-6") == 4 + 6


@pytest.mark.rule("raids:glory.monsters")
def test_a_monster_beaten_with_axes_alone_brings_its_full_strength() -> None:
    match = begin(
        """
        voyage: 4
        arrivals: order, goods, kinds, ports
        route: 3 monster-5
        A: start 3, aboard axe axe axe double-axe
        B: start 2
        C: start 1
        """,
        "home",
        "fight",
        "home",
        "home",
        "home",
    )
    assert match.result is not None
    assert match.result.scores == (5, 0, 0)


@pytest.mark.rule("raids:glory.winner")
@pytest.mark.parametrize("what", ["crew 9", "aboard axe double-axe", "aboard sail double-sail"])
def test_axes_sails_and_vikings_alone_bring_no_glory(what: str) -> None:
    assert score(what) == 0


@pytest.mark.rule("raids:glory.winner")
def test_all_kinds_of_glory_are_added_up() -> None:
    ship = "crew 2, aboard hammer pennant-3 pig, beside rune rune wood monster-2 port, coins 6 1"
    runes = figures(final_match("", "", "")).glory.runes[1]
    earned_now = 6  # the port wins the last arrival tile
    assert score(ship) == 2 + 3 + 0 + runes + 3 + 2 + (6 + 1) + earned_now


@pytest.mark.rule("raids:glory.winner")
def test_the_highest_sum_wins() -> None:
    assert final("coins 3", "coins 6 1", "coins 6") == vl.Result((3, 7, 6), (1,))


@pytest.mark.rule("raids:glory.winner")
def test_the_end_is_told_with_all_sums() -> None:
    match = begin("voyage: 4 \n A: space 19, coins 3 \n B: home 1, coins 6 6 \n C: home 2", "home")
    assert told(match.moments, "glory.winner") == [
        "Orange has 3 points of glory: coins 3.",
        "Sky wins with 12 points of glory: coins 12.",
        "Green has 0 points of glory.",
    ]


@pytest.mark.rule("raids:glory.winner")
def test_one_point_is_said_in_the_singular() -> None:
    match = begin("voyage: 4 \n A: space 19, coins 1 \n B: home 1 \n C: home 2", "home")
    assert told(match.moments, "glory.winner")[0] == "Orange wins with 1 point of glory: coins 1."


@pytest.mark.rule("raids:glory.shared")
@pytest.mark.parametrize(
    ("ships", "winners"),
    [
        (("coins 6", "coins 3", "coins 6"), (0, 2)),
        (("coins 1", "coins 1", "coins 1", "coins 1"), (0, 1, 2, 3)),
        (("coins 3", "crew 3, aboard hammer", "coins 1"), (0, 1)),
        (("", "", ""), (0, 1, 2)),
    ],
)
def test_equals_at_the_top_share_the_victory_whoever_came_home_first(
    ships: tuple[str, ...], winners: tuple[int, ...]
) -> None:
    assert final(*ships).winners == winners
