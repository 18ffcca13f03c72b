"""Lessons are checked: what is wrong is said, with the cell where it is."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook
from vikinglab_widgets.lesson import Lesson, check
from vikinglab_widgets.order_check import used_early

from vikinglab.cli import main

BEGIN = """
import vikinglab as vl
from vikinglab_widgets import *
match = vl.position("raids", "route: 6 rune, 7 axe\\nA: space 4\\nB: space 6\\nC: home 1").match()
"""
TRY = "Try(match, Task('Sail to the axe.', 'sail 7'), name='t/try')"


def lesson(folder: Path, *cells: str, rules: tuple[str, ...] = (), name: str = "lesson") -> Path:
    """Return a notebook of these cells, of which the last claims to teach rules."""
    made = [new_markdown_cell(cell) if cell.startswith("#") else new_code_cell(cell) for cell in cells]
    made[-1].metadata = {"vikinglab": {"rules": list(rules)}}
    path = folder / f"{name}.ipynb"
    nbformat.write(new_notebook(cells=made), path)
    return path


def test_a_good_lesson_has_nothing_wrong_and_says_what_is_met(tmp_path):
    story = "story = match.copy()\nstory.play('sail 7')\nWalkthrough(story)"
    ask = "Predict(match.ask('next', 'sail 7'), name='t/predict')"
    found = Lesson(lesson(tmp_path, "# One", BEGIN, TRY, story, ask, "Quiz('raids', 'catch-up.reach', 'crew')"))
    assert found.wrong == []
    assert {"raids:navigate.stop", "raids:tile.rune"} <= found.met.shown
    # The end of a turn tells nothing by itself: it is at work when the next one begins.
    assert "raids:turn.end" in found.met.done
    assert found.met.asked == {"raids:turn.furthest-behind", "raids:catch-up.reach"}
    assert {"raids:navigate.stop", "raids:catch-up.reach", "raids:navigate.passage"} <= found.met.done
    assert found.names == ["t/try", "t/predict"]


@pytest.mark.parametrize(
    ("cell", "rules", "wrong"),
    [
        ("1 / 0", (), "cell 3: ZeroDivisionError: division by zero"),
        ("match.play('sail 5')", (), "cell 3: Refused: Space 5 is too near"),
        ("Try(match, Task('Sail back.', 'sail 3'))", (), "can't be done so"),
        ("x = (", (), "cell 3: SyntaxError"),
        ("\n".join(f"x{at} = 1" for at in range(9)), (), "9 statements on 9 lines are too many"),
        ("# Just sail", (), "“just” helps nobody"),
        ("# Go [on](nowhere.ipynb)", (), "the link to nowhere.ipynb leads nowhere"),
        (TRY, ("raids:navigate.stop",), "cell 3: name rules with the prose that teaches them"),
        ("# Two", ("raids:navigate.stop",), None),
        ("# Two", ("raids:no.rule",), "cell 3: there is no rule raids:no.rule"),
        ("# Two", ("chess:castle.long",), "cell 3: There is no game “chess” here"),
        ("[Try(match, Task('Sail.', 'sail 7'), name='t/x') for _ in '12'][0]", (), None),
    ],
)
def test_what_is_wrong_is_said_with_its_cell(tmp_path, cell, rules, wrong):
    found = Lesson(lesson(tmp_path, "# One", BEGIN, cell, rules=rules)).wrong
    assert [wrong is not None and wrong in told for told in found] == [True] * (wrong is not None)


def test_a_name_is_given_once_in_all_of_a_course(tmp_path):
    once, again = (lesson(tmp_path, "# One", BEGIN, TRY, name=name) for name in "ab")
    assert [told.rpartition(":")[2] for told in check([once, again])] == [f" the name “t/try” is taken by {once}"]
    twice = lesson(tmp_path, "# One", BEGIN, TRY, TRY, name="c")
    assert "cell 4: the name “t/try” is taken" in check([twice])[0]


def test_too_many_widgets_and_what_is_no_notebook(tmp_path):
    many = lesson(tmp_path, "# One", BEGIN, *["Board(match)"] * 9)
    assert "9 widgets are too many for a page" in Lesson(many).wrong[0]
    (tmp_path / "x.ipynb").write_text("{}")
    assert "this isn’t a notebook" in Lesson(tmp_path / "x.ipynb").wrong[0]


def test_the_command_says_what_is_wrong_and_ends_so(tmp_path, capsys):
    lesson(tmp_path, "# One", BEGIN, TRY)
    assert main(["check", str(tmp_path)]) == 0
    assert capsys.readouterr().out == "1 notebook, nothing wrong.\n"
    lesson(tmp_path, "# Just so", name="other")
    assert main(["check", str(tmp_path)]) == 1
    assert "other.ipynb, cell 1: “just” helps nobody" in capsys.readouterr().out


STOP = ("raids:navigate.stop", "raids:navigate.forward", "raids:catch-up.reach", "raids:combat.needs-a-viking")
ANYWHERE = "Try(match, Task('Get ahead.', 'sail 7', where='space 7'))"
TAUGHT = (*STOP, "raids:navigate.harbour", "raids:navigate.empty", "raids:navigate.passage")


@pytest.mark.parametrize(
    ("cell", "taught", "early"),
    [
        (TRY, STOP, ["raids:navigate.empty", "raids:navigate.passage", "raids:turn.furthest-behind"]),
        ("Walkthrough(match)", STOP, ["raids:turn.furthest-behind"]),
        ("Predict(match.ask('next', 'sail 7'))", STOP, ["raids:turn.furthest-behind"]),
        ("Quiz('raids', 'glory.shared', count=1)", STOP, ["raids:glory.shared"]),
        (ANYWHERE, TAUGHT, ["raids:pass.village", "raids:tile.rune", "raids:turn.furthest-behind"]),
        ("Try(match, Task('Play.', 'sail 7', until='navigate.stop'))", (), []),
    ],
)
def test_what_comes_up_before_it_is_taught_is_found(tmp_path, cell, taught, early):
    """Also what happens on other ways to a goal; but not in a part of a match, where there is a coach."""
    first = lesson(tmp_path, "# One", rules=taught, name="1")
    found = used_early([Lesson(first), Lesson(lesson(tmp_path, "# Two", BEGIN, cell, name="2"))])
    assert [each.split()[3] for each in found if each.split()[3] in early] == early
    assert bool(found) is bool(early)
    assert not any(rule in line for line in found for rule in taught)
