"""Scenes of any game: what a front end gets, what is drawn, and what is told."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import msgspec
import pytest

import vikinglab as vl
from vikinglab.core.show.art import art
from vikinglab.core.show.scene import Detail, Group, Mark, Scene, View, ids, plain
from vikinglab.core.show.stored import figure
from vikinglab.core.show.themes import colours
from vikinglab.core.words.speech import Text

SVG = "{http://www.w3.org/2000/svg}"


def scene(*marks: Mark, groups: tuple[Group, ...] = (), active: tuple[str, ...] = ()) -> Scene:
    """Return a small scene, drawn with what Raids is drawn with."""
    return Scene("raids", 100, 100, plain("a board"), marks, groups, active)


def axe(id: str = "axe", **more) -> Mark:
    return Mark(id, "piece", 10, 20, **{"words": plain("an axe"), "sprite": "vl-axe", "size": 48, **more})


def drawn(shown: Scene, language: str = "en") -> ElementTree.Element:
    return ElementTree.fromstring(shown.svg(language))


def titles(shown: Scene, language: str = "en") -> list[str]:
    """Return the titles of the marks, without that of the whole."""
    return [title.text for title in drawn(shown, language).iter(f"{SVG}title")][1:]


def names(svg: str) -> set[str]:
    return set(re.findall(r' id="([^"]+)"', svg))


def test_a_mark_is_chosen_as_itself_or_as_what_it_stands_for():
    assert axe().chosen_as == "axe"
    assert ids([axe(), axe("other", choice="any axe")]) == {"axe", "any axe"}


def test_words_come_in_order_and_labels_are_words():
    group = Group("chart", 0, 0, 50, 50, plain("the chart"))
    label = Mark("name", "label", 0, 0, label=Text(en="Harbour", fr="Arrivée"))
    silent = Mark("berth", "label", 0, 0, text="1")
    shown = scene(axe(), silent, label, groups=(group,))
    assert shown.words() == ["a board", "the chart", "an axe", "Harbour"]
    assert shown.words("fr")[-1] == "Arrivée"


def test_json_is_short_and_comes_back_as_the_same_scene():
    shown = scene(axe(), groups=(Group("chart", 0, 0, 50, 50, plain("the chart")),))
    assert Scene.from_json(shown.to_json()) == shown
    mark = msgspec.json.decode(shown.to_json())["marks"][0]
    assert set(mark) == {"id", "kind", "x", "y", "words", "sprite", "size"}
    assert isinstance(Scene.from_json(shown.to_json()).marks[0].words, Text)


def test_json_of_another_shape_is_no_scene():
    with pytest.raises(msgspec.ValidationError):
        Scene.from_json(b'{"game": "raids"}')


def test_what_is_drawn_stands_by_itself():
    svg = scene(axe(), axe("two", frame="vl-card", over="vl-moored")).svg()
    assert svg.startswith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"')
    assert set(re.findall(r"(?:href=\"#|url\(#)([^\")]+)", svg)) <= names(svg)
    assert not re.search(r"<script|https?:(?!//www\.w3\.org/2000/svg\")|\son\w+=|@import|javascript:", svg)


def test_pictures_on_one_page_never_draw_with_each_others_names():
    one, other = scene(axe()).svg(), scene(axe(frame="vl-card")).svg()
    assert len(names(one)) == svg_ids(one)
    assert not names(one) & names(other)


def svg_ids(svg: str) -> int:
    return len(re.findall(r' id="', svg))


def test_a_drawing_brings_those_that_it_is_built_from():
    known = art("raids")
    needed = "".join(known.needed(["vl-ship-0"]))
    assert 'id="vl-hull"' in needed
    assert 'id="vl-axe"' not in needed


def test_a_mark_whose_drawing_nobody_made_is_noticed():
    with pytest.raises(KeyError):
        scene(axe(sprite="vl-nothing")).svg()


def test_all_text_is_escaped():
    nasty = "</title><script>alert('1')</script>&\""
    shown = scene(
        axe(words=plain(nasty), figure="<b>", corner="&", frame="vl-card"),
        Mark("label", "label", 0, 0, label=plain(nasty)),
        Mark("text", "label", 0, 0, text=nasty),
    )
    texts = [text.text for tag in ("text", "tspan") for text in drawn(shown).iter(f"{SVG}{tag}")]
    assert titles(shown) == [nasty]
    assert texts.count(nasty) == 2
    assert "<b>" in texts
    assert "&" in texts
    assert "<script" not in shown.svg()


def test_each_mark_that_is_seen_has_its_title_in_the_language_asked_for():
    shown = scene(axe(words=Text(en="axe", fr="hache")), Mark("bare", "space", 0, 0, plain("nothing to see")))
    assert titles(shown, "fr") == ["hache"]
    assert drawn(shown, "fr").get("lang") == "fr"


def test_a_piece_right_over_a_space_is_told_instead_of_it():
    space = Mark("space", "space", 10, 20, plain("a space"), sprite="raids-empty")
    assert titles(scene(space, axe(on="space"))) == ["an axe"]
    assert titles(scene(space, axe(on="elsewhere"))) == ["a space", "an axe"]
    assert titles(scene(space, axe(on="space", words=None))) == ["a space"]


def test_a_turned_mark_keeps_what_is_printed_beside_it_upright():
    turned = drawn(scene(axe(turn=15, size=64, text="4")))
    assert [part.get("transform") for part in turned.findall(f"{SVG}g")] == ["translate(10 20)rotate(15)scale(2)"]
    assert [text.get("transform") for text in turned.findall(f"{SVG}text")] == [None]


def test_text_that_stands_alone_carries_the_title():
    counter = Mark("crew", "label", 5, 5, plain("3 Vikings"), text="3")
    [text] = drawn(scene(counter)).iter(f"{SVG}text")
    assert text.find(f"{SVG}title").text == "3 Vikings"
    assert "".join(text.itertext()) == "3 Vikings3"


def test_text_beside_a_sprite_begins_at_its_edge():
    counter = Mark("crew", "label", 50, 5, sprite="vl-star", size=20, text="3", align="start")
    [text] = [each for each in drawn(scene(counter)).iter(f"{SVG}text") if each.text == "3"]
    assert text.get("x") == "63"
    assert "vl-start" in text.get("class")


def test_a_sure_figure_and_an_unsure_one_look_different():
    sure, unsure = axe("a", figure="3"), axe("b", figure="4", unsure=True)
    classes = {text.text: text.get("class") for text in drawn(scene(sure, unsure)).iter(f"{SVG}text")}
    assert classes == {"3": "vl-fig", "4": "vl-est"}


def test_a_group_is_moved_as_a_whole():
    group = Group("panel:1", 30, 40, 50, 20, plain("a panel"), sheet=True, seat=1)
    shown = scene(axe(group="panel:1", seat=1), groups=(group,))
    [panel] = drawn(shown).findall(f"{SVG}g")
    assert panel.get("transform") == "translate(30 40)"
    assert panel.get("class") == "vl-seat-1"
    assert panel.find(f"{SVG}rect").get("class") == "vl-sheet"
    assert [child.get("class") for child in panel.findall(f"{SVG}g")] == [None]


def test_what_belongs_to_the_seat_in_turn_is_marked_by_a_shape():
    group = Group("panel:0", 0, 0, 50, 20, plain("a panel"), sheet=True)
    shown = scene(axe(), groups=(group,), active=("axe", "panel:0"))
    assert shown.svg().count('class="vl-active"') == 2
    assert "stroke-dasharray" in shown.svg()
    assert "stroke-dasharray" not in scene(axe()).svg()


def test_a_mark_is_as_large_as_its_size_in_the_square_that_its_drawings_are_made_for():
    assert 'scale(1.5)"' in scene(axe()).svg()
    assert 'scale(.5)"' in scene(axe(size=26, frame="vl-card")).svg()
    assert "scale(" not in scene(axe(size=32)).svg().partition("</defs>")[2]


def test_notebooks_store_the_picture_with_its_title_and_dashboards_draw_it_in_the_page(monkeypatch):
    shown = scene(axe())
    assert shown._repr_mimebundle_() == {"text/html": figure(shown, str(shown.title))}
    monkeypatch.setenv("VOILA_REQUEST_URL", "http://127.0.0.1/")
    html = shown._repr_mimebundle_()["text/html"]
    assert re.findall(r'<div class="vl-tongue" lang="(\w+)"><div class="jp-RenderedSVG"><svg', html) == ["en", "fr"]


def test_pictures_of_a_dashboard_share_no_names_between_languages(monkeypatch):
    monkeypatch.setenv("VOILA_REQUEST_URL", "http://127.0.0.1/")
    html = vl.new("raids", players=2, seed=1).scene()._repr_mimebundle_()["text/html"]
    drawn = html.split('<div class="vl-tongue"')[1:]
    kinds = (' id="', '(?:href="|url\\()#')
    names, used = ([{*re.findall(f'{how}([^")]+)', each)} for each in drawn] for how in kinds)
    assert names[0]
    assert not names[0] & names[1]
    assert all(wanted <= named for wanted, named in zip(used, names, strict=True))


# ------------------------------------------------------------------------------------------------ Drawings


def test_a_picture_brings_the_colours_that_it_is_drawn_with_for_light_and_dark():
    svg = scene(axe()).svg()
    used = set(re.findall(r"var\(--([\w-]+)\)", svg)) - {"seat"}
    declared = dict(re.findall(r"--([\w-]+):((?:light-dark\([^)]*\)|#)[0-9a-f]*)", svg[svg.index(".vl-picture{") :]))
    assert used <= set(declared)
    assert f":light-dark({colours()['sea']},{colours(light='dark')['sea']})" in board_svg()
    assert "svg:root{color-scheme:light dark}" in svg


def test_a_picture_brings_the_rules_of_what_is_drawn_and_no_others():
    plain_, named_ = scene(axe()).svg(), scene(axe(label=plain("Axe"), print="name")).svg()
    assert ".vl-name{" in named_
    assert ".vl-name{" not in plain_
    assert ".vl-fig," not in plain_


def board_svg() -> str:
    chart = Group("chart", 0, 0, 50, 50, plain("the chart"), backdrop="raids-chart")
    return scene(axe(), groups=(chart,)).svg()


def test_a_picture_on_a_page_of_boards_leaves_their_colours_alone():
    """Its colours are declared on itself, and those of seats with no weight of their own."""
    for rule in re.findall(r"([^{}]+){[^{}]*--[\w-]+:(?:light-dark|#)", scene(axe(seat=3)).svg()):
        assert rule.endswith(".vl-picture") or rule.startswith(":where(.vl-seat-")


def test_each_ship_has_a_letter_and_a_crest_besides_its_colour():
    drawings = art("raids").drawings
    ships = [drawings[f"vl-ship-{seat}"] for seat in range(4)]
    letters = [re.search(r"<text[^>]*>(\w)</text>", ship)[1] for ship in ships]
    crests = [re.search(r' d="([^"]+)"', ship)[1] for ship in ships]
    assert letters == ["A", "B", "C", "D"]
    assert len(set(crests)) == 4
    assert all("vl-boat" in ship for ship in ships)
    assert "var(--seat)" in drawings["vl-boat"]


# ------------------------------------------------------------------------------------------------ Details and shapes


def test_details_lie_on_their_mark_and_have_its_title():
    details = (Detail(5, -3, sprite="vl-star"), Detail(0, 4, label=Text(en="glory", fr="gloire"), print="title"))
    shown = scene(axe(details=details, seat=1))
    [mark] = [part for part in drawn(shown, "fr") if part.tag == f"{SVG}g"]
    assert [part.tag.removeprefix(SVG) for part in mark] == ["title", "g", "g", "text"]
    _, _, star, text = mark
    assert star.get("transform") == "translate(15 17)"
    assert (text.get("x"), text.get("y"), text.text, text.get("class")) == ("10", "24", "gloire", "vl-title")
    assert mark.get("class") == "vl-seat-1"
    assert titles(shown) == ["an axe"]


def test_what_is_drawn_often_at_one_scale_has_a_name_at_it():
    def uses(number: int, **more) -> list[str]:
        shown = scene(*(axe(str(at), words=None, **more) for at in range(number)))
        return [use.get("transform") or "" for use in drawn(shown).findall(f"{SVG}use")]

    assert uses(2) == ["translate(10 20)scale(1.5)"] * 2
    assert uses(3) == [""] * 3
    body = scene(*(axe(str(at), size=size) for size in (48, 16) for at in range(size, size + 3))).svg()
    assert len(set(re.findall(r"scale\([\d.]+\)", body))) == 2


def test_names_of_drawings_are_all_different():
    # What is drawn once has no name: it stands where it is drawn.
    many = scene(*(axe(f"{name}:{at}", sprite=name) for name in art("raids").drawings for at in range(2))).svg()
    found = re.findall(r' id="([^"]+)"', many)
    assert len(found) == len(set(found)) > 70


def test_a_picture_and_its_words_are_those_of_a_wide_page():
    groups = tuple(Group(only, 0, 0, 50, 50, plain(only), only=only) for only in ("wide", "narrow"))
    shown = scene(axe("1", group="wide"), axe("2", group="narrow", words=plain("a small axe")), groups=groups)
    assert shown.words() == ["a board", "wide", "an axe"]
    assert "a small axe" not in shown.svg()
    assert [group.id for group in shown.shaped("narrow").groups] == ["narrow"]
    assert [mark.id for mark in shown.shaped("narrow").marks] == ["2"]
    assert scene(axe()).shaped("narrow") == scene(axe())


def test_views_come_back_from_json():
    group = Group("chart", 0, 0, 50, 50, plain("the chart"), views=(View("tab", 1, 2, 3, 4),))
    assert Scene.from_json(scene(groups=(group,)).to_json()).groups == (group,)


def test_a_board_without_words_has_no_plates_that_they_stood_on():
    chart = Group("chart", 0, 0, 50, 50, plain("the chart"))
    details = (Detail(0, 0, sprite="vl-star"), Detail(0, 9, label=plain("glory")))
    plate = chart.label("name", (9, 9), label=plain("A game"), sprite="vl-axe")
    shown = scene(plate, chart.label("glory", (9, 9), details=details, frame="vl-card"), groups=(chart,)).board()
    [left] = shown.marks
    assert left.id == "glory"
    assert left.details == details[:1]
