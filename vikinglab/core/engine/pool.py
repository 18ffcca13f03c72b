"""Pools: what is unseen, and who has seen what. All games use this class, so none leaks a secret in its own way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import chain
from random import Random
from typing import Literal

import msgspec

from .part import Part


class Slot(msgspec.Struct, frozen=True):
    """A piece that lies somewhere, perhaps face down: its value, and the seats that have seen it.

    The value is None as long as nobody has seen it, and in the view of a seat that hasn't. All know who has looked, but
    not what they saw.
    """

    value: str | None = None
    seen: tuple[int, ...] = ()
    lot: int = 0
    """The number of the lot that it was dealt from."""
    open: bool = False
    """True if it was shown to all at once. What seats look at for themselves stays a secret to onlookers."""

    def known_to(self, seat: int | None) -> bool:
        """Return whether a seat has seen it, or, for no seat, whether an onlooker has."""
        return self.open if seat is None else seat in self.seen


class Pool(Part):
    """Pieces of one kind: those that nobody has seen yet, the slots that were dealt, and the discards.

    Values are drawn when someone first sees them, so a position holds no secret before. ``unseen`` is a multiset kept
    in order: its order says nothing.

    Pieces that were shuffled together are a lot. Discards that come back are a new one: they can't be any piece that
    was dealt before and is still hidden.

    >>> pool = Pool.of(["axe", "axe", "rune"])
    >>> pool.deal("space 1")
    >>> pool.outcomes("space 1")
    [('axe', 2), ('rune', 1)]
    """

    unseen: tuple[str, ...]
    slots: dict[str, Slot] = {}
    discards: tuple[str, ...] = ()
    refill: Literal["never", "shuffle"] = "never"
    """The use of the discards when all the rest is drawn: none, or be shuffled."""
    buried: tuple[Slot, ...] = ()
    """The discards that lie face down: only those who have seen each one know it."""
    older: tuple[tuple[str, ...], ...] = ()
    """The unseen pieces of each earlier lot: all of them lie in slots. ``unseen`` is of the latest lot."""

    @classmethod
    def of(cls, values: Iterable[str], refill: Literal["never", "shuffle"] = "never") -> Pool:
        """Return a pool of values that nobody has seen."""
        # Pools of the same pieces must be equal, and the order mustn't show where a piece was put back.
        return cls(tuple(sorted(values)), refill=refill)

    def clone(self) -> Pool:
        # The same as cloning any part, but faster: a game may have many pools, and playouts clone them all the time.
        twin = self.__copy__()
        twin.slots = self.slots.copy()
        return twin

    def __len__(self) -> int:
        """Return the number of pieces that can still be drawn or dealt."""
        return self._spare() + (len(self.discards) + len(self.buried) if self.refill != "never" else 0)

    def outcomes(self, slot: str | None = None) -> list[tuple[str, int]]:
        """Return the possible values of the next piece of the pile, or of the piece in a slot, with weights."""
        return sorted(Counter(self._source(slot)).items())

    def draw(self, rng: Random, slot: str | None = None) -> str:
        """Return one of the ``outcomes``, at random. The pool stays as it is until the piece is taken or looked at."""
        source = self._source(slot)
        return source[int(rng.random() * len(source))]

    def count(self, value: str) -> int:
        """Return the number of unseen pieces of a value."""
        found = self.unseen.count(value)
        return found + sum([lot.count(value) for lot in self.older]) if self.older else found

    def take(self, value: str) -> None:
        """Take the next piece of the pile, for all to see."""
        # Without slots and discards nothing can come back, and playouts needn't count what is left.
        if self.discards or self.slots or self.buried:
            self._recycle()
        at = self.unseen.index(value)
        self.unseen = self.unseen[:at] + self.unseen[at + 1 :]

    def take_some(self, rng: Random, number: int) -> list[str]:
        """Take so many pieces of the pile, at random, for all to see: each as if it were drawn and taken by itself.

        >>> pool = Pool.of(["axe", "axe", "rune"])
        >>> pool.take_some(Random(0), 2), pool.unseen
        (['rune', 'axe'], ('axe',))
        """
        taken: list[str] = []
        if self.slots or self.buried or len(self.unseen) < number:
            for _ in range(number):
                taken.append(self.draw(rng))
                self.take(taken[-1])
            return taken
        left = [*self.unseen]
        taken += [left.pop(int(rng.random() * len(left))) for _ in range(number)]
        self.unseen = tuple(left)
        return taken

    def take_rest(self, rng: Random) -> list[str]:
        """Take the rest of the pile, in random order, for all to see. Discards don't come back for it.

        >>> pool = Pool.of(["axe", "axe", "rune"])
        >>> sorted(pool.take_rest(Random(0))), len(pool)
        (['axe', 'axe', 'rune'], 0)
        """
        random = rng.random
        shuffled = sorted(self.unseen, key=lambda _: random())
        taken = self._spare() if self.slots or self.buried else len(shuffled)
        self.unseen = tuple(sorted(shuffled[taken:]))
        return shuffled[:taken]

    def deal(self, slot: str) -> None:
        """Lay the next piece of the pile face down: nobody knows its value, so none is drawn yet."""
        if slot in self.slots:
            raise LookupError(f"there is a piece in {slot}")
        self._recycle()
        # The number of a lot is how many came before it.
        self.slots[slot] = Slot(lot=len(self.older))

    def look(self, slot: str, value: str, seats: Iterable[int]) -> None:
        """Let seats see a slot, each for itself. Its value comes from ``outcomes`` or ``draw`` of that slot.

        >>> pool = Pool.of(["axe", "axe", "rune"])
        >>> pool.deal("space 1")
        >>> pool.look("space 1", "axe", seats=[0])
        >>> pool.knows(0, "space 1"), pool.knows(1, "space 1")
        ('axe', None)
        """
        self._reveal(slot, value, seats, self.slots[slot].open)

    def show(self, slot: str, value: str, players: int) -> None:
        """Show a slot to all seats at once, and to onlookers."""
        self._reveal(slot, value, range(players), True)

    def knows(self, seat: int | None, slot: str) -> str | None:
        """Return the value of a slot if a seat has seen it, or, for no seat, if an onlooker has."""
        known = self.slots[slot]
        return known.value if known.known_to(seat) else None

    def pick(self, slot: str) -> str:
        """Take a piece that was shown to all out of its slot, and out of the pool.

        LookupError if it wasn't: those who haven't seen it would learn its value when it is gone.

        >>> pool = Pool.of(["axe", "axe", "rune"])
        >>> pool.deal("space 1")
        >>> pool.show("space 1", "axe", players=2)
        >>> pool.pick("space 1"), pool.outcomes()
        ('axe', [('axe', 1), ('rune', 1)])
        """
        known = self.slots[slot]
        if known.value is None or not known.open:
            raise LookupError(f"not all have seen {slot}: show it first")
        del self.slots[slot]
        return known.value

    def discard(self, value: str) -> None:
        """Put a piece that was taken or picked, and so seen by all, on the discards.

        >>> pool = Pool.of(["axe", "rune"], refill="shuffle")
        >>> pool.take("axe")
        >>> pool.discard("axe")
        >>> len(pool), pool.outcomes()
        (2, [('rune', 1)])
        """
        self.discards += (value,)

    def bury(self, slot: str) -> None:
        """Put the piece in a slot on the discards face down: nobody learns what it is.

        Buried pieces are shuffled in with the other discards.
        """
        self.buried += (self.slots.pop(slot),)

    def seen_by(self, seat: int | None) -> Pool:
        """Return the pool as a seat or an onlooker knows it. Pieces that only others have seen are unseen again, so
        ``outcomes`` are its odds.

        >>> pool = Pool.of(["axe", "axe", "rune"])
        >>> pool.deal("space 1")
        >>> pool.look("space 1", "axe", seats=[0])
        >>> pool.seen_by(0).outcomes("space 1"), pool.seen_by(1).outcomes("space 1")
        ([('axe', 1)], [('axe', 2), ('rune', 1)])
        """
        view = self.clone()
        view.hide_from(seat)
        return view

    def forget(self, slot: str, seat: int) -> None:
        """In a view: forget that its seat has seen a slot."""
        known = self.slots[slot]
        self.slots[slot] = self._covered(known, tuple([each for each in known.seen if each != seat]))

    def hide_from(self, seat: int | None) -> None:
        """Put back the pieces that a seat hasn't seen; for no seat, those that an onlooker hasn't seen."""
        for name, slot in self.slots.items():
            if slot.value is not None and not slot.known_to(seat):
                self.slots[name] = self._covered(slot, slot.seen)
        if self.buried:
            self.buried = tuple(
                [slot if slot.known_to(seat) else self._covered(slot, slot.seen) for slot in self.buried]
            )

    def shows_more_than(self, before: Pool) -> bool:
        """Return whether somebody has seen a piece that they hadn't seen before.

        >>> pool = Pool.of(["axe", "rune"])
        >>> pool.deal("space 1")
        >>> before = pool.clone()
        >>> pool.look("space 1", "axe", seats=[0])
        >>> pool.shows_more_than(before), before.shows_more_than(before)
        (True, False)
        """
        known = ((slot, before.slots.get(name, Slot())) for name, slot in self.slots.items())
        return any(slot.open > old.open or {*slot.seen} - {*old.seen} for slot, old in known)

    def sample_hidden(self, rng: Random) -> None:
        """In a view: give each piece that others have seen a random value that it may have."""
        # A piece that nobody has seen stays open: as in a match, it is drawn only when someone looks.
        for name, slot in self.slots.items():
            if slot.value is None and slot.seen:
                self.slots[name] = self._sampled(slot, rng)
        if self.buried:
            self.buried = tuple(
                [self._sampled(slot, rng) if slot.value is None and slot.seen else slot for slot in self.buried]
            )

    def turn_up(self, rng: Random) -> None:
        """Give each piece in a slot a value, as at the end of a match, where everybody looks at all of them."""
        for name, slot in self.slots.items():
            if slot.value is None:
                self.slots[name] = self._sampled(slot, rng)

    def pieces(self) -> Counter[str]:
        """Return every piece in the pool, to check that none is lost."""
        values = [slot.value for slot in (*self.slots.values(), *self.buried) if slot.value is not None]
        return Counter(chain(self.unseen, *self.older, self.discards, values))

    def _source(self, slot: str | None = None) -> tuple[str, ...]:
        """Return the pieces to draw from: a seen slot gives its value, a hidden one any unseen piece of its lot."""
        if slot is not None:
            known = self.slots[slot]
            return self._lot(known.lot) if known.value is None else (known.value,)
        # Unseen pieces in slots count too: as far as anybody knows, each of the lot may be the next of the pile.
        if not (self.discards or self.slots or self.buried) or self._spare():
            return self.unseen
        return (*self.discards, *self._dug_up()) if self.refill == "shuffle" else ()

    def _dug_up(self) -> tuple[str, ...]:
        """Return all buried pieces: nobody needs to know which is which when they are shuffled.

        LookupError if that is unknown: a piece of the same lot lies hidden elsewhere, and might be one of them.
        """
        lots = {slot.lot for slot in self.buried}
        if any(slot.lot in lots and not slot.open for slot in self.slots.values()):
            raise LookupError("what is buried can't be shuffled while others of its lot lie hidden")
        values = [slot.value for slot in self.buried if slot.value is not None]
        return tuple(chain(values, *map(self._lot, lots)))

    def _recycle(self) -> None:
        """Bring the discards back when the rest is drawn, as a lot of their own; LookupError if there are none."""
        if self._spare():
            return
        back = self._source()
        if not back:
            raise LookupError("no piece is left")
        # Pieces that were buried unseen still count in their old lots, and now come back from there.
        for lot in {slot.lot for slot in self.buried}:
            self._set_lot(lot, ())
        self.discards, self.buried = (), ()
        # Slots name their lot by its number, so as long as one does, the pieces that come back get another.
        if any(slot.lot == len(self.older) for slot in self.slots.values()):
            self.older += (self.unseen,)
        self.unseen = tuple(sorted(back))

    def _lot(self, number: int) -> tuple[str, ...]:
        """Return the pieces of a lot that nobody has seen."""
        return self.unseen if number == len(self.older) else self.older[number]

    def _set_lot(self, number: int, pieces: Iterable[str]) -> None:
        lots = [*self.older, self.unseen]
        lots[number] = tuple(pieces)
        self.older, self.unseen = tuple(lots[:-1]), lots[-1]

    # A value stands in its slot or among the unseen pieces of its lot, and never in both: else a piece would be counted
    # twice, and the odds of all the others would be wrong. Seeing a slot moves its value from the lot into the slot;
    # covering it in a view moves it back. Only ``_reveal``, ``_covered`` and ``_sampled`` do so.

    def _reveal(self, name: str, value: str, seats: Iterable[int], open: bool) -> None:
        known = self.slots[name]
        if value not in self._source(name):
            raise LookupError(f"{value} can't lie in {name}")
        # A second look finds the value in the slot already: it has left its lot.
        if known.value is None:
            self._remove(value, known.lot)
        self.slots[name] = Slot(value, tuple(sorted({*known.seen, *seats})), known.lot, open)

    def _covered(self, slot: Slot, seen: tuple[int, ...]) -> Slot:
        """Put the value of a slot back among the unseen pieces, though these seats have seen it."""
        if slot.value is not None:
            self._set_lot(slot.lot, sorted([*self._lot(slot.lot), slot.value]))
        return Slot(None, seen, slot.lot)

    def _sampled(self, slot: Slot, rng: Random) -> Slot:
        """Fill a slot with an unseen piece of its lot."""
        lot = self._lot(slot.lot)
        value = lot[int(rng.random() * len(lot))]
        self._remove(value, slot.lot)
        return Slot(value, slot.seen, slot.lot)

    def _remove(self, value: str, number: int) -> None:
        """Take a piece out of a lot."""
        pieces = list(self._lot(number))
        pieces.remove(value)
        self._set_lot(number, pieces)

    def _spare(self) -> int:
        """Return the number of pieces of the latest lot that don't lie in a slot."""
        if not (self.slots or self.buried):
            return len(self.unseen)
        # A hidden piece is still one of the unseen, but it lies in its slot and can't be drawn from the pile.
        latest = len(self.older)
        hidden = [slot for slot in (*self.slots.values(), *self.buried) if slot.value is None and slot.lot == latest]
        return len(self.unseen) - len(hidden)
