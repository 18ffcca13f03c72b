"""Short matches: a proper match of each box, for a first time at the table."""

from __future__ import annotations

from statistics import median

import pytest

import vikinglab as vl
from vikinglab.bots import bot, play
from vikinglab.core.game import games

FIRST = {"raids": 3, "drakkar": 2, "vikingar": 2, "midgard": 2}
"""For how many the first match of each game is."""
SHORT = [(key, edition) for key in FIRST for edition in games()[key].editions]
DECISIONS = {"raids": (5, 20), "drakkar": (12, 60), "vikingar": (5, 25), "midgard": (15, 40)}
"""The decisions of a person in a first match, by greedy play: with the others’ moves, eight minutes at most."""


def short(key: str, edition: str | None = None, seed: int = 0, **more) -> vl.Match:
    return vl.new(key, players=FIRST[key], edition=edition, seed=seed, options={"short": True}, **more)


def finished(key: str, edition: str, seed: int) -> tuple[vl.Match, int]:
    """A first match that greedy play finished against beginners, and the decisions that it took."""
    match, asked = short(key, edition, seed), 0
    while match.waiting is not None:
        own = match.waiting.seat == 0
        asked += own
        play(match, bot(match.game, "greedy" if own else "beginner"))
        assert match.ply < 1000
    return match, asked


@pytest.mark.parametrize(("key", "edition"), SHORT)
def test_a_short_match_comes_to_its_end_in_so_many_decisions(key, edition):
    played = [finished(key, edition, seed) for seed in range(3)]
    assert all(match.result.scores for match, _ in played)
    least, most = DECISIONS[key]
    assert least <= median([asked for _, asked in played]) <= most


@pytest.mark.soak
@pytest.mark.parametrize(("key", "edition"), SHORT)
def test_somebody_who_thinks_a_little_wins_a_first_match_more_often_than_a_beginner(key, edition):
    won = [0 in finished(key, edition, seed)[0].result.winners for seed in range(40)]
    assert sum(won) > len(won) / FIRST[key]


@pytest.mark.parametrize(("key", "edition"), SHORT)
def test_a_save_and_a_link_keep_the_length_of_a_match(key, edition):
    match = short(key, edition)
    match.play(match.legal()[0])
    for again in (vl.load(match.to_json()), vl.load(match.link())):
        assert again.table.box.options.short
        assert again.record == match.record


@pytest.mark.parametrize("key", FIRST)
def test_a_whole_match_is_what_it_was_before_there_were_short_ones(key):
    box = games()[key].usual_box()
    assert not box.options.short
    # A save of a whole match names its content by what is played, to which the figures of a short one don't belong.
    assert box.fingerprint != games()[key].short_box().fingerprint
    assert b"options" not in vl.new(key).to_json()


@pytest.mark.parametrize("key", FIRST)
def test_the_rulebook_of_a_short_match_says_whose_it_is(key):
    rule = vl.rulebook(key, options={"short": True})["short.match"]
    assert rule.book == "Vikinglab"
    assert "Vikinglab" in rule.text["en"]
    assert "Vikinglab" in rule.text["fr"]
    assert vl.rulebook(key)["short.match"].text == rule.text


def test_rules_have_the_figures_of_the_match_that_is_played():
    def text(key: str, rule: str) -> str:
        return str(vl.rulebook(key, options={"short": True})[rule].text)

    assert "1 voyage from" in text("raids", "turn.voyage")
    assert "After voyage 1," in text("raids", "glory.winner")
    assert "all 2 shields" in text("drakkar", "end.victory")
    assert "lacks 4" in str(vl.rulebook("drakkar", options={"short": True})["aim.clan"].ruling)
    assert "With 1 cup " in text("vikingar", "victory.gate")
    assert "Shuffle the 12 dials" in text("vikingar", "setup.dials")
    assert "2 rounds" in text("midgard", "game.rounds")
    assert "each places one ship" in text("midgard", "select.two")


def test_a_location_that_is_closed_says_which_are_open():
    match = short("midgard", seed=2)
    while type(match.waiting).__name__ != "ChooseLocation":
        match.play(match.legal()[0])
    assert str(match.why_not("place keep")) == (
        "This is a short match. Ships are placed at these locations: Recruit Reavers, Battle at Sea, Raid Villages."
    )
    assert match.why_not("place sea") is None


def test_a_box_without_a_short_match_refuses_one(tmp_path):
    text = (games()["raids"].folder / "content/standard.toml").read_text("utf-8")
    own = tmp_path / "box.toml"
    own.write_text(text.replace('[short]\nvoyages = { value = 1, source = "house" }\n', ""), "utf-8")
    with pytest.raises(vl.Refused, match="no short match"):
        vl.new("raids", content=own, options={"short": True})
    assert "short.match" not in vl.rulebook("raids", content=own)


def test_a_number_of_feats_that_was_agreed_on_holds_in_a_short_match_too():
    assert vl.new("vikingar", options={"short": True}).table.box.feats == 1
    assert vl.new("vikingar", options={"short": True, "feats": 2}).table.box.feats == 2


def test_a_position_in_a_world_of_few_dials_can_be_written():
    match = short("vikingar", "first")
    match.play(match.legal()[0])
    again = vl.position("vikingar", match.written(), options={"short": True}).match()
    assert again.written() == match.written()
