"""Quiz: questions to which the engine has the answers, with the reason for every right and every wrong one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, TypedDict, Unpack

import msgspec

from ..engine import notation
from ..engine.table import NOT_A_CHOICE, at_random
from ..game import game as game_called
from ..match import Match, fresh, naming, stream
from ..show.scene import plain
from ..words.moment import Moment, Story, message_id
from ..words.refusal import refused
from ..words.speech import SEATS, Text, joined, speech
from .known import Known

if TYPE_CHECKING:
    from ..engine.box import Box
    from ..engine.decision import Action
    from ..game import Game
    from ..show.scene import Scene
    from ..words.rulebook import Rulebook

TOLD = 3
"""How much of what an allowed move brings is told as its reason."""


ALLOWED = "core:allowed"
"""What settles that something is allowed where it tells nothing and carries out no rule: the kit finds such a move."""


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that can be answered, and why it is right or wrong."""

    words: Text
    right: bool
    why: Text
    rule: str
    """The key of the rule that settles it."""
    path: tuple[str, ...] = ()
    """The ids that one points at to answer so, where the question is asked of the board."""


class Shown(TypedDict, total=False):
    """What is shown with a question, as ``Question`` takes it."""

    after: Match | None
    on_board: bool
    scene: Scene | None


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
            if not answer.why["en"] or (
                answer.rule not in match.rulebook and answer.rule not in (NOT_A_CHOICE, ALLOWED)
            ):
                raise ValueError(
                    f"“{asks}”: nothing says why “{answer.words}” is {'right' if answer.right else 'wrong'}"
                )
        self.match, self.asks, self.answers = match, asks, answers
        self.after, self.on_board = after, on_board
        self._scene = scene

    @property
    def scene(self) -> Scene:
        """Return what is shown while it is asked: the board, or a picture of it that doesn’t give the answer away."""
        return self._scene if self._scene is not None else self.match.scene()

    def __repr__(self) -> str:
        return f"<question: {self.asks}>"


NEAR = 5
"""How many points of a hundred an estimate may be off and still be right."""


class Estimate(Question):
    """A question about a probability, answered by setting a percentage before the exact chance is shown."""

    def __init__(
        self, match: Match, asks: Text, chance: Fraction, why: Text, rule: str, **shown: Unpack[Shown]
    ) -> None:
        self.chance = chance
        facts = {"points": round(100 * float(chance), 1), "of": chance.numerator, "all": chance.denominator}
        told = joined("sentences", [why, speech().say("quiz-chance", facts)])
        answers = [
            Answer(speech().say(f"quiz-chance.{verdict}"), verdict == "near", told, rule)
            for verdict in ("near", "low", "high")
        ]
        super().__init__(match, asks, tuple(answers), **shown)


Kind = Callable[..., Question]
"""What makes a question of a match before some moves, and of the same match after them."""


def ask(match: Match, kind: str, *moves: str) -> Question:
    """Return a question of a kind: one that all games know, or one of the game's own quiz about what moves bring.

    It is asked of the seat to play, or, at the end, of an onlooker, and is made of what they know: of what the moves
    bring by chance or reveal, what they would be told. So it tells nothing that to play these moves wouldn't.
    """
    match = Known(match, match.waiting.seat if match.waiting else None)
    if kind == "may":
        return may(match, *moves)
    if kind == "where":
        return where(match)
    after = match.copy()
    after.play(*moves)
    if kind in match.rulebook:
        return happens(match, after, kind, moved(match, moves))
    known = match.game.quiz
    if kind not in known:
        raise refused("no-question", name=str(kind)[:40], known=["may", "where", *known])
    return known[kind](match, after, moved(match, moves))


def happens(match: Match, after: Match, rule: str, moved: Text | None) -> Question:
    """Ask what a rule brings, now or after these moves. The wrong answers have other figures, or another seat."""
    known = [each for each in after.moments[len(match.moments) if moved else 0 :] if each.rule == rule]
    if not known:
        raise ValueError(f"nothing is told of {rule} here")
    moment, card = known[-1], match.rulebook[rule]
    right = Answer(moment.text, True, card.text, rule)
    why = joined("sentences", [moment.text, card.text])
    others = [Answer(text, False, why, rule) for text in _otherwise(match, moment)]
    answers = sorted([right, *others], key=lambda each: each.words["en"])
    asks = speech().say("quiz-happens", {"moved": moved or "", "title": card.title})
    return Question(match, asks, tuple(answers), after=after if moved else None)


WRONG = 3
"""How many wrong answers a question has."""


def _otherwise(match: Match, moment: Moment) -> list[Text]:
    """Return what might have happened instead, in the words of the same rule: other figures first, then other seats."""
    mover = match.waiting.seat if match.waiting else None
    mistakes = match.game.mistakes.get(moment.rule, _near_all)
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
    # The first is what really happened.
    return list(texts.values())[1 : WRONG + 1]


Facts = Mapping[str, object]
Mistakes = Callable[[Moment], Iterable[Facts]]
"""What people take for what happened: the facts that are others then, the likeliest first."""


def near(*names: str) -> Mistakes:
    """Return the mistake of other figures close by, of these facts alone: others may say where it happens.

    >>> moment = Moment("monster.fight", {"seat": 0, "vikings": 2}, table=None, ply=0)
    >>> [*near("vikings")(moment)]
    [{'vikings': 3}, {'vikings': 1}, {'vikings': 4}]
    """

    def neighbours(moment: Moment) -> Iterator[Facts]:
        figures = {name: moment.facts[name] for name in names}
        for step in (1, -1, 2):  # what happened was never nothing
            yield from ({name: figure + step} for name, figure in figures.items() if figure + step > 0)

    return neighbours


def _near_all(moment: Moment) -> Iterable[Facts]:
    """Figures close by, of whatever is a figure: where a game doesn't know better."""
    return near(*[name for name, fact in moment.facts.items() if type(fact) is int and name not in SEATS])(moment)


SEARCHED = 2500
"""In how many positions a question is looked for before it is left out."""


def check_known(rulebook: Rulebook, about: Sequence[str]) -> None:
    """``Refused`` where a quiz can't be about one of these: neither a rule of the box nor a kind of question."""
    known = game_called(rulebook.game).quiz
    for subject in about:
        if subject not in known and subject not in rulebook:
            raise refused("no-question", name=str(subject)[:40], known=[*known])


def questions(box: Box, about: Sequence[str], count: int, seed: int, players: int | None = None) -> list[Question]:
    """Questions about rules, or of kinds, made from positions that chance brings: other ones with every seed.

    They are from matches of so many players; without that, of any number that the box is for.

    >>> [asked] = questions(vl.new("raids").table.box, ["monster.fight"], count=1, seed=3)
    >>> print(asked.asks)
    Sky B chooses: “Fight”. What happens? (Fighting a monster)
    """
    game, rng = game_called(box.game), stream(seed, "quiz", 0)
    found: list[Question] = []
    for number in range(count):
        # Another seed begins with another subject, or a short quiz would never come to the last ones.
        subject = about[(number + seed) % len(about)]
        asked = _about_rule if subject in game.rulebook(box) else _of_kind
        matches = islice(_moments_of_matches(game, box, rng, [players] if players else box.players), SEARCHED)
        made = next(filter(None, (asked(match, subject, rng) for match in matches)), None)
        found += [made] if made else []
    return found


def _moments_of_matches(game: Game, box: Box, rng: Random, numbers: Sequence[int]) -> Iterator[Match]:
    """Positions of matches, without end; one that has just begun is as likely as one near the end."""
    while True:
        players = rng.choice(numbers)
        match = Match(game, fresh(game, box, players), start=players, seed=rng.getrandbits(40))
        while match.waiting is not None:
            # Positions that follow each other make questions that are much alike.
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
    return ask(match, "may", *map(notation.write, options))


def _of_kind(match: Match, kind: str, rng: Random) -> Question | None:
    """A question of the game's own quiz about a move, if one can be asked here."""
    try:
        return ask(match, kind, notation.write(_move(match, rng)))
    # A kind of question says in this way that it has nothing to ask here.
    except ValueError:
        return None


def may(match: Match, *moves: str) -> Question:
    """Which of these moves is allowed?"""
    actions = [notation.read(move, match.game.actions) for move in moves]
    return Question(match, _asked(match, "quiz-may"), tuple([judged(match, action) for action in actions]))


def where(match: Match) -> Question:
    """Point at something that may be chosen; everything in reach has its reason.

    Where a path goes on, its first step is asked for: it is right where any way on from it is allowed.
    """
    assert match.waiting is not None
    legal = set(match.legal())
    first: dict[str, Action] = {}
    for action in match.waiting.reach(match.table):
        id = match.waiting.path(match.table, action)[0]
        # A first step is right if any action that begins with it is allowed.
        if id not in first or (action in legal and first[id] not in legal):
            first[id] = action
    answers = tuple([judged(match, action) for action in first.values()])
    return Question(match, _asked(match, "quiz-where"), answers, on_board=True)


def _asked(match: Match, key: str) -> Text:
    return speech().say(key, {"question": match.question})


def judged(match: Match, action: Action) -> Answer:
    """Return an action as an answer, allowed or not, with the reason.

    Of what is allowed the reason is what it brings before chance decides anything: more the seat can't know. If that is
    nothing, it is the first of the rules that the decision carries out; if it names none, that no rule is against it.
    """
    decision = match.waiting
    assert decision is not None
    path = tuple(decision.path(match.table, action))
    if refusal := match.why_not(action):
        return Answer(_called(match, action), False, refusal.text, refusal.rule, path)
    told = _brings(match, action)
    rules = (*[moment.rule for moment in told][-1:], *decision.rules, ALLOWED)
    reasons = [moment.text for moment in told] or [match.rulebook[key].text for key in decision.rules[:1]]
    why = joined("sentences", [speech().say("quiz-allowed"), *reasons])
    return Answer(_called(match, action), True, why, rules[0], path)


def _called(match: Match, action: Action) -> Text:
    """An action in words; one that belongs to another moment has none here, and is called as it is written."""
    assert match.waiting is not None
    if action in match.waiting.reach(match.table):
        return naming(match.game, match.table, action)
    return plain(notation.write(action))


def _brings(match: Match, action: Action) -> list[Moment]:
    """Return what an allowed action brings the seat that chooses it, until chance or a seat must decide."""
    assert match.waiting is not None
    table, seat = match.table.clone(), match.waiting.seat
    table.story = Story()
    table.apply(action)
    mine = [each for each in table.story.moments if each.known_to(seat) and each.facts.get("seat") == seat]
    return mine[:TOLD]


def moved(match: Match, moves: tuple[str, ...]) -> Text | None:
    """Return what these moves are, in words such as stand before a question; None for no move."""
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
