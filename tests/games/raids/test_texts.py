"""The texts of Raids: a sentence for every question, action, refusal and event, in every language."""

from __future__ import annotations

import re
from itertools import chain, product
from typing import get_args

import pytest

import vikinglab as vl
from vikinglab.core.match import question
from vikinglab.core.words.speech import Text, Word
from vikinglab.games.raids.box import Condition
from vikinglab.testing.matches import random_match

from .helpers import begin, plain

GAME = vl.games()["raids"]
SPEECH = GAME.speech
RULES = GAME.rulebook(GAME.usual_box())
NBSP = "\N{NO-BREAK SPACE}"


def family(prefix: str) -> set[str]:
    """The messages whose names begin in one way."""
    return {key for key in SPEECH.keys("en") if key.startswith(prefix) and "." not in key}


# ------------------------------------------------------------------------------------------------ Rules


def test_the_figures_of_the_rules_are_those_of_the_box():
    content = GAME.box().content
    for key, figures in {
        "setup.tiles": [content.board.spaces, content.board.villages],
        "setup.crews": [*content.crews.values()],
        "setup.reserve": [content.supply.vikings],
        "stow.place": [content.ship.places],
        "crew.shields": [content.ship.shields],
        "turn.voyage": [content.voyages],
        "voyage.majority": [content.glory.majorities],
        "arrival.order": [content.glory.majorities],
        "glory.runes": [content.glory.runes],
    }.items():
        numbers = chain.from_iterable(f if isinstance(f, list) else [f] for f in figures)
        for said, number in product(RULES[key].text.values(), numbers):
            assert str(number) in said


# ------------------------------------------------------------------------------------------------ Code and messages


def test_every_tile_has_its_name():
    tiles = GAME.box().tiles.values()
    assert family("thing-") == {tile.word.key for tile in tiles}
    for tile in tiles:
        said = SPEECH.say("tile-take.told", {"seat": 0, "tile": tile})
        assert said["en"].startswith("Orange takes the ")
        assert said["fr"].removeprefix("Orange prend ").startswith(("le ", "la ", "l\N{RIGHT SINGLE QUOTATION MARK}"))


def test_every_arrival_tile_has_its_name_and_its_rule():
    conditions = get_args(Condition)
    assert family("arrival-") == {f"arrival-{condition}" for condition in conditions}
    assert {key for key in RULES if key.startswith("arrival.")} == {f"arrival.{condition}" for condition in conditions}


# ------------------------------------------------------------------------------------------------ Matches


def whole(said: Text) -> bool:
    """Return whether a sentence is there in every language, with no placeholder left in it."""
    return set(said) == {"en", "fr"} and not [text for text in said.values() if len(text) < 9 or "{" in text]


def test_tiles_with_names_of_their_own_are_said(tmp_path):
    # What a match of the usual box has said is remembered, and isn't said of tiles that differ in their names alone.
    *_, usual = random_match("raids", 3, 2)
    assert not any("bière" in moment.text["fr"] for moment in usual.moments)
    content = (GAME.folder / "content" / "standard.toml").read_text("utf-8")
    for face, en, fr in (("wood", "beer", "bière"), ("axe", "spear", "lance"), ("monster-2", "troll", "troll")):
        content = content.replace(f"[tiles.{face}]\n", f'[tiles.{face}]\nname = {{ en = "{en}", fr = "{fr}" }}\n')
    (tmp_path / "box.toml").write_text(content, "utf-8")
    for match in random_match("raids", 3, 2, content=tmp_path / "box.toml"):
        assert whole(question(match.game, match.table))
    assert all(whole(moment.text) for moment in match.moments)
    assert any("bière" in moment.text["fr"] for moment in match.moments)


# ------------------------------------------------------------------------------------------------ Single sentences


@pytest.mark.parametrize(
    ("key", "facts", "counted", "english", "french"),
    [
        (
            "crew-overboard.told",
            {"seat": 0, "room": 3},
            "vikings",
            [
                "Orange has room for 3: 0 Vikings go overboard.",
                "Orange has room for 3: a Viking goes overboard.",
                "Orange has room for 3: 2 Vikings go overboard.",
            ],
            [
                "Orange n’a que 3 Boucliers : 0 Viking est jeté à la mer.",
                "Orange n’a que 3 Boucliers : 1 Viking est jeté à la mer.",
                "Orange n’a que 3 Boucliers : 2 Vikings sont jetés à la mer.",
            ],
        ),
        (
            "monster-fight.told",
            {"seat": 1, "tile": Word("thing-monster", strength=4)},
            "vikings",
            [
                "Sky beats the monster of strength 4 with no loss.",
                "Sky beats the monster of strength 4 with one Viking.",
                "Sky beats the monster of strength 4 with 2 Vikings.",
            ],
            [
                "Bleu bat le Monstre de force 4 sans perdre de Viking.",
                "Bleu bat le Monstre de force 4 et défausse 1 Viking.",
                "Bleu bat le Monstre de force 4 et défausse 2 Vikings.",
            ],
        ),
        (
            "monster-fight.refused",
            {"strength": 5, "price": 3, "crew": 1, "cede": 1},
            "weapons",
            [
                "You can’t beat this monster. It takes 3 Vikings (strength 5), and you have 1. Cede one.",
                "You can’t beat this monster. "
                "It takes 3 Vikings (strength 5, less 1 for axes), and you have 1. Cede one.",
                "You can’t beat this monster. "
                "It takes 3 Vikings (strength 5, less 2 for axes), and you have 1. Cede one.",
            ],
            [
                "Vous ne pouvez pas vaincre ce Monstre. Il faut 3 Vikings (force 5), et vous en avez 1. Cédez-en un.",
                "Vous ne pouvez pas vaincre ce Monstre. "
                "Il faut 3 Vikings (force 5, moins 1 pour les Armes), et vous en avez 1. Cédez-en un.",
                "Vous ne pouvez pas vaincre ce Monstre. "
                "Il faut 3 Vikings (force 5, moins 2 pour les Armes), et vous en avez 1. Cédez-en un.",
            ],
        ),
        (
            "glory-winner.told",
            {"seat": 2, "won": 0, "parts": 0, "sums": ()},
            "score",
            [
                "Green has 0 points of glory.",
                "Green has 1 point of glory.",
                "Green has 2 points of glory.",
            ],
            [
                "Vert a 0 point de Gloire.",
                "Vert a 1 point de Gloire.",
                "Vert a 2 points de Gloire.",
            ],
        ),
        (
            "ask-meet-monster",
            {"seat": 3, "strength": 2, "crew": 4, "cede": 1},
            "price",
            [
                "Pink, do you fight the monster of strength 2, or cede a Viking? "
                "Beating it costs no Viking. You have 4.",
                "Pink, do you fight the monster of strength 2, or cede a Viking? "
                "Beating it costs 1 Viking. You have 4.",
                "Pink, do you fight the monster of strength 2, or cede a Viking? "
                "Beating it costs 2 Vikings. You have 4.",
            ],
            [
                "Rose, combattez-vous le Monstre de force 2, ou lui cédez-vous un Viking ? "
                "Le vaincre ne coûte aucun Viking. Vous en avez 4.",
                "Rose, combattez-vous le Monstre de force 2, ou lui cédez-vous un Viking ? "
                "Le vaincre coûte 1 Viking. Vous en avez 4.",
                "Rose, combattez-vous le Monstre de force 2, ou lui cédez-vous un Viking ? "
                "Le vaincre coûte 2 Vikings. Vous en avez 4.",
            ],
        ),
    ],
)
def test_none_one_and_two(key, facts, counted, english, french):
    said = [SPEECH.say(key, {**facts, counted: number}) for number in (0, 1, 2)]
    assert [text["en"] for text in said] == english
    assert [text["fr"].replace(NBSP, " ") for text in said] == french


def test_a_crew_that_is_spent_is_spoken_of_as_such():
    monster = {"thing": "monster", "strength": 3, "weapons": 0, "price": 3, "cede": 1}
    spent, crewed = (SPEECH.say("navigate-passage.refused", {**monster, "crew": crew, "left": crew}) for crew in (0, 2))
    assert spent["en"].endswith(
        "costs 3 Vikings (strength 3). You will have none when you get there, so it lets you pass."
    )
    assert (
        spent["fr"].replace(NBSP, " ").endswith("(force 3). Vous n’en aurez pas en arrivant : il vous laisse passer.")
    )
    assert crewed["en"].endswith("costs 3 Vikings (strength 3), ceding costs 1. You have 2.")
    assert crewed["fr"].endswith("pour le vaincre (force 3), ou en céder un pour passer. Vous en avez 2.")


@pytest.mark.parametrize(
    ("crew", "english", "french"),
    [
        (0, "2 Vikings, and you have none: where do you flee?", "2 Vikings, et vous n’en avez aucun : où fuyez-vous ?"),
        (1, "2 Vikings, and you have 1: where do you flee?", "2 Vikings, et vous en avez 1 : où fuyez-vous ?"),
        (2, "A riposte costs 2 Vikings. You have 2.", "Riposter demande 2 Vikings. Vous en avez 2."),
    ],
)
def test_nobody_is_asked_to_riposte_who_can_only_flee(crew, english, french):
    facts = {"seat": 0, "rival": 1, "price": 2, "crew": crew, "can": "choose" if crew >= 2 else "flee"}
    said = SPEECH.say("ask-riposte-or-flee", facts)
    assert said["en"].endswith(english)
    assert said["fr"].replace(NBSP, " ").endswith(french)


def test_the_ghost_ship_is_spoken_of_in_every_language():
    match = begin("A: start 2\nB: space 8\nghost: space 5\nroute: 8 rune, 3 axe, 7 axe")
    refusal = match.why_not("sail 3")
    assert refusal is not None
    assert "catch up with the ghost ship" in plain(refusal)
    assert "rattraper le Drakkar Fantôme" in refusal.text["fr"]


def test_seats_are_elided_in_french():
    told = SPEECH.say("turn-furthest-behind.told", {"seat": 0, "space": 7})
    assert told["fr"].startswith("C’est à Orange de jouer")
    here = [SPEECH.say("board-ship-here", {"seat": seat})["fr"] for seat in range(4)]
    assert here == [f"Le Drakkar {of} est ici" for of in ("d’Orange", "de Bleu", "de Vert", "de Rose")]


@pytest.mark.parametrize("condition", get_args(Condition))
def test_what_is_counted_is_told_for_none_one_and_two(condition):
    for count in range(3):
        counted = Word("counted", seat=0, counts=condition, count=count, double=2)
        facts = {"seat": 0, "coin": 6, "condition": Word(f"arrival-{condition}"), "counted": counted}
        said = SPEECH.say("voyage-majority.told", facts)
        assert re.search(rf"gets a coin of 6 from the arrival tile “[^”]+”, with .*({count}|no|one)\b", said["en"])
        assert re.search(rf"gagne une Pièce de 6 avec .*{count}", said["fr"])
        assert not re.search(r"\b[01] \w+s\b", said["fr"].partition(" avec ")[2])


def test_rules_are_found_in_both_languages():
    for words, key in (
        ("monster axes", "monster.weapons"),
        ("monstre armes", "monster.weapons"),
        ("riposter", "combat.riposte"),
        ("drakkar fantome", "ghost.ship"),
    ):
        assert RULES.search(words)[0].key == key
