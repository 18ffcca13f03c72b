"""Questions about what comes aboard: tiles, the shields that they leave, Vikings and coins that are met on the way."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from vikinglab.core.teach.quiz import Answer, Question
from vikinglab.core.words.speech import joined

from .sailing import last_mover, new_moments
from .turns import TURNS

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from vikinglab.core.match import Match
    from vikinglab.core.words.moment import Moment
    from vikinglab.core.words.speech import Text

    from ..box import Tile
    from ..table import Raids

WRONG = 3
"""How many wrong figures stand among the answers."""


def _own(match: Match, after: Match, seat: int) -> list[Moment]:
    """Return what the moves brought to a seat, without whose turn it is."""
    told = new_moments(match, after)
    return [moment for moment in told if moment.facts.get("seat") == seat and moment.rule not in TURNS]


def _numbers(
    match: Match, right: int, whys: tuple[Text, Text], mistakes: Mapping[int, Text], rule: str
) -> tuple[Answer, ...]:
    """A figure, those that people take for it with their mistakes, and others: the whole reason, and a short one."""
    whole, short = whys
    numbers = _among(right, list(mistakes))
    say = match.game.speech.say
    return tuple(
        Answer(
            say("quiz-number", {"number": number}),
            number == right,
            whole if number == right else mistakes.get(number, short),
            rule,
        )
        for number in numbers
    )


def _among(right: int, likely: Sequence[int]) -> list[int]:
    """A figure among others, the likeliest mistake at least; what place it has in their order depends on the figure."""
    others = [number for number in dict.fromkeys([*likely, *range(right + 1, right + 4)]) if number > right]
    lower = [number for number in dict.fromkeys([*likely, *range(right - 1, right - 4, -1)]) if 0 <= number < right]
    first = next(number for number in [*likely, right + 1] if number != right and number >= 0)
    before = min(len(lower), right % (WRONG + 1), WRONG - (first > right))
    before = max(before, int(first < right))
    return sorted([*lower[:before], right, *others[: WRONG - before]])


# ------------------------------------------------------------------------------------------------ Tiles


def taken(match: Match, after: Match, moved: Text | None) -> Question:
    """Which tile does the ship take whose turn begins after these moves?"""
    turns = [moment for moment in new_moments(match, after) if moment.rule in TURNS]
    if not turns or turns[-1].table.voyage > match.table.voyage:
        raise ValueError("by these moves no turn begins")
    seat, table = turns[-1].facts["seat"], turns[-1].table
    spaces = [space for space, tile in enumerate(table.route) if tile is not None and tile.stop]
    here: int = table.where[seat]
    others = [space for space in table.where if space in spaces and space != here]
    likely = [*[space for space in spaces if space > here][:1], *others]
    if here and here not in spaces:
        raise ValueError(f"nothing lies at space {here}")
    answers = {_named(match, table, space): _taken(match, table, seat, space) for space in [here, 0, *likely][::-1]}
    asks = match.game.speech.say("quiz-taken", {"moved": moved or "", "seat": seat})
    return Question(match, asks, tuple(answers[name] for name in sorted(answers)), after=after)


def _named(match: Match, table: Raids, space: int) -> str:
    return match.game.speech.say("quiz-taken.the-tile", {"tile": table.route[space]})["en"] if space else ""


def _taken(match: Match, table: Raids, seat: int, space: int) -> Answer:
    """The tile of a space as an answer, or none where the space is the harbour."""
    say, here = match.game.speech.say, table.where[seat]
    tile = table.route[space] if space else None
    words = say("quiz-taken.the-tile", {"tile": tile}) if tile else say("quiz-taken.nothing")
    if here == 0:
        return Answer(words, not space, match.rulebook["tile.from-harbour"].text, "tile.from-harbour")
    why = say("quiz-taken.lies", {"seat": seat, "space": here, "tile": table.route[here]})
    return Answer(words, space == here, why, "tile.take")


PUT = ("tile.rune", "stow.replace", "stow.discard")
"""The rules by which a tile comes to lie where one may not think that it does."""


def where_now(match: Match, after: Match, moved: Text | None) -> Question:
    """Where does a tile lie that was taken, or made room, by these moves?"""
    put = [moment for moment in new_moments(match, after) if moment.rule in PUT]
    if not put:
        raise ValueError("by these moves no tile is put beside a ship or discarded")
    last, say = put[-1], match.game.speech.say
    gone = last.rule.startswith("stow.")
    tile: Tile = last.facts["old" if last.rule == "stow.replace" else "tile"]
    rule = match.rulebook["stow.gone" if gone else last.rule]
    facts = {"seat": last.facts["seat"], "space": last.table.where[last.facts["seat"]], "tile": tile}
    whys = {True: joined("sentences", [last.text, rule.text]), False: last.text}
    answers = [
        Answer(say(f"quiz-where-now.{place}", facts), right, whys[right], rule.key)
        for place, right in {"aboard": False, "beside": not gone, "gone": gone, "route": False}.items()
    ]
    asks = say("quiz-where-now", {"moved": moved or "", **facts})
    return Question(match, asks, tuple(answers), after=after)


# ------------------------------------------------------------------------------------------------ Shields and Vikings


def room(match: Match, after: Match, moved: Text | None) -> Question:
    """For how many Vikings has a ship room, now or after a tile was put aboard?"""
    seat = last_mover(after)
    table: Raids = after.table
    aboard, box, say = table.ships[seat].aboard, table.box, match.game.speech.say
    if moved and aboard == match.table.ships[seat].aboard:
        raise ValueError("by these moves no tile comes aboard")
    if not aboard:
        raise ValueError("nothing is aboard")
    right, free, printed = table.room(seat), box.places - len(aboard), sum(tile.shields for tile in aboard)
    facts = {"free": free, "each": box.free_shields, "printed": printed, "room": right}
    mistakes = {
        match.table.room(seat): say("quiz-room.before", facts),
        right - printed: say("quiz-room.unprinted", facts),
        box.free_shields * box.places + printed: say("quiz-room.uncovered", facts),
    }
    why = say("quiz-room.why", facts)
    asks = say("quiz-room", {"moved": moved or "", "seat": seat, "then": int(moved is not None)})
    answers = _numbers(match, right, (why, why), mistakes, "crew.shields")
    return Question(match, asks, answers, after=after if moved else None)


COUNTED = ("crew.", "pass.village", "pass.encounter", "monster.", "port.recruit", "combat.start", "combat.riposte")
"""The rules by which a crew grows and shrinks on the way."""
ASKED = ("crew.", "pass.village", "pass.encounter", "stow.")
"""Those of them that these questions are about."""


def crew(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: how many Vikings has a ship after these moves?"""
    seat = last_mover(after)
    own = [moment for moment in _own(match, after, seat) if moment.rule.startswith((*COUNTED, *ASKED))]
    asked = any(moment.rule.startswith(ASKED) for moment in own)
    if after.table.voyage > match.table.voyage or not asked or _plain(own, after.table, seat):
        raise ValueError("by these moves no Viking comes or goes")
    right, start, say = after.table.ships[seat].crew, match.table.ships[seat].crew, match.game.speech.say
    lost = sum(moment.facts["vikings"] for moment in own if moment.rule == "crew.overboard")
    met = sum(moment.facts["vikings"] for moment in own if moment.rule.startswith("pass."))
    facts = {"seat": seat, "start": start, "crew": right, "room": after.table.room(seat), "lost": lost, "met": met}
    short = say("quiz-crew-then.why", facts)
    mistakes = {min(facts["room"], right + lost): "lumped", right + lost: "lost"} if lost else {start: "start"}
    told = {number: say(f"quiz-crew-then.{key}", facts) for number, key in mistakes.items()}
    whole = joined("sentences", [*[moment.text for moment in own], short])
    asks = say("quiz-crew-then", {"moved": moved or "", **facts})
    return Question(match, asks, _numbers(match, right, (whole, short), told, _crew_rule(own)), after=after)


def _plain(own: Sequence[Moment], table: Raids, seat: int) -> bool:
    """Return whether a tile came aboard where nobody would think that a Viking could lose a shield."""
    return all(moment.rule.startswith("stow.") for moment in own) and table.ships[seat].crew + 2 < table.room(seat)


def _crew_rule(own: Sequence[Moment]) -> str:
    """Return what settles how many there are: the shields if they do, else what was met."""
    rules = [moment.rule for moment in own]
    if "crew.overboard" in rules:
        return "crew.overboard"
    return next((rule for rule in rules if rule.startswith("pass.")), "crew.rearrange")


def reserve(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: how many Vikings lie in the reserve after these moves?"""
    told = new_moments(match, after)
    if not told or after.table.voyage > match.table.voyage:
        raise ValueError("by these moves no Viking comes or goes")
    reserves = [match.table.reserve, *[moment.table.reserve for moment in told]]
    changes = [moment for moment, (old, new) in zip(told, pairwise(reserves), strict=True) if old != new]
    passed = [moment for moment in told if moment.rule in ("pass.village", "pass.encounter")]
    if not changes and not passed:
        raise ValueError("by these moves no Viking comes or goes")
    say, before, right = match.game.speech.say, match.table.reserve, after.table.reserve
    facts = {
        "before": before,
        "then": right,
        "change": right - before,
        "met": sum(moment.facts["vikings"] for moment in passed),
    }
    short = say("quiz-reserve.why", facts)
    met = [say("quiz-reserve.met", facts)] if passed else []
    mistakes = {right - facts["met"]: met[0]} if met else {before: short}
    whole = joined("sentences", [*[moment.text for moment in changes], *met, short])
    asks = say("quiz-reserve", {"moved": moved or ""})
    return Question(match, asks, _numbers(match, right, (whole, short), mistakes, "setup.reserve"), after=after)


# ------------------------------------------------------------------------------------------------ What is passed


def coins(match: Match, after: Match, moved: Text | None) -> Question:
    """Which coins does a ship get on its way?"""
    seat = last_mover(after)
    passed = _pillages(match, after, seat)
    if not passed:
        raise ValueError("by these moves no pillage is passed")
    own = [moment for moment in _own(match, after, seat) if moment.rule == "pass.pillage"]
    right = tuple(moment.facts["coin"] for moment in own)
    printed = list(passed.values())
    say, rule = match.game.speech.say, match.rulebook["pass.pillage"]
    told = [moment.text for moment in own] or [say("quiz-purse.used-up", {"seat": seat, "space": max(passed)})]
    whys = {True: joined("sentences", [*told, rule.text]), False: joined("sentences", told)}
    answers = {
        gained: Answer(_coins(match, gained), gained == right, whys[gained == right], rule.key)
        for gained in [(), *[(coin,) for coin in reversed(printed[0])], *printed, right]
    }
    asks = say("quiz-purse", {"moved": moved or "", "seat": seat})
    return Question(match, asks, tuple(answers.values()), after=after)


def _coins(match: Match, gained: Sequence[int]) -> Text:
    say = match.game.speech.say
    return say("quiz-purse.some", {"coins": [str(coin) for coin in gained], "number": len(gained)})


def left(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: what is left, for the ships to come, where a ship has passed?"""
    seat = last_mover(after)
    passed = [moment for moment in _own(match, after, seat) if moment.rule.startswith("pass.")]
    if not passed:
        raise ValueError("by these moves nothing is passed")
    last, say, rule = passed[-1], match.game.speech.say, match.rulebook["setup.portions"]
    space: int = last.facts["space"]
    if min(last.table.where[: match.table.players]) >= space:
        raise ValueError(f"after these moves no ship is to come to space {space}")
    tile: Tile | None = last.table.route[space]
    right: tuple[int, ...] = last.table.portions[space]
    laid = tile.portions if tile else (1,) * match.table.players
    options = [laid[at:] for at in range(len(laid) + 1)] + ([] if tile is None else [laid[:1]])
    kind = tile.kind if tile else "village"
    facts = {"kind": kind, "space": space, "laid": len(laid), "left": len(right)}
    whys = {True: joined("sentences", [last.text, rule.text]), False: say("quiz-left.why", facts)}
    answers = [
        Answer(_left(match, kind, portions), portions == right, whys[portions == right], rule.key)
        for portions in options
    ]
    asks = say("quiz-left", {"moved": moved or "", **facts})
    return Question(match, asks, tuple(answers), after=after)


def _left(match: Match, kind: str, portions: Sequence[int]) -> Text:
    facts: dict[str, object] = {
        "number": len(portions),
        "first": max(portions, default=0),
        "last": min(portions, default=0),
    }
    return match.game.speech.say(f"quiz-left.{kind}", facts)


def _pillages(match: Match, after: Match, seat: int) -> dict[int, tuple[int, ...]]:
    """The pillages that a ship has passed on its way, with what was laid there."""
    arrivals = [moment.table for moment in _own(match, after, seat) if moment.rule.startswith("navigate.")]
    if not arrivals:
        return {}
    route, way = arrivals[-1].route, range(match.table.where[seat] % match.table.box.home + 1, arrivals[-1].where[seat])
    tiles = {space: tile for space in way if (tile := route[space]) is not None}
    return {space: tile.portions for space, tile in tiles.items() if tile.kind == "pillage"}


QUIZ = {
    "taken": taken,
    "where-now": where_now,
    "room": room,
    "crew-then": crew,
    "reserve": reserve,
    "purse": coins,
    "left": left,
}
