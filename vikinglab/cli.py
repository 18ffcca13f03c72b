"""The command line: ``vikinglab serve``, ``lab``, ``rules``, ``check`` and the others."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from .core.game import Game, games
from .core.words.refusal import Refused
from .core.words.rulebook import Rule, Rulebook
from .core.words.speech import LANGUAGES
from .helping import Parser
from .own import USUAL, begin, copy, to_edit
from .serve import HERE, IDLE, MEMORY, NothingToServe, lab, notebooks, require, serve

if TYPE_CHECKING:
    from .study.ledger import Entry
    from .study.seen import Stale

    Commands = argparse._SubParsersAction[Parser]

ENDED_BY_READER = 128 + 13
"""The exit code of a command whose output nobody reads to its end, as the system gives it to others."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return the exit code."""
    parser = Parser("vikinglab", description="about")
    commands = parser.add_subparsers(dest="command", required=True)
    _add_serve(commands)
    _add_lab(commands)
    _add_copy(commands)
    _add_new(commands)
    _add_rules(commands)
    _add_positions(commands)
    _add_atlas(commands)
    _add_check(commands)
    _add_results(commands)
    _add_translate(commands)
    chosen = parser.parse_args(arguments)
    try:
        code = int(chosen.run(chosen))
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        # The reader has read enough, as “head” does. Python would try to write the rest at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return ENDED_BY_READER
    except Refused as refused:
        parser.exit(2, f"{refused.text[chosen.language]}\n")
    except NothingToServe as reason:
        parser.exit(2, f"{reason}\n")


def _add_serve(commands: Commands) -> None:
    serve = commands.add_parser("serve", help="serve")
    _add_address(serve)
    serve.add_argument(
        "--idle",
        type=_amount,
        default=IDLE,
        metavar="SECONDS",
        help="idle",
    )
    serve.add_argument(
        "--memory",
        type=_amount,
        default=MEMORY,
        metavar="MB",
        help="memory",
    )
    serve.add_argument("--base-url", default="/", metavar="PATH", help="base-url")
    serve.add_argument(
        "--host",
        action="append",
        default=[],
        metavar="NAME",
        help="host",
    )
    serve.add_argument(
        "--frame",
        action="append",
        default=[],
        metavar="ORIGIN",
        help="frame",
    )
    serve.set_defaults(run=_serve)


def _add_lab(commands: Commands) -> None:
    lab = commands.add_parser("lab", help="lab")
    _add_address(lab)
    lab.add_argument("--language", choices=LANGUAGES, help="lab-language")
    lab.set_defaults(run=_lab)


def _add_copy(commands: Commands) -> None:
    copy = commands.add_parser("copy", help="copy")
    copy.add_argument("folder", nargs="?", type=Path, default=USUAL, help="copy-folder")
    copy.set_defaults(run=_copy)


def _add_new(commands: Commands) -> None:
    new = commands.add_parser("new", help="new")
    new.add_argument("folder", type=Path, help="new-folder")
    new.add_argument("game", help="new-game")
    new.set_defaults(run=_new, language=LANGUAGES[0])


def _add_address(command: argparse.ArgumentParser) -> None:
    command.add_argument("folder", nargs="?", type=Path, const=USUAL, help="notebooks")
    command.add_argument("--ip", default=HERE, help="ip")
    command.add_argument("--port", type=int)
    command.add_argument("--no-browser", action="store_true", help="no-browser")


def _add_rules(commands: Commands) -> None:
    rules = commands.add_parser("rules", help="rules")
    rules.add_argument("game", nargs="?", help="game")
    rules.add_argument("words", nargs="*", help="words")
    rules.add_argument("--ledger", action="store_true", help="ledger")
    rules.add_argument(
        "--seen",
        nargs="?",
        const="",
        metavar="KEY",
        help="seen",
    )
    rules.add_argument("--met", action="store_true", help="met")
    rules.add_argument("--edition", help="rules-edition")
    rules.add_argument("--language", choices=LANGUAGES, default=LANGUAGES[0])
    rules.set_defaults(run=_rules)


def _add_positions(commands: Commands) -> None:
    positions = commands.add_parser("positions", help="positions")
    positions.add_argument("game", nargs="?", help="game")
    positions.add_argument("--edition", help="positions-edition")
    positions.set_defaults(run=_positions, language=LANGUAGES[0])


def _add_atlas(commands: Commands) -> None:
    atlas = commands.add_parser("atlas", help="atlas")
    atlas.add_argument("game", help="atlas-game")
    atlas.add_argument("--matches", type=_amount, default=20, help="matches")
    atlas.add_argument("--counted", type=_amount, default=100, help="counted")
    atlas.add_argument("--seed", type=_amount, default=0, help="seed")
    atlas.add_argument("--limit", type=_amount, default=300, metavar="SECONDS", help="limit")
    atlas.set_defaults(run=_atlas, language=LANGUAGES[0])


def _add_check(commands: Commands) -> None:
    check = commands.add_parser("check", help="check")
    check.add_argument("paths", nargs="+", type=Path, metavar="path")
    check.set_defaults(run=_check)


def _add_results(commands: Commands) -> None:
    results = commands.add_parser("results", help="results")
    results.add_argument("folder", type=Path, help="results-folder")
    results.add_argument("--notebooks", type=Path, metavar="FOLDER", help="results-notebooks")
    results.add_argument("--csv", action="store_true", help="csv")
    results.set_defaults(run=_results)


def _results(chosen: argparse.Namespace) -> int:
    """Print what readers have done; return 1 if a file says nothing."""
    from . import results

    require("boards")
    found, damaged = results.readers(chosen.folder)
    rows = results.table(found, notebooks(chosen.notebooks))
    print(results.as_csv(rows).rstrip("\n") if chosen.csv else results.as_text(rows))
    for name in damaged:
        print(f"Not a file of progress: {name}", file=sys.stderr)
    return int(bool(damaged))


def _add_translate(commands: Commands) -> None:
    translate = commands.add_parser("translate", help="translate")
    translate.add_argument("paths", nargs="+", type=Path, metavar="path")
    what = translate.add_mutually_exclusive_group(required=True)
    what.add_argument("--to", metavar="LANGUAGE", help="to")
    what.add_argument("--write", metavar="LANGUAGE", help="write")
    translate.set_defaults(run=_translate)


def _lessons(module: str) -> Any:
    """Return a module for lessons. The boards are a package of their own, and the engine may be without them."""
    from importlib import import_module

    require("boards")
    return import_module(f"vikinglab_widgets.{module}")


def _notebooks(paths: Sequence[Path]) -> list[Path]:
    """Return these notebooks, and those in these folders."""
    found = [each for path in paths for each in (sorted(path.rglob("[!.]*.ipynb")) if path.is_dir() else [path])]
    return [path for path in found if ".ipynb_checkpoints" not in path.parts]


def _translate(chosen: argparse.Namespace) -> int:
    """Renew the translations of notebooks, or write translated ones; return 1 if something is in the way."""
    from .translation.po import Damaged

    translating, wrong = _lessons("translating"), False
    for path in _notebooks(chosen.paths):
        try:
            if chosen.to:
                print(translating.renew(path, chosen.to))
            else:
                written = translating.write(path, chosen.write)
                faults = _lessons("lesson").check([written])
                print("\n".join([str(written), *faults]))
                wrong = wrong or bool(faults)
        except (translating.NoTranslation, Damaged) as reason:
            print(reason)
            wrong = True
    return int(wrong)


def _check(chosen: argparse.Namespace) -> int:
    paths = _notebooks(chosen.paths)
    wrong = _lessons("lesson").check(paths)
    print("\n".join(wrong) if wrong else f"{len(paths)} notebook{'s' * (len(paths) != 1)}, nothing wrong.")
    return int(bool(wrong))


def _amount(text: str) -> int:
    number = int(text)
    if number < 0:
        raise ValueError(text)
    return number


def _serve(chosen: argparse.Namespace) -> int:
    folder, browser = notebooks(chosen.folder), not chosen.no_browser
    limits = {"idle": chosen.idle, "memory": chosen.memory}
    serve(
        folder, chosen.ip, chosen.port, browser, base=chosen.base_url, hosts=chosen.host, frames=chosen.frame, **limits
    )
    return 0


def _lab(chosen: argparse.Namespace) -> int:
    folder = chosen.folder and notebooks(chosen.folder)
    require("lab")  # before anything is copied
    lab(folder or to_edit(None), chosen.ip, chosen.port, not chosen.no_browser, chosen.language)
    return 0


def _copy(chosen: argparse.Namespace) -> int:
    made = copy(chosen.folder)
    _say_where("The notebooks", made, chosen.folder)
    return 0


def _say_where(what: str, made: Path, folder: Path) -> None:
    named = "" if folder == USUAL else f" {folder}"
    print(f"{what} are in {made}. vikinglab lab{named} opens them, vikinglab serve{named} shows them as pages.")


def _new(chosen: argparse.Namespace) -> int:
    from .core.game import game

    made = begin(chosen.folder, game(chosen.game))
    _say_where("Your pages", made, chosen.folder)
    return 0


def _rules(chosen: argparse.Namespace) -> int:
    from .core.game import game

    found = [game(chosen.game)] if chosen.game else list(games().values())
    if chosen.seen is not None:
        return _seen(found, chosen.seen)
    if chosen.met:
        return max(_met(each, chosen.edition, chosen.language) for each in found)
    return max(_ledger(each, chosen.edition) if chosen.ledger else _catalogue(each, chosen) for each in found)


def _catalogue(game: Game, chosen: argparse.Namespace) -> int:
    """Print the requested rules; return 1 if there are none."""
    words = " ".join(chosen.words)
    rulebook = game.rulebook(game.usual_box(chosen.edition))
    rules = rulebook.search(words) if words else list(rulebook.values())
    if words in rulebook:
        rules = [rulebook[words]]
    for rule in rules:
        _print_rule(game, rule, chosen.language, whole=bool(words))
    return 0 if rules else 1


def _print_rule(game: Game, rule: Rule, language: str, whole: bool) -> None:
    print(f"{game.key}:{rule.key:28} {rule.title[language]}")
    if whole:
        print(f"    {rule.text[language]}")
        if rule.ruling:
            print(f"    ({rule.ruling[language]})")
        print(f"    {rule.book}, {rule.section}\n")


def _met(game: Game, edition: str | None, language: str) -> int:
    """Print how often matches meet each rule, the most often met first; return 1 if nobody has counted."""
    from .core.teach.entries import found

    rulebook = game.rulebook(game.usual_box(edition))
    counted = found(game).met.get(rulebook.box.edition)
    if counted is None:
        print(f"{game.key}: nobody has counted yet: vikinglab atlas {game.key}")
        return 1
    print(f"{game.key}: {'of 100 matches':28} {'random':>7} {'greedy':>7}")
    for key in sorted(counted.rules, key=counted.share, reverse=True):
        random, greedy = (100 * number / counted.matches for number in counted.rules[key])
        print(f"    {key:38} {random:7.1f} {greedy:7.1f}   {rulebook[key].title[language]}")
    return 0


def _positions(chosen: argparse.Namespace) -> int:
    """Print how positions are written."""
    from .core.game import game
    from .study.guide import guide, page

    print(guide(game(chosen.game), chosen.edition) if chosen.game else page(), end="")
    return 0


def _atlas(chosen: argparse.Namespace) -> int:
    """Write the atlas of a game; return 1 if a written position caused an error."""
    from statistics import median

    from . import study
    from .core.game import game
    from .core.teach.entries import found

    played = game(chosen.game)
    made = study.search(chosen.game, matches=chosen.matches, seed=chosen.seed, limit=chosen.limit)
    met = study.count(chosen.game, chosen.counted, chosen.seed) if chosen.counted else found(played).met
    path = study.write(played, replace(made.atlas, met=met))
    size = f"the median one names {median(made.sizes):g} things" if made.sizes else "no written ones"
    print(f"{path}: {sum(map(len, made.atlas.found.values()))} examples in {made.seconds:.0f} seconds, {size}")
    for edition, missing in made.atlas.missing.items():
        print("\n".join(f"{edition}: {key}: {reason}" for key, reason in missing.items()))
    if made.unsearched:
        print(f"There was no time for {', '.join(made.unsearched)}.")
    for error, position in made.faults.items():
        print(f"A written position brought about an error: {error}\n    {position}")
    return int(bool(made.faults))


def _ledger(game: Game, edition: str | None) -> int:
    """Print the ledger of an edition, or of all; return 1 if code or tests miss a rule, or nobody has seen a change.

    Tests and lessons are those below this folder.
    """
    from .study.ledger import gaps, ledger

    editions = game.editions if edition is None else [edition]
    entries = ledger(_rulebooks(game, editions), game.folder, Path.cwd())
    print(f"{game.key}: {'rule':28} {'status':10} {'code':>5} {'tests':>6} {'lessons':>8}")
    for entry in entries:
        only = "" if len(entry.editions) == len(editions) else f"  {', '.join(entry.editions)} only"
        print(f"    {entry.rule.key:32} {entry.rule.status:10} {_counts(entry)}{only}")
    missing = gaps(entries, ("code", "tests"))
    print("\n".join(missing) if missing else "Every played rule stands in code and tests.")
    stale = _stale(game, entries) if edition is None else []
    if stale:
        print("\n".join([*map(str, stale), f"When you have: vikinglab rules {game.key} --seen, or --seen KEY."]))
    return int(bool(missing) or any(not each.only_code for each in stale))


def _stale(game: Game, entries: Sequence[Entry]) -> list[Stale]:
    """Return the rules of a game that changed since somebody looked; none if nobody ever did."""
    from .study import seen

    kept = seen.read(game.folder)
    return seen.stale(entries, seen.now(_rulebooks(game), game.folder), kept) if kept else []


def _rulebooks(game: Game, editions: Sequence[str] | None = None) -> list[Rulebook]:
    return [game.rulebook(game.usual_box(each)) for each in editions or game.editions]


def _seen(found: Sequence[Game], key: str) -> int:
    """Note that somebody has looked at a rule, or at all of them; return 1 if there is no such rule."""
    from .study import seen

    prefix, _, name = key.rpartition(":")
    asked = [game for game in found if prefix in ("", game.key)]
    noted = False
    for game in asked:
        kept, now = seen.read(game.folder), seen.now(_rulebooks(game), game.folder)
        if not name or name in {**kept, **now}:
            seen.write(game.folder, seen.looked_at(now, kept, name or None))
            noted = True
    if not noted:
        print(f"There is no rule “{key}”.")
    return int(not noted)


def _counts(entry: Entry) -> str:
    return f"{len(entry.code):5} {len(entry.tests):6} {len(entry.lessons):8}"


if __name__ == "__main__":
    raise SystemExit(main())
