"""What all tests share: a Chromium; examples of hypothesis, the same in every run unless one searches for others."""

from __future__ import annotations

import os
from typing import Any

import pytest
from browsing import browser as browser
from hypothesis import settings
from xdist.scheduler import LoadScopeScheduling

settings.register_profile("same", deadline=None, print_blob=True, derandomize=True)
settings.register_profile("search", deadline=None, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))


class OneServerEach(LoadScopeScheduling):
    """Hands tests to workers one by one, but those that share a server all to the same worker, and these first."""

    def _split_scope(self, nodeid: str) -> str:
        if "/dashboards/" not in nodeid:
            return nodeid
        return next((each for each in ("lab", "binder") if f"/test_{each}.py" in nodeid), "dashboards")


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> OneServerEach:
    return OneServerEach(config, log)
