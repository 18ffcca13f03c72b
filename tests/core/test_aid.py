"""Aids: two pages of a game, made from its rulebook and true for its box."""

from __future__ import annotations

import re
from itertools import product

import pytest

import vikinglab as vl
from vikinglab.core.game import games
from vikinglab.core.words.speech import LANGUAGES

BOXES = [(key, edition) for key in ("raids", "drakkar", "vikingar", "midgard") for edition in games()[key].editions]


def lines(aid) -> list:
    return [*aid.setup, *aid.scoring, *(line for step in aid.turn for line in step.lines)]


def own(tmp_path, key: str, *changes: tuple[str, str]):
    """Return the aid of a box with some figures of one’s own."""
    text = (games()[key].folder / f"content/{games()[key].editions[0]}.toml").read_text("utf-8")
    for before, after in changes:
        assert text.count(before) == 1
        text = text.replace(before, after)
    path = tmp_path / "box.toml"
    path.write_text(text, "utf-8")
    return vl.aid(key, content=path)


@pytest.mark.parametrize(("key", "edition"), BOXES)
def test_an_aid_says_all_in_every_language(key, edition):
    aid = vl.aid(key, edition=edition)
    texts = [aid.aim, *(line.text for line in lines(aid)), *(step.word for step in aid.turn)]
    texts += [text for thing in aid.things for text in (thing.word, thing.line)]
    for text, language in product(texts, LANGUAGES):
        assert text[language].strip()
        assert "{" not in text[language]
    assert len([sentence for sentence in re.split(r"(?<=[.])\s", str(aid.aim)) if sentence]) == 2
    assert aid.setup
    assert aid.scoring
    assert len(aid.turn) >= 4
    assert all(step.lines for step in aid.turn)
    assert all(thing.picture.startswith("data:image/svg+xml,") for thing in aid.things)


@pytest.mark.parametrize("key", ["raids", "drakkar", "vikingar", "midgard"])
def test_an_aid_names_only_rules_that_an_edition_has(key):
    file = (games()[key].folder / "aid.toml").read_text("utf-8")
    named = set(re.findall(r'^  "([a-z.-]+)",$', file, re.MULTILINE))
    assert named
    assert named <= set(games()[key].catalogue.rules)
    shown = {line.rule.key for edition in games()[key].editions for line in lines(vl.aid(key, edition=edition))}
    assert named == shown


def test_an_aid_has_the_figures_of_its_box(tmp_path):
    def told(aid) -> str:
        return " ".join(
            [str(aid.aim), *(str(line.text) for line in lines(aid)), *(str(thing.line) for thing in aid.things)]
        )

    raids = own(tmp_path, "raids", ("value = [1, 3, 6, 10, 15]", "value = [2, 5, 9]"), ("value = 40,", "value = 55,"))
    assert "2, 5 and 9 points" in told(raids)
    assert "55 Vikings" in told(raids)
    drakkar = own(tmp_path, "drakkar", ("turns = { value = 2", "turns = { value = 3"))
    assert "you miss 3 turns" in told(drakkar)
    assert "you miss 2 turns" not in told(drakkar)
    vikingar = own(tmp_path, "vikingar", ("toll = { value = 2", "toll = { value = 7"))
    assert "pay 7 gold to enter" in told(vikingar)
    midgard = own(tmp_path, "midgard", ("rounds = { value = 6", "rounds = { value = 5"))
    assert "For 5 rounds" in told(midgard)


def test_editions_have_aids_of_their_own():
    words = {edition: [str(thing.word) for thing in vl.aid("vikingar", edition=edition).things] for edition in
             ("first", "kickstarter")}  # fmt: skip
    assert "Temple" in words["kickstarter"]
    assert "Temple" not in words["first"]
    assert str(vl.aid("vikingar", edition="kickstarter").edition) == "Kickstarter edition"


def test_words_of_the_box_stand_beside_ours_where_they_are_others():
    things = {str(thing.word): thing.box for thing in vl.aid("raids").things}
    assert (things["Axe"], things["Rune"]) == ("Weapon", "")
    page = vl.aid("raids")._repr_html_()
    assert '<i lang="en">(Weapon)</i>' in page
    assert '<i lang="fr">' not in page


def test_a_game_without_an_aid_has_none(monkeypatch):
    monkeypatch.setattr("vikinglab.core.show.aid.FILE", "none.toml")
    assert vl.aid("raids") is None
