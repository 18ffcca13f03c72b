"""Many matches at once: an example for each rule, found among them, and how often they meet it."""

from .atlas import Search, count, search
from .file import write

__all__ = ["Search", "count", "search", "write"]
