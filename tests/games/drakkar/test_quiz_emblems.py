"""Questions about what a seat knows of emblems: asked by heart, and answered from what it has witnessed."""

from __future__ import annotations

import pytest

import vikinglab as vl
from vikinglab.core.teach.quiz import Question, questions
from vikinglab.games.drakkar import GAME

from .helpers import TEAMS, answers, begin, plain, why

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
    asked = plain(board("heart A", "heart A").ask("chance", "move h11 h9").asks)
    assert "Orange A knows where these lie: 2 × heart. What is the chance" in asked
    assert "where these lie" not in plain(board("heart B").ask("chance", "move h11 h9").asks)


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
    assert len(question.answers) == 4


def test_what_lies_on_shields_is_none_of_those_that_are_left():
    text = BOARD.format("heart A", "", ", shields heart").replace(", h10", "")
    question = begin(text).ask("left")
    assert right(question) == ["1"]
    assert why(question, "2").startswith("This forgets what lies on shields. There are 3 of each kind.")


def test_the_kind_is_the_one_that_was_seen_last():
    match = begin(BOARD.format("", "", "").replace("h9", "h9 crown"), "move h11 h9", "see")
    question = match.ask("left")
    assert "Of the kind “crown”, Orange A has seen one that lies on the board." in plain(question.asks)
    assert right(question) == ["2"]


def test_four_players_have_more_of_each_kind():
    question = vl.new("drakkar", players=4, seed=1).ask("left")
    assert right(question) == ["5"]
    assert {answer.rule for answer in question.answers} == {"setup.emblems"}
    assert why(question, "3").startswith("That would be so with another number of players.")


def test_of_a_match_with_fewer_emblems_it_isnt_asked():
    with pytest.raises(ValueError, match="out of the match"):
        small().ask("left")


# ------------------------------------------------------------------------------------------------ What is remembered


MOVED = "emblems: g6 club {}, g8 heart A, c3\nA: e2 h6\nB: d9 j8\nturn: B\ndice: 4 5"
"""B moves the emblem from g6 to g2, two squares from a pawn of A, who throws 2 and 4 then."""


def watched(seen: str = "A") -> Question:
    """What A is asked of the emblem that was moved."""
    return begin(MOVED.format(seen), "move g6 g2", "pass", seed=6).ask("recalls", "move e2 g2")


def test_an_emblem_is_known_wherever_it_goes():
    question = watched()
    assert plain(question.asks) == ("Orange A chooses: “Move the pawn from e2 to g2”. What is the emblem at g2?")
    assert answers(question) == {"a club": True, "a heart": False, "a spade": False, "Orange A can't know": False}
    assert len(question.answers) == 4
    assert not notes(question)


def test_what_was_witnessed_of_it_is_the_reason():
    story = "Orange A has seen it: a club. Sky B moves the emblem from g6 to g2."
    assert why(watched(), "a club") == why(watched(), "Orange A can't know") == story
    assert why(watched(), "a heart") == f"Orange A has seen a heart, but that is another emblem. {story}"
    assert why(watched(), "a spade") == f"Orange A has seen no such emblem that lies on the board. {story}"


@pytest.mark.parametrize("seen", ["", "B"])
def test_what_others_have_seen_a_seat_cant_know(seen):
    question = watched(seen)
    assert right(question) == ["Orange A can't know"]
    assert "a heart" in answers(question)
    assert len(question.answers) == 4


def test_what_another_did_with_it_is_told_and_what_it_saw_isnt():
    text = "emblems: g6 club, g8, c3\nA: f12 h6\nB: c10 j8\nturn: B\ndice: 4 5"
    match = begin(text, "move c10 g6", "see", "pass", "pass", "move g6 g4", "move g6 g12", seed=6)
    question = match.ask("recalls", "move f12 g12")
    assert right(question) == ["Orange A can't know"]
    story = "Orange A hasn't seen what it is. Sky B looks at the emblem at g6. Sky B moves the emblem from g6 to g12."
    assert why(question, "Orange A can't know") == story


def test_what_the_board_shows_isnt_asked():
    noted = begin(SMALL.format("club A", "", ""))
    noted.notes = True
    with pytest.raises(ValueError, match="the board shows"):
        noted.ask("recalls", "move e4 g6")


# ------------------------------------------------------------------------------------------------ Who has seen it


@pytest.mark.parametrize(
    ("emblem", "chosen", "who", "rule"),
    [
        ("club", "see", "Orange A alone", "look.secret"),
        ("club B", "see", "Both", "look.secret"),
        ("club", "take", "Both", "take.right"),
        ("crown", "take", "Both", "take.wrong"),
        ("crown", "leave", "Nobody", "land.choice"),
        ("crown B", "leave", "Sky B alone", "land.choice"),
    ],
)
def test_who_knows_an_emblem_after_somebody_came_to_it(emblem, chosen, who, rule):
    question = small(emblem).ask("witness", "move e4 g6", chosen)
    assert answers(question) == {each: each == who for each in ("Both", "Orange A alone", "Sky B alone", "Nobody")}
    assert {answer.rule for answer in question.answers} == {rule}


def test_who_had_seen_it_before_is_said():
    question = small("club B").ask("witness", "move e4 g6", "see")
    assert why(question, "Both").endswith("Sky B had seen it before.")


def test_the_picture_shows_what_all_have_seen():
    text = "emblems: g6, f9 club B, j6\nA: e4 h6\nB: f9 j8\nturn: B\ndice: 2 5"
    assert not notes(begin(text).ask("witness", "move j8 j6", "see"))


@pytest.mark.parametrize(
    ("emblem", "chosen", "becomes", "rule"),
    [
        ("club", "see", "It stays there face down, with the pawn on it", "look.see"),
        ("club", "leave", "It stays there face down, with the pawn on it", "land.choice"),
        ("club", "take", "It goes on a shield, and the pawn stays there", "take.right"),
        ("crown", "take", "It stays there face down, and the pawn goes to its drakkar", "take.wrong"),
    ],
)
def test_what_becomes_of_an_emblem_and_of_the_pawn(emblem, chosen, becomes, rule):
    question = small(emblem).ask("stays", "move e4 g6", chosen)
    assert (f"It is a {emblem}. What becomes" in plain(question.asks)) == (chosen == "take")
    assert right(question) == [becomes]
    assert len(question.answers) == 4
    assert {answer.rule for answer in question.answers} == {rule}


# ------------------------------------------------------------------------------------------------ What another learns


@pytest.mark.parametrize(
    ("emblem", "chosen", "learnt", "rule"),
    [
        ("crown", "see", "Nothing of what it is", "look.secret"),
        ("crown", "leave", "Nothing of what it is", "land.choice"),
        ("crown", "take", "What it is", "take.wrong"),
        ("club", "take", "What it is", "take.right"),
    ],
)
def test_what_another_learns_of_a_choice(emblem, chosen, learnt, rule):
    question = small(emblem).ask("tells", "move e4 g6", chosen)
    assert "What does Sky B learn from that of the emblem at g6?" in plain(question.asks)
    assert right(question) == [learnt]
    assert {answer.rule for answer in question.answers} == {rule}
    assert not notes(question)


def test_the_picture_is_that_of_who_learns():
    question = begin("emblems: h6 club A, f9, j8\nA: e4 h6\nB: d9 j6\ndice: 2 5").ask("tells", "move h6 j8", "see")
    assert not notes(question)


def test_a_choice_of_who_had_seen_it_tells_something_and_isnt_asked():
    with pytest.raises(ValueError, match="the choice tells"):
        small("crown A").ask("tells", "move e4 g6", "leave")


def test_without_a_choice_neither_is_asked():
    for kind in ("witness", "tells"):
        with pytest.raises(ValueError, match="nobody has looked"):
            small().ask(kind, "move e4 e6")


# ------------------------------------------------------------------------------------------------ Where one can land


def comes(position: str) -> Question:
    question = begin(position).ask("comes")
    assert question.on_board
    return question


def test_an_emblem_is_come_to_by_a_die():
    question = comes("emblems: g6, d8\nA: e4 m1\nB: j9 j8\ndice: 2")
    assert answers(question) == {"g6": True, "d8": False}
    assert why(question, "g6").startswith("Orange A chooses: “Move the pawn from e4 to g6”. When your pawn lands")
    assert why(question, "d8").startswith("No pawn of Orange A can come to d8 by these dice.")


def test_an_emblem_can_be_moved_to_where_a_pawn_comes():
    question = comes("emblems: g7, c12\nA: e4 m1\nB: j9 g2\ndice: 2 5")
    assert right(question) == ["g7"]
    told = "Orange A chooses: “Move the emblem from g7 to e9”. Then: “Move the pawn from e4 to e9”."
    assert why(question, "g7").startswith(told)


def test_a_pawn_doesnt_come_to_what_it_stands_on():
    question = comes("emblems: g6 club A, g8\nA: g6 m1\nB: j9 j8\ndice: 2")
    assert answers(question) == {"g6": False, "g8": True}
    assert question.answers[0].rule == "take.landing"


def test_the_other_pawn_may_come_to_it_when_the_first_has_gone_to_another_emblem_too():
    question = comes("emblems: g6 club A, g11, m13\nA: g6 e4\nB: j9 j8\ndice: 2 5")
    assert answers(question) == {"g6": True, "g11": True, "m13": False}
    only = comes("emblems: a1 club A, c3, m13\nA: a1 b1\nB: a3 c1\ndice: 1 2")
    assert "Then: “Leave the emblem”. Then:" in why(only, "a1")


def test_a_pawn_in_the_way_is_the_reason():
    question = comes("emblems: e9, c6\nA: e4 c1\nB: e6 j8\ndice: 5")
    assert why(question, "e9") == "Sky B's pawn is in the way at e6. A pawn can't pass over another pawn."


def test_without_dice_it_isnt_asked():
    with pytest.raises(ValueError, match="no dice"):
        begin("emblems: f9\nA: f9 e4\nB: j9 j8\nlanded: f9").ask("comes")


# ------------------------------------------------------------------------------------------------ The last shield


def test_the_last_shield_wins():
    question = small("club A", "", ", shields heart spade diamond tower").ask("taking", "move e4 g6")
    assert right(question) == ["Orange A has won, and the match is over"]
    assert {answer.rule for answer in question.answers} == {"end.victory"}
    assert len(question.answers) == 4
    assert "has won" not in "".join(answers(small("club A").ask("taking", "move e4 g6")))


def test_in_teams_it_doesnt_by_itself():
    text = SMALL.format("club A", "", ", shields heart spade diamond tower") + "\nC: f11 k12\nD: l7 b5"
    question = begin(text, rulings=TEAMS).ask("taking", "move e4 g6")
    assert right(question) == ["The club goes on a shield"]


@pytest.mark.parametrize("kind", ["left", "witness", "tells", "comes", "recalls"])
def test_positions_that_chance_brings_give_questions(kind):
    assert len(questions(GAME.usual_box(), [kind], 3, seed=2)) == 3
