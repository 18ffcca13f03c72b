"""The content: what lies in the box, each effect in words, and what is refused of one's own."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files

import pytest

import vikinglab as vl
from vikinglab.core.game import game
from vikinglab.games.midgard import effects, scoring
from vikinglab.games.midgard.cards import told
from vikinglab.games.midgard.play.doing import BEGINS, DOES
from vikinglab.testing.matches import plain, play_on

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
    assert used == {*DOES, *BEGINS}
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
        ("KW01", "Keep Wall: gain 2 favor, you may: fight a defence of 2. If you win: gain 1 favor, gain 1 wall"),
        (
            "VR01",
            "Runic Carvings: choose: discard 1 terror, another player takes 1 terror · gain 10 glory, gain 2 terror",
        ),
        ("SJ05", "Storm: pay 1 longship, or lose 2 dice of your choice"),
        ("TV22", "Oracle Springs: favor territory of level 2, take 1 prophecy, face up or drawn"),
        ("P12", "Bane of Serpents: 3 glory for every Sea Battle of defence 4 or more"),
        ("P26", "Beloved of the Gods: 1 glory for every 2 favor, at most 5"),
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
        ('A03 = [{ do = "gain", what = "favor" }]', 'A03 = [{ do = "pay", food = 1 }]', "card 1", "the head of a list"),
        ('favor", n = 2 }],\n', 'favor", n = 2 }, { do = "pay", food = 1 }],\n', "trade.rewards", "the head of a list"),
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
    assert "defence 5 or more" in plain(told(position.table.box, "P12"))


def test_journeys_of_ones_own_may_harden_a_battle_by_any_figures(tmp_path):
    hard = '{ do = "harden", defence = 60, set = 1 }'
    own = changed('{ do = "harden", defence = 1, set = 1 }', f"{hard}, {hard}")
    (tmp_path / "own.toml").write_text(own, "utf-8")
    position = vl.position("midgard", "battle: SB19 / A: food 4, dice RH / B:", content=tmp_path / "own.toml")
    match = play_on(position.match(drawn=["SJ16"]), "place sea", "act", "face 1")
    assert BOX.battles["SB19"].defence == 5
    assert match.waiting.defence(match.table) == 125
    assert match.waiting.cost(match.table).dice[5:] == ("any", "any")


def test_a_deck_of_ones_own_is_played(tmp_path):
    own = changed("KT01", "KT77").replace('en = "Treasure"', 'en = "Hoard"')
    (tmp_path / "own.toml").write_text(own, "utf-8")
    match = vl.new("midgard", content=tmp_path / "own.toml")
    assert match.table.box.cards["KT77"].name["en"] == "Hoard"
    assert "KT77" in match.table.decks["keep"].unseen


HOARD = """
like = "standard"
[decks.keep]
source = "published"
cards = [
  { id = "KH01", name = { en = "Hoard", fr = "Magot" }, type = "treasure", copies = 30 },
  { id = "KW02", name = { en = "Keep Wall", fr = "Mur" }, type = "keep_wall", copies = 30, effect = [
    { do = "gain", what = "favor", n = 4 },
  ] },
]
"""


def test_one_deck_can_be_replaced_by_itself(tmp_path):
    (tmp_path / "own.toml").write_text(HOARD, "utf-8")
    match = vl.new("midgard", seed=1, content=tmp_path / "own.toml")
    assert {*match.table.box.stacks["keep"]} == {"KH01", "KW02"}
    assert match.table.box.stacks["village"] == BOX.stacks["village"]
    assert "brings 4 favor" in str(match.rulebook["keep.wall"].text)
    assert vl.load(match.to_json()).table.box.stacks == match.table.box.stacks


SUBDUE = """act = { value = [{ do = "subdue" }], source = "rulebook" }
bonus = { value = [[], [], [], []], source = "rulebook" }
times = { value = [3, 2, 1, 1]"""
FIGURES = {
    "part.rest": ('what = "food", n = 2 }], [{ do = "take", dice = ["any"]', "n = 2", "n = 8", "gain 8 food"),
    "recruit.promote": ('promoted = { value = [{ do = "gain", what = "favor", n = 2', "n = 2", "n = 8", "gain 8 favor"),
    "trade.rewards": ("times = { value = [3, 2, 1, 1]", "[3,", "[8,", "8, 2, 1, 1"),
    "trade.choices": ('[{ do = "gain", what = "food", n = 3 }],', "n = 3", "n = 8", "gain 8 food"),
    "village.cards": ('food = 1, dice = ["C", "C"]', "food = 1", "food = 8", "Pay 8 food"),
    "keep.cards": ('"draw", deck = "keep", n = 2', "n = 2", "n = 8", "8, 1, 0, 0"),
    "village.farm": ('what = "food", n = 3 }, { do = "may"', "n = 3", "n = 8", "brings 8 food"),
    "village.bundle": ('"glory", n = 5', "n = 5", "n = 8", "take 8 glory"),
    "village.runes": ('"glory", n = 10', "n = 10", "n = 8", "take 8 glory"),
    "keep.tower": ("defence = 3, won", "defence = 3", "defence = 8", "defence of 8"),
    "combat.won": ("die = { value = [0, 0, 1, 1, 1, 2]", "1, 2]", "1, 8]", "shows 0, 1 or 8"),
    "territory.attempts": (SUBDUE, "[3, 2", "[8, 2", "8, 2, 1, 1"),
    "village.wall": ('what = "glory", n = 2 }, { do = "may"', "n = 2", "n = 8", "brings 8 glory"),
    "keep.wall": ('"favor", n = 2 }, { do = "may"', "n = 2", "n = 8", "brings 8 favor"),
    "setup.reavers": ("reavers = { value = 2", "2", "3", "draws 3 Reavers"),
    "score.sets": ("art = { value = [2, 5", "[2, 5", "[2, 8", "art: 2, 8, 9, 14"),
    "score.terror": ("[0, -1, -3", "-3", "-8", "0, -1, -8"),
    "score.tapestries": ("tapestries = { value = 15", "15", "88", "score 88 together"),
    "score.tokens": ("brackets = { value = [1, 4, 6]", "4, 6", "4, 8", "at least 1, 4 or 8 of it"),
    "score.majority": ("farm = 3, wall = 4", "farm = 3", "farm = 8", "most farms scores 8 more"),
}


@pytest.mark.parametrize("rule", FIGURES)
def test_rules_say_the_figures_of_a_content_of_ones_own(rule):
    where, old, new, said = FIGURES[rule]
    box = game("midgard").box(content=changed(where, where.replace(old, new, 1)))
    assert said in plain(game("midgard").rulebook(box)[rule].text)
