"""The languages: those that come with the packages, and those of a folder that a reader names."""

from __future__ import annotations

import os
import re
from pathlib import Path

OURS = ("en", "fr")
"""The languages that every package has."""

FOLDER, SPOKEN = "VIKINGLAB_LANGUAGES", "VIKINGLAB_LANGUAGE"
"""The variables that name a folder of further languages, and the language of printed and stored words."""

CODE = re.compile(r"[a-z]{2,8}(-[A-Za-z0-9]{1,8})?")
"""The code of a language."""


def added(folder: str | None) -> dict[str, Path]:
    """Return the languages of a folder, each with its own folder, which is named by its code.

    There, ``vikinglab.games.raids.ftl`` holds the messages of that package. What isn’t there is said in English.

    >>> added(None)
    {}
    """
    if not folder:
        return {}
    return {path.name: path for path in sorted(Path(folder).iterdir()) if path.is_dir() and CODE.fullmatch(path.name)}


ADDED = {code: path for code, path in added(os.environ.get(FOLDER)).items() if code not in OURS}
LANGUAGES = (*OURS, *ADDED)
STORED = os.environ.get(SPOKEN, OURS[0]) if os.environ.get(SPOKEN) in LANGUAGES else OURS[0]
"""The language of texts that are printed, or stored in a notebook."""
