"""The sections of the rulebook that rules name: each is a heading there, so that a reader finds it."""

from __future__ import annotations

from pathlib import Path

import vikinglab as vl

HEADINGS = Path(__file__).with_name("headings").joinpath("1980.txt").read_text("utf-8").splitlines()
"""The headings of the rulebook, in their order and rightly spelt."""


def test_every_section_is_a_heading_of_the_rulebook():
    rules = vl.rulebook("drakkar").values()
    sections = {section for rule in rules if rule.book != "Vikinglab" for section in rule.section.split("; ")}
    assert sections - {*HEADINGS} == set()
    assert len({*HEADINGS}) == len(HEADINGS)
