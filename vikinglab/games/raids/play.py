"""The rules of Raids, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from vikinglab.core.engine.decision import Action, Chance, Decision, Done, FromPool, Step
from vikinglab.core.engine.pool import Pool
from vikinglab.core.words.rulebook import rule

from . import scoring
from .box import Box, Tile
from .table import Raids, Ship, without

# ------------------------------------------------------------------------------------------------ Setting up


def setup(box: Box, players: int) -> Raids:
    """The table before anything is drawn."""
    ships = players + (players == 2)
    table = Raids(
        players=players,
        conditions=Pool.of(box.content.arrivals.others.value),
        pile=Pool.of(()),
        route=[None] * box.home,
        portions=[()] * box.home,
        where=[0] * ships,
        berths=[0] * ships,
        ships=[Ship() for _ in range(players)],
        reserve=box.content.supply.vikings.value,
        arrivals=(box.content.arrivals.first.value,),
    )
    table.box = box
    others = box.content.voyages.value - 1
    table.push(*[DrawArrival()] * others, DrawFirstPlayer(), StartVoyage())
    return table


class DrawArrival(FromPool):
    """Each later voyage gets an arrival tile, drawn at the start and open to all."""

    stream = "arrivals"
    rules = ("setup.arrivals",)

    def pool(self, table: Raids) -> Pool:
        return table.conditions

    def resolve(self, table: Raids, outcome: str) -> None:
        table.conditions.take(outcome)
        table.arrivals += (outcome,)


class DrawFirstPlayer(Chance):
    """The first player is drawn; going clockwise, ships take the start positions from the highest number down."""

    stream = "first player"
    rules = ("setup.first-player", "setup.crews")

    def outcomes(self, table: Raids) -> list[tuple[int, int]]:
        return [(seat, 1) for seat in range(table.players)]

    def draw(self, table: Raids, rng: Random) -> int:
        return int(rng.random() * table.players)

    def resolve(self, table: Raids, outcome: int) -> None:
        crews = table.box.content.crews[str(table.players)].value
        for order, crew in enumerate(crews):
            seat = (outcome + order) % table.players
            table.berths[seat] = len(table.berths) - order
            table.ships[seat].crew = table.from_reserve(crew)
            table.throw_overboard(seat)
        if table.ghost is not None:
            table.berths[table.ghost] = 1
        if table.story:
            table.tell("setup.first-player", seat=outcome)


# ------------------------------------------------------------------------------------------------ A voyage


class StartVoyage(Step):
    """A voyage begins: its stack is laid, its arrival tile is placed, and the ships start where they lie."""

    rules = ("voyage.next", "voyage.start-positions")

    def run(self, table: Raids) -> None:
        for space in range(1, table.box.home):
            if table.route[space] is not None:
                table.remove(space)
        table.voyage += 1
        table.where = [0] * len(table.where)
        table.pile = Pool.of(table.box.stacks[table.voyage - 1])
        if table.ghost is not None:
            _ghost_starts_last(table)
        if table.story:
            table.tell("voyage.next", voyage=table.voyage)
        table.push(LayTile(table.box.next_tile_space[0]), SetOut(), NextShip())


class LayTile(FromPool):
    """The tiles of the voyage are shuffled and laid face up along the route."""

    stream = "tiles"
    rules = ("setup.tiles",)

    space: int

    def pool(self, table: Raids) -> Pool:
        return table.pile

    def draw(self, table: Raids, rng: Random) -> str:
        return table.pile.draw(rng)

    def resolve(self, table: Raids, outcome: str) -> None:
        pile, box = table.pile, table.box
        pile.take(outcome)
        table.route[self.space] = box.copies[table.voyage, outcome][pile.count(outcome)]
        if pile.unseen:
            table.push(LayTile(box.next_tile_space[self.space]))


class SetOut(Step):
    """Villages get a Viking for each player, encounters and pillages what is printed on them."""

    rules = ("setup.portions", "setup.reserve")

    def run(self, table: Raids) -> None:
        for space in table.box.villages:
            table.portions[space] = (1,) * table.players
        for space, tile in enumerate(table.route):
            if tile is not None:
                table.portions[space] = tile.portions
            if table.portions[space] and (tile is None or tile.kind == "encounter"):
                portions = [table.from_reserve(portion) for portion in table.portions[space]]
                table.portions[space] = tuple([portion for portion in portions if portion])


class NextShip(Step):
    """It is always the turn of the ship furthest behind, until all are home."""

    rules = ("turn.furthest-behind", "turn.start-order", "turn.voyage", "turn.end")

    def run(self, table: Raids) -> None:
        ship = table.furthest_behind()
        if ship is None:
            table.push(EndVoyage())
        elif ship == table.ghost:
            table.push(GhostSails(), self)
        else:
            if table.story:
                self._tell(table, ship)
            table.push(TakeTile(ship), CatchUp(ship), self)

    def _tell(self, table: Raids, seat: int) -> None:
        space = table.where[seat]
        if space:
            table.tell("turn.furthest-behind", seat=seat, space=space)
        else:
            table.tell("turn.start-order", seat=seat, berth=table.berths[seat])


# ------------------------------------------------------------------------------------------------ Phase 1: take a tile


class TakeTile(Step):
    """At the start of your turn you take the tile where your ship stands; from the harbour there is none."""

    rules = ("tile.take", "tile.from-harbour")

    seat: int

    def run(self, table: Raids) -> None:
        space = table.where[self.seat]
        tile = table.route[space]
        if tile is None:
            return
        if tile.aboard:
            table.push(PlaceTile(self.seat))
            return
        table.put_beside(self.seat, space)
        if table.story:
            table.tell("tile.rune" if tile.kind == "rune" else "tile.take", seat=self.seat, tile=tile)
        if tile.kind == "port":
            table.push(CallAtPort(self.seat, tile.sells), Recruit(self.seat, tile.recruits))


class Stow(Action):
    """Put the new tile in a free place."""


class Replace(Action):
    """Discard a tile aboard, and put the new one in its place."""

    face: str


class Discard(Action):
    """Discard the new tile at once."""


_STOW, _DISCARD = Stow(), Discard()


class PlaceTile(Decision):
    """Put the tile in a free place of your ship, or discard one from a place for it, or discard it at once."""

    rules = ("stow.replace", "stow.discard")

    def candidates(self, table: Raids) -> list[Action]:
        faces = dict.fromkeys([tile.face for tile in table.ships[self.seat].aboard])
        return [_STOW, _DISCARD, *map(Replace, faces)]

    def refuse(self, table: Raids, action: Action) -> str | None:
        if isinstance(action, Stow) and len(table.ships[self.seat].aboard) == table.box.places:
            return "stow.place"
        return None

    def resolve(self, table: Raids, action: Action) -> None:
        ship = table.ships[self.seat]
        tile = gone = table.lift(table.where[self.seat])
        match action:
            case Stow():
                ship.aboard += (tile,)
            case Replace(face):
                gone = table.first_aboard(self.seat, face)
                at = ship.aboard.index(gone)
                ship.aboard = (*ship.aboard[:at], tile, *ship.aboard[at + 1 :])
                table.discard(gone)
            case Discard():
                table.discard(tile)
        if table.story:
            self._tell(table, action, tile, gone)
        table.throw_overboard(self.seat)

    def _tell(self, table: Raids, action: Action, tile: Tile, gone: Tile) -> None:
        match action:
            case Stow():
                table.tell("stow.place", seat=self.seat, tile=tile)
            case Replace():
                table.tell("stow.replace", seat=self.seat, tile=tile, old=gone)
            case Discard():
                table.tell("stow.discard", seat=self.seat, tile=tile)

    def facts(self, table: Raids, action: Any = None, rule: str | None = None) -> Mapping[str, Any]:
        replaced = isinstance(action, Replace)
        tile = table.first_aboard(self.seat, action.face) if replaced else table.route[table.where[self.seat]]
        return {"tile": tile, "places": table.box.places}

    def path(self, table: Raids, action: Action) -> tuple[str, ...]:
        match action:
            case Stow():
                return (f"ship:{self.seat}:free",)
            case Replace(face):
                return (f"ship:{self.seat}:{face}",)
        return super().path(table, action)


class Sell(Action):
    """Sell goods from your ship."""

    face: str


class CallAtPort(Step):
    """A port buys goods at the moment when you take it, and at no other."""

    seat: int
    sales: int

    def run(self, table: Raids) -> None:
        if self.sales and table.ships[self.seat].goods:
            table.push(SellGoods(self.seat, self.sales))


class SellGoods(Decision):
    """Sell as many goods as the port buys: they go beside your ship and free their places."""

    rules = ("port.moment",)

    sales: int

    def candidates(self, table: Raids) -> list[Action]:
        return [*map(Sell, table.ships[self.seat].goods), Done()]

    def reach(self, table: Raids) -> list[Action]:
        return [*map(Sell, dict.fromkeys(tile.face for tile in table.ships[self.seat].aboard)), Done()]

    def refuse(self, table: Raids, action: Action) -> str | None:
        if isinstance(action, Sell) and table.first_aboard(self.seat, action.face).kind != "goods":
            return "port.sell"
        return None

    def resolve(self, table: Raids, action: Action) -> None:
        if not isinstance(action, Sell):
            return
        ship = table.ships[self.seat]
        tile = table.first_aboard(self.seat, action.face)
        ship.aboard = without(ship.aboard, tile)
        ship.beside += (tile,)
        if table.story:
            table.tell("port.sell", seat=self.seat, tile=tile)
        table.push(CallAtPort(self.seat, self.sales - 1))

    def facts(self, table: Raids, action: Any = None, rule: str | None = None) -> Mapping[str, Any]:
        tile = {"tile": table.first_aboard(self.seat, action.face)} if isinstance(action, Sell) else {}
        return {"sales": self.sales, **tile}

    def path(self, table: Raids, action: Action) -> tuple[str, ...]:
        if isinstance(action, Sell):
            return (f"ship:{self.seat}:{action.face}",)
        return super().path(table, action)


class Recruit(Step):
    """A port gives a Viking, with or without goods to sell."""

    seat: int
    vikings: int

    def run(self, table: Raids) -> None:
        table.embark(self.seat, table.from_reserve(self.vikings), "port.recruit")


# ------------------------------------------------------------------------------------------------ Phase 2: navigate


class CatchUp(Step):
    """First discard every tile between your ship and the next ship ahead: you must catch up before you choose."""

    seat: int

    def run(self, table: Raids) -> None:
        here, least, route = table.where[self.seat], table.next_ahead(self.seat), table.route
        passed = [space for space in range(here + 1, least) if route[space] is not None]
        if passed:
            self._discard(table, passed)
        table.push(Navigate(self.seat, max(least, here + 1)))

    def _discard(self, table: Raids, spaces: list[int]) -> None:
        tiles = tuple([table.remove(space) for space in spaces])
        if table.story:
            table.tell("catch-up.discard", seat=self.seat, tiles=tiles, number=len(tiles))


class Sail(Action):
    """Sail to a space and stop there."""

    space: int


class Home(Action):
    """Sail all the way into the harbour."""


_SAILS = [Sail(space) for space in range(41)]
_HOME = Home()


class _Course(Decision):
    """The rules for every ship that chooses where to stop."""

    least: int
    """The first space where it may stop."""

    def candidates(self, table: Raids) -> Sequence[Action]:
        ahead = enumerate(table.route[self.least :], self.least)
        course: list[Action] = [_SAILS[space] for space, tile in ahead if tile is not None and tile.stop]
        course.append(_HOME)
        return course

    def reach(self, table: Raids) -> Sequence[Action]:
        return [*_SAILS[1 : table.box.home], _HOME]

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
        to = table.box.home if isinstance(action, Home) else action.space
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

    def path(self, table: Raids, action: Action) -> tuple[str, ...]:
        match action:
            case Sail(space):
                return (f"space:{space}",)
            case Home():
                return ("harbour",)
        return super().path(table, action)


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
        elif (tile := route[space]) is not None and tile.strength and _halts(table, seat, tile, space):
            table.push(MeetMonster(seat), Navigate(seat, max(least, space + 1)))
            return
    _arrive(table, seat, to)


def _halts(table: Raids, seat: int, monster: Tile, space: int) -> bool:
    """Halt at a monster, unless it lets the ship by because there is no Viking to fight or to cede."""
    if table.ships[seat].crew == 0 and table.price_of(monster, seat):
        if table.story:
            table.tell("monster.no-viking", seat=seat, space=space)
        return False
    table.where[seat] = space
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
        _attack(table, seat, rival, space)


class Fight(Action):
    """Fight the monster with all the Vikings that it takes."""


class Cede(Action):
    """Give the monster one Viking, and pass."""


class MeetMonster(Decision):
    """Fight the monster with Vikings for its strength less your axes, or cede one Viking to it."""

    rules = ("monster.stays", "monster.weapons")

    def candidates(self, table: Raids) -> Sequence[Action]:
        return _FIGHT_OR_CEDE

    def refuse(self, table: Raids, action: Action) -> str | None:
        too_dear = type(action) is Fight and self._price(table) > table.ships[self.seat].crew
        return "monster.fight" if too_dear else None

    def resolve(self, table: Raids, action: Action) -> None:
        space = table.where[self.seat]
        if isinstance(action, Cede):
            lost = min(1, table.ships[self.seat].crew)
            table.pay(self.seat, lost)
            if table.story:
                table.tell("monster.cede", seat=self.seat, tile=table.route[space], vikings=lost)
            return
        price = self._price(table)
        table.pay(self.seat, price)
        table.put_beside(self.seat, space)
        if table.story:
            table.tell("monster.fight", seat=self.seat, tile=table.ships[self.seat].beside[-1], vikings=price)

    def facts(self, table: Raids, action: Any = None, rule: str | None = None) -> Mapping[str, Any]:
        tile, ship = self._monster(table), table.ships[self.seat]
        return {"strength": tile.strength, "weapons": ship.weapons, "price": self._price(table), "crew": ship.crew}

    def _monster(self, table: Raids) -> Tile:
        tile = table.route[table.where[self.seat]]
        assert tile is not None
        return tile

    def _price(self, table: Raids) -> int:
        return table.price_of(self._monster(table), self.seat)


_FIGHT_OR_CEDE = (Fight(), Cede())


# ------------------------------------------------------------------------------------------------ Combat


def _attack(table: Raids, seat: int, rival: int, space: int) -> None:
    """Begin a combat: the ship that stops where another lies pays one Viking, and the other must answer."""
    table.pay(seat, 1)
    if table.story:
        table.tell("combat.start", seat=seat, rival=rival, space=space)
    table.push(RiposteOrFlee(rival, space + 1, seat, 2))


class Riposte(Action):
    """Pay one Viking more than the other did last, and stay."""


class RiposteOrFlee(_Course):
    """Riposte with one Viking more than your rival paid last, or flee to a later space without taking the tile."""

    rules = ("combat.winner-stays", "combat.passing", "combat.chain")

    rival: int
    price: int

    def candidates(self, table: Raids) -> Sequence[Action]:
        return [_RIPOSTE, *_Course.candidates(self, table)]

    def reach(self, table: Raids) -> Sequence[Action]:
        return [_RIPOSTE, *super().reach(table)]

    def refuse(self, table: Raids, action: Action) -> str | None:
        if type(action) is Riposte:
            return "combat.riposte" if table.ships[self.seat].crew < self.price else None
        return _Course.refuse(self, table, action)

    def resolve(self, table: Raids, action: Action) -> None:
        if isinstance(action, Riposte):
            table.pay(self.seat, self.price)
            if table.story:
                table.tell("combat.riposte", seat=self.seat, rival=self.rival, vikings=self.price)
            table.push(RiposteOrFlee(self.rival, self.least, self.seat, self.price + 1))
            return
        if table.story:
            table.tell("combat.flee", seat=self.seat, rival=self.rival)
        super().resolve(table, action)

    def facts(self, table: Raids, action: Any = None, rule: str | None = None) -> Mapping[str, Any]:
        if rule not in (None, "combat.riposte"):
            return super().facts(table, action, rule)
        crew, price = table.ships[self.seat].crew, self.price
        return {"rival": self.rival, "price": price, "crew": crew, "last": price - 1, "can": int(crew >= price)}


_RIPOSTE = Riposte()


# ------------------------------------------------------------------------------------------------ The end of a voyage


class EndVoyage(Step):
    """When all are home, sails bring Vikings, and the arrival tile rewards those who have most of what it asks for."""

    rules = ("voyage.end",)

    def run(self, table: Raids) -> None:
        scoring.hoist_sails(table)
        scoring.reward_arrival(table)
        if table.voyage < table.box.content.voyages.value:
            table.push(StartVoyage())
        else:
            table.finish(scoring.result(table))


# ------------------------------------------------------------------------------------------------ The ghost ship


class GhostSails(Step):
    """With two players a ghost ship sails along, from village to village and home; it takes and fights nothing."""

    rules = ("ghost.ship", "ghost.hops", "ghost.passes")

    def run(self, table: Raids) -> None:
        ghost = table.players
        space = table.where[ghost] = table.box.next_village[table.where[ghost]]
        table.berths[ghost] = 0
        home = space == table.box.home
        if home:
            table.berths[ghost] = table.free_berth()
        if table.story:
            table.tell("ghost.hops", space=space, home=int(home))


def _ghost_starts_last(table: Raids) -> None:
    """Let the ghost ship change berths with the ship in the first."""
    first = table.berths.index(1)
    if first != table.players:
        table.berths[first], table.berths[table.players] = table.berths[table.players], 1
        if table.story:
            table.tell("ghost.first-berth", seat=first)


# ------------------------------------------------------------------------------------------------ At the wrong moment


def untimely(table: Raids, action: Action) -> str | None:
    """Each action has its moment: a tile first, then the course, one thing after the other on the way."""
    seat, decision = table.stack[-1].seat, table.stack[-1]
    match action:
        case Stow() | Replace() | Discard():
            if isinstance(decision, PlaceTile):
                return "stow.replace"
            return "tile.take" if table.where[seat] else "tile.from-harbour"
        case Sell() | Done():
            return "port.sell" if isinstance(decision, SellGoods) else "port.moment"
        case Fight() | Cede():
            return "monster.fight" if isinstance(action, Fight) else "monster.cede"
        case Riposte():
            return "combat.riposte"
        case Sail() | Home():
            return _before_sailing(decision)
    return None


def _before_sailing(decision: Decision) -> str:
    """Return what comes before a ship chooses its course; where it does choose, the route has no such space."""
    match decision:
        case PlaceTile():
            return "turn.furthest-behind"
        case SellGoods():
            return "navigate.harbour"
        case MeetMonster():
            return "navigate.in-order"
    return "setup.tiles"


def pointed(table: Raids, path: Sequence[str]) -> Action | None:
    """Return what somebody means who points at a space, the harbour, or a tile aboard, when it isn't a choice."""
    kind, *names = path[0].split(":") if len(path) == 1 else [""]
    match kind, names:
        case "space", [space] if space.isdecimal() and 0 < int(space) < table.box.home:
            return _SAILS[int(space)]
        case "harbour", []:
            return _HOME
        case "ship", [_, "free"]:
            return _STOW
        case "ship", [seat, face] if seat == str(table.stack[-1].seat):
            return Sell(face)
    return None
