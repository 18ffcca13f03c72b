"""Checks of a game's messages, and of its examples."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from vikinglab.core.engine.box import Box
from vikinglab.core.engine.decision import Decision
from vikinglab.core.teach.entries import Entry, found
from vikinglab.core.teach.example import example
from vikinglab.core.words.moment import message_id
from vikinglab.core.words.refusal import Refused
from vikinglab.core.words.speech import ENDS, FORMS, LANGUAGES, speech
from vikinglab.study.ledger import KEY, ruling_modules

from .findings import Finding, holds, same
from .sampling import Seen


def languages(seen: Seen) -> None:
    """Every language has the same messages."""
    keys = {language: seen.game.speech.keys(language) for language in LANGUAGES}
    for language in LANGUAGES:
        missing = sorted(frozenset().union(*keys.values()) - keys[language])
        holds(not missing, f"no message {f' in {language}, nor '.join(missing)} in {language}")


def fluent(seen: Seen) -> None:
    """Every message can be read as Fluent."""
    for wrong in seen.game.speech.damage():
        raise Finding(wrong)


def filled(seen: Seen) -> None:
    """Every fact that a message prints in one language is one that it depends on in the others."""
    said = seen.game.speech
    for key in sorted(frozenset.intersection(*map(said.keys, LANGUAGES))):
        printed = {language: {*map(_plain, said.facts(language, key, printed=True))} for language in LANGUAGES}
        for language in LANGUAGES:
            missing = sorted(set().union(*printed.values()) - {*map(_plain, said.facts(language, key))})
            holds(not missing, f"{key} in {language} says nothing of ${', $'.join(missing)}, which it prints elsewhere")


def _plain(fact: str) -> str:
    """Return a fact without the form that a language needs: ``of-seat`` is ``seat``, and so is ``and-seat``."""
    form, _, rest = fact.partition("-")
    return rest if form in (*FORMS, *ENDS) and rest else fact


def spoken(seen: Seen) -> None:
    """Some code says every message, and every message that code names exists."""
    said, code = seen.game.speech, _Named(seen.game.folder)
    own = {key for key in said.keys(LANGUAGES[0]) - speech().keys(LANGUAGES[0]) if "." not in key}
    rules = {message_id(key) for key in seen.game.catalogue.rules}
    mentioned = said.mentioned(LANGUAGES[0])
    for key in sorted(own - rules - mentioned):
        holds(key.startswith(HOUSE) or code.says(key), f"the message {key} is there, and no code says it")
    for key, place in code.words.items():
        holds(said.has(key), f"code says the message {key}, and it isn’t there", code=place)


HOUSE = ("game", "aid-", "ask-", "do-", "edition-", "legend", "ui-", "seat-", "letter-", "sampled")
"""The beginnings of messages that shared code says."""


class _Named:
    """The messages that the code of a game names, by the words in it: in doubt, a message is named."""

    def __init__(self, folder: Path) -> None:
        self.texts: set[str] = set()
        """The words in quotes, in code and in content files."""
        self.words: dict[str, tuple[str, int]] = {}
        """The messages that a ``Word`` names, each with its place."""
        for path in sorted(folder.rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                self._note(node, path)
        for path in sorted(folder.rglob("*.toml")):
            self.texts |= {*re.findall(r"[\w-]+", path.read_text("utf-8"))}

    def _note(self, node: ast.AST, path: Path) -> None:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            self.texts.add(node.value)
        if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] == "Word" and node.args:
            named = node.args[0]
            if isinstance(named, ast.Constant) and isinstance(named.value, str):
                self.words[named.value] = str(path), node.lineno

    def says(self, key: str) -> bool:
        """Return whether code says a message: by its full name, or by a beginning and an end put together."""
        cuts = [at for at, sign in enumerate(key, 1) if sign == "-"]
        return key in self.texts or any(key[:at] in self.texts or key[at:] in self.texts for at in cuts)


def messages(seen: Seen) -> None:
    """Each decision has a message that asks for it and each action one that names it, and there are no others."""
    game = seen.game
    own = game.speech.keys(LANGUAGES[0]) - speech().keys(LANGUAGES[0])
    decisions = [kind for kind in game.things if issubclass(kind, Decision)]
    for prefix, kinds in (("ask-", decisions), ("do-", game.actions)):
        wanted = {f"{prefix}{kind.__struct_config__.tag}" for kind in kinds}
        found = {key for key in own if key.startswith(prefix) and "." not in key}
        same(f"the messages {prefix}…", sorted(wanted), sorted(found))


def sentences(seen: Seen) -> None:
    """A rule that code refuses by or tells has its sentence, and no other rule has one."""
    code = _Keys(ast.parse(path.read_text("utf-8")) for path in ruling_modules(seen.game.folder))
    rules = seen.game.catalogue.rules
    refused = {key for key in rules if any(_has(seen, key, part) for part in ("refused", "untimely", "elsewhere"))}
    told = {key for key in rules if _has(seen, key, "told")}
    _within("is returned by code, and has no sentence", code.returned, refused | told)
    _within("has a sentence that refuses, and no code refuses by it", refused, code.returned | code.others)
    _within("is told by code, and has no sentence that tells", code.told, told)
    _within("has a sentence that tells, and no code tells it", told, code.given | code.returned)


def _has(seen: Seen, key: str, part: str) -> bool:
    return f"{message_id(key)}.{part}" in seen.game.speech.keys(LANGUAGES[0])


def _within(wrong: str, keys: set[str], known: set[str]) -> None:
    for key in sorted(keys - known):
        raise Finding(f"{key} {wrong}")


class _Keys(ast.NodeVisitor):
    """The keys of rules in code, by their places."""

    def __init__(self, modules: Iterable[ast.Module]) -> None:
        self.returned: set[str] = set()
        self.told: set[str] = set()
        self.given: set[str] = set()
        """The keys passed to a function, which may tell them."""
        self.others: set[str] = set()
        """The keys in tables and the like, from which code may refuse."""
        for module in modules:
            self.visit(module)

    def visit_Return(self, node: ast.Return) -> None:
        # Several keys at once refuse nothing: they are the other rules that are at work in an event.
        self.returned.update(_keys_in(node, but=(ast.Tuple, ast.List)))
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        called = ast.unparse(node.func).rpartition(".")[2]
        if called == "rule":
            return
        if called == "tell":
            self.told.update(_keys_in(node.args[0]))
        for argument in (*node.args, *node.keywords):
            self.given.update(_keys_in(argument))
        self.visit(node.func)

    def visit_Assign(self, node: ast.Assign) -> None:
        # A class names in ``rules`` what it carries out: this neither refuses nor tells.
        if ast.unparse(node.targets[0]) != "rules":
            self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        self.visit(node.value)

    def visit_Constant(self, node: ast.Constant) -> None:
        self.others.update(_keys_in(node))


def _keys_in(node: ast.AST, but: tuple[type[ast.AST], ...] = ()) -> Iterator[str]:
    """Yield the keys of rules in code, except in certain parts of it."""
    if isinstance(node, but):
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value):
        yield node.value
    for child in ast.iter_child_nodes(node):
        # A key in brackets looks up the reading of a rule: it neither refuses nor tells.
        if not (isinstance(node, ast.Subscript) and child is node.slice):
            yield from _keys_in(child, but)


def examples(seen: Seen) -> None:
    """Every example can be played, and shows what it claims to show; so does each that was found."""
    for box in seen.boxes.values():
        shown = seen.game.examples(box)
        same("the rules of the examples", list(shown), [example.rule for example in shown.values()])
        for key, entry in found(seen.game).found.get(box.edition, {}).items():
            holds(key in seen.game.rulebook(box), f"{key} has an example in the {box.edition} edition, and isn’t there")
            _shows(seen, box, key, entry)


def _shows(seen: Seen, box: Box, key: str, entry: Entry) -> None:
    try:
        example(seen.game, box, key, entry)
    except Refused as bad:
        raise Finding(f"the example that was found for {key} in the {box.edition} edition: {bad}") from None
