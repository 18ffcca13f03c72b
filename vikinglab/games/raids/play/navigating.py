"""Phase 2 of a turn: catch up, choose where to stop, and pass what lies on the way, in order."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
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

    def refused(self, table: Raids, decision: _Course) -> str | None:
        space = self.space
        if space < decision.least:
            return self._too_near(table, decision)
        tile = table.route[space]
        if tile is None or not tile.stop:
            return "navigate.passage" if tile or space in table.box.villages else "navigate.empty"
        if space in table.where and not table.can_fight_at(decision.seat, space):
            return "combat.needs-a-viking"
        return None

    def _too_near(self, table: Raids, course: _Course) -> str:
        if self.space <= table.where[course.seat]:
            return "navigate.forward"
        return "catch-up.last-ship" if course.least == table.box.home else "catch-up.reach"

    def do(self, table: Raids, decision: _Course) -> None:
        decision.set_out(table, self.space)


class Home(Action):
    """Sail all the way into the harbour."""

    path = ("harbour",)

    def do(self, table: Raids, decision: _Course) -> None:
        decision.set_out(table, table.box.home)


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

    @rule("navigate.in-order")
    def set_out(self, table: Raids, to: int) -> None:
        """Pass what lies on the way, in order; at a monster the ship halts, and then chooses its course anew."""
        seat, route, portions = self.seat, table.route, table.portions
        table.berths[seat] = 0
        for space in range(table.where[seat] + 1, to):
            if portions[space]:
                _collect(table, seat, space)
            elif (tile := route[space]) is not None and tile.strength and _halts(table, seat, space, self.least):
                return
        _arrive(table, seat, to)

    def refusal_facts(self, table: Raids, action: Any, rule: str) -> Mapping[str, object]:
        seat, space = self.seat, action.space
        facts = {"seat": seat, "space": space, "here": table.where[seat], "crew": table.ships[seat].crew}
        if rule == "catch-up.reach":
            return facts | {"least": self.least, "leader": table.ship_word(table.rival_at(seat, self.least))}
        if rule == "navigate.passage":
            return facts | _passage(table, seat, space)
        if rule == "combat.needs-a-viking":
            return facts | _too_weak(table, seat, space)
        return facts


class Navigate(_Course):
    """Sail at least as far as the next ship ahead, and stop where stopping is allowed."""

    rules = ("navigate.harbour",)

    def question_facts(self, table: Raids) -> Mapping[str, object]:
        spaces = [action.space for action in table.legal() if isinstance(action, Sail)]
        others_home = all(space == table.box.home for ship, space in enumerate(table.where) if ship != self.seat)
        return {"least": min(spaces, default=0), "stops": "some" if spaces else "home" if others_home else "none"}


def _passage(table: Raids, seat: int, space: int) -> dict[str, object]:
    """Return why one can't stop on a passage: what is there, and for a monster what it takes."""
    tile = table.route[space]
    if tile is None or not tile.strength:
        return {"thing": "village" if tile is None else tile.kind, "recruits": table.box.recruits}
    crew = table.best_crew_on_arrival(seat, space)
    facts = {"thing": tile.kind, "price": table.price_of(tile, seat), "strength": tile.strength}
    return facts | {"weapons": table.ships[seat].weapons, "left": crew, "cede": table.ceded(crew)}


def _too_weak(table: Raids, seat: int, space: int) -> dict[str, object]:
    """Return why one can't fight for a space: what it costs, and what monsters on the way leave for it."""
    crews = [table.best_crew_on_arrival(seat, at) for at in range(table.where[seat] + 1, space + 1)]
    monsters = sum(after < before for before, after in pairwise(crews))
    return {"rival": table.rival_at(seat, space), "price": table.box.attack, "monsters": monsters, "left": crews[-1]}


@rule("monster.no-viking", "navigate.in-order")
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


@rule("pass.village", "pass.encounter", "pass.pillage")
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


@rule("navigate.stop", "navigate.harbour")
def _arrive(table: Raids, seat: int, space: int) -> None:
    """Stop at a space, or come home."""
    table.where[seat] = space
    if space == table.box.home:
        table.berths[seat] = table.free_berth()
        if table.story:
            table.tell("navigate.harbour", seat=seat, berth=table.berths[seat])
    elif table.story:
        table.tell("navigate.stop", seat=seat, space=space, tile=table.route[space])
