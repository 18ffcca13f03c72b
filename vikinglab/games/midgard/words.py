"""Everything that a seat owns, in words: for readers who hear the board, and as titles of drawings."""

from __future__ import annotations

from collections import Counter

from vikinglab.core.show import kit
from vikinglab.core.words.speech import Text, Word, joined

from .cards import die_word, say, told, word
from .table import GOODS, Midgard


def ship_words(table: Midgard, seat: int, own: bool) -> Text:
    """Return all that a seat owns, as far as it is shown: a Glory pile lies face down for others."""
    ship, box = table.longships[seat], table.box
    parts = [kit.seat_words(word, seat), goods_words(table, seat)]
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
    """Return the cards in a Glory pile, or for others their number."""
    pile = table.longships[seat].glory_pile
    return say("pile", cards=_names(table, pile) if own else (str(len(pile)),))


def land_words(table: Midgard, seat: int) -> Text:
    """Return a seat's territories, and how many lie face down."""
    ship = table.longships[seat]
    return say("territories", cards=(*_names(table, ship.territories), *_hidden(len(ship.subdued))))


def prophecy_words(table: Midgard, seat: int) -> Text:
    """Return a seat's prophecies that all know, and how many lie face down."""
    cards = _names(table, table.longships[seat].prophecies)
    return say("prophecies", cards=(*cards, *_hidden(len(table.secret(seat)))))


def goods_words(table: Midgard, seat: int) -> Text:
    """Return a seat's glory and goods."""
    ship = table.longships[seat]
    goods = [Word("goods", what=what, n=n) for what in GOODS if (n := getattr(ship, what)) or what == "glory"]
    return say("goods", goods=tuple(goods))


def _counted(dice: tuple[str, ...]) -> tuple[Word, ...]:
    return tuple(
        [Word("counted", n=n, die=Word("piece", colour=die[0], face=die[1:])) for die, n in Counter(dice).items()]
    )


def _names(table: Midgard, cards: tuple[str, ...]) -> tuple[Text, ...]:
    return tuple([table.box.cards[card].word for card in cards])


def _hidden(number: int) -> tuple[Word, ...]:
    return (Word("board-hidden", n=number),) if number else ()


def slot_words(table: Midgard, seat: int, number: int) -> Text:
    """Return a slot, and the Reavers in it."""
    location, slot = Word(f"location-{table.box.slots[number]}"), table.longships[seat].slots[number]
    return say("slot", location=location, cards=_names(table, slot)) if slot else say("empty-slot", location=location)


def artifact_words(table: Midgard, seat: int, at: int) -> Text:
    """Return an artifact, and the die on it."""
    ship = table.longships[seat]
    die = say("holds", die=die_word(ship.stored[at])) if ship.stored[at] else say("holds-none")
    return joined("list", [told(table.box, ship.artifacts[at]), die])
