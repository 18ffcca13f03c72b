"""Quiz: questions to which the engine has the answers, with the reason for every right and every wrong one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from ..engine import notation
from ..engine.table import at_random
from ..match import Match, fresh, naming, stream
from ..words.moment import Moment, message_id
from ..words.refusal import refused
from ..words.speech import SEATS, Text, joined, speech

if TYPE_CHECKING:
    from ..engine.decision import Action
    from ..engine.table import Box
    from ..game import Game
    from ..show.scene import Scene

TOLD = 3
"""How much of what an allowed move brings is told as its reason."""


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that can be answered, and why it is right or wrong."""

    words: Text
    right: bool
    why: Text
    rule: str
    """The rule that settles it, with its game: ``raids:tile.take``."""
    path: tuple[str, ...] = ()
    """The ids that one points at to answer so, where the question is asked of the board."""


class Question:
    """A question about a match, asked before it is answered. One that leaves an answer unexplained can’t be made."""

    def __init__(
        self,
        match: Match,
        asks: Text,
        answers: tuple[Answer, ...],
        *,
        after: Match | None = None,
        on_board: bool = False,
        scene: Scene | None = None,
    ) -> None:
        if not any(answer.right for answer in answers) or all(answer.right for answer in answers):
            raise ValueError(f"“{asks}” needs a right answer and a wrong one")
        for answer in answers:
            if not answer.why["en"] or answer.rule.partition(":")[2] not in match.game.rulebook:
                raise ValueError(
                    f"“{asks}”: nothing says why “{answer.words}” is {'right' if answer.right else 'wrong'}"
                )
        self.match, self.asks, self.answers = match, asks, answers
        self.after, self.on_board = after, on_board
        self._scene = scene

    @property
    def scene(self) -> Scene:
        """What is shown while it is asked: the board, or a picture of it that doesn’t give the answer away."""
        return self._scene if self._scene is not None else self.match.scene()

    def __repr__(self) -> str:
        return f"<question: {self.asks}>"


NEAR = 5
"""How many points of a hundred an estimate may be off and still be right."""


class Estimate(Question):
    """How likely is it? Answered by setting points of a hundred, before the exact chance is told with its reason."""

    def __init__(self, match: Match, asks: Text, chance: Fraction, why: Text, rule: str, **shown: Any) -> None:
        self.chance = chance
        facts = {"points": round(100 * float(chance), 1), "of": chance.numerator, "all": chance.denominator}
        told = joined("sentences", [why, speech().say("quiz-chance", facts)])
        answers = [
            answer(match, speech().say(f"quiz-chance.{verdict}"), verdict == "near", told, rule)
            for verdict in ("near", "low", "high")
        ]
        super().__init__(match, asks, tuple(answers), **shown)


Kind = Callable[..., Question]
"""What makes a question of a match before some moves, and of the same match after them."""


def ask(match: Match, kind: str, *moves: str) -> Question:
    """A question of a kind: one that all games know, or one of the game's own quiz about what these moves bring."""
    if kind == "may":
        return may(match, *moves)
    if kind == "where":
        return where(match)
    after = match.copy()
    after.play(*moves)
    if kind in match.game.rulebook:
        return happens(match, after, kind, moved(match, moves))
    known = match.game.quiz
    if kind not in known:
        raise refused("no-question", name=str(kind)[:40], known=["may", "where", *known])
    return known[kind](match, after, moved(match, moves))


def happens(match: Match, after: Match, rule: str, moved: Text | None) -> Question:
    """What does a rule bring, now or after these moves? The wrong answers have other figures, or another seat."""
    known = [each for each in after.moments[len(match.moments) if moved else 0 :] if each.rule == rule]
    if not known:
        raise ValueError(f"nothing is told of {rule} here")
    moment, card = known[-1], match.game.rulebook[rule]
    right = answer(match, moment.text, True, card.text, rule)
    why = joined("sentences", [moment.text, card.text])
    others = [answer(match, text, False, why, rule) for text in _otherwise(match, moment)]
    answers = sorted([right, *others], key=lambda each: each.words["en"])
    asks = speech().say("quiz-happens", {"moved": moved or "", "title": card.title})
    return Question(match, asks, tuple(answers), after=after if moved else None)


WRONG = 3
"""How many wrong answers a question has."""


def _otherwise(match: Match, moment: Moment) -> list[Text]:
    """What might have happened instead, in the words of the same rule: other figures first, then other seats."""
    mover = match.waiting.seat if match.waiting else None
    mistakes = match.game.mistakes.get(moment.rule, _neighbours)
    seats = [name for name in SEATS if type(moment.facts.get(name)) is int and moment.facts[name] != mover]
    taken = [moment.facts[name] for name in SEATS if name in moment.facts]
    changes = [*mistakes(moment)]
    varied = {name for change in changes for name in change}
    others = [seat for seat in range(match.table.players) if seat not in taken]
    changes += [{name: seat} for name in seats if name not in varied for seat in others]
    texts = {moment.text["en"]: moment.text}
    for change in changes:
        text = match.game.speech.say(f"{message_id(moment.rule)}.told", {**moment.facts, **change})
        texts.setdefault(text["en"], text)
    return list(texts.values())[1 : WRONG + 1]


Facts = Mapping[str, Any]
Mistakes = Callable[[Moment], Iterable[Facts]]
"""What people take for what happened: the facts that are others then, the likeliest first."""


def _neighbours(moment: Moment) -> Iterator[Facts]:
    """Figures close by, where a game doesn't know better; what happened was never nothing."""
    figures = [name for name, fact in moment.facts.items() if type(fact) is int and name not in (*KEPT, *SEATS)]
    for step in (1, -1, 2):
        yield from ({name: moment.facts[name] + step} for name in figures if moment.facts[name] + step > 0)


KEPT = ("space", "home", "round")
"""The facts that say where something happens: to change them would ask something else."""


SEARCHED = 2500
"""In how many positions a question is looked for before it is left out."""


def check_known(game: Game, about: Sequence[str]) -> None:
    """``Refused`` where a quiz can't be about one of these: neither a rule nor a kind of question."""
    for subject in about:
        if subject not in game.quiz and subject not in game.rulebook:
            raise refused("no-question", name=str(subject)[:40], known=[*game.quiz])


def questions(
    game: Game,
    about: Sequence[str],
    count: int,
    seed: int,
    players: int | None = None,
    rulings: Mapping[str, str] | None = None,
) -> list[Question]:
    """Questions about rules, or of kinds, made from positions that chance brings: other ones with every seed.

    They are from matches of so many players; without that, of any number. Where the rulebook leaves readings open, they
    are played by these, else by the usual ones.
    """
    rng = stream(seed, "quiz", 0)
    found: list[Question] = []
    box = game.box(rulings=rulings)
    for number in range(count):
        subject = about[(number + seed) % len(about)]
        asked = _about_rule if subject in game.rulebook else _of_kind
        matches = islice(_moments_of_matches(game, box, rng, [players] if players else game.players), SEARCHED)
        made = next(filter(None, (asked(match, subject, rng) for match in matches)), None)
        found += [made] if made else []
    return found


def _moments_of_matches(game: Game, box: Box, rng: Random, numbers: Sequence[int]) -> Iterator[Match]:
    """Positions of matches, without end; one that has just begun is as likely as one near the end."""
    while True:
        players = rng.choice(numbers)
        match = Match(game, fresh(game, box, players), start=players, seed=rng.getrandbits(40))
        while match.waiting is not None:
            if rng.random() < LOOKED_AT:
                yield match
            match.play(_move(match, rng))


def _move(match: Match, rng: Random) -> Action:
    """A move such as comes up: any that is legal, or one by which the game is played quickly."""
    choose = match.game.quick if rng.random() < 0.5 else at_random
    return choose(match.table, rng)


LOOKED_AT = 0.3
"""How many of a match's positions are looked at."""


def _about_rule(match: Match, rule: str, rng: Random) -> Question | None:
    """Which of these is allowed, where one isn't by this rule?"""
    refused = dict(match.table.refusals())
    by_rule = [action for action, because in refused.items() if because == rule]
    if not by_rule:
        return _of_kind(match, rule, rng)
    others = [action for action in refused if action not in by_rule]
    options = [rng.choice(by_rule), rng.choice(sorted(match.legal(), key=notation.write))]
    options += rng.sample(others or by_rule[1:], min(2, len(others or by_rule[1:])))
    options = [action for at, action in enumerate(options) if action not in options[:at]]
    rng.shuffle(options)
    return may(match.copy(), *map(notation.write, options))


def _of_kind(match: Match, kind: str, rng: Random) -> Question | None:
    """A question of the game's own quiz about a move, if one can be asked here."""
    try:
        return ask(match.copy(), kind, notation.write(_move(match, rng)))
    except ValueError:
        return None


def may(match: Match, *moves: str) -> Question:
    """Which of these moves is allowed?"""
    actions = [notation.read(move, match.game.actions) for move in moves]
    answers = tuple([_allowed_or_not(match, action) for action in actions])
    return Question(match, _asked(match, "quiz-may"), answers)


def where(match: Match) -> Question:
    """Point at something that may be chosen; everything in reach has its reason.

    Where a path goes on, its first step is asked for: it is right where any way on from it is allowed.
    """
    assert match.waiting is not None
    legal = set(match.legal())
    first: dict[str, Action] = {}
    for action in match.waiting.reach(match.table):
        id = match.waiting.path(match.table, action)[0]
        if id not in first or (action in legal and first[id] not in legal):
            first[id] = action
    answers = tuple([_allowed_or_not(match, action) for action in first.values()])
    return Question(match, _asked(match, "quiz-where"), answers, on_board=True)


def _asked(match: Match, key: str) -> Text:
    return speech().say(key, {"question": match.question})


def _allowed_or_not(match: Match, action: Action) -> Answer:
    assert match.waiting is not None
    words = naming(match.game, match.table, action)
    path = tuple(match.waiting.path(match.table, action))
    if refusal := match.why_not(action):
        return Answer(words, False, refusal.text, refusal.rule, path)
    twin = match.copy()
    seat = match.waiting.seat
    told = [moment for moment in twin.play(action) if moment.known_to(seat) and moment.facts.get("seat") == seat][:TOLD]
    why = speech().say("quiz-allowed", {"told": joined("sentences", [moment.text for moment in told])})
    return Answer(words, True, why, _key(match, told[-1].rule), path)


def moved(match: Match, moves: tuple[str, ...]) -> Text | None:
    """What these moves are, in words such as stand before a question; None for no move."""
    if not moves:
        return None
    twin, said, seat = match.copy(), [], -1
    for move in moves:
        assert twin.waiting is not None
        words = naming(twin.game, twin.table, notation.read(move, twin.game.actions))
        key = "quiz-move.then" if twin.waiting.seat == seat else "quiz-move"
        seat = twin.waiting.seat
        said.append(speech().say(key, {"seat": seat, "move": words}))
        twin.play(move)
    return joined("sentences", said)


def _key(match: Match, rule: str) -> str:
    return f"{match.game.key}:{rule}"


def answer(match: Match, words: Text, right: bool, why: Text, rule: str) -> Answer:
    """An answer settled by a rule of the match's game."""
    return Answer(words, right, why, _key(match, rule))
