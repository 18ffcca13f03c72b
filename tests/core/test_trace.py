"""Traces: what a browser steps through is what happened."""

from __future__ import annotations

import random

import pytest

import vikinglab as vl
from vikinglab.core.show.trace import LANGUAGES, Trace


def played(players: int, seed: int = 1) -> vl.Match:
    match, rng = vl.new("raids", players=players, seed=seed), random.Random(seed)
    while match.result is None:
        match.play(rng.choice(match.legal()))
    return match


def stepped(parts: list[dict], put, gone=()) -> list[dict]:
    """Return the result of the changes in the front end."""
    left = {part["id"]: part for part in parts if part["id"] not in gone}
    order = list(left)
    for change in put:
        fields = {key: value for key, value in change.items() if key != "after"}
        if "after" not in change:
            merged = {**left[fields["id"]], **fields}
            left[fields["id"]] = {key: value for key, value in merged.items() if value is not None}
            continue
        if fields["id"] in left:
            order.remove(fields["id"])
        order.insert(order.index(change["after"]) + 1 if change["after"] else 0, fields["id"])
        left[fields["id"]] = fields
    return [left[id] for id in order]


def words(trace: Trace, parts: list[dict]) -> dict[str, str]:
    return {part["id"]: trace.texts[part["words"]["t"]][0] for part in parts if "words" in part}


@pytest.mark.parametrize("players", vl.games()["raids"].usual_box().players)
def test_each_frame_makes_the_scene_of_its_moment_out_of_the_one_before(players):
    match = played(players)
    trace = match.trace()
    marks = trace.scene["marks"]
    assert len(trace) == len(match.moments)
    for frame, moment in zip(trace.frames, match.moments, strict=True):
        marks = stepped(marks, frame.put, frame.gone)
        scene = match.game.scene(moment.table, None)
        assert words(trace, marks) == {mark.id: mark.words["en"] for mark in scene.marks if mark.words}
        assert [(mark["id"], mark["x"], mark["y"]) for mark in marks] == [(m.id, m.x, m.y) for m in scene.marks]
        assert dict(zip(LANGUAGES, trace.texts[frame.say], strict=True)) == dict(moment.text)
        assert frame.rule in trace.rules


def test_what_comes_to_lie_elsewhere_in_its_group_is_put_there():
    """Goods that are sold go from their place on the ship to the end of what lies beside it."""
    text = "voyage: 2\nroute: 3 port, 7 rune\nA: space 3, crew 1, aboard fur axe wood\nB: space 7\nC: home 1"
    match = vl.position("raids", text).match()
    match.play("sell fur")
    trace = match.trace()
    marks = trace.scene["marks"]
    for frame, moment in zip(trace.frames, match.moments, strict=True):
        marks = stepped(marks, frame.put, frame.gone)
        assert [mark["id"] for mark in marks] == [mark.id for mark in match.game.scene(moment.table, None).marks]


def test_a_whole_match_is_one_page_of_less_than_330_kilobytes_that_asks_nobody_for_anything(tmp_path):
    path = tmp_path / "replay.html"
    match = played(4)
    match.export_html(path)
    page = path.read_text("utf-8")
    assert len(page.encode()) < 330_000
    assert "http:" not in page.replace("http://www.w3.org/2000/svg", "")
    assert "https:" not in page


def test_what_comes_from_outside_can_not_end_the_script_of_a_page(tmp_path):
    match = vl.new("raids", players=2, seed=1, seats=["</script><b>", "x"])
    match.export_html(tmp_path / "replay.html")
    assert "</script><b>" not in (tmp_path / "replay.html").read_text("utf-8")
