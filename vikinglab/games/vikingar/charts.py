"""Charts for explorers of Vikingar's odds: figures as data, with their sentences. All come from the stored throws."""

from __future__ import annotations

from vikinglab.core.game import game
from vikinglab.odds.chart import Chart, Charts

from .box import Box
from .odds import chance
from .throw import MOST, Throw, outcomes, stored

CHARTS = Charts("vikingar")
BOX: Box = game("vikingar").usual_box()  # type: ignore[assignment]
ATTACK, DEFENCE = BOX.attack, BOX.defence
"""The runes of an attack and of a defence, before bonuses."""
LEAST = 0.0005
"""Points that a smaller share of throws brings are counted together, at the end."""


def points(runes: int = ATTACK) -> Chart:
    """Return the chance of each number of points with a number of runes, and the chance of at least that number."""
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


def duel(defence: int = DEFENCE) -> Chart:
    """Return the chance of each number of runes against a number of runes of a defence."""
    shares = [100 * chance(attack, defence, stored()) for attack in range(1, MOST + 1)]
    even = next((attack for attack, share in enumerate(shares, 1) if share >= 50), 0)
    return CHARTS.chart(
        "duel",
        range(1, MOST + 1),
        bars={"wins": shares},
        facts={
            "defence": defence,
            "even": even,
            "attack": ATTACK,
            "usual": round(shares[ATTACK - 1]),
            "another": ATTACK + 1,
            "more": round(shares[ATTACK]),
        },
        controls=("defence",),
    )
