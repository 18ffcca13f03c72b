"""Every card of Vikingar: what an event does in each edition, and what an item or a power adds to which throw."""

from __future__ import annotations

import pytest

from vikinglab.games.vikingar.box import FEATS

from .helpers import EDITIONS, at, begin, choices, play_on, thrown

EVENTS = {
    "fair-wind": (0, "", 0),
    "dead-calm": (2, "stay", 0),
    "drift-ice": (3, "stay", 0),
    "iceberg-field": (4, "destroy", 0),
    "storm": (3, "stay", 0),
    "great-storm": (4, "stay", 0),
    "hurricane": (5, "destroy", 0),
    "thick-fog": (2, "stay", 0),
    "lone-longship": (3, "stay", 1),
    "enemy-longships": (4, "destroy", 2),
    "enemy-fleet": (5, "destroy", 3),
    "drifting-wreck": (2, "find", 1),
    "floating-cargo": (3, "find", 2),
    "sunken-hoard": (4, "find", 3),
    "merchant-knarr": (3, "find", 2),
    "merchant-convoy": (4, "find", 3),
    "rans-nets": (4, "stay", 0),
    "sea-serpent": (5, "destroy", 3),
    "hafgufa": (5, "destroy", 3),
    "lyngbakr": (4, "stay", 2),
    "kraken": (6, "destroy", 0),
    "northern-lights": (0, "", 0),
    "odins-ravens": (1, "stay", 1),
    "narwhals": (2, "stay", 1),
    "cross-currents": (3, "stay", 0),
    "rogue-wave": (4, "destroy", 0),
    "maelstrom": (4, "stay", 1),
    "ghost-ship": (5, "destroy", 3),
}
"""The runes of each event, what it does if it wins, and the gold for beating it."""
LATER = [*EVENTS][21:]
"""Those that only the Kickstarter edition has."""
BOTH = [(edition, event) for edition in EDITIONS for event in EVENTS if edition == "kickstarter" or event not in LATER]


def met(edition, event, *throws):
    text = "dials: 1 D15 / A: H H / B: H H / sails: A1"
    return begin(text, "move N01", edition=edition, drawn=[event, *(throws if EVENTS[event][0] else ())])


def test_each_edition_has_these_events():
    for edition in EDITIONS:
        cards = {*begin("A: H / B: H", edition=edition).table.box.event_cards}
        assert cards == {event for known, event in BOTH if known == edition}


@pytest.mark.rule("vikingar:sea.won")
@pytest.mark.parametrize(("edition", "event"), BOTH)
def test_an_event_that_is_beaten(edition, event):
    runes, _, gold = EVENTS[event]
    match = met(edition, event, "4", "3" if runes > 1 else "0")
    assert thrown(match) == ([5, runes] if runes else [])
    assert (at(match, "A1"), match.table.gold[0], match.table.krakens) == ("N01", gold, (0,) * (event == "kraken"))
    assert "plunder village" in choices(match)


@pytest.mark.parametrize(("edition", "event"), [each for each in BOTH if EVENTS[each[1]][0]])
def test_an_event_that_wins(edition, event):
    lost = EVENTS[event][1]
    match = met(edition, event, "1", "1")
    assert (match.table.gold[0], match.table.krakens) == (0, ())
    if lost == "destroy":
        assert (at(match, "A1"), choices(match)) == ("-", ["activate A2", "done"])
    elif lost == "find" and edition == "first":
        assert (at(match, "A1"), "plunder village" in choices(match)) == ("N01", True)
    else:
        assert (at(match, "A1"), choices(match)) == ("H", ["complete", "done"])


# ------------------------------------------------------------------------------------------------ Items and powers

THROWS = {
    "event": ("A: H{}", "move N01", ["storm"]),
    "fall": ("edges: 1 fall / A: S01{}", "move E01", []),
    "duel": ("A: N01{}", "move N02", []),
    "raid": ("A: S01{}", "plunder city", []),
    "held raid": ("A: S12{}", "plunder cult", []),
    "outpost": ("A: S12{}", "destroy cult", []),
    "siege": ("A: N06{}", "besiege", []),
    "quest": ("monsters: S03 mara / A: S03{}", "challenge", []),
}
"""A position and a move for each throw of an attacker. B has a longship in N02 and an outpost in S12."""
LAND = "dials: 1 D01, 2 D18, 3 D03, 6 D06, 12 D12 / {} / B: N02, outposts S12:cult{} / sails: A1"
ATTACK, RAID, SEA = {"duel", "held raid", "outpost"}, {"raid", "held raid"}, {"event", "fall"}
ITEMS = {
    "draugr": (3, ATTACK, 1),
    "crowned-draugr": (4, "defence", 1),
    "forest-troll": (3, RAID, 1),
    "mountain-troll": (5, {"siege"}, 2),
    "mara": (3, "sink", 0),
    "nokk": (3, SEA, 1),
    "fossegrim": (3, "once", 2),
    "whelp": (4, {"quest"}, 1),
    "skoll": (5, ATTACK, 1),
    "hati": (5, "defence", 1),
    "garm": (5, RAID, 1),
    "frost-giant": (5, ATTACK, 1),
    "fire-giant": (5, {"siege"}, 2),
    "rime-thurs": (4, SEA, 1),
    "lindworm": (4, "defence", 1),
    "fafnir": (6, "any", 1),
    "nidhogg": (6, "any", 1),
    "surt": (7, "any", 2),
    "hraesvelg": (4, SEA, 1),
    "ironwood-witch": (4, "sink", 0),
    "valravn": (4, {"quest"}, 1),
    "cursed-berserk": (4, RAID, 1),
    "modgud": (6, SEA, 2),
    "hel": (6, "any", 1),
}
"""The runes of each monster, and where its item adds how many."""
POWERS = {"berserk": {"duel"}, "warden": "defence", "hunter": {"quest"}, "fearless": SEA}


def attack(throw, *, own="", foe="", powers="", edition="kickstarter"):
    """The runes of the attack and of the defence."""
    text, move, drawn = THROWS[throw]
    position = LAND.format(text.format(own), foe) + powers
    return thrown(begin(position, move, edition=edition, drawn=[*drawn, "9", "1"]))


def more(where, throw, n):
    """Return the runes that an item or a power adds to an attack, and to the defence of a longship or an outpost."""
    named = throw in where if isinstance(where, set) else where == "any"
    return n * named, n * (throw in ATTACK and where in ("any", "defence"))


@pytest.mark.rule("vikingar:rune.items")
@pytest.mark.parametrize("item", [item for item, (_, where, _) in ITEMS.items() if where not in ("sink", "once")])
@pytest.mark.parametrize("throw", THROWS)
def test_an_item_adds_to_the_throws_that_it_names(item, throw):
    _, where, n = ITEMS[item]
    base = attack(throw)
    assert attack(throw, own=f", items {item}")[0] == base[0] + more(where, throw, n)[0]
    assert attack(throw, foe=f", items {item}")[1] == base[1] + more(where, throw, n)[1]


@pytest.mark.rule("vikingar:rune.items")
@pytest.mark.parametrize("power", POWERS)
@pytest.mark.parametrize("throw", THROWS)
def test_a_power_adds_to_the_throws_that_it_names(power, throw):
    base, where = attack(throw), POWERS[power]
    for holder, other in ("AB", "BA"):
        found = attack(throw, powers=f" / chiefs: {holder} 1 {power}, {other} 1 raider")
        side = "AB".index(holder)
        assert found[side] == base[side] + more(where, throw, 1)[side]


@pytest.mark.rule("vikingar:quest.fight")
@pytest.mark.parametrize("monster", ITEMS)
def test_a_monster_defends_with_its_runes_and_leaves_its_item(monster):
    for edition in EDITIONS:
        match = begin(
            "dials: 3 D03 / A: S03 / B: H / sails: A1", "challenge", edition=edition, drawn=[monster, "4", "1"]
        )
        assert (thrown(match), match.table.items[0]) == ([5, ITEMS[monster][0]], (monster,))
        assert match.table.tracks[FEATS.index("hero")] == 1


@pytest.mark.rule("vikingar:item.sink")
@pytest.mark.parametrize("item", [item for item, (_, where, _) in ITEMS.items() if where == "sink"])
def test_an_item_that_sinks_is_used_once(item):
    match = play_on(begin(f"dials: 1 D01, 2 D18 / A: N01, items {item} / B: N02 H"), "sink B1")
    assert (at(match, "B1"), match.table.items[0], match.table.gone) == ("-", (), (item,))
    assert sum(match.table.tracks) == 0


@pytest.mark.rule("vikingar:combat.items")
@pytest.mark.parametrize("throw", [throw for throw in THROWS if throw != "event"])
def test_an_item_for_once_may_be_used_for_any_throw(throw):
    text, move, drawn = THROWS[throw]
    match = begin(LAND.format(text.format(", items fossegrim"), ""), move, "use", drawn=[*drawn, "9", "1"])
    assert (thrown(match)[0], match.table.gone) == (7, ("fossegrim",))
