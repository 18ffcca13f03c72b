"""The figures of the odds of Drakkar: what they show is what is calculated, and their sentences say it."""

from __future__ import annotations

from fractions import Fraction
from functools import partial
from itertools import product

import pytest

import vikinglab as vl
from vikinglab.games.drakkar import charts, odds
from vikinglab.games.drakkar.box import SYMBOLS
from vikinglab.games.drakkar.memory import measured

from . import helpers

NBSP = "\N{NO-BREAK SPACE}"


def plain(said) -> str:
    """Return a text with plain apostrophes and spaces."""
    return helpers.plain(said).replace(NBSP, " ")


TABLE = vl.position(
    "drakkar", "emblems: f6, g7, e9, c3, f10\nA: g4 f4, shields spade\nB: g7 south-1\nturn: A".replace("south", "north")
).table


def story() -> vl.Match:
    """A short match in which A and B look and take."""
    emblems = ", ".join(vl.games()["drakkar"].box().white)
    match = vl.position("drakkar", f"emblems: {emblems}\nA: e5 i6\nB: e8 i8\nturn: A").match(seed=102)
    moves = (
        "move e5 f5; see; pass; move e8 g10; see; move i8 d8; take; move i6 g4; take; move f5 f9; see; move g4 g10; see"
    )
    match.play(*moves.split("; "))
    return match


STORY = story()


def column(chart, number: int = 0) -> dict[str, Fraction]:
    return {str(place): value for place, value in zip(chart.places, chart.series[number].values, strict=True)}


def note(chart, number: int) -> dict[str, str]:
    return {str(place): plain(said) for place, said in zip(chart.places, chart.notes[number][1], strict=True)}


# ------------------------------------------------------------------------------------------------ Where pawns can go


def test_a_chart_of_moves_notes_what_the_odds_calculate():
    chart = charts.reach(TABLE, "A")
    found = odds.reached(TABLE.view(0), 0)
    assert column(chart) == {square: round(100 * share) for square, share in found.items()}
    assert note(chart, 0)["g7"] == "a blocked emblem"
    assert note(chart, 1)["h4"] == "g4 with the 1 · f4 with the 2, after the other pawn"
    assert plain(chart.sentence) == "Orange can reach 59 squares. 75 % of rolls reach an emblem."
    assert list(column(chart).values()) == sorted(column(chart).values(), reverse=True)


def test_each_square_has_its_chance_on_the_board_shaded_and_in_words():
    chart = charts.reach(TABLE, "A")
    marks = {mark.id: mark for mark in chart.scene.marks}
    printed = {
        name.removeprefix("note:square:"): mark.text for name, mark in marks.items() if name.startswith("note:s")
    }
    assert printed == {square: str(value) for square, value in column(chart).items()}
    assert "vl-shade-3" in marks["square:h4"].over
    assert "vl-shade-2" in marks["square:f6"].over
    assert plain(marks["square:f6"].words) == "f6, an emblem: 31 %", "the same number as on the board and in the table"
    assert marks["square:m13"].words is None, "where no pawn comes to, nothing is said"
    assert [group.id for group in chart.scene.groups] == ["board"]
    assert list(marks)[-1].startswith("note:square:"), "figures stand over all that lies there"
    for name in printed:
        square, figure = marks[f"square:{name}"], marks[f"note:square:{name}"]
        for piece in (mark for mark in chart.scene.marks if mark.kind == "piece" and mark.on == square.id):
            assert figure.y + FIGURE / 2 < piece.y - piece.size / 2, "it covers nothing of what lies there"
            assert piece.y + piece.size / 2 <= square.y + square.size / 2


FIGURE = 19
"""A figure on a square is so high, in the units of a board."""


def test_this_throw_shows_the_dice():
    chart = charts.reach(TABLE, "A", "2 5")
    assert set(map(str, chart.places)) == odds.ways(TABLE.view(0), 0, (2, 5)).keys()
    assert chart.series == ()
    assert plain(chart.sentence) == "Orange can reach 25 squares. There is an emblem at f6."
    marks = {mark.id: mark for mark in chart.scene.marks}
    assert marks["note:square:f9"].text == "5"
    assert plain(marks["square:h4"].words) == "h4, a white circle: with 2, after the other pawn"


def test_from_a_drakkar_square_it_is_straight_ahead():
    chart = charts.reach(TABLE, "B", "3 6")
    assert note(chart, 2)["f11"] == "drakkar square f (north) with the 3"


@pytest.mark.parametrize(
    "picture", [charts.reach(TABLE, "A").scene, charts.reach(TABLE, "A", "2 5").scene, charts.again()]
)
def test_a_picture_is_small(picture):
    assert len(picture.svg().encode()) < 40_000


def test_the_numbers_that_lead_back_to_a_square():
    picture = charts.again("f10")
    marks = {mark.id: mark for mark in picture.marks}
    assert marks["note:square:f7"].text == marks["note:square:i13"].text == "3"
    assert plain(marks["square:f7"].words).endswith("with the 3: 3.3 turns on average")
    assert "note:square:g8" not in marks
    assert len([name for name in marks if name.startswith("note:s")]) == sum(
        "f10" in ways for start, ways in TABLE.box.board.ways.items() if not start.startswith(("east", "west"))
    )


# ------------------------------------------------------------------------------------------------ Prison


def test_how_long_a_pawn_stays_in_prison():
    chart = charts.prison()
    assert [*column(chart).values()] == [100 * chance for chance in odds.captured(12, release=6)]
    assert [*column(chart, 1).values()][:4] == [0, 0, 100, 100]
    assert plain(chart.sentence) == (
        "A captured pawn takes 3.3 turns on average to come out. A punished pawn takes 3. From turn 2 on, a captured "
        "pawn is at least as likely out as in. After 12 turns, the chance that it is still in is 1.3 %."
    )
    assert plain(charts.prison(1).sentence) == "While another pawn stands right in front, no pawn comes out."
    assert "needs a 6 and then a smaller number. That takes 5.1 turns" in plain(charts.prison(3).sentence)


# ------------------------------------------------------------------------------------------------ What an emblem is


def test_what_a_seat_witnesses_is_every_look_and_take():
    told = [plain(event.told) for event in charts.witnessed(STORY, 0)]
    assert told == [
        "Orange sees a heart at f5: nobody else does.",
        "Sky looks at the emblem at g10.",
        "Sky takes a tower at d8, wrongly: it isn't one of the clan's. Everyone sees it, and it goes back.",
        "Orange takes a heart at g4 and fills the first shield.",
        "Orange sees a crown at f9: nobody else does.",
        "Orange sees a club at g10: nobody else does.",
    ]
    others = [event.shown for event in charts.witnessed(STORY, 1)]
    assert others == [None, "club", "tower", "heart", None, None]


@pytest.mark.rule("drakkar:look.by-heart")
@pytest.mark.parametrize("step", range(1, 7))
def test_bayes_brings_what_the_view_says_after_each_step(step):
    """Multiplying and sharing again gives what is left after counting out the emblems that were seen."""
    slot, event = STORY.table.lies["g10"], charts.witnessed(STORY, 0)[step - 1]
    prior = charts._chances(event.before, slot)
    assert helpers.bayes(prior, charts._likely(event, slot)) == charts._chances(event.after, slot)
    chart = charts.bayes(STORY, "g10", 0, step)
    assert [*column(chart, 1).values()] == [100 * chance for chance in charts._chances(event.after, slot).values()]


def test_the_steps_of_a_match():
    said = [plain(charts.bayes(STORY, "g10", 0, step).sentence) for step in range(7)]
    assert said[0] == ("Nobody has looked at an emblem yet. The chance that the emblem at g10 fits is 83.3 %.")
    assert said[1] == (
        "Step 1. Orange sees a heart at f5: nobody else does. The chance that the emblem at g10 fits was 83.3 %. "
        "Now it is 82.4 %."
    )
    assert said[2] == (
        "Step 2. Sky looks at the emblem at g10. That tells nothing about the emblem at g10. "
        "The chance that it fits is still 82.4 %."
    )
    assert said[4].endswith("was 81.2 %. Now it is 73.3 %."), "and hearts don't fit now"
    assert said[6].endswith("Now it is 100 %.")
    third = charts.bayes(STORY, "g10", 0, 3)
    assert note(third, 0)["tower"] == "3/17"
    assert note(third, 1) == {**dict.fromkeys(["spade", "diamond", "club", "crown", "heart"], "3/16"), "tower": "2/16"}
    assert note(third, 2)["tower"] == "6/272"
    assert note(third, 3)["tower"] == "2/16"
    fourth = charts.bayes(STORY, "g10", 0, 4)
    assert (note(fourth, 2)["heart"], note(fourth, 2)["club"]) == ("2/240", "6/240"), "not reduced"
    assert list(note(third, 4).values()).count("yes") == 5


def test_who_knows_the_emblem_learns_nothing_of_it_by_others():
    for step in (2, 3, 4):
        chart = charts.bayes(STORY, "g10", 1, step + 1)
        assert column(chart, 1)["club"] == 100
        assert {*note(chart, 1).values()} == {"1"}


def test_a_step_too_many_is_the_last_one():
    assert plain(charts.bayes(STORY, "g10", 0, 40).sentence) == plain(charts.bayes(STORY, "g10", 0, 6).sentence)


# ------------------------------------------------------------------------------------------------ Look first, or take?


def test_when_a_blind_take_pays():
    chart = charts.blind("f10")
    assert [*column(chart).values()] == [100 * odds.right(3, len(SYMBOLS), filled, 5) for filled in range(5)]
    assert {*column(chart, 1).values()} == {100 * odds.costs(TABLE.box, 2, 0, "f10").break_even}
    assert [*note(chart, 0).values()] == ["take it", "take it", "look first", "look first", "look first"]
    assert plain(chart.sentence) == (
        "Coming back costs 4.3 turns on average, a wrong take 6.5. So a blind take pays if the chance that the emblem "
        "fits is at least 60.4 %: here up to 1 filled shield."
    )
    assert plain(charts.blind("f4").sentence).endswith("up to 2 filled shields."), "from there the way back is short"
    assert plain(charts.blind("f10", 12).sentence).endswith("here never.")


# ------------------------------------------------------------------------------------------------ All of them

SET = {
    "reach": (partial(charts.reach, TABLE), ("A", "B"), (charts.ANY, "1 1", "2 5", "6 6")),
    "prison": (charts.prison, range(7)),
    "bayes": (partial(charts.bayes, STORY, "g10", 0), range(7)),
    "blind": (charts.blind, ("f4", "g10"), (0, 2, 6), (0, 5)),
}


@pytest.mark.parametrize("name", SET)
def test_each_figure_says_itself_in_every_language_whatever_it_is_set_to(name):
    draw, *values = SET[name]
    for figures in product(*values):
        chart = draw(*figures)
        texts = [chart.title, chart.across, chart.up, chart.sentence, *chart.words.values()]
        texts += [each.name for each in chart.series] + [title for title, _ in chart.notes]
        texts += [said for _, column in chart.notes for said in column]
        assert all(said[language] and "{" not in said[language] for said in texts for language in ("en", "fr"))
        assert chart.title["en"] != chart.title["fr"]


def test_what_a_memory_is_worth_is_told_with_its_error():
    chart = charts.forgetting()
    duels = measured()
    assert chart.places == [duel.remembers for duel in duels]
    won = [round(100 * (duel.won / duel.matches), 1) for duel in duels]
    assert [*chart.series[0].values] == won
    assert f"wins {won[0]:g}{NBSP}% of matches" in chart.sentence["en"]
    assert "estimated" in chart.sentence["en"]
    assert "2,000 matches" in chart.sentence["en"]
    (_, errors), _ = chart.notes
    assert [each["en"] for each in errors] == [f"± {round(100 * duel.share.error, 1)}" for duel in duels]
    assert [each["fr"] for each in errors] == [each["en"].replace(" ", NBSP).replace(".", ",") for each in errors]


@pytest.mark.parametrize(
    ("turns", "french"), [(0, "0 tour"), (1, "1 tour"), (1.8, "1,8 tour"), (2, "2 tours"), (4.3, "4,3 tours")]
)
def test_french_counts_turns_in_the_singular_below_two(turns, french):
    facts = {"again": turns, "wrong": 6.5, "percent": 60.4, "pays": 0, "most": 0}
    said = vl.games()["drakkar"].speech.say("chart-blind.sentence", facts)["fr"]
    assert said.startswith(f"Revenir coûte {french} en moyenne, une erreur 6,5.")
