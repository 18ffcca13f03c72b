"""The boards of Vikinglab for notebooks: one class and one front-end module each.

Each class is imported on first use: ``vikinglab_widgets.page`` needs nothing of Jupyter.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .board import Board
    from .explorer import Explorer
    from .gallery import Gallery
    from .predict import Predict
    from .progress import Progress
    from .quiz import Quiz
    from .review import Review
    from .rules import RuleBrowser
    from .start import Start
    from .tasks import Task, Worth
    from .throw import Throw
    from .tries import Try
    from .walkthrough import Walkthrough

_HOME = {
    "Board": "board",
    "Explorer": "explorer",
    "Gallery": "gallery",
    "Ladder": "ladder",
    "Predict": "predict",
    "Progress": "progress",
    "Quiz": "quiz",
    "Review": "review",
    "RuleBrowser": "rules",
    "Start": "start",
    "Task": "tasks",
    "Throw": "throw",
    "Try": "tries",
    "Walkthrough": "walkthrough",
    "Worth": "tasks",
}


def __getattr__(name: str) -> object:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    try:
        module = import_module(f".{_HOME[name]}", __name__)
    except ModuleNotFoundError as missing:
        told = f"{name} needs {missing.name}, which isn’t installed here"
        raise ModuleNotFoundError(f'{told}: pip install "vikinglab[boards]"', name=missing.name) from missing
    found = globals()[name] = getattr(module, name)
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOME})


__all__ = [
    "Board",
    "Explorer",
    "Gallery",
    "Ladder",
    "Predict",
    "Progress",
    "Quiz",
    "Review",
    "RuleBrowser",
    "Start",
    "Task",
    "Throw",
    "Try",
    "Walkthrough",
    "Worth",
]
