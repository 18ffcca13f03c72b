"""Matches around their rules: beside a plain model, with planted faults, and as they were saved long ago."""
