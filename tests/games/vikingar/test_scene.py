"""The board of Vikingar: at every position all is drawn, all is told, and all can be pointed at."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations
from math import dist

import pytest

import vikinglab as vl
from vikinglab.core.engine.decision import Decision
from vikinglab.core.show.scene import Scene, ids
from vikinglab.games.vikingar import GAME
from vikinglab.games.vikingar.box import CLAN, EDGE, FEATS, NORTH, PLACES, SHIPS, SOUTH, ZONES, part_of, slot_of
from vikinglab.games.vikingar.runes import total
from vikinglab.games.vikingar.scene import scene
from vikinglab.games.vikingar.throw import MOST, Throw
from vikinglab.games.vikingar.throws import lie
from vikinglab.testing.matches import words

LARGEST = 40_000
BOXES = [(edition, players) for edition in GAME.editions for players in GAME.usual_box(edition).players]


def positions(edition: str, players: int, seed: int, number: int = 12) -> Iterator:
    """Positions of a random match that a seat decides, from its begin to its end."""
    rulings = {"power.choose": "with powers"} if edition == "kickstarter" else {}
    table, rng, chosen = GAME.setup(GAME.box(edition, rulings=rulings), players), random.Random(seed), 0
    table.settle()
    while table.stack and chosen < 60 * number:
        if table.waiting.by_chance:
            table.apply(table.waiting.draw(table, rng))
            continue
        chosen += 1
        if chosen % 60 == 1:
            yield table
        table.apply(rng.choice(table.legal()))
    yield table


def marks(shown: Scene) -> dict:
    return {mark.id: mark for mark in shown.marks}


# ------------------------------------------------------------------------------------------------ Every position


@pytest.mark.parametrize(("edition", "players"), BOXES)
def test_every_position_is_shown_whole(edition, players):
    for table in positions(edition, players, seed=1):
        seat = table.waiting.seat if isinstance(table.waiting, Decision) else None
        before = table.to_json()
        shown = scene(table.view(seat), seat)
        assert table.to_json() == before
        parts = [part.id for part in (*shown.groups, *shown.marks)]
        assert len(parts) == len(set(parts))
        assert max(len(shown.svg(language).encode()) for language in ("en", "fr")) <= LARGEST
        check_places(table, seat, shown)
        check_panels(table, shown)
        if seat is not None:
            there = ids(shown.marks)
            paths = [table.waiting.path(table, action) for action in table.legal()]
            assert [path for path in paths if not path[0].startswith("do:") and not there.issuperset(path)] == []
            assert f"panel:{seat}" in shown.active


def land_printed(table, seat, zone):
    """Return the bits that a seat knows to be printed on a zone."""
    if table.explored(slot_of(zone)):
        return table.printed(zone)
    slot = table.dials.slots.get(str(slot_of(zone)))
    seen = slot is not None and seat in slot.seen
    return table.box.lands[slot.value][zone > SOUTH] if seen else 0


def check_places(table, seat, shown):
    """Every longship, place and card is told where it lies, and a dial that lies face down tells nothing."""
    for ship, zone in enumerate(table.where):
        assert (f"ship:{SHIPS[ship]}" in marks(shown)) == (zone >= 0)
        if zone >= 0:
            assert f"longship {SHIPS[ship]}" in words(shown, f"zone:{ZONES[zone]}")
    for slot in range(1, table.box.slots + 1):
        for zone in (NORTH + slot, SOUTH + slot):
            name, printed = ZONES[zone], land_printed(table, seat, zone)
            for place, bit in PLACES.items():
                mark = marks(shown).get(f"zone:{name}:{place}")
                assert (mark is not None) == bool(printed & bit)
                if mark is not None:
                    razed = table.explored(slot) and not table.land[zone] & bit
                    assert razed == ("(destroyed)" in str(mark.words))
                    looks = "razed-" if razed else "at-" if table.explored(slot) else "seen"
                    assert looks in mark.frame or mark.sprite == "vl-monster"
            told = words(shown, f"zone:{name}")
            assert table.explored(slot) or ("only you have seen it" if printed else "unexplored") in told
        edge = words(shown, f"zone:{ZONES[EDGE + slot]}")
        assert ("nobody has been here" in edge) == (not table.land[EDGE + slot])


def check_panels(table, shown):
    """Every figure of a seat is told on its panel."""
    for seat in range(table.players):
        told = words(shown, f"panel:{seat}")
        assert f"{table.gold[seat]} gold" in told
        assert f"{table.cups(seat)} cup" in told
        assert f"{CLAN - len(table.ships_of(seat))} in reserve" in told
        for at, feat in enumerate(FEATS):
            points, length = table.tracks[len(FEATS) * seat + at], table.box.lengths[at]
            track = marks(shown)[f"feat:{seat}:{feat}"]
            assert f": {points} of {length}" in str(track.words)
            assert track.sprite == (f"vikingar-steps-{points}" if points else "")
            assert (f"feat:{seat}:{feat}:won" in marks(shown)) == (points == length)
        for item in table.items[seat]:
            assert str(table.item(item)) in told
            assert f"item:{seat}:{item}" in marks(shown)


def test_what_lies_apart_is_drawn_apart():
    """Spaces and longships don't cover each other in a world where every dial lies face up."""
    dials = ", ".join(f"{at} D{at:02}" for at in range(1, 25))
    table = vl.position("vikingar", f"dials: {dials}\nA: H\nB: H").table
    for slot in range(1, 25):
        table.where[0], table.where[CLAN] = NORTH + slot, SOUTH + slot
        shown = [mark for mark in scene(table).marks if mark.id.startswith(("zone:", "ship:")) and mark.kind != "label"]
        shown = [mark for mark in shown if f"{slot:02}" in mark.id or mark.kind == "piece"]
        for one, other in combinations([mark for mark in shown if not mark.id.endswith("outpost")], 2):
            # A longship lies where its zone is chosen.
            assert dist((one.x, one.y), (other.x, other.y)) > 24 or other.on == one.id, (one.id, other.id)


@pytest.mark.parametrize(("edition", "players"), BOXES)
def test_longships_and_the_whirlpool_lie_apart_on_the_high_sea(edition, players):
    table = vl.new("vikingar", edition=edition, players=players, seed=1).table
    for seat in range(players):
        table.where[CLAN * seat : CLAN * seat + 4] = [0] * 4
    shown = [mark for id, mark in marks(scene(table)).items() if id.startswith("ship:") or id == "zone:H:whirlpool"]
    assert len(shown) == 4 * players + 1
    for one, other in combinations(shown, 2):
        assert dist((one.x, one.y), (other.x, other.y)) > 24, (one.id, other.id)


def test_each_zone_lies_in_its_part_of_the_world():
    shown = marks(scene(vl.new("vikingar", players=2, seed=1).table))
    sea = shown["land:H"]
    zones = [mark for id, mark in shown.items() if id.startswith("zone:") and id[6:].isdigit()]
    far = {mark.id: dist((mark.x, mark.y), (sea.x, sea.y)) for mark in zones}
    for zone, radius in far.items():
        part = part_of(ZONES.index(zone.removeprefix("zone:")))
        low, high = {NORTH: (136, 250), SOUTH: (250, 366), EDGE: (366, 404)}[part]
        assert low < radius < high
        assert slot_of(ZONES.index(zone.removeprefix("zone:"))) == int(zone[-2:])
    assert len(far) == 72
    assert shown["zone:N01"].x == sea.x
    assert shown["zone:N01"].y < sea.y < shown["zone:N13"].y
    assert shown["zone:N07"].x > sea.x > shown["zone:N19"].x


LAND = "dials: 7 D17, 8 D02\nA: N07 S08, gold 3, items forest-troll\nB: H"


def test_a_place_tells_the_chance_of_the_longship_that_lies_there():
    table = vl.position("vikingar", f"{LAND}\nsails: A1").table
    assert table.items[0] == ("forest-troll",)
    # Six runes attack four: the club of the troll adds one.
    assert words(scene(table), "zone:N07:cult").endswith("place of worship (4 runes, Orange's chance: 65 %)")
    assert "chance" not in words(scene(table), "zone:S08:city")
    table = vl.position("vikingar", f"{LAND}\nsails: A2").table
    assert "(5 runes, toll of 2 gold, Orange's chance: 43 %)" in words(scene(table), "zone:S08:stronghold")


def test_the_chance_against_a_holder_counts_what_both_can_add():
    held = "dials: 7 D17\nA: N07\nB: H, outposts N07:cult\nsails: A1"
    assert "4 runes, Sky's outpost, Orange's chance: 54 %" in words(
        scene(vl.position("vikingar", held).table), "zone:N07:cult"
    )


# ------------------------------------------------------------------------------------------------ Throws


def test_a_throw_is_shown_rune_by_rune():
    table = vl.position("vikingar", "A: H\nB: H\nthrown: 5 6, 4 3").table
    shown = scene(table)
    for side, number, points in (("attack", 5, 6), ("defence", 4, 3)):
        runes = [mark for mark in shown.marks if mark.id.startswith(f"rune:{side}:")]
        assert len(runes) == number
        counted = [int(marks(shown)[f"count:{side}:{rune}"].text) for rune in range(1, number + 1)]
        assert sum(counted) == points == int(marks(shown)[f"points:{side}"].text)
        assert [int(marks(shown)[f"worth:{side}:{rune}"].text) for rune in range(1, number + 1)] == counted
    assert words(shown, "points:attack") == "The attack threw 5 runes: 6 points"


def test_a_throw_says_which_side_wins_once_nobody_can_throw_again():
    for text, wins in (("5 6, 4 3", "attack"), ("5 3, 4 3", "defence"), ("3 0, 4 short", "defence")):
        shown = scene(vl.position("vikingar", f"A: H\nB: H\nthrown: {text}").table)
        assert words(shown, "points:defence").endswith(f". The {wins} wins")
        lost = {side for side in ("attack", "defence") if marks(shown)[f"sum:{side}"].paint == "vikingar-cell"}
        assert wins not in lost
    alone = scene(vl.position("vikingar", "A: H\nB: H\nthrown: 5 6").table)
    assert words(alone, "points:attack") == "The attack threw 5 runes: 6 points"


def test_a_short_side_is_shown_by_a_star():
    table = vl.position("vikingar", "A: H\nB: H\nthrown: 5 short").table
    shown = scene(table)
    assert marks(shown)["points:attack"].text == "★"
    assert "on its short side" in words(shown, "throw")


def test_who_is_asked_about_a_throw_sees_it_framed():
    match = vl.position("vikingar", "dials: 7 D07\nA: N07 H, items fossegrim\nB: H\nsails: A1").match(seed=1)
    assert match.scene().active == ("ship:A1", "panel:0")
    match.play("plunder cult")
    assert match.scene().active == ("throw", "panel:0")


def test_a_throw_looks_the_same_until_the_next_one():
    match = vl.new("vikingar", players=2, seed=5)
    while not match.table.thrown:
        match.play(match.legal()[0])
    seen = lie(match.table, "attack")
    assert total(seen.counted()) == match.table.thrown[0][1]
    assert lie(match.copy().table, "attack") == seen
    number = match.table.throws
    while match.table.throws == number:
        match.play(match.legal()[0])
    assert lie(match.table, "attack") != seen
    while match.table.throws > number:
        match.undo()
    assert lie(match.table, "attack") == seen


def test_a_throw_too_rare_to_be_drawn_has_its_points_alone():
    table = vl.position("vikingar", "A: H\nB: H\nthrown: 1 1").table
    table.thrown = ((MOST, Throw(61)),)
    shown = marks(scene(table))
    assert shown["points:attack"].text == "61"
    assert not any(id.startswith("rune:") for id in shown)
