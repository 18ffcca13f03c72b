"""Themes: all our colours, from one file, as the style of pictures and of pages.

Colours are custom properties. A page carries all themes and follows its reader's choice; a picture on its own carries
the default theme. ``color-scheme`` says whether it is light or dark.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping
from functools import cache
from importlib.resources import files

DEFAULT = "default"
Colours = Mapping[str, str]


@cache
def _file() -> dict[str, dict[str, dict[str, str | list[str]]]]:
    return tomllib.loads(files(__package__).joinpath("themes.toml").read_text("utf-8"))


def themes() -> tuple[str, ...]:
    """Return the themes to choose from, the default one first."""
    return tuple(_file())


@cache
def colours(theme: str = DEFAULT, light: str = "light") -> Colours:
    """Return all colours of a theme by their names; of seats by ``seat-0``, and of the letter on each by ``letter-0``.

    >>> colours()["seat-0"], colours("no-colour")["seat-0"]
    ('#e69f00', '#ffffff')
    """
    found = _file()
    layers = [found[DEFAULT]["light"], found[DEFAULT][light], found[theme][light]]
    return {name: colour for layer in layers for name, colour in _named(layer)}


def _named(layer: Mapping[str, str | list[str]]) -> list[tuple[str, str]]:
    """Return the colours of a table of the file, with those of each seat by names of their own."""
    singles = [(name, colour) for name, colour in layer.items() if isinstance(colour, str)]
    lists = [(name.removesuffix("s"), colour) for name, colour in layer.items() if isinstance(colour, list)]
    return singles + [(f"{name}-{seat}", colour) for name, each in lists for seat, colour in enumerate(each)]


def page() -> str:
    """Return the style that gives boards the colours of the chosen theme and light."""
    boards = [
        ".vl-board{color-scheme:light dark}",
        *(f".vl-board[data-light={light}]{{color-scheme:{light}}}" for light in ("light", "dark")),
        f".vl-board{{{_declared(_both(DEFAULT))}}}",
    ]
    others = [
        f'.vl-board[data-theme="{theme}"]{{{_declared(dict(_both(theme).items() - _both(DEFAULT).items()))}}}'
        for theme in themes()
        if theme != DEFAULT
    ]
    seated = [
        f".vl-board .vl-seat-{seat}{{--seat:var(--seat-{seat});--letter:var(--letter-{seat})}}" for seat in _seats()
    ]
    return "\n".join([*boards, *others, *seated])


def picture(names: Collection[str], seats: Collection[int]) -> str:
    """Return the style that gives a picture on its own the colours of the default theme that it needs.

    Its rules for the colours of seats have no weight: a picture on a page of boards leaves theirs alone.
    """
    known = _both(DEFAULT)
    declared = _declared({name: colour for name, colour in known.items() if name in names})
    seated = [f":where(.vl-seat-{seat}){{--seat:{known[f'seat-{seat}']}}}" for seat in sorted(seats)]
    return f"svg:root{{color-scheme:light dark}}.vl-picture{{{declared}}}{''.join(seated)}"


def _seats() -> list[str]:
    return [name.removeprefix("seat-") for name in colours() if name.startswith("seat-")]


@cache
def _both(theme: str) -> Colours:
    """Return the colours of a theme for CSS: one for both lights, or one for each."""
    light, dark = colours(theme), colours(theme, "dark")
    pairs = {name: (_short(light[name]), _short(dark[name])) for name in sorted(light)}
    return {name: one if one == other else f"light-dark({one},{other})" for name, (one, other) in pairs.items()}


def _declared(colours: Colours) -> str:
    return ";".join(f"--{name}:{colour}" for name, colour in sorted(colours.items()))


def _short(colour: str) -> str:
    """Return a colour in fewer letters if it has a shorter form: ``#ffffff`` is ``#fff``."""
    return f"#{colour[1::2]}" if colour[1::2] == colour[2::2] else colour
