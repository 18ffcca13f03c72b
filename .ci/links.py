"""Write the links to Binder into the README: ``links.py owner/name README.md``; without a name, take them out."""

from __future__ import annotations

import re
import sys
from pathlib import Path

START, END = "<!-- binder: written by `make links` -->\n", "<!-- end of binder -->\n"
"""The lines between which this script writes the README."""

NAME = re.compile(r"[\w.-]+/[\w.-]+")
NOWHERE = "To add links to Binder here, name the repository: `make links REPO=owner/name`.\n"
LINKED = """\
On Binder, without installing anything, after a minute or two of waiting: **[all pages][gallery]**, **[a match of
Raids][match]**, or **[the notebooks in JupyterLab][lab]**.

[gallery]: {binder}?urlpath=voila/render/notebooks/index.ipynb
[match]: {binder}?urlpath=voila/render/notebooks/raids/play.ipynb
[lab]: {binder}?urlpath=lab/tree/notebooks/index.ipynb
"""


def linked(readme: str, repository: str) -> str:
    """Return the text of the README with links to a repository, or with the line that says how to get them."""
    if repository and not NAME.fullmatch(repository):
        raise SystemExit(f"“{repository}” isn’t owner/name: make links REPO=owner/name")
    before, start, rest = readme.partition(START)
    _, end, after = rest.partition(END)
    if not end:
        raise SystemExit(f"The README has no place for links: the lines {START.strip()} and {END.strip()}.")
    links = LINKED.format(binder=f"https://mybinder.org/v2/gh/{repository}/HEAD") if repository else NOWHERE
    return f"{before}{start}{links}{end}{after}"


if __name__ == "__main__":
    repository, path = sys.argv[1], Path(sys.argv[2])
    path.write_text(linked(path.read_text("utf-8"), repository), "utf-8")
