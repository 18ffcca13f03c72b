"""The boards of Vikinglab for notebooks: one class and one front-end module each."""

from __future__ import annotations

from .board import Board
from .walkthrough import Walkthrough

__all__ = ["Board", "Walkthrough"]
