"""Setting up, the round, and what everybody does at a location."""

from __future__ import annotations

import pytest

import vikinglab as vl

from .helpers import asked, begin, choices, play_on, refusal, ship, told


def begun(players: int, seed: int = 1, **chosen) -> vl.Match:
    """A match at the first choice of a location: everybody rallies."""
    match = vl.new("midgard", players=players, seed=seed, **chosen)
    while asked(match)[0] != "ChooseLocation":
        legal = choices(match)
        match.play(next((move for move in legal if move.startswith("specialise")), legal[0]))
    return match


@pytest.mark.rule("midgard:setup.goods")
@pytest.mark.rule("midgard:setup.reavers")
def test_players_begin_with_a_favor_and_food_by_seat():
    table = vl.new("midgard", players=4, seed=1).table
    assert [table.longships[seat].food for seat in table.in_order(table.start)] == [4, 5, 6, 7]
    assert [ship.favor for ship in table.longships] == [1, 1, 1, 1]
    assert asked(vl.new("midgard", players=4, seed=1)) == ("DecideFates", table.start)
    assert not any(table.displays.values())  # the first Reavers are decided before anything is laid out


@pytest.mark.rule("midgard:setup.goods")
def test_the_last_of_two_players_may_be_ruled_to_have_seven_food():
    table = vl.new("midgard", players=2, rulings={"setup.goods": "last seat"}).table
    assert sorted(ship.food for ship in table.longships) == [4, 7]


@pytest.mark.rule("midgard:setup.reavers")
def test_the_display_may_be_ruled_to_come_first():
    table = vl.new("midgard", players=2, rulings={"setup.reavers": "after the display"}).table
    assert len(table.displays["village"]) == 2


@pytest.mark.rule("midgard:setup.reavers")
@pytest.mark.rule("midgard:upgrade.token")
def test_a_ship_upgrade_used_in_setting_up_is_ready_for_the_first_location():
    match = vl.new("midgard", players=2, seed=1)
    match.table.longships[0].upgrades = match.table.longships[0].spent = ("H",)
    while asked(match)[0] != "ChooseLocation":
        match.play(next(move for move in choices(match) if move.startswith(("specialise", "done"))))
    assert match.table.longships[0].spent == ()


@pytest.mark.rule("midgard:setup.honor")
def test_with_three_players_the_start_player_has_the_honor_ship():
    table = vl.new("midgard", players=3, seed=2).table
    assert table.honor == table.start == table.marker
    assert vl.new("midgard", players=4).table.honor == vl.new("midgard", players=2).table.honor == -1


@pytest.mark.rule("midgard:setup.display")
@pytest.mark.rule("midgard:setup.decks")
@pytest.mark.rule("midgard:setup.dice")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_cards_and_dice_are_laid_out_by_the_number_of_players(players):
    table = begun(players).table
    assert [len(table.displays[deck]) for deck in ("reaver", "village", "keep", "battle")] == [players] * 4
    assert len(table.displays["prophecy"]) == (3 if players == 2 else 4)
    assert {len(group) for group in table.displays["village"]} == {2}
    assert [die[0] for die in table.trade] == ["B", "B", "R", "R", "Y", "Y"]


FOUR = "A: food 1 / B: food 1 / C: food 1 / D: food 1"
REST = ["rest", "option 0"]


def resting(match: vl.Match, *places: str) -> list[int]:
    """Return the seats that place a ship at each of these locations, where everybody rests."""
    seats = []
    for place in places:
        seats.append(asked(match)[1])
        match.play(f"place {place}")
        while asked(match)[0] != "ChooseLocation" and match.table.location == place:
            match.play("rest" if "rest" in choices(match) else choices(match)[0])
    return seats


@pytest.mark.rule("midgard:select.order")
@pytest.mark.rule("midgard:select.four")
@pytest.mark.rule("midgard:round.selections")
def test_four_players_place_one_ship_each_clockwise_from_the_marker():
    match = begin(f"marker: C / {FOUR}")
    assert resting(match, "recruit", "sea", "village", "keep") == [2, 3, 0, 1]
    assert match.table.round == 2


@pytest.mark.rule("midgard:select.honor")
@pytest.mark.rule("midgard:cleanup.honor")
def test_three_players_place_the_honor_ship_last_and_it_goes_on():
    match = begin("marker: B / honor: A / A: / B: / C:")
    assert resting(match, "recruit", "sea", "village", "keep") == [1, 2, 0, 0]
    assert match.table.honor == 1


@pytest.mark.rule("midgard:select.two")
def test_two_players_place_two_ships_in_turn():
    assert resting(begin("marker: B / A: / B:"), "recruit", "sea", "village", "keep") == [1, 0, 1, 0]


@pytest.mark.rule("midgard:select.once")
@pytest.mark.rule("midgard:select.must")
def test_a_location_is_chosen_once_a_round_and_nobody_skips():
    match = begin("ships: sea A / A: / B:")
    assert refusal(match, "place sea") == (
        "select.once",
        "Orange has already chosen “Battle at Sea” in this round. Choose a location without a ship.",
    )
    assert choices(match) == [f"place {place}" for place in ("recruit", "trade", "village", "keep", "territory")]


@pytest.mark.rule("midgard:part.everybody")
@pytest.mark.rule("midgard:part.rest")
def test_everybody_acts_or_rests_from_the_active_player_on():
    match = begin(f"marker: B / {FOUR}", "place recruit")
    seats = []
    for _ in range(4):
        seats.append(asked(match)[1])
        play_on(match, *REST)
    assert seats == [1, 2, 3, 0]
    assert [each.food for each in match.table.longships] == [3, 3, 3, 3]


@pytest.mark.rule("midgard:part.rest")
def test_a_rest_brings_a_die_of_ones_choice_instead():
    match = begin("A: / B:", "place recruit", "rest", "option 1")
    assert len(choices(match)) == 18
    match.play("set YHH")
    assert ship(match).dice == ("YHH",)


@pytest.mark.rule("midgard:part.cost")
@pytest.mark.rule("midgard:part.rest")
def test_whoever_cant_pay_must_rest():
    match = begin("A: food 3 / B: food 4", "place sea")
    said = "Orange can't pay for “Battle at Sea” and has to rest. Missing: 1 food."
    assert told(match.moments)[-1] == said
    assert match.moments[-1].also == ("part.rest",)
    play_on(match, "option 0")
    assert asked(match) == ("TakePart", 1)


@pytest.mark.rule("midgard:part.cost")
def test_a_cost_that_cant_be_paid_is_said_so():
    match = begin("A: food 3, artifacts VA02+RL / B:", "place sea")
    assert refusal(match, "act") == (
        "part.cost",
        "You can't pay this: it costs 4 food. You have 3 food and no favor.",
    )


@pytest.mark.rule("midgard:part.cost")
@pytest.mark.parametrize(
    ("has", "reason"),
    [
        ("dice RC RC", "You have no food and no favor."),
        ("food 1, dice RC", "You have 1 food and no favor, and your dice don't pay the rest."),
    ],
)
def test_a_refused_cost_says_what_is_missing(has, reason):
    match = begin(f"A: {has}, artifacts VA06+RC / B:", "place village")
    assert refusal(match, "act")[1] == f"You can't pay this: it costs 1 food and 2 chests. {reason}"


@pytest.mark.rule("midgard:part.bonus")
@pytest.mark.rule("midgard:recruit.pair")
def test_the_active_player_gets_a_bonus_and_keeps_it_from_who_rests():
    match = begin(f"reaver: RR01+RY01 / {FOUR}", "place recruit", "act")
    assert ship(match).favor == 2
    assert choices(match) == ["take-group 1", "from-deck"]
    match = begin(f"reaver: RR01+RY01 / {FOUR}", "place recruit", *REST, "act")
    assert [ship(match).favor, ship(match, 1).favor] == [0, 0]


@pytest.mark.rule("midgard:part.bonus")
def test_with_two_players_the_other_one_gets_the_fourth_share():
    match = begin("A: / B:", "place trade", "act")
    assert match.waiting.left == 3
    play_on(match, "reward 1", "reward 1", "reward 1", "act")
    assert match.waiting.left == 1
    three = begin("A: / B: / C:", "place trade", *REST, "act")
    assert three.waiting.left == 2


@pytest.mark.rule("midgard:reaver.first")
def test_reavers_of_the_slot_work_first_for_everybody_from_top_to_bottom():
    match = begin("A: sea RR07 / B: sea RR01 RR02", "place sea")
    assert asked(match) == ("ChooseDie", 0)  # RR07 takes a die, before anybody pays or rests
    match.play("set RH")
    assert told(match.moments)[2:4] == ["Sky gains 1 favor (Arnvid).", "Sky gains 2 food (Bera)."]


@pytest.mark.rule("midgard:cleanup.end")
@pytest.mark.rule("midgard:cleanup.ships")
@pytest.mark.rule("midgard:cleanup.territories")
@pytest.mark.rule("midgard:cleanup.cards")
@pytest.mark.rule("midgard:cleanup.dice")
@pytest.mark.rule("midgard:cleanup.returns")
def test_clean_up_pays_territories_and_clears_the_locations():
    match = begin("ships: sea A, keep B, recruit A / marker: B / start: A / trade: RS / village: VF01+VF01 - / "
                  "A: territories TF11 TF12, dice RC / B:")  # fmt: skip
    resting(match, "trade")
    table = match.table
    assert (table.round, table.start, table.turn, set(table.chosen)) == (2, 1, 0, {-1})
    assert table.longships[0].glory == 2
    assert table.decks["village"].discards == ("VF01", "VF01")
    assert len(table.trade) == 6
    assert "RC" in table.longships[0].dice


@pytest.mark.rule("midgard:game.rounds")
@pytest.mark.rule("midgard:cleanup.territories")
@pytest.mark.parametrize(("reading", "glory"), [("not after the last", 0), ("after every round", 1)])
def test_after_the_last_round_the_match_is_scored(reading, glory):
    position = "round: 6 / ships: sea A, keep B, recruit A / start: A / A: territories TF11 / B:"
    match = begin(position, rulings={"cleanup.territories": reading})
    match.play("place village")
    while match.waiting:
        match.play(choices(match)[0])
    assert match.result.scores[0] - glory == 0


@pytest.mark.rule("midgard:deck.shuffle")
def test_discards_are_shuffled_when_only_they_are_left():
    match = begin("A: food 1, dice RC RC / B:", "place village")
    pool = match.table.decks["village"]
    pool.discards, pool.unseen = pool.unseen[2:], pool.unseen[:2]
    match.play("act")
    assert "The discards of the Village deck are shuffled." in told(match.moments)
    assert len(match.table.decks["village"].discards) == 0


@pytest.mark.rule("midgard:deck.shuffle")
@pytest.mark.rule("midgard:trade.prophecies")
def test_a_prophecy_kept_secret_is_no_discard_that_comes_back():
    match = begin("A: secret P01 / B:", "place trade", "act")
    pool = match.table.decks["prophecy"]
    pool.discards, pool.unseen = pool.unseen, ()
    play_on(match, "reward 4")
    assert "The discards of the Prophecy deck are shuffled." in told(match.moments)
    assert "P01" not in dict(match.table.view(1).decks["prophecy"].outcomes("0.1"))
