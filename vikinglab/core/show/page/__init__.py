"""The front end that widgets and replay pages share. Parts are put together, never imported."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING

import msgspec

from ...words.speech import LANGUAGES, Speech, speech
from .. import themes
from ..art import art

if TYPE_CHECKING:
    from ..trace import Trace


BUILT_ON = {
    "scene": ("words",),
    "keys": ("scene",),
    "dialog": ("scene",),
    "sheet": ("scene",),
    "board": ("walk", "course"),
    "walk": ("keys", "dialog", "sheet"),
    "walkthrough": ("walk",),
    "course": ("walk",),
    "replay": ("walk",),
    "estimate": ("dialog",),
    "predict": ("keys", "sheet", "estimate"),
    "quiz": ("predict",),
    "try": ("board",),
    "progress": ("dialog",),
    "rules": ("walk",),
    "explorer": ("dialog",),
}
"""Which parts a part is built on; they come along with it."""


@cache
def script(*parts: str) -> str:
    """A script of these parts and of those that they are built on: no build, nothing from the network."""
    return "\n".join(files(__package__).joinpath(f"{part}.js").read_text("utf-8") for part in _in_order(parts))


def _in_order(parts: Iterable[str]) -> dict[str, None]:
    """Each part once, after those that it is built on."""
    found: dict[str, None] = {}
    for part in parts:
        found |= {**_in_order(BUILT_ON.get(part, ())), **found, part: None}
    return found


@cache
def module(shown: str, *parts: str) -> str:
    """The module of a widget: some parts, of which the class ``shown`` is made of a model and an element."""
    made = f"const shown = new {shown}(new Unpacked(model), el);\n    return () => shown.close();"
    return f"{script(*parts)}\nexport default {{\n  render({{ model, el }}) {{\n    {made}\n  }},\n}};\n"


@cache
def style() -> str:
    """The style of everything that we show, in every theme."""
    return f"{themes.page()}\n{files(__package__).joinpath('page.css').read_text('utf-8')}"


@cache
def drawings(game: str) -> str:
    """All that a game draws with: what a live scene needs once a page."""
    found = art(game)
    return f"<style>{found.style}</style><defs>{''.join(found.drawings.values())}</defs>"


@cache
def interface(key: str = "") -> dict[str, dict[str, str]]:
    """The words of buttons, and of what a page says by itself; a game may say some of them in words of its own."""
    from ...game import game

    own = _interface(game(key).speech) if key else {}
    return {**_interface(speech(__package__)), **own}


def _interface(said: Speech) -> dict[str, dict[str, str]]:
    keys = (key for key in said.keys(LANGUAGES[0]) if key.startswith("ui-"))
    return {key.removeprefix("ui-"): dict(said.say(key)) for key in sorted(keys)}


def replay(trace: Trace, title: str) -> str:
    """A page that steps through a match by itself: no kernel, nothing from the network."""
    data = {"trace": trace, "art": drawings(trace.game), "words": interface(trace.game)}
    # A text with a closing tag in it would end the script that holds the match.
    packed = msgspec.json.encode(data).decode().replace("<", "\\u003c")
    return (
        f'<!doctype html><html lang="{LANGUAGES[0]}"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(title)}</title>'
        f'<style>body{{margin:0}}{style()}</style></head><body><main><h1 class="vl-live">{escape(title)}</h1>'
        f'<div id="replay"></div></main><script id="match" type="application/json">{packed}</script>'
        f'<script type="module">{script("replay")}</script></body></html>'
    )
