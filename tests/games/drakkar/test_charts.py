"""The figures of the odds of Drakkar: what they show is what is reckoned, and their sentences say it."""

from __future__ import annotations

import pytest

from vikinglab.games.drakkar import charts, odds


def test_how_long_a_six_lets_one_wait():
    chart = charts.six(1, 6)
    assert list(chart.places) == [1, 2, 3, 4, 5, 6]
    assert chart.series[0].values == [100 * odds.out_within({6}, throws) for throws in chart.places]
    assert chart.sentence["en"] == ("On average it takes 3.3 throws. From 2 throws on it is at least as likely as not.")
    assert chart.title["en"] == "Out of prison by one number"


@pytest.mark.parametrize(
    ("faces", "throws", "sentence"),
    [
        (1, 1, "Within these throws it stays less likely than not."),
        (2, 3, "After the first throw it is at least as likely as not."),
        (6, 2, "On average it takes one throw. After the first throw"),
    ],
)
def test_from_which_throw_on_it_is_likely(faces, throws, sentence):
    assert sentence in charts.six(faces, throws).sentence["en"]


def test_what_a_blind_take_brings():
    chart = charts.blind(10, 8)
    assert chart.series[0].values[0] == -8
    assert chart.series[0].values[6] == 10
    enough = next(fit for fit, worth in zip(chart.places, chart.series[0].values, strict=True) if worth >= 0)
    assert enough == 3
    assert chart.sentence["en"] == (
        "A blind take pays if the emblem fits with 44 per cent or more: here from 3 kinds of 6 on."
    )
    assert set(chart.words) == {"gain", "loss"}
    assert "sortes sur 6" in chart.sentence["fr"]
