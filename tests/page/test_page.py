"""What a browser runs, as far as it is plain figures and texts: tested by node, which has no page."""

from __future__ import annotations

import json
import os
import random
import re
import shutil
import subprocess
from pathlib import Path

import msgspec
import pytest

import vikinglab as vl
from vikinglab.bots import BOTS, PERSON
from vikinglab.core.show import page

HERE = Path(__file__).parent
TESTED = (
    "say, CHOICES, Preferences, scaled, inDrawing, stepped, patched, touches, neighbour, way, Walker, judged, percent"
)


@pytest.fixture(scope="module")
def folder(tmp_path_factory) -> Path:
    """The parts put together as for a page, and a match as its trace and as the scenes that must come of it."""
    made = tmp_path_factory.mktemp("page")
    (made / "parts.mjs").write_text(f"{page.script('board', 'walk', 'estimate')}\nexport {{ {TESTED} }};\n", "utf-8")
    match, rng = vl.new("raids", players=3, seed=2), random.Random(2)
    while match.waiting:
        match.play(rng.choice(match.legal()))
    scenes = [msgspec.to_builtins(match.game.scene(moment.table, None)) for moment in match.moments]
    (made / "trace.json").write_bytes(match.trace().to_json())
    (made / "scenes.json").write_text(json.dumps(scenes), "utf-8")
    return made


@pytest.mark.parametrize("file", sorted(HERE.glob("*.test.mjs")), ids=lambda file: file.name)
def test_the_parts_of_a_page_without_a_page(file, folder):
    node = shutil.which("node")
    assert node, "These tests need node, from Debian's package nodejs."
    ran = subprocess.run(
        [node, "--test", str(file)],
        env={**os.environ, "PAGE": str(folder)},
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert re.search(r"pass [1-9]", ran.stdout), ran.stdout


def test_parts_come_once_and_after_what_they_are_built_on():
    classes = ["Preferences", "Unpacked", "SceneView", "Walker", "Dialog", "Sheet", "WalkPage", "Course", "BoardPage"]
    whole = page.script("board")
    assert re.findall(r"^class (\w+) ", whole, re.M) == classes
    assert page.script("words", "scene", "keys", "board") == whole


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
    assert page.interface()["ships"] == {"en": "What each has", "fr": "Les joueurs"}
    assert page.interface("raids")["ships"] == {"en": "Ships", "fr": "Les Drakkars"}
    assert page.interface("raids").keys() == page.interface().keys()


def test_no_word_of_the_interface_is_unused():
    """Whether it is said by its name, by one put together, or as the name of something that others offer."""
    scripts = "".join(
        part.read_text("utf-8") for part in page.files(page.__name__).iterdir() if part.name.endswith(".js")
    )
    families = (*re.findall(r"`([a-z]+-)\$", scripts), *(f"{name}-" for name in re.findall(r"(\w+): \[", scripts)))
    said = set(re.findall(r'["\s]([a-z0-9-]+)(?="|:)', scripts)) | {PERSON, *BOTS}
    assert {key for key in page.interface() if key not in said and not key.startswith(families)} == set()
