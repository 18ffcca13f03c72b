"""The texts of Drakkar: a sentence for every question, action, refusal and event, in every language."""

from __future__ import annotations

from itertools import product

import pytest

import vikinglab as vl
from vikinglab.core.match import naming
from vikinglab.core.words.speech import Word
from vikinglab.games.drakkar.box import SYMBOLS
from vikinglab.games.drakkar.play import square_word

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
            assert str(figure) in said


# ------------------------------------------------------------------------------------------------ Code and messages


def test_every_symbol_has_its_name():
    for form in ("symbol", "symbol.the", "symbol.a", "legend-symbol"):
        said = [SPEECH.say(form, {"symbol": symbol}) for symbol in SYMBOLS]
        assert all(len({text[language] for text in said}) == len(SYMBOLS) for language in ("en", "fr"))
    assert [SPEECH.say("symbol", {"symbol": symbol})["en"] for symbol in SYMBOLS] == [*SYMBOLS]
    given = [SPEECH.say("symbol.the", {"symbol": symbol})["fr"] for symbol in SYMBOLS]
    assert given == ["le cœur", "le pique", "le carreau", "le trèfle", "la couronne", "la tour"]


# ------------------------------------------------------------------------------------------------ Matches


@pytest.mark.parametrize(
    ("key", "facts", "counted", "english", "french"),
    [
        (
            "prison-turns.told",
            {"seat": 0},
            "left",
            [
                "Orange misses a turn.",
                "Orange misses a turn, and will miss 1 more.",
                "Orange misses a turn, and will miss 2 more.",
            ],
            [
                "Orange passe un tour.",
                "Orange passe un tour, et en passera encore un.",
                "Orange passe un tour, et en passera encore 2.",
            ],
        ),
        (
            "free-worse-square.told",
            {"seat": 1, "home": Word("drakkar-square", line="f", side="north")},
            "ways",
            [
                "Sky’s pawn goes to drakkar square f (north): all ways out are barred there.",
                "Sky’s pawn goes to drakkar square f (north): 1 way out is open there.",
                "Sky’s pawn goes to drakkar square f (north): 2 ways out are open there.",
            ],
            [
                "Le pion de Bleu va sur la case Drakkar f (nord) : toutes les sorties y sont barrées.",
                "Le pion de Bleu va sur la case Drakkar f (nord) : 1 sortie y est ouverte.",
                "Le pion de Bleu va sur la case Drakkar f (nord) : 2 sorties y sont ouvertes.",
            ],
        ),
        (
            "board-missing",
            {},
            "turns",
            ["In prison: misses 0 more turns", "In prison: misses 1 more turn", "In prison: misses 2 more turns"],
            [
                "En prison : passe encore 0 tour",
                "En prison : passe encore 1 tour",
                "En prison : passe encore 2 tours",
            ],
        ),
    ],
)
def test_none_one_and_two(key, facts, counted, english, french):
    said = [SPEECH.say(key, {**facts, counted: number}) for number in (0, 1, 2)]
    assert [text["en"] for text in said] == english
    assert [text["fr"].replace(NBSP, " ") for text in said] == french


@pytest.mark.parametrize(
    ("following", "english", "french"),
    [
        ("roll", "Green rolls 9.", "Vert fait 9."),
        ("begin", "Green rolls 9: Orange begins.", "Vert fait 9 : Orange commence."),
        ("again", "Green rolls 9. Players who tie roll again.", "Vert fait 9 : égalité en tête, on relance."),
    ],
)
def test_a_roll_to_see_who_starts_is_told_with_what_comes_of_it(following, english, french):
    said = SPEECH.say("begin-first-player.told", {"seat": 2, "total": 9, "leader": 0, "next": following})
    assert (said["en"], said["fr"].replace(NBSP, " ")) == (english, french)


def test_an_emblem_for_a_partner_is_told_with_the_partner():
    crown = Word("symbol", symbol="crown")
    facts = {"seat": 0, "leader": 2, "symbol": crown, "square": "g6", "whose": "partner", "filled": 2}
    said = SPEECH.say("take-right.told", facts)
    assert said["en"] == "Orange takes a crown at g6 for Green, who now has 2 shields filled."
    assert said["fr"] == "Orange prend une couronne en g6 pour Vert, qui a maintenant 2 boucliers remplis."


def test_a_drakkar_square_is_called_so():
    match = begin("emblems: c3\nA: f2 m1\nB: a13 m13\ndice: 2 5")
    move = match._read("move f2 south-1")
    assert naming(match.game, match.table, move)["en"] == "Move the pawn from f2 to drakkar square f (south)"


@pytest.mark.parametrize(
    ("square", "at"),
    [
        ("h10", "en h10"),
        ("south-1", "sur la case Drakkar f (sud)"),
        ("north-1", "sur la case Drakkar f (nord)"),
        ("west-2", "sur la case Drakkar 8 (ouest)"),
    ],
)
def test_french_is_in_a_square_and_on_a_drakkar_square(square, at):
    table = vl.new("drakkar", players=4).table
    said = SPEECH.say("quiz-sent.taken", {"rival": 0, "other": square_word(table, square)})
    assert said["fr"] == f"L’autre pion d’Orange est déjà {at}."


@pytest.mark.parametrize(("seat", "whose"), [(0, "d’Orange"), (1, "de Bleu"), (2, "de Vert"), (3, "de Rose")])
def test_french_elides_before_a_seat(seat, whose):
    assert SPEECH.say("board-pawn", {"seat": seat})["fr"] == f"un pion {whose}"


def test_a_move_with_both_dice_would_be_refused_for_its_own_reason():
    facts = {"dice": "two", "piece": "pawn", "one": 2, "two": 5}
    said = SPEECH.say("dice-one-piece.refused", facts)
    assert said["en"].startswith("You can’t add the dice for one piece.")
    assert said["fr"].startswith("Les dés ne s’additionnent pas.")


@pytest.mark.parametrize("filled", range(3))
def test_filled_shields_are_counted(filled):
    said = SPEECH.say("board-filled", {"filled": filled, "shields": 5})
    assert said["en"] == f"{filled} of 5 shields filled"
    assert said["fr"] == ("2 boucliers remplis sur 5" if filled == 2 else f"{filled} bouclier rempli sur 5")


def test_a_captured_pawn_isnt_said_to_leave_with_any_die():
    """Only a six brings it out, so its ways out aren't told as numbers of a die."""
    said = SPEECH.say(
        "free-worse-square.told",
        {"seat": 0, "home": Word("drakkar-square", line="f", side="north"), "ways": 4},
    )
    assert "die" not in said["en"]
    assert "dé" not in said["fr"].split()


def test_rules_are_found_in_both_languages():
    for words, key in (
        ("captured six", "prison.six"),
        ("pion éliminé six", "prison.six"),
        ("partner shield", "team.shields"),
        ("couronne noblesse", "aim.clan"),
    ):
        assert key in [rule.key for rule in RULES.search(words)][:4]
