"""Charts for explorers of Vikingar's odds: figures as data, with their sentences. All come from the stored throws."""

from __future__ import annotations

from vikinglab.odds.chart import Chart, Charts

from .odds import chance
from .throw import MOST, Throw, outcomes, stored

CHARTS = Charts("vikingar")
LEAST = 0.0005
"""Points that fewer throws bring than that are counted together, at the end."""


def points(runes: int = 5) -> Chart:
    """Return the chance of each number of points with some runes, and of at least that many."""
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
    return CHARTS.chart(
        "points",
        [*range(last), CHARTS.say("points.more", points=last), CHARTS.say("points.short")],
        bars={"exact": [100 * share for share in (*exact, short)]},
        lines={"least": [100 * share for share in (*at_least, short)]},
        facts={
            "runes": runes,
            "mean": round(mean, 1),
            "best": best,
            "percent": round(100 * exact[best]),
            "short": round(100 * short, 1),
        },
        controls=("runes",),
    )


def duel(defence: int = 4) -> Chart:
    """Return the chance that each number of runes beats a defence."""
    shares = [100 * chance(attack, defence, stored()) for attack in range(1, MOST + 1)]
    even = next((attack for attack, share in enumerate(shares, 1) if share >= 50), 0)
    return CHARTS.chart(
        "duel",
        range(1, MOST + 1),
        bars={"wins": shares},
        facts={"defence": defence, "even": even, "usual": round(shares[4]), "more": round(shares[5])},
        controls=("defence",),
    )
