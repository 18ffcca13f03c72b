"""The catalogues of all games: the texts of each rule, in every language."""

from __future__ import annotations

import re

import pytest

import vikinglab as vl
from vikinglab.core.words.moment import message_id
from vikinglab.core.words.speech import ALONE

NBSP = "\N{NO-BREAK SPACE}"
GAMES = sorted(vl.games())
RULES = [
    rule for key in GAMES for edition in vl.games()[key].editions for rule in vl.rulebook(key, edition=edition).values()
]


def called(rule: vl.Rule) -> str:
    return f"{rule.game}:{rule.box.edition}:{rule.key}"


CONTENT = sorted(path for key in GAMES for path in vl.games()[key].folder.rglob("*.toml"))
LOOSE = re.compile(rf"(?<!{NBSP})[:;?!»%]|«(?!{NBSP})|'")


@pytest.mark.parametrize("path", CONTENT, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_french_names_of_content_files_keep_their_signs_together(path):
    names = re.findall(r'\bfr = "([^"]*)"', path.read_text("utf-8"))
    assert not [name for name in names if LOOSE.search(name)]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_message_holds_the_name_of_a_seat(game, language):
    """Readers would be told that it is theirs: seats are called by colours."""
    speech = vl.games()[game].speech
    names = [speech.say(f"seat-{seat}")[language] for seat in range(4)]
    other = re.compile(rf"(?<!\w)(?:{'|'.join(names)}){ALONE}")
    keys = [key for key in speech.keys(language) if not key.startswith(("seat-", "part-"))]
    assert not [key for key in keys if other.search(speech._part(language, key))]


@pytest.mark.parametrize("rule", RULES, ids=called)
def test_every_rule_is_said(rule):
    assert all(rule.title.values())
    assert all(len(text) > 12 for text in rule.text.values())
    assert vl.games()[rule.game].speech.has(f"{message_id(rule.key)}.ruling") or not rule.readings


@pytest.mark.parametrize("rule", [rule for rule in RULES if rule.readings], ids=called)
def test_a_ruling_names_the_other_readings(rule):
    for reading in rule.readings[1:]:
        assert f"“{rule.called[reading]['en']}”" in rule.ruling["en"]
        assert f"«{NBSP}{rule.called[reading]['fr']}{NBSP}»" in rule.ruling["fr"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_titles_are_short_and_differ(game, language):
    titles = [rule.title[language] for rule in vl.rulebook(game).values()]
    assert len(set(titles)) == len(titles)
    assert max(map(len, titles)) <= 45
    assert not [title for title in titles if title[-1] in ".!?"]


@pytest.mark.parametrize("game", GAMES)
def test_only_rules_have_texts_rulings_refusals_and_events(game):
    parts = [key.rpartition(".") for key in vl.games()[game].speech.keys("en")]
    having = {
        name
        for name, _, part in parts
        if part in ("text", "ruling", "refused", "untimely", "elsewhere", "told") and not name.startswith("quiz-")
    }
    assert having <= set(map(message_id, vl.games()[game].catalogue.rules))
