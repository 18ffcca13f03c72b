"""The grammar of written positions: what a shape writes it reads, and what it can't read it refuses with a hint."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from vikinglab.core.engine.grammar import (
    AnyWord,
    BadPosition,
    Bag,
    Each,
    Joined,
    Like,
    Line,
    Many,
    Maybe,
    Named,
    Number,
    OneOf,
    Record,
    Row,
    Seat,
    Seats,
    Words,
    hint,
)

TILES = ["axe 1", "axe 2", "rune 1", "axe 3"]


def tile() -> Like[str]:
    return Like("a tile", TILES, lambda tile: tile.partition(" ")[0])


@pytest.mark.parametrize(
    ("shape", "text", "value"),
    [
        (Number(-3, 12), "-3", -3),
        (OneOf("a sail", ["red", "blue"]), "blue", "blue"),
        (Seat(4), "D", 3),
        (Seats(3), "AC", (0, 2)),
        (Seats(3), "all", None),
        (Many(Number(1, 6)), "2 5", (2, 5)),
        (Many(Number(1, 6)), "", ()),
        (Bag(Number(1, 6)), "2 5", (2, 5)),
        (Joined(Number(1, 6)), "2+5", (2, 5)),
        (Joined(Number(1, 6)), "-", ()),
        (Named("a side", {"port": 0, "starboard": 1}), "starboard", 1),
        (AnyWord(), "whatever", "whatever"),
        (Each(Number(1, 6)), "2, 5", (2, 5)),
        (Row(Seat(2), "answers", Seat(2), ",", Number(2, 9)), "B answers A, 2", (1, 0, 2)),
        (Each(Row(Number(1, 9), Maybe(Seat(2), None))), "4, 5 A", ((4, None), (5, 0))),
        (tile(), "rune", "rune 1"),
        (Many(tile()), "axe rune axe", ("axe 1", "rune 1", "axe 2")),
        (Many(tile()), "axe.3 axe axe", ("axe 3", "axe 1", "axe 2")),
    ],
)
def test_what_is_read_is_written_the_same(shape, text, value):
    words = Words(text)
    assert shape.read(words) == value
    assert not words
    fresh = Many(tile()) if isinstance(shape, Many) and "axe" in text else tile() if isinstance(shape, Like) else shape
    assert fresh.write(value) == text


@pytest.mark.parametrize(
    ("shape", "text", "said"),
    [
        (Number(1, 6), "7", "a whole number from 1 to 6 is expected, not “7”"),
        (Number(1, 6), "٣", "not “٣”"),
        (Number(1, 6), "", "a whole number from 1 to 6 is expected, but nothing follows"),
        (OneOf("a sail", ["red", "blue"]), "bleu", "a sail is expected, not “bleu”; did you mean “blue”?"),
        (OneOf("a sail", ["red", "blue"]), "x", "a sail is expected, not “x”; expected: red or blue"),
        (Many(Number(1, 6), 2), "1 2 3", "at most 2 can stand here"),
        (Joined(Number(1, 6)), "2+7", "a whole number from 1 to 6 is expected, not “7”"),
        (Joined(Number(1, 6)), "", "a whole number from 1 to 6, or several joined by plus signs is expected"),
        (Named("a side", {"port": 0, "stern": 1}), "bow", "a side is expected, not “bow”; expected: port or stern"),
        (Row("to", Number(1, 6)), "from 3", "“to” is expected, not “from”"),
        (Many(tile()), "axe.4", "no “axe.4” is left"),
        (Many(tile()), "rune rune", "no “rune” is left"),
        (Many(tile()), "runes", "a tile is expected, not “runes”; did you mean “rune”?"),
        (Each(Number(1, 6)), "2 3", "nothing more is expected before “3”"),
    ],
)
def test_what_cannot_be_read_is_refused_with_what_was_expected(shape, text, said):
    with pytest.raises(BadPosition) as bad:
        shape.read(Words(text))
    assert said in bad.value.reason


def test_what_is_named_by_one_of_two_shapes_is_gone_for_the_other():
    both = tile()
    few = both.only("in the chest", lambda tile: tile.endswith("1"))
    assert (few.read(Words("axe")), both.read(Words("axe"))) == ("axe 1", "axe 2")
    with pytest.raises(BadPosition, match="no “axe” is left in the chest"):
        few.read(Words("axe"))


def test_a_bag_is_read_in_one_order():
    assert Bag(Number(1, 6)).read(Words("5 2 5")) == (2, 5, 5)


def test_a_line_puts_what_is_usual_and_does_not_write_it():
    table = SimpleNamespace(crew=0, room=5)
    crew = Line("crew", Number(0, 9), lambda table: table.room)
    crew.read(table, None)
    assert (table.crew, crew.write(table)) == (5, None)
    crew.read(table, Words("3"))
    assert (table.crew, crew.write(table)) == (3, "3")
    with pytest.raises(BadPosition, match="the line “crew” is missing"):
        Line("crew", Number(0, 9)).read(table, None)


def test_a_record_reads_its_parts_in_any_order_and_writes_them_in_theirs():
    table = SimpleNamespace(crew=0, coins=())
    ship = Record("A", Line("crew", Number(0, 9), 1), Line("coins", Many(Number(1, 6)), ()))
    ship.read(table, Words("coins 6 3, crew 2"))
    assert (table.crew, table.coins, ship.write(table)) == (2, (6, 3), "crew 2, coins 6 3")
    ship.read(table, Words(""))
    assert (table.crew, table.coins, ship.write(table)) == (1, (), "")
    for text, said in [("crew 1, crew 2", "“crew” isn’t expected here"), ("coin 2", "did you mean “coins”?")]:
        with pytest.raises(BadPosition, match=said.replace("?", "\\?")):
            ship.read(table, Words(text))


def test_a_hint_is_the_nearest_word_or_all_where_they_are_few_or_some_examples():
    assert hint("monstre", ["monster", "combat"]) == "; did you mean “monster”?"
    assert hint("x", ["a", "b", "c"]) == "; expected: a, b or c"
    assert hint("x", map(str, range(99))) == "; for example “0”, “33” or “66”"
    assert hint("x", ["one"]) == ""
