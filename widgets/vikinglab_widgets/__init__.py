"""The boards of Vikinglab for notebooks: one class and one front-end module each."""

from __future__ import annotations

from .board import Board
from .explorer import Explorer
from .gallery import Gallery
from .predict import Predict
from .progress import Progress
from .quiz import Quiz
from .rules import RuleBrowser
from .tries import Task, Try
from .walkthrough import Walkthrough

__all__ = ["Board", "Explorer", "Gallery", "Predict", "Progress", "Quiz", "RuleBrowser", "Task", "Try", "Walkthrough"]
