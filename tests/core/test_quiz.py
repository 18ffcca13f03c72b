"""Questions that all games know, and what no question can be."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

import vikinglab as vl
from vikinglab.core.game import game
from vikinglab.core.teach.about import asked_about
from vikinglab.core.teach.kinds import Kinds
from vikinglab.core.teach.question import Answer, Estimate, NothingToAsk, Question
from vikinglab.core.teach.quiz import SEARCHED, kinds, questions
from vikinglab.core.teach.recall import recall
from vikinglab.core.words.speech import Text

SAILING = """
    route: 6 rune, 7 axe, 9 hammer
    A: space 4, crew 2
    B: space 6, crew 1
    C: space 9, crew 1
"""


@pytest.fixture
def match():
    return vl.position("raids", SAILING).match(seed=1)


def text(words: str) -> Text:
    return Text(en=words, fr=words)


def test_which_of_these_is_allowed_with_the_reason_for_each(match):
    question = match.ask("may", "sail 3", "sail 7")
    assert str(question.asks) == "How far do you sail? At least to space 6. Which of these is allowed?"
    told = [(str(answer.words), answer.right, answer.rule) for answer in question.answers]
    assert told == [
        ("Sail to space 3", False, "navigate.forward"),
        ("Sail to space 7", True, "navigate.stop"),
    ]
    assert str(question.answers[0].why) == str(match.why_not("sail 3"))
    assert str(question.answers[1].why).endswith("Your ship stops at space 7: axe.")


def test_pointing_everything_in_reach_is_right_exactly_if_it_is_legal(match):
    question = match.ask("where")
    legal = {match.waiting.path(match.table, action) for action in match.legal()}
    assert {answer.path for answer in question.answers if answer.right} == legal
    assert len(question.answers) == len(list(match.waiting.reach(match.table)))
    assert question.on_board


def test_what_a_rule_brings_with_other_figures_as_wrong_answers(match):
    match = vl.position("raids", SAILING.replace("9 hammer", "8 encounter, 9 hammer")).match(seed=1)
    question = match.ask("pass.encounter", "sail 9")
    assert str(question.asks) == "You choose “Sail to space 9”. How many Vikings join you at the encounter?"
    assert {str(answer.words): answer.right for answer in question.answers} == {"1": False, "2": True, "3": False}
    told = {str(answer.words): str(answer.why) for answer in question.answers}
    assert told["1"] == "That is 1 too few."
    assert told["2"].startswith("Your ship passes the encounter at space 8 and takes 2 Vikings.")


def test_what_is_not_told_cannot_be_asked(match):
    with pytest.raises(NothingToAsk, match="pass.pillage does nothing here"):
        match.ask("pass.pillage", "sail 7")


def test_fresh_questions_are_others_with_another_seed_and_the_same_with_the_same():
    about = ["catch-up.reach", "next", "combat.needs-a-viking", "pass.encounter", "crew"]
    asked = {
        seed: [(str(each.asks), [str(answer.words) for answer in each.answers]) for each in made]
        for seed in (1, 2)
        for made in [questions(game("raids").usual_box(), about, 5, seed)]
    }
    assert len(asked[1]) == len(asked[2]) == 5
    assert asked[1] != asked[2]
    again = [str(each.asks) for each in questions(game("raids").usual_box(), about, 5, 1)]
    assert again == [asks for asks, _ in asked[1]]


def test_a_fresh_question_about_a_refusal_has_an_answer_refused_by_that_rule():
    for question in questions(game("raids").usual_box(), ["combat.needs-a-viking"], 3, 5):
        refused = [answer for answer in question.answers if answer.rule == "combat.needs-a-viking"]
        assert refused
        # Among some moves the forbidden one is wrong; on the board it is what is asked for.
        assert all(answer.right == question.on_board for answer in refused)


def test_asking_changes_nothing(match):
    before = match.to_json(), len(match.moments)
    match.ask("may", "sail 3", "sail 7")
    match.ask("where")
    match.ask("next", "sail 7")
    assert (match.to_json(), len(match.moments)) == before


@pytest.mark.parametrize("right", [True, False])
def test_where_all_answers_are_right_or_all_are_wrong_there_is_nothing_to_ask(match, right):
    answers = [Answer(text(each), right, text("because"), "tile.take") for each in ("one", "two")]
    with pytest.raises(NothingToAsk, match="Why\\?"):
        Question(match, text("Why?"), tuple(answers))


@pytest.mark.parametrize(("why", "rule"), [("", "tile.take"), ("because", "no.rule")])
def test_a_question_that_leaves_an_answer_unexplained_is_a_fault(match, why, rule):
    right = Answer(text("one"), True, text("because"), "tile.take")
    with pytest.raises(ValueError, match="Why\\?"):
        Question(match, text("Why?"), (right, Answer(text("two"), False, text(why), rule)))


# ------------------------------------------------------------------------------------------------ Faults of a kind


def not_a_number(match, after, moved):
    return int("not a number")


def no_message(match, after, moved):
    return match.game.speech.say("no-such-message")


FAULTS = [(not_a_number, ValueError, "not a number"), (no_message, LookupError, "no-such-message")]


@pytest.mark.parametrize(("kind", "error", "told"), FAULTS)
def test_a_fault_in_a_kind_of_question_is_seen(kind, error, told, monkeypatch):
    """Nothing to ask is passed over, and nothing else: in a quiz, about a rule, in its example, and in a review."""
    box, rulebook = game("raids").usual_box(), vl.rulebook("raids")
    monkeypatch.setattr(game("raids"), "quiz", {"faulty": kind})
    with pytest.raises(error, match=told):
        questions(box, ["faulty"], 1, seed=1)
    monkeypatch.setattr("vikinglab.core.teach.about.worth", lambda *_: kind(*_[:3]))
    with pytest.raises(error, match=told):
        asked_about(rulebook, "monster.fight", Random(1), fresh=0)
    monkeypatch.setattr("vikinglab.core.teach.general.otherwise", lambda *_: kind(*_[:3]))
    with pytest.raises(error, match=told):
        vl.position("raids", SAILING).match(seed=1).ask("happens", "sail 7")
    with pytest.raises(error, match=told):
        recall(box, "navigate.stop", seed=1)


def test_a_kind_of_question_that_is_not_there_is_refused_with_those_that_are(match):
    with pytest.raises(vl.Refused, match="There are: may, where, goes, happens"):
        match.ask("x")


def test_a_copy_goes_its_own_way(match):
    twin = match.copy()
    twin.play("sail 7")
    assert (match.ply, twin.ply) == (0, 1)
    assert len(match.moments) < len(twin.moments)
    match.play("sail 9")
    assert twin.moves == ("sail 7",)
    assert vl.load(twin.to_json()).table == twin.table


def test_an_estimate_tells_its_chance_and_the_reason_for_each_way_to_miss_it(match):
    asked = Estimate(match, text("How likely?"), Fraction(3, 8), text("Three of eight are drawn."), "setup.arrivals")
    assert asked.chance == Fraction(3, 8)
    assert [(str(answer.words), answer.right) for answer in asked.answers] == [
        ("close enough", True),
        ("too low", False),
        ("too high", False),
    ]
    told = {str(answer.why) for answer in asked.answers}
    assert told == {"Three of eight are drawn. The chance is 37.5\N{NO-BREAK SPACE}% (exactly 3/8)."}
    assert "37,5\N{NO-BREAK SPACE}%" in asked.answers[0].why["fr"]


def test_an_estimate_without_a_rule_cannot_be_made(match):
    with pytest.raises(ValueError, match="How likely"):
        Estimate(match, text("How likely?"), Fraction(1, 2), text("because"), "no.rule")


@pytest.mark.parametrize("game", ["raids", "drakkar"])
def test_what_cant_be_asked_is_left_out_before_a_reader_goes_away(game, monkeypatch):
    looked = []
    never = {"never": lambda match, after, moved: looked.append(match) or unasked()}
    monkeypatch.setattr(vl.games()[game], "quiz", never)
    assert questions(vl.games()[game].usual_box(), ["never"], 1, seed=1) == []
    assert len(looked) == SEARCHED


def unasked():
    raise NothingToAsk("it can never be asked")


# ------------------------------------------------------------------------------------------------ Kinds of all games


def test_no_two_kinds_share_a_name():
    mine = Kinds()

    @mine.kind("who")
    def who(match, after, moved): ...

    with pytest.raises(ValueError, match=r"Two kinds are called “who”: .*test_quiz.py:\d+ and .*test_quiz.py:\d+"):
        Kinds(mine, {"who": lambda match, after, moved: None})
    with pytest.raises(ValueError, match="would be taken for a rule"):
        mine.kind("who.is")(who)


def test_a_game_cant_take_the_name_of_a_kind_of_all_games(monkeypatch):
    monkeypatch.setattr(game("raids"), "quiz", {"may": lambda match, after, moved: None})
    with pytest.raises(ValueError, match=r"“may”: .*general.py:\d+ and .*test_quiz.py:\d+"):
        kinds(game("raids"))


MOST_KINDS = 12


NOT_MET = {"drakkar": 2}
"""Kinds that random positions have nothing for: no move of Drakkar has a price, and its emblems are rarely so few."""


@pytest.mark.parametrize("key", vl.games())
def test_each_wrong_answer_has_a_reason_of_its_own(key, monkeypatch):
    """Questions about allowed moves are left out: the same rule may refuse two moves in the same words."""
    # A kind that has something to ask has it in far fewer positions than a quiz would look at.
    monkeypatch.setattr("vikinglab.core.teach.quiz.SEARCHED", 500)
    kinds_asked = [kind for kind in ("happens", "cost", "next", *game(key).quiz) if not kind.startswith("best")]
    made = questions(game(key).usual_box(), kinds_asked, len(kinds_asked), seed=4)
    assert len(made) >= len(kinds_asked) - NOT_MET.get(key, 0)
    for question in made:
        if not question.on_board or len(question.answers) <= question.match.table.players:
            whys = [answer.why for answer in question.answers if not answer.right]
            if not isinstance(question, Estimate):
                assert len({str(why) for why in whys}) == len({why["fr"] for why in whys}) == len(whys), question


@pytest.mark.parametrize("key", vl.games())
def test_a_game_has_few_kinds_of_its_own_in_fewer_lines_than_its_rules(key):
    def lines(room: str) -> int:
        return sum(path.read_text("utf-8").count("\n") for path in (game(key).folder / room).glob("*.py"))

    assert len(game(key).quiz) <= MOST_KINDS
    assert lines("quiz") < lines("play")


def test_only_the_last_move_is_asked_about_and_those_before_it_are_drawn():
    match = vl.position("raids", SAILING.replace("9 hammer", "9 hammer, 11 wood")).match(seed=1)
    question = match.ask("next", "sail 7", "sail 11")
    assert str(question.asks) == "You choose “Sail to space 11”. Who plays then? Point at the board."
    assert question.match.table.where[:2] == [7, 6]
    assert {str(answer.words): answer.right for answer in question.answers} == {
        "Orange": True,
        "Your ship": False,
        "Green": False,
    }
    assert str(question.answers[0].why).startswith("Orange plays: it is furthest behind, at space 7.")
    assert {answer.rule for answer in question.answers} == {"turn.furthest-behind"}
    assert [answer.path for answer in question.answers] == [("ship:0",), ("ship:1",), ("ship:2",)]


def test_whose_turn_it_is_now_is_asked_of_nobody():
    """Else the answer would be called “your ship”."""
    question = vl.position("raids", SAILING).match(seed=1).ask("next")
    assert [str(answer.words) for answer in question.answers] == ["Orange", "Sky", "Green"]
    assert str(question.put("Whose turn is it?", reader=2).answers[2].words) == "Your ship"


def test_what_a_move_costs_is_asked_with_other_prices():
    text = "voyage: 3 / route: 7 rune, 8 monster-4, 9 wood / A: space 6, crew 4, aboard axe / B: space 7 / C: home 1"
    match = vl.position("raids", text).match(seed=1)
    question = match.ask("cost", "sail 9", "fight")
    assert [str(answer.words) for answer in question.answers if answer.right] == ["3"]
    assert len(question.answers) == 4
    with pytest.raises(NothingToAsk, match="nothing is paid"):
        match.ask("cost", "sail 9")


def test_what_a_rule_is_worth_is_asked_with_miscounts_and_the_points_of_others():
    text = "voyage: 4 / A: space 19, coins 6 6 1, beside rune rune / B: home 1, coins 3 / C: home 2"
    question = vl.position("raids", text).match(seed=1).ask("glory.coins")
    assert str(question.asks) == "If the match ended now, how many points would you have for “Coins”?"
    told = {str(answer.words): str(answer.why) for answer in question.answers}
    assert [str(answer.words) for answer in question.answers if answer.right] == ["13"]
    assert told["3"] == "That counts the coins: their values count."
    assert told["7"].startswith("That counts like coins once")


def test_of_one_kind_of_points_alone_nothing_is_asked():
    """The board shows the sum, which would be the answer."""
    with pytest.raises(NothingToAsk, match="too little is scored"):
        vl.position("raids", "voyage: 2 / A: space 19, coins 6 / B: home 1 / C: home 2").match(seed=1).ask("worth")


def test_what_another_option_would_bring_is_a_wrong_answer_that_names_it():
    text = "voyage: 2 / arrivals: order, runes / A: space 19 / B: home 1, beside rune / C: home 2"
    question = vl.position("raids", text).match(seed=1).ask("voyage.nothing-to-count", "home")
    others = [str(answer.why) for answer in question.answers if "with no rune" in str(answer.words)]
    assert [each.split(": coin.")[0] for each in others] == ["It would be so by another option: Nothing to count"]


@pytest.mark.parametrize("seed", range(4))
def test_what_chance_decides_is_never_asked(seed):
    """Nobody can know what the dice will show."""
    rulebook = vl.rulebook("drakkar")
    question = asked_about(rulebook, "turn.order", Random(seed))
    assert not any("rolls" in str(answer.words) for answer in question.answers)


def test_a_figure_of_a_rule_is_asked_in_its_sentence():
    question = vl.new("raids", players=3, seed=1).ask("setup.portions")
    assert "An encounter gets Vikings for the first ships that pass: (?) for the first, 1 for the second." in str(
        question.asks
    )
    assert [str(answer.words) for answer in question.answers if answer.right] == ["2"]


# ------------------------------------------------------------------------------------------------ Every rule

UNASKED = {"raids": {"setup.arrivals": "nothing tells of it, it refuses nothing, and it has no figure"}}
"""The played rules that no question asks about, and why."""
BOXES = [(key, edition) for key, each in vl.games().items() for edition in each.editions]


@pytest.mark.parametrize(("key", "edition"), BOXES)
def test_each_played_rule_can_be_asked_about(key, edition):
    rulebook = game(key).rulebook(game(key).usual_box(edition))
    unasked = set()
    for rule in [each for each in rulebook.values() if each.status == "played"]:
        question = asked_about(rulebook, rule.key, Random(1), fresh=0)
        if question is None:
            unasked.add(rule.key)
            continue
        assert rule.key in {answer.rule for answer in question.answers}, rule.key
        assert all(set(answer.why) == set(question.asks) for answer in question.answers)
        assert "Then" not in str(question.asks)
    assert unasked == {*UNASKED.get(key, {})}


def test_a_question_about_a_rule_is_the_same_by_the_same_generator_and_another_by_another():
    made = [str(asked_about(vl.rulebook("midgard"), "part.cost", Random(seed)).asks) for seed in (1, 1, 2, 3)]
    assert made[0] == made[1]
    assert len({*made}) > 1


def test_questions_come_from_the_numbers_of_players_that_are_asked_for():
    made = questions(game("raids").usual_box(), ["next", "crew"], 6, seed=9, players=2)
    assert [question.match.table.players for question in made] == [2] * 6


def test_where_a_piece_goes_is_asked_on_the_board_with_the_rule_of_each_place():
    match = vl.position("drakkar", "emblems: e5, e8\nA: e4 h6\nB: e9 k5\ndice: 1 5").match()
    asked = match.ask("goes", "move e4 e5")
    by_square = {answer.path[0].removeprefix("square:"): answer for answer in asked.answers}
    assert asked.on_board
    assert {square for square, answer in by_square.items() if answer.right} >= {"e5", "j9"}
    assert by_square["e9"].rule == "free.only-blocking"
    assert by_square["e10"].rule == "dice.one-piece"
    assert "e4, a pawn of your clan" in str(asked.asks)


@pytest.mark.parametrize("move", [(), ("pass",)])
def test_where_something_goes_that_is_no_piece_is_not_asked(move):
    match = vl.position("drakkar", "emblems: e5, e8\nA: e4 h6\nB: e9 k5\ndice: 1 5").match()
    with pytest.raises(NothingToAsk, match=r"no move says|from place to place"):
        match.ask("goes", *move)


def test_a_question_may_be_put_in_words_of_ones_own():
    match = vl.new("raids", players=3, seed=7)
    assert str(match.ask("may").put("Which may you do?").asks) == "Which may you do?"


# ------------------------------------------------------------------------------------------------ What is said once

DUEL = """
route: 6 rune, 7 axe, 8 wood, 11 sail
A: space 7, crew 5
B: space 7, crew 4
C: space 11, crew 1
combat: A answers B, 2
"""


def test_what_a_choice_answers_is_said_before_it():
    question = vl.position("raids", DUEL).match(seed=1).ask("combat.riposte", "riposte")
    premise = "Sky fights you for your space, and has paid 1 Viking."
    assert str(question.asks).startswith(premise)
    assert [str(answer.words) for answer in question.answers] == ["1", "2", "3", "4"]


@pytest.mark.parametrize(
    ("key", "about"),
    [
        ("raids", ["coins", "crew", "room", "monster.fight", "combat.riposte", "next", "worth"]),
        ("drakkar", ["taking", "witness", "left", "recalls"]),
    ],
)
def test_no_reason_says_what_another_says(key, about):
    """A wrong answer says what it overlooks: what is right is read once, with the right answer."""
    for question in questions(game(key).usual_box(), about, len(about), 3):
        right = {str(answer.why) for answer in question.answers if answer.right}
        wrong = [str(answer.why) for answer in question.answers if not answer.right]
        assert not right & {*wrong}, question
        assert len({*wrong}) == len(wrong), question


def test_what_a_position_does_not_have_is_not_offered():
    match = vl.position("drakkar", "emblems: f2, f5, h5, g8\nA: e9 g3\nB: h8 d11\ndice: 2 6").match(seed=1)
    for kind, moves in [("goes", ["move f2 f4"]), ("where", []), ("may", [])]:
        offered = " ".join(str(answer.words) for answer in match.ask(kind, *moves).answers)
        assert "west" not in offered


def test_a_quiz_asks_the_first_seat_and_no_question_twice():
    about = ["catch-up.discard", "combat.riposte", "monster.fight", "crew.overboard", "catch-up.reach"]
    asked = questions(game("raids").usual_box(), about, 8, 2)
    assert len(asked) == 8
    assert {question.reader for question in asked} == {0}
    assert len({str(question.asks) for question in asked}) == 8
    assert len({question.match.written() for question in asked}) == 8
