"""The front end that widgets and replay pages share: ES modules, joined by ``join``.

A module in this folder is a widget, or a page of its own. ``base`` is what all are made of, ``scene`` draws boards,
``board`` plays on them, ``replay`` steps through matches, ``ask`` asks questions.
"""

from __future__ import annotations

import base64
import re
from functools import cache
from hashlib import sha256
from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import msgspec

from vikinglab.core.game import game
from vikinglab.core.show import themes
from vikinglab.core.show.art import art
from vikinglab.core.words.speech import LANGUAGES, Speech, speech

from ..words import places, word
from .join import joined, variable

if TYPE_CHECKING:
    from vikinglab.core.show.trace import Trace


UI = "ui-"
"""The beginning of the messages that a page says by itself."""


@cache
def script(module: str) -> str:
    """Return a script of a module and everything that it imports: no build, nothing from the network."""
    return joined(__package__, module)


@cache
def widget(module: str) -> str:
    """Return the script of a widget, as a notebook imports it."""
    return f"{script(module)}export default {variable(module)}.widget;\n"


@cache
def static(module: str) -> str:
    """Return the script of a widget that a dashboard shows without a kernel, from what its notebook stores."""
    return f"{script(module)}{variable(module)}.showStatic();\n"


@cache
def style() -> str:
    """Return the style of everything that we show, in every theme."""
    style = files(__package__).joinpath("page.css").read_text("utf-8")
    # Comments and indents are for readers of the file: they would only make each page larger.
    bare = re.sub(r"(?s)/[*].*?[*]/ *", "", style)
    return themes.page() + "\n" + re.sub(r"\n\s+", "\n", bare).replace("; }", "}")


@cache
def drawings(game: str) -> str:
    """Return all drawings of a game: a live scene needs them once on a page."""
    found = art(game)
    return f"<style>{found.style}</style><defs>{''.join(found.drawings.values())}</defs>"


@cache
def interface(key: str = "") -> dict[str, dict[str, Any]]:
    """Return the words of buttons, and of what a page itself says; a game may replace some by its own."""
    own = _interface(game(key).speech) if key else {}
    return {**_interface(speech(__package__)), **own}


def _interface(said: Speech) -> dict[str, dict[str, Any]]:
    return {key.removeprefix(UI): word(said, key) for key in sorted(said.keys(LANGUAGES[0])) if key.startswith(UI)}


def word_places() -> dict[str, list[str]]:
    """Return the words that a page says, each with the names of what fills it.

    >>> word_places()["task-of"]
    ['number', 'of']
    """
    said = speech(__package__)
    return {key: places(said, UI + key) for key in interface()}


def fingerprint(script: str) -> str:
    """Return the source with which a content security policy allows this very script, and no other in a page.

    >>> fingerprint("")
    "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
    """
    return f"'sha256-{base64.b64encode(sha256(script.encode()).digest()).decode()}'"


def replay(trace: Trace, title: str) -> str:
    """Return a page that replays a match on its own: no kernel, nothing from the network."""
    shown = script("replay")
    words = {key: said for key, said in interface(trace.game).items() if f'"{key}"' in shown}
    data = {"trace": trace, "art": drawings(trace.game), "words": words}
    # A text with a closing tag in it would end the script that holds the match.
    packed = msgspec.json.encode(data).decode().replace("<", "\\u003c")
    allowed = f"default-src 'none'; script-src {fingerprint(shown)}; style-src 'unsafe-inline'; img-src data:"
    return (
        f'<!doctype html><html lang="{LANGUAGES[0]}"><head><meta charset="utf-8">'
        f'<meta http-equiv="Content-Security-Policy" content="{allowed}">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{escape(title)}</title>'
        f'<style>body{{margin:0}}{style()}</style></head><body><main><h1 class="vl-live">{escape(title)}</h1>'
        f'<div id="replay"></div></main><script id="match" type="application/json">{packed}</script>'
        f'<script type="module">{shown}</script></body></html>'
    )
