"""Questions about emblems: what a seat knows of them, what one can be, who has seen it, and what taking it brings.

The picture beside a question is what a seat sees by heart. What a seat has seen is said where counting is asked for,
and never where it has to be remembered.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from vikinglab.core.show.scene import plain
from vikinglab.core.teach.quiz import Answer, Question
from vikinglab.core.teach.quiz import moved as moved_by
from vikinglab.core.words.speech import Word, joined

from ..box import SYMBOLS, Move
from ..play import Leave, OnEmblem, PlayDice

if TYPE_CHECKING:
    from vikinglab.core.match import Match
    from vikinglab.core.teach.quiz import Kind
    from vikinglab.core.words.moment import Moment
    from vikinglab.core.words.speech import Text

    from ..table import Drakkar

# ------------------------------------------------------------------------------------------------ What it can be


class Landed(NamedTuple):
    """A pawn that has come to an emblem, and what its seat knows of it."""

    seat: int
    square: str
    value: str | None
    seen: bool

    def known(self, after: Match) -> Text:
        """Return whether the seat has seen what it is."""
        word = Word(f"symbol-{self.value}") if self.seen else ""
        return after.game.speech.say("quiz-recalls.known", {**self.facts, "seen": int(self.seen), "symbol": word})

    @property
    def facts(self) -> dict[str, object]:
        """Return what the words of a question are filled with."""
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
    """Ask: how many of the emblems that it may be fit an empty shield?"""
    landed, table = _landed(after), after.table
    if landed.seen:
        raise ValueError("the seat knows what it is")
    say, needed = match.game.speech.say, _needed(table, landed.seat)
    hidden = Counter(table.emblems.seen_by(landed.seat).unseen)
    fit, copies = sum(hidden[symbol] for symbol in needed), table.box.content.copies[str(table.players)].value
    why = say("quiz-fitting.why", {**landed.facts, "hidden": hidden.total(), "fit": fit})
    known = {"known": len(_seen(table, landed.seat)), "seen": _list_of_seen(match, after)}
    asks = say("quiz-fitting", {"moved": moved or "", **landed.facts, **known})
    guesses = [
        (fit, hidden.total(), why),
        (len(needed), len(SYMBOLS), say("quiz-fitting.kinds", {"kinds": len(SYMBOLS)})),
        (copies * len(needed), copies * len(SYMBOLS), say("quiz-fitting.all", {"all": copies * len(SYMBOLS)})),
        (hidden.total() - fit, hidden.total(), say("quiz-fitting.others", {})),
    ]
    found: dict[tuple[int, int], Text] = {}
    for part, whole, reason in guesses:
        if all(part * other != mine * whole for mine, other in found):
            found[part, whole] = reason if reason is why else joined("sentences", [reason, why])
    answers = [
        Answer(say("quiz-fitting.of", {"part": part, "whole": whole}), reason is why, reason, "take.blind")
        for (part, whole), reason in sorted(found.items(), key=lambda pair: pair[0][0] / pair[0][1])
    ]
    return Question(match, asks, tuple(answers), after=after)


def left(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: how many of a kind are still among the emblems that the seat hasn't seen?

    The kind is the one that the seat saw last, looked at or taken; else the first of its clan.
    """
    seat, table, say = _asked_seat(match), after.table, match.game.speech.say
    symbol, counts = _last_seen(after, seat), table.box.content.copies
    copies = counts[str(table.players)].value
    seen = _seen(table, seat)[symbol]
    taken = sum(symbol in shields for shields in table.shields)
    if len(table.lies) + sum(map(len, table.shields)) < copies * len(SYMBOLS):
        raise ValueError("some emblems are out of the match")
    facts = {"seat": seat, "symbol": Word(f"symbol-{symbol}"), "copies": copies, "seen": seen, "taken": taken}
    facts |= {"left": copies - seen - taken, "players": table.players, "kinds": len(SYMBOLS)}
    guesses = [(copies - seen - taken, "why"), (copies - seen, "shields"), (copies - taken, "looks"), (copies, "all")]
    guesses += [(count.value, "players") for count in counts.values()]
    guesses += [(copies - seen - taken - 1, "less"), (copies - seen - taken + 1, "more"), (len(SYMBOLS), "kinds")]
    setup = "setup.two" if table.players == 2 else "setup.emblems"
    rule, why = "look.by-heart" if seen else "take.right" if taken else setup, say("quiz-left.why", facts)
    found: dict[int, Text] = {}
    for number, reason in guesses:
        if number >= 0:
            found.setdefault(
                number, why if reason == "why" else joined("sentences", [say(f"quiz-left.{reason}", facts), why])
            )
    answers = [Answer(plain(str(number)), found[number] is why, found[number], rule) for number in [*found][:4]]
    answers.sort(key=lambda each: int(str(each.words)))
    return Question(match, say("quiz-left", {"moved": moved or "", **facts}), tuple(answers))


def _asked_seat(match: Match) -> int:
    if match.waiting is None:
        raise ValueError("the match is over")
    return match.waiting.seat


def _seen(table: Drakkar, seat: int) -> Counter[str]:
    """Return how many of each kind lie on the board and have been seen by a seat."""
    slots = table.emblems.slots.values()
    return Counter(slot.value for slot in slots if slot.value is not None and seat in slot.seen)


def _list_of_seen(match: Match, after: Match) -> Text:
    """Return what the seat has seen that lies on the board, in words."""
    say, seen = match.game.speech.say, _seen(after.table, _asked_seat(match))
    named = [
        say("quiz-seen", {"number": seen[each], "symbol": Word(f"symbol-{each}")}) for each in SYMBOLS if seen[each]
    ]
    return joined("list", named)


def _last_seen(after: Match, seat: int) -> str:
    """The kind of emblem that a seat saw last."""
    return next(_told(after, seat), after.table.clan(seat)[0])


def _told(after: Match, seat: int) -> Iterator[str]:
    """The emblems that a seat was told of, the latest first."""
    for moment in reversed(after.moments):
        if moment.known_to(seat) and "symbol" in moment.facts:
            yield moment.facts["symbol"].key.removeprefix("symbol-")


# ------------------------------------------------------------------------------------------------ What it brings


def taking(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: what happens if the seat takes an emblem that it knows?"""
    landed, table, say = _landed(after), after.table, match.game.speech.say
    if not landed.seen or landed.value is None:
        raise ValueError("the seat doesn't know what it is")
    needing = table.needing(landed.seat, landed.value)
    facts = {**landed.facts, "symbol": Word(f"symbol-{landed.value}"), "turns": table.box.turns}
    rule = "take.right" if needing else "take.own-shields" if landed.value in table.clan(landed.seat) else "take.wrong"
    why = match.rulebook[rule].text
    known = [("shield", bool(needing)), ("prison", not needing), ("lost", False)]
    if needing and len(table.shields[landed.seat]) + 1 == table.box.shields and not table.teams:
        rule, why = "end.victory", match.rulebook["end.victory"].text
        known[:1] = [("won", True), ("shield", False)]
    answers = [Answer(say(f"quiz-taking.{what}", facts), right, why, rule) for what, right in known]
    return Question(match, say("quiz-taking", {"moved": moved or plain(""), **facts}), tuple(answers), after=after)


def stays(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: what becomes of the emblem that a pawn has come to, and of the pawn?"""
    turned, table, say = _turned(match, after), after.table, match.game.speech.say
    here = turned.square in table.lies, table.stands.get(turned.square, -1) // 2 == turned.seat
    right = {(True, True): "stays", (False, True): "shield", (True, False): "home"}[here]
    rule = "look.see" if turned.rule == "look.secret" else turned.rule
    why = match.rulebook[rule].text
    answers = [
        Answer(say(f"quiz-stays.{what}", {"seat": turned.seat}), what == right, why, rule)
        for what in ("stays", "open", "shield", "home")
    ]
    taken = {"taken": int(turned.symbol != ""), "symbol": turned.symbol}
    asks = say("quiz-stays", {"moved": moved or "", "square": turned.square, **taken})
    return Question(match, asks, tuple(answers), after=after)


# ------------------------------------------------------------------------------------------------ What is remembered


def recalls(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: what is the emblem that the seat has come to? To be asked of a story that the reader has watched."""
    landed, say = _landed(after), match.game.speech.say
    _check_hidden(match, after, landed)
    story = joined("sentences", [landed.known(after), *_story(after, landed)])
    cant = Answer(say("quiz-recalls.unknown", landed.facts), not landed.seen, story, "look.by-heart")
    others = islice(_others_seen(after, landed), WRONG if landed.seen else WRONG + 1)
    answers = [_not_that(match, after, landed, symbol, story) for symbol in others]
    if landed.seen:
        words = say("quiz-recalls.symbol", {"symbol": Word(f"symbol-{landed.value}")})
        answers.append(Answer(words, True, story, "look.by-heart"))
    answers.sort(key=lambda each: each.words["en"])
    asks = say("quiz-recalls", {"moved": moved or "", **landed.facts})
    return Question(match, asks, (*answers, cant), after=after)


WRONG = 2
"""How many other emblems are offered where the right one is."""


def _check_hidden(match: Match, after: Match, landed: Landed) -> None:
    """``ValueError`` where the picture would give the answer away."""
    name = after.table.lies[landed.square]
    view = match.recalled(match.table.view(landed.seat), landed.seat)
    if view.emblems.slots[name].value is not None:
        raise ValueError("the board shows what it is")


def _story(after: Match, landed: Landed) -> Iterator[Text]:
    """Yield what the seat has witnessed of the emblem that it has come to, in its order."""
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
    """Other emblems that people take it for: those that the seat has seen, the latest first; then those it needs."""
    symbols = dict.fromkeys(
        [*_told(after, landed.seat), *_seen(after.table, landed.seat), *after.table.clan(landed.seat)]
    )
    yield from (symbol for symbol in symbols if not landed.seen or symbol != landed.value)


def _not_that(match: Match, after: Match, landed: Landed, symbol: str, story: Text) -> Answer:
    """Why it isn't that emblem; not where that one lies, which may be asked next."""
    say, seen = match.game.speech.say, int(symbol in _seen(after.table, landed.seat))
    facts = {**landed.facts, "symbol": Word(f"symbol-{symbol}"), "seen": seen}
    why = joined("sentences", [say("quiz-recalls.elsewhere", facts), story])
    return Answer(say("quiz-recalls.symbol", facts), False, why, "look.by-heart")


# ------------------------------------------------------------------------------------------------ Who has seen it


class Turned(NamedTuple):
    """A thing done with an emblem: its rule, the seat, and where; and the seats that have seen it since."""

    rule: str
    seat: int
    square: str
    seen: frozenset[int]
    symbol: Word | str
    """What all see that it is."""


DEEDS = {
    "look.see": "look.secret",
    "take.wrong": "take.wrong",
    "take.right": "take.right",
    "land.choice": "land.choice",
}
"""The rule that says who sees an emblem, by what is told."""


def _turned(match: Match, after: Match) -> Turned:
    """The last that these moves did with an emblem."""
    told = [moment for moment in after.moments[len(match.moments) :] if moment.rule in DEEDS]
    if not told:
        raise ValueError("nobody has looked at an emblem, taken one or left one")
    moment = told[-1]
    name = moment.table.lies.get(moment.facts["square"])
    all_seats = range(after.table.players)
    seen = all_seats if name is None else moment.table.emblems.slots[name].seen
    facts = moment.facts
    return Turned(DEEDS[moment.rule], facts["seat"], facts["square"], frozenset(seen), facts.get("symbol", ""))


def witness(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: who knows what an emblem is, after somebody has looked at it, taken it or left it?"""
    turned, say, players = _turned(match, after), match.game.speech.say, after.table.players
    everybody = frozenset(range(players))
    options = [everybody, *(frozenset({seat}) for seat in range(players)), frozenset[int]()]
    if turned.seen not in options:
        raise ValueError("some know what it is, and some don't")
    before = turned.seen - {turned.seat} if turned.rule in ("look.secret", "land.choice") else frozenset[int]()
    told = [match.rulebook[turned.rule].text]
    told += [say("quiz-witness.before", {"seat": seat, "square": turned.square}) for seat in sorted(before)]
    why, answers = joined("sentences", told), []
    for option in options:
        who = "alone" if len(option) == 1 else "all" if option else "nobody"
        words = say(f"quiz-witness.{who}", {"seat": min(option, default=0), "players": players})
        answers.append(Answer(words, option == turned.seen, why, turned.rule))
    asks = say("quiz-witness", {"moved": moved or "", "square": turned.square})
    return Question(
        match, asks, tuple(answers), scene=match.game.scene(match.recalled(match.table.view(None), None), None)
    )


def tells(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: what does the next seat learn of an emblem, when another has looked at it, taken it or left it?"""
    turned, say = _turned(match, after), match.game.speech.say
    reader = match.table.after(turned.seat)
    all_see = turned.rule.startswith("take")
    if not all_see and turned.seat in _seen_before(match, turned.square):
        raise ValueError("it had seen before what it chose, and so the choice tells of it")
    facts = {"seat": reader, "rival": turned.seat, "square": turned.square}
    why = joined(
        "sentences",
        [match.rulebook[turned.rule].text, say(f"quiz-tells.{'seen' if all_see else 'choice'}", facts)],
    )
    right = "symbol" if all_see else "nothing"
    answers = [
        Answer(say(f"quiz-tells.{what}", facts), what == right, why, turned.rule)
        for what in ("symbol", "wanted", "unwanted", "nothing")
    ]
    asks = say("quiz-tells", {"moved": moved or "", **facts})
    return Question(match, asks, tuple(answers), scene=match.scene(reader))


def _seen_before(match: Match, square: str) -> tuple[int, ...]:
    """Return who had seen the emblem on a square."""
    seen: tuple[int, ...] = match.table.emblems.slots[match.table.lies[square]].seen
    return seen


# ------------------------------------------------------------------------------------------------ Where one can land


def comes(match: Match, after: Match, moved: Text | None) -> Question:
    """Point at an emblem that the seat can look at or take in this turn."""
    if not isinstance(match.waiting, PlayDice):
        raise ValueError("no dice are to be played")
    ways = dict(_ways(match))
    answers = tuple([_comes_to(match, square, name, ways.get(name)) for square, name in match.table.lies.items()])
    asks = match.game.speech.say("quiz-comes", {"question": match.question})
    return Question(match, asks, answers, on_board=True)


def _ways(match: Match) -> Iterator[tuple[str, tuple[Move, ...]]]:
    """Each emblem that a pawn can come to in this turn, with the moves; the longest ways first."""
    longer: list[tuple[str, tuple[Move, ...]]] = []
    shorter: list[tuple[str, tuple[Move, ...]]] = []
    for first in _moves(match.table):
        table = match.table.clone()
        table.apply(first)
        table.settle()
        if isinstance(table.waiting, OnEmblem):
            shorter.append((table.lies[table.waiting.square], (first,)))
            table.apply(Leave())
            table.settle()
        if isinstance(table.waiting, PlayDice):
            longer += [(table.lies[end], (first, second)) for second, end in _landings(table)]
    yield from (*longer[::-1], *shorter[::-1])


def _moves(table: Drakkar) -> list[Move]:
    return [action for action in table.legal() if isinstance(action, Move)]


def _landings(table: Drakkar) -> Iterator[tuple[Move, str]]:
    """The moves by which a pawn lands on an emblem."""
    for move in _moves(table):
        if move.start in table.stands and move.end in table.lies:
            yield move, move.end


def _comes_to(match: Match, square: str, name: str, way: tuple[Move, ...] | None) -> Answer:
    """Return whether a pawn can come to an emblem, and why or why not."""
    book, table, path = match.rulebook, match.table, (f"square:{square}",)
    if way is not None:
        told = _told_way(match, way)
        return Answer(plain(square), True, joined("sentences", [told, book["land.choice"].text]), "land.choice", path)
    seat = _asked_seat(match)
    if table.stands.get(square, -1) // 2 == seat:
        return Answer(plain(square), False, book["take.landing"].text, "take.landing", path)
    refusals = [match.why_not(Move(start, square)) for start in table.squares(seat) if start in table.stands]
    barred = [each for each in refusals if each is not None and each.rule not in TOO_FAR]
    if barred:
        return Answer(plain(square), False, barred[0].text, barred[0].rule, path)
    why = match.game.speech.say("quiz-comes.far", {"seat": seat, "square": square})
    return Answer(plain(square), False, joined("sentences", [why, book["dice.exact"].text]), "dice.exact", path)


def _told_way(match: Match, way: tuple[Move, ...]) -> Text:
    """The moves of a way, in words; what is landed on first is left."""
    table, moves = match.table, [f"move {move.start} {move.end}" for move in way]
    if len(moves) == 2 and way[0].start in table.stands and way[0].end in table.lies:
        moves.insert(1, "leave")
    told = moved_by(match, tuple(moves))
    assert told is not None
    return told


TOO_FAR = ("dice.exact", "drakkar.straight-out", "move.straight")
"""What is said of squares that no die leads to."""


QUIZ: dict[str, Kind] = {
    "chance": chance,
    "comes": comes,
    "left": left,
    "recalls": recalls,
    "stays": stays,
    "taking": taking,
    "tells": tells,
    "witness": witness,
}
