"""The sections of the rulebooks that rules name: each is a heading there, so that a reader finds it."""

from __future__ import annotations

from pathlib import Path

import pytest

import vikinglab as vl

from .helpers import EDITIONS

HEADINGS = {
    edition: Path(__file__).with_name("headings").joinpath(f"{edition}.txt").read_text("utf-8").splitlines()
    for edition in EDITIONS
}
"""The headings of each rulebook, in their order and rightly spelt."""


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_section_is_a_heading_of_its_rulebook(edition):
    rules = vl.rulebook("vikingar", edition=edition)
    sections = {section for rule in rules.values() if rule.book != "Vikinglab" for section in rule.section.split("; ")}
    assert sections <= {*HEADINGS[edition]}
    assert len({*HEADINGS[edition]}) == len(HEADINGS[edition])
