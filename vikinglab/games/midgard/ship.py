"""One's own longship: dice on deck, the leader astern, artifacts towards the prow, and four slots in the hull.

It is drawn in two forms: wide below the fjord, and narrow for a phone, where the dice lie in two rows, the slots are
tabs, and only the slot in use is open.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from vikinglab.core.engine import effect as core
from vikinglab.core.show import kit
from vikinglab.core.show.scene import At, Detail, Group, Look, Mark
from vikinglab.core.words.speech import Text, joined

from . import play
from .cardface import GOODS, _drawn, face, told_rows
from .cards import die_look, die_word, listed, say, told, word
from .fjord import SPOTS, sailing
from .scoring import TOKENS, glory
from .table import Midgard
from .words import artifact_words, land_words, pile_words, prophecy_words, ship_words, slot_words

WIDE, HIGH = 856, 320
NARROW = (390, 208)
HUNDRED = 100
DIE = 41
"""The size of a die aboard: between two of them there is room for rings around both."""


class Deck(NamedTuple):
    """The places of things on a longship in one of its forms: of a first one, and how far the next ones are from it."""

    sail: At
    leader: At
    goods: tuple[At, float, int]
    """The place of the first, the distance of the next ones, and the number in a row."""
    artifacts: tuple[At, float]
    dice: tuple[At, float]
    upgrades: tuple[At, ...]
    slots: tuple[At, float]
    benches: tuple[At, float]


FORMS = {
    "wide": Deck(
        sail=(474, 60),
        leader=(136, 56),
        goods=((196, 24), 50, 4),
        artifacts=((590, 52), 48),
        dice=((126, 160), 49),
        upgrades=((620, 160), (669, 160), (718, 160)),
        slots=((136, 212), 154),
        benches=((-2, 29), 21),
    ),
    "narrow": Deck(
        sail=(24, 24),
        leader=(26, 161),
        goods=((112, 18), 37, 7),
        artifacts=((68, 161), 42),
        dice=((46, 67), 50),
        upgrades=((297, 67), (297, 113), (340, 113)),
        slots=((238, 161), 42),
        benches=((16, 195), 124),
    ),
}


def ship(table: Midgard, seat: int, own: bool, at: At) -> tuple[list[Group], list[Mark]]:
    """Return the longship of a seat in both its forms; what lies face down is told to its owner alone."""
    words = ship_words(table, seat, own)
    wide = Group(f"ship:{seat}", *at, WIDE, HIGH, words, "midgard-ship", seat=seat, only="wide")
    narrow = Group(f"ship:{seat}:narrow", *at, *NARROW, words, "midgard-ship-narrow", seat=seat, only="narrow")
    return [wide, narrow], [*_Ship(table, wide, own).marks(), *kit.slim(_Ship(table, narrow, own).marks())]


class Counted(NamedTuple):
    """Something a seat has several of: name, drawing, number and description."""

    what: str
    sprite: str
    n: int
    words: Text


def goods(table: Midgard, seat: int) -> list[Counted]:
    """Return the glory of a seat, at the end all of it, and its food, favor and terror."""
    having = {what: getattr(table.longships[seat], what) for what in ("glory", "food", "favor", "terror")}
    if table.result is not None:
        having["glory"] = sum(glory(table, seat).values())
    return [Counted(what, GOODS[what], n, word("goods", what=what, n=n)) for what, n in having.items()]


def collected(table: Midgard, seat: int, own: bool) -> Iterator[Counted]:
    """Yield the collections of a seat, each folded to a number; cards face down are told to their owner alone."""
    ship = table.longships[seat]
    tokens = {token: getattr(ship, token) for token in TOKENS}
    told = joined("list", [word("goods", what=token, n=n) for token, n in tokens.items()])
    yield Counted("tokens", "midgard-farm", sum(tokens.values()), told)
    hoard = pile_words(table, seat, own) if ship.glory_pile else say("no-pile")
    yield Counted("hoard", "midgard-crown", len(ship.glory_pile), hoard)
    secret = table.secret(seat)
    known = (*ship.prophecies, *filter(None, [table.decks["prophecy"].slots[slot].value for slot in secret]))
    fates = listed(table.box, known) if own and known else prophecy_words(table, seat)
    yield Counted("fates", "midgard-scroll", len(ship.prophecies) + len(secret), fates)
    lands = len(ship.territories) + len(ship.subdued)
    yield Counted("lands", "midgard-territory", lands, land_words(table, seat))


class _Ship:
    """A longship in one of its forms."""

    def __init__(self, table: Midgard, group: Group, own: bool) -> None:
        self.table, self.group, self.own = table, group, own
        self.deck, self.wide = FORMS[group.only], group.only == "wide"
        self.seat = group.seat or 0
        self.ship = table.longships[self.seat]
        self.origin = sailing(table, self.seat)

    def marks(self) -> Iterator[Mark]:
        yield self.sail()
        yield from self.goods()
        yield self.leader()
        yield from self.artifacts()
        yield from self.dice()
        yield from self.slots()

    def sail(self) -> Mark:
        """Draw whose ship it is, and its glory: on the sail, or beside the shield."""
        count, arms = goods(self.table, self.seat)[0], f"vl-arms-{self.seat}"
        id, words = f"glory:{self.seat}", joined("list", [word(f"seat-{self.seat}"), count.words])
        if self.wide:
            crest = Detail(-44, 0, sprite=arms, size=56), Detail(22, 0, sprite=count.sprite, size=24)
            details = (*crest, Detail(52, 1, text=str(count.n), print="title"))
            return self.group.label(id, self.deck.sail, words, sprite="midgard-sail", details=details)
        # Three digits would run into the goods.
        x, size = (30, 16) if count.n >= HUNDRED else (34, 24)
        star = Detail(x, 0, sprite=count.sprite, size=size, text=str(count.n), print="tally", align="start")
        return self.group.label(id, self.deck.sail, words, sprite=arms, size=42, details=(star,))

    def goods(self) -> Iterator[Mark]:
        """Draw goods, and what is folded to a number: the hoard, prophecies, territories and tokens."""
        first, apart, columns = self.deck.goods
        found = (*goods(self.table, self.seat)[1:], *collected(self.table, self.seat, self.own))
        for each, at in kit.in_grid(found, columns, first, apart, 60):
            name = (Detail(0, 27, label=say(f"short-{each.what}"), print="light"),) if self.wide else ()
            disc = Look(frame="midgard-disc", sprite=each.sprite, size=36, details=(*kit.tally(each.n), *name))
            yield self.group.space(f"{each.what}:{self.seat}", at, each.words, **disc)

    def leader(self) -> Mark:
        """Draw the leader, with the clan whose icon is wild; or the empty place."""
        card, id, at = self.ship.leader, f"leader:{self.seat}", self.deck.leader
        if not card:
            return self.group.space(id, at, say("no-leader"), frame="midgard-berth", size=60 if self.wide else 36)
        box = self.table.box
        look = face(box, card, "small" if self.wide else "pair")
        clan = f"midgard-K-{box.colours[box.reavers[card].clan]}"
        badge = Detail(22, 22, sprite=clan, size=24) if self.wide else Detail(10, 12, sprite=clan, size=17)
        name = (Detail(0, 50, label=box.cards[card].word, print="light"),) if self.wide else ()
        look["details"] = (*look.get("details", ()), badge, *name)
        return self.group.space(id, at, say("leader", card=told(box, card)), **look)

    def free(self, what: str, at: At, taken: Sequence[str]) -> Iterator[Mark]:
        """Name the places for artifacts or for Ship Upgrades, as long as nothing lies there."""
        if self.wide and not taken:
            name = say(f"short-{what}")
            words = joined("label", [name, say("empty")])
            yield self.group.label(f"free:{what}:{self.seat}", at, words, label=name, print="light")

    def artifacts(self) -> Iterator[Mark]:
        """Draw artifacts, each with its die or the face that it stores."""
        (x, y), apart = self.deck.artifacts
        yield from self.free("artifacts", (662, 95), self.ship.artifacts)
        for at, (card, die) in enumerate(zip(self.ship.artifacts, self.ship.stored, strict=True)):
            id, left, artifact = f"artifact:{self.seat}:{card}", x + apart * at, self.table.box.artifacts[card]
            low = 7 if self.wide else 0
            details = [Detail(0, -18, sprite=SPOTS[artifact.location or "sea"].unit, size=18)] if self.wide else []
            details += [] if die else [Detail(0, low, sprite=f"midgard-{artifact.face}", size=26, faint=True)]
            relic = Look(
                frame="midgard-relic", size=43 if self.wide else 30, details=tuple(details), origin=self.origin
            )
            yield self.group.space(id, (left, y), artifact_words(self.table, self.seat, at), **relic)
            if die:
                yield self.group.piece(f"stored:{self.seat}:{at}", (left, y + low), on=id, **die_look(die, 32))

    def dice(self) -> Iterator[Mark]:
        """Draw the dice on their places, and Ship Upgrades after them."""
        yield from self.free("upgrades", (669, 128), self.ship.upgrades)
        (x, y), apart = self.deck.dice
        ship, seat, chosen, spent, seen = self.ship, self.seat, self.chosen(), [*self.ship.spent], Counter[str]()
        many = max(self.table.box.places, len(ship.dice))
        rows = 1 if self.wide else 2
        columns = -(-many // rows)
        # More dice than there are places lie closer together, until some are lost.
        close = min(apart, apart * (self.table.box.places // rows - 1) / (columns - 1))
        spots = [*kit.grid(many, columns, (x, y), close, 46)[: len(ship.dice)], *self.deck.upgrades]
        for die, spot in zip([*ship.dice, *(f"T{icon}" for icon in ship.upgrades)], spots, strict=False):
            seen[die] += 1
            gone = _taken(die, spent, chosen)
            words = say(gone, die=die_word(die)) if gone else die_word(die)
            look: Look = {**die_look(die, DIE), "faint": bool(gone), "comes": "roll", "origin": self.origin}
            choice = "" if gone else f"die:{seat}:{die}"
            yield self.group.piece(f"piece:{seat}:{die}:{seen[die]}", spot, words, choice=choice, **look)

    def chosen(self) -> list[str]:
        """Return the dice and Ship Upgrades that were chosen: to pay or to fight, or to be rolled again."""
        match self.table.waiting:
            case play.PayDice(seat=self.seat, spent=dice) | play.PrepareCombat(seat=self.seat, spent=dice):
                return [*dice]
            case play.ChooseRerolls(seat=self.seat, aside=dice):
                return [*dice]
        return []

    def slots(self) -> Iterator[Mark]:
        """Draw the four slots, each with a bench for each of its Reavers."""
        (x, y), apart = self.deck.slots
        table = self.table
        for number, location in enumerate(table.box.slots):
            id, at = f"slot:{self.seat}:{location}", (x + apart * number, y)
            cards, used = self.ship.slots[number], location == table.location
            icon, open_ = SPOTS[location].unit, "midgard-open" if self.wide else "midgard-chosen"
            if self.wide:
                look = Look(frame="midgard-slot", sprite=icon, size=42, label=say(f"short-{location}"), print="tally")
            else:
                pips = Detail(0, 13, sprite=f"midgard-pips-{min(len(cards), 3)}", size=26)
                look = Look(frame="midgard-tab", size=52, details=(Detail(0, -6, sprite=icon, size=24), pips))
            look |= Look(align="start", over=open_ if used else "")
            yield self.group.space(id, at, slot_words(table, self.seat, number), **look)
            for bench, card in enumerate(cards) if self.wide or used else ():
                yield self.bench(id, card, at, bench)

    def bench(self, slot: str, card: str, first: At, number: int) -> Mark:
        """Draw a Reaver at work, folded to its clan and what it does."""
        (x, y), apart = self.deck.benches
        box = self.table.box
        at = (first[0] + x, first[1] + y + apart * number) if self.wide else (x + apart * number, y)
        words = joined("label", [box.cards[card].word, core.said(box.lists[card], box.speech)])
        clan = Detail(0, 0, sprite=f"midgard-K-{box.colours[box.reavers[card].clan]}", size=17)
        # What it does is drawn in one line: numbers, icons, and words if there is room.
        items = [item for row in told_rows(box, box.lists[card]) if not isinstance(row, Text) for item in row]
        details = (clan, *_drawn(tuple(items), 16, 0, 112 if self.wide else 90))
        look = Look(sprite="midgard-bench", size=32 if self.wide else 27, details=details, origin=self.origin)
        return self.group.piece(f"{slot}:{number}", at, words, on=slot, **look)


def _taken(die: str, spent: list[str], chosen: list[str]) -> str:
    """Take a die out of those that were spent or chosen; return the key of the words for it, or nothing."""
    if die[0] == "T" and die[1:] in spent:
        spent.remove(die[1:])
        return "spent"
    if die in chosen:
        chosen.remove(die)
        return "committed"
    return ""
