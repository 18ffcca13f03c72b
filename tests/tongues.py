"""Function words of our two languages, by which a text in the wrong one is told."""

from __future__ import annotations

import re
from collections.abc import Iterable

FUNCTION = {
    "en": "the of and to is are with your you this that these those which from for not it its when what where has have "
    "had can cannot was were by be at if there their here each every other than then will would they them who how why",
    "fr": "le la les des du une un est et vous votre vos sur avec dans pas que qui aux ce cette ces il elle ils sont "
    "où par se quand comment",
}
"""The words of each language that the other one doesn’t have: not “on”, “or”, “but”, “as” or “pour”."""

NAMES = re.compile(r"Reavers of Midgard|Les Maraudeurs de Midgard|À feu et à sang|Là où la terre cède")
"""Names that stay as they are on the box."""

WORDS = {language: frozenset(words.split()) for language, words in FUNCTION.items()}
OTHER = {"en": "fr", "fr": "en"}


def strays(text: str, language: str) -> list[str]:
    """Return the function words of the other language in a text.

    >>> strays("Vous avez 4 Vikings: beat the Monster.", "fr"), strays("The voyage, le Voyage", "en")
    (['the'], ['le'])
    """
    words = re.findall(r"[^\W\d_]+", NAMES.sub("", text).casefold())
    return [word for word in words if word in WORDS[OTHER[language]]]


def wrong(texts: Iterable[str], language: str) -> list[str]:
    """Return the texts that aren’t in this language, each once."""
    return [text for text in dict.fromkeys(texts) if strays(text, language)]
