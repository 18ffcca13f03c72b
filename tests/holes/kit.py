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
]
