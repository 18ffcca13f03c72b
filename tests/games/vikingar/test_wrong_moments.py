"""Actions at the wrong moment, in both languages, and what pointing at the board means."""

from __future__ import annotations

import pytest

from .helpers import begin, refusal

CHOOSE = "A: H H / B: H H"
SAILS = "dials: 1 D01 / A: N01 / B: H / sails: A1"
TOLL = "dials: 6 D06 / A: H, gold 2 / B: H / toll: A1 N06"
BUILDS = "A: H, gold 9 / B: H H / builds: A 1"


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
        (TOLL, "move N07", "activation.move-then-act"),
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
        (SAILS, "whirl H", "move.whirlpool", "No whirlpool leads there now. "),
        (SAILS, "destroy city", "outpost.replace", "You can found an outpost only where nobody has one, "),
        (SAILS, "plunder temple", "temple.indestructible", "A temple can't be plundered. "),
        (SAILS, "plunder city", "core:not-a-choice", "“plunder city” isn't on offer. Orange A, "),
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
        (TOLL, "zone:N06", None),
    ],
)
def test_who_points_at_the_board_means_something(text, path, action):
    from vikinglab.core.engine import notation
    from vikinglab.games.vikingar import GAME

    found = GAME.pointed(begin(text).table, [path])
    assert (notation.write(found) if found else None) == action
