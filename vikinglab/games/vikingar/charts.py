"""Charts for explorers of Vikingar's odds: figures as data, with their sentences. All come from the stored throws."""

from __future__ import annotations

from vikinglab.core.show import kit
from vikinglab.odds.chart import Chart, Series

from .odds import chance
from .throw import MOST, Throw, outcomes, stored

_say = kit.messages(__package__, "chart-")
LEAST = 0.0005
"""Points that fewer throws bring than that are counted together, at the end."""


def points(runes: int = 5) -> Chart:
    """Return how likely each number of points is with so many runes, and to have at least so many."""
    known = outcomes(runes, stored())
    whole = sum(weight for _, weight in known)
    shares = {outcome: weight / whole for outcome, weight in known}
    short = shares.pop(Throw(0, short_edge=True), 0.0)
    last = max(outcome.points for outcome, share in shares.items() if share >= LEAST)
    exact = [shares.get(Throw(number), 0.0) for number in range(last)]
    exact.append(sum(share for outcome, share in shares.items() if outcome.points >= last))
    at_least = [short + sum(exact[number:]) for number in range(last + 1)]
    mean = sum(outcome.points * share for outcome, share in shares.items()) / (1 - short)
    best = max(range(last + 1), key=exact.__getitem__)
    return Chart(
        title=_say("points", runes=runes),
        across=_say("points.across"),
        up=_say("percent"),
        places=[*range(last), _say("points.more", points=last), _say("points.short")],
        series=(
            Series(_say("points.exact"), [100 * share for share in (*exact, short)]),
            Series(_say("points.least"), [100 * share for share in (*at_least, short)], "line"),
        ),
        sentence=_say(
            "points.sentence",
            runes=runes,
            mean=round(mean, 1),
            best=best,
            percent=round(100 * exact[best]),
            short=round(100 * short, 1),
        ),
        words={"runes": _say("points.runes")},
    )


def duel(defence: int = 4) -> Chart:
    """Return how likely each number of runes beats so many runes of a defence."""
    shares = [100 * chance(attack, defence, stored()) for attack in range(1, MOST + 1)]
    even = next((attack for attack, share in enumerate(shares, 1) if share >= 50), 0)
    return Chart(
        title=_say("duel", defence=defence),
        across=_say("duel.across"),
        up=_say("percent"),
        places=range(1, MOST + 1),
        series=(Series(_say("duel.wins"), shares),),
        sentence=_say("duel.sentence", defence=defence, even=even, usual=round(shares[4]), more=round(shares[5])),
        words={"defence": _say("duel.defence")},
    )
