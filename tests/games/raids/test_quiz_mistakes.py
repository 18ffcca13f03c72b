"""Wrong figures are mistakes that people make: those of other ships, of a rule forgotten; never impossible ones."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import vikinglab as vl
from vikinglab.core.teach.quiz import questions
from vikinglab.games.raids.quiz.mistakes import NOWHERE

from .helpers import begin, plain

GAME = vl.games()["raids"]


def wrong(question) -> list[str]:
    """The wrong answers, as they are worded."""
    return [plain(answer.words) for answer in question.answers if not answer.right]


def test_at_a_port_a_double_one_may_be_thought_to_give_two():
    match = begin("voyage: 2 \n route: 9 double-port \n A: space 9, aboard wood pig \n B: home 1 \n C: home 2")
    assert wrong(match.ask("port.recruit", "sell wood", "sell pig")) == [
        "2",
        "3",
    ]


def test_a_monster_may_be_thought_to_cost_its_whole_strength():
    match = begin(
        """
        voyage: 3
        route: 7 rune, 8 monster-4, 9 wood
        A: space 6, crew 4, aboard double-axe
        B: space 7
        C: home 1
        """
    )
    assert wrong(match.ask("monster.fight", "sail 9", "fight")) == [
        "1",
        "3",
        "4",
    ]


def test_a_coin_is_one_that_there_is():
    match = begin(
        """
        voyage: 2
        arrivals: order, runes
        A: space 19, beside rune
        B: home 1
        C: home 2
        """
    )
    told = wrong(match.ask("voyage.majority", "home"))
    assert [each.split(" from ")[0] for each in told] == [
        "Green gets a coin of 1",  # by another option
        "Your ship gets a coin of 1",
        "Your ship gets a coin of 3",
    ]


@pytest.mark.rule("raids:glory.hammers")
def test_hammers_may_be_counted_in_ways_that_are_told():
    match = begin("voyage: 4 \n A: space 19, crew 3, aboard double-hammer, coins 3 \n B: home 1 \n C: home 2")
    told = {plain(answer.words): plain(answer.why) for answer in match.ask("glory.hammers").answers}
    assert told["3"].startswith("That counts a double hammer as a single one")
    assert told["5"].startswith("That adds: multiply your hammers by your Vikings.")
    assert told["6"].startswith("You have 6.")


def walked() -> Iterator[vl.Moment]:
    """Yield the events of some random matches."""
    for players, seed in ((2, 9), (3, 9), (4, 5)):
        rng, match = random.Random(seed), vl.new("raids", players=players, seed=seed)
        while match.waiting is not None:
            match.play(rng.choice(match.legal()))
        yield from match.moments


def test_no_mistake_is_impossible():
    seen = set()
    for moment in walked():
        if moment.rule.startswith("glory."):
            continue  # of points it is a score that is asked about, and no moment
        for facts in GAME.mistakes.get(moment.rule, lambda _: ())(moment):
            seen.add(moment.rule)
            assert any(moment.facts[name] != fact for name, fact in facts.items() if name != "because"), moment
            assert facts.get("vikings", 1) > 0 or moment.rule == "monster.cede"
            assert facts.get("coin", 1) in (1, 3, 6)
            assert 1 <= facts.get("berth", 1) <= len(moment.table.berths)
            assert facts.get("space", 5) in range(1, moment.table.box.home + 1)
            assert all(tile in moment.table.all_tiles() for tile in facts.get("tiles", ()))
    silent = {rule for rule, mistakes in GAME.mistakes.items() if mistakes is NOWHERE}
    scored = {rule for rule in GAME.mistakes if rule.startswith("glory.")}
    assert seen >= set(GAME.mistakes) - silent - scored - {"monster.cede"}


@pytest.mark.parametrize(
    "about",
    ["ghost.hops", "stow.replace", "monster.fight", "crew.overboard", "voyage.sails", "combat.riposte"],
)
def test_a_quiz_finds_positions_for_it(about):
    found = questions(GAME.usual_box(), [about], 3, seed=4)
    # No two have the same words: of some rules there is but one question.
    assert found
    assert len({str(each.asks) for each in found}) == len(found)
