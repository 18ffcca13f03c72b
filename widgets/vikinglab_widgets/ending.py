"""Ending: what a board says of a finished match, to the person who looks at it."""

from __future__ import annotations

from vikinglab.bots import PERSON
from vikinglab.core.match import Match
from vikinglab.core.words.speech import Text, joined, speech

from . import outbound, page


def ending(match: Match, viewer: int) -> outbound.Ending | None:
    """Return the winners, and the sources of each seat’s points; None before the end.

    It speaks to the viewer as “you”, unless no person has that seat, or persons have several.
    """
    result = match.result
    if result is None:
        return None
    reader = viewer if [seat for seat, who in enumerate(match.seats) if who == PERSON] == [viewer] else None
    tallies = [match.tally(seat) for seat in range(len(result.scores))]
    return {
        "headline": dict(_headline(match, reader)),
        "more": None if reader is None or reader in result.winners else _short(result.scores, reader),
        "reader": reader,
        "rows": [
            {"words": dict(line.words), "points": [tally[at].points for tally in tallies], "of": line.of}
            for at, line in enumerate(tallies[0])
            if any(tally[at].points for tally in tallies)
        ],
        "sums": list(result.scores),
        "winners": list(result.winners),
    }


def _headline(match: Match, reader: int | None) -> Text:
    """Return the result in words, with the margin where points decided it."""
    assert match.result is not None
    scores, winners = match.result.scores, match.result.winners
    if not winners:
        return speech(page.__name__).say("ended-undecided")
    others = [score for seat, score in enumerate(scores) if seat not in winners]
    most = scores[winners[0]]
    by_points = bool(others) and all(scores[seat] > max(others) for seat in winners)
    said, won = speech(page.__name__), reader in winners
    rivals = [match.game.speech.say(f"seat-{seat}") for seat in winners if seat != reader]
    facts = {"winners": joined("and", rivals), "number": len(winners)} if rivals else {}
    if won and rivals:
        return said.say("ended-shared", facts)
    if by_points:
        beaten = scores[reader] if reader is not None and not won else max(others)
        facts |= {"most": most, "other": beaten}
    return said.say(f"ended-{'won' if won else 'lost'}{'-points' * by_points}", facts)


def _short(scores: tuple[int, ...], reader: int) -> dict[str, str] | None:
    """Return by how many points a seat missed the victory; None if points didn't decide it."""
    short = max(scores) - scores[reader]
    return dict(speech(page.__name__).say("ended-short", {"short": short})) if short else None
