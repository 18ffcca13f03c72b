"""The guide to written positions says what is: every line, and every word that a line understands."""

from __future__ import annotations

import inspect
import re
import sys
from pathlib import Path

import pytest

import vikinglab as vl
from vikinglab.cli import main
from vikinglab.core.engine.grammar import (
    BadPosition,
    Each,
    Like,
    Line,
    Many,
    Maybe,
    Number,
    OneOf,
    Row,
    Seat,
    Seats,
    Words,
)
from vikinglab.study.guide import guide, page

ROOT = Path(__file__).parents[2]
GAMES = sorted(vl.games())
EDITIONS = [(key, edition) for key, game in vl.games().items() for edition in game.editions]


def test_the_page_is_the_guide_of_today():
    assert (ROOT / "docs" / "positions.md").read_text("utf-8") == page(), "make format writes it anew"


def test_the_command_prints_the_page_or_the_part_of_a_game(capsys):
    assert main(["positions"]) == 0
    assert capsys.readouterr().out == page()
    assert main(["positions", "vikingar", "--edition", "kickstarter"]) == 0
    assert capsys.readouterr().out == guide(vl.games()["vikingar"], "kickstarter")
    with pytest.raises(SystemExit, match="2"):
        main(["positions", "chess"])


@pytest.mark.parametrize(("key", "edition"), EDITIONS)
def test_every_line_is_there_with_an_example_that_its_shape_reads(key, edition):
    game, said = vl.games()[key], guide(vl.games()[key], edition)
    looked_at = {"B", "C", "D", "E", "F"}
    # An example may name the last seat.
    for players in reversed(game.usual_box(edition).players):
        table = game.setup(game.usual_box(edition), players)
        table.stack.clear()
        for line in [line for line in game.lines(table) if line.name not in looked_at]:
            looked_at.add(line.name)
            [told] = re.findall(rf"^- `{line.name}`.*(?:\n  .*)*", said, re.M)
            for part in line.parts or (line,):
                _is_shown(game, table, line, part, " ".join(told.split()))


def _is_shown(game, table, line, part, told):
    called = f"{line.name}: {part.name}".strip() if part is not line else f"{line.name}:"
    examples = re.findall(rf"Example: `{re.escape(called)} ([^`]*)`", told)
    assert part.shape.says in told
    if examples:
        words = Words(examples[0])
        # Like things are named once, so each example needs a shape of its own.
        [fresh] = [each for each in game.lines(table) if each.name == line.name]
        [shape] = [each.shape for each in fresh.parts or (fresh,) if each.name == part.name]
        try:
            shape.read(words)
        except BadPosition as bad:
            # It is of another moment than the table, such as a later voyage.
            assert " is left in " in bad.reason
        else:
            assert not words
    else:
        assert not part.shape.example()


@pytest.mark.parametrize("key", GAMES)
def test_the_example_of_a_games_grammar_is_a_position(key):
    said = inspect.getdoc(sys.modules[vl.games()[key].lines.__module__])
    vl.position(key, inspect.cleandoc(re.search(r"(?:^    .*\n)+", said, re.M)[0]))


@pytest.mark.parametrize(
    ("shape", "says", "example"),
    [
        (Number(1, 20, "a space"), "a space from 1 to 20", "2"),
        (Number(5, 9), "a whole number from 5 to 9", "5"),
        (OneOf("a tile", ["axe", "rune"]), "a tile", "axe"),
        (OneOf("a tile", []), "a tile", ""),
        (Like("a tile", ["axe"], str), "a tile", "axe"),
        (Seats(3), "the letters of seats, or all", "AB"),
        (Many(Seat(2)), "any number of: a seat", "A"),
        (Row(Seat(2), "at", ",", Number(2, 9, "a price")), "a seat; “at”; “,”; a price from 2 to 9", "A at, 2"),
        (Each(Maybe(Seat(2), None)), "perhaps a seat (several, with commas between them)", "A"),
    ],
)
def test_a_shape_says_what_it_expects(shape, says, example):
    assert (shape.says, shape.example()) == (says, example)


def test_a_guide_lists_ids_with_the_names_that_players_know():
    said = " ".join(guide(vl.games()["midgard"]).split())
    assert "- a card of the reaver deck: `RB01` Alfhild; `RB02` Asmund; " in said
    assert "`VF01` Farm, Ferme; " in said
    assert "- a pile: `food1` to `food3`; `favor1` to `favor3`; " in said
    assert "- a card: a card of the reaver deck, a card of the village deck, " in said
    assert "- `trade-rewards` seat: a seat; left: a whole number" in said


def test_a_line_for_some_numbers_of_players_says_so():
    assert "- `ghost` (only with 2 players): " in guide(vl.games()["raids"])


def test_the_other_editions_of_a_game_list_what_differs():
    said = guide(vl.games()["vikingar"])
    first, others = said.split("### Words in the Kickstarter edition")
    assert "- a dial: `D01` to `D24`" in first
    assert "- a dial: `D01` to `D30`" in others
    assert "- a power: " in others
    assert "- a zone: " not in others


def test_a_required_line_says_so():
    assert Line("stones", Number(1, 9)).required
    assert not Line("stones", Number(1, 9), 3).required
