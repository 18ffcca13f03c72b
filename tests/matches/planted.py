"""Faults of ``Match`` such as people make: a field that is forgotten, a list that is shared, an end that is too far."""

from __future__ import annotations

from faults import Fault, without
from testing.planting import instead

from vikinglab.core import match as matches
from vikinglab.core.game import Game
from vikinglab.core.match import Match

FAULTS = [
    # What a save forgets
    Fault("a save forgets the options", Match, "to_json", without("options=msgspec.to_builtins(box.options),")),
    Fault("a save forgets the rulings", Match, "to_json", without("rulings=dict(box.rulings),")),
    Fault("a save forgets one's own content", Match, "to_json", without("own_content=box.own_content,")),
    Fault("a save forgets what was chosen for chance", Match, "to_json", without("drawn=list(self._drawn),")),
    Fault("a save forgets the notes", Match, "to_json", without("notes=self.notes,")),
    Fault("a save forgets the position", Match, "to_json", instead("start=self._start", "start=self.table.players")),
    Fault("a save has what was taken back", Match, "to_json", instead("list(self.record)", "list(self._record)")),
    Fault("a save is of the first edition", Match, "to_json", instead("box.edition", "self.game.editions[0]")),
    Fault("a loaded match forgets its seats", matches, "load", without("seats=save.seats,")),
    Fault("a loaded match forgets its seed", matches, "load", without("seed=save.seed,")),
    Fault("a loaded match forgets its line", matches, "load", without("line=save.line,")),
    Fault("a loaded match forgets its options", matches, "load", without(", save.options")),
    Fault(
        "a loaded match forgets its rulings",
        matches,
        "load",
        instead("read_otherwise(box, save.rulings)", "read_otherwise(box, {})"),
    ),
    Fault("a loaded match forgets its notes", matches, "load", without("notes=save.notes,")),
    Fault("a loaded match forgets what was chosen for chance", matches, "load", without("drawn=save.drawn,")),
    Fault(
        "a save with content of one's own isn't held to its fingerprint",
        matches,
        "load",
        instead("and box.fingerprint", "and save.own_content is None and box.fingerprint"),
    ),
    Fault("a file is cut short", matches, "read", instead("LARGEST_SAVE + 1", "300")),
    # Links
    Fault(
        "a link leaves out one's own content",
        Match,
        "link",
        instead(
            "self.to_json()", "msgspec.json.encode(msgspec.structs.replace(read(self.to_json()), own_content=None))"
        ),
    ),
    Fault(
        "a link leaves out the options",
        Match,
        "link",
        instead("self.to_json()", "msgspec.json.encode(msgspec.structs.replace(read(self.to_json()), options={}))"),
    ),
    Fault("a link holds the match as it began", Match, "link", instead("self.to_json()", "self.at(0).to_json()")),
    # Other readings
    Fault(
        "read otherwise it loses its options",
        Game,
        "read_otherwise",
        instead("msgspec.to_builtins(box.options)", "None"),
    ),
    Fault("read otherwise it loses one's own content", Game, "read_otherwise", instead("box.own_content", "None")),
    Fault("read otherwise it loses its edition", Game, "read_otherwise", instead("box.edition", "None")),
    Fault(
        "read otherwise it keeps its rulings",
        Game,
        "read_otherwise",
        instead(", rulings)", ", {**box.rulings, **rulings})"),
    ),
    # Undo, redo, another move
    Fault("another move keeps the old moments", Match, "_forget_future", without(", self._told[state.moments :]")),
    Fault("another move keeps the old line", Match, "_forget_future", without("self._record[state.line :], ")),
    Fault(
        "another move can be followed by the old ones",
        Match,
        "_forget_future",
        without("self._states[self._now + 1 :], "),
    ),
    Fault(
        "a refused move forgets what can be redone",
        Match,
        "play",
        instead("before = len(self.moments)", "before = len(self.moments); self._forget_future()"),
    ),
    Fault(
        "what is played tells only its last moment",
        Match,
        "play",
        instead("self.moments[before:]", "self.moments[-1:]"),
    ),
    Fault("undo takes back too much", Match, "undo", instead("self._now -= 1", "self._now = max(0, self._now - 2)")),
    Fault("redo leaps to the end", Match, "redo", instead("self._now += 1", "self._now = len(self._states) - 1")),
    Fault("undo forgets which draws were made", Match, "_advance", instead("Counter(state.draws)", "state.draws")),
    Fault("a move is noted under the one before", Match, "_advance", instead("self._now + 1", "self._now")),
    Fault(
        "a position is changed by the move after it", Match, "_advance", instead("state.table.clone()", "state.table")
    ),
    Fault("each draw begins its stream anew", Match, "_reach_decision", without("draws[chance.stream] += 1")),
    Fault(
        "what was chosen for chance counts each stream",
        Match,
        "_reach_decision",
        instead("draws.total()", "draws[chance.stream]"),
    ),
    Fault(
        "a table at rest goes on telling",
        Match,
        "_note",
        instead("story, table.story = table.story, None", "story = table.story"),
    ),
    # Twins
    Fault(
        "the match after some moves may be one that was taken back",
        Match,
        "at",
        instead("self._now))", "len(self._states) - 1))"),
    ),
    Fault("the match after some moves is this very one", Match, "at", instead("self.copy()", "self")),
    Fault(
        "before the first move comes the last",
        Match,
        "at",
        instead("max(0, min(ply, self._now))", "min(ply, self._now)"),
    ),
    Fault("a copy shares its story", Match, "copy", instead("self._told.copy()", "self._told")),
    Fault("a copy shares its line", Match, "copy", instead("self._record.copy()", "self._record")),
    Fault("a copy shares its states", Match, "copy", instead("self._states.copy()", "self._states")),
    Fault("a copy forgets its moments", Match, "copy", instead("self._told.copy()", "[]")),
    # What is asked
    Fault(
        "the moments are all that were ever told",
        Match,
        "moments",
        instead("self._told[: self._states[self._now].moments]", "self._told"),
    ),
    Fault(
        "the line is all that was ever played",
        Match,
        "line",
        instead("self._record[: self._states[self._now].line]", "self._record"),
    ),
    Fault("whose the moves were counts one too many", Match, "movers", instead("self._now]", "self._now + 1]")),
    Fault("moves count what chance brought", Match, "moves", without(" if not entry.startswith(DRAWN)")),
    Fault(
        "another seat may play too",
        Match,
        "why_not",
        instead("seat != self.waiting.seat", "seat == self.waiting.seat + 9"),
    ),
    Fault("a log tells what a seat may not know", Match, "log", without(" if moment.known_to(seat)")),
    Fault(
        "a trace tells what an onlooker may not know",
        Match,
        "trace",
        instead("everything or moment.known_to(seat)", "True"),
    ),
    Fault(
        "everything is shown before the match is over",
        Match,
        "trace",
        instead("everything and self.result is None", "False"),
    ),
]
"""Faults of every part of a match that is neither its table nor its rules."""

LISTED = [
    fault
    for fault in FAULTS
    if fault.name
    in (
        "a save forgets the options",
        "read otherwise it loses its options",
        "a link leaves out one's own content",
        "a save with content of one's own isn't held to its fingerprint",
        "another move keeps the old moments",
        "the match after some moves may be one that was taken back",
        "a copy shares its story",
    )
]
"""Those that were planted by hand once, when every test let them pass."""
