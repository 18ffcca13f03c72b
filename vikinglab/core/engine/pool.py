"""What is unseen, and who has seen what: one primitive, so that no game leaks a secret in a way of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import chain
from random import Random
from typing import Literal

import msgspec

from .part import Part


class Slot(msgspec.Struct, frozen=True):
    """A piece that lies somewhere, perhaps face down: its value, and the seats that have seen it.

    The value is None as long as nobody has seen it, and in the view of a seat that hasn't.
    Who has looked is known to all; what they saw is not.
    """

    value: str | None = None
    seen: tuple[int, ...] = ()
    lot: int = 0
    """Which of the pool's lots it was dealt from."""


class Pool(Part):
    """Pieces of one kind: what nobody has seen yet, the slots that were dealt, and the discards.

    Values are drawn at the moment when someone first sees them, so nothing that is secret stands in a position
    before. ``unseen`` is a multiset kept in order: its order says nothing.

    Pieces that were shuffled together are a lot. Discards that come back are a new one: what was dealt before and is
    still hidden can't be any of them.
    """

    unseen: tuple[str, ...]
    slots: dict[str, Slot] = {}
    discards: tuple[str, ...] = ()
    refill: Literal["never", "shuffle", "in order"] = "never"
    """What the discards do when all the rest is drawn: nothing, be shuffled, or come again in the order they went."""
    older: tuple[tuple[str, ...], ...] = ()
    """What nobody has seen of each earlier lot: all of it lies in slots. ``unseen`` is of the latest."""

    @classmethod
    def of(cls, values: Iterable[str], refill: Literal["never", "shuffle", "in order"] = "never") -> Pool:
        """A pool of values that nobody has seen."""
        return cls(tuple(sorted(values)), refill=refill)

    def __len__(self) -> int:
        """How many pieces can still be drawn or dealt."""
        return self._spare() + (len(self.discards) if self.refill != "never" else 0)

    def outcomes(self, slot: str | None = None) -> list[tuple[str, int]]:
        """What the next piece of the pile can be, or the piece in a slot, with weights; nothing where there is none."""
        return sorted(Counter(self._source(slot)).items())

    def draw(self, rng: Random, slot: str | None = None) -> str:
        """One of the ``outcomes``, at random. The pool stays as it is until the piece is taken or looked at."""
        source = self._source(slot)
        return source[int(rng.random() * len(source))]

    def count(self, value: str) -> int:
        """How many pieces of this value nobody has seen."""
        found = self.unseen.count(value)
        return found + sum([lot.count(value) for lot in self.older]) if self.older else found

    def take(self, value: str) -> None:
        """Take the next piece of the pile, for all to see."""
        if self.discards or self.slots:
            self._recycle()
        at = self.unseen.index(value)
        self.unseen = self.unseen[:at] + self.unseen[at + 1 :]

    def deal(self, slot: str) -> None:
        """Lay the next piece of the pile face down: nobody knows its value, so none is drawn yet."""
        if slot in self.slots:
            raise LookupError(f"there is a piece in {slot}")
        self._recycle()
        self.slots[slot] = Slot(lot=len(self.older))

    def look(self, slot: str, value: str, seats: Iterable[int]) -> None:
        """Let seats see a slot. Its value comes from ``outcomes`` or ``draw`` of that slot."""
        known = self.slots[slot]
        if value not in self._source(slot):
            raise LookupError(f"{value} can't lie in {slot}")
        if known.value is None:
            self._remove(value, known.lot)
        self.slots[slot] = Slot(value, tuple(sorted({*known.seen, *seats})), known.lot)

    def knows(self, seat: int, slot: str) -> str | None:
        """The value of a slot, if the seat has seen it."""
        known = self.slots[slot]
        return known.value if seat in known.seen else None

    def pick(self, slot: str) -> str:
        """Take a piece that all have seen out of its slot, and out of the pool.

        Let all look first: who hasn't would know the piece by its being gone.
        """
        value = self.slots[slot].value
        if value is None:
            raise LookupError(f"nobody has seen {slot}")
        del self.slots[slot]
        return value

    def discard(self, value: str) -> None:
        """Lay a piece that all have seen onto the discards."""
        self.discards += (value,)

    def seen_by(self, seat: int) -> Pool:
        """The pool as a seat knows it: what only others have seen is unseen again, so ``outcomes`` are its odds."""
        view = self.clone()
        view.hide_from((seat,))
        return view

    def forget(self, slot: str, seat: int) -> None:
        """In a view: let its seat be one that hasn't seen a slot."""
        self._cover(slot, tuple([each for each in self.slots[slot].seen if each != seat]))

    def hide_from(self, seats: Sequence[int]) -> None:
        """Put back what one of these seats hasn't seen: for all seats, what isn't open to everybody."""
        for name, slot in self.slots.items():
            if slot.value is not None and not set(seats) <= set(slot.seen):
                self._cover(name, slot.seen)

    def guess(self, rng: Random) -> None:
        """In a view: give each slot that others have seen a value that it may have, drawn at random."""
        for name, slot in self.slots.items():
            if slot.value is None and slot.seen:
                value = self.draw(rng, name)
                self._remove(value, slot.lot)
                self.slots[name] = Slot(value, slot.seen, slot.lot)

    def pieces(self) -> Counter[str]:
        """Every piece in the pool, for counting that none is lost."""
        values = (slot.value for slot in self.slots.values() if slot.value is not None)
        return Counter(chain(self.unseen, *self.older, self.discards, values))

    def _source(self, slot: str | None = None) -> tuple[str, ...]:
        """What a draw comes from: a seen slot gives its value, a hidden one any unseen piece of its lot."""
        if slot is not None:
            known = self.slots[slot]
            return self._lot(known.lot) if known.value is None else (known.value,)
        if not (self.discards or self.slots) or self._spare():
            return self.unseen
        if self.refill == "never":
            return ()
        return self.discards if self.refill == "shuffle" else self.discards[:1]

    def _recycle(self) -> None:
        """Bring the discards back when the rest is drawn, as a lot of their own; LookupError if there are none."""
        if self._spare():
            return
        back = self._source()
        if not back:
            raise LookupError("no piece is left")
        if any(slot.lot == len(self.older) for slot in self.slots.values()):
            self.older += (self.unseen,)
        self.unseen = tuple(sorted(back))
        self.discards = self.discards[len(back) :]

    def _lot(self, number: int) -> tuple[str, ...]:
        """What nobody has seen of a lot."""
        return self.unseen if number == len(self.older) else self.older[number]

    def _set_lot(self, number: int, pieces: Iterable[str]) -> None:
        lots = [*self.older, self.unseen]
        lots[number] = tuple(pieces)
        self.older, self.unseen = tuple(lots[:-1]), lots[-1]

    def _cover(self, name: str, seen: tuple[int, ...]) -> None:
        """Put the value of a slot back among what nobody has seen, though these seats have."""
        known = self.slots[name]
        if known.value is not None:
            self._set_lot(known.lot, sorted([*self._lot(known.lot), known.value]))
        self.slots[name] = Slot(None, seen, known.lot)

    def _remove(self, value: str, number: int) -> None:
        """Take a piece out of a lot."""
        pieces = list(self._lot(number))
        pieces.remove(value)
        self._set_lot(number, pieces)

    def _spare(self) -> int:
        """How many pieces of the latest lot don't lie in a slot."""
        latest = len(self.older)
        hidden = [name for name, slot in self.slots.items() if slot.value is None and slot.lot == latest]
        return len(self.unseen) - len(hidden)
