"""The report on accessibility: no criterion is missing, and none is met without something that shows it."""

from __future__ import annotations

import copy
import importlib.util
from pathlib import Path

import pytest
from evidence import is_a_test

ROOT = Path(__file__).parents[1]
spec = importlib.util.spec_from_file_location("report", ROOT / ".ci" / "report.py")
report = importlib.util.module_from_spec(spec)
spec.loader.exec_module(report)

A = """1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4
2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.2"""
AA = """1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2
3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3"""
"""The criteria of WCAG 2.2, by their levels."""


def wrong(told: dict) -> list[str]:
    """Return the faults of a report."""
    wanted = dict.fromkeys(A.split(), "A") | dict.fromkeys(AA.split(), "AA")
    found = {each["number"]: each["level"] for each in told["criteria"]}
    faults = [f"{number} {level}" for number, level in wanted.items() ^ found.items()]
    faults += [each["test"] for each in told["evidence"].values() if "test" in each and not is_a_test(each["test"])]
    faults += [
        f"{each} shows nothing" for each in told["evidence"] if not any(each in one["by"] for one in told["criteria"])
    ]
    for each in told["criteria"]:
        gaps = each.get("gaps", {})
        faults += [f"{each['number']}: no page is a {kind}" for kind in gaps if kind not in report.KINDS]
        faults += [f"{each['number']}: {kind}" for kind in report.KINDS
                   if not gaps.get(kind) and not report.shown(each, kind, told["evidence"])]  # fmt: skip
    return faults


def test_each_criterion_is_shown_on_each_kind_of_page_or_said_not_to_be_met():
    assert wrong(report.read()) == []


def test_the_page_is_what_make_report_writes():
    assert (ROOT / "docs" / "accessibility.md").read_text("utf-8") == report.report(report.read())


def without_test(told):
    told["evidence"]["axe"]["test"] += "_more"


def without_criterion(told):
    del told["criteria"][3]


def without_page(told):
    told["evidence"]["spaced"]["pages"] = ["gallery"]


def with_an_empty_gap(told):
    told["criteria"][0]["gaps"] = {"odds": ""}
    told["criteria"][0]["by"] = ["tree"]


@pytest.mark.parametrize("spoil", [without_test, without_criterion, without_page, with_an_empty_gap])
def test_a_report_that_is_spoilt_is_noticed(spoil):
    told = copy.deepcopy(report.read())
    spoil(told)
    assert wrong(told)
