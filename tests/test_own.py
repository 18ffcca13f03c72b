"""Notebooks of one’s own: copies of those of the package, and new ones."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from vikinglab_widgets.lesson import Lesson, check

import vikinglab as vl
from vikinglab import own
from vikinglab.cli import main
from vikinglab.serve import NothingToServe


@pytest.fixture(autouse=True)
def installed(tmp_path, monkeypatch) -> Path:
    """A package of two notebooks, and a reader in an empty folder."""
    package = tmp_path / "package"
    for name in ("index.ipynb", "raids/play.ipynb", ".ipynb_checkpoints/index.ipynb"):
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text("{}")
        (package / name).chmod(0o444)
    monkeypatch.setattr(own, "SHIPPED", package)
    monkeypatch.setattr(own, "INSTALLED", package)
    monkeypatch.setattr("vikinglab.serve.SHIPPED", package)
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    return package


def names(folder: Path) -> list[str]:
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())


def test_who_opens_the_notebooks_of_the_package_gets_a_copy_once_and_is_told_where(capsys, tmp_path):
    made = own.to_edit(None)
    assert made == (tmp_path / "here" / "notebooks").resolve()
    assert capsys.readouterr().out == f"The notebooks were copied to {made}: change them there.\n"
    assert names(made) == ["index.ipynb", "raids/play.ipynb"]
    # A superuser could write in any case.
    assert (made / "index.ipynb").stat().st_mode & 0o200
    (made / "index.ipynb").write_text("[]")
    assert own.to_edit(None) == made
    assert capsys.readouterr().out == ""
    assert (made / "index.ipynb").read_text() == "[]"


def test_who_has_a_folder_or_a_source_tree_gets_no_copy(installed, tmp_path, monkeypatch):
    assert own.to_edit(installed) == installed.resolve()
    monkeypatch.setattr(own, "INSTALLED", tmp_path / "elsewhere")
    assert own.to_edit(None) == installed.resolve()
    assert names(Path()) == []


def test_nothing_is_written_over(tmp_path):
    mine = tmp_path / "here" / "mine"
    mine.mkdir()
    own.copy(mine)  # which is empty
    for taken in (mine, mine / "index.ipynb"):
        with pytest.raises(NothingToServe, match="nothing is written over"):
            own.copy(taken)


@pytest.mark.parametrize("key", sorted(vl.games()))
def test_a_new_folder_has_a_first_page_and_a_chapter_with_nothing_wrong(key, capsys):
    assert main(["new", "mine", key]) == 0
    made = Path("mine").resolve()
    assert f"Your pages are in {made}." in capsys.readouterr().out
    assert {*names(made)} == {"index.ipynb", f"{key}/learn/01.ipynb"}
    assert check([made / name for name in names(made)]) == []
    cells = json.loads((made / key / "learn" / "01.ipynb").read_text())["cells"]
    assert [cell["source"] for cell in cells if cell["source"].startswith("## ")] == ["## Now you"]
    [task] = [widget for _, widget in Lesson(made / key / "learn" / "01.ipynb").taught()]
    assert task.tasks
    with pytest.raises(SystemExit, match="2"):
        main(["new", "mine", key])
    assert "nothing is written over" in capsys.readouterr().err
