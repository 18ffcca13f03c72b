"""Kinds of questions that every game has, made from refusals, events, turns and scores."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING

import msgspec

from ..engine import notation
from ..match import Match, naming, stream
from ..show.scene import ids, plain
from ..words.moment import Moment, message_id
from ..words.speech import SEATS, Text, speech
from .kinds import Kinds
from .mistakes import (
    FEWEST,
    WRONG,
    Facts,
    Found,
    asked,
    brings,
    is_price,
    other_prices,
    otherwise,
    sentences,
    told_with,
)
from .question import ALLOWED, Answer, NothingToAsk, Question, board, panels

if TYPE_CHECKING:
    from ..engine.decision import Action
    from ..words.rulebook import Rule, Rulebook

GENERAL = Kinds()
TOLD = 3
"""The number of events of an allowed move that its reason tells."""


def moved(match: Match, move: str | None) -> Text | None:
    """Return a move in the words before a question; None for no move."""
    if move is None:
        return None
    assert match.waiting is not None
    words = naming(match.game, match.table, notation.read(move, match.game.actions))
    return sentences(*premise(match), speech().say("quiz-move", {"move": words}))


def premise(match: Match) -> list[Text]:
    """Return what a choice answers, in a sentence, such as an attack: a question says it before the choice."""
    decision = match.waiting
    assert decision is not None
    key = f"ask-{decision.__struct_config__.tag}.premise"
    facts = {"seat": decision.seat, **decision.question_facts(match.table)}
    return [match.game.speech.say(key, facts)] if match.game.speech.has(key) else []


def new_moments(match: Match, after: Match) -> list[Moment]:
    """Return the events of the move that the question is about; without a move, earlier ones."""
    return list(after.moments[len(match.moments) :] if after.ply > match.ply else after.moments)


def _asks(key: str, moved: Text | None, **facts: object) -> Text:
    """Return the words of a question about a move, or about the position itself."""
    return speech().say(f"quiz-{key}" if moved else f"quiz-{key}.now", {"moved": moved or "", **facts})


def random_of(match: Match) -> Random:
    """Return the generator that varies the questions about a position: the same each time."""
    return stream(match.seed, "quiz", match.ply)


# ------------------------------------------------------------------------------------------------ May this be done?


@GENERAL.kind("may")
def may(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: which of some moves is allowed?"""
    rng, legal = random_of(match), sorted(match.legal(), key=notation.write)
    if not legal:
        raise NothingToAsk("nobody moves here")
    return which(match, options(match, rng.choice(legal), rng))


def which(match: Match, actions: Iterable[Action]) -> Question:
    """Ask: which of these moves is allowed?"""
    answers = tuple([judged(match, action) for action in actions])
    return Question(match, _of_the_position(match, "may"), answers, needs=_own(match))


def _own(match: Match) -> list[str]:
    """Return the board, and the panel of the seat that is asked: what it may do depends on what it has."""
    return [*board(match), *(panels(match, match.waiting.seat) if match.waiting else [])]


def options(match: Match, first: Action, rng: Random) -> list[Action]:
    """Return a move and others that are refused: by several rules, if possible, and similar to the first.

    If the first is refused itself, one of the others is allowed.
    """
    refused = dict(match.table.refusals())
    others = sorted(filter(_there(match), refused), key=notation.write)
    rng.shuffle(others)
    others.sort(key=lambda action: -_alike(first, action))
    found, rules = [first], {refused.get(first)}
    if match.why_not(first):
        found.append(rng.choice(sorted(match.legal(), key=notation.write)))
    for action in [each for each in others if refused[each] not in rules] + others:
        # A second move that the same rule refuses is offered only if there would be too few.
        if len(found) <= WRONG and action not in found and (refused[action] not in rules or len(found) <= FEWEST):
            found.append(action)
            rules.add(refused[action])
    rng.shuffle(found)
    return found


def _there(match: Match) -> Callable[[Action], bool]:
    """Return whether an action is about things that this position has: others of their kind are drawn.

    What no drawing stands for, such as a riposte, is there too.
    """
    decision, marks = match.waiting, match.scene().marks
    assert decision is not None
    drawn = ids(marks) | {mark.id for mark in marks}
    kinds = {id.partition(":")[0] for id in drawn if ":" in id}

    def is_there(action: Action) -> bool:
        path = decision.path(match.table, action)
        return all(id in drawn or id.partition(":")[0] not in kinds for id in path)

    return is_there


def _alike(one: Action, two: Action) -> int:
    """Return the likeness of two moves: more for one kind, and 1 for each field."""
    same = [name for name in one.__struct_fields__ if getattr(one, name) == getattr(two, name, None)]
    return 10 * (type(one) is type(two)) + len(same)


@GENERAL.kind("where")
def where(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask the reader to point at an allowed choice; everything in reach has its reason.

    If a path goes on, ask for its first step: it is right if any continuation is allowed.
    """
    assert match.waiting is not None
    legal = set(match.legal())
    first: dict[str, Action] = {}
    for action in filter(_there(match), match.waiting.reach(match.table)):
        id = match.waiting.path(match.table, action)[0]
        # A first step is right if any action that begins with it is allowed.
        if id not in first or (action in legal and first[id] not in legal):
            first[id] = action
    answers = [msgspec.structs.replace(judged(match, action), path=(id,)) for id, action in first.items()]
    return Question(match, _of_the_position(match, "where"), tuple(answers), on_board=True, needs=_own(match))


@GENERAL.kind("goes")
def goes(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask the reader to point at where a piece may go: the piece that the given, allowed move begins with."""
    if after.ply == match.ply or match.waiting is None:
        raise NothingToAsk("no move says which piece is asked about")
    wanted = match.waiting.path(match.table, notation.read(after.moves[-1], match.game.actions))
    answers: dict[str, Answer] = {}
    marks = match.scene().marks
    for action in filter(_there(match), match.waiting.reach(match.table)):
        path = match.waiting.path(match.table, action)
        if len(path) == len(wanted) > 1 and path[:-1] == wanted[:-1]:
            answers[path[-1]] = msgspec.structs.replace(judged(match, action), path=path[-1:])
    start = next((mark.words for mark in marks if wanted[0] in (mark.id, mark.chosen_as)), None)
    if not start or not answers:
        raise NothingToAsk("the move isn’t one from place to place")
    return Question(match, _of_the_position(match, "goes", start=start), tuple(answers.values()), on_board=True)


def forbids(match: Match, rule: str) -> Question:
    """Ask the reader to point at something that a rule forbids; ``NothingToAsk`` unless each thing in reach is one
    thing on the board."""
    assert match.waiting is not None
    drawn = {id for mark in match.scene().marks for id in (mark.id, mark.chosen_as)}
    found: dict[str, Answer] = {}
    for action in filter(_there(match), match.waiting.reach(match.table)):
        answer = judged(match, action)
        if len(answer.path) > 1 or answer.path[0] not in drawn or answer.path[0] in found:
            raise NothingToAsk("not everything in reach is one thing on the board")
        right = answer.rule == rule and not answer.right
        found[answer.path[0]] = Answer(answer.words, right, answer.why, answer.rule, answer.path)
    asks = _of_the_position(match, "forbids", title=match.rulebook[rule].title)
    return Question(match, asks, tuple(found.values()), on_board=True, needs=_own(match))


def _of_the_position(match: Match, key: str, **facts: object) -> Text:
    return speech().say(f"quiz-{key}", {"question": question_to_reader(match), **facts})


def question_to_reader(match: Match) -> Text:
    """Return the question of a position to the reader who plays there."""
    seat = match.waiting.seat if match.waiting else 0
    return match.game.speech.addressed(match.question, seat)


def judged(match: Match, action: Action) -> Answer:
    """Return an action as an answer, allowed or not, with the reason.

    The reason of an allowed action is what it brings before chance decides anything: the seat can't know more. If that
    is nothing, it is the first rule that the decision carries out; if it names none, that no rule forbids it.
    """
    decision = match.waiting
    assert decision is not None
    path = tuple(decision.path(match.table, action))
    if refusal := match.why_not(action):
        return Answer(_called(match, action), False, refusal.text, refusal.rule, path)
    mine = [each for each in brings(match, match.table.clone(), action) if each.facts.get("seat") == decision.seat]
    told = mine[:TOLD]
    rules = (*[moment.rule for moment in told][-1:], *decision.rules, ALLOWED)
    reasons = [moment.text for moment in told] or [match.rulebook[key].text for key in decision.rules[:1]]
    return Answer(_called(match, action), True, sentences(speech().say("quiz-allowed"), *reasons), rules[0], path)


def _called(match: Match, action: Action) -> Text:
    """Return an action in words; one of another moment has no words here, and appears as written."""
    assert match.waiting is not None
    if action in match.waiting.reach(match.table):
        return naming(match.game, match.table, action)
    return plain(notation.write(action))


# ------------------------------------------------------------------------------------------------ What happens?


@GENERAL.kind("happens")
def happens(match: Match, after: Match, moved: Text | None, rule: str | None = None, by: str | None = None) -> Question:
    """Ask what a rule, or a rule that shows it, brings; without one, the last rule that can be asked about."""
    for moment in reversed(new_moments(match, after)):
        if rule is None or moment.shows(by or rule):
            try:
                return _happens(match, after, moved, moment, rule or moment.rule)
            except NothingToAsk:
                continue
    raise NothingToAsk(f"nothing that can be asked is told of {rule or 'any rule'} here")


def _happens(match: Match, after: Match, moved: Text | None, moment: Moment, rule: str) -> Question:
    if moved and moment.text["en"] not in [each.text["en"] for each in brought(match, after)]:
        raise NothingToAsk("chance decides it, and nobody can know")
    if moved and _restates(match, after, moment):
        raise NothingToAsk("it says no more than the move")
    if not moved and moment.rule not in match.game.mistakes:
        raise NothingToAsk("chance may have decided it, and no mistakes are known")
    card, shown = match.rulebook[rule], after if moved else None
    needs = board(match) + panels(match, *[moment.facts[name] for name in SEATS if type(moment.facts.get(name)) is int])
    if counted := _counted(match, moved, moment, rule):
        return asked(match, *counted, after=shown, needs=needs)
    right = Found(moment.text, sentences(moment.text, card.text), rule)
    asks = _asks("happens", moved, title=card.title)
    found = otherwise(match, after, moment)
    wrong = [each._replace(rule=rule) if each.rule == moment.rule else each for each in found]
    return asked(match, asks, right, wrong, after=shown, needs=needs)


def _counted(match: Match, moved: Text | None, moment: Moment, rule: str) -> tuple[Text, Found, list[Found]] | None:
    """Return a question for a figure alone, with its right answer and mistakes; None if a game has no words for it."""
    key, known = f"quiz-counts-{message_id(moment.rule)}", match.game.mistakes.get(moment.rule)
    if moved is None or known is None or not match.game.speech.has(key):
        return None
    changes = [*known(moment)]
    names = {name for change in changes for name in change} - {"because"}
    if len(names) != 1:
        return None
    [name] = names
    figure = moment.facts[name]
    if not isinstance(figure, int):
        return None
    asks = sentences(moved, match.game.speech.say(key, moment.facts))
    right = Found(figure, sentences(moment.text, match.rulebook[rule].text), rule)
    wrong = [
        Found(figure, _because(match, moment, change), rule)
        for change in changes
        if isinstance(figure := change[name], int)
    ]
    return asks, right, wrong


def _because(match: Match, moment: Moment, change: Facts) -> Text | None:
    """Return what a mistake is, as the game says it; None for one of which the distance says all."""
    because = change.get("because")
    return match.game.speech.say(f"quiz-{because}", moment.facts) if because else None


def _restates(match: Match, after: Match, moment: Moment) -> bool:
    """Return whether a moment tells nothing beyond the move that brought it."""
    assert match.waiting is not None
    action = notation.read(after.moves[-1], match.game.actions)
    said = [getattr(action, name) for name in action.__struct_fields__]
    # A figure of the question may equal one of what happens, and mean something else.
    named = match.waiting.action_facts(match.table, action).values()
    said += [match.waiting.seat, *[fact for fact in named if type(fact) is not int]]
    printed = match.game.speech.facts("en", f"{message_id(moment.rule)}.told", printed=True)
    # A word is printed in one of its forms: ``the-tile``.
    names = [name for name in moment.facts if any(each == name or each.endswith(f"-{name}") for each in printed)]
    return all(moment.facts[name] in said for name in names)


def brought(match: Match, after: Match) -> list[Moment]:
    """Return the events of the move in question until chance or a seat must decide."""
    return brings(match, match.table.clone(), notation.read(after.moves[-1], match.game.actions))


@GENERAL.kind("cost")
def cost(match: Match, after: Match, moved: Text | None, rule: str | None = None, by: str | None = None) -> Question:
    """Ask: what does a move cost, by any rule, by one, or by another that shows it?"""
    told = [moment for moment in new_moments(match, after) if rule is None or moment.shows(by or rule)]
    paid = [moment for moment in told if is_price(moment)]
    if not paid or not moved:
        raise NothingToAsk("nothing is paid by this move")
    moment, card = paid[-1], match.rulebook[rule or paid[-1].rule]
    if counted := _counted(match, moved, moment, card.key):
        return asked(match, *counted, after=after, needs=_own(match))
    known = match.game.mistakes.get(moment.rule)
    changes = [*(known(moment) if known else ()), *other_prices(moment)]
    right = Found(moment.text, sentences(moment.text, card.text), card.key)
    mistakes = [told_with(match, moment, change) for change in changes]
    return asked(match, _asks("cost", moved), right, mistakes, after=after, needs=_own(match))


# ------------------------------------------------------------------------------------------------ Who is next?


@GENERAL.kind("next")
def next_seat(
    match: Match, after: Match, moved: Text | None, rule: str | None = None, by: str | None = None
) -> Question:
    """Ask: whose turn is it, now or after a move; by any rule, by one, or by another that shows it?"""
    decision = after.waiting
    if decision is None:
        raise NothingToAsk("the match is over")
    told = _turn_begins(match, new_moments(match, after), decision.seat)
    if rule and not (moved and _passes(match, decision.seat, told, by or rule)):
        raise NothingToAsk(f"{rule} doesn't decide whose turn it is")
    key = next(filter(None, [rule, *[moment.rule for moment in told], *decision.rules]), None)
    if key is None:
        raise NothingToAsk("no rule tells whose turn it is")
    texts = [moment.text for moment in told] or [match.rulebook[key].text]
    why = sentences(*texts, match.rulebook[key].text) if told else texts[0]

    def answer(seat: int) -> Answer:
        is_next, name = seat == decision.seat, match.game.speech.say(f"seat-{seat}")
        because = why if is_next else _not_next(match, after, seat, bool(moved), texts)
        return Answer(name, is_next, because, key, _pieces(match, seat))

    answers = [*map(answer, range(match.table.players))]
    asks, on_board = _asks("turn", moved), all(answer.path for answer in answers)
    if on_board:
        asks = sentences(asks, speech().say("quiz-turn.show"))
    # Without a move the reader can't be told which seat is theirs: that is the question.
    after_move = after if moved else None
    return Question(match, asks, tuple(answers), after=after_move, on_board=on_board, of_nobody=not moved)


def _passes(match: Match, seat: int, told: list[Moment], rule: str) -> bool:
    """Return whether the turn passes to a seat by a rule."""
    return match.waiting is not None and match.waiting.seat != seat and bool(told) and told[0].shows(rule)


def _not_next(match: Match, after: Match, seat: int, moved: bool, told: Sequence[Text]) -> Text:
    """Return the expectation by which it would be a seat's turn; if there is none, why another plays."""
    assert after.waiting is not None
    mover = match.waiting.seat if moved and match.waiting else None
    if seat == mover:
        return match.game.speech.say("quiz-turn.again", {"seat": seat})
    if mover is not None and seat == (mover + 1) % match.table.players:
        return speech().say("quiz-turn.left")
    return sentences(match.game.speech.say("quiz-turn.other", {"seat": seat}), *told)


def _pieces(match: Match, seat: int) -> tuple[str, ...]:
    """Return the ids that point at a seat's pieces: pieces without words are called by their spaces."""
    mine = [mark for mark in match.scene().marks if mark.kind == "piece" and mark.seat == seat]
    return tuple(dict.fromkeys(mark.id if mark.words else mark.chosen_as for mark in mine))


TURN = "turn."
"""The beginning of the keys of rules that give a seat its turn."""


def _turn_begins(match: Match, told: Sequence[Moment], seat: int) -> list[Moment]:
    """Return the moment that tells whose turn begins: by a rule with such a key, else the first that is about it."""
    mine = [moment for moment in told if moment.facts.get("seat") == seat]
    turns = [moment for moment in mine if moment.rule.startswith(TURN)]
    is_other = match.waiting is not None and match.waiting.seat != seat
    others = [at for at, moment in enumerate(told) if moment.facts.get("seat") != seat]
    begins = [moment for moment in told[max(others, default=-1) + 1 :] if moment in mine]
    return turns[-1:] or (begins[:1] if is_other else mine[-1:])


# ------------------------------------------------------------------------------------------------ What is it worth?


@GENERAL.kind("worth")
def worth(match: Match, after: Match, moved: Text | None, rule: str | None = None) -> Question:
    """Ask: how many points does a rule bring you, if the match ends now; without a rule, one that brings some?"""
    seat = match.waiting.seat if match.waiting else 0
    scores = [match.game.points(after.table, each) for each in range(match.table.players)]
    # If a seat scores by one rule alone, the board's own total would give the answer away.
    scored = sorted(key for key, points in scores[seat].items() if points)
    key = rule or (random_of(match).choice(scored) if scored else "")
    if len(scored) < 2 or key not in scored:
        raise NothingToAsk("too little is scored here to be asked about")
    card, right = match.rulebook[key], scores[seat][key]
    why = sentences(speech().say("quiz-worth.why", {"seat": seat, "points": right}), card.text)
    mistakes = [*_known(match, after, seat, key, right), *_others(match, scores, seat, key)]
    mistakes += [Found(right + step, None, key) for step in (1, -1, 2) if right + step >= 0]
    asks = _asks("worth", moved, seat=seat, title=card.title)
    shown = after if moved else None
    return asked(match, asks, Found(right, why, key), mistakes, after=shown, needs=panels(match, seat))


def _known(match: Match, after: Match, seat: int, rule: str, right: int) -> Iterator[Found]:
    """Yield the miscounts of a rule that a game knows."""
    known = match.game.mistakes.get(rule)
    counted = Moment(rule, {"seat": seat, "points": right}, after.table, after.ply)
    for change in known(counted) if known else ():
        if isinstance(points := change.get("points"), int) and points >= 0:
            why = match.game.speech.say(f"quiz-{change['because']}", {**counted.facts, **change})
            yield Found(points, why, rule)


def _others(match: Match, scores: Sequence[Mapping[str, int]], seat: int, rule: str) -> Iterator[Found]:
    """Yield the points of another seat, and all points of this one."""
    for rival, points in enumerate(scores):
        if rival != seat and points.get(rule):
            yield Found(points[rule], speech().say("quiz-worth.rival", {"rival": rival}), rule)
    yield Found(sum(scores[seat].values()), speech().say("quiz-worth.all", {"seat": seat}), rule)


# ------------------------------------------------------------------------------------------------ Which rule is it?


def by_rule(match: Match, after: Match, moved: Text | None, rule: str, told: Text) -> Question:
    """Ask: by which rule did something happen, or is something refused? Other answers are near it in the rulebook."""
    book = match.rulebook
    at_work = {each for moment in new_moments(match, after) for each in (moment.rule, *moment.also)}
    others = [each for each in _neighbours(book, book[rule]) if each.key not in at_work]
    right = Found(book[rule].title, book[rule].text, rule)
    wrong = [
        Found(each.title, speech().say("quiz-rule.says", {"title": each.title, "text": each.text}), each.key)
        for each in others
    ]
    asks = speech().say("quiz-rule", {"told": told})
    return asked(match, asks, right, wrong, after=after if moved else None)


def _neighbours(book: Rulebook, rule: Rule) -> list[Rule]:
    """Return the other played rules, the nearest in the rulebook first."""
    played = [each for each in book.values() if each.status == "played"]
    keys = [*book]
    return sorted(
        [each for each in played if each.key != rule.key],
        key=lambda each: (each.section != rule.section, abs(keys.index(each.key) - keys.index(rule.key))),
    )


FIGURE = re.compile(r"(?<![\w.,])\d+(?![\w]|[.,]\d)")
GAP = "(?)"


def states(match: Match, rule: str) -> Question:
    """Ask for a figure in a rule: its sentence has a gap, and the other figures are near it, or of the rule."""
    card = match.rulebook[rule]
    found = {language: FIGURE.findall(words) for language, words in card.text.items()}
    figures = [each for each in found["en"] if each in found["fr"] and each not in "01"]
    if not figures:
        raise NothingToAsk(f"{rule} has no figure")
    figure = figures[random_of(match).randrange(len(figures))]
    sentence = Text({language: _with_gap(words, figure) for language, words in card.text.items()})
    asks = speech().say("quiz-states", {"title": card.title, "text": sentence})
    others = [int(figure) + 1, int(figure) - 1, *map(int, figures), 2 * int(figure)]
    return asked(match, asks, Found(int(figure), card.text, rule), [Found(other, None, rule) for other in others])


def _with_gap(words: str, figure: str) -> str:
    """Return the first sentence that has a figure, with a gap in its place."""
    sentence = next(each for each in re.split(r"(?<=[.!?])\s+", words) if figure in FIGURE.findall(each))
    return FIGURE.sub(lambda found: GAP if found[0] == figure else found[0], sentence)
