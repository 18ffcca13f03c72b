"""Run notebooks and store their results: pictures and words, but nothing that only a running kernel understands."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import nbformat
from nbclient import NotebookClient

ALIVE = "application/vnd.jupyter.widget-view+json"
SOLVED = re.compile(r"^ *(return )?Try\(", re.M)
"""The mark of a task's solution: JupyterLab folds such a cell."""
KERNEL = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


def store(path: Path) -> None:
    """Run a notebook from its first cell to its last, and write it back."""
    notebook = nbformat.read(path, as_version=4)
    NotebookClient(
        notebook, kernel_name="python3", timeout=120, resources={"metadata": {"path": path.parent}}
    ).execute()
    ours = {name: kept for name, kept in notebook.metadata.items() if name == "vikinglab"}
    notebook.metadata = nbformat.from_dict(KERNEL | ours)
    for number, cell in enumerate(notebook.cells):
        cell.id = f"cell-{number}"
        cell.metadata.pop("execution", None)
        if SOLVED.search(cell.source) and cell.cell_type == "code":
            cell.metadata["jupyter"] = {"source_hidden": True}
        for output in cell.get("outputs", ()):
            output.get("data", {}).pop(ALIVE, None)
    nbformat.write(notebook, path)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        store(Path(name))
