"""The kit on whole games: on those that are installed, and on the throw-away games of the core."""

from __future__ import annotations

import inspect
import re
import sys

import pytest

from tests.testing.known import known
from tests.testing.throwaway import NEEDS_WORDS, POINTS
from vikinglab.core.game import games
from vikinglab.testing import CHECKS, conforms
from vikinglab.testing.matches import tables


@pytest.mark.parametrize(("key", "edition", "players"), tables())
def test_an_installed_game_is_what_every_game_must_be(key, edition, players):
    """A few matches: `make soak` plays the others. One of the fewest players is looked at in every position."""
    fewest = min(games()[key].usual_box(edition).players)
    conforms(key, edition=edition, players=players, matches=3, whole=int(players == fewest), known=known(key))


@pytest.mark.soak
@pytest.mark.parametrize(("key", "edition", "players"), tables())
def test_so_it_is_in_three_hundred_matches(key, edition, players):
    conforms(key, edition=edition, players=players, matches=300, known=known(key))


@pytest.mark.parametrize("key", games())
def test_what_is_known_of_a_game_is_still_to_be_mended(key):
    """Delete what is mended from known.toml."""
    modules = [module for name, module in sys.modules.items() if name.startswith(games()[key].package)]
    for finding in known(key):
        rule, name = re.match(r"tellers: (\S+) is told by ([\w.]+),", finding).groups()
        tellers = [each for each in functions_of(modules, name) if rule in each.__code__.co_consts]
        assert [each for each in tellers if rule not in getattr(each, "rules", ())], f"no finding any more: {finding}"


def functions_of(modules, name):
    """Return the functions with a name in modules and their classes."""
    classes = [each for module in modules for each in vars(module).values() if inspect.isclass(each)]
    held = [value for each in (*modules, *classes) for value in vars(each).values() if inspect.isfunction(value)]
    return [each for each in held if each.__qualname__ == name]


@pytest.mark.parametrize("key", POINTS)
def test_a_throwaway_game(key):
    conforms(key, *(check for check in CHECKS if check not in NEEDS_WORDS), matches=12)
