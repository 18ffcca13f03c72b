"""Prose is divided as a page shows it."""

from __future__ import annotations

import pytest

from vikinglab.translation.prose import blocks


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ("Ships\n=====\nsail.", ["heading Ships", "paragraph sail."]),
        ("## Ships ##\n---\n***\n> a\n> b", ["heading Ships", "paragraph a b"]),
        ("1. one\n   more\n   - sub\n\n   para", ["item one more", "item sub", "paragraph para"]),
        ("a | b\n--|--\n1 | \\|2\n| x | | y |", [f"table cell {each}" for each in ("a", "b", "1", "\\|2", "x", "y")]),
        ("```\ncode\n```\n<div>\nmarkup\n</div>\n\nend  \nbreak", ["paragraph end  \nbreak"]),
        ("A line\n# Ships\n- item\nlazy\n```\ncode", ["paragraph A line", "heading Ships", "item item lazy"]),
        ("", []),
    ],
)
def test_a_cell_is_divided(source, found):
    made = blocks(source)
    assert [f"{each.kind} {each.text}" for each in made] == found
    assert all(source[each.start : each.end].split()[0] == each.text.split()[0] for each in made)
