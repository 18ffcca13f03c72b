"""The board of Drakkar: squares with inlaid circles, drakkars and shields on the sides, and a panel for each seat.

A scene is made of a view: an emblem that the view doesn't know lies face down. Of those that it knows, a seat is shown
what lies under its own pawns, and what was shown to all and lies face up for one more turn; where the rulebook is
read so that notes are kept, all.

Ids: ``square:f6``, ``square:south-1``; ``emblem:e7`` and ``note:e7`` by the slot that an emblem keeps wherever it
goes; ``pawn:0``; ``shield:0:heart``, and on a panel ``clan:0:heart``; ``die:1``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from vikinglab.core.show.scene import Group, Mark, Scene, plain
from vikinglab.core.words.speech import Text, Word, joined, speech

from .box import FILES, INWARDS, SYMBOLS
from .play import named

if TYPE_CHECKING:
    from .box import Box
    from .table import Drakkar

WIDTH, HEIGHT, MARGIN = 1280, 872, 12
SIDE, PANEL_WIDTH, PANEL_HEIGHT = 848, 396, 230
MIDDLE = SIDE / 2
CELL, MOORED_SIZE, SHIELD_SIZE = 53, 46, 44
MOORED = 387
"""How far from the middle the drakkar squares, the shields between them, and the dice lie."""
LETTERS = 354
"""How far the names of the lines."""


def scene(table: Drakkar, seat: int | None = None) -> Scene:
    """What a seat sees, or who only looks on."""
    turn = in_turn(table)
    groups = (board(table, seat), *panels(table, seat))
    marks = [*_Board(table, seat).marks(), *(mark for group in groups[1:] for mark in on_panel(table, seat, group))]
    active = () if turn is None else (f"panel:{turn}", f"pawn:{2 * turn}", f"pawn:{2 * turn + 1}")
    return Scene("drakkar", WIDTH, HEIGHT, title(table), tuple(marks), groups, active)


def in_turn(table: Drakkar) -> int | None:
    """The seat whose turn it is."""
    seats = (thing.seat for thing in reversed(table.stack) if hasattr(thing, "seat"))
    return next(seats, None)


def dice_left(table: Drakkar) -> tuple[int, ...]:
    """The dice that are still to be played."""
    return next((thing.dice for thing in reversed(table.stack) if hasattr(thing, "dice")), ())


def just_moved(table: Drakkar) -> str:
    """Where the piece is that one of the dice has moved, while the other is still to be played."""
    return next((thing.moved for thing in reversed(table.stack) if hasattr(thing, "moved")), "")


def shown(table: Drakkar, seat: int | None, square: str) -> str | None:
    """What the emblem on a square shows to a seat, if it is shown to it at all; of what its view knows."""
    name = table.lies[square]
    value = table.emblems.slots[name].value
    if value is None or table.box.noted or name == table.shown:
        return value
    pawn = table.stands.get(square, -1)
    return value if pawn >= 0 and (seat is None or pawn // 2 == seat) else None


# ------------------------------------------------------------------------------------------------ Words


def say(key: str, **facts: Any) -> Text:
    """A message of the board, in every language."""
    return word(f"board-{key}", **facts)


@lru_cache(maxsize=4096)
def word(key: str, **facts: Any) -> Text:
    """A message of the game, in every language. A board says the same over and over, so what was said is kept."""
    return speech(__package__).say(key, facts)


def title(table: Drakkar) -> Text:
    """Whose turn it is, or how the match ended."""
    if table.result is not None:
        first, *others = table.result.winners
        return say("won-together", seat=first, rival=others[0]) if others else say("won", seat=first)
    turn = in_turn(table)
    return say("before") if turn is None else say("turn", seat=turn)


def square_words(table: Drakkar, seat: int | None, square: str) -> Text:
    """A square, and what is on it."""
    symbol, up, pawn = "", False, table.stands.get(square)
    if square in table.lies:
        symbol, up = shown(table, seat, square) or "hidden", table.lies[square] == table.shown
    held = "" if pawn is None else table.held[pawn] or ("punished" if table.missing[pawn // 2] else "")
    place = table.box.circled.get(square, "") if "-" not in square else named(table, square)
    owner, moved = _owners(table).get(square), square == just_moved(table)
    return _square_words(square, place, owner, symbol, up, None if pawn is None else pawn // 2, held, moved)


@lru_cache(maxsize=4096)
def _square_words(
    square: str, place: str | Word, owner: int | None, symbol: str, up: bool, pawn: int | None, held: str, moved: bool
) -> Text:
    """A square: its circle or the words for a drakkar square, whose that is; its emblem, its pawn, and how they are."""
    parts = [plain(square)] if owner is None else [say("home", square=place, seat=owner)]
    if symbol == "hidden":
        parts.append(say("emblem"))
    elif symbol:
        parts.append(say("emblem-known", symbol=Word(f"symbol-{symbol}"), up=int(up)))
    if pawn is not None:
        parts += [say("pawn", seat=pawn), *([say(held)] if held else [])]
    if moved:
        parts.append(say("moved"))
    if len(parts) == 1 and owner is None and place:
        parts.append(say(f"circle-{place}"))
    return joined("list", parts)


def _owners(table: Drakkar) -> dict[str, int]:
    """Whose each drakkar square is."""
    return _owners_of(table.box, table.players)


@lru_cache(maxsize=8)
def _owners_of(box: Box, players: int) -> dict[str, int]:
    return {home: seat for seat in range(players) for home in box.homes(players, seat)}


def board_words(table: Drakkar, seat: int | None) -> Text:
    """The whole board in a few sentences."""
    squares = [square for square in table.box.board.places if square in table.stands or square in table.lies]
    told = joined("clauses", [square_words(table, seat, square) for square in squares])
    return joined("parts", [say("board"), told])


def panel_words(table: Drakkar, seat: int) -> Text:
    """What a seat has, and what it waits for."""
    clan = joined("list", [word(f"symbol-{symbol}") for symbol in table.clan(seat)])
    taken = joined("list", [word(f"symbol-{symbol}") for symbol in table.shields[seat]])
    parts = [word(f"seat-{seat}"), joined("sentences", [say("clan"), clan])]
    parts.append(joined("sentences", [say("taken"), taken]) if table.shields[seat] else say("nothing-taken"))
    return joined("parts", [*parts, state_words(table, seat)])


def state_words(table: Drakkar, seat: int) -> Text:
    """Where the pawns of a seat are, and whether it must miss turns."""
    if table.missing[seat]:
        return say("missing", turns=table.missing[seat])
    captive = sum(table.held[pawn] == "captive" for pawn in (2 * seat, 2 * seat + 1))
    at_home = sum(table.is_home(pawn) for pawn in (2 * seat, 2 * seat + 1))
    return say("state", home=at_home, captive=captive)


def shield_words(table: Drakkar, seat: int, symbol: str) -> Text:
    """A shield: whose it is, for which emblem, and whether it is there."""
    filled = int(symbol in table.shields[seat])
    return say("shield", seat=seat, symbol=Word(f"symbol-{symbol}"), filled=filled)


# ------------------------------------------------------------------------------------------------ The board


def board(table: Drakkar, seat: int | None) -> Group:
    """The group of the board."""
    return Group("board", MARGIN, MARGIN, SIDE, SIDE, board_words(table, seat), backdrop="drakkar-board")


class _Board:
    """The board in a position, as a seat sees it."""

    def __init__(self, table: Drakkar, seat: int | None) -> None:
        self.table, self.seat, self.box = table, seat, table.box
        self.side = self.box.content.board.side.value

    def marks(self) -> Iterator[Mark]:
        yield from self.squares()
        yield from self.names()
        for seat in range(self.table.players):
            yield from self.shields(seat)
        yield from self.emblems()
        yield from self.pawns()
        yield from self.notes()
        yield from self.dice()
        yield from self.remark()

    def spot(self, square: str) -> tuple[float, float]:
        """The middle of a square."""
        across, up = self.box.board.places[square]
        half = (self.side + 1) / 2
        x, y = MIDDLE + (across - half) * CELL, MIDDLE - (up - half) * CELL
        if "-" in square:
            along, upwards = INWARDS[square.partition("-")[0]]
            x, y = (MIDDLE - along * MOORED, y) if along else (x, MIDDLE + upwards * MOORED)
        return x, y

    def squares(self) -> Iterator[Mark]:
        """The squares row by row, as one reads them, and the drakkar squares of those who play."""
        owners, circled = _owners(self.table), self.box.circled
        for square in _rows(self.box):
            if square in owners or "-" not in square:
                x, y = self.spot(square)
                seat, words = owners.get(square), square_words(self.table, self.seat, square)
                carved = f"drakkar-{circled[square]}" if square in circled else ""
                sprite = carved if seat is None else "drakkar-moored"
                size = CELL if seat is None else MOORED_SIZE
                yield Mark(f"square:{square}", "space", x, y, words, "board", sprite, size=size, seat=seat)

    def names(self) -> Iterator[Mark]:
        """The letters of the files, and the numbers of the ranks."""
        for number in range(1, self.side + 1):
            x, y = self.spot(f"{FILES[number - 1]}{number}")
            low, left = MIDDLE + LETTERS, MIDDLE - LETTERS
            letter = FILES[number - 1]
            yield Mark(f"file:{letter}", "label", x, low, group="board", text=letter, print="number")
            yield Mark(f"rank:{number}", "label", left, y, group="board", text=str(number), print="number")

    def shields(self, seat: int) -> Iterator[Mark]:
        """The shields of a seat, along its side: before the lines nearest the middle that have no drakkar square."""
        along, upwards = INWARDS[self.box.side(self.table.players, seat)]
        for line, symbol in zip(_shield_lines(self.box), self.table.clan(seat), strict=True):
            aside = line * CELL
            x, y = (MIDDLE - along * MOORED, MIDDLE + aside) if along else (MIDDLE + aside, MIDDLE + upwards * MOORED)
            words, look = shield_words(self.table, seat, symbol), shield(self.table, seat, symbol)
            yield Mark(f"shield:{seat}:{symbol}", "space", x, y, words, "board", size=SHIELD_SIZE, **look)

    def emblems(self) -> Iterator[Mark]:
        """The emblems, face down; what was shown to all lies face up until the next turn is over."""
        for square, name in sorted(self.table.lies.items(), key=lambda pair: int(pair[1][1:])):
            x, y = self.spot(square)
            value = self.table.emblems.slots[name].value
            up = value is not None and name == self.table.shown
            face: dict[str, Any] = {"sprite": "drakkar-emblem", "size": 48}
            if up:
                face = {"frame": "drakkar-face", "sprite": f"drakkar-{value}", "size": 58}
            yield self.piece(f"emblem:{name}", square, x, y, **face)

    def pawns(self) -> Iterator[Mark]:
        for square, pawn in sorted(self.table.stands.items(), key=lambda pair: pair[1]):
            x, y = self.spot(square)
            barred = self.table.held[pawn] == "captive" or self.table.missing[pawn // 2]
            over = "drakkar-bars" if barred else "drakkar-aboard" if "-" in square else ""
            look: dict[str, Any] = {"sprite": f"drakkar-pawn-{pawn // 2}", "over": over, "seat": pawn // 2}
            yield self.piece(f"pawn:{pawn}", square, x, y - (9 if over == "drakkar-aboard" else 0), size=42, **look)

    def notes(self) -> Iterator[Mark]:
        """A small mark on what the seat is shown of emblems that lie face down."""
        for square, name in sorted(self.table.lies.items(), key=lambda pair: int(pair[1][1:])):
            symbol = shown(self.table, self.seat, square)
            if symbol is not None and name != self.table.shown:
                x, y = self.spot(square)
                look: dict[str, Any] = {"frame": "drakkar-note", "sprite": f"drakkar-{symbol}", "size": 44}
                yield self.piece(f"note:{name}", square, x + 14, y + 13, **look)

    def piece(self, id: str, square: str, x: float, y: float, **look: Any) -> Mark:
        """Something that lies on a square, and stands for it in a path."""
        on = f"square:{square}"
        return Mark(id, "piece", x, y, group="board", on=on, choice=on, **look)

    def dice(self) -> Iterator[Mark]:
        """The dice that are left; pale and ticked the one that is played, and a small one like it at what it moved."""
        dice, moved = dice_left(self.table), just_moved(self.table)
        for number, face in enumerate(dice, 1):
            yield self.die(str(number), number, say("die", face=face), f"drakkar-die-{face}")
        if moved:
            yield self.die("played", len(dice) + 1, say("die-played"), "drakkar-played", faint=True)
            x, y = self.spot(moved)
            yield self.piece("moved", moved, x - 17, y + 17, sprite="drakkar-played", size=19)

    def die(self, name: str, number: int, words: Text, sprite: str, **look: Any) -> Mark:
        """A die at its place beside the board."""
        place = MIDDLE + (number + 4) * CELL, MIDDLE + MOORED
        return Mark(f"die:{name}", "label", *place, words, "board", sprite, size=46, **look)

    def remark(self) -> Iterator[Mark]:
        """What isn't sure of the plan that is drawn."""
        content = self.box.content
        if not content.board.plan.certain or not all(clan.certain for clan in content.clans.values()):
            look: dict[str, Any] = {"label": say("plan"), "print": "number", "align": "start"}
            yield Mark("note", "label", 26, MIDDLE + MOORED, say("note"), "board", **look)


@lru_cache(maxsize=8)
def _rows(box: Box) -> list[str]:
    """All squares, row by row, as one reads them."""
    places = box.board.places
    return sorted(places, key=lambda square: (-places[square][1], places[square][0]))


@lru_cache(maxsize=8)
def _shield_lines(box: Box) -> list[int]:
    """The lines of a side's shields, counted from the middle: the nearest that have no drakkar square."""
    middle = (box.content.board.side.value + 1) // 2
    lines = [line - middle for line in range(1, box.content.board.side.value + 1)]
    free = [line for line in lines if line + middle not in box.content.board.moorings.value]
    return sorted(sorted(free, key=abs)[: box.shields])


def shield(table: Drakkar, seat: int, symbol: str) -> dict[str, Any]:
    """How a shield looks: with its emblem carved, or with the brass token on it once it is taken."""
    filled = symbol in table.shields[seat]
    frame, sprite = ("drakkar-shield-full", "drakkar-") if filled else ("drakkar-shield", "drakkar-carved-")
    return {"frame": frame, "sprite": f"{sprite}{symbol}", "seat": seat}


# ------------------------------------------------------------------------------------------------ The panels


def panels(table: Drakkar, seat: int | None) -> Iterator[Group]:
    """A panel for each seat, and one for what the seat can count on where notes are kept; all equally high."""
    noted = table.box.noted and seat is not None
    number = table.players + noted
    height = min(PANEL_HEIGHT, (SIDE - MARGIN * (number - 1)) / number)
    x = SIDE + 2 * MARGIN
    for at in range(number):
        y = round(MARGIN + at * (height + MARGIN))
        place: dict[str, Any] = {"x": x, "y": y, "width": PANEL_WIDTH, "height": round(height)}
        if at < table.players:
            yield Group(f"panel:{at}", **place, words=panel_words(table, at), sheet=True, seat=at)
        elif seat is not None:
            yield Group("notes", **place, words=notes_words(table, seat), sheet=True)


def on_panel(table: Drakkar, seat: int | None, group: Group) -> Iterator[Mark]:
    """What lies on a panel."""
    if group.seat is not None:
        yield from _seat(table, group.seat, group)
    elif seat is not None:
        yield from _notes(table, seat, group)


def _seat(table: Drakkar, seat: int, group: Group) -> Iterator[Mark]:
    """A seat: its name, its shields, and how its pawns are."""
    pawn, middle = f"drakkar-pawn-{seat}", round(group.height / 2 - 2)
    yield Mark(f"badge:{seat}", "label", 30, 25, group=group.id, sprite=pawn, size=32, seat=seat)
    yield Mark(f"name:{seat}", "label", 54, 26, group=group.id, label=word(f"seat-{seat}"), print="name")
    filled = f"{len(table.shields[seat])}/{len(table.clan(seat))}"
    words = say("filled", filled=len(table.shields[seat]), shields=len(table.clan(seat)))
    yield Mark(f"filled:{seat}", "label", 346, 26, words, group.id, text=filled, print="name")
    for number, symbol in enumerate(table.clan(seat)):
        x = PANEL_WIDTH / 2 + (number - (len(table.clan(seat)) - 1) / 2) * 70
        look = shield(table, seat, symbol)
        yield Mark(f"clan:{seat}:{symbol}", "label", x, middle, group=group.id, size=62, **look)
    yield from _pawns(table, seat, group)


def _pawns(table: Drakkar, seat: int, group: Group) -> Iterator[Mark]:
    """The pawns of a seat on its panel: pale on their drakkars, behind bars in prison, with what they wait for."""
    y, punished = group.height - 26, bool(table.missing[seat])
    held = [bool(table.held[pawn]) or punished for pawn in (2 * seat, 2 * seat + 1)]
    for number, barred in enumerate(held):
        pawn = 2 * seat + number
        look: dict[str, Any] = {
            "sprite": f"drakkar-pawn-{seat}",
            "over": "drakkar-bars" if barred else "",
            "seat": seat,
        }
        pale = table.is_home(pawn) and not barred
        yield Mark(f"at:{pawn}", "label", 40 + 44 * number, y, group=group.id, faint=pale, **look)
    if any(held):
        label = say("waits", turns=table.missing[seat], release=table.box.release)
        yield Mark(f"waits:{seat}", "label", 112, y, group=group.id, label=label, print="name")


def _hidden(table: Drakkar, seat: int) -> Counter[str]:
    """What the emblems can be that the seat hasn't seen."""
    pool = table.emblems.seen_by(seat)
    return Counter(pool.unseen)


def notes_words(table: Drakkar, seat: int) -> Text:
    """How many of each kind there are among the emblems that the seat hasn't seen."""
    hidden = _hidden(table, seat)
    parts = [say("unseen", symbol=Word(f"symbol-{symbol}"), number=hidden[symbol]) for symbol in SYMBOLS]
    return joined("parts", [say("notes", number=hidden.total()), joined("list", parts)])


def _notes(table: Drakkar, seat: int, group: Group) -> Iterator[Mark]:
    """What the seat can count on: of each kind, how many it hasn't seen."""
    hidden = _hidden(table, seat)
    yield Mark("notes:title", "label", 22, 26, group=group.id, label=say("unseen-all"), print="name")
    for number, symbol in enumerate(SYMBOLS):
        x, y = 46 + number % 3 * 122, round(group.height / 2 + 4 + (number // 3) * 42)
        told = say("unseen", symbol=Word(f"symbol-{symbol}"), number=hidden[symbol])
        look: dict[str, Any] = {"sprite": f"drakkar-{symbol}", "frame": "drakkar-note", "size": 52, "print": "name"}
        look["text"] = str(hidden[symbol])
        wanted = table.needing(seat, symbol)
        yield Mark(f"unseen:{symbol}", "label", x, y, told, group.id, align="start", faint=not wanted, **look)
