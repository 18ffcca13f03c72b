"""The base of all widgets: a module of the front end, its words, and the messages from its page."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import anywidget
import traitlets

from vikinglab.core.words.languages import ADDED, LANGUAGES, OURS, STORED
from vikinglab.core.words.refusal import Refused, refused

from . import inbound, page
from .state import as_json, with_stored

FRONT_END = "_anywidget_id"
"""One of the traits by which a front end knows a widget, and that each gets when it is made."""

_complete: dict[type, type] = {}
"""The classes of widgets, each with the class that also has the traits of the front end."""


class Widget(anywidget.AnyWidget):
    """A widget of ours. A subclass names its module in ``_esm``, and answers its page in ``_do``."""

    _css = page.style()

    language = traitlets.Unicode("" if OURS[0] == STORED else STORED).tag(sync=True)
    """The language that whoever started the kernel chose; a page that knows better uses another."""

    languages = traitlets.Unicode(" ".join(LANGUAGES) if ADDED else "").tag(sync=True)
    """The languages to choose from, if there are more than ours."""

    words = traitlets.Dict().tag(sync=True, to_json=as_json)
    """The words of its buttons, in every language; a ``game`` may replace some by its own."""

    def __init__(self, game: str = "", **traits: Any) -> None:
        # The page gets the traits as soon as there is a widget, so everything that they are made of must exist.
        super().__init__(words=page.interface(game), **traits)
        self.on_msg(self._hear)

    def stored(self) -> dict[str, object]:
        """Return the stored output for places without widgets, by type; nothing if the widget's words say it."""
        return {}

    def _repr_mimebundle_(self, **asked: Any) -> Any:
        return with_stored(super()._repr_mimebundle_(**asked), self.stored)

    def add_traits(self, **traits: Any) -> None:
        """Add traits to this widget; those of the front end, which all widgets of a class share, once for that class.

        Adding traits makes a class, and each class looks through all that it inherits.
        """
        made = _complete.get(type(self)) if FRONT_END in traits else None
        if made is None:
            plain = type(self)
            super().add_traits(**traits)
            if FRONT_END in traits:
                _complete[plain] = type(self)
        else:
            self.__class__ = made
            for name in traits:
                getattr(made, name).instance_init(self)

    def authored(self) -> Iterator[tuple[str, str]]:
        """Yield each of the words that the notebook’s author gave this widget, after its kind, to be translated."""
        yield from ()

    def _handle_msg(self, message: Any) -> None:
        """Hear Jupyter’s message around that of a page."""
        try:
            inbound.check(message["content"])
        except Refused as bad:
            self._refuse(bad, None)
        else:
            super()._handle_msg(message)

    def _hear(self, _: object, content: object, __: object) -> None:
        """Do what a page asks for in a message; refuse what can't be done, and change nothing then."""
        message = None
        try:
            message = inbound.read(content)
            self._do(message)
        except Refused as bad:
            self._refuse(bad, message)
        except MemoryError:
            # A host may limit the memory of a page, and its reader sees nothing of what the kernel prints.
            self._refuse(refused("no-memory"), message)

    def _do(self, message: inbound.Message) -> None:
        """Do what a message asks for, if this widget does such things."""

    def _refuse(self, bad: Refused, message: inbound.Message | None) -> None:
        """Tell why a message was refused, if anybody waits for that: our pages send no such message."""


class Drawn(Widget):
    """A widget that draws scenes of a game."""

    art = traitlets.Unicode().tag(sync=True)
    """The drawings of its game."""

    def __init__(self, game: str = "", **traits: Any) -> None:
        super().__init__(game, art=page.drawings(game) if game else "", **traits)
