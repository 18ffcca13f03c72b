"""Questions about odds: what is best, what the next tile brings, what is sure, and how likely something is."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from vikinglab.core.match import naming
from vikinglab.core.teach.mistakes import Found, asked, say, sentences, then
from vikinglab.core.teach.quiz import Answer, Estimate, Kind, Question
from vikinglab.core.words.speech import Text, Word, joined
from vikinglab.odds.lines import Line, own, solve

from .. import odds, scoring
from ..play import Cede, Fight, MeetMonster, Riposte, RiposteOrFlee

if TYPE_CHECKING:
    from vikinglab.core.engine.decision import Action
    from vikinglab.core.match import Match

    from ..box import Tile
    from ..table import Raids

# ------------------------------------------------------------------------------------------------ What is best

FEW = 3_000
"""How many positions are looked at for a question: it is for fights near the end."""

RULES = {Riposte: "combat.riposte", Fight: "monster.fight", Cede: "monster.cede"}
"""The rules of what is chosen; all else is a flight."""


def best(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: what serves a seat best in a fight or at a monster, if each plays for as much glory as it can get?"""
    if not isinstance(after.waiting, (RiposteOrFlee, MeetMonster)):
        raise ValueError("nobody stands in a fight or at a monster")
    if after.table.voyage < after.table.box.content.voyages.value:
        raise ValueError("it is asked in the last voyage, where no stack is laid any more")
    seat = after.waiting.seat
    lines = {action: _line(after, action) for action in after.legal()}
    most = max(own(line.scores, seat) for line in lines.values())
    answers = []
    for action, line in lines.items():
        right = own(line.scores, seat) == most
        told = [_ends(after, action, line)]
        if not right:
            told += [say(match, "best.more", seat=seat, glory=int(most[0]))]
        answers.append(_chosen(after, action, right, sentences(*told)))
    asks = say(match, "best", **then(moved), question=after.question, seat=seat)
    return Question(match, asks, tuple(answers), after=after if moved else None)


def _line(match: Match, action: Action) -> Line:
    return solve(match.table.view(match.table.waiting.seat).then(action), most=FEW)


def _ends(match: Match, action: Action, line: Line) -> Text:
    """Return how the match ends after an action, and what the next in a fight answers to it."""
    points = [say(match, "best.part", seat=seat, glory=float(score)) for seat, score in enumerate(line.scores)]
    ends = say(match, "best.ends", scores=joined("list", points))
    twin = match.copy()
    twin.play(action)
    if not (isinstance(twin.waiting, RiposteOrFlee) and line.moves):
        return ends
    move = naming(twin.game, twin.table, line.moves[0])
    return sentences(say(match, "best.then", seat=twin.waiting.seat, move=move), ends)


def _chosen(match: Match, action: Action, right: bool, why: Text) -> Answer:
    words = naming(match.game, match.table, action)
    return Answer(words, right, why, RULES.get(type(action), "combat.flee"))


# ------------------------------------------------------------------------------------------------ The next tile

NEXT = {
    "rune": "glory.runes",
    "hammer": "glory.hammers",
    "double-hammer": "glory.hammers",
    "port": "port.sell",
    "double-port": "port.sell",
    "sail": "voyage.sails",
    "double-sail": "voyage.sails",
}
"""The faces whose next copy is asked about, and the rule by which it brings something."""


def next_one(face: str, match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: how much glory does one more of these bring to the seat whose turn it is, if nothing else happens?"""
    if after.waiting is None:
        raise ValueError("the match is over")
    table, seat = after.table, after.waiting.seat
    tile = next(each for each in table.box.tiles.values() if each.face == face)
    ends = table.box.content.voyages.value - table.voyage + 1
    if tile.aboard and len(table.ships[seat].aboard) == table.box.places:
        raise ValueError("no place is free for it")
    gain = odds.taking(table.view(seat), seat, tile, ends)
    reckoned, why, mistakes = _REASONS[tile.kind](match, table, seat, tile, ends)
    if reckoned != gain:
        raise ValueError("something else is given up for it, or it is discarded")
    rule = NEXT[face]
    near = [Found(gain + step, match.rulebook[rule].text, rule) for step in (1, -1, 2) if gain + step >= 0]
    wrong = [Found(figure, say(match, f"next.{name}"), rule) for name, figure in mistakes.items()]
    asks = say(match, "next", **then(moved), seat=seat, tile=tile, ends=ends)
    return asked(match, asks, Found(gain, why, rule), [*wrong, *near], after=after if moved else None)


Reckoned = tuple[int, Text, dict[str, int]]
"""What a tile brings if it gets a place of its own, why, and what mistakes lead to."""


def _runes(match: Match, table: Raids, seat: int, tile: Tile, ends: int) -> Reckoned:
    held = scoring.CONDITIONS["runes"](table, seat)
    before = scoring.glory(table, seat)["runes"]
    gain = odds.taking(table, seat, tile)
    why = say(match, "next.why-rune", held=held, more=held + 1, before=before, after=before + gain)
    return gain, why, {"total": before + gain, "scale": table.box.content.glory.runes.value[0]}


def _hammers(match: Match, table: Raids, seat: int, tile: Tile, ends: int) -> Reckoned:
    crew, held = table.ships[seat].crew, odds.hammers(table, seat)
    room = table.room(seat) - table.box.free_shields + tile.shields
    if table.ships[seat].sails:
        raise ValueError("sails still bring Vikings")
    left, more = min(crew, room), held + tile.count
    why = say(
        match,
        "next.why-hammer",
        held=held,
        crew=crew,
        more=more,
        left=left,
        before=held * crew,
        after=more * left,
        lost=crew - left,
    )
    return more * left - held * crew, why, {"total": more * crew, "overboard": tile.count * crew, "printed": tile.count}


def _ports(match: Match, table: Raids, seat: int, tile: Tile, ends: int) -> Reckoned:
    goods = sorted((each for each in table.ships[seat].aboard if each.kind == "goods"), key=lambda each: -each.glory)
    sold, hammers = goods[: tile.sells], odds.hammers(table, seat)
    if table.ships[seat].sails or table.ships[seat].crew + tile.recruits > table.room(seat):
        raise ValueError("for some Vikings there may be no room")
    figures = {"number": len(sold), "glory": sum(each.glory for each in sold), "hammers": hammers}
    why = say(
        match, "next.why-port", **figures, things=joined("list", [say(match, "best.thing", tile=each) for each in sold])
    )
    every = sum(each.glory for each in goods)
    found = {"every": every + hammers, "viking": figures["glory"], "cheapest": goods[-1].glory if goods else 0}
    return figures["glory"] + tile.recruits * hammers, why, found


def _sails(match: Match, table: Raids, seat: int, tile: Tile, ends: int) -> Reckoned:
    ship, hammers = table.ships[seat], odds.hammers(table, seat)
    room = table.room(seat)
    crews = [
        min(room, ship.crew + ends * ship.sails),
        min(room - table.box.free_shields + tile.shields, ship.crew + ends * (ship.sails + tile.count)),
    ]
    why = say(match, "next.why-sail", ends=ends, before=crews[0], after=crews[1], hammers=hammers)
    return (crews[1] - crews[0]) * hammers, why, {"once": tile.count * hammers, "vikings": crews[1] - crews[0]}


_REASONS = {"rune": _runes, "hammer": _hammers, "port": _ports, "sail": _sails}

# ------------------------------------------------------------------------------------------------ What is sure


def sure(condition: str, match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: how many of the tiles that can still be taken make a seat sure of the largest coin?"""
    table, seat = after.table, _at_sea(after)
    mine, rivals, left = odds.race(table.view(seat), seat, condition)
    enough = odds.needed(1, mine, rivals, left)
    if enough is None or len(left) < 2:
        raise ValueError("nobody can make sure of it, or there is nothing to think about")
    has, strongest = mine + sum(left[:enough]), rivals[-1]
    why = say(
        match,
        "sure.why",
        seat=seat,
        taken=enough,
        has=has,
        rest=len(left) - enough,
        most=strongest.has + sum(left[enough:]),
    )
    rule = "voyage.majority"
    mistakes = [Found(number, say(match, f"sure.{name}"), rule) for name, number in _unsure(mine, rivals, left)]
    near = [Found(number, match.rulebook["voyage.ties"].text, "voyage.ties") for number in range(len(left) + 1)]
    asks = say(match, "sure", **_race(match, after, moved, condition, left), held=_held(match, table, condition))
    return asked(match, asks, Found(enough, why, rule), [*mistakes, *near], after=after if moved else None)


def _at_sea(match: Match) -> int:
    if match.waiting is None:
        raise ValueError("the match is over")
    return match.waiting.seat


def _race(match: Match, after: Match, moved: Text | None, condition: str, left: tuple[int, ...]) -> dict[str, object]:
    """Return what questions about majorities have in common."""
    table = after.table
    return {
        **then(moved),
        "seat": _at_sea(after),
        "left": len(left),
        "ships": table.players,
        "condition": Word(f"condition-{condition}"),
        "coin": table.box.content.glory.majorities.value[0],
    }


def _held(match: Match, table: Raids, condition: str) -> Text:
    """Return what each has."""
    count = scoring.CONDITIONS[condition]
    return joined(
        "list", [say(match, "coins.counted", seat=seat, count=count(table, seat)) for seat in range(table.players)]
    )


def _unsure(mine: int, rivals: tuple[odds.Rival, ...], left: tuple[int, ...]) -> Iterator[tuple[str, int]]:
    """Yield what people think is enough."""
    lead = [number for number in range(len(left) + 1) if mine + sum(left[:number]) > rivals[-1].has]
    yield from (("lead", number) for number in lead[:1])
    yield "half", len(left) // 2 + 1
    yield "all", len(left)


# ------------------------------------------------------------------------------------------------ How likely it is


def by_lot(condition: str, match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: how likely does a seat get the largest coin, if lots shared out the tiles that can still be taken?"""
    table, seat = after.table, _at_sea(after)
    mine, rivals, left = odds.race(table.view(seat), seat, condition)
    chance, ways = odds.by_lot(1, mine, rivals, left), table.players ** len(left)
    if len(left) < 2 or ways > MOST_WAYS or not 0 < chance < 1:
        raise ValueError("there is nothing to share out, too much, or it is certain")
    asks = say(match, "lot", **_race(match, after, moved, condition, left), held=_held(match, table, condition))
    why = say(match, "lot.why", ways=ways, good=int(chance * ways), left=len(left), ships=table.players, seat=seat)
    return Estimate(match, asks, chance, why, "voyage.majority", after=after if moved else None)


MOST_WAYS = 1_000
"""More could not be pictured."""


def soon(kind: str, match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: how likely does a tile of a kind lie before the first village, when the next voyage’s stack is laid?"""
    table = after.table
    box, voyage = table.box, table.voyage + 1
    if voyage > box.content.voyages.value or not box.villages:
        raise ValueError("no voyage is to come, or it has no village")
    wanted, tiles = odds.in_stack(box, voyage, (kind,))
    space = min(box.villages) - 1
    chance = odds.within(box, voyage, (kind,), space)
    if not 0 < chance < 1:
        raise ValueError("that is certain")
    thing = Word(f"thing-{kind}", count=1, sells=1)
    steps = " × ".join(f"{tiles - wanted - at}/{tiles - at}" for at in range(space))
    facts = {"voyage": voyage, "tiles": tiles, "wanted": wanted, "space": space, "thing": thing}
    why = say(match, "soon.why", **facts, steps=steps, none=round(100 * float(1 - chance), 1))
    return Estimate(
        match, say(match, "soon", **then(moved), **facts), chance, why, "setup.tiles", after=after if moved else None
    )


QUIZ: dict[str, Kind] = {
    "best": best,
    **{f"next-{face}": partial(next_one, face) for face in NEXT},
    **{f"sure-{condition}": partial(sure, condition) for condition in odds.COLLECTED},
    **{f"lot-{condition}": partial(by_lot, condition) for condition in odds.COLLECTED},
    **{f"soon-{kind}": partial(soon, kind) for kind in ("rune", "weapon", "sail", "hammer", "port")},
}
"""The kinds of this file, by name."""
