"""Questions about dice and costs that are asked again and again: pure functions of small tuples.

A die is written by its colour and its face: `RHH` is a red double hammer. A Ship Upgrade that may be used as a die is
written as one of colour T: `TS`. What both are worth in payment is a kind: a face, `W` for a wild clan icon, `T` and
a face for a Ship Upgrade.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TypeVar

from vikinglab.core.engine.memo import memo

T = TypeVar("T")
C = TypeVar("C", str, int)
Tuple = tuple[str, ...]

_PAYS: dict[str, frozenset[str]] = {
    "H": frozenset({"H", "any"}),
    "HH": frozenset({"H", "HH", "any"}),
    "S": frozenset({"S", "any"}),
    "C": frozenset({"C", "any"}),
    "L": frozenset({"L", "any"}),
    "K": frozenset({"any"}),
    "W": frozenset({"H", "S", "C", "L", "any"}),
    **{f"T{face}": frozenset({face}) for face in ("H", "S", "C", "L")},
}
"""The icons that a kind can pay, one of them."""

HAMMERS = {"H": 1, "HH": 2, "W": 1, "TH": 1}
"""The number of combat dice that a kind brings: one for each hammer that it shows."""


def kind(piece: str, wild: str) -> str:
    """Return the kind of a die or token under a leader whose clan icon is wild.

    >>> kind("RK", "RK"), kind("BK", "RK"), kind("TS", "")
    ('W', 'K', 'TS')
    """
    if piece == wild:
        return "W"
    return piece if piece[0] == "T" else piece[1:]


@memo
def kinds(pieces: Tuple, wild: str) -> Tuple:
    """Return the kinds of several pieces, in one order.

    >>> kinds(("YS", "RK", "BS"), "RK")
    ('S', 'S', 'W')
    """
    return tuple(sorted([kind(piece, wild) for piece in pieces]))


@memo
def payers(icons: Tuple) -> frozenset[str]:
    """Return the kinds that pay any of the icons.

    >>> sorted(payers(("C", "S")))
    ['C', 'S', 'TC', 'TS', 'W']
    """
    return frozenset([kind for kind, pays in _PAYS.items() if not pays.isdisjoint(icons)])


@memo
def fits(pieces: Tuple, icons: Tuple) -> bool:
    """Return whether these kinds can all be spent at once, each for an icon of its own.

    >>> fits(("C", "W"), ("C", "C")), fits(("C", "S"), ("C", "C"))
    (True, False)
    """
    if not pieces:
        return True
    first, rest = pieces[0], pieces[1:]
    return any(icon in _PAYS[first] and fits(rest, without(icons, icon)) for icon in dict.fromkeys(icons))


@memo
def payable(pieces: Tuple, icons: Tuple) -> bool:
    """Return whether some of these kinds pay all the icons.

    >>> payable(("C", "HH", "W"), ("C", "C")), payable(("H", "H"), ("HH",))
    (True, False)
    """
    if not icons:
        return True
    first, rest = icons[0], icons[1:]
    return any(first in _PAYS[each] and payable(without(pieces, each), rest) for each in dict.fromkeys(pieces))


@memo
def can_spend(pieces: Tuple, icons: Tuple, wild: str) -> bool:
    """Return whether some of these pieces pay all the icons.

    >>> can_spend(("RK", "BS"), ("C", "S"), "RK"), can_spend(("RK", "BS"), ("C", "S"), "BK")
    (True, False)
    """
    paying, most = payers(icons), len(icons)
    able = sorted([each for piece in pieces if (each := kind(piece, wild)) in paying])
    if len(able) < most or most == 1:
        return len(able) >= most
    # More of a kind than there are icons can't help: without them there are few different questions.
    return payable(tuple([each for at, each in enumerate(able) if at < most or each != able[at - most]]), icons)


@memo
def placed(pieces: Tuple, icons: Tuple, wild: str) -> Tuple:
    """Return the piece that pays each icon, or an empty word: as many as possible are paid, by wild pieces last.

    >>> placed(("BC", "RHH", "RK"), ("C", "S", "L"), "RK")
    ('BC', 'RK', '')
    """
    if not icons:
        return ()
    first, found = icons[0], list[Tuple]()
    for each in sorted(dict.fromkeys(pieces), key=lambda piece: (piece == wild, piece[1:] != first)):
        if first in _PAYS[kind(each, wild)]:
            found += [(each, *placed(without(pieces, each), icons[1:], wild))]
    found.append(("", *placed(pieces, icons[1:], wild)))
    return max(found, key=lambda paid: sum(map(bool, paid)))


@memo
def only_way(pieces: Tuple, icons: Tuple, wild: str, given: Tuple = ()) -> Tuple | None:
    """Return the pieces that pay the icons, with those that are given, if no other pieces could; or else None.

    >>> only_way(("BC", "RC", "YS"), ("C", "C"), ""), only_way(("BC", "RC", "YC"), ("C", "C"), "")
    (('BC', 'RC'), None)
    """
    left, paid = less(pieces, given), given
    for piece in left:
        if len(paid) < len(icons) and kind(piece, wild) in payers(icons) and fits(kinds((*paid, piece), wild), icons):
            paid, left = (*paid, piece), without(left, piece)
    # Sets of pieces that fit form a matroid: if another set could pay, one that differs in a single piece could too.
    for piece in [each for each in dict.fromkeys(left) if kind(each, wild) in payers(icons)]:
        for old in dict.fromkeys(paid[len(given) :]):
            if old != piece and fits(kinds((*without(paid, old), piece), wild), icons):
                return None
    return paid


def without(things: tuple[T, ...], thing: T) -> tuple[T, ...]:
    """Return the things without one of them."""
    at = things.index(thing)
    return things[:at] + things[at + 1 :]


def less(things: tuple[T, ...], some: Iterable[T]) -> tuple[T, ...]:
    """Return the things without some of them.

    >>> less((1, 2, 2, 3), (2, 1))
    (2, 3)
    """
    for thing in some:
        things = without(things, thing)
    return things


def within(some: Iterable[T], things: Iterable[T]) -> bool:
    """Return whether there are as many of each thing as of some.

    >>> within("SS", "SCS"), within("SS", "SC")
    (True, False)
    """
    return Counter(some) <= Counter(things)


def changed(things: tuple[T, ...], at: int, new: T) -> tuple[T, ...]:
    """Return the things with another one at a place."""
    return (*things[:at], new, *things[at + 1 :])


def added(things: tuple[C, ...], *more: C) -> tuple[C, ...]:
    """Return the things with more of them, in one order."""
    return tuple(sorted(things + more))
