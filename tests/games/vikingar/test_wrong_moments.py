"""Actions at the wrong moment, in both languages, and what pointing at the board means."""

from __future__ import annotations

import pytest
from vikinglab_widgets.state import reason_message as why

from .helpers import EDITIONS, begin, choices, refusal

CHOOSE = "A: H H / B: H H"
SAILS = "dials: 1 D01 / A: N01 / B: H / sails: A1"
TOLL = "dials: 6 D06 / A: H, gold 2 / B: H / toll: A1 N06"
BUILDS = "A: H, gold 9 / B: H H / builds: A 1"
NEAR = "dials: 1 D15, 2 D18 / A: N01 / B: N02 / sails: A1"
KEEPS = "A: H H / B: H H / chiefs: A 0 scout berserk, B 0 warden raider / keeps: A"
FACES = "A: H / B: H / faced: great-storm storm / chiefs: A 1 navigator, B 1 scout / events: A1 N05"
STAYS = "A: H H / B: H / stays: A1 N06"
GUARD = "dials: 6 D06, 7 D07 / A: N07 / B: H / toll: A1 N06"
REUSE = (
    "dials: 1 D01, 2 D03, 6 D06, 12 D12 / A: S12, outposts N02:city S01:city N06:city S06:cult N12:city"
    " / B: H / reuse: A S12:cult"
)
USES = "dials: 1 D15, 2 D18 / A: N01, items fossegrim / B: N02 / uses: A A1 duel N02 5 attack left"
AGAIN = (
    "dials: 1 D15, 2 D18 / A: N01 / B: N02 / thrown: 5 3 / chiefs: A 1 seeress, B 1 scout"
    " / again: A A1 duel N02 5 attack left"
)


@pytest.mark.parametrize(
    ("text", "move", "rule"),
    [
        (CHOOSE, "move N01", "activation.move-then-act"),
        (CHOOSE, "plunder city", "activation.move-then-act"),
        (CHOOSE, "whirl N01", "activation.move-then-act"),
        (CHOOSE, "besiege", "activation.move-then-act"),
        (CHOOSE, "challenge", "activation.move-then-act"),
        (CHOOSE, "settle city", "activation.move-then-act"),
        (CHOOSE, "destroy city", "activation.move-then-act"),
        (CHOOSE, "control", "activation.move-then-act"),
        (CHOOSE, "pay", "toll.pay"),
        (CHOOSE, "turn-back", "toll.pay"),
        (CHOOSE, "complete", "sea.stays"),
        (CHOOSE, "use", "combat.items"),
        (CHOOSE, "again", "power.once"),
        (CHOOSE, "keep 1", "power.choose"),
        (CHOOSE, "face storm", "power.draw-events"),
        (CHOOSE, "give-up N01 city", "outpost.most"),
        (CHOOSE, "longship", "build.longship"),
        (CHOOSE, "treasure", "build.treasure"),
        (CHOOSE, "sink B1", "item.sink"),
        (CHOOSE, "leave", "variant.all-gates"),
        (CHOOSE, "peek 1", "power.peek"),
        (SAILS, "activate A1", "round.turn"),
        (SAILS, "leave", "variant.all-gates"),
        (TOLL, "done", "toll.refuse"),
        (TOLL, "move N07", "toll.refuse"),
        (BUILDS, "activate A1", "round.turn"),
    ],
)
def test_each_action_has_its_moment(text, move, rule):
    match = begin(text, edition="kickstarter")
    found, said = refusal(match, move)
    assert found == rule
    assert said.endswith(str(match.question).replace("\N{RIGHT SINGLE QUOTATION MARK}", "'"))
    assert match.why_not(move).text["fr"].endswith(match.question["fr"])


@pytest.mark.parametrize(
    ("text", "move", "rule", "said"),
    [
        (CHOOSE, "activate A3", "round.turn", "“activate A3” isn't on offer. You can choose: “Play A1”, “Play A2”."),
        (SAILS, "whirl N07", "move.whirlpool", "A whirlpool leads only to another one that can be seen. "),
        (SAILS, "destroy city", "outpost.replace", "You can found an outpost only where nobody has one, "),
        (SAILS, "plunder temple", "temple.indestructible", "A temple can't be plundered. "),
        (SAILS, "plunder stronghold", "stronghold.raze", "You plunder a stronghold by attacking it. "),
        (SAILS, "plunder quest", "quest.fight", "At a quest site you fight a monster. There is nothing to plunder. "),
        (SAILS, "settle village", "outpost.found", "Only cities and places of worship take outposts. "),
        (SAILS, "settle temple", "outpost.found", "Only cities and places of worship take outposts. "),
        (SAILS, "attack B1", "sea.no-combat", "Longships never fight each other on the high sea. "),
        (NEAR, "attack B1", "duel.on-entry", "You attack a longship by sailing into its zone. "),
        (KEEPS, "keep 3", "power.choose", "Keep one of the powers that you were dealt. "),
        (FACES, "face kraken", "core:not-a-choice", "“face kraken” isn't on offer. You can choose: “Face Great storm "),
    ],
)
def test_what_is_asked_for_but_not_on_offer_hears_so(text, move, rule, said):
    found, sentence = refusal(begin(text, edition="kickstarter"), move)
    assert found == rule
    assert sentence.startswith(said)


@pytest.mark.parametrize(
    ("text", "path", "action"),
    [
        (SAILS, "zone:N09", "move N09"),
        (SAILS, "zone:N09:city", "move N09"),
        (SAILS, "ship:B1", "move H"),
        (SAILS, "zone:E01", "move E01"),
        (CHOOSE, "ship:B2", "activate B2"),
        (CHOOSE, "zone:N01", None),
        (CHOOSE, "gold:0", None),
        ("dials: 1 D01 / A: N01 / B: H", "zone:N01", "activate A1"),
        (TOLL, "zone:N06", "move N06"),
        (BUILDS, "zone:N06", None),
    ],
)
def test_who_points_at_the_board_means_something(text, path, action):
    from vikinglab.core.engine import notation
    from vikinglab.games.vikingar import GAME

    found = GAME.pointed(begin(text).table, [path])
    assert (notation.write(found) if found else None) == action


@pytest.mark.rule("vikingar:sea.stays")
@pytest.mark.rule("vikingar:toll.refuse")
@pytest.mark.parametrize(
    ("text", "rule", "said"),
    [
        (STAYS, "sea.stays", "You can complete only a move that an event has stopped, and only to the same zone. "),
        (GUARD, "toll.refuse", "First decide what you do about the stronghold. "),
        (REUSE, "outpost.most", "You give up an outpost only to found another, when all are on the board. "),
        (USES, "combat.items", "An item for one throw is used or kept right before that throw. "),
        (
            AGAIN,
            "power.once",
            "Right after a throw of their own, and only then, a player with the Seeress may repeat it.",
        ),
        (FACES, "power.draw-events", "When several events were drawn, one of them is chosen before anything else. "),
    ],
)
@pytest.mark.parametrize("move", ["move N07", "whirl H", "plunder city", "settle cult"])
def test_in_the_middle_of_an_activation_something_else_is_decided_first(text, rule, said, move):
    found, sentence = refusal(begin(text, edition="kickstarter"), move)
    assert (found, sentence.startswith(said)) == (rule, True)


@pytest.mark.parametrize("text", [STAYS, GUARD, REUSE, USES, AGAIN, FACES])
@pytest.mark.parametrize("path", ["zone:N07", "zone:N06:city", "ship:B1", "ship:A1"])
def test_pointing_at_the_board_in_the_middle_of_an_activation_has_a_reason(text, path):
    match = begin(text, edition="kickstarter")
    found = why(match, [path])
    assert found["rule"] == match.waiting.rules[0]
    assert found["text"]["en"].endswith(match.question["en"])


# ------------------------------------------------------------------------------------------------ Where it is already

BESIDE = "dials: 5 D05 / A: H N05 / B: H H / C: H H / sails: {}"


@pytest.mark.rule("vikingar:move.adjacent")
@pytest.mark.rule("vikingar:sea.no-combat")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("ship", "path", "rule", "en", "fr"),
    [
        ("A1", "zone:H", "move.adjacent", "A1 is on the high sea already.", "A1 est déjà en haute mer."),
        ("A1", "ship:A1", "move.adjacent", "A1 is on the high sea already.", "A1 est déjà en haute mer."),
        ("A2", "zone:N05", "move.adjacent", "A2 is in 5 North already.", "A2 est déjà dans la zone 5 Nord."),
        ("A2", "ship:A2", "move.adjacent", "A2 is in 5 North already.", "A2 est déjà dans la zone 5 Nord."),
        ("A1", "ship:B1", "sea.no-combat", "Longships never fight", "Les drakkars ne se combattent jamais"),
    ],
)
def test_a_longship_that_is_there_already_hears_so(edition, ship, path, rule, en, fr):
    found = why(begin(BESIDE.format(ship), edition=edition), [path])
    assert (found["rule"], found["text"]["en"].startswith(en), found["text"]["fr"].startswith(fr)) == (rule, True, True)


@pytest.mark.rule("vikingar:move.whirlpool")
@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("whirl H", "A1 needs no whirlpool to come to the high sea: sail there, it is next to 4 North."),
        ("whirl N04", "A1 is in 4 North already."),
    ],
)
def test_a_whirlpool_to_where_one_is_or_can_sail_is_refused_with_the_reason(move, said):
    match = begin("dials: 4 D04, 16 D16 / A: N04 / B: H N16 / sails: A1")
    assert refusal(match, move) == ("move.whirlpool", said)
    assert "whirl N16" in choices(match)


# ------------------------------------------------------------------------------------------------ Powers and editions

SCOUT = "dials: 3 D03, 9 D09 {} / edges: 3 fall / A: {} / B: H H / chiefs: A 1 scout, B 1 raider / sails: A1{}"


@pytest.mark.rule("vikingar:power.peek")
@pytest.mark.parametrize(
    ("seen", "zone", "moved", "dial", "said"),
    [
        ("", "E03", "", 2, "from the end of the world nobody sees a dial."),
        ("", "N03", "", 13, "it isn't beside your dial. Only from the high sea can you look at any dial."),
        ("", "N03", "", 3, "Dial 3 lies face up."),
        (", 2 D24 A", "N03", "", 2, "You have seen dial 2 already."),
        (", 2 D24 A", "H", "", 2, "You have seen dial 2 already."),
        ("", "N03", " moved", 2, "You can't look at dial 2: your longship has moved already."),
    ],
)
def test_a_scout_hears_why_a_dial_cant_be_seen(seen, zone, moved, dial, said):
    rule, sentence = refusal(begin(SCOUT.format(seen, zone, moved), edition="kickstarter"), f"peek {dial}")
    assert (rule, said in sentence) == ("power.peek", True)


@pytest.mark.rule("vikingar:power.once")
@pytest.mark.parametrize(
    ("used", "said"),
    [
        ("", "A throw can be repeated only right after it was made."),
        (" / used: A", "You have used this power in this round already."),
    ],
)
@pytest.mark.parametrize("turn", ["turn: A", "sails: A1"])
def test_a_seeress_hears_that_her_power_is_used_or_when_to_use_it(used, said, turn):
    match = begin(f"A: H H / B: H / chiefs: A 1 seeress, B 1 scout{used} / {turn}", edition="kickstarter")
    assert refusal(match, "again") == ("power.once", said)
    assert why(match, ["power:0"])["text"]["en"] == said
