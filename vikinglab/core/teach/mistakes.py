"""Mistakes: all wrong answers, each with its reason.

People take another figure or another seat for the right one, or the result of another option of the rules. A game knows
better mistakes of its own: it names them by rule, as ``Game(mistakes=...)``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING, NamedTuple, Unpack

from ..answers import refusal
from ..engine import notation
from ..engine.position import read_position
from ..show.scene import plain
from ..words.moment import Moment, Story, message_id
from ..words.refusal import Refused
from ..words.speech import SEATS, Text, Word, joined, speech
from .question import Answer, NothingToAsk, Question, Shown

if TYPE_CHECKING:
    from ..engine.decision import Action
    from ..engine.table import Table
    from ..match import Match

WRONG = 3
"""The number of wrong answers to a question."""
FEWEST = 2
"""The fewest wrong answers of a question: with fewer it would give itself away."""
Facts = Mapping[str, object]
Mistakes = Callable[[Moment], Iterable[Facts]]
"""The mistakes that people make about an event: the facts that differ then, the likeliest first.

A fact ``because`` is the key of a message of the game's, ``quiz-KEY``, that says what the mistake is.
"""


class Found(NamedTuple):
    """An answer that somebody may find, rightly or by a mistake."""

    words: Text | int
    why: Text | None
    """The reason: of a wrong answer, what it overlooks; None if the distance of its figure says it."""
    rule: str
    path: tuple[str, ...] = ()


def asked(match: Match, asks: Text, right: Found, mistakes: Iterable[Found], **shown: Unpack[Shown]) -> Question:
    """Return a question whose wrong answers come from mistakes; if two lead to the same answer, the first counts."""
    found = {_words(right)["en"]: right}
    for mistake in mistakes:
        if len(found) <= WRONG:
            found.setdefault(_words(mistake)["en"], mistake)
    if len(found) <= FEWEST:
        raise NothingToAsk(f"“{asks}” can’t be answered wrongly in more than one way")
    answers = [_answer(each, right) for each in found.values()]
    return Question(match, asks, tuple(sorted(answers, key=_place)), **shown)


def _answer(found: Found, right: Found) -> Answer:
    assert right.why is not None
    if found is right:
        return Answer(_words(found), True, right.why, found.rule, found.path)
    # The reason of the right answer is read there, and not once more with each wrong one.
    why = found.why or _off(found.words, right.words) or right.why
    return Answer(_words(found), False, why, found.rule, found.path)


def _off(found: Text | int, right: Text | int) -> Text | None:
    """Return the distance of a wrong figure from the right one, in words."""
    if not (isinstance(found, int) and isinstance(right, int)):
        return None
    return speech().say("quiz-off", {"by": abs(found - right), "off": "over" if found > right else "under"})


def _words(found: Found) -> Text:
    return plain(str(found.words)) if isinstance(found.words, int) else found.words


def _place(answer: Answer) -> list[int | str]:
    """Return the sort key of an answer: its words, and the figures in them."""
    return [int(part) if part.isdigit() else part for part in re.split(r"(\d+)", answer.words["en"])]


# ------------------------------------------------------------------------------------------------ Words


def sentences(*texts: Text) -> Text:
    """Return sentences, one after another."""
    return joined("sentences", texts)


def say(match: Match, key: str, **facts: object) -> Text:
    """Return a message of the quiz of the match's game."""
    return match.game.speech.say(f"quiz-{key}", facts)


def then(moved: Text | None) -> dict[str, object]:
    """Return the move of a question as a fact for its words."""
    return {"moved": moved or "", "then": int(moved is not None)}


# ------------------------------------------------------------------------------------------------ What happened


def otherwise(match: Match, after: Match, moment: Moment) -> Iterator[Found]:
    """Yield likely wrong answers: by a common mistake of the game, or by another option, figure or seat."""
    true = {each.text["en"] for each in after.moments[len(match.moments) :]} | {moment.text["en"]}
    for found in _all(match, after, moment):
        if _words(found)["en"] not in true:
            yield found


def _all(match: Match, after: Match, moment: Moment) -> Iterator[Found]:
    known = match.game.mistakes.get(moment.rule)
    changes = [*(known(moment) if known else _near_all(match, moment))]
    move = _last(match, after)
    yield from _by_another_option(match, move, moment) if move is not None else ()
    yield from (told_with(match, moment, change) for change in changes)
    varied = {name for change in changes for name in change}
    yield from (told_with(match, moment, change) for change in _other_seats(match, moment, varied))


def _last(match: Match, after: Match) -> Action | None:
    """Return the move between a match and the same match after it."""
    moves = after.moves[len(match.moves) :]
    return notation.read(moves[-1], match.game.actions) if moves else None


def told_with(match: Match, moment: Moment, change: Facts) -> Found:
    """Return a moment in the words of its rule, with other facts."""
    because = change.get("because")
    words = match.game.speech.say(f"{message_id(moment.rule)}.told", {**moment.facts, **change})
    why = say(match, str(because), **moment.facts) if because else _instead(match, moment, change)
    return Found(words, why, moment.rule)


def _instead(match: Match, moment: Moment, change: Facts) -> Text:
    """Return the sentence about the fact that is mistaken: the first that differs."""
    name, wrong = next(iter(change.items()))
    both = {"wrong": wrong, "right": moment.facts[name]}
    named = {key: Word(f"seat-{fact}") if name in SEATS else fact for key, fact in both.items()}
    return match.game.speech.say("quiz-not", named)


def _other_seats(match: Match, moment: Moment, varied: set[str]) -> Iterator[Facts]:
    """Yield a moment's facts with another seat: but never change the seat that moved, which is known."""
    mover = match.waiting.seat if match.waiting else None
    names = [name for name in SEATS if type(moment.facts.get(name)) is int and moment.facts[name] != mover]
    taken = [moment.facts[name] for name in SEATS if name in moment.facts]
    for name in names:
        if name not in varied:
            yield from ({name: seat} for seat in range(match.table.players) if seat not in taken)


def _by_another_option(match: Match, move: Action, moment: Moment) -> Iterator[Found]:
    """Yield the results of the same move by other readings of the rule; nothing if the seat doesn't see it all."""
    if match.table != match.table.determinized(Random(0)):
        return
    book = match.rulebook
    for key in dict.fromkeys((moment.rule, *moment.also)):
        rule = book[key]
        for reading in rule.readings:
            if reading == match.table.box.rulings[key]:
                continue
            facts = {"title": rule.title, "reading": rule.called[reading]}
            # Another option may make the position impossible.
            with suppress(Refused):
                table = _read_otherwise(match, {**match.table.box.rulings, key: reading})
                because = table.refused_by(move)
                said = speech().say("quiz-other-option", facts)
                if because is not None:
                    yield Found(refusal(match.game, table, move, because).text, said, key)
                    continue
                told = [each for each in brings(match, table, move) if each.rule == moment.rule]
                yield from (Found(each.text, said, key) for each in told[-1:])


def _read_otherwise(match: Match, rulings: Mapping[str, str]) -> Table:
    """Return the known part of the position, in a box with other readings; ``Refused`` if it isn't possible there."""
    game, box = match.game, match.table.box
    table = read_position(game, game.read_otherwise(box, rulings), match.written())
    table.settle()
    return table


def brings(match: Match, table: Table, action: Action) -> list[Moment]:
    """Return the events of an action, as its seat is told, until chance or a seat must decide; changes the table."""
    assert match.waiting is not None
    seat, table.story = match.waiting.seat, Story()
    table.apply(action)
    return [each for each in table.story.moments if each.known_to(seat)]


# ------------------------------------------------------------------------------------------------ Figures


def near(*names: str) -> Mistakes:
    """Return the mistake of near figures, of these facts alone: others may say where it happens.

    >>> moment = Moment("monster.fight", {"seat": 0, "vikings": 2}, table=None, ply=0)
    >>> [*near("vikings")(moment)]
    [{'vikings': 3}, {'vikings': 1}, {'vikings': 4}]
    """

    def neighbours(moment: Moment) -> Iterator[Facts]:
        figures = {name: moment.facts[name] for name in names}
        for step in (1, -1, 2):  # what happened was never nothing
            yield from ({name: figure + step} for name, figure in figures.items() if figure + step > 0)

    return neighbours


def _near_all(match: Match, moment: Moment) -> Iterator[Facts]:
    """Yield near figures, one at a time, for all printed figures: for games without mistakes of their own."""
    printed = match.game.speech.facts("en", f"{message_id(moment.rule)}.told", printed=True)
    # Nothing may be left out of a sentence, with all that goes with it.
    told = {name for name, fact in moment.facts.items() if type(fact) is int and fact}
    names = [name for name in moment.facts if name in told and name in printed and name not in SEATS]
    yield from (change for name in names[::-1] for change in near(name)(moment))


PRICES = ("price", "paid")
"""The names of facts that are prices."""


def other_prices(moment: Moment) -> Iterator[Facts]:
    """Yield other prices: near figures, or without a part of it, or with one twice."""
    price = next(moment.facts[name] for name in PRICES if name in moment.facts)
    names = [name for name, fact in moment.facts.items() if fact is price or (type(fact) is int and fact == price)]
    same = [name for name in names if name not in SEATS]
    if isinstance(price, Sequence) and not isinstance(price, str):
        others: list[object] = [tuple(price[1:]), (*price, *price[:1]), tuple(price[:1]), (*price, *price)]
    else:
        others = [price + step for step in (1, -1, 2) if price + step >= 0]
    yield from (dict.fromkeys(same, other) for other in others if other)


def is_price(moment: Moment) -> bool:
    """Return whether a moment tells what somebody paid."""
    return any(type(moment.facts.get(name)) is int or moment.facts.get(name) for name in PRICES)
