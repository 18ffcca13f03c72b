"""The board of Drakkar: squares with inlaid circles, drakkars and shields on the sides, and a panel for each seat.

A scene is made of a view, and shows all that the view knows of emblems: what was shown to all and lies face up for one
more turn, and small marks on the others. Without notes it is made of what the seat recalls.

Ids: ``square:f6``, ``square:south-1``; ``emblem:e7`` and ``note:e7`` by the slot that an emblem keeps wherever it
goes; ``pawn:0``; ``shield:0:heart``, and on a panel ``clan:0:heart``; ``die:1``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Unpack

from vikinglab.core.show import kit
from vikinglab.core.show.scene import At, Group, Look, Mark, Scene, plain
from vikinglab.core.words.speech import Text, joined

from .box import FILES, INWARDS, SYMBOLS, Box
from .play import square_word, symbol_word
from .table import Drakkar

SIDE, PANEL_HEIGHT = 848, 134
MIDDLE = SIDE / 2
CELL, MOORED_SIZE, SHIELD_SIZE = 53, 46, 44
MOORED = 387
"""The distance of the drakkar squares, the shields between them and the dice from the middle."""
LETTERS = 354
"""The distance of the names of the lines."""
ROW = 86
"""The height of the shields and the pawns on a panel."""


def scene(table: Drakkar, seat: int | None = None) -> Scene:
    """Draw what a seat sees, or an onlooker."""
    words = board_words(table)
    board = Group("board", kit.MARGIN, kit.MARGIN, SIDE, SIDE, words, backdrop="drakkar-board")
    panels = [*_panels(table, seat, board)]
    marks = [*_Board(table, board).marks(), *(mark for _, marks in panels for mark in marks)]
    turn = kit.in_turn(table)
    active = () if turn is None else (f"panel:{turn}", f"pawn:{2 * turn}", f"pawn:{2 * turn + 1}")
    size = kit.WIDTH, SIDE + 2 * kit.MARGIN
    return Scene(
        "drakkar", *size, kit.title(table, say), tuple(marks), (board, *(panel for panel, _ in panels)), active
    )


# ------------------------------------------------------------------------------------------------ Words


word = kit.messages(__package__)
"""Say a message of the game, in every language."""
say = kit.messages(__package__, "board-")
"""Say a message of the board."""


def square_words(table: Drakkar, square: str) -> Text:
    """Return the words of a square: its name and owner, its emblem, its pawn, and how they are."""
    owner, pawn = _owners(table.box, table.players).get(square), table.stands.get(square)
    parts = [plain(square) if owner is None else say("home", square=square_word(table, square), seat=owner)]
    if square in table.lies:
        symbol, up = table.emblems.slots[table.lies[square]].value, lies_open(table, table.lies[square])
        parts.append(say("emblem-known", symbol=symbol_word(symbol), up=up) if symbol else say("emblem"))
    if pawn is not None:
        held = table.held[pawn] or ("punished" if table.missing[pawn // 2] else "")
        parts += [say("pawn", seat=pawn // 2), *([say("held", held=held)] if held else [])]
    if square == kit.ahead(table, "moved", ""):
        parts.append(say("moved"))
    if len(parts) == 1 and square in table.box.circled:
        parts.append(say("circle", circle=table.box.circled[square]))
    return joined("list", parts) if len(parts) > 1 else parts[0]


@lru_cache(maxsize=8)
def _owners(box: Box, players: int) -> dict[str, int]:
    """Return the owner of each drakkar square."""
    return {home: seat for seat in range(players) for home in box.homes(players, seat)}


def lies_open(table: Drakkar, name: str) -> bool:
    """Return whether an emblem lies face up, if it is known: the one that was shown to all, and at the end each."""
    return name == table.shown or table.result is not None


def board_words(table: Drakkar) -> Text:
    """Return the whole board in a few sentences."""
    squares = [square for square in table.box.board.places if square in table.stands or square in table.lies]
    told = joined("clauses", [square_words(table, square) for square in squares])
    return joined("parts", [say("board"), told])


def panel_words(table: Drakkar, seat: int) -> Text:
    """Return a panel in words: the clan, the emblems taken, and the state of the pawns."""
    clan = joined("list", [word("symbol", symbol=symbol) for symbol in table.clan(seat)])
    taken = joined("list", [word("symbol", symbol=symbol) for symbol in table.shields[seat]])
    parts = [kit.seat_words(word, seat), joined("label", [say("clan"), clan])]
    parts.append(joined("label", [say("taken"), taken]) if table.shields[seat] else say("nothing-taken"))
    return joined("parts", [*parts, state_words(table, seat)])


def state_words(table: Drakkar, seat: int) -> Text:
    """Return the state of a seat’s pawns in words, and the turns that it must miss."""
    if table.missing[seat]:
        return say("missing", turns=table.missing[seat])
    captive = sum(table.held[pawn] == "captive" for pawn in (2 * seat, 2 * seat + 1))
    at_home = sum(table.is_home(pawn) for pawn in (2 * seat, 2 * seat + 1))
    return say(f"{('none', 'one', 'both')[captive]}-captured", home=at_home)


# ------------------------------------------------------------------------------------------------ The board


class _Board:
    """The board in a position, as a seat sees it."""

    def __init__(self, table: Drakkar, board: Group) -> None:
        self.table, self.box, self.board = table, table.box, board
        self.side = self.box.content.board.side
        # By their numbers emblems keep their order when they are moved, so that a board needn't lay them anew.
        self.lying = sorted(table.lies.items(), key=lambda pair: int(pair[1][1:]))

    def marks(self) -> Iterator[Mark]:
        yield from self.squares()
        low, left = MIDDLE + LETTERS, MIDDLE - LETTERS
        yield from kit.coordinates(self.board, FILES[: self.side], self.spot, left, low, "number")
        for seat in range(self.table.players):
            yield from self.shields(seat)
        yield from self.emblems()
        yield from self.pawns()
        yield from self.notes()
        yield from self.dice()
        yield from self.remark()

    def spot(self, square: str) -> At:
        """Return the middle of a square."""
        across, up = self.box.board.places[square]
        half = (self.side + 1) / 2
        x, y = MIDDLE + (across - half) * CELL, MIDDLE - (up - half) * CELL
        if "-" in square:
            along, upwards = INWARDS[square.partition("-")[0]]
            x, y = (MIDDLE - along * MOORED, y) if along else (x, MIDDLE + upwards * MOORED)
        return x, y

    def squares(self) -> Iterator[Mark]:
        """Draw the squares row by row, as one reads them, and the drakkar squares of the seats that play."""
        owners, circled = _owners(self.box, self.table.players), self.box.circled
        for square in kit.by_rows(self.box.board.places):
            if square in owners or "-" not in square:
                look: Look = {"sprite": f"drakkar-{circled[square]}" if square in circled else "", "size": CELL}
                if square in owners:
                    look = {"sprite": "drakkar-moored", "size": MOORED_SIZE, "seat": owners[square]}
                words = square_words(self.table, square)
                yield self.board.space(f"square:{square}", self.spot(square), words, **look)

    def shields(self, seat: int) -> Iterator[Mark]:
        """Draw the shields of a seat along its side, before the lines nearest the middle without a drakkar square."""
        along, upwards = INWARDS[self.box.side(self.table.players, seat)]
        for line, symbol in zip(_shield_lines(self.box), self.table.clan(seat), strict=True):
            aside = MIDDLE + line * CELL
            at = (MIDDLE - along * MOORED, aside) if along else (aside, MIDDLE + upwards * MOORED)
            filled = symbol in self.table.shields[seat]
            words = say("shield", seat=seat, symbol=symbol_word(symbol), filled=filled)
            look = shield(self.table, seat, symbol, SHIELD_SIZE)
            yield self.board.space(f"shield:{seat}:{symbol}", at, words, **look)

    def emblems(self) -> Iterator[Mark]:
        """Draw the emblems face down; what was shown to all lies face up until the next turn is over, and at the end
        all that is known."""
        for square, name in self.lying:
            value = self.table.emblems.slots[name].value
            look: Look = {"sprite": "drakkar-emblem", "size": 48}
            if value is not None and lies_open(self.table, name):
                look = {"frame": "drakkar-face", "sprite": f"drakkar-{value}", "size": 58}
            yield self.piece(f"emblem:{name}", square, **look)

    def pawns(self) -> Iterator[Mark]:
        for square, pawn in sorted(self.table.stands.items(), key=lambda pair: pair[1]):
            barred = self.table.held[pawn] == "captive" or self.table.missing[pawn // 2]
            over = "drakkar-bars" if barred else "drakkar-aboard" if "-" in square else ""
            look: Look = {"sprite": f"drakkar-pawn-{pawn // 2}", "over": over, "size": 42, "seat": pawn // 2}
            yield self.piece(f"pawn:{pawn}", square, (0, -9 if over == "drakkar-aboard" else 0), **look)

    def notes(self) -> Iterator[Mark]:
        """Draw a small mark on what is known of emblems that lie face down."""
        for square, name in self.lying:
            symbol = self.table.emblems.slots[name].value
            if symbol is not None and not lies_open(self.table, name):
                look: Look = {"frame": "drakkar-note", "sprite": f"drakkar-{symbol}", "size": 44}
                yield self.piece(f"note:{name}", square, (14, 13), **look)

    def piece(self, id: str, square: str, aside: At = (0, 0), **look: Unpack[Look]) -> Mark:
        """Draw something that lies on a square, so far from its middle."""
        x, y = self.spot(square)
        return self.board.piece(id, (x + aside[0], y + aside[1]), on=f"square:{square}", **look)

    def dice(self) -> Iterator[Mark]:
        """Draw the dice that are left; pale and ticked the one that is played, and a small tick at what it moved."""
        dice: tuple[int, ...] = kit.ahead(self.table, "dice", ())
        places = [(MIDDLE + number * CELL, MIDDLE + MOORED) for number in (5, 6, 7)]
        for number, (face, at) in enumerate(zip(dice, places, strict=False), 1):
            yield self.board.label(f"die:{number}", at, say("die", face=face), sprite=f"drakkar-die-{face}", size=46)
        if moved := kit.ahead(self.table, "moved", ""):
            look: Look = {"sprite": "drakkar-played", "size": 46, "faint": True}
            yield self.board.label("die:played", places[len(dice)], say("die-played"), **look)
            yield self.piece("moved", moved, (-17, 17), sprite="drakkar-played", size=19)

    def remark(self) -> Iterator[Mark]:
        """Mark a plan that is reconstructed."""
        sources = self.box.sources
        if not all(source.certain for path, source in sources.items() if path == ("board", "plan") or "clans" in path):
            look: Look = {"label": say("plan"), "print": "number", "align": "start"}
            yield self.board.label("note", (26, MIDDLE + MOORED), say("note"), **look)


def _shield_lines(box: Box) -> list[int]:
    """Return the lines of a side's shields, counted from the middle: the nearest that have no drakkar square."""
    middle = (box.content.board.side + 1) // 2
    lines = [line - middle for line in range(1, box.content.board.side + 1)]
    free = [line for line in lines if line + middle not in box.content.board.moorings]
    return sorted(sorted(free, key=abs)[: box.shields])


def shield(table: Drakkar, seat: int, symbol: str, size: float) -> Look:
    """Return the look of a shield: with its emblem carved, or with the brass token on it once it is taken."""
    if symbol in table.shields[seat]:
        return {"frame": "drakkar-shield-full", "sprite": f"drakkar-{symbol}", "size": size, "seat": seat}
    return {"frame": "drakkar-shield", "sprite": f"drakkar-carved-{symbol}", "size": size, "seat": seat}


# ------------------------------------------------------------------------------------------------ The panels


def _panels(table: Drakkar, seat: int | None, board: Group) -> Iterator[tuple[Group, Iterator[Mark]]]:
    """Return a panel for each seat, and one for what the seat can count on where notes are kept, with their marks."""
    # A board without notes doesn't count for its reader what is left.
    reader = None if table.by_heart else seat
    places = kit.column(board, table.players + (reader is not None), PANEL_HEIGHT)
    for owner in range(table.players):
        panel = Group(f"panel:{owner}", **places[owner], words=panel_words(table, owner), sheet=True, seat=owner)
        yield panel, _seat(table, owner, panel)
    if reader is not None:
        hidden = Counter(table.emblems.seen_by(reader).unseen)
        panel = Group("notes", **places[-1], words=notes_words(hidden), sheet=True)
        yield panel, _notes(table, reader, hidden, panel)


def _seat(table: Drakkar, seat: int, panel: Group) -> Iterator[Mark]:
    """Draw a seat: its name, its shields, and beside them how its pawns are."""
    yield from kit.header(panel, f"drakkar-pawn-{seat}", word(f"seat-{seat}"))
    clan, filled = table.clan(seat), len(table.shields[seat])
    words = say("filled", filled=filled, shields=len(clan))
    yield kit.counter(panel, "filled", 352, f"{filled}/{len(clan)}", words)
    for symbol, x in kit.in_row(clan, 150, 54):
        yield panel.label(f"clan:{seat}:{symbol}", (x, ROW), **shield(table, seat, symbol, 56))
    yield from _pawns(table, seat, panel)


def _pawns(table: Drakkar, seat: int, panel: Group) -> Iterator[Mark]:
    """Draw the pawns of a seat: pale on their drakkars, behind bars in prison, with what they wait for."""
    pawns = 2 * seat, 2 * seat + 1
    barred = [bool(table.held[pawn] or table.missing[seat]) for pawn in pawns]
    for x, pawn, bars in zip((316, 360), pawns, barred, strict=True):
        look: Look = {"sprite": f"drakkar-pawn-{seat}", "over": "drakkar-bars" if bars else "", "seat": seat}
        look |= {"faint": table.is_home(pawn) and not bars, "size": 40}
        yield panel.label(f"at:{pawn}", (x, ROW), **look)
    if any(barred):
        turns = table.missing[seat]
        label = say("misses", turns=turns) if turns else say("needs", release=table.box.release)
        yield panel.label(f"waits:{seat}", (166, kit.HEAD), label=label, align="start")


def notes_words(hidden: Counter[str]) -> Text:
    """Return in words how many of each kind are among the emblems that the seat hasn’t seen."""
    parts = [say("unseen", symbol=symbol_word(symbol), number=hidden[symbol]) for symbol in SYMBOLS]
    return joined("parts", [say("notes", number=hidden.total()), joined("list", parts)])


def _notes(table: Drakkar, seat: int, hidden: Counter[str], panel: Group) -> Iterator[Mark]:
    """Draw what the seat can count on: of each kind, how many it hasn't seen."""
    yield kit.heading(panel, "notes:title", say("unseen-all"))
    for symbol, at in kit.in_grid(SYMBOLS, 3, (46, round(panel.height / 2 + 4)), 122, 42):
        words = say("unseen", symbol=symbol_word(symbol), number=hidden[symbol])
        look: Look = {"frame": "drakkar-note", "sprite": f"drakkar-{symbol}", "size": 52, "text": str(hidden[symbol])}
        look |= {"print": "name", "align": "start", "faint": not table.needing(seat, symbol)}
        yield panel.label(f"unseen:{symbol}", at, words, **look)
