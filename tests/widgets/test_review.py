"""Reviews: what is due is asked about, and what is answered isn't due any more; a check asks about a whole rulebook."""

from __future__ import annotations

import json
from typing import Any

import nbformat
import pytest
from browsing import barriers
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook
from vikinglab_widgets import Board, Predict, Review, Task, Try

import vikinglab as vl
from vikinglab.core.game import games
from vikinglab.core.teach.recall import askable
from vikinglab.core.words.refusal import Refused

from .host import Host

SEA = "route: 6 rune, 7 axe, 9 hammer, 11 wood / A: space 4, crew 2 / B: space 6, crew 1 / C: space 9, crew 1"
KNOWN = "JSON.parse(localStorage.getItem('vikinglab/known/1') ?? '{}')"
ASKED = "JSON.parse(localStorage.getItem('vikinglab/asked/1') ?? '[]')"
MET = [f"{key}:{rule}" for key in ("midgard", "raids") for rule in askable(games()[key].usual_box())[:3]]


class Reviewed(Host):
    """A review in a page, and what it was sent."""

    def __init__(self, page: Any, widget: Review, folder: Any) -> None:
        self.told: list[Any] = []
        super().__init__(page, widget, folder)

    def _answer(self) -> None:
        self.told += self.answers
        super()._answer()

    @property
    def asked(self) -> Any:
        """The present question."""
        shown = self.text(".vl-question")
        return next(each for each in self.told if each["question"] and shown in each["question"]["asks"].values())

    def reply(self, *, right: bool = True) -> str:
        """Answer the question that is shown; return the key of its rule."""
        asked = self.asked
        answers = asked["question"]["answers"]
        for wanted in (right, True):
            answer = next(each for each in answers if each["right"] is wanted)
            if asked["question"]["board"]:
                self.touch(answer["path"][0])
            else:
                self.click(f".vl-option >> nth={answers.index(answer)}")
            if right:
                break
        return asked["rule"]


def review(page, tmp_path, *due: str, language: str = "en", **made: Any) -> Reviewed:
    """Return a review in a browser in which these rules were explained days ago."""
    known = {rule: {"explained": 1} for rule in due}
    kept = {"vikinglab/known/1": json.dumps(known), "vikinglab/language": language}
    page.add_init_script(
        f"Object.entries({json.dumps(kept)}).forEach(([key, value]) => "
        "localStorage.getItem(key) ?? localStorage.setItem(key, value))"
    )
    return Reviewed(page, Review(folder=str(tmp_path), **made), tmp_path)


# ------------------------------------------------------------------------------------------------ In the page


def test_what_is_answered_is_not_due_any_more(page, tmp_path):
    host = review(page, tmp_path, *MET)
    assert host.text(".vl-score") == f"{len(MET)} rules due"
    host.click("button:text-is('Ask me')")
    assert host.text(".vl-score") == "1 / 5"
    rules = [host.reply(right=False)]
    for number in range(2, 6):
        host.click("button:text-is('Next question')")
        assert host.text(".vl-score") == f"{number} / 5"
        rules.append(host.reply())
    host.click("button:text-is('Finish')")
    assert host.text(".vl-score") == "Right first time: 4 / 5. 1 rule due"
    known = page.evaluate(KNOWN)
    assert [known[rule].get("right", 0) for rule in rules] == [0, 1, 1, 1, 1]
    assert {rule.partition(":")[0] for rule in rules[:2]} == {"midgard", "raids"}, "the games take turns"
    assert len({*rules}) == len({*page.evaluate(ASKED)}) == 5
    title = games()[rules[0].partition(":")[0]].rulebook(games()[rules[0].partition(":")[0]].usual_box())
    assert host.text(".vl-missed li > span") == str(title[rules[0].partition(":")[2]].title)
    host.click(".vl-missed button")
    assert host.text("dialog h3") == host.text(".vl-missed li > span")


@pytest.mark.soak
def test_where_nothing_was_met_nothing_is_asked(page, tmp_path):
    host = review(page, tmp_path)
    assert host.text(".vl-score").startswith("Nothing to review yet.")
    assert page.locator(".vl-review button").count() == 0


@pytest.mark.soak
def test_where_nothing_is_due_a_reader_is_told_when_and_can_be_asked_all_the_same(page, tmp_path):
    host = review(page, tmp_path, MET[0])
    host.click("button:text-is('Ask me')")
    host.reply()
    host.click("button:text-is('Finish')")
    assert host.text(".vl-score").endswith("The next rule is due in 2 days.")
    host.click("button:text-is('Ask me anyway')")
    host.reply()


@pytest.mark.soak
def test_a_position_that_was_askable_is_not_askable_again(page, tmp_path):
    host = review(page, tmp_path, MET[0])
    made = host.widget.recall
    first = made(MET[0], None, 1)
    page.evaluate(
        "kept => localStorage.setItem('vikinglab/asked/1', kept)", json.dumps([first["question"]["position"]])
    )
    seeds = iter([1, 1, 2])
    host.widget.recall = lambda rule, edition, seed: made(rule, edition, next(seeds))
    host.click("button:text-is('Ask me')")
    assert len(host.told) == 3
    kept = page.evaluate(ASKED)
    assert kept == [first["question"]["position"], host.told[-1]["question"]["position"]]


@pytest.mark.soak
def test_a_rule_of_which_there_is_always_the_same_position_is_left_out(page, tmp_path):
    host = review(page, tmp_path, *MET[:2])
    made = host.widget.recall
    same = made(MET[0], None, 1)
    page.evaluate("kept => localStorage.setItem('vikinglab/asked/1', kept)", json.dumps([same["question"]["position"]]))
    host.widget.recall = lambda rule, edition, seed: same if rule == MET[0] else made(rule, edition, seed)
    host.click("button:text-is('Ask me')")
    assert host.asked["rule"] == MET[1]
    assert "later" in page.evaluate(KNOWN)[MET[0]]


@pytest.mark.soak
@pytest.mark.parametrize(("language", "begin"), [("en", "Ask me"), ("fr", "Commencer le quiz")])
def test_it_is_answered_by_keys_alone(page, tmp_path, language, begin):
    host = review(page, tmp_path, MET[0], language=language)
    page.get_by_role("button", name=begin, exact=True).focus()
    host.press("Enter")
    assert page.evaluate("document.activeElement.className") == "vl-question"
    answers = host.asked["question"]["answers"]
    for _ in range(next(at for at, answer in enumerate(answers) if answer["right"]) + 1):
        host.press("Tab")
    host.press("Enter")
    assert page.evaluate("document.activeElement.closest('.vl-tools') !== null"), "the way on has the focus"
    host.press("Enter")
    assert page.locator(".vl-option").count() == 0
    assert "1 / 1" in host.text(".vl-score")


@pytest.mark.soak
def test_a_check_asks_about_an_edition_and_leads_back_to_lessons(page, tmp_path):
    rules = [f"raids:{rule}" for rule in askable(games()["raids"].usual_box())]
    cells = [new_markdown_cell("# Raids 1 · Sail"), new_code_cell("1", metadata={"vikinglab": {"rules": rules}})]
    (tmp_path / "learn").mkdir()
    nbformat.write(new_notebook(cells=cells), tmp_path / "learn" / "01.ipynb")
    host = review(page, tmp_path, game="raids", count=3, name="raids/check")
    host.click("button:text-is('Ask me')")
    for number in range(3):
        host.reply(right=number > 0)
        host.click(".vl-review .vl-tools button")
    assert host.text(".vl-score") == "Right first time: 2 / 3. Read what you missed, and try again."
    link = page.locator(".vl-missed a")
    assert link.inner_text() == "Learn it again: Raids 1 · Sail"
    assert link.get_attribute("href").endswith("learn/01.ipynb")
    host.click("button:text-is('Ask me others')")
    for _ in range(3):
        host.reply()
        host.click(".vl-review .vl-tools button")
    assert host.text(".vl-score") == "Right first time: 3 / 3. You know this rulebook."
    assert page.evaluate("JSON.parse(localStorage.getItem('vikinglab/done/1'))") == ["raids/check"]


@pytest.mark.soak
def test_of_a_game_with_editions_one_is_chosen(page, tmp_path):
    host = review(page, tmp_path, game="vikingar", count=2)
    page.get_by_role("combobox").select_option("kickstarter")
    host.click("button:text-is('Ask me')")
    assert host.asked["rule"].startswith("vikingar:")
    only = {*askable(games()["vikingar"].usual_box("kickstarter"))}
    assert {each["rule"].partition(":")[2] for each in host.told} <= only


@pytest.mark.soak
@pytest.mark.parametrize("light", ["light", "dark"])
def test_it_fits_and_axe_finds_nothing_serious(page, tmp_path, light):
    page.add_init_script(f"localStorage.setItem('vikinglab/light', '{light}')")
    host = review(page, tmp_path, *MET[:2])
    for step in ("button:text-is('Ask me')", None, "button:text-is('Next question')", None, "button:text-is('Finish')"):
        host.click(step) if step else host.reply(right=False)
        assert barriers(page, 360, 1280) == {}


# ------------------------------------------------------------------------------------------------ In the kernel


def test_the_page_says_which_rule_and_a_stranger_says_nothing_that_is_done():
    widget = Review("raids")
    told: list[Any] = []
    widget.send = told.append
    for message in (
        3,
        {"do": "recall"},
        {"do": "recall", "rule": "raids:nothing", "seed": 1},
        {"do": "recall", "rule": MET[0], "seed": 1},
        {"do": "recall", "rule": "x" * 81, "seed": 1},
        {"do": "recall", "rule": MET[-1], "seed": -1},
        {"do": "recall", "rule": MET[-1], "seed": 1, "known": {"raids:a": 3}},
    ):
        widget._hear(widget, message, [])
    assert told == []
    with pytest.raises(Refused, match="no kind of question"):
        widget.recall("raids:nothing", None, 1)
    widget._hear(widget, {"do": "recall", "rule": MET[-1], "seed": 1, "edition": "no such edition"}, [])
    assert told[0]["question"]["about"] == MET[-1]


def test_a_rule_is_askable_in_the_edition_that_was_played_if_that_has_it():
    widget = Review()
    first, later = (askable(games()["vikingar"].usual_box(edition)) for edition in ("first", "kickstarter"))
    both, own = next(rule for rule in later if rule in first), next(rule for rule in later if rule not in first)
    for rule, edition in ((both, "kickstarter"), (own, "first")):
        assert widget.recall(f"vikingar:{rule}", edition, 1)["rule"] == f"vikingar:{rule}"


@pytest.mark.parametrize("asked", ["first", "kickstarter"])
def test_a_rule_of_both_editions_is_asked_about_in_the_readers_own(asked, monkeypatch):
    first, later = (askable(games()["vikingar"].usual_box(edition)) for edition in ("first", "kickstarter"))
    boxes: list[str] = []
    monkeypatch.setattr("vikinglab_widgets.review.recall", lambda box, rule, seed: boxes.append(box.edition))
    Review().recall(f"vikingar:{next(rule for rule in later if rule in first)}", asked, 1)
    assert boxes == [asked]


def test_it_says_what_it_is():
    assert repr(Review()) == "A review: 5 questions about rules that are due."
    assert repr(Review("raids")) == "A check of the rules of Raids: 12 questions."


# ------------------------------------------------------------------------------------------------ In a match


@pytest.mark.soak
def test_a_match_notes_what_its_reader_used_and_what_they_broke(page, tmp_path):
    board = Host(page, Board(vl.position("raids", SEA).match(seed=1)), tmp_path)
    board.touch("space:5")
    known = page.evaluate(KNOWN)
    (broken,) = known
    assert known[broken]["broken"] == known[broken]["memory"]["at"]
    assert known[broken]["edition"] == "standard"
    page.mouse.move(*board.middle("space:2"))
    page.wait_for_timeout(600)
    board.pump()
    assert page.evaluate(KNOWN) == known, "to point at something breaks nothing"
    told = len(board.widget.state["log"])
    board.touch("space:7")
    known = page.evaluate(KNOWN)
    own = {entry["rule"] for entry in board.widget.state["log"][told:] if entry["seat"] == 0}
    assert own
    assert {key for key, of in known.items() if "used" in of} == {f"raids:{rule}" for rule in own}


@pytest.mark.soak
def test_a_task_teaches_and_does_not_examine(page, tmp_path):
    tried = Host(page, Try(vl.position("raids", SEA).match(seed=1), Task("Sail.", "sail 7")), tmp_path)
    tried.touch("space:5")
    assert page.evaluate(KNOWN) == {}
    tried.touch("space:7")
    known = page.evaluate(KNOWN)
    assert known
    assert all("memory" not in of for of in known.values())


@pytest.mark.soak
def test_a_question_of_a_lesson_counts_by_its_first_answer(page, tmp_path):
    question = vl.position("raids", SEA).match(seed=1).ask("may", "sail 3", "sail 7")
    host = Host(page, Predict(question), tmp_path)
    right = [answer.right for answer in question.answers].index(True)
    for at in (1 - right, right):
        host.click(f".vl-option >> nth={at}")
    (known,) = page.evaluate(KNOWN).values()
    assert (known.get("right", 0), known["wrong"]) == (0, 1)
