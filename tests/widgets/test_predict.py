"""Questions in a page: answered wrong and right, by click and by keyboard, with no kernel."""

from __future__ import annotations

import msgspec
from browsing import barriers
from vikinglab_widgets import Predict
from vikinglab_widgets.predict import plain

import vikinglab as vl

from .host import Host

SEA = """
route: 6 rune, 7 axe, 9 hammer, 11 wood
A: space 4, crew 2
B: space 6, crew 1
C: space 9, crew 1
"""


MAY = ("may", "sail 5", "sail 7", "sail 10")


def predict(page, tmp_path, kind: str, *moves: str, name: str = "") -> Host:
    host = Host(page, Predict(vl.position("raids", SEA).match(seed=1).ask(kind, *moves), name=name), tmp_path)
    host.alive = False
    return host


def test_a_wrong_answer_has_its_reason_and_the_right_one_shows_them_all(page, tmp_path):
    host = predict(page, tmp_path, *MAY)
    assert page.locator(".vl-reason").count() == 0
    host.click(".vl-option:has-text('space 10')")
    assert "You can’t stop at a village." in host.text(".vl-reasons")
    assert page.locator(".vl-reason").count() == 1
    host.click(".vl-option:has-text('space 7')")
    assert host.text(".vl-reasons").startswith("✓ Sail to space 7 Yes. That is allowed.")
    assert page.locator(".vl-reason").count() == 3


def test_whose_turn_it_is_can_be_pointed_at(page, tmp_path):
    host = predict(page, tmp_path, "next", "sail 7")
    assert page.locator(".vl-option").count() == 0
    host.touch("ship:2")
    assert host.text(".vl-reasons").startswith(
        "✗ Green No. Not Green yet. Sky plays: it is furthest behind, at space 6."
    )
    host.touch("ship:0")
    assert host.text(".vl-reasons").startswith("✗ Your ship No. Your ship moved last.")
    host.touch("space:6")
    assert host.text(".vl-reasons").startswith("✓ Sky Yes. Sky plays: it is furthest behind, at space 6.")
    assert page.locator("g.vl-choice").get_attribute("data-id") == "ship:1"


def test_before_the_answer_nothing_gives_it_away(page, tmp_path):
    host = predict(page, tmp_path, "may", "sail 3", "sail 7")
    looks = page.eval_on_selector_all(".vl-option", "parts => parts.map(part => part.className)")
    assert set(looks) == {"vl-option"}
    assert page.locator("g.vl-choice").count() == 0
    assert "✓" not in host.text(".vl-board")


def test_the_rule_of_an_answer_opens_without_a_kernel(page, tmp_path):
    host = predict(page, tmp_path, *MAY)
    host.click(".vl-option:has-text('space 10')")
    host.click(".vl-more")
    assert host.text("dialog h3") == str(vl.rulebook("raids")["navigate.passage"].title)


def test_what_comes_of_it_is_shown_moment_by_moment(page, tmp_path):
    host = predict(page, tmp_path, "crew", "sail 7")
    host.click(".vl-option:has-text('3')")
    host.click("button:text-is('See it happen')")
    assert host.text(".vl-moment") == "Your ship passes the village at space 5: a Viking comes aboard."
    while page.locator("button:text-is('Next')").count():
        host.click("button:text-is('Next')")
    assert host.text(".vl-moment").startswith("Sky takes a rune")


def test_a_question_of_the_board_is_answered_by_pointing(page, tmp_path):
    host = predict(page, tmp_path, "where")
    host.touch("space:5")
    assert "You must catch up with Sky: sail at least to space 6." in host.text(".vl-reasons")
    assert page.locator("g.vl-choice").count() == 0
    host.touch("space:11")
    assert "That is allowed" in host.text(".vl-reasons")
    assert page.locator("g.vl-choice").count() == 5


def test_an_answer_says_afterwards_what_it_was_and_each_rule_its_name(page, tmp_path):
    host = predict(page, tmp_path, *MAY)
    named = "parts => parts.map(part => part.getAttribute('aria-label'))"
    wrong = "Sail to space 10. No."
    assert page.eval_on_selector_all(".vl-option", named) == [None, None, None]
    host.click(".vl-option:has-text('space 10')")
    assert page.eval_on_selector_all(".vl-option", named) == [None, None, wrong]
    assert host.said().startswith(f"{wrong} You can’t stop at a village.")
    host.click(".vl-option:has-text('space 7')")
    assert page.eval_on_selector_all(".vl-option", named) == ["Sail to space 5. No.", "Sail to space 7. Yes.", wrong]
    title = vl.rulebook("raids")["navigate.stop"].title
    assert page.locator(".vl-more").first.get_attribute("aria-label") == f"The rule – {title}"


def test_what_is_not_drawn_on_the_board_has_a_button(page, tmp_path):
    text = "route: 7 axe, 9 rune\nA: space 7, crew 1\nB: space 7, crew 3\nC: space 9\ncombat: A answers B, 2"
    host = Host(page, Predict(vl.position("raids", text).match(seed=1).ask("where")), tmp_path)
    assert page.locator(".vl-option").all_inner_texts() == ["Riposte"]
    host.click(".vl-option")
    assert "Riposte No." in host.text(".vl-reasons")


def test_by_keyboard_alone(page, tmp_path):
    host = predict(page, tmp_path, *MAY)
    page.locator(".vl-option").first.focus()
    host.press("Tab", "Enter")
    assert "Sail to space 7 Yes." in host.text(".vl-reasons")
    assert page.evaluate("document.activeElement.textContent").endswith("space 7")
    where = predict(page, tmp_path, "where")
    page.locator("g[tabindex='0']").focus()
    where.press("1", "1", "Enter")
    assert "That is allowed" in where.text(".vl-reasons")


def test_what_was_answered_is_kept_and_what_strangers_left_is_not_believed(page, tmp_path):
    host = predict(page, tmp_path, *MAY, name="t/1")
    host.click(".vl-option:has-text('space 7')")
    page.reload()
    assert "Sail to space 7 Yes." in host.text(".vl-reasons")
    host.click("button:text-is('Ask me again')")
    page.wait_for_selector(".vl-reason", state="detached")  # with no kernel there is no other question
    for kept in ("[", "[99]", '{"a": 1}', "[true]", "null", '["0"]'):
        page.evaluate("kept => localStorage.setItem('vikinglab/answer/1/t/1', kept)", kept)
        page.reload()
        assert page.locator(".vl-reason").count() == 0, kept


def test_in_french_with_no_kernel(page, tmp_path):
    page.add_init_script("localStorage.setItem('vikinglab/language', 'fr')")
    host = predict(page, tmp_path, *MAY)
    host.click(".vl-option >> nth=1")
    assert host.text(".vl-question").endswith("Qu’est-ce qui est permis\u00a0?")
    assert "Oui." in host.text(".vl-reasons")


def test_questions_come_one_after_the_other_and_all_make_it_done(page, tmp_path):
    match = vl.position("raids", SEA).match(seed=1)
    asked = Predict(match.ask(*MAY), match.ask("crew", "sail 7"), name="t/row")
    host = Host(page, asked, tmp_path)
    assert page.locator("button:text-is('Next question')").is_disabled()
    host.click(".vl-option:has-text('space 7')")
    host.click("button:text-is('Next question')")
    assert "How many Vikings" in host.text(".vl-question")
    page.reload()
    assert "How many Vikings" in host.text(".vl-question")
    host.click(".vl-option:has-text('3')")
    assert page.evaluate("JSON.parse(localStorage.getItem('vikinglab/done/1'))") == ["t/row/1", "t/row/2", "t/row"]


# ------------------------------------------------------------------------------------------------ Estimates

STACK = "voyage: 2\n" + SEA


def estimate(page, tmp_path, name: str = "t/e") -> Host:
    """Ask how likely a rune near the harbour is: 45 in 100."""
    match = vl.position("raids", STACK.replace("9 hammer, 11 wood", "9 hammer, 11 fur")).match(seed=1)
    host = Host(page, Predict(match.ask("soon-rune"), name=name), tmp_path)
    host.alive = False
    return host


def set_to(page, guess: int) -> None:
    """Set the slider by keys: from one end, a step at a time."""
    page.locator(".vl-set input").focus()
    page.keyboard.press("Home")
    for _ in range(guess):
        page.keyboard.press("ArrowRight")


def test_a_chance_is_set_by_keyboard_and_told_with_what_was_off(page, tmp_path):
    host = estimate(page, tmp_path)
    assert page.get_by_role("slider", name="How likely?").get_attribute("aria-valuetext") == "50%"
    assert "45" not in host.text(".vl-board")
    set_to(page, 20)
    host.press("Tab", "Enter")
    assert host.text(".vl-reasons").startswith(
        "✗ Your guess: 20%. The chance: 45%. Off by 25 points. No. The chance that none"
    )
    assert "exactly 9/20" in host.text(".vl-reasons")
    assert host.said().startswith("✗ Your guess: 20%. The chance: 45%. Off by 25 points.")
    assert page.locator(".vl-set input").is_disabled()
    assert page.evaluate("document.activeElement.textContent") == "The rule"
    assert page.evaluate("JSON.parse(localStorage.getItem('vikinglab/done/1'))") == ["t/e"]


def test_a_chance_that_is_near_enough_is_right_and_can_be_asked_again(page, tmp_path):
    host = estimate(page, tmp_path)
    set_to(page, 42)
    host.click("button:text-is('That’s my guess')")
    assert host.text(".vl-reasons").startswith("✓ Your guess: 42%. The chance: 45%. Off by 3 points. Yes.")
    host.alive = False
    host.click("button:text-is('Ask me again')")
    page.wait_for_selector(".vl-reason", state="detached")
    assert page.locator(".vl-reason").count() == 0
    assert page.evaluate("document.activeElement === document.querySelector('.vl-set input')")
    assert page.locator(".vl-set input").is_enabled()


def test_a_guess_is_kept_and_what_strangers_left_is_not_believed(page, tmp_path):
    host = estimate(page, tmp_path)
    set_to(page, 80)
    host.click("button:text-is('That’s my guess')")
    page.reload()
    assert "Your guess: 80%" in host.text(".vl-reasons")
    assert page.locator(".vl-set input").input_value() == "80"
    for kept in ("[", "[101]", "[-1]", "[1, 2]", '{"a": 1}', "[true]", "null", '["0"]', "[4.5]", "[]"):
        page.evaluate("kept => localStorage.setItem('vikinglab/answer/1/t/e', kept)", kept)
        page.reload()
        assert page.locator(".vl-reason").count() == 0, kept


def test_a_chance_is_told_in_french(page, tmp_path):
    page.add_init_script("localStorage.setItem('vikinglab/language', 'fr')")
    host = estimate(page, tmp_path)
    set_to(page, 30)
    host.press("Tab", "Enter")
    told = " ".join(host.text(".vl-reasons").split())
    assert told.startswith("✗ Votre estimation : 30 %. La probabilité : 45 %. Écart : 15 points. Non.")


def test_an_estimate_fits_and_axe_finds_nothing_serious(page, tmp_path):
    host = estimate(page, tmp_path)
    assert barriers(page, 360, 1280) == {}
    host.click("button:text-is('That’s my guess')")
    assert barriers(page, 360, 1280) == {}


def test_it_fits_and_axe_finds_nothing_serious(page, tmp_path):
    host = predict(page, tmp_path, *MAY)
    host.click(".vl-option >> nth=1")
    assert barriers(page, 360, 1280) == {}


def test_what_comes_of_it_is_what_the_asked_seat_may_know():
    question = vl.new("raids", players=3, seed=7).ask("next", "sail 6")
    assert len(plain(question)["then"]["frames"]) == 1
    last = question.after._told[-1]
    question.after._told[-1] = msgspec.structs.replace(last, seats=(0,))
    assert plain(question)["then"] is None, "Sky is asked, and Orange alone knows of it"


def test_asked_again_it_is_another_position_of_the_same_kind(page, tmp_path):
    position = "route: 6 wood / A: space 4, crew 2, aboard axe / B: space 6"
    host = Host(page, Predict(vl.position("raids", position).match(seed=1).ask("room"), name="t/again"), tmp_path)
    host.click(".vl-option:has-text('10')")
    before = page.locator(".vl-option").all_inner_texts()
    host.click("button:text-is('Ask me again')")
    page.wait_for_selector(".vl-reason", state="detached")
    assert "For how many Vikings do you have room?" in host.text(".vl-question")
    assert page.locator(".vl-option").all_inner_texts() != before
