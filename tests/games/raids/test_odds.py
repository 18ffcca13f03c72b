"""Odds of Raids, checked against every line that the rules allow, and against sums that can be done by hand."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise, product
from random import Random

import pytest

import vikinglab as vl
from vikinglab.core.engine.pool import Pool
from vikinglab.games.raids import odds, scoring
from vikinglab.games.raids.odds import Met, Rival, Side, Terms, answer, needed, riposte, worst_place
from vikinglab.games.raids.play import Cede, Fight, Home, LayTile
from vikinglab.odds.chances import likely, sampled
from vikinglab.odds.exhaustive import solve

BOX = vl.games()["raids"].box()
WORTH = {"": 0, "hammer": 1, "double-hammer": 2}


def tile(face: str):
    return next(each for each in BOX.tiles.values() if each.face == face)


def table(text: str):
    return vl.position("raids", text).table


# ------------------------------------------------------------------------------------------------ Fights

FIGHT = """
    voyage: 4
    route: 17 rune
    A: space 17, crew {attacker}, aboard {its}, beside rune rune rune rune
    B: space 17, crew {defender}, aboard {other}, beside rune rune
    C: home 1
    combat: B answers A, 2
"""


def fight(attacker: int, defender: int, its: str, other: str):
    return table(FIGHT.format(attacker=attacker, defender=defender, its=its, other=other))


HAMMERS = [
    ("", ""),
    ("hammer", ""),
    ("", "hammer"),
    ("hammer", "hammer"),
    ("double-hammer", "double-hammer"),
    ("double-hammer", "hammer"),
]


@pytest.mark.rule("raids:combat.riposte")
@pytest.mark.rule("raids:combat.flee")
@pytest.mark.rule("raids:combat.lost-vikings")
@pytest.mark.parametrize(("its", "other"), HAMMERS)
def test_a_fight_goes_as_if_every_line_of_it_were_played(its, other):
    """The fifth rune is worth 5 to the attacker, the third 3 to the defender; a Viking as much as there are hammers."""
    for attacker, defender in product(range(8), range(8)):
        position = fight(attacker, defender, its, other)
        line = solve(position)
        mine, theirs = odds.sides(position)
        assert (mine, theirs) == (Side(defender, 3, WORTH[other]), Side(attacker, 5, WORTH[its]))
        found = answer(2, mine, theirs, 1)
        fled = position.clone()
        fled.apply(fled.legal()[-1])
        flight = solve(fled).scores
        assert line.scores[1] - flight[1] == found.gain
        assert line.scores[0] - flight[0] == found.others - theirs.stay
        if mine.viking and theirs.viking:
            ripostes = [move for move in line.moves if type(move).__name__ == "Riposte"]
            assert len(ripostes) == len(found.paid)


@pytest.mark.rule("raids:combat.start")
def test_who_should_attack_is_who_would_by_every_line():
    for attacker, defender in product(range(1, 8), range(8)):
        position = table(f"""
            voyage: 4
            route: 17 pennant-6
            A: space 16, crew {attacker}, aboard hammer
            B: space 17, crew {defender}, aboard hammer
            C: home 1
        """)
        mine, theirs = Side(attacker, 6, 1), Side(defender, 6, 1)
        first = solve(position).moves[0]
        assert (type(first).__name__ == "Sail") == answer(1, mine, theirs, 1).stands, (attacker, defender)


def test_no_fight_among_those_who_calculate_goes_beyond_one_answer():
    for attacker, defender, stay, viking in product(range(11), range(11), range(1, 16), range(5)):
        assert len(answer(1, Side(attacker, stay, viking), Side(defender, stay, viking), 1).paid) <= 1
        assert len(answer(2, Side(defender, stay, viking), Side(attacker, stay, viking), 1).paid) <= 1


def test_who_stands_by_hand():
    """A tile worth 6, a Viking worth 1, three left to who attacked: it can pay 3 once, so it takes 2 and then 4."""
    stands = [crew for crew in range(11) if answer(2, Side(crew, 6, 1), Side(3, 6, 1), 1).stands]
    assert stands == [6, 7, 8, 9, 10]
    assert riposte(2, Side(5, 6, 1), Side(3, 6, 1), 1) == (-2, 3, (2, 3))
    assert riposte(2, Side(1, 6, 1), Side(3, 6, 1), 1) is None


# ------------------------------------------------------------------------------------------------ Monsters

MONSTERS = """
    voyage: 4
    route: 12 rune, 13 monster-5, 14 pillage, 17 monster-6
    A: space 11, crew {crew}, aboard {aboard}
    B: space 12
    C: home 1
"""


@pytest.mark.rule("raids:monster.fight")
@pytest.mark.rule("raids:monster.cede")
@pytest.mark.rule("raids:monster.weapons")
@pytest.mark.parametrize("aboard", ["hammer", "double-hammer axe", "axe double-axe", "double-axe double-axe axe axe"])
def test_the_best_way_past_monsters_is_the_best_of_all_lines(aboard):
    """The way home leads past two monsters, a pillage and two villages."""
    for crew in range(7):
        position = table(MONSTERS.format(crew=crew, aboard=aboard))
        met = odds.on_the_way(position, 0, BOX.home)
        assert met == (Met(strength=5), Met(coin=3), Met(vikings=1), Met(strength=6), Met(vikings=1))
        terms = odds.terms(position, 0)
        best = odds.passed(met, crew, terms)
        position.apply(Home())
        assert solve(position).scores[0] == best.worth
        for done, way in odds.ways(met, crew, terms).items():
            assert way.worth == after(position, done), (crew, done)


def after(position, done: str) -> Fraction:
    """Return the value of the position after this is done at the first monster."""
    twin = position.clone()
    if done != "pass":
        twin.apply({"fight": Fight, "cede": Cede}[done]())
    return solve(twin).scores[0]


@pytest.mark.rule("raids:monster.no-viking")
def test_no_viking_no_choice_but_where_it_costs_nothing():
    assert list(odds.ways((Met(strength=4),), 0, Terms(3, 10, 1, 1))) == ["pass"]
    assert list(odds.ways((Met(strength=4),), 0, Terms(4, 10, 1, 1))) == ["fight", "cede"]


def test_vikings_for_whom_there_is_no_room_bring_nothing():
    assert odds.passed((Met(vikings=2),), 4, Terms(0, 5, 1, 1)).worth == 5


# ------------------------------------------------------------------------------------------------ The next tile


def lone(**ship: str):
    """A ship on its own, the others home."""
    said = ", ".join(f"{name} {value}" for name, value in ship.items())
    return table(f"voyage: 4\nA: space 19, {said}\nB: home 1\nC: home 2")


@pytest.mark.rule("raids:glory.runes")
@pytest.mark.rule("raids:glory.second-collection")
def test_the_next_rune_by_the_scale():
    scale = BOX.content.glory.runes
    steps = [after - before for before, after in pairwise([0, *scale])]
    for held in range(9):
        assert odds.taking(lone(beside="rune " * held), 0, tile("rune")) == steps[held % len(steps)]


@pytest.mark.rule("raids:glory.hammers")
@pytest.mark.rule("raids:crew.shields")
@pytest.mark.parametrize(("crew", "aboard", "gain"), [(0, "", 0), (6, "", 6), (10, "", 9), (9, "hammer", 7)])
def test_the_next_hammer_is_worth_the_crew_less_who_finds_no_shield(crew, aboard, gain):
    """With 10 aboard one goes overboard; with a hammer aboard, 2 times 8 less 9."""
    assert odds.taking(lone(crew=str(crew), aboard=aboard), 0, tile("hammer")) == gain


@pytest.mark.rule("raids:stow.discard")
@pytest.mark.rule("raids:stow.replace")
def test_a_tile_that_would_do_harm_is_discarded_and_a_full_ship_gives_up_what_is_worth_least():
    full = "pennant-3 pennant-4 pennant-5 wood pig"
    assert odds.taking(lone(aboard=full), 0, tile("pennant-6")) == 6
    assert odds.taking(lone(aboard="pennant-3 pennant-4 pennant-5 pennant-6 pennant-7"), 0, tile("axe")) == 0


@pytest.mark.rule("raids:port.sell")
@pytest.mark.rule("raids:port.recruit")
@pytest.mark.parametrize(
    ("face", "aboard", "gain"),
    [
        ("port", "wood fur pig", 5),
        ("double-port", "wood fur pig", 9),
        ("port", "hammer", 1),
        ("port", "hammer mead", 7),
    ],
)
def test_a_port_is_worth_the_dearest_goods_and_a_viking(face, aboard, gain):
    assert odds.taking(lone(aboard=aboard), 0, tile(face)) == gain


@pytest.mark.rule("raids:voyage.sails")
def test_a_sail_is_worth_vikings_at_each_end_of_a_voyage_for_whom_there_is_room():
    ship = lone(crew="2", aboard="hammer")
    assert [odds.taking(ship, 0, tile("sail"), ends) for ends in range(8)] == [0, 1, 2, 3, 4, 5, 6, 6]
    assert odds.taking(ship, 0, tile("double-sail"), 3) == 6


LAST = """
    voyage: 4
    arrivals: order, shields, weapons, monsters
    route: {}
    A: space 19, crew {}, aboard {}
    B: home 1
    C: home 2
"""


@pytest.mark.parametrize("face", ["rune", "hammer", "double-hammer", "pennant-6", "pig", "port", "double-port"])
@pytest.mark.parametrize("aboard", ["", "hammer mead pig", "hammer wood fur"])
def test_a_tile_is_worth_what_a_match_that_is_played_to_its_end_makes_of_it(face, aboard):
    """The tile lies where A begins its last turn; on its way home it passes a village."""
    with_it, without = (solve(table(LAST.format(laid, 2, aboard))).scores[0] for laid in (f"19 {face}", ""))
    assert with_it - without == odds.taking(table(LAST.format("", 3, aboard)), 0, tile(face), ends=1)


def test_calculating_changes_nothing():
    ship = lone(crew="4", aboard="wood pig")
    before = ship.to_json()
    odds.taking(ship, 0, tile("double-port"), 2)
    assert ship.to_json() == before


# ------------------------------------------------------------------------------------------------ Majorities

RACE = """
    voyage: 3
    arrivals: order, ports, runes
    route: 3 axe, 4 wood, 6 rune, 11 rune
    A: home 1, beside {}
    B: space 3, beside {}
    C: space 4
"""


@pytest.mark.rule("raids:voyage.majority")
@pytest.mark.rule("raids:voyage.ties")
@pytest.mark.parametrize(("mine", "its"), [(0, 1), (1, 1), (2, 1), (3, 1), (1, 2), (2, 2), (1, 3)])
def test_what_is_sure_holds_on_every_line_and_the_worst_comes_on_one(mine, its):
    """A is home, and two runes lie ahead of the others."""
    position = table(RACE.format("rune " * mine, "rune " * its))
    held, rivals, left = odds.race(position, 0, "runes")
    assert left == (1, 1)
    orders = [
        scoring.ranked(end, {seat: scoring.CONDITIONS["runes"](end, seat) for seat in range(3)})
        for end in ends(position)
    ]
    places = [order.index(0) + 1 if 0 in order else odds.NOWHERE for order in orders]
    assert max(places) == worst_place(held, rivals, left)


def test_who_comes_home_later_may_lie_lower_and_win_ties():
    """A left first, from the third position, and sailed home to it: the two who waited can still come to 1 and 2."""
    position = table("""
        voyage: 3
        arrivals: order, ports, runes
        route: 6 rune, 11 rune
        A: home 3, beside rune
        B: start 2
        C: start 1
    """)
    held, rivals, left = odds.race(position, 0, "runes")
    assert rivals == (Rival(0, True), Rival(0, True))
    places = [
        scoring.ranked(end, {seat: scoring.CONDITIONS["runes"](end, seat) for seat in range(3)}).index(0) + 1
        for end in ends(position)
    ]
    assert max(places) == worst_place(held, rivals, left) == 3


def ends(position) -> list:
    """Every position in which all are home, before their coins are paid."""
    if position.furthest_behind() is None:
        return [position]
    return [end for move in position.legal() for end in ends(moved(position, move))]


def moved(position, move):
    """The position after a move, as far as the next decision, or until all are home."""
    twin = position.clone()
    twin.stack.pop().resolve(twin, move)
    while twin.stack[-1].automatic and twin.furthest_behind() is not None:
        twin.stack.pop().run(twin)
    return twin


@pytest.mark.rule("raids:voyage.nothing-to-count")
def test_who_has_nothing_has_no_place():
    assert worst_place(0, (Rival(0, False), Rival(0, False)), ()) == odds.NOWHERE
    assert needed(3, 0, [Rival(1, False)], [1]) == 1
    assert needed(1, 0, [Rival(0, False), Rival(0, False)], [1]) == 1


def test_how_many_are_needed_by_hand():
    """Two each and three left: with two of them nobody can have more than 3. Who wins ties needs one fewer of four."""
    assert needed(1, 2, [Rival(2, True), Rival(0, True)], [1, 1, 1]) == 2
    assert needed(1, 2, [Rival(2, True), Rival(0, True)], [1, 1, 1, 1]) == 3
    assert needed(1, 2, [Rival(2, False), Rival(0, False)], [1, 1, 1, 1]) == 2
    assert needed(1, 0, [Rival(3, True)], [1, 1]) is None
    assert [needed(1, 1, [Rival(2, ties)], [2, 1]) for ties in (True, False)] == [2, 1]


def test_no_other_tiles_do_with_fewer():
    """To take the largest first is as good as any other choice of as many."""
    rng = Random(5)
    for _ in range(300):
        left = [rng.randrange(1, 3) for _ in range(rng.randrange(5))]
        rivals = [Rival(rng.randrange(4), rng.random() < 0.5) for _ in range(rng.randrange(1, 4))]
        mine, place = rng.randrange(4), rng.randrange(1, 4)
        tries = [taken for taken in product((True, False), repeat=len(left)) if sure(place, mine, rivals, left, taken)]
        assert needed(place, mine, rivals, left) == min(map(sum, tries), default=None)


def sure(place: int, mine: int, rivals: list[Rival], left: list[int], taken: tuple[bool, ...]) -> bool:
    """Return whether these of the tiles make sure, however the rest is shared out: tried in every way."""
    rest = [tile for tile, is_mine in zip(left, taken, strict=True) if not is_mine]
    has = mine + sum(left) - sum(rest)
    for shared in product(range(len(rivals)), repeat=len(rest)):
        counts = [
            rival.has + sum(tile for tile, to in zip(rest, shared, strict=True) if to == at)
            for at, rival in enumerate(rivals)
        ]
        ahead = sum(
            count > has or (count == has and rival.wins_ties) for count, rival in zip(counts, rivals, strict=True)
        )
        if not has or ahead >= place:
            return False
    return True


def test_a_second_place_is_safe_from_all_but_one():
    """Both others would need two each to pass: three tiles are enough for one of them alone."""
    rivals = (Rival(1, False), Rival(1, False))
    assert worst_place(2, rivals, (1, 1, 1)) == 2
    assert worst_place(2, rivals, (1, 1, 1, 1)) == 3


def test_a_share_by_lot_is_counted_and_sampled():
    rivals, left = (Rival(1, True), Rival(2, True)), (1, 1, 1)
    exact = odds.by_lot(1, 2, rivals, left)
    lots = [[lot.count(ship) for ship in range(3)] for lot in product(range(3), repeat=3)]
    assert exact == Fraction(sum(2 + mine > max(1 + one, 2 + other) for mine, one, other in lots), len(lots))
    rng, times = Random(3), 4000
    drawn = [[rng.randrange(3) for _ in left] for _ in range(times)]
    won = sum(2 + lot.count(0) > max(1 + lot.count(1), 2 + lot.count(2)) for lot in drawn)
    assert abs(won / times - exact) < 3 * (0.25 / times) ** 0.5
    assert odds.by_lot(3, 2, rivals, left) == 1
    assert odds.by_lot(1, 1, (Rival(1, False),), (1, 2)) == Fraction(1, 2)


def test_the_race_counts_double_tiles_twice_and_only_what_can_still_be_reached():
    position = table("""
        voyage: 3
        route: 2 rune, 6 axe, 8 wood, 9 double-axe, 11 rune
        A: space 6, aboard axe
        B: space 8
        C: home 1, aboard axe
    """)
    assert odds.race(position, 0, "weapons") == (1, (Rival(0, True), Rival(1, True)), (2, 1))
    assert odds.race(position, 2, "weapons") == (1, (Rival(0, False), Rival(1, False)), (2, 1))
    assert odds.race(position, 0, "runes")[2] == (1,)
    with pytest.raises(ValueError, match="shields isn’t collected"):
        odds.race(position, 0, "shields")


# ------------------------------------------------------------------------------------------------ The stacks to come


@pytest.mark.rule("raids:setup.tiles")
@pytest.mark.parametrize("space", [1, 3, 5, 6])
def test_a_rune_near_the_harbour_by_sum_by_every_outcome_and_by_sample(space):
    """Villages have no tile: up to space 5 lie as many as up to 4."""
    laying = table("voyage: 3\nA: start 3\nB: start 2\nC: start 1")
    laying.gone, laying.pile, laying.stack = (), Pool.of(BOX.stacks[2]), [LayTile(1)]

    def near(table) -> bool:
        return any(tile and tile.kind == "rune" for tile in table.route[: space + 1])

    def alike(table) -> tuple:
        return near(table), len(table.pile.unseen), table.pile.count("rune")

    exact = odds.within(BOX, 3, ("rune",), space)
    assert likely(laying, near, alike) == exact
    found = sampled(laying, near, 1500, Random(space))
    assert abs(found.share - exact) <= found.error


def test_what_a_stack_holds_everybody_can_know():
    assert odds.in_stack(BOX, 4, ("rune",)) == (3, 16)
    assert odds.in_stack(BOX, 1, ("pillage",)) == (0, 16)
    assert odds.within(BOX, 1, ("pillage",), 20) == 0
    assert odds.within(BOX, 1, ("encounter",), 20) == 1
