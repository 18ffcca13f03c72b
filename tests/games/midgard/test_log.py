"""Sentences of the log, each told by the rule at work: a rule that makes something happen counts as practised."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from .helpers import asked, begin, choices, drawn, play_on, refusal, told
from .test_recruit_trade import HAND
from .test_spoils import keep, village

SEA = "battle: SB01 SB13 / A: food 4, {} / B:"


def events(match) -> list[tuple[str, str]]:
    """Return the events so far, each as the rule that made it happen and its sentence."""
    return [(moment.rule, text) for moment, text in zip(match.moments, told(match.moments), strict=True)]


def sailed(has: str, *moves: str, comes: Sequence[str] = ("SJ01",)):
    """A match in which A has sailed."""
    return drawn(SEA.format(has), "place sea", "act", *moves, comes=comes)


# ------------------------------------------------------------------------------------------------ The rule at work

CHOICES = {
    "rest": (lambda: begin("A: / B:", "place recruit", "rest", "option 1"), "part.rest", "chooses (rest): take 1 die"),
    "trade": (lambda: begin("trade: RS / A: / B:", "place trade", "act", "reward 3"), "trade.choices", "(Trade): take"),
    "leader": (lambda: begin(HAND.format("", "RY07"), "promote RY07", "option 1"), "recruit.promote", "(new leader)"),
    "reaver": (lambda: begin("A: sea RR11, favor 1 / B:", "place sea", "pass"), "reaver.first", "leaves it (Ketil)."),
    "weapons": (lambda: village("VS01", "option 0"), "village.bundle", "chooses (Bundle of Swords)"),
    "upgrade": (lambda: village("VU02", "option 0"), "upgrade.choice", "chooses (Ship Upgrade: Shield)"),
    "runes": (lambda: village("VR01", "option 0", has="terror 1"), "village.runes", "chooses (Runic Carvings)"),
    "farm": (lambda: village("VF01", "pass"), "village.pillage", "leaves it (Farm)."),
    "attack": (lambda: keep("KW01", "option 0", has="dice RH"), "keep.attack", "chooses (Keep Wall): fight"),
    "declined": (lambda: keep("KW01", "pass", has="dice RH"), "keep.attack", "leaves it (Keep Wall)."),
    "artifact": (
        lambda: sailed("artifacts VA02+RL, favor 1", "use VA02", "option 0", comes=["SJ07"]),
        "artifact.use",
        "chooses (Wave Horn): discard your Sea Journey",
    ),
}


@pytest.mark.parametrize("choice", CHOICES)
def test_a_choice_is_told_by_the_rule_that_offers_it(choice):
    match, rule, said = CHOICES[choice]
    assert [each for each, text in events(match()) if said in text] == [rule]


@pytest.mark.rule("midgard:combat.dice")
@pytest.mark.rule("midgard:combat.reroll")
@pytest.mark.rule("midgard:pay.one-icon")
@pytest.mark.rule("midgard:reaver.first")
def test_pieces_are_chosen_by_the_rule_of_what_they_are_for():
    fight = sailed("dice RHH, favor 2", "face 1", "fight", "spend RHH", "take-back", "fight", "spend RHH", "roll",
                   "again 0", comes=("SJ01", "0+1"))  # fmt: skip
    found = [(rule, text) for rule, text in events(fight) if "chooses:" in text or "back" in text]
    assert found == [
        ("combat.dice", "Orange chooses: red double hammer."),
        ("combat.dice", "Orange takes the choice back."),
        ("combat.dice", "Orange chooses: red double hammer."),
        ("combat.reroll", "Orange chooses: combat die showing 0."),
    ]
    paid = begin("A: food 1, dice RC YC BC / B:", "place village", "act", "spend RC")
    assert events(paid)[-1] == ("pay.one-icon", "Orange chooses: red chest.")
    again = begin("A: sea RR18, dice RC / B:", "place sea", "reroll RC")
    assert events(again)[-1] == ("reaver.first", "Orange chooses: red chest.")


ROLLS = {
    "weapons": (lambda: village("VS01", "option 0", comes=["RS+RS"]), "village.bundle"),
    "tower": (lambda: keep("KB01", comes=["RS", "YS"]), "keep.tower"),
    "hag": (lambda: sailed("dice RC", comes=["SJ15", "RS"]), "sea.journey"),
    "reaver": (lambda: drawn("A: sea RR04 / B:", "place sea", comes=["RS"]), "reaver.first"),
    "recruits": (
        lambda: drawn("reaver: RR07+RB07 / A: / B:", "place recruit", "act", "take-group 1", comes=["RS", "BC"]),
        "recruit.roll",
    ),
}


@pytest.mark.rule("midgard:recruit.roll")
@pytest.mark.parametrize("roll", ROLLS)
def test_dice_are_rolled_by_the_rule_that_brings_them(roll):
    match, rule = ROLLS[roll]
    assert {each for each, text in events(match()) if "rolls" in text} == {rule}


@pytest.mark.rule("midgard:setup.reavers")
@pytest.mark.rule("midgard:recruit.promote")
@pytest.mark.rule("midgard:village.cards")
def test_cards_are_drawn_by_the_rule_that_brings_them():
    first = drawn("A: / B: / next: first-reavers A, end-location, next-selection", comes=["RR07", "RB07", "RS", "BC"])
    assert events(first)[0] == ("setup.reavers", "Orange draws Grima.")
    leader = drawn(HAND.format("", "RY07"), "promote RY07", "option 1", comes=["KT01"])
    assert ("recruit.promote", "Orange draws Treasure.") in events(leader)
    raid = drawn("A: food 1, dice RC RC / B:", "place village", "act", comes=["VF01"] * 4)
    assert ("village.cards", "Orange draws Farm.") in events(raid)


@pytest.mark.rule("midgard:territory.rewards")
@pytest.mark.rule("midgard:dice.faces")
@pytest.mark.rule("midgard:sea.journey")
def test_tiles_dice_that_stay_and_dice_that_are_lost_are_told_by_their_own_rules():
    tiles = drawn("A: food 4, favor 1 / B:", "place territory", "act", "tribute food1", "tribute favor1", "stop",
                  "resolve TF15", comes=["TF15", "TV13"])  # fmt: skip
    assert ("territory.rewards", "Orange takes the reward of Mead Halls.") in events(tiles)
    kept = begin("A: sea RR03, dice RC / B:", "place sea", "done")
    assert ("dice.faces", "Orange leaves the dice as they are.") in events(kept)
    storm = sailed("dice RC RS RH", "discard RC", comes=["SJ05"])
    assert events(storm)[-1] == ("sea.journey", "Orange loses a die: red chest (Storm).")


# ------------------------------------------------------------------------------------------------ Without a choice


@pytest.mark.rule("midgard:part.cost")
@pytest.mark.rule("midgard:part.rest")
def test_whoever_has_to_rest_hears_why():
    match = begin("round: 2 / A: / B: food 1, dice RC YC / C: / D:", "place village")
    said = "Orange can't pay for “Raid Villages” and has to rest. Missing: 1 food and 2 chests."
    assert events(match)[-1] == ("part.cost", said)
    costs = "You can't pay this: it costs 1 food and 2 chests. You have no food and no favor"
    assert refusal(match, "act")[0] == "part.cost"
    assert refusal(match, "act")[1] == f"{costs}, and your dice don't pay the rest."
    match.play("option 0")
    assert asked(match) == ("TakePart", 1)


@pytest.mark.rule("midgard:part.everybody")
def test_whoever_chose_to_rest_could_have_acted():
    match = begin("A: / B:", "place recruit", "rest")
    assert refusal(match, "act")[0] == "part.everybody"


@pytest.mark.rule("midgard:sea.journey")
@pytest.mark.rule("midgard:part.cost")
def test_whoever_has_to_suffer_a_journey_hears_why():
    match = sailed("dice RC RS RH", comes=["SJ05"])
    said = "Orange can't pay for Storm and suffers it. Missing: 1 longship."
    assert events(match)[-1] == ("sea.journey", said)
    assert refusal(match, "pay-cost")[0] == "part.cost"
    free = sailed("dice RC RS RL", "suffer", comes=["SJ05"])
    assert refusal(free, "pay-cost")[0] == "sea.journey"


BARRED = {
    "runes": (lambda: village("VR01"), "village.runes", "discard 1 terror", "Runic Carvings", " Missing: 1 terror."),
    "sold out": (
        lambda: village("VU02", has="upgrades S", other="upgrades S S"),
        "upgrade.choice",
        "take the Ship Upgrade",
        "Ship Upgrade: Shield",
        "none is left, or no place is free.",
    ),
    "attack": (lambda: keep("KW01"), "keep.attack", "fight a defence of 2", "Keep Wall", "there is no combat die."),
    "reaver": (lambda: begin("A: sea RR11 / B:", "place sea"), "reaver.first", "pay 1 favor", "Ketil", "1 favor."),
}


@pytest.mark.parametrize("lost", BARRED)
def test_a_choice_that_is_lost_is_told_with_what_is_missing(lost):
    match, rule, effect, source, why = BARRED[lost]
    [(told_by, text)] = [(rule, text) for rule, text in events(match()) if "can't choose" in text]
    assert told_by == rule
    assert text.startswith(f"Orange can't choose “{effect}")
    assert f"({source})" in text
    assert text.endswith(why)


@pytest.mark.rule("midgard:territory.attempts")
def test_attempts_that_are_left_and_not_possible_are_told():
    match = drawn("A: food 2 / B:", "place territory", "act", "tribute food1", comes=["TF13"])
    assert ("territory.attempts", "Orange can't subdue another territory.") in events(match)


@pytest.mark.rule("midgard:sea.set")
def test_a_battle_that_cant_be_faced_is_told_with_what_is_missing():
    match = sailed("dice RS", "face 1")
    said = "Orange can't face Drifting Skiff: there is no combat die, "
    said += "and for the set 1 hammer and 1 longship is missing."
    assert ("sea.set", said) in events(match)


# ------------------------------------------------------------------------------------------------ Once, and in order


@pytest.mark.rule("midgard:part.cost")
def test_a_choice_is_told_before_what_is_paid_for_it():
    match = begin("A: sea RR11, favor 1 / B:", "place sea", "option 0")
    assert told(match.moments)[1:4] == [
        "Orange chooses (Ketil): pay 1 favor, gain 3 glory.",
        "Orange pays 1 favor.",
        "Orange gains 3 glory (Ketil).",
    ]
    acts = begin("A: food 1, dice RC RC / B:", "place village", "act")
    assert told(acts.moments)[1:3] == [
        "Orange acts at “Raid Villages”.",
        "Orange pays 1 food, red chest and red chest.",
    ]


@pytest.mark.rule("midgard:combat.won")
def test_after_a_reroll_the_dice_that_were_kept_are_told_apart():
    match = sailed("dice RHH, favor 1", "face 1", "fight", "spend RHH", "roll", "again 0", "roll",
                   comes=("SJ01", "0+1", "1"))  # fmt: skip
    assert "Orange rolls 1 and keeps 1, and wins: 2 of 2." in told(match.moments)


@pytest.mark.rule("midgard:trade.prophecies")
def test_its_owner_reads_of_a_secret_prophecy_once():
    match = drawn("prophecy: P01 / A: / B:", "place trade", "act", "reward 4", "from-deck", comes=["P20"])
    own = [match.moments[at] for at in match.log(0)][-2:]
    assert told(own) == ["Orange takes a prophecy from the deck.", "It is Eye of Odin."]
    assert "It is Eye of Odin." not in [str(match.moments[at]) for at in match.log(1)]


@pytest.mark.rule("midgard:sea.journey")
def test_nothing_is_told_of_what_nobody_loses():
    assert told(sailed("", comes=["SJ07"]).moments, "sea.journey")[1:] == [
        "Orange can't pay for No Wind and suffers it. Missing: 1 favor."
    ]
    assert told(sailed("").moments, "sea.journey") == ["Orange meets Calm Seas.", "Calm Seas: nothing happens."]


@pytest.mark.rule("midgard:cleanup.end")
def test_a_round_begins_with_its_first_ship():
    match = begin("ships: sea A, keep B, recruit A / start: A / marker: B / A: / B:", "place territory")
    while match.table.round == 1:
        match.play(choices(match)[0])
    assert "Round 2 begins. Sky places the first ship." in told(match.moments)


# ------------------------------------------------------------------------------------------------ Other moments


@pytest.mark.rule("midgard:village.cards")
@pytest.mark.rule("midgard:keep.cards")
@pytest.mark.rule("midgard:trade.prophecies")
@pytest.mark.rule("midgard:sea.choose")
@pytest.mark.parametrize(
    ("position", "moves", "rule"),
    [
        ("village: VF01+VW01 VU01+VS01 / A: food 1, dice RC RC / B:", ["place village", "act", "take-group 1"],
         "village.cards"),
        ("keep: KW01+KB01 KT01+KA01 / A: food 2, dice RS RS RH / B:", ["place keep", "act", "take-group 1"],
         "keep.cards"),
        ("A: / B:", ["place trade", "act"], "trade.prophecies"),
        ("A: / B:", ["place recruit"], "recruit.pair"),
        ("A: / B:", [], "recruit.pair"),
    ],
)  # fmt: skip
def test_cards_at_the_wrong_moment_hear_the_rule_of_the_location(position, moves, rule):
    match = drawn(position, *moves, comes=["VF01", "VF01"] if rule == "village.cards" else ["KW01", "KB01"])
    assert {refusal(match, move)[0] for move in ("take-group 2", "from-deck")} == {rule}


@pytest.mark.rule("midgard:sea.choose")
def test_while_a_journey_waits_no_battle_comes_from_the_deck():
    match = sailed("favor 1", comes=["SJ07"])
    assert refusal(match, "from-deck")[0] == "sea.choose"


@pytest.mark.parametrize(
    ("match", "move", "offered"),
    [
        (lambda: begin(HAND.format("", "RR04+RB04")), "specialise RR04 recruit", "“Specialise Dagny: Battle at Sea”"),
        (lambda: begin(HAND.format("", "RY07"), "rally RY07"), "set BH", "“Take a yellow hammer”"),
        (lambda: begin("A: / B:", "place recruit", "rest"), "option 2", "“Gain 2 food”"),
        (lambda: begin("A: / B:"), "place atlantis", "“Recruit Reavers”"),
    ],
)
def test_a_move_of_the_kind_that_is_asked_for_hears_what_is_on_offer(match, move, offered):
    rule, said = refusal(match(), move)
    assert (rule, said.startswith(f"“{move}” isn't on offer. You can choose: {offered}")) == ("core:not-a-choice", True)


@pytest.mark.rule("midgard:combat.decline")
def test_after_the_first_roll_nothing_is_added_and_nothing_is_taken_back():
    match = keep("KW01", "option 0", "spend RH", "roll", has="dice RH RH RH", comes=["0"])
    for move in ("spend RH", "take-back"):
        rule, said = refusal(match, move)
        assert (rule, said.split(":")[0]) == ("combat.decline", "The dice are rolled")


@pytest.mark.rule("midgard:artifact.use")
@pytest.mark.parametrize(
    ("card", "why"),
    [
        ("VA06", "You have used Peddler's Scales here already: an artifact works once a visit."),
        ("VA03", "Sunstone works at “Battle at Sea”."),
        ("VA08", "No die lies on Mask of Mercy."),
    ],
)
def test_an_artifact_that_cant_be_used_says_why(card, why):
    match = begin("A: food 1, artifacts VA06+RC VA03+RL VA08, dice YC RC / B:", "place village", "use VA06")
    assert refusal(match, f"use {card}") == ("artifact.use", why)


@pytest.mark.rule("midgard:artifact.use")
def test_while_hammers_lie_ready_no_artifact_is_used():
    match = sailed("artifacts VA03+RL, dice RH", "face 1", "fight", "spend RH")
    assert refusal(match, "use VA03") == ("artifact.use", "Take back what you put down first.")


@pytest.mark.rule("midgard:village.farm")
@pytest.mark.rule("midgard:keep.tower")
def test_a_choice_to_be_left_says_what_it_is():
    assert str(village("VF01").question) == "Orange, Farm: you may gain 1 farm, gain 1 terror. Do you?"
    match = keep("KB01", comes=["RHH", "YH"])
    assert "Orange, Tower: you may fight a defence of 3." in str(match.question)


def test_playing_on_from_a_written_combat_leads_to_its_spoils():
    match = drawn(sailed("dice RHH", "face 1", "fight", "spend RHH").written(), "roll", comes=["1+1"])
    assert "Orange wins against Drifting Skiff: 7 glory." in told(match.moments)
    assert play_on(sailed("dice RHH", "face 1", "fight"), "take-back").waiting is not None
