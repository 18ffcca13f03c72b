"""The lower half of Midgard's board: chances of a combat, sockets that fill, what the others will do, two forms."""

from __future__ import annotations

from fractions import Fraction
from itertools import chain, combinations, product

import pytest

from vikinglab.games.midgard.odds import again, wins
from vikinglab.games.midgard.rivals import plan
from vikinglab.games.midgard.scene import scene

from .helpers import begin, drawn, play_on

FACES = (0, 0, 1, 1, 1, 2)


def chance(number: int, defence: int, rerolls: int) -> Fraction:
    """Return the chance to win a combat, by looking at every roll and every choice of what is rerolled."""
    rolls = [*product(FACES, repeat=number)]
    return Fraction(sum(best(roll, defence, rerolls) for roll in rolls)) / len(rolls)


def best(roll: tuple[int, ...], defence: int, rerolls: int) -> Fraction:
    if sum(roll) >= defence or not rerolls:
        return Fraction(sum(roll) >= defence)
    asides = chain.from_iterable(combinations(range(len(roll)), many) for many in range(1, len(roll) + 1))
    return max(rerolled(roll, aside, defence, rerolls) for aside in asides)


def rerolled(roll: tuple[int, ...], aside: tuple[int, ...], defence: int, rerolls: int) -> Fraction:
    kept = tuple([shows for at, shows in enumerate(roll) if at not in aside])
    new = [*product(FACES, repeat=len(aside))]
    return Fraction(sum(best((*kept, *more), defence, rerolls - 1) for more in new)) / len(new)


@pytest.mark.parametrize(("number", "defence", "rerolls"), [(1, 1, 0), (3, 4, 0), (3, 3, 1), (2, 3, 2), (2, 5, 1)])
def test_the_chance_to_win_a_combat_is_exact(number, defence, rerolls):
    assert wins(number, defence, FACES, rerolls) == chance(number, defence, rerolls)


def test_a_roll_that_reaches_the_defence_has_won_and_without_a_reroll_none_else():
    assert (again((1, 2), 3, FACES, 0), again((1, 1), 3, FACES, 0)) == (1, 0)


# ------------------------------------------------------------------------------------------------ The tray

HANDS = "A: food 9, dice BC RC RC YC BH YH, upgrades S H / B: food 3 / C: food 9 / D: food 9"


def told(match, start: str) -> list[str]:
    """Return the words of the marks of the wide board whose ids begin so."""
    found = [mark for mark in scene(match.table, 0).marks if mark.id.startswith(start) and ":narrow" not in mark.id]
    return [str(mark.label or mark.words) for mark in found]


def test_sockets_fill_with_what_was_chosen_and_say_what_is_missing():
    match = play_on(begin(HANDS, "place village", "act"), "spend YC")
    assert told(match, "spent") == ["chosen: yellow chest"]
    assert told(match, "socket") == ["1 food", "1 chest, to be paid"]
    assert told(match, "needed") == ["Choose 1 more die."]
    poor = begin("A: food 9, dice BC, artifacts VA05+RC / B:", "place village")
    assert told(poor, "socket") == ["1 food", "1 chest, to be paid", "1 chest, missing"]


def test_a_fight_says_who_brings_how_many_dice_and_the_chance():
    match = drawn(f"battle: SB01 SB13 / {HANDS}", "place sea", "act", "face 1", comes=("SJ01",))
    brings = told(match, "brings")
    assert brings == ["blue hammer: 1 combat die", "yellow hammer: 1 combat die", "token: hammer: 1 combat die"]
    defence = match.table.box.battles["SB01"].defence
    percent = round(100 * wins(3, defence, match.table.box.combat_die))
    assert told(match, "chance") == [f"{percent}\u00a0% to win."]


# ------------------------------------------------------------------------------------------------ The others


def test_a_row_says_in_words_what_a_seat_will_do_or_lacks():
    match = begin(HANDS, "place sea")
    said = [plan(match.table, seat) for seat in range(4)]
    assert [str(each) for each in said] == [
        "to play",
        "1 food short: rests",
        "can pay: acts or rests",
        "can pay: acts or rests",
    ]


# ------------------------------------------------------------------------------------------------ Two forms


def test_a_phone_offers_what_the_wide_board_offers():
    match = begin(HANDS, "place village", "act")
    shown = scene(match.table, 0)
    by_group = {
        group.id: {mark.chosen_as for mark in shown.marks if mark.group == group.id and mark.kind != "label"}
        for group in shown.groups
    }
    stand = by_group["ship:0"]
    assert {"die:0:YC", "die:0:TS", "slot:0:sea", "leader:0"} <= stand
    assert {each for each in stand if each.startswith(("die", "slot", "leader"))} <= by_group["ship:0:narrow"]
    assert len({mark.id for mark in shown.marks}) == len(shown.marks)
