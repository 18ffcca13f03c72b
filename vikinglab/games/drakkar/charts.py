"""Charts for explorers of Drakkar's odds: figures as data, with their sentences. All of it comes from ``odds``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cache
from math import lcm
from typing import NamedTuple

from vikinglab.core.engine.grammar import LETTERS
from vikinglab.core.match import Match
from vikinglab.core.show import kit
from vikinglab.core.show.scene import Scene, plain
from vikinglab.core.words.speech import Text, joined, percentage
from vikinglab.odds.chart import Chart, Charts, Note, Series, noted

from . import odds
from .box import FACES, SYMBOLS, Box
from .memory import measured
from .odds import Arrival, Dice
from .play import square_word
from .scene import scene, word
from .table import Drakkar

CHARTS = Charts("drakkar")
_say = CHARTS.say
ANY = "any"
ROLLS: Mapping[str, Dice | None] = {ANY: None} | {
    f"{one} {other}": (one, other) for one, other in odds.ROLLS if one <= other
}
"""The settings of a roll: what two dice show, or that they aren’t rolled yet."""

# ------------------------------------------------------------------------------------------------ Where pawns can go


def reach(table: Drakkar, whose: str = "A", dice: str = ANY) -> Chart:
    """Return the squares that a seat’s pawns can reach with this roll, or with the next one, and their chances."""
    seat = LETTERS.index(whose)
    view, roll = table.view(seat), ROLLS[dice]
    ways, shares = odds.ways(view, seat, roll), odds.reached(view, seat)
    squares = [square for square in kit.by_rows(view.box.board.places) if square in ways]
    if roll is None:
        squares.sort(key=lambda square: -shares[square])
    notes, series, by = _by_chance(squares, shares) if roll is None else _by_dice(squares, ways)
    emblems = tuple(square for square in squares if square in view.lies)
    one, *_, two = roll or (0, 0)
    facts: dict[str, object] = {"seat": seat, "number": len(squares), "emblems": len(emblems), "squares": emblems}
    facts |= {"roll": "made" if roll else "open", "one": one, "two": two}
    facts["percent"] = _points(odds.lands(view, seat, emblems))
    return CHARTS.chart(
        "reach",
        [plain(square) for square in squares],
        series=series,
        notes={
            **by,
            "there": [_there(view, square) for square in squares],
            "how": [joined("dots", _ways(view, ways[square])) for square in squares],
        },
        sentence=("squares", "none" if not emblems else "chance" if roll is None else "emblems"),
        facts=facts,
        controls=("whose", "dice"),
        words=_seats(table.players) | _rolls(),
        scene=noted(scene(view.recalled(seat), seat), "board", _say("reach", **facts), notes),
    )


Shown = tuple[dict[str, Note], list[Series], dict[str, list[Text]]]
"""The notes on a board, the series of a chart, and a column of its table."""


def _by_chance(squares: Sequence[str], shares: Mapping[str, Fraction]) -> Shown:
    """Return the notes and the series before the roll: the chance of each square."""
    notes = {f"square:{square}": _open(shares[square]) for square in squares}
    return notes, [Series(_say("percent"), [_points(shares[square]) for square in squares])], {}


def _by_dice(squares: Sequence[str], ways: Mapping[str, Sequence[Arrival]]) -> Shown:
    """Return the notes and the column after the roll: the dice that lead to each square."""
    notes = {f"square:{square}": _rolled(ways[square]) for square in squares}
    return notes, [], {"die": [plain(_dice(ways[square])) for square in squares]}


def _open(share: Fraction) -> Note:
    """Return a chance as a note on the board: a chance has the same shade on any board."""
    return Note(str(_points(share)), float(share), _say("reach.points", percent=_points(share)))


def _rolled(ways: Sequence[Arrival]) -> Note:
    """Return the die that leads to a square as a note: pale if the other must be played first."""
    first = all(way.first for way in ways)
    return Note(_dice(ways), 0.3 if first else 0.9, _say("reach.by", dice=_dice(ways), first=first))


def _dice(ways: Iterable[Arrival]) -> str:
    return "/".join(map(str, sorted({way.face for way in ways})))


def _ways(view: Drakkar, ways: Iterable[Arrival]) -> list[Text]:
    """Return each way in words: by a face, and the faces by one of which the pawn's fellow goes first, if it must."""
    found: dict[tuple[int, int], list[int]] = {}
    for way in ways:
        found.setdefault((way.pawn, way.face), []).extend([way.first] if way.first else [])
    told = []
    for (pawn, face), first in found.items():
        how = "way" if not first else "after" if len(first) < len(FACES) else "after-any"
        start = square_word(view, view.square_of(pawn))
        told.append(_say(f"reach.{how}", start=start, face=face, first=tuple(sorted(first))))
    return told


def ways_to(view: Drakkar, seat: int, squares: Collection[str]) -> Text:
    """Return the ways of a seat’s pawns to these squares, in words."""
    found = odds.ways(view, seat)
    return joined("dots", [told for square in found if square in squares for told in _ways(view, found[square])])


def _there(view: Drakkar, square: str) -> Text:
    what = ("both" if square in view.stands else "emblem") if square in view.lies else "none"
    return _say("reach.lies", what=what)


def _seats(players: int) -> dict[str, Text]:
    return {letter: word(f"seat-{seat}") for seat, letter in enumerate(LETTERS[:players])}


@cache
def _rolls() -> dict[str, Text]:
    """Return the name of each roll."""
    dice = {name: _say("reach.dice-of", one=roll[0], two=roll[1]) for name, roll in ROLLS.items() if roll}
    return {ANY: _say("reach.any"), **dice}


# ------------------------------------------------------------------------------------------------ Prison

MANY_TURNS = 12


def prison(barred: int = 0, *, box: Box | None = None) -> Chart:
    """Return the chances that a captured and a punished pawn are out after so many turns; another may bar the way."""
    box = CHARTS.box(box)
    turns, opens = range(1, MANY_TURNS + 1), odds.open_faces(barred)
    caught = odds.captured(MANY_TURNS, box.release, barred)
    missed = odds.punished(MANY_TURNS, box.turns, barred)
    six, any_face = odds.wait_for((box.release,)), odds.wait_for(opens) if opens else Fraction(0)
    within = next((turn for turn, chance in zip(turns, caught, strict=True) if 2 * chance >= 1), 0)
    out = "by-two-numbers" if barred else "by-release"
    sentence = (out, "by-any", "within" if within else "longer", "left")
    return CHARTS.chart(
        "prison",
        turns,
        bars={name: [100 * chance for chance in out] for name, out in (("captured", caught), ("punished", missed))},
        facts={
            "barred": barred,
            "captured": _turns(six + any_face if barred else six),
            "punished": _turns(box.turns + any_face),
            "within": within,
            "turns": MANY_TURNS,
            "left": percentage(1 - caught[-1]),
            "release": box.release,
        },
        sentence=sentence if opens else ("never",),
        controls=("barred",),
    )


# ------------------------------------------------------------------------------------------------ What an emblem is


class Event(NamedTuple):
    """Something that a seat witnessed: what was told, what it showed of which emblem, and the view before and after."""

    told: Text
    slot: str
    shown: str | None
    before: Drakkar
    after: Drakkar


def witnessed(match: Match, seat: int) -> list[Event]:
    """Return each look and each take of a match, as a seat witnessed it."""
    found: list[Event] = []
    before = match.at(0).table.view(seat)
    for earlier, moment in zip((None, *match.moments), match.moments, strict=False):
        facts, own = moment.facts, moment.facts.get("seat") == seat
        if moment.rule not in _SHOW or not moment.known_to(seat) or (own and moment.rule == "look.see"):
            continue
        after = moment.table.view(seat)
        lay = (earlier.table if earlier else before).lies
        told = facts["symbol"].facts["symbol"] if "symbol" in facts else None
        found.append(Event(moment.text, lay[facts["square"]], told, before, after))
        before = after
    return found


_SHOW = ("look.see", "look.secret", "take.right", "take.wrong")
"""The rules that show an emblem, to one seat or to all."""


def bayes(match: Match, square: str, seat: int, step: int = 0) -> Chart:
    """Return all that the emblem on a square can be, after so many looks and takes that a seat has witnessed."""
    slot, events = match.table.lies[square], witnessed(match, seat)[:step]
    event = events[-1] if events else None
    after = event.after if event else match.at(0).table.view(seat)
    before = event.before if event else after
    prior, posterior = _chances(before, slot), _chances(after, slot)
    series, fits = [_percents("prior", prior)], _fit(after, seat, posterior)
    facts: dict[str, object] = {"square": square, "seat": seat, "percent": fits}
    notes = {"counted": _counted(before, slot)}
    if event:
        likely, hidden = _likely(event, slot), _hidden(before, slot).total()
        whole = lcm(*(share.denominator for share in likely.values()))
        series.append(_percents("posterior", posterior))
        notes |= {
            "likelihood": [_part(likely[each], whole) for each in SYMBOLS],
            "product": [_part(prior[each] * likely[each], whole * hidden) for each in SYMBOLS],
            "left": _counted(after, slot),
        }
        facts |= {"step": len(events), "told": event.told}
        facts |= {"before": _fit(before, seat, prior), "after": fits}
    notes["fits"] = [_say("bayes.fit", fits=bool(after.needing(seat, each))) for each in SYMBOLS]
    return CHARTS.chart(
        "bayes",
        [word("symbol", symbol=each) for each in SYMBOLS],
        series=series,
        notes=notes,
        sentence=("seen", "unmoved" if prior == posterior else "moved") if event else ("begun",),
        facts=facts,
        controls=("step",),
    )


def _percents(name: str, chances: Mapping[str, Fraction]) -> Series:
    return Series(_say(f"bayes.{name}"), [100 * chances[each] for each in SYMBOLS], listed=False)


def _hidden(view: Drakkar, slot: str) -> Counter[str]:
    """Return the number of each kind that the emblem can be."""
    return Counter(dict(view.emblems.outcomes(slot)))


def _chances(view: Drakkar, slot: str) -> dict[str, Fraction]:
    """Return the chance of each kind, for the seat whose view it is."""
    counted = _hidden(view, slot)
    return {each: Fraction(counted[each], counted.total()) for each in SYMBOLS}


def _counted(view: Drakkar, slot: str) -> list[Text]:
    counted = _hidden(view, slot)
    return [_say("of", part=counted[each], whole=counted.total()) for each in SYMBOLS]


def _likely(event: Event, slot: str) -> dict[str, Fraction]:
    """Return the likelihood of the evidence, for each kind that the emblem may be."""
    slots, shown = event.before.emblems.slots, event.shown
    if shown is None or slots[event.slot].value is not None or slots[slot].value is not None:
        return dict.fromkeys(SYMBOLS, Fraction(1))
    if event.slot == slot:
        return {each: Fraction(each == shown) for each in SYMBOLS}
    hidden = Counter(event.before.emblems.unseen)
    return {each: odds.likelihood(hidden, each, shown) for each in SYMBOLS}


def _fit(view: Drakkar, seat: int, chances: Mapping[str, Fraction]) -> float:
    return percentage(sum((chances[each] for each in SYMBOLS if view.needing(seat, each)), Fraction(0)))


# ------------------------------------------------------------------------------------------------ Look first, or take?


def blind(square: str = "f10", fitting: int = 0, others: int = 0, *, box: Box | None = None) -> Chart:
    """Return the chance that an unseen emblem fits, by shields filled, beside the one that pays for a blind take."""
    box, players, seat = CHARTS.box(box), 2, 0
    price = odds.costs(box, players, seat, square)
    copies, kinds = box.content.copies[str(players)], len(SYMBOLS)
    places = range(box.shields)
    chances = [odds.right(copies, kinds, filled, box.shields, fitting, others) for filled in places]
    pays = [filled for filled, chance in zip(places, chances, strict=True) if chance >= price.break_even]
    costs = {"again": _turns(price.again), "wrong": _turns(price.wrong), "percent": percentage(price.break_even)}
    return CHARTS.chart(
        "blind",
        places,
        bars={"fits": [100 * chance for chance in chances]},
        lines={"even": [100 * price.break_even for _ in places]},
        notes={"best": [_say("blind.do", take=filled in pays) for filled in places]},
        facts={"square": square, **costs, "pays": len(pays), "most": max(pays, default=0)},
        controls=("square", "fitting", "others"),
        words={each: plain(each) for each in box.circles(players)},
    )


def again(square: str = "f10", *, box: Box | None = None) -> Scene:
    """Draw the squares from which one number brings a pawn to this one, each with that number."""
    table: Drakkar = CHARTS.table(CHARTS.box(box), f"emblems: {square}\nA:\nB:")
    turns = odds.turns_to(table.box.board, square)
    near = {start: ways[square] for start, ways in table.box.board.ways.items() if square in ways}
    notes = {
        f"square:{start}": Note(str(way.far), 0.7, _say("again.by", far=way.far, turns=_turns(turns[start])))
        for start, way in near.items()
        if way.is_open
    }
    return noted(scene(table), "board", _say("again", square=square, turns=_turns(turns[square])), notes)


# ------------------------------------------------------------------------------------------------ Remember or forget


SOME = 2
"""A memory that is told of by itself, between the worst and the best."""


def forgetting() -> Chart:
    """Return the sampled win rate of perfect memory against bots that remember the last few emblems."""
    duels = measured()
    shares = [duel.share for duel in duels]
    won = {duel.remembers: percentage(duel.share.share) for duel in duels}
    none, *_, most = won
    return CHARTS.chart(
        "forgetting",
        [*won],
        bars={"won": [*won.values()]},
        notes={
            "error": [_say("forgetting.off", error=percentage(each.error)) for each in shares],
            "moves": [plain(f"{duel.moves:.0f}") for duel in duels],
        },
        facts={
            "first": won[none],
            "few": SOME,
            "some": won[SOME],
            "most": most,
            "last": won[most],
            "matches": duels[0].matches,
            "error": percentage(max(each.error for each in shares)),
        },
    )


# ------------------------------------------------------------------------------------------------ Numbers as written


def _part(share: Fraction, whole: int) -> Text:
    """Write a fraction of a whole, not reduced, so that readers see how it was multiplied."""
    return plain(f"{int(share * whole)}/{whole}" if whole > 1 else str(share))


def _points(share: Fraction) -> int:
    """Round a chance to per cent: a square has no room for more."""
    return round(100 * share)


def _turns(turns: Fraction) -> float:
    """Round turns as they are written."""
    return round(float(turns), 1)
