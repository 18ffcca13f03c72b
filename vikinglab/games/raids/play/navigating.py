"""Phase 2 of a turn: catch up, choose where to stop, and pass what lies on the way, in order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from vikinglab.core.engine.decision import Action, Decision, Step
from vikinglab.core.words.rulebook import rule

from ..table import Raids
from .monsters import MeetMonster


class CatchUp(Step):
    """First discard every tile between your ship and the next ship ahead: you must catch up before you choose."""

    seat: int

    def run(self, table: Raids) -> None:
        here, least = table.where[self.seat], table.next_ahead(self.seat)
        tiles = table.remove(range(here + 1, least))
        table.push(Navigate(self.seat, max(least, here + 1)))
        if tiles and table.story:
            behind_ghost = least < table.box.home and table.where[table.players :] == [least]
            also = ("ghost.catch-up",) if behind_ghost else ()
            table.tell("catch-up.discard", also=also, seat=self.seat, tiles=tiles, number=len(tiles))


class Sail(Action):
    """Sail to a space and stop there."""

    path = ("space:{space}",)
    elsewhere = "setup.tiles"

    space: int


class Home(Action):
    """Sail all the way into the harbour."""

    path = ("harbour",)


_SAILS = [Sail(space) for space in range(41)]
_HOME = Home()


class _Course(Decision):
    """The rules for every ship that chooses where to stop."""

    least: int
    """The first space where it may stop."""

    def candidates(self, table: Raids) -> list[Action]:
        ahead = enumerate(table.route[self.least :], self.least)
        course: list[Action] = [_SAILS[space] for space, tile in ahead if tile is not None and tile.stop]
        course.append(_HOME)
        return course

    def reach(self, table: Raids) -> Sequence[Action]:
        return [*_SAILS[1 : table.box.home], _HOME]

    def legal(self, table: Raids) -> list[Action]:
        """List all candidates but those where another ship lies that this one can't fight."""
        course, least, home = self.candidates(table), self.least, table.box.home
        for space in table.where:
            if least <= space < home and not table.can_fight_at(self.seat, space):
                course = [action for action in course if action is not _SAILS[space]]
        return course

    def refuse(self, table: Raids, action: Any) -> str | None:
        if type(action) is Home:
            return None
        space = action.space
        if space < self.least:
            return self._too_near(table, space)
        tile = table.route[space]
        if tile is None or not tile.stop:
            return "navigate.passage" if tile or space in table.box.villages else "navigate.empty"
        if space in table.where and not table.can_fight_at(self.seat, space):
            return "combat.needs-a-viking"
        return None

    def _too_near(self, table: Raids, space: int) -> str:
        if space <= table.where[self.seat]:
            return "navigate.forward"
        return "catch-up.last-ship" if self.least == table.box.home else "catch-up.reach"

    def resolve(self, table: Raids, action: Any) -> None:
        to = table.box.home if type(action) is Home else action.space
        _sail_on(table, self.seat, to, self.least)

    def facts(self, table: Raids, action: Any = None, rule: str | None = None) -> Mapping[str, Any]:
        if rule is None:
            return self._ahead(table)
        seat, space = self.seat, action.space
        facts = {"seat": seat, "space": space, "here": table.where[seat], "crew": table.ships[seat].crew}
        if rule == "catch-up.reach":
            return facts | {"least": self.least, "leader": table.named(table.rival_at(seat, self.least))}
        if rule == "navigate.passage":
            return facts | _passage(table, seat, space)
        if rule == "combat.needs-a-viking":
            return facts | {"rival": table.rival_at(seat, space)}
        return facts

    def _ahead(self, table: Raids) -> dict[str, int]:
        """The first space where the ship may stop; if it can only sail home, whether all others are there."""
        stops = [action.space for action in table.legal() if isinstance(action, Sail)]
        others_home = all(space == table.box.home for ship, space in enumerate(table.where) if ship != self.seat)
        return {"least": min(stops, default=table.box.home), "home": 0 if stops else 1 if others_home else 2}


class Navigate(_Course):
    """Sail at least as far as the next ship ahead, and stop where stopping is allowed."""

    rules = ("navigate.harbour",)


def _passage(table: Raids, seat: int, space: int) -> dict[str, Any]:
    """Why one can't stop on a passage: what is there, and for a monster what it takes."""
    tile = table.route[space]
    if tile is None or tile.kind != "monster":
        return {"thing": "village" if tile is None else tile.kind, "price": 0, "strength": 0, "weapons": 0, "left": 0}
    facts = {"thing": tile.kind, "price": table.price_of(tile, seat), "strength": tile.strength}
    return facts | {"weapons": table.ships[seat].weapons, "left": table.best_crew_on_arrival(seat, space)}


@rule("navigate.in-order")
def _sail_on(table: Raids, seat: int, to: int, least: int) -> None:
    """Pass what lies on the way, in order; at a monster the ship halts, and then chooses its course anew."""
    route, portions = table.route, table.portions
    table.berths[seat] = 0
    for space in range(table.where[seat] + 1, to):
        if portions[space]:
            _collect(table, seat, space)
        elif (tile := route[space]) is not None and tile.strength and _halts(table, seat, space, least):
            return
    _arrive(table, seat, to)


def _halts(table: Raids, seat: int, space: int, least: int) -> bool:
    """Halt at a monster, unless it lets the ship by because there is no Viking to fight or to cede."""
    monster = table.route[space]
    assert monster is not None
    if table.ships[seat].crew == 0 and table.price_of(monster, seat):
        if table.story:
            table.tell("monster.no-viking", seat=seat, space=space)
        return False
    table.where[seat] = space
    # Past the monster the ship chooses its course anew. What it had to reach at the beginning of its turn it must still
    # reach: the monster on the way excuses nobody from catching up.
    table.push(MeetMonster(seat), Navigate(seat, max(least, space + 1)))
    if table.story:
        table.tell("navigate.in-order", seat=seat, space=space)
    return True


def _collect(table: Raids, seat: int, space: int) -> None:
    """Take the portion that is next at a village, an encounter or a pillage."""
    portions = table.portions[space]
    portion, table.portions[space] = portions[0], portions[1:]
    table.where[seat] = space
    tile = table.route[space]
    if tile is None:
        table.embark(seat, portion, "pass.village", space)
    elif tile.kind == "encounter":
        table.embark(seat, portion, "pass.encounter", space)
    else:
        table.ships[seat].coins += (portion,)
        if table.story:
            table.tell("pass.pillage", seat=seat, space=space, coin=portion)


def _arrive(table: Raids, seat: int, space: int) -> None:
    """Stop at a space, and fight for it if it is taken; or come home."""
    if space == table.box.home:
        table.berths[seat] = table.free_berth()
        table.where[seat] = space
        if table.story:
            table.tell("navigate.harbour", seat=seat, berth=table.berths[seat])
        return
    rival = table.where.index(space) if space in table.where else None
    table.where[seat] = space
    if table.story:
        table.tell("navigate.stop", seat=seat, space=space, tile=table.route[space])
    if rival is not None:
        attack(table, seat, rival, space)


# Navigation and combat call for each other: a ship that flees chooses its course anew. So this import comes last.
from .combat import attack  # noqa: E402
