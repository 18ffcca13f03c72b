"""The kit on whole games: on those that are installed, and on the throw-away games of the core."""

from __future__ import annotations

import pytest

from tests.testing.throwaway import NEEDS_WORDS, POINTS
from vikinglab.core.game import games
from vikinglab.testing import CHECKS, conforms
from vikinglab.testing.matches import tables


@pytest.mark.parametrize(("key", "edition", "players"), tables())
def test_an_installed_game_is_what_every_game_must_be(key, edition, players):
    """A few matches: `make soak` plays the others. One of the fewest players is looked at in every position."""
    fewest = min(games()[key].usual_box(edition).players)
    conforms(key, edition=edition, players=players, matches=3, whole=int(players == fewest))


@pytest.mark.soak
@pytest.mark.parametrize(("key", "edition", "players"), tables())
def test_so_it_is_in_three_hundred_matches(key, edition, players):
    conforms(key, edition=edition, players=players, matches=300)


@pytest.mark.parametrize("key", POINTS)
def test_a_throwaway_game(key):
    conforms(key, *(check for check in CHECKS if check not in NEEDS_WORDS), matches=12)
