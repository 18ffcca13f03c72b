"""Phase 2: whose turn it is, catching up, where to stop, the harbour, and the order in which things are passed."""

from __future__ import annotations

import re

import pytest

import vikinglab as vl
from vikinglab.core.engine import notation
from vikinglab.games.raids import GAME
from vikinglab.games.raids.play import Navigate

from .helpers import STANDARD, asked, begin, choices, crews, faces, play_on, refusal, ship, tile_at, told

# ------------------------------------------------------------------------------------------------ Positions

POSITIONS = """
turn.furthest-behind: the ship furthest behind plays, whatever its seat
route: 6 rune, 7 wood, 9 rune, 12 axe / A: space 12 / B: space 9 / C: space 6
asks Navigate C

turn.furthest-behind: who sails past another waits for it
route: 7 rune, 9 rune, 12 port / A: space 3 / B: space 7 / C: space 9
plays sail 12, home, home
asks Navigate A, Navigate B, Navigate C, Navigate A

turn.furthest-behind: one plays several times running if it stays behind; here B flees, and A is still behind it
route: 7 rune, 9 port / A: space 3, crew 2 / B: space 7, crew 1 / C: home 1
plays sail 7, sail 9
asks Navigate A
tells tile.rune: Orange takes a rune.
where 7 9 21

turn.furthest-behind: it is told why
route: 7 rune, 9 rune, 12 port / A: start 2 / B: space 7 / C: home 1
plays sail 12
tells turn.start-order: Orange plays: of the ships still in the harbour, it has the highest position, 2.
tells turn.furthest-behind: Sky plays: it is furthest behind, at space 7.

turn.start-order: ships leave in the order of their positions, though one at sea is near
route: 1 rune, 2 wood, 3 port / A: start 2 / B: start 3 / C: start 1
plays sail 1, sail 3
asks Navigate B, Navigate A, Navigate C

turn.voyage: a ship that is home waits until all are
route: 7 rune, 9 rune / A: space 3 / B: space 7 / C: space 9
plays home, home
asks Navigate A, Navigate B, Navigate C
tells voyage.next: nothing

turn.voyage: when all are home, the next voyage begins
route: 7 rune, 9 rune / A: space 3 / B: space 7 / C: space 9
plays home, home, home
tells voyage.next: Voyage 2 begins.

turn.end: the next ship waits until the fight is over; A has fled then, so B at 6 is furthest behind
route: 6 rune, 7 wood, 9 port / A: space 3, crew 3 / B: space 6 / C: space 7, crew 2
plays sail 7, riposte, sail 9
asks RiposteOrFlee C, RiposteOrFlee A, Navigate B

turn.end: a turn ends at once on a free tile
route: 7 rune, 9 port / A: space 3 / B: space 7 / C: home 1
plays sail 9
asks Navigate B

catch-up.discard: what lies behind the ship stays
route: 6 monster-3, 8 axe, 9 rune / A: space 7 / B: space 9 / C: home 1
tile 6: monster-3
tile 8: none
tile 9: rune

catch-up.discard: what is discarded is told
route: 2 rune, 7 wood, 9 port, 4 monster-3, 6 axe / A: space 2 / B: space 7 / C: space 1
plays sail 9
tells catch-up.discard: Orange discards the tiles before the next ship: monster of strength 3 and axe.

catch-up.discard: where nothing is discarded, nothing is told
route: 2 rune, 7 wood, 9 port, 12 axe / A: space 2 / B: space 7 / C: space 1
plays sail 9
tells catch-up.discard: nothing

catch-up.reach: a ship must sail at least as far as the next one
BEHIND
offers sail 9, sail 12, sail 14, home
refuses sail 6: Space 6 is too near. You must catch up with Sky: sail at least to space 9.
refuses sail 8: Space 8 is too near. You must catch up with Sky: sail at least to space 9.

catch-up.reach: it needn't catch the one beyond
BEHIND
plays sail 12
where 12 9 14

catch-up.reach: who can't fight for the space of the next ship sails past it
route: 9 rune, 12 port / A: space 6, crew 0 / B: space 9 / C: home 1
offers sail 12, home

catch-up.reach: the first to leave discard nothing, and the last one catches up
route: 1 rune, 2 axe, 4 wood, 9 rune, 12 port / A: start 4 / B: start 3 / C: start 2 / D: start 1
plays sail 4, sail 12, sail 9
asks Navigate D
tile 1: none
tile 2: none
tile 4: wood
refuses sail 2: Space 2 is too near. You must catch up with Orange: sail at least to space 4.

catch-up.start: who leaves before others has nobody to catch up with
route: 1 rune, 2 axe, 4 wood, 9 rune / A: space 9 / B: home 1 / C: start 3 / D: start 2
offers sail 1, sail 2, sail 4, sail 9, home

catch-up.start: the last to leave discards nothing if the next ship lies at the first tile
route: 1 rune, 2 axe, 9 rune / A: start 1, crew 1 / B: space 1 / C: space 9
offers sail 1, sail 2, sail 9, home

catch-up.last-ship: the last to leave sails home if all others are there
route: 1 rune, 2 axe / A: start 3 / B: start 2 / C: start 1
plays home, home
offers home

catch-up.last-ship: the last ship can only sail home
route: 6 rune, 8 monster-3, 12 axe / A: space 4 / B: home 1 / C: home 2
offers home
refuses sail 12: You can't stop at space 12: all other ships are home, and you must catch up with them. Sail home.
tile 6: none
tile 8: none
tile 12: none

catch-up.last-ship: it passes the villages on its way
route: 6 rune / A: space 4 / B: home 1 / C: home 2
plays home
tells pass.village: Orange passes the village at space 5: a Viking comes aboard.
tells pass.village: Orange passes the village at space 10: a Viking comes aboard.
tells pass.village: Orange passes the village at space 15: a Viking comes aboard.
tells pass.village: Orange passes the village at space 20: a Viking comes aboard.

navigate.forward: ships never sail back
route: 2 rune, 9 rune / A: space 7 / B: space 9 / C: home 1
refuses sail 2: You can't sail to space 2: you are at space 7, and ships only sail forward.
refuses sail 3: You can't sail to space 3: you are at space 7, and ships only sail forward.
refuses sail 7: You can't sail to space 7: you are at space 7, and ships only sail forward.

navigate.forward: behind a monster a ship can't turn back or stay
MONSTER_AHEAD
plays sail 7, cede
refuses sail 4: You can't sail to space 4: you are at space 4, and ships only sail forward.

navigate.stop: where a ship stops is told
route: 9 wood, 12 pennant-3 / A: space 6 / B: space 9 / C: home 1
plays sail 12
tells navigate.stop: Orange stops at space 12: pennant of 3.

navigate.empty: one can't stop where no tile lies
route: 9 wood, 12 rune / A: space 6 / B: space 9 / C: home 1
refuses sail 13: You can't stop at space 13: its tile is gone.

navigate.empty: a monster that was beaten leaves an empty space
route: 2 monster-2, 4 rune / A: start 3, crew 2 / B: start 2 / C: start 1
plays sail 4, fight, sail 4
refuses sail 2: You can't stop at space 2: its tile is gone.

navigate.passage: villages, encounters and pillages are only passed
voyage: 2 / route: 9 rune, 11 encounter, 12 pillage / A: space 6 / B: space 9 / C: home 1
refuses sail 10: You can't stop at a village. Sail past it: a Viking comes aboard if you have a free shield.
refuses sail 11: You can't stop at an encounter. Sail past it, and take the Vikings left there, if any.
refuses sail 12: You can't stop at a pillage. Sail past it, and take the coin left there, if any.

navigate.passage: an encounter that is used up is still no place to stop
route: 9 rune, 11 encounter 0 / A: space 6 / B: space 9 / C: home 1
refuses sail 11: You can't stop at an encounter. Sail past it, and take the Vikings left there, if any.

navigate.harbour: ships take the lowest free start position as they come home
route: 6 rune, 9 wood, 12 port / A: space 12 / B: space 6 / C: space 4
plays home, home
tells navigate.harbour: Green is home, at start position 1.
tells navigate.harbour: Sky is home, at start position 2.
berths 0 2 1

navigate.harbour: the positions of ships that have not left are not free
route: 9 wood / A: start 4 / B: start 3 / C: start 2 / D: start 1
plays home, sail 9, home
berths 4 0 2 1

navigate.harbour: a position that others have left is free
route: 6 rune, 9 wood / A: start 2 / B: space 6 / C: home 3
plays home
berths 1 0 3

navigate.in-order: what is passed comes in the order of the route
voyage: 2 / route: 4 pillage, 6 encounter, 7 rune / A: start 3 / B: start 2 / C: start 1
plays sail 7
tells: Orange passes the pillage at space 4 and takes a coin of 3.
tells: Orange passes the village at space 5: a Viking comes aboard.
tells: Orange passes the encounter at space 6 and takes 2 Vikings.
tells: Orange stops at space 7: rune.

navigate.in-order: Vikings found before a monster can fight it
route: 3 encounter, 4 monster-2, 7 rune / A: start 3, crew 1 / B: start 2 / C: start 1
plays sail 7
offers fight, cede

navigate.in-order: Vikings found behind a monster can't fight it
route: 3 monster-2, 4 encounter, 7 rune / A: start 3, crew 1 / B: start 2 / C: start 1
plays sail 7
offers cede

navigate.in-order: a full ship has room for the Viking of a village behind the monster
route: 4 monster-2, 7 rune / A: start 3, crew 10 / B: start 2 / C: start 1
plays sail 7, fight, sail 7
crew 9

navigate.in-order: a full ship loses the Viking of a village before the monster
route: 6 monster-2, 7 rune / A: start 3, crew 10 / B: start 2 / C: start 1
plays sail 7, fight, sail 7
crew 8

navigate.in-order: behind a monster the course may be chosen anew
MONSTER_AHEAD
plays sail 7, cede
asks Navigate A
offers sail 6, sail 7, sail 9, sail 12, home

monster.stays: a monster that lets a ship pass waits for the next one
MONSTER_AHEAD
plays sail 7, cede, sail 7
tile 4: monster-3

monster.stays: B has no Viking and passes, and C is the last ship before the monster
MONSTER_AHEAD
plays sail 7, cede, sail 7, sail 6
asks Navigate C
tile 4: none

monster.stays: a ship meets no monster before the ship that it must catch, and only the village at 10
route: 7 monster-3, 9 rune, 12 port / A: space 6, crew 5 / B: space 9 / C: home 1
plays sail 12
tells monster.cede: nothing
crew 6

monster.stays: monsters beyond the next ship are met
route: 9 rune, 11 monster-3, 12 port / A: space 6, crew 5 / B: space 9 / C: home 1
plays sail 12
asks MeetMonster A
"""
"""Positions, each with a rule and what holds there, or after some moves.

``asks`` names decisions and seats, the last of them at the end; ``offers`` all that may be chosen. A move that is
refused by the rule has its sentence, and so has each event that another rule ``tells``. ``crew`` is that of A.
"""
BEHIND = """
    voyage: 2
    route: 4 monster-3, 6 encounter, 7 pillage, 8 axe, 9 rune, 12 port, 14 rune
    A: space 3, crew 4
    B: space 9, crew 2
    C: space 14
"""
"""Between A and the next ship, B, lie a monster, a village at 5, an encounter, a pillage and an axe."""
MONSTER_AHEAD = """
    route: 4 monster-3, 6 wood, 7 rune, 9 port, 12 axe
    A: start 3, crew 3
    B: start 2
    C: start 1
"""


@pytest.mark.rule("raids:turn.furthest-behind", "raids:turn.start-order", "raids:turn.voyage", "raids:turn.end")
@pytest.mark.rule("raids:catch-up.discard", "raids:catch-up.reach", "raids:catch-up.start", "raids:catch-up.last-ship")
@pytest.mark.rule("raids:navigate.forward", "raids:navigate.stop", "raids:navigate.empty", "raids:navigate.passage")
@pytest.mark.rule("raids:navigate.harbour", "raids:navigate.in-order", "raids:monster.stays")
@pytest.mark.parametrize("case", POSITIONS.strip().split("\n\n"), ids=lambda case: case.partition("\n")[0])
def test_what_holds_in_a_position(case: str) -> None:
    name, position, *lines = case.split("\n")
    match = begin({"BEHIND": BEHIND, "MONSTER_AHEAD": MONSTER_AHEAD}.get(position, position))
    seen, wanted = [_asked(match)], dict[str, list[str]]()
    for line in lines:
        what, after = re.fullmatch(r"(refuses [^:]+|tells[^:]*|tile \d+|\w+):? (.*)", line).groups()
        wanted.setdefault(what, []).append(after)
    for move in wanted.pop("plays", [""])[0].split(", "):
        seen += [_asked(play_on(match, move))] if move else []
    for what, expected in wanted.items():
        assert _found(match, name.partition(":")[0], what, seen[-len(expected[0].split(", ")) :]) == expected


def _asked(match: vl.Match) -> str:
    kind, seat = asked(match)
    return f"{kind} {'ABCD'[seat]}"


def _found(match: vl.Match, rule: str, what: str, seen: list[str]) -> list[str]:
    """Return the state of a match, as the lines of a position say it."""
    table, (word, _, rest) = match.table, what.partition(" ")
    match word:
        case "asks":
            return [", ".join(seen)]
        case "offers":
            return [", ".join(choices(match))]
        case "refuses":
            by, sentence = refusal(match, rest)
            return [sentence if by == rule else f"refused by {by}"]
        case "tells":
            return told(match.moments, rest or None) or ["nothing"]
        case "tile":
            return [tile_at(match, int(rest)) or "none"]
        case "crew":
            return [str(crews(match)[0])]
    return [" ".join(map(str, getattr(table, word)[: table.players]))]


# ------------------------------------------------------------------------------------------------ Whose turn it is


@pytest.mark.rule("raids:turn.start-order")
@pytest.mark.parametrize(
    ("positions", "first"),
    [((4, 3, 2, 1), 0), ((1, 2, 3, 4), 3), ((2, 4, 1, 3), 1)],
)
def test_in_the_harbour_the_highest_start_position_sails_first(positions: tuple[int, ...], first: int) -> None:
    ships = [f"{seat}: start {position}" for seat, position in zip("ABCD", positions, strict=True)]
    assert asked(begin("route: 9 rune \n" + "\n".join(ships))) == ("Navigate", first)


@pytest.mark.rule("raids:turn.end")
@pytest.mark.parametrize("fight", ["", "combat: B answers A, 2"])
def test_two_ships_that_do_not_fight_cannot_share_a_space(fight: str) -> None:
    with pytest.raises(vl.Refused, match="space 9"):
        begin(f"""
            route: 7 wood, 9 rune, 12 rune
            A: space 7, crew 4
            B: space {7 if fight else 12}, crew 2
            C: space 9
            D: space 9
            {fight}
        """)


# ------------------------------------------------------------------------------------------------ Catching up


@pytest.mark.rule("raids:catch-up.discard")
def test_everything_between_the_ship_and_the_next_one_is_discarded() -> None:
    match = begin(BEHIND)
    assert [space for space in range(1, 21) if tile_at(match, space)] == [9, 12, 14]
    assert {"monster-3", "encounter", "pillage"} <= {*faces(match.table.gone)}


@pytest.mark.rule("raids:catch-up.discard")
def test_the_tile_under_the_next_ship_stays_and_so_do_villages() -> None:
    match = begin(BEHIND, "sail 12")
    assert match.table.portions[5] == ()
    assert told(match.moments, "pass.village") == [
        "Orange passes the village at space 5: a Viking comes aboard.",
        "Orange passes the village at space 10: a Viking comes aboard.",
    ]
    assert faces(ship(match, 1).beside) == ["rune"]  # B takes it now


@pytest.mark.rule("raids:catch-up.discard")
def test_what_lay_on_discarded_tiles_goes_back() -> None:
    match = begin(BEHIND)
    crew, in_villages = 4 + 2, 1 + 2 + 3 + 3
    assert (match.table.portions[6], match.table.portions[7]) == ((), ())
    assert match.table.reserve == 40 - crew - in_villages
    play_on(match, "sail 12")
    assert (ship(match, 0).crew, ship(match, 0).coins) == (4 + 2, ())  # two villages, and nothing else on the way


@pytest.mark.rule("raids:catch-up.last-ship")
@pytest.mark.parametrize(
    ("text", "asks"),
    [
        ("route: 6 rune / A: space 4 / B: home 1 / C: home 2", "sail home: all other ships are home already."),
        (
            "route: 16 rune, 18 monster-3, 19 axe / A: home 1 / B: space 16 / C: space 19",
            "sail home: there is nowhere left to stop.",
        ),
        ("route: 6 rune, 12 axe / A: space 4 / B: space 6 / C: home 1", "how far do you sail? At least to space 6."),
    ],
)
def test_the_question_says_why_a_ship_can_only_sail_home(text: str, asks: str) -> None:
    assert str(begin(text).question).endswith(f", {asks}")


# ------------------------------------------------------------------------------------------------ Where to stop


@pytest.mark.rule("raids:navigate.stop")
@pytest.mark.parametrize(
    "tile",
    ["axe", "double-axe", "double-sail", "double-hammer", "pennant-5", "mead", "rune", "port", "double-port"],
)
def test_one_may_stop_at_any_tile_without_an_arrow(tile: str) -> None:
    match = begin(f"voyage: 3 / route: 9 wood, 18 {tile} / A: space 6 / B: space 9 / C: home 1")
    assert "sail 18" in choices(match)
    assert asked(play_on(match, "sail 18")) == ("PlaceTile", 1)
    assert (match.table.where[0], tile_at(match, 18)) == (18, tile)


@pytest.mark.rule("raids:navigate.stop")
@pytest.mark.parametrize(
    ("spaces", "villages"),
    [(20, [5, 10, 15, 20]), (40, [*range(2, 25), 30])],  # the longest board that a content file may have
)
def test_one_may_ask_for_every_space_of_the_route(spaces: int, villages: list[int]) -> None:
    own = STANDARD.replace("value = 20,", f"value = {spaces},").replace("[5, 10, 15, 20]", str(villages))
    table = GAME.setup(GAME.box(content=own), 3)
    table.settle()
    asked_for = [notation.write(action) for action in Navigate(0, 1).reach(table)]
    assert asked_for == [*(f"sail {space}" for space in range(1, spaces + 1)), "home"]


@pytest.mark.rule("raids:navigate.stop")
@pytest.mark.parametrize("space", [1, 7])
def test_no_ship_waits_where_no_tile_lies(space: int) -> None:
    with pytest.raises(vl.Refused, match=rf"^Line 3 of .*: no tile lies at space {space}, so no ship can"):
        begin(f"route: 9 rune \n A: start 2 \n B: space {space} \n C: home 1")


@pytest.mark.rule("raids:navigate.passage")
@pytest.mark.rule("raids:monster.no-viking")
@pytest.mark.parametrize(
    ("ship", "takes"),
    [
        ("crew 3", "beating it costs 4 Vikings (strength 4), ceding costs 1. You have 3."),
        ("crew 2, aboard axe", "beating it costs 3 Vikings (strength 4, less 1 for axes), ceding costs 1. You have 2."),
        (
            "crew 1, aboard axe axe axe",
            "beating it costs 1 Viking (strength 4, less 3 for axes), ceding costs 1. You have 1.",
        ),
        ("crew 4, aboard axe axe axe axe", "your axes beat it at no cost (strength 4, less 4)."),
        # It gets a Viking at the village before it.
        ("crew 0", "beating it costs 4 Vikings (strength 4), ceding costs 1. You have none yet."),
        (
            "crew 0, aboard axe",
            "beating it costs 3 Vikings (strength 4, less 1 for axes), ceding costs 1. You have none yet.",
        ),
    ],
)
def test_monsters_are_only_passed_and_the_sentence_says_at_what_price(ship: str, takes: str) -> None:
    match = begin(f"voyage: 2 / route: 9 rune, 13 monster-4 / A: space 6, {ship} / B: space 9 / C: home 1")
    assert refusal(match, "sail 13") == ("navigate.passage", f"You can't stop at a monster. Sail past it: {takes}")


# ------------------------------------------------------------------------------------------------ The harbour


@pytest.mark.rule("raids:navigate.harbour")
@pytest.mark.parametrize("ships", ["A: start 3 \n B: start 2 \n C: start 1", "A: space 6 \n B: space 9 \n C: home 1"])
def test_one_may_always_sail_straight_home(ships: str) -> None:
    match = begin(f"route: 7 rune, 9 rune, 12 port \n {ships}")
    assert choices(match)[-1] == "home"
    assert match.table.where[0] < match.table.box.home == play_on(match, "home").table.where[0]


@pytest.mark.rule("raids:navigate.harbour")
def test_a_ship_that_is_home_plays_no_more_in_this_voyage() -> None:
    match = begin("route: 6 rune, 9 wood, 12 port \n A: space 3 \n B: space 6 \n C: space 9", "home", "sail 12")
    seats = []
    while match.table.voyage == 1:
        seats.append(asked(match)[1])
        play_on(match, "stow" if "stow" in choices(match) else "home")
    assert 0 not in seats


@pytest.mark.rule("raids:navigate.in-order")
@pytest.mark.parametrize("then", ["sail 6", "sail 9", "sail 12", "home"])
def test_behind_a_monster_any_course_may_be_taken(then: str) -> None:
    assert asked(begin(MONSTER_AHEAD, "sail 7", "cede", then)) == ("Navigate", 1)


@pytest.mark.rule("raids:navigate.in-order")
def test_a_ship_that_left_the_harbour_gives_up_its_start_position_at_once() -> None:
    match = begin(MONSTER_AHEAD, "sail 7")
    assert (match.table.where[0], match.table.berths[0]) == (4, 0)
    assert crews(play_on(match, "fight", "home"))[0] == 4
    assert match.table.berths[0] == 3


@pytest.mark.rule("raids:monster.stays")
def test_a_beaten_monster_bars_nobody_any_more() -> None:
    match = begin(MONSTER_AHEAD, "sail 7", "fight", "sail 7", "sail 9")
    assert asked(match) == ("Navigate", 2)
    assert faces(ship(match, 0).beside) == ["monster-3"]
