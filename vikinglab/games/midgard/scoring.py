"""The scoring of Midgard, at the end of the match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial

from vikinglab.core.engine.memo import memo
from vikinglab.core.engine.table import Result
from vikinglab.core.words.rulebook import Tally, rule
from vikinglab.core.words.speech import Word, speech

from .box import Box, Content
from .deck import Battle, Prophecy, Reaver, Tile, Village
from .table import Midgard

SETS = ("treasure", "art", "armor", "tapestry")
TOKENS = ("farm", "wall", "tower")


@rule("score.terror")
def terror_glory(content: Content, terror: int) -> int:
    """Terror costs the more, the more there is."""
    table = content.scoring.terror
    more = max(0, terror - len(table) + 1)
    return table[min(terror, len(table) - 1)] + more * content.scoring.more_terror


@rule("score.artifacts")
@memo
def artifact_glory(box: Box, owned: tuple[str, ...]) -> int:
    """Artifacts bring their glory, from the longship and from the Glory pile."""
    cards = [box.cards[id] for id in owned]
    return sum([card.glory for card in cards if isinstance(card, Village)])


@rule("score.sets")
def set_glory(scale: Sequence[int], number: int) -> int:
    """A set brings the more, the larger it is; a full one is followed by another."""
    full, rest = divmod(number, len(scale))
    return full * scale[-1] + (scale[rest - 1] if rest else 0)


@rule("score.tapestries")
def tapestry_glory(box: Box, pile: tuple[str, ...]) -> int:
    """Tapestries of all kinds are a set; each other one counts for itself. Several sets may be begun."""
    own = Counter([kind for id in pile if (kind := getattr(box.cards[id], "kind", None))])
    full = min([own[kind] for kind in box.tapestries])
    single = own.total() - full * len(box.tapestries)
    return int(full * box.content.sets.tapestries + single * box.content.sets.tapestry)


@memo
def set_glories(box: Box, pile: tuple[str, ...]) -> tuple[int, ...]:
    """Return the glory of each kind of set in a Glory pile."""
    own, sets = Counter([box.cards[id].type for id in pile]), box.content.sets
    counted = [set_glory(getattr(sets, kind), own[kind]) for kind in ("treasure", "art", "armor")]
    return (*counted, tapestry_glory(box, pile))


@rule("score.tokens", "score.majority")
def token_glory(table: Midgard, seat: int, token: str) -> int:
    """Tokens count by how many there are; everyone with the most gets the whole bonus, nobody for none."""
    own: int = getattr(table.longships[seat], token)
    if not own:
        return 0
    scoring, most = table.box.content.scoring, max([getattr(ship, token) for ship in table.longships])
    bracket = sum([own >= least for least in scoring.brackets]) - 1
    bonus: int = getattr(scoring.most, token) if own == most else 0
    return own * int(getattr(scoring, token)[bracket]) + bonus


@rule("score.prophecies")
def prophecy_glory(table: Midgard, seat: int) -> int:
    """Prophecies count what their owner has at the end; they use nothing up."""
    known = [table.decks["prophecy"].slots[slot].value for slot in table.secret(seat)]
    owned = [*table.longships[seat].prophecies, *filter(None, known)]
    if not owned:
        return 0
    found = [table.box.cards[card] for card in owned]
    count = partial(counted, table, seat)
    return sum([each.points(count) for card in found if isinstance(card, Prophecy) for each in card.score])


def counted(table: Midgard, seat: int, what: str) -> int:
    """Count one of the things that a prophecy may ask for."""
    ship = table.longships[seat]
    match what:
        case "farm" | "wall" | "tower" | "terror" | "favor" | "food":
            return int(getattr(ship, what))
        case "filled_slot":
            return sum(map(bool, ship.slots))
        case "specialised":
            return sum(map(len, ship.slots))
        case "upgrade":
            return len(ship.upgrades)
        case "prophecy":
            return len(ship.prophecies) + len(table.secret(seat))
    leader = (ship.leader,) if ship.leader else ()
    if what.endswith("_leader"):
        return alike(table.box, leader, what.replace("_leader", "_reaver"))
    reavers = (card for slot in ship.slots for card in slot)
    return alike(table.box, (*ship.glory_pile, *ship.artifacts, *ship.territories, *leader, *reavers), what)


@memo
def alike(box: Box, cards: tuple[str, ...], what: str) -> int:
    """Count the cards that are what a set or a prophecy asks for."""
    return sum([what in _kinds(box, id) for id in cards])


@memo
def _kinds(box: Box, id: str) -> tuple[str, ...]:
    """Return all that a card counts as."""
    card = box.cards[id]
    match card:
        case Reaver(clan=clan):
            return (f"{clan}_reaver",)
        case Battle(defence=defence):
            return (card.type, *[f"battle_{least}" for least in range(2, defence + 1)])
        case Tile():
            return ("territory", card.type)
    return (card.type,)


def glory(table: Midgard, seat: int) -> dict[str, int]:
    """Return a seat's glory by where it comes from, as if the match ended now."""
    box, ship = table.box, table.longships[seat]
    return {
        "track": ship.glory,
        "terror": terror_glory(box.content, ship.terror),
        "artifacts": artifact_glory(box, ship.artifacts + ship.glory_pile),
        **dict(zip(SETS, set_glories(box, ship.glory_pile), strict=True)),
        **{token: token_glory(table, seat, token) for token in TOKENS},
        "prophecies": prophecy_glory(table, seat),
    }


def reveal(table: Midgard) -> None:
    """Show all prophecies at the end."""
    pool = table.decks["prophecy"]
    for slot, lying in pool.slots.items():
        if lying.value is not None:
            pool.show(slot, lying.value, table.players)


_SETS = dict.fromkeys(("treasure", "art", "armor"), ("score.sets",))
_TOKENS = dict.fromkeys(TOKENS, ("score.tokens", "score.majority"))
_RULES = {
    "terror": ("score.terror",),
    "artifacts": ("score.artifacts",),
    "tapestry": ("score.tapestries",),
    "prophecies": ("score.prophecies",),
    **_SETS,
    **_TOKENS,
}
"""The rules that are at work in each part of the glory."""


def points(table: Midgard, seat: int) -> Counter[str]:
    """A seat's glory by the rules that bring it; what it has on the track, by the one that compares it all."""
    found: Counter[str] = Counter()
    for part, brought in glory(table, seat).items():
        found[_RULES.get(part, ("score.winner",))[0]] += brought
    return found


def tally(table: Midgard, seat: int) -> list[Tally]:
    """Return a seat's glory by where it comes from, in words."""
    found = glory(table, seat)
    return [Tally(speech(__package__).say("glory-part", {"part": part}), points) for part, points in found.items()]


@rule("score.winner")
def result(table: Midgard) -> Result:
    """Most glory wins, then most favor; who is still tied shares the victory, unless ruled otherwise."""
    scores = tuple(sum(glory(table, seat).values()) for seat in range(table.players))
    ranks = [(score, table.longships[seat].favor) for seat, score in enumerate(scores)]
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
    if table.box.rulings["score.winner"] == "turn order":
        winners = (min(winners, key=lambda seat: (seat - table.start) % table.players),)
    if table.story:
        for seat, score in enumerate(scores):
            found = {part: n for part, n in glory(table, seat).items() if n}
            sums = tuple([Word("glory-sum", part=part, n=n) for part, n in found.items()])
            also = tuple(dict.fromkeys([rule for part in found for rule in _RULES.get(part, ())]))
            won = int(seat in winners)
            table.tell("score.winner", also=also, seat=seat, score=score, won=won, sums=sums, parts=len(sums))
    return Result(scores, winners)
