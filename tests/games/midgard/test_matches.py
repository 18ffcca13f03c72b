"""Whole matches: positions written and read, payments, bots."""

from __future__ import annotations

import json
import random

import pytest

import vikinglab as vl
from vikinglab.core.engine.position import read_position, write_position
from vikinglab.core.game import game
from vikinglab.games.midgard import dice
from vikinglab.testing.matches import random_positions, wins

from .helpers import asked, begin, choices, drawn, play_on

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


EVERY_BATTLE = [f"SB{number:02}" for number in range(1, 25)]
PAYS = "pay-dice A 0 0 0 C+C -"
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
            f"{TRADE} / next: choose-die A any no rest, take-dice A 1 chosen rest, end-location, next-selection",
            "a colour of dice is expected, not “1”",
        ),
        (
            "A: / B: favor 1 / next: reroll-or-stop B 1 - 0 end-location, end-location, next-selection",
            "can’t happen here",
        ),
        (
            f"{TRADE} favor 1 / next: reroll-or-stop B 1 - 1 spoils B no KW01.1.0, end-location, next-selection",
            "can’t happen here",
        ),
        (
            "A: dice RH / B: / next: prepare-combat A 1 RH - end-location -, end-location, next-selection",
            "can’t happen here",
        ),
        ("A: / next: give-to A gold 1, next-selection", "a good is expected, not “gold”"),
        ("A: / next: pay-dice A 0 0 0 K - end-location -, next-selection", "an icon is expected, not “K”"),
        ("battle: SB01+SB02 / A:", "Line 1 of the position: cards of the battle deck lie together in groups of 1"),
        ("village: VF01 VW01 / A:", "Line 1 of the position: cards of the village deck lie together in groups of 2"),
        ("keep: KT01+KA01+KM01 / A:", "cards of the keep deck lie together in groups of 2"),
        (f"battle: {' '.join(EVERY_BATTLE)} / A:", "at most 2 places are for cards of the battle deck"),
        ("journey: SJ05 / A:", "one Sea Journey lies open while a seat meets it, and else none"),
        ("journey: SJ05 SJ07 / A: / next: meet-journey A, end-location, next-selection", "one Sea Journey lies open"),
        ("A: / next: meet-journey A, next-selection", "what is to happen next doesn’t fit the position"),
        ("journey: SJ01 / A: / next: meet-journey A, end-location, next-selection", "“meet-journey” can’t happen here"),
        (f"A: dice {' '.join(['RC'] * 12)}", "Line 1 of the position: a ship has 10 places for dice"),
        ("ships: sea A, keep A, recruit A / A:", "from the start player on, the ships of this round are of A, B, A"),
        (
            "ships: sea A, keep B, recruit A / start: B / A:",
            "from the start player on, the ships of this round are of B, A, B",
        ),
        ("ships: sea A, keep B / location: sea / A:", "the ship at sea isn’t the last of this round, that of B"),
        ("A: / next: choose-die A R no rest, next-selection", "before the next ship is placed, end-location ends"),
        ("A: used VA01", "no location is resolved in which something is used"),
        ("A: extra 3", "no location is resolved in which something is used"),
        ("A: subdued food1", "no location is resolved in which something is used or subdued"),
        ("harder: 1 1 / A:", "fog, and what makes a battle harder, are for the sea"),
        ("fog: yes / A:", "fog, and what makes a battle harder, are for the sea"),
        ("A: / next: trade-rewards A 0, end-location, next-selection", "“trade-rewards” can’t happen here"),
        (
            f"A: dice RC RC YC / next: {PAYS} do B rest 1 -, end-location, next-selection",
            "“pay-dice” can’t happen here",
        ),
        (
            f"A: dice RC RC YC / next: {PAYS} do A rest 1 end-location, end-location, next-selection",
            "“pay-dice” can’t happen here",
        ),
        (f"A: dice RC RC YC / next: {PAYS} {PAYS} -", "what is to happen next is expected, not “pay-dice”"),
        ("A: / next: pick-cards A journey 2 act-sea 0, next-selection", "a deck whose cards lie face up is expected"),
    ],
)
def test_impossible_positions_are_refused_with_the_reason(line, reason):
    text = line if "B:" in line else f"{line} / B:"
    with pytest.raises(vl.Refused) as refused:
        vl.position("midgard", text)
    assert reason in str(refused.value)


def test_cards_are_understood_by_their_names():
    has = "leader {}, artifacts {}+RH {}, territories {} / B: secret {}"
    names = has.format("Leif", "Spear-of-Oaths", "sunstone", "Barley Fields", "Eye of Odin")
    named = vl.position("midgard", f"reaver: Dagny+Brand / battle: drifting-skiff / A: {names}")
    ids = vl.position("midgard", "reaver: RR04+RB04 / battle: SB01 / A: "
                      + has.format("RR12", "VA01", "VA03", "TF11", "P20"))  # fmt: skip
    assert named.table == ids.table
    with pytest.raises(vl.Refused, match="may be “KB01”|may be KB01"):
        vl.position("midgard", "A: pile Tower / B:")


def test_a_save_that_starts_at_an_impossible_position_is_refused():
    save = json.loads(vl.position("midgard", "battle: SB01 / A: food 4, dice RH YL / B:").match().to_json())
    save |= {"start": save["start"].replace("SB01", "SB01+SB02"), "line": ["place sea", "act", "~SJ01", "face 1"]}
    with pytest.raises(vl.Refused, match="in groups of 1"):
        vl.load(json.dumps(save).encode())


HELD = [
    ("A: food 1, dice RC RC YC / B:", "place village", "act", "spend RC"),
    ("A: sea RR15, dice RC YS / B:", "place sea", "option 0"),
    ("A: dice RH YH / B:", "place territory", "act", "force food2", "spend RH"),
    ("A: dice RL RL BL / B:", "place territory", "act", "tribute dice2"),
]


@pytest.mark.parametrize("moves", HELD)
def test_payments_and_combats_are_written_with_what_they_hold(moves):
    match = begin(*moves)
    again = vl.position("midgard", match.written()).match()
    while "take-back" in choices(match):
        assert (asked(again), choices(again)) == (asked(match), choices(match))
        play_on(match, "take-back")
        play_on(again, "take-back")
    assert (asked(again), choices(again)) == (asked(match), choices(match))


def test_what_makes_a_battle_harder_is_written_in_two_figures():
    match = drawn("battle: SB01 / A: food 4, dice RH / B:", "place sea", "act", "face 1", comes=["SJ16"])
    assert "harder: 1 1" in match.written()


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
