"""A third language is a folder: no code knows it."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

import vikinglab as vl

from . import toy

PLAYED = """
import vikinglab as vl

match = vl.new("raids", players=3, seed=1)
print(match.question["toy"], match.question["fr"], match.question["xx"], sep="|")
while match.result is None:
    match.play(match.legal()[0])
print(match.scene().title["toy"])
print(vl.rulebook("raids")["navigate.stop"].title["toy"])
print(vl.new("drakkar", players=3, seed=1).question["toy"])
"""
STORED = """
import vikinglab as vl
from vikinglab_widgets import Board

match = vl.new("raids", players=3, seed=1)
print(match.question)
print(Board(match).language)
"""


def run(code: str, **env: str) -> list[str]:
    """Run code in a process of its own, and return the lines that it prints."""
    asked = [sys.executable, "-c", code]
    return subprocess.run(
        asked, env={**os.environ, **env}, check=True, capture_output=True, text=True
    ).stdout.splitlines()


@pytest.fixture
def languages(tmp_path: Path) -> Path:
    toy.speak(tmp_path / "languages", toy.ENGLISH)
    return tmp_path / "languages"


def test_a_match_is_played_in_a_language_of_a_folder(languages):
    raids, over, rule, drakkar = run(PLAYED, VIKINGLAB_LANGUAGES=str(languages))
    assert raids == (
        "NeerG, woh raf od uoy lias? tA tsael ot ecaps 1.|Vert, jusqu’où naviguez-vous\u00a0? Au moins jusqu’à la "
        "case 1.|Green, how far do you sail? At least to space 1."
    )
    assert "ehT hctam si revo" in over
    assert rule == toy.reversed_words(vl.rulebook("raids")["navigate.stop"].title["en"])
    # Nobody has translated the other game: what it says itself is English.
    assert "bring both pawns out" in drakkar


def test_printed_and_stored_words_have_the_language_that_was_chosen():
    assert run(STORED, VIKINGLAB_LANGUAGE="fr")[-2:] == [
        "Vert, jusqu’où naviguez-vous\u00a0? Au moins jusqu’à la case 1.",
        "fr",
    ]
    assert run(STORED, VIKINGLAB_LANGUAGE="xx")[-2:] == ["Green, how far do you sail? At least to space 1.", ""]


def test_the_files_of_a_language_are_made_and_keep_what_was_translated(tmp_path, capsys):
    found = spec_from_file_location("translate", toy.ROOT / ".ci" / "translate.py")
    script = module_from_spec(found)
    found.loader.exec_module(script)
    assert {*toy.ENGLISH} <= {name.removesuffix(".ftl") for name in script.files()}
    script.main("de", tmp_path)
    dashboard = tmp_path / "de" / "dashboard.ftl"
    text = dashboard.read_text("utf-8").replace("ready = Ready.", "ready = Bereit.").replace("play = Play\n", "")
    dashboard.write_text(text, "utf-8")
    capsys.readouterr()
    script.main("de", tmp_path)
    told = next(line for line in capsys.readouterr().out.splitlines() if "dashboard" in line)
    of = len(script.messages(text)) + 1
    assert told == f"{dashboard}: {of - 1} of {of} messages to translate"
    assert "ready = Bereit." in dashboard.read_text("utf-8")
    assert "play = Play\n" in dashboard.read_text("utf-8")
