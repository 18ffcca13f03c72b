"""Many matches at once: they show an example for each rule, and how often matches meet it."""

from .atlas import Search, count, search
from .file import write

__all__ = ["Search", "count", "search", "write"]
