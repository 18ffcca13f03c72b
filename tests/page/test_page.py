"""The front end's plain figures and texts, as tested by node, which has no page."""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec
import pytest
from vikinglab_widgets import Board, page
from vikinglab_widgets.ladder import SAID
from vikinglab_widgets.page.join import in_order, joined
from vikinglab_widgets.words import word

import vikinglab as vl
from vikinglab.bots import BOTS, PERSON
from vikinglab.core.engine import notation
from vikinglab.core.game import games
from vikinglab.core.words.speech import Speech

HOUSE = Path(page.__file__).parents[2]
PARTS = sorted(Path(page.__file__).parent.rglob("*.js"))


GLUED = re.compile(r"""\$\{(?!(this\.)?game|key)[^{}]*\}[:;?!](?=[ `])|(?<=\()"[:;] "|(?<=[?+] )"[:;] \"""")
"""Punctuation beside words of the page, as English has it: French has a space before it."""


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.stem)
def test_punctuation_between_words_is_the_languages_own(part):
    code = re.sub(r"/\*.*?\*/|//[^\n]*", "", part.read_text("utf-8"), flags=re.DOTALL)
    assert not [found[0] for found in GLUED.finditer(code)]


@pytest.fixture(scope="module")
def folder(tmp_path_factory) -> Path:
    """A match as its trace, and as the scenes that must come of it."""
    made = tmp_path_factory.mktemp("page")
    match, rng = vl.new("raids", players=3, seed=2), random.Random(2)
    while match.waiting:
        match.play(rng.choice(match.legal()))
    scenes = [msgspec.to_builtins(match.game.scene(moment.table, None)) for moment in match.moments]
    (made / "changes.json").write_text(json.dumps([each for key in games() for each in changed(key)]), "utf-8")
    (made / "commands.json").write_text(json.dumps([*commands()]), "utf-8")
    (made / "trace.json").write_bytes(match.trace().to_json())
    (made / "scenes.json").write_text(json.dumps(scenes), "utf-8")
    return made


@cache
def changed(game: str) -> list[dict[str, object]]:
    """Return the messages to a page in a match with some undo, each with the states before and after."""
    players = games()[game].usual_box().players[-1]
    match = vl.new(game, players=players, seed=5, seats=[PERSON, *["random"] * (players - 1)])
    board, rng, sent, told = Board(match), random.Random(5), [], []
    board.send, board._think = told.append, lambda: None
    board._hear(board, {"do": "coach", "known": [], "ago": []}, [])
    for number in range(90):
        before = board.state
        if match.waiting is None:
            break
        if board._others_turn():
            board._move_others()
            board._show()
        elif number % 7 == 6:
            board._hear(board, {"do": "undo"}, [])
        else:
            board._hear(board, {"do": "play", "line": notation.write(rng.choice(match.legal()))}, [])
        if told[-1]["say"] == "changed":
            sent.append({"before": before, "change": told[-1], "now": board.state})
    return json.loads(json.dumps(sent))


def commands() -> Iterator[tuple[object, list[object], int, int, int]]:
    """Yield commands to a board, in the words of the simulated kernel, and the board's answers to them."""
    board, told = Board(vl.new("raids", players=2, seed=5, seats=[PERSON] * 2)), []
    board.send = lambda message: told.append([message["say"], message.get("source")])
    board._think = lambda: None
    rng = random.Random(3)
    other = vl.new("raids", players=2, seed=8)
    other.play(other.legal()[0])
    known = '{"game": "hoard", "seed": 8, "line": ["row"]}'
    load = {"do": "load", "data": known, "source": "browser", "match": 77}
    asked = [{"do": "play", "line": "row"}] * 6 + [{"do": each} for each in ("undo", "undo", "redo", "restart")]
    asked += [load, {"do": "load", "data": "{", "source": "link"}, {"do": "new", "seed": 4, "match": 5}, {"do": "seen"}]
    for _ in range(200):
        message = dict(rng.choice(asked))
        late = rng.choice([0, 0, 0, 1, 2])
        if message["do"] == "seen":
            message["number"] = max(0, board._number - late)
        elif rng.random() < 0.9:
            message["at"] = max(0, board._number - late)
        heard = dict(message)
        if message["do"] == "play":
            heard["line"] = notation.write(board.match.legal()[0])
        if message.get("data") == known:
            heard["data"] = other.to_json().decode()
        if message["do"] == "new":
            heard |= {"players": 2, "seats": [PERSON] * 2}
        told.clear()
        board._hear(board, heard, [])
        yield message, told[:] or [["whole", None]], board._number, board.state["match"], board.match.ply


def node(*given: str, seconds: int = 300, **env: str) -> str:
    """Run node, and return what it prints."""
    found = shutil.which("node")
    assert found, "These tests need node, from Debian's package nodejs."
    ran = subprocess.run([found, *given], env={**os.environ, **env}, capture_output=True, text=True, timeout=seconds)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


@pytest.mark.parametrize("game", games())
def test_a_click_sends_at_most_ten_kilobytes_at_the_median(game):
    sizes = [len(msgspec.json.encode(each["change"])) for each in changed(game)]
    assert sorted(sizes)[len(sizes) // 2] <= 10_000


@pytest.mark.parametrize("file", sorted((HOUSE / "tests").glob("*.test.js")), ids=lambda file: file.name)
def test_the_parts_of_a_page_without_a_page(file, folder):
    # Without --test, which would start another node for the file.
    said = node(str(file), PAGE=str(folder))
    assert re.search(r"pass [1-9]", said)
    assert "skipped 0" in said


@pytest.mark.soak
def test_no_match_is_lost_and_no_move_is_made_twice_in_ten_thousand_worlds(folder):
    said = node(str(HOUSE / "tests" / "world.test.js"), PAGE=str(folder), SEEDS="10000", seconds=3600)
    assert "fail 0" in said


def test_by_hand_what_needs_data_from_here_is_skipped_with_a_reason():
    files = [str(HOUSE / "tests" / name) for name in ("changes.test.js", "scene.test.js")]
    said = node("--test", *files)
    assert re.search(r"skipped 3\b", said)
    assert said.count("pytest makes its data: pytest tests/page/test_page.py") == 3


def test_the_tools_are_pinned_and_the_lock_names_no_address():
    tools = json.loads((HOUSE / "package.json").read_text("utf-8"))["devDependencies"]
    lock = (HOUSE / "package-lock.json").read_text("utf-8")
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in tools.values())
    assert '"resolved"' not in lock
    assert "://" not in lock


# ------------------------------------------------------------------------------------------ Modules that are joined


@pytest.fixture
def house(tmp_path, monkeypatch):
    """A package of modules that a test writes."""

    def made(**modules: str) -> str:
        package = tmp_path / f"house{tmp_path.name.replace('-', '_')}"
        package.mkdir()
        (package / "__init__.py").touch()
        for name, source in modules.items():
            (package / f"{name}.js").write_text(source, "utf-8")
        monkeypatch.syspath_prepend(str(tmp_path))
        return package.name

    return made


def test_two_modules_may_use_one_name(house):
    package = house(
        one='import { two as other } from "./two.js";\nconst secret = 1;\nexport const one = () => secret + other();\n',
        two="const secret = 2;\nexport function two() {\n  return secret;\n}\n",
    )
    assert node("--input-type=module", "-e", f"{joined(package, 'one')}console.log($one.one())") == "3\n"


def test_a_module_is_joined_once_and_after_what_it_imports():
    order = [*in_order(page.__name__, "board")]
    assert len(order) == len({*order}) > 20
    assert order.index("base/dom") < order.index("scene/scene") < order.index("board/page") < order.index("board")
    script = page.script("board")
    assert [script.count(f"\nconst ${name.replace('/', '_')} = ") for name in order[1:]] == [1] * (len(order) - 1)


def test_what_cannot_be_joined_is_refused(house):
    package = house(
        one='import { two } from "./two.js";\n',
        two='import { one } from "./one.js";\n',
        three='import four from "./four.js";\n',
        four="export default 4;\n",
        five="export const five = `one\n  two`;\n",
    )
    with pytest.raises(ValueError, match="modules import each other: one → two → one"):
        joined(package, "one")
    for name in ("three", "four"):
        with pytest.raises(ValueError, match=f"{name}.js: this can’t be joined: (import four|export default)"):
            joined(package, name)
    with pytest.raises(ValueError, match=r"five.js: .* several lines"):
        joined(package, "five")


def test_comments_stay_with_the_modules_and_the_code_is_joined(house):
    six = "export const six = /** @type {number} */ (6); // half a dozen\n"
    source = f"// A word.\n/** Six. */\n{six}\n/** Not\n    a word. */\n"
    found = joined(house(one=source), "one")
    assert not re.search("Six|word|export", found)
    assert "(6); // half a dozen" in found


@pytest.mark.parametrize("module", [part.stem for part in PARTS if part.parent.name == "page"])
def test_each_widget_is_one_module_that_node_reads(module, tmp_path):
    script = page.script(module) if module == "replay" else page.widget(module)
    (tmp_path / "joined.mjs").write_text(script, "utf-8")
    node("--check", str(tmp_path / "joined.mjs"))


# ----------------------------------------------------------------------------------------------- One search of rules

ASKED = (
    "up",
    "atch",
    "ship",
    "ghost ship",
    "fantôme",
    "PRISON six",
    "épée",
    "les drakkars",
    "monster fight",
    "x",
    "2",
    "—",
    "",
)


@pytest.mark.parametrize("key", sorted(vl.games()))
def test_the_page_finds_the_rules_that_the_rulebook_finds(key, tmp_path):
    rules = [{"key": rule.key, "index": rule.index} for rule in vl.rulebook(key).values()]
    (tmp_path / "rules.json").write_text(json.dumps(rules), "utf-8")
    asked = [*ASKED, *(rule.key.replace(".", " ") for rule in vl.rulebook(key).values())]
    search = Path(page.__file__).parent / "base/search.js"
    script = (
        f"import {{ found }} from {json.dumps(search.as_uri())};\n"
        f"const rules = (await import('node:fs')).readFileSync({json.dumps(str(tmp_path / 'rules.json'))}, 'utf-8');\n"
        f"const keys = (asked) => found(JSON.parse(rules), asked).map(({{ key }}) => key);\n"
        f"console.log(JSON.stringify({json.dumps(asked)}.map(keys)));\n"
    )
    found = json.loads(node("--input-type=module", "-e", script))
    for words, keys in zip(asked, found, strict=True):
        # Where nothing is asked for, a page shows all rules.
        wanted = vl.rulebook(key).search(words) if re.search(r"\w", words) else [*vl.rulebook(key).values()]
        assert keys == [rule.key for rule in wanted], words


# -------------------------------------------------------------------------------------------------- Words and looks


def test_pictures_and_boards_on_one_page_say_the_same_of_marks():
    """Whichever style comes last, colours have the names that both declare."""
    styles = (page.drawings("raids"), vl.new("raids", players=3, seed=2).scene().svg())
    known, drawn = (
        re.findall(r"[^{}\s][^{}]*{[^{}]*}", re.search(r"(?s)<style>(.*?)</style>", each)[1]) for each in styles
    )
    marks = [rule for rule in drawn if rule.startswith((".", ":where(text")) and "{--" not in rule]
    assert len(marks) > 8
    assert [rule for rule in marks if rule not in known] == []
    used = set(re.findall(r"var\(--([\w-]+)\)", page.drawings("raids"))) - {"seat"}
    assert used <= set(re.findall(r"--([\w-]+):", page.style()))


def test_a_page_speaks_of_what_each_has_and_a_game_may_call_it_by_its_name():
    assert page.interface()["panels"] == {"en": "Players", "fr": "Les joueurs"}
    assert page.interface("raids")["panels"] == {"en": "Ships", "fr": "Les Drakkars"}
    assert page.interface("raids").keys() == page.interface().keys()


def forms(form: str | dict[str, str]) -> list[str]:
    """Return the text of a word in one language: in all its forms, if it counts."""
    return [form] if isinstance(form, str) else [said for name, said in form.items() if name != "by"]


def test_a_word_that_counts_has_the_forms_of_each_language():
    assert page.interface()["review-due"] == {
        "en": {"by": "number", "one": "{number} rule due", "other": "{number} rules due", "none": "nothing due"},
        "fr": {
            "by": "number",
            "one": "{number} règle à revoir",
            "other": "{number} règles à revoir",
            "none": "rien à revoir",
        },
    }
    # Where a language says 0 like another number, it needs no form for it.
    assert page.interface()["for-players"]["fr"] == {"by": "most", "one": "{most} joueur", "other": "{most} joueurs"}
    assert page.interface()["task-of"]["en"] == "Your task {number} / {of}"


def test_a_page_can_only_count(tmp_path, monkeypatch):
    """Whatever else a message chooses by, a page has no Fluent to choose."""
    (tmp_path / "choosy").mkdir()
    for name, text in {
        "__init__.py": "",
        "text.en.ftl": 'ui-it = { IF($on, "a", "b") }',
        "text.fr.ftl": "ui-it = a",
    }.items():
        (tmp_path / "choosy" / name).write_text(text, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(ValueError, match=r"ui-it in en chooses words by on, and a page can only count"):
        word(Speech(("choosy",)), "ui-it")


TSC = HOUSE / "node_modules/.bin/tsc"


@pytest.mark.skipif(not TSC.exists(), reason="make lint installs TypeScript")
def test_an_unknown_word_or_one_that_isnt_filled_fails_the_check_of_types(tmp_path):
    """A page’s script that says words wrongly, beside the types of the front end."""
    source = Path(page.__file__).parent
    for name in ("wire.d.ts", "types.d.ts", "base/dialog.js"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(source / name, tmp_path / name)
    said = {
        'ui("close")': "",
        'ui("clsoe")': "clsoe",
        'ui("task-of", { number: 1, of: 2 })': "",
        'ui("task-of", { number: 1 })': "of",
        'ui("task-of")': "task-of",
        'ui("close", { number: 1 })': "close",
    }
    lines = [
        "// @ts-check",
        '/** @import {Ui} from "./types.js" */',
        "/** @param {Ui} ui */",
        "export function said(ui) {",
    ]
    (tmp_path / "said.js").write_text("\n".join([*lines, *(f"  {line};" for line in said), "}"]), "utf-8")
    given = (
        "--noEmit",
        "--allowJs",
        "--checkJs",
        "--strict",
        "--skipLibCheck",
        "--module",
        "esnext",
        "--lib",
        "es2023,dom",
    )
    ran = subprocess.run([TSC, *given, "--types", "", str(tmp_path / "said.js")], capture_output=True, text=True)
    found = {int(line) for line in re.findall(r"said\.js\((\d+),", ran.stdout)}
    assert found == {at for at, wrong in enumerate(said.values(), len(lines) + 1) if wrong}, ran.stdout


def test_what_pages_say_fits_every_game():
    """A game may say some of it in words of its own, and does where it has some."""
    words = (
        "sail sails sailed ship ships sea crew voyage pawn clan rune tile chart drakkar bateau voile pion tuile marine"
    )
    own = re.compile(rf"\b({words.replace(' ', '|')})s?\b", re.I)
    said = [sentence for word in page.interface().values() for form in word.values() for sentence in forms(form)]
    assert [sentence for sentence in said if own.search(sentence)] == []


def test_no_word_of_the_interface_is_unused():
    """Each word is used by its name, by one put together, or as the name of something that others offer."""
    scripts = "".join(part.read_text("utf-8") for part in PARTS)
    families = (*re.findall(r"`([a-z]+-)\$", scripts), *(f"{name}-" for name in re.findall(r"(\w+): \[", scripts)))
    said = set(re.findall(r'["\s]([a-z0-9-]+)(?="|:)', scripts)) | {PERSON, *BOTS, *SAID.values()}
    assert {key for key in page.interface() if key not in said and not key.startswith(families)} == set()
