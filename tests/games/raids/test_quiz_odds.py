"""Questions about odds: what is best by every line, what the next tile brings, what is sure, how likely it is."""

from __future__ import annotations

from fractions import Fraction

import pytest

from vikinglab.core.teach.quiz import Estimate, NothingToAsk

from .helpers import begin, plain
from .test_quiz import answers

FIGHT = """
    voyage: 4
    route: 17 pennant-6
    A: space 17, crew 3, aboard hammer
    B: space 17, crew {}, aboard hammer
    C: home 1
    combat: B answers A, 2
"""
SEA = """
    voyage: 3
    route: 6 rune, 11 wood, 12 rune, 13 port
    A: space 6, crew {crew}, aboard {aboard}, beside rune rune
    B: space 11, crew 1, beside rune
    C: home 1
"""


def sea(crew: int = 3, aboard: str = "hammer wood fur"):
    return begin(SEA.format(crew=crew, aboard=aboard))


@pytest.mark.rule("raids:combat.riposte")
@pytest.mark.rule("raids:combat.flee")
def test_what_is_best_in_a_fight_depends_on_one_viking():
    assert answers(begin(FIGHT.format(5)).ask("best")) == {
        "Riposte": (
            False,
            "Orange then does best with “Riposte”. So the match ends with Orange 7, your ship 4 and Green 0. "
            "Another choice brings you 6.",
        ),
        "Sail home": (True, "So the match ends with Orange 10, your ship 6 and Green 0."),
    }
    assert answers(begin(FIGHT.format(6)).ask("best"))["Riposte"] == (
        True,
        "Orange then does best with “Sail home”. So the match ends with Orange 4, your ship 11 and Green 0.",
    )


@pytest.mark.rule("raids:monster.fight")
@pytest.mark.rule("raids:monster.cede")
def test_what_is_best_at_a_monster():
    match = begin("""
        voyage: 4
        route: 12 monster-5, 13 monster-6, 16 rune
        A: space 12, crew 5, aboard hammer
        B: space 16
        C: home 1
        monster: A
    """)
    question = match.ask("best")
    assert [(str(each.words), each.right, each.rule) for each in question.answers] == [
        ("Fight", True, "monster.fight"),
        ("Cede a Viking", False, "monster.cede"),
    ]


def test_what_is_best_is_not_asked_far_from_the_end():
    fight = "A: space 6, crew 5\nB: space 6, crew 5\nC: space 7, crew 4\ncombat: B answers A, 2"
    with pytest.raises(NothingToAsk, match="in the last voyage"):
        begin(f"route: 6 rune, 7 axe, 8 wood, 9 hammer\n{fight}").ask("best")
    with pytest.raises(NothingToAsk, match="more than"):
        begin(
            f"voyage: 4\nroute: 6 rune, 7 port, 8 rune, 9 hammer, 11 pig, 12 rune, 13 mead, 16 pennant-6\n{fight}"
        ).ask("best")
    with pytest.raises(NothingToAsk, match="nobody stands in a fight"):
        sea().ask("best")


@pytest.mark.rule("raids:glory.runes")
def test_what_the_next_rune_brings():
    told = answers(sea().ask("next-rune"))
    assert {figure: is_right for figure, (is_right, _) in told.items()} == {
        "1": False,
        "4": True,
        "10": False,
        "13": False,
    }
    assert told["4"][1].startswith("You would have 13 instead of 9.")
    assert told["10"][1].startswith("That is what all tiles of its kind bring together.")


@pytest.mark.rule("raids:glory.hammers")
def test_what_the_next_hammer_brings_and_whom_it_costs():
    assert answers(sea(crew=7, aboard="hammer axe").ask("next-double-hammer"))["14"][0]
    assert answers(sea(crew=9, aboard="hammer").ask("next-double-hammer"))["12"][0], "two Vikings find no shield"
    with pytest.raises(NothingToAsk, match="sails still bring"):
        sea(aboard="hammer sail").ask("next-double-hammer")


@pytest.mark.rule("raids:port.sell")
@pytest.mark.rule("raids:port.recruit")
def test_what_the_next_port_brings():
    assert answers(sea().ask("next-double-port"))["9"][0]


@pytest.mark.rule("raids:stow.place")
def test_what_needs_a_place_is_not_asked_of_a_full_ship():
    with pytest.raises(NothingToAsk, match="no place is free"):
        sea(aboard="hammer wood fur axe axe").ask("next-double-hammer")


@pytest.mark.rule("raids:voyage.majority")
@pytest.mark.rule("raids:voyage.ties")
def test_how_many_make_sure():
    match = begin("""
        voyage: 2
        route: 4 rune, 7 rune
        A: start 3, beside rune
        B: start 2
        C: start 1
    """)
    told = answers(match.ask("sure-runes"))
    assert {figure: is_right for figure, (is_right, _) in told.items()} == {"0": False, "1": True, "2": False}
    assert told["1"][1].startswith("With 1 of them you have 2. If one ship gets all that is left, 1, it comes to 1")
    assert told["0"][1].startswith("That is enough to have most now; but the others can still take the rest.")
    with pytest.raises(NothingToAsk, match="nothing to think about"):
        begin("voyage: 2 \n route: 4 rune \n A: start 3 \n B: start 2 \n C: start 1").ask("sure-runes")


@pytest.mark.rule("raids:voyage.majority")
def test_how_likely_a_lot_is():
    match = begin("""
        voyage: 3
        route: 6 rune, 11 rune
        A: start 3, beside rune
        B: start 2, beside rune
        C: start 1
    """)
    question = match.ask("lot-runes")
    assert isinstance(question, Estimate)
    assert question.chance == Fraction(1, 3)
    assert plain(question.answers[0].why) == (
        "The lots of 2 tiles among 3 ships can fall in 9 ways. In 3 of them you have more than each of the others. "
        "The chance is 33.3\N{NO-BREAK SPACE}% (exactly 1/3)."
    )


@pytest.mark.rule("raids:setup.tiles")
def test_how_likely_a_rune_lies_near():
    question = sea().ask("soon-rune")
    assert question.chance == Fraction(17, 28)
    assert "13/16 × 12/15 × 11/14 × 10/13: 39.3\N{NO-BREAK SPACE}%" in question.answers[0].why["en"]
    assert "= 39,3\N{NO-BREAK SPACE}%. La réponse est le reste." in question.answers[0].why["fr"]
    with pytest.raises(NothingToAsk, match="no voyage is to come"):
        begin("voyage: 4\nA: space 19\nB: home 1\nC: home 2").ask("soon-rune")
