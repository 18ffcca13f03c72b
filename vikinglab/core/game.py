"""Game: everything that a game offers; games are found by entry point."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache, cached_property, lru_cache
from pathlib import Path
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING, Any, Literal, Protocol

import msgspec

from .engine.box import Box
from .engine.content import BadContent, GameContent, figures, fingerprint, read_content, read_toml, shortened, wrong
from .engine.decision import Action, Decision, Pending, classes_among
from .engine.grammar import BadPosition
from .engine.position import Lines, bad_position
from .engine.table import Choose, Table, at_random
from .words.package import file_of
from .words.refusal import Refused, complaint, fault, refused
from .words.rulebook import Catalogue, CatalogueEntry, Rule, Rulebook, Tally
from .words.speech import Speech, Text, speech

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint, EntryPoints

    from .show.hand import Hand
    from .show.scene import Scene
    from .teach.example import Examples
    from .teach.kinds import Kind
    from .teach.mistakes import Mistakes


class Bot(Protocol):
    """Something that chooses for a seat."""

    def choose(self, game: Game, view: Any, rng: Random) -> Action:
        """Return a legal action of the view: the position, with what the seat can't know left open."""


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Agreements of a table beyond the readings of the rulebook; a game may add to them."""

    short: bool = False
    """True if the content's short match is played: a first match of our own, in no rulebook."""


class About(msgspec.Struct, frozen=True, kw_only=True):
    """Facts about a game for a gallery, beside its name, its line (the message ``game-about``) and who can play."""

    minutes: int | None = None
    """Minutes that a match takes at a table, roughly."""
    level: Literal[1, 2, 3] | None = None
    """The effort of learning it, from 1 for little to 3 for much."""
    seed: int = 0
    """The seed of the match that its picture shows."""
    moves: int = 0
    """Moves of that match before the picture is taken."""


OutOfReach = Literal["elsewhere", "untimely", "other-edition"]
"""The reasons why an action isn't in reach: others of its kind are on offer, it is one of another moment, or one of
another edition. The messages of rules have sentences for the first two, under these names."""

RULES = "rules.toml"


REMEMBERED = 32
"""The number of boxes whose rulebooks are remembered."""


class Game:
    """A game, as other code sees it. Each game's package makes one and registers it as an entry point of its key.

    ``play`` is the module of its actions, decisions, steps and chances: those in it count, and those that it imports.
    From there it is known what moves a line of text can mean, and which messages there must be.

    ``worth`` is the value of a position to a seat, for the greedy bot, which takes the action with the highest. It gets
    a full position: a view with random values for what the seat doesn't know, after the action and the dice that
    follow. ``bots`` adds the game's own, or replaces “greedy”; ``quick`` says how to play a match on where chances are
    counted, if random moves would take thousands.

    ``check`` raises ``BadPosition`` for a position that no match can reach. It is all that the kit knows of what a game
    conserves: let it count the pieces, in all their places.

    ``figures`` adds facts to those of the content, for titles and texts of rules. ``points`` is what a seat scores by
    each rule if the match ends now, for scores with several parts: ``match.score(seat)`` lists it.
    ``tally`` is the table at the end, if that has other lines: tracks that are filled, and not points by rule.

    ``untimely`` names the rule that refuses an action of a kind which isn't asked for now; its message has
    ``.untimely``. Without it, the class of the action names the rule. ``pointed`` returns the action that a reader may
    mean by ids which no choice has; ``Decision.meant`` inverts the paths of actions for it. Without it, the class that
    declares such a path tells. ``hand`` is what a reader may throw and move by hand, in games that count pieces by how
    they lie.

    ``asides`` are the rules whose events a log leaves out where it tells a turn of a bot in one paragraph; a game that
    names none has each event told by itself.

    ``quiz`` adds kinds of questions, and ``mistakes`` the figures that people take for the right ones, by rule.
    """

    def __init__(
        self,
        key: str,
        *,
        package: str,
        editions: tuple[str, ...],
        content: type[GameContent],
        table: type[Table],
        play: ModuleType,
        setup: Callable[[Any, int], Table],
        lines: Lines,
        check: Callable[[Any], None],
        scene: Callable[[Any, int | None], Scene],
        worth: Callable[[Any, int], float],
        box: Callable[..., Box] = Box,
        figures: Callable[[Any], Mapping[str, object]] = lambda box: {},
        quiz: Mapping[str, Kind] | None = None,
        mistakes: Mapping[str, Mistakes] | None = None,
        bots: Mapping[str, Bot] | None = None,
        quick: Choose = at_random,
        untimely: Callable[[Any, Any], str | None] = lambda table, action: type(action).untimely,
        pointed: Callable[[Any, Sequence[str]], Action | None] | None = None,
        points: Callable[[Any, int], Mapping[str, int]] = lambda table, seat: {},
        tally: Callable[[Any, int], Sequence[Tally]] | None = None,
        asides: Collection[str] = (),
        options: type[Options] = Options,
        about: About | None = None,
        hand: Hand | None = None,
    ) -> None:
        self.key, self.package = key, package
        self.editions = editions
        self.content, self.options = content, options
        self.table, self.setup = table, setup
        self.lines, self.check = lines, check
        self.scene, self.figures, self.worth = scene, figures, worth
        self.quiz, self.mistakes = quiz or {}, mistakes or {}
        self.bots, self.quick = bots or {}, quick
        self.about = about or About()
        self.hand = hand
        self.untimely, self.points, self.tally = untimely, points, tally
        self.asides = frozenset(asides)
        self.pointed = pointed or self._pointed
        self._box = box
        self.things = classes_among(vars(play).values(), Pending)
        self.actions = classes_among(vars(play).values(), Action)

    def __repr__(self) -> str:
        return f"<game {self.key}>"

    @cached_property
    def speech(self) -> Speech:
        """Return the game's messages."""
        return speech(self.package)

    @property
    def name(self) -> Text:
        """Return the game's common name, in every language."""
        return self.speech.say("game")

    @cached_property
    def catalogue(self) -> Catalogue:
        """Return all rules of all editions; ``Refused`` if ``rules.toml`` is damaged."""
        text = file_of(self.package, RULES).read_text("utf-8")
        found = read_toml(text, Catalogue, RULES)
        for path, edition in found.named():
            if edition not in self.editions:
                raise wrong(text, RULES, path, f"there is no edition “{edition}”")
        for path, key in found.unknown():
            raise wrong(text, RULES, path, f"there is no rule “{key}”")
        for edition in self.editions:
            if edition not in (found.book if isinstance(found.book, dict) else self.editions):
                raise wrong(text, RULES, "book", f"“{edition}” is missing")
        return found

    @cache  # noqa: B019 - one game an entry point, kept for good
    def _rules(self, edition: str) -> Mapping[str, CatalogueEntry]:
        """Return the rules of an edition."""
        return self.catalogue.within(edition)

    def _pointed(self, table: Table, path: Sequence[str]) -> Action | None:
        """Return the action whose class declares such ids: one of a kind that is asked for, or else the only one."""
        decision = table.waiting
        if not isinstance(decision, Decision):
            return None
        found = decision.meant(path, self.actions)
        found = [action for action in found if decision.asks_for(table, type(action))] or found
        return found[0] if len(found) == 1 else None

    def out_of_reach(self, table: Table, action: Action) -> tuple[OutOfReach, str | None]:
        """Return why an action isn't in reach of the decision that waits, and the rule that says so, if there is one.

        Either its kind is asked for, and the decision knows what is on offer, or it is an action of another moment. A
        rule of another edition says nothing in this one: the action belongs to that edition.
        """
        decision = table.waiting
        if not isinstance(decision, Decision):
            return "untimely", None
        asked = decision.asks_for(table, type(action))
        rule = decision.elsewhere(table, action) if asked else self.untimely(table, action)
        if rule in self.catalogue.rules and rule not in self.rulebook(table.box):
            return "other-edition", None
        return "elsewhere" if asked else "untimely", rule

    def rulebook(self, box: Box) -> Rulebook:
        """Return the rules of a box: those of its edition, with its own figures."""
        return _rulebook(self, box)

    def chapters(self, box: Box) -> list[tuple[Text, list[str]]]:
        """Return the chapters of a box's rules, in the order of play: the title of each, and the keys of its rules.

        >>> title, rules = vl.games()["raids"].chapters(vl.games()["raids"].usual_box())[0]
        >>> print(title, rules[0])
        Setting up setup.ships
        """
        begins = {first: name for name, first in self.catalogue.chapters.items()}
        known = self.rulebook(box)
        found: list[tuple[Text, list[str]]] = [(self.name, [])]
        for key in self.catalogue.rules:
            if key in begins:
                found.append((self.speech.say(f"chapter-{begins[key]}"), []))
            if key in known:
                found[-1][1].append(key)
        return [(title, keys) for title, keys in found if keys]

    def examples(self, box: Box) -> Examples:
        """Return a small position for each rule of a box; ``Refused`` if a file of examples is damaged."""
        from .teach.example import examples

        return examples(self, box)

    def met(self, rule: Rule) -> Text | None:
        """Return a sentence that says how often matches meet a rule; None if nobody has counted."""
        from .teach.entries import met

        return met(self, rule)

    @property
    def folder(self) -> Path:
        """Return the folder of the game's files."""
        return Path(str(file_of(self.package)))

    def box(
        self,
        edition: str | None = None,
        content: str | None = None,
        options: Mapping[str, object] | None = None,
        rulings: Mapping[str, str] | None = None,
        name: str = "content",
    ) -> Box:
        """Return a box of an edition, or of custom content (the text of a file); ``Refused`` if anything is wrong.

        Without a name it is of the first edition.
        """
        edition = self._known(edition)
        try:
            chosen = msgspec.convert(dict(options or {}), self.options)
        except msgspec.ValidationError as error:
            reason, path = complaint(error)
            raise refused("bad-options", path=path or "-", reason=reason) from None
        read = self._rulings(edition, rulings or {})
        if content is None:
            return _box_with_its_content(self, edition, chosen, tuple(read.items()))
        return self._filled_box(edition, content, chosen, read, name)

    def _filled_box(
        self, edition: str, content: str | None, chosen: Any, rulings: dict[str, str], name: str = "content"
    ) -> Box:
        text = self._edition_text(edition) if content is None else content
        filled, sources = read_content(text, self.content, name, lambda like: self._edition_text(self._known(like)))
        if chosen.short and filled.short is None:
            raise refused("no-short-match")
        if chosen.short:
            filled, sources = shortened(filled, sources)
        try:
            return self._box(
                game=self.key,
                edition=edition,
                content=filled,
                sources=sources,
                options=chosen,
                rulings=rulings,
                fingerprint=fingerprint(self._played(edition, filled, chosen.short)),
                package=self.package,
                players=tuple(sorted({*filled.players})),
                own_content=content,
            )
        except BadContent as bad:
            raise wrong(text, name, bad.path, bad.reason) from None

    def _played(self, edition: str, filled: GameContent, is_short: bool) -> object:
        """Return the content that a match is played with: a short match has figures of its own."""
        played: object = filled
        if not is_short:
            played = {name: part for name, part in msgspec.structs.asdict(filled).items() if name != "short"}
        # A match by the rules of another edition is another match, even with the same content.
        return played if edition == self.editions[0] else (edition, played)

    @cache  # noqa: B019 - one game an entry point, kept for good
    def short_box(self, edition: str | None = None) -> Box | None:
        """Return the usual box of an edition’s short match; None if it has none."""
        return self.short_of(self.usual_box(edition))

    def short_of(self, box: Box) -> Box | None:
        """Return the box of a content's short match; None if it has none."""
        return self.read_otherwise(box, {}, short=True) if box.content.short is not None else None

    def usual_box(self, edition: str | None = None) -> Box:
        """Return the box of an edition without changes, by the usual readings: the same box each time."""
        # Boxes are compared by identity: no name and the first edition's name must lead to the same one.
        return self._usual_box(self._known(edition))

    @cache  # noqa: B019 - one game an entry point, kept for good
    def _usual_box(self, edition: str) -> Box:
        return self.box(edition)

    def _known(self, edition: str | None) -> str:
        """Return the name of an existing edition."""
        if edition is None:
            return self.editions[0]
        if edition not in self.editions:
            raise refused("no-edition", name=str(edition)[:40], known=self.editions)
        return edition

    def read_otherwise(self, box: Box, rulings: Mapping[str, str], short: bool | None = None) -> Box:
        """Return the box with the same content and these rulings; for a whole or a short match, if ``short`` is set."""
        chosen = {} if short is None else {"short": short}
        return self.box(box.edition, box.own_content, {**msgspec.to_builtins(box.options), **chosen}, rulings)

    def checked(self, table: Table) -> None:
        """Check a position by the game's invariants; ``Refused`` if one fails."""
        try:
            self.check(table)
        except BadPosition as bad:
            raise bad_position(bad) from None

    @cache  # noqa: B019 - one game an entry point, kept for good
    def _edition_text(self, edition: str) -> str:
        return file_of(self.package, "content", f"{edition}.toml").read_text("utf-8")

    def usual_rulings(self, edition: str) -> Mapping[str, str]:
        """Return the usual reading of every rule of an edition that has several."""
        return {key: rule.readings[0] for key, rule in self._rules(edition).items() if rule.readings}

    def _rulings(self, edition: str, chosen: Mapping[str, str]) -> dict[str, str]:
        """Return the reading of every rule that has several."""
        known = {key: rule.readings for key, rule in self._rules(edition).items() if rule.readings}
        for key, reading in chosen.items():
            if key in self.catalogue.rules and key not in self._rules(edition):
                raise refused("no-rule", key=key, edition=edition)
            if key not in known:
                raise refused("no-ruling", key=str(key)[:60], rules=len(known), known=list(known))
            if reading not in known[key]:
                raise refused("no-reading", key=key, reading=str(reading)[:60], known=known[key])
        return {**self.usual_rulings(edition), **chosen}


@lru_cache(REMEMBERED)
def _box_with_its_content(game: Game, edition: str, chosen: Any, rulings: tuple[tuple[str, str], ...]) -> Box:
    # Rulebooks and the like are remembered by box, so matches with the same setup share one.
    return game._filled_box(edition, None, chosen, dict(rulings))


@lru_cache(REMEMBERED)
def _rulebook(game: Game, box: Box) -> Rulebook:
    rules = {
        key: rule
        for key, rule in game._rules(box.edition).items()
        if rule.needs is None or getattr(box.content, rule.needs, None) is not None
    }
    return Rulebook(box, rules, game.speech, {**figures(box.content, box.sources), **game.figures(box)})


@cache
def games() -> Mapping[str, Game]:
    """Return every installed game, by its key."""
    return {point.name: _loaded(point) for point in sorted(_points())}


@cache
def game(key: str) -> Game:
    """Return a game; ``Refused`` if none is installed under this key."""
    points = _points()
    found = [point for point in points if point.name == key]
    if not found:
        raise refused("no-game", name=str(key)[:40], known=sorted(point.name for point in points))
    # Load only this one: another installed game may be slow to load, or broken.
    return _loaded(found[0])


def _points() -> EntryPoints:
    # Importing this takes a fifth of the time of everything else, and importing the package needs no game yet.
    from importlib.metadata import entry_points

    return entry_points(group="vikinglab.games")


def _loaded(point: EntryPoint) -> Game:
    """Return the game of an entry point; ``Refused`` if the point is named otherwise, or leads elsewhere."""
    found = point.load()
    if not isinstance(found, Game):
        raise fault(f"The entry point “{point.name}” should lead to a Game, and {point.value} is none")
    if found.key != point.name:
        # A save names the game by its key; the search goes by the name of the entry point.
        raise fault(f"The entry point “{point.name}” leads to the game “{found.key}”: give both the same name")
    return found


__all__ = ["About", "Bot", "Game", "Options", "Refused", "game", "games"]
