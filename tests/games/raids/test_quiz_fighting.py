"""Questions about ports, monsters and fights: the figures are the engine's, wrong answers are known mistakes."""

from __future__ import annotations

import pytest

import vikinglab as vl
from vikinglab.core.teach.quiz import WRONG, questions
from vikinglab.games.raids.quiz.fighting import QUIZ

from .helpers import begin, plain
from .test_quiz import answers


def right(question) -> list[str]:
    return [words for words, (true, _) in answers(question).items() if true]


def wrong(question) -> dict[str, str]:
    return {words: why for words, (true, why) in answers(question).items() if not true}


@pytest.mark.parametrize("kind", QUIZ)
def test_each_kind_finds_positions_by_itself(kind):
    for question in questions(vl.games()["raids"].usual_box(), [kind], 4, seed=3):
        assert right(question)
        assert 0 < len(wrong(question)) <= 6
        assert plain(question.asks).endswith("?")
        break
    else:
        pytest.fail(f"no position was found for {kind}")


# ------------------------------------------------------------------------------------------------ Ports

PORT = """
    voyage: 4
    route: 7 {}, 9 rune, 11 rune, 13 pig
    A: space 7, crew 4, aboard mead fur axe double-hammer sail
    B: space 9, crew 2
    C: space 11, crew 1
"""


@pytest.mark.rule("raids:port.sell")
def test_what_a_port_buys():
    question = begin(PORT.format("port")).ask("sells")
    assert plain(question.asks) == "What may Orange A sell now?"
    assert right(question) == ["the mead", "the fur"]
    assert wrong(question) == {
        "the axe": "Ports only buy goods: you can't sell the axe.",
        "the double hammer": "Ports only buy goods: you can't sell the double hammer.",
        "the sail": "Ports only buy goods: you can't sell the sail.",
        "nothing": "There are goods aboard, and the port still buys one.",
    }


@pytest.mark.rule("raids:port.sell")
def test_a_port_buys_one_and_a_double_port_two():
    assert right(begin(PORT.format("port")).ask("sells", "sell fur")) == ["nothing"]
    assert right(begin(PORT.format("double-port")).ask("sells", "sell fur")) == ["the mead"]
    assert {each.rule for each in begin(PORT.format("port")).ask("sells", "sell fur").answers} == {"port.sell"}


@pytest.mark.rule("raids:port.moment")
def test_goods_that_come_aboard_after_the_port_must_wait_for_another():
    written = "voyage: 2 \n route: 9 pig \n A: space 9, beside port \n B: home 1 \n C: home 2"
    question = begin(written).ask("sells", "stow")
    assert (right(question), list(wrong(question))) == (["nothing"], ["the pig"])
    assert {each.rule for each in question.answers} == {"port.moment"}
    with pytest.raises(ValueError, match="nothing makes one think of selling"):
        begin(written.replace(", beside port", "")).ask("sells", "stow")


@pytest.mark.rule("raids:crew.shields")
def test_what_a_sale_frees():
    question = begin(PORT.format("double-port")).ask("frees", "sell mead", "sell fur")
    assert answers(question)["7 Vikings"] == (
        True,
        "Before, Orange A had room for 4. Shields of the mead: 0; of its free place: 2. "
        "Shields of the fur: 1; of its free place: 2.",
    )
    assert list(wrong(question)) == ["3 Vikings", "4 Vikings", "8 Vikings"]
    with pytest.raises(ValueError, match="nothing is sold"):
        begin(PORT.format("port")).ask("frees", "done")


# ------------------------------------------------------------------------------------------------ Crews


@pytest.mark.rule("raids:crew.overboard")
def test_a_crew_after_several_things_that_happen_to_it():
    question = begin(PORT.format("port")).ask("crew-after", "done")
    assert right(question) == ["4 Vikings"]
    assert wrong(question)["5 Vikings"] == (
        "This leaves out something: Orange A has room for 4: a Viking goes overboard."
    )


@pytest.mark.rule("raids:monster.weapons")
def test_who_forgets_the_axes_pays_too_much():
    match = begin("route: 4 monster-3, 6 rune \n A: start 3, crew 5, aboard axe \n B: start 2 \n C: start 1", "sail 6")
    question = match.ask("crew-after", "fight", "sail 6")
    assert right(question) == ["4 Vikings"]  # 5, less 3 - 1 for the monster, and one of the village
    assert "takes 1 off a monster's strength" in wrong(question)["3 Vikings"]


@pytest.mark.rule("raids:combat.lost-vikings")
def test_who_wins_gets_nothing_back():
    match = begin("route: 7 rune, 9 axe \n A: space 6, crew 6 \n B: space 7, crew 3 \n C: space 9")
    question = match.ask("crew-after", "sail 7", "riposte", "riposte")
    assert right(question) == ["2 Vikings"]
    assert wrong(question)["6 Vikings"] == plain(match.rulebook["combat.lost-vikings"].text)


@pytest.mark.rule("raids:pass.village")
def test_one_village_is_not_asked_about():
    with pytest.raises(ValueError, match="too little happens"):
        begin("route: 7 rune, 8 axe \n A: space 4 \n B: home 1 \n C: space 7").ask("crew-after", "sail 8")


# ------------------------------------------------------------------------------------------------ Monsters

BEFORE = """
    voyage: 3
    route: 7 rune, 8 monster-4, 9 encounter, 11 monster-5, 12 axe, 14 rune
    A: space 6, crew {}, aboard axe double-axe
    B: space 7, crew 2
    C: space 14
"""


@pytest.mark.rule("raids:monster.weapons")
def test_the_price_of_the_next_monster():
    question = begin(BEFORE.format(3)).ask("price")
    assert plain(question.asks) == "How many Vikings does it take Orange A to beat the monster at space 8?"
    assert answers(question)["one Viking"] == (
        True,
        "Strength 4, less 3 for the axes, makes 1. Each axe aboard (the box calls it a Weapon) takes 1 off a monster's "
        "strength, a double axe 2. Axes aren't used up.",
    )
    assert list(wrong(question)) == ["no Viking", "2 Vikings", "4 Vikings"]
    assert right(begin(BEFORE.format(3), "sail 12", "cede").ask("price")) == ["2 Vikings"]  # of the one at 11
    assert right(begin(BEFORE.format(3), "sail 12").ask("price")) == ["one Viking"]  # of the one that bars the way


@pytest.mark.rule("raids:monster.weapons")
@pytest.mark.parametrize("aboard", ["sail", "axe"])
def test_the_price_needs_a_monster_and_an_axe(aboard):
    ahead = {"sail": "8 monster-3", "axe": "8 rune"}[aboard]
    match = begin(f"route: 7 wood, {ahead}, 9 pig \n A: space 6, aboard {aboard} \n B: home 1 \n C: space 7")
    with pytest.raises(ValueError, match="no monster ahead, or no axe"):
        match.ask("price")


@pytest.mark.rule("raids:navigate.in-order")
def test_where_a_ship_halts_first():
    question = begin(BEFORE.format(3)).ask("halts", "sail 14")
    assert right(question) == ["at the monster of strength 4, space 8"]
    assert list(wrong(question)) == ["at the encounter, space 9", "at the rune, space 14"]
    assert wrong(question)["at the rune, space 14"] == "Before that comes space 8."


@pytest.mark.rule("raids:monster.no-viking")
def test_an_empty_ship_halts_where_its_first_viking_can_be_ceded():
    question = begin(BEFORE.format(0).replace("axe double-axe", "sail")).ask("halts", "sail 12")
    assert right(question) == ["at the monster of strength 5, space 11"]  # past the encounter and a village
    assert wrong(question)["at the monster of strength 4, space 8"].startswith(
        "Orange A has no Viking: the monster at space 8 lets the ship pass."
    )
    assert wrong(question)["at the village, space 10"].endswith("it takes what is there, and sails on.")


@pytest.mark.rule("raids:combat.passing")
def test_a_fleeing_ship_halts_too():
    written = "voyage: 2 \n route: 7 rune, 9 monster-3, 12 axe \n A: space 7, crew 1 \n B: space 7, crew 2 \n C: home 1"
    question = begin(f"{written} \n combat: A answers B, 2").ask("halts", "sail 12")
    assert right(question) == ["at the monster of strength 3, space 9"]
    assert {each.rule for each in question.answers} == {"combat.passing", "navigate.in-order"}


@pytest.mark.rule("raids:navigate.in-order")
def test_one_move_is_asked_about_that_chooses_a_course():
    with pytest.raises(ValueError, match="one move that chooses a course"):
        begin(BEFORE.format(3)).ask("halts", "sail 14", "cede")


@pytest.mark.rule("raids:monster.stays")
@pytest.mark.parametrize(
    ("moves", "becomes", "rule"),
    [
        (["sail 12", "cede"], "It stays at space 8, for the next ship.", "monster.stays"),
        (["sail 12", "fight"], "It lies beside Orange A's ship.", "monster.fight"),
        (["sail 12", "cede", "sail 12", "cede"], "It stays at space 11, for the next ship.", "monster.stays"),
        (["sail 12", "cede", "sail 12", "cede", "sail 12"], "It leaves the game.", "catch-up.discard"),
    ],
)
def test_what_becomes_of_a_monster(moves, becomes, rule):
    question = begin(BEFORE.format(3)).ask("becomes", *moves)
    assert right(question) == [becomes]
    assert [each.rule for each in question.answers if each.right] == [rule]
    assert len(wrong(question)) == 2


@pytest.mark.rule("raids:monster.stays")
def test_without_a_monster_nothing_becomes_of_one():
    with pytest.raises(ValueError, match="no monster is met"):
        begin(BEFORE.format(3)).ask("becomes", "sail 7")


# ------------------------------------------------------------------------------------------------ Combat

SEA = """
    route: 7 rune, 9 port, 12 wood, 14 rune
    A: space 6, crew {}
    B: space 7, crew {}
    C: space 9, crew 1
"""


@pytest.mark.rule("raids:combat.start")
def test_who_is_attacked_decides():
    question = begin(SEA.format(4, 2)).ask("decides", "sail 7")
    assert right(question) == ["Sky B"]
    assert answers(question)["Green C"][1].startswith("Orange A attacks Sky B at space 7 with one Viking. Sky B, ")
    assert {each.rule for each in question.answers} == {"combat.start"}


@pytest.mark.rule("raids:combat.chain")
def test_who_is_attacked_by_a_fleeing_ship_decides():
    question = begin(SEA.format(4, 2)).ask("decides", "sail 7", "sail 9")
    assert right(question) == ["Green C"]
    assert {each.rule for each in question.answers} == {"combat.chain"}


@pytest.mark.rule("raids:turn.end")
def test_when_the_fight_is_over_nobody_decides_in_it():
    with pytest.raises(ValueError, match="no fight is going on"):
        begin(SEA.format(4, 2)).ask("decides", "sail 7", "sail 12")


@pytest.mark.rule("raids:combat.riposte")
def test_who_stays_when_both_riposte():
    question = begin(SEA.format(4, 5)).ask("duel", "sail 7")
    assert answers(question) == {
        "Orange A, with no Viking left": (
            True,
            "Orange A pays 1. Sky B pays 2. Orange A pays 3. Sky B would need 4, and has 3.",
        ),
        "Orange A, with 4 Vikings left": (
            False,
            "All Vikings paid in a combat go back to the reserve, the winner's too. "
            "Orange A pays 1. Sky B pays 2. Orange A pays 3.",
        ),
        "Sky B, with 3 Vikings left": (
            False,
            "Orange A pays 1. Sky B pays 2. Orange A pays 3. Sky B would need 4, and has 3.",
        ),
        "Sky B, with 5 Vikings left": (
            False,
            "All Vikings paid in a combat go back to the reserve, the winner's too. "
            "Orange A pays 1. Sky B pays 2. Orange A pays 3.",
        ),
    }
    assert right(begin(SEA.format(4, 5), "sail 7").ask("duel")) == ["Orange A, with no Viking left"]
    assert right(begin(SEA.format(1, 1)).ask("duel", "sail 7")) == ["Orange A, with no Viking left"]


@pytest.mark.rule("raids:combat.lost-vikings")
def test_all_that_was_paid_is_lost():
    question = begin(SEA.format(4, 5)).ask("lost", "sail 7", "riposte", "riposte")
    assert (right(question), list(wrong(question))) == (["6 Vikings"], ["2 Vikings", "3 Vikings", "4 Vikings"])
    chain = begin(SEA.format(4, 5)).ask("lost", "sail 7", "riposte", "sail 9")
    assert right(chain) == ["4 Vikings"]  # one and two for space 7, and one for space 9
    with pytest.raises(ValueError, match="too little is paid"):
        begin(SEA.format(4, 5)).ask("lost", "sail 7", "riposte")


@pytest.mark.rule("raids:combat.winner-stays")
def test_who_gets_what_was_fought_for():
    question = begin(SEA.format(4, 1)).ask("prize", "sail 7", "sail 12")
    assert plain(question.asks).endswith("Who gets the rune of space 7?")
    assert right(question) == ["Orange A, when its next turn begins, if it still lies there"]
    assert list(wrong(question)) == ["Orange A, at once", "Sky B, who flees with it", "Nobody: it leaves the game"]
    with pytest.raises(ValueError, match="nobody flees"):
        begin(SEA.format(4, 5)).ask("prize", "sail 7", "riposte")


@pytest.mark.rule("raids:combat.lost-vikings")
def test_figures_have_no_more_wrong_answers_than_others():
    for kind in ("frees", "crew-after", "price", "lost"):
        for question in questions(vl.games()["raids"].usual_box(), [kind], 3, seed=9):
            assert len(wrong(question)) <= WRONG
