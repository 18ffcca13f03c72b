"""The kit's messages about its findings, the matches that it plays, and its needs."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from types import SimpleNamespace

import pytest

import vikinglab as vl
from tests.testing.defects import DEFECTS
from tests.testing.planting import Defect, install, instead
from vikinglab.core.game import game
from vikinglab.core.match import Match
from vikinglab.core.words.refusal import Refused, refused
from vikinglab.testing import CHECKS, Broken, conforms
from vikinglab.testing.checks import DEAR, FIRST, SHARE
from vikinglab.testing.findings import difference
from vikinglab.testing.played import Played
from vikinglab.testing.sampling import WHOLE, settings


def key_of(name: str) -> str:
    """Return the copy of the small game that has this defect."""
    return next(key for key, defect in DEFECTS.items() if defect.name == name)


def broken(name: str, *checks: str) -> Broken:
    """Return the error that the kit raises for a defect."""
    with pytest.raises(Broken) as raised:
        conforms(key_of(name), *checks, players=2, matches=6)
    return raised.value


# ------------------------------------------------------------------------------------------------ What is said


def test_a_failure_says_which_check_where_and_what_differs():
    found = broken("bones vanish", "conserves")
    [failure] = found.failures
    key = key_of("bones vanish")
    told = str(found).strip().splitlines()
    assert told[:2] == [
        f"{key} fails “conserves”: {CHECKS['conserves'].says}",
        f"  With 2 players and seed {failure.setting.seed}, after move {len(failure.moves)}: "
        "Refused: This position is impossible: what lies in the chests doesn’t fit.",
    ]
    assert f"  The line so far: {'; '.join(failure.line)}" in told


def test_a_failure_names_the_line_of_the_game_and_what_was_asked():
    [failure] = broken("bones vanish", "conserves").failures
    name = f"{key_of('bones vanish').replace('-', '_')}/__init__.py"
    assert re.match(rf"{name}, line \d+, in check: raise BadPosition\(\"what lies in the chests", failure.place)
    assert failure.call == "spot.game.checked(applied(spot.table.clone(), choice)), choice = 'bones'"
    # What waits is named where nothing was raised, and for pictures what draws them.
    [silent] = broken("a move tells nothing at all", "silence").failures
    assert silent.place.endswith("class Dig(Decision):")
    [drawn] = broken("pieces lie on each other", "overlaps").failures
    assert "def scene(table" in drawn.place
    # A class that the house asks has no line in the error.
    [asked] = broken("a move fails", "ends").failures
    assert asked.place.endswith("class TurnUp(Look):")


def test_one_cause_is_one_finding():
    failures = broken("a message isn’t Fluent").failures
    [failure] = failures
    assert len(failure.others) > 10
    assert "this isn’t Fluent" in failure.what
    assert f"  The same made these fail: {', '.join(failure.others)}" in str(failure)
    # Two causes are two.
    also = broken("the text of a rule has no French").failures
    assert len(also) == 1


def test_files_that_are_damaged_are_told_with_their_line(tmp_path, monkeypatch):
    wrong = Defect("wrong", "fluent", (instead('section = "The tide"', 'chapter = "The tide"'),), None, "rules.toml")
    install(tmp_path, {"hoard-wrong": wrong}, {})
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(Refused, match=r"^rules.toml, line \d+, at .*“chapter” isn’t known here"):
        conforms("hoard-wrong")


def test_the_code_that_it_gives_leads_to_the_position():
    [failure] = broken("a mark is in a group that isn’t there", "scenes").failures
    assert failure.snippet in str(failure).replace("\n    ", "\n")
    [failure] = broken("a refusal has no French", "said").failures
    played: dict = {}
    exec(failure.snippet, played)
    match = played["match"]
    assert len(failure.moves) == match.ply > 0
    assert match.record == failure.line
    with pytest.raises(LookupError, match="peek-once.refused in fr"):
        [match.why_not(action) for action in match.waiting.reach(match.table)]


def test_the_code_for_another_reading_names_it():
    setting = next(setting for setting, _ in settings("raids", 3, 40) if setting.rulings)
    assert f"rulings={setting.rulings!r}" in setting.snippet(["home"])
    played: dict = {}
    exec(setting.snippet([]), played)
    assert played["match"].table == setting.match().table


def test_each_check_is_told_of_once():
    found = broken("a second match goes on counting where the first one stopped")
    names = [check for failure in found.failures for check in failure.checks]
    assert len(names) > 5
    assert len(set(names)) == len(names)
    assert isinstance(found, AssertionError)


@pytest.mark.parametrize("check", CHECKS.values(), ids=lambda check: check.name)
def test_a_check_says_its_property_in_one_sentence(check):
    assert check.says.endswith(".")
    assert 20 < len(check.says) < 160
    assert ". " not in check.says


@pytest.mark.parametrize(
    ("one", "other", "said"),
    [
        (b'{"a":[1,{"b":2}]}', b'{"a":[1,{"b":3}]}', "at a[1].b, 2 became 3"),
        (b'{"a":1}', b'{"a":1,"b":2}', "at b, nothing became 2"),
        (b'{"a":1,"b":2}', b'{"b":2,"a":1}', "at the top, the order ['a', 'b'] became ['b', 'a']"),
        ([1, 2], [1, 2, 3], "[1, 2] became [1, 2, 3]"),
        ("x" * 200, "y", f"{'x' * 160}… (200 characters) became y"),
    ],
)
def test_the_first_place_where_two_values_differ_is_named(one, other, said):
    assert difference(one, other) == said


def test_a_check_or_a_game_that_is_not_there_is_no_success():
    with pytest.raises(KeyError):
        conforms("hoard", "nonsense")
    with pytest.raises(Refused, match="There is no game"):
        conforms("nowhere")
    with pytest.raises(Refused, match="not 9"):
        conforms("hoard", players=9, matches=1)


def test_a_game_that_never_ends_fails_whatever_is_asked():
    [failure] = broken("turns never end", "words").failures
    assert failure.check == "ends"
    assert "isn’t over after 5000 entries" in failure.what
    assert len(failure.line) == 300


def test_the_move_that_fails_is_the_last_one_of_its_line():
    [failure] = broken("a move fails", "ends").failures
    assert failure.moves[-1].startswith("open")
    assert failure.what.startswith("KeyError")
    with pytest.raises(KeyError):
        exec(failure.snippet, {})


# ------------------------------------------------------------------------------------------------ What is played


def test_every_number_of_players_and_every_reading_is_played():
    plan = list(settings("raids", None, 300))
    assert len(plan) == 300 + WHOLE * 3
    assert sum(whole for _, whole in plan) == WHOLE * 3
    for players in game("raids").usual_box().players:
        mine = [setting for setting, _ in plan if setting.players == players]
        assert len(mine) == 100 + WHOLE
        assert len({setting.seed for setting in mine}) == len(mine)
        for rule in vl.rulebook("raids").values():
            readings = {setting.rulings.get(rule.key, reading) for setting in mine for reading in rule.readings[:1]}
            assert readings == set(rule.readings)


def test_some_matches_are_random_and_others_nearly_all_greedy():
    matches = [Played(setting, whole) for setting, whole in settings("raids", 3, 30)]
    scores = {seed: [] for seed in range(4)}
    for played in matches:
        scores[played.setting.seed % 4] += played.spots[-1].table.result.scores
    assert min(map(len, scores.values())) >= 20
    assert sum(scores[3]) / len(scores[3]) > sum(scores[0]) / len(scores[0]) + 10


def test_sampled_matches_are_looked_at_here_and_there_and_at_their_end():
    matches = [Played(setting, whole) for setting, whole in settings("raids", 4, 12)]
    assert all(played.chosen == played.spots for played in matches[:WHOLE])
    for played in matches[WHOLE:]:
        assert played.chosen[-1] is played.spots[-1]
        assert len(played.chosen) == 5
    assert len({spot.at for played in matches[WHOLE:] for spot in played.chosen}) > 30


def test_dear_checks_look_at_the_first_matches_and_at_one_in_seven_of_the_others():
    for check in CHECKS.values():
        looked = [seed for seed in range(300) if check.looks_at(seed, whole=False)]
        assert looked[:FIRST] == [*range(FIRST)]
        assert len(looked) == (pytest.approx(FIRST + (300 - FIRST) / SHARE, abs=1) if check.dear else 300)
        # How greedy a match is, by which readings it is played and whether it is short follows from the seed too.
        assert {seed % 12 for seed in looked} == {*range(12)}
        assert check.looks_at(299, whole=True)
    assert {check.function for check in CHECKS.values() if check.dear} == DEAR


# ------------------------------------------------------------------------------------------------ What it stands on


@pytest.mark.parametrize(
    ("part", "check"),
    [
        ("vikinglab.core.engine.pool.Pool.hide_from", "views-hide"),
        ("vikinglab.core.engine.pool.Pool.sample_hidden", "guesses"),
        ("vikinglab.core.match.Match._forget_future", "undo"),
        ("vikinglab.core.words.moment.Moment.known_to", "events-hide"),
    ],
)
def test_a_defect_of_the_core_is_noticed_too(monkeypatch, part, check):
    monkeypatch.setattr(part, lambda *_: True)
    with pytest.raises(Broken) as raised:
        conforms("hoard", *(name for name in CHECKS if name != "hashes"), players=2, matches=4)
    assert check in {failure.check for failure in raised.value.failures}


def test_a_redo_that_leaps_to_the_end_is_noticed(monkeypatch):
    monkeypatch.setattr(Match, "redo", lambda match: setattr(match, "_now", len(match._states) - 1))
    with pytest.raises(Broken, match="the position: at"):
        conforms("hoard", "undo", players=2, matches=1)


@pytest.mark.parametrize("way", ["vikinglab.testing.counterfactual.worlds", "vikinglab.testing.played.Played.chosen"])
def test_a_leak_is_found_both_by_other_worlds_and_by_guesses(monkeypatch, way):
    monkeypatch.setattr(way, (lambda played: []) if way.endswith("worlds") else [])
    with pytest.raises(Broken, match="what may be done of seat"):
        conforms(key_of("no chest can be opened while anybody has seen gold"), "legal-lists-hide", players=2, matches=3)


def test_a_line_that_is_read_as_another_action_is_noticed(monkeypatch):
    monkeypatch.setattr("vikinglab.testing.names.notation.read", lambda line, actions: None)
    with pytest.raises(Broken, match=", read: "):
        conforms("hoard", "notations", players=2, matches=1)


def test_a_match_that_plays_what_is_not_on_offer_is_noticed(monkeypatch):
    monkeypatch.setattr(Match, "play", lambda match, move: match._advance(match._read(move), iter(())))
    for check in ("strangers", "why-not"):
        with pytest.raises(Broken):
            conforms("hoard", check, players=2, matches=1)


def test_a_link_that_is_refused_is_noticed(monkeypatch):
    def refuse(packed: str) -> bytes:
        raise refused("bad-link")

    monkeypatch.setattr("vikinglab.core.save.unpacked", refuse)
    with pytest.raises(Broken, match="link"):
        conforms("hoard", "links", players=2, matches=1)


# ------------------------------------------------------------------------------------------------ What it needs


def test_it_needs_no_pytest():
    code = "import sys; sys.modules['pytest'] = None\nfrom vikinglab.testing import conforms\nprint(*sys.modules)"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    assert not {"numpy", "IPython", "ipywidgets", "anywidget"} & {*found.stdout.split()}


def test_it_leaves_the_global_generator_as_it_was():
    random.seed(5)
    expected = random.Random(5).random()
    conforms("hoard", "stirred", players=2, matches=2)
    assert random.random() == expected


def test_another_global_generator_is_stirred_where_there_is_one(monkeypatch):
    numbers = random.Random(1)

    def get_state():
        state = numbers.getstate()
        return "MT19937", SimpleNamespace(tobytes=lambda: repr(state).encode()), 0

    fake = SimpleNamespace(random=SimpleNamespace(seed=numbers.seed, get_state=get_state))
    monkeypatch.setitem(sys.modules, "numpy", fake)
    conforms("hoard", "stirred", players=2, matches=2)
    monkeypatch.setattr(sys.modules["hoard"].Tide, "draw", lambda *_: (1, 1 + int(numbers.random() * 3)))
    with pytest.raises(Broken, match="drawn from a global generator|became"):
        conforms("hoard", "stirred", players=2, matches=2)
