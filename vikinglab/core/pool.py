"""What is unseen, and who has seen what: one primitive, so that no game leaks a secret in a way of its own."""

from __future__ import annotations

from bisect import insort
from collections import Counter
from collections.abc import Iterable
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


class Pool(Part):
    """Pieces of one kind: what nobody has seen yet, the slots that were dealt, and the discards.

    Values are drawn at the moment when someone first sees them, so nothing that is secret stands in a position
    before. ``unseen`` is a multiset kept in order: its order says nothing.
    """

    unseen: tuple[str, ...]
    slots: dict[str, Slot] = {}
    discards: tuple[str, ...] = ()
    refill: Literal["never", "shuffle", "in order"] = "never"
    """What the discards do when all the rest is drawn: nothing, be shuffled, or come again in the order they went."""

    @classmethod
    def of(cls, values: Iterable[str], refill: Literal["never", "shuffle", "in order"] = "never") -> Pool:
        """A pool of values that nobody has seen."""
        return cls(tuple(sorted(values)), refill=refill)

    def __len__(self) -> int:
        """How many pieces can still be drawn or dealt."""
        hidden = sum(slot.value is None for slot in self.slots.values())
        return len(self.unseen) - hidden + (len(self.discards) if self.refill != "never" else 0)

    def outcomes(self, slot: str | None = None) -> list[tuple[str, int]]:
        """What the next piece of the pile can be, or the piece in a slot, with weights."""
        return sorted(Counter(self._source(slot)).items())

    def draw(self, rng: Random, slot: str | None = None) -> str:
        """One of the ``outcomes``, at random. The pool stays as it is until the piece is taken or looked at."""
        source = self._source(slot)
        return source[int(rng.random() * len(source))]

    def count(self, value: str) -> int:
        """How many pieces of this value nobody has seen."""
        return self.unseen.count(value)

    def take(self, value: str) -> None:
        """Take the next piece of the pile, for all to see."""
        if self.discards:
            self._recycle()
        at = self.unseen.index(value)
        self.unseen = self.unseen[:at] + self.unseen[at + 1 :]

    def deal(self, slot: str) -> None:
        """Lay the next piece of the pile face down: nobody knows its value, so none is drawn yet."""
        self._recycle()
        self.slots[slot] = Slot()

    def look(self, slot: str, value: str, seats: Iterable[int]) -> None:
        """Let seats see a slot. Its value comes from ``outcomes`` or ``draw`` of that slot."""
        known = self.slots[slot]
        if known.value is None:
            self._remove(value)
            known = Slot(value, known.seen)
        self.slots[slot] = Slot(known.value, tuple(sorted({*known.seen, *seats})))

    def knows(self, seat: int, slot: str) -> str | None:
        """The value of a slot, if the seat has seen it."""
        known = self.slots[slot]
        return known.value if seat in known.seen else None

    def pick(self, slot: str) -> str:
        """Take a seen piece out of its slot, and out of the pool."""
        value = self.slots.pop(slot).value
        if value is None:
            raise LookupError(f"nobody has seen {slot}")
        return value

    def discard(self, value: str) -> None:
        """Lay a piece that all have seen onto the discards."""
        self.discards += (value,)

    def seen_by(self, seat: int) -> Pool:
        """The pool as a seat knows it: what only others have seen is unseen again, so ``outcomes`` are its odds."""
        view = self.clone()
        unseen = list(self.unseen)
        for name, slot in self.slots.items():
            if slot.value is not None and seat not in slot.seen:
                insort(unseen, slot.value)
                view.slots[name] = Slot(None, slot.seen)
        view.unseen = tuple(unseen)
        return view

    def guess(self, rng: Random) -> None:
        """In a view: give each slot that others have seen a value that it may have, drawn at random."""
        for name, slot in self.slots.items():
            if slot.value is None and slot.seen:
                value = self.draw(rng, name)
                self._remove(value)
                self.slots[name] = Slot(value, slot.seen)

    def pieces(self) -> Counter[str]:
        """Every piece in the pool, for counting that none is lost."""
        values = (slot.value for slot in self.slots.values() if slot.value is not None)
        return Counter([*self.unseen, *self.discards, *values])

    def _source(self, slot: str | None = None) -> tuple[str, ...]:
        """What a draw comes from: a seen slot gives its value, a hidden one any unseen piece."""
        if slot is not None:
            known = self.slots[slot].value
            return self.unseen if known is None else (known,)
        if not self.discards or self.refill == "never" or self._spare() > 0:
            return self.unseen
        return self.discards if self.refill == "shuffle" else self.discards[:1]

    def _recycle(self) -> None:
        """Bring the discards back when the rest is drawn."""
        source = self._source()
        if source is not self.unseen:
            self.unseen = tuple(sorted([*self.unseen, *source]))
            self.discards = self.discards[len(source) :]

    def _remove(self, value: str) -> None:
        at = self.unseen.index(value)
        self.unseen = self.unseen[:at] + self.unseen[at + 1 :]

    def _spare(self) -> int:
        """How many unseen pieces don't lie in a slot."""
        return len(self.unseen) - sum(slot.value is None for slot in self.slots.values())
