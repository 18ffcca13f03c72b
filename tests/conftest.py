"""What all tests share: a Chromium; examples of hypothesis, the same in every run unless one searches for others."""

from __future__ import annotations

import os

from browsing import browser as browser
from hypothesis import settings

settings.register_profile("same", deadline=None, print_blob=True, derandomize=True)
settings.register_profile("search", deadline=None, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))
