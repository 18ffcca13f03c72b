"""The board of Midgard: six places around a fjord, one's own longship below, and beside them the tray and the others.

Groups: ``fjord``, ``ship:0`` for the longship of the seat that looks on, ``tray``, and ``panel:1``, ... for the others.

Ids: ``location:sea``; ``village:2`` for a group of cards that lies face up, ``deck:village``; ``trade:RC`` for dice at
Trade, ``reward:1``; ``pile:food1``, ``way:force``; ``die:0:RC``, ``artifact:0:VA01``, ``slot:0:sea``, ``leader:0``; in the
tray ``hand:RR01`` for cards in hand, ``fate:rally``, ``set:RC``, ``face:S``, ``show:1``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from vikinglab.core.show import kit
from vikinglab.core.show.scene import At, Group, Look, Mark, Scene
from vikinglab.core.words.speech import Text, Word, joined

from . import play
from .box import GROUPS, LOCATIONS, PILES
from .cards import die_word, listed, say, told, word
from .effects import FACES, Draw
from .scoring import glory
from .table import NOBODY

if TYPE_CHECKING:
    from .table import Midgard

HEIGHT = 900
WIDE = 856
"""The width of the fjord and of one's own longship."""
PLACES: dict[str, At] = {
    "recruit": (14, 70), "territory": (296, 12), "trade": (586, 70),
    "village": (14, 330), "sea": (306, 226), "keep": (640, 330),
}  # fmt: skip
DECKS = {"recruit": "reaver", "trade": "prophecy", "sea": "battle", "village": "village", "keep": "keep"}
ICONS = {"sea": "vl-monster", "village": "midgard-house", "keep": "midgard-tower"}
GOODS = ("food", "favor", "terror", "farm", "wall", "tower")


def scene(table: Midgard, seat: int | None = None) -> Scene:
    """Draw what a seat sees; an onlooker sees the longship of the seat to play."""
    turn = kit.in_turn(table)
    own = seat if seat is not None else turn or 0
    fjord = Group("fjord", 12, 12, WIDE, 548, say("fjord"), backdrop="midgard-fjord")
    ship = Group(f"ship:{own}", 12, 568, WIDE, 320, ship_words(table, own), backdrop="midgard-ship", seat=own)
    tray = Group("tray", 880, 12, 388, 340, title(table), sheet=True)
    others = [each for each in table.in_order(own) if each != own]
    panels = [
        Group(f"panel:{each}", 880, 360 + 178 * at, 388, 170, ship_words(table, each), sheet=True, seat=each)
        for at, each in enumerate(others)
    ]
    marks = [*_Fjord(table, fjord).marks(), *_Ship(table, ship, own, seat).marks(), *_Tray(table, tray).marks()]
    marks += [mark for panel in panels for mark in on_panel(table, panel)]
    whose = f"ship:{turn}" if turn == own else f"panel:{turn}"
    active = () if turn is None else (whose,)
    return Scene("midgard", kit.WIDTH, HEIGHT, title(table), tuple(marks), (fjord, ship, tray, *panels), active)


# ------------------------------------------------------------------------------------------------ Words


def title(table: Midgard) -> Text:
    """Return which round it is, and whose turn; or how the match ended."""
    if table.result is not None:
        *first, last = [Word(f"seat-{seat}") for seat in table.result.winners]
        return say("won", number=len(first) + 1, first=tuple(first), last=last, score=max(table.result.scores))
    rounds, seat = table.box.content.rounds.value, kit.in_turn(table)
    if seat is None:
        return say("round", round=table.round, rounds=rounds)
    return say("turn", round=table.round, rounds=rounds, seat=seat)


def ship_words(table: Midgard, seat: int) -> Text:
    """Return all that a seat owns, as far as it is known."""
    ship, box = table.longships[seat], table.box
    parts = [word(f"seat-{seat}"), goods_words(table, seat)]
    parts.append(say("dice", dice=_counted(ship.dice)) if ship.dice else say("no-dice"))
    if ship.upgrades:
        parts.append(say("upgrades", dice=_counted(tuple(f"T{face}" for face in ship.upgrades))))
    parts.append(say("leader", card=box.cards[ship.leader].word) if ship.leader else say("no-leader"))
    parts += [slot_words(table, seat, number) for number, slot in enumerate(ship.slots) if slot]
    parts += [artifact_words(table, seat, at) for at in range(len(ship.artifacts))]
    if ship.glory_pile:
        parts.append(say("pile", cards=_names(table, ship.glory_pile)))
    if ship.territories or ship.subdued:
        parts.append(say("territories", cards=_names(table, ship.territories), hidden=len(ship.subdued)))
    if ship.prophecies or table.secret(seat):
        parts.append(say("prophecies", cards=_names(table, ship.prophecies), hidden=len(table.secret(seat))))
    return joined("parts", parts)


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
    return (
        say("slot", location=location, cards=listed(table.box, slot)) if slot else say("empty-slot", location=location)
    )


def artifact_words(table: Midgard, seat: int, at: int) -> Text:
    """Return an artifact, and the die on it."""
    ship = table.longships[seat]
    die = say("holds", die=die_word(ship.stored[at])) if ship.stored[at] else say("holds-none")
    return joined("list", [told(table.box, ship.artifacts[at]), die])


def location_words(table: Midgard, place: str) -> Text:
    """Return a location: its cost, what it brings to each seat, and whose ship lies there."""
    cost = table.box.content.locations[place].cost.value.words(table.box.speech)
    owner = table.chosen[LOCATIONS.index(place)]
    parts = [say("location", location=Word(f"location-{place}"), cost=cost)]
    parts.append(say("free") if owner == NOBODY else say("taken", seat=owner))
    parts += [say("share", seat=seat, n=share) for seat, share in shares(table, place)]
    return joined("parts", parts)


def shares(table: Midgard, place: str) -> list[tuple[int, int]]:
    """Return how many cards, rewards or attempts each seat gets, from the one who chose the location or would now."""
    location, owner = table.box.content.locations[place], table.chosen[LOCATIONS.index(place)]
    first = owner if owner != NOBODY else kit.in_turn(table) or 0
    found = []
    for at, seat in enumerate(table.in_order(first)):
        share = table.box.content.shares[str(table.players)].value[at] - 1
        cards = sum([effect.n for effect in location.bonus.value[share] if isinstance(effect, Draw)])
        number = GROUPS.get(DECKS.get(place, ""), 1) if place in ("recruit", "village", "keep") else 1
        found.append((seat, number * location.times.value[share] + cards))
    return found


# ------------------------------------------------------------------------------------------------ The fjord


class _Fjord:
    """The six places, each with what lies there and what it gives."""

    def __init__(self, table: Midgard, group: Group) -> None:
        self.table, self.group = table, group

    def marks(self) -> Iterator[Mark]:
        table, group = self.table, self.group
        yield group.label("round", (WIDE / 2, 534), text=str(table.round), print="number")
        for place in LOCATIONS:
            x, y = PLACES[place]
            words, icon = location_words(table, place), ICONS.get(place, f"midgard-{place}")
            yield group.space(f"location:{place}", (x + 18, y + 18), words, sprite=icon)
            yield group.label(f"name:{place}", (x + 40, y + 10), label=word(f"location-{place}"), print="name")
            cost = table.box.content.locations[place].cost.value.words(table.box.speech)
            yield group.label(f"cost:{place}", (x + 40, y + 27), label=cost, align="start")
            owner = table.chosen[LOCATIONS.index(place)]
            for at, (seat, share) in enumerate(shares(table, place)):
                ship = f"vl-ship-{seat}" if at == 0 and owner != NOBODY else "vl-shield"
                spot, look = (x + 18 + 54 * at, y + 52), {"sprite": ship, "size": 22, "seat": seat}
                yield group.label(f"share:{place}:{seat}", spot, text=str(share), align="start", **look)
            yield from self.lying(place, x, y + 92)

    def lying(self, place: str, x: float, y: float) -> Iterator[Mark]:
        """Draw the cards, dice and tiles at a location."""
        table, group = self.table, self.group
        if place == "territory":
            yield from self.piles(x + 4, y + 2)
            return
        deck = DECKS[place]
        size = GROUPS[deck]
        if place == "trade":
            yield from self.market(x, y)
            y += 46
        for at, cards in enumerate(table.displays[deck], 1):
            spot, id = (x + 20 + (54 if size > 1 else 46) * (at - 1), y), f"{deck}:{at}"
            look: Look = {"frame": "midgard-place", "size": 40}
            if cards:
                look = {"frame": f"midgard-{deck}", "size": 40, "over": "", "text": ""}
            words = listed(table.box, cards) if cards else say("empty")
            figure = self.figure(cards) if cards else ""
            yield group.space(id, spot, words, **{**look, "figure": figure} if figure else look)
        yield group.space(
            f"deck:{deck}",
            (x + 240, y),
            say("deck", deck=deck, n=len(table.decks[deck])),
            frame=f"midgard-{deck}",
            size=32,
            faint=True,
        )
        if place == "sea":
            for [card] in table.displays["journey"]:
                yield group.piece("journey", (x + 196, y + 52), told(table.box, card), frame="midgard-journey", size=40)

    def figure(self, cards: tuple[str, ...]) -> str:
        """Return the figure on a card: the defence of a battle."""
        defence = getattr(self.table.box.cards[cards[0]], "defence", 0)
        return str(defence) if defence else ""

    def market(self, x: float, y: float) -> Iterator[Mark]:
        """Draw the dice at Trade, and the rewards."""
        table, group = self.table, self.group
        for at, die in enumerate(table.trade):
            spot = x + 14 + 30 * at, y - 6
            yield group.piece(f"market:{at + 1}", spot, die_word(die), choice=f"trade:{die}", **die_look(die, 26))
        for number, (x, y) in enumerate(
            kit.grid(len(table.box.content.trade.rewards.value), 4, (x + 14, y + 92), 30, 0), 1
        ):
            icon = ("midgard-favor", "midgard-food", "midgard-combat", "midgard-prophecy")[(number - 1) % 4]
            words = say(
                "reward",
                n=number,
                effect=joined("list", [each.said(table.box.speech) for each in table.box.lists[f"reward-{number}"]]),
            )
            yield group.space(f"reward:{number}", (x, y), words, sprite=icon, size=26)

    def piles(self, x: float, y: float) -> Iterator[Mark]:
        """Draw the nine piles of territories."""
        table, group = self.table, self.group
        for pile, spot in zip(PILES, kit.grid(9, 9, (x, y), 32, 0), strict=True):
            kind, level, left = pile[:-1], pile[-1], table.tiles_left(pile)
            tribute = table.box.tributes[pile].words(table.box.speech)
            words = say("tiles", territory=Word("territory", type=kind, level=int(level)), n=left, tribute=tribute)
            sprite = {"dice": "midgard-combat"}.get(kind, f"midgard-{kind}")
            look: Look = {"frame": "midgard-tile", "sprite": sprite, "size": 30, "corner": level, "figure": str(left)}
            yield group.space(f"pile:{pile}", spot, words, **look, faint=not left)


def die_look(die: str, size: float) -> Look:
    """Return how a die or a Ship Upgrade looks."""
    face = f"midgard-K-{die[0]}" if die[1:] == "K" else f"midgard-{die[1:]}"
    return {"frame": f"midgard-{die[0]}", "sprite": face, "size": size}


# ------------------------------------------------------------------------------------------------ The longship


class _Ship:
    """One's own longship: goods, dice, artifacts, the leader, and the four slots."""

    def __init__(self, table: Midgard, group: Group, seat: int, viewer: int | None) -> None:
        self.table, self.group, self.seat = table, group, seat
        self.ship, self.own = table.longships[seat], viewer == seat

    def marks(self) -> Iterator[Mark]:
        group, seat, ship, table = self.group, self.seat, self.ship, self.table
        yield from kit.header(group, f"vl-ship-{seat}", word(f"seat-{seat}"))
        yield from goods(table, group, 150)
        yield from self.leader()
        for at, x in enumerate(kit.row(table.box.artifact_places, 690, 68)):
            if at < len(ship.artifacts):
                yield from self.artifact(at, x)
            else:
                yield group.label(f"berth:{seat}:{at}", (x, 84), frame="midgard-place", size=50)
        yield from self.dice()
        yield from self.slots()
        yield from self.hidden()

    def leader(self) -> Iterator[Mark]:
        """Draw the place of the leader."""
        card = self.ship.leader
        words = told(self.table.box, card) if card else say("no-leader")
        yield self.group.space(
            f"leader:{self.seat}",
            (60, 90),
            words,
            frame="midgard-reaver" if card else "midgard-place",
            sprite="midgard-recruit" if card else "",
            size=56,
        )
        if card:
            yield self.group.label(
                f"leader-name:{self.seat}", (60, 128), label=self.table.box.cards[card].word, print="number"
            )

    def artifact(self, at: int, x: float) -> Iterator[Mark]:
        """Draw an artifact with its die."""
        card, die = self.ship.artifacts[at], self.ship.stored[at]
        look: Look = die_look(die, 30) if die else {}
        id, words = f"artifact:{self.seat}:{card}", artifact_words(self.table, self.seat, at)
        yield self.group.space(id, (x, 84), words, frame="midgard-village", size=58)
        if die:
            yield self.group.piece(f"stored:{self.seat}:{at}", (x, 86), on=id, **look)

    def dice(self) -> Iterator[Mark]:
        """Draw the dice on their places, and Ship Upgrades beside them."""
        pieces = [*self.ship.dice, *(f"T{face}" for face in self.ship.upgrades)]
        spent, number = [*self.ship.spent], max(self.table.box.places + 3, len(pieces))
        for at, x in enumerate(kit.row(number, 428, min(60, 790 / number))):
            if at >= len(pieces):
                yield self.group.label(
                    f"berth:{self.seat}:die{at}", (x, 168), frame="midgard-place", size=40, faint=True
                )
                continue
            die, used = pieces[at], False
            if die[0] == "T" and die[1:] in spent:
                spent.remove(die[1:])
                used = True
            choice = "" if used else f"die:{self.seat}:{die}"
            words = say("spent", die=die_word(die)) if used else die_word(die)
            yield self.group.piece(
                f"piece:{self.seat}:{at}", (x, 168), words, choice=choice, faint=used, **die_look(die, 44)
            )

    def slots(self) -> Iterator[Mark]:
        """Draw the four slots, with the Reavers in them."""
        slots = self.table.box.slots
        for number, x in enumerate(kit.row(len(slots), 428, 180)):
            id, words = f"slot:{self.seat}:{slots[number]}", slot_words(self.table, self.seat, number)
            yield self.group.space(
                id, (x - 66, 222), words, sprite=ICONS.get(slots[number], f"midgard-{slots[number]}"), size=28
            )
            yield self.group.label(
                f"slot-name:{self.seat}:{number}",
                (x - 44, 222),
                label=word(f"location-{slots[number]}"),
                print="number",
                align="start",
            )
            for at, card in enumerate(self.ship.slots[number]):
                spot = x - 60, 246 + 20 * at
                words = told(self.table.box, card)
                yield self.group.piece(
                    f"bench:{self.seat}:{number}:{at}",
                    spot,
                    words,
                    frame="midgard-reaver",
                    sprite="midgard-recruit",
                    size=20,
                )
                yield self.group.label(
                    f"bench-name:{self.seat}:{number}:{at}",
                    (x - 44, spot[1]),
                    label=self.table.box.cards[card].word,
                    print="number",
                    align="start",
                )

    def hidden(self) -> Iterator[Mark]:
        """Draw one's own prophecies, and the Glory pile, as counts."""
        pool, seat = self.table.decks["prophecy"], self.seat
        known = [
            *self.ship.prophecies,
            *(value for slot in self.table.secret(seat) if (value := pool.slots[slot].value)),
        ]
        number = len(self.ship.prophecies) + len(self.table.secret(seat))
        words = listed(self.table.box, tuple(known)) if known else say("prophecies", cards=(), hidden=number)
        yield self.group.space(f"fates:{seat}", (120, 90), words, frame="midgard-prophecy", size=40, figure=str(number))
        pile = self.ship.glory_pile
        words = say("pile", cards=_names(self.table, pile)) if pile else say("no-pile")
        yield self.group.space(f"hoard:{seat}", (176, 90), words, frame="midgard-keep", size=40, figure=str(len(pile)))
        tiles = self.ship.territories
        words = say("territories", cards=_names(self.table, tiles), hidden=len(self.ship.subdued))
        yield self.group.space(
            f"lands:{seat}",
            (232, 90),
            words,
            frame="midgard-tile",
            size=40,
            figure=str(len(tiles) + len(self.ship.subdued)),
        )


def goods(table: Midgard, group: Group, x: float, apart: float = 62) -> Iterator[Mark]:
    """Draw glory and goods with their numbers."""
    seat = group.seat or 0
    ship = table.longships[seat]
    total = sum(glory(table, seat).values()) if table.result else ship.glory
    yield group.label(
        f"glory:{seat}",
        (x, kit.HEAD),
        Text(word("goods", what="glory", n=total)),
        text=str(total),
        sprite="vl-star",
        size=20,
        align="start",
    )
    for at, what in enumerate(GOODS, 1):
        n = getattr(ship, what)
        words = Text(word("goods", what=what, n=n))
        yield group.label(
            f"{what}:{seat}",
            (x + apart * at, kit.HEAD),
            words,
            text=str(n),
            sprite=f"midgard-{what}",
            size=20,
            align="start",
        )


def on_panel(table: Midgard, group: Group) -> Iterator[Mark]:
    """Draw what another seat has, folded: its goods, its dice by their faces, and how much else."""
    seat = group.seat or 0
    ship = table.longships[seat]
    yield from kit.header(group, f"vl-ship-{seat}", word(f"seat-{seat}"))
    lower = Group(group.id, 0, 0, group.width, 0, group.words, seat=seat)
    for mark in goods(table, lower, 20, 52):
        yield group.label(mark.id, (mark.x, 58), mark.words, text=mark.text, sprite=mark.sprite, size=20, align="start")
    for at, die in enumerate((*ship.dice, *(f"T{face}" for face in ship.upgrades))):
        yield group.piece(
            f"piece:{seat}:{at}", (22 + 27 * at, 92), die_word(die), choice=f"die:{seat}:{die}", **die_look(die, 24)
        )
    reavers = sum(map(len, ship.slots))
    counts = say(
        "folded",
        reavers=reavers,
        artifacts=len(ship.artifacts),
        pile=len(ship.glory_pile),
        tiles=len(ship.territories) + len(ship.subdued),
        prophecies=len(ship.prophecies) + len(table.secret(seat)),
    )
    yield group.label(f"folded:{seat}", (20, 124), label=counts, align="start")
    leader = table.box.cards[ship.leader].word if ship.leader else say("no-leader")
    yield group.label(f"leader-name:{seat}", (20, 148), label=leader, align="start")


# ------------------------------------------------------------------------------------------------ The tray


class _Tray:
    """What is asked now: cards in hand, faces to choose from, combat dice."""

    def __init__(self, table: Midgard, group: Group) -> None:
        self.table, self.group = table, group

    def marks(self) -> Iterator[Mark]:
        yield kit.heading(self.group, "title", title(self.table))
        thing = self.table.waiting
        cards = getattr(thing, "cards", ())
        for at, card in enumerate(cards):
            spot = 40 + 74 * (at % 5), 84 + 90 * (at // 5)
            look: Look = {"frame": f"midgard-{self.table.deck_of(card)}", "size": 64}
            yield self.group.space(f"card:{at}", spot, told(self.table.box, card), choice=f"hand:{card}", **look)
            yield self.group.label(f"card-name:{at}", (spot[0], spot[1] + 42), label=self.table.box.cards[card].word)
        match thing:
            case play.DecideFates():
                yield self.group.space("fate:rally", (40, 300), say("rally"), sprite="vl-star")
            case play.ChooseDie(colour=colour, roll=roll) if not roll:
                faces = self.table.box.faces
                colours = faces if colour == "any" else [colour]
                dice = [die for each in colours for die in dict.fromkeys(faces[each])]
                for die, spot in zip(dice, kit.grid(len(dice), 6, (40, 90), 60, 60), strict=True):
                    yield self.group.space(f"set:{die}", spot, die_word(die), **die_look(die, 44))
            case play.TurnDice():
                for face, spot in zip(FACES, kit.grid(6, 6, (40, 90), 60, 0), strict=True):
                    yield self.group.space(
                        f"face:{face}",
                        spot,
                        word(f"icon-{face}", n=1),
                        sprite=f"midgard-{face}" if face != "K" else "midgard-K-B",
                    )
            case play.AttemptTerritory():
                yield self.group.space("way:force", (40, 90), say("force"), sprite="vl-axe")
                yield self.group.space("way:tribute", (100, 90), say("tribute"), sprite="midgard-favor")
            case play.RerollOrStop(dice=dice, aside=aside):
                for at, (shows, again) in enumerate(
                    [*((each, False) for each in dice), *((each, True) for each in aside)]
                ):
                    look = {"sprite": "midgard-combat", "size": 40, "figure": str(shows), "faint": again}
                    yield self.group.piece(
                        f"roll:{at}",
                        (40 + 46 * (at % 7), 90 + 46 * (at // 7)),
                        say("shows", n=shows, again=int(again)),
                        choice="" if again else f"show:{shows}",
                        frame="midgard-combat",
                        figure=str(shows),
                        size=40,
                        faint=again,
                    )
            case play.PrepareCombat() | play.PayDice():
                for at, die in enumerate(thing.spent):
                    yield self.group.piece(
                        f"spent:{at}",
                        (40 + 46 * (at % 7), 90 + 46 * (at // 7)),
                        say("committed", die=die_word(die)),
                        **die_look(die, 40),
                    )
