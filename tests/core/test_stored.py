"""Stored boards of notebooks: an image that keeps its style, its description, and words."""

from __future__ import annotations

from html.parser import HTMLParser
from urllib.parse import unquote
from xml.etree import ElementTree

import pytest

import vikinglab as vl
from vikinglab.core.show.picture import address
from vikinglab.core.show.stored import described, figure, image


class Seen(HTMLParser):
    """The findings of an HTML parser: tags with their attributes, and text."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.mark.parametrize("key", sorted(vl.games()))
def test_a_board_is_an_image_with_its_description_and_its_words_below(key):
    scene = vl.new(key, players=2, seed=3).scene()
    seen = Seen(figure(scene, "Stop <here> & there.", ["First.", "Then."]))
    assert [tag for tag, _ in seen.tags] == ["figure", "img", "figcaption", "ol", "li", "li"]
    assert seen.text == "Stop <here> & there.First.Then."
    shown = seen.tags[1][1]
    assert shown["alt"] == described(scene)
    # The words after the address tell that the parser took the picture for one value, whatever signs it holds.
    assert shown["src"].startswith("data:image/svg+xml,<svg")
    drawn = ElementTree.fromstring(unquote(shown["src"].partition(",")[2]))
    assert "".join(drawn.itertext()) == "".join(ElementTree.fromstring(scene.svg()).itertext())
    assert "--" in drawn.findtext("{http://www.w3.org/2000/svg}style"), "it brings its own colours"


def test_signs_of_an_address_and_of_attributes_stay_what_they_are():
    drawn = "<svg a=\"it's #1, 100 %\">\n&quot;'&amp;</svg>"
    source = Seen(image(address(drawn))).tags[0][1]["src"]
    kept = ElementTree.fromstring(unquote(source.partition(",")[2]))
    assert (kept.get("a"), kept.text) == ("it's #1, 100 %", "\n\"'&")


def test_a_description_names_the_board_and_what_each_has():
    scene = vl.position("raids", "route: 6 rune, 7 axe\nA: space 4, crew 2\nB: space 6\nC: home 1").match().scene()
    told = described(scene)
    assert told.startswith(f"{scene.title}. The sea chart: 20 spaces")
    assert "Orange, A, at space 4. Crew: 2 Vikings" in told
    assert ".." not in told
