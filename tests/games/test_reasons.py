"""Why something was allowed: each event that a game can tell says by which rule, and by whose choice."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from vikinglab_widgets.state import because_message

import vikinglab as vl
from vikinglab.core.words.moment import message_id

BOXES = [(key, edition) for key, game in sorted(vl.games().items()) for edition in game.editions]


@pytest.mark.parametrize(("key", "edition"), BOXES)
def test_every_event_that_a_game_can_tell_says_why_it_was_allowed(key, edition):
    game = vl.games()[key]
    box = game.usual_box(edition)
    rulebook = game.rulebook(box)
    tell = {rule for rule in rulebook if game.speech.has(f"{message_id(rule)}.told")}
    found = {rule for example in game.examples(box).values() for rule in explained(example.match.copy())}
    for rule in tell - found:
        for reading in rulebook[rule].readings[1:]:  # some tell nothing where the rulebook is read as usual
            found |= set(explained(played(game, edition, {rule: reading})))
    assert tell - found == set()


def played(game: vl.Game, edition: str, rulings: dict[str, str]) -> vl.Match:
    """Return a match of random moves."""
    players = game.usual_box(edition).players[0]
    match = vl.new(game.key, players=players, edition=edition, rulings=rulings, seed=1)
    rng = Random(1)
    while match.waiting is not None and match.ply < 250:
        match.play(rng.choice(match.legal()))
    return match


def explained(match: vl.Match) -> Iterator[str]:
    """Yield the rule of each event of a match, once its reason has been read."""
    match.notes = True  # a board that forgets tells less
    for number, moment in enumerate(match.moments):
        why = because_message(match, number, moment.seats[0] if moment.seats else 0)
        assert all(why["told"].values())
        assert why["rules"][0]["key"] == moment.rule
        assert all(all(rule["text"].values()) for rule in why["rules"])
        assert (why["choice"] is not None) == (moment.ply > 0), "a move led there, unless it was so from the beginning"
        yield moment.rule
