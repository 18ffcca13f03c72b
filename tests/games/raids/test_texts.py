"""What Raids says: a sentence for everything that can be asked, done, refused or told, in every language."""

from __future__ import annotations

from itertools import chain, product
from typing import get_args

import pytest

import vikinglab as vl
from vikinglab.core.match import question
from vikinglab.core.words.refusal import Refused
from vikinglab.core.words.speech import Text, Word
from vikinglab.games.raids.box import Condition
from vikinglab.testing.matches import random_match

from .helpers import begin, plain

GAME = vl.games()["raids"]
SPEECH = GAME.speech
RULES = GAME.rulebook
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
        numbers = chain.from_iterable(f.value if isinstance(f.value, list) else [f.value] for f in figures)
        for said, number in product(RULES[key].text.values(), numbers):
            assert str(number) in said


# ------------------------------------------------------------------------------------------------ Code and messages


def test_every_tile_has_its_name():
    tiles = GAME.box().tiles.values()
    assert family("thing-") == {tile.word.key for tile in tiles}
    for tile in tiles:
        said = SPEECH.say("tile-take.told", {"seat": 0, "tile": tile})
        assert said["en"].startswith("Orange A takes the ")
        assert said["fr"].removeprefix("Orange A prend ").startswith(("le ", "la ", "l\N{RIGHT SINGLE QUOTATION MARK}"))


def test_every_arrival_tile_has_its_name_and_its_rule():
    conditions = get_args(Condition)
    assert family("condition-") == {f"condition-{condition}" for condition in conditions}
    assert {key for key in RULES if key.startswith("arrival.")} == {f"arrival.{condition}" for condition in conditions}


# ------------------------------------------------------------------------------------------------ Matches


def whole(said: Text) -> bool:
    """Whether a sentence is there in every language, and no placeholder is left in it."""
    return set(said) == {"en", "fr"} and not [text for text in said.values() if len(text) < 9 or "{" in text]


def test_tiles_with_names_of_their_own_are_said(tmp_path):
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
                "Orange A has room for 3: 0 Vikings go overboard.",
                "Orange A has room for 3: a Viking goes overboard.",
                "Orange A has room for 3: 2 Vikings go overboard.",
            ],
            [
                "Orange A a de la place pour 3 : 0 Viking passe par-dessus bord.",
                "Orange A a de la place pour 3 : 1 Viking passe par-dessus bord.",
                "Orange A a de la place pour 3 : 2 Vikings passent par-dessus bord.",
            ],
        ),
        (
            "monster-fight.told",
            {"seat": 1, "tile": Word("thing-monster", strength=4)},
            "vikings",
            [
                "Sky B beats the monster of strength 4 with no loss.",
                "Sky B beats the monster of strength 4 with one Viking.",
                "Sky B beats the monster of strength 4 with 2 Vikings.",
            ],
            [
                "Azur B vainc le Monstre de force 4 sans perte.",
                "Azur B vainc le Monstre de force 4 avec 1 Viking.",
                "Azur B vainc le Monstre de force 4 avec 2 Vikings.",
            ],
        ),
        (
            "monster-fight.refused",
            {"strength": 5, "price": 3, "crew": 1},
            "weapons",
            [
                "This monster has strength 5; with no axe you need 3 Vikings, and you have 1.",
                "This monster has strength 5; with your axe you need 3 Vikings, and you have 1.",
                "This monster has strength 5; with your 2 axes you need 3 Vikings, and you have 1.",
            ],
            [
                "Ce Monstre a une force de 5 ; sans Arme il vous faut 3 Vikings, et vous en avez 1.",
                "Ce Monstre a une force de 5 ; avec votre Arme il vous faut 3 Vikings, et vous en avez 1.",
                "Ce Monstre a une force de 5 ; avec vos 2 Armes il vous faut 3 Vikings, et vous en avez 1.",
            ],
        ),
        (
            "glory-winner.told",
            {"seat": 2, "won": 0, "parts": 0, "sums": ()},
            "score",
            [
                "Green C has 0 points of glory.",
                "Green C has 1 point of glory.",
                "Green C has 2 points of glory.",
            ],
            [
                "Vert C a 0 point de Gloire.",
                "Vert C a 1 point de Gloire.",
                "Vert C a 2 points de Gloire.",
            ],
        ),
        (
            "ask-meet-monster",
            {"seat": 3, "strength": 2, "crew": 4},
            "price",
            [
                "Pink D, a monster of strength 2 bars the way. Beat it at no cost, or cede a Viking? You have 4.",
                "Pink D, a monster of strength 2 bars the way. Fight it for 1 Viking, or cede a Viking? You have 4.",
                "Pink D, a monster of strength 2 bars the way. Fight it for 2 Vikings, or cede a Viking? You have 4.",
            ],
            [
                "Rose D, un Monstre de force 2 barre la route. "
                "Le vaincre sans perte, ou lui céder un Viking ? Vous en avez 4.",
                "Rose D, un Monstre de force 2 barre la route. "
                "Le combattre avec 1 Viking, ou lui céder un Viking ? Vous en avez 4.",
                "Rose D, un Monstre de force 2 barre la route. "
                "Le combattre avec 2 Vikings, ou lui céder un Viking ? Vous en avez 4.",
            ],
        ),
    ],
)
def test_none_one_and_two(key, facts, counted, english, french):
    said = [SPEECH.say(key, {**facts, counted: number}) for number in (0, 1, 2)]
    assert [text["en"] for text in said] == english
    assert [text["fr"].replace(NBSP, " ") for text in said] == french


def test_a_crew_that_is_spent_is_spoken_of_as_such():
    monster = {"thing": "monster", "strength": 3, "weapons": 0, "price": 3}
    spent, crewed = (SPEECH.say("navigate-passage.refused", {**monster, "crew": crew, "left": crew}) for crew in (0, 2))
    assert spent["en"].endswith("it costs 3 Vikings to fight; you will have none, so it lets you pass.")
    assert spent["fr"].endswith(f"pour le vaincre{NBSP}; vous n’en aurez aucun{NBSP}: il vous laisse passer.")
    assert crewed["en"].endswith("it costs 3 Vikings to fight, or 1 to pass. You have 2.")
    assert crewed["fr"].endswith("pour le vaincre, ou en céder un pour passer. Vous en avez 2.")
    rival = {"rival": 1, "space": 7}
    assert SPEECH.say("combat-needs-a-viking.refused", {**rival, "crew": 0})["en"].endswith("and you have none.")
    assert SPEECH.say("combat-needs-a-viking.refused", {**rival, "crew": 1})["en"].endswith("of 1 none would be left.")


def test_the_ghost_ship_is_spoken_of_in_every_language():
    match = begin("A: start 2\nB: space 8\nghost: space 5\nroute: 8 rune, 3 axe, 7 axe")
    refusal = match.why_not("sail 3")
    assert refusal is not None
    assert "the ghost ship lies at 5" in plain(refusal)
    assert "le Drakkar Fantôme est à la case 5" in refusal.text["fr"]


def test_a_ship_where_none_can_lie_is_called_by_its_name():
    with pytest.raises(Refused) as refusal:
        vl.position("raids", "A: space 3\nB: space 7\nC: space 8\nroute: 3 rune")
    assert "Sky B" in refusal.value.text["en"]
    assert "Azur B" in refusal.value.text["fr"]


def test_rules_are_found_in_both_languages():
    for words, key in (
        ("monster axes", "monster.weapons"),
        ("monstre armes", "monster.weapons"),
        ("riposter", "combat.riposte"),
        ("drakkar fantome", "ghost.ship"),
    ):
        assert RULES.search(words)[0].key == key
