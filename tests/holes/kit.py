"""Holes in the kit: checks that no longer look."""

from __future__ import annotations

from .hole import Hole

TESTING = "vikinglab/testing"
DEFECTS = "tests/testing/test_defects.py::test_a_defect_is_caught_by_its_own_check_and_a_line_of_code_finds_it_again"
UNDO = "hoard-undo-a-coin-isn-t-earned-where-another-move-was-tried-before-and-taken-back"
DRAW = "hoard-draws-dice-that-aren-t-listed-come-by-one-generator-in-many"

HOLES = [
    Hole(
        "guesses may leave open what somebody saw",
        f"{TESTING}/secrets.py",
        "        holds(not open_slots,",
        "        holds(True,",
        "tests/testing/test_kit.py::test_a_defect_of_the_core_is_noticed_too",
    ),
    Hole(
        "a draw is tried with one generator",
        f"{TESTING}/determinism.py",
        "for number in range(DRAWS):",
        "for number in range(1):",
        f"{DEFECTS}[{DRAW}]",
    ),
    Hole(
        "no other move is tried before undo",
        f"{TESTING}/replaying.py",
        "        _try_another(turn_to(match, spot.ply), spot)\n",
        "        turn_to(match, spot.ply)\n",
        f"{DEFECTS}[{UNDO}]",
    ),
    Hole(
        "winners may be anybody",
        f"{TESTING}/transitions.py",
        "winners and winners == sorted(set(winners) & {*range(played.setting.players)})",
        "winners",
        f"{DEFECTS}[hoard-ends-a-seat-has-won-that-nobody-has]",
    ),
    Hole(
        "after the end anything may be played",
        f"{TESTING}/transitions.py",
        "    for action in played.actions:\n        holds(table",
        "    for action in ():\n        holds(table",
        f"{DEFECTS}[hoard-ends-after-the-end-of-a-match-one-may-go-on]",
    ),
    Hole(
        "onlookers see no other world",
        f"{TESTING}/counterfactual.py",
        "for seat in spot.observers if _seen_by",
        "for seat in range(played.setting.players) if _seen_by",
        f"{DEFECTS}[hoard-events-hide-onlookers-are-told-what-one-has-seen]",
    ),
    Hole(
        "guesses aren’t compared",
        f"{TESTING}/counterfactual.py",
        "            same(which, channel(spot.table, seat), channel(guess, seat), spot)",
        "            pass",
        "tests/testing/test_kit.py::test_a_leak_is_found_both_by_other_worlds_and_by_guesses",
    ),
    Hole(
        "other worlds aren’t compared",
        f"{TESTING}/counterfactual.py",
        '            same(f"{what} of {world}", true[seat, at], another, played.spots[at + 1])',
        "            pass",
        "tests/testing/test_kit.py::test_a_leak_is_found_both_by_other_worlds_and_by_guesses",
    ),
    Hole(
        "what isn’t on offer is not tried",
        f"{TESTING}/rules.py",
        '        for move in [*odd[:1], "", "nonsense 99"]:',
        "        for move in ():",
        "tests/testing/test_kit.py::test_a_match_that_plays_what_is_not_on_offer_is_noticed",
    ),
    Hole(
        "candidates may stand twice",
        f"{TESTING}/rules.py",
        "        for action in repeated(actions):",
        "        for action in ():",
        f"{DEFECTS}[hoard-candidates-a-candidate-is-listed-twice]",
    ),
    Hole(
        "kinds that nothing asks for",
        f"{TESTING}/rules.py",
        "        if asked and kind not in seen.asked[decision]:",
        "        if False:",
        f"{DEFECTS}[hoard-moments-where-nothing-is-given-away-a-gift-is-said-not-to-be-on-offer]",
    ),
    Hole(
        "paths may be empty",
        f"{TESTING}/names.py",
        "        if not path or not all(path):",
        "        if False:",
        f"{DEFECTS}[hoard-paths-an-action-is-chosen-by-pointing-at-nothing]",
    ),
    Hole(
        "lines may be read as other actions",
        f"{TESTING}/names.py",
        "        if again != action:",
        "        if False:",
        "tests/testing/test_kit.py::test_a_line_that_is_read_as_another_action_is_noticed",
    ),
    Hole(
        "pictures may take parts from elsewhere",
        f"{TESTING}/scenes.py",
        'holds(all(link.startswith("#") for link in links),',
        "holds(True,",
        f"{DEFECTS}[hoard-pictures-a-picture-takes-a-part-from-another-host]",
    ),
    Hole(
        "outcomes may change when they are asked for again",
        f"{TESTING}/determinism.py",
        '    same("the outcomes, asked again", found, list(spot.thing.outcomes(spot.table)))\n',
        "",
        f"{DEFECTS}[hoard-outcomes-outcomes-come-in-another-order-when-they-are-asked-for-again]",
    ),
    Hole(
        "charts aren’t said before their numbers are judged",
        f"{TESTING}/agreement.py",
        "        chart()\n",
        "        pass\n",
        "tests/testing/test_agreement.py::test_what_charts_say_is_said_before_it_is_judged",
    ),
    Hole(
        "questions aren’t asked before their numbers are judged",
        f"{TESTING}/agreement.py",
        "                    ask(match, kind, notation.write(spot.legal[0]))\n",
        "                    pass\n",
        "tests/testing/test_agreement.py::test_what_questions_say_is_said_before_it_is_judged",
    ),
    Hole(
        "sentences that are remembered aren’t noted",
        "vikinglab/core/words/speech.py",
        "        self._said.cache_clear()\n",
        "",
        "tests/testing/test_agreement.py::test_what_was_a_number_whenever_it_was_said_is_one",
    ),
]
