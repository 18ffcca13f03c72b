"""PO files come from outside: they are bounded, and refused with their line."""

from __future__ import annotations

from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from vikinglab.translation import po

ROOT = Path(__file__).parents[2]

GOOD = """
# A translator's comment.
msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"

#, fuzzy
#| msgid "Row"
msgctxt "cell-1 task"
msgid "Sail to “6”\\n"
"and on"
msgstr "Naviguez"

msgctxt "cell-2 task"
msgid "Sail to “6”\\n"
"and on"
msgstr ""
"Naviguez \\"là\\""
#~ msgid "gone"
#~ msgstr "perdu"
"""


def test_what_stands_in_a_file_is_read(tmp_path):
    (tmp_path / "a.fr.po").write_text(GOOD, "utf-8")
    assert po.read(tmp_path / "a.fr.po") == [
        ("cell-1 task", "Sail to “6”\nand on", "Naviguez", True, 9),
        ("cell-2 task", "Sail to “6”\nand on", 'Naviguez "là"', False, 14),
    ]


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ('msgid "a"\nmsgstr "b', 'line 2: “"b” should stand in quotes'),
        ('msgid "a"\n\nmsgid "b"\nmsgstr ""', "line 1: this message has no msgstr"),
        ('msgstr "a"', "line 1: this message has no msgid"),
        ('msgid "a"\nmsgid_plural "as"\nmsgstr[0] ""', 'line 2: “msgid_plural "as"” isn’t a line of a PO file'),
        ('msgid "a"\nmsgstr "b"\n\nmsgid "a"\nmsgstr "c"', "line 4: “a” stands here for the second time"),
        ('msgid "a"\nmsgstr "\\x41"', "line 2: “\\x” means nothing here"),
        ('msgid "a"\nmsgstr "b\u202e"', "line 2: a sign that nobody sees (U+202E)"),
        (f'msgid "a"\nmsgstr "{"b" * 4001}"', "line 2: a text of more than 4,000 characters is too long"),
        ("<html>", "line 1: “<html>” isn’t a line of a PO file"),
        ('"a"', 'line 1: “"a"” isn’t a line of a PO file'),
        ('msgid "a"\nmsgstr "b"\nmsgstr "c"', "line 3: a second msgstr in one message"),
    ],
)
def test_a_damaged_file_is_refused_with_its_line(tmp_path, text, wrong):
    path = tmp_path / "a.fr.po"
    path.write_text(text, "utf-8")
    with pytest.raises(po.Damaged) as refused:
        po.read(path)
    assert str(refused.value).startswith(f"{path}, {wrong}")


def test_what_is_too_much_or_no_text_is_refused(tmp_path):
    path = tmp_path / "a.fr.po"
    path.write_bytes(b"#" * (po.LARGEST + 1))
    with pytest.raises(po.Damaged, match="more than 400,000 bytes"):
        po.read(path)
    path.write_bytes(b'msgid "\xff"')
    with pytest.raises(po.Damaged, match="byte 7 isn’t UTF-8"):
        po.read(path)
    path.write_text("".join(f'msgid "{at}"\nmsgstr ""\n\n' for at in range(po.MOST + 1)))
    with pytest.raises(po.Damaged, match="more than 3,000 messages"):
        po.read(path)


def test_the_translations_of_a_notebook_stand_beside_it(tmp_path):
    for name in ("04.fr.po", "04.de.po", "04.x.fr.po", "04.po", "05.fr.po", "04[1].fr.po"):
        (tmp_path / name).touch()
    assert po.beside(tmp_path / "04.ipynb") == {"de": tmp_path / "04.de.po", "fr": tmp_path / "04.fr.po"}
    assert po.beside(tmp_path / "04[1].ipynb") == {"fr": tmp_path / "04[1].fr.po"}


def test_ours_are_read_as_babel_reads_them():
    for path in ROOT.glob("notebooks/**/*.po"):
        with path.open("rb") as file:
            theirs = [(each.context or "", each.id, each.string, each.fuzzy) for each in read_po(file) if each.id]
        assert [each[:4] for each in po.read(path)] == theirs
