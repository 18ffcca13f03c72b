"""The state of a board: plain data, in every language, with the reason for everything that may not be chosen."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Sequence, Set
from typing import Any

import msgspec

from vikinglab.core.draws import stream
from vikinglab.core.engine import notation
from vikinglab.core.engine.decision import Action, Decision
from vikinglab.core.game import game
from vikinglab.core.match import Match, naming, refusal
from vikinglab.core.show.scene import Scene
from vikinglab.core.show.stored import DASHBOARD
from vikinglab.core.show.trace import trace
from vikinglab.core.teach.example import Example
from vikinglab.core.words.moment import Moment
from vikinglab.core.words.refusal import refused
from vikinglab.core.words.rulebook import Rulebook
from vikinglab.core.words.speech import Text, speech
from vikinglab.odds.turning_points import PLAYOUTS, Turn, TurningPoints

from . import outbound, page
from .ending import ending

LOG = 80
"""The number of latest moments in a board's log."""
RECENT = 12
"""The number of latest moments to search for the one that moved a piece: each takes a drawing of the board."""


Entries = dict[int, tuple[Moment, outbound.Entry]]
"""The entries of a log by their number, each with its moment."""


def state(
    match: Match, viewer: int, asked: bool, entries: Entries | None = None, alone: int | None = None
) -> outbound.Position:
    """Return everything that a board shows now to one seat; ``asked`` says whether this seat may choose.

    ``alone`` is the seat of the only person at the board: this reader is “you”, and needs no name.

    A board keeps the ``entries`` of its log, because most of them stay: they are those of the last time.
    """
    waiting = match.waiting
    scene = match.scene(viewer) if waiting else _turned_up(match, viewer)
    drawn = {part for mark in scene.marks for part in (mark.id, mark.choice)}
    return {
        "game": match.game.key,
        "edition": match.table.box.edition,
        "scene": msgspec.to_builtins(scene),
        "viewer": viewer,
        "asks": dict(_question(match, alone)),
        "seat": waiting.seat if waiting else None,
        "seats": list(match.seats),
        "readings": dict(match.table.box.rulings),
        "short": match.table.box.options.short,
        "notes": match.notes,
        **(_answers(match, drawn) if asked else NOTHING),
        "log": _log(match, viewer, {} if entries is None else entries),
        "can": {"undo": match.ply > 0, "redo": match.can_redo},
        "over": waiting is None,
        "ending": ending(match, viewer),
        # The browser keeps the match, because its kernel ends with the page.
        "save": match.to_json().decode(),
    }


def _turned_up(match: Match, viewer: int) -> Scene:
    """Return the board at the end, with everything that was hidden; what chance never decided, it decides now."""
    table = match.table.turned_up(stream(match.seed, "turned-up", 0))
    return match.game.scene(table, viewer)


def _question(match: Match, alone: int | None) -> Text:
    """Return the question as a board asks it."""
    if alone is None or match.waiting is None or match.waiting.seat != alone:
        return match.question
    return match.game.speech.addressed(match.question, alone)


def secret(match: Match, seats: list[int]) -> bool:
    """Return whether these seats see different things, so that one must look away when another plays."""
    views = [match.table.view(seat) for seat in seats]
    return any(view != views[0] for view in views) or any(moment.seats is not None for moment in match.moments)


def _answers(match: Match, drawn: Set[str]) -> outbound.Answers:
    """Return the choices, by the ids to point at; and the refused actions, with the sentence that says why.

    Of things that are ``drawn``, return only the choices: ``why`` returns the reasons on request, and ``named`` the
    words of choices that begin at one thing.
    """
    decision, table = match.waiting, match.table
    if decision is None:
        return NOTHING
    paths = [(action, decision.path(table, action)) for action in match.legal()]
    begin = Counter(path[0] for _, path in paths)
    named_later = {first for first, times in begin.items() if times > 1 and first in drawn}
    choices: list[outbound.Choice] = [
        {
            "line": notation.write(action),
            "path": path,
            "words": None if path[0] in named_later else dict(naming(match.game, table, action)),
        }
        for action, path in paths
    ]
    # Anything that leads to a legal action can be picked, however many others begin alike and are refused.
    told = drawn | begin.keys()
    refused: list[outbound.Refusal] = []
    for action, rule in table.refusals():
        first = decision.path(table, action)[0]
        if first not in told:
            told.add(first)
            refused.append(_refused(match, decision, action, rule))
    ends = [choice["line"] for choice, (action, _) in zip(choices, paths, strict=True) if action.ends]
    return {"choices": choices, "refused": refused, "ends": ends}


def choice_words(match: Match, path: Sequence[str]) -> dict[str, outbound.Text]:
    """Return the words of the choices whose paths begin with these ids, each by its line."""
    decision, table = match.waiting, match.table
    if decision is None:
        return {}
    legal = [(action, decision.path(table, action)) for action in match.legal()]
    found = [action for action, points in legal if points[: len(path)] == tuple(path)]
    return {notation.write(action): dict(naming(match.game, table, action)) for action in found}


def _refused(match: Match, decision: Decision, action: Action, rule: str) -> outbound.Refusal:
    """Return an action that may not be chosen, and the sentence that says why."""
    said = refusal(match.game, match.table, action, rule)
    path, called = decision.path(match.table, action), dict(naming(match.game, match.table, action))
    return {"path": path, "words": called, "text": dict(said.text), "rule": said.rule}


def reason_message(match: Match, path: Sequence[str]) -> outbound.Reason:
    """Return why these ids choose nothing; without a sentence if no rule forbids it."""
    decision, table = match.waiting, match.table
    if decision is None:
        return NO_REASON
    for action, rule in table.refusals():
        if decision.path(table, action)[: len(path)] == tuple(path):
            return _refused(match, decision, action, rule)
    # No choice has these ids, but the game may know what a reader means who points there.
    meant = match.game.pointed(table, path)
    refusal = match.why_not(meant) if meant else None
    return {"text": dict(refusal.text), "rule": refusal.rule} if refusal else NO_REASON


NOTHING: outbound.Answers = {"choices": [], "refused": [], "ends": []}
"""The choices and refusals of a board that isn't asked."""
NO_REASON: outbound.Reason = {"text": None, "rule": None}
"""The answer if no rule forbids it."""


def _log(match: Match, viewer: int, entries: Entries) -> list[outbound.Entry]:
    """Return the latest entries of the log; make only those again whose number has another moment now."""
    moments, numbers = match.moments, match.log(viewer)[-LOG:]
    for number in entries.keys() - numbers:
        del entries[number]
    for number in numbers:
        moment = moments[number]
        if number not in entries or entries[number][0] is not moment:
            entries[number] = (moment, _entry(number, moment, moment.rule in match.game.asides))
    return [entries[number][1] for number in numbers]


def _entry(number: int, moment: Moment, aside: bool) -> outbound.Entry:
    # A log marks each seat by its colour. The ghost ship has none: its name is a word.
    seat = moment.facts.get("seat")
    entry: outbound.Entry = {
        "number": number,
        "seat": seat if isinstance(seat, int) else None,
        "text": dict(moment.text),
        "rule": moment.rule,
    }
    return {**entry, "aside": True} if aside else entry


def changed_by(match: Match, number: int, viewer: int) -> list[str]:
    """Return the subject of a moment: the ids of what it changed on the board, as a seat sees it."""
    # The first moment has none before it to compare with.
    if not 0 < number < len(match.moments) or not match.moments[number].known_to(viewer):
        return []
    before, after = (_marks(match, at, viewer) for at in (number - 1, number))
    return [id for id in after if before.get(id) != after[id]] + [id for id in before if id not in after]


def changed_last(match: Match, id: str, viewer: int) -> int | None:
    """Return the moment that changed something on the board last, since the viewer’s last move."""
    own = max((ply for ply, mover in enumerate(match.movers, 1) if mover == viewer), default=0)
    # A board that forgets for its reader mustn't recall what its log no longer tells.
    moments = match.moments
    recent = [number for number in match.log(viewer) if moments[number].ply >= own]
    return next((number for number in recent[: -RECENT - 1 : -1] if id in changed_by(match, number, viewer)), None)


def because_message(match: Match, number: int, viewer: int) -> outbound.Because:
    """Return why a moment in the log was allowed, for a page; ``Refused`` for any other moment."""
    if number not in match.log(viewer):
        raise refused("no-moment", number=number)
    reason = match.why(number, viewer)
    rules = [card_message(match.rulebook, rule.key) for rule in reason.rules]
    return {
        "say": "because",
        "told": dict(reason.told),
        "rules": rules,
        "choice": dict(reason.choice) if reason.choice else None,
    }


def _marks(match: Match, number: int, viewer: int) -> dict[str, object]:
    """Return the marks just after a moment, except for the words that only say whose turn it is."""
    scene = match.game.scene(match.recalled(match.moments[number].table.view(viewer), viewer), viewer)
    return {mark.id: mark for mark in scene.marks if mark.kind != "label"}


def course_message(match: Match, course: TurningPoints) -> outbound.Course:
    """Return the course of a match for a page: by the frames of its trace."""
    states = [match.at(ply) for ply in range(match.ply + 1)]
    last = [max(0, len(state.moments) - 1) for state in states]
    said = match.game.speech if match.game.speech.has("sampled") else speech(page.__name__)
    note = said.say("sampled", {"playouts": PLAYOUTS, "error": round(100 * course.error)})
    return {
        "winner": course.winner,
        "chances": [(last[ply], chances) for ply, chances in course.chances],
        "turns": [_turn(turn, states[turn.ply], match.moves[turn.ply]) for turn in course.turns],
        "note": dict(note),
    }


def _turn(turn: Turn, before: Match, move: str) -> outbound.Turn:
    """Return a move that decided a match: its first frame, its seat, and its words."""
    assert before.waiting is not None
    action = notation.read(move, before.game.actions)
    words = dict(naming(before.game, before.table, action))
    return {
        "frame": len(before.moments),
        "seat": before.waiting.seat,
        "words": words,
        "before": turn.before,
        "after": turn.after,
    }


def card_message(rulebook: Rulebook, key: str) -> outbound.Card:
    """Return a rule for readers."""
    rule = rulebook[key]
    return {
        "key": rule.key,
        "title": dict(rule.title),
        "text": dict(rule.text),
        "ruling": dict(rule.ruling) if rule.ruling else None,
        "source": f"{rule.book}, {rule.section}",
        "met": dict(rule.met) if rule.met else None,
        "shown": rule.key in game(rule.game).examples(rulebook.box),
    }


def example_message(example: Example) -> outbound.Example:
    """Return an example for a page: its moments, as the seat that moved last saw them, and the refusal."""
    match = example.match
    seat = match.movers[-1] if match.movers else None
    last = example.moments[-1] if example.moments else None
    known = [moment for moment in match.moments if moment.known_to(seat)]
    # Events of the move after the rule was shown would only distract from it.
    until = known.index(last) + 1 if last in known else len(known)
    refused: outbound.RefusedMove | None = None
    if example.refused and (refusal := match.why_not(example.refused)):
        refused = {"move": example.refused, "text": dict(refusal.text)}
    return {
        "rule": example.rule,
        "trace": msgspec.to_builtins(trace(match, known[:until], seat)),
        "refused": refused,
    }


def as_json(value: object, _: object) -> str:
    """Return a larger value for a page: as JSON, so that nothing on the way has to walk through it."""
    return msgspec.json.encode(value).decode()


def with_stored(bundle: Any, stored: Callable[[], dict[str, object]]) -> Any:
    """Return the output of a widget, with what a notebook stores for places without widgets.

    A dashboard is no such place, and stores nothing.
    """
    if bundle is None or DASHBOARD in os.environ:
        return bundle
    data, metadata = bundle
    return {**data, **stored()}, metadata
