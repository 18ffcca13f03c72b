"""Questions about what a seat knows of emblems: asked by heart, and answered from what it has witnessed."""

from __future__ import annotations

import pytest

import vikinglab as vl
from vikinglab.core.teach.question import NothingToAsk, Question
from vikinglab.core.teach.quiz import questions
from vikinglab.games.drakkar import GAME

from .helpers import TEAMS, answers, begin, pawns, plain, why

CIRCLES = "g4, h4, g5, h5, c7, d6, d8, k7, j6, j8, f9, g9, h9, f10, g10, h10"
BOARD = "emblems: f4 {}, f5 {}, " + CIRCLES + "\nA: e4 h11{}\nB: d9 j9\ndice: 2 5"
SMALL = "emblems: g6 {}, f9, c3 {}\nA: e4 h6{}\nB: d9 j8\ndice: 2 5"


def board(first: str = "", second: str = "", more: str = "") -> vl.Match:
    """A board with all its emblems, two of which can be settled."""
    return begin(BOARD.format(first, second, more))


def small(first: str = "", second: str = "", more: str = "") -> vl.Match:
    """A board with three emblems."""
    return begin(SMALL.format(first, second, more))


def right(question: Question) -> list[str]:
    return [words for words, is_right in answers(question).items() if is_right]


def notes(question: Question) -> set[str]:
    """The emblems that the picture beside a question gives away."""
    marks = question.scene.marks
    faces = {mark.id for mark in marks if mark.id.startswith("emblem:") and mark.sprite != "drakkar-emblem"}
    return faces | {mark.id for mark in marks if mark.id.startswith(("note:", "unseen:"))}


# ------------------------------------------------------------------------------------------------ How many are left


def test_who_counts_is_told_what_the_seat_has_seen():
    asked = plain(board("heart A", "heart A").ask("fits", "move h11 h9").asks)
    assert "You know where these are: 2 × heart. How likely" in asked
    assert "where these are" not in plain(board("heart B").ask("fits", "move h11 h9").asks)


@pytest.mark.parametrize(
    ("match", "number", "rule"),
    [
        (board(), "3", "setup.two"),
        (board("heart A"), "2", "look.by-heart"),
        (board("heart B"), "3", "setup.two"),
        (board("heart A", "heart A"), "1", "look.by-heart"),
    ],
)
def test_of_a_kind_as_many_are_left_as_the_seat_hasnt_seen(match, number, rule):
    question = match.ask("left")
    assert right(question) == [number]
    assert {answer.rule for answer in question.answers} == {rule}
    assert len(question.answers) >= 3


def test_what_lies_on_shields_is_none_of_those_that_are_left():
    text = BOARD.format("heart A", "", ", shields heart").replace(", h10", "")
    question = begin(text).ask("left")
    assert right(question) == ["1"]
    assert why(question, "2") == "That forgets the shields."


def test_the_kind_is_the_one_that_was_seen_last():
    match = begin(BOARD.format("", "", "").replace("h9", "h9 crown"), "move h11 h9", "see")
    question = match.ask("left")
    assert "Of the emblem “crown” you have seen one on the board." in plain(question.asks)
    assert right(question) == ["2"]


def test_four_players_have_more_of_each_kind():
    question = vl.new("drakkar", players=4, seed=1).ask("left")
    assert right(question) == ["5"]
    assert {answer.rule for answer in question.answers} == {"setup.emblems"}
    assert why(question, "3").startswith("That would be so with another number of players.")


def test_of_a_match_with_fewer_emblems_it_isnt_asked():
    with pytest.raises(NothingToAsk, match="out of the match"):
        small().ask("left")


# ------------------------------------------------------------------------------------------------ What is remembered


MOVED = "emblems: g6 club {}, g8 heart A, c3\nA: e2 h6\nB: d9 j8\nturn: B\ndice: 4 5"
"""B moves the emblem from g6 to g2, two squares from a pawn of A, who throws 2 and 4 then."""


def watched(seen: str = "A") -> Question:
    """Return the question to A about the emblem that was moved."""
    return begin(MOVED.format(seen), "move g6 g2", "pass", seed=6).ask("recalls", "move e2 g2")


def test_an_emblem_is_known_wherever_it_goes():
    question = watched()
    assert plain(question.asks) == ("You choose “Move the pawn from e2 to g2”. What is the emblem at g2?")
    assert answers(question) == {"a club": True, "a heart": False, "a spade": False, "You can't know": False}
    assert len(question.answers) == 4
    assert not notes(question)


def test_what_was_witnessed_of_it_is_the_reason():
    story = "You have seen it: a club. Sky moves the emblem from g6 to g2."
    assert why(watched(), "a club") == why(watched(), "You can't know") == story
    assert why(watched(), "a heart") == "You have seen a heart, but that is another emblem."
    assert why(watched(), "a spade") == "You have never seen a spade on the board."


@pytest.mark.parametrize("seen", ["", "B"])
def test_what_others_have_seen_a_seat_cant_know(seen):
    question = watched(seen)
    assert right(question) == ["You can't know"]
    assert "a heart" in answers(question)
    assert len(question.answers) == 4


def test_what_another_did_with_it_is_told_and_what_it_saw_isnt():
    text = "emblems: g6 club, g8, c3\nA: f12 h6\nB: c10 j8\nturn: B\ndice: 4 5"
    match = begin(text, "move c10 g6", "see", "pass", "pass", "move g6 g4", "move g6 g12", seed=6)
    question = match.ask("recalls", "move f12 g12")
    assert right(question) == ["You can't know"]
    story = "You haven't seen what it is. Sky looks at the emblem at g6. Sky moves the emblem from g6 to g12."
    assert why(question, "You can't know") == story


def test_what_the_board_shows_isnt_asked():
    noted = begin(SMALL.format("club A", "", ""))
    noted.notes = True
    with pytest.raises(NothingToAsk, match="the board shows"):
        noted.ask("recalls", "move e4 g6")


# ------------------------------------------------------------------------------------------------ Who has seen it


@pytest.mark.parametrize(
    ("emblem", "chosen", "who", "rule"),
    [
        ("club", "see", "Your clan alone", "look.secret"),
        ("club B", "see", "Both", "look.secret"),
        ("club", "take", "Both", "take.right"),
        ("crown", "take", "Both", "take.wrong"),
        ("crown", "leave", "Nobody", "land.choice"),
        ("crown B", "leave", "Sky alone", "land.choice"),
    ],
)
def test_who_knows_an_emblem_after_somebody_came_to_it(emblem, chosen, who, rule):
    match = small(emblem)
    match.play("move e4 g6", chosen)
    question = match.at(0).ask("witness", "move e4 g6", chosen)
    assert answers(question) == {each: each == who for each in ("Both", "Your clan alone", "Sky alone", "Nobody")}
    assert {answer.rule for answer in question.answers} == {rule}


def test_who_had_seen_it_before_is_said():
    question = small("club B").ask("witness", "move e4 g6", "see")
    assert why(question, "Both").endswith("Sky had seen it before.")


def test_the_picture_shows_what_all_have_seen():
    text = "emblems: g6, f9 club B, j6\nA: e4 h6\nB: f9 j8\nturn: B\ndice: 2 5"
    assert not notes(begin(text).ask("witness", "move j8 j6", "see"))


# ------------------------------------------------------------------------------------------------ Where one can land


def comes(position: str) -> Question:
    question = begin(position).ask("comes")
    assert question.on_board
    return question


def test_an_emblem_is_come_to_by_a_die():
    question = comes("emblems: g6, d8\nA: e4 m1\nB: j9 j8\ndice: 2")
    assert answers(question) == {"g6": True, "d8": False}
    assert why(question, "g6").startswith("You can: Move the pawn from e4 to g6.")
    assert why(question, "d8").startswith("With these dice none of your pawns can come to d8.")


def test_an_emblem_can_be_moved_to_where_a_pawn_comes():
    question = comes("emblems: g7, c12\nA: e4 m1\nB: j9 g2\ndice: 2 5")
    assert right(question) == ["g7"]
    told = "You can: Move the emblem from g7 to e9, Move the pawn from e4 to e9."
    assert why(question, "g7").startswith(told)


def test_a_pawn_doesnt_come_to_what_it_stands_on():
    question = comes("emblems: g6 club A, g8\nA: g6 m1\nB: j9 j8\ndice: 2")
    assert answers(question) == {"g6": False, "g8": True}
    assert question.answers[0].rule == "take.landing"


def test_the_other_pawn_may_come_to_it_when_the_first_has_gone_to_another_emblem_too():
    question = comes("emblems: g6 club A, g11, m13\nA: g6 e4\nB: j9 j8\ndice: 2 5")
    assert answers(question) == {"g6": True, "g11": True, "m13": False}


def test_a_pawn_in_the_way_is_the_reason():
    question = comes("emblems: e9, c6\nA: e4 c1\nB: e6 j8\ndice: 5")
    assert why(question, "e9") == "Sky's pawn is in the way at e6. A pawn can't pass over another pawn."


def test_without_dice_it_isnt_asked():
    with pytest.raises(NothingToAsk, match="no dice"):
        begin("emblems: f9\nA: f9 e4\nB: j9 j8\nlanded: f9").ask("comes")


# ------------------------------------------------------------------------------------------------ The last shield


def test_the_last_shield_wins():
    question = small("club A", "", ", shields heart spade diamond tower").ask("taking", "move e4 g6")
    assert right(question) == ["You have won, and the match is over"]
    assert {answer.rule for answer in question.answers} == {"end.victory"}
    assert len(question.answers) == 4
    assert "has won" not in "".join(answers(small("club A").ask("taking", "move e4 g6")))


def test_in_teams_it_doesnt_by_itself():
    text = SMALL.format("club A", "", ", shields heart spade diamond tower") + "\nC: f11 k12\nD: l7 b5"
    question = begin(text, rulings=TEAMS).ask("taking", "move e4 g6")
    assert right(question) == ["The club goes on a shield"]


# ------------------------------------------------------------------------------------------------ Captured

CAPTURE = "emblems: g7, c3\nA: g4 {}\nB: g7 {}\ndice: 3 5"


@pytest.mark.parametrize(
    ("mine", "other", "line", "reason"),
    [
        (
            "f9",
            "m13",
            "f",
            "4 numbers of a die lead out of drakkar square f (north), and 6 out of drakkar square h (north).",
        ),
        (
            "h13",
            "m13",
            "h",
            "No number of a die leads out of drakkar square h (north), and 6 out of drakkar square f (north).",
        ),
        (
            "m1",
            "m13",
            "f",
            "From either 6 numbers of a die lead out: so it goes to drakkar square f (north), where it began.",
        ),
        ("f13", "north-1", "h", "The other pawn of Sky is on {f}."),
    ],
)
def test_a_captured_pawn_is_sent_where_the_engine_sends_it(mine, other, line, reason):
    question = begin(CAPTURE.format(mine, other)).ask("sent", "move g4 g7")
    assert question.on_board
    assert right(question)[0] == f"To drakkar square {line} (north)"
    assert pawns(question.after, 1)[0] == {"f": "north-1", "h": "north-2"}[line]
    reason = reason.format(f="drakkar square f (north)", h="drakkar square h (north)")
    assert why(question, right(question)[0]) == reason
    assert len([each for each in question.answers if each.path]) == 3


@pytest.mark.rule("drakkar:team.silence")
def test_in_teams_a_partner_doesnt_learn_what_is_looked_at():
    question = begin(SMALL.format("club", "", "") + "\nC: f11 k12\nD: l7 b5", rulings=TEAMS).ask(
        "witness", "move e4 g6", "see"
    )
    assert right(question) == ["Your clan alone"]
    assert {answer.rule for answer in question.answers} == {"team.silence"}


@pytest.mark.parametrize("kind", ["left", "witness", "taking", "comes", "recalls", "sent", "fits"])
def test_positions_that_chance_brings_give_questions(kind):
    assert len(questions(GAME.usual_box(), [kind], 3, seed=2)) == 3
