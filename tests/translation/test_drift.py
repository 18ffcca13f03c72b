"""`vikinglab check` tells each way in which a lesson and its translation drift apart, with the cell."""

from __future__ import annotations

import re

import pytest
from vikinglab_widgets.lesson import check

from .lessons import CODE, PROSE, lesson, translated

PO = "ships.fr.po"


def test_a_whole_translation_has_nothing_wrong(tmp_path):
    assert check([translated(tmp_path)]) == []


IN_THE_FILE = [
    ("sur la case 6", "sur la case", "cell 1, paragraph: “You are **on space 6**, see", "has lost the figure 6"),
    ("sur la case 6", "sur la case 9", "cell 1, paragraph", "has lost the figure 6"),
    ("1, 3 ou 6", "1 ou 6", "cell 1, table cell", "has lost the figure 3"),
    ("**sur la case 6**", "sur la case 6", "cell 1, paragraph", "has lost a bold word"),
    ("*une* case", "une case", "cell 1, paragraph", "has lost a word in italics"),
    (
        "[les règles](rules.ipynb)",
        "[les règles](regles.ipynb)",
        "cell 1, paragraph",
        "has lost the link to rules.ipynb",
    ),
    ("[les règles](rules.ipynb)", "les règles", "cell 1, paragraph", "has lost the link to rules.ipynb"),
    ("utile.", "[utile](https://example.org).", "cell 1, item", "has a link to https://example.org that its source"),
    ("utile.", "<b>utile</b>.", "cell 1, item", "brings markup of its own: <b>"),
    ("Écrivez `sail 7`", "Écrivez `naviguer 7`", "cell 1, paragraph", "has lost the code sail 7"),
    ("après {you}", "après vous", "cell 3, question", "has lost the placeholder {you}"),
    ("après {you}", "après {you}, {he}", "cell 3, question", "has a placeholder {he} that its source hasn’t"),
    ('msgstr "Drakkars 1"', 'msgstr ""', "cell 1, heading: “Ships 1”", "isn’t translated"),
    ('msgstr "Naviguez jusqu’à l’Arme."', 'msgstr ""', "cell 2, task", "isn’t translated"),
    ('msgstr "Armes à bord"', 'msgstr ""', "cell 2, points", "isn’t translated"),
    ('msgstr "Une Arme est utile."', 'msgstr "An axe helps."', "cell 1, item", "is the same as its source"),
    ('msgctxt "cell-2 question"', '#, fuzzy\nmsgctxt "cell-2 question"', "cell 3, question", "has changed since"),
    ('msgid "tile"', 'msgid "tiles"', "cell 1, table cell: “tile”", "isn’t in this file"),
    ('msgid "tile"', 'msgid "tiles"', "cell-0 table cell: “tiles”", "isn’t in the notebook any more"),
    ("case 7.", "case 7.\nNext", "line", "should stand in quotes"),
]
IN_THE_NOTEBOOK = [
    ({"prose": PROSE.replace("An axe", "A sail")}, "cell 1, item: “A sail helps.”", "isn’t in this file"),
    ({"prose": PROSE + "\nMore."}, "cell 1, paragraph: “More.”", "isn’t in this file"),
    (
        {"prose": PROSE.replace("- An axe helps.\n", "")},
        "cell-0 item: “An axe helps.”",
        "isn’t in the notebook any more",
    ),
    ({"code": CODE.replace("It lies", "There is one")}, "cell 2, hint", "isn’t in this file"),
    ({"asked": ""}, "cell-2 question", "isn’t in the notebook any more"),
]


@pytest.mark.parametrize(("old", "new", "where", "wrong"), IN_THE_FILE)
def test_a_drift_of_the_file_is_told(tmp_path, old, new, where, wrong):
    notebook = translated(tmp_path)
    text = (tmp_path / PO).read_text("utf-8")
    assert text.count(old) == 1
    (tmp_path / PO).write_text(text.replace(old, new), "utf-8")
    assert any(re.search(f"{re.escape(where)}.*{re.escape(wrong)}", each) for each in check([notebook]))


@pytest.mark.parametrize(("changed", "where", "wrong"), IN_THE_NOTEBOOK)
def test_a_drift_of_the_notebook_is_told(tmp_path, changed, where, wrong):
    translated(tmp_path)
    notebook = lesson(tmp_path, **changed)
    assert any(re.search(f"{re.escape(where)}.*{re.escape(wrong)}", each) for each in check([notebook]))


def test_figures_may_be_written_as_a_language_writes_them(tmp_path):
    from vikinglab.translation.faults import compare

    assert list(compare("2,000 tiles, 7.5 %", "2\u202f000 tuiles, 7,5\u00a0%")) == []
    assert list(compare("See [page 3](03.ipynb).", "Voyez [la suite](03.ipynb).")) == ["has lost the figure 3"]


def test_a_translation_into_the_language_of_the_notebook_is_told(tmp_path):
    notebook = translated(tmp_path)
    (tmp_path / PO).rename(tmp_path / "ships.en.po")
    assert check([notebook]) == [f"{tmp_path / 'ships.en.po'}: the notebook is written in this language"]
