"""Tools for authors about a whole game: an example of each rule, how often matches meet it, and where it is named."""

from .atlas import Search, count, search
from .file import write

__all__ = ["Search", "count", "search", "write"]
