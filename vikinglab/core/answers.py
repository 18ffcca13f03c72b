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

OFFERED = 6
"""The largest number of choices that a refusal lists."""


def refusal(game: Game, table: Table, action: Action, rule: str) -> Refusal:
    """Return the refusal of an action by a rule, with the figures of the position."""
    if rule == NOT_A_CHOICE:
        return _out_of_reach(game, table, action)
    decision = table.waiting
    assert isinstance(decision, Decision)
    facts = {"seat": decision.seat, **_fields(action), **decision.refusal_facts(table, action, rule)}
    return Refusal(rule, game.speech.say(f"{message_id(rule)}.refused", facts))


def _out_of_reach(game: Game, table: Table, action: Action) -> Refusal:
    """Return the refusal of an action that can't be meant here: by the sentence of a rule, or else by what can be."""
    part, rule = game.out_of_reach(table, action)
    facts = {"question": question(game, table), **_fields(action)}
    if isinstance(table.waiting, Decision):
        facts = {"seat": table.waiting.seat, **facts}
    if rule is not None and game.speech.has(said := f"{message_id(rule)}.{part}"):
        # A sentence may select by the reading of its rule.
        reading = table.box.rulings.get(rule, "").replace(" ", "-")
        return Refusal(rule, game.speech.say(said, {"reading": reading, **facts}))
    facts["action"] = notation.write(action)
    key = "other-edition" if part == "other-edition" else "not-a-choice"
    if part == "elsewhere":
        offered = _offered(game, table, type(action))
        key = "not-on-offer" if offered else "none-on-offer"
        facts |= {"choices": joined("list", offered[:OFFERED]), "more": max(0, len(offered) - OFFERED)}
    return Refusal(rule or NOT_A_CHOICE, speech().say(key, facts))


def _offered(game: Game, table: Table, kind: type[Action]) -> list[Text]:
    """Return the names of the legal actions of a kind, in quotation marks."""
    names = [naming(game, table, action) for action in table.legal() if type(action) is kind]
    return [speech().say("quoted", {"words": name}) for name in names]


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
    asked = decision.__struct_config__.tag
    facts = {"asked": asked, **_fields(action), **decision.action_facts(table, action)}
    return game.speech.say(f"do-{action.__struct_config__.tag}", facts)


def _fields(action: Action) -> dict[str, object]:
    return {name: getattr(action, name) for name in action.__struct_fields__}
