"""Every card does what its record says, and no more."""

from __future__ import annotations

from collections import Counter

import pytest

import vikinglab as vl
from vikinglab.core.game import game
from vikinglab.games.midgard import effects

from .helpers import asked, choices, drawn, ship

BOX = game("midgard").usual_box()
GOODS = ("glory", "food", "favor", "terror", "farm", "wall", "tower")
RICH = "glory 20, food 20, favor 20, terror 5"
HAMMERS = ("RHH", "YHH")
COMES = {"village": "VA03", "keep": "KT01"}
"""A card of each kind that is drawn, and then only lies there."""


def own(match: vl.Match) -> Counter[str]:
    """Count what A owns, and the terror of others."""
    mine, *others = match.table.longships
    found = Counter({good: getattr(mine, good) for good in GOODS})
    found["die"] = len(mine.dice)
    found["upgrade"] = len(mine.upgrades)
    found["card"] = len(mine.glory_pile) + len(mine.artifacts) + len(mine.prophecies)
    found["extra"] = sum(mine.extra)
    found["attempt"] = mine.attempts
    found["given"] = sum(other.terror for other in others)
    return found


class Record:
    """The promise of an effect list, and the outcomes of chance that come with it."""

    def __init__(self, todo: effects.Effects, option: int = 0) -> None:
        self.brings: Counter[str] = Counter()
        self.comes: list[str] = []
        self._option = option
        self._read(todo)

    def _read(self, todo: effects.Effects) -> None:
        for effect in todo:
            self._add(effect)

    def _add(self, effect: object) -> None:
        match effect:
            case effects.Gain(what=what, n=n):
                self.brings[what] += n
            case effects.Pay(food=food, favor=favor, terror=terror, dice=dice):
                self.brings.update(food=-food, favor=-favor, terror=-terror, die=-len(dice))
            case effects.Lose(what=what, n=n):
                self.brings[what] -= n
            case effects.Take(dice=dice, face=face):
                self.brings["die"] += len(dice)
                if face == "rolled":
                    known = Counter("R" if colour == "clan" else colour for colour in dice)
                    self.comes += ["+".join([f"{colour}S"] * n) for colour, n in known.items()]
            case effects.Draw(deck=deck, n=n):
                self.brings["card"] += n
                self.comes += [COMES[deck]] * n if deck in COMES else []
            case effects.Upgrade():
                self.brings["upgrade"] += 1
            case effects.Give(n=n):
                self.brings["given"] += n
            case effects.Fight(won=won):
                self.brings["die"] -= len(HAMMERS)
                self.comes.append("1+1+1+1")
                self._read(won)
            case effects.Extra(what=what, n=n):
                self.brings.update(
                    {"combat_die": {"extra": n}, "attempt": {"attempt": n}, "reward": {"food": 3 * n}}[what]
                )
            case effects.Choose(of=lists):
                offered = [each for each in lists if not isinstance(each[0], effects.Cancel)]
                self._read(offered[min(self._option, len(offered) - 1)])
            case effects.May(then=then):
                self._read(then)


FIRST = (
    "ChooseDie", "PayDice", "LoseDice", "GiveTo", "PickCards", "TurnDice", "PrepareCombat", "ChooseRerolls",
)  # fmt: skip


def resolve(match: vl.Match, option: int = 0) -> vl.Match:
    """Play on as long as a card asks for something."""
    while match.waiting:
        kind, legal = asked(match)[0], choices(match)
        if kind == "ChooseEffect" and getattr(match.waiting, "key", "") != "rest.0":
            move = f"option {option}" if f"option {option}" in legal else "option 0"
        elif kind == "TradeRewards":
            move = "reward 2"
        elif kind == "MakeRoom" or (kind == "ChooseRerolls" and match.waiting.aside):
            move = "done"
        elif kind == "MeetJourney":
            move = "suffer"
        elif kind in FIRST:
            move = next((each for each in legal if not each.startswith("use")), legal[0])
        else:
            break
        match.play(move)
    return match


def gained(match: vl.Match, before: Counter[str]) -> dict[str, int]:
    """Return the changed figures."""
    after = own(match)
    return {what: after[what] - before[what] for what in after if after[what] != before[what]}


def told(record: Record, **more: int) -> dict[str, int]:
    record.brings.update(more)
    return {what: n for what, n in record.brings.items() if n}


SPOILS = [
    (card.id, option)
    for deck in (BOX.content.decks.village, BOX.content.decks.keep)
    for card in deck.cards
    if card.type != "artifact"
    for option in range(2 if any(isinstance(effect, effects.Choose) for effect in card.effect) else 1)
]


@pytest.mark.parametrize(("card", "option"), SPOILS)
def test_spoils_bring_what_they_say(card, option):
    place, todo = BOX.cards[card].__class__.__name__.lower(), BOX.lists[card]
    record = Record(todo, option)
    match = drawn(
        f"ships: {place} A / location: {place} / prophecy: P01 / A: {RICH}, dice {' '.join(HAMMERS)} / B: / "
        f"next: resolve-cards A {card}, part A yes, end-location, next-selection",
        comes=record.comes,
    )
    before = Counter(glory=20, food=20, favor=20, terror=5, die=2)
    collected = not todo
    assert gained(resolve(match, option), before) == told(record, card=int(collected))
    assert match.table.decks[place].discards == (() if collected else (card,))


@pytest.mark.parametrize("card", BOX.artifacts)
def test_artifacts_bring_what_they_say(card):
    artifact, record = BOX.artifacts[card], Record(BOX.lists[card])
    match = drawn(
        f"A: {RICH}, artifacts {card}+R{artifact.face} / B:", f"place {artifact.location}", comes=record.comes
    )
    before = own(match)
    match.play(f"use {card}")
    resolve(match)
    assert gained(match, before) == told(record)
    assert ship(match).used == (card,)


@pytest.mark.parametrize("card", BOX.battles)
def test_battles_bring_what_they_say(card):
    battle, record = BOX.battles[card], Record(BOX.lists[card])
    dice = " ".join(f"R{icon}" for icon in battle.set)
    match = drawn(
        f"battle: {card} / prophecy: P01 / A: {RICH}, dice {dice} / B:",
        "place sea", "act", "face 1", "pay-set", comes=["SJ01", *record.comes],
    )  # fmt: skip
    before = Counter(glory=20 + 2, food=20 - 4, favor=20, terror=5, die=len(battle.set))
    expected = told(record, glory=battle.glory, card=1, die=-len(battle.set))
    assert gained(resolve(match), before) == expected


@pytest.mark.parametrize("card", BOX.journeys)
def test_journeys_do_what_they_say(card):
    record = Record(BOX.lists[card])
    match = drawn(f"battle: SB01 / A: {RICH}, dice RH RS RS RC / B:", "place sea", "act", comes=[card, *record.comes])
    before = Counter(glory=20 + 2, food=20 - 4, favor=20, terror=5, die=4)
    assert gained(resolve(match), before) == told(record)
    assert asked(match)[0] == "ChooseBattle"
    assert match.table.decks["journey"].discards == (card,)
    table, hard = match.table, int(card == "SJ16")
    assert (table.deck_only, table.more_defence, table.more_dice) == (card == "SJ11", hard, hard)


PAID = {"food1": {"food": -2}, "food2": {"food": -4}, "food3": {"food": -6}, "favor1": {"favor": -1},
        "favor2": {"favor": -3}, "favor3": {"favor": -4}, "dice1": {"die": -1}, "dice2": {"die": -2},
        "dice3": {"die": -3}}  # fmt: skip


@pytest.mark.parametrize("tile", BOX.tiles)
def test_territories_bring_what_they_say(tile):
    pile, record = BOX.tiles[tile].pile, Record(BOX.lists[tile])
    match = drawn(
        f"prophecy: P01 / A: {RICH}, dice RL RL RL / B:",
        "place territory", "act", f"tribute {pile}", "stop", comes=[tile, *record.comes],
    )  # fmt: skip
    before = Counter(glory=20, food=20, favor=20, terror=5, die=3)
    assert gained(resolve(match), before) == told(record, **PAID[pile])
    assert ship(match).territories == (tile,)


@pytest.mark.parametrize("card", BOX.reavers)
def test_reavers_do_what_they_say(card):
    colour, record = BOX.colours[BOX.reavers[card].clan], Record(BOX.lists[card])
    comes = [each.replace("R", colour) for each in record.comes]
    match = drawn(f"battle: SB01 / A: {RICH}, dice RC, sea {card} / B:", "place sea", comes=comes or ["RL"])
    before = Counter(glory=20, food=20, favor=20, terror=5, die=1)
    assert gained(resolve(match), before) == told(record)
    assert asked(match)[0] == "TakePart"
    if BOX.reavers[card].ability in ("A02", "A05"):  # a die is rerolled, or turned
        assert ship(match).dice != ("RC",)
