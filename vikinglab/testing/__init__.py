"""The kit: properties of every game, as checks that anyone can run on a game of their own.

    from vikinglab.testing import conforms

    def test_my_game():
        conforms("my-game")

The kit plays matches by a mix of random and greedy moves, with every number of players, in every edition, under every
reading of the rules. It looks at some of them in every position, at the others here and there. It raises its findings
in one ``AssertionError``: the first finding of each check, with the match, the ply, the line so far, what differs, the
line of the game's code, a few lines that lead there, and one that finds it again. Findings with one cause are reported
once.

If there is much to look at, a check takes a sample, and says so. In a match that isn’t looked at completely, it takes
four positions and the end. Of everything that a person may point at, it takes a share of the legal actions and of those
that each rule refuses. Of the other courses that a match could have taken in the eyes of a seat, it takes a few dozen.
Dear checks look at the first matches of each number of players and at one in seven of the others: ``Check.dear`` says
which do. The seed of the match decides it all, so that a run finds what the run before it found.

To have each check as a test of its own, let pytest go through ``CHECKS``:

    @pytest.mark.parametrize("check", CHECKS)
    def test_my_game(check):
        conforms("my-game", check, matches=60)

A game is found by its entry point in the group ``vikinglab.games``. ``CHECKS[name].says`` is a property in a sentence.
The kit can't know whether a rule is the rulebook's: the game's own tests are for that.
"""

from __future__ import annotations

from .checks import CHECKS, Check
from .failures import Broken, Failure
from .kit import Run, recheck
from .sampling import WHOLE

__all__ = ["CHECKS", "Broken", "Check", "Failure", "conforms", "recheck"]


def conforms(
    game: str,
    *checks: str,
    players: int | None = None,
    edition: str | None = None,
    matches: int = 300,
    whole: int = WHOLE,
) -> None:
    """Check a game, by all checks or by some; ``Broken`` lists the findings.

    The kit looks at ``matches`` in a few positions, after looking at some, ``whole`` of each number of players, in
    every position; in one ``edition`` or in each, with one number of ``players`` or with each that the edition is for.

    >>> conforms("drakkar", "ends", players=2, matches=1, whole=0)
    """
    failures = Run(game, checks, players, edition, matches, whole).failed()
    if failures:
        raise Broken(failures)
