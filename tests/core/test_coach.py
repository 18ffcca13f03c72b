"""The coach: what is explained at a board, when, and how often."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

import vikinglab as vl
from vikinglab.core.game import games
from vikinglab.core.teach.coach import MOST, ROOM, WHILE, Coach, Explanation, concerns, summary, words

PACE = 10
"""Seconds that a beginner takes for a decision: so ten minutes are sixty of them."""


@cache
def first_match(game: str, seed: int) -> tuple[list[tuple[int, Explanation]], dict[str, int]]:
    """Return the explanations in ten minutes of a random match, with their decisions; and the decision at which each
    rule had cost something."""
    players = [*games()[game].usual_box().players]
    match, rng = vl.new(game, players=players[len(players) // 2], seed=seed), Random(seed)
    coach, told, cost, seen = Coach(), [], {}, 0
    decision = 0
    while match.waiting and decision < WHILE // PACE:
        if match.waiting.seat == 0:
            for moment in match.moments[seen:]:
                if moment.known_to(0) and concerns(moment, 0):
                    for rule in (moment.rule, *moment.also):
                        cost.setdefault(rule, decision)
            seen = len(match.moments)
            due = coach.due(match, 0, now=PACE * decision)
            if due:
                told.append((decision, due))
                coach.learn(due.rule, now=PACE * decision)
            decision += 1
        match.play(rng.choice(match.legal()))
    return told, cost


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("game", games())
def test_a_first_match_is_explained_little_by_little(game, seed):
    told, _ = first_match(game, seed)
    decisions, rules = [decision for decision, _ in told], [each.rule for _, each in told]
    assert len(set(decisions)) == len(decisions), "one a decision"
    assert len(set(rules)) == len(rules), "each rule once"
    assert 5 <= len(told) <= MOST
    later = games()[game].catalogue.coach.later
    assert [rule for rule in rules if rule.startswith(later)] == [], "what waits hasn’t come yet"


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("game", games())
def test_a_hard_rule_is_explained_before_or_when_it_first_costs_something(game, seed):
    told, cost = first_match(game, seed)
    explained = {each.rule: decision for decision, each in told}
    hard = {rule: at for rule, at in cost.items() if rule in games()[game].catalogue.coach.hard}
    assert [rule for rule, at in hard.items() if explained.get(rule, WHILE) > at] == []


@pytest.mark.parametrize("game", games())
def test_each_rule_is_said_in_few_words_in_every_language(game):
    for edition in games()[game].editions:
        rulebook = games()[game].rulebook(games()[game].usual_box(edition))
        said = {rule.key: summary(rule) for rule in rulebook.values() if rule.status != "table"}
        long = [
            (key, text[language])
            for key, text in said.items()
            for language in text
            if words(text[language]) > ROOM[language]
        ]
        assert long == []


@pytest.mark.parametrize("game", games())
def test_each_game_with_a_plan_says_what_comes_first_what_is_hard_and_what_waits(game):
    plan = games()[game].catalogue.coach
    assert all((plan.first, plan.hard, plan.later))
    assert not set(plan.hard) & set(plan.later)


def test_what_may_be_chosen_comes_before_what_happened_and_one_s_own_before_that_of_others():
    match = vl.new("raids", players=3, seed=7)
    coach, found = Coach(), []
    while due := coach.due(match, 1, now=0):
        found.append(due)
        coach.learn(due.rule, now=0)
    kinds = ["choice" if each.moment is None else "mine" for each in found]
    assert kinds == sorted(kinds), "choices first"
    assert found[0].rule == "navigate.stop"
    assert (str(found[0].told), found[0].path) == ("Sail to space 1", ("space:1",))


def begun() -> vl.Match:
    """Return a match in which Sky is asked for the first time."""
    return vl.new("raids", players=3, seed=7)


def test_twelve_are_enough_and_places_are_kept_for_what_is_hard():
    hard = games()["raids"].catalogue.coach.hard
    spoken = [float(second) for second in range(MOST - len(hard))]
    assert Coach(hard, spoken).due(begun(), 1, now=100) is not None, "all that is hard is known"
    left = Coach((), spoken).due(begun(), 1, now=100)
    assert left is None or left.rule in hard
    assert Coach((), [0.0] * MOST).due(begun(), 1, now=WHILE - 1) is None
    assert Coach((), [0.0] * MOST).due(begun(), 1, now=WHILE) is not None


def test_what_may_wait_comes_when_twelve_rules_are_known():
    match, waits = begun(), "setup.first-player"
    known = [rule for rule in match.rulebook if rule != waits]
    assert Coach(known).due(match, 1, now=0).rule == waits


def test_what_happened_to_oneself_comes_before_what_happened_to_others():
    match = vl.position(
        "raids",
        "voyage: 2 / route: 7 axe, 9 rune, 12 fur / A: space 4, crew 2 / B: space 7, crew 1 / C: space 9, crew 1",
    ).match()
    match.play("sail 12")
    others, own = "pass.village", "turn.furthest-behind"
    known = [rule for rule in match.rulebook if rule not in (others, own)]
    due = Coach(known).due(match, 1, now=0)
    assert (due.rule, due.others) == (own, False)
    assert Coach([*known, own]).due(match, 1, now=0).rule == others


def test_what_others_did_may_be_wondered_at():
    match = vl.position("raids", "route: 2 sail, 4 axe / A: space 1, crew 3 / B: space 2, crew 3").match()
    match.play("sail 2")
    due = Coach().due(match, 1)
    assert (due.rule, due.others, due.moment) == ("combat.start", True, len(match.moments) - 1)
    assert str(match.why(due.moment, 1).told) == str(due.told)


def test_it_never_tells_what_only_a_rival_saw():
    match = vl.position("drakkar", "emblems: e5 heart / A: a1 m13 / B: e3 h6 / turn: B").match(drawn=["2+4"])
    match.play("move e3 e5", "see", "pass")
    assert any(moment.rule == "look.secret" for moment in match.moments)
    coach, said = Coach(), []
    while due := coach.due(match, 0, now=0):
        said.append(f"{due.rule}: {due.told} {due.text}")
        coach.learn(due.rule, now=-WHILE)
    assert any(each.startswith("look.see: ") for each in said)
    assert not any("sees" in each or "a heart" in each for each in said)
