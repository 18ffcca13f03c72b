"""What Drakkar says: a sentence for everything that can be asked, done, refused or told, in every language."""

from __future__ import annotations

import ast
import random
from collections.abc import Iterator
from functools import cache
from itertools import chain, product
from typing import Any

import pytest

import vikinglab as vl
from vikinglab.bots import bot
from vikinglab.core.engine.decision import Decision
from vikinglab.core.engine.table import NOT_A_CHOICE
from vikinglab.core.match import naming, question, refusal
from vikinglab.core.words.moment import message_id
from vikinglab.core.words.rulebook import KEY
from vikinglab.core.words.speech import Text, Word
from vikinglab.games.drakkar.box import SYMBOLS

from .helpers import begin

GAME = vl.games()["drakkar"]
SPEECH = GAME.speech
RULES = GAME.rulebook
NBSP = "\N{NO-BREAK SPACE}"
READINGS = [{}, {"team.two": "teams", "look.by-heart": "noted", "take.landing": "under a pawn"}]


def tag(kind: Any) -> str:
    return kind.__struct_config__.tag


def family(prefix: str) -> set[str]:
    """The messages whose names begin in one way."""
    return {key for key in SPEECH.keys("en") if key.startswith(prefix) and "." not in key}


def with_part(part: str) -> set[str]:
    """The rules whose message has an attribute."""
    return {key for key in RULES if SPEECH.has(f"{message_id(key)}.{part}")}


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


def test_french_has_its_spaces():
    text = (GAME.folder / "text.fr.ftl").read_text("utf-8")
    assert not [line for line in text.splitlines() if any(f" {sign}" in line for sign in ":;?!»") or "« " in line]


def test_both_languages_have_the_same_messages():
    assert SPEECH.keys("en") == SPEECH.keys("fr")


# ------------------------------------------------------------------------------------------------ Code and messages


@cache
def modules() -> tuple[ast.Module, ...]:
    return tuple(ast.parse((GAME.folder / name).read_text("utf-8")) for name in ("play.py", "table.py", "scoring.py"))


def keys_in(*nodes: ast.AST) -> set[str]:
    """The rules that a piece of code names."""
    constants = (node.value for node in chain.from_iterable(map(ast.walk, nodes)) if isinstance(node, ast.Constant))
    return {value for value in constants if isinstance(value, str) and KEY.fullmatch(value)}


def test_every_decision_has_its_question():
    kinds = [kind for kind in GAME.things if issubclass(kind, Decision)]
    assert family("ask-") - {"ask-nobody"} == {f"ask-{tag(kind)}" for kind in kinds}


def test_every_action_has_its_words():
    assert family("do-") == {f"do-{tag(kind)}" for kind in GAME.actions}


def test_every_symbol_has_its_name():
    assert family("symbol-") == {f"symbol-{symbol}" for symbol in SYMBOLS}


def test_what_refuses_has_its_sentence_and_nothing_else_has_one():
    returned = [
        node for module in modules() for node in ast.walk(module) if isinstance(node, ast.Return) and node.value
    ]
    assert with_part("refused") == keys_in(*(node.value for node in returned))


def test_what_is_told_has_its_sentence_and_nothing_else_has_one():
    calls = [node for module in modules() for node in ast.walk(module) if isinstance(node, ast.Call)]
    named = [node.args[0] for node in calls if isinstance(node.func, ast.Attribute) and node.func.attr == "tell"]
    assert with_part("told") == keys_in(*named)


def test_only_rules_have_parts():
    parts = {key: part for key in SPEECH.keys("en") for _, dot, part in [key.partition(".")] if dot}
    rules = set(map(message_id, RULES))
    assert not {key for key, part in parts.items() if part in ("text", "ruling", "refused", "told")} - {
        f"{rule}.{part}" for rule in rules for part in ("text", "ruling", "refused", "told")
    }


# ------------------------------------------------------------------------------------------------ Matches


def whole(said: Text) -> bool:
    """Whether a sentence is there in every language, and no placeholder is left in it."""
    return set(said) == {"en", "fr"} and not [text for text in said.values() if len(text) < 6 or "{" in text]


def walk(players: int, seed: int, rulings: dict[str, str]) -> Iterator[vl.Match]:
    """A match at each of its decisions: pawns are moved more than emblems, and what is greedy now and then."""
    rng = random.Random(seed)
    match = vl.new("drakkar", players=players, seed=seed, rulings=rulings)
    while match.waiting is not None:
        yield match
        legal = match.legal()
        mine = [action for action in legal if getattr(action, "start", "") in match.table.stands] or legal
        greedy = bot(GAME, "greedy").choose(GAME, match.table.view(match.waiting.seat), rng)
        match.play(rng.choice([rng.choice(mine), rng.choice(legal), greedy]))
    yield match


@cache
def said_by(players: int, seed: int) -> tuple[frozenset[str], frozenset[str]]:
    """The rules that refused something, and those that told something, in a match where all of it is said."""
    refused: set[str] = set()
    for match in walk(players, seed, READINGS[seed % 2]):
        assert whole(question(match.game, match.table))
        kinds = {rule: action for action, rule in match.table.refusals()}
        for rule, action in kinds.items():
            assert whole(refusal(match.game, match.table, action, rule).text), action
            refused.add(rule)
        for action in match.legal()[::5]:
            assert whole(naming(match.game, match.table, action)), action
    for moment in match.moments:
        assert whole(moment.text), moment.rule
    return frozenset(refused), frozenset(moment.rule for moment in match.moments)


@pytest.mark.parametrize(("players", "seed"), [*product(GAME.players, range(2))])
def test_everything_in_a_match_is_said(players, seed):
    refused, told = said_by(players, seed)
    assert refused <= with_part("refused")
    assert told <= with_part("told")
    assert NOT_A_CHOICE not in refused


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
                "The pawn of Sky B goes to the drakkar square before f, where no die would let it out.",
                "The pawn of Sky B goes to the drakkar square before f, where one number of a die would let it out.",
                "The pawn of Sky B goes to the drakkar square before f, where 2 numbers of a die would let it out.",
            ],
            [
                "Le pion du joueur Azur B va sur la case drakkar devant f, "
                "d’où aucun nombre d’un dé ne le ferait sortir.",
                "Le pion du joueur Azur B va sur la case drakkar devant f, "
                "d’où un seul nombre d’un dé le ferait sortir.",
                "Le pion du joueur Azur B va sur la case drakkar devant f, d’où 2 nombres d’un dé le feraient sortir.",
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
