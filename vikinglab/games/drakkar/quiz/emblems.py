"""Questions about emblems: what one that a pawn has come to can be, and what taking it brings."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any, NamedTuple

from vikinglab.core.quiz import Question, answer
from vikinglab.core.scene import plain
from vikinglab.core.speech import Word, joined

from ..box import SYMBOLS
from ..play import OnEmblem

if TYPE_CHECKING:
    from vikinglab.core.match import Match
    from vikinglab.core.quiz import Kind
    from vikinglab.core.speech import Text

    from ..table import Drakkar


class Landed(NamedTuple):
    """A pawn that has come to an emblem, and what its seat knows of it."""

    seat: int
    square: str
    value: str | None
    seen: bool

    @property
    def facts(self) -> dict[str, Any]:
        """What the words of a question are filled with."""
        return {"seat": self.seat, "square": self.square}


def _landed(after: Match) -> Landed:
    table: Drakkar = after.table
    choice = table.waiting
    if not isinstance(choice, OnEmblem):
        raise ValueError("no pawn has come to an emblem")
    slot = table.emblems.slots[table.lies[choice.square]]
    return Landed(choice.seat, choice.square, slot.value, choice.seat in slot.seen)


def _needed(table: Drakkar, seat: int) -> list[str]:
    return [symbol for symbol in SYMBOLS if table.needing(seat, symbol)]


def chance(match: Match, after: Match, moved: Text | None) -> Question:
    """How many of the emblems that it may be fit an empty shield?"""
    landed, table = _landed(after), after.table
    if landed.seen:
        raise ValueError("the seat knows what it is")
    say, needed = match.game.speech.say, _needed(table, landed.seat)
    hidden = Counter(table.emblems.seen_by(landed.seat).unseen)
    fit, copies = sum(hidden[symbol] for symbol in needed), table.box.content.copies[str(table.players)].value
    why = say("quiz-chance.why", {**landed.facts, "hidden": hidden.total(), "fit": fit})
    guesses = [
        (fit, hidden.total(), why),
        (len(needed), len(SYMBOLS), say("quiz-chance.kinds", {"kinds": len(SYMBOLS)})),
        (copies * len(needed), copies * len(SYMBOLS), say("quiz-chance.all", {"all": copies * len(SYMBOLS)})),
        (hidden.total() - fit, hidden.total(), say("quiz-chance.others", {})),
    ]
    found: dict[tuple[int, int], Text] = {}
    for part, whole, reason in guesses:
        if all(part * other != mine * whole for mine, other in found):
            found[part, whole] = reason if reason is why else joined(" ", [reason, why])
    answers = [
        answer(match, say("quiz-chance.of", {"part": part, "whole": whole}), reason is why, reason, "take.blind")
        for (part, whole), reason in sorted(found.items(), key=lambda pair: pair[0][0] / pair[0][1])
    ]
    return Question(match, say("quiz-chance", {"moved": moved or "", **landed.facts}), tuple(answers), after=after)


def taking(match: Match, after: Match, moved: Text | None) -> Question:
    """What happens if the seat takes an emblem that it knows?"""
    landed, table, say = _landed(after), after.table, match.game.speech.say
    if not landed.seen or landed.value is None:
        raise ValueError("the seat doesn't know what it is")
    needing = table.needing(landed.seat, landed.value)
    facts = {**landed.facts, "symbol": Word(f"symbol-{landed.value}"), "turns": table.box.turns}
    rule = "take.right" if needing else "take.own-shields" if landed.value in table.clan(landed.seat) else "take.wrong"
    why = match.game.rulebook[rule].text
    answers = [
        answer(match, say(f"quiz-taking.{what}", facts), right, why, rule)
        for what, right in (("shield", bool(needing)), ("prison", not needing), ("lost", False))
    ]
    return Question(match, say("quiz-taking", {"moved": moved or plain(""), **facts}), tuple(answers), after=after)


QUIZ: dict[str, Kind] = {"chance": chance, "taking": taking}
