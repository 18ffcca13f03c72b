"""The tray: what is in hand now, and what can be done with it. A cost is a row of sockets that fill."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from msgspec.structs import replace

from vikinglab.core.engine import effect as core
from vikinglab.core.show import kit
from vikinglab.core.show.scene import At, Detail, Group, Look, Mark
from vikinglab.core.words.speech import Text, joined, per_cent

from . import play
from .cardface import face, source
from .cards import die_look, die_word, say, told, word
from .deck import Journey
from .dice import placed
from .effects import FACES, Pay
from .fjord import sailing
from .odds import again, reaches, wins
from .rivals import WIDE
from .scoring import glory

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .table import Midgard

NARROW, EMPTY, CARD = 390, 44, 202
"""The width of the tray of a phone, and the heights of a tray without anything and with a card in it."""
BLACK = Look(frame="midgard-x1", size=40)
"""The look of combat dice that nothing on the ship brings."""
LETTER = 8.1
"""A letter is about so wide."""


def tray(table: Midgard, at: At, words: Text) -> tuple[list[Group], list[Mark]]:
    """Return the tray in both its forms: each is as high as what lies in it."""
    wide, marks = _tray(Group("tray", *at, WIDE, EMPTY, words, sheet=True, only="wide"), table)
    narrow, small = _tray(Group("tray:narrow", *at, NARROW, EMPTY, words, sheet=True, only="narrow"), table)
    return [wide, narrow], [*marks, *kit.slim(small)]


def _tray(group: Group, table: Midgard) -> tuple[Group, list[Mark]]:
    drawn = Tray(table, group)
    marks = [*drawn.marks()] or [kit.heading(group, "title", say("tray"))]
    return replace(group, height=max(drawn.least, drawn.y + 8)), marks


class Tray:
    """The tray with the things in hand: cards, faces to choose from, dice chosen or rolled. It fills from above."""

    def __init__(self, table: Midgard, group: Group) -> None:
        self.table, self.group, self.wide = table, group, group.width == WIDE
        self.left, self.y = (20.0, 12.0) if self.wide else (12.0, 6.0)
        """The beginning of lines, at the edge or beside a card; and the height of the next thing."""
        self.least = EMPTY
        self.origin = "" if (seat := kit.in_turn(table)) is None else sailing(table, seat)

    def marks(self) -> Iterator[Mark]:
        thing, box = self.table.waiting, self.table.box
        match thing:
            case play.DecideFates() | play.ChooseCard() | play.ReplaceArtifact():
                yield from self.hand(thing.cards)
                if isinstance(thing, play.DecideFates):
                    yield self.button("fate:rally", (self.group.width - 98, 90), say("rally"), "vl-star")
            case play.ChooseDie(colour=colour, roll=False):
                dice = [die for each in (box.faces if colour == "any" else [colour]) for die in box.faces[each]]
                yield from self.offered(
                    say("tray-die"), {f"set:{die}": (die_word(die), die_look(die, 44)) for die in dice}
                )
            case play.TurnDice():
                faces = {f"face:{face}": (word(f"icon-{face}", n=1), Look(sprite=f"midgard-{face}")) for face in FACES}
                yield from self.offered(say("tray-turn"), faces)
            case play.AttemptTerritory():
                yield from self.titled(say("tray-ways"))
                first, second = self.spots(2, self.group.width / 2 - 12)
                yield self.button("way:force", (first[0] - 60, first[1]), say("force"), "vl-axe")
                yield self.button("way:tribute", (second[0] - 60, second[1]), say("tribute"), "midgard-favor")
                yield from self.force(thing.seat, 0)
            case play.TakePart():
                cost = box.content.locations[self.table.location].cost
                if cost != Pay():
                    place = word(f"location-{self.table.location}")
                    yield from self.payment(thing.seat, cost, (), say("tray-cost", place=place))
            case play.PayDice():
                yield from self.payment(thing.seat, thing.cost, thing.spent, say("tray-pay"))
            case play.MeetJourney():
                yield from self.journey(thing.seat)
            case play.FaceBattle():
                yield from self.met(thing.card(self.table).id)
                yield from self.payment(thing.seat, thing.cost(self.table), (), say("tray-set"))
                yield from self.force(thing.seat, thing.defence(self.table))
            case play.PrepareCombat():
                yield from self.combat(thing)
            case play.RerollOrStop():
                yield from self.rolled(thing)
            case None:
                yield from self.scores()

    # ---------------------------------------------------------------------------------------- Parts of a tray

    def heading(self, words: Text) -> Mark:
        """Draw what a part of the tray is about."""
        self.y += 24
        return self.group.label(f"title:{self.y:g}", (self.left, self.y - 12), label=words, print="name")

    def titled(self, words: Text) -> Iterator[Mark]:
        """Draw what the tray is about; on a phone, where the question says it too, there is no room."""
        if self.wide:
            yield self.heading(words)

    def lines(self, id: str, words: Text) -> Mark:
        """Draw a sentence, in as many lines as it takes."""
        lines = kit.wrapped(words, int((self.group.width - self.left) / LETTER))
        details = [
            Detail(0, 20 * at, label=line, print="midgard-speech", align="start") for at, line in enumerate(lines)
        ]
        self.y += 20 * len(details)
        return self.group.label(id, (self.left, self.y - 20 * len(details) + 10), words, details=tuple(details))

    def spots(self, number: int, apart: float = 46, down: float = 48) -> list[At]:
        """Return the places of some things side by side, in as many rows as they need."""
        columns = int((self.group.width - self.left) // apart)
        spots = kit.grid(number, columns, (self.left + apart / 2, self.y + down / 2), apart, down)
        self.y += down * -(-number // columns)
        return spots

    def offered(self, title: Text, things: Mapping[str, tuple[Text, Look]]) -> Iterator[Mark]:
        """Draw the faces that one can choose from."""
        yield from self.titled(title)
        for (id, (words, look)), spot in zip(things.items(), self.spots(len(things), 60, 54), strict=True):
            yield self.group.space(id, spot, words, **({"size": 44} | look))

    def button(self, id: str, at: At, words: Text, sprite: str) -> Mark:
        """Draw what one can do with what is in hand, and beside it its name."""
        look: Look = {"label": words, "print": "name", "align": "start"}
        return self.group.space(id, at, words, **look | {"frame": "midgard-disc", "sprite": sprite, "size": 44})

    def card(self, id: str, card: str, at: At, choice: str = "") -> Iterator[Mark]:
        """Draw a card as large as the tray, and where its text comes from."""
        box, self.least = self.table.box, CARD
        look: Look = {**face(box, card, "tray"), "comes": "turn", "origin": self.origin}
        draw = self.group.space if choice else self.group.piece
        yield draw(id, at, told(box, card), choice=choice, **look)
        yield source(box, self.group, f"{id}:source", card, at, "tray")

    def hand(self, cards: Sequence[str]) -> Iterator[Mark]:
        """Draw the cards in hand."""
        apart = min(132, (self.group.width - 146) / max(1, len(cards) - 1))
        for at, card in enumerate(cards):
            yield from self.card(f"card:{at}", card, (71 + apart * at, 106), f"hand:{card}")

    def scores(self) -> Iterator[Mark]:
        """Draw the glory of each seat at the end, and below it from where it comes."""
        found = [glory(self.table, seat) for seat in range(self.table.players)]
        columns = kit.row(len(found), self.group.width - 31 * len(found), 62)
        yield self.heading(say("tray-glory"))
        for seat, (each, x) in enumerate(zip(found, columns, strict=True)):
            total = sum(each.values())
            details = Detail(-28, 0, sprite=f"vl-arms-{seat}", size=28), Detail(2, 0, text=str(total), print="count")
            words = say("score", seat=seat, n=total)
            yield self.group.label(f"total:{seat}", (x, self.y - 12), words, seat=seat, details=details)
        # A phone has no room for more: there the log says it.
        for part in found[0] if self.wide else ():
            if any(figures := [each[part] for each in found]):
                yield self.score(part, columns, figures)

    def score(self, part: str, columns: Sequence[float], figures: Sequence[int]) -> Mark:
        """Draw what the seats have from a source, each below its shield."""
        self.y += 21
        name = word("glory-part", part=part)
        shares = [say("score", seat=seat, n=n) for seat, n in enumerate(figures)]
        told = [str(n).replace("-", "−") for n in figures]
        details = [Detail(x - self.left, 0, text=n, print="midgard-speech") for x, n in zip(columns, told, strict=True)]
        look: Look = {"label": name, "print": "midgard-speech", "align": "start", "details": tuple(details)}
        words = joined("label", [name, joined("list", shares)])
        return self.group.label(f"score:{part}", (self.left, self.y - 11), words, **look)

    # ---------------------------------------------------------------------------------------- Paying

    def payment(self, seat: int, cost: Pay, spent: tuple[str, ...], title: Text) -> Iterator[Mark]:
        """Draw a cost, what of it lies there, and what is still needed."""
        yield from self.titled(title)
        # What was chosen lies there, or else it is shown what would pay.
        pieces = spent or tuple(sorted(self.table.pieces(seat)))
        filled = placed(pieces, cost.dice, self.table.wild(seat))
        yield from self.sockets(seat, cost, filled if spent else (), filled)
        if short := play.shortage(self.table, seat, cost):
            needed = say("tray-short", short=short, number=len(short))
        else:
            left = filled.count("") if spent else 0
            needed = say("tray-left", n=left) if left else say("tray-enough")
        yield self.lines("needed", needed)

    def sockets(self, seat: int, cost: Pay, chosen: Sequence[str], filled: Sequence[str]) -> Iterator[Mark]:
        """Draw a socket for each thing that a cost asks for: filled, to be filled, or red if it can't be."""
        goods = [(what, n) for what in ("food", "favor", "terror") if (n := getattr(cost, what))]
        spots = iter(self.spots(len(goods) + len(cost.dice)))
        for (what, n), spot in zip(goods, spots, strict=False):
            frame = "midgard-need" if getattr(self.table.longships[seat], what) < n else "midgard-disc"
            look: Look = {"frame": frame, "sprite": f"midgard-{what}", "size": 40, "details": kit.tally(n)}
            yield self.group.label(f"socket:{what}", spot, word("goods", what=what, n=n), **look)
        for at, (icon, piece, spot) in enumerate(zip(cost.dice, filled, spots, strict=True)):
            if piece and chosen:
                yield self.chosen(at, spot, seat, piece)
                continue
            # Pale and red where nothing could fill it.
            lacks = not (piece or chosen)
            sprite = "midgard-whatever" if icon == "any" else f"midgard-{icon}"
            asked = (Detail(0, 0, sprite=sprite, size=26, faint=lacks),)
            look = Look(frame="midgard-need" if lacks else "midgard-socket", size=40, details=asked)
            words = say("tray-socket", icon=word(f"icon-{icon}", n=1), short=int(lacks))
            yield self.group.label(f"socket:{at}", spot, words, **look)

    def chosen(self, at: int, spot: At, seat: int, piece: str, details: tuple[Detail, ...] = ()) -> Mark:
        """Draw a die or a token that was chosen: it comes from the ship."""
        look: Look = {**die_look(piece, 40), "comes": "roll", "origin": f"piece:{seat}:{piece}:1", "details": details}
        return self.group.piece(f"spent:{at}", spot, say("committed", die=die_word(piece)), choice="", **look)

    def met(self, card: str) -> Iterator[Mark]:
        """Draw the card that was met, and what follows beside it; on a phone it lies open in the place right above."""
        if self.wide:
            yield from self.card("met", card, (75, 102))
            self.left = 148

    def journey(self, seat: int) -> Iterator[Mark]:
        """Draw the Sea Journey that is met: its cost, or its effect."""
        [[card]] = self.table.displays["journey"]
        found = self.table.box.cards[card]
        assert isinstance(found, Journey)
        yield from self.met(card)
        yield from self.payment(seat, found.cost or Pay(), (), say("tray-cost", place=found.word))
        yield self.lines("suffers", say("tray-suffer", effect=core.said(found.effect, self.table.box.speech)))

    # ---------------------------------------------------------------------------------------- Fighting

    def force(self, seat: int, defence: int) -> Iterator[Mark]:
        """Draw who could bring combat dice, how many they are together, and the chance if all of them fight."""
        table = self.table
        brings = [(piece, n) for piece in table.pieces(seat) if (n := table.hammers(seat, piece))]
        extra = table.longships[seat].extra
        number = sum([n for _, n in brings]) + sum(extra)
        yield self.heading(say("tray-force", n=number, defence=defence))
        if self.wide:
            shown = [(say("tray-brings", die=die_word(die), n=n), die_look(die, 30), n) for die, n in brings]
            shown += [(word("extra", what="combat_die", n=n), BLACK | {"size": 30}, n) for n in extra]
            for at, ((words, look, n), spot) in enumerate(zip(shown, self.spots(len(shown), 39, 38), strict=True)):
                yield self.group.label(f"brings:{at}", spot, words, **look | {"details": kit.tally(n, 12, 22)})
        if defence and number:
            yield self.chances(seat, number, defence)

    def chances(self, seat: int, number: int, defence: int) -> Mark:
        """Draw the chance to win with so many combat dice, and with one reroll for favor."""
        box = self.table.box
        price, favor = box.content.combat.reroll, self.table.longships[seat].favor
        now, more = (wins(number, defence, box.combat_die, rerolls) for rerolls in (0, 1))
        key = "tray-reroll" if favor >= price else "tray-chance"
        return self.lines("chance", say(key, p=per_cent(now), q=per_cent(more), n=price))

    def combat(self, thing: play.PrepareCombat) -> Iterator[Mark]:
        """Draw the combat that is prepared: the dice that were chosen, and the chance now."""
        number, spent = thing.number(self.table), thing.spent
        yield self.heading(say("tray-combat", n=number, defence=thing.defence))
        spots = self.spots(len(spent) + len(thing.extra), 52)
        for at, (piece, spot) in enumerate(zip(spent, spots, strict=False)):
            yield self.chosen(at, spot, thing.seat, piece, kit.tally(self.table.hammers(thing.seat, piece)))
        for at, (n, spot) in enumerate(zip(thing.extra, spots[len(spent) :], strict=True)):
            words = word("extra", what="combat_die", n=n)
            yield self.group.label(f"extra:{at}", spot, words, **BLACK | {"details": kit.tally(n)})
        if number:
            yield self.chances(thing.seat, number, thing.defence)
        else:
            yield self.lines("needed", say("tray-hammers"))

    def rolled(self, thing: play.RerollOrStop) -> Iterator[Mark]:
        """Draw the combat dice; those that are set aside are to be rolled again."""
        total, faces = sum(thing.dice), self.table.box.combat_die
        yield self.heading(say("tray-rolled", n=total + sum(thing.aside), defence=thing.defence))
        self.y += 6  # for what shows that a die may be chosen
        shown = [*((shows, False) for shows in thing.dice), *((shows, True) for shows in thing.aside)]
        for at, ((shows, aside), spot) in enumerate(zip(shown, self.spots(len(shown), 52, 50), strict=True)):
            look: Look = {"frame": "midgard-roll" if aside else f"midgard-x{min(shows, 2)}", "size": 40}
            look |= {"figure": str(shows)} if shows > 2 and not aside else {}
            words, choice = say("shows", n=shows, again=int(aside)), "" if aside else f"show:{shows}"
            yield self.group.piece(f"roll:{at}", spot, words, choice=choice, **look | {"comes": "roll"})
        if thing.aside:
            chance, key = reaches(len(thing.aside), thing.defence - total, faces), "tray-aside"
        else:
            chance, key = again(tuple(sorted(thing.dice)), thing.defence, faces, 1), "tray-best"
        yield self.lines("chance", say(key, p=per_cent(chance)))
