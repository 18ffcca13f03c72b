"""The command line: ``vikinglab rules``."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from .core.game import Game, games
from .core.refusal import Refused
from .core.rulebook import Entry, Rule, gaps, ledger
from .core.speech import LANGUAGES


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; returns the exit code."""
    parser = argparse.ArgumentParser(prog="vikinglab", description="Viking board games, to be played and questioned.")
    commands = parser.add_subparsers(dest="command", required=True)
    rules = commands.add_parser("rules", help="the rules of the games, and what carries them out")
    rules.add_argument("game", nargs="?", help="a game: one of all that are installed if none is named")
    rules.add_argument("words", nargs="*", help="show the rules that speak of these words, or the rule with this key")
    rules.add_argument("--ledger", action="store_true", help="list where each rule stands in code, tests and lessons")
    rules.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0])
    chosen = parser.parse_args(arguments)
    try:
        return _rules(chosen)
    except Refused as refused:
        parser.exit(2, f"{refused.text[chosen.language]}\n")


def _rules(chosen: argparse.Namespace) -> int:
    from .core.game import game

    found = [game(chosen.game)] if chosen.game else list(games().values())
    return max(_ledger(each) if chosen.ledger else _catalogue(each, chosen) for each in found)


def _catalogue(game: Game, chosen: argparse.Namespace) -> int:
    """Print the rules that are asked for; whether none was found."""
    words = " ".join(chosen.words)
    if words in game.rulebook:
        rules = [game.rulebook[words]]
    else:
        rules = game.rulebook.search(words) if words else list(game.rulebook.values())
    for rule in rules:
        _print_rule(game, rule, chosen.language, whole=bool(words))
    return 0 if rules else 1


def _print_rule(game: Game, rule: Rule, language: str, whole: bool) -> None:
    print(f"{game.key}:{rule.key:28} {rule.title[language]}")
    if whole:
        print(f"    {rule.text[language]}")
        if rule.ruling:
            print(f"    ({rule.ruling[language]})")
        print(f"    {rule.file}, {rule.section}\n")


def _ledger(game: Game) -> int:
    """Print the ledger; whether code or tests miss a rule. Tests and lessons are those below this folder."""
    entries = ledger(game.rulebook, game.folder, Path.cwd())
    print(f"{game.key}: {'rule':28} {'status':10} {'code':>5} {'tests':>6} {'lessons':>8}")
    for entry in entries:
        print(f"    {entry.rule.key:32} {entry.rule.status:10} {_counts(entry)}")
    missing = gaps(entries, ("code", "tests"))
    print("\n".join(missing) if missing else "Every played rule stands in code and tests.")
    return int(bool(missing))


def _counts(entry: Entry) -> str:
    return f"{len(entry.code):5} {len(entry.tests):6} {len(entry.lessons):8}"


if __name__ == "__main__":
    raise SystemExit(main())
