"""The sentences that a position answers with: questions, names of choices, and refusals."""

from __future__ import annotations

from .engine import notation
from .engine.box import Box
from .engine.decision import Action, Decision
from .engine.table import NOT_A_CHOICE, Table
from .game import Game
from .words.moment import message_id
from .words.refusal import Refusal
from .words.speech import Text, joined, speech


def refusal(game: Game, table: Table, action: Action, rule: str) -> Refusal:
    """Return the refusal of an action by a rule, with the figures of the position."""
    if rule == NOT_A_CHOICE:
        return _untimely(game, table, action)
    decision = table.waiting
    assert isinstance(decision, Decision)
    facts = {"seat": decision.seat, **decision.refusal_facts(table, action, rule)}
    return Refusal(rule, game.speech.say(f"{message_id(rule)}.refused", facts))


def _untimely(game: Game, table: Table, action: Action) -> Refusal:
    """Return the refusal of an action that isn't asked for now, by the rule that says when it is, if there is one."""
    decision, asked = table.waiting, question(game, table)
    rule = game.untimely(table, action) if isinstance(decision, Decision) else None
    # A rule of another edition says nothing in this one.
    if not isinstance(decision, Decision) or rule is None or rule not in game.rulebook(table.box):
        return Refusal(
            NOT_A_CHOICE, speech().say("not-a-choice", {"action": notation.write(action), "question": asked})
        )
    facts = {"seat": decision.seat, "question": asked, **_fields(action)}
    return Refusal(rule, game.speech.say(f"{message_id(rule)}.untimely", facts))


def other_rulings(game: Game, box: Box) -> Text | None:
    """Return the unusual rulings of a box in a sentence; None if all are the usual ones."""
    usual, rulebook = game.usual_rulings(box.edition), game.rulebook(box)
    other = [rulebook[key] for key, reading in box.rulings.items() if usual[key] != reading]
    if not other:
        return None
    named = [joined("label", [rule.title, rule.called[box.rulings[rule.key]]]) for rule in other]
    return speech().say("other-rulings", {"rulings": joined("clauses", named)})


def question(game: Game, table: Table) -> Text:
    """Return the question to the waiting seat, or say that the match is over."""
    decision = table.waiting
    if not isinstance(decision, Decision):
        return speech().say("ask-nobody")
    facts = {"seat": decision.seat, **decision.question_facts(table)}
    return game.speech.say(f"ask-{decision.__struct_config__.tag}", facts)


def naming(game: Game, table: Table, action: Action) -> Text:
    """Return the words of an action in reach, such as stand on a button."""
    decision = table.waiting
    assert isinstance(decision, Decision)
    facts = {**_fields(action), **decision.action_facts(table, action)}
    return game.speech.say(f"do-{action.__struct_config__.tag}", facts)


def _fields(action: Action) -> dict[str, object]:
    return {name: getattr(action, name) for name in action.__struct_fields__}
