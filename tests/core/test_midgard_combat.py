"""One combat in the manner of Midgard: dice chosen piece by piece, rolled, rolled again, or paid as a set."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import combinations, permutations, product
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.games import (
    check_independent,
    check_position,
    choices,
    every_position,
    game_of,
    odds,
    play,
    refused,
    scripts,
    stack,
    thrown,
    throws,
)
from tests.core.games.midgard import BATTLES, COMBAT_DIE, Midgard, Pay, Reroll, RollCombat, Ship, setup
from vikinglab.core.engine.decision import Chance, Done
from vikinglab.core.match import Match

FACES = ("hammer", "hammers", "shield", "chest", "longship", "clan")


def with_dice(*dice: str, battle: str = "fleet", **more) -> Midgard:
    """Seat 0 has these dice, and faces a battle."""
    return setup([Ship(dice, **more)], battle)


# ------------------------------------------------------------------------------------------------ Committing dice


def test_hammers_are_committed_one_die_a_decision():
    table = with_dice("red:hammer", "red:hammers", "blue:shield")
    play(table, "fight")
    assert choices(table) == ["hammer red:hammer", "hammer red:hammers"]
    assert refused(table, "hammer blue:shield") == "combat.hammers"
    assert refused(table, "hammer blue:hammer") == "core:not-a-choice"
    assert refused(table, "done") == "combat.some-dice"
    play(table, "hammer red:hammers")
    assert choices(table) == ["hammer red:hammer", "done"]
    assert table.ships[0].dice == ("blue:shield", "red:hammer")
    play(table, "hammer red:hammer", "done")
    assert isinstance(table.waiting, RollCombat)
    assert table.waiting.number == 3, "a double hammer is worth two"


def test_like_dice_are_one_candidate():
    table = with_dice("red:hammer", "red:hammer", "red:hammer", "blue:hammer")
    play(table, "fight")
    assert choices(table) == ["hammer blue:hammer", "hammer red:hammer"]
    play(table, "hammer red:hammer")
    assert choices(table) == ["hammer blue:hammer", "hammer red:hammer", "done"]


def test_a_clan_icon_is_one_hammer_if_the_leader_is_of_its_clan():
    table = with_dice("red:clan", "blue:clan", leader="red")
    play(table, "fight")
    assert choices(table) == ["hammer red:clan"]
    assert refused(table, "hammer blue:clan") == "combat.hammers"
    play(table, "hammer red:clan", "done")
    assert table.waiting.number == 1


def test_an_artifact_adds_its_dice_once_and_needs_no_hammer():
    table = with_dice("red:hammer", artifacts={"spear": 3})
    play(table, "fight")
    assert choices(table) == ["hammer red:hammer", "invoke spear"]
    play(table, "invoke spear")
    assert choices(table) == ["hammer red:hammer", "done"]
    play(table, "done")
    assert table.waiting.number == 3
    assert refused(with_dice("red:shield", artifacts={"spear": 3}), "fight") is None
    assert refused(with_dice("red:shield"), "fight") == "combat.hammers"


def test_nothing_is_added_after_the_first_roll():
    table = with_dice("red:hammer", "red:hammer", favours=1)
    play(table, "fight", "hammer red:hammer", "done", (0,))
    assert choices(table) == ["again 0", "done"]
    assert refused(table, "hammer red:hammer") == "core:not-a-choice"


# ------------------------------------------------------------------------------------------------ Rolling


def test_rolls_are_multisets_with_exact_weights():
    for number in range(1, 5):
        ordered = Counter(tuple(sorted(roll)) for roll in product((0, 0, 1, 1, 1, 2), repeat=number))
        assert dict(throws(COMBAT_DIE, number)) == ordered
    assert len(throws(COMBAT_DIE, 5)) == 21
    assert len(throws(COMBAT_DIE, 28)) == 435, "more dice than anybody can bring"
    for number in (1, 5, 28):
        assert sum(weight for _, weight in throws(COMBAT_DIE, number)) == 6**number
        assert sum(odds(throws(COMBAT_DIE, number)).values()) == 1


def test_a_roll_is_drawn_by_its_weights():
    drawn = Counter(thrown(COMBAT_DIE, 3, script) for script in scripts(6, 3))
    assert drawn == dict(throws(COMBAT_DIE, 3))


@pytest.mark.parametrize(
    ("dice", "battle", "percent"), [(2, "raft", 56), (3, "wyrm", 49), (5, "wyrm", 86), (6, "fleet", 81)]
)
def test_without_favours_the_odds_are_those_of_the_dice(dice: int, battle: str, percent: int):
    table = with_dice(*["red:hammer"] * dice, battle=battle)
    play(table, "fight", *["hammer red:hammer"] * dice, "done")
    won = Fraction(0)
    for roll, chance in odds(table.waiting.outcomes(table)).items():
        end = table.clone()
        end.apply(roll)
        assert end.result is not None
        won += chance * (end.ships[0].glory > 0)
    assert round(won * 100) == percent


# ------------------------------------------------------------------------------------------------ Favours


def rolled(*successes: int, favours: int = 2, battle: str = "fleet") -> Midgard:
    """Seat 0 has rolled so much."""
    table = with_dice(*["red:hammer"] * len(successes), battle=battle, favours=favours)
    play(table, "fight", *["hammer red:hammer"] * len(successes), "done", successes)
    return table


def test_the_dice_for_a_reroll_are_chosen_one_a_decision():
    table = rolled(0, 0, 1, 2)
    assert choices(table) == ["again 0", "again 1", "again 2", "done"]
    play(table, "again 0")
    assert table.waiting == Reroll(0, "fleet", (0,))
    assert choices(table) == ["again 0", "again 1", "again 2", "done"], "another die shows 0 too"
    play(table, "again 0")
    assert choices(table) == ["again 1", "again 2", "done"]
    assert table.ships[0].favours == 2, "the favour is spent when the choice is complete"
    play(table, "done")
    assert (table.ships[0].favours, table.rolled) == (1, (1, 2))
    assert stack(table)[:2] == ["RollCombat", "AfterRoll"]
    assert table.waiting.number == 2
    play(table, (0, 1))
    assert table.rolled == (0, 1, 1, 2)


def test_the_order_of_the_choice_makes_no_difference():
    one, other = rolled(0, 1, 2), rolled(0, 1, 2)
    play(one, "again 0", "again 2")
    play(other, "again 2", "again 0")
    assert one == other


def test_two_favours_are_two_rerolls_and_then_it_is_judged():
    table = rolled(0, 0, 0, 0)
    play(table, *["again 0"] * 4, "done", (0, 0, 1, 1), *["again 0"] * 2, "done", (1, 1))
    assert table.result is not None, "no favour is left, so nobody is asked"
    assert (table.ships[0].glory, table.ships[0].favours, table.rolled) == (13, 0, ())


def test_who_chooses_no_die_keeps_the_favour_and_the_roll():
    table = rolled(2, 2)
    play(table, "done")
    assert (table.ships[0].glory, table.ships[0].favours) == (13, 2)
    table = rolled(0, 1)
    play(table, "done")
    assert (table.ships[0].glory, table.ships[0].favours, table.ships[0].dice) == (0, 2, ()), "the crew dice are gone"


def test_a_die_that_does_not_lie_there_cannot_be_chosen():
    table = rolled(0, 1)
    assert refused(table, "again 2") == "core:not-a-choice"
    play(table, "again 1")
    assert refused(table, "again 1") == "core:not-a-choice"


def best(table: Midgard, known: dict[bytes, Fraction]) -> Fraction:
    """The chance to win with the best choices, through every decision and chance of the core."""
    key = table.to_json()
    if key not in known:
        known[key] = _best(table, known)
    return known[key]


def _best(table: Midgard, known: dict[bytes, Fraction]) -> Fraction:
    thing = table.waiting
    if thing is None:
        return Fraction(table.ships[0].glory > 0)
    ways = odds(thing.outcomes(table)) if isinstance(thing, Chance) else dict.fromkeys(table.legal(), Fraction(1))
    after = [best(table.then(way), known) for way in ways]
    if isinstance(thing, Chance):
        return sum((chance * value for chance, value in zip(ways.values(), after, strict=True)), Fraction(0))
    return max(after)


@cache
def best_of_dice(dice: tuple[int, ...], favours: int, defence: int) -> Fraction:
    """The same by dice alone, ordered and with any of them taken up again."""
    won = Fraction(sum(dice) >= defence)
    if won or not favours:
        return won
    for number in range(1, len(dice) + 1):
        for up in combinations(range(len(dice)), number):
            left = [die for at, die in enumerate(dice) if at not in up]
            rolls = product((0, 0, 1, 1, 1, 2), repeat=number)
            total = sum(best_of_dice(tuple(sorted([*left, *roll])), favours - 1, defence) for roll in rolls)
            won = max(won, Fraction(total, 6**number))
    return won


@pytest.mark.parametrize("favours", [0, 1, 2])
def test_the_best_use_of_favours_is_exact(favours: int):
    table = with_dice("red:hammers", battle="wyrm", favours=favours)
    play(table, "fight", "hammer red:hammers", "done")
    through_core = best(table, {})
    rolls = list(product((0, 0, 1, 1, 1, 2), repeat=2))
    by_dice = sum(best_of_dice(tuple(sorted(roll)), favours, 3) for roll in rolls) / len(rolls)
    assert through_core == by_dice
    if not favours:
        assert through_core == Fraction(7, 36)


# -------------------------------------------------------------------------------------------------- The set of a battle


def test_a_set_is_paid_one_die_a_decision():
    table = with_dice("red:hammer", "blue:shield", "red:longship", "blue:longship", "blue:chest")
    play(table, "pay-set")
    assert choices(table) == ["spend blue:longship", "spend blue:shield", "spend red:hammer", "spend red:longship"]
    assert refused(table, "spend blue:chest") == "battle.rest"
    assert refused(table, "done") == "battle.whole-set"
    play(table, "spend blue:shield", "spend red:longship")
    assert choices(table) == ["spend blue:longship", "spend red:hammer"]
    assert table.ships[0].dice.count("blue:shield") == 1, "nothing is discarded before the set is whole"
    play(table, "spend red:hammer", "spend blue:longship")
    assert (table.ships[0].dice, table.ships[0].glory) == (("blue:chest",), 13)
    assert table.result is not None


def test_a_set_that_cannot_be_paid_cannot_be_begun():
    table = with_dice("red:hammer", "blue:shield", "red:longship", "blue:clan", leader="red")
    assert refused(table, "pay-set") == "battle.set"
    table = with_dice("red:hammer", "blue:shield", "red:longship", "blue:clan", leader="blue")
    assert refused(table, "pay-set") is None


def test_a_step_that_would_leave_the_rest_unpayable_is_refused():
    """The set is one hammer and one longship. The double hammer may be the hammer; then the wild one must be the
    longship, so the hammer can't be spent beside the double hammer."""
    table = with_dice("red:hammer", "red:hammers", "red:clan", leader="red", battle="raft")
    play(table, "pay-set")
    assert choices(table) == ["spend red:clan", "spend red:hammer", "spend red:hammers"]
    play(table, "spend red:hammers")
    assert choices(table) == ["spend red:clan"]
    assert refused(table, "spend red:hammer") == "battle.rest"
    play(table, "spend red:clan")
    assert table.ships[0].dice == ("red:hammer",)


def test_a_clan_icon_stands_for_whatever_is_left():
    dice = ("red:clan", "red:clan", "red:hammer", "red:shield", "red:longship")
    table = with_dice(*dice, leader="red")
    play(table, "pay-set", "spend red:clan", "spend red:clan")
    assert choices(table) == ["spend red:hammer", "spend red:longship", "spend red:shield"]
    play(table, "spend red:hammer")
    assert choices(table) == ["spend red:longship", "spend red:shield"]


def test_a_printed_double_hammer_takes_no_wild_and_no_two_hammers():
    table = with_dice(
        "red:hammer", "red:hammer", "red:clan", "red:longship", "red:longship", leader="red", battle="wyrm"
    )
    assert refused(table, "pay-set") == "battle.set"
    table = with_dice("red:hammers", "red:clan", "red:longship", "red:longship", leader="red", battle="wyrm")
    play(table, "pay-set", "spend red:clan")
    assert choices(table) == ["spend red:hammers", "spend red:longship"]
    play(table, "spend red:longship")
    assert choices(table) == ["spend red:hammers"]


def payments(ship: Ship, symbols: tuple[str, ...]) -> set[tuple[str, ...]]:
    """Every set of dice that pays for the symbols, by trying all orders."""
    return {
        tuple(sorted(dice))
        for dice in set(permutations(ship.dice, len(symbols)))
        if all(symbol in ship.stands_for(die) for symbol, die in zip(symbols, dice, strict=True))
    }


DICE = st.builds("{}:{}".format, st.sampled_from(["red", "blue"]), st.sampled_from(FACES))


@given(
    battle=st.sampled_from(sorted(BATTLES)),
    wild=st.lists(st.booleans(), min_size=4, max_size=4),
    lacking=st.integers(0, 1),
    others=st.lists(DICE, max_size=4),
)
def test_a_payment_begun_can_always_be_finished_and_every_payment_is_reached(
    battle: str, wild: list[bool], lacking: int, others: list[str]
):
    symbols = BATTLES[battle].set
    own = ["red:clan" if icon else f"blue:{symbol}" for symbol, icon in zip(symbols, wild, strict=False)]
    table = with_dice(*own[lacking:], *others, leader="red", battle=battle)
    ship = table.ships[0].clone()
    possible = payments(ship, symbols)
    assert (refused(table, "pay-set") is None) == bool(possible)
    if not possible:
        return
    play(table, "pay-set")
    paid = set()
    for end in every_position(table, most=10_000):
        if end.result is not None:
            assert end.ships[0].glory == BATTLES[battle].glory
            paid.add(tuple(sorted((Counter(ship.dice) - Counter(end.ships[0].dice)).elements())))
    assert paid == possible


# ------------------------------------------------------------------------------------------------ The core beneath


def test_clones_in_the_middle_of_a_payment_are_independent():
    table = with_dice("red:hammer", "red:longship", "blue:longship", battle="raft", artifacts={"spear": 3})
    play(table, "pay-set", "spend red:hammer")
    twin = table.clone()
    play(twin, "spend blue:longship")
    assert table.waiting == Pay(0, "raft", ("red:hammer",))
    twin.ships[0].artifacts["spear"] = 0
    twin.ships[1].favours = 9
    assert (table.ships[0].artifacts, table.ships[1].favours) == ({"spear": 3}, 0)
    check_independent(table, twin)
    check_position(table)


def test_every_position_of_a_small_combat_holds():
    dice = ("red:hammer", "red:hammers", "red:clan", "blue:longship", "blue:shield")
    table = with_dice(*dice, leader="red", favours=2, artifacts={"spear": 3}, battle="raft")
    assert len(every_position(table, most=800)) >= 800


def test_whole_small_games_end():
    for seed in range(80):
        dice = ("red:hammer", "red:hammers", "red:clan", "blue:longship", "blue:shield")
        table = with_dice(*dice, leader="red", favours=2, artifacts={"spear": 3}, battle="raft")
        assert table.playout(Random(seed)).scores[0] in (0, BATTLES["raft"].glory)


def match_of(seed: int, line=()) -> Match:
    ship = Ship(("red:hammer", "red:hammers", "red:longship"), favours=2)
    return Match(game_of(Midgard), setup([ship], "raft"), start=2, seed=seed, line=line)


def test_a_match_of_rerolls_replays_its_line():
    match = match_of(3)
    for move in ("fight", "hammer red:hammers", "hammer red:hammer", "done"):
        match.play(move)
    again = match.legal()[0]
    match.play(again)
    match.play(Done())
    assert [entry[0] for entry in match.line].count("~") == 2
    assert match_of(0, match.line).table == match.table
    first_roll = next(entry for entry in match.line if entry.startswith("~"))
    assert first_roll.count("+") == 2, "three dice, without an order"
    match.undo()
    match.undo()
    match.play(Done())
    assert match.result is not None
    assert match.table.ships[0].favours == 2
