"""Tables: views and guesses wherever pools lie, the stack at its edges, and what else every game leans on."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from tests.core.games import BOX, play
from tests.core.games.drakkar import Land, MovePiece
from tests.core.games.drakkar import setup as drakkar
from tests.core.games.vikingar import EndMove
from tests.core.games.vikingar import setup as vikingar
from vikinglab.core.engine import notation
from vikinglab.core.engine.box import Item
from vikinglab.core.engine.decision import DONE, Action, Chance, Decision, Done, FromPool
from vikinglab.core.engine.part import Part
from vikinglab.core.engine.pool import Pool
from vikinglab.core.engine.table import Result, Table
from vikinglab.core.words.moment import Story


class Hand(Part):
    cards: Pool


class Decks(Table, kw_only=True):
    piles: dict[str, Pool]
    hands: list[Hand]
    deep: list[list[Pool]] = []


def secret():
    pool = Pool.of("ab")
    pool.deal("s")
    pool.look("s", "a", (0,))
    return pool


def test_pools_are_found_wherever_they_lie():
    table = Decks(players=2, piles={"x": secret()}, hands=[Hand(secret())], deep=[[secret()]])
    table.box = BOX
    view = table.view(1)
    for pool in (view.piles["x"], view.hands[0].cards, view.deep[0][0]):
        assert pool.knows(0, "s") is None
        assert pool.slots["s"].value is None
    assert table.piles["x"].slots["s"].value == "a"
    guess = view.determinized(Random(0))
    for pool in (guess.piles["x"], guess.hands[0].cards, guess.deep[0][0]):
        assert pool.slots["s"].value in ("a", "b")
    assert table.view(0) == table
    assert table.view(None).piles["x"].slots["s"].value is None


def test_drop_to_nothing():
    table = vikingar([(0, "sea")])
    before = list(table.stack)
    with pytest.raises(LookupError):
        table.drop_to(EndMove)
    assert table.stack == before


def test_over_is_over():
    table = vikingar([(0, "sea")])
    table.finish(Result((1, 0), (0,)))
    table.drop_to(EndMove)
    table.push(EndMove())
    assert table.stack == []


class Wide(Decision):
    """Nothing but enough is a candidate, and nothing refuses anything."""

    def candidates(self, table):
        return [Done()]

    def reach(self, table):
        return [Done(), Land(3)]


@pytest.mark.parametrize("waiting", [MovePiece(1), Wide(0), None])
def test_all_refusals_at_once_are_those_of_each(waiting):
    table = drakkar()
    table.pawns = [2, 7]
    table.stack[-1:] = [waiting] if waiting else []
    reach = list(waiting.reach(table)) if waiting else []
    each = [(action, table.refused_by(action)) for action in reach]
    assert list(table.refusals()) == [(action, rule) for action, rule in each if rule]
    assert len(reach) < 3 or len(list(table.refusals())) > 3


def test_push_of_nothing():
    table = vikingar([(0, "sea")])
    before = list(table.stack)
    table.push(*[])
    assert table.stack == before


def test_outcome_lines_differ():
    line = notation.outcome_line
    assert line(((1,), (2, 3))) != line(((1, 2), (3,)))
    assert line(("a", "b")) == "a+b"
    assert line(Item("sky.1")) == "sky.1"


def test_an_item_is_known_in_json_by_its_id():
    class WithCard(Table, kw_only=True):
        card: Item

    assert b'"card":"sky.1"' in WithCard(players=2, card=Item("sky.1")).to_json()


class Coin(Chance):
    def outcomes(self, table):
        return [("heads", 1), ("tails", 2)]


def test_draw_by_default():
    from collections import Counter

    from tests.core.games import scripts

    assert Counter(Coin().draw(None, s) for s in scripts(3, 1)) == {"heads": 1, "tails": 2}


class Row(Table, kw_only=True):
    laid: tuple[str, ...] = ()


class Lay(Chance):
    """A coin for each of three places, one after the other; in a playout all of them at once."""

    def outcomes(self, table):
        return [("heads", 1), ("tails", 1)]

    def resolve(self, table, outcome):
        table.laid += (outcome,)
        if len(table.laid) < 3:
            table.push(Lay())

    def happen(self, table, rng):
        table.laid = ("at once",) * 3
        table.finish(Result((0,), (0,)))


def test_only_playouts_let_a_chance_happen_in_one_go():
    table = Row(players=1, stack=[Lay()])
    table.box = BOX
    assert {*table.drawn(Random(0)).laid} <= {"heads", "tails"}
    twin = table.clone()
    twin.playout(Random(0))
    assert twin.laid == ("at once",) * 3
    table.happen(Random(0))
    assert table.laid == twin.laid


def test_a_chance_happens_piece_by_piece_where_it_has_no_other_way():
    class Toss(Lay):
        happen = Chance.happen

    table = Row(players=1, stack=[Toss()])
    table.happen(Random(0))
    assert len(table.laid) == 1
    assert isinstance(table.waiting, Lay)


def test_a_decision_may_list_what_is_legal_in_a_way_of_its_own():
    class Quick(Decision):
        def legal(self, table):
            return [Done()]

    table = Row(players=1, stack=[Quick(seat=0)])
    assert table.legal() == [Done()]


def test_a_table_has_no_story_until_it_is_told_to_keep_one():
    table = drakkar()
    assert table.story is None
    table.story = Story()
    assert table.clone().story is None
    assert msgspec.json.decode(b'{"players": 2}', type=Row).story is None
    assert table == table.clone()


def test_moments_of_a_seat():
    table = drakkar()
    table.story = Story()
    play(table, "land 3", "see", "heart")
    assert [m.rule for m in table.story.moments if m.known_to(1)] == ["emblem.look"]
    assert [m.rule for m in table.story.moments if m.known_to(None)] == ["emblem.look"]
    assert [m.rule for m in table.story.moments if m.known_to(0)] == ["emblem.look", "emblem.seen"]


class Swap(Action):
    path = ("hand:{seat}:{card:02}", "pile:{top}")

    card: int


class Choose(Decision):
    choices = (Swap(7), DONE)

    top: str


class Draw(FromPool):
    pile = "pool"


def test_a_class_says_what_can_be_chosen_and_where_one_points_at_it():
    decision = Choose(seat=1, top="axe")
    table = Table(players=2, stack=[decision])
    assert table.legal() == [Swap(7), DONE]
    assert decision.path(table, Swap(7)) == ("hand:1:07", "pile:axe")
    assert decision.path(table, DONE) == ("do:done",)


def test_a_class_names_the_pool_that_it_draws_from():
    class Bag(Table):
        pool: Pool

    assert Draw().outcomes(Bag(players=1, pool=Pool.of("aab"))) == [("a", 2), ("b", 1)]
