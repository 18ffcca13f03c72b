"""Walkthroughs and replay pages: stepped through to the end and back, without a kernel."""

from __future__ import annotations

import random

from vikinglab_widgets import Board, Walkthrough

import vikinglab as vl

from .host import Host


def played(moves: int = 25) -> vl.Match:
    match, rng = vl.new("raids", players=3, seed=2), random.Random(2)
    for _ in range(moves):
        match.play(rng.choice(match.legal()))
    return match


def told(page) -> str:
    return page.locator(".vl-question").inner_text().replace("\n", " ")


def test_a_walkthrough_goes_to_its_end_and_back_without_a_kernel(page, tmp_path):
    match = played(8)
    host = Host(page, Walkthrough(match), tmp_path)
    host.alive = False
    sentences = [str(moment) for moment in match.moments]
    for sentence in sentences:
        assert told(page) == sentence
        page.locator("button[data-key=next]").click(force=True)
    assert page.locator("button[data-key=next]").is_disabled()
    for sentence in reversed(sentences):
        assert told(page) == sentence
        page.locator("button[data-key=back]").click(force=True)
    assert page.locator("button[data-key=back]").is_disabled()


def test_what_a_seat_saw_is_shown_to_it_and_no_more():
    text = "emblems: g6 club, f9 crown, c3\nA: e4 h6\nB: d9 j8\ndice: 2 5"
    match = vl.position("drakkar", text).match(seed=1)
    match.play("move e4 g6", "see", "pass")
    for seat in (0, 1):
        shown = Walkthrough(match, seat=seat).trace
        assert ("look.secret" in {frame["rule"] for frame in shown["frames"]}) == (seat == 0)
        assert ("note:e1" in str(shown["frames"])) == (seat == 0)


def test_the_slider_jumps_and_the_rule_of_the_moment_stands_there(page, tmp_path):
    match = played()
    Host(page, Walkthrough(match), tmp_path)
    page.locator(".vl-slider").fill("12")
    assert told(page) == str(match.moments[12])
    rule = vl.rulebook("raids")[match.moments[12].rule]
    assert page.locator(".vl-card-text h3").inner_text() == rule.title["en"]


def test_what_is_drawn_after_a_jump_is_what_is_drawn_after_steps(page, tmp_path):
    match = played()
    Host(page, Walkthrough(match), tmp_path)
    labels = "parts => parts.map(part => part.getAttribute('aria-label')).filter(Boolean).sort()"
    for _ in range(20):
        page.locator("button[data-key=next]").click()
    stepped = page.eval_on_selector_all("g[data-id]", labels)
    page.locator(".vl-slider").fill("0")
    page.locator(".vl-slider").fill("20")
    assert page.eval_on_selector_all("g[data-id]", labels) == stepped


def test_it_plays_by_itself_and_stops_at_the_end(page, tmp_path):
    page.clock.install()
    match = played(4)
    Host(page, Walkthrough(match), tmp_path)
    page.locator("button[data-key=play]").click()
    page.clock.run_for(120_000)
    assert told(page) == str(match.moments[-1])


def test_play_on_from_here_takes_the_board_to_the_decision_before(page, tmp_path):
    match = played()
    board = Board(vl.new("raids", seed=1))
    host = Host(page, Walkthrough(match, board=board), tmp_path)
    page.locator(".vl-slider").fill("15")
    host.click("button[data-key=play-on], button:text-is('Play on from here')")
    assert board.match.ply == match.moments[15].ply
    assert board.match.seed == match.seed


def test_a_replay_page_steps_from_a_file(page, tmp_path):
    match = played()
    match.export_html(tmp_path / "replay.html")
    page.goto(f"file://{tmp_path}/replay.html")
    page.locator("button[data-key=last]").click()
    assert told(page) == str(match.moments[-1])
    page.set_viewport_size({"width": 360, "height": 700})
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_a_replay_page_runs_no_script_but_its_own(browser, tmp_path):
    played().export_html(tmp_path / "replay.html")
    page, refused = browser.new_page(), []
    page.on("console", lambda message: "Content Security" in message.text and refused.append(message.text))
    page.goto(f"file://{tmp_path}/replay.html")
    page.locator("button[data-key=last]").click()
    assert not refused
    page.evaluate("document.body.append(Object.assign(document.createElement('script'), {text: 'window.strange = 1'}))")
    assert page.evaluate("window.strange") is None
    assert len(refused) == 1
    page.close()
