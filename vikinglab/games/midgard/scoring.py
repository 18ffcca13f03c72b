"""The scoring of Midgard, at the end of the match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from vikinglab.core.engine.table import Result
from vikinglab.core.words.rulebook import rule
from vikinglab.core.words.speech import Word

from .box import Battle, Content, Prophecy, Village
from .table import Midgard

SETS = ("treasure", "art", "armor", "tapestry")
TOKENS = ("farm", "wall", "tower")


@rule("score.terror")
def terror_glory(content: Content, terror: int) -> int:
    """Terror costs the more, the more there is."""
    table = content.scoring.terror.value
    more = max(0, terror - len(table) + 1)
    return table[min(terror, len(table) - 1)] + more * content.scoring.more_terror.value


@rule("score.artifacts")
def artifact_glory(table: Midgard, seat: int) -> int:
    """Artifacts bring their glory, from the longship and from the Glory pile."""
    ship, cards = table.longships[seat], table.box.cards
    owned = [cards[card] for card in (*ship.artifacts, *ship.glory_pile)]
    return sum([card.glory for card in owned if isinstance(card, Village)])


@rule("score.sets")
def set_glory(scale: Sequence[int], number: int) -> int:
    """A set brings the more, the larger it is; a full one is followed by another."""
    full, rest = divmod(number, len(scale))
    return full * scale[-1] + (scale[rest - 1] if rest else 0)


@rule("score.tapestries")
def tapestry_glory(table: Midgard, seat: int) -> int:
    """Tapestries of all kinds are a set; each other one counts for itself. Several sets may be begun."""
    sets, cards = table.box.content.sets, table.box.cards
    own = Counter(kind for card in table.longships[seat].glory_pile if (kind := getattr(cards[card], "kind", None)))
    full = min([own[kind] for kind in table.box.tapestries])
    single = own.total() - full * len(table.box.tapestries)
    return int(full * sets.tapestries.value + single * sets.tapestry.value)


@rule("score.tokens", "score.majority")
def token_glory(table: Midgard, seat: int, token: str) -> int:
    """Tokens count by how many there are; everyone with the most gets the whole bonus, nobody for none."""
    scoring, counts = table.box.content.scoring, [getattr(ship, token) for ship in table.longships]
    own: int = counts[seat]
    if not own:
        return 0
    bracket = sum([own >= least for least in scoring.brackets.value]) - 1
    bonus: int = getattr(scoring.most.value, token) if own == max(counts) else 0
    return own * int(getattr(scoring, token).value[bracket]) + bonus


@rule("score.prophecies")
def prophecy_glory(table: Midgard, seat: int) -> int:
    """Prophecies count what their owner has at the end; they use nothing up."""
    known = [table.decks["prophecy"].slots[slot].value for slot in table.secret(seat)]
    owned = [*table.longships[seat].prophecies, *filter(None, known)]
    if not owned:
        return 0
    counted = counts(table, seat)
    found = [table.box.cards[card] for card in owned]
    return sum(
        [each.points(counted.__getitem__) for card in found if isinstance(card, Prophecy) for each in card.score]
    )


def counts(table: Midgard, seat: int) -> Counter[str]:
    """Count everything that a prophecy may ask for."""
    ship, cards = table.longships[seat], table.box.cards
    found: Counter[str] = Counter({token: getattr(ship, token) for token in (*TOKENS, "terror", "favor", "food")})
    for id in ship.glory_pile:
        card = cards[id]
        found[card.type] += 1
        if isinstance(card, Battle):
            found.update([f"battle_{least}" for least in range(2, card.defence + 1)])
    found["artifact"] += len(ship.artifacts)
    found["territory"] = len(ship.territories)
    found.update([cards[tile].type for tile in ship.territories])
    specialised = [card for slot in ship.slots for card in slot]
    leader = [ship.leader] if ship.leader else []
    reavers = [*specialised, *leader, *(card for card in ship.glory_pile if cards[card].type == "reaver")]
    found.update([f"{table.box.reavers[card].clan}_reaver" for card in reavers])
    found.update([f"{table.box.reavers[card].clan}_leader" for card in leader])
    found["filled_slot"] = sum([bool(slot) for slot in ship.slots])
    found["specialised"] = len(specialised)
    found["upgrade"] = len(ship.upgrades)
    found["prophecy"] = len(ship.prophecies) + len(table.secret(seat))
    return found


def glory(table: Midgard, seat: int) -> dict[str, int]:
    """Return a seat's glory by where it comes from, as if the match ended now."""
    ship, sets, cards = table.longships[seat], table.box.content.sets, table.box.cards
    own = Counter(cards[card].type for card in ship.glory_pile)
    return {
        "track": ship.glory,
        "terror": terror_glory(table.box.content, ship.terror),
        "artifacts": artifact_glory(table, seat),
        **{kind: set_glory(getattr(sets, kind).value, own[kind]) for kind in ("treasure", "art", "armor")},
        "tapestry": tapestry_glory(table, seat),
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
