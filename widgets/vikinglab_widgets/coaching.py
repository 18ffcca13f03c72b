"""Coaching: a coach at one board, who explains at most one rule at a decision."""

from __future__ import annotations

from time import time

import vikinglab as vl
from vikinglab.core.teach.coach import Coach, Explanation

from . import inbound, outbound
from .state import changed_by

SHOWN = 8
"""The number of ids from which a page can choose where to show an explanation."""


class Coaching:
    """A record of what a page told about its reader, and of what is shown at the waiting decision."""

    def __init__(self, known: inbound.Coach) -> None:
        now = time()
        self._coach = Coach(known.known or (), [now - ago for ago in known.ago])
        self._table: object = None
        self._due: Explanation | None = None

    def learn(self, rule: str) -> None:
        """Note that a rule was explained, here or in another widget of the page: this decision explains no more."""
        self._coach.learn(rule)
        if self._due and self._due.rule == rule:
            self._due = None

    def shown(self, match: vl.Match, viewer: int) -> outbound.Explanation | None:
        """Return the explanation for a viewer who is asked."""
        # Each decision has a table of its own, which nothing changes: at the same table, explain the same rule.
        if match.table is not self._table:
            if self._due:  # a reader who moved on has read it
                self._coach.learn(self._due.rule)
            self._table, self._due = match.table, self._coach.due(match, viewer)
        due = self._due
        if due is None:
            return None
        ids = list(due.path) if due.moment is None else changed_by(match, due.moment, viewer)
        return {
            "rule": due.rule,
            "title": dict(match.rulebook[due.rule].title),
            "text": dict(due.text),
            "told": dict(due.told) if due.told else None,
            "moment": due.moment,
            "others": due.others,
            "ids": ids[:SHOWN],
        }
