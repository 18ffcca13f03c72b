"""The pool: what is unseen, who has seen what, and the honest odds that follow."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations
from math import lcm
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.games import Script, odds, scripts, spoil
from vikinglab.core.engine.pool import Pool, Slot

REFILLS = ("never", "shuffle")
SEATS = (0, 1)


def looked(*values: str, seats: tuple[int, ...] = (0,), unseen: str = "aabc") -> Pool:
    """Return a pool whose first slots, s1 and so on, have been dealt and seen."""
    pool = Pool.of([*unseen])
    for number, value in enumerate(values, 1):
        pool.deal(f"s{number}")
        pool.look(f"s{number}", value, seats)
    return pool


# ------------------------------------------------------------------------------------------------ The pile


def test_the_unseen_is_a_multiset_whose_order_says_nothing():
    assert Pool.of("cab") == Pool.of("abc")
    assert Pool.of("abca").outcomes() == [("a", 2), ("b", 1), ("c", 1)]
    one, other = Pool.of("abcab"), Pool.of("abcab")
    for value in "ab":
        one.take(value)
    for value in "ba":
        other.take(value)
    assert one == other
    assert one.unseen == ("a", "b", "c")


def test_a_piece_that_is_taken_leaves_the_pool():
    pool = Pool.of("abb")
    pool.take("b")
    assert odds(pool.outcomes()) == {"a": Fraction(1, 2), "b": Fraction(1, 2)}
    assert (len(pool), pool.count("b"), pool.pieces()) == (2, 1, Counter("ab"))
    with pytest.raises((LookupError, ValueError)):
        pool.take("c")
    assert pool == Pool.of("ab")


def test_a_draw_is_one_of_the_outcomes_by_its_weight_and_changes_nothing():
    pool = Pool.of("aabccc")
    drawn = Counter(pool.draw(script) for script in scripts(6, 1))
    assert drawn == dict(pool.outcomes())
    assert pool == Pool.of("aabccc")


def test_the_rest_is_taken_in_every_order_alike():
    orders = Counter(tuple(Pool.of("aabc").take_rest(Script(each))) for each in permutations((0.1, 0.3, 0.5, 0.7)))
    assert orders == Counter(permutations("aabc"))


def test_what_lies_in_slots_and_on_the_discards_isnt_taken_with_the_rest():
    pool = Pool.of("abbc", refill="shuffle")
    pool.take("c")
    pool.discard("c")
    pool.deal("hidden")
    assert pool.take_rest(Script((0.5, 0.1, 0.9))) == ["b", "a"]
    assert (pool.unseen, pool.discards, pool.outcomes("hidden")) == (("b",), ("c",), [("b", 1)])
    assert pool.outcomes() == [("c", 1)]
    assert pool.take_rest(Script((0.5,))) == []


def test_what_is_buried_unseen_isnt_taken_with_the_rest():
    pool = Pool.of("ab", refill="shuffle")
    pool.deal("s")
    pool.bury("s")
    assert not pool.slots
    assert len(pool.take_rest(Script((0.5, 0.1)))) == 1
    assert len(pool.unseen) == 1
    assert pool.outcomes() == [(pool.unseen[0], 1)], "what is left is the buried piece"


def test_an_empty_pile_offers_nothing_and_gives_nothing():
    pool = Pool.of("a")
    pool.deal("s")
    assert (len(pool), pool.outcomes()) == (0, [])
    with pytest.raises(LookupError):
        pool.draw(Random(0))
    with pytest.raises(LookupError):
        pool.deal("t")
    with pytest.raises(LookupError):
        pool.take("a")
    assert pool.slots == {"s": Slot()}
    assert pool.pieces() == Counter("a")


def test_two_pieces_cannot_lie_in_one_slot():
    pool = looked("a")
    with pytest.raises(LookupError):
        pool.deal("s1")
    assert pool.pieces() == Counter("aabc")


# ------------------------------------------------------------------------------------------------ Slots


def test_a_dealt_slot_has_no_value_until_somebody_looks():
    pool = Pool.of("aab")
    pool.deal("s")
    assert pool.slots["s"] == Slot()
    assert pool.unseen == ("a", "a", "b")
    assert len(pool) == 2
    assert odds(pool.outcomes("s")) == odds(pool.outcomes()) == {"a": Fraction(2, 3), "b": Fraction(1, 3)}


def test_who_looks_knows_and_nobody_else():
    pool = looked("a")
    assert (pool.knows(0, "s1"), pool.knows(1, "s1")) == ("a", None)
    assert pool.slots["s1"].seen == (0,), "that seat 0 has looked is no secret"
    pool.look("s1", "a", (1,))
    assert (pool.knows(1, "s1"), pool.slots["s1"].seen) == ("a", (0, 1))
    assert pool.pieces() == Counter("aabc")


def test_a_seen_slot_has_one_outcome_for_all_that_look_later():
    pool = looked("a")
    assert pool.outcomes("s1") == [("a", 1)]
    assert pool.draw(Random(0), "s1") == "a"
    with pytest.raises(LookupError):
        pool.look("s1", "b", (1,))
    assert pool.slots["s1"] == Slot("a", (0,))


def test_only_a_piece_that_was_shown_to_all_can_be_picked():
    pool = looked("a", "b", seats=SEATS)
    pool.deal("s3")
    for slot in ("s1", "s2", "s3"):
        with pytest.raises(LookupError):
            pool.pick(slot)
    assert [*pool.slots] == ["s1", "s2", "s3"], "a refused pick leaves the slot"
    pool.show("s1", "a", len(SEATS))
    assert pool.pick("s1") == "a"
    assert (pool.pieces(), list(pool.slots)) == (Counter("abc"), ["s2", "s3"])


# ------------------------------------------------------------------------------------------------ Views


def test_a_view_puts_what_only_others_have_seen_back():
    pool = looked("a", "b")
    pool.look("s2", "b", (1,))
    mine, yours = pool.seen_by(0), pool.seen_by(1)
    assert mine == pool
    assert yours.slots == {"s1": Slot(None, (0,)), "s2": Slot("b", (0, 1))}
    assert yours.unseen == ("a", "a", "c")
    assert odds(yours.outcomes("s1")) == {"a": Fraction(2, 3), "c": Fraction(1, 3)}
    assert odds(mine.outcomes()) == {"a": Fraction(1, 2), "c": Fraction(1, 2)}
    assert odds(yours.outcomes()) == {"a": Fraction(2, 3), "c": Fraction(1, 3)}


def test_an_onlooker_knows_what_was_shown_to_all_at_once_and_not_what_each_has_looked_at():
    pool = looked("a", "b", seats=SEATS)
    pool.show("s2", "b", len(SEATS))
    view = pool.seen_by(None)
    assert view.slots == {"s1": Slot(None, SEATS), "s2": Slot("b", SEATS, open=True)}
    assert view.unseen == ("a", "a", "c")
    assert [pool.knows(None, slot) for slot in pool.slots] == [None, "b"]
    assert pool.seen_by(0) == pool.seen_by(1) == pool


def test_what_was_shown_stays_open_when_a_seat_looks_again():
    pool = looked("a")
    pool.show("s1", "a", len(SEATS))
    pool.look("s1", "a", (0,))
    assert pool.slots["s1"] == Slot("a", SEATS, open=True)


def test_a_view_says_nothing_of_what_it_hides():
    one, other = looked("a", "b"), looked("c", "a")
    assert one != other
    assert one.seen_by(1) == other.seen_by(1)
    assert one.seen_by(1).knows(0, "s1") is None, "nor what another seat knows"


def test_views_keep_every_piece_and_what_can_be_drawn():
    pool = looked("a", "b")
    for seat in (0, 1, 2):
        assert pool.seen_by(seat).pieces() == pool.pieces()
        assert len(pool.seen_by(seat)) == len(pool)
        assert pool.seen_by(seat).seen_by(seat) == pool.seen_by(seat)


def test_views_and_clones_share_nothing_that_changes():
    pool = looked("a", "b")
    pool.discard("c")
    before = repr(pool)
    for twin in (pool.clone(), pool.seen_by(0), pool.seen_by(1)):
        spoil(twin)
        assert repr(pool) == before


# ------------------------------------------------------------------------------------------------ Guesses


def test_a_guess_fills_what_others_know_and_leaves_what_nobody_knows():
    pool = looked("a", "b")
    pool.deal("s3")
    guess = pool.seen_by(1)
    guess.sample_hidden(Random(5))
    assert all(guess.slots[slot].value in ("a", "b", "c") for slot in ("s1", "s2"))
    assert guess.slots["s3"] == Slot()
    assert guess.pieces() == pool.pieces()
    assert guess.seen_by(1) == pool.seen_by(1), "what the seat knows is as before"
    mine = pool.clone()
    mine.sample_hidden(Random(5))
    assert mine == pool, "there is nothing to guess about what one knows"


def test_guesses_come_as_often_as_the_deals_that_they_stand_for():
    """Seat 0 has seen two of four pieces a, a, b, c; seat 1 has seen none of them, nor the third slot."""
    view = looked("a", "b").seen_by(1)
    guessed: Counter[tuple[str | None, ...]] = Counter()
    for script in scripts(lcm(4, 3), 2):
        guess = view.clone()
        guess.sample_hidden(script)
        guessed[guess.slots["s1"].value, guess.slots["s2"].value] += 1
    dealt = Counter(deal[:2] for deal in permutations("aabc"))
    assert _shares(guessed) == _shares(dealt)


def test_guesses_keep_the_lots_apart():
    """Seat 0 keeps one of a and b, and one of c and d, which were shuffled after the others were gone."""
    pool = Pool.of("abe", "shuffle")
    for slot, value in (("s1", "a"), ("s2", "b")):
        pool.deal(slot)
        pool.look(slot, value, (0,))
    pool.take("e")
    for value in "cd":
        pool.discard(value)
    for slot, value in (("s3", "c"), ("s4", "d")):
        pool.deal(slot)
        pool.look(slot, value, (0,))
    view, guessed = pool.seen_by(1), Counter()
    for script in scripts(2, 4):
        guess = view.clone()
        guess.sample_hidden(script)
        guessed["".join(str(guess.slots[slot].value) for slot in ("s1", "s2", "s3", "s4"))] += 1
    assert guessed == {"abcd": 4, "abdc": 4, "bacd": 4, "badc": 4}


def test_what_a_seat_forgets_is_as_if_it_had_never_seen_it():
    pool = looked("a", "b")
    pool.look("s2", "b", (1,))
    view = pool.seen_by(0)
    view.forget("s1", 0)
    view.forget("s2", 0)
    assert (view.slots["s1"], view.slots["s2"]) == (Slot(), Slot(None, (1,)))
    assert view.outcomes("s2") == [("a", 2), ("b", 1), ("c", 1)]
    assert view.pieces() == pool.pieces()
    assert pool.knows(0, "s2") == "b", "the true pool knows nothing of that"


def _shares(counted: Counter[Any]) -> dict[Any, Fraction]:
    return {what: Fraction(times, counted.total()) for what, times in counted.items()}


# ------------------------------------------------------------------------------------------------ Discards


def test_discards_that_never_come_back():
    pool = Pool.of("ab")
    pool.take("a")
    pool.discard("a")
    assert len(pool) == 1
    pool.take("b")
    assert (len(pool), pool.outcomes()) == (0, [])
    assert pool.pieces() == Counter("a")


def test_discards_are_shuffled_when_the_rest_is_drawn_and_not_before():
    pool = Pool.of("abc", "shuffle")
    pool.take("a")
    pool.discard("a")
    assert len(pool) == 3
    assert pool.outcomes() == [("b", 1), ("c", 1)]
    pool.take("b")
    pool.take("c")
    pool.discard("b")
    assert pool.outcomes() == [("a", 1), ("b", 1)]
    pool.take("b")
    assert (pool.unseen, pool.discards) == (("a",), ())


def test_discards_that_come_back_have_no_order_either():
    pool = Pool.of("abc", "shuffle")
    for value in "bca":
        pool.take(value)
        pool.discard(value)
    pool.deal("s")
    assert pool.unseen == ("a", "b", "c")


def test_what_lies_in_a_slot_is_not_mixed_with_the_discards_that_come_back():
    """One of a and b lies face down and the other, b, was played: so the slot holds a, whatever is shuffled later."""
    pool = Pool.of("ab", "shuffle")
    pool.deal("s")
    pool.take("b")
    pool.discard("b")
    pool.deal("t")
    assert (pool.outcomes("s"), pool.outcomes("t")) == ([("a", 1)], [("b", 1)])
    assert (len(pool), pool.count("a"), pool.count("b")) == (0, 1, 1)


def test_what_lies_in_an_old_slot_does_not_make_the_pool_grow():
    pool = Pool.of("ab", "shuffle")
    pool.deal("s")
    pool.look("s", "a", (0,))
    for _ in range(5):
        pool.take("b")
        pool.discard("b")
    assert pool.older == ((),)
    assert pool.seen_by(1).older == (("a",),)


def test_what_one_seat_keeps_is_not_mixed_with_them_either():
    pool = Pool.of("abcd", "shuffle")
    pool.deal("hand")
    pool.look("hand", "a", (0,))
    for value in "bcd":
        pool.take(value)
        pool.discard(value)
    pool.take("c")
    assert pool.seen_by(0).outcomes("hand") == pool.seen_by(1).outcomes("hand") == [("a", 1)]
    assert pool.seen_by(1).outcomes() == [("b", 1), ("d", 1)]
    pool.deal("t")
    assert pool.seen_by(1).outcomes("t") == [("b", 1), ("d", 1)]


def test_what_is_discarded_face_down_stays_known_to_who_has_seen_it():
    """Seat 0 has drawn a 3 out of 1, 2, 3, 4 and lays it down: seat 1 can’t know which one it was."""
    pool = Pool.of("1234")
    pool.deal("A1")
    pool.look("A1", "3", [0])
    pool.bury("A1")
    assert (pool.discards, pool.slots) == ((), {})
    assert (pool.seen_by(0).buried, pool.seen_by(0).outcomes()) == ((Slot("3", (0,)),), [("1", 1), ("2", 1), ("4", 1)])
    for seat in (1, None):
        view = pool.seen_by(seat)
        assert view.buried == (Slot(None, (0,)),)
        assert [value for value, _ in view.outcomes()] == ["1", "2", "3", "4"]
        view.sample_hidden(Random(3))
        assert view.buried[0].value in {*"1234"}
        assert view.pieces() == pool.pieces() == Counter("1234")
    assert msgspec.json.decode(msgspec.json.encode(pool), type=Pool) == pool


def test_what_nobody_has_seen_can_be_discarded_face_down_too():
    pool = Pool.of("ab")
    pool.deal("s")
    pool.bury("s")
    assert (len(pool), pool.outcomes()) == (1, [("a", 1), ("b", 1)])
    pool.take("b")
    assert (len(pool), pool.outcomes(), pool.buried) == (0, [], (Slot(),))


def test_buried_pieces_are_shuffled_in_with_the_others():
    pool = Pool.of("abc", "shuffle")
    for slot, seats in (("s1", [0]), ("s2", [])):
        pool.deal(slot)
        if seats:
            pool.look(slot, "b", seats)
        pool.bury(slot)
    pool.take("a")
    pool.discard("a")
    assert len(pool) == 3
    for view in (pool, pool.seen_by(0), pool.seen_by(1)):
        assert view.outcomes() == [("a", 1), ("b", 1), ("c", 1)]
    pool.deal("t")
    assert (pool.unseen, pool.discards, pool.buried, pool.slots) == (("a", "b", "c"), (), (), {"t": Slot()})


def test_what_is_buried_cant_come_back_while_it_might_be_what_lies_hidden():
    pool = Pool.of("abc", "shuffle")
    pool.deal("hand")
    pool.deal("down")
    pool.look("hand", "a", [0])
    pool.bury("down")
    pool.take("b")
    for view in (pool, pool.seen_by(0), pool.seen_by(1)):
        with pytest.raises(LookupError, match="lie hidden"):
            view.outcomes()
    pool.show("hand", "a", len(SEATS))
    assert pool.outcomes() == [("c", 1)]


# -------------------------------------------------------------------------------------------------- Against brute force


class Worlds:
    """All that the pieces may be as far as one seat can tell: every order of the pile, with how likely it is."""

    def __init__(self, pieces: list[str], refill: str) -> None:
        self.refill = refill
        self.odds: dict[tuple[Any, ...], Fraction] = {}
        orders = set(permutations(sorted(pieces)))
        for order in orders:
            self.odds[order, (), ()] = Fraction(1, len(orders))

    def _each(self, change: Any) -> None:
        """Let every world become several, each with its share."""
        before, self.odds = self.odds, {}
        for world, chance in before.items():
            for after, share in change(*world):
                self.odds[after] = self.odds.get(after, Fraction(0)) + chance * share

    def _where(self, holds: Any) -> None:
        """Forget the worlds where something doesn't hold."""
        left = {world: chance for world, chance in self.odds.items() if holds(*world)}
        whole = sum(left.values())
        self.odds = {world: chance / whole for world, chance in left.items()}

    def refresh(self) -> None:
        """Make an empty pile of the discards, before a piece is drawn."""

        def change(pile: Any, slots: Any, discards: Any) -> Any:
            if pile or self.refill == "never" or not discards:
                return [((pile, slots, discards), Fraction(1))]
            orders = set(permutations(discards))
            return [((order, slots, ()), Fraction(1, len(orders))) for order in orders]

        self._each(change)

    def deal(self, slot: str) -> None:
        self.refresh()
        self._each(lambda pile, slots, gone: [((pile[1:], (*slots, (slot, pile[0])), gone), Fraction(1))])

    def take(self, value: str) -> None:
        self.refresh()
        self._where(lambda pile, slots, gone: pile[0] == value)
        self._each(lambda pile, slots, gone: [((pile[1:], slots, gone), Fraction(1))])

    def look(self, slot: str, value: str) -> None:
        self._where(lambda pile, slots, gone: dict(slots)[slot] == value)

    def discard(self, value: str) -> None:
        self._each(lambda pile, slots, gone: [((pile, slots, (*gone, value)), Fraction(1))])

    def pick(self, slot: str) -> None:
        self._each(lambda pile, slots, gone: [((pile, tuple(s for s in slots if s[0] != slot), gone), Fraction(1))])

    def bury(self, slot: str) -> None:
        def change(pile: Any, slots: Any, gone: Any) -> Any:
            return [((pile, tuple(s for s in slots if s[0] != slot), (*gone, dict(slots)[slot])), Fraction(1))]

        self._each(change)

    def spread(self, of: Any) -> dict[Any, Fraction]:
        """Return the probability of each value of something."""
        spread: dict[Any, Fraction] = {}
        for world, chance in self.odds.items():
            spread[of(*world)] = spread.get(of(*world), Fraction(0)) + chance
        return spread


@given(pieces=st.lists(st.sampled_from("abc"), min_size=1, max_size=5), refill=st.sampled_from(REFILLS), data=st.data())
def test_every_view_has_the_odds_that_brute_force_finds(pieces: list[str], refill: Any, data: st.DataObject):
    pool, worlds = Pool.of(pieces, refill), {seat: Worlds(pieces, refill) for seat in SEATS}
    whole, number = Counter(pieces), 0
    for _ in range(data.draw(st.integers(1, 9))):
        try:
            moves = ["deal", "take"] * bool(pool.outcomes()) + ["look", "show"] * bool(pool.slots)
        except LookupError:  # what is buried can't be shuffled in
            break
        moves += ["bury"] * bool(pool.slots)
        if not moves:
            break
        move = data.draw(st.sampled_from(moves))
        if move == "deal":
            number += 1
            pool.deal(f"s{number}")
            for world in worlds.values():
                world.deal(f"s{number}")
        elif move == "take":
            value = data.draw(st.sampled_from([value for value, _ in pool.outcomes()]))
            pool.take(value)
            pool.discard(value)
            for world in worlds.values():
                world.take(value)
                world.discard(value)
        elif move == "bury":
            slot = data.draw(st.sampled_from(sorted(pool.slots)))
            pool.bury(slot)
            for world in worlds.values():
                world.bury(slot)
        else:
            slot = data.draw(st.sampled_from(sorted(pool.slots)))
            value = data.draw(st.sampled_from([value for value, _ in pool.outcomes(slot)]))
            seats = SEATS if move == "show" else (data.draw(st.sampled_from(SEATS)),)
            if move == "show":
                pool.show(slot, value, len(SEATS))
            else:
                pool.look(slot, value, seats)
            for seat in seats:
                worlds[seat].look(slot, value)
            if move == "show" and data.draw(st.booleans()):
                pool.discard(pool.pick(slot))
                for world in worlds.values():
                    world.pick(slot)
                    world.discard(value)
        assert pool.pieces() == whole
        for seat in SEATS:
            try:
                _check_view(pool, pool.seen_by(seat), worlds[seat])
            except LookupError:
                assert pool.buried


def _check_view(pool: Pool, view: Pool, worlds: Worlds) -> None:
    assert view.pieces() == pool.pieces()
    assert len(view) == len(pool)
    for slot in pool.slots:
        assert odds(view.outcomes(slot)) == worlds.spread(lambda pile, slots, gone, slot=slot: dict(slots)[slot])
    ahead = _ahead(worlds)
    assert (odds(view.outcomes()) if view.outcomes() else {None: 1}) == ahead
    hidden = [slot for slot, known in view.slots.items() if known.value is None and known.seen]
    buried = [known for known in view.buried if known.value is None and known.seen]
    guessed: Counter[Any] = Counter()
    steps = lcm(*range(1, 6))
    if len(hidden) == 1 and not buried:
        for script in scripts(steps, 1):
            guess = view.clone()
            guess.sample_hidden(script)
            guessed[guess.slots[hidden[0]].value] += 1
        assert _shares(guessed) == odds(view.outcomes(hidden[0]))
    elif hidden:
        guess = view.clone()
        guess.sample_hidden(Random(len(hidden)))
        found = tuple(sorted((slot, guess.slots[slot].value) for slot in hidden))
        possible = worlds.spread(lambda pile, slots, gone: tuple(sorted(s for s in slots if s[0] in hidden)))
        assert found in possible


def _ahead(worlds: Worlds) -> dict[Any, Fraction]:
    """Return the possible next pieces of the pile; None if there is none."""
    later = Worlds([], worlds.refill)
    later.odds = dict(worlds.odds)
    later.refresh()
    return later.spread(lambda pile, slots, gone: pile[0] if pile else None)


@pytest.mark.parametrize("pieces", ["aabcd", "abcd", "ab"])
@pytest.mark.parametrize("dealt", [False, True])
def test_some_pieces_are_taken_as_one_after_the_other(pieces, dealt):
    for seed in range(20):
        pools = [Pool.of(pieces, "shuffle") for _ in range(2)]
        for pool in pools:
            pool.discards = ("x", "y", "z")
            if dealt:
                pool.deal("s")
        one, other = Random(seed), Random(seed)
        found = []
        for _ in range(4):
            found.append(pools[0].draw(one))
            pools[0].take(found[-1])
        assert pools[1].take_some(other, 4) == found
        assert pools[0] == pools[1]


# ------------------------------------------------------------------------------------------------ Through the types


def test_a_pool_goes_through_json():
    pool = Pool.of("ab", "shuffle")
    pool.deal("s1")
    pool.take("b")
    pool.discard("b")
    pool.deal("s2")
    pool.look("s2", "b", (0,))
    pool.discard("c")
    slots = {"s1": Slot(), "s2": Slot("b", (0,), 1)}
    assert pool == Pool((), slots, ("c",), "shuffle", older=(("a",),))
    assert msgspec.json.decode(msgspec.json.encode(pool), type=Pool) == pool
