"""Whatever comes from outside: taken if the rules allow it, else refused in one sentence, and nothing is disturbed."""

from __future__ import annotations

import base64
import json
import tracemalloc
import zlib

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

import vikinglab as vl
from vikinglab.core.engine import notation
from vikinglab.core.match import LARGEST_SAVE, LINK
from vikinglab.core.words.refusal import Refused

GAMES = sorted(vl.games())
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=12), inner, max_size=4),
    max_leaves=12,
)
POSITION = """
voyage: 2
arrivals: order, runes, ports, sails
route: 4 monster-4, 6 rune, 7 axe, 9 port, 12 encounter 1
A: space 3, crew 4, aboard axe axe wood, beside rune, coins 6 3
B: space 7, crew 2
C: home 1
"""


def played() -> vl.Match:
    """Return a match of some moves, with undo behind it."""
    match = vl.new("raids", players=3, seed=3)
    for _ in range(25):
        match.play(match.legal()[0])
    return match


MATCH = played()
SAVE = json.loads(MATCH.to_json())


def takes_or_refuses(action, *arguments):
    """Call something with what a stranger sent: nothing but ``Refused`` comes out, with a sentence in each language."""
    try:
        return action(*arguments)
    except Refused as refused:
        assert set(refused.text) == {"en", "fr"}
        for text in refused.text.values():
            assert 10 < len(text) < 1500
        return None


def load(save) -> object:
    data = json.dumps(save).encode()
    match = takes_or_refuses(vl.load, data)
    linked = LINK + base64.urlsafe_b64encode(zlib.compress(data)).decode().rstrip("=")
    again = takes_or_refuses(vl.load, linked)
    assert (match is None) == (again is None)
    return match


@given(st.binary(max_size=300))
@example(b"")
@example(b"\xff\xfe")
@example(b"[" * 100_000)
@example(b'{"vikinglab": 1}')
def test_any_bytes_as_a_save(data):
    assert takes_or_refuses(vl.load, data) is None


@given(JSON)
def test_any_json_as_a_save(value):
    assert load(value) is None


@settings(suppress_health_check=[HealthCheck.too_slow], max_examples=200)
@given(st.sampled_from(sorted(SAVE)), JSON)
@example("line", ["~4"] * 60_000)
@example("line", ["sail 3"])
@example("line", [*SAVE["line"], "sail 3", "sail 3"])
@example("line", ["~" + "x" * 100_000])
@example("seed", -1)
@example("seed", 2**64)
@example("start", 99)
@example("start", True)
@example("start", "A: space 3")
@example("seats", ["x" * 10_000] * 3)
@example("rulings", {"catch-up.last-ship": "never"})
@example("rulings", {"combat.riposte": "x"})
@example("options", {"x": 1})
@example("own_content", "voyages = 3")
@example("content", "0" * 16)
@example("game", "../../x")
@example("edition", "../rules")
def test_any_field_of_a_save_replaced(field, value):
    load({**SAVE, field: value})


@settings(max_examples=150)
@given(st.data())
def test_any_entry_of_the_line_replaced(data):
    line = list(SAVE["line"])
    at = data.draw(st.integers(0, len(line) - 1))
    line[at] = data.draw(st.sampled_from(line) | st.text(max_size=30) | st.just("home") | st.just("sail 21"))
    load({**SAVE, "line": line})


@settings(max_examples=100)
@given(st.integers(0, len(SAVE["line"])), st.integers(0, len(SAVE["line"])))
def test_lines_cut_out_of_lines(start, stop):
    match = load({**SAVE, "line": SAVE["line"][start:stop]})
    assert match is not None or start


@given(st.integers(0, len(MATCH.to_json())))
def test_saves_cut_short(length):
    data = MATCH.to_json()
    assert (takes_or_refuses(vl.load, data[:length]) is None) == (length < len(data))


@given(st.integers(0, len(MATCH.link()) - 1), st.characters())
def test_links_with_a_wrong_letter(at, letter):
    link = MATCH.link()
    takes_or_refuses(vl.load, LINK + (link[:at] + letter + link[at + 1 :]).removeprefix(LINK))


@given(st.text(max_size=60))
@example("A" * 3)
def test_any_text_as_a_link(text):
    assert takes_or_refuses(vl.load, LINK + text) is None


def test_a_link_that_unpacks_to_far_too_much_is_not_unpacked():
    bomb = base64.urlsafe_b64encode(zlib.compress(b" " * (LARGEST_SAVE * 50), 9)).decode()
    with pytest.raises(Refused, match="too large"):
        vl.load(LINK + bomb)


@pytest.mark.parametrize("sign", [b" ", b"["])
def test_a_short_link_takes_no_more_memory_than_a_save(sign):
    bomb = base64.urlsafe_b64encode(zlib.compress(sign * (LARGEST_SAVE * 50), 9)).decode()
    tracemalloc.start()
    try:
        with pytest.raises(Refused, match="too large"):
            vl.load(LINK + bomb)
        assert tracemalloc.get_traced_memory()[1] < 5 * LARGEST_SAVE
    finally:
        tracemalloc.stop()


def test_a_save_says_where_it_is_wrong():
    cases = [
        ({**SAVE, "seed": "seven"}, "at seed, `?int`? is expected, not `?str`?"),
        ({key: value for key, value in SAVE.items() if key != "line"}, "“line” is missing"),
        ({**SAVE, "vikinglab": 99}, "format is 99; this version reads 1, 2"),
        ({**SAVE, "content": "0" * 16}, "figures differ"),
        ({**SAVE, "extra": 1}, "“extra” isn.t known"),
    ]
    for save, sentence in cases:
        with pytest.raises(Refused, match=sentence):
            vl.load(json.dumps(save).encode())


def test_a_forged_move_is_refused_with_its_number_and_its_rule():
    moves = [number for number, entry in enumerate(SAVE["line"]) if entry.startswith("sail")]
    line = list(SAVE["line"])
    line[moves[1]] = "sail 5"
    with pytest.raises(Refused, match=rf"Entry {moves[1] + 1} of the match, “sail 5”: .*village") as refused:
        vl.load(json.dumps({**SAVE, "line": line}).encode())
    assert refused.value.rule == "navigate.passage"


def test_a_forged_outcome_is_refused():
    line = ["~zeppelin", *SAVE["line"][1:]]
    with pytest.raises(Refused, match="Entry 1 of the match, “~zeppelin”: that isn.t a possible outcome here"):
        vl.load(json.dumps({**SAVE, "line": line}).encode())


@settings(max_examples=300)
@given(st.text(max_size=100))
@example("sail 3 4")
@example("sail")
@example("sail -1")
@example("sail 1e3")
@example("sail 03")
@example("sail " + "9" * 5000)
@example("sail " + "9" * 70)
@example("replace axe")
@example("sail ３")
def test_any_line_as_a_move(line):
    kept = MATCH.table.to_json()
    takes_or_refuses(MATCH.why_not, line)
    takes_or_refuses(notation.read, line, MATCH.game.actions)
    assert MATCH.table.to_json() == kept


@pytest.mark.parametrize("key", GAMES)
@given(data=st.data())
def test_any_action_of_the_game_at_any_position(key, data):
    """Actions that belong to other decisions are refused like anything else."""
    match = played()
    for kind in match.game.actions:
        fields = [data.draw(st.integers(-3, 99) | st.text(max_size=8)) for _ in kind.__struct_fields__]
        match.why_not(kind(*fields))


@settings(max_examples=300)
@given(st.text(max_size=300))
def test_any_text_as_a_position(text):
    takes_or_refuses(vl.position, "raids", text)


@settings(max_examples=300, suppress_health_check=[HealthCheck.too_slow])
@given(st.data())
def test_positions_with_words_moved_about(data):
    words = POSITION.replace(",", " , ").replace(":", " : ").split(" ")
    extra = [
        "99",
        "-1",
        "axe",
        "rune",
        "home",
        "start",
        "space",
        "monster: A",
        "combat: B answers A, 2",
        "sails: A",
        "sells: A 1",
        "villages: 5 2",
        "reserve: 3",
        "axe.2",
        "/",
        "\n",
        "#",
        "٣",
    ]
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(words) - 1))
        words[at] = data.draw(st.sampled_from(words + extra))
    position = takes_or_refuses(vl.position, "raids", " ".join(words))
    if position is not None:
        match = position.match(seed=1)
        if match.waiting is not None:
            assert vl.position("raids", match.written()).table == match.table
        while match.result is None:
            match.play(match.legal()[0])


def test_a_position_says_in_which_line_it_is_wrong():
    cases = [
        ("voyage: 9\nA: start 3\nB: start 2\nC: start 1", "Line 1 of the position: a whole number from 1 to 4"),
        ("A: space 3\nB: space x\nC: home 1", "Line 2 of the position: a whole number from 1 to 20"),
        ("A: space 3\n\nB space 4", "Line 3 of the position: a name, a colon"),
        ("A: start 3\nB: start 2\nC: start 1\nwind: strong", "Line 4 of the position: no line is called “wind”"),
        ("A: start 3\nB: start 2\nC: start 1, aboard axe axe axe", "no “axe” is left"),
    ]
    for text, sentence in cases:
        with pytest.raises(Refused, match=sentence):
            vl.position("raids", text)


@pytest.mark.parametrize("chosen", [{"players": 9}, {"players": "3"}, {"seed": -1}, {"seed": 1.5}, {"seats": ["x"]},
                                    {"edition": "gold"}, {"rulings": {"x": "y"}}, {"options": {"x": 1}},
                                    {"content": "/nowhere/box.toml"}])  # fmt: skip
def test_a_match_that_cannot_be_is_refused(chosen):
    with pytest.raises(Refused):
        vl.new("raids", **chosen)


def test_a_game_that_is_not_there_is_refused_with_those_that_are():
    with pytest.raises(Refused, match="no game “chess” here. There are: .*raids"):
        vl.new("chess")


def test_a_file_that_is_not_there_is_refused(tmp_path):
    for path in (tmp_path / "none.json", tmp_path, "\0"):
        with pytest.raises(Refused, match="can.t be read"):
            vl.load(path)
