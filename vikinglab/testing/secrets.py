"""Secrets: nothing that a seat is shown leaks; and what it is shown is enough to play."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import TypeVar

from vikinglab.bots import bots
from vikinglab.core.engine import notation
from vikinglab.core.engine.decision import Chance, Decision
from vikinglab.core.engine.table import Table, _pools
from vikinglab.core.game import Bot, Game, game
from vikinglab.core.match import Match, naming, question, refusal
from vikinglab.core.show.trace import trace
from vikinglab.core.teach.question import NothingToAsk, Question
from vikinglab.core.teach.quiz import ask, kinds

from .counterfactual import hidden, worlds
from .findings import holds, same
from .played import Played, Spot, answers, facts

T = TypeVar("T")

SOME = 60
"""The number of actions in reach to ask about in a position, spread over all of them."""
LATEST = 40
"""The number of moments of a match to trace, its last: those before worlds part are the same in both."""


def _some(found: Sequence[T]) -> Sequence[T]:
    return found[:: len(found) // SOME + 1]


def _game(table: Table) -> Game:
    return game(table.box.game)


def _asked(table: Table, seat: int | None) -> Decision | None:
    """Return the decision that waits for the seat, if one does."""
    thing = table.waiting
    return thing if isinstance(thing, Decision) and thing.seat == seat else None


# ------------------------------------------------------------------------------------------------ Views


def view_suffices(spot: Spot) -> None:
    """A view is enough to know what its seat may do, and what refuses the rest."""
    if spot.decision:
        view = spot.table.view(spot.decision.seat)
        same("what is answered to a view", spot.answers, answers(view))


def guesses(spot: Spot) -> None:
    """A guess is a position that may be the true one: everything that anybody saw has a value, and its seat sees it."""
    for seat, guess in spot.guesses:
        spot.game.checked(guess)
        open_slots = [
            name for pool in _pools(guess) for name, slot in pool.slots.items() if slot.seen and not slot.value
        ]
        holds(not open_slots, f"in a guess of seat {seat} nothing lies in {open_slots}, though somebody saw it")
        view = spot.table.view(seat).to_json()
        same(f"the view of seat {seat} of a guess", view, guess.view(seat).to_json())
        same(f"the view of seat {seat} of its view", view, spot.table.view(seat).view(seat).to_json())


def odds(spot: Spot) -> None:
    """In a view a chance has whole weights of at least one, and among its outcomes is every one that can come."""
    if not spot.by_chance:
        return
    possible = {notation.outcome_line(outcome) for outcome, _ in spot.thing.outcomes(spot.table)}
    for seat in spot.observers:
        view = spot.table.view(seat)
        found = list(view.stack[-1].outcomes(view))
        holds(all(type(weight) is int and weight > 0 for _, weight in found), f"seat {seat} has the odds {found}")
        missing = possible - {notation.outcome_line(outcome) for outcome, _ in found}
        holds(not missing, f"seat {seat} doesn’t expect {sorted(missing)[:3]}, which can come")


def odds_hide(played: Played) -> None:
    """The odds of a chance in a view are the same whatever lies where its seat hasn’t looked."""
    hidden(played, "the odds", lambda table, seat: _odds(table.view(seat)))


def _odds(view: Table) -> object:
    return answers(view) if isinstance(view.waiting, Chance) else None


def views_hide(played: Played) -> None:
    """A view holds nothing that its seat can’t know."""
    hidden(played, "the view", lambda table, seat: table.view(seat).to_json())


# ------------------------------------------------------------------------------------------------ What is asked


def legal_lists_hide(played: Played) -> None:
    """Legal actions and refusals depend on nothing that the seat can’t know."""
    hidden(played, "what may be done", lambda table, seat: answers(table) if _asked(table, seat) else None)


def questions_hide(played: Played) -> None:
    """Questions to a seat, and the words and paths of its answers, tell nothing that it can’t know."""
    hidden(played, "what is asked", _question)


def _question(table: Table, seat: int | None) -> object:
    if (decision := _asked(table, seat)) is None:
        return None
    played = _game(table)
    reach = _some(list(decision.reach(table)))
    words = [(naming(played, table, action), tuple(decision.path(table, action))) for action in reach]
    return question(played, table), words


def explanations_hide(played: Played) -> None:
    """The sentences that say why not tell nothing that the seat can’t know."""
    hidden(played, "why not", _explanations)


def _explanations(table: Table, seat: int | None) -> object:
    if not _asked(table, seat):
        return None
    return [refusal(_game(table), table, action, rule).text for action, rule in _some(list(table.refusals()))]


# ------------------------------------------------------------------------------------------------ What is shown


def scenes_hide(played: Played) -> None:
    """A scene, its words and its picture show nothing that the seat can’t know."""
    hidden(played, "the scene", _scene_and_picture)


def _scene_and_picture(table: Table, seat: int | None) -> tuple[bytes, str]:
    scene = _game(table).scene(table.view(seat), seat)
    return scene.to_json(), scene.svg()


def ids_hide(played: Played) -> None:
    """The ids of a scene encode no secret."""
    hidden(played, "the ids", _ids)


def _ids(table: Table, seat: int | None) -> object:
    scene = _game(table).scene(table.view(seat), seat)
    return [group.id for group in scene.groups], [(mark.id, mark.chosen_as, mark.on) for mark in scene.marks]


def bots_hide(played: Played) -> None:
    """A bot chooses the same whatever lies where its seat hasn’t looked: each match tries one of the game's bots."""
    playing = [*bots(played.setting.played).values()]
    hidden(played, "the move of a bot", partial(_move, playing[played.setting.seed % len(playing)]))


def _move(playing: Bot, table: Table, seat: int | None) -> object:
    if not _asked(table, seat):
        return None
    # Both worlds get the same generator, so that only what the bot knows can make a difference.
    chosen = playing.choose(_game(table), table.view(seat), Random(7))
    return notation.write(chosen)


# ------------------------------------------------------------------------------------------------ What has happened


def events_hide(played: Played) -> None:
    """Events that a seat is told, and why they happened, give away nothing that it can’t know; nor do the positions in
    which they are told."""
    for world in worlds(played):
        if world.decides:
            true, other = (_told_to(world.seat, world.match(choices)) for choices in (world.true, world.other))
            same(f"what is told to {world}", true, other, played.spots[world.decides])


def _told_to(seat: int | None, match: Match) -> object:
    known = [(number, moment) for number, moment in enumerate(match.moments) if moment.known_to(seat)]
    told = [(facts(moment), moment.table.view(seat).to_json()) for _, moment in known]
    return told, [match.why(number, seat).text for number, _ in known[-LATEST:]]


def traces_hide(played: Played) -> None:
    """A trace for a seat, or for an onlooker, shows nothing that it can’t know."""
    for world in worlds(played):
        if world.decides:
            true, other = (_traced_for(world.seat, world.match(choices)) for choices in (world.true, world.other))
            same(f"the trace for {world}", true, other, played.spots[world.decides])


def _traced_for(seat: int | None, match: Match) -> bytes:
    known = [moment for moment in match.moments if moment.known_to(seat)]
    return trace(match, known[-LATEST:], seat).to_json()


def quizzes_hide(played: Played) -> None:
    """Quiz questions to a seat, their answers and reasons tell nothing that it can’t know."""
    known = [*kinds(played.game)]
    for world in worlds(played):
        spot = played.spots[world.decides]
        if world.decides and _asked(spot.table, world.seat):
            true, other = (world.match(choices) for choices in (world.true, world.other))
            # A set would ask in another order in each process.
            for kind in [*known, *{moment.rule: None for moment in true.moments}]:
                moves = [notation.write(action) for action in _some(spot.reach)] if kind == "may" else []
                asked = f"what a quiz asks of {kind}, of {world}"
                same(asked, _quizzed(true, kind, moves), _quizzed(other, kind, moves), spot)


def quizzes_ahead_hide(played: Played) -> None:
    """Quiz questions about a move that wasn’t played tell its seat nothing that it can’t know."""
    for spot in played.chosen_stops:
        for seat, guess in spot.guesses:
            if _asked(spot.table, seat):
                move = notation.write(spot.legal[spot.at % len(spot.legal)])
                other = Match(spot.game, guess, start=spot.setting.players, seed=spot.setting.seed)
                for kind in [*kinds(spot.game), *_rules_of(spot.match(), move)]:
                    what = f"what a quiz asks of {kind}, {move} of seat {seat}, when what it can’t know is drawn anew"
                    same(what, _quizzed(spot.match(), kind, [move]), _quizzed(other, kind, [move]), spot)


def _rules_of(match: Match, move: str) -> dict[str, None]:
    """Return the rules of what a move brings."""
    return {moment.rule: None for moment in match.play(move)}


def _quizzed(match: Match, kind: str, moves: Sequence[str]) -> object:
    """Return the question; nothing if it can’t be asked."""
    try:
        question: Question = ask(match, kind, *moves)
    # That nothing can be asked is compared as well: a question that only one world allows tells them apart.
    except NothingToAsk:
        return None
    answers = [(each.words, each.right, each.why, each.rule) for each in question.answers]
    after = question.after.moments if question.after else ()
    return question.asks, answers, question.scene.to_json(), [moment.text for moment in after]
