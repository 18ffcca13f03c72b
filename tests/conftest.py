"""What all tests share: examples that hypothesis makes are the same in every run, but HYPOTHESIS_PROFILE=search."""

from __future__ import annotations

import os

from hypothesis import settings

settings.register_profile("same", deadline=None, print_blob=True, derandomize=True)
settings.register_profile("search", deadline=None, print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))
