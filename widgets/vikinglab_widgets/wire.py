"""The types of messages between kernel and page, for the front end: ``python -m vikinglab_widgets.wire`` writes them.

All come from ``inbound`` and ``outbound``, where the Python side has them too, and from the page's own texts. A test
fails if they differ.
"""

from __future__ import annotations

import types
from collections.abc import Iterator, Mapping, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

from vikinglab.core.show import trace
from vikinglab.core.words.speech import LANGUAGES, Text

from . import inbound, outbound, page

HEAD = """// The types of the wire, written by `python -m vikinglab_widgets.wire` from inbound.py and outbound.py.
"""
SIMPLE = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "any", object: "any"}
SHAPED = {
    ("Trace", "scene"): "Scene",
    ("Frame", "put"): "Array<Change<Mark>>",
    ("Frame", "groups"): "Array<Change<Group>>",
    ("Frame", "head"): "Partial<Scene>",
}
"""The types of a trace's plain data, by struct and field: the core names no type for it."""
ALWAYS = {("Scene", "groups")}
"""The fields that no scene leaves out, although their default is empty: marks lie on groups."""
LISTS, MAPS = (list, tuple, Sequence), (dict, Mapping)


def declarations() -> str:
    """Return all types of messages, as TypeScript declares them.

    >>> "export type ToKernel =" in declarations()
    True
    """
    found: dict[str, str] = {}
    to_kernel = " | ".join(_Writer(found).written(each) for each in get_args(inbound.KINDS))
    from_kernel = " | ".join(_Writer(found).written(each) for each in get_args(outbound.Message))
    for each in vars(outbound).values():
        if is_typeddict(each):
            _Writer(found).written(each)
    languages = " | ".join(f'"{language}"' for language in LANGUAGES)
    return "\n".join(
        [
            HEAD,
            f"export type Language = {languages};",
            "/** A text in every language; in a trace, the number of a row of its texts. */",
            "export type Text = { [language in Language]: string } | { t: number };",
            "/** What a frame changes of a thing: a field that went back to what is usual is null. */",
            "export type Change<T> = { [K in keyof T]?: T[K] | null } & { id: string; after?: string };",
            "/** What a page asks of the kernel. */",
            f"export type ToKernel = {to_kernel};",
            "/** The answers of the kernel. */",
            f"export type FromKernel = {from_kernel};",
            "/** The words of a page, each with the names of what fills it. */",
            "export interface Words {",
            *(f'  "{key}": {" | ".join(map(_quoted, named)) or "never"};' for key, named in page.word_places().items()),
            "}",
            "",
            *(found[name] for name in sorted(found)),
        ]
    )


def _quoted(name: str) -> str:
    return f'"{name}"'


class _Writer:
    """A writer of types, which declares named types when it first meets them."""

    def __init__(self, found: dict[str, str]) -> None:
        self.found = found

    def written(self, kind: Any) -> str:
        """Return a type in TypeScript."""
        if kind in SIMPLE:
            return SIMPLE[kind]
        origin, given = get_origin(kind), get_args(kind)
        if origin is Annotated:
            # A dictionary stands for the struct that it was made of; other notes are bounds of values.
            struct = next((each for each in given[1:] if isinstance(each, type)), given[0])
            return self.written(struct)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.written(each) for each in given))
        if origin is Literal:
            return " | ".join(f'"{each}"' for each in given)
        if origin in LISTS:
            return self._list(origin, given)
        if origin in MAPS:
            return f"Record<string, {self.written(given[1])}>"
        if kind is Text:
            return "Text"
        return self._named(kind)

    def _list(self, origin: Any, given: tuple[Any, ...]) -> str:
        if origin is tuple and given[-1] is not Ellipsis:
            return f"[{', '.join(self.written(each) for each in given)}]"
        return f"Array<{self.written(given[0])}>"

    def _named(self, kind: Any) -> str:
        """Return the name of a struct or of a typed dictionary, and declare it."""
        name: str = "Ask" + kind.__name__ if issubclass(kind, inbound.Message) else kind.__name__
        if kind is trace.Card:
            name = "TraceCard"
        if name not in self.found:
            self.found[name] = ""  # it may contain itself
            doc = (kind.__doc__ or "").split("\n")[0]
            fields = "\n".join(f"  {field};" for field in self._fields(kind))
            self.found[name] = f"/** {doc} */\nexport interface {name} {{\n{fields}\n}}\n"
        return name

    def _fields(self, kind: Any) -> Iterator[str]:
        if is_typeddict(kind):
            for name, (found, missing) in keys(kind).items():
                yield f"{name}{'?' * missing}: {self.written(found)}"
            return
        config = kind.__struct_config__
        if config.tag is not None:
            yield f'{config.tag_field}: "{config.tag}"'
        for field in msgspec.structs.fields(kind):
            omitted = config.omit_defaults or issubclass(kind, inbound.Message)
            needed = field.required or not omitted or (kind.__name__, field.name) in ALWAYS
            written = SHAPED.get((kind.__name__, field.name)) or self.written(field.type)
            yield f"{field.name}{'?' * (not needed)}: {written}"


def keys(kind: Any) -> dict[str, tuple[Any, bool]]:
    """Return the keys of a typed dictionary, each with its type and whether it may be missing."""
    # With late annotations, a typed dictionary itself doesn't know which of its keys may be missing.
    hints = get_type_hints(kind, include_extras=True)
    optional = {name for name, found in hints.items() if get_origin(found) is NotRequired}
    return {
        name: (get_args(found)[0] if name in optional else found, name in optional) for name, found in hints.items()
    }


def _file() -> Path:
    return Path(str(files(__package__).joinpath("page/wire.d.ts")))


if __name__ == "__main__":
    _file().write_text(declarations(), "utf-8")
