"""Quizzes: fresh questions, a score of first tries, and a way past what one knows."""

from __future__ import annotations

import pytest
from browsing import barriers
from vikinglab_widgets import Quiz

from vikinglab.core.game import game
from vikinglab.core.teach.question import NothingToAsk

from .host import Host

ABOUT = ("coins", "crew", "room")
DONE = "JSON.parse(localStorage.getItem('vikinglab/done/1') ?? '[]')"


def quiz(page, tmp_path, *, skips: bool = False, count: int = 3) -> Host:
    host = Host(page, Quiz("raids", *ABOUT, count=count, skips=skips, name="t/quiz"), tmp_path)
    host.click("button:text-is('Ask me')")
    return host


def reply(host: Host, *, right: bool = True) -> None:
    """Answer the question that is shown, with the right answer at once or only after a wrong one."""
    at = host.page.evaluate("shown => shown", host.page.locator(".vl-question").last.inner_text())
    question = next(each for each in host.widget.questions if each["asks"]["en"] == at)
    order = [each["right"] for each in question["answers"]]
    if not right:
        host.click(f".vl-option >> nth={order.index(False)}")
    host.click(f".vl-option >> nth={order.index(True)}")


def test_right_at_the_first_try_is_what_counts(page, tmp_path):
    host = quiz(page, tmp_path)
    reply(host)
    assert host.text(".vl-score").startswith("Right first time: 1 / 1.")
    host.click("button:text-is('Next question')")
    reply(host, right=False)
    assert host.text(".vl-score").startswith("Right first time: 1 / 2.")
    host.click("button:text-is('Next question')")
    reply(host)
    assert (
        host.text(".vl-score") == "Right first time: 2 / 3. Not passed yet. Read the reasons, then try other questions."
    )
    assert page.evaluate(DONE) == []


def test_a_score_is_told_when_it_changes_and_not_again(page, tmp_path):
    host = quiz(page, tmp_path)
    reply(host)
    page.evaluate("""() => {
      globalThis.told = 0;
      new MutationObserver(() => (told += 1)).observe(document.querySelector(".vl-score"), { childList: true });
    }""")
    host.click("button:text-is('Next question')")
    assert page.evaluate("told") == 0


def test_who_passes_has_done_it_and_can_be_asked_others(page, tmp_path):
    host = quiz(page, tmp_path)
    for _ in range(2):
        reply(host)
        host.click("button:text-is('Next question')")
    reply(host)
    assert host.text(".vl-score").endswith("Passed!")
    assert page.evaluate(DONE) == ["t/quiz"]
    before = host.widget.questions
    host.click("button:text-is('Ask me others')")
    assert host.widget.questions != before
    page.reload()
    assert host.text(".vl-score") == "You have passed this before."


def test_who_knows_a_chapter_is_let_go_on(page, tmp_path):
    host = quiz(page, tmp_path, skips=True, count=1)
    assert host.text(".vl-quiz-title") == "I know this"
    reply(host)
    assert host.text(".vl-score").endswith("You know this: go on to the next chapter.")


def test_who_does_not_know_all_of_it_is_told_so(page, tmp_path):
    host = quiz(page, tmp_path, skips=True, count=1)
    reply(host, right=False)
    assert host.text(".vl-score").endswith("this chapter is for you.")
    assert page.evaluate(DONE) == []


def test_every_visit_brings_a_seed_of_its_own(page, tmp_path):
    first = quiz(page, tmp_path).widget.questions
    assert quiz(page, tmp_path).widget.questions != first


@pytest.mark.parametrize("message", [{"do": "ask", "seed": -1}, {"do": "ask"}, {"do": "ask", "seed": "1"}, 3, None])
def test_messages_from_strangers_change_nothing(message):
    asked = Quiz("raids", *ABOUT)
    asked._hear(asked, message, [])
    assert asked.questions == []


def test_a_quiz_about_nothing_cannot_be_made():
    with pytest.raises(ValueError, match="to ask about"):
        Quiz("raids")


def test_a_quiz_about_what_nobody_can_ask_is_refused_with_what_there_is():
    with pytest.raises(ValueError, match="nonsense"):
        Quiz("raids", "nonsense")
    with pytest.raises(ValueError, match="not 7"):
        Quiz("raids", "next", players=7)
    with pytest.raises(ValueError, match="nonsense"):
        Quiz("drakkar", "sent", players=4, rulings={"team.two": "nonsense"})


def test_a_quiz_asks_about_matches_by_the_readings_that_it_is_given():
    asked = Quiz("drakkar", "team.two", count=3, players=4, rulings={"team.two": "teams"})
    asked.ask(1)
    rules = {answer["rule"] for question in asked.questions for answer in question["answers"]}
    assert "team.two" in rules


def _broken(match, after, moved):
    return [][0]


def test_where_no_question_can_be_made_the_page_says_so(page, tmp_path, monkeypatch):
    monkeypatch.setattr(game("raids"), "quiz", {"crew": _broken})
    host = Host(page, Quiz("raids", "crew", name="t/quiz"), tmp_path)
    host.click("button:text-is('Ask me')")
    assert host.text(".vl-score") == "No questions could be made here. (IndexError: list index out of range)"
    unasked = {"crew": lambda *_: (_ for _ in ()).throw(NothingToAsk("not here"))}
    monkeypatch.setattr(game("raids"), "quiz", unasked)
    host.click("button:text-is('Ask me')")
    assert host.text(".vl-score") == "No questions could be made here. (crew)"
    monkeypatch.undo()
    host.click("button:text-is('Ask me')")
    assert host.text(".vl-score").startswith("Right first time: 0 / 0.")


def test_it_fits_and_axe_finds_nothing_serious(page, tmp_path):
    reply(quiz(page, tmp_path))
    assert barriers(page, 360, 1280) == {}
