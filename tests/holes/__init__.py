"""Holes to plant: each is one change of a file, and a test that must notice it.

``make mutate-host`` plants one after the other in a copy of the repository.
"""

from __future__ import annotations

from . import boards, engine, host, kept, kit, own, page
from .hole import Hole

HOLES = [*host.HOLES, *boards.HOLES, *engine.HOLES, *page.HOLES, *kept.HOLES, *own.HOLES, *kit.HOLES]

__all__ = ["HOLES", "Hole"]
