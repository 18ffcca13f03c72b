"""The kit: properties of every game, as checks that anyone can run on a game of their own.

    from vikinglab.testing import conforms

    def test_my_game():
        conforms("my-game")

Matches are played by a mix of random and greedy moves, with every number of players, in every edition, under every
reading of the rules. Some of them are looked at in every position, the others here and there. What is found is raised
in one ``AssertionError``: the first finding of each check, with the match, the ply, the line so far, what differs, the
line of the game's code, a few lines that lead there, and one that finds it again. What has one cause is one finding.

Where there is much to look at, some of it is looked at, and a check says so: where a match isn’t looked at whole, four
positions and the end; of all that a person may point at, a share of what is legal and of what each rule refuses; of the
other ways in which a match could have gone in the eyes of a seat, a few dozen. Checks that are dear look at the first
matches of each number of players and at one in seven of the others: ``Check.dear`` says which do. It all follows from
the seed of the match, so that a run finds what the run before it found.

To have each check as a test of its own, let pytest go through ``CHECKS``:

    @pytest.mark.parametrize("check", CHECKS)
    def test_my_game(check):
        conforms("my-game", check, matches=60)

A game is found by its entry point in the group ``vikinglab.games``. ``CHECKS[name].says`` is a property in a sentence.
Whether a rule is the rulebook's can't be known from outside: that is for the game's own tests.
"""

from __future__ import annotations

from .checks import CHECKS, Check
from .failures import Broken, Failure
from .kit import Run, recheck
from .plan import WHOLE

__all__ = ["CHECKS", "Broken", "Check", "Failure", "conforms", "recheck"]


def conforms(
    game: str,
    *checks: str,
    players: int | None = None,
    edition: str | None = None,
    matches: int = 300,
    whole: int = WHOLE,
) -> None:
    """Check a game, by all checks or by some; ``Broken`` says what was found.

    So many ``matches`` are looked at here and there, after a few, ``whole`` of each number of players, that are looked
    at in every position; in one ``edition`` or in each, with some number of ``players`` or with each that the edition
    is for.

    >>> conforms("drakkar", "ends", players=2, matches=1, whole=0)
    """
    failures = Run(game, checks, players, edition, matches, whole).failed()
    if failures:
        raise Broken(failures)
