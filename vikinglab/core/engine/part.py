"""Parts of a position that change. Their types decide how they are cloned, so that no game forgets a list."""

from __future__ import annotations

from collections.abc import Callable, MutableMapping, MutableSequence, MutableSet
from functools import cache
from operator import methodcaller
from typing import TYPE_CHECKING, Any, Self, get_args, get_origin, get_type_hints

import msgspec

Copier = Callable[[Any], object]


def check_fields(cls: type[object]) -> None:
    """Raise ``TypeError`` if a class has a field that would hide a method of its bases.

    >>> class Heap(Part):
    ...     clone: int
    Traceback (most recent call last):
    TypeError: Heap.clone would hide a method of Part: give the field another name
    """
    for name, hint in vars(cls).get("__annotations__", {}).items():
        base = next((base for base in cls.__mro__[1:] if name in vars(base)), None)
        # Fields of structs are descriptors too, and may be given again with another type or default.
        if base is None or name in getattr(base, "__struct_fields__", ()) or "ClassVar" in str(hint):
            continue
        if callable(hidden := vars(base)[name]) or isinstance(hidden, (property, classmethod, staticmethod)):
            raise TypeError(
                f"{cls.__name__}.{name} would hide a method of {base.__name__}: give the field another name"
            )


# Parts hold parts as a tree, never in a circle, so counting references frees them all. A story keeps so many copies
# that the collector would take a third of its time to go through them.
class Part(msgspec.Struct, gc=False):
    """A part of a position that changes during a match. Its fields are numbers, words, tuples and frozen things, or
    lists and dictionaries of those, or further parts: each is cloned as its type requires."""

    if TYPE_CHECKING:

        def __copy__(self) -> Self: ...

    def __init_subclass__(cls, **config: Any) -> None:
        super().__init_subclass__(**config)
        check_fields(cls)
        # Until now a part of the base's type could be copied in one go; one of the new type may need more.
        _known.clear()
        fields_with.cache_clear()

    def clone(self) -> Self:
        """Return an independent copy."""
        twin = self.__copy__()
        for name, copier in _copiers(type(self)):
            setattr(twin, name, copier(getattr(self, name)))
        return twin


_known: dict[type[Part], tuple[tuple[str, Copier], ...]] = {}


def _copiers(cls: type[Part]) -> tuple[tuple[str, Copier], ...]:
    """Return the fields of a part that must be copied, and how."""
    try:
        return _known[cls]
    except KeyError:
        # Read the types at the first copy: a class may name others that are defined after it.
        hints = get_type_hints(cls)
        found = {name: _copier(hints[name]) for name in cls.__struct_fields__}
        return _known.setdefault(cls, tuple((name, copier) for name, copier in found.items() if copier is not None))


def _copier(hint: object) -> Copier | None:
    """Return the function that clones a field of this type; None if it can be shared."""
    origin, arguments = get_origin(hint) or hint, get_args(hint)
    if isinstance(hint, type) and issubclass(hint, Part):
        # Fields without anything that changes are copied in one go, unless a subclass may hold more.
        shallow = not _copiers(hint) and not hint.__subclasses__()
        return hint.__copy__ if shallow else methodcaller("clone")
    if origin in _COLLECTIONS:
        whole, each = _COLLECTIONS[origin]
        inner = _copier(arguments[-1]) if arguments else None
        return whole if inner is None else each(inner)
    if _changes(origin) or any(map(_copier, arguments)):
        raise TypeError(f"a part can't hold {hint}: all copies share it, so it must not change")
    return None


def _changes(kind: object) -> bool:
    """Return whether things of this kind may change, though they are no parts."""
    if not isinstance(kind, type):
        return False
    if issubclass(kind, msgspec.Struct):
        return not kind.__struct_config__.frozen
    return issubclass(kind, (MutableSequence, MutableMapping, MutableSet))


@cache
def fields_with(cls: type[Part], kind: type[Part]) -> tuple[str, ...]:
    """Return the fields of a part in which parts of a kind may lie, however deep."""
    hints = get_type_hints(cls)
    return tuple(name for name in cls.__struct_fields__ if _may_hold(hints[name], kind))


def _may_hold(hint: object, kind: type[Part]) -> bool:
    # The value may be of a subclass, whose fields aren't known from here.
    if isinstance(hint, type) and issubclass(hint, Part):
        return issubclass(hint, kind) or bool(fields_with(hint, kind)) or bool(hint.__subclasses__())
    return any(_may_hold(argument, kind) for argument in get_args(hint))


def _each_in_list(inner: Copier) -> Copier:
    return lambda items: [inner(item) for item in items]


def _each_in_dict(inner: Copier) -> Copier:
    return lambda items: {key: inner(item) for key, item in items.items()}


_COLLECTIONS: dict[object, tuple[Copier, Callable[[Copier], Copier]]] = {
    list: (list.copy, _each_in_list),
    dict: (dict.copy, _each_in_dict),
}
"""The collections that a part may hold: how each is copied, and how with a copy of each value in it."""
