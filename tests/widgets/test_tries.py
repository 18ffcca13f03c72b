"""Tasks on a board: done, refused, allowed but not asked for, helped with, kept."""

from __future__ import annotations

import pytest
from browsing import serious
from vikinglab_widgets import Task, Try, Worth, inbound
from vikinglab_widgets.tasks import Attempt

import vikinglab as vl
from vikinglab.core.words.refusal import Refused

from .host import Host

SEA = """
route: 7 axe, 8 sail, 9 hammer, 11 wood, 12 pig, 13 sail, 14 rune
A: space 7, crew 2
B: space 8, crew 1
C: space 9, crew 1
"""
TASKS = (
    Task("Take the axe aboard.", "stow", hint="There are five places."),
    Task("Sail to the wood.", "sail 11", then=("stow", "sail 12", "stow", "sail 14")),
    Task("Take the wood, and let B be next.", "stow", "sail 13", goal=lambda table: table.waiting.seat == 1),
)


def attempt(page, tmp_path, *tasks: Task, name: str = "") -> Host:
    match = vl.position("raids", SEA).match(seed=1)
    return Host(page, Try(match, *(tasks or TASKS), name=name), tmp_path)


def test_tasks_are_done_one_after_the_other_and_the_others_play_in_between(page, tmp_path):
    host = attempt(page, tmp_path)
    assert (host.text(".vl-question"), host.text(".vl-who")) == ("Take the axe aboard.", "Your task 1 / 3")
    host.touch("place:0:1")
    assert host.text(".vl-question") == "Sail to the wood."
    host.touch("space:11")
    assert host.widget.match.moves == ("stow", "sail 11", "stow", "sail 12", "stow", "sail 14")
    host.touch("place:0:2")
    assert host.text(".vl-who") == "Your task 3 / 3"
    host.touch("space:13")
    assert "Well played" in host.text(".vl-question")
    assert page.locator("g.vl-choice").count() == 0


def test_what_is_not_allowed_is_answered_by_its_rule(page, tmp_path):
    host = attempt(page, tmp_path, Task("Sail to the wood.", "stow", "sail 11"))
    host.touch("place:0:1")
    host.touch("space:10")
    assert "You can’t stop at a village" in host.text(".vl-bubble")
    assert host.widget.match.moves == ("stow",)


def test_what_is_allowed_but_not_the_task_is_said_to_be_so_and_not_played(page, tmp_path):
    host = attempt(page, tmp_path)
    host.click(".vl-answer:has-text('Discard the new tile')")
    assert "You could, but not in this task: read what it asks for." in host.text(".vl-bubble")
    assert host.widget.match.moves == ()


def test_part_of_a_match_is_played_in_any_way_until_it_is_over(page, tmp_path):
    part = Task("Play on, until you are at sea alone.", "stow", "sail 11", until=lambda table: table.where[0] > 10)
    host = attempt(page, tmp_path, part)
    host.click(".vl-answer:has-text('Discard the new tile')")
    host.touch("space:13")
    assert host.widget.match.moves == ("discard", "sail 13")
    assert "Well played" in host.text(".vl-question")


def test_a_task_that_is_done_stays_with_its_reader_and_refuses_nothing_to_others():
    task = Task("Sail on.", "sail 11", goal=lambda table: table.where[0] > 7)
    done = Try(vl.position("raids", SEA.replace("crew 2", "crew 0")).match(seed=1), Task("Take it.", "stow"), task)
    told = []
    done._tell = told.append
    for move in ("stow", "sail 11"):
        done._do(inbound.Play(move))
    assert done.match.waiting.seat == 1
    assert done.state["viewer"] == 0
    done._do(inbound.Why(["space:11"], True))
    assert [message["text"] for message in told if message["say"] == "why"] == [None]


def part_of_a_match(name: str = "") -> Try:
    match = vl.position("drakkar", "emblems: g6 club, f9, d8 / A: e4 h6 / B: d9 j8 / turn: A").match(seed=2)
    return Try(match, Task("Play on.", "pass", until=lambda table: table.waiting.seat == 1), name=name)


def test_part_of_a_match_is_another_when_it_is_begun_again_and_is_kept(page, tmp_path):
    host = Host(page, part_of_a_match("t/1"), tmp_path)
    first = host.widget.match.question
    host.click(".vl-ends-it:has-text('Skip')")
    host.choose("Restart")
    again = host.widget.match
    assert again.seed == 3
    assert again.question != first
    host.click(".vl-ends-it:has-text('Skip')")
    kept = Host(page, part_of_a_match("t/1"), tmp_path).widget.match
    assert (kept.seed, kept.moves) == (3, ("pass",))


def test_a_hint_in_part_of_a_match_is_a_good_move_there():
    part = part_of_a_match()
    part._do(inbound.Hint())
    part._do(inbound.Hint())
    assert part.state["task"]["hint"]["path"]


def test_a_match_that_was_played_to_its_end_is_reviewed(page, tmp_path):
    text = "emblems: g6 club A, f9, d8 / A: e4 h6, shields heart spade diamond tower / B: d9 j8 / dice: 2 5"
    match = vl.position("drakkar", text)
    shields = Worth("shields", lambda table: len(table.shields[0]), two=4, three=5)
    task = Task("Play on.", "move e4 g6", "take", until=lambda table: table.result, worth=shields)
    host = Host(page, Try(match.match(seed=1, seats=["person", "greedy"]), task), tmp_path)
    assert page.locator(".vl-answer").count() == 0 or "Played" not in host.text(".vl-answer")
    host.widget._hear(host.widget, {"do": "replay"}, [])
    assert host.answers == []
    host.touch("square:e4")
    host.touch("square:g6")
    host.click(".vl-answer:has-text('I take')")
    assert "★★★ Three stars (shields: 5)" in host.text(".vl-question")
    assert page.locator("button:text-is('Show me the way')").count() == 0
    host.click(".vl-answer:has-text('Replay the match')")
    assert page.locator(".vl-replay").is_visible()


def test_a_hint_is_first_a_word_and_then_the_move(page, tmp_path):
    host = attempt(page, tmp_path)
    host.click("button:text-is('Give me a hint')")
    assert host.text(".vl-hint") == "There are five places."
    host.click("button:text-is('Give me a hint')")
    assert host.text(".vl-hint") == "Put it in a free place"
    assert page.locator("g.vl-hinted").count() > 0


def test_a_hint_is_told_and_who_asked_by_key_can_ask_on(page, tmp_path):
    host = attempt(page, tmp_path)
    page.locator(".vl-help").focus()
    host.press("Enter")
    assert host.said() == "There are five places."
    host.press("Enter")
    assert host.said() == "Put it in a free place"
    host.press("Enter")
    assert host.said() == "Put it in a free place"
    assert page.evaluate("document.activeElement.textContent") == "Give me a hint"


def test_a_task_is_told_once_and_again_when_asked_for(page, tmp_path):
    host = attempt(page, tmp_path, Task("Sail to the wood.", "stow", "sail 11"))
    assert host.said() == "Sail to the wood. Where do you put the axe?"
    host.touch("place:0:1")
    assert host.said().endswith("How far do you sail? At least to space 8.")
    assert "Sail to the wood." not in host.said()
    page.locator("g[tabindex='0']").focus()
    host.press("!")
    assert "Sail to the wood. How far do you sail?" in host.said()


def test_a_hint_gives_one_move_away_and_not_the_next(page, tmp_path):
    way = Task("Sail to the wood.", "stow", "sail 11", hint="Place, then space.")
    host = attempt(page, tmp_path, way)
    host.click("button:text-is('Give me a hint')")
    host.click("button:text-is('Give me a hint')")
    assert host.text(".vl-hint") == "Put it in a free place"
    host.touch("place:0:1")
    assert host.text(".vl-hint") == "Place, then space."
    assert page.locator("g.vl-hinted").count() == 0
    host = attempt(page, tmp_path, Task(way.asks, *way.moves))
    host.click("button:text-is('Give me a hint')")
    host.touch("place:0:1")
    assert page.locator(".vl-hint").count() == 0


def test_what_a_teacher_wrote_keeps_its_language(page, tmp_path):
    page.add_init_script("localStorage.setItem('vikinglab/language', 'fr')")
    host = attempt(page, tmp_path)
    assert page.get_attribute(".vl-question", "lang") == "en"
    host.click(".vl-help")
    assert page.get_attribute(".vl-hint", "lang") == "en"
    host.click(".vl-help")
    assert page.get_attribute(".vl-hint", "lang") == "fr"


@pytest.mark.parametrize("held", ["page", "phone"])
def test_a_refusal_lies_over_nothing_that_is_asked_and_can_be_clicked_away(request, tmp_path, held):
    host = attempt(request.getfixturevalue(held), tmp_path)
    bubble = host.page.locator(".vl-bubble")
    on_a_ship = [".vl-answer:has-text('Discard the new tile')", "g[data-id='place:1:1']"]
    for wrong in [*on_a_ship, *(["g[data-id='space:12']"] if held == "page" else [])]:
        host.page.locator(wrong).dispatch_event("click")
        host.pump()
        assert bubble.is_visible(), wrong
        assert bubble.evaluate(COVERED) == [], wrong
        bubble.locator("p").click()
        assert bubble.is_hidden(), wrong


COVERED = """bubble => {
  const box = bubble.getBoundingClientRect();
  const crosses = (other) => box.x < other.right && other.x < box.right;
  const lies = (other) => crosses(other) && box.y < other.bottom && other.y < box.bottom;
  const asked = [...document.querySelectorAll(".vl-ask button")].filter((part) => !bubble.contains(part));
  return asked.filter((part) => lies(part.getBoundingClientRect())).map((part) => part.textContent);
}"""


def test_a_goal_can_be_reached_in_any_way(page, tmp_path):
    host = attempt(
        page, tmp_path, Task("End your turn.", "stow", "sail 11", goal=lambda table: table.waiting.seat == 1)
    )
    host.click(".vl-answer:has-text('Discard the new tile')")
    host.touch("space:13")
    assert "Well played" in host.text(".vl-question")


BOSS = Task(
    "Bring a rune home in this voyage.",
    *("sail 9", "home"),
    goal=lambda table: sum(tile.kind == "rune" for tile in table.ships[0].beside) >= 1,
    until=lambda table: table.voyage > 2,
    hint="Runes come aboard where you lie when your turn begins.",
)


def boss(page, tmp_path) -> Host:
    text = "voyage: 2\nroute: 7 axe, 9 rune, 12 fur\nA: space 4, crew 2\nB: space 7, crew 1\nC: home 1"
    return Host(
        page, Try(vl.position("raids", text).match(seed=1, seats=["person", "greedy", "random"]), BOSS), tmp_path
    )


def test_a_task_as_long_as_a_voyage_is_judged_at_its_end(page, tmp_path):
    host = boss(page, tmp_path)
    host.touch("space:9")
    assert "a rune home" in host.text(".vl-question")
    host.touch("harbour")
    assert "Well played" in host.text(".vl-question")


def test_a_task_that_is_missed_is_said_to_be_so_and_can_be_taken_back(page, tmp_path):
    host = boss(page, tmp_path)
    host.touch("space:12")
    host.touch("harbour")
    assert "Not this time" in host.text(".vl-question")
    assert "Your ship" in host.text(".vl-because")
    assert page.locator("g.vl-choice").count() == 0
    host.click(".vl-ask button:text-is('Undo that move')")
    assert "a rune home" in host.text(".vl-question")
    host.touch("harbour")
    host.click(".vl-ask button:text-is('Try again')")
    assert host.widget.match.moves == ()
    assert "a rune home" in host.text(".vl-question")


def test_what_others_do_by_a_script_is_seen_from_the_readers_seat(page, tmp_path):
    text = "emblems: g6 club, f9 crown B, c3\nA: e4 h6\nB: f9 j8\ndice: 2 5"
    tasks = Task("Go to g6.", "move e4 g6", "see", "pass", then=("pass",)), Task("Stay.", "pass")
    match = vl.position("drakkar", text).match(seed=1, seats=["person", "greedy"])
    host = Host(page, Try(match, *tasks), tmp_path)
    host.touch("pawn:0")
    host.touch("square:g6")
    host.click(".vl-answer:has-text('I look')")
    host.click(".vl-ends-it:has-text('Skip this die')")
    assert host.widget.match.moves == ("move e4 g6", "see", "pass", "pass")
    assert host.text(".vl-question") == "Stay."
    assert not page.locator(".vl-veil").is_visible()
    assert host.widget.state["viewer"] == 0
    host.widget.solve()
    assert host.widget.match.moves[:5] == ("move e4 g6", "see", "pass", "pass", "pass")


def test_undo_and_restart_take_tasks_back(page, tmp_path):
    host = attempt(page, tmp_path)
    host.touch("place:0:1")
    host.touch("space:11")
    host.click("button:text-is('Undo')")
    assert host.text(".vl-question") == "Sail to the wood."
    host.choose("Restart")
    assert host.text(".vl-question") == "Take the axe aboard."
    assert page.locator("button:text-is('Undo')").is_disabled()


def test_how_far_one_has_come_is_kept(page, tmp_path):
    host = attempt(page, tmp_path, name="t/1")
    host.touch("place:0:1")
    again = attempt(page, tmp_path, name="t/1")
    assert again.text(".vl-question") == "Sail to the wood."


def test_what_was_kept_of_another_task_is_not_taken_up(page, tmp_path):
    attempt(page, tmp_path, name="t/1")
    for line in (["discard"], ["stow", "sail 12"], ["stow", "sail 11", "discard"]):
        other = vl.position("raids", SEA).match(seed=1)
        other.play(*line)
        page.evaluate("kept => localStorage.setItem('vikinglab/match/1/t/1', kept)", other.to_json().decode())
        again = attempt(page, tmp_path, name="t/1")
        assert "belongs to another task" in again.notice(), line
        assert again.text(".vl-question") == "Take the axe aboard.", line


def test_a_task_cannot_be_left_for_another_match(page, tmp_path):
    host = attempt(page, tmp_path)
    for message in (
        {"do": "new", "seed": 1, "players": 3, "seats": ["person"] * 3},
        {"do": "load", "data": vl.new("raids").to_json().decode()},
        {"do": "undo"},
        {"do": "redo"},
    ):
        host.widget._hear(host.widget, message, [])
    assert host.widget.match.moves == ()
    assert host.widget.match.table == vl.position("raids", SEA).match(seed=1).table


@pytest.mark.parametrize(
    ("task", "why"),
    [
        (Task("Sail back.", "sail 3"), "can't be done so"),
        (Task("Take it.", "stow", then=("sail 3",)), "can't be done so"),
        (Task("Be next.", "stow", goal=lambda table: table.waiting.seat == 2), "isn't done by stow"),
        (Task("Be next.", "stow", goal=lambda table: True), "has nothing to do"),
        (Task("Nothing."), "has nothing to do"),
        (Task("Take it.", "stow", "sail 11", goal=lambda table: bool(table.ships[0].aboard)), "is done before sail 11"),
        (Task("Take it.", "stow", "sail 11", goal="stow."), "is done before sail 11"),
        (Task("Take it.", "stow", goal="stow.take"), "there is no rule “stow.take”"),
        (Task("Play on.", "stow", until="stow"), "there is no rule “stow”"),
        (Task("Sail.", "stow", "sail 11", where="space 12"), "isn't done by stow, sail 11"),
        (Task("Sail.", "stow", "sail 11", to_the_end=True), "isn't done by stow, sail 11"),
    ],
)
def test_a_task_that_cannot_be_done_cannot_be_built(task, why):
    with pytest.raises(ValueError, match=why):
        Try(vl.position("raids", SEA).match(seed=1), task)


# ------------------------------------------------------------------------------------------------ Goals in short


def judged(task: Task, *moves: str, reader: int = 0) -> tuple[bool, bool]:
    """Return whether a task is done, and whether it is missed, after these moves."""
    match = vl.position("raids", SEA).match(seed=1)
    attempt = Attempt(match, len(match.moments), reader)
    match.play(*moves)
    return task.done(attempt, len(moves)), task.missed(attempt)


OPEN, DONE, MISSED = (False, False), (True, False), (False, True)


def test_a_goal_is_what_the_reader_does_by_a_rule_since_the_task_began():
    sail = Task("Sail on.", "stow", "sail 11", goal="navigate.stop")
    assert judged(sail, "stow") == OPEN
    assert judged(sail, "stow", "sail 11") == DONE
    assert judged(sail, "stow", "sail 11", reader=1) == OPEN
    assert judged(Task("Take the tile.", "stow", goal="stow."), "discard") == DONE
    match = vl.position("raids", SEA).match(seed=1)
    match.play("stow", "sail 11")
    assert not sail.done(Attempt(match, len(match.moments), 0), 0)


def test_a_task_is_judged_when_anybody_has_done_something_by_a_rule():
    keep = Task("Stay where you are.", "stow", until="navigate.stop", goal=lambda table: table.where[0] < 8)
    assert judged(keep, "stow") == OPEN
    assert judged(keep, "stow", "sail 11") == MISSED
    next_one = Task("Be at sea.", "stow", "sail 11", where="space 11", until="turn.")
    assert judged(next_one, "stow", "sail 11") == DONE
    assert judged(next_one, "stow", "sail 12") == MISSED
    assert judged(next_one, "stow") == OPEN


def test_a_task_is_judged_when_others_are_to_play():
    far = Task("Sail far.", "stow", "sail 13", where="space 13", until="others")
    assert judged(far, "stow") == OPEN
    assert judged(far, "stow", "sail 13") == DONE
    assert judged(far, "stow", "sail 11") == MISSED


@pytest.mark.parametrize(
    ("where", "is_there"),
    [("space 7", True), ("crew 2", True), ("space 7, crew 2", True), ("space", True), ("pace 7", False)],
)
def test_where_a_reader_is_stands_in_the_line_of_the_position(where, is_there):
    match = vl.position("raids", SEA).match(seed=1)
    assert Attempt(match, 0, 0).stands(where) is is_there
    assert not Attempt(match, 0, 1).stands(where) or where == "space"


LAST = "voyage: 4\nroute: 19 rune\nA: space 19, crew 2, aboard hammer, coins 3\nB: home 1\nC: home 2"


def test_a_task_to_the_end_is_judged_there_and_its_worth_is_the_score():
    match = vl.position("raids", LAST).match(seed=1)
    home = Task("Come home.", "home", to_the_end=True, worth=Worth.score("glory", two=12, three=13))
    shown = Try(match, home)
    assert not home.is_played
    assert not shown.state["task"]["done"]
    shown.solve()
    assert shown.state["task"]["done"]
    assert shown.match.result.scores[0] == sum(points.points for points in shown.match.score(0)) == 13
    grade = shown.state["task"]["grade"]
    assert (grade["told"]["en"], grade["points"]) == ("★★★ Three stars ({points}: 13)", "glory")
    win = Task("Let B win.", "home", goal=lambda table: 1 in table.result.winners, to_the_end=True)
    attempt = Attempt(match, len(match.moments), 0)
    assert not win.missed(attempt)
    match.play("home")
    assert win.missed(attempt)


def test_a_score_is_worth_something_before_the_end():
    match = vl.position("raids", LAST).match(seed=1)
    assert Worth.score(two=1, three=2).of(match.table, 0) == sum(points.points for points in match.score(0)) > 0
    # A game may count points only at its end.
    over = vl.new("vikingar", players=2).table.clone()
    over.finish(vl.Result((3, 1), (0,)))
    assert [Worth.score(two=1, three=2).of(over, seat) for seat in (0, 1)] == [3, 1]


def test_a_teacher_can_let_it_be_solved():
    shown = Try(vl.position("raids", SEA).match(seed=1), *TASKS)
    shown.solve()
    assert shown.state["task"]["done"]


def test_axe_finds_nothing_serious(page, tmp_path):
    host = attempt(page, tmp_path)
    host.click("button:text-is('Give me a hint')")
    assert serious(page) == {}


SPACES = Worth("spaces", lambda table: table.where[0], two=12, three=14)
AWAY = Task("Sail as far as you can.", "stow", "sail 14", goal="navigate.stop", worth=SPACES)


def test_a_task_may_be_done_well_or_better_and_the_way_is_shown_to_who_found_one(page, tmp_path):
    host = attempt(page, tmp_path, AWAY)
    host.touch("place:0:1")
    assert page.locator("button:text-is('Show me the way')").count() == 0
    host.touch("space:12")
    assert host.text(".vl-question") == "★★☆ Two stars (spaces: 12)"
    assert host.said().endswith("★★☆ Two stars (spaces: 12)")
    assert host.text(".vl-hint") == "The best way known brings more (spaces: 14)."
    host.click("button:text-is('Show me the way')")
    assert page.locator(".vl-replayed .vl-replay").count() == 1
    assert page.locator("button[data-key=play-on]").count() == 0
    host.click("button:text-is('Back to the board')")
    host.click("button:text-is('Try again')")
    assert host.widget.match.moves == ()
    host.touch("place:0:1")
    host.touch("space:14")
    assert host.text(".vl-question") == "★★★ Three stars (spaces: 14)"
    assert host.text(".vl-hint") == "No better way is known."


def test_the_way_is_not_shown_before_one_was_found():
    with pytest.raises(Refused):
        Try(vl.position("raids", SEA).match(seed=1), AWAY)._do(inbound.Replay())


def test_the_way_that_its_author_gives_is_worth_three_stars():
    match = vl.position("raids", SEA).match(seed=1)
    meek = Task("Sail.", "stow", "sail 11", goal="navigate.stop", worth=SPACES)
    with pytest.raises(ValueError, match="brings 11, which isn't worth three stars"):
        Try(match, meek)
