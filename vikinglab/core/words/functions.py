"""Functions for Fluent files: a choice between a few words that fits into the line of its sentence.

A select expression needs a line for each variant, and one to end. These do the same for a choice between words::

    { $seat } gets { PLURAL($vikings, none: "no Viking", one: "a Viking", other: "# Vikings") }.
    { WORD($piece, pawn: "A pawn", emblem: "An emblem") } is in the way{ IF($own, " of its own side") }.

A variant that holds another fact, or is a whole sentence, reads better in a select expression.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.types import FluentInt
    from fluent.syntax.ast import BaseNode, FunctionReference, SelectExpression, Variant

HERE = ("PLURAL", "WORD", "IF", "NUMBER")
"""The functions that messages may call; the last is Fluent's own."""

FIGURE = re.compile(r"(?<!\w)1(?!\w)")
"""A figure 1 that is written out."""
MARKED = re.compile(r"0{6}(\d+)")
"""A number in a sentence that was filled with a marked one."""


def add_functions(bundle: FluentBundle) -> None:
    """Give a bundle these functions. They count as its language does."""
    functions: dict[str, Any] = {"PLURAL": _plural(bundle), "WORD": _word, "IF": _if}
    bundle._functions |= functions


def _plural(bundle: FluentBundle) -> Callable[..., str]:
    locale, category = bundle._babel_locale, bundle._plural_form

    def plural(number: FluentInt, **forms: str) -> str:
        """Return the form for a number, with the number in place of ``#``; ``none`` is for 0, if it is there."""
        other = forms["other"]
        form = forms.get(category(number), other)
        if number == 0:
            # French says 0 in the singular: “0 carte”. A form that says “une” in place of the figure isn’t for 0.
            form = forms.get("none", other if "#" in other and "#" not in form else form)
        return form.replace("#", number.format(locale))

    return plural


def _word(kind: str, **words: str) -> str:
    """Return the word for a kind. The last is for all kinds that aren't named."""
    return words[kind] if kind in words else [*words.values()][-1]


def _if(condition: float, then: str, otherwise: str = "") -> str:
    """Return the first words if a number isn't 0, else the others."""
    return then if condition else otherwise


def marked(number: int) -> FluentInt:
    """Return a number to fill a message with: wherever it is printed, it has zeros before it, and is found by
    ``MARKED``."""
    from fluent.runtime.types import FluentInt

    return FluentInt(number, minimumIntegerDigits=6 + len(str(number)), useGrouping=False)


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
    name, forms = call.id.name, {each.name.name: str(each.value.value) for each in call.arguments.named}
    if name not in HERE:
        return f"there is no function {name}: {', '.join(HERE)} are there"
    if name != "PLURAL":
        return None
    if not {"other"} <= forms.keys() <= {"none", "one", "two", "few", "many", "other"}:
        return "PLURAL needs the form other, and has none, one, two, few and many besides"
    # French says 0 by this form too.
    if "#" in forms["other"] and len(FIGURE.findall(forms.get("one", ""))) > len(FIGURE.findall(forms["other"])):
        return "the form one of PLURAL prints # instead of 1"
    return None


def forks(part: BaseNode) -> dict[str, set[str]]:
    """Return the facts that a part of a message chooses by, each with its variants; ``#`` if it counts.

    >>> from fluent.syntax import FluentParser
    >>> message = 'eat = { PLURAL($n, one: "an apple", other: "# apples") }{ IF($more, ", and a pear") }'
    >>> {fact: sorted(variants) for fact, variants in forks(FluentParser().parse_entry(message)).items()}
    {'n': ['#'], 'more': ['0', '1']}
    """
    from fluent.syntax.ast import VariableReference
    from fluent.syntax.visitor import Visitor

    found: dict[str, set[str]] = {}

    class Forks(Visitor):
        def visit_SelectExpression(self, node: SelectExpression) -> None:
            if isinstance(node.selector, VariableReference):
                found.setdefault(node.selector.id.name, set()).update(map(_key, node.variants))
            self.generic_visit(node)

        def visit_FunctionReference(self, node: FunctionReference) -> None:
            chooses = {"WORD": {each.name.name for each in node.arguments.named}, "IF": {"0", "1"}}
            for given in node.arguments.positional[:1]:
                if isinstance(given, VariableReference):
                    found.setdefault(given.id.name, set()).update(chooses.get(node.id.name, {"#"}))

    Forks().visit(part)
    return found


def _key(variant: Variant) -> str:
    return str(getattr(variant.key, "name", None) or getattr(variant.key, "value", None))
