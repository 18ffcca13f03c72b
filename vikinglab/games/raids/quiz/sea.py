"""Questions about a ship at sea: how much room it has, what becomes of its crew, where it comes to a halt."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from vikinglab.core.engine import notation
from vikinglab.core.teach.kinds import Kinds
from vikinglab.core.teach.mistakes import Found, asked, say, sentences, then
from vikinglab.core.teach.question import Answer, NothingToAsk, Question, board, panels

from ..play import Home, Navigate, RiposteOrFlee, Sail

if TYPE_CHECKING:
    from vikinglab.core.match import Match
    from vikinglab.core.words.moment import Moment
    from vikinglab.core.words.speech import Text

    from ..table import Raids

QUIZ = Kinds()


def your_seat(match: Match) -> int:
    """Return the seat that is asked."""
    if match.waiting is None:
        raise NothingToAsk("the match is over")
    return match.waiting.seat


def told_since(match: Match, after: Match) -> list[Moment]:
    """Return the events of a move in the voyage in which it was made."""
    told = after.moments[len(match.moments) :]
    return [moment for moment in told if moment.table.voyage == match.table.voyage]


@QUIZ.kind("room")
def room(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: for how many Vikings have you room, now or after a tile was put aboard?"""
    seat = your_seat(match)
    aboard, box, right = after.table.ships[seat].aboard, after.table.box, after.table.room(seat)
    if not aboard or (moved and aboard == match.table.ships[seat].aboard):
        raise NothingToAsk("nothing is aboard, or nothing comes aboard")
    printed, before = sum(tile.shields for tile in aboard), match.table.room(seat)
    facts = {"free": box.places - len(aboard), "each": box.free_shields, "printed": printed, "room": right}
    why = say(match, "room.why", **facts)
    wrong = {"before": before, "unprinted": right - printed, "uncovered": box.free_shields * box.places + printed}
    mistakes = [Found(figure, say(match, f"room.{name}", **facts), "crew.shields") for name, figure in wrong.items()]
    mistakes += [Found(right + step, None, "crew.shields") for step in (1, -1)]
    asks = say(match, "room", **then(moved))
    return asked(
        match,
        asks,
        Found(right, why, "crew.shields"),
        mistakes,
        after=after if moved else None,
        needs=panels(match, seat),
    )


@QUIZ.kind("crew")
def crew(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: how many Vikings do you have after a move? The mistakes are to forget one thing that happened."""
    seat = your_seat(match)
    size = start = match.table.ships[seat].crew
    changes: list[tuple[Moment, int]] = []
    for moment in told_since(match, after):
        now = moment.table.ships[seat].crew
        changes += [(moment, now - size)] if now != size else []
        size = now
    if not changes:
        raise NothingToAsk("your crew stays as it is")
    had, settled = say(match, "crew-then.had", crew=start), changes[-1][0].rule
    right = Found(size, sentences(had, *[moment.text for moment, _ in changes]), settled)
    mistakes = [_forgotten(match, moment, size - by) for moment, by in changes]
    met = sum(by for moment, by in changes if moment.rule.startswith("pass."))
    lost = -sum(by for moment, by in changes if moment.rule == "crew.overboard")
    mistakes += [Found(size + min(met, lost), say(match, "crew-then.lumped"), "navigate.in-order")] * bool(met and lost)
    mistakes += [Found(size + step, None, settled) for step in (1, -1, 2) if size + step >= 0]
    return asked(
        match,
        say(match, "crew-then", **then(moved)),
        right,
        mistakes,
        after=after,
        needs=board(match) + panels(match, seat),
    )


def _forgotten(match: Match, moment: Moment, figure: int) -> Found:
    return Found(max(0, figure), say(match, "crew-then.without", told=moment.text), moment.rule)


@QUIZ.kind("halts")
def halts(match: Match, after: Match, moved: Text | None) -> Question:
    """Point at the space where your ship comes to a halt first, on its way to where it means to stop."""
    seat, table = your_seat(match), match.table
    if not moved or not isinstance(match.waiting, Navigate | RiposteOrFlee):
        raise NothingToAsk("a move that chooses a course is asked about")
    chosen = notation.read(after.moves[-1], match.game.actions)
    new = [moment for moment in told_since(match, after) if moment.facts.get("seat") == seat]
    ends = [moment for moment in new if moment.rule in ("navigate.in-order", "navigate.stop", "navigate.harbour")]
    if not ends or not isinstance(chosen, Sail | Home):
        raise NothingToAsk("the ship doesn't move")
    to = chosen.space if isinstance(chosen, Sail) else table.box.home
    stop = ends[0].table.where[seat]
    spaces = [space for space in range(table.where[seat] + 1, to) if _bars(table, space)]
    told = [moment.text for moment in new if not moment.rule.startswith("turn.")][:4]
    rule = "combat.passing" if isinstance(match.waiting, RiposteOrFlee) else "navigate.in-order"
    right = _at(match, stop, sentences(*told, match.rulebook[rule].text), rule)
    wrong = [_passed(match, space, stop, new) for space in (*spaces, to) if space != stop]
    asks, needs = say(match, "halts", **then(moved)), panels(match, seat)
    return asked(match, asks, right, wrong, after=after, on_board=True, needs=needs)


@QUIZ.kind("discards")
def discards(match: Match, after: Match, moved: Text | None) -> Question:
    """Point at a tile that leaves the game before a ship sails."""
    told = [moment for moment in told_since(match, after) if moment.rule == "catch-up.discard"]
    if not told:
        raise NothingToAsk("nothing is discarded")
    moment, table = told[-1], told[-1].table
    ahead, gone = table.next_ahead(moment.facts["seat"]), moment.facts["tiles"]
    card, answers = match.rulebook["catch-up.discard"], []
    for space, tile in enumerate(match.table.route):
        if tile is None:
            continue
        name = "under" if space == ahead else "beyond" if space > ahead else "behind"
        why = card.text if tile in gone else say(match, f"discarded.{name}")
        answers.append(Answer(_place(match, space), tile in gone, why, card.key, (f"space:{space}",)))
    return Question(match, say(match, "discarded", **then(moved)), tuple(answers), after=after, on_board=True)


def _bars(table: Raids, space: int) -> bool:
    """Return whether one might think that a ship halts here."""
    tile = table.route[space]
    return bool(tile and not tile.stop) or space in table.box.villages


def _at(match: Match, space: int, why: Text, rule: str) -> Found:
    id = "harbour" if space == match.table.box.home else f"space:{space}"
    return Found(_place(match, space), why, rule, (id,))


def _place(match: Match, space: int) -> Text:
    at = "harbour" if space == match.table.box.home else "space"
    return say(match, "halts.at", space=space, at=at)


def _passed(match: Match, space: int, stop: int, new: list[Moment]) -> Found:
    """Return a space at which the ship doesn't halt, with what happens there."""
    if space > stop:
        return _at(match, space, say(match, "halts.before", space=stop), "navigate.in-order")
    told = [each for each in new if each.facts.get("space") == space and each.rule != "navigate.in-order"]
    by = told[0].rule if told else "navigate.passage"
    return _at(match, space, sentences(*_texts(told), say(match, "halts.passes")), by)


def _texts(moments: list[Moment]) -> Iterator[Text]:
    yield from [moment.text for moment in moments[:1]]
