"""A class as its teacher sees it, by the files that readers hand in."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from vikinglab import results
from vikinglab.cli import main


@pytest.fixture
def class_of(tmp_path) -> Path:
    """A course of two chapters, and a folder with what three readers handed in."""
    for chapter, names in {"01": ["a", "b"], "02": ["a", "known"]}.items():
        cells = [f'Try(match, name="raids/learn/{chapter}/{name}")' for name in names]
        path = tmp_path / "notebooks" / "raids" / "learn" / f"{chapter}.ipynb"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps({"cells": [{"cell_type": "code", "source": cell} for cell in cells]}))
    (tmp_path / "notebooks" / "index.ipynb").write_text('{"cells": []}')
    handed = tmp_path / "handed"
    handed.mkdir()
    for name, done in {"Anna": ["01/a", "01/b"], "Ben": ["01/b", "02/known"], "Cleo": []}.items():
        kept = {
            "vikinglab/done/1": json.dumps([f"raids/learn/{each}" for each in done]),
            "vikinglab/known/1": json.dumps({f"raids:{each}": {} for each in done}),
            "vikinglab/language": "fr",
        }
        (handed / f"{name}.json").write_text(json.dumps({"vikinglab": "progress", "version": 1, "kept": kept}))
    return handed


def shown(handed: Path, *more: str) -> list[str]:
    return ["results", str(handed), f"--notebooks={handed.parent / 'notebooks'}", *more]


def test_who_has_done_which_chapter_is_a_table(class_of, capsys):
    assert main(shown(class_of)) == 0
    assert capsys.readouterr().out.splitlines() == [
        "      raids 01  raids 02  rules",
        "Anna  ✓                   2",
        "Ben   1/2       ✓         2",
        "Cleo                      0",
    ]


def test_it_is_a_table_for_spreadsheets_too(class_of, capsys):
    (class_of / "Ben.json").rename(class_of / "=Ben.json")
    assert main(shown(class_of, "--csv")) == 0
    assert capsys.readouterr().out.splitlines() == [
        ",raids 01,raids 02,rules",
        "'=Ben,1/2,✓,2",
        "Anna,✓,,2",
        "Cleo,,,0",
    ]


DAMAGED = ["", "[]", "{}", '{"vikinglab": "progress", "version": 2, "kept": {}}',
           '{"vikinglab": "progress", "version": 1, "kept": {"vikinglab/done/1": "{}"}}',
           '{"vikinglab": "progress", "version": 1, "kept": {"vikinglab/done/1": 3}}', "[" * 100_000]  # fmt: skip


@pytest.mark.parametrize("text", DAMAGED, ids=range(len(DAMAGED)))
def test_a_file_that_is_none_of_progress_is_named_and_the_others_are_read(class_of, capsys, text):
    (class_of / "Dora.json").write_text(text)
    assert main(shown(class_of)) == 1
    told = capsys.readouterr()
    assert "Anna  ✓" in told.out
    assert "Dora" not in told.out
    assert told.err == "Not a file of progress: Dora.json\n"


def test_a_folder_without_files_is_said(tmp_path, capsys):
    with pytest.raises(SystemExit, match="2"):
        main(["results", str(tmp_path)])
    assert "no files of progress" in capsys.readouterr().err


def test_a_file_that_is_too_large_is_not_read(class_of, monkeypatch):
    monkeypatch.setattr(results, "LARGEST", 20)
    assert results.read(class_of / "Anna.json") is None
