"""Written positions: what they say, what they refuse, and that they are read as they were written."""

from __future__ import annotations

from random import Random

import pytest

import vikinglab as vl
from vikinglab.games.vikingar import position
from vikinglab.testing.matches import random_match

from .helpers import EDITIONS, begin

WON = "hero 3, bloody 3, strategy 3"
"""Three cups."""


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
        (
            "A: H / B: H / C: H / D: H / chiefs: A 1 hunter, B 0 scout, C 1 builder, D 0 seeress / keeps: D",
            "each seat keeps one power, in order",
        ),
        ("A: H / B: H / chiefs: A 0 hunter, B 1 scout", "A keeps no power yet"),
        ("A: H / B: H / chiefs: A 2 hunter, B 1 scout", "A was dealt 1 cards"),
    ],
)
def test_powers_are_chosen_by_each_seat_in_its_turn(text, line):
    with pytest.raises(vl.Refused, match=line):
        begin(text, edition="kickstarter", rulings={"power.choose": "with powers"})


# ------------------------------------------------------------------------------------------------ Never in a match


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("A: H H / B: H H / thrown: 5 3, 4 2, 3 3", "at most two throws are expected"),
        ("A: H H, played 1 2 2 / B: H H", "each longship of A is played once in a round"),
        ("dials: 6 D06 / A: H, outposts N06:city / B: H, outposts N06:city", "two outposts are at N06:city"),
        ("dials: 6 D06 / A: H, outposts N06:city N06:city / B: H", "two outposts are at N06:city"),
        (f"dials: 5 D05 / edges: 5 gate / A: E05 H, {WON} / B: H H", "A has won already, on a gate with enough cups"),
        ("A: gold 3 / B: H", "a zone for each longship, or - if all are in the reserve, is expected"),
        ("dials: 7 D07 / A: N07 / B: H / stays: A1 N08", "A1 isn’t on the high sea, so it meets no event"),
        ("A: H / B: H / stays: A1 S01", "A1 can’t sail from H to S01"),
        ("A: H / B: H / stays: A1 N01 spent", "an action is needed to complete a move"),
        ("dials: 6 D06, 12 D12 / A: N12 / B: H / toll: A1 N06", "A1 can’t sail from N12 to N06"),
        ("dials: 6 D06 / A: N06 / B: H / toll: A1 N06", "A1 can’t sail from N06 to N06"),
        ("dials: 6 D06 / A: H / B: H / toll: A1 N06 / turn: B", "by what is decided it is A’s turn, not B’s"),
        ("A: H H / B: H / sails: A1 / turn: B", "by what is decided it is A’s turn, not B’s"),
        ("A: H H / B: H / builds: A 1 / turn: A", "by what is decided it is no seat’s turn, not A’s"),
        ("dials: 6 D06 / A: H H / B: H / sails: A2 / toll: A1 N06", "another line says already what is decided"),
        ("edges: 5 gate / A: H / B: H", "nobody has been at the edge of dial 5: it lies face down"),
        ("round: 301 / A: H / B: H", "a whole number from 0 to 300 is expected, not “301”"),
        ("round: 0 / A: H / B: H", "the first round has begun"),
        ("faced: storm / A: H / B: H", "no longship faces an event"),
        ("A: H / B: H / used: A", "A has no power to use once a round"),
        ("dials: 1 D01, 2 D03 / A: N01, outposts N02:city / B: H / reuse: A S01:city", "A has no outpost to give up"),
        ("dials: 1 D01 / A: H, items fossegrim / B: H / uses: A A1 raid S01:city 5 attack", "A1 isn’t in S01"),
        ("dials: 1 D01 / A: S01, items fossegrim / B: H / uses: A A1 raid S01:city 4 attack", "A throws 5 runes here"),
        ("dials: 1 D01 / A: S01, items fossegrim / B: H / uses: A A1 raid S01:city 5 attack left", "nothing to fight"),
        ("dials: 9 D15, 2 D18 / A: N09, items fossegrim / B: N02 / uses: A A1 duel N02 5 attack", "can’t sail"),
    ],
)  # fmt: skip
def test_what_no_match_can_reach_is_refused_in_a_sentence(edition, text, line):
    with pytest.raises(vl.Refused) as refused:
        begin(text, edition=edition)
    assert line in str(refused.value)


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("dials: 20 D20 / A: H, temples S20 / B: H, temples S20", "two temples are at S20"),
        ("round: 3 / A: H / B: H / chiefs: A 0 scout, B 0 hunter / keeps: A", "powers are kept before the first round"),
        ("A: H / B: H / faced: storm kraken / events: A1 N01", "A hasn’t drawn several events to choose from"),
        ("dials: 6 D06 / A: H / B: H / chiefs: A 1 ferryman, B 1 scout / toll: A1 N06", "A pays no toll"),
    ],
)
def test_the_same_holds_for_temples_and_powers(text, line):
    with pytest.raises(vl.Refused, match=line):
        begin(text, edition="kickstarter")


def test_behind_a_dial_that_lies_face_down_no_longship_has_left_the_world():
    with pytest.raises(vl.Refused, match="no longship can be in E05"):
        begin("A: E05 / B: H", edition="kickstarter", rulings={"victory.gate": "all gates"})


def test_a_clan_without_a_longship_says_so():
    for text in ("A: -, gold 3\nB: H", "A: gold 3, -\nB: H"):
        assert begin(f"{text}\nturn: B").written() == "A: -, gold 3\nB: H\nturn: B"
    assert begin("A:\nB: H\nturn: B").written() == "A:\nB: H\nturn: B"


@pytest.mark.parametrize(
    ("name", "item"),
    [("Fiddle of the falls", "fossegrim"), ("violon-des-cascades", "fossegrim"), ("Sun fang", "skoll")],
)
def test_an_item_is_understood_by_its_name(name, item):
    assert begin(f"A: H, items {name} / B: H").table.items[0] == (item,)


def test_a_wrong_item_hears_what_is_near():
    with pytest.raises(vl.Refused, match=r"a magic item, by its monster, is expected, not “fiddle”; .*“fossegrim”"):
        begin("A: H, items fiddle / B: H")


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_finished_match_is_written_and_read_again(edition):
    text = f"dials: 1 D01 / A: S01, {WON} / B: H / sails: A1"
    match = begin(text, "move E01", edition=edition, drawn=["gate"])
    again = vl.position("vikingar", match.written(), edition=edition)
    assert (again.table.result, again.table) == (match.result, match.table)


def test_moves_and_words_of_positions_are_spoilt_without_an_error():
    """Damage to positions of matches is refused in a sentence, or what it says can be played."""
    for match in random_match("vikingar", 2, 11, edition="kickstarter"):
        if match.waiting is None or match.ply > 60:
            break
        if match.ply % 6 == 0:
            _spoil(match.written())


def _spoil(text: str) -> None:
    """Read a position with each of its words left out, said twice, or replaced by another."""
    lines = [line.split() for line in text.splitlines()]
    others = [word for words in lines for word in words]
    rng = Random(text)
    for at, words in enumerate(lines):
        for place in range(1, len(words)):
            for instead in ([], [words[place]] * 2, [rng.choice(others)]):
                spoilt = [*lines[:at], [*words[:place], *instead, *words[place + 1 :]], *lines[at + 1 :]]
                try:
                    match = vl.position("vikingar", "\n".join(map(" ".join, spoilt)), edition="kickstarter").match(
                        seed=1
                    )
                except vl.Refused:
                    continue
                if match.waiting is not None:
                    match.scene()
                    match.written()
                    match.play(rng.choice(match.legal()))
