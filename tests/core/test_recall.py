"""Questions about one rule: each rule that can be asked about has fresh ones, which can be answered."""

from __future__ import annotations

from random import Random

import pytest

from vikinglab.core.game import games
from vikinglab.core.match import Match
from vikinglab.core.teach.recall import _of_example, askable, fingerprint, recall

BOXES = [game.usual_box(edition) for game in games().values() for edition in game.editions]
EACH = [(box, rule) for box in BOXES for rule in askable(box)]
SHORT = EACH[::12]


def named(given: object) -> str:
    return given if isinstance(given, str) else f"{given.game}-{given.edition}"


@pytest.mark.parametrize("box", BOXES, ids=named)
def test_many_rules_of_each_game_can_be_asked_about(box):
    assert len(askable(box)) >= 8
    assert {*askable(box)} <= {*games()[box.game].rulebook(box)}


@pytest.mark.parametrize(("box", "rule"), SHORT, ids=named)
def test_a_rule_has_a_question_that_can_be_answered(box, rule):
    answerable(box, rule)


@pytest.mark.soak
@pytest.mark.parametrize(("box", "rule"), EACH, ids=named)
def test_every_rule_has_a_question_that_can_be_answered(box, rule):
    answerable(box, rule)


def answerable(box, rule):
    question = recall(box, rule, seed=1)
    assert question is not None
    right = [answer.right for answer in question.answers]
    assert any(right)
    assert not all(right)
    assert rule in {answer.rule for answer in question.answers}
    assert fingerprint(question) == fingerprint(recall(box, rule, seed=1))


@pytest.mark.parametrize(("box", "rule"), SHORT, ids=named)
def test_a_rule_is_asked_about_in_another_position_each_time(box, rule):
    other_positions(box, rule)


@pytest.mark.soak
@pytest.mark.parametrize(("box", "rule"), EACH, ids=named)
def test_every_rule_is_asked_about_in_another_position_each_time(box, rule):
    other_positions(box, rule)


def other_positions(box, rule):
    """The position of the example is asked, if matches bring hardly another: a browser asks it once."""
    found = [fingerprint(recall(box, rule, seed)) for seed in range(4)]
    example = fingerprint(_of_example(games()[box.game].examples(box)[rule], Random(0)))
    fresh = [each for each in found if each != example]
    assert len({*fresh}) == len(fresh) >= 1


def test_a_rule_that_matches_hardly_meet_is_not_asked_about():
    box = games()["raids"].usual_box()
    rulebook = games()["raids"].rulebook(box)
    assert rulebook["setup.tiles"].met is None
    assert "setup.tiles" not in askable(box)


@pytest.mark.parametrize("box", BOXES, ids=named)
def test_nobody_is_asked_what_dice_will_bring(box):
    """The subject of a question happens whatever chance brings: by other seeds too."""
    for rule in askable(box)[::4]:
        question = recall(box, rule, seed=2)
        if question.after is None or question.after.ply == question.match.ply:
            continue
        before, move = question.match, question.after.moves[-1]
        told = {
            tuple(moment.text["en"] for moment in _replayed(before, move, seed).moments if moment.rule == rule)
            for seed in range(5)
        }
        assert len(told) == 1, rule


def _replayed(before, move, seed):
    match = Match(before.game, before._states[before._now].table, start=before.table.players, seed=seed)
    match.play(move)
    return match
