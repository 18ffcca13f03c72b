"""The board of Midgard: six places around a fjord, one's own longship below, and beside them the tray and the others.

Groups: ``fjord``, and for phones ``tabs`` above it; ``ship:0`` for the longship of the seat that looks on; ``tray``;
``panel:1``, ... for the others.

Ids: ``location:sea``, ``tab:sea``; ``village:2`` for a group of cards that lies face up, ``deck:village``;
``sails:0:1`` for the second ship of the first seat; ``trade:RC`` for dice at Trade, ``reward:1``; ``pile:food1``,
``way:force``; ``die:0:RC``, ``artifact:0:VA01``, ``slot:0:sea``, ``leader:0``; in the tray ``hand:RR01`` for cards in
hand, ``fate:rally``, ``set:RC``, ``face:S``, ``show:1``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from msgspec.structs import replace

from vikinglab.core.engine import effect as core
from vikinglab.core.show import kit
from vikinglab.core.show.scene import At, Group, Look, Mark, Scene
from vikinglab.core.words.speech import Text, Word, joined

from . import fjord as places
from . import play
from .cards import card_look, die_look, die_word, listed, say, told, word
from .scoring import TOKENS, glory
from .table import Midgard
from .tray import Tray

SHIP = 320
"""The height of one's own longship, which lies right below the fjord and is as wide."""
NARROW = 390
"""The width of groups that are for phones alone: they take all of it."""
TRAY, EMPTY = 270, 48
"""The height of the tray at most, and where nothing lies in it."""
ICONS = {"sea": "vl-monster", "village": "midgard-house", "keep": "midgard-tower"}
GOODS = ("food", "favor", "terror", "farm", "wall", "tower")


def scene(table: Midgard, seat: int | None = None) -> Scene:
    """Draw what a seat sees; an onlooker sees the longship of the first seat below."""
    turn = kit.in_turn(table)
    own = seat or 0
    tabs, in_tabs = places.tabs(table, (12, 0), NARROW)
    fjord = places.fjord(table, (12, 12))
    ship = Group(
        f"ship:{own}",
        *(fjord.x, fjord.y + fjord.height, fjord.width, SHIP),
        ship_words(table, own, seat == own),
        backdrop="midgard-ship",
        seat=own,
    )
    others = [each for each in table.in_order(own) if each != own]
    panels = [
        Group(f"panel:{each}", 880, 12 + 158 * at, 388, 146, ship_words(table, each, False), sheet=True, seat=each)
        for at, each in enumerate(others)
    ]
    tray = Group("tray", 880, 12 + 158 * len(others), 388, TRAY, title(table), sheet=True)
    in_tray = [*Tray(table, tray).marks()]
    tray = replace(tray, height=max([round(mark.y + 34) for mark in in_tray if mark.kind != "label"], default=EMPTY))
    marks = [*in_tabs, *places.on_fjord(table, fjord, seat), *_Ship(table, ship, own, seat == own).marks(), *in_tray]
    marks += [mark for panel in panels for mark in on_panel(table, panel)]
    whose = f"ship:{turn}" if turn == own else f"panel:{turn}"
    active = () if turn is None else (whose, *([f"tab:{table.location}"] if table.location else []))
    height = ship.y + ship.height + kit.MARGIN
    groups = tabs, fjord, ship, tray, *panels
    return Scene("midgard", kit.WIDTH, height, title(table), tuple(marks), groups, active)


# ------------------------------------------------------------------------------------------------ Words


def title(table: Midgard) -> Text:
    """Return which round it is, and whose turn; or how the match ended."""
    return kit.title(table, say, round=table.round, rounds=table.box.content.rounds.value)


def ship_words(table: Midgard, seat: int, own: bool) -> Text:
    """Return all that a seat owns, as far as it is shown: a Glory pile lies face down for others."""
    ship, box = table.longships[seat], table.box
    parts = [word(f"seat-{seat}"), goods_words(table, seat)]
    parts.append(say("dice", dice=_counted(ship.dice)) if ship.dice else say("no-dice"))
    if ship.upgrades:
        parts.append(say("upgrades", dice=_counted(tuple(f"T{face}" for face in ship.upgrades))))
    parts.append(say("leader", card=box.cards[ship.leader].word) if ship.leader else say("no-leader"))
    parts += [slot_words(table, seat, number) for number, slot in enumerate(ship.slots) if slot]
    parts += [artifact_words(table, seat, at) for at in range(len(ship.artifacts))]
    if ship.glory_pile:
        parts.append(pile_words(table, seat, own))
    if ship.territories or ship.subdued:
        parts.append(land_words(table, seat))
    if ship.prophecies or table.secret(seat):
        parts.append(prophecy_words(table, seat))
    return joined("parts", parts)


def pile_words(table: Midgard, seat: int, own: bool) -> Text:
    """Return what lies in a Glory pile, or for others how many cards."""
    pile = table.longships[seat].glory_pile
    return say("pile", cards=_names(table, pile) if own else (str(len(pile)),))


def land_words(table: Midgard, seat: int) -> Text:
    """Return a seat's territories, and how many lie face down."""
    ship = table.longships[seat]
    return say("territories", cards=_names(table, ship.territories), hidden=len(ship.subdued))


def prophecy_words(table: Midgard, seat: int) -> Text:
    """Return a seat's prophecies that all know, and how many lie face down."""
    cards = _names(table, table.longships[seat].prophecies)
    return say("prophecies", cards=cards, hidden=len(table.secret(seat)))


def goods_words(table: Midgard, seat: int) -> Text:
    """Return a seat's glory and goods."""
    ship = table.longships[seat]
    goods = [
        Word("goods", what=what, n=n) for what in ("glory", *GOODS) if (n := getattr(ship, what)) or what == "glory"
    ]
    return say("goods", goods=tuple(goods))


def _counted(dice: tuple[str, ...]) -> tuple[Word, ...]:
    return tuple(
        [Word("counted", n=n, die=Word("piece", colour=die[0], face=die[1:])) for die, n in Counter(dice).items()]
    )


def _names(table: Midgard, cards: tuple[str, ...]) -> tuple[Text, ...]:
    return tuple([table.box.cards[card].word for card in cards])


def slot_words(table: Midgard, seat: int, number: int) -> Text:
    """Return a slot, and the Reavers in it."""
    location, slot = Word(f"location-{table.box.slots[number]}"), table.longships[seat].slots[number]
    return say("slot", location=location, cards=_names(table, slot)) if slot else say("empty-slot", location=location)


def artifact_words(table: Midgard, seat: int, at: int) -> Text:
    """Return an artifact, and the die on it."""
    ship = table.longships[seat]
    die = say("holds", die=die_word(ship.stored[at])) if ship.stored[at] else say("holds-none")
    return joined("list", [told(table.box, ship.artifacts[at]), die])


# ------------------------------------------------------------------------------------------------ The longship


class _Ship:
    """One's own longship: goods, dice, artifacts, the leader, and the four slots."""

    def __init__(self, table: Midgard, group: Group, seat: int, own: bool) -> None:
        self.table, self.group, self.seat, self.own = table, group, seat, own
        self.ship = table.longships[seat]

    def marks(self) -> Iterator[Mark]:
        group, seat, ship = self.group, self.seat, self.ship
        yield from kit.header(group, f"vl-ship-{seat}", word(f"seat-{seat}"))
        yield from goods(self.table, group, (170, kit.HEAD), 62)
        yield from self.leader()
        yield from self.collected()
        for at, x in enumerate(kit.row(max(self.table.box.artifact_places, len(ship.artifacts)), 690, 68)):
            if at < len(ship.artifacts):
                yield from self.artifact(at, x)
        yield from self.dice()
        yield from self.slots()

    def leader(self) -> Iterator[Mark]:
        """Draw the leader, or the empty place."""
        card, id = self.ship.leader, f"leader:{self.seat}"
        if card:
            look = card_look(self.table, card, 56)
            yield self.group.space(id, (60, 92), told(self.table.box, card), **look)
            yield self.group.label(f"{id}:name", (60, 128), label=self.table.box.cards[card].word, print="number")
        else:
            yield self.group.space(id, (60, 92), say("no-leader"), frame="midgard-place", size=56)

    def collected(self) -> Iterator[Mark]:
        """Draw prophecies, the Glory pile and territories, each with how many there are."""
        table, seat, ship = self.table, self.seat, self.ship
        slots = [table.decks["prophecy"].slots[slot].value for slot in table.secret(seat)]
        known = (*ship.prophecies, *filter(None, slots))
        fates = listed(table.box, known) if known else prophecy_words(table, seat)
        hoard = pile_words(table, seat, self.own) if ship.glory_pile else say("no-pile")
        numbers = (len(ship.prophecies) + len(slots), len(ship.glory_pile), len(ship.territories) + len(ship.subdued))
        shown = (
            ("fates", "prophecy", "midgard-back", fates),
            ("hoard", "keep", "vl-star", hoard),
            ("lands", "tile", "midgard-territory", land_words(table, seat)),
        )
        for at, (number, (id, frame, sprite, words)) in enumerate(zip(numbers, shown, strict=True)):
            look: Look = {"frame": f"midgard-{frame}", "sprite": sprite, "size": 42, "figure": str(number)}
            yield self.group.space(f"{id}:{seat}", (124 + 54 * at, 92), words, **look)

    def artifact(self, at: int, x: float) -> Iterator[Mark]:
        """Draw an artifact with its die."""
        card, die = self.ship.artifacts[at], self.ship.stored[at]
        id, words = f"artifact:{self.seat}:{card}", artifact_words(self.table, self.seat, at)
        yield self.group.space(id, (x, 92), words, frame="midgard-village", size=60)
        if die:
            yield self.group.piece(f"stored:{self.seat}:{at}", (x, 94), on=id, **die_look(die, 34))
        else:
            face = self.table.box.artifacts[card].face
            yield self.group.label(
                f"stored:{self.seat}:{at}", (x, 94), on=id, sprite=f"midgard-{face}", size=24, faint=True
            )

    def dice(self) -> Iterator[Mark]:
        """Draw the dice on their places, and Ship Upgrades beside them."""
        pieces = [*self.ship.dice, *(f"T{face}" for face in self.ship.upgrades)]
        number, spent = max(self.table.box.places + self.table.box.upgrade_places, len(pieces)), [*self.ship.spent]
        chosen = self.chosen()
        for at, (x, die) in enumerate(zip(kit.row(number, 428, min(60, 790 / number)), pieces, strict=False)):
            used = die[0] == "T" and die[1:] in spent
            if used:
                spent.remove(die[1:])
            pays = not used and die in chosen
            if pays:
                chosen.remove(die)
            words = say("spent" if used else "committed", die=die_word(die)) if used or pays else die_word(die)
            look, choice = die_look(die, 44), "" if used or pays else f"die:{self.seat}:{die}"
            look["faint"] = used or pays
            yield self.group.piece(f"piece:{self.seat}:{at}", (round(x), 168), words, choice=choice, **look)

    def chosen(self) -> list[str]:
        """Return the dice and Ship Upgrades that were chosen to pay or to fight, and lie in the tray too."""
        thing = self.table.waiting
        if isinstance(thing, play.PayDice | play.PrepareCombat) and thing.seat == self.seat:
            return [*thing.spent]
        return []

    def slots(self) -> Iterator[Mark]:
        """Draw the four slots, with the Reavers in them."""
        slots = self.table.box.slots
        for number, x in enumerate(kit.row(len(slots), 428, 180)):
            id, words = f"slot:{self.seat}:{slots[number]}", slot_words(self.table, self.seat, number)
            icon = ICONS.get(slots[number], f"midgard-{slots[number]}")
            label, look = say(f"short-{slots[number]}"), {"print": "number", "align": "start"}
            yield self.group.space(id, (x - 66, 222), words, sprite=icon, size=26, label=label, **look)  # type: ignore[arg-type]
            for at, card in enumerate(self.ship.slots[number]):
                sprite = f"midgard-K-{self.table.box.colours[self.table.box.reavers[card].clan]}"
                name, spot = self.table.box.cards[card].word, (x - 60, 246 + 20 * at)
                words = joined("label", [name, core.said(self.table.box.lists[card], self.table.box.speech)])
                yield self.group.piece(f"{id}:{at}", spot, words, sprite=sprite, size=18, label=name, **look)  # type: ignore[arg-type]


def goods(
    table: Midgard, group: Group, first: At, apart: float, tokens_at: At | None = None, told: bool = True
) -> Iterator[Mark]:
    """Draw glory and goods with their numbers, tokens after them or elsewhere; words only if the panel lacks them."""
    seat = group.seat or 0
    ship = table.longships[seat]
    total = sum(glory(table, seat).values()) if table.result else ship.glory
    basic, tokens = ("glory", "food", "favor", "terror"), [token for token in TOKENS if getattr(ship, token)]
    spots = kit.grid(7, 7, first, apart, 0)
    if tokens_at:
        spots[4:] = kit.grid(3, 3, tokens_at, apart, 0)
    for what, spot in zip((*basic, *tokens), spots, strict=False):
        n, sprite = (
            total if what == "glory" else getattr(ship, what),
            f"midgard-{what}" if what != "glory" else "vl-star",
        )
        words = word("goods", what=what, n=n) if told else None
        yield group.label(f"{what}:{seat}", spot, words, text=str(n), sprite=sprite, size=20, align="start")


def on_panel(table: Midgard, group: Group) -> Iterator[Mark]:
    """Draw what another seat has, folded: its goods, its dice by their faces, and how much else."""
    seat, cards = group.seat or 0, table.box.cards
    ship = table.longships[seat]
    yield from kit.header(group, f"vl-ship-{seat}", word(f"seat-{seat}"))
    yield from goods(table, group, (172, kit.HEAD), 54, (244, 128), told=False)
    pieces = Counter([*ship.dice, *(f"T{face}" for face in ship.upgrades)])
    for at, (die, n) in enumerate(pieces.items()):
        look = die_look(die, 26) | {"figure": str(n)} if n > 1 else die_look(die, 26)
        yield group.label(f"piece:{seat}:{die}", (24 + 29 * (at % 13), 62), **look)
    aboard = say("folded", reavers=sum(map(len, ship.slots)), artifacts=len(ship.artifacts), pile=len(ship.glory_pile))
    lands, fates = len(ship.territories) + len(ship.subdued), len(ship.prophecies) + len(table.secret(seat))
    leader = say("leader", card=cards[ship.leader].word) if ship.leader else say("no-leader")
    for at, line in enumerate((aboard, say("folded-lands", tiles=lands, prophecies=fates), leader)):
        yield group.label(f"folded:{seat}:{at}", (14, 92 + 18 * at), label=line, align="start")
