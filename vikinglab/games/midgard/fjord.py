"""The fjord with its six places: what each gives to whom, here and now, what lies there, and the ships of the round.

The strip of a place answers what it gives: the shields of the seats in their order, from the one who chose it or would
choose next, each with its total; under the first the hull of the ship that chooses, and its bonus below its number.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from vikinglab.core.engine import effect as core
from vikinglab.core.show import kit
from vikinglab.core.show.scene import At, Detail, Group, Look, Mark, View
from vikinglab.core.words.speech import Text, Word, joined

from .cardface import GOODS, PAIR, PICTURES, REAL, Icon, Size, face, icon
from .cards import die_look, die_word, say, told, word
from .deck import LOCATIONS, PILES
from .effects import AnyEffect, Draw, Gain, Marker
from .table import NOBODY, Midgard

WIDE, HIGH = 856, 468


class Spot(NamedTuple):
    """The look of a location, and its place."""

    unit: str
    """The drawing of what its totals count, and of the location itself."""
    at: At
    """The middle of its heading."""
    mooring: At
    line: At
    """The beginning of its line of words."""
    view: tuple[float, float, float]
    """The beginning of its view, and how much larger that is than others."""
    deck: str = ""
    deck_at: At = (0, 0)


SPOTS = {
    "recruit": Spot("midgard-recruit", (144, 106), (286, 256), (28, 198), (12, 10, 1), "reaver", (238, 46)),
    "trade": Spot("midgard-trade", (712, 106), (571, 256), (692, 198), (580, 10, 1), "prophecy", (806, 46)),
    "territory": Spot("midgard-territory", (428, 83), (498, 197), (282, 174), (270, 4, 1.2)),
    "village": Spot("midgard-house", (144, 308), (282, 366), (28, 400), (12, 214, 1), "village", (238, 250)),
    "keep": Spot("midgard-tower", (712, 308), (576, 366), (596, 400), (580, 214, 1), "keep", (806, 250)),
    "sea": Spot("midgard-serpent", (428, 246), (560, 426), (424, 452), (260, 203, 1.27), "battle", (446, 412)),
}
"""The locations in the order in which one reads them."""
BAY: At = (290, 448)
"""The place of the next ship that is still to sail; each lies so far from the one before it."""
APART = 36
VIEW = 264, 200
"""The room that a place takes where it is shown alone; others are larger in the same proportion."""
LAID: dict[str, tuple[Size, int, str, str]] = {
    "battle": ("small", 68, "midgard-bare", ""),
    "prophecy": ("pair", 33, "midgard-gap", ""),
}
"""The size of the cards of a deck, their distance, and the frames of an empty place and of one that is taken."""
PAIRS: tuple[Size, int, str, str] = "pair", 62, "midgard-couple", "midgard-coupled"
"""The same of cards that are taken two at a time."""
REWARDS = ("midgard-favor", "midgard-food", "midgard-combat", "midgard-scroll")
"""The drawings of Trade's rewards, in their order."""


def fjord(table: Midgard, at: At) -> Group:
    """Return the group of the fjord; where there is little room, one place of it is shown at a time."""
    near = [(f"tab:{place}", spot.view) for place, spot in SPOTS.items()]
    views = tuple(View(tab, x, y, VIEW[0] * by, VIEW[1] * by) for tab, (x, y, by) in near)
    return Group("fjord", *at, WIDE, HIGH, say("fjord"), backdrop="midgard-fjord", views=views)


def on_fjord(table: Midgard, group: Group, seat: int | None) -> Iterator[Mark]:
    """Draw the rounds, the six places, and the ships; the seat that looks on has its own cells framed."""
    drawn = Fjord(table, group, seat)
    yield drawn.rounds()
    for place, spot in SPOTS.items():
        yield from drawn.place(place, spot)
    yield from drawn.fleet()


# ------------------------------------------------------------------------------------------------ Ships


def ships(table: Midgard) -> list[tuple[int, int]]:
    """Return the ships of a round in the order in which they sail: the seat of each, and which of its ships it is."""
    number = table.box.content.selections
    first = max(0, table.start)
    seats = [(first + turn) % table.players for turn in range(number)]
    if table.players == 3 and table.honor != NOBODY:
        seats[table.players :] = [table.honor] * (number - table.players)
    return [(seat, seats[:at].count(seat)) for at, seat in enumerate(seats)]


def chosen(table: Midgard, seat: int) -> list[str]:
    """Return the places where the ships of a seat lie: the one in play last."""
    found = [place for place in LOCATIONS if owner_of(table, place) == seat]
    return sorted(found, key=lambda place: place == table.location)


def sailing(table: Midgard, seat: int) -> str:
    """Return the ship of a seat that was placed last: what it brings comes from there."""
    return f"sails:{seat}:{max(0, len(chosen(table, seat)) - 1)}"


# ------------------------------------------------------------------------------------------------ Words


def owner_of(table: Midgard, place: str) -> int:
    """Return the seat that chose a place."""
    return table.chosen[LOCATIONS.index(place)]


def location_words(table: Midgard, place: str) -> Text:
    """Return a location: its cost, what it brings to each seat, and whose ship lies there."""
    cost = table.box.content.locations[place].cost.words()
    owner = owner_of(table, place)
    parts = [say("location", location=Word(f"location-{place}"), place=place, cost=cost)]
    parts.append(say("free") if owner == NOBODY else say("taken", seat=owner))
    for seat, total, extras in gifts(table, place):
        share = say("share", seat=seat, n=total, place=place)
        parts.append(joined("list", [share, *(effect.said(table.box.speech) for effect in extras)]))
    parts += [say("rested", seat=seat) for seat in (table.rested if place == table.location else ())]
    return joined("parts", parts)


def gifts(table: Midgard, place: str) -> Iterator[tuple[int, int, list[AnyEffect]]]:
    """Yield the gifts of a place to each seat, from the one that chose it or would choose next.

    A gift is the seat, the number of its cards, rewards or attempts, and other effects. Drawn cards count as cards.
    """
    location, first = table.box.content.locations[place], owner_of(table, place)
    if first == NOBODY:
        over = table.turn >= table.box.content.selections
        first = max(0, table.marker if over else table.selecting())
    each = table.box.groups.get(SPOTS[place].deck, 1)
    shares = table.box.content.shares[str(table.players)]
    for seat, share in zip(table.in_order(first), shares, strict=False):
        bonus = location.bonus[share - 1]
        drawn = sum([effect.n for effect in bonus if isinstance(effect, Draw)])
        extras = [effect for effect in bonus if not isinstance(effect, Draw)]
        yield seat, each * location.times[share - 1] + drawn, extras


# ------------------------------------------------------------------------------------------------ Drawings


class Fjord:
    """The places of a position, as a seat sees them."""

    def __init__(self, table: Midgard, group: Group, seat: int | None) -> None:
        self.table, self.group, self.seat = table, group, seat
        turn = kit.in_turn(table)
        self.aboard = "" if turn is None or not table.location else sailing(table, turn)
        """The ship to which what is taken goes."""

    def rounds(self) -> Mark:
        """Draw a stone for each round: that of this one is gold."""
        now, number = self.table.round, self.table.box.content.rounds
        words = say("round", round=now, rounds=number)
        kinds = ["" if at < now else "-now" if at == now else "-left" for at in range(1, number + 1)]
        stones = [Detail(x, 0, sprite=f"midgard-stone{kind}") for kind, x in kit.in_row(kinds, 0.5, 25)]
        return self.group.label("round", (428, 28), words, details=tuple(stones))

    def fleet(self) -> Iterator[Mark]:
        """Draw all ships of the round: they sail from the bay to the places that they are placed at."""
        table, waiting = self.table, 0
        for seat, ship in ships(table):
            places, honors = chosen(table, seat), table.players == 3 and ship == 1
            look: Look = {"sprite": f"vl-ship-{seat}", "seat": seat, "over": "midgard-honor" if honors else ""}
            if ship < len(places):
                at, look["size"], place = SPOTS[places[ship]].mooring, 38, Word(f"location-{places[ship]}")
                words = say("moored", seat=seat, honor=int(honors), location=place)
            else:
                at, look["size"] = (BAY[0] + APART * waiting, BAY[1]), 32
                words, waiting = say("waiting", seat=seat, honor=int(honors)), waiting + 1
            yield self.group.piece(f"sails:{seat}:{ship}", at, words, choice="", **look)

    def place(self, place: str, spot: Spot) -> Iterator[Mark]:
        """Draw a place: its heading with the strip, what lies there, and in a few words what may be taken."""
        x, y = spot.at
        frames = ("midgard-isle", "midgard-isle-now") if place == "sea" else ("midgard-spot", "midgard-now")
        look: Look = {"frame": frames[place == self.table.location], "size": REAL}
        look["details"] = (*self.named(place), *self.strip(place))
        yield self.group.space(f"location:{place}", spot.at, location_words(self.table, place), **look)
        match place:
            case "territory":
                yield from self.piles(x, y + 62)
            case "sea":
                yield from self.display(spot.deck, x, y + 86)
                for [card] in self.table.displays["journey"]:
                    yield self.card("journey", (502, 405), card, "", "small")
            case "trade":
                yield from self.market(x, y)
                yield from self.display(spot.deck, x + 51, y + 66)
            case _:
                yield from self.display(spot.deck, x, y + 62)
        if spot.deck:
            n = len(self.table.decks[spot.deck])
            top = (
                Detail(0, 0, frame=f"midgard-{spot.deck}-pair", size=PAIR),
                Detail(0, -3, sprite="midgard-back", size=20),
            )
            look = {"frame": "midgard-stack", "size": REAL, "details": (*top, *kit.tally(n, 12, 22))}
            words = say("deck", deck=Word("deck-name", deck=spot.deck), n=n)
            yield self.group.space(f"deck:{spot.deck}", spot.deck_at, words, **look)
        label = say("lies", place=place, n=sum(map(bool, self.table.displays.get(spot.deck, ()))))
        look = {"label": label, "print": "number" if place == "sea" else "script", "align": "start"}
        yield self.group.label(f"lies:{place}", spot.line, **look)

    def named(self, place: str) -> Iterator[Detail]:
        """Draw the name of a place, and at the right its cost."""
        yield Detail(-120, -22, label=word(f"location-{place}"), print="midgard-place", align="start")
        cost = self.table.box.content.locations[place].cost
        things = [(icon(each, 22), n) for each, n in Counter(cost.dice).items()]
        goods = [(good, n) for good in ("terror", "favor", "food") if (n := getattr(cost, good))]
        things += [(Icon(frame="midgard-round", sprite=GOODS[good], size=24), n) for good, n in goods]
        for at, (look, n) in enumerate(things):
            yield Detail(109 - 41 * at, -22, **look)
            yield Detail(90 - 41 * at, -22, text=str(n), print="midgard-price")
        if not things and place != "territory":  # its tiles show what they cost
            yield Detail(99, -21, label=say("no-cost"), print="script")

    def strip(self, place: str) -> Iterator[Detail]:
        """Draw what a place gives to each seat: its shield with its total, dashed with a camp fire where it rested."""
        yield Detail(-109, 14, sprite=SPOTS[place].unit, size=22)
        resting = self.table.rested if place == self.table.location else ()
        for at, (seat, total, extras) in enumerate(gifts(self.table, place)):
            x = 48.0 * at - (51 if at else 63)
            if seat == self.seat:
                yield Detail(x, 14, sprite=f"midgard-yours{'' if at else '-first'}")
            if not at:
                yield Detail(x - 16, 27, sprite="midgard-hulled")
            shield = x - (11 if at else 16)
            if seat in resting:
                yield Detail(shield, 13, sprite="midgard-rests", size=26)
                yield Detail(shield, 12, label=word(f"letter-{seat}"), print="midgard-sum")
                yield Detail(shield + 22, 13, sprite="midgard-fire", size=22)
                continue
            yield Detail(shield, 12, sprite=f"vl-arms-{seat}", size=26)
            yield Detail(shield + 24, 6 if extras else 14, text=str(total), print="midgard-sum")
            for effect in extras:
                yield from bonus(effect, x + 12, 24)

    def display(self, deck: str, x: float, y: float) -> Iterator[Mark]:
        """Draw the cards that lie face up: single ones, or pairs that are taken together."""
        size, apart, empty, taken = LAID.get(deck, PAIRS)
        for at, (cards, left) in enumerate(kit.in_row(self.table.displays[deck], x, apart), 1):
            id = f"{deck}:{at}"
            words = joined("list", [self.table.box.cards[card].word for card in cards]) if cards else say("empty")
            yield self.group.space(id, (left, y), words, frame=taken if cards else empty, size=REAL)
            for number, card in enumerate(cards):
                beside = left + 27 * number - 14 * (self.table.box.groups[deck] > 1)
                yield self.card(f"{id}:{number}", (beside, y), card, id, size)
            if len(cards) > 1:
                yield self.group.label(f"{id}:link", (left, y + 15), on=id, sprite="midgard-link")

    def card(self, id: str, at: At, card: str, on: str, size: Size) -> Mark:
        """Draw a card that lies face up, and turns over when it comes there."""
        look: Look = {**face(self.table.box, card, size), "comes": "turn", "goes": self.aboard if on else ""}
        return self.group.piece(id, at, told(self.table.box, card), on=on, **look)

    def market(self, x: float, y: float) -> Iterator[Mark]:
        """Draw the dice at Trade, and the rewards in its stall."""
        seen = Counter[str]()
        for die, spot in kit.in_grid(self.table.trade, 3, (x - 102, y + 54), 31, 29):
            seen[die] += 1
            look: Look = {**die_look(die, 27), "goes": self.aboard}
            yield self.group.piece(f"market:{die}:{seen[die]}", spot, die_word(die), choice=f"trade:{die}", **look)
        rewards = self.table.box.content.trade.rewards
        for number, (effects, left) in enumerate(kit.in_row(rewards, x - 22, 32), 1):
            words = say("reward", n=number, effect=core.said(effects, self.table.box.speech))
            sprite = REWARDS[(number - 1) % len(REWARDS)]
            look = {"frame": "midgard-round", "sprite": sprite, "size": 29}
            yield self.group.space(f"reward:{number}", (left, y - 47), words, **look)

    def piles(self, x: float, y: float) -> Iterator[Mark]:
        """Draw the nine piles of territories: what they are of, their level, and how many tiles are left."""
        for pile, left in kit.in_row(PILES, x, 33):
            kind, level, tiles = pile[:-1], pile[-1], self.table.tiles_left(pile)
            tribute = self.table.box.tributes[pile].words()
            words = say("tiles", territory=Word("territory", type=kind, level=int(level)), n=tiles, tribute=tribute)
            details = (
                Detail(-5, -4, sprite=PICTURES[f"{kind}_territory"], size=15),
                Detail(7, -4, text=level, print="midgard-sum"),
                Detail(0, 13, text="•" * min(6, tiles), print="midgard-subheading"),
            )
            look: Look = {"frame": "midgard-heap", "size": REAL, "details": details, "faint": not tiles}
            yield self.group.space(f"pile:{pile}", (left, y), words, **look)


def bonus(effect: AnyEffect, x: float, y: float) -> Iterator[Detail]:
    """Draw what the first seat gets beside its share."""
    match effect:
        case Gain(what=what, n=n):
            yield Detail(x - 6, y, text=f"+{n}", print="midgard-subheading")
            yield Detail(x + 8, y, sprite=GOODS[what], size=14)
        case Marker():
            yield Detail(x + 2, y, sprite="midgard-sun", size=17)


def tabs(table: Midgard, at: At, width: float) -> tuple[Group, list[Mark]]:
    """Return the tabs of a phone: the six places, each with the shield of who stands there."""
    group = Group("tabs", *at, width, 50, say("tabs"), only="narrow")
    marks = []
    for place, x in kit.in_row([*SPOTS], width / 2, width / len(SPOTS)):
        owner, now = owner_of(table, place), place == table.location
        details = [Detail(0 if owner == NOBODY else -13, 0, sprite=SPOTS[place].unit, size=28)]
        if owner != NOBODY:
            details.append(Detail(15, 0, sprite=f"vl-arms-{owner}", size=26))
        frame = "midgard-tab-now" if now else "midgard-tab-of"
        look: Look = {"frame": frame, "size": REAL, "details": tuple(details)}
        marks.append(
            group.space(f"tab:{place}", (round(x), 25), location_words(table, place), f"location:{place}", **look)
        )
    return group, marks
