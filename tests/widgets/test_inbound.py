"""Forged messages: each is refused in a short sentence that can be sent, and the board goes on."""

from __future__ import annotations

import json
from typing import Any, get_args

import pytest
from msgspec import inspect
from vikinglab_widgets import Board, inbound

import vikinglab as vl
from vikinglab.core.words.refusal import Refused

LONG = "x" * 1_000_000


def nested(depth: int) -> Any:
    made: Any = 1
    for _ in range(depth):
        made = [made]
    return made


@pytest.fixture
def board(monkeypatch: pytest.MonkeyPatch) -> Board:
    """A board that keeps what it would send its page."""
    board = Board(vl.new("raids", players=3, seed=7), name="tests/forged")
    board.sent = []
    monkeypatch.setattr(board, "send", lambda content, buffers=None: board.sent.append(content))
    return board


def heard(board: Board, data: object) -> list[str]:
    """Return the sentences of refusals that a page is told for a message."""
    board.sent.clear()
    board._handle_msg({"content": {"comm_id": "1", "data": data}, "buffers": []})
    said = [each for each in board.sent if each["say"] == "refused"]
    for each in said:
        json.dumps(each, ensure_ascii=False, allow_nan=False).encode()
    return [each["text"]["en"] for each in said]


def custom(**message: Any) -> dict[str, Any]:
    return {"method": "custom", "content": message}


FORGED = {
    "a list": [],
    "nothing": None,
    "no method": {},
    "a strange method": {"method": "echo_update"},
    "half a character for a method": {"method": "\ud800"},
    "a trait": {"method": "update", "state": {"_esm": "alert(1)", "state": {}}},
    "traits that are none": {"method": "update", "state": [1], "buffer_paths": [[1]]},
    "no message": {"method": "custom", "content": []},
    "half a character": custom(do="play", line="\ud800"),
    "half a character in a list": custom(do="why", path=["\udfff"]),
    "half a character for a name": custom(do="play", line="sail 2", **{"\ud800": 1}),
    "half a character to do": custom(do="\ud800"),
    "no number": custom(do="seen", number=float("nan")),
    "no end": custom(do="point", moment=float("inf")),
    "a depth of a thousand": custom(do="why", path=nested(900)),
    "a megabyte of a move": custom(do="play", line=LONG),
    "a megabyte of a name": custom(do="play", line="sail 2", **{LONG: 1}),
    "a megabyte to do": custom(do=LONG),
    "a megabyte of a rule": custom(do="card", rule=LONG),
}


@pytest.mark.parametrize("data", FORGED.values(), ids=FORGED)
def test_a_forged_message_is_refused_in_a_sentence_and_changes_nothing(board, data):
    before = board.get_state()
    [sentence] = heard(board, data)
    assert sentence.startswith("The page sent something that the board doesn’t understand")
    assert len(sentence) < 400
    assert board.get_state() == before
    assert heard(board, custom(do="seen", number=1)) == []
    assert board.sent


def test_what_a_page_sends_is_heard(board):
    line = board.state["choices"][0]["line"]
    assert heard(board, custom(do="play", line=line)) == []
    assert board.match.ply == 1
    assert heard(board, {"method": "request_state"}) == []


def bounded() -> list[Any]:
    """Return each text and each list of a message, with one that is longer than allowed."""
    found = []
    for kind in get_args(inbound.KINDS):
        for field in inspect.type_info(kind).fields:
            name = f"{kind.__name__}.{field.name}"
            found += [pytest.param(kind, field.name, value, id=name) for value in longer(field.type)]
    return found


def longer(kind: Any) -> list[Any]:
    """Return values of a type that are too long."""
    match kind:
        case inspect.UnionType(types=types):
            return [value for each in types for value in longer(each)]
        case inspect.StrType():
            return ["x" * ((kind.max_length or 10_000_000) + 1)]
        case inspect.ListType():
            return [[_value(kind.item_type)] * ((kind.max_length or 1_000_000) + 1)]
        case inspect.DictType():
            return [{str(key): _value(kind.value_type) for key in range((kind.max_length or 1_000_000) + 1)}]
    return []


def _value(kind: Any) -> object:
    return "x" if isinstance(kind, inspect.StrType) else 1


@pytest.mark.parametrize(("kind", "name", "value"), bounded())
def test_each_text_and_each_list_has_a_length_beyond_which_it_is_refused(kind, name, value):
    with pytest.raises(Refused) as refused:
        inbound.read({"do": kind.__name__.lower(), name: value})
    assert f"at {name}, " in refused.value.text["en"]
