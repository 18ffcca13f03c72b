"""Where rules of Midgard meet: artifacts in the middle of a part, and what only a rare position shows."""

from __future__ import annotations

import pytest

from .helpers import asked, begin, choices, drawn, refusal, ship

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


# ------------------------------------------------------------------------------------------------ Won once


@pytest.mark.rule("midgard:territory.ways")
@pytest.mark.rule("midgard:sea.set")
@pytest.mark.rule("midgard:combat.won")
def test_what_was_won_counts_for_nothing_else():
    match = drawn("A: food 4 / B:", "place territory", "act", "tribute food1", comes=[])
    assert (match.table.won, ship(match).subdued) == (False, ("food1",))
    sailed = drawn(f"{SEA} / A: food 4, dice RH YL / B:", "place sea", "act", "face 1", "pay-set", comes=["SJ01"])
    assert (sailed.table.won, ship(sailed).glory_pile) == (False, ("SB01",))
