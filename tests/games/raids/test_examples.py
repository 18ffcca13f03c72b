"""The examples of Raids: each one truly shows its rule, and as little else as possible."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files

import pytest

import vikinglab as vl
from vikinglab.core.teach.example import Example

from .helpers import asked, crews, faces, plain, ship, tile_at

BOOK = vl.rulebook("raids")
SPEECH = vl.games()["raids"].speech
ENTRIES = tomllib.loads(files("vikinglab.games.raids").joinpath("examples.toml").read_text("utf-8"))["examples"]


def example(rule: str) -> Example:
    """The example of a rule."""
    shown = BOOK[rule].example
    assert shown is not None
    return shown


def shows(rule: str) -> str:
    """Return the sentences that the example of a rule shows."""
    shown = example(rule)
    if shown.refused:
        return plain(shown.match.why_not(shown.refused))
    return " ".join(re.sub(f"{COINS}, .*", r"\1.", plain(moment)) for moment in shown.moments)


COINS = "(gets a coin of . from the arrival tile “[^”]*”)"

SHOWN = {
    "setup.reserve": "Orange gets a Viking at the port.",
    "turn.end": "Orange plays: it is furthest behind, at space 7.",
    "stow.gone": "Orange discards the pennant of 3 and takes the sail aboard.",
    "catch-up.start": "Sky discards the tiles before the next ship: wood.",
    "monster.stays": "Sky discards the tiles before the next ship: monster of strength 3.",
    "combat.lost-vikings": "Orange has no Viking, and a riposte costs 3: it flees from Sky.",
    "combat.passing": "Sky passes the village at space 10: a Viking comes aboard.",
    "combat.chain": "Sky attacks Green at space 8 with one Viking.",
    "combat.winner-stays": "Sky plays: it is furthest behind, at space 7.",
    "voyage.end": "Voyage 3 begins.",
    "ghost.catch-up": "Space 7 is too near. You must catch up with the ghost ship: sail at least to space 10.",
    "ghost.arrival-coin": (
        "Sky gets a coin of 3 from the arrival tile “Order of arrival”. "
        "Orange gets a coin of 1 from the arrival tile “Order of arrival”."
    ),
    "table.advice": ("You can't riposte: your rival paid 1 Viking, so it costs 2. You have 1: you must flee."),
}
"""Rules that neither tell nor refuse: what another rule says of them."""

SCORES = {"glory.goods": (5, 0, 0), "glory.winner": (9, 7, 5), "glory.shared": (6, 6, 3)}

PICTURES = [key for key in ENTRIES if key not in SHOWN and key not in SCORES]


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
    setting_up = ["setup.ships", "setup.tiles", "setup.arrivals", "setup.portions", "short.match"]
    assert [*setting_up, "crew.rearrange"] == PICTURES
    assert all(example(rule).moments == () and example(rule).refused is None for rule in PICTURES)


@pytest.mark.parametrize("rule", ENTRIES)
def test_a_position_shows_little_else(rule):
    entry = ENTRIES[rule]
    lines = entry.get("position", "").split(" / ")
    route = next((line for line in lines if line.startswith("route:")), "")
    assert len(lines) <= 6
    assert route.count(",") < 4
    assert len(entry.get("moves", ())) <= 4
    assert "players" not in entry or rule.startswith(("setup.", "short."))


# ------------------------------------------------------------------------------------------------ What is to be seen


def test_villages_encounter_and_pillage_hold_their_portions():
    portions = example("setup.portions").match.table.portions
    assert {space: lying for space, lying in enumerate(portions) if lying} == {
        3: (2, 1),
        8: (3, 1),
        **dict.fromkeys((5, 10, 15, 20), (1, 1, 1)),
    }


def test_the_reserve_was_empty_when_the_port_gave_a_viking():
    assert example("setup.reserve").match.table.reserve == -1


def test_the_same_ship_has_its_turn_again():
    match = example("turn.end").match
    assert asked(match) == ("PlaceTile", 0)
    match.undo()
    match.undo()
    assert asked(match) == ("Navigate", 0)


def test_what_was_discarded_is_nowhere():
    match = example("stow.gone").match
    assert faces(ship(match, 0).aboard) == ["sail"]
    assert "pennant-3" in faces(match.table.gone)


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


def test_an_attack_on_a_single_viking_cannot_be_answered():
    match = example("table.advice").match
    assert (asked(match), crews(match)) == (("RiposteOrFlee", 1), [0, 1, 0])
