"""The drawings of all games, and their legends."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from xml.etree import ElementTree

import pytest

import vikinglab as vl
from vikinglab.core.show.art import art
from vikinglab.core.show.scene import Scene
from vikinglab.core.show.themes import colours

STYLE = "{http://www.w3.org/2000/svg}style"
GAMES = sorted(vl.games())
LEGENDS = [key for key in GAMES if find_spec(f"{vl.games()[key].package}.legend")]


@pytest.mark.parametrize("key", ["vl", *GAMES])
def test_a_file_of_drawings_is_a_picture_and_all_in_it_is_found(key):
    shared = key == "vl"
    package = "vikinglab.core.show" if shared else vl.games()[key].package
    root = ElementTree.fromstring(resource(package))
    found = [child.get("id") for child in root if child.tag != STYLE]
    assert all(name.startswith(f"{key}-") for name in found)
    assert found == [name for name in art(GAMES[0] if shared else key).drawings if name.startswith(f"{key}-")]


def resource(package: str) -> str:
    """Return the file of drawings of a package."""
    return files(package).joinpath("art.svg").read_text("utf-8")


@pytest.mark.parametrize("key", GAMES)
def test_drawings_use_only_drawings_that_exist(key):
    drawings = art(key).drawings
    used = set(re.findall(r"(?:href=\"#|url\(#)([\w-]+)", "".join(drawings.values())))
    assert used <= set(re.findall(r' id="([^"]+)"', " ".join(drawings.values()))) | set(drawings)


@pytest.mark.parametrize("key", GAMES)
def test_colours_stand_in_the_themes_alone(key):
    drawn = "".join(art(key).drawings.values())
    assert set(re.findall(r"var\(--([\w-]+)\)", drawn + art(key).style)) <= set(colours()) | {"seat"}
    assert not re.findall(r'(?:fill|stroke)="(?!none"|var\(--|url\(#)[^"]*"', drawn)
    assert not re.findall(r"#[0-9a-f]{3,6}", art(key).style)


def legend(key: str) -> Scene:
    """Return the legend of a game."""
    found: Scene = import_module(f"{vl.games()[key].package}.legend").legend()
    return found


@pytest.mark.parametrize("key", LEGENDS)
def test_every_drawing_of_a_legend_is_there(key):
    marks = legend(key).marks
    drawn = {name for mark in marks for name in (mark.frame, mark.sprite, *mark.over.split()) if name}
    assert drawn <= set(art(key).drawings)
    assert not [mark.id for mark in marks if not (mark.sprite or mark.frame or mark.label)]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("key", LEGENDS)
def test_a_legend_is_narrow_and_small(key, language):
    shown = legend(key)
    drawn = shown.svg(language)
    assert shown.width <= 440
    assert f'style="max-width:{shown.width:g}px"' in drawn
    assert len(drawn.encode()) <= 15_000
    assert re.findall(r"<title>([^<]*)</title>", drawn)[0] == shown.title[language]
