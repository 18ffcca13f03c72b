"""Holes in the page's JavaScript."""

from __future__ import annotations

from .hole import Hole

BASE = "widgets/vikinglab_widgets/page/base"
NODE = "tests/page/test_page.py::test_the_parts_of_a_page_without_a_page"

HOLES = [
    Hole(
        "other widgets aren’t told what is done",
        f"{BASE}/storage.js",
        '  globalThis.window?.dispatchEvent(new CustomEvent("vikinglab:done", { detail: name }));\n',
        "",
        f"{NODE}[storage.test.js]",
    ),
    Hole(
        "a use right after a lapse is no review",
        f"{BASE}/memory.js",
        "memory !== undefined && broken >= memory.at;",
        "false;",
        f"{NODE}[memory.test.js]",
    ),
]
