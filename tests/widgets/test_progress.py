"""Progress: what was done is known again, can be taken along as a file, and a stranger's file changes nothing."""

from __future__ import annotations

import json

import nbformat
import pytest
from browsing import barriers
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook
from vikinglab_widgets import Progress
from vikinglab_widgets.progress import taught

from .host import Host


@pytest.fixture
def course(tmp_path, monkeypatch):
    folder = tmp_path / "learn"
    folder.mkdir()
    for number, title in enumerate(("Sail", "Fight"), 1):
        cells = [
            new_markdown_cell(f"# {number} · {title}"),
            new_code_cell(f"Quiz('raids', 'next', name='t/{number}/known')"),
            new_code_cell(f'Try(match, name="t/{number}/one")\nPredict(q, name="t/{number}/two")'),
        ]
        nbformat.write(new_notebook(cells=cells), folder / f"0{number}.ipynb")
    monkeypatch.chdir(tmp_path)
    return "learn"


def progress(page, tmp_path, course, *done: str) -> Host:
    page.goto("about:blank")
    page.add_init_script(
        f"localStorage.getItem('set') || localStorage.setItem('vikinglab/done/1', '{json.dumps(done)}')"
    )
    page.add_init_script("localStorage.setItem('set', '1')")
    return Host(page, Progress(course), tmp_path)


def chapters(page) -> list[str]:
    return page.eval_on_selector_all(".vl-chapters li", "parts => parts.map(part => part.innerText)")


def test_a_chapters_parts_are_what_its_cells_name(course):
    assert Progress(course).chapters[1] == {
        "path": "learn/02.ipynb",
        "title": "2 · Fight",
        "parts": ["t/2/one", "t/2/two"],
        "known": ["t/2/known"],
    }
    with pytest.raises(ValueError, match="no notebook"):
        Progress("nowhere")


LEFT_OFF = [
    ([], ["0 / 2", "0 / 2"], "Begin with 1 · Sail"),
    (["t/1/one"], ["1 / 2", "0 / 2"], "Go on with 1 · Sail"),
    (["t/1/known"], ["✓ known", "0 / 2"], "Go on with 2 · Fight"),
    (["t/1/one", "t/1/two", "t/2/one"], ["✓ Done", "1 / 2"], "Go on with 2 · Fight"),
    (["t/2/one"], ["0 / 2", "1 / 2"], "Go on with 2 · Fight"),
    (["t/1/known", "t/2/known"], ["✓ known", "✓ known"], "You have done it all."),
]


def test_where_one_left_off(page, tmp_path, course):
    host = progress(page, tmp_path, course)
    for done, states, go_on in LEFT_OFF:
        page.evaluate("done => localStorage.setItem('vikinglab/done/1', JSON.stringify(done))", done)
        page.reload()
        assert host.text(".vl-on") == go_on
        assert [told.splitlines()[-1] for told in chapters(page)] == states


def exported(page) -> str:
    with page.expect_download() as download:
        page.click("button:text-is('Save my progress to a file')")
    return download.value.path().read_text("utf-8")


def load(page, text: str) -> str:
    with page.expect_file_chooser() as chooser:
        page.click("button:text-is('Load it from a file')")
    chooser.value.set_files([{"name": "p.json", "mimeType": "application/json", "buffer": text.encode()}])
    page.wait_for_function("document.querySelector('.vl-who[role=status]').textContent !== ''")
    return page.locator(".vl-who[role=status]").inner_text()


def test_progress_is_taken_along_as_a_file_and_what_is_done_here_stays(page, tmp_path, course):
    progress(page, tmp_path, course, "t/1/one")
    text = exported(page)
    page.evaluate("localStorage.setItem('vikinglab/done/1', '[\"t/2/one\"]')")
    assert load(page, text) == "Your progress has been loaded."
    assert sorted(json.loads(page.evaluate("localStorage.getItem('vikinglab/done/1')"))) == ["t/1/one", "t/2/one"]


STRANGE = (
    "",
    "[]",
    "null",
    '{"vikinglab": "progress", "version": 2, "kept": {}}',
    '{"vikinglab": "progress", "version": 1, "kept": null}',
    '{"vikinglab": "progress", "version": 1, "kept": {"other": "x"}}',
    '{"vikinglab": "progress", "version": 1, "kept": {"vikinglab/theme": 3}}',
    '{"vikinglab": "progress", "version": 1, "kept": {"vikinglab/match/1/../../x<": "x"}}',
)


def test_a_strangers_file_changes_nothing(page, tmp_path, course):
    progress(page, tmp_path, course, "t/1/one")
    for text in STRANGE:
        before = page.evaluate("JSON.stringify(localStorage)")
        assert load(page, text).startswith("This isn’t a progress file"), text
        assert page.evaluate("JSON.stringify(localStorage)") == before, text
        page.reload()  # what was said of it is gone


def test_what_a_stranger_left_in_the_browser_counts_for_nothing(page, tmp_path, course):
    host = progress(page, tmp_path, course)
    for kept in ("{", "{}", "[3, null]", '"x"'):
        page.evaluate("kept => localStorage.setItem('vikinglab/done/1', kept)", kept)
        page.reload()
        assert host.text(".vl-on") == "Begin with 1 · Sail", kept


def test_everything_is_forgotten_only_after_a_second_question(page, tmp_path, course):
    host = progress(page, tmp_path, course, "t/1/one")
    host.click("button:text-is('Forget everything')")
    assert "can’t undo it" in host.text("dialog")
    assert host.text(".vl-on") == "Go on with 1 · Sail"
    host.click("button:text-is('Yes, forget everything')")
    assert host.text(".vl-on") == "Begin with 1 · Sail"


def test_where_no_widget_lives_the_chapters_are_links(course):
    data, _ = Progress(course)._repr_mimebundle_()
    assert data["text/markdown"].splitlines()[0] == "1. [1 · Sail](learn/01.ipynb)"


def test_it_fits_and_axe_finds_nothing_serious(page, tmp_path, course):
    progress(page, tmp_path, course, "t/1/one")
    assert barriers(page, 360, 1280) == {}


def test_a_rule_is_learnt_in_the_chapter_that_teaches_it_most(tmp_path):
    """In most cells; of several chapters, where least is taught besides; then in the last."""
    sell, ties, order, crew = "raids:port.sell", "raids:voyage.ties", "raids:turn.end", "raids:crew.shields"
    claims = ([[sell], [ties], [order, crew], [crew]], [[sell], [sell], [ties, order], [crew]], [[ties, order]])
    for number, cells in enumerate(claims, 1):
        made = [new_markdown_cell(f"# {number}")]
        made += [new_markdown_cell("So it goes.", metadata={"vikinglab": {"rules": rules}}) for rules in cells]
        nbformat.write(new_notebook(cells=made), tmp_path / f"0{number}.ipynb")
    found = {rule: lesson["title"] for rule, lesson in taught(tmp_path).items()}
    assert found == {sell: "2", ties: "1", order: "3", crew: "1"}
