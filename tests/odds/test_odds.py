"""Odds that no game owns: lines played to their end by a game's rules, chances counted and sampled, charts as data."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

import vikinglab as vl
from vikinglab.core.match import fresh
from vikinglab.core.show.art import art
from vikinglab.core.show.scene import Group, Mark, Scene
from vikinglab.core.words.speech import Text
from vikinglab.odds.chances import likely, sampled
from vikinglab.odds.chart import Chart, Charts, Note, Series, noted
from vikinglab.odds.exhaustive import own, solve

GAME = vl.games()["raids"]

LAST = """
    voyage: 4
    route: 17 pennant-6, 18 pennant-7
    A: space 16
    B: home 1
    C: home 2
"""


def test_a_line_ends_as_the_game_says_when_it_is_played():
    match = vl.position("raids", LAST.replace("B: home 1", "B: space 17")).match()
    line = solve(match.table)
    match.play(*line.moves)
    assert match.result.scores == line.scores


def test_each_seat_chooses_what_serves_its_aim():
    table = vl.position("raids", LAST.replace("B: home 1", "B: space 17")).table
    assert solve(table).scores == (7, 6, 0)
    assert solve(table, aim=lambda scores, seat: -scores[seat]).scores == (0, 0, 0)


def test_of_equal_ways_the_one_is_taken_that_leaves_the_others_less():
    assert max([(3, 2, 2), (3, 1, 2), (2, 0, 0)], key=lambda scores: own(scores, 0)) == (3, 1, 2)


def test_too_many_lines_are_not_begun():
    with pytest.raises(ValueError, match="more than 50 positions"):
        solve(vl.new("raids", players=3, seed=1).table, most=50)


def test_a_position_is_not_changed_by_being_looked_at():
    table = vl.position("raids", LAST).table
    before = table.to_json()
    solve(table)
    assert table.to_json() == before


def set_up():
    """A table of two before anything is drawn: its arrival tiles come first."""
    table = fresh(GAME, GAME.box(), 2)
    table.stack = [thing for thing in table.stack if type(thing).__name__ == "DrawArrival"]
    return table


def has_runes(table) -> bool:
    return "runes" in table.arrivals


@pytest.mark.rule("raids:setup.arrivals")
def test_a_chance_is_counted_over_all_outcomes_and_sampled_within_its_error():
    """Three of eight arrival tiles are drawn."""
    assert likely(set_up(), has_runes, alike=lambda table: frozenset(table.arrivals)) == Fraction(3, 8)
    found = sampled(set_up(), has_runes, 2000, Random(1))
    assert abs(found.share - 3 / 8) <= found.error
    assert 0.01 < found.error < 0.03


def test_an_error_is_true_nineteen_times_in_twenty():
    samples = [sampled(set_up(), has_runes, 200, Random(seed)) for seed in range(100)]
    assert 90 <= sum(abs(sample.share - 3 / 8) <= sample.error for sample in samples) <= 100


def test_what_never_came_is_not_taken_for_impossible():
    never = sampled(set_up(), lambda table: False, 50, Random(1))
    assert never.share == 0
    assert never.error > 0.05


def word(said: str) -> Text:
    return Text(en=said, fr=said)


def test_a_chart_whose_values_do_not_fit_its_places_cannot_be_made():
    parts = {name: word(name) for name in ("title", "across", "up", "sentence")}
    Chart(**parts, places=(1, 2), series=(Series(word("a"), (3, None)),), notes=((word("b"), (word("x"), word("y"))),))
    for wrong in ({"series": ()}, {"series": (Series(word("a"), (3,)),)}):
        with pytest.raises(ValueError, match="title"):
            Chart(**parts, places=(1, 2), **wrong)
    Chart(**parts, places=(), series=(), scene=BOARD)
    with pytest.raises(ValueError, match="title"):
        Chart(**parts, places=(1,), series=(Series(word("a"), ()),), scene=BOARD)


def test_places_that_have_the_same_share_a_row_of_the_table():
    parts = {name: word(name) for name in ("title", "across", "up", "sentence")}
    values = (1, 1, 1, 2, 1, None, None)
    chart = Chart(**parts, places=range(3, 10), series=(Series(word("a"), values),))
    assert chart.rows == [["3–5", 1], [6, 2], [7, 1], ["8–9", None]]
    said = [word("x"), word("x"), word("x"), word("y"), word("y"), word("y"), word("y")]
    chart = Chart(**parts, places=[*"abcdefg"], series=(Series(word("a"), values),), notes=((word("b"), said),))
    assert [str(row[0]) for row in chart.rows] == ["a, b, c", "d", "e", "f, g"]
    assert "<tr><td>f, g</td><td>–</td><td>y</td></tr>" in chart._repr_html_()


def test_the_charts_of_a_game_take_their_words_from_its_messages():
    charts, facts = Charts("raids"), {"any": 0, "worth": 0, "stands": ("–",), "attack": ("–",), "price": 1}
    series = [Series(charts.say("tile", tile="rune"), (5, 6))]
    chart = charts.chart(
        "fight", (0, 1), up="glory", series=series, bars={"riposte": (1, 2)}, lines={"attack": (3, None)},
        notes={"best": ["x", "y"]}, facts=facts, controls=("viking",),
        words={"x": word("ex")}, uses=("viking",), sentence=("sentence", "best"),
    )  # fmt: skip
    assert str(chart.title) == "Riposte or flee?"
    assert [*map(str, chart.head)][:2] == ["Defender’s crew", "rune"]
    assert [*map(str, chart.head)][2:4] == ["Riposte: gain of the defender", "Attack: gain of the attacker"]
    assert [each.look for each in chart.series] == ["bars", "bars", "line"]
    assert chart.rows == [[0, 5, 1, 3, "x"], [1, 6, 2, None, "y"]]
    assert str(chart.up) == "Glory gained"
    assert str(chart.sentence).startswith("Against this attacker, every defender does best to flee.")
    assert str(chart.sentence).endswith(" Defender’s best choice"), "sentences follow one another"
    assert {name: str(said) for name, said in chart.words.items()} == {"viking": "Value of a Viking", "x": "ex"}
    assert chart.uses == ("viking",)


def test_the_charts_of_a_game_are_of_its_first_edition_unless_another_box_is_given():
    charts, own = Charts("raids"), GAME.box(rulings={"catch-up.last-ship": "sweep"})
    assert charts.box() is charts.box(None) is GAME.usual_box()
    assert charts.box(own) is own
    table = charts.table(own, LAST)
    assert table.box is own
    assert charts.table(own, LAST) is table, "it is read once"
    assert charts.table(GAME.usual_box(), LAST) is not table


def test_a_series_that_notes_say_has_no_column():
    parts = {name: word(name) for name in ("title", "across", "up", "sentence")}
    series, notes = (Series(word("a"), (50, 50), listed=False),), ((word("b"), (word("1/2"), word("2/4"))),)
    chart = Chart(**parts, places=(1, 2), series=series, notes=notes)
    assert list(map(str, chart.head)) == ["across", "b"]
    assert [str(row[1]) for row in chart.rows] == ["1/2", "2/4"]


BOARD = Scene(
    "raids",
    100,
    80,
    word("A board"),
    marks=(
        Mark("space:1", "space", 10, 20, word("one"), "board", over="vl-moored", size=40),
        Mark("space:2", "space", 50, 20, word("two"), "board"),
        Mark("ship", "piece", 10, 20, group="board", on="space:1"),
        Mark("name", "label", 5, 5, group="panel", label=word("Orange")),
    ),
    groups=(Group("board", 4, 6, 60, 50, word("one and two")), Group("panel", 70, 6, 20, 50, word("a panel"))),
    active=("ship",),
)


def test_notes_stand_on_a_part_of_a_board_and_say_what_they_are():
    board = noted(BOARD, "board", word("Ways"), {"space:1": Note("31", 0.31, word("a third"))})
    assert (board.width, board.height, str(board.title), board.active) == (68, 62, "Ways", ())
    assert [group.id for group in board.groups] == ["board"]
    assert str(board.groups[0].words) == "Ways. one and two"
    one, two, ship, figure = board.marks
    assert (str(one.words), one.over) == ("one: a third", "vl-moored vl-shade-2")
    assert (two.words, two.over, ship.over) == (None, "", "")
    assert (figure.text, figure.print, figure.x, figure.y) == ("31", "over", 10, 10.4), "above what lies there"
    assert (ship.x, round(ship.y, 1), round(ship.size, 1)) == (10, 30.7, 18.6), "which makes way"
    assert figure.y + 10 < ship.y - ship.size / 2


@pytest.mark.parametrize(("share", "shade"), [(0, 1), (0.19, 1), (0.2, 2), (0.5, 3), (0.99, 5), (1, 5)])
def test_what_is_more_is_shaded_more(share, shade):
    board = noted(BOARD, "board", word("Ways"), {"space:2": Note("", share, word("so much"))})
    assert board.marks[1].over == f"vl-shade-{shade}"
    assert f"vl-shade-{shade}" in art("raids").drawings
    assert board.marks[-1].y == 20, "in the middle, where nothing lies"
