"""Picture: a scene as SVG that needs nothing else, with its drawings and colours."""

from __future__ import annotations

import re
from collections.abc import Set
from html import escape
from itertools import groupby
from operator import attrgetter
from typing import TYPE_CHECKING

from msgspec.structs import replace

from . import compact
from .art import FRAME, UNIT, art
from .compact import Written
from .solid import faces, numbers, path
from .themes import picture

if TYPE_CHECKING:
    from .scene import Detail, Drawn, Group, Mark, Scene

PAGE = 800.0
"""A narrower picture is shown no larger than it is: otherwise it would fill the page."""
LARGEST = 40_000
"""The largest picture in bytes: a notebook stores one of each board."""


def svg(scene: Scene, language: str) -> str:
    """Draw a scene, with titles in one language: as many as fit, spaces first.

    If it is too large even without titles, leave out the scenery. If that isn't enough, draw only the sheets of seats,
    at worst none.
    """
    sheets = {group.id for group in scene.groups if group.sheet}
    asides = {group.id for group in scene.groups if group.sheet and group.seat is None}
    scene = _folded(scene.shaped("wide"))
    for left_out, plain in ((set[str](), False), (set[str](), True), (asides, True), (sheets, True)):
        shown = _without(scene, left_out)
        everything = _Picture(shown, language, plain=plain).svg()
        if len(everything.encode()) <= LARGEST:
            return everything
        drawn = _Picture(shown, language, set(), plain=plain).svg()
        if len(drawn.encode()) <= LARGEST:
            break
    return _Picture(shown, language, _told(shown, language, LARGEST - len(drawn.encode())), plain=plain).svg()


UNTITLED = 40
"""The bytes that a title takes beside its words: marks that were drawn as one may have to be drawn apart."""


def _told(scene: Scene, language: str, room: int) -> set[str]:
    """Return the marks whose titles fit: spaces before pieces, pieces before labels; short titles first."""
    kinds = "space", "piece", "label"
    sizes = [(kinds.index(mark.kind), len(escape(mark.words[language]).encode()) + UNTITLED, mark.id)
             for mark in scene.marks if mark.words]  # fmt: skip
    told = set()
    for _, size, id in sorted(sizes):
        room -= size
        if room < 0:
            break
        told.add(id)
    return told


def _without(scene: Scene, left_out: Set[str]) -> Scene:
    """Return a scene without some of its groups."""
    groups = tuple([group for group in scene.groups if group.id not in left_out])
    return replace(scene, groups=groups, marks=tuple([mark for mark in scene.marks if mark.group not in left_out]))


def _folded(scene: Scene) -> Scene:
    """Return a scene with its rows folded: nobody can open them in a picture."""
    folds = {group.id: group.fold for group in scene.groups if group.fold}
    marks = tuple([mark for mark in scene.marks if mark.y < folds.get(mark.group, mark.y + 1)])
    groups = tuple([replace(group, height=group.fold or group.height) for group in scene.groups])
    return replace(scene, marks=marks, groups=groups)


def address(drawn: str) -> str:
    """Return SVG as the address of an image: without double quotes, so that it can go between them."""
    return "data:image/svg+xml," + drawn.translate(_IN_ADDRESS)


_IN_ADDRESS = str.maketrans({"%": "%25", "#": "%23", "\n": "%0A", "'": "&%2339;", '"': "'"})
"""The signs that are written otherwise in an address: attributes stand between single quotes there."""


class _Picture:
    """A scene while it becomes SVG."""

    def __init__(self, scene: Scene, language: str, told: Set[str] | None = None, *, plain: bool = False) -> None:
        self.art = art(scene.game).plain() if plain else art(scene.game)
        self.told = told
        """The marks that have titles; None if all do."""
        self.scene, self.language = scene, language
        self.above: list[Written] | None = None
        self.of_details: list[Written] | None = None
        """The text above everything drawn in a group, by marks and by details; None if others may cover it."""
        self.covered = {mark.on for mark in scene.marks if mark.kind == "piece" and mark.words}

    def svg(self) -> str:
        scene = self.scene
        narrow = f' style="max-width:{scene.width:g}px"' if scene.width < PAGE else ""
        body, repeated = compact.told_once(f"{''.join(map(self.group, scene.groups))}{self.marks('')}")
        body, scaled = compact.scaled(body)
        drawings, body = compact.placed([*self.drawings(), *repeated, *scaled], body)
        return compact.own_names(
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {scene.width:g} {scene.height:g}" role="img" '
            f'class="vl-scene vl-picture"{narrow} lang="{self.language}">'
            f"<title>{escape(scene.title[self.language])}</title>"
            f"<style>{self.style(drawings + body)}</style><defs>{drawings}</defs>{body}</svg>"
        )

    def drawings(self) -> list[str]:
        """Return every drawing that is used."""
        used = [name for mark in self.scene.marks for name in _drawings(mark, self.scene)]
        used += [name for mark in self.scene.marks for each in mark.details for name in _drawings(each, self.scene)]
        used += [group.backdrop for group in self.scene.groups if group.backdrop]
        used += [name for mark in self.scene.marks if mark.solid for name in mark.solid.drawings]
        return self.art.needed(used)

    def style(self, drawn: str) -> str:
        """Return the colours and the rules that the drawing needs."""
        classes = _classes_in(drawn)
        rules = [rule for rule in art(self.scene.game).style.splitlines() if _is_for(rule, classes)]
        colours = set(re.findall(r"var\(--([\w-]+)\)", "".join(rules) + drawn))
        found = [*(group.seat for group in self.scene.groups), *(mark.seat for mark in self.scene.marks)]
        found += [each.seat for mark in self.scene.marks for each in mark.details]
        return picture(colours, {seat for seat in found if seat is not None}) + "".join(rules)

    def group(self, group: Group) -> str:
        sheet = f'<rect class="vl-sheet" width="{group.width:g}" height="{group.height:g}"/>'
        classes = _classes(group.seat, active=group.id in self.scene.active)
        drawn = f"{sheet if group.sheet else ''}{_used(group.backdrop)}{self.marks(group.id, group)}"
        if not group.fold:
            return f'<g{classes} transform="translate({group.x:g} {group.y:g})">{drawn}</g>'
        # Nothing below the fold is visible.
        place = f'x="{group.x:g}" y="{group.y:g}" width="{group.width:g}" height="{group.height:g}"'
        return f"<svg{classes} {place}>{drawn}</svg>"

    def marks(self, id: str, group: Group | None = None) -> str:
        """Draw the marks of a group; those with the colour of the whole group needn't say so."""
        # On a sheet, cards may lie one over another, but not where it is folded.
        self.above = None if group and group.sheet and not group.fold else []
        # A detail of a mark isn't printed like something that lies on a sheet on its own.
        self.of_details = [] if group and group.fold else self.above
        seat = group.seat if group else None
        drawn = compact.joined("".join([self.mark(mark, seat) for mark in self.scene.marks if mark.group == id]))
        apart = compact.written(self.of_details or ()) if self.of_details is not self.above else ""
        return drawn + compact.written(self.above or ()) + (f"<g>{apart}</g>" if apart else "")

    def mark(self, mark: Mark, seat: int | None) -> str:
        """Draw a mark with its title, unless it is faint. Leave out a mark with nothing to see."""
        silent = mark.faint or self.hidden(mark) or not (self.told is None or mark.id in self.told)
        told = None if silent else mark.words
        title = f"<title>{escape(told[self.language])}</title>" if told else ""
        classes = _classes(mark.seat if mark.seat != seat else None, mark.id in self.scene.active, mark.faint)
        words = _written(mark, self.language)
        if mark.details:
            return self.composed(mark, classes, title, words)
        drawn = _shaped(mark, classes) or _drawn(mark, _drawings(mark, self.scene), classes, title)
        text = self.written(words, self.above, plain=not classes and bool(drawn or not title))
        return drawn + (text if drawn or not title else text.replace(">", f">{title}", 1))

    def composed(self, mark: Mark, classes: str, title: str, words: list[Written]) -> str:
        """Draw a mark and its details: first all drawings, then all text."""
        details = [replace(detail, x=mark.x + detail.x, y=mark.y + detail.y) for detail in mark.details]
        drawn = _drawn(mark, _drawings(mark, self.scene), "", "")
        for detail in details:
            drawn += _drawn(detail, _drawings(detail, self.scene), _classes(detail.seat, faint=detail.faint), "")
        words = [*words, *(text for detail in details for text in _written(detail, self.language))]
        text = self.written(words, self.of_details, plain=not classes)
        return f"<g{classes}>{title}{drawn}{text}</g>" if classes or title or text else drawn

    def written(self, words: list[Written], above: list[Written] | None, *, plain: bool) -> str:
        """Return the text of a mark: nothing if it is plain, and comes above everything drawn in its group."""
        if above is None or not plain:
            return compact.written(words)
        above += words
        return ""

    def hidden(self, mark: Mark) -> bool:
        """Return whether a piece with words of its own lies on it."""
        return mark.id in self.covered


def _shaped(mark: Mark, classes: str) -> str:
    """Draw a block where it lies, or the mark's own outline. Print its meaning beside it."""
    drawn = f'<path class="vl-{mark.paint}" d="{mark.path}"/>' if mark.path else ""
    # A block in one place needs no group to put it there: that is a tenth of its letters.
    for paint, seen in groupby(faces(mark.solid, mark.turn) if mark.solid else (), key=attrgetter("paint")):
        found = list(seen)
        outlines = [path([(x + mark.x, y + mark.y) for x, y in face.corners]) for face in found]
        drawn += f'<path class="vl-{paint}" d="{"".join(outlines)}"/>'
        for face in found:
            if face.drawing:
                *turned, x, y = face.matrix
                matrix = numbers(round(number, 2) for number in (*turned, x + mark.x, y + mark.y))
                drawn += f'<use href="#{face.drawing}" transform="matrix({matrix})"/>'
    return f"<g{classes}>{drawn}</g>" if drawn and classes else drawn


def _drawings(mark: Drawn, scene: Scene) -> list[str]:
    """Return the names of a mark's drawings, the lowest first, without any that is only for pointing."""
    ring = getattr(mark, "kind", "") == "piece" and getattr(mark, "id", "") in scene.active
    names = [name for name in (mark.frame, mark.sprite, *mark.over.split(), "vl-ring" if ring else "") if name]
    known = art(scene.game).drawings
    return [name for name in names if 'pointer-events="all"' not in known[name]]


def _drawn(mark: Mark | Detail, drawings: list[str], classes: str, title: str) -> str:
    """Draw the contents of a mark's square: its drawings and its figures, with its title."""
    written = _figures(mark, in_drawing=bool(drawings) and _is_in_drawing(mark))
    moved = f"{_turn(mark)}{_scale(mark)}"
    place = f' transform="translate({mark.x:g} {mark.y:g}){moved}"'
    if len(drawings) == 1 and not written:
        # A board has hundreds of them: the shorter form saves a tenth of its picture.
        place = place if moved else f' x="{mark.x:g}" y="{mark.y:g}"' if mark.x or mark.y else ""
        return f'<use{classes} href="#{drawings[0]}"{place}{f">{title}</use>" if title else "/>"}'
    drawn = "".join(map(_used, drawings)) + written
    return f"<g{classes}{place}>{title}{drawn}</g>" if drawn else ""


def _figures(mark: Drawn, *, in_drawing: bool) -> str:
    """Return the figures of a mark in its square, and its text if that lies there."""
    figures = (
        (mark.figure, f' class="vl-{"est" if mark.unsure else "fig"}"'),
        (mark.text if in_drawing else "", _print(mark)),
        (mark.corner, ' class="vl-at"'),
    )
    return "".join([f"<text{style}>{escape(figure)}</text>" for figure, style in figures if figure])


def _is_in_drawing(mark: Drawn) -> bool:
    """Return whether its text is in the middle of its sprite, and as large as in print."""
    return bool(mark.sprite and mark.text and not mark.align and not _scale(mark))


def _written(mark: Mark | Detail, language: str) -> list[Written]:
    """Return the letters of a mark beside its drawing, or without one."""
    words = mark.label[language] if mark.label else mark.text
    if not words or _is_in_drawing(mark):
        return []
    beside = mark.size / 2 + 3 if mark.sprite and mark.align else 0
    return [Written(_print(mark), mark.x + beside, mark.y, words)]


def _print(mark: Drawn) -> str:
    """Return the classes of printed text; a note, the most common print, needs none."""
    names = [f"vl-{name}" for name in (mark.print, mark.align) if name not in ("", "note")]
    return f' class="{" ".join(names)}"' if names else ""


def _classes(seat: int | None, active: bool = False, faint: bool = False) -> str:
    names = [f"vl-seat-{seat}"] if seat is not None else []
    names += ["vl-active"] * active + ["vl-faint"] * faint
    return f' class="{" ".join(names)}"' if names else ""


def _classes_in(drawn: str) -> set[str]:
    """Return the classes in a drawing, and that of the picture itself."""
    return {"vl-scene", *(name for names in re.findall(r' class="([^"]*)"', drawn) for name in names.split())}


def _is_for(rule: str, classes: Set[str]) -> bool:
    """Return whether a rule of the style, in a line of its own, applies to one of these classes."""
    named = re.findall(r"\.(vl-[\w-]+)", rule.partition("{")[0])
    return not named or not classes.isdisjoint(named)


def _used(name: str) -> str:
    return f'<use href="#{name}"/>' if name else ""


def _turn(mark: Drawn) -> str:
    return f"rotate({mark.turn:g})" if mark.turn else ""


def _scale(mark: Drawn) -> str:
    scale = f"{round(mark.size / (FRAME if mark.frame else UNIT), 2):g}"
    return "" if scale == "1" else f"scale({scale.removeprefix('0')})"
