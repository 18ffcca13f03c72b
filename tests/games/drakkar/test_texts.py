"""What Drakkar says: a sentence for everything that can be asked, done, refused or told, in every language."""

from __future__ import annotations

from itertools import product

import pytest

import vikinglab as vl
from vikinglab.core.match import naming
from vikinglab.core.words.speech import Word
from vikinglab.games.drakkar.box import SYMBOLS

from .helpers import begin

GAME = vl.games()["drakkar"]
SPEECH = GAME.speech
RULES = GAME.rulebook(GAME.usual_box())
NBSP = "\N{NO-BREAK SPACE}"


# ------------------------------------------------------------------------------------------------ Rules


def test_the_figures_of_the_rules_are_those_of_the_box():
    content = GAME.box().content
    for key, figures in {
        "aim.clan": [content.shields],
        "setup.emblems": [content.board.side, content.copies["4"]],
        "setup.two": [content.copies["2"]],
        "prison.both": [content.prison.turns],
        "prison.six": [content.prison.release],
        "end.victory": [content.shields],
    }.items():
        for said, figure in product(RULES[key].text.values(), figures):
            assert str(figure.value) in said


# ------------------------------------------------------------------------------------------------ Code and messages


def test_every_symbol_has_its_name():
    named = {key for key in SPEECH.keys("en") if key.startswith("symbol-") and "." not in key}
    assert named == {f"symbol-{symbol}" for symbol in SYMBOLS}


# ------------------------------------------------------------------------------------------------ Matches


@pytest.mark.parametrize(
    ("key", "facts", "counted", "english", "french"),
    [
        (
            "prison-turns.told",
            {"seat": 0},
            "left",
            [
                "Orange A misses a turn.",
                "Orange A misses a turn, and will miss one more.",
                "Orange A misses a turn, and will miss 2 more.",
            ],
            [
                "Orange A passe un tour.",
                "Orange A passe un tour, et en passera encore un.",
                "Orange A passe un tour, et en passera encore 2.",
            ],
        ),
        (
            "free-worse-square.told",
            {"seat": 1, "line": "f"},
            "ways",
            [
                "The pawn of Sky B goes to the drakkar square before f: all ways out are barred there.",
                "The pawn of Sky B goes to the drakkar square before f: one way out is open there.",
                "The pawn of Sky B goes to the drakkar square before f: 2 ways out are open there.",
            ],
            [
                "Le pion d’Azur B va sur la case Drakkar f : toutes les sorties y sont barrées.",
                "Le pion d’Azur B va sur la case Drakkar f : 1 sortie y est ouverte.",
                "Le pion d’Azur B va sur la case Drakkar f : 2 sorties y sont ouvertes.",
            ],
        ),
        (
            "begin-first-player.told",
            {"seat": 2, "total": 9, "leader": 0},
            "ends",
            [
                "Green C throws 9.",
                "Green C throws 9: Orange A begins.",
                "Green C throws 9: those who lead with equally much throw again.",
            ],
            [
                "Vert C lance 9.",
                "Vert C lance 9 : Orange A commence.",
                "Vert C lance 9 : ceux qui ont le plus, à égalité, lancent de nouveau.",
            ],
        ),
        (
            "board-missing",
            {},
            "turns",
            ["In prison: misses 0 more turns", "In prison: misses one more turn", "In prison: misses 2 more turns"],
            [
                "En prison : passe encore 0 tours",
                "En prison : passe encore un tour",
                "En prison : passe encore 2 tours",
            ],
        ),
    ],
)
def test_none_one_and_two(key, facts, counted, english, french):
    said = [SPEECH.say(key, {**facts, counted: number}) for number in (0, 1, 2)]
    assert [text["en"] for text in said] == english
    assert [text["fr"].replace(NBSP, " ") for text in said] == french


def test_an_emblem_for_a_partner_is_told_with_the_partner():
    facts = {"seat": 0, "leader": 2, "symbol": Word("symbol-crown"), "square": "g6", "partner": 1, "filled": 2}
    said = SPEECH.say("take-right.told", facts)
    assert said["en"] == "Orange A takes a crown at g6 for Green C, who has 2 of the shields filled."
    assert said["fr"] == "Orange A prend une couronne en g6 pour Vert C, qui a 2 boucliers garnis."


def test_a_drakkar_square_is_called_so():
    match = begin("emblems: c3\nA: f2 m1\nB: a13 m13\ndice: 2 5")
    move = match._read("move f2 south-1")
    assert naming(match.game, match.table, move)["en"] == "Move the pawn from f2 to drakkar square f"


def test_rules_are_found_in_both_languages():
    for words, key in (
        ("captured six", "prison.six"),
        ("pion éliminé six", "prison.six"),
        ("partner shield", "team.shields"),
        ("couronne noblesse", "aim.clan"),
    ):
        assert key in [rule.key for rule in RULES.search(words)][:4]
