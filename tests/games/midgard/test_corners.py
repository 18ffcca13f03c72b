"""Places where rules of Midgard meet: artifacts in the middle of a part, and rare positions."""

from __future__ import annotations

import pytest

import vikinglab as vl
from vikinglab.games.midgard.effects import Draw, Extra, Fight, Pay
from vikinglab.games.midgard.play.artifacts import ChooseUpgrade, Fit
from vikinglab.games.midgard.play.combat import AddDice, PrepareCombat, RerollOrStop, Spoils, cant_fight
from vikinglab.games.midgard.play.crew import DONE, ChooseDie, LoseByChance, RollDice, Set, TakeDice, Turn, TurnDice
from vikinglab.games.midgard.play.doing import Do, extra
from vikinglab.games.midgard.play.paying import TAKE_BACK, PayDice, cant_pay
from vikinglab.games.midgard.play.recruiting import cant_draw
from vikinglab.games.midgard.play.setting_up import FillLocations, RollTrade
from vikinglab.games.midgard.play.territories import Force, Tribute
from vikinglab.games.midgard.play.trading import TakeShown
from vikinglab.games.midgard.scoring import glory, points

from .helpers import asked, begin, choices, drawn, play_on, refusal, ship
from .test_recruit_trade import HAND

RECRUIT = "reaver: RR01+RR02"
SEA = "battle: SB01 SB13"
VILLAGE = "village: VF01+VW01"

# ------------------------------------------------------------------------------------------------ Artifacts


@pytest.mark.rule("midgard:artifact.use")
@pytest.mark.parametrize(
    ("decision", "shown", "has", "moves", "comes"),
    [
        ("PickCards", RECRUIT, "artifacts VA15+RL", ["place recruit", "act"], ()),
        ("DecideFates", RECRUIT, "artifacts VA15+RL", ["place recruit", "act", "take-group 1"], ["RH+RS+RC", "BH"]),
        ("TradeRewards", SEA, "artifacts VA16+RC", ["place trade", "act"], ()),
        ("MeetJourney", SEA, "artifacts VA03+RL, food 4, favor 1", ["place sea", "act"], ["SJ07"]),
        ("ChooseBattle", SEA, "artifacts VA03+RL, food 4", ["place sea", "act"], ["SJ01"]),
        ("FaceBattle", SEA, "artifacts VA03+RL, food 4, dice RH", ["place sea", "act", "face 1"], ["SJ01"]),
        ("PrepareCombat", SEA, "artifacts VA03+RL, food 4, dice RH", ["place sea", "act", "face 1", "fight"], ["SJ01"]),
        (
            "ChooseCard",
            VILLAGE,
            "artifacts VA06+RC, food 1, dice RC RC",
            ["place village", "act", "take-group 1"],
            ["VF01", "VF01"],
        ),
        ("AttemptTerritory", SEA, "artifacts VA14+RC, dice RH", ["place territory", "act"], ()),
    ],
)
def test_an_artifact_may_be_used_at_any_decision_of_a_part_which_is_then_asked_again(
    decision, shown, has, moves, comes
):
    match = drawn(f"{shown} / A: {has} / B:", *moves, comes=comes)
    assert asked(match)[0] == decision
    [use] = [move for move in choices(match) if move.startswith("use ")]
    match.play(use)
    while asked(match)[0] in ("ChooseDie", "TradeRewards") and asked(match)[0] != decision:
        match.play(choices(match)[0])
    assert (asked(match), use in choices(match)) == ((decision, 0), False)


@pytest.mark.rule("midgard:part.cost")
def test_a_journey_that_cant_be_paid_is_refused_while_an_artifact_may_still_be_used():
    match = drawn(f"{SEA} / A: artifacts VA02+RL, food 4 / B:", "place sea", "act", comes=["SJ07"])
    assert choices(match) == ["suffer", "use VA02"]
    assert refusal(match, "pay-cost")[0] == "part.cost"


# ------------------------------------------------------------------------------------------------ Nothing left


@pytest.mark.rule("midgard:recruit.pair")
def test_where_no_reaver_is_left_nothing_is_decided():
    match = begin("A: / B:", "place recruit")
    pool = match.table.decks["reaver"]
    pool.discards, pool.unseen = (), ()
    match.play("act")
    assert (asked(match), ship(match).favor, ship(match).dice) == (("TakePart", 1), 2, ())


# ------------------------------------------------------------------------------------------------ Dice


FULL = "dice RC RC RC RC RC YC YC YC YC YC"


@pytest.mark.rule("midgard:recruit.rally")
@pytest.mark.rule("midgard:dice.overflow")
def test_a_full_ship_makes_room_for_rallied_dice_one_by_one():
    match = begin(HAND.format(FULL, "RR07"), "rally RR07")
    while asked(match)[0] == "ChooseDie":
        match.play(choices(match)[0])
    number = len(ship(match).dice)
    assert (asked(match)[0], number) == ("MakeRoom", 12)
    play_on(match, "discard RC")
    assert (asked(match)[0], refusal(match, "done")[0]) == ("MakeRoom", "dice.places")
    assert (DONE, "dice.places") in match.table.refusals()
    play_on(match, "discard RC")
    assert (asked(match)[0] == "MakeRoom", len(ship(match).dice)) == (False, 10)


@pytest.mark.rule("midgard:dice.supply")
def test_a_die_of_the_colour_that_was_chosen_for_a_missing_one_is_rolled():
    ships = " / ".join(f"{seat}: dice {' '.join(['RC'] * 9)}" for seat in "AB")
    match = drawn(f"reaver: RR07+RR08 / {ships}", "place recruit", "act", "take-group 1", "set Y", comes=["YS"])
    assert "YS" in ship(match).dice


@pytest.mark.rule("midgard:sea.journey")
def test_dice_that_are_lost_by_chance_are_lost_one_by_one():
    table = begin("A: dice RC RS RH / B:").table
    LoseByChance(0, 2, "SJ09").resolve(table, "RC")
    assert (table.stack[-1], table.longships[0].dice) == (LoseByChance(0, 1, "SJ09"), ("RH", "RS"))
    LoseByChance(0, 1, "SJ09").resolve(table, "RS")
    assert (table.stack[-1], table.longships[0].dice) == (LoseByChance(0, 1, "SJ09"), ("RH",))


# ------------------------------------------------------------------------------------------------ Taking back


WALL = Spoils(0, False, "KW01.1.0")


@pytest.mark.rule("midgard:part.cost")
def test_a_payment_that_can_only_be_begun_anew_is_begun_anew():
    match = begin("A: dice RH RHH RS YS / B:")
    match.table.push(PayDice(0, Pay(dice=("H", "S")), (), Do(0, "rest", 1), None))
    assert "take-back" not in choices(match)
    play_on(match, "spend RS", "take-back")
    assert (match.waiting.spent, ship(match).dice) == ((), ("RH", "RHH", "RS", "YS"))
    assert "take-back" not in choices(match)
    play_on(match, "spend RS", "spend RHH")
    assert (asked(match)[0], ship(match).dice) == ("ChooseLocation", ("RH", "YS"))


@pytest.mark.rule("midgard:combat.decline")
def test_a_combat_that_cant_be_left_can_still_be_prepared_anew():
    table = begin("A: dice RH / B:").table
    for spent, more in ((("RH",), ()), ((), (3,))):
        assert TAKE_BACK in PrepareCombat(0, 2, spent, more, WALL, None).candidates(table)
    assert TAKE_BACK not in PrepareCombat(0, 2, (), (), WALL, None).candidates(table)
    PrepareCombat(0, 2, ("RH",), (), WALL, None).resolve(table, TAKE_BACK)
    assert table.stack[-1] == PrepareCombat(0, 2, (), (), WALL, None)


@pytest.mark.rule("midgard:artifact.use")
def test_once_a_hammer_is_put_down_no_artifact_is_used_before_the_roll():
    sea = f"{SEA} / A: artifacts VA03+RL, food 4, dice RH / B:"
    match = drawn(sea, "place sea", "act", "face 1", "fight", comes=["SJ01"])
    assert "use VA03" in choices(match)
    assert choices(play_on(match, "spend RH")) == ["roll", "take-back"]


# ------------------------------------------------------------------------------------------------ Cards


@pytest.mark.rule("midgard:village.runes")
@pytest.mark.parametrize("seat", ["A", "B"])
def test_of_two_players_the_other_one_gets_the_terror(seat):
    marker = f"marker: {seat} / village: VR01+VW01 / "
    has = {each: "food 1, dice RC RC, terror 1" if each == seat else "" for each in "AB"}
    text = marker + " / ".join(f"{each}: {goods}" for each, goods in has.items())
    match = drawn(text, "place village", "act", "take-group 1", comes=["VF01", "VF01"])
    play_on(match, "resolve VR01", "option 0")
    assert [each.terror for each in match.table.longships] == [int(seat == "B"), int(seat == "A")]


@pytest.mark.rule("midgard:keep.sets")
@pytest.mark.rule("midgard:artifact.use")
def test_where_all_cards_are_collected_none_is_to_be_chosen():
    text = "keep: KT01+KA01 / A: food 2, dice RS RS, artifacts VA11+RHH / B:"
    match = drawn(text, "place keep", "act", "take-group 1", comes=["KM01", "KP01"])
    assert (asked(match), choices(match)) == (("EndPart", 0), ["end", "use VA11"])


@pytest.mark.rule("midgard:keep.attack")
@pytest.mark.parametrize("card", ["KW01", "KB01"])
def test_an_attack_is_told_as_such(card):
    text = f"keep: {card}+KT01 / A: food 2, dice RS RS BHH / B:"
    match = drawn(text, "place keep", "act", "take-group 1", "option 0", comes=["KM01", "KP01", "RS", "YS"])
    assert any("keep.attack" in (moment.rule, *moment.also) for moment in match.moments)


@pytest.mark.rule("midgard:setup.display")
@pytest.mark.rule("midgard:deck.shuffle")
def test_where_a_deck_has_run_out_nothing_of_it_is_laid_out():
    match = begin("ships: sea A, keep B, recruit A / marker: B / start: A / A: / B:", "place trade")
    pool = match.table.decks["battle"]
    pool.discards, pool.unseen = (), ()
    while match.table.round == 1:
        match.play("rest" if "rest" in choices(match) else choices(match)[0])
    assert (match.table.displays["battle"], len(match.table.displays["village"])) == ((), 2)


@pytest.mark.rule("midgard:upgrade.token")
@pytest.mark.rule("midgard:setup.reavers")
def test_a_ship_upgrade_is_ready_for_the_first_location_also_where_the_display_came_first():
    match = vl.new("midgard", players=2, seed=1, rulings={"setup.reavers": "after the display"})
    match.table.longships[0].upgrades = match.table.longships[0].spent = ("H",)
    while asked(match)[0] != "ChooseLocation":
        match.play(next(move for move in choices(match) if move.startswith(("specialise", "done"))))
    assert match.table.longships[0].spent == ()
    assert [sum(map(len, each.slots)) for each in match.table.longships] == [2, 2]


# ------------------------------------------------------------------------------------------------ At the limits


@pytest.mark.rule("midgard:dice.overflow")
@pytest.mark.rule("midgard:artifact.store")
def test_ten_dice_have_their_place():
    nine = FULL.removesuffix(" YC")
    match = begin(f"A: {nine}, artifacts VA06 / B:", "place recruit", "rest", "option 1", "set RH")
    assert refusal(match, "discard RC")[0] == "dice.overflow"


@pytest.mark.rule("midgard:artifact.store")
def test_a_die_that_was_rerolled_may_be_stored():
    match = drawn(f"{SEA} / A: food 4, artifacts VA03, dice RC / B:", "place sea", "act", comes=["SJ15", "RL"])
    assert (asked(match)[0], choices(match)) == ("MakeRoom", ["store VA03 RL", "done"])


@pytest.mark.rule("midgard:artifact.use")
def test_an_artifact_works_again_at_the_next_location():
    match = begin("A: artifacts VA06+RC / B:", "place village", "use VA06")
    assert ship(match).used == ("VA06",)
    while asked(match)[0] != "ChooseLocation":
        match.play("rest" if "rest" in choices(match) else choices(match)[0])
    assert (ship(match).used, ship(match).extra, ship(match).attempts) == ((), (), 0)


@pytest.mark.rule("midgard:territory.attempts")
def test_an_attempt_that_an_artifact_brings_may_be_left():
    match = begin("A: food 2, artifacts VA12+RL / B:", "place territory", "use VA12", "rest", "option 0")
    assert (asked(match)[0], "stop" in choices(match)) == ("AttemptTerritory", True)


@pytest.mark.rule("midgard:combat.dice")
def test_nobody_attacks_a_territory_without_a_combat_die():
    match = begin("A: food 2 / B:", "place territory", "act")
    assert refusal(match, "force food1")[0] == "combat.dice"


@pytest.mark.rule("midgard:trade.prophecies")
def test_a_prophecy_can_be_had_while_one_lies_face_up_or_in_the_deck():
    for shown, legal in (("prophecy: P01", True), ("prophecy: -", False)):
        match = begin(f"{shown} / A: / B:", "place trade", "act")
        pool = match.table.decks["prophecy"]
        pool.discards, pool.unseen = (), ()
        assert ("reward 4" in choices(match)) is legal
    assert refusal(match, "reward 4")[0] == "trade.choices"


@pytest.mark.rule("midgard:village.cards")
def test_a_card_comes_from_a_deck_that_has_one():
    match = begin("prophecy: P01 / A: / B:", "place trade", "act")
    for deck, rule in (("village", "trade.choices"), ("prophecy", None)):
        pool = match.table.decks[deck]
        pool.discards, pool.unseen = (), ()
        assert cant_draw(match.table, 0, Draw(deck=deck)) == rule
    match.table.displays["prophecy"] = ((),)
    assert cant_draw(match.table, 0, Draw(deck="prophecy")) == "trade.choices"


@pytest.mark.rule("midgard:dice.supply")
def test_where_no_die_is_left_at_all_none_is_taken():
    table = begin("A: / B:").table
    table.supply = dict.fromkeys(table.supply, 0)
    before = len(table.stack)
    TakeDice(0, ("R", "any"), "chosen", "rally").run(table)
    assert len(table.stack) == before


@pytest.mark.rule("midgard:trade.choices")
def test_two_dice_of_trade_are_taken_and_no_more():
    match = begin("trade: RS RL RC YC / A: / B:", "place trade", "act", "reward 3", "take RS", "take RL")
    assert (asked(match)[0], ship(match).dice, match.table.trade) == ("TradeRewards", ("RL", "RS"), ("RC", "YC"))
    alike = begin("trade: RS RS RS / A: / B:", "place trade", "act", "reward 3")
    assert (asked(alike)[0], ship(alike).dice, alike.table.trade) == ("TradeRewards", ("RS", "RS"), ("RS",))


@pytest.mark.rule("midgard:combat.won")
@pytest.mark.parametrize(("rolled", "glory"), [("1+1", 2), ("1+2", 9)])
def test_a_battle_that_tentacles_harden_is_won_by_one_more(rolled, glory):
    moves = ("face 1", "fight", "spend RHH", "roll")
    match = drawn(f"{SEA} / A: food 4, dice RHH / B:", "place sea", "act", *moves, comes=("SJ16", rolled))
    assert ship(match).glory == glory


@pytest.mark.rule("midgard:dice.supply")
def test_the_last_die_of_a_colour_is_still_there():
    table = begin(f"A: / B: dice {' '.join(['RC'] * 8)} / C: dice {' '.join(['RC'] * 9)}").table
    TakeDice(0, ("R",), "rolled", "recruit").run(table)
    assert RollDice(0, "R", 1, "recruit") in table.stack
    assert ChooseDie(0, "any", False, "rest").refuse(table, Set("RH")) is None
    table.supply["R"] = 0
    assert ChooseDie(0, "any", False, "rest").refuse(table, Set("RH")) == "dice.supply"
    FillLocations().run(table)
    assert {each.colour for each in table.stack if isinstance(each, RollTrade)} == {"Y", "B"}


@pytest.mark.rule("midgard:trade.choices")
@pytest.mark.rule("midgard:dice.overflow")
def test_whoever_has_ten_dice_makes_room_for_those_of_trade():
    moves = ("place trade", "act", "reward 3", "take RS", "take RL")
    assert asked(begin(f"trade: RS RL YC / A: {FULL} / B:", *moves))[0] == "MakeRoom"


@pytest.mark.rule("midgard:village.runes")
@pytest.mark.rule("midgard:part.cost")
def test_what_cant_be_paid_is_refused_by_the_rule_that_asks_for_it():
    table = begin("A: / B:").table
    assert cant_pay(table, 0, Pay(terror=1)) == "village.runes"
    assert cant_pay(table, 0, Pay(favor=2)) == "part.cost"


@pytest.mark.rule("midgard:sea.journey")
def test_without_a_die_on_it_an_artifact_is_no_way_out_of_a_journey():
    match = drawn(f"{SEA} / A: artifacts VA02, food 6 / B:", "place sea", "act", comes=["SJ07"])
    assert (asked(match)[0], ship(match).food) == ("ChooseBattle", 0)


@pytest.mark.rule("midgard:sea.choose")
def test_a_battle_that_was_won_is_faced_no_more():
    match = drawn("battle: SB01 - / A: food 4 / B:", "place sea", "act", comes=["SJ01"])
    assert choices(match) == ["face 1", "from-deck"]


@pytest.mark.rule("midgard:setup.goods")
def test_the_second_of_two_players_has_five_food():
    assert sorted(each.food for each in vl.new("midgard", players=2).table.longships) == [4, 5]


@pytest.mark.rule("midgard:artifact.store")
def test_a_die_is_stored_before_one_acts():
    match = begin("A: artifacts VA06, dice YC / B:", "place village", "store VA06 YC")
    assert (ship(match).stored, ship(match).dice, asked(match)) == (("YC",), (), ("TakePart", 0))


@pytest.mark.rule("midgard:combat.dice")
@pytest.mark.parametrize(
    ("place", "card", "rule"),
    [
        ("keep", "VA09+BH", None),
        ("keep", "VA10+RS", "combat.dice"),
        ("keep", "VA11+RHH", "combat.dice"),
        ("territory", "VA12+RL", "combat.dice"),
    ],
)
def test_an_artifact_makes_a_fight_possible_only_by_dice_for_it(place, card, rule):
    match = begin(f"A: artifacts {card} / B:", f"place {place}")
    assert cant_fight(match.table, 0, Fight(defence=2, won=())) == rule


@pytest.mark.rule("midgard:sea.journey")
@pytest.mark.parametrize("journey", ["SJ11", "SJ16"])
def test_what_a_journey_did_to_one_ship_it_does_to_no_other(journey):
    text = f"{SEA} / A: food 4 / B: food 4"
    match = drawn(text, "place sea", "act", comes=[journey, "SB24", "SJ01"])
    while asked(match)[1] == 0:
        match.play("let-go" if "let-go" in choices(match) else choices(match)[0])
    assert (match.table.deck_only, match.table.more_defence, match.table.more_dice) == (False, 0, 0)


@pytest.mark.rule("midgard:score.winner")
def test_the_rules_that_bring_glory_bring_all_of_it():
    table = begin("A: glory 7, terror 3, farm 4, pile KT01 KT01 KA01 VA01, prophecies P01 / B: wall 2").table
    for seat in (0, 1):
        assert sum(points(table, seat).values()) == sum(glory(table, seat).values()) != 0
    assert points(table, 0)["score.winner"] == 7


@pytest.mark.rule("midgard:sea.choose")
def test_where_no_battle_lies_face_up_one_comes_from_the_deck():
    match = drawn("battle: - / A: food 4 / B:", "place sea", "act", comes=["SJ01"])
    assert choices(match) == ["from-deck"]


@pytest.mark.rule("midgard:territory.piles")
def test_the_last_tile_of_a_pile_can_be_taken():
    match = begin("A: food 9, dice RH / B: territories TF31 TF32", "place territory", "act")
    assert {"force food3", "tribute food3"} <= {*choices(match)}
    assert [match.waiting.refuse(match.table, action) for action in (Force("food3"), Tribute("food3"))] == [None, None]


@pytest.mark.rule("midgard:combat.reroll")
def test_one_may_stop_with_dice_set_aside():
    moves = ("face 1", "fight", "spend RHH", "roll", "again 0")
    match = drawn(f"{SEA} / A: food 4, favor 1, dice RHH / B:", "place sea", "act", *moves, comes=("SJ01", "0+1"))
    assert choices(match) == ["again 1", "roll", "stop", "take-back"]


@pytest.mark.rule("midgard:territory.attempts")
@pytest.mark.rule("midgard:artifact.use")
def test_after_an_attempt_of_a_rest_other_artifacts_may_be_used():
    text = "A: food 2, artifacts VA12+RL VA14+RC / B:"
    match = drawn(text, "place territory", "use VA12", "rest", "option 0", "tribute food1", comes=["TF13"])
    match.play("resolve TF13")
    assert (asked(match), choices(match)) == (("EndPart", 0), ["end", "use VA14"])


@pytest.mark.rule("midgard:territory.attempts")
def test_an_attempt_that_is_not_possible_is_lost():
    match = begin("A: artifacts VA12+RL / B:", "place territory", "use VA12")
    assert (asked(match)[0], ship(match).attempts) == ("ChooseEffect", 1)
    play_on(match, "option 1", "set RC")
    assert (ship(match).attempts, asked(match)) == (0, ("ChooseEffect", 1))


@pytest.mark.rule("midgard:trade.choices")
@pytest.mark.rule("midgard:dice.overflow")
def test_whoever_has_ten_dice_makes_room_also_where_those_of_trade_are_alike():
    assert asked(begin(f"trade: RS RS RS / A: {FULL} / B:", "place trade", "act", "reward 3"))[0] == "MakeRoom"


def test_extra_combat_dice_are_gone_with_the_location():
    match = drawn(f"{SEA} / A: artifacts VA01+RH, food 4 / B:", "place sea", "act", "use VA01", comes=["SJ01"])
    assert ship(match).extra == (3,)
    while asked(match)[0] != "ChooseLocation":
        match.play("let-go" if "let-go" in choices(match) else choices(match)[0])
    assert ship(match).extra == ()


@pytest.mark.rule("midgard:part.bonus")
def test_shares_go_clockwise_from_the_active_player():
    table = begin("marker: B / A: / B: / C: / D:", "place trade").table
    assert [table.share(seat) for seat in range(4)] == [4, 1, 2, 3]


@pytest.mark.rule("midgard:score.prophecies")
def test_at_the_end_secret_prophecies_are_shown():
    match = begin("round: 6 / ships: sea A, keep B, recruit A / start: A / A: secret P01 / B:", "place village")
    assert match.table.view(1).decks["prophecy"].slots["0.0"].value is None
    while match.waiting:
        match.play(choices(match)[0])
    assert match.table.view(1).decks["prophecy"].slots["0.0"].value == "P01"


@pytest.mark.rule("midgard:upgrade.token")
def test_a_ship_upgrade_that_pays_once_a_round_is_ready_for_the_next():
    text = "ships: sea B, village A, recruit B / start: B / A: food 3, dice RS, upgrades S / B:"
    match = begin(text, "place keep", rulings={"upgrade.token": "round"})
    match.play("act")
    assert ship(match).spent == ("S",)
    while match.table.round == 1:
        match.play(choices(match)[-1])
    assert ship(match).spent == ()


def test_what_a_ship_has_of_a_kind_is_kept_in_order():
    table = begin("A: upgrades S, dice RH / B:").table
    ChooseUpgrade(0).resolve(table, Fit("H"))
    assert table.longships[0].upgrades == ("H", "S")
    PrepareCombat(0, 2, (), (2,), WALL, None).resolve(table, AddDice(3))
    assert table.stack[-1] == PrepareCombat(0, 2, (), (2, 3), WALL, None)
    RerollOrStop(0, 3, (0,), (1,), WALL).resolve(table, TAKE_BACK)
    assert table.stack[-1] == RerollOrStop(0, 3, (0, 1), (), WALL)


@pytest.mark.rule("midgard:artifact.use")
def test_once_extra_dice_are_put_down_no_artifact_is_used_before_the_roll():
    moves = ("place sea", "act", "face 1", "use VA01", "fight", "add-dice 3")
    match = drawn(f"{SEA} / A: artifacts VA01+RH VA03+RL, food 4 / B:", *moves, comes=["SJ01"])
    assert choices(match) == ["roll", "take-back"]


@pytest.mark.rule("midgard:sea.choose")
def test_the_last_battle_is_faced_though_the_deck_is_empty():
    match = drawn("battle: SB01 - / A: food 4 / B:", "place sea", comes=["SJ01"])
    pool = match.table.decks["battle"]
    pool.discards, pool.unseen = (), ()
    match.play("act")
    assert (asked(match), choices(match)) == (("ChooseBattle", 0), ["face 1"])


@pytest.mark.rule("midgard:territory.piles")
@pytest.mark.rule("midgard:territory.attempts")
def test_tribute_for_an_empty_pile_makes_no_attempt_possible():
    tiles = [f"TF{level}{tile}" for level, number in ((1, 5), (2, 4), (3, 3)) for tile in range(1, number + 1)]
    match = begin(f"A: food 9, artifacts VA14+RC / B: territories {' '.join(tiles)}", "place territory")
    assert refusal(match, "act")[0] == "territory.attempts"


@pytest.mark.rule("midgard:territory.piles")
def test_a_tile_that_was_just_taken_lies_on_its_pile_no_more():
    match = begin("A: food 9, favor 2, dice RH / B: territories TF31 TF32", "place territory", "act", "tribute food3")
    assert refusal(match, "tribute food3")[0] == "territory.piles"


@pytest.mark.rule("midgard:territory.attempts")
def test_an_attempt_of_an_artifact_comes_on_top_of_the_others():
    text = "A: food 8, artifacts VA12+RL / B:"
    match = begin(text, "place territory", "act", "use VA12", "tribute food1")
    assert match.waiting.left + ship(match).attempts == 3


@pytest.mark.rule("midgard:dice.places")
def test_the_tenth_die_has_its_place():
    nine = FULL.removesuffix(" YC")
    match = begin(f"A: {nine} / B:", "place recruit", "rest", "option 1", "set RH")
    assert (asked(match), len(ship(match).dice)) == (("TakePart", 1), 10)


@pytest.mark.rule("midgard:dice.faces")
def test_several_dice_are_turned_one_by_one():
    table = begin("A: dice RC RS / B:").table
    TurnDice(0, 2).resolve(table, Turn("RC", "H"))
    assert (TurnDice(0, 1) in table.stack, table.longships[0].dice) == (True, ("RH", "RS"))


@pytest.mark.rule("midgard:sea.won")
@pytest.mark.rule("midgard:combat.decline")
def test_a_battle_from_the_deck_that_cant_be_beaten_is_let_go():
    match = drawn("battle: SB01 SB13 / A: food 4 / B:", "place sea", "act", "from-deck", comes=["SJ01", "SB24"])
    assert match.table.decks["battle"].discards == ("SB24",)
    assert match.table.displays["battle"] == (("SB01",), ("SB13",))


@pytest.mark.rule("midgard:village.cards")
@pytest.mark.rule("midgard:deck.shuffle")
@pytest.mark.parametrize(("number", "deck"), [(2, ["from-deck"]), (1, [])])
def test_two_cards_come_from_a_deck_that_has_two(number, deck):
    match = begin("village: VF01+VW01 - / A: food 1, dice RC RC / B:", "place village")
    pool = match.table.decks["village"]
    pool.discards, pool.unseen = (), pool.unseen[:number]
    match.play("act")
    assert choices(match) == ["take-group 1", *deck]
    assert not any(moment.rule == "deck.shuffle" for moment in match.moments)


@pytest.mark.rule("midgard:trade.prophecies")
def test_from_an_empty_deck_comes_no_prophecy():
    match = begin("prophecy: P01 P02 / A: / B:", "place trade", "act")
    pool = match.table.decks["prophecy"]
    pool.discards, pool.unseen = (), ()
    match.play("reward 4")
    assert choices(match) == ["take-group 1", "take-group 2"]


@pytest.mark.rule("midgard:combat.dice")
def test_extra_dice_of_two_sources_are_kept_in_order():
    table = begin("A: / B:").table
    for number in (3, 2):
        extra(table, 0, Extra(what="combat_die", n=number), "VA01")
    assert table.longships[0].extra == (2, 3)


@pytest.mark.rule("midgard:trade.faces")
def test_three_dice_are_taken_one_by_one():
    match = begin("trade: RS RL RC YC / A: / B:", "place trade", "act")
    match.table.push(TakeShown(0, 3))
    play_on(match, "take RS", "take RL", "take RC")
    assert (asked(match)[0], ship(match).dice) == ("TradeRewards", ("RC", "RL", "RS"))
