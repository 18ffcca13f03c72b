"""A small lesson in English, its French, and drifts of both."""

from __future__ import annotations

from pathlib import Path

import nbformat
from babel.messages.pofile import read_po
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook
from vikinglab_widgets.translating import renew

PROSE = """# Ships 1

You are **on space 6**, see [the rules](rules.ipynb). Write `sail 7` for *one* space.

| tile | worth |
|---|---|
| rune | 1, 3 or 6 points |

- An axe helps.
"""
CODE = """
import vikinglab as vl
from vikinglab_widgets import *
match = vl.position("raids", "route: 6 rune, 7 axe\\nA: space 4\\nB: space 6\\nC: home 1").match()
Try(match, Task("Sail to the axe.", "sail 7", hint="It lies at space 7.",
    worth=Worth("axes aboard", lambda table: 3, two=2, three=3)), name="t/try")
"""
ASKED = 'Predict(match.ask("next", "sail 7").put("Who is next, after {you}?"), name="t/next")'

FRENCH = {
    "Ships 1": "Drakkars 1",
    "You are **on space 6**, see [the rules](rules.ipynb). Write `sail 7` for *one* space.": (
        "Vous êtes **sur la case 6** : voyez [les règles](rules.ipynb). Écrivez `sail 7` pour *une* case."
    ),
    "tile": "tuile",
    "worth": "valeur",
    "rune": "Rune",
    "1, 3 or 6 points": "1, 3 ou 6 points",
    "An axe helps.": "Une Arme est utile.",
    "Sail to the axe.": "Naviguez jusqu’à l’Arme.",
    "It lies at space 7.": "Elle est sur la case 7.",
    "axes aboard": "Armes à bord",
    "Who is next, after {you}?": "Qui joue après {you} ?",
}


def lesson(
    folder: Path, *, prose: str = PROSE, code: str = CODE, asked: str = ASKED, name: str = "ships", language: str = ""
) -> Path:
    """Return a lesson in a folder, with the page that it links to; in a language, if one is named."""
    cells = [new_markdown_cell(prose), new_code_cell(code), new_code_cell(asked)]
    for number, cell in enumerate(cells):
        cell.id = f"cell-{number}"
    nbformat.write(new_notebook(), folder / "rules.ipynb")
    metadata = {"vikinglab": {"language": language}} if language else {}
    nbformat.write(new_notebook(cells=cells, metadata=metadata), folder / f"{name}.ipynb")
    return folder / f"{name}.ipynb"


def translated(folder: Path) -> Path:
    """Return the lesson with its French beside it."""
    notebook = lesson(folder)
    renew(notebook, "fr")
    fill(folder / "ships.fr.po", FRENCH)
    return notebook


def fill(path: Path, words: dict[str, str]) -> None:
    """Write translations into a PO file."""
    lines = path.read_text("utf-8").split("\n")
    for at, line in enumerate(lines):
        source = line.removeprefix('msgid "')[:-1]
        if line.startswith("msgid") and source in words:
            lines[at + 1] = f'msgstr "{words[source]}"'
    path.write_text("\n".join(lines), "utf-8")


def kept(path: Path) -> dict[str, tuple[str, bool]]:
    """Return the translations of a file as Babel reads it, and whether each is fuzzy."""
    with path.open("rb") as file:
        return {str(each.id): (str(each.string), each.fuzzy) for each in read_po(file) if each.id}
