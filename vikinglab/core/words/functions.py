"""Functions for Fluent files: a choice between a few words that fits into the line of its sentence.

A select expression needs a line for each variant, and one to end. These do the same for a choice between words::

    { $seat } gets { PLURAL($vikings, none: "no Viking", one: "a Viking", other: "# Vikings") }.
    { WORD($piece, pawn: "A pawn", emblem: "An emblem") } is in the way{ IF($own, " of its own side") }.

A variant that holds another fact, or is a whole sentence, reads better in a select expression.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.types import FluentInt
    from fluent.syntax.ast import BaseNode, FunctionReference

HERE = ("PLURAL", "WORD", "IF", "NUMBER")
"""The functions that messages may call; the last is Fluent's own."""


def add_functions(bundle: FluentBundle) -> None:
    """Give a bundle these functions. They count as its language does."""
    functions: dict[str, Any] = {"PLURAL": _plural(bundle), "WORD": _word, "IF": _if}
    bundle._functions |= functions


def _plural(bundle: FluentBundle) -> Callable[..., str]:
    locale, category = bundle._babel_locale, bundle._plural_form

    def plural(number: FluentInt, **forms: str) -> str:
        """Return the form for a number, with the number in place of ``#``; ``none`` is for 0, if it is there."""
        form = "none" if number == 0 and "none" in forms else category(number)
        return (forms[form] if form in forms else forms["other"]).replace("#", number.format(locale))

    return plural


def _word(kind: str, **words: str) -> str:
    """Return the word for a kind. The last is for all kinds that aren't named."""
    return words[kind] if kind in words else [*words.values()][-1]


def _if(condition: float, then: str, otherwise: str = "") -> str:
    """Return the first words if a number isn't 0, else the others."""
    return then if condition else otherwise


def miscalled(part: BaseNode) -> str | None:
    """Return the fault of a call of a function in a part of a message; None if it has none."""
    from fluent.syntax.visitor import Visitor

    class Calls(Visitor):
        wrong: str | None = None

        def visit_FunctionReference(self, node: FunctionReference) -> None:
            self.wrong = self.wrong or _wrong(node)

    calls = Calls()
    calls.visit(part)
    return calls.wrong


def _wrong(call: FunctionReference) -> str | None:
    name, forms = call.id.name, {each.name.name for each in call.arguments.named}
    if name not in HERE:
        return f"there is no function {name}: {', '.join(HERE)} are there"
    if name == "PLURAL" and not {"other"} <= forms <= {"none", "one", "two", "few", "many", "other"}:
        return "PLURAL needs the form other, and has none, one, two, few and many besides"
    return None
