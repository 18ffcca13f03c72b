"""The worth of a memory: its count can be repeated, and nothing else is counted."""

from __future__ import annotations

from itertools import pairwise

import pytest
from faults import Fault
from testing.planting import instead

from vikinglab.core.match import Match
from vikinglab.games.drakkar import memory
from vikinglab.games.drakkar.bot import Rememberer
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


# ------------------------------------------------------------------------------------------------ How it is counted


def played(monkeypatch: pytest.MonkeyPatch) -> tuple[memory.Duel, list[tuple[tuple[Rememberer, ...], Match]]]:
    """Return a duel of four matches, and each of them with its bots."""
    found: list[tuple[tuple[Rememberer, ...], Match]] = []
    play = memory._played

    def noted(bots: tuple[Rememberer, ...], seed: int) -> Match:
        found.append((bots, play(bots, seed)))
        return found[-1][1]

    monkeypatch.setattr(memory, "_played", noted)
    return duel(1, 4, seed=5), found


def test_each_bot_gets_what_its_seat_can_know(monkeypatch):
    choose, hidden = Rememberer.choose, []

    def watched(bot, game, view, rng):
        seat = view.waiting.seat
        assert view.to_json() == view.view(seat).to_json(), "a bot was given the whole position"
        hidden.append(any(slot.seen and seat not in slot.seen for slot in view.emblems.slots.values()))
        return choose(bot, game, view, rng)

    monkeypatch.setattr(Rememberer, "choose", watched)
    duel(1, 2, seed=5)
    assert any(hidden), "there was something to hide"


def test_each_seed_is_played_twice_with_either_bot_first(monkeypatch):
    _, found = played(monkeypatch)
    assert [match.seed for _, match in found] == [5, 5, 6, 6], "the matches of a pair have one seed"
    for (one, _), (other, _) in (found[:2], found[2:]):
        assert one == other[::-1]
        assert one != other


def test_moves_alone_are_counted_and_no_rolls(monkeypatch):
    counted, found = played(monkeypatch)
    assert counted.moves == sum(len(match.moves) for _, match in found) / 4, "moves are what seats choose"
    assert all(len(match.moves) < len(match.record) for _, match in found)


def test_wins_are_those_of_the_bot_that_forgets_nothing(monkeypatch):
    counted, found = played(monkeypatch)
    perfect = found[0][0][0]
    assert counted.won == sum(bots.index(perfect) in match.result.winners for bots, match in found)


WHOLE = "match.play(bots[choice.seat].choose(match.game, match.table, __import__('random').Random(1)))"
FAULTS = {
    "the whole position": (
        Fault("bots get the whole position", memory, "_played", instead("play(match, bots[choice.seat])", WHOLE)),
        test_each_bot_gets_what_its_seat_can_know,
    ),
    "have one seed": (
        Fault("a pair has two seeds", memory, "duel", instead("seed + number // 2", "seed + number")),
        test_each_seed_is_played_twice_with_either_bot_first,
    ),
    "what seats choose": (
        Fault("throws count as moves", memory, "duel", instead("played.ply", "len(played.record)")),
        test_moves_alone_are_counted_and_no_rolls,
    ),
}


@pytest.mark.parametrize("noticed", FAULTS)
def test_a_fault_of_the_count_is_noticed(monkeypatch, noticed):
    fault, test = FAULTS[noticed]
    fault.plant(monkeypatch)
    # A duel is imported here by its name.
    monkeypatch.setitem(globals(), "duel", memory.duel)
    with pytest.raises(AssertionError, match=noticed):
        test(monkeypatch)
