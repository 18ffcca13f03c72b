"""Examples: each rule has a position that shows it, and what shows nothing is refused with its key."""

from __future__ import annotations

import subprocess
import sys

import pytest

import vikinglab as vl
from vikinglab.core.game import game
from vikinglab.core.teach.entries import read_by_hand
from vikinglab.core.teach.example import Examples

GAMES = sorted(vl.games())

POSITION = '''position = """
route: 7 axe, 9 rune
A: space 6, crew 1
B: space 7, crew 1
C: home 1
"""
'''


def file(body: str, rule: str = "combat.start") -> str:
    return f'[examples."navigate.stop"]\nplayers = 3\nmoves = ["sail 1"]\n\n[examples."{rule}"]\n{body}'


def examples(toml: str) -> Examples:
    raids = game("raids")
    return Examples(raids, raids.usual_box(), read_by_hand(raids, toml))


def example(body: str, rule: str = "combat.start"):
    return examples(file(body, rule))[rule]


@pytest.mark.parametrize("key", GAMES)
def test_every_played_rule_has_an_example(key):
    played = {rule.key for rule in vl.rulebook(key).values() if rule.status == "played"}
    assert played - set(game(key).examples(game(key).usual_box())) == set()


@pytest.mark.parametrize(("key", "rule"), [(key, rule) for key in GAMES for rule in vl.rulebook(key)])
def test_every_example_can_be_played(key, rule):
    shown = vl.rulebook(key)[rule].example
    assert shown.rule == rule
    assert {moment.ply for moment in shown.moments} <= {shown.match.ply}
    assert shown.refused is None or shown.match.why_not(shown.refused)


def test_an_example_is_a_match_played_so_far_and_what_happened_by_the_rule():
    shown = example(POSITION + 'moves = ["sail 7"]')
    assert (shown.rule, shown.refused, shown.match.moves) == ("combat.start", None, ("sail 7",))
    assert [str(moment) for moment in shown.moments] == ["Orange attacks Sky at space 7 with one Viking."]
    assert repr(shown) == "<example of raids:combat.start: Orange attacks Sky at space 7 with one Viking.>"


def test_what_happened_before_the_last_move_shows_nothing():
    with pytest.raises(vl.Refused, match="“combat.start”: The last thing that happens isn’t told by “combat.start”"):
        example(POSITION + 'moves = ["sail 7", "sail 9"]')


def test_an_example_without_moves_shows_what_happens_at_its_start():
    shown = example(POSITION, "turn.furthest-behind")
    assert [str(moment) for moment in shown.moments] == ["Orange plays: it is furthest behind, at space 6."]


def test_an_example_may_be_a_move_that_the_rule_refuses():
    shown = example(POSITION + 'moves = ["sail 7"]\nrefused = "riposte"', "combat.riposte")
    assert (shown.refused, shown.moments) == ("riposte", ())
    assert shown.match.why_not(shown.refused).rule == "combat.riposte"
    assert repr(shown) == "<example of raids:combat.riposte: riposte is refused>"


def test_another_rule_may_show_it():
    shown = example(POSITION + 'moves = ["sail 7"]\nshows = "navigate.stop"')
    assert [str(moment) for moment in shown.moments] == ["Orange stops at space 7: axe."]
    refused = example(POSITION + 'refused = "sail 5"\nshows = "navigate.forward"')
    assert refused.refused == "sail 5"


def test_a_rule_that_is_at_work_in_an_event_is_shown_by_it():
    shown = example(POSITION + 'moves = ["sail 7", "sail 9"]', "combat.winner-stays")
    assert [moment.rule for moment in shown.moments] == ["combat.flee"]
    assert shown.moments[0].shows("combat.winner-stays")
    assert not shown.moments[0].shows("combat.chain")


def test_a_picture_shows_itself():
    shown = example('players = 2\nseed = 5\nshows = "picture"')
    assert (shown.moments, shown.refused) == ((), None)
    assert shown.match.table == vl.new("raids", players=2, seed=5).table


def test_an_example_may_read_the_rulebook_otherwise():
    shown = example('players = 2\nshows = "picture"\nrulings = { "setup.reserve" = "limited" }')
    assert shown.match.table.box.rulings["setup.reserve"] == "limited"
    with pytest.raises(vl.Refused, match="has no option “endless”"):
        example('players = 2\nshows = "picture"\nrulings = { "setup.reserve" = "endless" }')


def test_each_time_it_is_a_match_of_its_own():
    rule = vl.rulebook("raids")["raids:combat.lost-vikings"]
    rule.example.match.undo()
    assert rule.example.match.moves == ("sail 7", "riposte", "sail 9")
    assert game("raids").examples(rule.box)["raids:combat.lost-vikings"].rule == "combat.lost-vikings"


def test_whether_there_is_an_example_is_known_without_playing_it():
    found = examples(file("players = 9"))
    assert "combat.start" in found
    assert "raids:combat.start" in found
    assert "combat.flee" not in found
    assert 7 not in found


def test_a_rule_without_an_example_has_none():
    found = examples("")
    assert (list(found), len(found), found.get("combat.start")) == ([], 0, None)
    with pytest.raises(KeyError, match=r"combat\.start"):
        found["raids:combat.start"]


def test_examples_are_read_when_one_is_asked_for_and_not_before():
    code = (
        "import sys, vikinglab as vl\n"
        "vl.new('raids').play('home'); rule = vl.rulebook('raids')['combat.start']\n"
        "print('vikinglab.core.teach.example' in sys.modules)\n"
        "rule.example; print('vikinglab.core.teach.example' in sys.modules)\n"
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    assert run.stdout.split() == ["False", "True"]


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ('position = ["A"]', r"examples.toml, line 6, at examples.combat.start.position: `str \| null`? is expected"),
        ('players = "three"', r"line 6, at examples.combat.start.players: `int \| null`? is expected, not `?str"),
        ("players = 3\nseed = 0.5", r"line 7, at examples.combat.start.seed: `?int`? is expected"),
        (POSITION + 'moves = "sail 7"', r"line 12, at examples.combat.start.moves: `?array`? is expected"),
        (POSITION + "moves = [7]", r"line 12, at examples.combat.start.moves"),
        (POSITION + 'move = "sail 7"', r"line 5, at examples.combat.start: “move” isn.t known here"),
        ("players", r"line \d, at -: this isn.t TOML"),
    ],
)
def test_a_damaged_file_is_refused_with_the_line_and_the_key(body, sentence):
    with pytest.raises(vl.Refused, match=sentence.replace("`", "")):
        examples(file(body))


def test_a_file_with_a_rule_that_the_catalogue_does_not_have_is_refused():
    with pytest.raises(vl.Refused, match=r"line 5, at examples.combat.sing: there is no rule “combat.sing”"):
        examples(file("players = 3", "combat.sing"))


def test_what_stands_outside_the_examples_is_refused():
    with pytest.raises(vl.Refused, match="“example” isn.t known here"):
        examples('[example."combat.start"]\nplayers = 3')


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ("seed = 3", "It must start from either a position or a number of players"),
        (POSITION + "players = 3", "It must start from either a position or a number of players"),
        ("players = 7", "This game is for 2, 3 or 4 players, not 7"),
        ("players = 3\nseed = -1", "A seed is a whole number"),
        (POSITION.replace("crew 1", "crew 99"), "Line 2 of the position: there are 99 Vikings"),
        (POSITION.replace("route", "road"), "Line 1 of the position: no line is called “road”"),
        (POSITION + 'moves = ["sail 7", "sail 8"]', "You can.t stop at space 8"),
        (POSITION + 'moves = ["swim"]', "“swim” isn.t a move"),
        (POSITION + 'moves = ["sail 9"]', "The last thing that happens isn’t told by “combat.start”"),
        (POSITION + 'shows = "combat.sing"', "The last thing that happens isn’t told by “combat.sing”"),
        (POSITION + 'refused = "sail 7"', "“sail 7” is allowed, and should be refused"),
        (
            POSITION + 'refused = "sail 8"',
            "“sail 8” is refused by “navigate.empty”, and should be by “combat.start”",
        ),
        (POSITION + 'refused = "swim"', "“swim” is refused by “core:not-a-move”"),
        (POSITION + 'refused = "stow"', "“stow” is refused by “tile.take”"),
    ],
)
def test_an_example_that_does_not_show_its_rule_is_refused_with_its_key(body, sentence):
    with pytest.raises(vl.Refused, match=f"^The example of “combat.start”: {sentence}"):
        example(body)
    assert examples(file(body))["navigate.stop"].rule == "navigate.stop"


def test_the_refusal_of_an_illegal_move_names_the_rule_at_fault():
    with pytest.raises(vl.Refused) as refused:
        example(POSITION + 'moves = ["sail 8"]')
    assert refused.value.rule == "navigate.empty"
