"""Questions about emblems: what a seat knows of them, who has seen one, and what taking it brings.

The picture beside a question is what a seat sees by heart. A question that asks to count says what the seat has seen;
one that asks to remember doesn’t.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from vikinglab.core.teach.kinds import Kinds
from vikinglab.core.teach.mistakes import Found, asked, say, sentences, then
from vikinglab.core.teach.question import Answer, NothingToAsk, Question, board, panels
from vikinglab.core.words.speech import joined

from ..box import SYMBOLS
from ..play import OnEmblem, symbol_word
from ..table import CAPTIVE

if TYPE_CHECKING:
    from vikinglab.core.match import Match
    from vikinglab.core.words.moment import Moment
    from vikinglab.core.words.speech import Text

    from ..table import Drakkar

QUIZ = Kinds()

# ------------------------------------------------------------------------------------------------ What it can be


class Landed(NamedTuple):
    """A pawn that has come to an emblem, and what its seat knows of it."""

    seat: int
    square: str
    value: str | None
    seen: bool


def landed_on(after: Match) -> Landed:
    """Return the emblem that a pawn has come to."""
    table: Drakkar = after.table
    choice = table.waiting
    if not isinstance(choice, OnEmblem):
        raise NothingToAsk("no pawn has come to an emblem")
    slot = table.emblems.slots[table.lies[choice.square]]
    return Landed(choice.seat, choice.square, slot.value, choice.seat in slot.seen)


def seen_by(table: Drakkar, seat: int) -> Counter[str]:
    """Return the number of each kind that a seat has seen on the board."""
    slots = table.emblems.slots.values()
    return Counter(slot.value for slot in slots if slot.value is not None and seat in slot.seen)


def list_of_seen(match: Match, seat: int) -> Text:
    """Return the emblems on the board that a seat has seen, in words."""
    seen = seen_by(match.table, seat)
    named = [say(match, "seen", number=seen[each], symbol=symbol_word(each)) for each in SYMBOLS if seen[each]]
    return joined("list", named)


@QUIZ.kind("left")
def left(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: how many of a kind are still among the emblems that you haven't seen? The kind is the one you saw last."""
    if match.waiting is None:
        raise NothingToAsk("the match is over")
    seat, table = match.waiting.seat, after.table
    symbol, counts = next(_told(after, seat), table.clan(seat)[0]), table.box.content.copies
    copies, seen = counts[str(table.players)], seen_by(table, seat)[symbol]
    taken = sum(symbol in shields for shields in table.shields)
    if len(table.lies) + sum(map(len, table.shields)) < copies * len(SYMBOLS):
        raise NothingToAsk("some emblems are out of the match")
    right = copies - seen - taken
    facts = {"symbol": symbol_word(symbol), "copies": copies, "seen": seen, "taken": taken, "left": right}
    rule = (
        "look.by-heart" if seen else "take.right" if taken else "setup.two" if table.players == 2 else "setup.emblems"
    )
    guesses = [(copies - seen, "shields"), (copies - taken, "looks"), (copies, "all")]
    guesses += [(count, "players") for count in counts.values()] + [(len(SYMBOLS), "kinds")]
    mistakes = [Found(number, say(match, f"left.{name}"), rule) for number, name in guesses]
    right_one = Found(right, say(match, "left.why", **facts), rule)
    asks = say(match, "left", **then(moved), **facts)
    return asked(match, asks, right_one, mistakes, needs=panels(match))


def _told(after: Match, seat: int) -> Iterator[str]:
    """Yield the emblems that a seat was told of, the latest first."""
    for moment in reversed(after.moments):
        if moment.known_to(seat) and "symbol" in moment.facts:
            yield moment.facts["symbol"].facts["symbol"]


# ------------------------------------------------------------------------------------------------ What it brings


@QUIZ.kind("taking")
def taking(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: what happens if you take an emblem that you know?"""
    landed, table = landed_on(after), after.table
    if not landed.seen or landed.value is None:
        raise NothingToAsk("the seat doesn't know what it is")
    needing, own = table.needing(landed.seat, landed.value), table.clan(landed.seat)
    facts = {"symbol": symbol_word(landed.value), "turns": table.box.turns}
    rule = "take.right" if needing else "take.own-shields" if landed.value in own else "take.wrong"
    right = "shield" if needing else "prison"
    if needing and len(table.shields[landed.seat]) + 1 == table.box.shields and not table.teams:
        rule, right = "end.victory", "won"
    facts |= {"fits": bool(needing), "wins": right == "won", "filled": len(table.shields[landed.seat])}
    ends = ("shield", "prison", "lost", "won")
    found = {
        each: Found(say(match, f"taking.{each}", **facts), say(match, f"taking.{each}-why", **facts), rule)
        for each in ends
    }
    why = found.pop(right)._replace(why=match.rulebook[rule].text)
    asks, needs = say(match, "taking", **then(moved), **facts), board(match) + panels(match, *table.team(landed.seat))
    return asked(match, asks, why, found.values(), after=after, needs=needs)


@QUIZ.kind("punished")
def punished(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: what follows if you take an emblem of which you know that you can't use it?"""
    landed, table = landed_on(after), after.table
    if not landed.seen or landed.value is None or table.needing(landed.seat, landed.value):
        raise NothingToAsk("the seat doesn't know that the take would be wrong")
    captive = CAPTIVE in table.held[2 * landed.seat : 2 * landed.seat + 2]
    facts = {"symbol": symbol_word(landed.value), "turns": table.box.turns, "release": table.box.release}
    rules = {
        "both": "prison.replaces" if captive else "prison.both",
        "one": "prison.both",
        "six": "prison.replaces" if captive else "prison.back",
        "turn": "prison.turns",
    }
    book = match.rulebook
    answers = [
        Answer(say(match, f"punished.{what}", captive=captive, **facts), what == "both", book[rule].text, rule)
        for what, rule in rules.items()
    ]
    answers.sort(key=lambda each: each.words["en"])
    asks, needs = say(match, "punished", **then(moved), **facts), board(match) + panels(match, *table.team(landed.seat))
    return Question(match, asks, tuple(answers), after=after, needs=needs)


# ------------------------------------------------------------------------------------------------ What is remembered

OTHERS = 2
"""The number of wrong emblems offered beside the right one."""


@QUIZ.kind("recalls")
def recalls(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: what is the emblem that you have come to? To be asked of a story that the reader has watched."""
    landed = landed_on(after)
    view = match.recalled(match.table.view(landed.seat), landed.seat)
    if view.emblems.slots[after.table.lies[landed.square]].value is not None:
        raise NothingToAsk("the board shows what it is")
    value = symbol_word(landed.value) if landed.seen and landed.value else ""
    known = say(match, "recalls.known", known="seen" if landed.seen else "unseen", symbol=value)
    story = sentences(known, *_story(after, landed))
    others = islice(_others_seen(after, landed), OTHERS if landed.seen else OTHERS + 1)
    answers = [_not_that(match, after, landed.seat, symbol) for symbol in others]
    if landed.seen:
        answers.append(Answer(say(match, "recalls.symbol", symbol=value), True, story, "look.by-heart"))
    answers.sort(key=lambda each: each.words["en"])
    cant = Answer(say(match, "recalls.unknown"), not landed.seen, story, "look.by-heart")
    asks = say(match, "recalls", **then(moved), square=landed.square)
    return Question(match, asks, (*answers, cant), after=after)


def _story(after: Match, landed: Landed) -> Iterator[Text]:
    """Yield the events by which the seat knows the emblem that it has come to."""
    name = after.table.lies[landed.square]
    for moment in after.moments:
        if moment.known_to(landed.seat) and _about(moment, name, landed.seat):
            yield moment.text


def _about(moment: Moment, name: str, seat: int) -> bool:
    """Return whether a moment tells a seat of an emblem: that it was seen, by whom, or where it went."""
    facts, rule = moment.facts, moment.rule
    if rule == "move.straight":
        return bool(facts["piece"] == "emblem" and moment.table.lies.get(facts["end"]) == name)
    seen = rule in ("look.secret", "take.wrong") or (rule == "look.see" and facts["seat"] != seat)
    return bool(seen and moment.table.lies.get(facts["square"]) == name)


def _others_seen(after: Match, landed: Landed) -> Iterator[str]:
    """Yield emblems that it may be taken for: those that the seat has seen, the latest first; then those it needs."""
    seen, needed = seen_by(after.table, landed.seat), after.table.clan(landed.seat)
    symbols = dict.fromkeys([*_told(after, landed.seat), *seen, *needed])
    yield from (symbol for symbol in symbols if not landed.seen or symbol != landed.value)


def _not_that(match: Match, after: Match, seat: int, symbol: str) -> Answer:
    """Return why it isn't that emblem; not where that one lies, which may be asked next."""
    seen = seen_by(after.table, seat)
    facts = {"symbol": symbol_word(symbol), "known": "seen" if symbol in seen else "unseen"}
    return Answer(
        say(match, "recalls.symbol", **facts), False, say(match, "recalls.elsewhere", **facts), "look.by-heart"
    )


# ------------------------------------------------------------------------------------------------ Who has seen it

DEEDS = {
    "look.see": "look.secret",
    "take.wrong": "take.wrong",
    "take.right": "take.right",
    "land.choice": "land.choice",
}
"""The rule that says who sees an emblem, by what is told."""


@QUIZ.kind("witness")
def witness(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: who knows what an emblem is, after you have looked at it, taken it or left it?"""
    told = [moment for moment in after.moments[len(match.moments) :] if moment.rule in DEEDS]
    if not told:
        raise NothingToAsk("nobody has looked at an emblem, taken one or left one")
    moment, players = told[-1], after.table.players
    rule, square, name = DEEDS[moment.rule], moment.facts["square"], moment.table.lies.get(moment.facts["square"])
    seen = frozenset(range(players) if name is None else moment.table.emblems.slots[name].seen)
    options = [frozenset(range(players)), *(frozenset({seat}) for seat in range(players)), frozenset[int]()]
    if seen not in options:
        raise NothingToAsk("some know what it is, and some don't")
    before = seen - {moment.facts["seat"]} if rule in ("look.secret", "land.choice") else frozenset[int]()
    known = [say(match, "witness.before", seat=seat) for seat in sorted(before)]
    cards = (rule, *["team.silence"] * (after.table.teams and rule == "look.secret"))
    why = sentences(*[match.rulebook[card].text for card in cards], *known)
    answers = [_knowing(match, option, seen, why, cards[-1]) for option in options]
    scene = match.game.scene(match.recalled(match.table.view(None), None), None)
    return Question(match, say(match, "witness", **then(moved), square=square), tuple(answers), scene=scene)


def _knowing(match: Match, seats: frozenset[int], seen: frozenset[int], why: Text, rule: str) -> Answer:
    """Return the answer that these seats know the emblem."""
    who = "alone" if len(seats) == 1 else "all" if seats else "nobody"
    knows = "too" if seats <= seen else "nothing"
    facts = {"seat": min(seats, default=0), "players": match.table.players, "knows": knows}
    because = why if seats == seen else say(match, f"witness.not-{who}", **facts)
    return Answer(say(match, f"witness.{who}", **facts), seats == seen, because, rule)
