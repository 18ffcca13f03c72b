"""Questions about moving, asked on the board: which emblems you can come to, and where a captured pawn goes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from vikinglab.core.match import naming
from vikinglab.core.show.scene import plain
from vikinglab.core.teach.general import question_to_reader
from vikinglab.core.teach.kinds import Kinds
from vikinglab.core.teach.mistakes import Found, asked, say, sentences, then
from vikinglab.core.teach.question import Answer, NothingToAsk, Question
from vikinglab.core.words.speech import joined

from ..box import Move
from ..play import Leave, OnEmblem, PlayDice, square_word

if TYPE_CHECKING:
    from vikinglab.core.match import Match
    from vikinglab.core.words.speech import Text

    from ..table import Drakkar

QUIZ = Kinds()

# ------------------------------------------------------------------------------------------------ Where you can come to


@QUIZ.kind("comes")
def comes(match: Match, after: Match, moved: Text | None) -> Question:
    """Point at an emblem that you can look at or take in this turn."""
    if not isinstance(after.waiting, PlayDice):
        raise NothingToAsk("no dice are to be played")
    ways = dict(_ways(after))
    answers = tuple([_comes_to(after, square, ways.get(name)) for square, name in after.table.lies.items()])
    return Question(after, say(match, "comes", question=question_to_reader(after)), answers, on_board=True)


def _ways(match: Match) -> Iterator[tuple[str, tuple[Move, ...]]]:
    """Yield each emblem that a pawn can come to in this turn, with the moves; the longest ways first."""
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
            landings = [move for move in _moves(table) if move.start in table.stands and move.end in table.lies]
            longer += [(table.lies[second.end], (first, second)) for second in landings]
    yield from (*longer[::-1], *shorter[::-1])


def _moves(table: Drakkar) -> list[Move]:
    return [action for action in table.legal() if isinstance(action, Move)]


def _comes_to(match: Match, square: str, way: tuple[Move, ...] | None) -> Answer:
    """Return whether a pawn can come to an emblem, and why or why not."""
    book, table, path = match.rulebook, match.table, (f"square:{square}",)
    if way is not None:
        told = joined("list", [naming(match.game, table, move) for move in way])
        return Answer(plain(square), True, say(match, "comes.way", moves=told), "land.choice", path)
    assert match.waiting is not None
    seat = match.waiting.seat
    if table.stands.get(square, -1) // 2 == seat:
        return Answer(plain(square), False, book["take.landing"].text, "take.landing", path)
    refusals = [match.why_not(Move(start, square)) for start in table.squares(seat) if start in table.stands]
    barred = [each for each in refusals if each is not None and each.rule not in TOO_FAR]
    if barred:
        return Answer(plain(square), False, barred[0].text, barred[0].rule, path)
    why = sentences(say(match, "comes.far", square=square), book["dice.exact"].text)
    return Answer(plain(square), False, why, "dice.exact", path)


TOO_FAR = ("dice.exact", "drakkar.straight-out", "move.straight")
"""The rules that refuse squares to which no die leads."""

# ------------------------------------------------------------------------------------------------ Captured


@QUIZ.kind("sent")
def sent(match: Match, after: Match, moved: Text | None) -> Question:
    """Point at the drakkar square to which a pawn goes that the move captures."""
    told = [moment for moment in after.moments[len(match.moments) :] if moment.rule == "free.capture"]
    if not told:
        raise NothingToAsk("no pawn is captured")
    facts, table = told[-1].facts, told[-1].table
    pawn, rule = match.table.stands[facts["square"]], "free.worse-square"
    right = _square(match, table, table.square_of(pawn))._replace(why=_why_there(match, table, pawn))
    homes = {*table.homes(pawn // 2)} - {table.square_of(pawn)}
    others = [_square(match, table, home)._replace(why=match.rulebook[rule].text) for home in homes]
    asks = say(match, "sent", **then(moved), rival=facts["rival"], square=facts["square"])
    captor = [
        _square(match, table, home)._replace(why=say(match, "sent.captor-why")) for home in table.homes(facts["seat"])
    ]
    return asked(match, asks, right, [*others, *captor[:1]], after=after, on_board=True)


def _square(match: Match, table: Drakkar, home: str) -> Found:
    return Found(say(match, "sent.home", home=square_word(table, home)), None, "free.worse-square", (f"square:{home}",))


def _why_there(match: Match, table: Drakkar, pawn: int) -> Text:
    """Return why a pawn that was captured is where it is."""
    seat, home = pawn // 2, table.square_of(pawn)
    [other] = {*table.homes(seat)} - {home}
    ways, more = table.ways_out(seat, home), table.ways_out(seat, other)
    how = "taken" if other in table.stands else "equal" if ways == more else "fewer"
    words = {"home": square_word(table, home), "other": square_word(table, other)}
    facts = {"rival": seat, **words, "ways": ways, "more": more}
    return say(match, f"sent.{how}", **facts)
