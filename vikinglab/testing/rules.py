"""Checks of what may be done, of what refuses the rest, and of the sentences for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from vikinglab.core.engine import notation
from vikinglab.core.engine.decision import Action
from vikinglab.core.engine.table import NOT_A_CHOICE
from vikinglab.core.match import naming
from vikinglab.core.teach.general import judged
from vikinglab.core.teach.question import ALLOWED
from vikinglab.core.words.refusal import Refused
from vikinglab.core.words.speech import LANGUAGES

from .findings import Finding, holds, repeated, same
from .played import Played, Spot
from .sampling import Seen

STRANGERS = 30
"""The number of actions of other moments to try in a position."""
UNNAMED = 0.02
"""The largest share of them, of everything tried and in reach, that no rule of the game refuses."""


def candidates(spot: Spot) -> None:
    """Each decision has a legal action; legal actions are candidates, and candidates are in reach, each once."""
    if not spot.decision:
        return
    listed = list(spot.decision.candidates(spot.table))
    holds(spot.legal, "nothing is legal")
    for name, actions in (("candidates", listed), ("in reach", spot.reach)):
        for action in repeated(actions):
            raise Finding(f"among what is {name}, {notation.write(action)} stands twice")
    for action in _without(spot.legal, listed):
        raise Finding(f"{notation.write(action)} is legal and no candidate")
    for action in _without(listed, spot.reach):
        raise Finding(f"{notation.write(action)} is a candidate and out of reach")
    same("the candidates, asked again", listed, list(spot.decision.candidates(spot.table)))


def _without(actions: Sequence[Action], others: Sequence[Action]) -> list[Action]:
    known = {*others}
    return [action for action in actions if action not in known]


def refusals(spot: Spot) -> None:
    """Everything in reach is either legal, or refused by a rule of the game that exists."""
    legal = {*spot.legal}
    for action in spot.reach:
        if (action in legal) == (action in spot.refused):
            both = "both legal and refused" if action in legal else "neither legal nor refused"
            raise Finding(f"{notation.write(action)} is {both}")
    for rule, action in {rule: action for action, rule in spot.refused.items()}.items():
        line = notation.write(action)
        holds(rule != NOT_A_CHOICE, f"{line} is in reach and not legal, and no rule of the game refuses it")
        holds(rule in spot.rulebook, f"{line} is refused by {rule}, and there is no such rule")
    # Asking about one action alone is slow if much is in reach: the rest is asked about all at once.
    for action in spot.pointed:
        same(f"what refuses {notation.write(action)}", spot.refused.get(action), spot.table.refused_by(action))


def strangers(played: Played) -> None:
    """Everything that can’t be chosen now is refused, and playing it changes nothing; of all else,
    some is tried."""
    actions = played.actions
    for spot in played.chosen_stops:
        odd = _odd(spot, actions)
        for action in odd:
            refusal = spot.match().why_not(action)
            rule = refusal and refusal.rule
            known = rule == NOT_A_CHOICE or rule in spot.rulebook
            holds(rule and known, f"{notation.write(action)} isn’t in reach, and what refuses it is {rule}", spot)
        for move in [*odd[:1], "", "nonsense 99"]:
            _cant_be_played(spot, move)


def _odd(spot: Spot, actions: Sequence[Action]) -> list[Action]:
    """Return some actions that other moments of the match ask for and this one doesn’t."""
    turn = spot.at * 7 % max(1, len(actions))
    return _without([*actions[turn:], *actions[:turn]][:STRANGERS], spot.reach)


def last_resort(played: Played) -> None:
    """A rule of the game refuses actions of a kind that isn’t asked for now, in all but two in a hundred cases."""
    tried, unnamed = 0, []
    for spot in played.chosen_stops:
        odd = _odd(spot, played.actions) if spot.decision else []
        tried += len(odd) + len(spot.reach)
        unnamed += [(spot, action) for action in odd if _unnamed(spot, action)]
    if len(unnamed) > UNNAMED * tried:
        moments = sorted({f"{notation.write(each)} at {type(at.decision).__name__}" for at, each in unnamed})
        said = f"{len(unnamed)} of {tried} actions are refused by no rule of the game: {', '.join(moments[:5])}"
        raise Finding(said, unnamed[0][0])


def _unnamed(spot: Spot, action: Action) -> bool:
    return spot.game.out_of_reach(spot.table, action) == ("untimely", None)


def moments(seen: Seen) -> None:
    """A decision asks for each kind of action that it has in reach, and for no kind that it never has: others are of
    another moment."""
    for (decision, kind, asked, others), (action, setting, at) in seen.refused.items():
        said = f"{notation.write(action)} isn’t in reach at {decision.__name__}, and is refused as"
        if others and not asked:
            raise Finding(f"{said} one of another moment, while others of its kind are", seen.spot(setting, at))
        if asked and kind not in seen.asked[decision]:
            raise Finding(f"{said} what isn’t on offer, and nothing of its kind ever is", seen.spot(setting, at))


def why_not(spot: Spot) -> None:
    """Asking why not gives a reason exactly for what isn’t legal, and playing it is refused and changes nothing; of
    much in reach, some is tried."""
    match = spot.match()
    for action in spot.pointed:
        refusal, line = match.why_not(action), notation.write(action)
        same(f"whether {line} is legal", action in spot.legal, refusal is None)
        if refusal is not None:
            same(f"the rule that refuses {line}", spot.refused.get(action), refusal.rule)
            _cant_be_played(spot, action)


def _cant_be_played(spot: Spot, move: object) -> None:
    match = spot.match()
    line, moments = match.record, len(match.moments)
    try:
        match.play(move)  # type: ignore[arg-type]
    except Refused:
        same(f"the position after {move} was refused", spot.json, match.table.to_json(), spot)
        same(f"the line after {move} was refused", (line, moments), (match.record, len(match.moments)), spot)
    else:
        raise Finding(f"{move} could be played though it isn’t legal", spot)


# ------------------------------------------------------------------------------------------------ Sentences


def said(spot: Spot) -> None:
    """Questions, answers and refusals can be said in every language; of much in reach,
    some is."""
    match = spot.match()
    _whole("the question", match.question)
    for action in spot.pointed:
        line = notation.write(action)
        _whole(f"the words for {line}", naming(spot.game, spot.table, action))
        if refusal := match.why_not(action):
            _whole(f"the refusal of {line}", refusal.text)


def asked(spot: Spot) -> None:
    """Everything in reach can be asked about: whether it is allowed has a reason and a rule; of much in reach, some
    is asked."""
    match = spot.match()
    for action in spot.pointed:
        answer, line = judged(match, action), notation.write(action)
        same(f"whether {line} is right", action in spot.legal, answer.right)
        _whole(f"the reason for {line}", answer.why)
        silent = f"{line} tells nothing before chance decides, and {type(spot.decision).__name__} names no rules"
        holds(answer.rule != ALLOWED, silent)
        holds(answer.rule in spot.rulebook, f"{line} is judged by {answer.rule}, and there is no such rule")


def told(played: Played) -> None:
    """Events are told by rules that exist, in every language."""
    for moment in played.match.moments:
        for rule in (moment.rule, *moment.also):
            holds(rule in played.match.rulebook, f"{rule} told something, and there is no such rule")
        _whole(f"what {moment.rule} tells", moment.text)


def catalogue(seen: Seen) -> None:
    """The game, its seats, its editions and the rules of each have their words in every language."""
    game, boxes = seen.game, seen.boxes.values()
    seats = range(max(count for box in boxes for count in box.players))
    editions = [f"edition-{edition}" for edition in seen.boxes if len(game.editions) > 1]
    for key in ("game", *(f"seat-{seat}" for seat in seats), *editions):
        _whole(f"the message {key}", game.speech.say(key))
    for rule in [rule for box in boxes for rule in game.rulebook(box).values()]:
        for text in (rule.title, rule.text, rule.ruling, *rule.called.values()):
            if text is not None:
                _whole(f"the rule {rule.key} in the {rule.box.edition} edition", text)


def _whole(what: str, text: Mapping[str, str]) -> None:
    for language in LANGUAGES:
        found = text.get(language, "")
        holds(found.strip() and "{" not in found, f"{what} in {language} is “{found}”")
