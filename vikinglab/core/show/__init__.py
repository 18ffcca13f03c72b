"""Boards as data, as pictures and as pages."""
