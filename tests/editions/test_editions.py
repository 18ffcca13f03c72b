"""Whatever is asked of a match is answered by its own edition: rules, figures, players, examples, questions, saves."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import vikinglab as vl
from vikinglab.cli import main
from vikinglab.core.game import Game, game
from vikinglab.core.teach.entries import read_by_hand
from vikinglab.core.teach.quiz import check_known, questions
from vikinglab.study.ledger import gaps, ledger, strangers

from . import crossing

ONE_STEP_APART = "A: 1\nB: 2"


def at(edition: str, text: str = ONE_STEP_APART, **others) -> vl.Match:
    return vl.position("crossing", text, edition=edition, **others).match()


# ------------------------------------------------------------------------------------------------ Rules


def test_a_rulebook_has_the_rules_of_its_edition():
    old, new = (vl.rulebook("crossing", edition=edition) for edition in ("old", "new"))
    assert set(old) - set(new) == {"hop.taken"}
    assert set(new) - set(old) == {"bump.back"}
    assert "crossing:bump.back" not in old
    assert old.get("bump.back") is None
    assert list(vl.rulebook("crossing")) == list(old)
    assert repr(new) == "<rulebook of crossing, new edition: 5 rules>"


def test_a_rule_stands_elsewhere_in_another_edition():
    old, new = (vl.rulebook("crossing", edition=edition)["end.beyond"] for edition in ("old", "new"))
    assert (old.book, old.section, old.status, old.readings) == ("Crossing, 1907", "The end", "automatic", ())
    assert (new.book, new.section, new.status) == ("Crossing, second edition", "Winning", "played")
    assert new.readings == ("exact", "beyond")
    assert new.called["beyond"]["fr"] == "aussi au-delà"
    assert (old.title["en"], new.title["en"]) == ("Beyond the bank", "Landing exactly")
    assert old.ruling is None
    assert str(new.ruling).startswith("The rulebook leaves open")


def test_figures_are_those_of_the_match():
    assert str(vl.new("crossing").rulebook["hop.most"].text) == "You hop 2 ahead at most. There are 6 stones."
    match = vl.new("crossing", edition="new")
    assert str(match.rulebook["hop.most"].text) == "You hop 3 ahead at most. There are 9 stones."
    assert str(match.why_not("hop 4")) == "You can’t hop 4 ahead: 3 is the most."


def test_each_edition_refuses_by_its_own_rules():
    assert at("old").why_not("hop 1").rule == "hop.taken"
    assert [moment.rule for moment in at("new").play("hop 1")] == ["hop.most", "bump.back"]
    assert at("old", "A: 6\nB: 0").why_not("hop 2") is None
    assert at("new", "A: 9\nB: 0").why_not("hop 2").rule == "end.beyond"
    assert at("new", "A: 9\nB: 0", rulings={"end.beyond": "beyond"}).why_not("hop 2") is None


def test_an_edition_can_only_be_read_as_its_own_rulebook_can():
    with pytest.raises(vl.Refused, match="The rule “end.beyond” has no options"):
        vl.new("crossing", rulings={"end.beyond": "exact"})
    assert vl.new("crossing").table.box.rulings == {}
    assert vl.new("crossing", edition="new").table.box.rulings == {"end.beyond": "exact"}
    with pytest.raises(vl.Refused, match="There is no edition “newer”. There are: old, new"):
        vl.rulebook("crossing", edition="newer")


def test_a_trace_carries_the_cards_of_its_edition():
    match = at("new")
    match.play("hop 1")
    trace = match.trace()
    text = trace.texts[trace.rules["hop.most"].text]
    assert text[0] == "You hop 3 ahead at most. There are 9 stones."
    assert trace.rules["hop.most"].source == "Crossing, second edition, Hops"


# ------------------------------------------------------------------------------------------------ Players and positions


def test_each_edition_is_for_so_many_players():
    assert vl.new("crossing").table.players == 2
    assert vl.new("crossing", edition="new").table.players == 4
    assert vl.new("crossing", 3, edition="new").table.players == 3
    with pytest.raises(vl.Refused, match="for 2 players, not 3"):
        vl.new("crossing", 3)


def test_a_position_is_one_of_its_edition():
    assert at("new", "A: 8\nB: 0\nC: 0").table.players == 3
    with pytest.raises(vl.Refused, match="for 2 seats, not: A, B, C"):
        at("old", "A: 1\nB: 0\nC: 0")
    with pytest.raises(vl.Refused, match="Line 1 of the position"):
        at("old", "A: 8\nB: 0")


# ------------------------------------------------------------------------------------------------ Saves and links


def test_a_save_and_a_link_keep_the_edition():
    match = vl.new("crossing", 3, edition="new", rulings={"end.beyond": "beyond"})
    match.play("hop 3", "hop 3")
    for twin in (vl.load(match.to_json()), vl.load(match.link())):
        assert twin.table.box.edition == "new"
        assert (twin.table, twin.rulebook["hop.most"].text) == (match.table, match.rulebook["hop.most"].text)
        assert twin.table.box.rulings == {"end.beyond": "beyond"}


def test_a_save_of_one_edition_is_no_match_of_another():
    save = json.loads(vl.new("crossing", 2, edition="new").to_json())
    with pytest.raises(vl.Refused, match="its figures differ from those of the edition “old”"):
        vl.load(json.dumps(save | {"edition": "old"}).encode())
    with pytest.raises(vl.Refused, match="There is no edition “newer”"):
        vl.load(json.dumps(save | {"edition": "newer"}).encode())


def test_content_of_ones_own_stays_of_its_edition(tmp_path):
    mine = tmp_path / "mine.toml"
    text = (crossing.GAME.folder / "content" / "new.toml").read_text("utf-8")
    mine.write_text(text.replace("[2, 3, 4]", "[4, 3]").replace("value = 9", "value = 12"), "utf-8")
    match = vl.new("crossing", edition="new", content=mine)
    assert (match.table.players, match.table.box.players) == (4, (3, 4))
    assert str(match.rulebook["hop.most"].text).endswith("There are 12 stones.")
    assert match.rulebook["end.beyond"].section == "Winning"
    assert vl.rulebook("crossing", edition="new", content=mine)["hop.most"].text == match.rulebook["hop.most"].text
    twin = vl.load(match.to_json())
    assert (twin.table.box.edition, twin.table.box.players) == ("new", (3, 4))
    with pytest.raises(vl.Refused, match="its figures differ from those of the edition “old”"):
        vl.load(json.dumps(json.loads(match.to_json()) | {"edition": "old"}).encode())


# ------------------------------------------------------------------------------------------------ Examples, questions


def test_each_edition_has_its_own_examples():
    old, new = (vl.rulebook("crossing", edition=edition) for edition in ("old", "new"))
    for book in (old, new):
        assert [rule.example.match.table.box.edition for rule in book.values()] == [book.box.edition] * len(book)
    assert (old["hop.most"].example.refused, new["hop.most"].example.refused) == ("hop 3", "hop 4")
    assert "bump.back" not in game("crossing").examples(old.box)
    assert new["end.beyond"].example.refused == "hop 2"
    assert old["end.beyond"].example.match.result is not None


def test_an_example_is_played_by_the_readings_of_its_match_where_it_shows_its_rule_so():
    box = vl.new("crossing", edition="new", rulings={"end.beyond": "beyond"}).table.box
    examples = game("crossing").examples(box)
    assert examples["hop.most"].match.table.box.rulings == {"end.beyond": "beyond"}
    assert examples["end.beyond"].match.table.box.rulings == {"end.beyond": "exact"}


def test_examples_that_do_not_fit_content_of_ones_own_are_left_out(tmp_path):
    mine = tmp_path / "mine.toml"
    text = (crossing.GAME.folder / "content" / "old.toml").read_text("utf-8")
    mine.write_text(text.replace("value = 2,", "value = 5,"), "utf-8")
    book = vl.rulebook("crossing", content=mine)
    assert book["hop.most"].example is None
    assert book["end.across"].example.match.table.box.most == 5


def test_questions_are_asked_of_the_edition():
    old, new = (game("crossing").usual_box(edition) for edition in ("old", "new"))
    asked = questions(new, ["bump.back", "hop.most"], 4, seed=1)
    assert len(asked) == 4
    assert {question.match.table.box.edition for question in asked} == {"new"}
    assert {question.match.table.players for question in asked} <= {2, 3, 4}
    assert {question.match.table.players for question in questions(old, ["hop.taken"], 3, seed=1)} == {2}
    with pytest.raises(vl.Refused, match="There is no kind of question called “bump.back”"):
        check_known(vl.rulebook("crossing"), ["bump.back"])


# ------------------------------------------------------------------------------------------------ The ledger


def test_the_ledger_goes_over_all_editions(tmp_path):
    books = [vl.rulebook("crossing", edition=edition) for edition in ("old", "new")]
    (tmp_path / "play.py").write_text('RULES = "hop.taken", "bump.back", "hop.back"\n')
    entries = {entry.rule.key: entry for entry in ledger(books, tmp_path)}
    assert entries["hop.most"].editions == ("old", "new")
    assert entries["bump.back"].editions == ("new",)
    assert entries["end.beyond"].rule.status == "played"  # in the new edition: there it needs code and a test
    missing = gaps([*entries.values()], ("code",))
    assert "end.beyond: no code" in missing
    assert "bump.back: no code" not in missing
    assert "end.beyond: no code" not in gaps(ledger(books[:1], tmp_path), ("code",))
    assert strangers(books, tmp_path) == ["hop.back in play.py:1"]
    assert strangers(books[:1], tmp_path) == ["bump.back in play.py:1", "hop.back in play.py:1"]


def test_the_command_line_takes_an_edition(capsys):
    assert main(["rules", "crossing", "bump.back"]) == 1
    assert main(["rules", "crossing", "bump.back", "--edition", "new"]) == 0
    assert "Crossing, second edition, Bumps" in capsys.readouterr().out
    main(["rules", "crossing", "--ledger"])
    lines = {line.split()[0]: line for line in capsys.readouterr().out.splitlines() if line.startswith("    ")}
    assert lines["bump.back"].endswith("new only")
    assert lines["hop.most"].endswith(("0", "1", "2"))
    main(["rules", "crossing", "--ledger", "--edition", "old"])
    assert "bump.back" not in capsys.readouterr().out


# ------------------------------------------------------------------------------------------------ Damaged files


def damaged(tmp_path: Path, monkeypatch, file: str, old: str, new: str) -> Game:
    """Return a game of the same two editions, one of whose files is damaged."""
    text = (crossing.GAME.folder / file).read_text("utf-8")
    assert old in text
    (tmp_path / file).write_text(text.replace(old, new, 1), "utf-8")
    twin = object.__new__(Game)
    kept = {name: value for name, value in vars(crossing.GAME).items() if name != "catalogue"}
    vars(twin).update(kept)
    monkeypatch.setattr("vikinglab.core.game.file_of", lambda _, *path: tmp_path.joinpath(*path))
    return twin


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('editions = ["old"]', 'editions = ["elder"]', r"line 13, at .*editions: there is no edition “elder”"),
        ('editions = ["old"]', "editions = []", "rules.hop.taken"),
        ('editions = ["old"]', 'edition = "old"', "“edition” isn’t known here"),
        (".in.new]", ".in.newer]", r"line 26, at .*in.newer: there is no edition “newer”"),
        (".in.new]", ".new]", "“new” isn’t known here"),
        ('"Winning"\nstatus', '"Winning"\nstate', "“state” isn’t known here"),
        ('status = "played"', 'status = "watched"', "watched"),
        ('old = "Crossing, 1907"\n', "", r"line 1, at book: “old” is missing"),
        ('"hop.most", "bump."', '"hop.least"', r"line 32, at coach.first: there is no rule “hop.least”"),
        ('later = ["end."]', 'later = ["end"]', r"line 33, at coach.later: there is no rule “end”"),
        ('later = ["end."]', 'last = ["end."]', "“last” isn’t known here"),
        ('later = ["end."]', f"hard = {['end.across'] * 9}", "coach.hard"),
        ('new = "Crossing, second edition"', 'newest = "Crossing"', r"line 3, at book.newest: there is no edition"),
    ],
)
def test_a_damaged_catalogue_is_refused_with_the_place(tmp_path, monkeypatch, old, new, sentence):
    with pytest.raises(vl.Refused, match=f"rules.toml.*{sentence}"):
        _ = damaged(tmp_path, monkeypatch, "rules.toml", old, new).catalogue


def test_an_example_for_an_edition_that_there_is_not_is_refused():
    text = (crossing.GAME.folder / "examples.toml").read_text("utf-8")
    with pytest.raises(vl.Refused, match=r"line 5, at .*in.newer: there is no edition “newer”"):
        read_by_hand(crossing.GAME, text.replace(".in.new]", ".in.newer]", 1))
