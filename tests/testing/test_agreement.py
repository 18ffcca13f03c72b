"""Numbers and nouns: what the kit finds in messages, and what it lets pass."""

from __future__ import annotations

import pytest

from vikinglab.core.game import games
from vikinglab.core.words.speech import LANGUAGES, Speech
from vikinglab.games.midgard.effects import COUNTABLE
from vikinglab.testing.agreement import SOMETHING, disagreements, drawings, numbers, say, usage
from vikinglab.testing.kit import Run
from vikinglab.testing.sampling import Seen

NUMBERS = frozenset({"n", "most"})

WRONG = {
    "{ $n } treasure": "“treasure” stays the same behind 1 and 2, in “2 treasure”",
    "{ $n } Gloires": "“Gloires” stays the same behind 1 and 2",
    "3 more for { $n } treasure or more": "“treasure or more” stays the same",
    "{ $n } extra combat die": "“extra combat die” stays the same",
    'PLURAL stays: { PLURAL($n, one: "# treasure", other: "# treasure") }': "“treasure” stays the same",
    'takes { PLURAL($n, one: "one Vikings", other: "# Vikings") }': "“Vikings” stays the same",
    "{ $n } { $thing }": f"“{SOMETHING}” stays the same behind 1 and 2, in “2 {SOMETHING}”; {SOMETHING} doesn’t know",
    "{ $n } of { $most } treasure, { $n } treasure": "“treasure” stays the same",
    "{ $kind ->\n    [one] nothing\n   *[other] { $n } treasure\n  }": "“treasure” stays the same",
    '{ IF($more, "more and ") }{ $n } treasure': "“treasure” stays the same",
    "You have { $n }.": "it prints 0 for what one hasn’t, “You have 0.”, and needs a form none",
    "You have { $n } gold.": "it prints 0 for what one hasn’t",
    '{ PLURAL($n, none: "a card", one: "a card", other: "# cards") }': "it says of 0 what it says of 1, “a card”",
    "{ $n ->\n    [0] { $n } card\n    [1] { $n } card\n   *[other] { $n } cards\n  }": (
        "it says “0 card”, but “2 cards”"
    ),
}
FINE = [
    'You have { PLURAL($n, none: "none", other: "#") }.',
    '{ PLURAL($n, one: "# treasure", other: "# treasures") } or more',
    '{ PLURAL($n, one: "one treasure", other: "# treasures") }',
    '{ $n } extra combat { PLURAL($n, one: "die", other: "dice") }',
    "{ $n } of { $most }, { $n } left, { $n } × { $thing }, { $n } %",
    "From step { $n } on, with a { $n } and the other: { $n }",
    '{ PLURAL($n, one: "wins", other: "share the victory") }',
]


@pytest.fixture
def toy(tmp_path, monkeypatch):
    """A package with one message."""

    def made(message: str, french: str = "rien") -> Speech:
        package = tmp_path / f"toy{abs(hash(message))}"
        package.mkdir()
        for name, text in {
            "__init__.py": "",
            "text.en.ftl": f"it = {message}",
            "text.fr.ftl": f"it = {french}",
        }.items():
            (package / name).write_text(text, "utf-8")
        monkeypatch.syspath_prepend(str(tmp_path))
        return Speech((package.name,))

    return made


def found(said: Speech) -> list[str]:
    return list(disagreements(said, ["it"], "vikinglab.core", lambda key: NUMBERS))


@pytest.mark.parametrize("message", WRONG)
def test_a_number_that_does_not_agree_is_found(toy, message):
    [wrong, *_] = found(toy(message))
    assert WRONG[message] in wrong


@pytest.mark.parametrize("message", FINE)
def test_a_number_that_agrees_passes(toy, message):
    assert found(toy(message)) == []


def test_french_counts_0_as_it_counts_1(toy):
    cards = '{ PLURAL($n, none: "# cartes", one: "# carte", other: "# cartes") }'
    [wrong] = found(toy("nothing", cards))
    assert wrong == "it in fr, $n: it says “0 cartes”, but “1 carte”"
    assert found(toy("something", cards.replace('none: "# cartes", ', ""))) == []


def test_a_message_is_drawn_with_each_number_in_each_of_its_ways(toy):
    said = toy('{ $kind ->\n    [axe] { $n } axes\n   *[other] { $n } sails\n  }{ IF($more, ", and more") }')
    texts = [drawn[5].removeprefix("000000") for drawn in drawings(said, "en", "it", "n", NUMBERS)]
    assert texts == ["5 axes", "5 axes, and more", "5 sails", "5 sails, and more"]


def test_what_was_a_number_whenever_it_was_said_is_one(toy):
    said = toy("{ $n } treasure, { $kind } treasure, { $last } treasure")
    said.say("it", {"n": 2, "kind": "big", "last": True})
    with said.noting() as noted:
        # What was said before counts for nothing, and what was said already is noted all the same.
        assert noted == {}
        said.say("it", {"n": 2, "kind": "big", "last": True})
    said.say("it", {"n": 2, "kind": 3, "last": True})
    assert numbers(said, noted)("it") == {"n"}
    [wrong] = disagreements(said, ["it"], "vikinglab.core", numbers(said, noted))
    assert wrong.startswith("it in en, $n:")


def test_what_charts_say_is_said_before_it_is_judged():
    game = games()["vikingar"]
    seen = Seen(game, game.editions)
    with game.speech.noting() as noted:
        say(seen)
    assert noted["chart-points", "runes"]


def test_what_questions_say_is_said_before_it_is_judged():
    run = Run("raids", ["ends"], 2, None, 0, 1)
    run.failed()
    speech = games()["raids"].speech
    with speech.noting() as noted:
        say(run.seen)
    quizzed = {name for name, _ in noted if name.startswith("quiz-")}
    assert quizzed


def test_a_game_may_have_words_of_its_own_that_never_change():
    assert usage("vikinglab.games.midgard", "en").nouns.keys() == {"food", "favor", "glory", "terror"}
    assert "gold" in usage("vikinglab.games.vikingar", "en").nouns
    assert usage("vikinglab.core", "en").nouns == {}
    assert all("of" in usage(game.package, "en").behind for game in games().values())


# ------------------------------------------------------------------------------------------------ Cards


@pytest.mark.parametrize("thing", COUNTABLE)
def test_what_prophecies_count_agrees_with_1_2_and_3(thing):
    """Each thing is counted with and without its number."""
    said = games()["midgard"].speech
    name, _, least = thing.partition("_")
    key, more = ("count-battle", {"least": int(least or 0)}) if name == "battle" else (f"count-{thing}", {})
    for language in LANGUAGES:
        one, two, three = [said.say(f"{key}.a", {"n": n, **more})[language] for n in (1, 2, 3)]
        nouns = [said.say(key, {"n": n, **more})[language] for n in (1, 2, 3)]
        assert (two.removeprefix("2 "), three.removeprefix("3 ")) == (nouns[1], nouns[2]) == (nouns[1], nouns[1])
        assert one.split(" ", 1)[1] == nouns[0]
        assert one.split(" ", 1)[0] in ("1", "a", "an", "un", "une")
        assert nouns[0] != nouns[1] or nouns[0] in usage("vikinglab.games.midgard", language).nouns
