"""The drawing kit: what the boards of all games draw alike."""

from __future__ import annotations

from itertools import pairwise
from typing import get_type_hints

import pytest

import vikinglab as vl
from vikinglab.core.show import kit
from vikinglab.core.show.kit import Closeup, Things
from vikinglab.core.show.scene import Group, Look, Mark, plain
from vikinglab.core.words.speech import Word

BOARD = Group("board", 12, 12, 848, 834, plain("a board"))
PANEL = Group("panel:1", 0, 0, 396, 100, plain("a panel"), sheet=True, seat=1)


def said(key: str, **facts) -> dict[str, str]:
    """Say each message as its key, and as its key in capitals in French."""
    return plain(key) | {"fr": key.upper()}


# ------------------------------------------------------------------------------------------------ Marks and words


def test_a_piece_and_a_label_stand_for_the_space_that_they_lie_on():
    assert BOARD.piece("axe", (1, 2), on="space:7").chosen_as == "space:7"
    assert BOARD.piece("axe", (1, 2), on="space:7", choice="").chosen_as == "axe"
    assert BOARD.piece("axe", (1, 2), on="space:7", choice="any axe").chosen_as == "any axe"
    assert BOARD.label("1", (1, 2), on="harbour").chosen_as == "harbour"
    assert BOARD.space("space:7", (1, 2), plain("space 7")).chosen_as == "space:7"


def test_a_mark_lies_in_the_group_that_made_it():
    made = [BOARD.space("a", (1, 2), plain("a")), BOARD.piece("b", (1, 2)), BOARD.label("c", (1, 2), size=20)]
    assert [(mark.kind, mark.group, mark.x, mark.y) for mark in made] == [
        (kind, "board", 1, 2) for kind in ("space", "piece", "label")
    ]
    assert made[2].size == 20


def test_a_look_has_fields_of_marks_alone_and_of_their_types():
    fields = get_type_hints(Mark)
    assert get_type_hints(Look).items() <= fields.items()
    assert fields.keys() - get_type_hints(Look).keys() == {"id", "kind", "x", "y", "words", "group", "on", "choice"}


def test_messages_are_found_by_their_prefix_whatever_they_are_filled_with():
    say = kit.messages("vikinglab.games.raids", "board-")
    assert say("crew", crew=3, room=9) is say("crew", crew=3, room=9)
    assert str(say("space", space=plain("7"))).startswith("Space 7")
    with pytest.raises(LookupError):
        say("no-such-message")


def test_the_next_thing_that_has_a_fact_tells_it():
    match = vl.position("drakkar", "A: e4 f5\nB:\nemblems: c3\nturn: B\ndice: 2 5").match()
    assert kit.in_turn(match.table) == 1
    assert kit.ahead(match.table, "dice", ()) == (2, 5)
    assert kit.ahead(match.table, "no such fact", "none") == "none"


# ------------------------------------------------------------------------------------------------ Panels


@pytest.mark.parametrize("number", range(1, 7))
def test_panels_lie_below_one_another_beside_the_board_and_are_as_high(number):
    places = kit.column(BOARD, number)
    assert len({place["height"] for place in places}) == 1
    assert {(place["x"], place["x"] + place["width"]) for place in places} == {(872, 1268)}
    assert places[0]["y"] == BOARD.y
    assert places[-1]["y"] + places[-1]["height"] == pytest.approx(BOARD.y + BOARD.height, abs=1)
    for above, below in pairwise(places):
        assert below["y"] - above["y"] - above["height"] == pytest.approx(kit.MARGIN, abs=1)


def test_a_panel_is_no_higher_than_the_most():
    assert [place["height"] for place in kit.column(BOARD, 2, most=230)] == [230, 230]
    assert kit.column(BOARD, 2, most=230)[1]["y"] == 12 + 230 + 12


def test_a_header_has_the_badge_the_name_and_figures_of_its_seat():
    badge, name = kit.header(PANEL, "vl-ship-1", plain("Sky"))
    crew = kit.counter(PANEL, "crew", 252, "4/9", plain("4 Vikings"))
    assert (badge.id, badge.sprite, badge.seat) == ("badge:1", "vl-ship-1", 1)
    assert (name.id, name.label, name.print) == ("name:1", plain("Sky"), "name")
    assert (crew.id, crew.text, crew.words, crew.y) == ("crew:1", "4/9", plain("4 Vikings"), name.y)


# ------------------------------------------------------------------------------------------------ Squares, legends


def test_files_are_lettered_below_and_ranks_numbered_beside_the_board():
    def spot(square: str) -> tuple[float, float]:
        return 10 * "abc".index(square[0]), -10 * int(square[1:])

    marks = {mark.id: mark for mark in kit.coordinates(BOARD, "abc", spot, left=-5, low=7, print="number")}
    assert list(marks) == ["file:a", "rank:1", "file:b", "rank:2", "file:c", "rank:3"]
    assert [(marks[id].x, marks[id].y, marks[id].text) for id in ("file:c", "rank:3")] == [(20, 7, "c"), (-5, -30, "3")]


PARTS = (
    Things("tools", ("axe", "pillage", "rune", "port"), {"frame": "vl-card", "size": 46}),
    Closeup("printed", "tile", ("corner", "figure"), {"frame": "vl-card", "sprite": "vl-axe", "size": 88}),
)


def legend() -> dict[str, Mark]:
    drawn = kit.legend("raids", said, PARTS, {"port": {"sprite": "vl-anchor", "size": 40}})
    return {mark.id: mark for mark in drawn.marks}


def test_a_legend_names_each_part_thing_and_detail_by_its_id():
    things = ["axe", "pillage", "rune", "port"]
    listed = [
        "tools",
        *(id for thing in things for id in (thing, f"{thing}:name")),
        "printed",
        "tile",
        "corner",
        "figure",
    ]
    assert list(legend()) == [f"legend:{id}" for id in listed]
    for id in ("tools", "printed", "tile", "corner", "figure"):
        mark = legend()[f"legend:{id}"]
        assert (mark.words or mark.label) == said(f"legend-{id}")


def test_a_thing_has_the_drawing_of_its_name_unless_its_look_says_otherwise():
    found = legend()
    looks = [(found[f"legend:{id}"].sprite, found[f"legend:{id}"].size) for id in ("axe", "pillage", "port", "tile")]
    assert looks == [("vl-axe", 46), ("raids-pillage", 46), ("vl-anchor", 40), ("vl-axe", 88)]
    assert found["legend:port"].frame == "vl-card"


def test_a_thing_of_the_aid_looks_and_is_called_as_there_unless_the_legend_says_otherwise():
    parts = (Things("tools", ("pawn", "moored"), {"size": 40}), Things("more", ("white",), {"frame": ""}))
    marks = [mark for mark in kit.legend("drakkar", said, parts, {"moored": {"seat": 1}}).marks if mark.sprite]
    assert [mark.sprite for mark in marks] == ["drakkar-pawn-0", "drakkar-moored", "drakkar-white"]
    assert [(mark.size, mark.seat, mark.frame) for mark in marks] == [(40, 0, ""), (40, 1, ""), (42, None, "")]
    # The legend has a message of its own for the pawn, and none for the others.
    assert [mark.words["en"] for mark in marks] == ["legend-pawn", "Part-moored", "Part-white"]


def test_a_legend_needs_no_aid(monkeypatch):
    monkeypatch.setattr("vikinglab.core.show.aid.FILE", "none.toml")
    found = legend()
    assert (found["legend:axe"].sprite, found["legend:rune:name"].label) == ("vl-axe", said("legend-rune"))


def test_a_thing_of_a_legend_may_be_called_by_a_word_of_the_game():
    words = {"axe": Word("thing-weapon", count=2), "port": Word("thing-port", count=1)}
    drawn = kit.legend("raids", said, PARTS, {}, words)
    assert [mark.label["en"] for mark in drawn.marks if mark.id in ("legend:axe:name", "legend:port:name")] == [
        "Thing-weapon",
        "Thing-port",
    ]


def test_a_legend_has_columns_and_ends_below_its_last_part():
    found = legend()
    places = [(found[f"legend:{id}"].x, found[f"legend:{id}"].y) for id in ("axe", "pillage", "rune", "port")]
    assert places == [(36, 66), (180, 66), (324, 66), (36, 120)]
    drawn = kit.legend("raids", said, PARTS, {}, across=206)
    assert [mark.x for mark in drawn.marks if mark.sprite][:3] == [36, 242, 36]
    assert drawn.height == max(mark.y for mark in drawn.marks) + 34 == drawn.groups[0].height
    assert drawn.width == kit.LEGEND


def test_words_are_wrapped_in_each_language():
    lines = [*kit.wrapped(plain("one two three") | {"fr": "un"}, 8)]
    assert lines == [{"en": "one two", "fr": "un"}, {"en": "three", "fr": ""}]
