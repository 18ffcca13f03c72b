"""Charts as pictures: bars and lines where their values are, and nothing where there is none."""

from __future__ import annotations

import re
from xml.etree import ElementTree

from vikinglab.core.show.stored import DASHBOARD
from vikinglab.core.words.speech import Text
from vikinglab.odds.chart import Chart, Series
from vikinglab.odds.drawn import FOOT, TOP, svg

SVG = "{http://www.w3.org/2000/svg}"


def chart(*series: Series) -> Chart:
    places = range(1, 1 + len(series[0].values))
    return Chart(title="T", across="axes & <more>", up="glory", places=places, series=series, sentence="S.")


def test_the_highest_value_fills_the_drawing_and_nothing_lies_at_its_foot():
    bars = chart(Series("one", [2, 1]), Series("two", [0, None]))
    paths = ElementTree.fromstring(svg(bars)).iter(f"{SVG}path")
    outlines = [path.get("d") for path in paths if path.get("stroke-width")]
    tops = [[float(top) for top in re.findall(r"V([\d.]+)h", outline)] for outline in outlines]
    assert tops == [[TOP, (TOP + FOOT) / 2], [FOOT]]


def test_a_line_has_a_gap_where_there_is_no_value():
    drawn = svg(chart(Series("one", [1, None, 2], "line")))
    path = next(each for each in ElementTree.fromstring(drawn).iter(f"{SVG}path") if each.get("fill") == "none")
    assert re.findall("[ML]", path.get("d")) == ["M", "M"]


def test_words_are_text_and_only_several_series_are_named():
    one, two = svg(chart(Series("one", [1, 2]))), svg(chart(Series("one", [1, 2]), Series("two", [1, 2])))
    assert "axes & <more>" in "".join(ElementTree.fromstring(one).itertext())
    assert ("one" in one, "one" in two, "two" in two) == (False, True, True)


def test_a_notebook_stores_one_language_and_a_dashboard_gets_each(monkeypatch):
    words = Text(en="A rune", fr="Une Rune")
    drawn = Chart(title=words, across=words, up=words, places=[words], series=[Series(words, [1.5])], sentence=words)
    assert "Une Rune" not in drawn._repr_html_()
    monkeypatch.setenv(DASHBOARD, "http://127.0.0.1/")
    english, french = re.findall('<div class="vl-tongue" lang="(.*?)</div>', drawn._repr_html_())
    assert (english[:2], french[:2]) == ("en", "fr")
    assert "<td>1.5</td>" in english
    assert "<td>1,5</td>" in french
    for told, other in ((english, "Une"), (french, "A rune"), (french, "A%20rune")):
        assert other not in told
