"""Paths of ids, inverted by the templates that classes of actions declare."""

from __future__ import annotations

import pytest

from vikinglab.core.engine.decision import DONE, Action, Decision, Done


class Put(Action):
    path = ("heap:{heap}", "panel:{seat}")

    heap: str


class Peek(Action):
    path = ("zone:N{slot:02}",)

    slot: int


class Sell(Action):
    path = ("ship:{seat}:{face}",)

    face: str


class Stow(Action):
    path = ("ship:{seat}:free",)


KINDS = (Put, Peek, Sell, Stow, Done)


@pytest.mark.parametrize(
    ("path", "meant"),
    [
        (("heap:left", "panel:1"), [Put("left")]),
        (("heap:left", "panel:0"), []),
        (("heap:left",), []),
        (("zone:N07",), [Peek(7)]),
        (("zone:N7",), []),
        (("zone:Nx",), []),
        (("ship:1:wood",), [Sell("wood")]),
        (("ship:2:wood",), []),
        (("ship:1:free",), [Sell("free"), Stow()]),
        (("do:done",), []),
        ((), []),
    ],
)
def test_ids_mean_the_actions_whose_templates_they_fill(path, meant):
    assert Decision(seat=1).meant(path, KINDS) == meant


@pytest.mark.parametrize("action", [Put("left"), Peek(7), Peek(12), Sell("wood")])
def test_a_path_leads_back_to_its_action(action):
    assert Decision(seat=1).meant(Decision(seat=1).path(None, action), KINDS) == [action]
    assert Decision(seat=1).path(None, DONE) == ("do:done",)
