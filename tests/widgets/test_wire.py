"""The wire between kernel and page: one description of its types, which both sides are held to."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
import pytest
import vikinglab_widgets as widgets
from vikinglab_widgets import inbound, outbound, page, wire
from vikinglab_widgets.explorer import Panel

import vikinglab as vl
from vikinglab.core.show.trace import Trace
from vikinglab.core.words.speech import Text
from vikinglab.odds.chart import Chart, Series

PAGE = Path(page.__file__).parent
TRAITS = {
    widgets.Board: outbound.BoardTraits,
    widgets.Try: outbound.BoardTraits,
    widgets.Predict: outbound.PredictTraits,
    widgets.Quiz: outbound.QuizTraits,
    widgets.Gallery: outbound.GalleryTraits,
    widgets.Progress: outbound.ProgressTraits,
    widgets.Review: outbound.ReviewTraits,
    widgets.RuleBrowser: outbound.RulesTraits,
    widgets.Walkthrough: outbound.WalkthroughTraits,
    widgets.Throw: outbound.ThrowTraits,
    Panel: outbound.PanelTraits,
}
OTHERS = {"comm", "keys", "layout", "tabbable", "tooltip"}
"""The traits that ipywidgets gives every widget."""


def fits(value: Any, kind: Any) -> list[str]:
    """Return the places where plain data isn't what a type says: missing and unknown keys, and other types."""
    if is_typeddict(kind):
        known = wire.keys(kind)
        needed = {key for key, (_, optional) in known.items() if not optional}
        wrong = [f"{kind.__name__} has no {key}" for key in needed - value.keys()]
        wrong += [f"{kind.__name__} knows no {key}" for key in value.keys() - known.keys()]
        return wrong + [each for key in value.keys() & known.keys() for each in fits(value[key], known[key][0])]
    origin, given = get_origin(kind), get_args(kind)
    if origin is Annotated and given[1] is Trace:
        return []  # its texts are numbers, which the struct doesn't say
    if origin is Annotated:
        kind = given[1]
    elif origin in wire.LISTS and not (origin is tuple and given[-1] is not Ellipsis):
        return [each for part in value for each in fits(part, given[0])]
    elif given and any(is_typeddict(each) for each in given):
        plain = value is None or (str in given and isinstance(value, str))
        return [] if plain else fits(value, next(each for each in given if is_typeddict(each)))
    elif origin in wire.MAPS:
        return [each for part in value.values() for each in fits(part, given[1])]
    try:
        msgspec.convert(value, dict[str, str] if kind is Text else kind, dec_hook=lambda _, text: Text(text))
    except msgspec.ValidationError as error:
        return [f"{kind}: {error}"]
    return []


def sent(widget: Any) -> dict[str, Any]:
    """Return the traits of a widget, as a page gets them."""
    made = {}
    for name, trait in widget.traits(sync=True).items():
        if not name.startswith("_") and name not in OTHERS:
            to_json = trait.metadata.get("to_json", lambda value, _: value)
            value = to_json(getattr(widget, name), widget)
            made[name] = json.loads(value) if name in packed() and isinstance(value, str) else value
    return made


def packed() -> list[str]:
    """Return the traits that the page unpacks."""
    source = (PAGE / "base/model.js").read_text("utf-8")
    return re.findall(r'"(\w+)"', re.search(r"PACKED = \[(.*?)\]", source, re.S)[1])


def shown() -> list[Any]:
    """Return a widget of each kind, each with something to show."""
    match = vl.new("raids", players=3, seed=7)
    question = match.ask("may", "sail 5", "sail 6")
    browser = widgets.RuleBrowser("drakkar")
    browser.show(next(iter(browser.examples)))
    quiz = widgets.Quiz("raids", "coins", count=2)
    quiz.ask(1)
    chart = Chart(title="t", across="a", up="u", places=[1], series=[Series("s", [1])], sentence="s")
    coached = widgets.Board(match)
    coached._hear(coached, {"do": "coach", "known": [], "ago": []}, [])
    assert coached.state["coach"] is not None
    tried = widgets.Try(vl.new("raids", players=3, seed=7), widgets.Task("Sail.", "sail 6"))
    return [
        coached,
        widgets.Board(vl.new("drakkar", players=2, seed=1, seats=["person", "greedy"])),
        tried,
        widgets.Predict(question),
        quiz,
        widgets.Progress(Path(__file__).parents[2] / "notebooks/raids/learn"),
        widgets.Gallery(Path(__file__).parents[2] / "notebooks"),
        browser,
        widgets.Review(),
        widgets.Throw("vikingar"),
        widgets.Walkthrough(match),
        Panel(lambda number=1: chart, {"number": [1, 2]}, lambda _: None),
    ]


def test_the_types_of_the_front_end_are_those_of_the_kernel():
    assert (PAGE / "wire.d.ts").read_text("utf-8") == wire.declarations(), "python -m vikinglab_widgets.wire"


@pytest.mark.parametrize("kind", TRAITS, ids=lambda kind: kind.__name__)
def test_each_trait_is_described(kind):
    names = {name for name in kind.class_trait_names(sync=True) if not name.startswith("_")} - OTHERS
    assert names == set(get_type_hints(TRAITS[kind]))


def test_larger_traits_are_packed_and_the_page_unpacks_them():
    large = {
        name
        for kind in TRAITS
        for name, trait in kind.class_traits(sync=True).items()
        if trait.metadata.get("to_json", None) is not None and not name.startswith("_") and name not in OTHERS
    }
    assert large == set(packed())


def test_what_widgets_send_is_what_is_described():
    for widget in shown():
        # A widget’s own class is one that was made for it.
        described = next(TRAITS[kind] for kind in type(widget).__mro__ if kind in TRAITS)
        assert fits(sent(widget), described) == [], described.__name__


def test_what_a_board_answers_is_what_is_described(monkeypatch):
    board, answers = widgets.Board(vl.new("raids", players=3, seed=7)), []
    monkeypatch.setattr(board, "send", answers.append)
    path = ["space:1", "space:2"]
    rule = board.state["log"][-1]["rule"]
    asked = [
        {"do": "seen", "number": board.state["number"]},
        {"do": "card", "rule": rule},
        {"do": "card", "rule": "no-such-rule"},
        {"do": "point", "moment": 1},
        {"do": "why", "path": path},
        {"do": "example", "rule": next(iter(board.match.game.examples(board.match.table.box)))},
        {"do": "link"},
        {"do": "play", "line": "nonsense"},
    ]
    for message in asked:
        board._hear(board, message, [])
    kinds = {get_args(get_type_hints(each)["say"])[0]: each for each in get_args(outbound.Message)}
    assert [answer["say"] for answer in answers] == [
        "here",
        "card",
        "card",
        "point",
        "why",
        "example",
        "link",
        "refused",
    ]
    for answer in answers:
        assert fits(json.loads(json.dumps(answer)), kinds[answer["say"]]) == []


def test_what_differs_is_found():
    entry = {"number": 1, "seat": None, "text": {"en": "a"}, "rule": "b"}
    assert fits(entry, outbound.Entry) == []
    assert fits({**entry, "more": 1}, outbound.Entry) == ["Entry knows no more"]
    assert fits({"number": 1, "seat": None, "text": {"en": "a"}}, outbound.Entry) == ["Entry has no rule"]
    assert fits([{**entry, "seat": "0"}], list[outbound.Entry]) != []


def test_the_page_asks_for_nothing_that_no_message_is():
    scripts = "".join(part.read_text("utf-8") for part in PAGE.rglob("*.js"))
    known = {each.__struct_config__.tag for each in get_args(inbound.KINDS)}
    assert set(re.findall(r'\bdo: "(\w+)"', scripts)) <= known
