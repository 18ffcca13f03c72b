"""What a memory is worth: what was counted, and that it can be counted again."""

from __future__ import annotations

from itertools import pairwise

from vikinglab.games.drakkar.memory import duel, measured


def test_the_better_the_others_memory_the_less_one_wins():
    """As far as the errors of the counts can tell."""
    shares = [found.share for found in measured()]
    assert [found.remembers for found in measured()] == sorted({found.remembers for found in measured()})
    assert all(later.share <= earlier.share + earlier.error + later.error for earlier, later in pairwise(shares))
    assert shares[0].share - shares[0].error > 0.55, "to forget at once costs matches"


def test_counted_again_it_is_the_same_within_the_errors():
    kept = measured()[0]
    again = duel(kept.remembers, 80, seed=70_001)
    assert again.matches == 80
    assert abs(again.share.share - kept.share.share) <= again.share.error + kept.share.error


def test_the_same_seed_counts_the_same():
    assert duel(2, 4, seed=3) == duel(2, 4, seed=3)
