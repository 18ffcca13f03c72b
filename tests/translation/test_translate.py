"""`vikinglab translate` renews PO files without losing a word, and writes whole notebooks."""

from __future__ import annotations

import json

import pytest
from vikinglab_widgets import progress
from vikinglab_widgets.lesson import Lesson, check
from vikinglab_widgets.translating import NoTranslation, renew, write
from vikinglab_widgets.translations import found

from vikinglab.cli import main
from vikinglab.translation import po

from .lessons import ASKED, CODE, FRENCH, PROSE, fill, kept, lesson, translated

PO = "ships.fr.po"


def test_messages_are_what_a_reader_sees_each_with_its_place(tmp_path):
    assert [(each.context, each.source) for each in found(Lesson(lesson(tmp_path)))] == [
        ("cell-0 heading", "Ships 1"),
        ("cell-0 paragraph", "You are **on space 6**, see [the rules](rules.ipynb). Write `sail 7` for *one* space."),
        ("cell-0 table cell", "tile"),
        ("cell-0 table cell", "worth"),
        ("cell-0 table cell", "rune"),
        ("cell-0 table cell", "1, 3 or 6 points"),
        ("cell-0 item", "An axe helps."),
        ("cell-1 task", "Sail to the axe."),
        ("cell-1 hint", "It lies at space 7."),
        ("cell-1 points", "axes aboard"),
        ("cell-2 question", "Who is next, after {you}?"),
    ]


def test_words_that_are_made_as_the_lesson_runs_are_found(tmp_path):
    code = CODE.replace('"Sail to the axe."', '"Sail to the {}.".format("axe")')
    assert "Sail to the axe." in [each.source for each in found(Lesson(lesson(tmp_path, code=code)))]


def test_twice_changes_nothing(tmp_path):
    notebook = translated(tmp_path)
    changed = PROSE.replace("An axe helps.", "An axe helps you.")
    lesson(tmp_path, prose=changed)
    renew(notebook, "fr")
    before = (tmp_path / PO).read_bytes()
    told = renew(notebook, "fr")
    assert (tmp_path / PO).read_bytes() == before
    assert str(told) == f"{tmp_path / PO}: 11 messages, 1 to look at"


def test_what_changed_is_fuzzy_and_keeps_the_old_text(tmp_path):
    notebook = translated(tmp_path)
    prose = PROSE.replace("An axe helps.", "An axe helps you.").replace("- An", "- A new item, unlike others.\n- An")
    lesson(tmp_path, prose=prose, code=CODE.replace('hint="It lies at space 7.",', ""))
    renew(notebook, "fr")
    now = kept(tmp_path / PO)
    assert now["An axe helps you."] == ("Une Arme est utile.", True)
    assert '#| msgid "An axe helps."' in (tmp_path / PO).read_text("utf-8")
    assert now["A new item, unlike others."] == ("", False)
    assert not {"An axe helps.", "It lies at space 7."} & {*now}
    assert now["Ships 1"] == ("Drakkars 1", False)


def test_what_moves_to_another_cell_keeps_its_translation(tmp_path):
    notebook = translated(tmp_path)
    content = json.loads(notebook.read_text("utf-8"))
    for cell in content["cells"]:
        cell["id"] += "0"
    notebook.write_text(json.dumps(content), "utf-8")
    renew(notebook, "fr")
    assert check([notebook]) == []


def test_equal_words_may_be_translated_in_two_ways(tmp_path):
    notebook = lesson(tmp_path, prose="# Port\n\nPort")
    renew(notebook, "fr")
    text = (tmp_path / PO).read_text("utf-8")
    for words in ("Le Port", "À bâbord"):
        text = text.replace('msgid "Port"\nmsgstr ""', f'msgid "Port"\nmsgstr "{words}"', 1)
    (tmp_path / PO).write_text(text, "utf-8")
    renew(notebook, "fr")
    assert [each.text for each in po.read(tmp_path / PO)][:2] == ["Le Port", "À bâbord"]


def test_a_translators_comment_stays(tmp_path):
    notebook = translated(tmp_path)
    text = (tmp_path / PO).read_text("utf-8")
    (tmp_path / PO).write_text(text.replace('msgctxt "cell-0 item"', '# A note.\nmsgctxt "cell-0 item"'), "utf-8")
    renew(notebook, "fr")
    assert '# A note.\nmsgctxt "cell-0 item"' in (tmp_path / PO).read_text("utf-8")


def test_a_whole_notebook_in_french_runs_and_has_nothing_wrong(tmp_path):
    written = write(translated(tmp_path), "fr")
    assert written.name == "ships-fr.ipynb"
    assert check([tmp_path / "ships.ipynb", written]) == []
    there = Lesson(written)
    assert [each.source for each in found(there)] == list(FRENCH.values())
    assert there.notebook.language == "fr"
    assert there.names == ["t/try/fr", "t/next/fr"]
    code = there.cells[1].text
    assert '"sail 7"' in code
    assert "route: 6 rune" in code


def test_an_unsafe_translation_isnt_written(tmp_path):
    notebook = translated(tmp_path)
    fill(tmp_path / PO, {"An axe helps.": "<script>alert(1)</script>"})
    with pytest.raises(NoTranslation, match="cell 1, item: “An axe helps.” brings markup of its own"):
        write(notebook, "fr")


def test_what_is_in_the_way_is_said_in_a_sentence(tmp_path, capsys):
    notebook = lesson(tmp_path, asked=ASKED)
    assert main(["translate", str(notebook), "--write", "fr"]) == 1
    assert "There is no" in capsys.readouterr().out
    for language, wrong in {"en": "is written in this language (en)", "../x": "isn’t the code of a language"}.items():
        assert main(["translate", str(notebook), "--to", language]) == 1
        assert wrong in capsys.readouterr().out
    (tmp_path / PO).write_text('msgid "a"\nmsgstr[0] "b"', "utf-8")
    assert main(["translate", str(notebook), "--to", "fr"]) == 1
    assert f"{PO}, line 2: " in capsys.readouterr().out
    notebook = lesson(tmp_path, code="1 / 0", name="broken")
    assert main(["translate", str(notebook), "--to", "fr"]) == 1
    assert "cell 2: ZeroDivisionError" in capsys.readouterr().out


def test_a_lesson_may_be_written_in_french_to_begin_with(tmp_path):
    notebook = lesson(tmp_path, prose="# Drakkars\n\nUne Arme **aide**.", language="fr")
    with pytest.raises(NoTranslation, match="is written in this language"):
        renew(notebook, "fr")
    renew(notebook, "en")
    fill(tmp_path / "ships.en.po", {"Drakkars": "Ships", "Une Arme **aide**.": "An axe helps."})
    told = check([notebook])
    assert f"{tmp_path / 'ships.en.po'}: cell 1, paragraph: “Une Arme **aide**.” has lost a bold word" in told
    assert progress.title(notebook) == {"en": "Ships", "fr": "Drakkars"}


def test_the_language_of_jupyterlab_reaches_its_kernels(monkeypatch, tmp_path):
    asked = {}
    monkeypatch.setattr("vikinglab.cli.lab", lambda *given: asked.update(language=given[-1]))
    monkeypatch.setattr("vikinglab.cli.require", lambda extra: None)
    (tmp_path / "index.ipynb").touch()
    assert main(["lab", str(tmp_path), "--language", "fr"]) == 0
    assert asked == {"language": "fr"}
