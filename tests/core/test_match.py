"""A match: played, taken back, saved, found again; and the same whenever it should be."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys

import pytest

import vikinglab as vl
from vikinglab.core.engine.pool import Pool
from vikinglab.core.engine.position import write_position
from vikinglab.core.engine.table import Result
from vikinglab.core.match import load, stream
from vikinglab.core.show.stored import figure


def played(match: vl.Match, moves: int, seed: int = 1) -> vl.Match:
    """Return the match after some random moves."""
    rng = random.Random(seed)
    while match.result is None and moves:
        match.play(rng.choice(match.legal()))
        moves -= 1
    return match


def test_the_same_seed_gives_the_same_match():
    assert played(vl.new("raids", seed=7), 40).record == played(vl.new("raids", seed=7), 40).record
    assert played(vl.new("raids", seed=7), 40).record != played(vl.new("raids", seed=8), 40).record


def test_two_matches_played_in_turns_do_not_disturb_each_other():
    one, other = vl.new("raids", seed=7), vl.new("raids", seed=9)
    for _ in range(30):
        one.play(one.legal()[0])
        other.play(other.legal()[-1])
    alone = vl.new("raids", seed=7)
    for _ in range(30):
        alone.play(alone.legal()[0])
    assert one.table == alone.table
    assert one.record == alone.record


def test_global_random_numbers_have_no_part_in_a_match():
    quiet = played(vl.new("raids", seed=7), 60)
    stirred = vl.new("raids", seed=7)
    rng = random.Random(1)
    for _ in range(60):
        random.seed(random.random())
        stirred.play(rng.choice(stirred.legal()))
    assert stirred.record == quiet.record


@pytest.mark.parametrize("hash_seed", ["0", "1", "4711"])
def test_another_hash_seed_gives_the_same_match(hash_seed):
    code = (
        "import vikinglab as vl\nm = vl.new('raids', seed=7)\n"
        "while m.result is None: m.play(m.legal()[len(m.record) % len(m.legal())])\nprint(m.to_json().decode())"
    )
    env = {**os.environ, "PYTHONHASHSEED": hash_seed}
    found = subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, check=True, text=True)
    match = vl.new("raids", seed=7)
    while match.result is None:
        match.play(match.legal()[len(match.record) % len(match.legal())])
    assert found.stdout.strip() == match.to_json().decode()


def test_each_draw_of_a_stream_has_numbers_of_its_own():
    first = stream(7, "tiles", 0).random()
    assert first == stream(7, "tiles", 0).random()
    assert first not in (stream(7, "tiles", 1).random(), stream(7, "deck", 0).random(), stream(8, "tiles", 0).random())


def test_undo_and_redo_are_exact():
    match = vl.new("raids", players=3, seed=3)
    stops = [(match.table.clone(), match.record, len(match.moments))]
    for _ in range(80):
        match.play(match.legal()[0])
        stops.append((match.table.clone(), match.record, len(match.moments)))
    for table, line, moments in reversed(stops[:-1]):
        match.undo()
        assert (match.table, match.record, len(match.moments)) == (table, line, moments)
    for table, line, moments in stops[1:]:
        match.redo()
        assert (match.table, match.record, len(match.moments)) == (table, line, moments)


def test_the_same_move_after_undo_meets_the_same_chance():
    match = played(vl.new("raids", seed=5), 500)
    whole = match.record
    last_lap = next(number for number in range(len(whole), 0, -1) if whole[number - 1].startswith("~"))
    while len(match.record) > last_lap - 17:
        match.undo()
    before = len(match.record)
    match.play(whole[before])
    assert match.record == whole[: len(match.record)]


def test_another_move_after_undo_forgets_what_came_after():
    match = played(vl.new("raids", seed=5), 10)
    match.undo()
    other = match.legal()[-1]
    match.play(other)
    with pytest.raises(vl.Refused, match="no move to redo"):
        match.redo()


def test_nothing_to_undo_at_the_start():
    with pytest.raises(vl.Refused, match="no move to undo"):
        vl.new("raids").undo()


def test_a_refused_move_changes_nothing():
    match = played(vl.new("raids", seed=2), 9)
    before = (match.table.clone(), match.record, len(match.moments))
    with pytest.raises(vl.Refused) as refused:
        match.play("sail 99")
    assert (match.table, match.record, len(match.moments)) == before
    assert refused.value.rule == "setup.tiles"
    assert all(refused.value.text.values())


@pytest.mark.parametrize("moves", [0, 1, 37, 1000])
def test_saves_and_links_give_the_match_back(tmp_path, moves):
    match = played(vl.new("raids", players=2, seed=11, seats=["person", "greedy"]), moves)
    match.save(tmp_path / "match.json")
    for again in (vl.load(tmp_path / "match.json"), vl.load(match.to_json()), vl.load("http://x/y" + match.link())):
        assert again.table == match.table
        assert again.record == match.record
        assert again.seats == ("person", "greedy")
        assert [str(moment) for moment in again.moments] == [str(moment) for moment in match.moments]
        assert again.to_json() == match.to_json()


def test_a_loaded_match_goes_on_as_the_first_would():
    match = played(vl.new("raids", seed=4), 30)
    again = vl.load(match.to_json())
    assert played(again, 60, seed=2).record == played(match, 60, seed=2).record


def test_a_match_from_a_position_is_saved_with_it():
    text = "voyage: 1\nroute: 3 axe, 7 rune\nA: start 2, crew 1\nB: space 3, crew 1\nC: space 7"
    match = vl.position("raids", text).match(seed=5)
    match.play(match.legal()[0])
    again = vl.load(match.to_json())
    assert again.table == match.table


def test_a_link_that_would_be_too_long_says_so(monkeypatch):
    monkeypatch.setattr("vikinglab.core.save.LONGEST_LINK", 50)
    with pytest.raises(vl.Refused, match="Save it to a file"):
        vl.new("raids").link()


def test_past_positions_never_change():
    match = vl.new("raids", seed=6)
    kept = []
    while match.result is None:
        kept.append((match.table, match.table.to_json()))
        match.play(match.legal()[-1])
    for table, before in kept:
        assert table.to_json() == before
    for moment in match.moments:
        assert moment.table.story is None


def test_the_result_comes_at_the_end():
    match = vl.new("raids", players=3, seed=1)
    assert match.result is None
    played(match, 1000)
    assert max(match.result.scores) == match.result.scores[match.result.winners[0]]
    assert match.waiting is None
    assert match.legal() == []
    assert str(match.why_not("home")) == "You can’t choose this now. The match is over."


def test_notes_are_kept_by_copies_and_saves_and_change_nothing_that_may_be_played():
    match = vl.new("drakkar", players=2, seed=3)
    before = match.to_json()
    assert not load(before).notes
    legal, match.notes = match.legal(), True
    assert match.legal() == legal
    assert match.copy().notes
    assert load(match.to_json()).notes
    assert load(match.link()).notes
    match.notes = False
    assert match.to_json() == before, "a save says nothing of notes that aren't kept"


def test_with_notes_a_log_keeps_what_its_reader_may_have_forgotten():
    match = vl.position("drakkar", "emblems: e5 heart / A: e1 h6 / B: e9 h8 / turn: A").match(
        drawn=["2+4", "heart", "1+4"]
    )
    match.play("move e1 e5", "see", "pass", "move e9 e5", "take")
    looked = next(number for number, moment in enumerate(match.moments) if moment.rule == "look.secret")
    assert looked not in match.log(0)
    match.notes = True
    assert looked in match.log(0)
    assert looked not in match.log(1)


def test_a_match_that_begins_anew_keeps_its_seats_its_notes_and_what_chance_was_told():
    match = vl.position("drakkar", "emblems: e5 / A: e4 h6 / B: / turn: A").match(
        seed=1, seats=["person", "greedy"], drawn=["1+5"]
    )
    match.notes = True
    again = match.anew(2)
    assert (again.seed, again.seats, again.notes, again.undrawn) == (2, ("person", "greedy"), True, match.undrawn)
    assert again.record == match.at(0).record == ("~1+5",)


def test_where_memory_isnt_the_game_a_board_shows_the_same_without_notes():
    match = vl.new("raids", players=3, seed=1)
    played(match, 20)
    without = match.scene(0), match.log(0)
    match.notes = True
    assert (match.scene(0), match.log(0)) == without


def test_it_is_known_whose_each_move_was():
    match = vl.new("raids", players=3, seed=1)
    movers = []
    for _ in range(6):
        movers.append(match.waiting.seat)
        match.play(match.legal()[0])
    assert match.movers == tuple(movers)
    match.undo()
    assert match.movers == tuple(movers[:-1])


def test_why_not_answers_for_a_seat_and_says_whose_turn_it_is():
    match = vl.new("raids", players=3, seed=7)
    waiting = match.waiting.seat
    assert match.why_not("sail 6", seat=waiting) is None
    other = match.why_not("sail 6", seat=(waiting + 1) % 3)
    assert other.rule == "core:not-your-turn"
    assert str(other) == "It isn’t Green’s turn: Sky is to play."


def test_why_not_names_a_seat_that_nobody_has_by_its_number():
    match = vl.new("drakkar", players=4)
    assert match.why_not("place 99").rule == match.why_not("place 3").rule == "team.shields"


@pytest.mark.parametrize("line", ["riposte 3", "", "sail", "sail x", "нет", "a" * 500])
def test_why_not_answers_any_line_with_a_sentence(line):
    refusal = vl.new("raids", players=3, seed=7).why_not(line)
    assert refusal.rule == "core:not-a-move"
    assert all(refusal.text.values())


# ------------------------------------------------------------------------------------------------ Chosen outcomes

ROLLS = "emblems: e5, g7 crown / A: e3 h6 / B: a10 c9 / turn: A"


def test_chance_brings_what_was_chosen_in_any_order_of_dice_and_then_what_the_seed_says():
    position = vl.position("drakkar", ROLLS)
    match = position.match(seed=3, drawn=["5+2", "heart", "6+1"])
    assert match.record == ("~2+5",)
    match.play("move e3 e5", "see")
    assert match.record[-1] == "~heart"
    match.play("pass")
    assert match.record[-1] == "~1+6"
    match.play("pass")
    assert load(match.to_json()).table == match.table


def test_what_was_chosen_stays_so_after_undo_and_in_copies():
    match = vl.position("drakkar", ROLLS).match(drawn=["2+5", "6+1"])
    match.play("pass")
    kept = match.table
    match.undo()
    for again in (match, match.copy()):
        again.play("pass")
        assert again.table == kept


def test_an_outcome_that_cannot_be_is_refused_with_those_that_can_and_leaves_the_match_as_it_was():
    with pytest.raises(vl.Refused, match="“7\\+1” isn.t a possible outcome here. Possible: 1\\+1, .*, and 11 more"):
        vl.position("drakkar", ROLLS).match(drawn=["7+1"])
    match = vl.position("drakkar", ROLLS).match(drawn=["2+5", "star"])
    match.play("move e3 e5")
    line, moments = match.record, match.moments
    with pytest.raises(vl.Refused, match="“star” isn.t a possible outcome here. Possible: club, crown, .*[a-z]\\.$"):
        match.play("see")
    assert (match.record, match.moments) == (line, moments)
    match.play("leave")


def test_a_forged_outcome_is_refused_with_those_that_can_be():
    save = json.loads(vl.position("drakkar", ROLLS).match().to_json())
    with pytest.raises(
        vl.Refused, match="Entry 1 .*“~7”: that isn.t a possible outcome here. Possible: 1\\+1"
    ) as refused:
        vl.load(json.dumps({**save, "line": ["~7"]}).encode())
    assert "et 11 autres" in refused.value.text["fr"]


def test_outcomes_that_chance_has_not_brought_can_be_asked_for():
    match = vl.position("drakkar", ROLLS).match(drawn=["2+5", "heart", "6+1"])
    assert match.undrawn == ("heart", "6+1")
    assert repr(match) == "<match of drakkar, 2 seats, 1 entries, still to be drawn: heart, 6+1>"
    match.play("move e3 e5", "see")
    assert match.undrawn == ("6+1",)
    match.undo()
    assert match.undrawn == ("heart", "6+1")
    match.redo()
    match.play("pass")
    assert match.undrawn == ()
    assert repr(match) == "<match of drakkar, 2 seats, 6 entries>"


@pytest.mark.parametrize("drawn", ["2+5", [2, 5], [("2", "5")]])
def test_outcomes_are_chosen_as_a_list_of_texts(drawn):
    with pytest.raises(vl.Refused, match="a list of texts"):
        vl.position("drakkar", ROLLS).match(drawn=drawn)


# ------------------------------------------------------------------------------------------------ Choices, seats


def test_choices_are_the_lines_that_play_the_legal_actions():
    match = vl.new("raids", players=3, seed=7)
    assert match.choices() == [str(action) for action in match.legal()]
    for line, action in zip(match.choices(), match.legal(), strict=True):
        assert match.copy().play(line) == match.copy().play(action)


@pytest.mark.parametrize("seat", [7, 3, -1, "A", True, 1.0])
@pytest.mark.parametrize(
    "ask",
    [
        lambda match, seat: match.why_not("sail 6", seat=seat),
        lambda match, seat: match.why(0, seat),
        lambda match, seat: match.scene(seat),
        lambda match, seat: match.log(seat),
        lambda match, seat: match.score(seat),
        lambda match, seat: match.trace(seat),
    ],
)
def test_a_seat_that_no_match_has_is_refused(seat, ask):
    with pytest.raises(vl.Refused, match=f"no seat “{seat}” in this match. Its 3 seats are numbered from 0 to 2"):
        ask(vl.new("raids", players=3, seed=7), seat)


@pytest.mark.parametrize("line", ["", "fly", "sail", "sail 1 2", "sail x"])
def test_playing_a_line_that_no_move_has_and_asking_about_it_name_the_same_rule(line):
    match = vl.new("raids", players=3, seed=7)
    with pytest.raises(vl.Refused) as refused:
        match.play(line)
    refusal = match.why_not(line)
    assert (refusal.rule, refusal.text) == (refused.value.rule, refused.value.text)
    save = json.loads(match.to_json())
    with pytest.raises(vl.Refused) as refused:
        vl.load(json.dumps({**save, "line": [*save["line"], line]}).encode())
    assert refused.value.rule == refusal.rule == "core:not-a-move"


# ------------------------------------------------------------------------------------------------ Written positions


def test_a_position_in_which_chance_decides_is_not_written():
    match = vl.position("drakkar", ROLLS).match()
    table = match.game.setup(match.table.box, 2)
    table.settle()
    with pytest.raises(vl.Refused, match="Only a position in which a seat must decide, or the end of a match,"):
        write_position(match.game, table)


END = """
over: 4 0 0, wins A
voyage: 4
A: home 3, crew 1, aboard hammer, coins 3
B: home 1
C: home 2
"""


def test_a_finished_match_is_written_and_read_again():
    match = vl.position("raids", "voyage: 4 / A: space 19, aboard hammer, coins 3 / B: home 1 / C: home 2").match()
    match.play("home")
    again = vl.position("raids", match.written()).match()
    assert (again.result, again.table, again.written()) == (match.result, match.table, match.written())
    assert (again.legal(), again.choices(), again.waiting, again.moments) == ([], [], None, ())
    assert again.scene() == match.scene()
    assert [again.score(seat) for seat in range(3)] == [match.score(seat) for seat in range(3)]
    assert load(again.to_json()).result == match.result


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("over: 4 0 0, wins A", "over: 4 0 0", "“,” is expected"),
        ("over: 4 0 0, wins A", "over: 4 0 0, A", "“wins” is expected, not “A”"),
        ("over: 4 0 0, wins A", "over: 4 0, wins A", "a score is expected for each of the 3 seats"),
        ("over: 4 0 0, wins A", "over: 4 0 0, wins D", "a seat is expected, not “D”"),
        ("over: 4 0 0, wins A", "over: 4 3 0, wins A", "B scores 0 in this position, not 3"),
        ("C: home 2", "C: home 2\nsails: A", "Line 7 of the position: nothing is still to happen when a match is over"),
    ],
)
def test_an_end_that_cannot_be_is_refused(old, new, said):
    assert vl.position("raids", END).match().result == Result((4, 0, 0), (0,))
    with pytest.raises(vl.Refused, match=said):
        vl.position("raids", END.replace(old, new))


def test_an_end_has_nothing_more_to_draw():
    with pytest.raises(vl.Refused, match="The match is over, so chance can.t bring 2\\+5, rune any more"):
        vl.position("raids", END).match(drawn=["2+5", "rune"])


@pytest.mark.parametrize("slash", ["/", " /", "/ ", " / ", "/\n"])
def test_a_slash_before_a_line_needs_no_blanks(slash):
    text = slash.join(["route: 7 axe", "A: space 4", "B: space 7", "C: home 1"])
    assert len(vl.position("raids", text).match().written().splitlines()) == 4


def test_a_slash_within_a_word_separates_nothing():
    with pytest.raises(vl.Refused, match="Line 1 of the position: a tile is expected, not “axe/x”; did you mean “axe”"):
        vl.position("raids", "route: 7 axe/x / A: space 4 / B: space 7 / C: home 1")


def test_a_written_position_that_would_be_read_as_another_is_refused(monkeypatch):
    match = vl.position("raids", "villages: 20 1 / A: space 19 / B: home 1 / C: home 2").match()
    lines = match.game.lines
    monkeypatch.setattr(match.game, "lines", lambda table: [line for line in lines(table) if line.name != "villages"])
    with pytest.raises(vl.Refused, match="can.t be written: portions, reserve would be read as something else"):
        match.written()


def test_a_move_is_undoable_until_chance_decides_or_a_piece_is_seen():
    match = vl.position("drakkar", "emblems: e5 heart, f6 club / A: e1 h6 / B: b3 b5 / turn: A").match(drawn=["2+4"])
    assert not match.undoable, "nothing was played"
    match.play("move e1 e5")
    assert match.undoable
    match.play("see")
    assert not match.undoable, "the emblem was seen"
    match.undo()
    match.play("leave")
    assert match.undoable
    while len(match.moves) == 2 or not match.record[-1].startswith("~"):
        match.play(match.legal()[0])
    assert not match.undoable, "dice were rolled"


def test_a_move_that_shows_a_piece_is_not_undoable_even_where_nothing_is_drawn(monkeypatch):
    match = vl.position("drakkar", "emblems: e5 heart / A: e1 h6 / B: b3 b5 / turn: A").match(drawn=["2+4"])
    match.play("move e1 e5")
    assert match.undoable
    monkeypatch.setattr(type(match.table), "shows_more_than", lambda after, before: True)
    assert not match.undoable


def test_a_piece_that_one_seat_knew_and_all_now_see_is_learnt_too():
    before = Pool.of(["axe", "rune"])
    before.deal("space 1")
    before.look("space 1", "axe", [0])
    after = before.clone()
    after.show("space 1", "axe", 1)
    assert after.shows_more_than(before)
    assert not before.shows_more_than(before)


def seen_at_e5(symbol: str, turn: str) -> vl.Match:
    """Return a match on a board with notes in which A alone has seen an emblem at e5."""
    match = vl.position("drakkar", f"emblems: e5 {symbol} A / A: e4 h6 / B: g7 g8 / turn: {turn} / dice: 5 2").match()
    match.notes = True
    return match


def test_a_notebook_shows_the_board_of_the_seat_to_play_and_nothing_that_it_can_not_know():
    def shown(symbol: str, turn: str) -> str:
        return seen_at_e5(symbol, turn)._repr_mimebundle_()["text/html"]

    assert shown("heart", "A") != shown("spade", "A")
    assert shown("heart", "B") == shown("spade", "B")
    match = seen_at_e5("heart", "B")
    assert shown("heart", "B") == figure(match.scene(1), str(match.question))
