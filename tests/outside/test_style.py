"""A print and a paint of a game from outside: in pictures, on boards, in replay pages; and what a style may hold."""

from __future__ import annotations

import re

import pytest
from vikinglab_widgets import Board
from widgets.host import Host

import vikinglab as vl
from vikinglab.core.show import themes
from vikinglab.core.show.art import art, check_style
from vikinglab.core.show.catalogue import catalogue
from vikinglab.core.words.refusal import Refused

ONE_WAY = "king: e7\nswedes: d7 f7 e6\nmuscovites: a1"
"""The king has one clear way to the edge: e8 and e9."""
OWN = "vl-tablut-carved", "vl-tablut-way"


def shown() -> vl.Match:
    return vl.position("tablut", ONE_WAY).match(seed=1)


def test_a_picture_brings_the_prints_and_paints_of_its_game_in_the_colours_of_the_themes():
    svg = shown().scene().svg()
    for style in OWN:
        assert re.search(rf"\.{style}{{[^}}]*var\(--", svg)
        assert re.search(rf' class="{style}"', svg)
    assert len(re.findall(r'class="vl-tablut-way" d="[^"]*M', svg)) == 1  # both squares of the way, as one outline
    assert "--legend:light-dark(" in svg
    assert ".vl-tablut-way{" not in vl.position("tablut", "muscovites: a1").match().scene().board().svg()


def test_a_replay_page_brings_them_too(tmp_path):
    shown().export_html(page := tmp_path / "match.html")
    assert all(f".{style}{{" in page.read_text("utf-8") for style in OWN)


def colour_of(host: Host, style: str, kind: str) -> str:
    return host.page.eval_on_selector(f".vl-group .{style}", f"part => getComputedStyle(part).{kind}")


def test_a_board_shows_them_in_each_theme_in_light_and_in_dark(page, tmp_path):
    host = Host(page, Board(shown()), tmp_path)
    for theme in themes.themes():
        for light in ("light", "dark"):
            page.eval_on_selector(
                ".vl-board", "(board, [theme, light]) => Object.assign(board.dataset, { theme, light })", [theme, light]
            )
            known = themes.colours(theme, light)
            for style, kind, name in (("vl-tablut-carved", "fill", "legend"), ("vl-tablut-way", "stroke", "seat-1")):
                rgb = tuple(int(known[name][at : at + 2], 16) for at in (1, 3, 5))
                assert colour_of(host, style, kind) == f"rgb{rgb}", (theme, light, style)


def test_the_king_goes_along_his_way(page, tmp_path):
    """Paint over a square stands for it."""
    host = Host(page, Board(vl.position("tablut", f"{ONE_WAY}\nturn: swedes").match(seed=1)), tmp_path)
    host.touch("man:k")
    host.touch("way:e9")
    assert host.widget.match.moves == ("move e7 e9",)


def test_the_catalogue_shows_an_author_the_own_styles():
    assert {"tablut-carved", "tablut-way"} <= art("tablut").styles
    assert "print=tablut-carved" in {mark.text for mark in catalogue("tablut", "tablut-").marks}
    assert "print=title" in {mark.text for mark in catalogue("tablut").marks}


# ------------------------------------------------------------------------------------------------ What a style may hold


def style(*rules: str) -> str:
    return "\n".join(["<svg>", "<style>", *rules, "</style>", "</svg>"])


@pytest.mark.parametrize(
    "rule",
    [
        ".vl-tablut-a{fill:var(--gold);font:italic 700 15px Georgia,serif}",
        ".vl-tablut-a,.vl-tablut-b{stroke:none;stroke-dasharray:4 3;opacity:.5;}",
        ".vl-tablut-a{stroke:var(--seat);stroke-width:2.5;paint-order:stroke}",
    ],
)
def test_prints_and_paints_may_have_colours_of_the_themes_lines_and_letters(rule):
    check_style("tablut", style(rule))


@pytest.mark.parametrize(
    ("rule", "said"),
    [
        ("body{fill:none}", "a rule for .vl-tablut-… is expected, not “body{fill:none}”"),
        (".vl-board{fill:none}", "a rule for .vl-tablut-… is expected"),
        (".vl-amber-price{fill:none}", "a rule for .vl-tablut-… is expected"),
        (".vl-tablut-a,body{fill:none}", "a rule for .vl-tablut-… is expected"),
        (".vl-tablut-a *{fill:none}", "a rule for .vl-tablut-… is expected"),
        (".vl-tablut-a:hover{fill:none}", "a rule for .vl-tablut-… is expected"),
        ("@import '//elsewhere';", "a rule for .vl-tablut-… is expected"),
        (".vl-tablut-a{fill:none}body{opacity:0}", "a rule for .vl-tablut-… is expected"),
        (".vl-tablut-a{fill:", "a rule for .vl-tablut-… is expected"),
        (".vl-tablut-a{position:fixed}", "“position” can’t be set; what can is fill, stroke, "),
        (".vl-tablut-a{--gold:var(--ink)}", "“--gold” can’t be set"),
        (".vl-tablut-a{fill:#d9a441}", "fill can’t be “#d9a441”"),
        (".vl-tablut-a{fill:url(//elsewhere)}", "fill can’t be “url(//elsewhere)”"),
        (".vl-tablut-a{fill:var(--honey)}", "no theme has the colour “honey”"),
        (".vl-tablut-a{font:12px url(//elsewhere)}", "font can’t be “12px url(//elsewhere)”"),
        (".vl-tablut-a{opacity:0!important}", "opacity can’t be “0!important”"),
    ],
)
def test_a_style_that_reaches_beyond_the_game_is_refused_with_its_line(rule, said):
    with pytest.raises(Refused) as refusal:
        check_style("tablut", style(".vl-tablut-b{fill:none}", rule))
    assert str(refusal.value).startswith(f"art.svg, line 4: {said}")


@pytest.mark.parametrize("opened", ['<style type="text/css">', "<STYLE>", "<style>"])
def test_each_style_of_a_file_is_looked_at(opened):
    with pytest.raises(Refused, match="body"):
        check_style("tablut", f'<svg>\n<g id="tablut-man">{opened}body{{opacity:0}}</style></g>\n</svg>')
