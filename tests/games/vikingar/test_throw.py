"""The throw of the runes: the rulebook's examples, the stored distribution, and runes that lie as they count."""

from __future__ import annotations

import re
from itertools import pairwise
from math import hypot, sqrt
from random import Random

import pytest
from msgspec.structs import replace

from vikinglab.core.engine.content import BadContent
from vikinglab.core.engine.notation import outcome_line
from vikinglab.games.vikingar import runes
from vikinglab.games.vikingar.odds import chance
from vikinglab.games.vikingar.throw import MOST, Throw, check, draw, expected, footprint, outcomes, resting, stored

THROWING = stored()
SHORT = Throw(0, short_edge=True)


def share(number: int, outcome: Throw) -> float:
    """Return the share of throws of some runes that bring an outcome, by the stored distribution."""
    known = dict(outcomes(number, THROWING))
    return known.get(outcome, 0) / sum(known.values())


def worth(*ways: str, piled: bool = True, inside: bool = True) -> Throw:
    """Return the worth of runes that rest so, all of them in one pile."""
    piles = list(pairwise(range(len(ways)))) if piled else []
    return runes.total(runes.counted(ways, [inside] * len(ways), piles))


# ------------------------------------------------------------------------------------------------ Points


@pytest.mark.parametrize(
    ("ways", "points"),
    [
        (("long", "active"), 8),
        (("long", "inactive"), 6),
        (("inactive", "inactive", "inactive"), 0),
        (("active", "active", "inactive"), 4),
    ],
)
def test_the_examples_of_the_rulebooks(ways, points):
    assert worth(*ways) == Throw(points)


def test_a_rune_is_worth_what_it_shows():
    assert [worth(way, piled=False).points for way in ("active", "inactive", "long")] == [1, 0, 3]
    assert worth("active", "short") == SHORT


def test_a_rune_out_of_the_zone_counts_for_nothing():
    assert worth("active", "long", "short", inside=False) == Throw(0)
    told = runes.counted(["active", "long"], [True, False])
    assert [(rune.points, rune.reason) for rune in told] == [(1, "active"), (0, "out")]


def test_a_rune_in_two_piles_counts_double_once():
    told = runes.counted(["active", "active", "active", "active"], [True] * 4, [(0, 1), (1, 2)])
    assert [(rune.points, rune.doubled) for rune in told] == [(2, True), (2, True), (2, True), (1, False)]


def test_ties_and_two_short_sides_are_the_defenders():
    assert Throw(5).beats(Throw(4))
    assert not Throw(4).beats(Throw(4))
    assert not Throw(3).beats(Throw(4))
    assert SHORT.beats(Throw(9))
    assert not SHORT.beats(SHORT)
    assert not Throw(9).beats(SHORT)


# ------------------------------------------------------------------------------------------------ The distribution

SHARES = {
    3: (12.7, 30.2, 29.9, 13.8, 6.8, 4.1, 0.6, 0.5, 0.3, 0.2),
    4: (6.4, 18.9, 26.6, 20.7, 12.1, 7.4, 3.7, 1.2, 0.9, 0.5, 0.3, 0.1, 0.1),
    5: (3.2, 11.1, 19.9, 21.3, 16.6, 11.3, 7.2, 3.6, 1.9, 1.2, 0.7, 0.4, 0.2),
    6: (1.6, 6.3, 13.4, 17.9, 17.8, 14.4, 10.6, 6.8, 4.0, 2.4, 1.5, 0.8, 0.5),
    7: (0.8, 3.5, 8.5, 13.4, 15.9, 15.4, 13.0, 9.8, 6.7, 4.3, 2.8, 1.7, 1.1),
}
SHORT_SIDES = (0.26, 0.52, 0.79, 1.05, 1.30, 1.57, 1.82, 2.08)
CHANCES = {
    3: (70, 53, 39, 27, 19, 13, 9, 6),
    4: (82, 68, 54, 41, 31, 22, 16, 11),
    5: (89, 79, 67, 54, 43, 33, 25, 18),
    6: (94, 86, 77, 65, 54, 44, 34, 26),
    7: (96, 91, 84, 75, 65, 54, 45, 36),
    8: (98, 94, 89, 82, 73, 64, 54, 45),
    9: (99, 96, 93, 87, 80, 72, 63, 54),
    10: (99, 98, 95, 91, 85, 79, 71, 62),
}


def test_the_stored_distribution_has_the_known_shares():
    for number, shares in SHARES.items():
        assert [round(100 * share(number, Throw(points)), 1) for points in range(len(shares))] == list(shares)
    assert [round(100 * share(number, SHORT), 2) for number in range(1, 9)] == list(SHORT_SIDES)


@pytest.mark.parametrize("number", range(1, MOST + 1))
def test_weights_are_whole_throws(number):
    assert sum(weight for _, weight in outcomes(number, THROWING)) == (2_000_000 if number < 8 else 400_000)


def test_the_attackers_chances():
    for attack, chances in CHANCES.items():
        assert [round(100 * float(chance(attack, defence, THROWING))) for defence in range(1, 9)] == list(chances)


def test_a_draw_follows_the_weights():
    rng, throws = Random(5), 20_000
    drawn = [draw(5, THROWING, rng) for _ in range(throws)]
    for outcome, _ in outcomes(5, THROWING):
        agrees(drawn.count(outcome), throws, share(5, outcome))


def test_an_outcome_has_a_short_text():
    assert [outcome_line(outcome) for outcome in (Throw(12), SHORT)] == ["12", "short"]


# ------------------------------------------------------------------------------------------------ Runes as they lie


def agrees(seen: int, throws: int, chance: float, model: float = 0.0) -> None:
    """Check that something was seen about as often as expected: within four standard errors, and the model's own."""
    allowed = 4 * sqrt(throws * chance * (1 - chance)) + 4
    assert abs(seen - throws * chance) < allowed + model * throws * chance


def both_paths_agree(number: int, throws: int) -> None:
    """Check that runes thrown one by one bring what the stored distribution says, within the error of the throws."""
    points, short = runes.tally(number, throws, THROWING, Random(793))
    for worth in range(max(len(points), 20)):
        agrees(points[worth] if worth < len(points) else 0, throws, share(number, Throw(worth)))
    agrees(short, throws, share(number, SHORT))
    known = outcomes(number, THROWING)
    total = sum(weight for _, weight in known)
    mean = sum(outcome.points * weight for outcome, weight in known) / total
    spread = sqrt(sum(outcome.points**2 * weight for outcome, weight in known) / total - mean**2)
    seen = sum(worth * times for worth, times in enumerate(points)) / throws
    assert abs(seen - mean) < 4 * spread / sqrt(throws)


@pytest.mark.parametrize("number", [1, 2, 5])
def test_both_paths_agree(number):
    both_paths_agree(number, 15_000)


@pytest.mark.soak
@pytest.mark.parametrize("number", range(1, MOST + 1))
def test_both_paths_agree_over_many_throws(number):
    both_paths_agree(number, 80_000)


def test_runes_fall_as_the_formulas_say():
    rng, throws = Random(11), 15_000
    fallen = [runes.toss(2, THROWING, rng) for _ in range(throws)]
    rough, rests = expected(THROWING), resting(THROWING)
    agrees(sum(lying.inside.count(False) for lying in fallen), 2 * throws, rough["out"], model=0.01)
    agrees(sum(len(lying.piles) for lying in fallen), throws, rough["overlap"], model=0.015)
    for way, often in rests.items():
        agrees(sum(lie.way == way for lying in fallen for lie in lying.lies), 2 * throws, often)
    assert [round(100 * rests[way], 2) for way in ("long", "short")] == [3.90, 0.27]


def corners(lie: runes.Lie) -> list[tuple[float, float]]:
    return runes.block(lie, THROWING).corners()


def cross(o, a, b) -> float:
    return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0])


def meet(one: list, other: list) -> bool:
    """Return whether two rectangles overlap, by their edges and corners."""
    edges = [list(zip(each, each[1:] + each[:1], strict=True)) for each in (one, other)]
    for a, b in edges[0]:
        for c, d in edges[1]:
            if cross(a, b, c) * cross(a, b, d) < 0 and cross(c, d, a) * cross(c, d, b) < 0:
                return True
    return any(
        all(cross(a, b, point) > 0 for a, b in sides) for sides, point in ((edges[0], other[0]), (edges[1], one[0]))
    )


def test_overlap_is_what_edges_and_corners_say():
    rng = Random(3)
    met = 0
    for _ in range(2_000):
        lies = [
            runes.Lie(rng.uniform(0, 40), rng.uniform(0, 40), rng.uniform(0, 3.2), way) for way in ("active", "long")
        ]
        one, other = (runes.block(lie, THROWING) for lie in lies)
        expected = meet(one.corners(), other.corners())
        met += expected
        assert (runes.overlap(one, other) > 0) == expected
    assert 200 < met < 1_800


def test_a_block_reaches_as_far_as_its_farthest_corner():
    lie = runes.Lie(40.0, -25.0, 0.7, "active")
    assert runes.block(lie, THROWING).reach() == pytest.approx(max(hypot(*corner) for corner in corners(lie)))


def test_a_rune_that_touches_the_line_is_out():
    rng = Random(2)
    for lying in [runes.toss(1, THROWING, rng) for _ in range(5_000)]:
        assert lying.inside[0] == (max(hypot(*corner) for corner in corners(lying.lies[0])) < THROWING.zone)


def test_a_rune_covers_what_its_sides_say():
    covered = [footprint(way, THROWING) for way in ("active", "inactive", "long", "short")]
    assert covered == [(30.0, 20.0), (30.0, 20.0), (30.0, 8.0), (20.0, 8.0)]


@pytest.mark.parametrize("number", [1, 4, 5, 7])
def test_runes_are_shown_that_are_worth_the_outcome(number):
    for outcome, _ in outcomes(number, THROWING):
        lying = runes.shown(outcome, number, 3, THROWING)
        assert lying is not None
        assert len(lying.lies) == number
        assert runes.total(lying.counted()) == outcome
        within = [max(hypot(*corner) for corner in corners(lie)) < THROWING.zone for lie in lying.lies]
        assert list(lying.inside) == within
        # All that looks like a pile is one, and counts double.
        inside = [place for place, within in enumerate(lying.inside) if within]
        pairs = [(a, b) for a in inside for b in inside if a < b]
        assert [pair for pair in pairs if meet(*(corners(lying.lies[rune]) for rune in pair))] == list(lying.piles)


def test_the_same_throw_lies_the_same_and_another_otherwise():
    again = [runes.geometry(Throw(4), 5, THROWING, Random("7 5 4")) for _ in range(2)]
    assert again[0] == again[1] == runes.shown(Throw(4), 5, 7, THROWING) != runes.shown(Throw(4), 5, 8, THROWING)


def test_no_runes_are_shown_for_what_they_cannot_be_worth():
    assert runes.shown(Throw(2), 1, 0, THROWING) is None
    assert runes.shown(Throw(61), MOST, 0, THROWING) is None


# ------------------------------------------------------------------------------------------------ Content


def refused(**changes: object) -> str:
    """Why a throw with other figures is refused."""
    with pytest.raises(BadContent) as error:
        check(replace(THROWING, **changes), "throw")
    assert error.value.path == "throw.points"
    return error.value.reason


def test_the_stored_throw_is_accepted():
    check(THROWING, "throw")


@pytest.mark.parametrize(
    "changes",
    [{"liveliness": 3.5}, {"thickness": 10.0}, {"spread": 55.0}, {"zone": 90.0}, {"active": 0.4}, {"holds": 0.0}],
)
def test_points_must_fit_the_block_and_its_throw(changes: dict[str, float]):
    assert re.fullmatch(
        r"[12] of these runes bring about \d\.\d\d points on average, not (0.57|1.21)", refused(**changes)
    )


def test_points_must_be_possible():
    points = THROWING.points
    assert refused(points=[[1, 1, 0, 0, 1], *points[1:]]) == "1 runes can’t be worth more than 3 points"
    assert refused(points=[*points[:4], [0], *points[5:]]) == "5 runes are never worth anything"
