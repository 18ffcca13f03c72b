"""A position of Midgard: the locations, the longships, and what may be done to them."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from typing import TYPE_CHECKING

from vikinglab.core.engine.part import Part
from vikinglab.core.engine.pool import Pool
from vikinglab.core.engine.table import Table
from vikinglab.core.words.rulebook import rule

from .box import Box
from .deck import LOCATIONS, PILES
from .dice import HAMMERS, added, can_spend, changed, kind, less, without
from .effects import TOKENS, Pay

NOBODY = -1
GOODS = ("glory", "food", "favor", "terror", "farm", "wall", "tower")
"""The goods of a longship that are only counted."""


class Longship(Part):
    """A seat's longship, with all that it owns. Tuples of like things are kept in order."""

    glory: int = 0
    food: int = 0
    favor: int = 0
    terror: int = 0
    farm: int = 0
    wall: int = 0
    tower: int = 0
    dice: tuple[str, ...] = ()
    leader: str = ""
    slots: tuple[tuple[str, ...], ...] = ()
    """The Reavers of each slot, the first on top."""
    artifacts: tuple[str, ...] = ()
    stored: tuple[str, ...] = ()
    """The die on each artifact, or an empty word."""
    used: tuple[str, ...] = ()
    """The artifacts that were used at this location."""
    upgrades: tuple[str, ...] = ()
    spent: tuple[str, ...] = ()
    """The Ship Upgrades among them that lie face down."""
    glory_pile: tuple[str, ...] = ()
    prophecies: tuple[str, ...] = ()
    """Those that all have seen. Those from the deck lie in slots of its pool."""
    territories: tuple[str, ...] = ()
    subdued: tuple[str, ...] = ()
    """The piles of the tiles that were just taken and lie face down."""
    extra: tuple[int, ...] = ()
    """Extra combat dice for this location: each entry is for one combat."""
    attempts: int = 0
    """Extra attempts to subdue that were not used yet."""


class _Boxed:
    if TYPE_CHECKING:
        box: Box


class Midgard(_Boxed, Table, kw_only=True):
    """A position of Midgard."""

    longships: list[Longship]
    decks: dict[str, Pool]
    displays: dict[str, tuple[tuple[str, ...], ...]]
    """The groups of cards that lie face up, by deck; an empty one was taken."""
    piles: tuple[tuple[str, ...], ...]
    """The tiles that nobody has seen, of each pile."""
    supply: dict[str, int]
    """The crew dice of each colour that lie in the supply."""
    trade: tuple[str, ...] = ()
    """The dice that lie at Trade."""
    round: int = 1
    turn: int = 0
    """The number of ships that have been placed in this round."""
    start: int = NOBODY
    """The seat that began the round."""
    marker: int = NOBODY
    honor: int = NOBODY
    chosen: tuple[int, ...] = (NOBODY,) * len(LOCATIONS)
    """The seat whose ship lies at each location."""
    location: str = ""
    active: int = NOBODY
    rested: tuple[int, ...] = ()
    """The seats that have rested at this location."""
    deck_only: bool = False
    """True if the seat that sails must face a battle from the deck."""
    more_defence: int = 0
    """The defence that a journey has added to its battle."""
    more_dice: int = 0
    """The dice of any face that a journey has added to the battle's set."""

    # -------------------------------------------------------------------------------------------- Seats and turns

    @rule("select.order", "select.four", "select.two", "select.honor")
    def selecting(self) -> int:
        """Return the seat that places the next ship."""
        return self.placing(self.turn)

    def placing(self, turn: int) -> int:
        """Return the seat that places a ship of the round: clockwise from the start player, the Honor Ship last."""
        if self.honor != NOBODY and turn >= self.players:
            return self.honor
        return (self.start + turn) % self.players

    @rule("setup.honor")
    def has_honor_ship(self) -> bool:
        """Return whether an Honor Ship makes up for selections that are no seat's own: three seats have four."""
        return bool(self.players < self.box.content.selections < 2 * self.players)

    def in_order(self, first: int) -> list[int]:
        """Return the seats clockwise from one of them."""
        return [(first + step) % self.players for step in range(self.players)]

    @rule("part.bonus")
    def share(self, seat: int) -> int:
        """Return the number of the share that a seat gets of a location: 1 is the active player's."""
        shares: list[int] = self.box.content.shares[str(self.players)]
        return shares[(seat - self.active) % self.players]

    # -------------------------------------------------------------------------------------------- Dice

    def gain_dice(self, seat: int, *dice: str) -> None:
        """Move dice from the supply to a longship. Whether there is room is checked later."""
        ship = self.longships[seat]
        ship.dice = added(ship.dice, *dice)
        for die in dice:
            self.supply[die[0]] -= 1

    def lose_die(self, seat: int, die: str) -> None:
        """Return a die of a longship to the supply."""
        ship = self.longships[seat]
        ship.dice = without(ship.dice, die)
        self.supply[die[0]] += 1

    def overflow(self, seat: int) -> int:
        """Return the number of dice of a longship that have no place."""
        return max(0, len(self.longships[seat].dice) - self.box.places)

    def dice_out(self) -> Counter[str]:
        """Count the dice of each colour that don't lie in the supply."""
        lying = chain(self.trade, *[(*ship.dice, *ship.stored) for ship in self.longships])
        return Counter([die[0] for die in lying if die])

    # -------------------------------------------------------------------------------------------- Paying

    def wild(self, seat: int) -> str:
        """Return the clan icon that is wild for a seat."""
        leader = self.longships[seat].leader
        return self.box.wild[self.box.reavers[leader].clan] if leader else ""

    def pieces(self, seat: int) -> tuple[str, ...]:
        """Return the pieces that a seat can spend: the dice of its longship, and Ship Upgrades that lie face up."""
        ship = self.longships[seat]
        if not ship.upgrades:
            return ship.dice
        return (*ship.dice, *[f"T{face}" for face in less(ship.upgrades, ship.spent)])

    def can_pay(self, seat: int, cost: Pay) -> bool:
        """Return whether a seat has all of a cost."""
        ship = self.longships[seat]
        if ship.food < cost.food or ship.favor < cost.favor or ship.terror < cost.terror:
            return False
        return not cost.dice or can_spend(self.pieces(seat), cost.dice, self.wild(seat))

    def spend(self, seat: int, *pieces: str) -> None:
        """Pay with dice, which go back to the supply, and turn Ship Upgrades face down."""
        ship = self.longships[seat]
        for piece in pieces:
            if piece[0] == "T":
                ship.spent = added(ship.spent, piece[1:])
            else:
                self.lose_die(seat, piece)

    @rule("pay.wild")
    def hammers(self, seat: int, piece: str) -> int:
        """Return the number of combat dice that a piece brings."""
        return HAMMERS.get(kind(piece, self.wild(seat)), 0)

    def can_fight(self, seat: int) -> bool:
        """Return whether a seat can roll a combat die."""
        if self.longships[seat].extra:
            return True
        wild = self.wild(seat)
        return any(kind(piece, wild) in HAMMERS for piece in self.pieces(seat))

    # -------------------------------------------------------------------------------------------- Artifacts and tokens

    def usable(self, seat: int) -> list[str]:
        """Return the artifacts that a seat may use here: marked with this location, with a die, not used yet."""
        ship, cards = self.longships[seat], self.box.artifacts
        return [
            card
            for card, die in zip(ship.artifacts, ship.stored, strict=True)
            if die and card not in ship.used and cards[card].location == self.location
        ]

    def storable(self, seat: int) -> list[tuple[str, str]]:
        """Return the pairs of an artifact and a die that may be stored on it."""
        ship, cards = self.longships[seat], self.box.artifacts
        if "" not in ship.stored:
            return []
        return [
            (card, die)
            for card, stored in zip(ship.artifacts, ship.stored, strict=True)
            if not stored
            for die in dict.fromkeys(ship.dice)
            if die[1:] == cards[card].face
        ]

    def store(self, seat: int, card: str, die: str) -> str:
        """Put a die on an artifact, or with an empty word take it off; return the die that lay there."""
        ship = self.longships[seat]
        at = ship.artifacts.index(card)
        before = ship.stored[at]
        ship.stored = changed(ship.stored, at, die)
        return before

    def tokens_left(self, face: str) -> int:
        """Return the number of Ship Upgrades of a face that can still be taken."""
        owned = sum([ship.upgrades.count(face) for ship in self.longships])
        return int(self.box.content.upgrades[face]) - owned

    def can_upgrade(self, seat: int, face: str) -> bool:
        """Return whether a seat has a free place for a Ship Upgrade of a face, and one is left."""
        faces = TOKENS if self.box.any_upgrade else (face,)
        room = len(self.longships[seat].upgrades) < self.box.upgrade_places
        return room and any(map(self.tokens_left, faces))

    # -------------------------------------------------------------------------------------------- Cards

    def discard(self, card: str) -> None:
        """Lay a card face up under its deck."""
        self.decks[self.deck_of(card)].discard(card)

    def deck_of(self, card: str) -> str:
        """Return the deck of a card."""
        return type(self.box.cards[card]).__name__.lower()

    def keep(self, seat: int, *cards: str) -> None:
        """Put cards onto a Glory pile."""
        ship = self.longships[seat]
        ship.glory_pile = added(ship.glory_pile, *cards)

    def secret(self, seat: int) -> list[str]:
        """Return the slots of the prophecies that a seat drew from the deck."""
        return [slot for slot in self.decks["prophecy"].slots if slot.startswith(f"{seat}.")]

    def tiles_of(self, pile: str) -> tuple[str, ...]:
        """Return the tiles that may lie on a pile, or were just taken from it unseen."""
        return self.piles[PILES.index(pile)]

    def tiles_left(self, pile: str) -> int:
        """Return the number of tiles on a pile."""
        left = len(self.tiles_of(pile))
        for ship in self.longships:
            if ship.subdued:
                left -= ship.subdued.count(pile)
        return left

    def piles_left(self) -> list[int]:
        """Return the piles that have tiles left, each by its place among all piles."""
        taken = [pile for ship in self.longships for pile in ship.subdued]
        piles = enumerate(zip(PILES, self.piles, strict=True))
        return [at for at, (pile, tiles) in piles if len(tiles) > taken.count(pile)]
