"""Questions about the harbour: who lies where, and what the next voyage brings."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from vikinglab.core.show.scene import Scene
from vikinglab.core.teach.mistakes import Found, asked, say, then
from vikinglab.core.teach.quiz import Kind, Question
from vikinglab.core.words.speech import Text, Word, joined

from ..scene import NUMERALS, scene
from .parts import all_home, without

if TYPE_CHECKING:
    from vikinglab.core.match import Match

    from ..table import Raids


def berth(match: Match, after: Match, moved: Text | None) -> Question:
    """Which start position does the ship get that comes home last in these moves?"""
    homing = [moment for moment in after.moments[len(match.moments) :] if moment.rule == "navigate.harbour"]
    if not homing:
        raise ValueError("no ship comes home by these moves")
    table, seat = homing[-1].table, homing[-1].facts["seat"]
    right = Found(table.berths[seat], homing[-1].text, "navigate.harbour")
    others = [Found(each, _not_berth(match, table, each), "navigate.harbour") for each in _other_berths(table, seat)]
    return asked(match, say(match, "berth", **then(moved), seat=seat), right, others, after=after)


def _other_berths(table: Raids, seat: int) -> list[int]:
    return [each for each in range(1, len(table.berths) + 1) if each != table.berths[seat]]


def _not_berth(match: Match, table: Raids, number: int) -> Text:
    """Why a ship doesn't get this start position: another has it, or a lower one is free."""
    if number not in table.berths:
        return say(match, "berth.lower", berth=number)
    ship = table.berths.index(number)
    waits = int(table.where[ship] == 0)
    return say(match, "berth.taken", berth=number, seat=table.named(ship), waits=waits)


def start_positions(match: Match, after: Match, moved: Text | None) -> Question:
    """At which start positions do the ships begin the next voyage?"""
    home = all_home(match, after)
    berths = _next(after).berths
    told = say(match, "starts.why", swapped=int(berths != home.berths), players=home.players)
    rule = "voyage.start-positions" if home.ghost is None else "ghost.first-berth"
    right = Found(_starts(match, home, berths), told, rule)
    mistakes = [Found(_starts(match, home, wrong), say(match, f"starts.{name}"), rule) for name, wrong in _moored(home)]
    return asked(match, say(match, "starts", **then(moved)), right, mistakes, after=after)


def _next(after: Match) -> Raids:
    """The position when the next voyage begins."""
    begun = [moment.table for moment in after.moments if moment.rule == "voyage.next"]
    if not begun or begun[-1].voyage != after.table.voyage or after.result is not None:
        raise ValueError("no voyage begins")
    table: Raids = begun[-1]
    return table


def _moored(home: Raids) -> Iterator[tuple[str, Sequence[int]]]:
    """Start positions as people expect them by mistake."""
    ships, ghost = len(home.berths), home.ghost
    if ghost is not None:
        yield "kept", home.berths
        before = [berth + (berth < home.berths[ghost]) for berth in home.berths]
        yield "moved-up", [*before[:ghost], 1]
        yield "ghost-last", [*[berth - (berth > home.berths[ghost]) for berth in home.berths[:ghost]], ships]
    yield "backwards", [ships + 1 - berth for berth in home.berths]
    yield "round", [berth % ships + 1 for berth in home.berths]


def _starts(match: Match, table: Raids, berths: Sequence[int]) -> Text:
    """Return who lies at which start position, as an answer."""
    return joined(
        "list", [say(match, "starts.part", seat=table.named(ship), berth=at) for ship, at in enumerate(berths)]
    )


def villages(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: how many Vikings wait in each village when the next voyage begins?"""
    home, table, reserve = all_home(match, after), after.table, max(0, _next(after).reserve)
    waiting = {sum(table.portions[village]) for village in table.box.villages}
    right = Found(max(waiting), say(match, "villages.why", players=table.players), "setup.portions")
    mistakes = []
    if reserve < table.players * len(table.box.villages):
        shared = reserve // len(table.box.villages)
        mistakes.append(Found(shared, say(match, "villages.reserve", reserve=reserve), "setup.reserve"))
    mistakes += [
        Found(len(home.where), say(match, "villages.ships"), "setup.portions"),
        Found(1, say(match, "villages.one"), "setup.portions"),
        Found(len(table.box.villages), say(match, "villages.all"), "setup.portions"),
        Found(0, say(match, "villages.none"), "voyage.next"),
        Found(table.players - 1, say(match, "villages.others"), "setup.portions"),
    ]
    return asked(match, say(match, "villages", **then(moved)), right, mistakes, after=after)


def next_arrival(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: what does the arrival tile of the next voyage reward?"""
    home = all_home(match, after)
    condition = after.table.arrivals[_next(after).voyage - 1]
    why = say(match, "arrival.why", numeral=NUMERALS[home.voyage], condition=Word(f"condition-{condition}"))
    others = [(voyage, each) for voyage, each in enumerate(home.arrivals) if each != condition]
    mistakes = [Found(say(match, "arrival.unknown"), say(match, "arrival.open"), "setup.arrivals")]
    mistakes += [
        Found(_condition(match, each), say(match, "arrival.other", numeral=NUMERALS[voyage]), "voyage.next")
        for voyage, each in others
    ]
    right = Found(_condition(match, condition), why, "setup.arrivals")
    return asked(match, say(match, "arrival", **then(moved)), right, mistakes, after=after)


def _condition(match: Match, condition: str) -> Text:
    return match.game.speech.say(f"condition-{condition}")


def tiles_laid(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: how many tiles are laid for a voyage?"""
    box, stacks = match.table.box, match.table.box.stacks
    spaces = box.home - 1
    why = say(match, "laid.why", spaces=spaces, villages=len(box.villages))
    mistakes = [
        Found(spaces, say(match, "laid.villages"), "setup.tiles"),
        Found(sum(map(len, stacks)), say(match, "laid.all"), "setup.tiles"),
        Found(len(stacks[0]) - 1, say(match, "laid.harbour"), "setup.tiles"),
    ]
    return asked(match, say(match, "laid"), Found(len(stacks[0]), why, "setup.tiles"), mistakes)


def start(match: Match, after: Match, moved: Text | None) -> Question:
    """Where does a ship start its first voyage, and with how many Vikings?"""
    drawn = [moment for moment in match.moments if moment.rule == "setup.first-player"]
    if match.ply or not drawn:
        raise ValueError("the match isn't at its beginning")
    table, first = drawn[0].table, drawn[0].facts["seat"]
    players = table.players
    place = 1 + match.seed % (players - 1)
    seat = (first + place) % players
    asks = say(match, "start", rival=first, seat=seat, players=players)
    why = say(match, "start.why", **_place_and_crew(table, seat), rival=first, place=place + 1)
    right = Found(_start(match, table, seat), why, "setup.first-player")
    return asked(match, asks, right, _misplaced(match, table, first, seat), scene=_undrawn(match))


def _place_and_crew(table: Raids, seat: int, crew_of: int | None = None) -> dict[str, object]:
    return {"berth": table.berths[seat], "crew": table.ships[seat if crew_of is None else crew_of].crew}


def _start(match: Match, table: Raids, seat: int, crew_of: int | None = None) -> Text:
    return say(match, "start.answer", **_place_and_crew(table, seat, crew_of))


def _misplaced(match: Match, table: Raids, first: int, seat: int) -> Iterator[Found]:
    """Where people believe that a ship starts, and with whom."""
    place = (seat - first) % table.players
    round_about, last = (first - place) % table.players, (first + table.players - 1 - place) % table.players
    yield Found(_start(match, table, round_about), say(match, "start.round-about"), "setup.first-player")
    yield Found(_start(match, table, last), say(match, "start.from-one"), "setup.first-player")
    yield Found(_start(match, table, seat, last), say(match, "start.crews"), "setup.crews")
    yield Found(_start(match, table, last, seat), say(match, "start.from-one"), "setup.first-player")
    yield Found(_start(match, table, first), say(match, "start.first"), "setup.first-player")
    yield Found(_start(match, table, seat, first), say(match, "start.alike"), "setup.crews")


def _undrawn(match: Match) -> Scene:
    """The board before any ship has a start position or a crew."""
    table = match.table.view(0)
    table.berths, table.stack = [0] * len(table.berths), []
    for ship in table.ships:
        ship.crew = 0
    return without(scene(table), "ship:")


QUIZ: Mapping[str, Kind] = {
    "berth": berth,
    "start-positions": start_positions,
    "villages": villages,
    "next-arrival": next_arrival,
    "tiles-laid": tiles_laid,
    "start": start,
}
"""Questions about the harbour, and about what lies ready when a voyage begins."""
