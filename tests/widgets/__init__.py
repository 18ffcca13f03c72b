"""Boards in a real browser, with a host of our own in place of Jupyter."""
