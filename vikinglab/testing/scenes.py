"""Checks of pictures: every position is drawn for every seat, and described for readers who can’t see it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any
from xml.etree import ElementTree

import msgspec

from vikinglab.core.match import stream
from vikinglab.core.show.art import art
from vikinglab.core.show.scene import Mark, Scene
from vikinglab.core.show.trace import Trace, trace
from vikinglab.core.words.speech import LANGUAGES, Text

from .findings import holds, repeated, same
from .played import Played, Spot

LARGEST = 40_000
"""The largest picture in bytes."""
STRETCH, SLICE = 60, 4
"""The number of moments to look at as frames, in a match that is looked at completely, and in others."""


def scenes(spot: Spot) -> None:
    """Every position has a scene, which JSON gives back; its ids are all different and lead to existing things, and all
    its print has a style."""
    styles = art(spot.game.key).styles
    for scene in spot.scenes:
        same("the game of the scene", spot.game.key, scene.game)
        groups, marks = {group.id for group in scene.groups}, {mark.id for mark in scene.marks}
        twice = repeated([*(group.id for group in scene.groups), *(mark.id for mark in scene.marks)])
        holds(not twice, f"the id {twice[:1]} stands twice")
        for mark in scene.marks:
            holds(mark.group in groups, f"{mark.id} is in the group {mark.group!r}, which isn’t there")
            holds(not mark.on or mark.on in marks, f"{mark.id} lies on {mark.on!r}, which isn’t there")
            for style in {mark.print, mark.paint, *(detail.print for detail in mark.details)} - styles - {""}:
                holds(False, f"{mark.id} is printed or painted as {style!r}, which no style declares")
        for id in scene.active:
            holds(id in groups or id in marks, f"{id} has the turn, and isn’t there")
        same("the scene, out of JSON", scene, Scene.from_json(scene.to_json()))


def pictures(spot: Spot) -> None:
    """Every position is drawn as well-formed SVG of at most 40 kB in every language, which asks nobody for anything: as
    one seat sees it, another in each position."""
    scene = spot.scenes[spot.at % len(spot.scenes)]
    for language in LANGUAGES:
        svg = scene.svg(language)
        size = len(svg.encode())
        holds(size <= LARGEST, f"the picture has {size} bytes")
        root = ElementTree.fromstring(svg)  # noqa: S314 - we drew it ourselves
        tags = Counter(element.tag.rpartition("}")[2] for element in root.iter())
        for tag in ("script", "image", "foreignObject"):
            holds(not tags[tag], f"the picture holds a {tag}")
        holds(tags["style"] == 1, "a drawing has a style of its own")
        for element in root.iter():
            links = [value for name, value in element.attrib.items() if name.rpartition("}")[2] == "href"]
            holds(all(link.startswith("#") for link in links), f"the picture asks for {links}")


def words(spot: Spot) -> None:
    """The title, every group, space and piece are told in every language, by their own words or by what they lie on."""
    for scene in spot.scenes:
        groups: dict[str, Text | None] = {group.id: group.words for group in scene.groups}
        places = groups | {mark.id: mark.words for mark in scene.marks}
        for name, text in [("the title", scene.title), *groups.items()]:
            holds(_in_all(text), f"{name} is told as {dict(text or {})}")
        for mark in scene.marks:
            told = mark.words or mark.label
            if told is not None:
                holds(_in_all(told), f"{mark.id} is told as {dict(told)}")
            elif mark.kind != "label":
                holds(_told_by_others(mark, places), f"{mark.id} has no words, and nothing else tells of it")


def named(played: Played) -> None:
    """A piece is named by its words, or by those of what it lies on: a different look has different words."""
    known: dict[tuple[str, str, str], list[str]] = {}
    for spot in played.chosen:
        for scene in spot.scenes:
            for place, text, drawn in _drawn(scene):
                for language, said in text.items():
                    other = known.setdefault((place, language, said), drawn)
                    holds(other == drawn, f"{place} is told as “{said}” with {other} and with {drawn}", spot)


def _drawn(scene: Scene) -> Iterator[tuple[str, Text, list[str]]]:
    """Yield words, their place, and the drawings of its pieces: of a piece itself, or of everything there without its
    own words."""
    told = {group.id: group.words for group in scene.groups}
    told |= {mark.id: mark.words for mark in scene.marks if mark.words}
    lying: dict[str, list[str]] = {place: [] for place in told}
    for mark in scene.marks:
        if mark.kind == "piece" and mark.words:
            yield mark.group, mark.words, [f"{mark.sprite} of {mark.seat}"]
        elif mark.kind == "piece":
            printed = " ".join(filter(None, (mark.sprite, mark.over, mark.corner, mark.figure, mark.text)))
            lying.get(mark.on, lying.get(mark.group, [])).append(f"{printed} of {mark.seat}")
    for place, text in told.items():
        yield place, text, sorted(lying[place])


def _in_all(text: Mapping[str, str] | None) -> bool:
    return text is not None and set(text) == set(LANGUAGES) and all(said.strip() for said in text.values())


def _told_by_others(mark: Mark, places: Mapping[str, Text | None]) -> bool:
    """Return whether a mark without words lies on something told, or in a group, whose words include its print."""
    printed, on, group = mark.text or mark.figure, places.get(mark.on), places.get(mark.group)
    around = [text for text in (on, group) if text] if printed else [on] if on else []
    return bool(around) and all(any(printed in text[language] for text in around) for language in LANGUAGES)


# ------------------------------------------------------------------------------------------------ Frames


def frames(played: Played) -> None:
    """The frames of a trace, each put upon the one before, give the scene of each moment, for an onlooker and a seat;
    a part of each match is looked at."""
    # Each match shows another part of its course.
    moments, length = played.match.moments, STRETCH if played.whole else SLICE
    rng = stream(played.setting.seed, "frames", played.setting.players)
    first = rng.randrange(max(1, len(moments) - length + 1))
    moments = moments[first : first + length]
    for seat in (None, played.setting.seed % played.setting.players):
        known = [moment for moment in moments if moment.known_to(seat)]
        found = trace(played.match, known, seat)
        again = msgspec.json.decode(found.to_json(), type=Trace)
        same("how many frames there are", len(known), len(again))
        for moment, frame, scene in zip(known, again.frames, _put_together(again), strict=True):
            view = played.match.recalled(moment.table.view(seat), seat)
            same(f"the frame of {moment.rule}", _plain(played.game.scene(view, seat)), scene)
            same("what it says", [*moment.text.values()], list(again.texts[frame.say]))
            holds(frame.rule in again.rules, f"there is no card for {frame.rule}")


def _plain(scene: Scene) -> dict[str, object]:
    """Return a scene as plain data, without what traces leave out."""
    plain: dict[str, Any] = msgspec.json.decode(scene.to_json())
    for group in plain["groups"]:
        del group["words"]
    return plain


def _put_together(trace: Trace) -> Iterator[dict[str, object]]:
    """Yield the scenes of a trace, as a browser puts them together."""
    scene = trace.scene
    for frame in trace.frames:
        head = {key: value for key, value in {**scene, **frame.head}.items() if value is not None}
        marks = _patched(scene["marks"], frame.put, frame.gone)
        scene = {**head, "marks": marks, "groups": _patched(scene["groups"], frame.groups, ())}
        yield _said(scene, trace)


def _patched(parts: list[Any], put: Sequence[dict[str, object]], gone: Sequence[str]) -> list[object]:
    left = {part["id"]: part for part in parts if part["id"] not in gone}
    order = list(left)
    for change in put:
        fields = {key: value for key, value in change.items() if key != "after"}
        id = fields["id"]
        if "after" not in change:
            left[id] = {key: value for key, value in {**left[id], **fields}.items() if value is not None}
            continue
        if id in left:
            order.remove(id)
        order.insert(order.index(change["after"]) + 1 if change["after"] else 0, id)
        left[id] = fields
    return [left[id] for id in order]


def _said(value: object, trace: Trace) -> Any:
    """Return plain data with texts in place of numbers."""
    if isinstance(value, dict):
        if value.keys() == {"t"}:
            return dict(zip(trace.languages, trace.texts[value["t"]], strict=True))
        return {key: _said(part, trace) for key, part in value.items()}
    return [_said(part, trace) for part in value] if isinstance(value, list) else value
