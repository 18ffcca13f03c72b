"""Written positions: what they say, what they refuse, and that they are read as they were written."""

from __future__ import annotations

import pytest

import vikinglab as vl
from vikinglab.games.vikingar import position
from vikinglab.testing.matches import random_match

from .helpers import EDITIONS, begin


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("A: H H", 'a line is expected for each seat from A on, for 2, 3 or 4 seats, not: A'),
        ("A: N01 / B: H", "no longship can be in N01: nobody has been there"),
        ("dials: 1 D01 / A: N01 N01 / B: H", "two longships are in N01"),
        ("dials: 1 D01, 2 D01 / A: H / B: H", "no “D01” is left"),
        ("dials: 1 D01, 1 D02 / A: H / B: H", "a dial lies in slot 1 already"),
        ("dials: 1 D01 / ruins: N01:city / A: H / B: H", "there is no such place in N01"),
        ("dials: 1 D01 / A: H, outposts N01:city / B: H", "no outpost can stand in N01"),
        ("A: H, bloody 4 / B: H", "the track “bloody” has 3 squares"),
        ("A: H, items surt / B: H, items surt", "no “surt” is left"),
        ("monsters: H surt / A: H / B: H", "no monster can be in H"),
        ("A: H H H H / B: H", "at most 2 longships are allowed"),
        ("A: H / B: H / order: A", "each seat is expected once"),
        ("A: - / B: H / sails: A1", "A1 isn’t on the board"),
        ("discards: kraken kraken / A: H / B: H", "no “kraken” is left"),
        ("A: H, temples S20 / B: H", "no temple stands in S20"),
        ("A: H, power scout / B: H", "isn’t expected here"),
        ("thrown: 5 many / A: H / B: H", "a number of points up to 99, or short, is expected, not “many”"),
        ("dials: 1 D01 / A: H, outposts X01:city / B: H", "a place such as N07:city is expected"),
        ("A: H / B: H / reuse: A N01:city", "A has no outpost to give up"),
        ("A: H / B: H / uses: B A1 duel N02 4 defence", "there is nothing to fight so"),
        ("A: H, items fossegrim / B: H / uses: A A1 duel N02 5 attack", "there is nothing to fight so"),
        ("A: H, items hel / B: H / faced: storm / uses: A A1 event N02 5 defence", "A isn’t the one to throw now"),
        ("A: H / B: H / faced: storm / uses: A A1 event N02 5 attack", "A has no card for it"),
    ],
)  # fmt: skip
def test_impossible_positions_are_refused_in_a_sentence(text, line):
    with pytest.raises(vl.Refused) as refused:
        begin(text)
    assert line in str(refused.value)


def test_the_grammar_is_shown_by_a_position_that_can_be_read():
    shown = [line.strip() for line in (position.__doc__ or "").splitlines() if line.startswith("    ")]
    match = begin(" / ".join(shown))
    assert match.written().splitlines() == shown


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_position_of_a_match_is_written_and_read_again(edition):
    rulings = {"power.choose": "with powers"} if edition == "kickstarter" else {}
    for match in random_match("vikingar", 2, 3, edition=edition, rulings=rulings):
        if match.waiting is not None and (match.ply % 7 == 0 or match.ply < 12):
            text = match.written()
            again = vl.position("vikingar", text, edition=edition, rulings=rulings)
            assert again.table == match.table
        if match.ply > 250:
            break


@pytest.mark.parametrize(
    "text",
    [
        "dials: 1 D15, 2 D18 / A: N01 / B: N02, items fossegrim / thrown: 5 3 / uses: B A1 duel N02 4 defence left",
        "A: H H / B: H H / chiefs: A 1 scout hunter, B 0 raider berserk / keeps: B",
        "dials: 6 D06 / A: H, gold 1 / B: H / toll: A1 N06 spent",
        "dials: 7 D06 A / A: H, gold 1 / B: H / sails: A1",
        "faced: storm kraken / A: H / B: H / chiefs: A 1 navigator, B 1 scout / events: A1 N06",
        "A: H H / B: H H / chiefs: B 1 seeress",
    ],
)
def test_what_waits_in_the_middle_is_written_too(text):
    rulings = {"power.choose": "with powers"}
    match = begin(text, edition="kickstarter", rulings=rulings)
    again = vl.position("vikingar", match.written(), edition="kickstarter", rulings=rulings)
    assert again.table == match.table


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("A: H / B: H / chiefs: A 0 hunter / keeps: A", "B was dealt no power to choose"),
        ("A: H / B: H / chiefs: A 1 hunter, B 0 scout / keeps: A", "each seat keeps one power, in order"),
        ("A: H / B: H / chiefs: A 0 hunter, B 1 scout", "A keeps no power yet"),
        ("A: H / B: H / chiefs: A 2 hunter, B 1 scout", "A was dealt 1 cards"),
    ],
)
def test_powers_are_chosen_by_each_seat_in_its_turn(text, line):
    with pytest.raises(vl.Refused, match=line):
        begin(text, edition="kickstarter", rulings={"power.choose": "with powers"})
