"""The matches to play for a game, and what is kept of all of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice

from vikinglab.core.engine.box import Box
from vikinglab.core.engine.decision import Action, Chance, Decision
from vikinglab.core.game import Game, game
from vikinglab.core.match import stream
from vikinglab.core.words.refusal import refused

from .played import Played, Setting, Spot

WHOLE = 3
"""The number of matches of each number of players to look at in every position."""

Refusal = tuple[type[Decision], type[Action], bool, bool]
"""A kind of decision, a kind of action out of its reach, whether the decision says that it asks for that kind, and
whether others of it were in reach."""


class Seen:
    """A record of everything that the checks of a game came across in its matches."""

    def __init__(self, game: Game, editions: Iterable[str]) -> None:
        self.game = game
        self.boxes: dict[str, Box] = {edition: game.usual_box(edition) for edition in editions}
        """The usual box of each edition that is played."""
        self.actions: dict[Action, tuple[Setting, int]] = {}
        """The actions in reach where matches were looked at, each with the match and the entry of the first time."""
        self.asked: dict[type[Decision], set[type[Action]]] = {}
        """The kinds of actions that each kind of decision had in reach."""
        self.refused: dict[Refusal, tuple[Action, Setting, int]] = {}
        """The kinds of actions that were out of reach, each with an action and the place of the first time."""
        self.settings: list[Setting] = []
        """The matches that were looked at."""
        self.whole: list[Setting] = []
        """The matches that were looked at completely."""
        self.quick_chances: dict[type[Chance], list[tuple[Setting, int]]] = {}
        """The places of chances that can happen in one go, by their kind."""

    def note(self, played: Played) -> None:
        """Add a match."""
        for spot in played.chosen:
            where = played.setting, spot.at
            for action in spot.reach:
                self.actions.setdefault(action, where)
            if spot.decision:
                self._note_refusals(played, spot, spot.decision)
        self.settings.append(played.setting)
        self.whole += [played.setting] * played.whole
        for spot in played.spots:
            if isinstance(spot.thing, Chance) and type(spot.thing).happen is not Chance.happen:
                self.quick_chances.setdefault(type(spot.thing), []).append((played.setting, spot.at))

    def _note_refusals(self, played: Played, spot: Spot, decision: Decision) -> None:
        """Note the kinds that a decision asks for, and whether it says so of actions that aren't in reach."""
        reach = {*spot.reach}
        kinds = {*map(type, reach)}
        self.asked.setdefault(type(decision), set()).update(kinds)
        for kind, action in {type(action): action for action in played.actions if action not in reach}.items():
            asked = decision.asks_for(spot.table, kind)
            self.refused.setdefault((type(decision), kind, asked, kind in kinds), (action, played.setting, spot.at))

    def where(self, action: Action) -> Spot:
        """Return the position in which an action was first in reach."""
        return self.spot(*self.actions[action])

    def spot(self, setting: Setting, at: int) -> Spot:
        """Return a position that was seen, from its match played again."""
        return next(islice(setting.play(), at, None))


def settings(
    key: str, players: int | None, matches: int, edition: str | None = None, whole: int = WHOLE
) -> Iterator[tuple[Setting, bool]]:
    """Yield the matches of a run: first those to look at completely, then others, spread over everything that a game
    can be played with: each edition, or the one that is named, with each possible number of players."""
    played = game(key)
    boxes = [played.usual_box(each) for each in (played.editions if edition is None else (edition,))]
    tables = [(box, count) for box in boxes for count in box.players if players in (None, count)]
    if not tables:
        known = sorted({str(count) for box in boxes for count in box.players})
        raise refused("no-players", found=str(players)[:20], known=known)
    for number in range(whole * len(tables) + matches):
        seed, at = divmod(number, len(tables))
        box, count = tables[at]
        rulings = _readings(played, box, seed) if seed % 3 == 1 else {}
        short = played.short_box(box.edition) if seed % 3 == 2 else None
        plays_short = short is not None and count in short.players
        yield Setting(key, count, seed, box.edition, rulings, plays_short), seed < whole


def _readings(played: Game, box: Box, seed: int) -> dict[str, str]:
    """Return a reading of each rule that has several, at random."""
    rng = stream(seed, "rulings", 0)
    return {key: rng.choice(played.catalogue.rules[key].within(box.edition).readings) for key in sorted(box.rulings)}
