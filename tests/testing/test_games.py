"""The kit on whole games: on Raids with all that a run of it looks at, and on the throw-away games of the core."""

from __future__ import annotations

import pytest

from tests.testing.throwaway import NEEDS_WORDS, POINTS
from vikinglab.core.game import game
from vikinglab.testing import CHECKS, conforms


@pytest.mark.parametrize("players", game("raids").usual_box().players)
def test_raids(players):
    """Three hundred matches in all, as a run over all numbers of players has."""
    conforms("raids", players=players, matches=100)


@pytest.mark.parametrize("players", [2, 4])
def test_drakkar(players):
    """A few matches: they are long, and in each position there is much to be asked."""
    conforms("drakkar", players=players, matches=2)


def test_drakkar_of_three():
    """What differs is the number of emblems: that matches go their way, and that nothing gets out."""
    conforms(
        "drakkar", "ends", "conserves", "saves", "by-outcomes", "scenes-hide", "view-suffices", players=3, matches=2
    )


@pytest.mark.parametrize("key", POINTS)
def test_a_throwaway_game(key):
    conforms(key, *(check for check in CHECKS if check not in NEEDS_WORDS), matches=12)
