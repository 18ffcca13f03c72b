"""The words of a page in the form in which they travel: a page fills in figures, and knows no Fluent."""

from __future__ import annotations

from typing import Any

from vikinglab.core.words.functions import MARKED, marked
from vikinglab.core.words.speech import LANGUAGES, Speech

COUNTED = range(1, 101)
"""The numbers among which a language shows all its plural forms."""


def word(said: Speech, key: str) -> dict[str, Any]:
    """Return a message in every language, with the names of its facts in braces where a page fills them in.

    A message that counts has its plural forms, by the categories of its language; ``none`` if it says 0 in a way of its
    own, and ``by`` for the fact that it counts.

    >>> from vikinglab.core.words.speech import speech
    >>> word(speech("vikinglab_widgets.page"), "ui-review-due")["en"]
    {'by': 'number', 'one': '{number} rule due', 'other': '{number} rules due', 'none': 'nothing due'}
    """
    return {language: _form(said, language, key) for language in LANGUAGES}


def places(said: Speech, key: str) -> list[str]:
    """Return the names of what fills a message, in every language.

    >>> from vikinglab.core.words.speech import speech
    >>> places(speech("vikinglab_widgets.page"), "ui-task-of")
    ['number', 'of']
    """
    return sorted(set().union(*(said.facts(language, key) for language in LANGUAGES)))


def _form(said: Speech, language: str, key: str) -> str | dict[str, str]:
    named: dict[str, object] = {fact: f"{{{fact}}}" for fact in said.facts(language, key)}
    forks = said.forks(language, key)
    if not forks:
        return said.drawn(language, key, named)
    [by], kinds = forks, [*forks.values()]
    if kinds != [{"#"}]:
        raise ValueError(f"{key} in {language} chooses words by {by}, and a page can only count")

    def drawn(number: int) -> str:
        return MARKED.sub(f"{{{by}}}", said.drawn(language, key, {**named, by: marked(number)}))

    forms: dict[str, str] = {"by": by}
    for number in COUNTED:
        if (category := said.category(language, number)) not in forms:
            forms[category] = drawn(number)
    none = drawn(0)
    return forms if none == forms[said.category(language, 0)] else {**forms, "none": none}
