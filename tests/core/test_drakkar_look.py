"""One secret look in the manner of Drakkar: who looks knows, the others have honest odds, and nothing leaks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from itertools import permutations
from math import lcm
from random import Random
from typing import Any

import pytest

from tests.core.games import (
    check_independent,
    check_position,
    choices,
    every_position,
    game_of,
    odds,
    play,
    refused,
    scripts,
    stack,
)
from tests.core.games.drakkar import CLANS, Drakkar, MovePiece, setup
from vikinglab.core.engine.pool import Slot
from vikinglab.core.match import Match
from vikinglab.core.words.moment import Moment, Story

THIRD = Fraction(1, 3)


def seen(*looks: tuple[int, str], emblems: str = "crown crown heart heart tower tower", turns: int = 9) -> Drakkar:
    """Return a table on which seats 0 and 1 in turn have looked at an emblem, and seen this."""
    table = setup(emblems, turns)
    for square, emblem in looks:
        play(table, f"land {square}", "see", emblem)
    return table


def slot_odds(table: Drakkar, square: int) -> dict[str, Fraction]:
    """Return the chances of the emblem on a square, by this table or view."""
    return odds(table.emblems.outcomes(table.lies[square]))


# ------------------------------------------------------------------------------------------------- Looking


def test_before_anybody_looks_there_is_no_secret_in_the_position():
    table = setup()
    assert all(slot == Slot() for slot in table.emblems.slots.values())
    assert table.view(0) == table.view(1) == table
    for square in range(1, 7):
        assert slot_odds(table, square) == {"crown": THIRD, "heart": THIRD, "tower": THIRD}


def test_a_pawn_that_lands_on_an_emblem_may_look_take_or_leave_it():
    table = setup()
    play(table, "land 7")
    assert table.waiting == MovePiece(1), "there is nothing on square 7"
    play(table, "land 2")
    assert choices(table) == ["see", "take", "done"]
    assert refused(table, "land 3") == "core:not-a-choice"
    play(table, "done")
    assert table.emblems.slots["e2"] == Slot()


def test_who_looks_knows_and_the_other_does_not():
    table = seen((3, "heart"))
    assert table.emblems.slots["e3"] == Slot("heart", (0,))
    assert table.view(0).emblems.knows(0, "e3") == "heart"
    assert table.view(1).emblems.slots["e3"] == Slot(None, (0,)), "that somebody looked is known"
    assert table.view(1).emblems.knows(0, "e3") is None
    assert table.view(1).emblems.knows(1, "e3") is None


def test_both_have_honest_odds_after_one_looked():
    table = seen((3, "heart"))
    mine, yours = table.view(0), table.view(1)
    assert slot_odds(mine, 3) == {"heart": 1}
    assert slot_odds(mine, 4) == {"crown": Fraction(2, 5), "heart": Fraction(1, 5), "tower": Fraction(2, 5)}
    for square in (3, 4):
        assert slot_odds(yours, square) == {"crown": THIRD, "heart": THIRD, "tower": THIRD}


def test_the_second_to_look_sees_what_the_first_saw():
    table = seen((3, "heart"))
    play(table, "land 8", "land 9", "land 3", "see")
    assert odds(table.waiting.outcomes(table)) == {"heart": 1}
    assert table.waiting.draw(table, Random(0)) == "heart"
    unsure = table.view(1)
    assert odds(unsure.waiting.outcomes(unsure)) == {"crown": THIRD, "heart": THIRD, "tower": THIRD}
    play(table, "heart")
    assert table.emblems.slots["e3"] == Slot("heart", (0, 1))
    assert table.view(0) == table.view(1) == table


def test_a_look_through_the_eyes_of_who_does_not_know_is_only_a_guess():
    """In a view chance may bring what isn't so: the view goes on by its own odds, and the table isn't touched."""
    table = seen((3, "heart"))
    play(table, "land 8", "land 9", "land 3", "see")
    before = table.to_json()
    unsure = table.view(1)
    unsure.apply("tower")
    assert unsure.emblems.slots["e3"] == Slot("tower", (0, 1))
    assert unsure.emblems.pieces() == table.emblems.pieces()
    assert table.to_json() == before


# ------------------------------------------------------------------------------------------------- Against brute force


def deals(emblems: str, knows: Mapping[int, str]) -> Counter[tuple[str, ...]]:
    """Return every way in which the emblems can lie on their squares that agrees with what a seat knows, as often as it
    comes among all orders."""
    orders = Counter(permutations(emblems.split()))
    return Counter(
        {deal: times for deal, times in orders.items() if all(deal[square - 1] == knows[square] for square in knows)}
    )


def shares(counted: Mapping[Any, int]) -> dict[Any, Fraction]:
    whole = sum(counted.values())
    return {what: Fraction(times, whole) for what, times in counted.items()}


@pytest.mark.parametrize(
    ("emblems", "looks"),
    [
        ("crown crown heart heart tower tower", ()),
        ("crown crown heart heart tower tower", ((3, "heart"),)),
        ("crown crown heart heart tower tower", ((3, "heart"), (5, "tower"), (1, "heart"))),
        ("crown crown crown heart tower", ((1, "crown"), (2, "crown"), (3, "heart"), (4, "tower"))),
        ("crown heart tower", ((1, "crown"), (2, "heart"), (3, "tower"))),
    ],
    ids=["no-look", "one-look", "three-looks", "unequal-numbers", "all-looked-at"],
)
def test_every_view_has_the_odds_of_all_deals_that_agree_with_it(emblems: str, looks: tuple[tuple[int, str], ...]):
    table = seen(*looks, emblems=emblems)
    for seat in (0, 1):
        knows = dict(looks[seat::2])
        agreeing = deals(emblems, knows)
        view = table.view(seat)
        for square in table.lies:
            by_deals: Counter[str] = Counter()
            for deal, times in agreeing.items():
                by_deals[deal[square - 1]] += times
            assert slot_odds(view, square) == shares(by_deals)


def test_guesses_are_spread_as_the_deals_are():
    """Seat 1 knows one of six; seat 0 has looked at two others: what can those two be, together?"""
    emblems = "crown crown heart heart tower tower"
    table = seen((1, "crown"), (2, "heart"), (3, "tower"))
    view = table.view(1)
    guessed: Counter[tuple[str, str]] = Counter()
    for script in scripts(lcm(5, 4), 2):
        guess = view.determinized(script)
        assert guess.view(1) == view, "nothing that the seat knows is guessed otherwise"
        guessed[guess.emblems.slots["e1"].value, guess.emblems.slots["e3"].value] += 1
    dealt: Counter[tuple[str, str]] = Counter()
    for deal, times in deals(emblems, {2: "heart"}).items():
        dealt[deal[0], deal[2]] += times
    assert shares(guessed) == shares(dealt)


def test_a_guess_is_a_position_that_can_be_played_to_its_end():
    for seed in range(40):
        table = seen((1, "crown"), (2, "heart"), (3, "tower"), turns=12)
        guess = table.view(seed % 2).determinized(Random(seed))
        check_position(guess)
        whole = guess.emblems.pieces()
        guess.playout(Random(seed))
        won = Counter(emblem for shields in guess.shields for emblem in shields)
        assert guess.emblems.pieces() + won == whole


# ------------------------------------------------------------------------------------------------- Nothing leaks


def test_two_tables_that_differ_in_a_secret_look_the_same_to_who_cannot_know_it():
    one, other = seen((3, "heart"), (4, "crown")), seen((3, "tower"), (4, "crown"))
    assert one != other
    assert one.view(1).to_json() == other.view(1).to_json()
    assert one.view(1).legal() == other.view(1).legal()
    assert one.view(0) != other.view(0)
    for seed in range(5):
        assert one.view(1).determinized(Random(seed)) == other.view(1).determinized(Random(seed))


def test_views_of_views_tell_no_more():
    table = seen((3, "heart"), (4, "crown"))
    assert table.view(1).view(1) == table.view(1)
    for guess in (table.view(1).determinized(Random(seed)) for seed in range(5)):
        assert guess.view(1) == table.view(1)
    assert table.view(0).view(1) == table.view(1).view(0)


def test_an_emblem_keeps_who_knows_it_wherever_it_goes():
    table = seen((3, "heart"))
    assert refused(table, "shift 3 8") == "emblem.blocked"
    play(table, "land 7", "land 9", "shift 3 8")
    assert table.lies[8] == "e3"
    assert slot_odds(table.view(0), 8) == {"heart": 1}
    assert slot_odds(table.view(1), 8)["heart"] == THIRD
    play(table, "shift 4 3")
    assert slot_odds(table.view(0), 3)["heart"] == Fraction(1, 5), "another emblem lies there now"


# ------------------------------------------------------------------------------------------------- Taking


def test_a_wrong_take_shows_the_emblem_to_all():
    table = setup(turns=9)
    play(table, "land 3", "take", "tower")
    assert table.emblems.slots["e3"] == Slot("tower", (0, 1), open=True)
    assert (table.lies[3], table.missed[0], table.pawns[0]) == ("e3", 2, 0)
    for seat in (0, 1):
        assert slot_odds(table.view(seat), 3) == {"tower": 1}
        assert slot_odds(table.view(seat), 4) == {
            "crown": Fraction(2, 5),
            "heart": Fraction(2, 5),
            "tower": Fraction(1, 5),
        }
    play(table, "land 9", "land 8")
    assert table.waiting == MovePiece(1), "seat 0 misses turns"


def test_a_right_take_leaves_the_pool():
    table = setup()
    play(table, "land 3", "take", "crown")
    assert (table.shields, table.pawns) == ([("crown",), ()], [3, 0])
    assert 3 not in table.lies
    assert table.emblems.pieces() == {"crown": 1, "heart": 2, "tower": 2}
    assert table.view(0) == table.view(1) == table
    assert slot_odds(table, 1)["crown"] == Fraction(1, 5)


def test_taking_what_one_has_already_is_wrong():
    table = setup()
    play(table, "land 3", "take", "crown", "land 9", "land 4", "take", "crown")
    assert table.shields[0] == ("crown",)
    assert table.emblems.slots["e4"] == Slot("crown", (0, 1), open=True)


def test_a_full_clan_ends_it():
    table = setup(turns=9)
    play(table, "land 3", "take", "crown", "land 9", "land 4", "take", "heart")
    assert table.result is not None
    assert table.result.winners == (0,)
    assert set(table.shields[0]) == set(CLANS[0])


# ------------------------------------------------------------------------------------------------- The story


def told(moments: Any, seat: int) -> list[tuple[str, Mapping[str, Any]]]:
    """Return the events that a seat is told."""
    return [(moment.rule, moment.facts) for moment in moments if moment.seats is None or seat in moment.seats]


def test_what_is_seen_is_told_to_one_seat_only():
    table = setup()
    table.story = Story()
    play(table, "land 3", "see", "heart")
    look = ("emblem.look", {"seat": 0, "square": 3})
    assert told(table.story.moments, 1) == [look]
    assert told(table.story.moments, 0) == [look, ("emblem.seen", {"seat": 0, "square": 3, "emblem": "heart"})]


def test_a_moment_carries_a_position_that_can_be_shown_to_each_seat():
    table = setup()
    table.story = Story()
    play(table, "land 3", "see", "heart", "land 4", "see", "crown")
    moments: list[Moment] = table.story.moments
    assert len(moments) == 4
    for moment in moments[:2]:
        assert moment.table.view(0).emblems.knows(0, "e3") == "heart"
        assert moment.table.view(1).emblems.slots["e3"] == Slot(None, (0,))
        assert moment.table.emblems.slots["e4"] == Slot(), "the position is that of the moment"
        assert moment.table.story is None


def test_a_table_without_a_story_tells_nothing():
    table = seen((3, "heart"))
    assert table.story is None
    table.tell("emblem.look", seat=0)
    assert table.clone().story is None


# ------------------------------------------------------------------------------------------------- Matches


def match_of(seed: int, line=()) -> Match:
    return Match(game_of(Drakkar), setup(turns=8), start=2, seed=seed, line=line)


def test_a_match_draws_what_is_seen_when_it_is_seen():
    match = match_of(4)
    for move in ("land 3", "see"):
        match.play(move)
    slot = match.table.emblems.slots["e3"]
    assert slot.seen == (0,)
    assert match.record == ("land 3", "see", f"~{slot.value}")
    assert told(match.moments, 1) == [("emblem.look", {"seat": 0, "square": 3})]
    match.undo()
    assert match.table.emblems.slots["e3"] == Slot()
    assert match.moments == ()
    match.redo()
    assert match.table.emblems.slots["e3"] == slot


def test_a_match_replays_by_its_recorded_looks():
    for seed in range(10):
        match, rng = match_of(seed), Random(seed)
        while match.result is None:
            legal = match.legal()
            match.play(rng.choice([move for move in legal if "Shift" not in repr(move)]))
        again = match_of(0, match.record)
        assert again.table == match.table
        assert [moment.facts for moment in again.moments] == [moment.facts for moment in match.moments]


# ------------------------------------------------------------------------------------------------- The core beneath


def test_clones_views_and_guesses_are_independent():
    table = seen((3, "heart"), (4, "crown"))
    for twin in (table.clone(), table.view(0), table.view(1), table.view(1).determinized(Random(1))):
        twin.emblems.slots.clear()
        twin.lies.clear()
        twin.pawns[0] = 5
        twin.shields[1] += ("tower",)
        twin.stack.clear()
        assert table == seen((3, "heart"), (4, "crown"))
        check_independent(table, twin)


def test_the_stack_of_a_turn():
    table = setup()
    play(table, "land 3", "see")
    assert stack(table) == ["LookAt", "NextTurn"]
    play(table, "heart")
    assert stack(table) == ["MovePiece", "NextTurn"]


def test_every_position_of_a_small_game_holds():
    positions = every_position(setup("crown heart tower", turns=3), most=1500)
    assert len(positions) >= 1500
    for position in positions:
        assert sum(position.emblems.pieces().values()) + sum(map(len, position.shields)) == 3
