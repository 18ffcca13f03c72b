"""Many matches at once: an example for each rule, found among them, and how often they meet it."""

from .atlas import Atlas, atlas

__all__ = ["Atlas", "atlas"]
