"""A board’s answers to the messages of a page, and what it shows then: without a page."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from vikinglab_widgets import Board, Task, Try, changes
from vikinglab_widgets import board as boards
from vikinglab_widgets.state import LOG, RECENT, changed_by, changed_last, example_message, reason_message, state

import vikinglab as vl
from vikinglab.bots import PERSON
from vikinglab.core.match import LINK
from vikinglab.core.teach.coach import MOST, WHILE

SAILING = """
voyage: 2
route: 6 rune, 7 axe, 9 rune, 12 fur, 13 encounter
A: space 3, crew 2, aboard axe wood
B: space 7, crew 1
C: space 9, crew 1
"""
STOWING = """
route: 7 axe, 8 sail, 9 hammer, 11 wood, 12 pig, 13 sail, 14 rune
A: space 7, crew 2
B: space 8, crew 1
C: space 9, crew 1
"""
EMBLEM = "emblems: e5 heart / A: e1 h6 / B: e13 h8 / turn: A"
OTHER_TASK = "The match saved in this browser belongs to another task"

Told = list[dict[str, Any]]


def told_by(widget: Board) -> Told:
    """Return the list in which a board notes from now on what it would send to its page."""
    told: Told = []
    widget.send = lambda message, *_: told.append(message)
    return told


def answers(widget: Board, **message: Any) -> dict[str, dict[str, Any]]:
    """Return the answers of a board to a message, by kind."""
    told = told_by(widget)
    if threading.current_thread() is threading.main_thread():
        # Here the loop of a browser may run, and bots would wait for it.
        with ThreadPoolExecutor(1) as thread:
            thread.submit(widget._hear, widget, message, []).result()
    else:
        widget._hear(widget, message, [])
    return {each["say"]: each for each in told}


def refusal(widget: Board, **message: Any) -> str:
    """Return the sentence by which a board refuses a message."""
    return str(answers(widget, **message)["refused"]["text"]["en"])


def apart(work: Coroutine[Any, Any, Any]) -> Any:
    """Run something in a thread of its own: in this one the loop of a browser may run."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


@cache
def ended() -> vl.Match:
    """Return a short match that is over."""
    match, rng = vl.new("raids", players=2, seed=2), Random(2)
    while match.waiting:
        match.play(rng.choice(match.legal()))
    return match


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets bots wait for ever."""
    monkeypatch.setattr(Board, "_think", lambda self: None)


# ------------------------------------------------------------------------------------------------ Who is asked


def test_while_a_bot_is_to_play_nothing_of_its_turn_is_given_away(patient):
    board = Board(vl.position("raids", SAILING).match(seed=1, seats=["greedy", PERSON, PERSON]))
    answers(board, do="coach", known=[])
    assert (board.state["choices"], board.state["refused"], board.state["coach"]) == ([], [], None)
    assert board.state["viewer"] == 1
    assert answers(board, do="why", path=["space:15"]) == {}
    assert answers(board, do="name", path=["space:12"]) == {}
    assert refusal(board, do="play", line="sail 12") == "It isn’t your turn."
    assert board.match.ply == 0


def test_whoever_is_asked_is_told_why_not_and_what_each_thing_would_do():
    board = Board(vl.position("raids", SAILING).match(seed=1))
    why = answers(board, do="why", path=["space:15"])["why"]
    assert why["text"]["en"].startswith("You can’t stop at a village")
    assert (why["path"], why["moment"]) == (["space:15"], None)
    named = answers(board, do="name", path=["space:12"])["named"]
    assert (list(named["words"]), named["number"]) == (["sail 12"], board.state["number"])


@pytest.mark.parametrize("game", vl.games())
def test_nothing_that_can_be_chosen_is_said_to_be_refused(game, monkeypatch):
    """Where nothing is drawn, each choice and each refusal is told by itself."""
    match, rng = vl.new(game, players=2, seed=1), Random(1)
    known = type(match).scene
    monkeypatch.setattr(type(match), "scene", lambda self, seat: msgspec.structs.replace(known(self, seat), marks=[]))
    while match.waiting and match.ply < 40:
        shown = state(match, match.waiting.seat, asked=True)
        chosen = {choice["path"][0] for choice in shown["choices"]}
        refused = [choice["path"][0] for choice in shown["refused"]]
        assert not chosen & set(refused)
        assert len(refused) == len(set(refused)), "one reason for each thing"
        match.play(rng.choice(match.legal()))


def test_while_a_bot_plays_a_board_stays_with_the_person_who_played_last(patient):
    text = "voyage: 2 / route: 7 axe, 9 rune, 12 fur / A: space 9, crew 1 / B: space 3, crew 2 / C: space 7, crew 1"
    board = Board(vl.position("raids", text).match(seed=1, seats=[PERSON, PERSON, "greedy"]))
    assert board.state["viewer"] == 1
    answers(board, do="play", line="sail 12")
    assert (board.match.waiting.seat, board.state["viewer"]) == (2, 1)


@pytest.mark.parametrize("text", [EMBLEM, "emblems: e5 heart, f9 / A: e1 h6 / B: e9 h8 / turn: A"])
def test_a_reason_is_that_of_the_whole_path(text):
    match = vl.position("drakkar", text).match(drawn=["2+4"])
    reasons = {match.waiting.path(match.table, action): rule for action, rule in match.table.refusals()}
    assert len({rule for path, rule in reasons.items() if path[0] == "square:e1"}) > 1
    for path, rule in reasons.items():
        assert reason_message(match, path)["rule"] == rule


@pytest.mark.parametrize("game", ["raids", "drakkar"])
def test_an_example_ends_with_what_it_shows(game):
    played = vl.games()[game]
    shown = [example for example in played.examples(played.usual_box()).values() if example.moments]
    for example in shown:
        assert example_message(example)["trace"]["frames"][-1]["rule"] == example.moments[-1].rule


# ------------------------------------------------------------------------------------------------ The coach


def test_the_coach_explains_a_rule_once_whoever_explained_it():
    board = Board(vl.position("raids", SAILING).match(seed=1))
    answers(board, do="coach", known=[])
    first = board.state["coach"]["rule"]
    answers(board, do="explained", rule=first)
    board._show()
    assert board.state["coach"] is None, "one rule a decision"
    answers(board, do="play", line="sail 12")
    assert board.state["coach"]["rule"] != first


def test_a_reader_who_plays_on_has_read_what_was_explained():
    board, told = Board(vl.position("raids", SAILING).match(seed=1)), []
    answers(board, do="coach", known=[])
    while board.match.waiting and board.match.ply < 8:
        told += [board.state["coach"]["rule"]] if board.state["coach"] else []
        answers(board, do="play", line=board.match.choices()[0])
    assert len(told) > 2
    assert len(set(told)) == len(told)


def test_the_coach_is_switched_off_and_keeps_to_its_pace():
    board = Board(vl.position("raids", SAILING).match(seed=1))
    answers(board, do="coach", known=[], ago=[10] * MOST)
    assert board.state["coach"] is None
    answers(board, do="coach", known=[], ago=[WHILE + 100] * MOST)
    assert board.state["coach"] is not None
    answers(board, do="coach", known=None)
    assert board.state["coach"] is None


# ------------------------------------------------------------------------------------------------ What may be known


def test_a_moment_that_only_another_seat_knows_points_at_nothing():
    match = vl.new("raids", players=3, seed=7)
    match.play("sail 6")
    last = len(match.moments) - 1
    assert changed_by(match, last, 0) == changed_by(match, last, 1) == ["harbour", "space:3", "ship:1"]
    match._told[last] = msgspec.structs.replace(match._told[last], seats=(1,))
    assert (changed_by(match, last, 0), changed_by(match, last, 1)) == ([], ["harbour", "space:3", "ship:1"])
    for number in (0, last + 1):
        assert changed_by(match, number, 1) == []


def test_what_moved_a_piece_is_the_latest_that_did():
    match = vl.new("raids", players=3, seed=7)
    match.play("sail 4", "cede", "sail 9")
    moves = [number for number in range(len(match.moments)) if "ship:1" in changed_by(match, number, 0)]
    assert len(moves) > 1
    assert changed_last(match, "ship:1", 0) == moves[-1]


def test_what_moved_a_piece_before_ones_own_last_move_is_no_news():
    match = vl.position("raids", SAILING).match(seed=1)
    match.play("sail 12")
    found = changed_last(match, "ship:0", 1)
    assert found is not None
    while 1 not in match.movers:
        match.play(match.legal()[0])
    assert changed_last(match, "ship:0", 1) is None
    assert changed_last(match, "ship:0", 0) == found


def test_only_the_latest_moments_are_searched_for_what_moved_a_piece(monkeypatch):
    searched: list[int] = []
    monkeypatch.setattr("vikinglab_widgets.state.changed_by", lambda match, number, seat: searched.append(number) or [])
    match, rng = vl.new("raids", players=2, seed=0), Random(0)
    other = 1 - match.waiting.seat
    while other not in match.movers:
        match.play(rng.choice(match.legal()))
    match.undo()
    assert len(match.log(other)) > RECENT
    assert changed_last(match, "nothing", other) is None
    assert searched == match.log(other)[: -RECENT - 1 : -1]


@pytest.mark.parametrize("seat", [0, 1])
def test_two_persons_look_away_from_what_only_one_may_see(seat):
    match = vl.position("drakkar", EMBLEM).match(drawn=["2+4"])
    assert not Board(match.copy()).state["shared"]
    match.play("move e1 e5", "see")
    assert Board(match.copy()).state["shared"]
    seats = [PERSON, PERSON]
    seats[seat] = "greedy"
    alone = vl.position("drakkar", EMBLEM).match(drawn=["2+4"], seats=seats)
    shown = Board(alone)
    shown._stop_thinking()
    assert not shown.state["shared"]


def test_persons_look_away_as_long_as_the_log_tells_what_only_one_has_seen():
    match = vl.position("drakkar", "emblems: e5 heart / A: e1 h6 / B: e9 h8 / turn: A").match(
        drawn=["2+4", "heart", "1+4"]
    )
    match.play("move e1 e5", "see", "pass", "move e9 e5", "take")
    assert match.table.view(0) == match.table.view(1), "all see the board alike again"
    assert Board(match).state["shared"]


def test_only_what_the_log_tells_has_a_reason():
    match = vl.position("drakkar", EMBLEM).match(seats=[PERSON, PERSON], drawn=["2+4"])
    match.play("move e1 e5", "see")
    board = Board(match)
    secret = next(number for number, moment in enumerate(match.moments) if moment.rule == "look.secret")
    assert "because" in answers(board, do="because", moment=secret)
    board._viewer = 1
    for number in (secret, len(match.moments), 2**31 - 1):
        assert refusal(board, do="because", moment=number).startswith("Nothing with the number")


@pytest.mark.parametrize("ply", [0, 5])
def test_the_log_is_that_of_the_match_whatever_was_shown_before(ply):
    board = Board(vl.position("raids", SAILING).match(seed=1))
    answers(board, do="play", line="sail 12")
    answers(board, do="undo")
    answers(board, do="play", line="sail 9")
    assert board.state["log"] == Board(board.match.copy()).state["log"]
    board.show(ended().at(ply))
    assert board.state["log"] == Board(ended().at(ply)).state["log"]


def test_a_reader_switches_notes_on_and_off():
    board = Board(vl.position("drakkar", EMBLEM).match(drawn=["2+4"]))
    for on in (True, False):
        answers(board, do="notes", on=on)
        assert (board.match.notes, board.state["notes"]) == (on, on)


# ------------------------------------------------------------------------------------------------ Undo, another match


def test_undo_is_all_of_it_or_nothing(patient):
    """A bot’s move could be taken back, but not the person’s before it: the bot would only play again."""
    match = vl.position("drakkar", "emblems: e5 heart / A: e1 h6 / B: e13 h8 / turn: A").match(
        seats=[PERSON, "greedy"], drawn=["2+4", "1+2"]
    )
    match.play("move e1 e3", "pass")
    while match.waiting.seat == 0:
        match.play(match.legal()[-1])
    board = Board(match)
    lines = [line for line in match.choices() if line.startswith("move")]
    match.play(lines[0])
    assert match.undoable
    assert match.seats[match.waiting.seat] != PERSON
    before = match.ply
    assert refusal(board, do="undo").startswith("You can’t undo this: you have seen dice")
    assert match.ply == before
    assert not match.can_redo


def test_a_match_goes_on_where_a_person_is_asked_after_undo(patient):
    match = vl.position("raids", SAILING).match(seed=1, seats=[PERSON, "greedy", "greedy"])
    board = Board(match, free_undo=True)
    answers(board, do="play", line="sail 12")
    board._move_others()
    answers(board, do="undo")
    assert (match.ply, match.waiting.seat) == (0, 0)
    assert board.state["can"] == {"undo": False, "redo": True, "freely": True}


def test_after_undo_no_bot_moves_for_the_person_who_is_asked():
    async def undo_at_once() -> vl.Match:
        match = vl.position("raids", SAILING).match(seed=1, seats=[PERSON, "greedy", "greedy"])
        board = Board(match, free_undo=True, pause=0.02)
        told_by(board)
        board._hear(board, {"do": "play", "line": "sail 12"}, [])
        board._hear(board, {"do": "undo"}, [])
        await asyncio.sleep(0.2)
        return board.match

    match = apart(undo_at_once())
    assert (match.ply, match.undone) == (0, "sail 12")


def test_bots_pause_as_long_as_a_board_says():
    async def played() -> int:
        match = vl.position("raids", SAILING).match(seed=1, seats=["greedy"] * 3)
        board = Board(match, pause=0)
        told_by(board)
        await asyncio.sleep(0.3)
        board._stop_thinking()
        return board.match.ply

    assert apart(played()) > 1


def test_a_match_says_of_its_rulings_once_when_it_is_opened():
    opened = vl.new("raids", seed=9, rulings={"setup.reserve": "limited"})
    board = Board(vl.new("raids", seed=1))
    assert answers(board, do="load", data=opened.link())["told"]["text"]["en"].startswith(
        "This match keeps the options"
    )
    assert "told" not in answers(board, do="play", line=board.match.choices()[0])


OWN = 'like = "standard"\n[ship]\nplaces = { value = 6, source = "house" }\n'


def test_the_offer_for_a_new_match_follows_the_box_of_the_present_one(tmp_path):
    (tmp_path / "own.toml").write_text(OWN)
    board = Board(vl.new("raids", players=3, seed=1))
    offered: list[Any] = []
    board.observe(lambda change: offered.append(change.new), "setup")
    board._offer = lambda: {"game": str(board.match.table.box.own_content is not None)}
    board.show(vl.new("raids", players=3, seed=2))
    assert offered in ([], [{"game": "False"}])
    offered.clear()
    board.show(vl.new("raids", players=3, seed=2, content=tmp_path / "own.toml"))
    assert offered == [{"game": "True"}]


def test_from_a_short_match_a_whole_one_is_offered():
    short = Board(vl.new("midgard", players=2, seed=1, options={"short": True}))
    whole = Board(vl.new("midgard", players=2, seed=1))
    assert [each["players"] for each in short.setup["editions"]] == [
        each["players"] for each in whole.setup["editions"]
    ]
    assert short.setup["editions"][0]["short"] == [2]


def test_a_review_ends_with_the_match_that_it_is_about(monkeypatch):
    monkeypatch.setattr(boards, "SLICE", 0)

    async def begin_another() -> list[str]:
        board = Board(ended().copy())
        told = told_by(board)
        board._hear(board, {"do": "replay"}, [])
        await asyncio.sleep(0.01)
        board._hear(board, {"do": "new", "seed": 1, "players": 3, "seats": [PERSON] * 3}, [])
        told.clear()
        assert board._thinking is None
        left = asyncio.all_tasks() - {asyncio.current_task()}
        await asyncio.wait_for(asyncio.gather(*left, return_exceptions=True), 60)
        return [each["say"] for each in told]

    assert apart(begin_another()) == []


def test_a_match_that_is_not_over_is_not_walked_through():
    assert answers(Board(ended().at(3)), do="replay") == {}
    assert list(answers(Board(ended().copy()), do="replay")) == ["replay", "course"]


def test_what_decided_is_looked_for_while_nobody_waits():
    """The result is shown first; and the replay goes on from the chances that are known."""
    match = ended()
    board = Board(match.at(match.ply - 1))

    async def end() -> list[str]:
        told = told_by(board)
        board.play(match.moves[-1])
        assert [each["say"] for each in told] == ["changed"]
        while not board._chances_of(board.match):
            await asyncio.sleep(0.01)
        known = dict(board._chances_of(board.match))
        board._hear(board, {"do": "replay"}, [])
        assert board._chances_of(board.match).items() >= known.items()
        await asyncio.wait_for(board._thinking, 60)
        return [each["say"] for each in told]

    assert apart(end()) == ["changed", "replay", "course"]


def test_another_match_is_of_the_edition_the_content_and_the_bots_that_were_asked_for(patient):
    board = Board(vl.new("vikingar", players=2, seed=1, edition="kickstarter"))
    board.match.notes = True
    answers(board, do="new", seed=5, players=3, seats=[PERSON, "greedy", PERSON])
    made = board.match
    assert (made.seed, made.table.players, made.seats) == (5, 3, (PERSON, "greedy", PERSON))
    assert (made.table.box.edition, made.notes, made.ply) == ("kickstarter", True, 0)
    answers(board, do="new", seed=6, players=2, seats=[PERSON] * 2, edition="first")
    assert board.match.table.box.edition == "first"
    assert board.setup["game"] == "vikingar"
    for wrong in ({"seats": ["root", PERSON]}, {"seats": [PERSON]}, {"edition": "none"}, {"players": 9}):
        assert refusal(board, **({"do": "new", "seed": 7, "players": 2, "seats": [PERSON] * 2} | wrong))
        assert board.match.seed == 6


def test_a_reader_of_a_board_without_a_match_gets_one_against_bots(patient):
    board = Board(game="raids", name="raids/play")
    assert board.match.seats[0] == PERSON
    assert set(board.match.seats[1:]) == {"beginner"}
    assert (board.setup["given"], Board(vl.new("raids")).setup["given"]) == (False, True)


# ------------------------------------------------------------------------------------------------ Saves and links


@pytest.mark.parametrize("address", ["", "https://example.org/voila/render/raids/play.ipynb"])
def test_a_link_is_opened_with_and_without_its_address(address):
    match = vl.new("raids", players=3, seed=9)
    match.play(match.legal()[0])
    board = Board(vl.new("raids", seed=1))
    assert "refused" not in answers(board, do="load", data=address + match.link())
    assert board.match.record == match.record
    assert answers(board, do="link")["link"]["link"] == match.link()


def test_what_names_a_link_far_inside_is_no_link():
    """A large save is not searched for one."""
    board = Board(vl.new("raids", seed=1))
    said = refusal(board, do="load", data="x" * 10_000 + vl.new("raids", seed=9).link())
    assert said.startswith("This isn’t a saved match")


def test_a_match_of_another_game_is_refused_and_whatever_is_refused_changes_nothing():
    board = Board(vl.new("raids", seed=1))
    table = board.match.table
    assert refusal(board, do="load", data=vl.new("drakkar", seed=2).to_json().decode()).startswith(
        "This is a match of another game"
    )
    assert refusal(board, do="load", data=f"{LINK}abcdef")
    assert board.match.table is table
    kept = answers(board, do="load", data="{}", source="browser")["refused"]
    assert kept["source"] == "browser"
    assert answers(board, do="load", data="{}")["refused"]["source"] == "file"


def spliced(before: str, change: dict[str, Any]) -> str:
    """Return a save as a page puts it together: it counts by sixteen bits, as JavaScript does."""
    kept = before.encode("utf-16-le")
    return (kept[: 2 * change["start"]] + change["new"].encode("utf-16-le") + kept[2 * change["end"] :]).decode(
        "utf-16-le"
    )


@pytest.mark.parametrize("name", ["axe", "épée", "\N{DRAGON FACE}", "\N{DRAGON FACE}\N{DRAGON FACE}é"])
def test_a_save_is_put_together_again_whatever_its_content_is_called(name):
    for before, now in ((f"{name} sail 1", f"{name} sail 1 sail 2"), (f"a{name}b", f"a{name}{name}b"), (name, "")):
        assert spliced(before, changes._spliced(before, now)) == now
        assert spliced(now, changes._spliced(now, before)) == before


def test_of_a_long_save_only_what_is_new_is_sent():
    assert changes._spliced('["a","b"]', '["a","b","c"]') == {"start": 8, "end": 8, "new": ',"c"'}


def test_a_log_holds_its_latest_entries_and_a_change_those_that_are_new():
    match = ended()
    shown = state(match, 0, asked=False)
    assert len(shown["log"]) == LOG
    assert [entry["number"] for entry in shown["log"]] == match.log(0)[-LOG:]
    before = shown["log"][:10]
    assert changes._grown(before, shown["log"][3:12]) == {"start": 3, "end": 10, "new": shown["log"][10:12]}
    assert changes._grown(before, shown["log"][20:22]) == {"start": 10, "end": 10, "new": shown["log"][20:22]}


# ------------------------------------------------------------------------------------------------ Tasks


def attempt(*tasks: Task) -> Try:
    return Try(vl.position("raids", STOWING).match(seed=1), *tasks, name="t/1")


TASKS = Task("Take the axe aboard.", "stow"), Task("Sail to the wood.", "sail 11")


@pytest.mark.parametrize("line", [["discard"], ["stow", "sail 12"]])
def test_a_kept_match_that_went_another_way_is_left_and_the_board_plays_on(line):
    board, other = attempt(*TASKS), vl.position("raids", STOWING).match(seed=1)
    other.play(*line)
    assert refusal(board, do="load", data=other.to_json().decode(), source="browser").startswith(OTHER_TASK)
    assert "changed" in answers(board, do="play", line="stow")
    assert board.match.moves == ("stow",)


@pytest.mark.parametrize("change", [{"seed": 2}, {"seats": [PERSON, "greedy", PERSON]}])
def test_a_kept_match_that_began_otherwise_is_left(change):
    board = attempt(*TASKS)
    other = vl.position("raids", STOWING).match(**({"seed": 1} | change))
    assert refusal(board, do="load", data=other.to_json().decode(), source="browser").startswith(OTHER_TASK)
    assert board.match.seats == (PERSON,) * 3


def test_a_kept_match_goes_on():
    board, mine = attempt(*TASKS), vl.position("raids", STOWING).match(seed=1)
    mine.play("stow")
    assert "refused" not in answers(board, do="load", data=mine.to_json().decode(), source="browser")
    assert board.state["task"]["number"] == 2


def test_a_move_that_was_shown_for_one_task_is_not_for_the_next():
    board = attempt(*TASKS)
    for _ in range(2):
        answers(board, do="hint")
    assert board.state["task"]["hint"]["path"]
    answers(board, do="play", line="stow")
    assert board.state["task"]["hint"] == {"words": None, "path": []}


def test_a_move_that_cannot_be_played_any_more_is_no_hint():
    match = vl.position("drakkar", "emblems: f9, d8 / A: e1 h6 / B: e13 h8 / dice: 2 4").match()
    way = ("move e1 e3", "move h6 l6")
    board = Try(match, Task("Use both dice.", *way, goal=lambda table: table.waiting.seat == 1, hint="Both."))
    answers(board, do="play", line="move e1 e5")
    for _ in range(2):
        answers(board, do="hint")
    assert board.state["task"]["hint"] == {"words": "Both.", "path": []}


def test_a_hint_of_a_task_goes_with_it():
    board = attempt(Task("Take it.", "stow", hint="Five places."), Task("Sail.", "sail 11", hint="Eleven."))
    answers(board, do="hint")
    assert board.state["task"]["hint"]["words"] == "Five places."
    answers(board, do="play", line="stow")
    assert board.state["task"]["hint"]["words"] is None
    answers(board, do="hint")
    answers(board, do="restart")
    assert board.state["task"]["hint"]["words"] is None


def test_a_task_is_left_for_no_other_match_and_shows_no_way_before_it_is_done():
    board = attempt(*TASKS)
    for message in ({"do": "new", "seed": 1, "players": 3, "seats": [PERSON] * 3}, {"do": "from", "ply": 0}):
        assert refusal(board, **message).startswith(OTHER_TASK)
    assert refusal(board, do="replay").startswith(OTHER_TASK)
    answers(board, do="play", line="stow")
    assert refusal(board, do="play", line="sail 12") == "You could, but not in this task: read what it asks for."
    answers(board, do="play", line="sail 11")
    assert board.state["task"]["done"]
    assert refusal(board, do="play", line=board.match.choices()[0]) == "It isn’t your turn."
    assert list(answers(board, do="replay")) == ["replay"]


def test_what_others_did_by_the_script_is_no_part_of_the_next_task():
    script = Task("Sail to the wood.", "sail 11", then=("stow", "sail 12", "stow", "sail 14"))
    board = attempt(TASKS[0], script, Task("Play on, until a ship stops.", "stow", "sail 13", until="navigate.stop"))
    for line in ("stow", "sail 11"):
        answers(board, do="play", line=line)
    while board._others_turn():
        board._move_others()
    answers(board, do="play", line="stow")
    assert not board.state["task"]["done"]
    answers(board, do="play", line="sail 13")
    assert board.state["task"]["done"]


def test_a_task_that_is_missed_asks_and_refuses_nothing_more():
    task = Task("End on the wood.", "stow", "sail 11", goal=lambda table: table.where[0] == 11, until="others")
    board = attempt(task)
    for line in ("stow", "sail 12"):
        answers(board, do="play", line=line)
    assert board.state["task"]["missed"]
    assert (board.state["choices"], board.state["viewer"]) == ([], 0)
    assert answers(board, do="why", path=["space:10"])["why"]["text"] is None
    assert refusal(board, do="play", line=board.match.choices()[0]) == "It isn’t your turn."


def test_moves_before_the_tasks_are_not_the_readers_to_undo():
    match = vl.position("raids", STOWING).match(seed=1)
    match.play("stow")
    board = Try(match, Task("Sail to the wood.", "sail 11"))
    assert board.state["can"] == {"undo": False, "redo": False}
    answers(board, do="undo")
    assert board.match.moves == ("stow",)
    answers(board, do="play", line="sail 11")
    assert board.state["can"]["undo"]
    answers(board, do="undo")
    assert board.match.moves == ("stow",)
