"""ES modules joined into one script, without a build step: a notebook's widget is a single module.

Each module becomes a function scope of its own, so two modules may use the same name. It may import names from other
modules of its folder, and export functions, classes and constants where they are declared; anything else is refused.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from posixpath import dirname, normpath

IMPORT = re.compile(r'^import \{([\w\s,]*)\} from "(\.{1,2}/[\w./-]+)\.js";\n', re.M)
EXPORT = re.compile(r"^export (?=(?:async )?(?:function|class|const) (\w+))", re.M)
LEFT = re.compile(r"^(?:import|export)\b.*", re.M)
COMMENT = re.compile(r"^[ \t]*(?://[^\n]*|/\*\*(?:(?!\*/).)*\*/[ \t]*)\n", re.M | re.S)
INDENT = re.compile(r"^ +|\n(?=\n)", re.M)


def joined(package: str, module: str) -> str:
    """Return a script of this module of a package, after those that it imports, each once.

    >>> from vikinglab_widgets.page.join import joined
    >>> print(joined("vikinglab_widgets.page", "base/language")[:30])
    const $base_language = (() => {
    """
    return "".join(_scope(name, _source(package, name)) for name in in_order(package, module))


def in_order(package: str, module: str, before: tuple[str, ...] = ()) -> dict[str, None]:
    """Return the names of a module and everything that it imports, each after those that it depends on."""
    if module in before:
        raise ValueError(f"modules import each other: {' → '.join([*before, module])}")
    found: dict[str, None] = {}
    for each, _ in _imports(module, _source(package, module)):
        found |= {name: None for name in in_order(package, each, (*before, module)) if name not in found}
    return {**found, module: None}


def variable(module: str) -> str:
    """Return the variable of a module's exports, in the script that it is part of."""
    return f"${module.replace('/', '_').replace('-', '_')}"


def _source(package: str, module: str) -> str:
    return files(package).joinpath(f"{module}.js").read_text("utf-8")


def _imports(module: str, source: str) -> Iterator[tuple[str, str]]:
    """Yield each import of a module: the other module, and the names."""
    for names, path in IMPORT.findall(source):
        yield normpath(f"{dirname(module)}/{path}").removeprefix("/"), " ".join(names.split())


def _scope(module: str, source: str) -> str:
    """Return a module as a function that returns its exports."""
    imported = "".join(
        f"const {{ {names.strip(' ,').replace(' as ', ': ')} }} = {variable(other)};\n"
        for other, names in _imports(module, source)
    )
    exported = ", ".join(EXPORT.findall(source))
    body = EXPORT.sub("", IMPORT.sub("", source))
    if left := LEFT.search(body):
        raise ValueError(f"{module}.js: this can’t be joined: {left[0]}")
    # Comments and indents are for readers of the modules: they would only make a page larger.
    bare = COMMENT.sub("", body)
    if any(line.count("`") % 2 for line in bare.splitlines()):
        raise ValueError(f"{module}.js: this can’t be joined: a text over several lines would lose its indents")
    bare = INDENT.sub("", bare).strip("\n")
    return f"const {variable(module)} = (() => {{\n{imported}{bare}\nreturn {{ {exported} }};\n}})();\n"


__all__ = ["in_order", "joined", "variable"]
