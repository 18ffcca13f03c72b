"""Figures of the odds of Raids: they say what is calculated, whatever they are set to."""

from __future__ import annotations

from itertools import product

import pytest

import vikinglab as vl
from vikinglab.games.raids import charts, odds
from vikinglab.games.raids.odds import Rival, Side, answer, needed

from . import helpers


def plain(said) -> str:
    return helpers.plain(said).replace(charts.WHOLE, "")


def column(chart, number: int = 0) -> dict:
    return dict(zip(chart.places, chart.series[number].values, strict=True))


def note(chart) -> list[str]:
    return [plain(each) for each in chart.notes[0][1]]


def test_a_fight_says_who_should_riposte_and_attack():
    chart = charts.fight(attackers=4, tile=6, viking=1)
    assert plain(chart.sentence) == (
        "The defender does best to riposte with a crew of 6–10, and to flee with any other. "
        "The attack is worth it against a crew of 0–5."
    )
    assert column(chart) == {0: None, 1: None, **dict.fromkeys(range(2, 6), -2), **dict.fromkeys(range(6, 11), 4)}
    assert column(chart, 1) == {crew: 5 if crew < 6 else -1 for crew in range(11)}
    assert note(chart) == ["flee"] * 6 + ["riposte"] * 5


def test_fights_without_sense_are_said_so():
    told = plain(charts.fight(attackers=4, tile=2, viking=2).sentence)
    assert told == "Against this attacker, every defender does best to flee. No attack is worth its Viking."


@pytest.mark.parametrize(("attackers", "tile", "viking"), product((1, 4, 10), (1, 6, 15), range(5)))
def test_a_chart_notes_what_it_calculates(attackers, tile, viking):
    chart = charts.fight(attackers, tile, viking)
    for crew, said in zip(chart.places, note(chart), strict=True):
        stands = answer(2, Side(crew, tile, viking), Side(attackers - 1, tile, viking), 1).stands
        assert said == ("riposte" if stands else "flee")


def test_monsters_say_where_fewer_vikings_do_better():
    """After the first fight a crew of 3 has none left, and the second monster lets it by."""
    chart = charts.monsters(first=4, second=5, axes=1, viking=1)
    assert [column(chart)[crew] for crew in (0, 1, 2, 3, 4, 7)] == [None, None, None, 1, 0, 2]
    assert [column(chart, 1)[crew] for crew in (1, 2, 5)] == [-1, -2, 0]
    assert note(chart)[:5] == ["pass, pass", "cede, pass", "cede, cede", "fight, pass", "fight, cede"]
    assert "With a crew of 1–2, the way costs more than it brings" in plain(chart.sentence)


def test_monsters_too_strong_are_never_fought():
    chart = charts.monsters(first=6, second=0, axes=0, viking=2)
    assert plain(chart.sentence).startswith("It is never best to fight the first monster. With a crew of 1–10")
    assert column(chart)[6] == 6 - 12


def test_the_next_rune_hammer_sail_and_port():
    assert list(column(charts.next_tile("rune")).values()) == [1, 2, 3, 4, 5, 1, 2, 3, 4]
    hammers = charts.next_tile("hammer", crew=6)
    assert (column(hammers), column(hammers, 1)) == ({0: 6, 1: 6, 2: 6}, {0: 12, 1: 12, 2: 12})
    assert plain(hammers.sentence) == "It brings 6, however many you have."
    ports = charts.next_tile("port", crew=4, hammers=1)
    assert list(column(ports, 1).values()) == [1, 7, 12, 12, 12]
    assert plain(ports.across) == "Goods aboard: mead, fur, pig, wood"
    assert column(charts.next_tile("sail", crew=0, hammers=0, ends=4)) == {0: 0, 1: 0, 2: 0}
    assert column(charts.next_tile("sail", crew=0, hammers=1, ends=2))[0] == 2


def test_a_full_ship_gets_less_of_the_next_hammer():
    assert list(column(charts.next_tile("hammer", crew=10)).values()) == [9, 7, 5]


def test_majorities_say_what_is_sure():
    chart = charts.majority(mine=1, one=2, other=1, left=4, ties="lost")
    assert list(column(chart).values()) == [1, 1, 3, 6, 6]
    assert list(column(chart, 1).values()) == [1, 3, 6, 6, 6]
    assert note(chart) == ["1", "2", "3", "4", "5"]
    assert plain(chart.sentence) == (
        "To be sure of the coin of 6, you need 3 of the 4. For at least the coin of 3, 2 will do."
    )
    assert plain(charts.majority(mine=0, one=3, other=3, left=3).sentence) == (
        "Even with all 3, you aren't sure of the coin of 6. The coin of 3 isn't sure either."
    )
    assert plain(charts.majority(mine=5, one=1, other=1, left=3).sentence).startswith("You are sure of the coin of 6")


@pytest.mark.parametrize("ties", ["lost", "won"])
def test_what_is_needed_is_where_the_coin_becomes_sure(ties):
    for mine, one, other, left in product(range(3), range(3), range(3), range(6)):
        coins = list(column(charts.majority(mine, one, other, left, ties)).values())
        rivals = [Rival(one, ties == "lost"), Rival(other, ties == "lost")]
        first = needed(1, mine, rivals, [1] * left)
        assert (coins.index(6) if 6 in coins else None) == first
        assert coins == sorted(coins)


SET = {
    charts.fight: (range(1, 11, 3), range(1, 16, 7), range(0, 5, 2)),
    charts.monsters: ((2, 6), (0, 4), (0, 3), range(0, 4, 3)),
    charts.next_tile: (("rune", "hammer", "sail", "port"), (0, 10), range(3), (1, 4)),
    charts.majority: ((0, 6), (0, 6), (0, 6), (0, 5), ("lost", "won")),
}


@pytest.mark.parametrize("draw", SET, ids=lambda draw: draw.__name__)
def test_each_figure_says_itself_in_every_language_whatever_it_is_set_to(draw):
    for figures in product(*SET[draw]):
        chart = draw(*figures)
        texts = [chart.title, chart.across, chart.up, chart.sentence, *chart.words.values()]
        texts += [each.name for each in chart.series] + [
            said for _, column in chart.notes for said in column if isinstance(said, dict)
        ]
        assert all(said[language] and "{" not in said[language] for said in texts for language in ("en", "fr"))


def test_ranges_are_written_as_people_do():
    said = [[plain(part) for part in charts._ranges(numbers)] for numbers in ([], [4], [0, 1, 2, 5, 7, 8])]
    assert said == [["–"], ["4"], ["0–2", "5", "7–8"]]


def test_a_view_is_enough_for_all_of_it():
    """Only the order of stacks to come is unseen in Raids; none of the figures asks for it."""
    box = vl.games()["raids"].usual_box()
    table = charts._ship(box, 4, (), ())
    assert odds.taking(table.view(0), 0, charts._tiles(box, "rune")[0]) == odds.taking(
        table, 0, charts._tiles(box, "rune")[0]
    )


def test_figures_are_those_of_the_box():
    raids = vl.games()["raids"]
    text = (raids.folder / "content" / "standard.toml").read_text("utf-8")
    larger = text.replace("places = { value = 5", "places = { value = 6").replace(
        "value = [6, 3, 1]", "value = [9, 4, 1]"
    )
    box = raids.box(content=larger)
    assert [len(chart.places) for chart in (charts.fight(), charts.fight(box=box))] == [11, 13]
    assert [len(chart.places) for chart in (charts.monsters(), charts.monsters(box=box))] == [11, 13]
    assert [len(charts.next_tile("port", box=each).places) for each in (None, box)] == [5, 5]
    assert max(charts.majority().series[0].values) == 6
    assert max(charts.majority(box=box).series[0].values) == 9
