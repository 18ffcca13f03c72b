"""What explorers show of the odds of Drakkar: figures as data, with their sentences. All of it comes from ``odds``."""

from __future__ import annotations

from typing import Any

from vikinglab.core.game import game
from vikinglab.core.speech import Text
from vikinglab.odds.chart import Chart, Series

from . import odds
from .box import FACES, SYMBOLS


def six(faces: int = 1, throws: int = 8) -> Chart:
    """How likely it is that a pawn gets out of prison within so many throws, by so many faces of a die."""
    lets_out = FACES[len(FACES) - faces :]
    places = range(1, throws + 1)
    out = [odds.out_within(lets_out, number) for number in places]
    half = next((number for number, chance in zip(places, out, strict=True) if chance >= 0.5), 0)
    return Chart(
        title=_say("six", faces=faces),
        across=_say("six.across"),
        up=_say("percent"),
        places=places,
        series=(Series(_say("six.out"), [100 * chance for chance in out]),),
        sentence=_say("six.sentence", wait=round(float(odds.wait_for(lets_out)), 1), half=half),
        words={name: _say(f"six.{name}") for name in ("faces", "throws")},
    )


def blind(gain: int = 10, loss: int = 8) -> Chart:
    """What a blind take brings on average, by how many of the emblems that it can be fit: each is as likely."""
    places = range(len(SYMBOLS) + 1)
    worth = [(fit * gain - (len(SYMBOLS) - fit) * loss) / len(SYMBOLS) for fit in places]
    share = odds.break_even(gain, loss)
    enough = next((fit for fit in places if fit >= share * len(SYMBOLS)), len(SYMBOLS))
    return Chart(
        title=_say("blind"),
        across=_say("blind.across", kinds=len(SYMBOLS)),
        up=_say("blind.up"),
        places=places,
        series=(Series(_say("blind.take"), worth),),
        sentence=_say("blind.sentence", percent=round(100 * share), enough=enough, kinds=len(SYMBOLS)),
        words={name: _say(f"blind.{name}") for name in ("gain", "loss")},
    )


def _say(key: str, **facts: Any) -> Text:
    return game("drakkar").speech.say(f"chart-{key}", facts)
