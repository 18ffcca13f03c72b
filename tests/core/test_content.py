"""Content files: one's own box is played, a wrong one is refused with its line."""

from __future__ import annotations

from importlib.resources import files

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import vikinglab as vl
from vikinglab.core.engine.content import line_of
from vikinglab.core.words.refusal import Refused

STANDARD = files("vikinglab.games.raids").joinpath("content", "standard.toml").read_text("utf-8")
OWN = STANDARD.replace("glory = { value = 7,", "glory = { value = 9,")


@pytest.fixture
def box(tmp_path):
    """Write a content file, and give its path."""

    def write(text: str):
        path = tmp_path / "mybox.toml"
        path.write_text(text, "utf-8")
        return path

    return write


def test_ones_own_figures_are_played(box):
    match = vl.new("raids", players=3, seed=1, content=box(OWN))
    tile = match.table.box.tiles["pennant-7.4.1"]
    assert tile.glory == 9


def test_a_file_needs_only_what_is_different(box):
    part = vl.new("raids", content=box('like = "standard"\n[ship]\nplaces = { value = 6, source = "house" }\n'))
    ship, usual = part.table.box.content.ship, vl.new("raids").table.box.content.ship
    assert (ship.places, ship.shields) == (6, usual.shields)
    assert vl.load(part.to_json()).table.box.fingerprint == part.table.box.fingerprint


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('like = "1980"\n', "1980"),
        ("like = 3\n", "3"),
        ('like = "standard"\n[ship]\nplaces = { value = 0, source = "house" }\n', "line 3, at ship.places"),
        ('like = "standard"\n[boat]\nplaces = { value = 6, source = "house" }\n', "boat"),
        ('like = "standard"\nship = 3\n', "line 2, at ship"),
    ],
)
def test_a_file_of_what_is_different_is_refused_with_the_place(box, text, sentence):
    with pytest.raises(Refused) as refused:
        vl.new("raids", content=box(text))
    assert sentence in str(refused.value)


def test_a_save_brings_its_own_content_along(box):
    match = vl.new("raids", players=3, seed=1, content=box(OWN))
    while match.result is None:
        match.play(match.legal()[0])
    path = box(OWN)
    path.unlink()
    again = vl.load(match.to_json())
    assert again.result == match.result
    assert again.table.box.fingerprint == match.table.box.fingerprint != vl.new("raids").table.box.fingerprint


def test_a_box_as_it_comes_is_the_same_one_each_time():
    """Rulebooks and the like are remembered by box: one for each match would weigh much."""
    game = vl.games()["raids"]
    game._usual_box.cache_clear()  # many other boxes may have been made since
    usual = vl.new("raids").table.box
    assert game.usual_box() is usual
    assert game.box(None, None, msgspec.to_builtins(usual.options), usual.rulings) is usual
    assert vl.load(vl.new("raids", seed=3).to_json()).table.box is usual
    key, others = next((key, rule.readings[1:]) for key, rule in game._rules(usual.edition).items() if rule.readings)
    assert vl.new("raids", rulings={key: others[0]}).table.box is not usual


def test_a_file_in_another_layout_has_the_same_fingerprint(box):
    same = vl.new("raids", content=box("# mine\n" + STANDARD.replace("  ", " ")))
    assert same.table.box.fingerprint == vl.new("raids").table.box.fingerprint


def test_another_number_of_voyages_and_spaces_can_be_played(box):
    text = STANDARD.replace("voyages = { value = 4", "voyages = { value = 1").replace(
        "spaces = { value = 20", "spaces = { value = 8"
    )
    text = text.replace("villages = { value = [5, 10, 15, 20]", "villages = { value = [4]")
    head, _, _ = text.partition("[tiles.axe]")
    own = head + (
        '[tiles.axe]\nkind = "weapon"\ncopies = { value = [4], source = "published" }\n'
        'count = { value = 1, source = "published" }\nshields = { value = 3, source = "published" }\n'
        '[tiles.beer]\nkind = "goods"\nname = { en = "beer", fr = "bière" }\n'
        'copies = { value = [3], source = "published" }\nglory = { value = 8, source = "published" }\n'
        'shields = { value = 1, source = "published" }\n'
    )
    match = vl.new("raids", players=2, seed=1, content=box(own))
    while match.result is None:
        match.play(match.legal()[0])
    assert any("beer" in str(moment) and "bière" in moment.text["fr"] for moment in match.moments)


@pytest.mark.parametrize(
    ("find", "replace", "sentence"),
    [
        (
            "places = { value = 5",
            'places = { value = "five"',
            r"line 19, at ship.places: `?int`? is expected, not `?str`?",
        ),
        ('source = "rulebook" }\nplayers', 'source = "hearsay" }\nplayers', r"line 8, at voyages.source: .*hearsay"),
        ('kind = "rune"', 'kind = "ruin"', r"line 13\d, at tiles.rune.kind: .*ruin"),
        ("[supply]", "[supplies]", r"“supply” is missing|“supplies” isn.t known"),
        ("copies = { value = [2, 2, 1, 0]", "copies = { value = [2, 2, 1, 9]", r"voyage 4 has 25 tiles, and 16 spaces"),
        (
            "copies = { value = [2, 2, 1, 0]",
            "copies = { value = [2, 2, 1]",
            r"at tiles.axe.copies: a number for each of the 4",
        ),
        (
            "[5, 10, 15, 20]",
            "[10, 5, 15, 20]",
            r"line 13, at board.villages: villages are spaces from 1 to 20, in rising",
        ),
        ("[5, 10, 15, 20]", "[5, 10, 15, 99]", r"villages are spaces from 1 to 20"),
        ("4 = { value = [1, 2, 2, 3]", "4 = { value = [1, 2]", r"at crews.4: a crew for each of 4 players"),
        ("[tiles.wood]", "[tiles.gold]", r"at tiles.gold: “gold” needs a name in both languages"),
        (
            'places = { value = 5, source = "rulebook" }',
            "places = 5",
            r"line 19, at ship.places: a figure with its source",
        ),
        ("places = { value = 5, source", "places = { value = 5, sources", r"line 19, at ship.places: .*source"),
        (
            'places = { value = 5, source = "rulebook" }',
            "places = { value = 5 }",
            r"line 19, at ship.places: “source” is",
        ),
        ("[tiles.rune]", "[tiles.free]", r"“free” can.t be a tile.s name"),
        ("[tiles.rune]", '[tiles."Rune!"]', r"“Rune!” can.t be a tile.s name"),
        ("voyages = { value = 4", "voyages = { value = 4000", r"at voyages: "),
        ("[board]", "[board", r"line \d+, at -: this isn.t TOML"),
    ],
)
def test_a_wrong_file_is_refused_with_the_place_and_what_was_expected(box, find, replace, sentence):
    assert find in STANDARD
    with pytest.raises(Refused, match=sentence):
        vl.new("raids", content=box(STANDARD.replace(find, replace, 1)))


def test_a_file_that_is_too_large_is_refused(box):
    with pytest.raises(Refused, match="too large"):
        vl.new("raids", content=box("# " + "x" * 300_000))


def test_a_file_that_is_no_text_is_refused(tmp_path):
    path = tmp_path / "mybox.toml"
    path.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Refused, match="can.t be read"):
        vl.new("raids", content=path)


@settings(max_examples=200)
@given(st.data())
def test_files_with_anything_replaced_are_played_or_refused(data):
    lines = STANDARD.splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        words = lines[at].split(" ")
        words[data.draw(st.integers(0, len(words) - 1))] = data.draw(
            st.sampled_from(["0", "-1", "99", "[]", "{}", '"x"', "=", "true", "1e400", "inf", "[1]"])
            | st.text(max_size=8)
        )
        lines[at] = " ".join(words)
    try:
        box = vl.games()["raids"].box(content="\n".join(lines))
    except Refused as refused:
        assert "line" in str(refused)
        return
    for players in box.content.players:
        vl.games()["raids"].setup(box, players)


def test_every_figure_says_where_it_comes_from():
    box = vl.new("raids").table.box
    assert box.source("ship.places").kind == "rulebook"
    assert box.source("ship.places").certain
    assert not box.source("glory.runes").certain
    assert box.source("board.spaces").note


def test_the_figures_of_a_short_match_bring_their_sources_along():
    box = vl.new("raids", options={"short": True}).table.box
    assert box.content.voyages == box.content.short.voyages
    assert box.source("voyages") == box.source("short.voyages") != vl.new("raids").table.box.source("voyages")


def test_another_source_of_a_figure_is_the_same_content(box):
    same = vl.new("raids", content=box(STANDARD.replace("published", "house")))
    assert same.table.box.fingerprint == vl.new("raids").table.box.fingerprint


def test_the_line_of_a_path():
    text = "a = 1\n[b]\nc = 2\n[b.d]\ne = { f = 3 }\n[[g]]\nh = 1\n"
    assert [line_of(text, path) for path in ("a", "b.c", "b.d.e.f", "b.x", "zzz")] == [1, 3, 5, 2, 1]


def test_the_figures_of_the_content_are_those_of_its_rules(box):
    match = vl.new("raids", content=box(STANDARD.replace("places = { value = 5", "places = { value = 6")))
    assert " 6 " in str(match.rulebook["setup.ships"].text)
    assert " 5 " in str(vl.rulebook("raids")["setup.ships"].text)
    assert vl.load(match.to_json()).rulebook["setup.ships"].text == match.rulebook["setup.ships"].text


def test_the_content_says_how_many_may_play(box):
    own = box(STANDARD.replace("players = { value = [2, 3, 4]", "players = { value = [3, 2]"))
    assert vl.new("raids", content=own).table.players == 3
    with pytest.raises(Refused, match="for 2 or 3 players, not 4"):
        vl.new("raids", players=4, content=own)
    with pytest.raises(Refused, match=r"at players: "):
        vl.new("raids", content=box(STANDARD.replace("players = { value = [2, 3, 4]", "players = { value = []")))
