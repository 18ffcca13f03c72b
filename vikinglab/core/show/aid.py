"""Aid: a game on two printed pages, made from its rulebook. One is for playing, the other for the setup.

A game lists in ``aid.toml`` the rules on them, in order, and the drawings of its things. Their words are those of the
rules; if a page needs fewer, a rule’s message has them as ``.aid``. The message ``part-`` and a thing's name says what
it is called, and its ``.line`` what it brings.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Literal, cast

import msgspec

from ..engine.box import Box
from ..engine.content import read_toml
from ..game import game
from ..words.moment import message_id
from ..words.package import file_of
from ..words.rulebook import Rule
from ..words.speech import LANGUAGES, Text, speech
from .art import drawing
from .picture import address
from .scene import Group, Look, Scene, plain
from .stored import image

FILE = "aid.toml"
ICON = 54
"""The width of the picture of a thing."""


class _Looks(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A thing in ``aid.toml``: its name, and its drawing if that isn't the drawing of its name."""

    name: str
    start: bool = False
    """True if beginners are told of it."""
    editions: tuple[str, ...] | None = None
    sprite: str | None = None
    frame: str = ""
    over: str = ""
    size: float = 46
    seat: int | None = None
    text: str = ""
    figure: str = ""
    box: str = ""
    """The printed game's own name for it, if our English word is another."""

    @property
    def look(self) -> Look:
        """Return its look, as far as the file says it."""
        said = msgspec.to_builtins(self).items()
        return cast(Look, {name: value for name, value in said if name in Look.__annotations__})


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    setup: tuple[str, ...]
    turn: dict[str, tuple[str, ...]]
    """The rules of each step: the name of a step is the message ``aid-`` and its key."""
    scoring: tuple[str, ...]
    things: tuple[_Looks, ...]


class AidThing(msgspec.Struct, frozen=True):
    """A thing of a game: its name here and in its box, its use, and its picture as the address of an image."""

    word: Text
    line: Text
    box: str
    picture: str
    start: bool


class Line(msgspec.Struct, frozen=True):
    """A rule in few words."""

    rule: Rule
    text: Text


class Section(msgspec.Struct, frozen=True):
    """A step of a turn, and the rules that are at work in it."""

    word: Text
    lines: tuple[Line, ...]


class Aid(msgspec.Struct, frozen=True):
    """The pages of a box. A notebook shows them; printed, each is one sheet.

    >>> vl.aid("raids").turn[0].lines[0].rule.key
    'turn.furthest-behind'
    """

    box: Box
    name: Text
    edition: Text | None
    aim: Text
    things: tuple[AidThing, ...]
    setup: tuple[Line, ...]
    turn: tuple[Section, ...]
    scoring: tuple[Line, ...]

    def __repr__(self) -> str:
        return f"The aid of {self.name}{f', {self.edition}' if self.edition else ''}."

    def _repr_html_(self) -> str:
        return html(self)


def aid(box: Box) -> Aid | None:
    """Return the aid of a box; None if its game has none."""
    played, found = game(box.game), _read(box.game)
    if found is None:
        return None
    rulebook = played.rulebook(box)
    say, has = played.speech.say, played.speech.has

    def told(key: str) -> Text:
        return say(key, rulebook.figures)

    def lines(keys: Sequence[str]) -> Iterator[Line]:
        for rule in [rulebook[key] for key in keys if key in rulebook]:
            short = f"{message_id(rule.key)}.aid"
            # A message may select by edition, and say nothing for one that has no such thing.
            words = told(short) if has(short) else rule.text
            if words["en"]:
                yield Line(rule, words)

    def things() -> Iterator[AidThing]:
        for thing in found.things:
            if box.edition in (thing.editions or [box.edition]):
                key = f"part-{thing.name}"
                yield AidThing(told(key), told(f"{key}.line"), thing.box, address(_icon(box.game, thing)), thing.start)

    edition = f"edition-{box.edition}"
    return Aid(
        box=box,
        name=played.name,
        edition=say(edition) if len(played.editions) > 1 and has(edition) else None,
        aim=told("aid-aim"),
        things=tuple(things()),
        setup=tuple(lines(found.setup)),
        turn=tuple([Section(told(f"aid-{step}"), tuple(lines(keys))) for step, keys in found.turn.items()]),
        scoring=tuple(lines(found.scoring)),
    )


def looks(key: str) -> dict[str, Look]:
    """Return the looks of the things in a game's aid, by their names; none without an aid.

    >>> looks("raids")["port"]
    {'sprite': 'vl-anchor', 'frame': 'vl-card'}
    """
    found = _read(key)
    return {thing.name: thing.look for thing in found.things} if found else {}


def _read(key: str) -> _File | None:
    """Return the contents of a game's file; None if it has none."""
    try:
        return read_toml(file_of(game(key).package, FILE).read_text("utf-8"), _File, FILE)
    except FileNotFoundError:
        return None


def _icon(key: str, thing: _Looks) -> str:
    """Draw a thing on its own."""
    look = Look(sprite=drawing(key, thing.name), size=thing.size) | thing.look
    group = Group("icon", 0, 0, ICON, ICON, plain(""), sheet=True)
    mark = group.label("icon", (ICON / 2, ICON / 2), **look)
    return Scene(key, ICON, ICON, plain(""), (mark,), (group,)).svg()


# ------------------------------------------------------------------------------------------------ As pages

Heading = Literal["turn", "things", "scoring", "setup"]


def html(aid: Aid) -> str:
    """Return both pages, in every language: the page’s own setting decides which is seen."""
    of = f"{_said(aid.name)}{f' · {_said(aid.edition)}' if aid.edition else ''}"
    style = file_of(__package__, "aid.css").read_text("utf-8")
    things = "".join(map(_thing, aid.things))
    turn = "".join(f"<li><h4>{_said(step.word)}</h4><ul>{_listed(step.lines)}</ul></li>" for step in aid.turn)
    told = [line for step in aid.turn for line in step.lines]
    play = (
        f"<section{_sized([*told, *aid.scoring], THING * len(aid.things))}>"
        f"<header><h2>{of}</h2><p>{_said(aid.aim)}</p></header>"
        f'<div class="vl-aid-turn"><h3>{_word("turn")}</h3><ol>{turn}</ol></div>'
        f'<div class="vl-aid-things"><h3>{_word("things")}</h3><ul>{things}</ul></div>'
        f'<div class="vl-aid-scoring"><h3>{_word("scoring")}</h3><ul>{_listed(aid.scoring)}</ul></div></section>'
    )
    setup = (
        f"<section{_sized(aid.setup, PICTURE)}><header><h2>{of} · {_word('setup')}</h2></header>"
        f'<div class="vl-aid-setup"><ol>{_listed(aid.setup)}</ol></div>'
        f"{image(_board(aid.box), **{'class': 'vl-aid-board'})}</section>"
    )
    return f'<style>{style}</style><div class="vl-aid" data-game="{aid.box.game}">{play}{setup}</div>'


THING, PICTURE, SHEET = 130, 2600, 395_000
"""The size of a thing and of the picture, in letters; and of a sheet, in letters of one point."""
LARGEST = 11


def _sized(lines: Sequence[Line], more: int) -> str:
    """Return the print size at which a page fits on its sheet, in the language that needs most room."""
    letters = [sum(len(line.rule.title[each]) + len(line.text[each]) for line in lines) for each in LANGUAGES]
    return f' style="--print: {min(LARGEST, (SHEET / (max(letters) + more)) ** 0.5):.1f}pt"'


def _said(text: Text) -> str:
    return "".join(f'<span lang="{language}">{escape(text[language])}</span>' for language in LANGUAGES)


def _word(key: Heading) -> str:
    return _said(speech().say(f"aid-{key}"))


def _listed(lines: Sequence[Line]) -> str:
    return "".join(f"<li><b>{_said(line.rule.title)}.</b> {_said(line.text)}</li>" for line in lines)


def _thing(thing: AidThing) -> str:
    # Our French words are those of the boxes.
    boxed = f' <i lang="en">({escape(thing.box)})</i>' if thing.box else ""
    picture = image(thing.picture, width=ICON, height=ICON)
    return f"<li>{picture}<div><b>{_said(thing.word)}</b>{boxed}<br>{_said(thing.line)}</div></li>"


def _board(box: Box) -> str:
    """Draw the board of a box, set up for the most players."""
    from ..match import Match, fresh

    played, players = game(box.game), box.players[-1]
    match = Match(played, fresh(played, box, players), start=players, seed=played.about.seed)
    return address(match.scene().board().svg())
