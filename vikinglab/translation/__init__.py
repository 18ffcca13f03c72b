"""Notebooks in several languages: each has one source language, and beside it a PO file for each other language.

This package reads them, for pages and for checks, with nothing of Babel. ``vikinglab translate`` writes them.
"""
