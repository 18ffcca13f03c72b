"""Colours: what is printed can be read, what is drawn stands out, and nothing is told apart by hue alone.

All is computed from the colours themselves: contrast as WCAG 2 defines it, colour vision after Machado, Oliveira and
Fernandes (2009, full severity), differences as CIEDE2000.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from importlib.resources import files
from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

import pytest
from vikinglab_widgets import page

from vikinglab.core.show import themes
from vikinglab.core.show.art import art

LOOKS = [(theme, light) for theme in themes.themes() for light in ("light", "dark")]
COLOURED = [look for look in LOOKS if look[0] != "no-colour"]
SEATS = range(6)

READ = 4.5
SEEN = 3.0
APART = 10.0
"""Side by side, one or two can be seen. Ships and rings are small, and lie apart: they need several times as much. The
hues of Okabe and Ito, made to be told apart, come as near as 10.9 (orange and purple, to who sees no blue)."""

PRINTED = [
    *("ink/card", "ink/hill", "ink/gold", "card/ink", "gold/ink", "legend/land", "foam/sea", "foam/wood"),
    *("text/paper", "soft/paper", "link/paper", "bad/paper", "text/key"),
]
"""Readable things on their ground: cards, coins, figures in discs, the land, empty spaces; panels, dialogs, buttons."""
DRAWN = [
    *("ink/card", "ink/hill", "ink/gold", "gold/deep", "sign/ink", "sign/sea", "shore/sea", "foam/sea", "card/sea"),
    *("line/paper", "line/key", "bad/paper", "edge/sign", "edge/focus"),
]
"""Outlines and marks, on what they lie on: cards, the frame of who is in turn, rings, the coast, buttons."""
SEATED = ("seat", "letter")
"""The colours of the seat that something belongs to."""
GROUNDS = ("deep", "sea", "shoal", "land", "card", "hill", "paper", "key")
"""The grounds that may lie below something with the focus."""
MEANINGS = {"what can be chosen": "sign", "who is in turn": "gold", "what was refused": "bad", "the focus": "focus"}

OKABE_ITO = ("#e69f00", "#56b4e9", "#009e73", "#cc79a7", "#f0e442", "#0072b2")


# ------------------------------------------------------------------------------------------------ Figures


def light(colour: str) -> list[float]:
    """Return the light of a colour: red, green, blue, from none to all."""
    shares = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    return [share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4 for share in shares]


def contrast(one: str, other: str) -> float:
    low, high = sorted(sum(map(float.__mul__, light(each), (0.2126, 0.7152, 0.0722))) for each in (one, other))
    return (high + 0.05) / (low + 0.05)


VISION = {
    "all": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "no green": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "no blue": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}


def seen(colour: str, vision: str) -> tuple[float, float, float]:
    """Return a colour as CIELAB, as it is seen by who lacks a kind of cone."""
    given = light(colour)
    red, green, blue = (min(1, max(0, sum(map(float.__mul__, map(float, row), given)))) for row in VISION[vision])
    x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
    y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
    z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
    fx, fy, fz = (part ** (1 / 3) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116 for part in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def difference(one: tuple[float, float, float], other: tuple[float, float, float]) -> float:
    """Return the difference of two colours by CIEDE2000."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = (hypot(a1, b1) + hypot(a2, b2)) / 2
    stretch = 1.5 - 0.5 * sqrt(mean**7 / (mean**7 + 25**7))
    c1, c2 = hypot(a1 * stretch, b1), hypot(a2 * stretch, b2)
    h1, h2 = (degrees(atan2(b, a * stretch)) % 360 for a, b in ((a1, b1), (a2, b2)))
    grey = c1 * c2 == 0
    turn = 0.0 if grey else (h2 - h1 + 180) % 360 - 180
    hue = h1 + h2 if grey else (h1 + turn / 2) % 360
    chroma, high = (c1 + c2) / 2, ((l1 + l2) / 2 - 50) ** 2
    tilt = 1 - 0.17 * cos(radians(hue - 30)) + 0.24 * cos(radians(2 * hue))
    tilt += 0.32 * cos(radians(3 * hue + 6)) - 0.2 * cos(radians(4 * hue - 63))
    dl = (l2 - l1) / (1 + 0.015 * high / sqrt(20 + high))
    dc = (c2 - c1) / (1 + 0.045 * chroma)
    dh = 2 * sqrt(c1 * c2) * sin(radians(turn) / 2) / (1 + 0.015 * chroma * tilt)
    twist = 60 * exp(-(((hue - 275) / 25) ** 2))
    bent = -2 * sqrt(chroma**7 / (chroma**7 + 25**7)) * sin(radians(twist))
    return sqrt(dl**2 + dc**2 + dh**2 + bent * dc * dh)


def nearest(colours: Mapping[str, str]) -> tuple[float, str, str, str]:
    """Return the two that are told apart worst, and by whom."""
    return min(
        (difference(seen(colours[one], vision), seen(colours[other], vision)), one, other, vision)
        for vision in VISION
        for one, other in combinations(colours, 2)
    )


def weak(pairs: Iterable[str], found: Mapping[str, str], least: float) -> dict[str, float]:
    """Return the pairs, mark on ground, whose contrast doesn't reach what is asked."""
    measured = {pair: contrast(*(found[name] for name in pair.split("/"))) for pair in pairs}
    return {pair: round(value, 2) for pair, value in measured.items() if value < least}


def test_the_figures_are_computed_as_published():
    """Contrasts of Okabe and Ito's hues on white; two pairs from the test data of Sharma, Wu and Dalal (2005)."""
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert [round(contrast(hue, "#ffffff"), 1) for hue in OKABE_ITO] == [2.3, 2.3, 3.4, 3.1, 1.3, 5.2]
    assert difference((50, 2.6772, -79.7751), (50, 0, -82.7485)) == pytest.approx(2.0425, abs=1e-4)
    assert difference((50, 2.5, 0), (73, 25, -18)) == pytest.approx(27.1492, abs=1e-4)
    assert difference((22.7233, 20.0904, -46.6940), (23.0331, 14.9730, -42.5619)) == pytest.approx(2.0373, abs=1e-4)


# ------------------------------------------------------------------------------------------------ Every theme


@pytest.mark.parametrize("look", LOOKS, ids="-".join)
def test_what_is_printed_can_be_read(look):
    assert weak(PRINTED, themes.colours(*look), READ) == {}


@pytest.mark.parametrize("look", LOOKS, ids="-".join)
def test_what_is_drawn_stands_out(look):
    assert weak(DRAWN, themes.colours(*look), SEEN) == {}


@pytest.mark.parametrize("look", LOOKS, ids="-".join)
def test_the_focus_stands_out_wherever_it_is(look):
    """It has two strokes: on every ground one of them is seen."""
    found = themes.colours(*look)
    for ground in GROUNDS:
        assert max(contrast(found[stroke], found[ground]) for stroke in ("focus", "edge")) >= SEEN, ground


@pytest.mark.parametrize("look", LOOKS, ids="-".join)
def test_every_seat_is_outlined_and_its_letter_readable(look):
    found = themes.colours(*look)
    assert weak([f"ink/seat-{seat}" for seat in SEATS], found, SEEN) == {}
    assert weak([f"letter-{seat}/seat-{seat}" for seat in SEATS], found, READ) == {}


@pytest.mark.parametrize("look", COLOURED, ids="-".join)
def test_seats_are_told_apart_by_everybody(look):
    found = themes.colours(*look)
    distance, *who = nearest({f"seat-{seat}": found[f"seat-{seat}"] for seat in SEATS})
    assert distance >= APART, who


@pytest.mark.parametrize("look", COLOURED, ids="-".join)
def test_meanings_are_told_apart_by_everybody(look):
    found = themes.colours(*look)
    distance, *which = nearest({meaning: found[name] for meaning, name in MEANINGS.items()})
    assert distance >= APART, which


@pytest.mark.parametrize("look", COLOURED, ids="-".join)
def test_the_seats_have_the_colours_of_okabe_and_ito_to_the_digit(look):
    assert tuple(themes.colours(*look)[f"seat-{seat}"] for seat in SEATS) == OKABE_ITO


@pytest.mark.parametrize("look", [look for look in LOOKS if look[0] == "no-colour"], ids="-".join)
def test_without_colour_there_is_none(look):
    for name, colour in themes.colours(*look).items():
        assert colour[1:3] == colour[3:5] == colour[5:7], name


# ------------------------------------------------------------------------------------------------ Shapes


def test_seats_are_told_apart_without_colour_by_letter_and_crest():
    drawings = art("raids").drawings
    ships = [drawings[f"vl-ship-{seat}"] for seat in range(4)]
    assert [re.findall(r"<text[^>]*>(.*?)</text>", ship) for ship in ships] == [["A"], ["B"], ["C"], ["D"]]
    assert len({re.sub(r"<text.*?</text>|vl-ship-\d", "", ship) for ship in ships}) == 4


def test_meanings_are_told_apart_without_colour_by_their_shapes():
    """To be chosen: a whole ring with an arrowhead. In turn: a broken ring, a frame. Refused: broken lines."""
    script, style = page.script("board"), page.style()
    assert 'class: "vl-arrow"' in script
    assert "stroke-dasharray" not in rule(style, ".vl-chosen")
    assert "stroke-dasharray" in art("raids").drawings["vl-ring"]
    assert "stroke-width" in rule(art("raids").style, ".vl-active>.vl-sheet")
    assert "dashed" in rule(style, ".vl-board button.vl-cannot")


def rule(style: str, selector: str) -> str:
    return re.search(rf"(?:^|}}|\n){re.escape(selector)}\s*{{(.*?)}}", style, re.S)[1]


# ------------------------------------------------------------------------------------------------ One place


def test_every_colour_stands_in_the_file_of_themes_alone():
    own = files("vikinglab_widgets.page").joinpath("page.css").read_text("utf-8")
    assert set(re.findall(r"#[0-9a-f]{3,8}\b", own)) <= {"#0006", "#0008"}  # shadows
    # The proportions of a scene are its own: its script sets them; how high the page's bar is, the page says.
    sizes = {*re.findall(r"(--[\w-]+):", own), "--vl-ratio", "--vl-bar", "--vl-scale", "--vl-own"}
    assert set(re.findall(r"var\((--[\w-]+)", own)) - sizes <= {f"--{name}" for name in (*themes.colours(), *SEATED)}


def test_every_theme_has_every_colour_for_both_lights():
    names = set(themes.colours())
    assert len(names) == 27 + 2 * 6
    for look in LOOKS:
        assert set(themes.colours(*look)) == names
        assert all(re.fullmatch(r"#[0-9a-f]{6}", colour) for colour in themes.colours(*look).values())


def test_a_page_offers_the_themes_that_there_are():
    words = files("vikinglab_widgets.page").joinpath("base/preferences.js").read_text("utf-8")
    offered = re.search(r"theme: \[(.*?)\]", words)[1]
    assert tuple(re.findall(r'"([\w-]+)"', offered)) == themes.themes()
    for theme in themes.themes():
        assert page.interface()[f"theme-{theme}"]
        assert theme == themes.DEFAULT or f'.vl-board[data-theme="{theme}"]' in page.style()
