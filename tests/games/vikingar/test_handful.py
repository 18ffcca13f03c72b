"""Runes as they are drawn, thrown and laid by hand: what is shown is what the engine drew and counted."""

from __future__ import annotations

import re
from itertools import accumulate
from math import cos, hypot, pi, radians, sin
from random import Random

import pytest
from msgspec.structs import replace

import vikinglab as vl
from vikinglab.core.show.hand import Piece
from vikinglab.games.vikingar import GAME, thrown
from vikinglab.games.vikingar.charts import duel, points
from vikinglab.games.vikingar.handful import HEIGHT, WAYS, WIDTH, Handful
from vikinglab.games.vikingar.odds import chance
from vikinglab.games.vikingar.runes import Lie, Lying, block, geometry, laid, overlap
from vikinglab.games.vikingar.scene import scene
from vikinglab.games.vikingar.throw import MOST, SHORT, Throw, footprint, outcomes, stored
from vikinglab.games.vikingar.throws import STEPS, is_rare, lie

THROWING = stored()
APART = Lying(
    (Lie(0, 0, 0, "active"), Lie(60, 0, 0.3, "long"), Lie(-60, 0, 0, "inactive"), Lie(0, 60, 0, "active")),
    (True,) * 4,
    (),
)


def blocks(shown, begins):
    return {mark.id: mark for mark in shown.marks if mark.solid and mark.id.startswith(begins)}


# ------------------------------------------------------------------------------------------------ As the engine drew


@pytest.mark.parametrize("thrown_", ["5 6, 4 3", "10 9, 7 short", "3 0"])
def test_runes_lie_as_the_engine_drew_them(thrown_):
    table = vl.position("vikingar", f"A: H\nB: H\nthrown: {thrown_}").table
    shown = scene(table)
    for side, _ in zip(("attack", "defence"), table.thrown, strict=False):
        lying = lie(table, side)
        drawn = blocks(shown, f"rune:{side}:")
        assert len(drawn) == len(lying.lies)
        marks = [drawn[f"rune:{side}:{number}"] for number in range(1, len(drawn) + 1)]
        scales = {
            round(mark.solid.long / footprint(each.way, THROWING)[0], 1)
            for mark, each in zip(marks, lying.lies, strict=True)
        }
        assert len(scales) == 1
        scale = marks[0].solid.long / footprint(lying.lies[0].way, THROWING)[0]
        (first, at), *others = zip(marks, lying.lies, strict=True)
        for mark, each in others:
            # They lie to each other as the engine has them, at one scale, within what is rounded.
            assert hypot(mark.x - first.x - scale * (each.x - at.x), mark.y - first.y - scale * (each.y - at.y)) < 0.6
            assert (mark.turn - each.angle * 180 / pi) % 180 == pytest.approx(0, abs=0.1) or (
                (mark.turn - each.angle * 180 / pi) % 180 == pytest.approx(180, abs=0.1)
            )
        for mark, each in zip(marks, lying.lies, strict=True):
            number = mark.id.rpartition(":")[2]
            faces = (mark.solid.top, mark.solid.front)
            sign = f"vikingar-rune-{number}"
            assert (
                faces
                == {"active": (sign, ""), "inactive": ("vikingar-rune-grain", ""), "long": ("", sign), SHORT: ("", "")}[
                    each.way
                ]
            )


def test_each_rune_is_told_with_its_reason_in_both_languages():
    lying = Lying(
        (
            Lie(0, 0, 0, "active"),
            Lie(5, 0, 0.2, "active"),
            Lie(40, 0, 0, "long"),
            Lie(119, 0, 0, "active"),
            Lie(200, 0, 0, "long"),
        ),
        (True, True, True, False, False),
        ((0, 1), (0, 2)),
    )
    told = [thrown.words(lying, rune, each, THROWING) for rune, each in enumerate(lying.counted())]
    assert [each["en"] for each in told] == [
        "Rune 1, active, overlaps runes 2 and 3: 2 points",
        "Rune 2, active, overlaps rune 1: 2 points",
        "Rune 3, long side, overlaps rune 1: 6 points",
        "Rune 4, touches the line: 0 points",
        "Rune 5, off the high sea: 0 points",
    ]
    assert [each["fr"].replace("\N{NO-BREAK SPACE}", " ") for each in told] == [
        "Rune 1, active, chevauche les runes 2 et 3 : 2 points",
        "Rune 2, active, chevauche la rune 1 : 2 points",
        "Rune 3, côté long, chevauche la rune 1 : 6 points",
        "Rune 4, touche la ligne : 0 point",
        "Rune 5, hors de la haute mer : 0 point",
    ]


def test_the_attack_is_told_before_the_defence_and_the_sum_after_its_runes():
    shown = scene(vl.position("vikingar", "A: H\nB: H\nthrown: 5 6, 4 3").table)
    steps = {mark.id: mark.step for mark in shown.marks if mark.step}
    assert {steps[f"rune:attack:{rune}"] for rune in range(1, 6)} == {1}
    assert [steps[f"cell:attack:{rune}"] for rune in range(1, 6)] == [2, 3, 4, 5, 6]
    assert 6 < steps["points:attack"] < steps["rune:defence:1"] == 1 + STEPS
    assert steps["points:defence"] == max(steps.values())


def test_a_throw_is_rare_that_one_in_ten_equals():
    known = dict(outcomes(5, THROWING))
    for outcome in known:
        better = sum(weight for other, weight in known.items() if other == outcome or other.beats(outcome))
        assert is_rare(5, outcome, THROWING) == (better / sum(known.values()) <= 0.1)
    assert is_rare(5, Throw(0, short_edge=True), THROWING)
    assert not is_rare(5, Throw(3), THROWING)


# ------------------------------------------------------------------------------------------------ Laid by hand


def test_a_rune_that_is_laid_on_another_lies_on_it_and_both_count_double():
    on = laid(APART, 3, Lie(5, 0, 1.0, "active"), THROWING)
    assert on.piles == ((0, 3),)
    assert [each.points for each in on.counted()] == [2, 3, 0, 2]
    under = laid(on, 0, on.lies[0], THROWING)
    assert under.piles == ((3, 0),)
    assert [each.points for each in laid(on, 3, Lie(0, 60, 0, "active"), THROWING).counted()] == [1, 3, 0, 1]


def test_a_graze_is_no_pile_and_the_line_counts_for_nothing():
    long, graze = THROWING.length, THROWING.graze
    near = laid(APART, 3, Lie(long - graze + 0.01, 0, 0, "active"), THROWING)
    assert near.piles == ()
    assert laid(APART, 3, Lie(long - graze - 0.01, 0, 0, "active"), THROWING).piles == ((0, 3),)
    zone = THROWING.zone
    edge = laid(APART, 3, Lie(0, zone - THROWING.width / 2, 0, "active"), THROWING)
    assert not edge.inside[3]
    assert thrown.reason(edge, 3, edge.counted()[3], THROWING) == "line"


@pytest.mark.parametrize("seed", range(6))
def test_piles_by_hand_are_where_rectangles_overlap(seed):
    rng = Random(seed)
    lying = geometry(Throw(3), 5, THROWING, rng)
    for _ in range(40):
        moved = rng.randrange(5)
        lies = Lie(rng.uniform(-60, 60), rng.uniform(-60, 60), rng.uniform(0, pi), rng.choice(WAYS))
        lying = laid(lying, moved, lies, THROWING)
        for other in range(5):
            if other != moved and lying.inside[moved] and lying.inside[other]:
                deep = overlap(block(lying.lies[other], THROWING), block(lies, THROWING)) > THROWING.graze
                assert ((other, moved) in lying.piles) == deep
                assert (moved, other) not in lying.piles
        assert sorted(thrown.order(lying)) == [0, 1, 2, 3, 4]
        places = {rune: at for at, rune in enumerate(thrown.order(lying))}
        assert all(places[lower] < places[upper] for lower, upper in lying.piles)


def test_a_nearest_point_is_the_nearest():
    for seed in range(20):
        rng = Random(seed)
        each = block(Lie(rng.uniform(-150, 150), rng.uniform(-150, 150), rng.uniform(0, pi), "active"), THROWING)
        steps = [at / 20 - 1 for at in range(41)]
        spots = [
            (
                each.x + a * each.long * each.cos - b * each.wide * each.sin,
                each.y + a * each.long * each.sin + b * each.wide * each.cos,
            )
            for a in steps
            for b in steps
        ]
        assert each.near() == pytest.approx(min(hypot(x, y) for x, y in spots), abs=1.5)


# ------------------------------------------------------------------------------------------------ In a hand


def test_a_hand_throws_what_a_match_could_and_shows_it_whole():
    for seed in range(12):
        runes = 1 + seed % MOST
        shown = GAME.hand.throw(runes, Random(seed))
        assert len(shown.pieces) == runes
        assert shown.lying.outcome() in dict(outcomes(runes, THROWING))
        assert not shown.lying.slid
        assert all(0 <= piece.x <= WIDTH and -10 <= piece.y <= HEIGHT + 10 for piece in shown.pieces)


def test_a_hand_throws_as_often_as_the_stored_throws_say():
    rng, found = Random(2), [0, 0]
    for _ in range(400):
        points_ = GAME.hand.throw(3, rng).lying.outcome().points
        found[points_ > 1] += 1
    known = outcomes(3, THROWING)
    share = sum(weight for outcome, weight in known if outcome.points > 1) / sum(weight for _, weight in known)
    assert found[1] / 400 == pytest.approx(share, abs=0.08)


def test_a_piece_that_is_put_down_lies_there_and_stays_within_the_picture():
    shown = GAME.hand.throw(3, Random(1))
    piece = Piece(200, 100, 30, WAYS.index("long"))
    after = shown.laid(1, piece)
    assert after.pieces[1] == pytest.approx(piece)
    assert (after.pieces[0], after.pieces[2]) == (shown.pieces[0], shown.pieces[2])
    assert shown.pieces[1] != after.pieces[1]
    far = shown.laid(1, Piece(4000, -4000, -700, 0)).pieces[1]
    assert (far.x, far.y) == pytest.approx((WIDTH, 0))
    assert 0 <= far.turn < 180


def test_the_words_and_the_marks_of_a_layout_say_the_same():
    shown = Handful(replace(APART, piles=()), THROWING)
    marks = {mark.id: mark for mark in shown.scene.marks}
    assert [marks[f"count:all:{rune}"].text for rune in range(1, 5)] == ["1", "3", "0", "1"]
    assert marks["points:all"].text == "5"
    assert str(shown.words) == "4 runes: 5 points"
    assert not any(mark.step for mark in shown.scene.marks)


def corners(line):
    """The corners of a path, each a step from the one before."""
    steps = [float(each) for each in re.findall(r"-?(?:\d+\.?\d*|\.\d+)", line)]
    return [*zip(accumulate(steps[::2]), accumulate(steps[1::2]), strict=True)]


def test_a_line_is_a_circle_around_the_high_sea():
    frame = [(0, 0), (400, 0), (400, 316), (0, 316)]
    view = thrown.View(0, 0, 400, 316, scale=1.2)
    line = corners(thrown.shore(view, frame, 120.0))
    assert len(line) == thrown.ROUND
    assert all(hypot(x - 200, y - 158) == pytest.approx(144, abs=2) for x, y in line)
    near = view._replace(middle=(120 * cos(radians(30)), 120 * sin(radians(30))))
    line = corners(thrown.shore(near, frame, 120.0))
    x, y = near.at(0, 0)
    on_frame = [corner for corner in line if hypot(corner[0] - x, corner[1] - y) < 142]
    assert 0 < len(on_frame) < len(line)
    assert all(-0.1 < x < 400.1 and -0.1 < y < 316.1 for x, y in line)
    assert thrown.shore(near._replace(middle=(900, 0)), frame, 120.0) == ""


# ------------------------------------------------------------------------------------------------ Charts


@pytest.mark.parametrize("runes", [1, 5, MOST])
def test_the_chart_of_points_adds_up_to_all_throws(runes):
    exact, least = points(runes).series
    assert sum(exact.values) == pytest.approx(100)
    assert least.values[0] == pytest.approx(100)
    known = dict(outcomes(runes, THROWING))
    share = 100 * known[Throw(1)] / sum(known.values())
    assert exact.values[1] == pytest.approx(share)
    assert least.values[1] == pytest.approx(100 - exact.values[0])


def test_the_chart_of_a_duel_is_the_chance_of_an_attack():
    (wins,) = duel(4).series
    assert [round(float(each), 6) for each in wins.values] == [
        round(100 * float(chance(attack, 4, THROWING)), 6) for attack in range(1, MOST + 1)
    ]
    assert "wins 54 % of the time" in str(duel(4).sentence).replace("\N{NO-BREAK SPACE}", " ")
    assert "From 5 runes on" in str(duel(4).sentence)
