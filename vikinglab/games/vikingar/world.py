"""The round world on the board: the high sea, the dials around it, the end of the world, and what lies there."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, radians, sin
from typing import Unpack

from msgspec.structs import replace

from vikinglab.core.engine.grammar import LETTERS
from vikinglab.core.show import kit
from vikinglab.core.show.scene import At, Group, Look, Mark
from vikinglab.core.words.speech import Text, joined

from . import board_words
from .ahead import cost
from .board_words import say, word, zone_name
from .box import CLAN, EDGE, FALL, GATE, HIGH_SEA, NORTH, PASSAGE, SHIPS, SOUTH, WHIRLPOOL, ZONES, part_of, slot_of
from .play.combat import Fight, Voyage
from .play.moving import Activation, Move
from .table import Vikingar

MIDDLE = MIDDLE_X, MIDDLE_Y = 425, 438
NUMBERS = 127
"""The distance of the slots' numbers from the middle of the world; the drawings have the rest."""
BERTHS, ASIDE = {NORTH: 162, SOUTH: 271, EDGE: 388}, (388, 38)
"""The distance of a longship from the middle, by part; at the end of the world also its distance aside."""
SITES = {NORTH: (((213, 0),), ((198, 0), (232, 0))), SOUTH: (((319, 0),), ((321, -19), (321, 19)))}
"""The places of one site of a zone, and of two: their distances from the middle and aside."""
AT_SEA = ((99, -15), (99, 15), (59, -22), (59, 22), (20, 0))
"""The places of a seat's longships on the high sea: their distances from the middle, and degrees aside."""
WHIRLS, WHIRL_AT_SEA = {NORTH: (193, 18), SOUTH: (281, 25)}, (82, 0)
"""The distances of a whirlpool from the middle and aside; on the high sea it lies between two seats' longships."""
OUTPOSTS = ("city", "cult")
"""The places where an outpost can stand."""
CARDS = {FALL: "vikingar-fall", GATE: "vikingar-gate"}
"""The drawings of the fall and the gate at the end of the world."""
ROOM, CARD, SHIP, ALONE, BESIDE = 32, 44, 38, 44, 36
"""The sizes of the sign to choose a zone, of an edge card, a longship, a place alone in its zone, and one of two."""
NEAR, FAR, WIDE = 124, 400, 60
"""The dial in hand is shown large from here to there, and as wide as a little of those beside it is seen."""


def world() -> Group:
    """Return the group of the world."""
    return Group("world", kit.MARGIN, kit.MARGIN, 850, 864, say("world"), backdrop="vikingar-world")


def hand(table: Vikingar) -> int:
    """Return the zone that matters now: of a combat, of the longship under way, else of one still to be played."""
    fight: Fight | None = kit.ahead(table, "fight", None)
    if fight is not None:
        return fight.zone
    ship, seat = kit.ahead(table, "ship", None), kit.in_turn(table)
    left = [] if seat is None else [each for each in table.ships_of(seat) if each not in table.played]
    zones = [table.where[each] for each in (left if ship is None else [ship])]
    return next((zone for zone in zones if zone > HIGH_SEA), HIGH_SEA)


class World:
    """The world in a position, as a seat sees it."""

    def __init__(self, table: Vikingar, seat: int | None, group: Group) -> None:
        self.table, self.seat, self.group = table, seat, group
        self.slots = range(1, table.box.slots + 1)
        self.hand, ship = hand(table), kit.ahead(table, "ship", None)
        # Outposts are pointed at where the longship under way lies.
        self.flagged = HIGH_SEA if ship is None else max(HIGH_SEA, table.where[ship])
        self.entries = dict(self.entered())

    def closely(self) -> Group:
        """Return the group with its closeup: the dial in hand, turned so that it lies on its side, or the high sea."""
        if not self.hand:
            return replace(self.group, closeup=(MIDDLE_X - NEAR, MIDDLE_Y - NEAR, 2 * NEAR, 2 * NEAR, 0))
        turn, long = self.turn(slot_of(self.hand)), FAR - NEAR
        x, y = self.spot(slot_of(self.hand), NEAR + long / 2)
        box = (x - long / 2, y - WIDE, long, 2 * WIDE, (90 if turn <= 180 else 270) - turn)
        return replace(self.group, closeup=box)

    def entered(self) -> Iterator[tuple[int, Look]]:
        """Yield the zones that the reader may enter now, with the mark of what it costs."""
        asked = self.table.waiting
        if not isinstance(asked, Activation) or self.seat not in (None, asked.seat):
            return
        for move in asked.legal(self.table):
            if isinstance(move, Move):
                zone = ZONES.index(move.zone)
                kind, figure = cost(self.table, Voyage(asked.ship, zone))
                look: Look = {"text": figure, "print": "light" if kind == "fight" else "note"}
                yield zone, {"sprite": f"vikingar-cost-{kind}", **look} if kind else {}

    def turn(self, slot: int) -> float:
        """Return the angle between a slot and the first one, in degrees."""
        return (slot - 1) * 360 / self.table.box.slots

    def spot(self, slot: int, far: float, aside: float = 0) -> At:
        """Return a place so far from the middle of the world in the direction of a slot, or so far aside of it."""
        angle = radians(self.turn(slot))
        x, y = far * sin(angle) + aside * cos(angle), aside * sin(angle) - far * cos(angle)
        return round(MIDDLE_X + x), round(MIDDLE_Y + y)

    def marks(self) -> Iterator[Mark]:
        # Later marks lie over earlier ones: drawings of dials, zones and places, flags, longships.
        for slot in self.slots:
            yield from self.dial(slot)
        if self.hand:
            yield self.turned("hand", slot_of(self.hand), sprite="vikingar-hand")
        words = board_words.zone_words(self.table, self.seat, HIGH_SEA)
        yield self.group.label("land:H", MIDDLE, on="zone:H", sprite="vikingar-isle")
        entered: Look = {"sprite": "vikingar-zone"} if HIGH_SEA in self.entries else {}
        yield self.group.space("zone:H", (MIDDLE_X, MIDDLE_Y + 30), words, **entered)
        yield self.whirlpool(HIGH_SEA, self.at_sea(self.table.players // 2 + 0.5, WHIRL_AT_SEA))
        for part in (NORTH, SOUTH, EDGE):
            for slot in self.slots:
                yield from self.zone(part + slot)
        yield from self.flags()
        for ship, zone in enumerate(self.table.where):
            if zone >= 0:
                yield self.ship(ship, zone)
        yield from self.corners()

    def fine(self, id: str, at: At, text: str = "", label: Text | None = None) -> Mark:
        """Draw fine print."""
        return self.group.label(id, at, text=text, label=label, print="vikingar-fine", fine=True)

    def dial(self, slot: int) -> Iterator[Mark]:
        """Draw the number of a slot, and what lies there: a dial, or the two halves of its back."""
        yield self.fine(f"slot:{slot}", self.spot(slot, NUMBERS), text=str(slot))
        north, south = (ZONES[part + slot] for part in (NORTH, SOUTH))
        yield self.turned(f"land:{north}", slot, f"zone:{north}", **self.water(slot))
        # The drawing of a dial is one for both halves, and this lies over its outer one.
        yield self.turned(f"land:{south}", slot, f"zone:{south}", sprite="vikingar-south")

    def turned(self, id: str, slot: int, on: str = "", **look: Unpack[Look]) -> Mark:
        """Draw what is made for the first slot as it lies in another one."""
        return self.group.label(id, MIDDLE, on=on, **(look | {"turn": self.turn(slot)}))

    def land(self, zone: int) -> int:
        """Return the bits of a zone that the seat knows."""
        return board_words.land_seen(self.table, self.seat, zone)

    def water(self, slot: int) -> Look:
        """Return the look of a dial: its sea, the equator and the islands; or its back, the same for every dial."""
        land = self.land(NORTH + slot)
        joint = "passage" if land & PASSAGE else "reef"
        if not self.table.explored(slot):
            return {"sprite": "vikingar-back", "over": f"vikingar-{joint}" if land else "", "comes": "turn"}
        found = [(part, len(list(board_words.printed(self.table, self.seat, part + slot)))) for part in (NORTH, SOUTH)]
        isles = [f"vikingar-isle-{'n' if part == NORTH else 's'}{sites}" for part, sites in found if sites]
        return {"sprite": f"vikingar-open-{joint}", "over": " ".join(isles), "comes": "turn"}

    def zone(self, zone: int) -> Iterator[Mark]:
        """Draw what can be chosen of a zone, its places, and the card at the end of the world."""
        slot, part, land = slot_of(zone), part_of(zone), self.land(zone)
        words, card = board_words.zone_words(self.table, self.seat, zone), land & (FALL | GATE) if part == EDGE else 0
        look: Look = {"size": ROOM, **self.entries.get(zone, {})}
        if card:
            runes = str(self.table.box.content.runes.edge) if card == FALL else ""
            look = {"frame": CARDS[card], "size": CARD, "figure": runes}
        yield self.group.space(f"zone:{ZONES[zone]}", self.berth(zone), words, **look)
        if land & WHIRLPOOL:
            yield self.whirlpool(zone, self.spot(slot, *WHIRLS[part]))
        if part != EDGE:
            yield from self.places(zone)

    def berth(self, zone: int) -> At:
        """Return the place of a longship in a zone: a little aside of a whirlpool."""
        aside = -4 if self.land(zone) & WHIRLPOOL else 0
        return self.spot(slot_of(zone), BERTHS[part_of(zone)], aside)

    def whirlpool(self, zone: int, at: At) -> Mark:
        """Draw a whirlpool, which takes longships to the others."""
        id, words = f"zone:{ZONES[zone]}:whirlpool", joined("label", [zone_name(zone), say("whirlpool")])
        return self.group.piece(id, at, words, f"zone:{ZONES[zone]}", id, sprite="vikingar-whirlpool", comes="show")

    def sites(self, zone: int) -> Iterator[tuple[str, int, At]]:
        """Yield the name, the bit and the spot of each place printed on a zone: one alone, or two side by side."""
        found = list(board_words.printed(self.table, self.seat, zone))
        for (name, bit), place in zip(found, SITES[part_of(zone)][len(found) - 1], strict=False):
            yield name, bit, self.spot(slot_of(zone), *place)

    def places(self, zone: int) -> Iterator[Mark]:
        """Draw what stands in a zone."""
        sites, scouted = list(self.sites(zone)), not self.table.explored(slot_of(zone))
        alone = len(sites) == 1
        for name, bit, at in sites:
            razed = not scouted and not self.table.land[zone] & bit
            words = joined("label", [zone_name(zone), board_words.place_words(self.table, zone, name, razed=razed)])
            look: Look = {"size": ALONE if alone or scouted else BESIDE, "comes": "show"}
            if scouted:
                look |= {"frame": "vikingar-seen", "sprite": f"vikingar-{name}"}
            elif razed:
                look |= {"frame": f"vikingar-razed-{name}"}
            else:
                look |= self.standing(zone, name)
            if alone and not scouted and zone > SOUTH and slot_of(zone) % 2:
                look["over"] = f"{look.get('over', '')} vikingar-trees".strip()
            yield self.group.space(f"zone:{ZONES[zone]}:{name}", at, words, **look)

    def standing(self, zone: int, name: str) -> Look:
        """Return the look of a place: with the runes that defend it, its holder's flag, and a stronghold's toll."""
        runes, seat = board_words.defence(self.table, zone, name), self.table.holder(zone, name)
        look: Look = {"frame": f"vikingar-at-{name}", "figure": str(runes or "")}
        if name == "quest" and runes:
            look |= {"frame": "vl-card", "sprite": "vl-monster"}
        if seat is not None and zone != self.flagged:
            look |= {"over": f"vikingar-held-{seat}", "seat": seat}
        if name == "stronghold":
            look |= {"over": "vikingar-toll", "corner": str(self.table.box.prices[""]["toll"])}
        return look

    def flags(self) -> Iterator[Mark]:
        """Draw where the longship that is under way could found an outpost, or attack the holder of a place."""
        zone = self.flagged
        sites = list(self.sites(zone)) if NORTH < zone <= EDGE else []
        for name, _, (x, y) in sites:
            seat, id = self.table.holder(zone, name), f"zone:{ZONES[zone]}:{name}"
            if seat is None and name not in OUTPOSTS:
                continue
            whose = say("no-flag") if seat is None else say("flag", seat=seat)
            words = joined("label", [zone_name(zone), word(f"site-{name}"), whose])
            look: Look = {"faint": True} if seat is None else {"text": LETTERS[seat], "seat": seat}
            look |= {"sprite": "vikingar-flag", "size": 26, "comes": "show"}
            yield self.group.piece(f"{id}:outpost", (x + 16, y - 15), words, on=id, choice=f"{id}:outpost", **look)

    def ship(self, ship: int, zone: int) -> Mark:
        """Draw a longship: its sail is up until it has been played."""
        seat, id = ship // CLAN, SHIPS[ship]
        at = self.berth(zone) if zone else self.at_sea(seat, AT_SEA[ship % CLAN])
        if zone > EDGE:  # the card at the end of the world stays to be seen
            at = self.spot(slot_of(zone), *ASIDE)
        played = ship in self.table.played and ship != board_words.under_way(self.table)
        sail = "vikingar-played" if played else "vl-ship"
        look: Look = {"sprite": f"{sail}-{seat}", "small": f"vl-crest-{seat}", "seat": seat, "size": SHIP}
        words = joined("label", [zone_name(zone), board_words.ship_words(self.table, ship)])
        return self.group.piece(f"ship:{id}", at, words, on=f"zone:{ZONES[zone]}", choice=f"ship:{id}", **look)

    def at_sea(self, seat: float, place: At) -> At:
        """Return a place on the high sea, where the longships of a seat lie together."""
        far, aside = place
        players = self.table.players
        angle = radians(360 * seat / players - 45 + aside * min(1, 4 / players))
        return round(MIDDLE_X + far * sin(angle)), round(MIDDLE_Y - far * cos(angle))

    # -------------------------------------------------------------------------------------------- Corners

    def corners(self) -> Iterator[Mark]:
        """Draw the round, the order of play and the piles in the corners that the world leaves free."""
        table, label = self.table, self.group.label
        plate: Look = {"label": word("game"), "sprite": "vikingar-plate", "small": "vikingar-plate-small"}
        yield label("name", (100, 40), **(plate | {"print": "title"}))
        yield self.fine("round", (100, 63), label=say("round", round=table.round))
        yield self.fine("feats", (100, 78), label=say("feats", feats=table.box.feats))
        order = joined("list", [word(f"seat-{seat}") for seat in table.order])
        yield label("order", (744, 34), joined("label", [say("order"), order]), label=say("order"), print="script")
        for seat, x in kit.in_row(table.order, 744, 29):
            yield label(f"order:{seat}", (round(x), 63), sprite=f"vl-crest-{seat}", seat=seat)
        piles = (("events", 58, table.events), ("quests", 722, table.quests), ("edges", 792, table.edges))
        for name, x, pool in piles:
            left, sprite = len(pool.unseen), f"vikingar-deck-{name}"
            yield label(f"pile:{name}", (x, 786), say(f"pile-{name}", cards=left), sprite=sprite, size=62)
            yield label(f"pile:{name}:left", (x, 832), label=say(f"left-{name}", cards=left), print="script")
        for number, card in enumerate(table.faced):
            # Like cards are one choice, but each has an id of its own.
            id, words = f"event:{card}", board_words.card_words(table, card)
            own = id if card not in table.faced[:number] else f"{id}:{number}"
            runes = str(table.event(card).runes or "")
            look: Look = {"frame": "vl-card", "sprite": "vikingar-event", "size": 50, "figure": runes}
            yield self.group.piece(own, (124 + 54 * number, 786), words, choice=id, **look)
