"""Messages in every language: how they are filled, and what every text must hold to."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from importlib.util import find_spec
from itertools import count
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

import vikinglab as vl
from vikinglab.core.engine.effect import Effect
from vikinglab.core.game import games
from vikinglab.core.words.moment import message_id
from vikinglab.core.words.refusal import Refused
from vikinglab.core.words.speech import ENDS, FORMS, LANGUAGES, Speech, Text, Word, speech
from vikinglab.testing.agreement import disagreements

NBSP = "\N{NO-BREAK SPACE}"
CORE, PAGE = "vikinglab.core", "vikinglab_widgets.page"
GAMES = {game.package: game for game in games().values()}
PACKAGES = [CORE, *GAMES]

BANNED = re.compile(r"\b(simply|just|obviously|évidemment|simplement|il suffit)\b", re.IGNORECASE)

SAYING = {"speech.say": 0, "speech().say": 0, "refused": 0, "Word": 0}
"""The calls that name a message, and which of their arguments does."""

TOYS = count()
"""Each toy has a name of its own: a package is imported once."""


# ---------------------------------------------------------------------------------------- How messages are filled


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Speech]:
    """A speech of its own: the messages of the core, and those that a test writes."""

    def made(en: str, fr: str | None = None) -> Speech:
        package = tmp_path / f"toy{next(TOYS)}"
        package.mkdir()
        (package / "__init__.py").touch()
        (package / "text.en.ftl").write_text(en, "utf-8")
        (package / "text.fr.ftl").write_text(en if fr is None else fr, "utf-8")
        monkeypatch.syspath_prepend(str(tmp_path))
        return Speech((CORE, package.name))

    return made


def test_a_text_has_every_language_and_prints_english():
    text = speech().say("ask-nobody")
    assert set(text) == set(LANGUAGES)
    assert str(text) == repr(text) == text["en"] == "The match is over."
    assert text["fr"] == "La partie est finie."


def test_a_reader_is_told_of_a_seat_as_its_own():
    told = speech().say("other-turn", {"seat": 1, "leader": 0})
    assert str(speech().to_reader(told, 1)) == "It isn’t your side’s turn: Orange is to play."
    french = Text(fr="Orange joue. À Orange ! D’Orange, rien : Orange", en="Orange Apple. Orange, Orange’s, Oranges")
    assert speech().to_reader(french, 0) == {
        "fr": "Votre camp joue. À votre camp ! De votre camp, rien : votre camp",
        "en": "Orange Apple. Your side, your side’s, Oranges",
    }


def test_a_missing_fact_is_an_error():
    with pytest.raises(LookupError, match=r"no-file.*name"):
        speech().say("no-file")


def test_a_missing_fact_of_a_word_is_an_error(toy):
    toy = toy("apple = { $number } apples\nmeal = I eat { $food }.")
    assert toy.say("meal", {"food": Word("apple", number=2)})["en"] == "I eat 2 apples."
    with pytest.raises(LookupError, match="number"):
        toy.say("meal", {"food": Word("apple")})


def test_an_unknown_message_is_an_error():
    for key in ("nonsense", "ask-nobody.refused"):
        assert not speech().has(key)
        with pytest.raises(LookupError, match=key):
            speech().say(key)


def test_a_message_that_one_language_lacks_is_not_had(toy):
    toy = toy("apple = apple\npear = pear\n  .the = the pear", "pear = poire")
    assert not toy.has("apple")
    assert toy.has("pear")
    assert not toy.has("pear.the")
    assert {"apple", "pear", "pear.the"} <= toy.keys("en")
    assert not {"apple", "pear.the"} & toy.keys("fr")


def test_seats_are_called_by_name():
    rival = Word("seat-1")
    for facts in ({"seat": 0, "rival": 1}, {"seat": 0, "rival": rival}, {"seat": "Orange", "rival": rival}):
        said = vl.games()["raids"].speech.say("combat-flee.told", {**facts, "can": "choose"})
        assert said["en"].startswith("Orange ")
        assert said["en"].endswith(" Sky.")
        assert said["fr"].endswith(" Bleu.")


def test_a_game_may_say_a_common_message_in_its_own_words(toy):
    toy = toy("ask-nobody = The feast is over.", "ask-nobody = Le festin est fini.")
    assert toy.say("ask-nobody") == {"en": "The feast is over.", "fr": "Le festin est fini."}
    assert speech().say("ask-nobody")["en"] == "The match is over."


@pytest.mark.parametrize("name", ["quiz-chance", "not-a-choice", "join-list"])
def test_a_game_cannot_take_the_name_of_a_common_message(toy, name):
    with pytest.raises(ValueError, match=rf"toy\d+, text\.en\.ftl: rename {name};"):
        toy(f"{name} = something else")


def test_words_come_with_the_articles_that_they_have(toy):
    toy = toy(
        "apple = apple\n  .the = the apple\n  .a = an apple\nbread = bread\n  .the = the bread\n"
        "eat = { $food }, { $the-food }, { $a-food }\ndrink = { $drink }, { $the-drink }",
        "apple = pomme\n  .the = la pomme\n  .a = une pomme\nbread = pain\n  .the = le pain\n"
        "eat = { $food }, { $the-food }, { $a-food }\ndrink = { $drink }, { $the-drink }",
    )
    assert toy.say("eat", {"food": Word("apple")}) == {
        "en": "apple, the apple, an apple",
        "fr": "pomme, la pomme, une pomme",
    }
    assert toy.say("drink", {"drink": Word("bread")})["fr"] == "pain, le pain"
    with pytest.raises(LookupError, match="a-food"):
        toy.say("eat", {"food": Word("bread")})


def test_what_has_a_word_is_known_by_it(toy):
    class Basket:
        word = Word("apple", number=1)

    toy = toy("apple = { $number ->\n    [one] apple\n   *[other] apples\n  }\nhold = { $thing }, { $things }")
    assert (
        toy.say("hold", {"thing": Basket(), "things": [Basket(), Word("apple", number=2)]})["en"]
        == "apple, apple, apples"
    )


def test_a_text_among_the_facts_is_said_in_each_language(toy):
    toy = toy("because = No: { $reason }", f"because = Non{NBSP}: {{ $reason }}")
    said = toy.say("because", {"reason": Text({"en": "too far", "fr": "trop loin"})})
    assert said == {"en": "No: too far", "fr": f"Non{NBSP}: trop loin"}


def test_yes_and_no_are_one_and_none(toy):
    toy = toy("fed = { $fed ->\n    [1] full\n   *[other] hungry\n  }")
    assert [toy.say("fed", {"fed": fed})["en"] for fed in (True, False)] == ["full", "hungry"]


def test_languages_count_in_their_own_way(toy):
    counted = "apples = { $number ->\n    [one] { $number } %s\n   *[other] { $number } %s\n  }"
    toy = toy(counted % ("apple", "apples"), counted % ("pomme", "pommes"))
    said = [toy.say("apples", {"number": number}) for number in (0, 1, 2)]
    assert [text["en"] for text in said] == ["0 apples", "1 apple", "2 apples"]
    assert [text["fr"] for text in said] == ["0 pomme", "1 pomme", "2 pommes"]


def test_a_plural_in_a_line_counts_as_its_language_does(toy):
    toy = toy(
        'apples = { PLURAL($number, none: "nothing", one: "# apple", other: "# apples") }',
        'apples = { PLURAL($number, one: "# pomme", other: "# pommes") }',
    )
    said = [toy.say("apples", {"number": number}) for number in (0, 1, 2, 12_000)]
    assert [text["en"] for text in said] == ["nothing", "1 apple", "2 apples", "12,000 apples"]
    assert [text["fr"] for text in said] == ["0 pomme", "1 pomme", "2 pommes", "12\u202f000 pommes"]


def test_french_says_0_in_the_singular_and_never_by_a_form_that_says_one(toy):
    toy = toy(
        'apples = { PLURAL($number, one: "one apple", other: "# apples") }',
        'apples = { PLURAL($number, one: "une pomme", other: "# pommes") }',
    )
    assert toy.say("apples", {"number": 0}) == {"en": "0 apples", "fr": "0 pommes"}
    cards = vl.games()["vikingar"].speech.say("board-pile-edges", {"cards": 0})
    assert cards == {"en": "End of the world: 0 cards left", "fr": f"Bout du monde{NBSP}: 0 carte restante"}


def test_the_last_of_several_stands_behind_and_or_or(toy):
    toy = toy(
        "apple = apple\npear = pear\neat = I eat { $and-food }, { $or-food }: { $food }",
        "apple = pomme\npear = poire\neat = Je mange { $and-food }, { $or-food } : { $food }",
    )
    apple, pear = Word("apple"), Word("pear")
    assert [toy.say("eat", {"food": food})["en"] for food in ((apple,), (apple, pear), (apple, pear, 3))] == [
        "I eat apple, apple: apple",
        "I eat apple and pear, apple or pear: apple, pear",
        "I eat apple, pear and 3, apple, pear or 3: apple, pear, 3",
    ]
    assert toy.say("eat", {"food": (apple, pear)})["fr"].startswith("Je mange pomme et poire, pomme ou poire")
    # A sentence may be filled with one thing alone.
    assert toy.say("eat", {"food": pear})["en"] == "I eat pear, pear: pear"


def test_a_word_in_a_line_is_chosen_by_its_kind(toy):
    toy = toy('eat = { WORD($food, apple: "an apple", pear: "a pear", other: "something else") }')
    assert [toy.say("eat", {"food": food})["en"] for food in ("apple", "pear", "nut")] == [
        "an apple",
        "a pear",
        "something else",
    ]


def test_a_part_of_a_line_is_said_on_a_condition(toy):
    toy = toy('eat = I eat{ IF($much, " much") } and { IF($sleeps, "sleep", "wake") }.')
    assert toy.say("eat", {"much": True, "sleeps": 0})["en"] == "I eat much and wake."
    assert toy.say("eat", {"much": 0, "sleeps": 2})["en"] == "I eat and sleep."


@pytest.mark.parametrize(
    ("message", "wrong"),
    [
        ('{ PLURALS($number, other: "#") }', "there is no function PLURALS"),
        ('{ PLURAL($number, one: "#") }', "PLURAL needs the form other"),
        ('{ PLURAL($number, zero: "no", other: "#") }', "PLURAL needs the form other"),
        ('{ PLURAL($number, one: "1 apple", other: "# apples") }', "the form one of PLURAL prints # instead of 1"),
        ('{ $a ->\n   *[other] { IFF($number, "#") }\n  }', "there is no function IFF"),
    ],
)
def test_a_function_that_is_miscalled_is_said_before_anybody_reads_it(toy, message, wrong):
    toy = toy(f"pear = pear\napples = {message}", "pear = poire\napples = { NUMBER($number) }")
    assert re.search(rf"text\.en\.ftl, in apples, line 2: {wrong}", *toy.damage())


def test_a_fact_is_printed_by_the_plural_that_shows_it(toy):
    toy = toy('apples = { PLURAL($shown, other: "# eaten") }, { PLURAL($hidden, one: "a", other: "b") }')
    assert toy.facts("en", "apples") == {"shown", "hidden"}
    assert toy.facts("en", "apples", printed=True) == {"shown"}


def test_a_message_prints_what_its_own_attributes_do(toy):
    toy = toy("eaten = { $seat } eats { eaten.some }\n  .some = { $number }, to { eaten.to }\n  .to = { $rival }")
    assert toy.facts("en", "eaten", printed=True) == {"seat", "number", "rival"}
    assert toy.facts("en", "eaten.some", printed=True) == {"number", "rival"}


def test_what_a_message_mentions_is_said_with_it(toy):
    toy = toy(
        "whole = { half }, { -rest }\nhalf = the { quarter.sort } quarter\nquarter = q\n .sort = first\n-rest = rest"
    )
    assert toy.say("whole")["en"] == "the first quarter, rest"


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_messages_that_are_found_are_those_of_the_file(package, language):
    """They are found by how their first lines look, and parsed when they are said."""
    assert Speech((package,)).keys(language) == {name for name, _ in messages(package, language)}


def test_messages_are_read_once():
    assert speech() is speech()
    assert all(speech(package) is game.speech for package, game in GAMES.items())


@pytest.mark.parametrize("length", [300, 3_000])
def test_however_much_a_stranger_wrote_is_refused_in_a_sentence(length):
    for name in ("nonsense" * length, "A: space 3, " + "x" * length):
        with pytest.raises(Refused) as refusal:
            vl.position("raids", name[:7_000])
        assert len(refusal.value.text["fr"]) < 1_000
    with pytest.raises(Refused):
        vl.load(b'{"vikinglab":1,"' + b"x" * length + b'":1}')


# ---------------------------------------------------------------------------------------- What every text must hold to


class Collected(Visitor):
    """The variables and the pieces of text in a part of a message."""

    def __init__(self, node: ftl.BaseNode) -> None:
        self.variables: set[str] = set()
        self.texts: list[str] = []
        self.mentions: set[str] = set()
        self.visit(node)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_Pattern(self, node: ftl.Pattern) -> None:
        """Visit a pattern: its text has three dots for what fills it; the cases of a choice are texts apart."""
        self.texts.append("".join(part.value if isinstance(part, ftl.TextElement) else "…" for part in node.elements))
        self.generic_visit(node)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        """Visit a message that is mentioned, which is said with it."""
        self.mentions.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_StringLiteral(self, node: ftl.StringLiteral) -> None:
        """Visit a word that a function chooses: it is a text too."""
        self.texts.append(node.value)


@cache
def entries(package: str, language: str) -> list[ftl.EntryType]:
    """Return the entries of a text, without its comments."""
    found = find_spec(package)
    text = (Path(found.origin).parent / f"text.{language}.ftl").read_text("utf-8")
    comments = (ftl.Comment, ftl.GroupComment, ftl.ResourceComment)
    return [entry for entry in parse(text).body if not isinstance(entry, comments)]


def messages(package: str, language: str) -> Iterator[tuple[str, Collected]]:
    """Yield the messages of a text and their attributes, each with what is in it."""
    for entry in entries(package, language):
        if entry.value is not None:
            yield entry.id.name, Collected(entry.value)
        for attribute in entry.attributes:
            yield f"{entry.id.name}.{attribute.id.name}", Collected(attribute.value)


def facts(collected: Collected) -> set[str]:
    """Return the facts that a message speaks of: one language may need a form where another needs none."""
    return {re.sub(f"^({'|'.join(FORMS + ENDS)})-", "", variable) for variable in collected.variables}


in_each_text = pytest.mark.parametrize(
    ("package", "language"), [(package, language) for package in PACKAGES for language in LANGUAGES]
)


@in_each_text
def test_texts_are_well_formed(package, language):
    junk = [entry.content for entry in entries(package, language) if not isinstance(entry, ftl.Message)]
    assert not junk
    twice = [key for key, number in Counter(key for key, _ in messages(package, language)).items() if number > 1]
    assert not twice


@pytest.mark.parametrize("package", PACKAGES)
def test_languages_say_the_same_of_the_same_facts(package):
    english, *others = (dict(messages(package, language)) for language in LANGUAGES)

    def spoken_of(said: dict[str, Collected], key: str) -> set[str]:
        return facts(said[key]).union(*(spoken_of(said, each) for each in said[key].mentions))

    for other in others:
        assert {key: spoken_of(other, key) for key in other} == {key: spoken_of(english, key) for key in english}


@pytest.mark.parametrize("package", PACKAGES)
def test_languages_have_their_messages_in_the_same_order(package):
    english, *others = ([key for key, _ in messages(package, language)] for language in LANGUAGES)
    assert all(other == english for other in others)


@pytest.mark.parametrize("package", PACKAGES)
def test_nothing_is_left_untranslated(package):
    english, french = (dict(messages(package, language)) for language in ("en", "fr"))
    same = {key for key in english if english[key].texts == french[key].texts}
    sentences = {key for key in same if any(len(re.findall(r"[^\W\d]+", text)) > 1 for text in english[key].texts)}
    assert not {key for key in sentences if not key.startswith("seat-")}


@in_each_text
def test_no_banned_words(package, language):
    assert not [key for key, collected in messages(package, language) if BANNED.search(" ".join(collected.texts))]


@in_each_text
def test_apostrophes_are_curly(package, language):
    assert not [key for key, collected in messages(package, language) if "'" in "".join(collected.texts)]


@in_each_text
def test_quotation_marks_are_those_of_the_language(package, language):
    marks = {"en": "“”", "fr": "«»"}
    wrong = "".join(other for name, other in marks.items() if name != language)
    opening, closing = marks[language]
    for key, collected in messages(package, language):
        for text in collected.texts:
            assert not set(wrong) & set(text), key
            assert text.count(opening) == text.count(closing), key


NO_WORDS = re.compile(r"%\(\w+\)s|https://")
"""Parts of messages that are filled by others, or aren't read: they have signs of their own."""


@pytest.mark.parametrize("package", PACKAGES)
def test_french_signs_stand_after_a_space_that_does_not_break(package):
    loose = re.compile(
        rf"(?<!{NBSP})[;:!?»]|(?<=[^{NBSP}(\n])%|[«±](?!{NBSP})|{NBSP}(?![;:!?»%])(?<![«±]{NBSP})| {NBSP}|{NBSP} "
    )
    wrong = {
        key: collected.texts
        for key, collected in messages(package, "fr")
        if loose.search(NO_WORDS.sub("", "\n".join(collected.texts)))
    }
    assert not wrong


@pytest.mark.parametrize("package", PACKAGES)
def test_no_french_word_that_drops_its_vowel_stands_before_a_seat(package):
    """“De Orange” would be wrong, and “d’Azur” too: a noun stands between, such as that of the ship."""
    before_a_seat = re.compile(r"(?i)\b([dln]e|la|(lors|puis|jus)?que)\s+\{\s*\$(seat|rival|leader)\s*\}")
    text = (Path(find_spec(package).origin).parent / "text.fr.ftl").read_text("utf-8")
    assert not [found[0] for found in before_a_seat.finditer(text)]


@in_each_text
def test_sentences_end(package, language):
    """A rule's texts, questions, refusals, events and explanations are whole sentences."""
    for key, collected in messages(package, language):
        if key.startswith("ask-") or key.endswith((".text", ".refused", ".told", ".ruling")):
            assert re.search(r"[.?…]$", collected.texts[0]), key
            assert re.match(r"[A-ZÀÉ…]", collected.texts[0]), key


# ---------------------------------------------------------------------------------------- Numbers

NUMBERS = {
    CORE: "all best by last limit matches more number of players points",
    PAGE: "all best done error least most number of off other playouts right short shown worth",
}
"""The facts of shared messages that are numbers; the kit knows them of a game, as it plays it."""
OTHERS = {
    CORE: "action after before choice choices edition entry found how key known leader line move moved name off "
    "path question reading reason right rival rules rulings seat start text title told wanted words wrong",
    PAGE: "after asks before chance chances chapter choices due guess lesson name next points result said seat stars "
    "told what when winners",
}
"""The others: words, and what only chooses a variant."""


@pytest.mark.parametrize("package", NUMBERS)
def test_numbers_agree_with_the_nouns_beside_them(package):
    said = Speech(dict.fromkeys((CORE, package)))
    keys = {key for key, _ in messages(package, "en")}
    numbers = frozenset(NUMBERS[package].split())
    every = {
        fact for language in LANGUAGES for _, collected in messages(package, language) for fact in facts(collected)
    }
    assert every == numbers | {*OTHERS[package].split()}
    assert list(disagreements(said, sorted(keys), package, lambda key: numbers)) == []


# ---------------------------------------------------------------------------------------- Messages and code


@cache
def sources(package: str) -> dict[Path, ast.Module]:
    """Return the modules that may say the messages of a package: its own, and all of the house for those of the
    core."""
    roots = [Path(find_spec(package).origin).parent]
    if package == CORE:
        roots = [
            Path(root)
            for name in ("vikinglab", "vikinglab_widgets")
            for root in find_spec(name).submodule_search_locations
        ]
    return {path: ast.parse(path.read_text("utf-8")) for root in roots for path in sorted(root.rglob("*.py"))}


def strings(module: ast.Module) -> Iterator[str]:
    return (node.value for node in ast.walk(module) if isinstance(node, ast.Constant) and isinstance(node.value, str))


def families(module: ast.Module) -> Iterator[tuple[str, str]]:
    """Yield the beginnings or ends of messages that code completes: ``ask-`` in ``f"ask-{tag}"``, ``-name`` in
    ``f"{side}-name"``."""
    for node in ast.walk(module):
        match node:
            case ast.JoinedStr(values=[ast.Constant(str(beginning)), *_]) if re.fullmatch(r"[a-z][a-z-]*-", beginning):
                yield beginning, ""
            case ast.JoinedStr(values=[*_, ast.Constant(str(end))]) if re.fullmatch(r"-[a-z-]*[a-z]", end):
                yield "", end


def subclasses(kind: type) -> Iterator[type]:
    for below in kind.__subclasses__():
        yield below
        yield from subclasses(below)


def voices(module: ast.Module) -> Iterator[str]:
    """Yield the beginnings of messages that are said without them: ``board-`` of ``messages(…, "board-")``."""
    for node in ast.walk(module):
        match node:
            case ast.Call(func=ast.Attribute(attr="messages"), args=[_, ast.Constant(str(beginning))]):
                yield beginning


def said(module: ast.Module) -> Iterator[tuple[str, ast.Call]]:
    """Yield the messages that calls name outright."""
    for node in ast.walk(module):
        if isinstance(node, ast.Call):
            called = ast.unparse(node.func)
            place = next((place for name, place in SAYING.items() if f".{called}".endswith(f".{name}")), None)
            if place is not None and len(node.args) > place and isinstance(key := node.args[place], ast.Constant):
                yield key.value, node


@pytest.mark.parametrize("package", PACKAGES)
def test_no_message_is_unused(package):
    modules = [*sources(package).values(), *(sources(CORE).values() if package != CORE else ())]
    used = {string for module in modules for string in strings(module)}
    completed = {family for module in modules for family in families(module)}
    spoken = {"", *(beginning for module in modules for beginning in voices(module))}
    if package in GAMES:
        used |= {"game", *map(message_id, GAMES[package].catalogue.rules)}
        used |= {f"ui-{name}" for name in GAMES[package].bots}
        used |= {f"do-{action.__struct_config__.tag}" for action in GAMES[package].actions}
        used |= {key for key, _ in messages(PAGE, "en")}
        used |= {kind.__struct_config__.tag for kind in subclasses(Effect) if kind.__module__.startswith(package)}
    used |= {each for _, collected in messages(package, "en") for each in collected.mentions}
    named = {key for key, _ in messages(package, "en") if "." not in key}

    def is_said(key: str) -> bool:
        return key in used or any(key.startswith(begins) and key.endswith(ends) for begins, ends in completed)

    silent = {
        key for key in named if not any(key.startswith(voice) and is_said(key.removeprefix(voice)) for voice in spoken)
    }
    assert silent == set()


@pytest.mark.parametrize("package", PACKAGES)
def test_no_message_is_unknown(package):
    every = speech().keys("en").union(*(game.speech.keys("en") for game in GAMES.values()))
    known = every if package == CORE else GAMES[package].speech.keys("en")
    for path, module in sources(package).items():
        for key, call in said(module):
            assert key in known, f"{path.name}:{call.lineno} says {key}"


@pytest.mark.parametrize("package", PACKAGES)
def test_messages_are_given_the_facts_that_they_speak_of(package):
    """This is checked for calls that name their message and all its facts outright."""
    speaks_of = {key: facts(collected) for key, collected in messages(package, "en")}
    for path, module in sources(package).items():
        for key, call in said(module):
            given = {keyword.arg for keyword in call.keywords}
            if key in speaks_of and not ast.unparse(call.func).endswith("say") and None not in given:
                assert speaks_of[key] <= given, f"{path.name}:{call.lineno} says {key}"
