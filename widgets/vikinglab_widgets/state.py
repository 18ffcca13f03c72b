"""What a board shows of a match: plain data, in every language, with the reason for everything that may not be."""

from __future__ import annotations

from typing import Any

import msgspec

from vikinglab.core import notation
from vikinglab.core.game import Game
from vikinglab.core.match import Match, naming, refusal
from vikinglab.core.moment import Moment
from vikinglab.core.refusal import Refused

LOG = 80
"""How many of the latest moments a board's log shows."""


def state(match: Match) -> dict[str, Any]:
    """Everything that a board shows now."""
    waiting = match.waiting
    return {
        "game": match.game.key,
        "scene": msgspec.to_builtins(match.scene()),
        "asks": dict(match.question),
        "seat": waiting.seat if waiting else None,
        "seats": list(match.seats),
        "names": [dict(match.game.speech.say(f"seat-{seat}")) for seat in range(match.table.players)],
        **_answers(match),
        "log": [_entry(match, number) for number in range(max(0, len(match.moments) - LOG), len(match.moments))],
        "can": {"undo": match.ply > 0, "redo": match.can_redo},
        "over": waiting is None,
        "save": match.to_json().decode(),
        "link": _link(match),
    }


def _answers(match: Match) -> dict[str, Any]:
    """What may be chosen, by the ids that one points at; and what may not, with the sentence that says why."""
    decision, table = match.waiting, match.table
    if decision is None:
        return {"choices": [], "refused": []}
    legal = match.legal()
    choices = [
        {
            "line": notation.write(action),
            "path": decision.path(table, action),
            "words": dict(naming(match.game, table, action)),
        }
        for action in legal
    ]
    refused = []
    for action in decision.reach(table):
        if action not in legal and (rule := table.refused_by(action)):
            said = refusal(match.game, table, action, rule)
            path, called = decision.path(table, action), dict(naming(match.game, table, action))
            refused.append({"path": path, "words": called, "text": dict(said.text), "rule": said.rule})
    return {"choices": choices, "refused": refused}


def _entry(match: Match, number: int) -> dict[str, Any]:
    moment: Moment = match.moments[number]
    seat = moment.facts.get("seat")
    return {
        "number": number,
        "seat": seat if isinstance(seat, int) else None,
        "text": dict(moment.text),
        "rule": f"{match.game.key}:{moment.rule}",
    }


def _link(match: Match) -> str | None:
    try:
        return match.link()
    except Refused:
        return None


def card(game: Game, key: str) -> dict[str, Any] | None:
    """A rule as a reader sees it."""
    if key not in game.rulebook:
        return None
    rule = game.rulebook[key]
    return {
        "key": f"{game.key}:{rule.key}",
        "title": dict(rule.title),
        "text": dict(rule.text),
        "ruling": dict(rule.ruling) if rule.ruling else None,
        "source": f"{rule.file}, {rule.section}",
    }
