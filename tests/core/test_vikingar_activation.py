"""One activation in the manner of Vikingar: the stack when a move is stopped, completed, or ends a longship."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from random import Random

import pytest

from tests.core.games import (
    check_independent,
    choices,
    every_position,
    game_of,
    odds,
    play,
    refused,
    scripts,
    stack,
    thrown,
    throws,
)
from tests.core.games.vikingar import (
    POINTS,
    RUNE,
    DrawEvent,
    EndActivation,
    EndMove,
    MoveThenAct,
    Throw,
    Vikingar,
    setup,
)
from vikinglab.core.engine.table import Result
from vikinglab.core.match import Match

STRONG = ("rune", "rune", "rune", "rune", "rune")
WEAK = ("blank", "blank", "blank", "blank", "blank")
TWO = ("blank", "rune")
FOUR = ("blank", "blank", "rune", "rune")


def at_sea(*cards: str, **more) -> Vikingar:
    """Seat 0 has chosen its longship on the high sea."""
    table = setup([(0, "sea")], cards=cards, **more)
    play(table, "activate 0")
    return table


# ------------------------------------------------------------------------------------------------- Leaving the high sea


def test_the_move_comes_first_and_goes_to_a_zone_next_door():
    table = setup([(0, "n1"), (0, "n2")], villages=["n1"])
    play(table, "activate 0")
    assert choices(table) == ["move-to sea", "move-to n4", "plunder", "done"]
    assert refused(table, "move-to n3") == "move.adjacent"
    assert refused(table, "move-to n2") == "move.own-longship"
    assert refused(table, "activate 1") == "core:not-a-choice"
    play(table, "plunder")
    assert table.gold == [1, 0]
    assert refused(table, "activate 0") == "longship.inactive", "who acts first has no move left"
    assert choices(table) == ["activate 1", "done"]


def test_leaving_the_high_sea_lays_everything_on_the_stack_in_order():
    table = at_sea("calm")
    play(table, "move-to n1")
    assert stack(table) == [
        "DrawEvent", "MeetEvent", "Enter", "EndMove", "MoveThenAct", "EndActivation", "ChooseLongship", "EndTurn",
    ]  # fmt: skip
    play(table, "calm")
    assert stack(table)[:4] == ["Throw", "Throw", "JudgeEvent", "Enter"]
    assert (table.waiting.side, table.waiting.number) == ("attack", 5)
    play(table, STRONG)
    assert (table.waiting.side, table.waiting.number) == ("defence", 2)
    assert table.legal() == [], "nobody chooses while runes are in the air"
    assert refused(table, "done") == "core:not-a-choice"


def test_a_breeze_asks_for_no_throw():
    table = at_sea("breeze")
    play(table, "move-to n1", "breeze")
    assert table.ships[0].zone == "n1"
    assert choices(table) == ["done"], "the menu pushed itself back: the move is spent, the action is not"
    assert refused(table, "move-to n2") == "move.one"


def test_a_won_event_brings_its_gold_and_the_move_goes_on():
    table = at_sea("wreckage", villages=["n1"])
    play(table, "move-to n1", "wreckage", STRONG, TWO)
    assert (table.gold, table.ships[0].zone) == ([1, 0], "n1")
    assert choices(table) == ["plunder", "done"]
    play(table, "plunder")
    assert stack(table) == ["ChooseLongship", "EndTurn"]
    assert table.ships[0].inactive


def test_an_equal_throw_is_lost():
    table = at_sea("wreckage")
    play(table, "move-to n1", "wreckage", ("blank", "blank", "blank", "blank", "rune"), TWO)
    assert choices(table) == ["press-on", "done"]


def test_stays_keeps_the_longship_and_spares_its_action():
    table = at_sea("calm", villages=["n1"])
    play(table, "move-to n1", "calm", WEAK, TWO)
    assert stack(table)[:3] == ["StayOrPressOn", "EndMove", "MoveThenAct"], "what would have entered is abandoned"
    play(table, "done")
    assert table.ships[0].zone == "sea"
    assert choices(table) == ["done"], "the action is left, but there is nothing to do on the high sea"


def test_the_action_completes_the_move():
    table = at_sea("calm", villages=["n1"])
    play(table, "move-to n1", "calm", WEAK, TWO, "press-on")
    assert table.ships[0].zone == "n1"
    assert stack(table) == ["ChooseLongship", "EndTurn"], "move and action are spent: the menu isn't offered again"
    assert table.villages == ["n1"]


def test_a_completed_move_still_meets_the_stronghold_but_has_no_action_for_it():
    table = at_sea("calm", strongholds=["n1"], gold=(2, 0))
    play(table, "move-to n1", "calm", WEAK, TWO, "press-on")
    assert choices(table) == ["pay-toll", "turn-back"]
    assert refused(table, "besiege") == "stronghold.action"
    play(table, "turn-back")
    assert (table.ships[0].zone, table.gold) == ("sea", [2, 0])
    assert stack(table) == ["ChooseLongship", "EndTurn"]


def test_a_destroyed_longship_abandons_all_that_its_activation_still_had_to_do():
    table = at_sea("floes", villages=["n1"], strongholds=["n1"])
    play(table, "move-to n1", "floes", WEAK)
    assert stack(table)[:5] == ["Throw", "JudgeEvent", "Enter", "EndMove", "MoveThenAct"]
    play(table, FOUR)
    assert table.ships[0].zone is None
    assert stack(table) == ["ChooseLongship", "EndTurn"], "no toll, no action; the turn goes on"
    assert choices(table) == ["done"]
    assert table.bravery == [0, 0], "an event is no combat"


# ------------------------------------------------------------------------------------------------ The pile of events


def test_the_drawn_event_lies_open_until_the_activation_ends_however_it_ends():
    for card, defence, rest in (("calm", TWO, ["done", "done"]), ("wreckage", TWO, ["press-on"]), ("floes", FOUR, [])):
        table = at_sea(card)
        play(table, "move-to n1", card, WEAK)
        assert table.events.knows(1, "drawn") == card
        assert table.events.pieces() == {card: 1}
        play(table, defence, *rest)
        assert stack(table) == ["ChooseLongship", "EndTurn"]
        assert table.events.pieces() == {card: 1}
        assert table.events.discards == (card,)


def test_the_discards_are_reshuffled_when_the_pile_runs_out():
    table = setup([(0, "sea")] * 3, cards=["breeze", "breeze", "floes"])
    play(table, "activate 0", "move-to n1")
    assert odds(table.waiting.outcomes(table)) == {"breeze": Fraction(2, 3), "floes": Fraction(1, 3)}
    play(table, "breeze", "done", "activate 1", "move-to n2")
    assert odds(table.waiting.outcomes(table)) == {"breeze": Fraction(1, 2), "floes": Fraction(1, 2)}
    play(table, "floes", STRONG, FOUR, "done", "activate 2", "move-to n3")
    assert odds(table.waiting.outcomes(table)) == {"breeze": 1}
    play(table, "breeze", "done")
    assert len(table.events) == 3
    assert odds(table.events.outcomes()) == {"breeze": Fraction(2, 3), "floes": Fraction(1, 3)}


def test_events_are_open_so_all_views_are_the_same():
    table = at_sea("calm", "floes", "breeze")
    play(table, "move-to n1", "calm")
    assert table.view(0) == table.view(1) == table


# ------------------------------------------------------------------------------------------------ Strongholds


def at_stronghold(gold: int, **more) -> Vikingar:
    """A longship of seat 0 stands before a stronghold, north of a breeze."""
    table = at_sea("breeze", strongholds=["n1"], gold=(gold, 0), **more)
    play(table, "move-to n1", "breeze")
    return table


def test_the_toll_is_two_gold_and_the_stronghold_stays():
    table = at_stronghold(gold=1)
    assert choices(table) == ["besiege", "turn-back"]
    assert refused(table, "pay-toll") == "stronghold.toll"
    table = at_stronghold(gold=2)
    play(table, "pay-toll")
    assert (table.ships[0].zone, table.gold, table.strongholds) == ("n1", [0, 0], ["n1"])
    assert stack(table)[0] == "MoveThenAct", "the action is left"


def test_who_turns_back_stays_and_keeps_the_action():
    table = at_stronghold(gold=2)
    play(table, "turn-back")
    assert table.ships[0].zone == "sea"
    assert stack(table)[:2] == ["MoveThenAct", "EndActivation"]
    assert refused(table, "move-to n2") == "move.one"


def test_a_siege_spends_the_action_and_a_won_one_lets_in():
    table = at_stronghold(gold=0)
    play(table, "besiege")
    assert stack(table)[:4] == ["Throw", "Throw", "JudgeSiege", "EndActivation"]
    play(table, STRONG, WEAK)
    assert (table.ships[0].zone, table.gold, table.strongholds) == ("n1", [3, 0], [])
    assert stack(table) == ["ChooseLongship", "EndTurn"]


def test_a_lost_siege_costs_the_longship():
    table = at_stronghold(gold=0)
    play(table, "besiege", WEAK, WEAK)
    assert (table.ships[0].zone, table.bravery) == (None, [1, 0])
    assert stack(table) == ["ChooseLongship", "EndTurn"]


# ------------------------------------------------------------------------------------------------ Duels


def before_duel(**more) -> Vikingar:
    """Seat 0 enters a zone where a longship of seat 1 lies."""
    table = setup([(0, "n1"), (1, "n2")], villages=["n2"], **more)
    play(table, "activate 0", "move-to n2")
    return table


def test_entering_an_occupied_zone_is_a_duel_of_five_runes_against_four():
    table = before_duel()
    assert [(thing.side, thing.number) for thing in table.stack if isinstance(thing, Throw)] == [
        ("defence", 4),
        ("attack", 5),
    ]
    play(table, STRONG, FOUR)
    assert [ship.zone for ship in table.ships] == ["n2", None]
    assert (table.bloody, table.bravery) == ([1, 0], [0, 1])
    assert stack(table) == ["ChooseLongship", "EndTurn"], "the winner has no action: the village stays"
    assert table.villages == ["n2"]


def test_ties_are_the_defenders():
    table = before_duel()
    play(table, ("blank", "blank", "blank", "rune", "rune"), FOUR)
    assert [ship.zone for ship in table.ships] == [None, "n2"]
    assert (table.bloody, table.bravery) == ([0, 0], [1, 0])


def test_a_rune_on_its_short_side_wins_unless_the_defender_has_one():
    short = ("blank", "blank", "blank", "blank", "short")
    for defence, winner in (
        (("long", "long", "long", "long"), "n2"),
        (("blank", "blank", "blank", "short"), None),
        (("rune", "rune", "short", "short"), None),
    ):
        table = before_duel()
        play(table, short, defence)
        assert table.ships[0].zone == winner


def test_a_stronghold_comes_before_the_duel():
    table = before_duel(strongholds=["n2"], gold=(2, 0))
    assert choices(table) == ["pay-toll", "besiege", "turn-back"]
    play(table, "besiege", STRONG, WEAK)
    assert stack(table)[:4] == ["Throw", "Throw", "JudgeDuel", "EndActivation"]
    play(table, WEAK, FOUR)
    assert [ship.zone for ship in table.ships] == [None, "n2"]
    assert table.strongholds == [], "razed though the longship is lost"


# ------------------------------------------------------------------------------------------------ Runes


def test_throws_are_multisets_with_exact_weights():
    for number in range(1, 4):
        counted: Counter[tuple[str, ...]] = Counter()
        for ordered in product(RUNE, repeat=number):
            ways = 1
            for rune in ordered:
                ways *= RUNE[rune]
            counted[tuple(sorted(ordered))] += ways
        assert dict(throws(RUNE, number)) == counted
    assert len(throws(RUNE, 5)) == 56
    assert len(throws(RUNE, 10)) == 286
    for number in (1, 5, 10):
        assert sum(weight for _, weight in throws(RUNE, number)) == 23**number
        assert sum(odds(throws(RUNE, number)).values()) == 1


def test_a_throw_is_drawn_by_its_weights():
    drawn = Counter(thrown(RUNE, 2, script) for script in scripts(23, 2))
    assert drawn == dict(throws(RUNE, 2))


def test_the_odds_of_a_duel_are_exact():
    table = before_duel()
    won = Fraction(0)
    for attack, first in odds(table.waiting.outcomes(table)).items():
        after = table.clone()
        after.apply(attack)
        for defence, second in odds(after.waiting.outcomes(after)).items():
            end = after.clone()
            end.apply(defence)
            won += first * second * (end.ships[0].zone == "n2")
    assert won == _won_by_points(5, 4)


def _won_by_points(attackers: int, defenders: int) -> Fraction:
    """The same from the distribution of points without short sides, rune by rune."""

    def points(number: int) -> Counter[int]:
        found = Counter({0: 1})
        for _ in range(number):
            found, before = Counter(), found
            for sofar, ways in before.items():
                for rune in ("blank", "rune", "long"):
                    found[sofar + POINTS[rune]] += ways * RUNE[rune]
        return found

    whole = 23 ** (attackers + defenders)
    attack, defence = points(attackers), points(defenders)
    more = sum(a * d for i, a in attack.items() for j, d in defence.items() if i > j)
    only_attack_short = (23**attackers - 22**attackers) * 22**defenders
    return Fraction(more + only_attack_short, whole)


# ------------------------------------------------------------------------------------------------ The core beneath


def test_clones_of_the_middle_of_an_activation_are_independent():
    table = at_sea("calm", "floes", strongholds=["n1"], villages=["n2"])
    play(table, "move-to n1", "calm", STRONG)
    twin = table.clone()
    assert twin == table
    twin.apply(TWO)
    assert table.runes == {"attack": STRONG}
    assert stack(table)[0] == "Throw"
    check_independent(table, twin)
    other = table.clone()
    other.ships[0].zone = "n4"
    other.runes["attack"] = WEAK
    other.stack.clear()
    other.events.slots.clear()
    assert (table.ships[0].zone, table.runes["attack"], stack(table)[0]) == ("sea", STRONG, "Throw")
    assert table.events.knows(0, "drawn") == "calm"


def test_dropping_leaves_what_lies_below_and_the_topmost_of_its_kind():
    table = at_sea("calm")
    below = list(table.stack[:-1])
    assert [type(thing) for thing in below[-1:]] == [EndActivation]
    table.push(DrawEvent(), Throw("attack", 5), EndMove(), DrawEvent(), EndMove(), MoveThenAct(0, 0))
    table.drop_to(EndMove)
    table.drop_to(EndMove)
    assert stack(table)[:4] == ["EndMove", "DrawEvent", "EndMove", "MoveThenAct"], "what is on top already stays"
    table.drop_to(EndActivation)
    assert table.stack == below


def test_a_match_that_is_over_waits_for_nothing():
    table = at_sea("calm")
    play(table, "move-to n1", "calm")
    result = Result((1, 0), (0,))
    table.finish(result)
    assert (table.stack, table.waiting, table.legal(), table.result) == ([], None, [], result)
    assert refused(table, "done") == "core:not-a-choice"


def test_every_position_of_a_small_sea_holds():
    table = setup([(0, "sea"), (1, "n2")], cards=["calm", "floes"], strongholds=["n1"], villages=["n2"], gold=(2, 0))
    positions = every_position(table, most=600)
    assert len(positions) >= 600
    for position in positions:
        assert position.events.pieces() == Counter(["calm", "floes"])


def test_whole_small_games_end_and_lose_no_card():
    for seed in range(60):
        table = setup(
            [(0, "sea"), (0, "sea"), (0, "n3"), (1, "n2")],
            cards=["calm", "floes", "wreckage"],
            strongholds=["n1", "n4"],
            villages=["n1", "n2"],
            gold=(3, 0),
        )
        result = table.playout(Random(seed))
        assert result.scores == tuple(table.gold)
        assert table.stack == []
        assert table.events.pieces() == Counter(["calm", "floes", "wreckage"])


def match_at_sea(seed: int, line=()) -> Match:
    table = setup([(0, "sea"), (0, "sea")], cards=["calm", "floes", "breeze", "wreckage"], strongholds=["n1"])
    return Match(game_of(Vikingar), table, start=2, seed=seed, line=line)


@pytest.mark.parametrize("seed", range(6))
def test_a_match_stops_only_at_decisions_and_replays_its_line(seed: int):
    match = match_at_sea(seed)
    rng = Random(seed)
    while match.result is None:
        assert match.waiting is not None
        match.play(rng.choice(match.legal()))
    assert match_at_sea(0, match.line).table == match.table, "by its recorded outcomes, whatever the seed"
    assert match_at_sea(seed).table == match_at_sea(seed).table


def test_undo_goes_back_over_the_throws_to_the_decision():
    match = match_at_sea(1)
    match.play("activate 0")
    before = match.table
    match.play("move-to n1")
    drawn = match.line
    assert sum(entry.startswith("~") for entry in drawn) in (1, 3)
    match.undo()
    assert match.table is before
    assert stack(match.table)[0] == "MoveThenAct"
    match.play("move-to n1")
    assert match.line == drawn, "the same move meets the same card and the same runes"
