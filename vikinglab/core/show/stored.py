"""Stored: what a notebook keeps of a board, for readers without a kernel and for places that don’t trust the notebook.

Such places remove drawings and styles from a page. They keep an image, which holds its own style, and the words
below it.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable
from html import escape
from typing import TYPE_CHECKING

from ..words.languages import LANGUAGES, STORED
from .picture import PAGE, address

if TYPE_CHECKING:
    from .scene import Scene

DASHBOARD = "VOILA_REQUEST_URL"
"""The variable that Voilà sets for the kernel of a page: a dashboard stores nothing."""


def image(source: str, alt: str = "", **attributes: object) -> str:
    """Return the tag of an image; one without ``alt`` is only decoration.

    >>> image("data:,A&B", "A <board>", width=20)
    '<img alt="A &lt;board&gt;" width="20" src="data:,A&amp;B">'
    """
    given = "".join(f' {name}="{escape(str(value))}"' for name, value in attributes.items())
    return f'<img alt="{escape(alt)}"{given} src="{source.replace("&", "&amp;")}">'


def figure(scene: Scene, told: str, listed: Iterable[str] = ()) -> str:
    """Return a board as an image with its description, and below it what is told: a sentence, and a list."""
    points = "".join(f"<li>{escape(each)}</li>" for each in listed)
    caption = f"{escape(told)}<ol>{points}</ol>" if points else escape(told)
    return captioned(scene.svg(), described(scene), caption, scene.width)


def captioned(drawn: str, alt: str, caption: str, width: float) -> str:
    """Return SVG as an image, with its description and a caption in HTML."""
    shown = image(address(drawn), alt, width=f"{min(width, PAGE):g}")
    return f"<figure>{shown}<figcaption>{caption}</figcaption></figure>"


def described(scene: Scene, language: str = STORED) -> str:
    """Return a description of a board for those who can't see it: its title, and the words of its parts."""
    parts = [scene.title, *(group.words for group in scene.shaped("wide").groups)]
    return " ".join(f"{words[language].removesuffix('.')}." for words in parts if words)


def output(scene: Scene, told: str) -> dict[str, str]:
    """Return the output of a cell that shows a board. A dashboard draws it in its page, where each piece has words."""
    if DASHBOARD not in os.environ:
        return {"text/html": figure(scene, told)}
    return {"text/html": in_each(lambda language: f'<div class="jp-RenderedSVG">{scene.svg(language)}</div>')}


def in_each(shown: Callable[[str], str]) -> str:
    """Return HTML in every language, for a dashboard: the page’s own setting decides which is seen."""
    pairs = [(one, other) for one in LANGUAGES for other in LANGUAGES if other != one]
    hidden = "".join(f"html[lang={one}] .vl-tongue[lang={other}]{{display:none}}" for one, other in pairs)
    told = "".join(f'<div class="vl-tongue" lang="{each}">{_apart(shown(each), each)}</div>' for each in LANGUAGES)
    return f"<style>.vl-tongue{{display:contents}}{hidden}</style>{told}"


def _apart(shown: str, language: str) -> str:
    """Return HTML in which parts of drawings have names of their own: what isn’t shown paints nothing for others."""
    return re.sub(r'(?<![-\w])id="|\bhref="#|\burl\(#', rf"\g<0>{language}-", shown)
