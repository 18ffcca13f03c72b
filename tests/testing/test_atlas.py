"""An atlas of the small game: found by itself, written, read again, and told how often each rule is met."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from vikinglab import cli, study
from vikinglab.core.game import game
from vikinglab.core.teach.entries import FOUND, Entry, Found, Met, entries, found, met, read_found
from vikinglab.core.teach.example import example
from vikinglab.core.words.refusal import Refused
from vikinglab.study.file import text
from vikinglab.study.watching import Setting, Watched


@pytest.fixture(scope="module")
def searched() -> study.Search:
    return study.search("hoard", matches=3)


def test_each_rule_that_shows_is_found_and_the_others_have_a_reason(searched):
    [(edition, entries)] = searched.atlas.found.items()
    assert set(entries) == set(game("hoard").rulebook(game("hoard").usual_box())) - {"turn.order"}
    assert searched.atlas.missing == {edition: {"turn.order": "it is at work in no event, and refuses nothing"}}
    assert (searched.unsearched, searched.faults) == ([], {})


def test_what_was_found_shows_its_rule_and_names_little(searched):
    hoard = game("hoard")
    for key, entry in searched.atlas.found["standard"].items():
        shown = example(hoard, hoard.usual_box(), key, entry)
        assert shown.refused or all(moment.shows(key) for moment in shown.moments)
    assert searched.sizes[-1] <= 3


def test_the_same_seed_finds_the_same(searched):
    assert study.search("hoard", matches=3).atlas == searched.atlas


def test_chance_before_the_last_move_is_told(searched):
    hoard = game("hoard")
    for key, entry in searched.atlas.found["standard"].items():
        match = example(hoard, hoard.usual_box(), key, entry).match
        last = match.copy()
        if match.moves and not entry.refused:
            last.undo()
        assert sum(each.startswith("~") for each in last.record) <= len(entry.drawn), key


def test_where_time_is_over_the_former_example_stays(searched, monkeypatch):
    former = replace(searched.atlas, found={"standard": {"tide.high": searched.atlas.found["standard"]["tide.high"]}})
    monkeypatch.setattr("vikinglab.study.atlas.found", lambda played: former)
    late = study.search("hoard", matches=3, limit=0)
    assert late.atlas.found == former.found
    assert set(late.unsearched) == {*searched.atlas.found["standard"], "turn.order"}


def test_a_position_that_brings_about_an_error_is_a_fault_of_the_game(monkeypatch):
    hoard, check = game("hoard"), game("hoard").check

    def breaks(table):
        check(table)
        if not table.closed:
            raise ZeroDivisionError("no chest is left")

    monkeypatch.setattr(hoard, "check", breaks)
    [(error, position)] = study.search("hoard", matches=1).faults.items()
    assert error == "ZeroDivisionError('no chest is left')"
    assert "has" in position


def test_the_file_is_read_as_it_was_written(searched):
    counted = {"standard": Met(3, {"tide.high": (1, 2)})}
    atlas = replace(searched.atlas, met=counted)
    assert read_found(game("hoard"), text(game("hoard"), atlas)) == atlas


def test_a_match_meets_what_tells_what_refuses_and_what_is_at_work():
    watched = Watched(Setting("hoard", "standard", 2, "random", 1))
    assert {"peek.look", "coin.earn", "tide.high", "peek.once"} <= watched.met
    assert watched.met == Watched(Setting("hoard", "standard", 2, "random", 1)).met


def test_matches_are_counted_by_bot_for_each_number_of_players():
    counted = study.count("hoard", 2)["standard"]
    assert counted.matches == 2 * len(game("hoard").usual_box().players)
    assert counted.rules["coin.earn"] == (counted.matches, counted.matches)
    assert "turn.order" not in counted.rules, "nobody can say how often it is met"


def test_the_command_writes_the_file_and_says_what_it_names(capsys):
    file = game("hoard").folder / FOUND
    kept = file.read_text("utf-8")
    try:
        assert cli.main(["atlas", "hoard", "--matches", "2", "--counted", "1"]) == 0
        said = capsys.readouterr().out
        assert "8 examples" in said
        assert "the median one names" in said
        assert "turn.order: it is at work in no event" in said
        assert file.read_text("utf-8") != kept
        assert found(game("hoard")).met["standard"].matches == 2
    finally:
        file.write_text(kept, "utf-8")


def test_the_rules_are_listed_by_how_often_they_are_met(capsys):
    assert cli.main(["rules", "hoard", "--met"]) == 0
    lines = [line.split() for line in capsys.readouterr().out.splitlines()[1:]]
    shares = [float(line[1]) + float(line[2]) for line in lines]
    assert shares == sorted(shares, reverse=True)
    assert [line[:3] for line in lines if line[0] == "peek.look"] == [["peek.look", "100.0", "75.0"]]


def test_where_nobody_has_counted_the_command_says_so(monkeypatch, capsys):
    monkeypatch.setattr("vikinglab.core.teach.entries.found", lambda played: Found())
    assert cli.main(["rules", "hoard", "--met"]) == 1
    assert "nobody has counted yet: vikinglab atlas hoard" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("both", "sentence"),
    [
        ((0, 0), "Not met in any of the matches that were counted."),
        ((1, 0), "Met in fewer than 1 of 100 matches."),
        ((2, 4), "Met in 1 of 100 matches."),
        ((300, 299), "Met in 99 of 100 matches."),
        ((300, 300), "Met in 100 of 100 matches."),
    ],
)
def test_how_often_a_rule_is_met_is_said_in_a_sentence(both, sentence, monkeypatch):
    hoard = game("hoard")
    counted = replace(found(hoard), met={"standard": Met(300, {"tide.high": both})})
    monkeypatch.setattr("vikinglab.core.teach.entries.found", lambda played: counted)
    rule = hoard.rulebook(hoard.usual_box())["tide.high"]
    assert str(met(hoard, rule)) == str(rule.met) == sentence
    assert met(hoard, hoard.rulebook(hoard.usual_box())["turn.order"]) is None


@pytest.mark.parametrize(
    ("toml", "sentence"),
    [
        ('[found.standard]\n"tide.low" = { players = 2 }', r"line 2, at found.standard.tide.low: there is no rule"),
        ('[found.small]\n"tide.high" = { players = 2 }', r"line 1, at found.small: there is no edition “small”"),
        ("[met.standard]\nmatches = 0", r"line 2, at met.standard.matches"),
    ],
)
def test_a_damaged_file_is_refused_with_its_line(toml, sentence):
    with pytest.raises(Refused, match=f"atlas.toml, {sentence}"):
        read_found(game("hoard"), toml)


def test_an_example_by_hand_comes_before_one_that_was_found():
    hoard = game("hoard")
    by_hand = {"turn.order": Entry(players=2), "coin.earn": Entry(players=3)}
    either = entries(hoard, "standard", by_hand)
    assert either == {**found(hoard).found["standard"], **by_hand}
    assert [*either] == [key for key in hoard.rulebook(hoard.usual_box()) if key in either] != [*by_hand, "tide.high"]
