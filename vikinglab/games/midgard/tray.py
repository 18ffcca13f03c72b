"""The tray of Midgard's board: what is in hand now, and what can be done with it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from vikinglab.core.show import kit
from vikinglab.core.show.scene import At, Group, Look, Mark
from vikinglab.core.words.speech import Text

from . import play
from .cards import card_look, die_look, die_word, say, told, word
from .effects import FACES

if TYPE_CHECKING:
    from .table import Midgard


class Tray:
    """What is in hand now: cards, faces to choose from, dice that were chosen or rolled."""

    def __init__(self, table: Midgard, group: Group) -> None:
        self.table, self.group = table, group

    def marks(self) -> Iterator[Mark]:
        yield kit.heading(self.group, "title", say("tray") if self.table.result is None else word("ask-nobody"))
        thing = self.table.waiting
        yield from self.hand(getattr(thing, "cards", ()))
        match thing:
            case play.DecideFates():
                yield from self.button("fate:rally", 240, 26, say("rally"), "vl-star")
            case play.ChooseDie(colour=colour, roll=False):
                faces = self.table.box.faces
                shown = [die for each in (faces if colour == "any" else [colour]) for die in dict.fromkeys(faces[each])]
                for die, spot in zip(shown, kit.grid(len(shown), 9, (30, 76), 41, 48), strict=True):
                    yield self.group.space(f"set:{die}", spot, die_word(die), **die_look(die, 36))
            case play.TurnDice():
                for face, spot in zip(FACES, kit.grid(6, 6, (44, 84), 60, 0), strict=True):
                    sprite = "midgard-K-B" if face == "K" else f"midgard-{face}"
                    yield self.group.space(f"face:{face}", spot, word(f"icon-{face}", n=1), sprite=sprite)
            case play.AttemptTerritory():
                yield from self.button("way:force", 44, 78, say("force"), "vl-axe")
                yield from self.button("way:tribute", 44, 134, say("tribute"), "midgard-favor")
            case play.RerollOrStop():
                yield from self.rolled(thing)
            case play.PrepareCombat() | play.PayDice():
                for at, die in enumerate(thing.spent):
                    words = say("committed", die=die_word(die))
                    yield self.group.piece(f"spent:{at}", self.spot(at), words, choice="", **die_look(die, 40))

    def button(self, id: str, x: float, y: float, words: Text, sprite: str) -> Iterator[Mark]:
        """Draw what one can do with what is in hand, and beside it its name."""
        yield self.group.space(id, (x, y), words, sprite=sprite)
        yield self.group.label(f"{id}:name", (x + 30, y), label=words, align="start")

    def spot(self, at: int) -> At:
        """Return where a die lies in the tray."""
        return 34 + 46 * (at % 8), 76 + 46 * (at // 8)

    def hand(self, cards: tuple[str, ...]) -> Iterator[Mark]:
        """Draw the cards in hand, with their names."""
        spots = kit.grid(len(cards), 2, (40, 84), 184, 62)
        for at, (card, (x, y)) in enumerate(zip(cards, spots, strict=True)):
            look, name = card_look(self.table, card, 46), self.table.box.cards[card].word
            yield self.group.space(f"card:{at}", (x, y), told(self.table.box, card), choice=f"hand:{card}", **look)
            yield self.group.label(f"card:{at}:name", (x + 36, y), label=name, align="start")

    def rolled(self, thing: play.RerollOrStop) -> Iterator[Mark]:
        """Draw the combat dice, pale where they are set aside."""
        shown = [*((shows, False) for shows in thing.dice), *((shows, True) for shows in thing.aside)]
        for at, (shows, again) in enumerate(shown):
            words, choice = say("shows", n=shows, again=int(again)), "" if again else f"show:{shows}"
            look: Look = {"frame": "midgard-combat", "figure": str(shows), "size": 40, "faint": again}
            yield self.group.piece(f"roll:{at}", self.spot(at), words, choice=choice, **look)
