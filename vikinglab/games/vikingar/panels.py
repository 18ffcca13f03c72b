"""The panels of the seats on the board: gold, cups, longships, tracks, and their cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from vikinglab.core.engine.grammar import LETTERS
from vikinglab.core.show import kit
from vikinglab.core.show.scene import Group, Look, Mark
from vikinglab.core.words.speech import Text, Word, joined

from .board_words import card_words, say, under_way, word
from .box import FEATS, TRACKS
from .effects import Runes
from .table import RESERVE, Vikingar

TRACKS_Y, CARDS_Y = 74, 91
"""The height of the tracks on a panel, below their signs, and of its cards."""
HIGH, PLAIN = 104, 83
"""The height of a panel with cards, and without."""
LENGTHS = (4, 3, 3, 5, 3, 5, 4, 4)
"""The lengths of the tracks in the drawing of a panel; other lengths are written as figures."""
CUPS = 3
"""The largest number of winning cups that are drawn one by one; more are counted."""
NAME = 14
"""The number of letters of a name for which the card of a power has room."""


def panels(table: Vikingar, above: Group) -> Iterator[Group]:
    """Yield the groups of the panels, one below another; one without cards is less high."""
    y = above.y + above.height
    for seat in range(table.players):
        y += kit.MARGIN if table.players < 6 else kit.MARGIN / 2
        high = HIGH if any(_cards(table, seat, None)) else PLAIN
        id, words, drawn = f"panel:{seat}", panel_words(table, seat), "vikingar-panel"
        yield Group(id, above.x, y, above.width, high, words, backdrop=drawn, sheet=True, seat=seat)
        y += high


def on_panel(table: Vikingar, viewer: int | None, group: Group) -> Iterator[Mark]:
    """Draw what a seat has."""
    seat = group.seat
    assert seat is not None
    yield from kit.header(group, f"vl-crest-{seat}", word(f"seat-{seat}"))
    yield from _figures(table, seat, group)
    for feat in range(len(FEATS)):
        yield from _feat(table, seat, feat, group)
    yield from _in_row(group, _cards(table, seat, viewer))


def _figures(table: Vikingar, seat: int, group: Group) -> Iterator[Mark]:
    """Draw the gold, the cups, the longships and the outposts of a seat."""
    gold, cups, outposts = table.gold[seat], table.cups(seat), table.outposts_of(seat)
    yield group.label(f"gold:{seat}", (187, kit.HEAD), say("gold", gold=gold), text=str(gold))
    words = say("cups", cups=cups, feats=table.box.feats)
    if table.box.feats > CUPS:
        look: Look = {"sprite": "vikingar-cup", "size": 22, "text": f"{cups}/{table.box.feats}", "align": "start"}
    else:
        look = _row("won" if cup < cups else "lack" for cup in range(table.box.feats))
    yield group.label(f"cups:{seat}", (212, kit.HEAD), words, **look)
    playing = under_way(table)
    played = [ship in table.played and ship != playing for ship in table.ships_of(seat)]
    room = max(0, table.limit(seat) - len(played))
    ships = ["down" if each else "up" for each in sorted(played)] + ["room"] * room
    yield group.label(f"fleet:{seat}", (272, kit.HEAD), fleet_words(table, seat), **_row(ships))
    look = {"sprite": "vikingar-flag", "text": str(outposts)}
    yield group.label(f"outposts:{seat}", (379, kit.HEAD + 2), say("outposts", outposts=outposts), **look)


def _row(things: Iterable[str]) -> Look:
    """Return the look of a few things in a row: there is a drawing of each at each place."""
    first, *others = [f"vikingar-{thing}-{at}" for at, thing in enumerate(things)] or [""]
    return {"sprite": first, "over": " ".join(others)}


def _feat(table: Vikingar, seat: int, feat: int, group: Group) -> Iterator[Mark]:
    """Draw how far a seat is on a track, with a frame around a cup that it has won."""
    points, length = table.tracks[TRACKS * seat + feat], table.box.lengths[feat]
    id, middle = f"feat:{seat}:{FEATS[feat]}", 33 + 47 * feat
    words, drawn = feat_words(table, seat, feat), f"vikingar-steps-{points}" if points else ""
    if length != LENGTHS[feat]:
        yield group.label(id, (middle, TRACKS_Y), words, text=f"{points}/{length}")
        return
    at = middle - 3.5 * length + 0.5, TRACKS_Y
    if points == length:
        yield group.label(f"{id}:won", (middle - 17, TRACKS_Y), sprite="vikingar-won")
    yield group.label(id, at, words, sprite=drawn)


Card = tuple[str, float, Text, Look]
"""A small card: its id, how wide it is, its words and its look."""


def _cards(table: Vikingar, seat: int, viewer: int | None) -> Iterator[Card]:
    """Yield a seat's power, or those that it was dealt, its temples and its magic items."""
    own, dealt = table.powers[seat], [slot for slot in table.chiefs.slots if slot.startswith(LETTERS[seat])]
    held = {str(seat): own} if own else {slot: table.chiefs.knows(viewer, slot) for slot in dealt}
    for slot, power in held.items():
        words = card_words(table, power) if power else say("dealt")
        yield _chief(f"power:{slot}", table.card(power) if power else say("dealt-short"), words)
    if temples := table.temples_of(seat):
        look: Look = {"sprite": "vikingar-use-temple", "text": str(temples), "align": "start", "size": 20}
        yield f"temples:{seat}", 50, say("temples", temples=temples), look
    for item in table.items[seat]:
        yield f"item:{seat}:{item}", 50, card_words(table, item), _item(table, item)


def _in_row(group: Group, cards: Iterable[Card]) -> Iterator[Mark]:
    """Draw cards side by side; where there is no room for all, one over another."""
    row = list(cards)
    wide = sum(width for _, width, _, _ in row)
    squeezed = min(1.0, (group.width - 60) / max(1, wide - row[-1][1])) if row else 1.0
    x = 25.0
    for id, width, words, look in row:
        yield group.piece(id, (round(x), CARDS_Y), words, choice=id, **look)
        x += width * squeezed


def _chief(id: str, name: Text, words: Text) -> Card:
    """Return the power of a chief, with its name: there is a longer card for long ones."""
    long = max(map(len, name.values())) > NAME
    look: Look = {"sprite": "vikingar-chief-long" if long else "vikingar-chief", "label": name}
    return id, 218 if long else 150, words, look | {"align": "start", "size": 22}


def _item(table: Vikingar, item: str) -> Look:
    """Return the look of a magic item: its use, and the runes that it adds."""
    effect = table.box.content.quests[item].effect
    sprite = f"vikingar-use-{effect.on if isinstance(effect, Runes) else 'verb'}"
    return {"sprite": sprite, "text": f"+{effect.n}" if isinstance(effect, Runes) else "", "align": "start", "size": 20}


# ------------------------------------------------------------------------------------------------ Words


def feat_words(table: Vikingar, seat: int, feat: int) -> Text:
    """Return the words for a seat’s progress on a track."""
    points, length = table.tracks[TRACKS * seat + feat], table.box.lengths[feat]
    return say("feat", feat=Word("feat", feat=FEATS[feat]), points=points, length=length, won=int(points == length))


def fleet_words(table: Vikingar, seat: int) -> Text:
    """Return the words for the longships of a seat, on the board and in reserve, and for its limit."""
    left = table.box.content.clan.longships - sum(zone != RESERVE for zone in table.fleet(seat))
    return say("fleet", ships=len(table.ships_of(seat)), reserve=left, limit=table.limit(seat))


def panel_words(table: Vikingar, seat: int) -> Text:
    """Return all that a seat has, in a few sentences."""
    sentences = [
        joined("label", [kit.seat_words(word, seat), say("gold", gold=table.gold[seat])]),
        say("cups", cups=table.cups(seat), feats=table.box.feats),
        fleet_words(table, seat),
        say("outposts", outposts=table.outposts_of(seat)),
        joined("list", [feat_words(table, seat, feat) for feat in range(len(FEATS))]),
    ]
    if table.box.content.clan.temples:
        sentences.append(say("temples", temples=table.temples_of(seat)))
    cards = [card for card in (table.powers[seat], *table.items[seat]) if card]
    return joined("parts", [*sentences, *(card_words(table, card) for card in cards)])
