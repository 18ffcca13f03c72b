"""Changes since somebody looked: each rule is named until somebody has looked at it."""

from __future__ import annotations

import shutil
import warnings
from copy import copy
from functools import lru_cache
from itertools import count
from pathlib import Path

import pytest
from fluent.syntax import FluentParser

import vikinglab as vl
from vikinglab.cli import main
from vikinglab.study import seen
from vikinglab.study.ledger import ledger

ROOT = Path(__file__).parents[2]
OURS = [key for key, game in vl.games().items() if game.folder.is_relative_to(ROOT)]
RAIDS = vl.games()["raids"].folder
NUMBERS = count(1)
"""The numbers of the copies: Python imports a package of the same name once."""


def stale(game: vl.Game, kept: seen.Seen) -> list[seen.Stale]:
    """Return the rules of a game that changed."""
    rulebooks = [game.rulebook(game.usual_box(edition)) for edition in game.editions]
    return seen.stale(ledger(rulebooks, game.folder, ROOT), seen.now(rulebooks, game.folder), kept)


@pytest.mark.parametrize("key", OURS)
def test_somebody_has_looked_at_what_follows_from_each_change(key):
    found = stale(vl.games()[key], seen.read(vl.games()[key].folder))
    for each in found:
        if each.only_code:
            warnings.warn(f"{each} Then: vikinglab rules {key} --seen {each.key}", stacklevel=1)
    wrong = [str(each) for each in found if not each.only_code]
    assert wrong == [], f"Look, then: vikinglab rules {key} --seen KEY (no key: all)"


CHANGES: list[tuple[str, str, str, dict[str, str]]] = [
    # Texts, in either language
    ("text.en.ftl", "A beaten monster scores its full", "A monster scores its full", {"glory.monsters": "text"}),
    ("text.en.ftl", " Goods still aboard score nothing.", "", {"glory.goods": "text"}),
    ("text.en.ftl", "glory-coins = Coins", "glory-coins = Silver", {"glory.coins": "text"}),
    ("text.en.ftl", "The highest total wins.", "The lowest total wins.", {"glory.winner": "text"}),
    (
        "text.en.ftl",
        "sold goods and beaten monsters. Axes",
        "goods and beaten monsters. Axes",
        {"glory.winner": "text"},
    ),
    ("text.en.ftl", "Further runes begin another one.", "Further runes score 1.", {"glory.second-collection": "text"}),
    ("text.fr.ftl", "glory-shared = ", "glory-shared = La ", {"glory.shared": "text"}),
    ("text.fr.ftl", "\ncombat-riposte = ", "\ncombat-riposte = La ", {"combat.riposte": "text"}),
    # Rulings
    ("text.en.ftl", "We go by the position.", "We go by the ship.", {"voyage.start-positions": "ruling"}),
    ("text.en.ftl", " This one is reconstructed.", "", {"glory.runes": "ruling"}),
    ("text.fr.ftl", " Celui-ci est reconstitué.", "", {"glory.runes": "ruling"}),
    # Figures that stand in texts
    (
        "content/standard.toml",
        "value = [6, 3, 1]",
        "value = [6, 3, 2]",
        dict.fromkeys(["arrival.order", "voyage.majority", "glory.coins"], "text"),
    ),
    ("content/standard.toml", "[1, 3, 6, 10, 15]", "[1, 3, 6, 10, 16]", {"glory.runes": "text"}),
    # Where the rulebook has it, and how it is read
    ("rules.toml", '["home", "sweep"]', '["sweep", "home"]', {"catch-up.last-ship": "ruling catalogue"}),
    ("rules.toml", '["home", "sweep"]', '["home"]', {"catch-up.last-ship": "ruling catalogue"}),
    ("rules.toml", '{ section = "Riposter" }', '{ section = "Combat" }', {"combat.riposte": "catalogue"}),
    ("rules.toml", '"Riposter", status = "automatic"', '"Riposter"', {"combat.lost-vikings": "catalogue"}),
    (
        "rules.toml",
        '{ section = "Riposter" }',
        '{ section = "Riposter", book = "FAQ" }',
        {"combat.riposte": "catalogue"},
    ),
    # Rules that come and go
    ("rules.toml", '"combat.chain" = { section = "Fuir" }\n', "", {"combat.chain": "gone"}),
    ("rules.toml", 'status = "table"', 'status = "automatic"', {"table.advice": "catalogue"}),
]
CODE: list[tuple[str, str, str, dict[str, str]]] = [
    ("play/combat.py", "table.pay(self.seat, price)", "table.pay(self.seat, price + 1)", {"combat.start": "code"}),
    ("play/ghost.py", "index(1)", "index(2)", {"ghost.first-berth": "code"}),
    ("scoring.py", "ship.crew * sum", "2 * sum", {"glory.hammers": "code"}),
    ("scoring.py", "return sum(ship.coins)", "return max(ship.coins)", {"glory.coins": "code"}),
    (
        "table.py",
        "excess, ship.crew = ship.crew - room, room",
        "excess = 0",
        {"crew.overboard": "code", "crew.shields": "code"},
    ),
]
UNCHANGED = [
    ("text.en.ftl", "A beaten monster scores its full strength", "A beaten monster scores its\n    full strength"),
    (
        "play/combat.py",
        "        table.pay(self.seat, price)",
        "        # All at once.\n        table.pay(self.seat,  price)",
    ),
    ("scoring.py", '"""Return the glory of coins: what is stamped on them."""', '"""Count coins."""'),
]


@pytest.fixture(scope="module")
def looked():
    """Raids as it is: its ledger, and what each rule is."""
    game = vl.games()["raids"]
    rulebooks = [game.rulebook(game.usual_box())]
    return ledger(rulebooks, game.folder, ROOT), seen.now(rulebooks, game.folder)


parse = lru_cache(None)(FluentParser(with_spans=False).parse)


@pytest.fixture
def planted(tmp_path, monkeypatch):
    """Return Raids with one change in its files. Its code is read there and not run, so none of it is imported anew."""

    def twin(file: str, old: str, new: str) -> vl.Game:
        package = f"raids_with_change_{next(NUMBERS)}"
        left_out = shutil.ignore_patterns("__pycache__", "__init__.py")
        shutil.copytree(RAIDS, tmp_path / package, ignore=left_out)
        (tmp_path / package / "__init__.py").touch()
        text = (RAIDS / file).read_text("utf-8")
        assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {file}"
        (tmp_path / package / file).unlink()
        (tmp_path / package / file).write_text(text.replace(old, new), "utf-8")
        monkeypatch.syspath_prepend(tmp_path)
        # All messages but one are as they were, and parsing them takes longer than all else.
        monkeypatch.setattr(FluentParser, "parse", lambda self, written: parse(written))
        game = copy(vl.games()["raids"])
        game.__dict__ = {name: kept for name, kept in vars(game).items() if name not in ("speech", "catalogue")}
        game.package = package
        return game

    return twin


@pytest.fixture
def told(planted, looked):
    """Return the stale rules of a copy of Raids with one change."""

    def stale(file: str, old: str, new: str) -> list[seen.Stale]:
        game = planted(file, old, new)
        return seen.stale(looked[0], seen.now([game.rulebook(game.usual_box())], game.folder), looked[1])

    return stale


@pytest.mark.parametrize(("file", "old", "new", "expected"), [*CHANGES, *CODE])
def test_each_planted_change_is_told_of_its_rule_and_of_no_other(told, file, old, new, expected):
    assert {each.key: " ".join(each.changed) for each in told(file, old, new)} == expected


def test_twenty_changes_of_rules_are_planted():
    assert len(CHANGES) == 20


@pytest.mark.parametrize(("file", "old", "new"), UNCHANGED)
def test_spaces_comments_and_docstrings_are_no_change(told, file, old, new):
    assert told(file, old, new) == []


def test_a_new_rule_is_told(looked):
    entries, now = looked
    kept = {key: parts for key, parts in now.items() if key != "glory.goods"}
    assert [each.changed for each in seen.stale(entries, now, kept)] == [("new",)]


def test_a_change_names_the_code_the_tests_and_the_lessons_that_it_may_concern(told):
    [change] = told(*CHANGES[1][:3])
    said = str(change)
    assert said.startswith("glory.goods: its text changed, so look at scoring.py:")
    assert "test_glory.py:" in said
    [code] = told(*CODE[2][:3])
    assert str(code) == "glory.hammers: its code changed, so read its text again."


def test_what_changed_is_told_by_the_ledger_until_it_is_seen(planted, monkeypatch, capsys):
    game = planted(*CHANGES[1][:3])
    monkeypatch.setattr("vikinglab.core.game.game", lambda key: game)
    monkeypatch.chdir(ROOT)
    assert main(["rules", "raids", "--ledger"]) == 1
    assert "glory.goods: its text changed" in capsys.readouterr().out
    assert main(["rules", "raids", "--seen", "glory.nothing"]) == 1
    assert main(["rules", "raids", "--seen", "glory.coins"]) == 0
    assert main(["rules", "raids", "--ledger"]) == 1
    assert main(["rules", "raids", "--seen", "raids:glory.goods"]) == 0
    assert main(["rules", "raids", "--ledger"]) == 0
    assert "glory.goods: its text changed" not in capsys.readouterr().out.rpartition("status")[2]


def test_all_changes_can_be_seen_at_once(planted, looked, monkeypatch):
    game, before = planted(*CHANGES[11][:3]), looked[1]
    seen.write(game.folder, before)
    monkeypatch.setattr("vikinglab.core.game.game", lambda key: game)
    assert main(["rules", "raids", "--seen"]) == 0
    changed = {key for key, parts in seen.read(game.folder).items() if parts != before[key]}
    assert changed == {*CHANGES[11][3]}
