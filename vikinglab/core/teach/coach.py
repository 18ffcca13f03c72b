"""Coach: the rule to explain to a reader of a board now, in one sentence, or none.

All of it comes from what the engine already says: the rules of what happened, of what the seat may choose and of what
it may not. A game adds only an order, in its ``rules.toml``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import accumulate, islice
from time import time

import msgspec

from ..engine.decision import Action, Decision
from ..engine.table import Table
from ..match import Match, naming, refusal
from ..words.languages import OURS
from ..words.moment import Moment, Noted, Story, message_id
from ..words.rulebook import Coaching, Rule, covers
from ..words.speech import LANGUAGES, SEATS, Text, joined

MOST, WHILE = 12, 600
"""The largest number of rules explained within a number of seconds: nobody listens to more than that."""
LONGEST = 25
"""The number of words of an explanation, roughly: enough for a bubble, and for an ear."""
ROOM = {language: LONGEST if language == OURS[0] else LONGEST * 6 // 5 for language in LANGUAGES}
"""The same for each language: translations of English are longer, and must not lose their point for it."""
LOOKED_AT = 40
"""The number of choices whose results are tried: a board may offer hundreds, most of them alike."""
LOOKED_BACK = 3
"""The number of the seat's decisions for which a hard rule may still be explained after it cost something."""


class Explanation(msgspec.Struct, frozen=True):
    """A rule that matters now, explained in a sentence."""

    rule: str
    text: Text
    told: Text | None = None
    """The event by the rule, with the figures of the position; None if the explanation is about a choice."""
    moment: int | None = None
    """The number of that moment."""
    others: bool = False
    """True if others made it happen: a reader may wonder why that was allowed."""
    path: tuple[str, ...] = ()
    """The ids that stand for the choice."""


class Coach:
    """A record of the rules explained to a reader of one game's boards, and of those that are due.

    ``known`` are the keys of rules, without their game's; ``when`` are the times of the last explanations, in seconds.
    """

    def __init__(self, known: Sequence[str] = (), when: Sequence[float] = ()) -> None:
        self.known = set(known)
        self._when = list(when)

    def learn(self, *rules: str, now: float | None = None) -> None:
        """Note that rules have been explained."""
        fresh = [rule for rule in rules if rule not in self.known]
        self.known.update(fresh)
        self._when += [time() if now is None else now] * len(fresh)

    def due(self, match: Match, seat: int, now: float | None = None) -> Explanation | None:
        """Return the explanation that is due at the seat's decision; None if there is none, or enough was said.

        >>> match = vl.new("raids", players=3, seed=7)
        >>> print(Coach().due(match, 1).rule)
        navigate.stop
        """
        room = self._room(time() if now is None else now)
        if match.waiting is None or match.waiting.seat != seat or room <= 0:
            return None
        plan, order = match.game.catalogue.coach, list(match.rulebook)
        hard = {rule for rule in order if _is_among(rule, plan.hard)}
        spare = room - len(hard - self.known)
        for group in _groups(match, seat, self._unknown(order, plan, hard), hard):
            found = {each.rule: each for each in group if spare > 0 or each.rule in hard}
            if found:
                return found[min(found, key=lambda rule: (_place(rule, plan), order.index(rule)))]
        return None

    def _unknown(self, rules: Sequence[str], plan: Coaching, hard: set[str]) -> set[str]:
        """Return the rules still to be explained: those for later only once the reader knows some, unless hard."""
        later = plan.later if len(self.known) < MOST else ()
        return {rule for rule in rules if rule not in self.known and (rule in hard or not _is_among(rule, later))}

    def _room(self, now: float) -> int:
        """Return the number of rules that may still be explained now."""
        self._when = [when for when in self._when if now - when < WHILE]
        return MOST - len(self._when)


def _is_among(rule: str, keys: Sequence[str]) -> bool:
    return any(covers(key, rule) for key in keys)


def _place(rule: str, plan: Coaching) -> int:
    """Return the place of a rule in the game's own order; rules without a place come after."""
    return next((place for place, key in enumerate(plan.first) if covers(key, rule)), len(plan.first))


def _groups(match: Match, seat: int, rules: set[str], hard: set[str]) -> Iterator[Iterator[Explanation]]:
    """Yield groups of explanations, the more important first; each is made only if those before had nothing.

    First comes a hard rule that has cost this seat something, which would come too late otherwise. Then come the
    possible choices, what happened to this seat since its last decision, and what happened to others.
    """
    own = [ply for ply, mover in enumerate(match.movers, 1) if mover == seat]
    before, long_before = (own[-back] if len(own) >= back else 0 for back in (1, LOOKED_BACK))
    # A board that forgets for its reader mustn't recall what its log no longer tells.
    log = [number for number in match.log(seat)[::-1] if match.moments[number].ply >= long_before]
    mine = [number for number in log if concerns(match.moments[number], seat)]
    now = [number for number in log if match.moments[number].ply >= before]
    yield _happened(match, seat, rules & hard, mine)
    yield _choices(match, seat, rules)
    yield _happened(match, seat, rules, [number for number in now if number in mine])
    yield _happened(match, seat, rules, [number for number in now if number not in mine])


def concerns(moment: Moment, seat: int) -> bool:
    """Return whether a moment is about a seat: the seat did something, or something was done to it.

    A moment that names no seat concerns all.
    """
    named = _named(moment.facts)
    return not named or seat in named


def _named(facts: Mapping[str, object]) -> list[int]:
    return [fact for name, fact in facts.items() if name in SEATS and isinstance(fact, int)]


def _happened(match: Match, seat: int, rules: set[str], numbers: list[int]) -> Iterator[Explanation]:
    """Yield an explanation for each rule that was at work in some moments."""
    left = set(rules)
    for number in numbers:
        moment = match.moments[number]
        others = moment.facts.get("seat", seat) != seat
        for rule in left & {moment.rule, *moment.also}:
            left.discard(rule)
            yield Explanation(rule, *_said(match, rule, moment.text), number, others)


def _choices(match: Match, seat: int, rules: set[str]) -> Iterator[Explanation]:
    """Yield an explanation for each rule of the decision, of a refusal here, and of what a choice would bring."""
    if not rules:
        return
    # Choices are tried out on what the seat knows: the rest is left to chance, which isn't asked.
    view, left = match.table.view(seat), set(rules)
    decision = view.waiting
    assert isinstance(decision, Decision)
    for rule in left & {*decision.rules}:
        left.discard(rule)
        yield Explanation(rule, *_said(match, rule))
    for action, rule in islice(view.refusals(), LOOKED_AT):
        if rule in left:
            left.discard(rule)
            said = _refused(match, rule, refusal(match.game, view, action, rule).text)
            yield Explanation(rule, *said, path=tuple(decision.path(view, action))[::-1])
    legal = view.legal()
    for action in legal[:: 1 + len(legal) // LOOKED_AT]:
        for rule, told in _brought(match, view, action, seat):
            if rule in left:
                left.discard(rule)
                would = _would(naming(match.game, view, action), told())
                yield Explanation(rule, *_said(match, rule, would), path=tuple(decision.path(view, action)))


def _brought(match: Match, view: Table, action: Action, seat: int) -> Iterator[tuple[str, Callable[[], Text]]]:
    """Yield the rules that will surely act if an action is chosen, each with how to tell of it."""
    twin = view.clone()
    twin.story = heard = _Hearsay()
    twin.apply(action)
    for noted in heard.told:
        # Results for others are a matter of their next turn.
        if seat in _named(noted.facts) and (noted.seats is None or seat in noted.seats):
            told = partial(match.game.speech.say, f"{message_id(noted.rule)}.told", noted.facts)
            yield from ((key, told) for key in (noted.rule, *noted.also))


def _would(choice: Text, told: Text) -> Text:
    """Return a choice with what it would bring, unless that adds nothing: it brings no figure."""
    known, brought = ({*re.findall(r"\d+", str(text))} for text in (choice, told))
    return joined("label", [choice, told]) if brought - known else choice


class _Hearsay(Story):
    """A story of what would happen, without the positions: nobody looks at those."""

    def __init__(self) -> None:
        super().__init__()
        self.told: list[Noted] = []

    def note(self, noted: Noted) -> None:
        self.told.append(noted)


SENTENCE = re.compile(r"(?<=[.!?»”])\s+(?=[A-ZÀ-ÖØ-Ý«“])")
"""The space between two sentences."""


def _said(match: Match, rule: str, told: Text | None = None) -> tuple[Text, Text | None]:
    """Return the sentences of a bubble about a rule: on the rule itself, and on what happened before."""
    return summary(match.rulebook[rule], told), told


def _refused(match: Match, rule: str, refusal: Text) -> tuple[Text, Text | None]:
    """Return the sentences of a bubble about a refusal: one that gives its reason stands alone."""
    if match.rulebook[rule].brief or any(words(refusal[language]) > ROOM[language] for language in LANGUAGES):
        return _said(match, rule)
    said = _said(match, rule, refusal)
    alone = any(
        SENTENCE.search(refusal[language]) or words(refusal[language] + said[0][language]) > ROOM[language]
        for language in LANGUAGES
    )
    return (refusal, None) if alone else said


def summary(rule: Rule, told: Text | None = None) -> Text:
    """Return a rule in brief, for a bubble: the first sentences of its text, or its ``.brief``.

    >>> print(summary(vl.rulebook("raids")["catch-up.discard"]))
    Before you sail, discard all tiles between your ship and the next ship ahead, monsters too.
    """
    text = rule.brief or rule.text
    room = {language: ROOM[language] - (words(told[language]) // 2 if told else 0) for language in LANGUAGES}
    split = {language: SENTENCE.split(text[language]) for language in LANGUAGES}
    said = {language: _fitting(split[language], room[language]) for language in LANGUAGES}
    if len({*map(len, split.values())}) == 1:  # all languages end at the same sentence
        said = dict.fromkeys(LANGUAGES, min(said.values()))
    return Text({language: " ".join(split[language][: said[language]]) for language in LANGUAGES})


def words(text: str) -> int:
    """Return the number of words in a text."""
    return len(re.findall(r"[\w’'-]+", text))


def _fitting(sentences: Sequence[str], room: int) -> int:
    """Return the number of sentences that fit: the first always does."""
    sums = accumulate(map(words, sentences))
    return max(1, sum(said <= room for said in sums))
