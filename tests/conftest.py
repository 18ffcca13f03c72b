"""Shared parts of all tests: a Chromium; examples of hypothesis, the same in every run unless one searches for others;
and the seconds that tests take."""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path
from typing import Any

import comm
import pytest
from browsing import browser as browser
from hypothesis import settings
from xdist.scheduler import LoadScopeScheduling

from vikinglab.core.game import games

WITHOUT_KERNEL = comm.create_comm
import ipykernel.ipkernel  # noqa: E402, F401 - when it is loaded, it puts its own comms in place of those

comm.create_comm = WITHOUT_KERNEL  # widgets of tests have no kernel; with a kernel's comms they would send nothing

settings.register_profile("same", deadline=None, print_blob=True, derandomize=True)
settings.register_profile("search", deadline=None, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))


SERVED = (("learner", "serve"), ("boards", "everybody", "odds"))
"""The files of tests/dashboards that share a server, in two groups that take equally long: two cores share
them. Each other file has a server of its own."""

SHARING = (
    "outside/",
    "bench/test_explore",
    "core/test_coach",
    "core/test_seen",
    "page/",
    "test_notebooks",
    "testing/test_atlas",
)
"""Tests that share things which take seconds to make: an installed game, chapters that have run, matches."""

LONG = ("dashboards", "kernels", "widgets", "outside", "testing", "matches", "bench", "bots")
"""The rooms whose tests take long. They come first: at the end, short ones keep both cores busy."""


class OneServerEach(LoadScopeScheduling):
    """Hands tests to workers one by one, but those that share something all to the same worker, and these first."""

    def _split_scope(self, nodeid: str) -> str:
        if "/dashboards/" not in nodeid:
            return next((each for each in SHARING if nodeid.startswith(f"tests/{each}")), nodeid)
        file = Path(nodeid.partition("::")[0]).stem.removeprefix("test_")
        return next((" ".join(files) for files in SERVED if file in files), file)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with the rooms whose tests take long."""
    rooms = {name: number for number, name in enumerate(LONG)}
    items.sort(key=lambda item: rooms.get((*Path(item.nodeid).parts, "")[1], len(LONG)))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> OneServerEach:
    return OneServerEach(config, log)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Print how long the tests of each game took, and those of the house, all workers together."""
    spent: Counter[str] = Counter()
    for report in (each for kind in terminalreporter.stats.values() for each in kind if hasattr(each, "duration")):
        spent[next((key for key in games() if key in report.nodeid), "the house")] += report.duration
    told = ", ".join(f"{whose} {seconds:.0f}" for whose, seconds in spent.most_common())
    terminalreporter.write_line(f"Seconds of tests: {told}")
