"""Print how much the project weighs: lines a rule, and how its Python reads. ``make weight`` runs it on this folder."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

NOT_WRITTEN = {"content", "quiz", "__pycache__"}
"""Folders of a game that don't count: its figures, and its quiz."""
NOT_COUNTED = {"art.svg", "measured.toml", "atlas.toml", "seen.txt"}
ROUNDABOUT = re.compile(r"(What|How|Whether|Who|Whose|So that|Of|That)\b")
"""The beginnings that a docstring shouldn't have: a verb says what a function does."""


QUESTIONS = re.compile(r"^quiz-[\w-]* *=.*\n(?:(?![\w#-]).*\n)*", re.MULTILINE)
"""The messages of a quiz."""

OF_CARDS = {"effects.py", "deck.py", "cards.py", "cardface.py", "play/doing.py", "play/items.py"}
"""The modules of a game whose only subject is cards: what they are, do, say and look like."""
CARD_KEYS = "(?:effect-|event-|count-|face-|deck-name)"
WORDS_OF_CARDS = re.compile(QUESTIONS.pattern.replace("quiz-", CARD_KEYS), re.MULTILINE)
"""The messages that only cards need."""
CARD, IN_CONTENT = re.compile(r"\bname = \{"), re.compile(r"\b(name = \{|do = \")")
"""The name of a card in a content file; and every line there about cards, or in their words."""


def lines_of(path: Path) -> int:
    """Return how many lines of a file aren't blank, without the messages of a quiz."""
    text = path.read_text("utf-8")
    return count(QUESTIONS.sub("", text) if path.suffix == ".ftl" else text)


def count(text: str) -> int:
    """Return how many lines aren't blank."""
    return sum(bool(line.strip()) for line in text.splitlines())


def quiz_of(game: Path) -> tuple[int, int]:
    """Return how many lines of code, and of messages, a game's own questions take."""
    code = sum(count(path.read_text("utf-8")) for path in game.glob("quiz/*.py"))
    return code, sum(count("".join(QUESTIONS.findall(path.read_text("utf-8")))) for path in game.glob("*.ftl"))


def cards_of(game: Path) -> tuple[int, int, int]:
    """Return how many lines of code and words a game has for cards alone, how many of content, and how many cards."""
    own = sum(lines_of(game / name) for name in OF_CARDS if (game / name).exists())
    own += sum(count("".join(WORDS_OF_CARDS.findall(path.read_text("utf-8")))) for path in game.glob("*.ftl"))
    # Editions that have a card in common write it alike, and it counts once.
    content = {line for path in game.glob("content/*.toml") for line in path.read_text("utf-8").splitlines()}
    return own, len([*filter(IN_CONTENT.search, content)]), len([*filter(CARD.search, content)])


def files_of(game: Path) -> Iterator[Path]:
    """Yield the files of a game that its writer owns."""
    for path in sorted(game.rglob("*")):
        parts = set(path.relative_to(game).parts)
        if path.is_file() and not parts & NOT_WRITTEN and path.name not in NOT_COUNTED:
            yield path


def games(root: Path) -> None:
    """Print the lines a rule of each game, and its heaviest files."""
    for game in sorted(path.parent for path in (root / "vikinglab/games").glob("*/rules.toml")):
        rules = len(tomllib.loads((game / "rules.toml").read_text("utf-8"))["rules"])
        weights = {path.relative_to(game).as_posix(): lines_of(path) for path in files_of(game)}
        total = sum(weights.values())
        own, content, cards = cards_of(game)
        print(f"{game.name}: {total} lines, {rules} rules: {total / rules:.1f} lines a rule")
        if own and cards:
            apart = f"{(total - own) / rules:.1f} lines a rule, cards apart"
            each = f"{own + content} lines, {cards} cards: {(own + content) / cards:.1f} lines a card"
            print(f"  {apart}; cards: {each} (content included)")
        code, words = quiz_of(game)
        play = sum(lines_of(path) for path in game.glob("play/*.py"))
        told = f"rules {play}, quiz {code} and {words} of messages"
        print(f"  {told}: all in, {(total + code + words) / rules:.1f} lines a rule")
        heaviest = sorted(weights, key=lambda name: -weights[name])[:8]
        print("  " + ", ".join(f"{name} {weights[name]}" for name in heaviest))


def python(root: Path) -> None:
    """Print figures about the modules of the package and of the widgets."""
    texts = {path: path.read_text("utf-8") for room in ("vikinglab", "widgets") for path in (root / room).rglob("*.py")}
    lines = sum(text.count("\n") for text in texts.values())
    any_ = sum(len(re.findall(r"\bAny\b", text)) for text in texts.values())
    examples = sum(text.count(">>> ") for text in texts.values())
    nodes = [(path, node) for path, text in texts.items() for node in ast.walk(ast.parse(text))]
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    docs = [said for _, node in nodes if isinstance(node, documented) and (said := ast.get_docstring(node))]
    roundabout = sum(bool(ROUNDABOUT.match(said)) for said in docs)
    functions = [(node.end_lineno - node.lineno + 1, f"{path.relative_to(root)}:{node.name}") for path, node in nodes
                 if isinstance(node, ast.FunctionDef) and node.end_lineno]  # fmt: skip
    longest, name = max(functions)
    module = max(texts, key=lambda path: texts[path].count("\n"))
    print(f"Python: {lines} lines; Any {100 * any_ / lines:.2f} times in a hundred; {examples} lines of examples")
    print(f"docstrings: {len(docs)}, of which {100 * roundabout / len(docs):.1f} % begin roundabout")
    print(f"longest module: {module.relative_to(root)}, {texts[module].count(chr(10))} lines")
    print(f"longest function: {name}, {longest} lines")


if __name__ == "__main__":
    folder = Path(sys.argv[1] if sys.argv[1:] else ".").resolve()
    games(folder)
    python(folder)
