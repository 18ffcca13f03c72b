"""Questions about captured pawns, the two prisons, what is underfoot, and what teams take together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from vikinglab.core.engine import notation
from vikinglab.core.teach.quiz import Answer, Question
from vikinglab.core.teach.quiz import moved as moved_by
from vikinglab.core.words.speech import Text, joined

from ..box import Move
from ..play import ChooseShield, ClaimUnderPawn, Leave, OnEmblem, Pass, PlayDice, named, symbol
from ..table import CAPTIVE, RELEASED

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from vikinglab.core.match import Match
    from vikinglab.core.teach.quiz import Kind
    from vikinglab.core.words.moment import Moment

    from ..table import Drakkar


class Found(NamedTuple):
    """Something that can be answered, with its reason."""

    words: Text
    right: bool
    why: Text
    rule: str


# ------------------------------------------------------------------------------------------------ Captured


def sent(match: Match, after: Match, moved: Text | None) -> Question:
    """To which drakkar square does a pawn go that these moves capture, or that could be captured now?"""
    if not _told(match, after, "free.capture"):
        capturing = _capture(match)
        after = match.copy()
        after.play(capturing)
        moved = moved_by(match, (notation.write(capturing),))
    capture = _last(match, after, "free.capture")
    table: Drakkar = capture.table
    seat, rival = capture.facts["seat"], capture.facts["rival"]
    before = after.at(capture.ply - 1).table
    pawn = before.stands[capture.facts["square"]]
    home = table.square_of(pawn)
    why, rule = _why_there(match, table, pawn), "free.worse-square"
    found = [Found(_named(match, table, each), each == home, why, rule) for each in sorted(table.homes(rival), key=str)]
    facts = {"seat": seat, "rival": rival, "square": capture.facts["square"]}
    for mistake in ("captor", "out"):
        told = joined("sentences", [_say(match, f"quiz-sent.{mistake}-why", **facts), why])
        found.append(Found(_say(match, f"quiz-sent.{mistake}", **facts), False, told, rule))
    return _asked(match, after, moved, "quiz-sent", found, **facts)


def _capture(match: Match) -> Move:
    """A move that captures."""
    decision, stands = match.waiting, match.table.stands
    if isinstance(decision, PlayDice):
        for move in match.legal():
            if isinstance(move, Move) and move.end in stands:
                return move
    raise ValueError("nobody can be captured here")


def _why_there(match: Match, table: Drakkar, pawn: int) -> Text:
    """Why a pawn that was captured is where it is."""
    seat, home = pawn // 2, table.square_of(pawn)
    [other] = {*table.homes(seat)} - {home}
    ways, more = table.ways_out(seat, home), table.ways_out(seat, other)
    how = "taken" if other in table.stands else "equal" if ways == more else "fewer"
    facts = {"rival": seat, "home": named(table, home), "other": named(table, other), "ways": ways, "more": more}
    return _say(match, f"quiz-sent.{how}", **facts)


def waits(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: how does a pawn come out again that was captured, punished, or barred?"""
    table: Drakkar = after.table
    pawn = _waiting_pawn(match, after)
    seat = pawn // 2
    held, missing = table.held[pawn], table.missing[seat]
    captured = CAPTIVE in match.table.held[2 * seat : 2 * seat + 2]
    if missing:
        right, rule, state = "turns", "prison.replaces" if captured else "prison.back", "punished"
    elif held == CAPTIVE:
        right, rule, state = "six", "prison.six", "captured"
    else:
        right, rule, state = "any", "prison.barred" if held else "begin.barred", "barred" if held else "begun"
    facts = {"seat": seat, "turns": missing or table.box.turns, "release": table.box.release}
    why = joined("sentences", [_say(match, f"quiz-waits.{state}", **facts), _card(match, rule)])
    found = [
        Found(_say(match, f"quiz-waits.{each}", **facts), each == right, why, rule)
        for each in ("any", "six", "turns", "both")
    ]
    return _asked(match, after, moved, "quiz-waits", found, **facts, home=named(table, table.square_of(pawn)))


BROUGHT = {"free.worse-square", "prison.both", "prison.barred", "begin.barred"}
"""What brings a pawn to its drakkar square, or lets it stay there."""


def _waiting_pawn(match: Match, after: Match) -> int:
    """The pawn that these moves brought to its drakkar square last, or one that is held there."""
    table: Drakkar = after.table
    told: list[int] = [moment.facts["seat"] for moment in _new(match, after) if moment.rule in BROUGHT]
    seats = [*told[::-1], *range(table.players)]
    pawns: list[int] = [2 * seat + number for seat in seats for number in (0, 1)]
    for pawn in pawns:
        if table.is_home(pawn) and (table.held[pawn] or table.missing[pawn // 2] or pawn // 2 in told):
            return pawn
    raise ValueError("no pawn is held on its drakkar square")


def out(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: what can a captured pawn do with the roll that has been made, or with one after a possible capture?"""
    if not _thrown(after):
        match, moved = _turn_after_capture(match), None
        after = match
    table: Drakkar = after.table
    decision = _thrown(after)
    if decision is None:
        raise ValueError("nobody has thrown for a captured pawn")
    seat, dice, release = decision.seat, decision.dice, table.box.release
    held = [pawn for pawn in (2 * seat, 2 * seat + 1) if table.held[pawn]]
    home = table.square_of(held[0])
    exits = table.box.board.exits[home]
    facts = {"seat": seat, "home": named(table, home), "one": dice[0], "two": dice[1], "release": release}
    free = release in dice and _leaves(after, held[0])
    why, rule = _why_out(after, home, facts)
    found = [
        Found(_say(match, f"quiz-out.{how}", **facts, face=face, end=exits[face - 1]), *reason)
        for how, face, *reason in _ways_out(match, dice, (free, why, rule), facts)
    ]
    stays = _say(match, "quiz-out.stays-why", **facts)
    for each, right in (("released", release in dice and not free), ("captive", release not in dice)):
        reason = joined("sentences", [stays, why]) if free else why
        found.append(Found(_say(match, f"quiz-out.{each}", **facts), right, reason, "prison.six" if free else rule))
    return _asked(match, after, moved, "quiz-out", found, **facts)


def _thrown(after: Match) -> PlayDice | None:
    """The choice of a seat that has thrown while a pawn of it is captured."""
    decision, table = after.waiting, after.table
    if not isinstance(decision, PlayDice) or len(decision.dice) < 2:
        return None
    held = [pawn for pawn in (2 * decision.seat, 2 * decision.seat + 1) if table.held[pawn]]
    if not held:
        return None
    barred = table.box.release in decision.dice and not _leaves(after, held[0])
    return decision if (table.held[held[0]] == RELEASED) == barred else None


def _turn_after_capture(match: Match) -> Match:
    """The match after a capture that is possible now, at the next turn of the seat whose pawn it was."""
    capturing, twin = _capture(match), match.copy()
    rival = match.table.stands[capturing.end] // 2
    twin.play(capturing)
    while twin.waiting is not None and twin.waiting.seat != rival:
        twin.play(Leave() if isinstance(twin.waiting, (OnEmblem, ClaimUnderPawn)) else Pass())
    return twin


def _ways_out(
    match: Match, dice: tuple[int, ...], six: tuple[bool, Text, str], facts: dict[str, object]
) -> Iterator[tuple[Any, ...]]:
    """By which dice one might think that a captured pawn comes out: by its six, by both together, by another."""
    release, why = facts["release"], six[1]
    if release in dice:
        yield "six", release, *six
    elif sum(dice) == release:
        yield "sum", release, False, joined("sentences", [_card(match, "dice.one-piece"), why]), "dice.one-piece"
    for face in dict.fromkeys(dice):
        if face != release:
            yield (
                "other",
                face,
                False,
                joined("sentences", [_say(match, "quiz-out.no-other", **facts), why]),
                "prison.six",
            )


def _leaves(after: Match, pawn: int) -> bool:
    table: Drakkar = after.table
    return table.can_leave(pawn // 2, table.square_of(pawn), table.box.release)


def _why_out(after: Match, home: str, facts: dict[str, Any]) -> tuple[Text, str]:
    """Why a captured pawn comes out by this throw, or doesn't."""
    release, table = facts["release"], after.table
    if release not in (facts["one"], facts["two"]):
        return joined("sentences", [_say(after, "quiz-out.no-six", **facts), _card(after, "prison.six")]), "prison.six"
    end = table.box.board.exits[home][release - 1]
    refusal = after.why_not(Move(home, end))
    if refusal is None:
        return _say(after, "quiz-out.free", **facts, end=end), "prison.six"
    return joined("sentences", [refusal.text, _card(after, "prison.barred")]), "prison.barred"


# ------------------------------------------------------------------------------------------------ Underfoot


def underfoot(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: how can a seat take an emblem that it knows and that its pawn stands on?"""
    table, decision = after.table, after.waiting
    if not isinstance(decision, (PlayDice, ClaimUnderPawn)):
        raise ValueError("no turn begins here")
    seat, pool = decision.seat, table.emblems
    before = isinstance(decision, ClaimUnderPawn)
    slots = [(square, pool.slots[table.lies[square]]) for square in table.squares(seat) if square in table.lies]
    known = [(square, slot.value) for square, slot in slots if seat in slot.seen and table.needing(seat, slot.value)]
    if not known or before != table.box.claims:
        raise ValueError("no pawn stands on an emblem that its seat knows and needs")
    facts = {"seat": seat, "square": known[0][0], "symbol": symbol(known[0][1])}
    rule, why = "take.landing", _say(match, f"quiz-underfoot.{'before' if before else 'landing'}")
    found = [
        Found(_say(match, f"quiz-underfoot.{each}", **facts), right, why, rule)
        for each, right in (("now", before), ("die", False), ("again", not before), ("never", False))
    ]
    return _asked(match, after, moved, "quiz-underfoot", found, **facts)


# ------------------------------------------------------------------------------------------------ Teams, and the end


def shield(match: Match, after: Match, moved: Text | None) -> Question:
    """In teams: where does an emblem go that one of them takes?"""
    table: Drakkar = match.table
    taken = [moment for moment in _new(match, after) if moment.rule in ("take.right", "take.wrong")]
    decision = after.waiting
    if not table.teams or not (taken or isinstance(decision, ChooseShield)):
        raise ValueError("no team takes an emblem by these moves")
    if isinstance(decision, ChooseShield):
        seat, found_there = decision.seat, decision.facts(after.table)["symbol"]
        right, rule = "choose", "team.choose"
    else:
        seat, found_there = taken[-1].facts["seat"], taken[-1].facts["symbol"]
        wrong, partner = taken[-1].rule == "take.wrong", taken[-1].facts.get("partner")
        right = "prison" if wrong else "partner" if partner else "own"
        rule = "take.wrong" if wrong else "team.shields" if partner else "take.right"
    [other] = {*table.team(seat)} - {seat}
    facts = {"seat": seat, "rival": other, "symbol": found_there, "turns": table.box.turns}
    needs = [_needs(match, table, each, found_there) for each in (seat, other)]
    why = joined("sentences", [*needs, _card(match, rule)])
    found = [
        Found(_say(match, f"quiz-shield.{each}", **facts), each == right, why, rule)
        for each in ("own", "partner", "choose", "prison")
    ]
    return _asked(match, after, moved, "quiz-shield", found, **facts)


def _needs(match: Match, table: Drakkar, seat: int, found: Any) -> Text:
    """Return whether a seat needs an emblem, in a sentence."""
    kind = found.key.removeprefix("symbol-")
    how = "lacks" if kind not in table.clan(seat) else "has" if kind in table.shields[seat] else "needs"
    return _say(match, f"quiz-shield.{how}", seat=seat, symbol=found)


def sees(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: who sees what an emblem is that is looked at, or taken wrongly?"""
    seen = [moment for moment in _new(match, after) if moment.rule in ("look.see", "take.wrong")]
    if not seen:
        raise ValueError("nobody looks, or takes wrongly, by these moves")
    table: Drakkar = match.table
    seat, square, shown = seen[-1].facts["seat"], seen[-1].facts["square"], seen[-1].rule == "take.wrong"
    partner = [each for each in table.team(seat) if each != seat]
    rule = "take.wrong" if shown else "team.silence" if partner else "look.secret"
    why = joined("sentences", [_card(match, card) for card in ([rule] if shown else ["look.see", rule])])
    facts = {"seat": seat, "square": square, "rival": partner[0] if partner else seat}
    rules = {"nobody": rule if shown else "look.see"}
    found = [
        Found(_say(match, f"quiz-sees.{each}", **facts), right, why, rules.get(each, rule))
        for each, right in (("alone", not shown), ("partners", False), ("all", shown), ("nobody", False))
        if partner or each != "partners"
    ]
    return _asked(match, after, moved, "quiz-sees", found, **facts)


def won(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: who has won, once an emblem has been taken?"""
    taken = _last(match, after, "take.right")
    table: Drakkar = after.table
    owner, shields = taken.facts["leader"], table.box.shields
    team = table.team(owner)
    if max(len(table.shields[each]) for each in team) < shields - 1:
        raise ValueError("nobody is near to winning")
    rule = "team.victory" if table.teams else "end.victory"
    counts = [_say(match, "quiz-won.filled", seat=each, filled=len(table.shields[each])) for each in team]
    why = joined("sentences", [*counts, _card(match, rule)])
    over = table.result is not None
    facts = {"seat": owner, "rival": min(team), "leader": max(team)}
    claims = [("nobody", not over)]
    claims += [("both", over), ("alone", False)] if table.teams else [("first", over)]
    claims.append(("round", False))
    found = [Found(_say(match, f"quiz-won.{each}", **facts), right, why, rule) for each, right in claims]
    return _asked(match, after, moved, "quiz-won", found)


# ------------------------------------------------------------------------------------------------ What these share


def _new(match: Match, after: Match) -> Sequence[Moment]:
    """Return what these moves have brought."""
    return after.moments[len(match.moments) :]


def _told(match: Match, after: Match, rule: str) -> list[Moment]:
    return [moment for moment in _new(match, after) if moment.rule == rule]


def _last(match: Match, after: Match, rule: str) -> Moment:
    told = _told(match, after, rule)
    if not told:
        raise ValueError(f"these moves bring no {rule}")
    return told[-1]


def _asked(
    match: Match, after: Match, moved: Text | None, key: str, found: Sequence[Found], **facts: object
) -> Question:
    answers = tuple([Answer(each.words, each.right, each.why, each.rule) for each in found])
    asks = _say(match, key, moved=moved or "", **facts)
    return Question(match, asks, answers, after=after if moved else None)


def _say(match: Match, key: str, **facts: object) -> Text:
    return match.game.speech.say(key, facts)


def _card(match: Match, rule: str) -> Text:
    return match.rulebook[rule].text


def _named(match: Match, table: Drakkar, home: str) -> Text:
    return _say(match, "quiz-sent.home", home=named(table, home))


QUIZ: dict[str, Kind] = {
    "sent": sent,
    "waits": waits,
    "out": out,
    "underfoot": underfoot,
    "shield": shield,
    "sees": sees,
    "won": won,
}
