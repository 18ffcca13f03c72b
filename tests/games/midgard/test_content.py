"""The content: what lies in the box, each effect in words, and what is refused of one's own."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

import pytest

import vikinglab as vl
from vikinglab.core.game import game
from vikinglab.games.midgard import effects, scoring
from vikinglab.games.midgard.cards import told
from vikinglab.games.midgard.play.doing import _DOERS
from vikinglab.testing.matches import plain

STANDARD = files("vikinglab.games.midgard").joinpath("content/standard.toml").read_text("utf-8")
BOX = game("midgard").usual_box()


def test_decks_hold_what_they_should():
    assert {deck: len(cards) for deck, cards in BOX.stacks.items()} == {
        "reaver": 60, "village": 60, "keep": 60, "battle": 24, "journey": 18, "prophecy": 28,
    }  # fmt: skip
    assert sum(map(len, BOX.piles.values())) == 36
    assert Counter(card.clan for card in BOX.reavers.values()) == {"red": 20, "yellow": 20, "blue": 20}
    assert Counter(die for card in BOX.reavers.values() for die in card.left) == {"R": 39, "Y": 39, "B": 39}
    assert Counter(die for card in BOX.reavers.values() for die in card.rally) == {"R": 39, "Y": 39, "B": 39}
    assert Counter(card.defence for card in BOX.battles.values()) == {2: 5, 3: 7, 4: 6, 5: 4, 6: 2}
    assert all(len(card.set) == card.defence for card in BOX.battles.values())
    assert sum(card.glory for card in BOX.artifacts.values()) == 32


def test_every_verb_is_used_and_done():
    used = {type(effect) for todo in BOX.lists.values() for effect in todo}
    assert used == set(effects.AnyEffect.__args__)
    assert used == {*_DOERS, effects.Gain}
    scores = {type(each) for card in BOX.content.decks.prophecy.cards for each in card.score}
    assert scores == set(effects.AnyScore.__args__)


def test_every_card_says_what_it_does_in_both_languages():
    for id in BOX.cards:
        words = told(BOX, id)
        assert set(words) == {"en", "fr"}
        assert "{" not in words["en"] + words["fr"]


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("VF01", "Farm: gain 3 food, you may: gain 1 farm, gain 1 terror"),
        ("KW01", "Keep Wall: gain 2 favor, you may: fight a defense of 2. If you win: gain 1 favor, gain 1 wall"),
        ("VR01", "Runic Carvings: choose: pay 1 terror, another player takes 1 terror · gain 10 glory, gain 2 terror"),
        ("SJ05", "Storm: pay 1 longship, or lose 2 dice of your choice"),
        ("TV22", "Oracle Springs: favor territory of level 2, draw 1 Prophecy card"),
        ("P12", "Bane of Serpents: 3 for every Sea Battle of defense 4 or more"),
        ("P26", "Beloved of the Gods: 1 for every 2 favor, at most 5"),
    ],
)
def test_words_come_from_effects(card, said):
    assert plain(told(BOX, card)) == said


def changed(old: str, new: str) -> str:
    assert old in STANDARD
    return STANDARD.replace(old, new, 1)


@pytest.mark.parametrize(
    ("old", "new", "place", "reason"),
    [
        ('ability = "A03"', 'ability = "A99"', "decks.reaver.cards", "there is no ability “A99”"),
        ('id = "KT01"', 'id = "KA01"', "decks.keep.cards", "another card has this id"),
        ('face = "H", glory = 2', 'face = "K", glory = 2', "decks.village.cards", "no clan icon"),
        ('what = "food", n = 3 }, { do = "may"', 'what = "fish", n = 3 }, { do = "may"', "decks.village", "fish"),
        ('do = "give"', 'do = "steal"', "decks.village", "steal"),
        ("food = { value = [4, 5, 6, 7]", "food = { value = [4, 5, 6]", "food", "4 seats"),
        ("3 = { value = [1, 2, 3]", "3 = { value = [1, 2]", "shares.3", "3 seats"),
    ],
)
def test_a_file_of_ones_own_is_refused_with_place_and_reason(old, new, place, reason):
    with pytest.raises(vl.Refused) as refused:
        game("midgard").box(content=changed(old, new))
    assert place in str(refused.value)
    assert reason in str(refused.value)


def test_prophecies_of_ones_own_may_count_battles_from_any_defence(tmp_path):
    (tmp_path / "own.toml").write_text(changed('"battle_4"', '"battle_5"'), "utf-8")
    position = vl.position("midgard", "A: pile SB13 SB19 SB23, secret P12 / B:", content=tmp_path / "own.toml")
    assert [BOX.battles[card].defence for card in ("SB13", "SB19", "SB23")] == [4, 5, 6]
    assert scoring.prophecy_glory(position.table, 0) == 2 * 3
    assert "defense 5 or more" in plain(told(position.table.box, "P12"))


def test_a_deck_of_ones_own_is_played(tmp_path):
    own = changed("KT01", "KT77").replace('en = "Treasure"', 'en = "Hoard"')
    (tmp_path / "own.toml").write_text(own, "utf-8")
    match = vl.new("midgard", content=tmp_path / "own.toml")
    assert match.table.box.cards["KT77"].name["en"] == "Hoard"
    assert "KT77" in match.table.decks["keep"].unseen
