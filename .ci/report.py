"""The report on accessibility: each criterion of WCAG 2.2, A and AA, with what shows it on each kind of page."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
KINDS = ("gallery", "start", "play", "odds", "rules", "lesson", "review", "replay")

INTRODUCTION = """# Accessibility

Which criteria of WCAG 2.2, levels A and AA, pages meet, and what shows it. `make report` writes this page from
[accessibility.toml](accessibility.toml). A number stands for a test below, a letter for a check by hand; “–” says that
the criterion isn’t met there, and the last column why. Tests run in Chromium. No screen reader was used: what one is
given is tested by the accessibility tree.

"""


def read() -> dict:
    """Return the parts of the report."""
    return tomllib.loads((ROOT / "docs" / "accessibility.toml").read_text("utf-8"))


def shown(criterion: dict, kind: str, evidence: dict[str, dict]) -> list[str]:
    """Return the names of what shows a criterion on a kind of page: none where there is a gap."""
    if kind in criterion.get("gaps", {}):
        return []
    return [name for name in criterion["by"] if kind in evidence[name].get("pages", KINDS)]


def marks(evidence: dict[str, dict]) -> dict[str, str]:
    """Return a number for each test, and a letter for each check by hand."""
    tests = [name for name, each in evidence.items() if "test" in each]
    hands = [name for name, each in evidence.items() if "hand" in each]
    numbers = {name: str(number) for number, name in enumerate(tests, 1)}
    return numbers | {name: chr(ord("a") + number) for number, name in enumerate(hands)}


def report(told: dict) -> str:
    """Return the report."""
    evidence = told["evidence"]
    mark = marks(evidence)
    lines = [INTRODUCTION + f"| criterion | | {' | '.join(KINDS)} | |", f"|---|---|{'---|' * len(KINDS)}---|"]
    for each in told["criteria"]:
        cells = [" ".join(mark[name] for name in shown(each, kind, evidence)) or "–" for kind in KINDS]
        kept = each.get("gaps", {})
        alike = {why: ", ".join(kind for kind in kept if kept[kind] == why) for why in kept.values()}
        gaps = " ".join(f"{kinds}: {why}" for why, kinds in alike.items())
        says = " ".join(filter(None, [each.get("says"), gaps and f"**Not met.** {gaps}"]))
        lines.append(f"| {each['number']} {each['name']} | {each['level']} | {' | '.join(cells)} | {says} |")
    lines += ["", "## Tests", ""]
    lines += [f"{mark[name]}. `{each['test']}`" for name, each in evidence.items() if "test" in each]
    lines += ["", "## Checks by hand", ""]
    lines += [f"- **{mark[name]}** {each['hand']}" for name, each in evidence.items() if "hand" in each]
    return "\n".join([*lines, *exceptions(told)]) + "\n"


def exceptions(told: dict) -> list[str]:
    """Return the known faults of parts that others make."""
    return ["", "## In parts of others", "", *(f"- {each}" for each in told["others"])]


if __name__ == "__main__":
    path = Path(sys.argv[1])
    path.write_text(report(read()), "utf-8")
    print(f"{path}: {len(read()['criteria'])} criteria")
