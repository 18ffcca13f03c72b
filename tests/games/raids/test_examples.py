"""The examples of Raids: each one truly shows its rule, and as little else as possible."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files

import pytest

import vikinglab as vl
from vikinglab.core.teach.example import Example
from vikinglab.core.words.moment import message_id

from .helpers import asked, crews, faces, plain, ship, tile_at

BOOK = vl.rulebook("raids")
SPEECH = vl.games()["raids"].speech
ENTRIES = tomllib.loads(files("vikinglab.games.raids").joinpath("examples.toml").read_text("utf-8"))["examples"]


def example(rule: str) -> Example:
    """The example of a rule."""
    shown = BOOK[rule].example
    assert shown is not None
    return shown


OTHERS = [key for key in BOOK if not any(SPEECH.has(f"{message_id(key)}.{part}") for part in ("told", "refused"))]


def shows(rule: str) -> str:
    """What the example of a rule shows, in words."""
    shown = example(rule)
    if shown.refused:
        return plain(shown.match.why_not(shown.refused))
    return " ".join(re.sub(f"{COINS}, .*", r"\1.", plain(moment)) for moment in shown.moments)


COINS = "(gets a coin of . from the arrival tile “[^”]*”)"
COUNTED = "gets a coin of {} from the arrival tile “Most {}”."

SHOWN = {
    "setup.reserve": "Orange A gets a Viking at the port.",
    "turn.voyage": "It's Sky B's turn: at space 12, its ship is furthest behind.",
    "turn.end": "It's Orange A's turn: at space 7, its ship is furthest behind.",
    "tile.from-harbour": "It's Sky B's turn: of the ships still to leave, it has the highest start position, 2.",
    "stow.gone": "Orange A discards the pennant of 3 and takes the sail aboard.",
    "port.moment": "Orange A gets a Viking at the port.",
    "catch-up.start": "Sky B discards the tiles before the next ship: wood.",
    "monster.weapons": "Orange A beats the monster of strength 4 with one Viking.",
    "monster.stays": "Sky B discards the tiles before the next ship: monster of strength 3.",
    "combat.lost-vikings": "Orange A flees from Sky B.",
    "combat.passing": "Sky B passes the village at space 10: a Viking comes aboard.",
    "combat.chain": "Sky B attacks Green C at space 8 with one Viking.",
    "combat.winner-stays": "It's Sky B's turn: at space 7, its ship is furthest behind.",
    "voyage.end": "Voyage 3 begins.",
    "voyage.ties": " ".join(
        f"{seat} {COUNTED.format(coin, 'runes')}" for seat, coin in (("Sky B", 6), ("Green C", 3), ("Orange A", 1))
    ),
    "voyage.nothing-to-count": f"Sky B {COUNTED.format(6, 'runes')}",
    "arrival.goods": f"Orange A {COUNTED.format(6, 'goods')} Sky B {COUNTED.format(3, 'goods')}",
    "arrival.kinds": f"Sky B {COUNTED.format(6, 'kinds of goods')} Orange A {COUNTED.format(3, 'kinds of goods')}",
    "arrival.runes": f"Orange A {COUNTED.format(6, 'runes')} Sky B {COUNTED.format(3, 'runes')}",
    "arrival.shields": " ".join(
        f"{seat} {COUNTED.format(coin, 'shields')}" for seat, coin in (("Green C", 6), ("Sky B", 3), ("Orange A", 1))
    ),
    "arrival.weapons": f"Orange A {COUNTED.format(6, 'axes')} Sky B {COUNTED.format(3, 'axes')}",
    "arrival.ports": f"Orange A {COUNTED.format(6, 'ports')} Sky B {COUNTED.format(3, 'ports')}",
    "arrival.monsters": f"Orange A {COUNTED.format(6, 'monsters')} Sky B {COUNTED.format(3, 'monsters')}",
    "arrival.sails": f"Orange A {COUNTED.format(6, 'sails')} Sky B {COUNTED.format(3, 'sails')}",
    "voyage.start-positions": (
        "It's Orange A's turn: of the ships still to leave, it has the highest start position, 3."
    ),
    "ghost.passes": "The ghost ship sails to the village at space 5.",
    "ghost.catch-up": "Space 7 is too near. You must catch up with the ghost ship: sail at least to space 10.",
    "ghost.arrival-coin": (
        "Sky B gets a coin of 3 from the arrival tile “Order of arrival”. "
        "Orange A gets a coin of 1 from the arrival tile “Order of arrival”."
    ),
    "table.advice": (
        "You can't riposte: it costs 2 Vikings, one more than your rival paid, and you have 1. You must flee."
    ),
}
"""Rules that neither tell nor refuse: what another rule says of them."""

SCORES = {
    "glory.coins": (9, 4, 0),
    "glory.runes": (6, 3, 1),
    "glory.second-collection": (16, 3, 0),
    "glory.hammers": (9, 5, 0),
    "glory.pennants": (7, 6, 0),
    "glory.goods": (5, 0, 0),
    "glory.monsters": (5, 4, 0),
    "glory.winner": (9, 7, 5),
    "glory.shared": (6, 6, 3),
}

PICTURES = [key for key in OTHERS if key not in SHOWN and key not in SCORES]


@pytest.mark.parametrize("rule", SHOWN)
def test_what_another_rule_shows_of_it(rule):
    assert shows(rule) == SHOWN[rule]


@pytest.mark.parametrize("rule", SCORES)
def test_what_the_end_shows_of_it(rule):
    assert example(rule).match.result.scores == SCORES[rule]
    assert {moment.rule for moment in example(rule).moments} == {"glory.winner"}


def test_shared_victory():
    assert example("glory.shared").match.result.winners == (0, 1)


def test_the_rest_are_pictures():
    assert PICTURES == [
        "setup.ships",
        "setup.tiles",
        "setup.arrivals",
        "setup.crews",
        "setup.portions",
        "crew.shields",
        "crew.rearrange",
        "ghost.ship",
    ]
    assert all(example(rule).moments == () and example(rule).refused is None for rule in PICTURES)


@pytest.mark.parametrize("rule", BOOK)
def test_a_position_shows_little_else(rule):
    entry = ENTRIES[rule]
    lines = entry.get("position", "").split(" / ")
    route = next((line for line in lines if line.startswith("route:")), "")
    assert len(lines) <= 6
    assert route.count(",") < 4
    assert len(entry.get("moves", ())) <= 4
    assert "players" not in entry or rule.startswith("setup.") or rule == "ghost.ship"


# ------------------------------------------------------------------------------------------------ What is to be seen


def test_a_full_ship_has_a_viking_on_each_of_its_shields():
    match = example("crew.shields").match
    assert ship(match, 0).crew == match.table.room(0) == 7


def test_villages_encounter_and_pillage_hold_their_portions():
    portions = example("setup.portions").match.table.portions
    assert {space: lying for space, lying in enumerate(portions) if lying} == {
        3: (2, 1),
        8: (3, 1),
        **dict.fromkeys((5, 10, 15, 20), (1, 1, 1)),
    }


def test_the_reserve_was_empty_when_the_port_gave_a_viking():
    assert example("setup.reserve").match.table.reserve == -1


def test_a_ship_that_is_home_waits():
    match = example("turn.voyage").match
    assert match.table.where == [13, 12, match.table.box.home]
    assert asked(match)[1] == 1


def test_the_same_ship_has_its_turn_again():
    match = example("turn.end").match
    assert asked(match) == ("PlaceTile", 0)
    match.undo()
    match.undo()
    assert asked(match) == ("Navigate", 0)


def test_who_leaves_the_harbour_is_asked_at_once_where_to_sail():
    assert asked(example("tile.from-harbour").match) == ("Navigate", 1)


def test_what_was_discarded_is_nowhere():
    match = example("stow.gone").match
    assert faces(ship(match, 0).aboard) == ["sail"]
    assert "pennant-3" in faces(match.table.gone)


def test_what_was_not_sold_is_still_aboard():
    match = example("port.moment").match
    assert faces(ship(match, 0).aboard) == ["pig"]
    assert faces(ship(match, 0).beside) == ["double-port", "wood"]
    assert asked(match)[0] == "Navigate"


def test_the_first_to_leave_stopped_where_it_liked():
    match = example("catch-up.start").match
    assert match.table.where == [2, 0, 6]
    match.undo()
    assert tile_at(match, 1) == "wood"


def test_the_monster_stayed_when_a_viking_was_ceded():
    match = example("monster.stays").match
    assert tile_at(match, 8) is None
    match.undo()
    assert (tile_at(match, 8), asked(match)) == ("monster-3", ("PlaceTile", 1))


def test_all_that_was_paid_is_lost():
    match = example("combat.lost-vikings").match
    assert (crews(match), match.table.where[:2]) == ([0, 0, 0], [9, 7])


def test_the_winner_lies_on_its_space_and_the_tile_is_still_there():
    match = example("combat.winner-stays").match
    assert (match.table.where, tile_at(match, 8), ship(match, 0).aboard) == ([8, 7, 9], "wood", ())
    assert asked(match)[1] == 1


def test_first_the_sail_then_the_arrival_tile_then_the_next_voyage():
    told = [moment.rule for moment in example("voyage.end").match.moments]
    assert [rule for rule in told if rule.startswith("voyage.")] == ["voyage.sails", "voyage.majority", "voyage.next"]


def test_what_is_left_on_the_route_leaves_the_game():
    match = example("voyage.next").match
    assert faces(match.table.gone).count("axe") == 4
    assert len([tile for tile in match.table.route if tile]) == 16


def test_the_ghost_ship_left_everything_where_it_lay():
    match = example("ghost.passes").match
    assert [tile_at(match, space) for space in (3, 4)] == ["encounter", "monster-2"]
    assert match.table.portions[3] == (2, 1)


def test_a_third_ship_lies_at_position_one():
    table = example("ghost.ship").match.table
    assert (len(table.ships), table.berths[table.ghost]) == (2, 1)


def test_an_attack_on_a_single_viking_cannot_be_answered():
    match = example("table.advice").match
    assert (asked(match), crews(match)) == (("RiposteOrFlee", 1), [0, 1, 0])
