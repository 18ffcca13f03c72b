"""Untimely actions are refused by the rule that says when they are possible."""

from __future__ import annotations

import pytest

from .helpers import begin, refusal

WAITS = "A: food 3 / B: food 3"
"""A is to place a ship, and nothing else is asked for."""


@pytest.mark.parametrize(
    ("rule", "moves", "says"),
    [
        ("part.everybody", ("act", "rest"), "This isn't the moment to act or rest."),
        ("part.cost", ("spend YH", "take-back"), "Nothing is paid with that now."),
        ("combat.dice", ("fight", "roll", "add-dice 1"), "There is no combat to roll for now."),
        ("combat.reroll", ("again 0", "stop"), "There are no combat dice to reroll now."),
        ("combat.decline", ("let-go",), "There is no battle to let go now."),
        ("dice.faces", ("set RH", "turn RH S"), "No die is set to a face now."),
        ("dice.overflow", ("discard RH", "done"), "No die goes back to the supply now."),
        ("reaver.first", ("reroll RH",), "No dice are rerolled now."),
        ("recruit.pair", ("take-group 1", "from-deck"), "You can't take those cards now."),
        ("recruit.rally", ("rally RY04",), "There is no such Reaver to rally now."),
        ("recruit.specialise", ("specialise RY04 sea",), "There is no such Reaver to specialise now."),
        ("recruit.promote", ("promote RY04",), "There is no such Reaver to promote now."),
        ("trade.choices", ("reward 0",), "There is no such thing to choose now."),
        ("trade.faces", ("take RH",), "You can't take that die from Trade now."),
        ("sea.journey", ("pay-cost", "suffer"), "No journey waits for you now."),
        ("sea.choose", ("face 0",), "You can't face that battle now."),
        ("sea.set", ("pay-set",), "There is no battle to win by its set now."),
        ("village.order", ("resolve VU01",), "You can't resolve that card now."),
        ("village.pillage", ("pass", "option 0"), "Nothing is offered to you now."),
        ("village.runes", ("give 1",), "There is nothing to give to another player now."),
        ("territory.ways", ("force food1", "tribute food1"), "There is no territory to subdue now."),
        ("upgrade.choice", ("fit H",), "There is no Ship Upgrade to take now."),
        ("artifact.places", ("give-up VR01",), "No artifact has to go now."),
        ("artifact.store", ("store VR01 RH",), "You can't store that die there now."),
        ("artifact.use", ("use VR01",), "You can't use that artifact now."),
    ],
)
def test_before_a_ship_is_placed(rule: str, moves: tuple[str, ...], says: str):
    asks = "Orange, where do you place your ship? Round 1, ship 1."
    assert {refusal(begin(WAITS), move) for move in moves} == {(rule, f"{says} {asks}")}


@pytest.mark.rule("midgard:select.order")
def test_after_it_is_placed():
    assert refusal(begin(WAITS, "place trade"), "place sea")[0] == "select.order"


FATES = "reaver: RR04+RB04 / A: sea RR01 RY02 / B:"


@pytest.mark.parametrize(
    ("position", "moves", "move", "said"),
    [
        (FATES, "place recruit, act, take-group 1", "specialise RR04 recruit", "“Specialise Dagny: Battle at Sea”"),
        (FATES, "place recruit, act, take-group 1", "rally RR05", "“Rally Dagny”, “Rally Brand”."),
        (
            WAITS,
            "place trade, rest",
            "option 2",
            "“Gain 2 food”, “Take 1 die of any colour, on a face of your choice”.",
        ),
        (WAITS, "", "place atlantis", "“Recruit Reavers”, “Trade”, “Battle at Sea”"),
    ],
)
def test_what_is_asked_for_but_not_on_offer_hears_what_is(position: str, moves: str, move: str, said: str):
    match = begin(position, *filter(None, moves.split(", ")))
    rule, sentence = refusal(match, move)
    assert rule == "core:not-a-choice"
    assert sentence.startswith(f"“{move}” isn't on offer. You can choose: {said}")
    assert "n’est pas proposé. Vous pouvez choisir\N{NO-BREAK SPACE}: " in match.why_not(move).text["fr"]


def test_of_much_on_offer_some_is_named():
    match = begin(FATES, "place recruit", "act", "take-group 1")
    assert refusal(match, "specialise RR04 recruit")[1].endswith(", and 2 more.")
