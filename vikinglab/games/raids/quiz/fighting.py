"""Questions about what Vikings are paid for, and what comes of it: ports, monsters, and fights between ships."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from vikinglab.core.teach.quiz import WRONG, Answer, Question
from vikinglab.core.words.speech import Text, joined

from ..play import MeetMonster, Navigate, Riposte, RiposteOrFlee, Sell, SellGoods

if TYPE_CHECKING:
    from vikinglab.core.engine.decision import Decision
    from vikinglab.core.match import Match
    from vikinglab.core.words.moment import Moment

    from ..box import Tile
    from ..table import Raids

Reason = tuple[Text, str]
"""Why an answer is right or wrong, and the rule that settles it."""


# ------------------------------------------------------------------------------------------------ Ports


def sells(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask what a ship may sell, now or after these moves: nothing, but at a port."""
    table, seat = after.table, _waiting(after).seat
    aboard = list(dict.fromkeys(tile.face for tile in table.ships[seat].aboard))
    if not table.ships[seat].goods or not _trades(match, after):
        raise ValueError(f"seat {seat} has no goods, or nothing makes one think of selling")
    asks = _say(match, "quiz-sells", moved=moved or "", then=int(moved is not None), seat=seat)
    nothing = _say(match, "quiz-sells.nothing")
    if isinstance(after.waiting, SellGoods):
        answers = [_may_be_sold(match, after, seat, face) for face in aboard]
        still = _say(match, "quiz-sells.still", sales=after.waiting.sales)
        answers.append(_answer(match, nothing, False, (still, "port.sell")))
    else:
        sold = any(moment.rule == "port.sell" for moment in _new(match, after))
        rule = "port.sell" if sold else "port.moment"
        late = (_card(match, rule), rule)
        answers = [_answer(match, _thing(match, table.first_aboard(seat, face)), False, late) for face in aboard]
        answers.append(_answer(match, nothing, True, late))
    return Question(match, asks, tuple(answers), after=after if moved else None)


def _trades(match: Match, after: Match) -> bool:
    """Return whether a ship is at a port, or takes goods aboard when it has been at one."""
    if isinstance(match.waiting, SellGoods) or isinstance(after.waiting, SellGoods):
        return True
    stowed = [moment.facts for moment in _new(match, after) if moment.rule in ("stow.place", "stow.replace")]
    return any(facts["tile"].kind == "goods" and _has_port(after.table, facts["seat"]) for facts in stowed)


def _has_port(table: Raids, seat: int) -> bool:
    return any(tile.kind == "port" for tile in table.ships[seat].beside)


def _may_be_sold(match: Match, after: Match, seat: int, face: str) -> Answer:
    tile = after.table.first_aboard(seat, face)
    if refusal := after.why_not(Sell(face)):
        return _answer(match, _thing(match, tile), False, (refusal.text, "port.sell"))
    why = _say(match, "quiz-sells.right", tile=tile, glory=tile.glory)
    return _answer(match, _thing(match, tile), True, (why, "port.sell"))


def frees(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: how many Vikings can a ship carry after it has sold something?"""
    sales = [moment for moment in _new(match, after) if moment.rule == "port.sell"]
    if not sales:
        raise ValueError("nothing is sold by these moves")
    seat, free = sales[0].facts["seat"], match.table.box.free_shields
    sold = [moment.table.ships[seat].beside[-1] for moment in sales]
    room, right = match.table.room(seat), sales[-1].table.room(seat)
    if right != room + sum(free - tile.shields for tile in sold):
        raise ValueError("more than a sale changes what the ship can carry")
    each = [_say(match, "quiz-frees.place", tile=tile, shields=tile.shields, free=free) for tile in sold]
    why = joined("sentences", [_say(match, "quiz-frees.before", seat=seat, room=room), *each])
    wrong = [
        (room, joined("sentences", [_say(match, "quiz-frees.stays"), why]), "port.sell"),
        (room + free * len(sold), joined("sentences", [_say(match, "quiz-frees.covered"), why]), "crew.shields"),
        (
            room - sum(tile.shields for tile in sold),
            joined("sentences", [_say(match, "quiz-frees.uncovered"), why]),
            "crew.shields",
        ),
    ]
    asks = _say(match, "quiz-frees", moved=moved or "", seat=seat)
    return Question(match, asks, _figures(match, right, (why, "crew.shields"), wrong), after=after)


# ------------------------------------------------------------------------------------------------ Crews


def crew_after(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: how many Vikings does the ship have to whose crew most happens in these moves?"""
    mover = _waiting(match).seat
    seats = sorted(range(match.table.players), key=lambda seat: seat != mover)
    seat = max(seats, key=lambda seat: len(_changes(match, after, seat)))
    changes = _changes(match, after, seat)
    mistakes = list(_known_mistakes(match, seat, after.table.ships[seat].crew, changes))
    if len(changes) < 2 and not mistakes and not any(moment.rule == "port.recruit" for moment, _ in changes):
        raise ValueError("too little happens to any crew")
    had = _say(match, "quiz-crew-after.had", seat=seat, crew=match.table.ships[seat].crew)
    why = joined("sentences", [had, *(moment.text for moment, _ in changes)])
    right = after.table.ships[seat].crew
    rule = changes[-1][0].rule
    wrong = [*mistakes, *_left_out(match, right, changes)]
    asks = _say(match, "quiz-crew-after", moved=moved or "", seat=seat)
    return Question(match, asks, _figures(match, right, (why, rule), wrong), after=after)


def _changes(match: Match, after: Match, seat: int) -> list[tuple[Moment, int]]:
    """Return what happened to a seat's crew, and by how many Vikings it changed."""
    size, found = match.table.ships[seat].crew, []
    for moment in _new(match, after):
        now = moment.table.ships[seat].crew
        if now != size:
            found.append((moment, now - size))
        size = now
    return found


def _known_mistakes(
    match: Match, seat: int, right: int, changes: Sequence[tuple[Moment, int]]
) -> Iterable[tuple[int, Text, str]]:
    """Yield who wins gets its Vikings back; axes don't count."""
    paid = [-by for moment, by in changes if moment.rule.startswith("combat.")]
    if len(paid) > 1:
        yield right + sum(paid), _card(match, "combat.lost-vikings"), "combat.lost-vikings"
    for moment, by in changes:
        if moment.rule == "monster.fight" and (saved := moment.table.ships[seat].beside[-1].strength + by):
            yield right - saved, _card(match, "monster.weapons"), "monster.weapons"


def _left_out(match: Match, right: int, changes: Sequence[tuple[Moment, int]]) -> Iterable[tuple[int, Text, str]]:
    """Yield what is reached by forgetting one thing that happened."""
    for moment, by in changes:
        yield right - by, _say(match, "quiz-crew-after.without", told=moment.text), moment.rule


# ------------------------------------------------------------------------------------------------ Monsters


def price(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: how many Vikings would it take to beat the next monster?"""
    table, decision = after.table, _waiting(after)
    seat = decision.seat
    if not isinstance(decision, (MeetMonster, Navigate, RiposteOrFlee)):
        raise ValueError("what lies between ships may still be discarded")
    first = table.where[seat] + (not isinstance(decision, MeetMonster))
    ahead = [space for space in range(first, table.box.home) if table.route[space] and table.route[space].strength]
    if not ahead or not _axes(table, seat):
        raise ValueError(f"seat {seat} has no monster ahead, or no axe that weakens it")
    monster, counts = table.route[ahead[0]], _axes(table, seat)
    right, strength = table.price_of(monster, seat), monster.strength
    figures = {"strength": strength, "weapons": sum(counts), "price": right}
    sum_of_it = _say(match, "quiz-price.sum", **figures)
    why = joined("sentences", [sum_of_it, _card(match, "monster.weapons")])
    wrong = [
        *[(max(0, strength - counted), why, "monster.weapons") for counted in (0, len(counts), max(counts))],
        (1, joined("sentences", [_say(match, "quiz-price.ceded"), sum_of_it]), "monster.cede"),
    ]
    asks = _say(match, "quiz-price", moved=moved or "", then=int(moved is not None), seat=seat, space=ahead[0])
    answers = _figures(match, right, (why, "monster.weapons"), wrong)
    return Question(match, asks, answers, after=after if moved else None)


def _axes(table: Raids, seat: int) -> list[int]:
    """Return how much each axe aboard counts."""
    return [tile.count for tile in table.ships[seat].aboard if tile.kind == "weapon"]


def halts(match: Match, after: Match, moved: Text | None) -> Question:
    """Where does a ship come to a halt first, on its way to where it means to stop?"""
    decision, here = _waiting(match), match.table.where[_waiting(match).seat]
    seat = decision.seat
    if after.ply != match.ply + 1 or not isinstance(decision, (Navigate, RiposteOrFlee)):
        raise ValueError("one move that chooses a course is asked about")
    new = [moment for moment in _new(match, after) if moment.facts.get("seat") == seat]
    ends = [moment for moment in new if moment.rule in ("navigate.in-order", "navigate.stop", "navigate.harbour")]
    if not ends:
        raise ValueError("the ship doesn't move")
    right = ends[0].table.where[seat]
    to = right if right == match.table.box.home else _meant(match, after)
    barred = [space for space in range(here + 1, to) if _bars(match.table, space)]
    beyond = [space for space in barred if space > right and match.table.route[space]]
    options = [*(space for space in barred if space <= right), *beyond[:1], to]
    answers = [_halt(match, seat, space, right, new) for space in options]
    asks = _say(match, "quiz-halts", moved=moved or "", seat=seat)
    return Question(match, asks, tuple(answers), after=after)


def _meant(match: Match, after: Match) -> int:
    """The space that the last move named."""
    _, _, space = after.moves[-1].partition(" ")
    return int(space) if space else int(match.table.box.home)


def _bars(table: Raids, space: int) -> bool:
    """Return whether one might think that a ship halts here."""
    tile = table.route[space]
    return bool(tile and not tile.stop) or space in table.box.villages


def _halt(match: Match, seat: int, space: int, right: int, new: Sequence[Moment]) -> Answer:
    table: Raids = match.table
    tile, home = table.route[space % table.box.home], space == table.box.home
    kind = "harbour" if home else "village" if tile is None else "tile"
    words = _say(match, "quiz-halts.at", kind=kind, space=space, tile=tile or "")
    lets_by = [moment for moment in new if moment.rule == "monster.no-viking" and moment.facts["space"] == space]
    passed = [moment for moment in new if moment.rule.startswith("pass.") and moment.facts["space"] == space]
    if space == right:
        told = [moment.text for moment in new if not moment.rule.startswith("turn.")][: WRONG + 1]
        rule = "combat.passing" if isinstance(match.waiting, RiposteOrFlee) else "navigate.in-order"
        reason = (joined("sentences", [*told, _card(match, rule)]), rule)
    elif space > right:
        reason = (_say(match, "quiz-halts.before", space=right), "navigate.in-order")
    elif lets_by:
        reason = (joined("sentences", [lets_by[0].text, _card(match, "monster.no-viking")]), "monster.no-viking")
    elif passed:
        reason = (joined("sentences", [passed[0].text, _say(match, "quiz-halts.passes")]), passed[0].rule)
    else:
        reason = (_say(match, "quiz-halts.passes"), "navigate.passage")
    return _answer(match, words, space == right, reason)


def becomes(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: what becomes of a monster, by these moves?"""
    lay = {tile: space for space, tile in enumerate(match.table.route) if tile and tile.strength}
    new = [moment for moment in _new(match, after) if moment.table.voyage == match.table.voyage]
    ends = [
        (tile, moment) for moment in new if moment.rule in ENDS for tile in lay if _is_about(moment, tile, lay[tile])
    ]
    if not ends:
        raise ValueError("no monster is met or discarded by these moves")
    monster, moment = ends[-1]
    right = ENDS[moment.rule]
    facts = {"seat": moment.facts["seat"], "space": lay[monster], "tile": monster}
    answers = [
        _answer(
            match,
            _say(match, f"quiz-becomes.{end}", **facts),
            end == right,
            (joined("sentences", [moment.text, _card(match, rule)]), rule),
        )
        for end, rule in {"stays": "monster.stays", "beaten": "monster.fight", "gone": "catch-up.discard"}.items()
    ]
    return Question(match, _say(match, "quiz-becomes", moved=moved or "", **facts), tuple(answers), after=after)


ENDS = {
    "monster.fight": "beaten",
    "monster.cede": "stays",
    "monster.no-viking": "stays",
    "catch-up.discard": "gone",
}
"""What can happen to a monster, and where it is then."""


def _is_about(moment: Moment, monster: Tile, space: int) -> bool:
    if moment.rule == "catch-up.discard":
        return monster in moment.facts["tiles"]
    return moment.facts.get("tile") is monster or moment.facts.get("space") == space


# ------------------------------------------------------------------------------------------------ Combat


def decides(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: who must decide now, in the middle of a turn in which ships fight?"""
    decision = after.waiting
    fought = [moment for moment in _new(match, after) if moment.rule.startswith("combat.")]
    if not fought or not isinstance(decision, (RiposteOrFlee, MeetMonster)):
        raise ValueError("no fight is going on after these moves")
    chain = any(moment.rule == "combat.flee" for moment in fought)
    rule = "combat.chain" if chain else fought[-1].rule
    told = joined("sentences", [fought[-1].text, after.question])
    asks = _say(match, "quiz-decides", moved=moved or "")
    answers = [
        _answer(match, _say(match, f"seat-{seat}"), seat == decision.seat, (told, rule))
        for seat in range(match.table.players)
    ]
    return Question(match, asks, tuple(answers), after=after)


def duel(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: who stays if both riposte for as long as they can, and with what crew?"""
    if not isinstance(after.waiting, RiposteOrFlee):
        raise ValueError("no fight is going on after these moves")
    twin = after.copy()
    while twin.why_not(Riposte()) is None:
        twin.play(Riposte())
    end, crews = _in_combat(twin), [ship.crew for ship in twin.table.ships]
    loser, winner = end.seat, end.rival
    payments = _payments(twin, _combat_begins(after))
    paid = {seat: sum(vikings for payer, vikings in payments if payer == seat) for seat in (winner, loser)}
    bill = [_say(match, "quiz-duel.paid", seat=seat, vikings=vikings) for seat, vikings in payments]
    short = _say(match, "quiz-duel.short", seat=loser, price=end.price, crew=crews[loser])
    why = joined("sentences", [*bill, short])
    lost = joined("sentences", [_card(match, "combat.lost-vikings"), *bill])
    options: dict[tuple[int, int], Reason] = {(winner, crews[winner]): (why, "combat.riposte")}
    options.setdefault((winner, crews[winner] + paid[winner]), (lost, "combat.lost-vikings"))
    options.setdefault((loser, crews[loser]), (why, "combat.riposte"))
    options.setdefault((loser, crews[loser] + paid[loser]), (lost, "combat.lost-vikings"))
    answers = [
        _answer(
            match, _say(match, "quiz-duel.stays", seat=seat, crew=left), (seat, left) == (winner, crews[winner]), reason
        )
        for (seat, left), reason in sorted(options.items(), key=lambda option: option[0])
    ]
    asks = _say(match, "quiz-duel", moved=moved or "", then=int(moved is not None))
    return Question(match, asks, tuple(answers), after=twin)


def lost(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: how many Vikings have been lost in the fights of these moves?"""
    payments = _payments(after, _combat_begins(after, len(match.moments)))
    if len(payments) <= 2 or not any(moment.rule.startswith("combat.") for moment in _new(match, after)):
        raise ValueError("too little is paid in combat")
    right = sum(vikings for _, vikings in payments)
    bill = [_say(match, "quiz-duel.paid", seat=seat, vikings=vikings) for seat, vikings in payments]
    why = joined("sentences", [*bill, _card(match, "combat.lost-vikings")])
    parts = {seat: sum(vikings for payer, vikings in payments if payer == seat) for seat, _ in payments}
    figures = [*(right - part for part in parts.values()), payments[-1][1], right - payments[0][1]]
    wrong = [(figure, why, "combat.lost-vikings") for figure in figures]
    asks = _say(match, "quiz-lost", moved=moved or "")
    answers = _figures(match, right, (why, "combat.lost-vikings"), wrong)
    return Question(match, asks, answers, after=after)


def prize(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: what becomes of the tile for which ships have fought, once one has fled?"""
    flights = [moment for moment in _new(match, after) if moment.rule == "combat.flee"]
    if not flights:
        raise ValueError("nobody flees by these moves")
    moment = flights[-1]
    loser, winner = moment.facts["seat"], moment.facts["rival"]
    space = moment.table.where[winner]
    facts = {"seat": winner, "rival": loser, "space": space, "tile": moment.table.route[space]}
    waits, flees = _card(match, "combat.winner-stays"), _card(match, "combat.flee")
    answers = (
        _answer(match, _say(match, "quiz-prize.at-once", **facts), False, (waits, "combat.winner-stays")),
        _answer(match, _say(match, "quiz-prize.waits", **facts), True, (waits, "combat.winner-stays")),
        _answer(match, _say(match, "quiz-prize.fled", **facts), False, (flees, "combat.flee")),
        _answer(match, _say(match, "quiz-prize.gone", **facts), False, (flees, "combat.flee")),
    )
    return Question(match, _say(match, "quiz-prize", moved=moved or "", **facts), answers, after=after)


def _in_combat(match: Match) -> RiposteOrFlee:
    assert isinstance(match.waiting, RiposteOrFlee)
    return match.waiting


def _combat_begins(match: Match, after: int | None = None) -> int:
    """Where the fight begins that goes on, or the first of those that have begun after so many moments."""
    starts = [at for at, moment in enumerate(match.moments) if moment.rule == "combat.start"]
    later = [at for at in starts if after is not None and at >= after]
    return (later or starts[-1:] or [0])[0]


def _payments(match: Match, begin: int) -> list[tuple[int, int]]:
    """Return who has paid how many Vikings in combat, from a moment on."""
    fought = [moment for moment in match.moments[begin:] if moment.rule in ("combat.start", "combat.riposte")]
    return [(moment.facts["seat"], moment.facts.get("vikings", 1)) for moment in fought]


# ------------------------------------------------------------------------------------------------ What these share


def _waiting(match: Match) -> Decision:
    if match.waiting is None:
        raise ValueError("the match is over")
    return match.waiting


def _new(match: Match, after: Match) -> Sequence[Moment]:
    """Return what these moves have brought."""
    return after.moments[len(match.moments) :]


def _say(match: Match, key: str, **facts: object) -> Text:
    return match.game.speech.say(key, facts)


def _thing(match: Match, tile: Tile) -> Text:
    return _say(match, "quiz-takes.the-tile", tile=tile)


def _card(match: Match, rule: str) -> Text:
    return match.rulebook[rule].text


def _answer(match: Match, words: Text, right: bool, reason: Reason) -> Answer:
    return Answer(words, right, *reason)


def _figures(match: Match, right: int, reason: Reason, wrong: Iterable[tuple[int, Text, str]]) -> tuple[Answer, ...]:
    """The right number of Vikings among those that known mistakes lead to, and those next to it."""
    told: dict[int, Reason] = {right: reason}
    near = [(right + step, *reason) for step in (1, -1, 2)]
    for figure, why, rule in (*wrong, *near):
        if figure >= 0 and len(told) <= WRONG:
            told.setdefault(figure, (why, rule))
    return tuple(
        _answer(match, _say(match, "quiz-vikings", number=figure), figure == right, told[figure])
        for figure in sorted(told)
    )


QUIZ = {
    "sells": sells,
    "frees": frees,
    "crew-after": crew_after,
    "price": price,
    "halts": halts,
    "becomes": becomes,
    "decides": decides,
    "duel": duel,
    "lost": lost,
    "prize": prize,
}
"""The kinds of this file, by name."""
