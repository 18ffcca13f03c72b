"""Crossing: pawns hop over stones to the far bank. A throw-away game of two editions.

In the old one two pawns cross six stones, and a stone is for one pawn. In the new one up to four cross nine, a pawn
that another lands on goes back to the start, and the far bank must be reached exactly, unless it is read otherwise.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import Meta

from vikinglab.core import game
from vikinglab.core.engine import box as core
from vikinglab.core.engine.content import Figure, GameContent
from vikinglab.core.engine.decision import DONE, Action, Decision, Done
from vikinglab.core.engine.grammar import LETTERS, Line, Number, PendingLine, Seat, entry, expect
from vikinglab.core.engine.table import Result, Table
from vikinglab.core.game import Game
from vikinglab.core.show.scene import Group, Mark, Scene
from vikinglab.core.words.speech import Text, speech


class Content(GameContent, frozen=True, kw_only=True):
    """A content file of Crossing."""

    stones: Figure[Annotated[int, Meta(ge=2, le=20)]]
    most: Figure[Annotated[int, Meta(ge=1, le=5)]]
    bumps: Figure[bool]


class Options(game.Options, frozen=True):
    """An option of both editions."""

    longer: Annotated[int, Meta(ge=0, le=3)] = 0
    """The number of stones that a pawn may hop farther."""


class Box(core.Box, frozen=True, eq=False, kw_only=True):
    """The content of Crossing made ready for play."""

    far: int
    """The far bank: one further than the last stone."""
    most: int
    bumps: bool
    """True if a pawn that lands on another sends it back."""
    beyond: bool
    """True if a hop may lead beyond the far bank."""


def pack(content: Content, options: Options, rulings: Mapping[str, str], **common: Any) -> Box:
    """Make the box."""
    return Box(
        content=content,
        options=options,
        rulings=rulings,
        **common,
        far=content.stones + 1,
        most=content.most + options.longer,
        bumps=content.bumps,
        beyond=rulings.get("end.beyond", "beyond") == "beyond",
    )


def figures(box: Box) -> dict[str, Any]:
    """Return the figures for the texts of the rules."""
    return {"stones": box.far - 1, "most": box.most}


class Crossing(Table, kw_only=True):
    """A position: the stone on which each pawn stands, 0 for the near bank."""

    places: list[int]


def setup(box: Box, players: int) -> Crossing:
    """Set all pawns on the near bank."""
    return begin(box, [0] * players, 0)


def begin(box: Box, places: list[int], seat: int) -> Crossing:
    """Set pawns on stones, and let a seat begin."""
    table = Crossing(players=len(places), places=places)
    table.box = box
    table.push(Cross(seat))
    return table


class Hop(Action):
    """Hop ahead."""

    # Nothing but a hop that is longer than any isn't in reach.
    elsewhere = "hop.most"

    stones: int


class Cross(Decision):
    """Hop ahead, or wait."""

    def candidates(self, table: Crossing) -> list[Action]:
        return [*map(Hop, range(1, table.box.most + 1)), DONE]

    def reach(self, table: Crossing) -> list[Action]:
        return [*map(Hop, range(1, table.box.far + 1)), DONE]

    def refuse(self, table: Crossing, action: Any) -> str | None:
        if isinstance(action, Done):
            return None
        box, place = table.box, table.places[self.seat] + action.stones
        if action.stones > box.most:
            return "hop.most"
        if place > box.far and not box.beyond:
            return "end.beyond"
        return "hop.taken" if place in table.places and place < box.far and not box.bumps else None

    def resolve(self, table: Crossing, action: Any) -> None:
        table.push(Cross((self.seat + 1) % table.players))
        if isinstance(action, Done):
            if table.story:
                table.tell("hop.wait", seat=self.seat)
        else:
            self._hop(table, min(table.places[self.seat] + action.stones, table.box.far))

    def _hop(self, table: Crossing, place: int) -> None:
        met = [seat for seat, there in enumerate(table.places) if there == place]
        table.places[self.seat] = place
        if table.story:
            table.tell("hop.most", seat=self.seat, place=place)
        if place == table.box.far:
            table.finish(Result(tuple(table.places), (self.seat,)))
            if table.story:
                table.tell("end.across", seat=self.seat)
            return
        for rival in met:
            table.places[rival] = 0
            if table.story:
                table.tell("bump.back", seat=self.seat, rival=rival, place=place)

    def refusal_facts(self, table: Crossing, action: Any, rule: str) -> Mapping[str, Any]:
        return {"stones": action.stones, "most": table.box.most, "place": table.places[self.seat] + action.stones}

    def path(self, table: Crossing, action: Any) -> tuple[str, ...]:
        if isinstance(action, Done):
            return super().path(table, action)
        place = table.places[self.seat] + action.stones
        return (f"stone:{place}" if place <= table.box.far else f"do:hop-{action.stones}",)


def lines(table: Crossing) -> list[Line]:
    """Return the lines of a position: ``A: 3`` and so on, and ``turn: B`` if A isn't to play."""
    pawns = [Line(LETTERS[at], Number(0, table.box.far), access=entry("places", at)) for at in range(table.players)]
    turn = (lambda table: table.stack[-1].seat, lambda table, seat: table.push(Cross(seat)))
    return [*pawns, PendingLine("turn", Seat(table.players), 0, access=turn)]


def check(table: Crossing) -> None:
    """Check what must hold in every position."""
    over = [place for place in table.places if place == table.box.far]
    between = [place for place in table.places if 0 < place < table.box.far]
    apart = len({*between}) == len(between) and len(over) == (table.result is not None)
    expect(apart, "two pawns stand on one stone")


def worth(table: Crossing, seat: int) -> float:
    """Return the lead of a pawn over the others."""
    return float(len(table.places) * table.places[seat] - sum(table.places))


def scene(table: Crossing, seat: int | None) -> Scene:
    """Draw the stones in a row, and the pawns on them."""
    far = table.box.far
    marks = [
        Mark(f"stone:{at}", "space", 20 + 40 * at, 60, say("board-stone", place=at), "river") for at in range(far + 1)
    ]
    for owner, place in enumerate(table.places):
        words = say("board-pawn", seat=owner, place=place)
        marks.append(
            Mark(
                f"pawn:{owner}",
                "piece",
                20 + 40 * place,
                45 + 10 * owner,
                words,
                "river",
                sprite="vl-coin",
                on=f"stone:{place}",
            )
        )
    title = say("board-title", stones=far - 1)
    return Scene(
        "crossing", 40 * (far + 1), 120, title, tuple(marks), (Group("river", 0, 0, 40 * (far + 1), 120, title),)
    )


def say(key: str, **facts: Any) -> Text:
    """Say a message of the game."""
    return speech(__name__).say(key, facts)


GAME = Game(
    "crossing",
    package=__name__,
    editions=("old", "new"),
    content=Content,
    options=Options,
    box=pack,
    figures=figures,
    table=Crossing,
    play=sys.modules[__name__],
    setup=setup,
    lines=lines,
    check=check,
    scene=scene,
    worth=worth,
)
