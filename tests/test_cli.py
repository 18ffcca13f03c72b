"""The command line."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest

from vikinglab.cli import main


def test_rules_lists_the_catalogue(capsys):
    assert main(["rules", "raids"]) == 0
    assert "raids:combat.riposte" in capsys.readouterr().out


def test_rules_shows_one_rule_whole(capsys):
    assert main(["rules", "raids", "combat.riposte"]) == 0
    shown = capsys.readouterr().out
    assert "Raids, livret de règles, Riposter" in shown
    assert "monster" not in shown


def test_rules_speaks_french(capsys):
    assert main(["rules", "raids", "--language", "fr"]) == 0
    assert "Riposter" in capsys.readouterr().out


def test_rules_searches(capsys):
    assert main(["rules", "raids", "overboard"]) == 0
    assert "raids:crew.overboard" in capsys.readouterr().out
    assert main(["rules", "raids", "zeppelin"]) == 1


def test_rules_prints_the_ledger(capsys):
    main(["rules", "raids", "--ledger"])
    assert "lessons" in capsys.readouterr().out


def test_a_game_that_is_not_there_is_said(capsys):
    with pytest.raises(SystemExit, match="2"):
        main(["rules", "chess"])
    assert "no game “chess”" in capsys.readouterr().err


@pytest.mark.parametrize("asked", [["rules", "raids"], ["rules", "raids", "monster"], ["rules", "raids", "--met"]])
def test_a_reader_who_has_read_enough_is_told_nothing(asked):
    read, write = os.pipe()
    os.close(read)
    ran = subprocess.run(
        [sys.executable, "-m", "vikinglab.cli", *asked], stdout=write, stderr=subprocess.PIPE, text=True
    )
    os.close(write)
    assert (ran.returncode, ran.stderr) == (141, "")


@pytest.mark.parametrize(
    ("locale", "begins", "says"),
    [
        ("en_GB.UTF-8", "usage: vikinglab serve", "open no browser"),
        ("fr_CA.UTF-8", "utilisation\u00a0: vikinglab serve", "ne pas ouvrir de navigateur"),
    ],
)
def test_help_speaks_the_readers_language(capsys, monkeypatch, locale, begins, says):
    shown = helped(capsys, monkeypatch, locale, "serve")
    assert shown.startswith(begins)
    assert says in shown


COMMANDS = [
    (),
    *[(each,) for each in ("serve", "lab", "copy", "new", "rules", "positions", "atlas", "check", "results")],
]


@pytest.mark.parametrize("command", COMMANDS)
def test_all_help_is_there_in_french(capsys, monkeypatch, command):
    shown = helped(capsys, monkeypatch, "fr_FR.UTF-8", *command)
    assert not re.search(r"\b(the|and|show)\b|\w:", shown.replace("https:", ""))


def helped(capsys, monkeypatch, locale: str, *command: str) -> str:
    """Return the help of a command, as a reader of a locale gets it."""
    monkeypatch.setenv("LC_ALL", locale)
    monkeypatch.delenv("VIKINGLAB_LANGUAGE", raising=False)
    with pytest.raises(SystemExit) as ended:
        main([*command, "--help"])
    assert ended.value.code == 0
    return capsys.readouterr().out
