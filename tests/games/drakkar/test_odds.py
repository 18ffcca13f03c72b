"""The odds of Drakkar: by a formula, by every play of the engine, and by samples within their error."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import product
from random import Random

import pytest

import vikinglab as vl
from vikinglab.games.drakkar import odds
from vikinglab.games.drakkar.box import FACES, SYMBOLS, Move
from vikinglab.games.drakkar.play import Leave, LookAt, OnEmblem, PlayDice, RollDice, Turn
from vikinglab.odds.chances import likely, sampled

from .helpers import bayes, begin

BOX = vl.games()["drakkar"].box()

POSITION = "emblems: f6 heart A, g7 crown B, e9, c3\nA: g4 b3, shields spade\nB: g6 m13, shields heart\nturn: A"


def table(text: str = POSITION):
    """The position, before the throw."""
    return vl.position("drakkar", text).table


# ------------------------------------------------------------------------------------------------ Where pawns can go

WHERE = {
    "by itself": POSITION,
    "one pawn before the other": "emblems: g6, c3\nA: f4 g4\nB: a4 m4\nturn: A",
    "both ways barred but for each other": "emblems: a4\nA: a1 a2\nB: b1 b2\nturn: A",
    "straight out of home": "emblems: c3\nA: south-1 b3\nB: f4 m13\nturn: A",
    "a captive behind its fellow": "emblems: g6, c3\nA: south-1 f4, captive\nB: g6 m13\nturn: A",
    "a captive whose square its fellow holds": "emblems: c3\nA: south-1 f6, captive\nB: a4 m13\nturn: A",
    "both captive": "emblems: c3\nA: captive\nB: f4 m13\nturn: A",
    "released": "emblems: c3\nA: f3 south-1, released\nB: f6 m13\nturn: A",
    "a capture that opens nothing": "emblems: e6, c3\nA: d6 c6\nB: e6 m13\nturn: A",
    "in a corner": "emblems: c3\nA: a1 m13\nB: b2 l12\nturn: A",
}


def by_every_play(before) -> dict[str, list[tuple[int, int]]]:
    """Return the squares that pawns reach by any play of each roll, with the rolls: unlike dice count twice."""
    found: dict[str, list[tuple[int, int]]] = {}
    for dice, weight in before.stack[-1].outcomes(before):
        thrown = before.clone()
        thrown.apply(dice)
        for end in {*ends(thrown)}:
            found.setdefault(end, []).extend([dice] * weight)
    return found


def ends(at, depth: int = 2) -> Iterator[str]:
    """Yield the squares that pawns reach from here on by any play, emblems' moves included."""
    seat = at.waiting.seat
    for action in at.legal():
        if not isinstance(action, Move):
            continue
        if action.start in at.squares(seat):
            yield action.end
        if depth > 1:
            twin = at.clone()
            twin.apply(action)
            if isinstance(twin.waiting, OnEmblem):
                twin.apply(Leave())
            if isinstance(twin.waiting, PlayDice) and twin.waiting.seat == seat:
                yield from ends(twin, depth - 1)


def agrees(before, seat: int) -> None:
    """Check that the odds of a position are those of every play of every roll."""
    found = by_every_play(before)
    view = before.view(seat)
    assert odds.reached(view, seat) == {end: Fraction(len(throws), 36) for end, throws in found.items()}
    for dice, _ in before.stack[-1].outcomes(before):
        assert odds.ways(view, seat, dice).keys() == {end for end, throws in found.items() if dice in throws}


@pytest.mark.rule("drakkar:dice.two-pieces")
@pytest.mark.rule("drakkar:pawn.no-jump")
@pytest.mark.parametrize("text", WHERE.values(), ids=WHERE)
def test_what_can_be_reached_is_what_any_play_of_any_throw_brings(text):
    agrees(table(text), 0)


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_so_it_is_in_positions_that_chance_brings(players, seed):
    rng, looked_at = Random(seed), 0
    match = vl.new("drakkar", players=players, seed=seed)
    while match.waiting is not None and looked_at < 2:
        for _ in range(60):
            match.play(rng.choice(match.legal()))
        seat = match.waiting.seat
        before = match.table.clone()
        before.stack[:] = [Turn(seat)]
        before.missing[seat] = 0
        before.lies = dict([*before.lies.items()][:6])  # so many emblems are enough to be moved first
        before.settle()
        assert isinstance(before.stack[-1], RollDice)
        agrees(before, seat)
        looked_at += 1


def test_partners_bar_the_way_to_each_other():
    text = "emblems: a4\nA: a1 m1\nB: l13 m13\nC: a4 j13\nD: b13 c13\nturn: A"
    alone, together = (vl.position("drakkar", text, rulings={"team.two": team}).table for team in ("alone", "teams"))
    assert odds.reached(alone.view(0), 0)["a4"] == Fraction(11, 36)
    assert "a4" not in odds.reached(together.view(0), 0)
    agrees(together, 0)


def test_the_other_pawn_makes_way():
    """From f4 the way to h4 is barred by g4, until that pawn has gone by the other die."""
    found = [way for way in odds.arrivals(table(WHERE["one pawn before the other"]), 0) if way.square == "h4"]
    assert {(way.pawn, way.face, way.first) for way in found} == {(1, 1, 0), *((0, 2, first) for first in FACES)}
    assert {way.pawn for way in odds.ways(table(WHERE["one pawn before the other"]), 0, (2, 5))["h4"]} == {0}


@pytest.mark.parametrize("square", ["h4", "g6", "k4", "e2"])
def test_a_square_by_counting_throws_by_every_outcome_and_by_sample(square):
    before = table(WHERE["one pawn before the other"])

    def there(thrown) -> bool:
        return square in {*ends(thrown)}

    exact = odds.reached(before.view(0), 0)[square]
    assert likely(before, there) == exact
    found = sampled(before, there, 250, Random(7))
    assert abs(found.share - exact) <= found.error


def test_to_come_to_one_of_some_squares_is_less_than_the_sum():
    view = table(WHERE["by itself"]).view(0)
    found = by_every_play(table(WHERE["by itself"]))
    thrown = Counter(found["e4"]) | Counter(found["e3"])
    assert odds.lands(view, 0, ["e4", "e3"]) == Fraction(thrown.total(), 36) == Fraction(20, 36)
    assert odds.lands(view, 0, ["e4"]) + odds.lands(view, 0, ["e3"]) == Fraction(22, 36), "a 2 and a 3 count twice"
    assert odds.lands(view, 0, ["m1"]) == 0


# ------------------------------------------------------------------------------------------------ Prison


@pytest.mark.parametrize("faces", [set(), {6}, {1, 2}, {1, 3, 5}, {1, 2, 3, 4, 5, 6}])
def test_how_often_one_of_two_dice_shows_a_face(faces):
    counted = sum(bool({one, other} & faces) for one, other in product(range(1, 7), repeat=2))
    assert odds.shows(faces) == Fraction(counted, 36)


def out_by_play(before, turns: int) -> list[Fraction]:
    """Return the chance that pawn 0 is out after each of A's turns, if it comes out as soon as the rules let it."""
    at, found = {before.to_json(): (before, Fraction(1))}, []
    for _ in range(turns):
        later: dict[bytes, tuple] = {}
        for start, share in at.values():
            for end, part in _turn(start):
                key = end.to_json()
                later[key] = (end, share * part + later.get(key, (end, Fraction(0)))[1])
        at = later
        found.append(sum((share for end, share in at.values() if not end.is_home(0)), Fraction(0)))
    return found


def _turn(before) -> Iterator[tuple]:
    """Yield the ends of A's turn with their probabilities. B passes all the time."""
    if not before.is_home(0):
        yield before, Fraction(1)
        return
    for dice, weight in [(None, 36)] if before.missing[0] else [*RollDice(0).outcomes(before)]:
        twin = before.clone()
        twin.stack[:] = [Turn(0)]
        twin.settle() if dice else twin.stack.pop().run(twin)
        if dice:
            twin.apply(dice)
            outs = [action for action in twin.legal() if getattr(action, "start", "") == twin.square_of(0)]
            twin.apply(outs[0]) if outs else None
        twin.stack[:] = [Turn(0)]
        yield twin, Fraction(weight, 36)


@pytest.mark.rule("drakkar:prison.six")
@pytest.mark.rule("drakkar:prison.barred")
@pytest.mark.parametrize("barred", range(7))
def test_a_captured_pawn_comes_out_as_the_rules_let_it(barred):
    """Another pawn stands before it, on a square of its way; where there is none, the formula is short."""
    stands = f"f{barred}" if barred else "m1"
    before = table(f"emblems: c3\nA: south-1 a13, captive\nB: {stands} m13\nturn: A")
    exact = odds.captured(6, release=6, barred=barred)
    assert out_by_play(before, 6) == exact
    if not barred:
        assert exact == [1 - Fraction(25, 36) ** turn for turn in range(1, 7)]


@pytest.mark.parametrize("beyond", [4, 5, 6])
def test_a_pawn_beyond_the_square_of_the_releasing_face_bars_nothing(beyond):
    assert odds.captured(4, release=3, barred=beyond) == odds.captured(4, release=3)
    assert odds.captured(4, release=3, barred=3) != odds.captured(4, release=3)


@pytest.mark.rule("drakkar:prison.both")
@pytest.mark.parametrize("barred", range(7))
def test_a_punished_pawn_misses_two_turns_and_needs_no_six(barred):
    stands = f"f{barred}" if barred else "m1"
    before = table(f"emblems: c3\nA: south-1 south-2, missing 2\nB: {stands} m13\nturn: B")
    assert out_by_play(before, 5) == odds.punished(5, missed=2, barred=barred)
    assert odds.punished(5, missed=2) == [0, 0, 1, 1, 1]


def test_the_wait_for_a_six():
    assert odds.shows({6}) == Fraction(11, 36)
    assert odds.wait_for({6}) == Fraction(36, 11)
    expected = sum(1 - chance for chance in [Fraction(0), *odds.captured(60, release=6)])
    assert abs(expected - odds.wait_for({6})) < 1e-8, "the sum of the chances to be in still"


def test_it_waits_so_long_in_thrown_dice_too():
    rng, times = Random(11), 3000
    out = sum(any(6 in (rng.randint(1, 6), rng.randint(1, 6)) for _ in range(3)) for _ in range(times))
    exact = odds.captured(3, release=6)[-1]
    assert abs(out / times - exact) < 3 * (0.25 / times) ** 0.5


# ------------------------------------------------------------------------------------------------ Emblems


def test_an_emblem_can_be_what_the_seat_hasnt_seen_elsewhere():
    """A spade and a heart of eighteen emblems are taken, and one heart is known: fifteen are left."""
    view = table().view(0)
    assert odds.emblem(view, "f6") == {"heart": 1}
    chances = odds.emblem(view, "e9")
    assert chances == {
        **dict.fromkeys(("club", "crown", "diamond", "tower"), Fraction(3, 15)),
        "heart": Fraction(1, 15),
        "spade": Fraction(2, 15),
    }
    assert odds.emblem(view, "g7") == chances, "that B has seen it tells A nothing"
    assert odds.unseen(view, 0).total() == 15


def test_it_fits_if_a_shield_waits_for_it():
    view = table().view(0)
    assert odds.fits(view, 0, "f6") == 1
    assert odds.fits(view, 0, "e9") == Fraction(1 + 3 + 3 + 3, 15), "a heart, a diamond, a club, a tower"
    filled = table(POSITION.replace("shields spade", "shields heart"))
    assert odds.fits(filled.view(0), 0, "f6") == 0


def test_each_look_and_each_take_changes_the_chance():
    before = begin("emblems: f6 crown, e9\nA: f6 b3\nB: a9 m13\nlanded: f6")
    chance = odds.fits(before.table.view(0), 0, "e9")
    before.play("see")
    assert chance == Fraction(15, 18)
    assert odds.fits(before.table.view(0), 0, "e9") == Fraction(15, 17), "a crown doesn't fit, and one is known now"
    assert odds.fits(before.table.view(1), 1, "e9") == Fraction(15, 18), "B hasn't seen it"


@pytest.mark.rule("drakkar:look.see")
@pytest.mark.parametrize("seen", SYMBOLS)
def test_bayes_by_formula_by_every_outcome_and_by_sample(seen):
    """A looks at f6, and sees this: what does that tell of e9?"""
    before = table("emblems: f6, e9, c3\nA: f6 b3, shields spade\nB: a9 m13\nturn: A").view(0)
    prior = odds.emblem(before, "e9")
    hidden = odds.unseen(before, 0)
    after = bayes(prior, {symbol: odds.likelihood(hidden, symbol, seen) for symbol in SYMBOLS})
    before.stack[:] = [LookAt(0, "e9"), LookAt(0, "f6")]
    assert after == {symbol: _both(before, seen, symbol) / _both(before, seen) for symbol in SYMBOLS}
    looked = before.clone()
    looked.apply(seen)
    assert {symbol: chance for symbol, chance in after.items() if chance} == odds.emblem(looked, "e9")
    rng, pieces = Random(5), [*hidden.elements()]
    drawn = [rng.sample(pieces, 2) for _ in range(6000)]
    found = [other for one, other in drawn if one == seen]
    for symbol in SYMBOLS:
        assert abs(found.count(symbol) / len(found) - after[symbol]) < 3 * (0.25 / len(found)) ** 0.5


def _both(before, seen: str, other: str | None = None) -> Fraction:
    """Return the chance that the first look shows one emblem, and the second another, by all the engine's outcomes."""

    def shown(after) -> bool:
        values = [after.emblems.slots[after.lies[square]].value for square in ("f6", "e9")]
        return values[0] == seen and other in (None, values[1])

    return likely(before, shown)


# ------------------------------------------------------------------------------------------------ Look first, or take?


@pytest.mark.parametrize("target", ["g7", "f10", "a1", "c12"])
def test_the_turns_to_a_square_hold_for_every_move_that_the_rules_allow(target):
    """From each square: a turn, and then the least that a legal move of the throw leads to, or to stay. Nothing but
    the right turns holds so everywhere."""
    turns = odds.turns_to(BOX.board, target)
    for square in BOX.board.places:
        if square.startswith(("west", "east")):
            continue
        seat = int(square.startswith("north"))
        ahead = [_least(square, seat, dice, target, turns) for dice in odds.ROLLS]
        assert turns[square] == 1 + sum(ahead, Fraction(0)) / 36


def _least(square: str, seat: int, dice: tuple[int, int], target: str, turns: dict[str, Fraction]) -> Fraction:
    found = _ALONE.clone()
    moved = next(start for start, pawn in found.stands.items() if pawn == 2 * seat)
    found.stands[square] = found.stands.pop(moved)
    found.stack[:] = [PlayDice(seat, tuple(sorted(dice)))]
    ends = [move.end for move in found.legal() if getattr(move, "start", "") == square]
    return min([turns[square], *(Fraction(0) if end == target else turns[end] for end in ends)])


_ALONE = vl.position("drakkar", "A:\nB:\nturn: A").table
"""All pawns at home: none is in the way of one that is alone on the board."""


def test_a_line_is_one_number_away_and_all_else_one_throw_from_a_line():
    turns = odds.turns_to(BOX.board, "g7")
    lines = {start for start, ways in BOX.board.ways.items() if "g7" in ways and "-" not in start}
    assert {turns[start] for start in lines} == {Fraction(36, 11)}
    assert turns["g7"] == 1 + Fraction(36, 11)
    assert min(turns[start] for start in turns if start not in lines) == 1 + Fraction(36, 11)


def test_by_value_iteration_the_turns_are_the_same():
    target = "f10"
    turns = odds.turns_to(BOX.board, target)
    steps = {start: _steps(start) for start in BOX.board.places}
    found = dict.fromkeys(BOX.board.places, 0.0)
    for _ in range(150):
        found = {start: 1 + _ahead(steps[start], found, start, target) for start in found}
    assert max(abs(found[start] - float(turns[start])) for start in found) < 1e-9


def _steps(start: str) -> list[list[str]]:
    return [[end for end, _ in BOX.board.steps[face,][start]] for face in FACES]


def _ahead(steps: list[list[str]], found: dict[str, float], start: str, target: str) -> float:
    least = [min([found[start], *(0.0 if end == target else found[end] for end in ends)]) for ends in steps]
    return sum(min(one, other) for one, other in product(least, repeat=2)) / 36


def test_by_playing_it_the_turns_are_the_same_within_the_error():
    target, rng, times = "g10", Random(3), 3000
    turns = odds.turns_to(BOX.board, target)
    played = [_played("south-1", target, turns, rng) for _ in range(times)]
    mean = sum(played) / times
    deviation = (sum((each - mean) ** 2 for each in played) / times) ** 0.5
    assert abs(mean - turns["south-1"]) < 3 * deviation / times**0.5


def _played(square: str, target: str, turns: dict[str, Fraction], rng: Random) -> int:
    """Return the number of turns that it took once."""
    for turn in range(1, 1000):
        dice = tuple(sorted((rng.randint(1, 6), rng.randint(1, 6))))
        ends = [end for end, _ in BOX.board.steps[dice][square]]
        if target in ends:
            return turn
        square = min([square, *ends], key=lambda end: turns[end])
    raise AssertionError("it never came")


def test_a_take_breaks_even_where_both_cost_as_many_turns():
    for square in BOX.white:
        price = odds.costs(BOX, 2, 0, square)
        share = price.break_even
        assert share * price.again == (1 - share) * price.wrong
        assert price.again == Fraction(47, 11)
    near, far = (odds.costs(BOX, 2, 0, square).wrong for square in ("f4", "g10"))
    assert near == BOX.turns + Fraction(36, 11), "from the drakkar before file f, a four lands there"
    assert far > near
    assert odds.costs(BOX, 2, 1, "f10").wrong == near, "to who sits across, it is as near"


def test_the_chance_of_an_unseen_emblem_by_shields_filled_is_what_a_view_says():
    shields = ["spade", "heart", "club", "tower"]
    for filled in range(5):
        has = f", shields {' '.join(shields[:filled])}" if filled else ""
        view = table(f"emblems: f6 diamond A, g7 crown A, e9\nA: a1 b1{has}\nB: a9 m13\nturn: A").view(0)
        assert odds.right(3, 6, filled, 5, fitting=1, others=1) == odds.fits(view, 0, "e9")
    assert odds.right(3, 6, 4, 5, fitting=3) == 0
    assert odds.right(3, 6, 4, 5, fitting=0, others=14) == 0, "there is no other"
