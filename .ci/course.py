"""Print how long a course is, and how much of it its readers do: `course.py notebooks/raids/learn`."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from vikinglab_widgets import Board, Predict, Quiz, Try, Walkthrough
from vikinglab_widgets.lesson import Lesson

from vikinglab.bots import PERSON

A_MINUTE = 180
"""The words read in a minute."""
QUESTION, TASK, MOMENT, MOVE, OTHERS = 20, 30, 4, 10, 2
"""The seconds for each. Moves are those in a part of a match: the reader’s own, and those of bots."""
SOURCES = re.compile(r"rulebook|reconstruct|reviewer|published|infer|our reading|we read|\bthe book\b|isn’t said", re.I)


def measured(lesson: Lesson) -> dict[str, float]:
    """Return the figures of one chapter."""
    prose = "\n".join(cell.text for cell in lesson.cells if cell.cell_type == "markdown")
    prose = re.sub(r"\]\([^)]*\)", "", prose)
    said = [*prose.split("\n"), *[task.asks for task in _tasks(lesson)]]
    sentences = [each for line in said for each in re.split(r"(?<=[.?!:])\s", line) if len(_words(each)) > 2]
    asked = sum(
        len(each.asked) if isinstance(each, Predict) else each.count
        for each in lesson.widgets
        if isinstance(each, Predict) or (isinstance(each, Quiz) and not each.skips)
    )
    tasks = [*_tasks(lesson)]
    words = sum(len(_words(line)) for line in said)
    played = sum(_moves(lesson))
    moments = sum(len(each.trace["frames"]) for each in lesson.widgets if isinstance(each, Walkthrough))
    done = sum(not task.is_played for task in tasks)
    seconds = 60 * words / A_MINUTE + QUESTION * asked + TASK * done + MOMENT * moments + played
    return {
        "minutes": seconds / 60,
        "words": words,
        "sentences": len(sentences),
        "sources": len(SOURCES.findall(prose)),
        "questions": asked,
        "tasks": len(tasks),
        "decisions": sum(task.is_free for task in tasks),
        "before": 60 * _words_before(lesson) / A_MINUTE,
    }


def _tasks(lesson: Lesson) -> Iterator[object]:
    yield from (task for each in lesson.widgets if isinstance(each, Try) for task in each.tasks)


def _moves(lesson: Lesson) -> Iterator[int]:
    """Yield the seconds that each move of a part of a match takes."""
    for each in lesson.widgets:
        if isinstance(each, Try) and any(task.is_played for task in each.tasks):
            seats = [match.waiting and match.seats[match.waiting.seat] for match in each.way()[:-1]]
            yield from (MOVE if who == PERSON else OTHERS for who in seats)


def _words_before(lesson: Lesson) -> int:
    """Return the number of words before the first board that asks for something."""
    first = next((number for number, each in lesson.numbered() if isinstance(each, (Board, Predict, Quiz))), 0)
    before = [cell.text for cell in lesson.cells[:first] if cell.cell_type == "markdown"]
    return len(_words("\n".join(before)))


def _words(text: str) -> list[str]:
    return re.findall(r"\w[\w’'-]*", text)


def main(folder: Path) -> None:
    """Print a row for each chapter, and their sum."""
    rows = {path.stem: measured(Lesson(path)) for path in sorted(folder.glob("*.ipynb"))}
    rows["all"] = {name: sum(row[name] for row in rows.values()) for name in next(iter(rows.values()))}
    print("chapter minutes words words/sentence sources questions tasks decisions seconds-to-first-act")
    for name, row in rows.items():
        each = row["words"] / max(1, row["sentences"])
        print(
            f"{name:7} {row['minutes']:7.1f} {row['words']:5.0f} {each:14.1f} {row['sources']:7.0f}"
            f" {row['questions']:9.0f} {row['tasks']:5.0f} {row['decisions']:9.0f} {row['before']:8.0f}"
        )


if __name__ == "__main__":
    main(Path(sys.argv[1]))
