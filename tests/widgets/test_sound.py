"""Sounds: none until the reader asks for them, and then one for their turn, a throw, a win."""

from __future__ import annotations

import pytest
from vikinglab_widgets import Board

import vikinglab as vl
from vikinglab.bots import PERSON

from .host import Host
from .playing import click
from .test_ending import AT_HOME, SEATS

HEARD = """
globalThis.tones = [];
const make = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () { tones.push(this.currentTime); return make.call(this); };
"""


@pytest.fixture
def ear(page):
    page.add_init_script(HEARD)
    return page


def tones(page) -> int:
    return len(page.evaluate("tones.splice(0)"))


def test_a_board_is_silent_until_it_is_asked_to_sound(ear, tmp_path):
    host = Host(ear, Board(vl.new("raids", players=2, seed=5, seats=[PERSON, "greedy"]), name="raids/ear"), tmp_path)
    host.bots()
    assert not host.is_on("Sound")
    to_own_turn(host)
    assert tones(ear) == 0
    host.choose("Sound")
    assert tones(ear) == 2, "what it is like"
    to_own_turn(host)
    assert tones(ear) == 2
    again = Host(ear, Board(vl.new("raids", players=2, seed=5), name="raids/ear"), tmp_path)
    assert again.is_on("Sound")


def to_own_turn(host: Host) -> None:
    """Let the reader, and then the others, move until it is the reader’s turn again."""
    board, others = host.widget, False
    while not others or board._others_turn():
        others = others or board._others_turn()
        if board._others_turn():
            board._move_others()
        else:
            board.match.play(board.match.choices()[0])
        board._show()
    host.show()


def test_a_win_sounds_and_a_loss_does_not(ear, tmp_path):
    ear.add_init_script("localStorage['vikinglab/sound'] = 'on'")
    for text, heard in [(AT_HOME, 4), (AT_HOME.replace("aboard fur axe", ""), 0)]:
        match = vl.position("raids", text).match(seed=1, seats=SEATS)
        if "fur" in text:
            match.play("sell fur")
        host = Host(ear, Board(match), tmp_path)
        assert tones(ear) == 0
        host.touch("harbour")
        assert host.widget.match.result is not None
        assert tones(ear) == heard


def test_a_throw_sounds(ear, tmp_path):
    ear.add_init_script("localStorage['vikinglab/sound'] = 'on'")
    board = Board(vl.new("vikingar", players=2, seed=1, seats=[PERSON, PERSON]))
    host = Host(ear, board, tmp_path)
    while not any(mark.get("step") for mark in board.state["scene"]["marks"]):
        assert tones(ear) == 0
        for id in board.state["choices"][0]["path"]:
            click(host, id)
    assert tones(ear) == 0, "nobody has thrown yet"
    host.press("Enter")
    assert tones(ear) == 4
