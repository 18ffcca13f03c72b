"""Whole matches: positions written and read, payments, bots."""

from __future__ import annotations

import random

import pytest

import vikinglab as vl
from vikinglab.core.engine.position import read_position, write_position
from vikinglab.core.game import game
from vikinglab.games.midgard import dice
from vikinglab.testing.matches import random_positions, wins

MIDGARD = game("midgard")


def test_the_greedy_bot_beats_random_play():
    assert wins("midgard", "greedy", "random", 6) == 6


@pytest.mark.soak
def test_the_greedy_bot_beats_random_play_nearly_always():
    assert wins("midgard", "greedy", "random", 200) >= 180


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_match_has_six_rounds_and_ends(players):
    *_, last = random_positions(MIDGARD, players, seed=5)
    assert last.round == 6
    assert last.result is not None
    MIDGARD.check(last)


TRADE = "ships: trade A / location: trade / A: / B:"


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("A: dice RX", "a die is expected"),
        ("A: artifacts VF01", "an artifact, or one with its die is expected, not “VF01”"),
        ("A: artifacts VA01+RC", "an artifact, or one with its die is expected, not “VA01+RC”"),
        ("A: upgrades S S S S", "more artifacts or Ship Upgrades than places"),
        ("A: sea RR01 RR02 RR03 RR04", "more Reavers than it can"),
        ("A: pile KT01, sea RR01 / B: sea RR01", "each in one place"),
        ("A: territories TF11 TF11", "each in one place"),
        ("A: / location: sea", "no ship lies at sea"),
        ("A: / next: face-battle A 1 no, next-selection", "doesn’t fit the position"),
        ("A: / next: dance", "what is to happen next is expected"),
        ("A: / next:", "in the end the next ship is placed"),
        (f"{TRADE} / rested: A / next: take-part A, part B no, end-location, next-selection", "can’t happen here"),
        (
            f"{TRADE} / next: choose-die A any no, take-dice A 1 chosen, aboard A, end-location, next-selection",
            "a colour of dice is expected, not “1”",
        ),
        ("A: / B: favor 1 / next: reroll-or-stop B 1 - 0, next-selection", "can’t happen here"),
        (
            f"{TRADE} favor 1 / next: reroll-or-stop B 1 - 1, spoils B KW01.1.0.0.0, end-location, next-selection",
            "can’t happen here",
        ),
        ("A: dice RH / B: / next: prepare-combat A 1 RH - -1, next-selection", "can’t happen here"),
        ("A: / next: give-to A gold 1, next-selection", "a good is expected, not “gold”"),
        ("A: / next: pay-dice A 0 0 0 K - -1, next-selection", "an icon is expected, not “K”"),
        ("A: / next: pick-cards A journey 2 0, next-selection", "a deck whose cards lie face up is expected"),
    ],
)
def test_impossible_positions_are_refused_with_the_reason(line, reason):
    text = line if "B:" in line else f"{line} / B:"
    with pytest.raises(vl.Refused) as refused:
        vl.position("midgard", text)
    assert reason in str(refused.value)


def test_what_is_written_is_read_as_the_same_position():
    rng = random.Random(3)
    for table in random_positions(MIDGARD, 3, seed=3):
        if not table.stack or table.stack[-1].by_chance or rng.random() < 0.9:
            continue
        again = read_position(MIDGARD, table.box, write_position(MIDGARD, table))
        again.settle()
        assert again == table


def test_pieces_that_fit_can_always_be_completed():
    """Tried on all small ships and costs: whatever is chosen as long as it fits, the rest can be paid."""
    rng = random.Random(1)
    for _ in range(2_000):
        some = rng.choices(["RH", "RHH", "RS", "RC", "RL", "RK", "YK", "TH", "TS"], k=rng.randint(2, 7))
        pieces = dice.kinds(tuple(some), "RK")
        icons = tuple(rng.choices(["H", "HH", "S", "C", "L", "any"], k=rng.randint(1, 4)))
        if not dice.payable(pieces, icons):
            continue
        chosen, left = (), [*pieces]
        while len(chosen) < len(icons):
            fitting = [piece for piece in left if dice.fits((*chosen, piece), icons)]
            assert fitting, (pieces, icons, chosen)
            piece = rng.choice(fitting)
            left.remove(piece)
            chosen = (*chosen, piece)
        only = dice.only_way(tuple(f"R{piece}" for piece in pieces if piece in ("H", "HH", "S", "C", "L")), icons, "")
        assert only is None or len(only) <= len(icons)
