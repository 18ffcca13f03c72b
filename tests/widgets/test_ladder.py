"""The memory ladder: what is shown once, and then asked about, as its reader meets it."""

from __future__ import annotations

from vikinglab_widgets import Ladder

from vikinglab.games.drakkar.quiz.ladder import RUNGS, ladder

from .host import Host

DONE = "JSON.parse(localStorage.getItem('vikinglab/done/1') ?? '[]')"


def begun(page, tmp_path) -> Host:
    host = Host(page, Ladder("drakkar", ladder, name="t/ladder"), tmp_path)
    assert "Watch once" in host.text(".vl-score")
    host.click("button:text-is('Ask me')")
    return host


def watch(host: Host, number: int) -> None:
    """Watch all that a rung shows."""
    for frame in host.widget.questions[number]["before"]["frames"]:
        texts = host.widget.questions[number]["before"]["texts"]
        assert host.text(".vl-question") == texts[frame["say"]][0]
        host.click("button:text-is('Next')")


def point(host: Host, number: int, *, right: bool = True) -> None:
    answers = host.widget.questions[number]["answers"]
    host.touch(next(answer["path"][0] for answer in answers if answer["right"] is right))


def test_nothing_is_answered_before_all_has_been_watched(page, tmp_path):
    host = begun(page, tmp_path)
    point(host, 0)
    assert page.locator(".vl-reason").count() == 0
    watch(host, 0)
    assert host.text(".vl-question").endswith("Point at it.")
    point(host, 0)
    assert "and it is still there" in host.text(".vl-reason")


def test_what_is_watched_is_said_aloud_and_goes_on_by_enter_alone(page, tmp_path):
    host = begun(page, tmp_path)
    page.get_by_role("button", name="Next", exact=True).focus()
    page.keyboard.press("Enter")
    assert "You look at" in host.said()
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.className") == "vl-question"


def test_who_remembers_enough_has_climbed_it(page, tmp_path):
    host = begun(page, tmp_path)
    for number in range(len(RUNGS)):
        watch(host, number)
        if number == 1:
            point(host, number, right=False)
        point(host, number)
        if number + 1 < len(RUNGS):
            host.click("button:text-is('Next question')")
    assert host.text(".vl-score") == "Right first time: 5 / 6. Passed!"
    assert page.evaluate(DONE) == ["t/ladder"]
