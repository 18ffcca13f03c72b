"""What authors ask about a whole game: an example of each rule, how often matches meet it, and what names it where."""

from .atlas import Search, count, search
from .file import write

__all__ = ["Search", "count", "search", "write"]
