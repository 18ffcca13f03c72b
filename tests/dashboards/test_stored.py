"""Stored notebooks as other programs show them: pages that nbconvert makes, without a kernel."""

from __future__ import annotations

import subprocess

from vikinglab_widgets import Predict, Try
from vikinglab_widgets.lesson import Lesson

from .conftest import COURSES, ROOT, served_python

CHAPTER = ROOT / "notebooks" / f"{next(iter(COURSES.values()))[1]}.ipynb"
DRAWN = "images => images.map(image => image.decode().then(() => image.naturalWidth > 0, () => false))"


def test_a_page_by_nbconvert_shows_each_board_with_its_task_or_question(page, tmp_path):
    made = [served_python(), "-m", "nbconvert", "--to=html", "--template=basic", f"--output={tmp_path}/page", CHAPTER]
    subprocess.run(made, check=True, capture_output=True)
    html = (tmp_path / "page.html").read_text("utf-8")
    assert "No description has been provided" not in html
    page.set_content(html)
    captions = page.locator("figure:has(img) figcaption").all_text_contents()
    for _, widget in Lesson(CHAPTER).taught():
        asked = [each.asks for each in widget.tasks] if isinstance(widget, Try) else []
        asked += [str(widget.asked[0].asks)] if isinstance(widget, Predict) else []
        assert not asked or any(all(each in caption for each in asked) for caption in captions), asked
    images = page.locator("figure img")
    assert images.evaluate_all(f"images => Promise.all(({DRAWN})(images))") == [True] * images.count()
    assert all(len(alt) > 40 for alt in images.evaluate_all("images => images.map(image => image.alt)"))
