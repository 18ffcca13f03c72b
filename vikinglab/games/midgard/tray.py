"""The tray: what is in hand now, and what can be done with it. A cost is a row of sockets that fill."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec.structs import replace

from vikinglab.core.engine import effect as core
from vikinglab.core.show import kit
from vikinglab.core.show.scene import At, Group, Look, Mark, Part
from vikinglab.core.words.speech import Text, per_cent

from . import play
from .box import Journey
from .cardface import face, source
from .cards import die_look, die_word, say, told, word
from .dice import placed
from .effects import FACES, Pay
from .fleet import sailing
from .odds import again, reaches, wins
from .rivals import shortage
from .ship import tally

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .table import Midgard

WIDE, NARROW, EMPTY = 528, 390, 48
ROLLS: Look = {"comes": "roll"}
CARD: At = (75, 118)
"""The place of the card that is faced, at the left."""
LETTERS = 60
"""A line beside the edge of the tray has so many letters at most."""


def tray(table: Midgard, at: At, words: Text) -> tuple[list[Group], list[Mark]]:
    """Return the tray in both its forms: each is as high as what lies in it."""
    wide, marks = _tray(Group("tray", *at, WIDE, EMPTY, words, sheet=True, only="wide"), table)
    narrow, small = _tray(Group("tray:narrow", *at, NARROW, EMPTY, words, sheet=True, only="narrow"), table)
    return [wide, narrow], [*marks, *kit.slim(small)]


def _tray(group: Group, table: Midgard) -> tuple[Group, list[Mark]]:
    marks = [*Tray(table, group).marks()] or [kit.heading(group, "title", say("tray"))]
    return replace(group, height=max(EMPTY, *(mark.y + _below(mark) for mark in marks))), marks


def _below(mark: Mark) -> float:
    """Return how much room there is below the middle of a mark."""
    return 100 if mark.frame.endswith("-tray") else mark.size / 2 + 14 if mark.sprite or mark.frame else 18


class Tray:
    """What is in hand now: cards, faces to choose from, dice that were chosen or rolled."""

    def __init__(self, table: Midgard, group: Group) -> None:
        self.table, self.group, self.wide = table, group, group.width == WIDE
        self.left: float = 22 if self.wide else 12
        """Where lines begin: beside a card, or at the edge."""
        self.top = 70 if self.wide else 30
        """How far below the edge the first row is: on a phone there is no room for a heading."""
        self.origin = "" if (seat := kit.in_turn(table)) is None else sailing(table, seat)
        self.apart, self.columns = (52, 9) if self.wide else (48, 7)

    def marks(self) -> Iterator[Mark]:
        thing = self.table.waiting
        match thing:
            case play.DecideFates() | play.ChooseCard() | play.ReplaceArtifact():
                yield from self.hand(thing.cards)
                if isinstance(thing, play.DecideFates):
                    yield from self.button("fate:rally", (388 if self.wide else 304, 90), say("rally"), "vl-star")
            case play.ChooseDie(colour=colour, roll=False):
                yield from self.titled(say("tray-die"))
                faces = self.table.box.faces
                shown = [die for each in (faces if colour == "any" else [colour]) for die in dict.fromkeys(faces[each])]
                for die, spot in kit.in_grid(shown, *(6, (64, 78), 80, 57) if self.wide else (9, (23, 28), 43, 48)):
                    yield self.group.space(f"set:{die}", spot, die_word(die), **die_look(die, 44))
            case play.TurnDice():
                yield from self.titled(say("tray-turn"))
                for face, spot in kit.in_grid(FACES, 6, (34, self.top), 64, 0):
                    sprite = "midgard-clans" if face == "K" else f"midgard-{face}"
                    yield self.group.space(f"face:{face}", spot, word(f"icon-{face}", n=1), sprite=sprite, size=44)
            case play.AttemptTerritory():
                yield from self.titled(say("tray-ways"))
                yield from self.button("way:force", (40, self.top), say("force"), "vl-axe")
                yield from self.button(
                    "way:tribute", (self.group.width / 2 + 20, self.top), say("tribute"), "midgard-favor"
                )
                yield from self.force(thing.seat, 0, self.top + 46)
            case play.TakePart():
                cost = self.table.box.content.locations[self.table.location].cost.value
                place = word(f"location-{self.table.location}")
                if cost != Pay():
                    yield from self.payment(thing.seat, cost, (), say("tray-cost", place=place))
            case play.PayDice():
                cost = Pay(food=thing.food, favor=thing.favor, terror=thing.terror, dice=thing.icons)  # type: ignore[arg-type]
                yield from self.payment(thing.seat, cost, thing.spent, say("tray-pay"))
            case play.MeetJourney():
                yield from self.journey(thing.seat)
            case play.FaceBattle():
                yield from self.battle(thing)
            case play.PrepareCombat():
                yield from self.combat(thing)
            case play.RerollOrStop():
                yield from self.rolled(thing)

    # ---------------------------------------------------------------------------------------- Parts of a tray

    def heading(self, words: Text, y: float = 26) -> Mark:
        """Draw what a part of the tray is about."""
        return self.group.label(f"title:{y:g}", (self.left, y), label=words, print="name")

    def titled(self, words: Text) -> Iterator[Mark]:
        """Draw what the tray is about, where there is room."""
        if self.wide:
            yield self.heading(words)

    def lines(self, id: str, words: Text, y: float) -> Iterator[Mark]:
        """Draw a sentence, in as many lines as it takes."""
        most = int(LETTERS * (self.group.width - self.left) / WIDE)
        for at, line in enumerate(kit.wrapped(words, most)):
            spot = self.left, y + 19 * at
            yield self.group.label(f"{id}:{at}", spot, label=line, print="speech", align="start")

    def button(self, id: str, at: At, words: Text, sprite: str) -> Iterator[Mark]:
        """Draw what one can do with what is in hand, and beside it its name."""
        yield self.group.space(id, at, words, sprite=sprite, size=40, label=words, print="name", align="start")

    def card(self, id: str, card: str, at: At, choice: str = "") -> Iterator[Mark]:
        """Draw a card as large as the tray, and where its text comes from."""
        box = self.table.box
        look: Look = {**face(box, card, "tray"), "comes": "turn", "origin": self.origin}
        if choice:
            yield self.group.space(id, at, told(box, card), choice=choice, **look)
        else:
            yield self.group.piece(id, at, told(box, card), choice="", **look)
        yield source(box, self.group, f"{id}:source", card, at, "tray")

    def hand(self, cards: Sequence[str]) -> Iterator[Mark]:
        """Draw the cards in hand."""
        apart = min(138, (self.group.width - 146) / max(1, len(cards) - 1))
        for at, card in enumerate(cards):
            yield from self.card(f"card:{at}", card, (75 + apart * at, 106), f"hand:{card}")

    # ---------------------------------------------------------------------------------------- Paying

    def payment(self, seat: int, cost: Pay, spent: tuple[str, ...], title: Text) -> Iterator[Mark]:
        """Draw a cost, what of it lies there, and what is still needed."""
        yield from self.titled(title)
        yield from self.sockets(seat, cost, spent)
        short = shortage(self.table, seat, cost)
        left = [icon for icon, piece in zip(cost.dice, self.placed(seat, cost, spent), strict=True) if not piece]
        if short:
            yield from self.lines("needed", say("tray-short", short=short, number=len(short)), self.top + 42)
        elif left and spent:
            yield from self.lines("needed", say("tray-left", n=len(left)), self.top + 42)
        else:
            yield from self.lines("needed", say("tray-enough"), self.top + 42)

    def placed(self, seat: int, cost: Pay, spent: tuple[str, ...]) -> tuple[str, ...]:
        """Return the piece in each socket, or an empty word: those that were chosen, or else those that would pay."""
        pieces = spent or tuple(sorted(self.table.pieces(seat)))
        return placed(pieces, cost.dice, self.table.wild(seat))

    def sockets(self, seat: int, cost: Pay, spent: tuple[str, ...]) -> Iterator[Mark]:
        """Draw a socket for each thing that a cost asks for: filled, to be filled, or red if it can't be."""
        ship, x, y = self.table.longships[seat], self.left + 24, self.top
        for what in ("food", "favor", "terror"):
            if n := getattr(cost, what):
                short = getattr(ship, what) < n
                look: Look = {"frame": "midgard-need" if short else "midgard-disc", "sprite": f"midgard-{what}"}
                look |= {"size": 44, "parts": tally(n)}
                yield self.group.label(f"socket:{what}", (x, y), word("goods", what=what, n=n), **look)
                x += self.apart
        for at, (icon, piece) in enumerate(zip(cost.dice, self.placed(seat, cost, spent), strict=True)):
            sprite = "midgard-whatever" if icon == "any" else f"midgard-{icon}"
            if piece and spent:
                words = say("committed", die=die_word(piece))
                yield self.group.piece(
                    f"spent:{at}",
                    (x, y),
                    words,
                    choice="",
                    **(die_look(piece, 44) | ROLLS | {"origin": f"piece:{seat}:{piece}:1"}),
                )
            else:
                lacks = not piece and not spent
                words = say("tray-socket", icon=word(f"icon-{icon}", n=1), short=int(lacks))
                open_, icons = (
                    "midgard-need" if lacks else "midgard-socket",
                    (Part(0, 0, sprite=sprite, size=28, faint=lacks),),
                )
                yield self.group.label(f"socket:{at}", (x, y), words, frame=open_, size=44, parts=icons)
            x += self.apart

    def journey(self, seat: int) -> Iterator[Mark]:
        """Draw the Sea Journey that is met: its cost, or its effect."""
        [[card]] = self.table.displays["journey"]
        found = self.table.box.cards[card]
        assert isinstance(found, Journey)
        if self.wide:
            yield from self.card("met", card, CARD)
            self.left = 152
        yield from self.payment(seat, found.cost or Pay(), (), say("tray-cost", place=found.word))
        yield from self.lines(
            "suffers",
            say("tray-suffer", effect=core.said(found.effect, self.table.box.speech)),
            self.top + (84 if self.wide else 62),
        )

    # ---------------------------------------------------------------------------------------- Fighting

    def battle(self, thing: play.FaceBattle) -> Iterator[Mark]:
        """Draw the Sea Battle that is faced: its set of dice, or the fight."""
        table, card = self.table, thing.card(self.table)
        # On a phone the card lies open in the place right above.
        if self.wide:
            yield from self.card("met", card.id, CARD)
            self.left = 152
        yield from self.payment(thing.seat, thing.cost(table), (), say("tray-set"))
        yield from self.force(thing.seat, card.defence + table.harder % 100, self.top + (72 if self.wide else 64))

    def force(self, seat: int, defence: int, y: float) -> Iterator[Mark]:
        """Draw who could bring combat dice, how many they are together, and the chance if all of them fight."""
        table = self.table
        brings = [(piece, n) for piece in table.pieces(seat) if (n := table.hammers(seat, piece))]
        extra = table.longships[seat].extra
        number = sum([n for _, n in brings]) + sum(extra)
        yield self.heading(say("tray-force", n=number, defence=defence), y)
        apart = min(40, (self.group.width - 60 - self.left) / max(1, len(brings) + len(extra)))
        for at, (piece, n) in enumerate(brings if self.wide else ()):
            words = say("tray-brings", die=die_word(piece), n=n)
            look: Look = {**die_look(piece, 30), "parts": tally(n)}
            yield self.group.label(f"brings:{at}", (self.left + 15 + apart * at, y + 32), words, **look)
        for at, n in enumerate(extra if self.wide else (), len(brings)):
            words, spot = word("extra", what="combat_die", n=n), (self.left + 15 + apart * at, y + 32)
            yield self.group.label(f"brings:{at}", spot, words, frame="midgard-x1", size=30, parts=tally(n))
        if defence and number:
            yield from self.chances(seat, number, defence, y + (66 if self.wide else 22))

    def chances(self, seat: int, number: int, defence: int, y: float) -> Iterator[Mark]:
        """Draw the chance to win with so many combat dice, and with one reroll for favor."""
        box = self.table.box
        price, favor = box.content.combat.reroll.value, self.table.longships[seat].favor
        now, more = (wins(number, defence, box.combat_die, rerolls) for rerolls in (0, 1))
        key = "tray-reroll" if favor >= price else "tray-chance"
        yield from self.lines("chance", say(key, p=per_cent(now), q=per_cent(more), n=price), y)

    def combat(self, thing: play.PrepareCombat) -> Iterator[Mark]:
        """Draw the combat that is prepared: the dice that were chosen, and the chance now."""
        number = thing.number(self.table)
        y = self.below(len(thing.spent) + len(thing.extra))
        yield self.heading(say("tray-combat", n=number, defence=thing.defence), 26 if self.wide else y - 22)
        for at, piece in enumerate(thing.spent):
            words, parts = say("committed", die=die_word(piece)), tally(self.table.hammers(thing.seat, piece))
            look: Look = {**die_look(piece, 40), "comes": "roll", "parts": parts}
            look["origin"] = f"piece:{thing.seat}:{piece}:1"
            yield self.group.piece(f"spent:{at}", self.spot(at), words, choice="", **look)
        for at, n in enumerate(thing.extra, len(thing.spent)):
            words = word("extra", what="combat_die", n=n)
            yield self.group.label(f"extra:{at}", self.spot(at), words, frame="midgard-x1", size=40, parts=tally(n))
        if number:
            yield from self.chances(thing.seat, number, thing.defence, y)
        else:
            yield from self.lines("needed", say("tray-hammers"), y)

    def rolled(self, thing: play.RerollOrStop) -> Iterator[Mark]:
        """Draw the combat dice; those that are set aside are to be rolled again."""
        total, faces = sum(thing.dice), self.table.box.combat_die
        y = self.below(len(thing.dice) + len(thing.aside))
        title = say("tray-rolled", n=total + sum(thing.aside), defence=thing.defence)
        yield self.heading(title, 26 if self.wide else y - 22)
        shown = [*((shows, False) for shows in thing.dice), *((shows, True) for shows in thing.aside)]
        for at, (shows, aside) in enumerate(shown):
            words, choice = say("shows", n=shows, again=int(aside)), "" if aside else f"show:{shows}"
            look: Look = {"frame": "midgard-roll" if aside else f"midgard-x{min(shows, 2)}", "size": 40}
            look |= {"figure": str(shows)} if shows > 2 and not aside else {}
            yield self.group.piece(f"roll:{at}", self.spot(at), words, choice=choice, **(look | ROLLS))
        if thing.aside:
            chance = reaches(len(thing.aside), thing.defence - total, faces)
            yield from self.lines("chance", say("tray-aside", p=per_cent(chance)), y)
        else:
            best = again(tuple(sorted(thing.dice)), thing.defence, faces, 1)
            yield from self.lines("chance", say("tray-best", p=per_cent(best)), y)

    def spot(self, at: int) -> At:
        """Return where a die lies in the tray."""
        return self.left + 22 + 54 * (at % self.columns), self.top + 46 * (at // self.columns)

    def below(self, dice: int) -> float:
        """Return where the chance to win stands: below so many dice, and on a phone also below what it is about."""
        rows = -(-dice // self.columns)
        return self.top + 46 * max(0, rows - 1) + (40 if rows else 0) + (0 if self.wide else 20)
