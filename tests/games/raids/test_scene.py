"""The board of Raids: at every position all is drawn, all is told, and all can be pointed at."""

from __future__ import annotations

import random
import re
from importlib.resources import files
from itertools import pairwise
from math import dist

import pytest

import vikinglab as vl
from tests.games.raids.helpers import begin
from vikinglab.core.engine.decision import Decision
from vikinglab.core.show.scene import Scene, ids
from vikinglab.games.raids import GAME, scoring
from vikinglab.games.raids.scene import doubt, scene
from vikinglab.testing.matches import random_positions, words

LARGEST = 40_000
STANDARD = files("vikinglab.games.raids").joinpath("content", "standard.toml").read_text("utf-8")


def marks(shown: Scene) -> dict:
    return {mark.id: mark for mark in shown.marks}


def named(tile) -> str:
    word = tile.word
    return str(GAME.speech.say(word.key, word.facts)) if hasattr(word, "key") else str(word)


def show(position: str, **chosen) -> Scene:
    return scene(vl.position("raids", position, **chosen).table)


# ------------------------------------------------------------------------------------------------ Every position


@pytest.mark.parametrize("players", GAME.usual_box().players)
def test_every_position_is_shown_whole(players):
    for table in random_positions(GAME, players, seed=1):
        before = table.to_json()
        shown = scene(table)
        assert table.to_json() == before
        parts = [part.id for part in (*shown.groups, *shown.marks)]
        assert len(parts) == len(set(parts))
        groups, spaces = {group.id for group in shown.groups}, marks(shown)
        for mark in shown.marks:
            assert mark.group in groups
            assert not mark.on or spaces[mark.on].kind == "space"
            assert not mark.words or set(mark.words) == {"en", "fr"}
        check_words(table, shown)
        check_paths(table, shown)


NAMES = "Orange", "Sky", "Green", "Pink"


def check_words(table, shown):
    """Every tile, every ship, every crew and the turn are told where they are."""
    for space, tile in enumerate(table.route):
        if tile is not None:
            assert words(shown, f"space:{space}").startswith(f"Space {space}: {named(tile)}")
            assert named(tile) in words(shown, f"tile:{tile.id}")
    for seat, ship in enumerate(table.ships):
        panel, name = words(shown, f"panel:{seat}"), NAMES[seat]
        for tile in (*ship.aboard, *ship.beside):
            assert named(tile) in panel
            assert named(tile) in words(shown, f"tile:{tile.id}")
        for place, tile in enumerate(ship.aboard, 1):
            assert words(shown, f"place:{seat}:{place}").startswith(f"Place {place}: {named(tile)}")
        assert f"Crew: {ship.crew or 'no'} Viking" in panel
        assert f"room for {table.room(seat)}." in panel
        assert f"Glory so far: {sum(scoring.glory(table, seat).values())}" in panel
        assert f"Coins: {', '.join(map(str, ship.coins))}." in panel if ship.coins else "No coins" in panel
        here = words(shown, f"space:{table.where[seat]}" if 0 < table.where[seat] < table.box.home else "harbour")
        assert f"{name}'s ship is here" in here or f" {name}, " in here or not table.berths[seat]
    turn = [seat for seat in range(table.players) if str(shown.title).endswith(f"{NAMES[seat]} to play")]
    if isinstance(table.waiting, Decision):
        assert turn == [table.waiting.seat]
        assert shown.active == (f"ship:{table.waiting.seat}", f"panel:{table.waiting.seat}")


def check_paths(table, shown):
    """All that one can point at to choose is there to be pointed at."""
    if not isinstance(table.waiting, Decision):
        return
    there = ids(shown.marks)
    for action in table.waiting.reach(table):
        for id in table.waiting.path(table, action):
            on_board = id.startswith(("space:", "ship:")) or id == "harbour"
            full = id.endswith(":free") and len(table.ships[table.waiting.seat].aboard) == table.box.places
            assert not on_board or full or id in there, id


FULL = """
    voyage: 4
    arrivals: order, kinds, monsters, shields
    route: ROUTE
    A: start 4, crew 3, aboard axe double-axe sail hammer pennant-3, beside rune port monster-2 wood fur monster-4, coins 6 3 1
    B: start 3, crew 2, aboard axe axe sail double-sail pennant-4, beside rune rune double-port monster-3 pig wood, coins 6 3 3
    C: start 2, crew 1, aboard axe axe sail pennant-5 double-hammer, beside rune port port monster-3 pig mead, coins 6 1 1
    D: start 1, crew 0, aboard double-sail hammer wood fur, beside rune rune double-port monster-4 monster-5 port, coins 3 3 1 1
    """  # noqa: E501
ROUTE = """
    1 double-axe, 2 hammer, 3 double-hammer, 4 pennant-6, 6 pennant-7, 7 pig, 8 mead, 9 rune, 11 rune, 12 rune, 13 port,
    14 double-port, 16 pillage, 17 pillage, 18 monster-5, 19 monster-6
    """


def test_the_fullest_board_is_still_small():
    """Nearly every tile of three voyages lies with a ship, and the whole fourth stack on the route."""
    shown = show(FULL.replace("ROUTE", " ".join(ROUTE.split())))
    assert sum(mark.id.startswith("tile:") for mark in shown.marks) == 59
    assert max(len(shown.svg(language).encode()) for language in ("en", "fr")) <= LARGEST


# ------------------------------------------------------------------------------------------------ Particular words

MIDDLE = """
    voyage: 2
    arrivals: order, runes, ports, sails
    route: 4 monster-4, 6 rune, 7 axe, 12 encounter 1, 13 pillage, 14 pennant-4, 16 fur, 17 double-port, 18 hammer
    A: space 3, crew 4, aboard axe axe wood, beside rune port, coins 6 3
    B: space 7, crew 2
    C: home 1, crew 0, beside monster-3 monster-2
    """


def test_what_lies_on_a_space_and_who():
    shown = show(MIDDLE)
    assert words(shown, "space:7") == "Space 7: axe (2 shields). Sky's ship is here"
    assert words(shown, "space:7", "fr") == "Case 7 : Arme (2 Boucliers). Le Drakkar de Bleu est ici"
    assert words(shown, "space:3") == "Space 3: empty. Orange's ship is here"
    assert words(shown, "space:12") == "Space 12: encounter (Vikings left: 1; passage)"
    assert words(shown, "space:13") == "Space 13: pillage (coins left: 3, then 1; passage)"
    assert words(shown, "space:13", "fr") == "Case 13 : Pillage (Pièces à prendre : 3 puis 1 ; passage)"
    assert words(shown, "space:17") == "Space 17: double port"
    assert words(shown, "space:15") == "Space 15: village, 2 Vikings"
    assert words(shown, "space:5") == "Space 5: village, 1 Viking"
    assert words(show(MIDDLE.replace("A: space 3", "A: space 6")), "space:5") == "Space 5: village, no Viking"


def test_a_figure_that_was_reconstructed_is_told_and_printed_as_such():
    shown = show(MIDDLE)
    assert words(shown, "space:14") == "Space 14: pennant of 4 (reconstructed, 1 shield)"
    assert words(shown, "space:16") == "Space 16: fur (worth 5, reconstructed, 1 shield)"
    pennant = marks(shown)["tile:pennant-4.2.1"]
    assert pennant.figure == "4"
    assert pennant.unsure
    assert not marks(shown)["tile:pillage.2.1"].unsure
    assert "Reconstructed: shields and italic figures" in shown.words()
    assert "monster of strength 3 (reconstructed)" in words(shown, "panel:2")
    assert "(coins 9, runes 1, runes reconstructed)" in words(shown, "panel:0")
    assert "(runes" not in words(shown, "panel:1")


def test_ones_own_figures_are_sure():
    own = STANDARD.replace('source = "reconstructed"', 'source = "published"').replace('"inferred"', '"published"')
    box = GAME.box(content=own)
    assert not any(doubt(box, tile) for tile in box.tiles.values())
    table = GAME.setup(box, 3)
    table.settle()
    table.playout(random.Random(1))
    shown = scene(table)
    assert "reconstructed" not in " ".join(shown.words()).lower()
    assert not any(mark.unsure for mark in shown.marks)


def test_a_ship_is_told_whole():
    shown = show(MIDDLE)
    assert words(shown, "panel:0") == (
        "Orange, A, at space 3. Crew: 4 Vikings, room for 9. "
        "Aboard: axe (2 shields), axe (2 shields), wood (worth 3, reconstructed, 1 shield). 2 free places. "
        "Beside the ship: rune, port. Coins: 6, 3. Glory so far: 10 (coins 9, runes 1, runes reconstructed)"
    )
    assert words(shown, "panel:2") == (
        "Green, C, home, at position 1. Crew: no Viking, room for 10. Nothing aboard. 5 free places. "
        "Beside the ship: monster of strength 3 (reconstructed), monster of strength 2 (reconstructed). "
        "No coins. Glory so far: 5 (monsters 5)"
    )
    assert words(shown, "crew:0") == "Crew: 4 Vikings, room for 9"
    assert marks(shown)["crew:0"].text == "4/9"
    assert marks(shown)["glory:0"].text == "10"


def test_arrival_tiles_of_all_voyages_are_told_and_this_ones_lies_in_the_harbour():
    shown = show(MIDDLE)
    assert words(shown, "arrival:1") == "Arrival tile 1, paid: Order of arrival"
    assert words(shown, "arrival:2") == "Arrival tile 2, this voyage: Most runes"
    assert words(shown, "arrival:4") == "Arrival tile 4, still to come: Most sails"
    here = [mark.id for mark in shown.marks if mark.id.startswith("arrival:") and mark.on == "harbour"]
    assert here == ["arrival:2"]
    assert marks(shown)["arrival:1"].faint


def test_the_harbour_says_who_is_home_and_who_is_about_to_leave():
    assert words(show(MIDDLE), "harbour") == "Harbour, start positions. 1: Green, home. 2: free. 3: free"
    table = vl.new("raids", players=4, seed=3).table
    berths = {berth: NAMES[seat] for seat, berth in enumerate(table.berths)}
    told = words(scene(table), "harbour")
    assert told.count("about to leave") == 4
    assert all(re.search(rf"{berth}: {name},", told) for berth, name in berths.items())
    assert marks(show(MIDDLE))["ship:2"].over == "vl-moored"
    assert not marks(scene(table))["ship:2"].over


def test_a_combat_is_told_between_the_two_ships():
    match = begin(MIDDLE, "sail 7")
    shown = scene(match.table)
    assert words(shown, "clash") == "Combat at space 7: Sky must riposte with 2 Vikings, or flee from Orange"
    assert words(shown, "space:7").endswith("Orange's ship is here. Sky's ship is here")
    one, two = marks(shown)["ship:0"], marks(shown)["ship:1"]
    assert dist((one.x, one.y), (two.x, two.y)) > one.size * 0.8
    assert str(shown.title) == "Voyage 2 of 4: Sky to play"
    assert "clash" not in marks(show(MIDDLE))


def test_a_ship_that_halts_at_a_monster_lies_there():
    match = begin(MIDDLE.replace("4 monster-4, 6 rune, 7 axe", "6 rune, 7 axe, 8 monster-4"), "sail 14")
    shown = scene(match.table)
    assert marks(shown)["ship:0"].on == "space:8"
    assert words(shown, "space:8") == ("Space 8: monster of strength 4 (reconstructed, passage). Orange's ship is here")


def test_the_ghost_ship_sails_along_with_two_players():
    shown = show("voyage: 2\nroute: 6 rune, 7 axe, 12 axe\nA: space 6, crew 1\nB: space 7, crew 1\nghost: space 10")
    assert words(shown, "ship:ghost") == "The ghost ship, at space 10"
    assert words(shown, "space:10") == "Space 10: village, 2 Vikings. The ghost ship is here"
    assert words(shown, "panel:ghost") == "The ghost ship, at space 10"
    assert marks(shown)["ship:ghost"].seat is None
    assert marks(shown)["ship:ghost"].on == "space:10"
    assert [group.id for group in shown.groups] == ["chart", "panel:0", "panel:1", "panel:ghost"]
    assert "ship:ghost" not in marks(scene(vl.new("raids", players=3).table))


def test_before_anything_is_drawn():
    table = GAME.setup(GAME.box(), 4)
    table.settle()
    shown = scene(table)
    assert str(shown.title) == "Before the first voyage"
    assert not shown.active
    assert words(shown, "panel:3").startswith("Pink, D, in the harbour. Crew: no Viking")
    assert len({(mark.x, mark.y) for mark in shown.marks if mark.id.startswith("ship:")}) == 4


def test_the_end_is_told_with_the_winner():
    match, rng = vl.new("raids", players=3, seed=2), random.Random(2)
    while match.waiting:
        match.play(rng.choice(match.legal()))
    best = max(match.result.scores)
    [winner] = [("Orange", "Sky", "Green")[seat] for seat in match.result.winners]
    assert str(scene(match.table).title) == f"The match is over. {winner} wins with {best} points of glory"
    assert not scene(match.table).active


def test_a_shared_victory_is_told():
    table = vl.new("raids", players=2, seed=2).table.clone()
    table.finish(vl.Result((12, 12), (0, 1)))
    assert str(scene(table).title) == "The match is over. Orange and Sky share the victory with 12 points of glory"


def test_the_reserve_is_told_and_never_less_than_none():
    table = vl.new("raids", players=2, seed=2).table.clone()
    assert words(scene(table), "reserve") == f"Reserve: {table.reserve} Vikings"
    table.reserve = -2
    assert words(scene(table), "reserve") == "Reserve: no Vikings"
    assert marks(scene(table))["reserve"].text == "0"


def test_it_is_the_same_for_every_seat():
    table = vl.new("raids", players=3, seed=4).table
    assert scene(table) == scene(table, 1) == scene(table.view(2), 2) == GAME.scene(table, 0)


# ------------------------------------------------------------------------------------------------ Ids and places


def test_a_tile_keeps_its_id_from_the_route_to_the_ship():
    position = "voyage: 1\nroute: 3 axe, 6 rune\nA: space 3, crew 1\nB: space 6\nC: home 1"
    match = begin(position)
    before = marks(scene(match.table))["tile:axe.1.1"]
    match.play("stow")
    after = marks(scene(match.table))["tile:axe.1.1"]
    assert (before.group, before.on, before.choice) == ("chart", "space:3", "space:3")
    assert (after.group, after.on, after.choice) == ("panel:0", "place:0:1", "ship:0:axe")


def test_like_tiles_and_free_places_are_one_choice():
    shown = marks(show(MIDDLE))
    assert [shown[f"place:0:{place}"].choice for place in range(1, 6)] == [
        "ship:0:axe", "ship:0:axe", "ship:0:wood", "ship:0:free", "ship:0:free",
    ]  # fmt: skip
    assert shown["tile:axe.1.2"].choice == "ship:0:axe"


def test_a_click_on_a_ship_or_a_tile_means_its_space():
    shown = marks(show(MIDDLE))
    assert shown["ship:1"].chosen_as == shown["tile:axe.2.1"].chosen_as == "space:7"
    assert shown["ship:2"].chosen_as == shown["berth:3"].chosen_as == "harbour"


def test_vikings_stand_behind_the_first_shields():
    shown = marks(show(MIDDLE))
    behind = [shown[f"place:0:{place}"].over for place in range(1, 6)]
    assert behind == [f"raids-crew-{manned}" for manned in ("2-2", "2-2", "0-1", "0-2", "0-2")]


@pytest.mark.parametrize("spaces", [8, 12, 20, 40])
def test_spaces_lie_evenly_round_the_sea_however_many_there_are(spaces):
    villages = list(range(4, spaces + 1, 4))
    tiles = spaces - len(villages)
    head, _, _ = STANDARD.partition("[tiles.axe]")
    own = head.replace("value = 20,", f"value = {spaces},").replace("[5, 10, 15, 20]", str(villages)) + (
        '[tiles.wood]\nkind = "goods"\nname = { en = "wool", fr = "laine" }\n'
        f'copies = {{ value = [{tiles}, {tiles}, {tiles}, {tiles}], source = "rulebook" }}\n'
        'glory = { value = 2, source = "rulebook" }\nshields = { value = 1, source = "rulebook" }\n'
    )
    table = GAME.setup(GAME.box(content=own), 4)
    rng = random.Random(1)
    table.settle()
    while table.waiting.by_chance:
        table.apply(table.waiting.draw(table, rng))
    shown = scene(table)
    places = [marks(shown)[f"space:{space}"] for space in range(1, spaces + 1)]
    apart = [dist((one.x, one.y), (two.x, two.y)) for one, two in pairwise(places)]
    assert max(apart) - min(apart) < 3
    assert dist((places[0].x, places[0].y), (places[-1].x, places[-1].y)) == pytest.approx(259, abs=3)
    assert min(apart) >= min(mark.size for mark in places)
    assert words(shown, "space:1") == "Space 1: wool (worth 2, 1 shield)"
    check_words(table, shown)


@pytest.mark.parametrize("players", GAME.usual_box().players)
def test_everything_lies_within_its_group_and_groups_dont_overlap(players):
    *_, table = random_positions(GAME, players, 3)
    shown = scene(table)
    groups = {group.id: group for group in shown.groups}
    for mark in shown.marks:
        half, group = min(mark.size, 40) / 2, groups[mark.group]
        assert half <= mark.x <= group.width - half or mark.kind == "label", mark
        assert 0 <= mark.y <= group.height, mark
    for one, two in pairwise(list(groups.values())[1:]):
        assert one.y + one.height < two.y
    last = shown.groups[-1]
    assert last.x + last.width <= shown.width
    assert last.y + last.height <= shown.height


def test_a_crowd_beside_a_ship_stays_on_its_panel():
    beside = "rune rune rune rune port port monster-2 monster-3 wood wood pig"
    shown = show(
        f"voyage: 2\nroute: 12 axe\nA: space 3, crew 1, beside {beside}, coins 6 3 1\nB: space 12\nC: home 1\nD: home 2"
    )
    lying = [mark for mark in shown.marks if mark.group == "panel:0" and mark.id.startswith("tile:")]
    coins = [mark for mark in shown.marks if mark.id.startswith("coin:0:")]
    assert len(lying) == 11
    assert len({mark.x for mark in lying}) == 11
    assert max(mark.x + mark.size / 2 for mark in lying) < min(mark.x - mark.size / 2 for mark in coins) + 6
