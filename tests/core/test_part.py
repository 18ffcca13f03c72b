"""Parts of a position: a copy is independent, however deep the parts lie, and what can't be copied is refused."""

from __future__ import annotations

import gc
from collections import Counter, deque
from typing import Annotated, Any, ClassVar, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.core.games import spoil
from vikinglab.core.engine.box import Item
from vikinglab.core.engine.part import Part


class Coin(msgspec.Struct, frozen=True):
    """A frozen thing: shared by all copies."""

    worth: int


class Chest(Part):
    """A part with nothing but numbers, words, tuples and frozen things."""

    owner: str = ""
    coins: tuple[Coin, ...] = ()
    rune: Item | None = None


class Hold(Part):
    """A part with every kind of field that a part may have."""

    most: ClassVar[int] = 9

    name: str
    chest: Chest
    state: Literal["open", "shut"] = "open"
    load: int | None = None
    chests: list[Chest] = []
    rows: list[list[int]] = []
    counts: dict[str, int] = {}
    named: dict[str, Chest] = {}
    deep: dict[int, list[dict[str, Chest]]] = {}
    loose: list[Any] = []
    depth: Annotated[list[int], msgspec.Meta(max_length=9)] = []


class Ship(Part):
    """A part that holds parts which hold parts."""

    holds: list[Hold]


CHESTS = st.builds(Chest, st.text(max_size=2), st.lists(st.builds(Coin, st.integers()), max_size=2).map(tuple))
HOLDS = st.builds(
    Hold,
    name=st.text(max_size=2),
    chest=CHESTS,
    load=st.none() | st.integers(),
    chests=st.lists(CHESTS, max_size=2),
    rows=st.lists(st.lists(st.integers(), max_size=2), max_size=2),
    counts=st.dictionaries(st.text(max_size=2), st.integers(), max_size=2),
    named=st.dictionaries(st.text(max_size=2), CHESTS, max_size=2),
    deep=st.dictionaries(
        st.integers(), st.lists(st.dictionaries(st.text(max_size=1), CHESTS, max_size=2), max_size=2), max_size=2
    ),
    loose=st.lists(st.integers(), max_size=2),
    depth=st.lists(st.integers(), max_size=2),
)


@given(st.builds(Ship, st.lists(HOLDS, max_size=2)))
def test_a_clone_is_equal_and_independent_however_deep(ship: Ship):
    before = repr(ship)
    twin = ship.clone()
    assert twin == ship
    assert type(twin) is Ship
    spoil(twin)
    assert repr(ship) == before


def test_what_cannot_change_is_shared():
    coin, rune = Coin(3), Item("rune.1")
    hold = Hold("fore", Chest("A", (coin,), rune))
    twin = hold.clone()
    assert twin.chest is not hold.chest
    assert twin.chest.coins is hold.chest.coins
    assert twin.chest.rune is rune


def test_the_garbage_collector_need_not_go_through_parts():
    hold = Hold("fore", Chest("A", (Coin(3),)))
    assert not gc.is_tracked(hold)
    assert not gc.is_tracked(hold.clone())


def test_a_clone_changes_alone():
    hold = Hold(
        "fore", Chest(), chests=[Chest("A")], rows=[[1]], named={"b": Chest("B")}, deep={1: [{"c": Chest("C")}]}
    )
    twin = hold.clone()
    twin.chests[0].owner = twin.named["b"].owner = twin.deep[1][0]["c"].owner = "mine"
    twin.rows[0].append(2)
    twin.chest.owner = "mine"
    assert repr(hold) == repr(
        Hold("fore", Chest(), chests=[Chest("A")], rows=[[1]], named={"b": Chest("B")}, deep={1: [{"c": Chest("C")}]})
    )


def test_parts_that_have_only_shared_fields_are_still_copied():
    ship = [Hold("fore", Chest("A"))]
    twin = ship[0].clone()
    twin.chest.owner = "B"
    assert ship[0].chest.owner == "A"


# ----------------------------------------------------------------------------------------------- Parts of several kinds


class Place(Part):
    """A place on a board."""

    number: int = 0


class Board(Part):
    """A board with places of several kinds."""

    places: list[Place]
    start: Place


class Town(Place):
    """A place that has more to copy than a place in general."""

    outposts: list[str] = []


def test_a_part_is_cloned_as_what_it_is_and_not_as_what_its_field_says():
    board = Board([Town(1, ["A"]), Place(2)], start=Town(3))
    twin = board.clone()
    assert [type(place) for place in twin.places] == [Town, Place]
    twin.places[0].outposts.append("B")
    twin.start.outposts.append("B")
    assert board == Board([Town(1, ["A"]), Place(2)], start=Town(3))


class Sea(Part):
    """A part that has no kinds of its own yet."""

    number: int = 0


class Map(Part):
    seas: list[Sea]


def test_even_if_its_kind_is_made_after_the_first_clone():
    chart = Map([Sea(1)])
    chart.clone()

    class Fjord(Sea):
        depths: list[int] = []

    chart.seas.append(Fjord(2))
    twin = chart.clone()
    twin.seas[1].depths.append(9)
    assert chart == Map([Sea(1), Fjord(2)])


# ----------------------------------------------------------------------------------------------- What a part can't hold


class Loose(msgspec.Struct):
    """A struct that may change, and isn't a part."""

    number: int = 0


class ListInTuple(Part):
    rows: tuple[list[int], ...] = ()


class PartInTuple(Part):
    chests: tuple[Chest, ...] = ()


class DictInTuple(Part):
    pair: tuple[int, dict[str, int]] = (0, {})


class DeepInTuple(Part):
    deep: list[dict[str, tuple[int, list[int]]]] = []


class ListOrNumber(Part):
    either: int | list[int] = 0


class WithSet(Part):
    seats: set[int] = set()


class WithBareSet(Part):
    seats: set = set()


class WithCounter(Part):
    counts: Counter[str] = msgspec.field(default_factory=Counter)


class WithDeque(Part):
    cards: deque[str] = msgspec.field(default_factory=deque)


class WithBytes(Part):
    marks: bytearray = msgspec.field(default_factory=bytearray)


class WithLoose(Part):
    loose: Loose = msgspec.field(default_factory=Loose)


class WithLooseOnes(Part):
    loose: list[Loose] = []


class LooseInTuple(Part):
    loose: tuple[Loose, ...] = ()


class SetInTuple(Part):
    seats: tuple[set[int], ...] = ()


class Around(Part):
    """A part whose own fields are fine, but not those of a part in it."""

    inner: list[WithSet] = []


@pytest.mark.parametrize(
    "kind",
    [
        ListInTuple, PartInTuple, DictInTuple, DeepInTuple, ListOrNumber, WithSet, WithBareSet, WithCounter, WithDeque,
        WithBytes, WithLoose, WithLooseOnes, LooseInTuple, SetInTuple, Around,
    ],
)  # fmt: skip
def test_what_a_clone_would_share_though_it_changes_is_refused(kind: type[Part]):
    for _ in range(2):
        with pytest.raises(TypeError, match="a part can't hold"):
            kind().clone()


class Fine(Part):
    """Everything here is frozen, however it is nested."""

    pairs: tuple[tuple[int, Coin], ...] = ()
    seats: frozenset[int] = frozenset()
    choice: Coin | str | None = None
    byte: bytes = b""
    words: dict[str, tuple[Item, ...]] = {}


def test_frozen_things_of_any_shape_are_held():
    fine = Fine(((1, Coin(1)),), frozenset({1}), Coin(2), b"x", {"a": (Item("i"),)})
    twin = fine.clone()
    assert twin == fine
    twin.words["b"] = ()
    assert "b" not in fine.words
