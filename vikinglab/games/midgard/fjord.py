"""The fjord with its six places: what each gives to whom, here and now, and what lies there.

The strip of a place answers what it gives: the shields of the seats in their order, from the one who chose it or would
choose next, each with its total; under the first the hull of the ship that chooses, and its bonus below its number.
"""

from __future__ import annotations

from collections.abc import Iterator

from vikinglab.core.engine import effect as core
from vikinglab.core.show import kit
from vikinglab.core.show.scene import At, Group, Look, Mark, Part, Print, View
from vikinglab.core.words.speech import Text, Word, joined

from .box import GROUPS, LOCATIONS, PILES
from .cardface import GOODS, PAIR, REAL, Icon, Size, face, icon
from .cards import die_look, die_word, say, told, word
from .effects import AnyEffect, Draw, Gain, Marker
from .fleet import fleet, sailing
from .ship import tally
from .table import NOBODY, Midgard

WIDE, HIGH = 856, 468
SPOTS: dict[str, At] = {
    "recruit": (144, 106), "trade": (712, 106), "territory": (428, 83),
    "village": (144, 308), "keep": (712, 308), "sea": (428, 246),
}  # fmt: skip
"""The middle of each place's heading, in the order in which one reads them."""
DECKS = {"recruit": "reaver", "trade": "prophecy", "sea": "battle", "village": "village", "keep": "keep"}
DECK_AT: dict[str, At] = {
    "reaver": (238, 46), "prophecy": (806, 46), "village": (238, 250), "keep": (806, 250), "battle": (446, 412),
}  # fmt: skip
UNITS = {
    "recruit": "midgard-recruit", "trade": "midgard-trade", "territory": "midgard-territory",
    "village": "midgard-house", "keep": "midgard-tower", "sea": "midgard-serpent",
}  # fmt: skip
"""What the totals of a place count."""
PILE_ICONS = {"food": "midgard-food", "favor": "midgard-favor", "dice": "midgard-combat"}
REWARDS = ("midgard-favor", "midgard-food", "midgard-combat", "midgard-scroll")
"""The drawings of Trade's rewards, in their order."""
LINES: dict[str, At] = {"trade": (712 - 20, 106 + 92), "territory": (282, 174), "sea": (424, 452)}
"""Where the line of words of a place begins, if not below what lies there."""
BELOW = 62
"""How far below its heading lies what a place has."""
VIEW = 264, 200
"""The room that a place takes where it is shown alone; others are larger in the same proportion."""
NEAR: dict[str, tuple[float, float, float]] = {
    "recruit": (12, 10, 1), "trade": (580, 10, 1), "territory": (270, 4, 1.2),
    "village": (12, 214, 1), "keep": (580, 214, 1), "sea": (260, 203, 1.27),
}  # fmt: skip
"""Where the view of each place begins, and how much larger it is."""


def fjord(table: Midgard, at: At) -> Group:
    """Return the group of the fjord; where there is little room, one place of it is shown at a time."""
    views = tuple(View(f"tab:{place}", x, y, VIEW[0] * by, VIEW[1] * by) for place, (x, y, by) in NEAR.items())
    return Group("fjord", *at, WIDE, HIGH, say("fjord"), backdrop="midgard-fjord", views=views)


def on_fjord(table: Midgard, group: Group, seat: int | None) -> Iterator[Mark]:
    """Draw the rounds, the six places, and the ships; the seat that looks on has its own cells framed."""
    drawn = Fjord(table, group, seat)
    yield drawn.rounds()
    for place in SPOTS:
        yield from drawn.place(place)
    yield from fleet(table, group)


# ------------------------------------------------------------------------------------------------ Words


def location_words(table: Midgard, place: str) -> Text:
    """Return a location: its cost, what it brings to each seat, and whose ship lies there."""
    cost = table.box.content.locations[place].cost.value.words()
    owner = owner_of(table, place)
    parts = [say("location", location=Word(f"location-{place}"), cost=cost)]
    parts.append(say("free") if owner == NOBODY else say("taken", seat=owner))
    for seat, total, extras in gifts(table, place):
        share = say("share", seat=seat, n=total, place=place)
        parts.append(joined("list", [share, *(effect.said(table.box.speech) for effect in extras)]))
    parts += [say("rested", seat=seat) for seat in (table.rested if place == table.location else ())]
    return joined("parts", parts)


def owner_of(table: Midgard, place: str) -> int:
    """Return the seat that chose a place."""
    return table.chosen[LOCATIONS.index(place)]


def gifts(table: Midgard, place: str) -> Iterator[tuple[int, int, list[AnyEffect]]]:
    """Yield what a place gives to each seat, from the one who chose it or would choose next.

    It is how many cards, rewards or attempts, and what else: cards that are drawn are counted with the others.
    """
    location, first = table.box.content.locations[place], owner_of(table, place)
    if first == NOBODY:
        over = table.turn >= table.box.content.selections.value
        first = max(0, table.marker if over else table.selecting())
    each = GROUPS[DECKS[place]] if place in ("recruit", "village", "keep") else 1
    shares = table.box.content.shares[str(table.players)].value
    for seat, share in zip(table.in_order(first), shares, strict=False):
        bonus = location.bonus.value[share - 1]
        drawn = sum([effect.n for effect in bonus if isinstance(effect, Draw)])
        extras = [effect for effect in bonus if not isinstance(effect, Draw)]
        yield seat, each * location.times.value[share - 1] + drawn, extras


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
        now, number = self.table.round, self.table.box.content.rounds.value
        words = say("round", round=now, rounds=number)
        stones = [
            Part(x, 0, sprite=f"midgard-stone{'' if at < now else '-now' if at == now else '-left'}")
            for at, x in kit.in_row(range(1, number + 1), 0.5, 25)
        ]
        return self.group.label("round", (428, 28), words, parts=tuple(stones))

    def place(self, place: str) -> Iterator[Mark]:
        """Draw a place: its heading with the strip, what lies there, and a line of words."""
        x, y = SPOTS[place]
        yield self.heading(place)
        if place == "territory":
            yield from self.piles(x, y + 62)
        elif place == "sea":
            yield from self.battles(x, y + 86)
        else:
            if place == "trade":
                yield from self.market(x, y)
            yield from self.display(DECKS[place], x, y + BELOW)
        if place in DECKS:
            yield self.deck(DECKS[place])
        yield self.line(place)

    def line(self, place: str) -> Mark:
        """Say in a few words what may be taken at a place."""
        x, y = LINES.get(place, (SPOTS[place][0] - 116, SPOTS[place][1] + 92))
        left = sum(map(bool, self.table.displays.get(DECKS.get(place, ""), ())))
        kind: Print = "number" if place == "sea" else "script"
        label = say("lies", place=place, n=left)
        return self.group.label(f"lies:{place}", (x, y), label=label, print=kind, align="start")

    def heading(self, place: str) -> Mark:
        """Draw the name and the cost of a place on an inked line, and its strip."""
        frames = ("midgard-isle", "midgard-isle-now") if place == "sea" else ("midgard-spot", "midgard-now")
        look: Look = {"frame": frames[place == self.table.location], "size": REAL}
        look["parts"] = (*self.named(place), *self.strip(place))
        return self.group.space(f"location:{place}", SPOTS[place], location_words(self.table, place), **look)

    def named(self, place: str) -> Iterator[Part]:
        """Draw the name of a place, and at the right its cost."""
        yield Part(-120, -22, label=word(f"location-{place}"), print="place", align="start")
        cost = self.table.box.content.locations[place].cost.value
        x = 118.0
        for look, n in self.priced(place):
            yield Part(x - 9, -22, **look)
            yield Part(x - 28, -22, text=str(n), print="price")
            x -= 41
        if not (cost.food or cost.favor or cost.terror or cost.dice):
            yield Part(x - 19, -21, label=say("no-cost"), print="script")

    def priced(self, place: str) -> Iterator[tuple[Icon, int]]:
        """Yield what a place costs, from the right to the left."""
        cost = self.table.box.content.locations[place].cost.value
        for each in dict.fromkeys(reversed(cost.dice)):
            yield icon(each, 22), cost.dice.count(each)
        for good in ("terror", "favor", "food"):
            if n := getattr(cost, good):
                yield {"frame": "midgard-round", "sprite": GOODS[good], "size": 24}, n

    def strip(self, place: str) -> Iterator[Part]:
        """Draw what a place gives to each seat: its shield with its total, dashed with a camp fire where it rested."""
        yield Part(-109, 14, sprite=UNITS[place], size=22)
        resting = self.table.rested if place == self.table.location else ()
        for at, (seat, total, extras) in enumerate(gifts(self.table, place)):
            x = 48.0 * at - (51 if at else 63)
            if seat == self.seat:
                yield Part(x, 14, sprite=f"midgard-yours{'' if at else '-first'}")
            if not at:
                yield Part(x - 16, 27, sprite="midgard-hulled")
            shield = x - (11 if at else 16)
            if seat in resting:
                yield Part(shield, 13, sprite="midgard-rests", size=26)
                yield Part(shield, 12, label=word(f"letter-{seat}"), print="sum")
                yield Part(shield + 22, 13, sprite="midgard-fire", size=22)
                continue
            yield Part(shield, 12, sprite=f"vl-arms-{seat}", size=26)
            yield Part(shield + 24, 6 if extras else 14, text=str(total), print="sum")
            for effect in extras:
                yield from bonus(effect, x + 12, 24)

    # -------------------------------------------------------------------------------------------- What lies there

    def display(self, deck: str, x: float, y: float) -> Iterator[Mark]:
        """Draw the cards that lie face up: single ones in a row, others in pairs that are taken together."""
        groups = self.table.displays[deck]
        if GROUPS[deck] == 1:
            for at, cards in enumerate(groups, 1):
                yield from self.single(deck, at, cards, (x + 2 + 33 * (at - 1), y + 4), "pair")
            return
        for at, (cards, left) in enumerate(kit.in_row(groups, x, 62), 1):
            words = self.lying(cards)
            frame = "midgard-coupled" if cards else "midgard-couple"
            yield self.group.space(f"{deck}:{at}", (left, y), words, frame=frame, size=REAL)
            for number, card in enumerate(cards):
                yield self.card(f"{deck}:{at}:{number}", (left - 14 + 27 * number, y), card, f"{deck}:{at}", "pair")
            if len(cards) > 1:
                yield self.group.label(f"{deck}:{at}:link", (left, y + 15), on=f"{deck}:{at}", sprite="midgard-link")

    def single(self, deck: str, at: int, cards: tuple[str, ...], spot: At, size: Size) -> Iterator[Mark]:
        """Draw a place for a card, and the card on it, which hides it."""
        frame = "" if cards else "midgard-bare" if size == "small" else "midgard-gap"
        yield self.group.space(f"{deck}:{at}", spot, self.lying(cards), frame=frame, size=REAL)
        for number, card in enumerate(cards):
            yield self.card(f"{deck}:{at}:{number}", spot, card, f"{deck}:{at}", size)

    def lying(self, cards: tuple[str, ...]) -> Text:
        """Return the names of the cards that lie in a place."""
        return joined("list", [self.table.box.cards[card].word for card in cards]) if cards else say("empty")

    def card(self, id: str, at: At, card: str, on: str, size: Size) -> Mark:
        """Draw a card that lies face up, and turns over when it comes there."""
        look: Look = {**face(self.table.box, card, size), "comes": "turn", "goes": self.aboard if on else ""}
        return self.group.piece(id, at, told(self.table.box, card), on=on, **look)

    def deck(self, deck: str) -> Mark:
        """Draw a deck, with how many cards it has."""
        n = len(self.table.decks[deck])
        words = say("deck", deck=Word("deck-name", deck=deck), n=n)
        top = Part(0, 0, frame=f"midgard-{deck}-pair", size=PAIR), Part(0, -3, sprite="midgard-back", size=20)
        parts = (*top, *tally(n, 12, 22))
        return self.group.space(f"deck:{deck}", DECK_AT[deck], words, frame="midgard-stack", size=REAL, parts=parts)

    def battles(self, x: float, y: float) -> Iterator[Mark]:
        """Draw the Sea Battles that lie face up, and the Sea Journey that was met."""
        groups = self.table.displays["battle"]
        for at, (cards, left) in enumerate(kit.in_row(groups, x, 68), 1):
            yield from self.single("battle", at, cards, (left, y), "small")
        for [card] in self.table.displays["journey"]:
            yield self.card("journey", (502, 405), card, "", "small")

    def market(self, x: float, y: float) -> Iterator[Mark]:
        """Draw the dice at Trade, and the rewards in its stall."""
        dice = kit.in_grid(self.table.trade, 3, (x - 102, y + 54), 31, 29)
        for number, (die, spot) in enumerate(dice, 1):
            look: Look = {**die_look(die, 27), "goes": self.aboard}
            yield self.group.piece(f"market:{number}", spot, die_word(die), choice=f"trade:{die}", **look)
        rewards = self.table.box.content.trade.rewards.value
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
            parts = (
                Part(-5, -4, sprite=PILE_ICONS[kind], size=15),
                Part(7, -4, text=level, print="sum"),
                Part(0, 13, text="•" * min(6, tiles), print="subheading"),
            )
            look: Look = {"frame": "midgard-heap", "size": REAL, "parts": parts, "faint": not tiles}
            yield self.group.space(f"pile:{pile}", (left, y), words, **look)


def bonus(effect: AnyEffect, x: float, y: float) -> Iterator[Part]:
    """Draw what the first seat gets beside its share."""
    match effect:
        case Gain(what=what, n=n):
            yield Part(x - 6, y, text=f"+{n}", print="subheading")
            yield Part(x + 8, y, sprite=GOODS[what], size=14)
        case Marker():
            yield Part(x + 2, y, sprite="midgard-sun", size=17)


def tabs(table: Midgard, at: At, width: float) -> tuple[Group, list[Mark]]:
    """Return the tabs of a phone: the six places, each with the shield of who stands there."""
    group = Group("tabs", *at, width, 50, say("tabs"), only="narrow")
    marks = []
    for place, x in kit.in_row([*SPOTS], width / 2, width / len(SPOTS)):
        owner, now = owner_of(table, place), place == table.location
        parts = [Part(0 if owner == NOBODY else -13, 0, sprite=UNITS[place], size=28)]
        if owner != NOBODY:
            parts.append(Part(15, 0, sprite=f"vl-arms-{owner}", size=26))
        frame = "midgard-tab-now" if now else "midgard-tab-of"
        look: Look = {"frame": frame, "size": REAL, "parts": tuple(parts)}
        marks.append(
            group.space(f"tab:{place}", (round(x), 25), location_words(table, place), f"location:{place}", **look)
        )
    return group, marks
