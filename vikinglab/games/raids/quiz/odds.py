"""Questions about odds: what is best, what one more tile brings, what is sure, and how likely something is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vikinglab.core.match import naming
from vikinglab.core.teach.general import question_to_reader
from vikinglab.core.teach.kinds import Kinds
from vikinglab.core.teach.mistakes import Found, asked, say, sentences, then
from vikinglab.core.teach.question import Answer, Estimate, NothingToAsk, Question, board, panels
from vikinglab.core.words.speech import Text, Word, joined, percentage
from vikinglab.odds.exhaustive import BestPlay, TooMany, own, solve

from .. import odds, scoring
from ..play import Cede, Fight, MeetMonster, Riposte, RiposteOrFlee
from .sea import your_seat

if TYPE_CHECKING:
    from vikinglab.core.engine.decision import Action
    from vikinglab.core.match import Match

QUIZ = Kinds()

# ------------------------------------------------------------------------------------------------ What is best

FEW = 3_000
"""The largest number of positions to search for a question: it is for fights near the end."""

RULES = {Riposte: "combat.riposte", Fight: "monster.fight", Cede: "monster.cede"}
"""The rules of what is chosen; all else is a flight."""


@QUIZ.kind("best")
def best(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: what serves you best in a fight or at a monster, if each plays for as much glory as it can get?"""
    if not isinstance(after.waiting, (RiposteOrFlee, MeetMonster)):
        raise NothingToAsk("nobody stands in a fight or at a monster")
    if after.table.voyage < after.table.box.content.voyages:
        raise NothingToAsk("it is asked in the last voyage, where no stack is laid any more")
    seat = after.waiting.seat
    lines = {action: _line(after, action) for action in after.legal()}
    most = max(own(line.scores, seat) for line in lines.values())
    answers = []
    for action, line in lines.items():
        right = own(line.scores, seat) == most
        told = [_ends(after, action, line)] + [say(match, "best.more", seat=seat, glory=int(most[0]))] * (not right)
        rule = RULES.get(type(action), "combat.flee")
        answers.append(Answer(naming(after.game, after.table, action), right, sentences(*told), rule))
    asks = say(match, "best", **then(moved), question=question_to_reader(after))
    return Question(match, asks, tuple(answers), after=after if moved else None, needs=board(match) + panels(match))


def _line(match: Match, action: Action) -> BestPlay:
    try:
        return solve(match.table.view(match.table.waiting.seat).then(action), most=FEW)
    except TooMany as many:
        raise NothingToAsk(str(many)) from None


def _ends(match: Match, action: Action, line: BestPlay) -> Text:
    """Return the end of the match after an action in words, and the rival’s answer in a fight."""
    points = [say(match, "best.part", seat=seat, glory=float(score)) for seat, score in enumerate(line.scores)]
    ends = say(match, "best.ends", scores=joined("and", points))
    twin = match.copy()
    twin.play(action)
    if not (isinstance(twin.waiting, RiposteOrFlee) and line.moves):
        return ends
    move = naming(twin.game, twin.table, line.moves[0])
    return sentences(say(match, "best.then", seat=twin.waiting.seat, move=move), ends)


# ------------------------------------------------------------------------------------------------ One more tile

NEXT = {"next-rune": "glory.runes", "next-double-hammer": "glory.hammers", "next-double-port": "port.sell"}
"""The tiles whose next copy is asked about, and the rule by which it brings something."""


@QUIZ.kind(*NEXT)
def next_one(name: str, match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: how much glory does one more of these bring you, if nothing else happens?"""
    table, seat, rule = after.table, your_seat(after), NEXT[name]
    tile = next(each for each in table.box.tiles.values() if each.face == name.removeprefix("next-"))
    if tile.aboard and len(table.ships[seat].aboard) == table.box.places:
        raise NothingToAsk("no place is free for it")
    if tile.kind == "hammer" and table.ships[seat].sails:
        raise NothingToAsk("sails still bring Vikings")
    ends = table.box.content.voyages - table.voyage + 1
    gain, before = odds.taking(table.view(seat), seat, tile, ends), sum(scoring.glory(table, seat).values())
    why = sentences(say(match, "gain.why", before=before, after=before + gain), match.rulebook[rule].text)
    of_kind = scoring.glory(table, seat).get(tile.kind + "s", 0)
    wrong = {"total": of_kind + gain, "printed": max(1, tile.count), "sum": before + gain}
    mistakes = [Found(figure, say(match, f"gain.{key}"), rule) for key, figure in wrong.items()]
    asks = say(match, "gain", **then(moved), tile=tile, ends=ends)
    mistakes += [Found(gain + step, None, rule) for step in (1, -1, 2) if gain + step >= 0]
    shown = after if moved else None
    return asked(match, asks, Found(gain, why, rule), mistakes, after=shown, needs=panels(match, seat))


# ------------------------------------------------------------------------------------------------ Races for a coin

MOST_WAYS = 1_000
"""More ways to share tiles out could not be pictured."""


@QUIZ.kind("sure-runes")
def sure(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: how many of the runes that can still be taken make you sure of the largest coin?"""
    table, seat = after.table, your_seat(after)
    mine, rivals, left = odds.race(table.view(seat), seat, "runes")
    enough = odds.needed(1, mine, rivals, left)
    if enough is None or len(left) < 2:
        raise NothingToAsk("nobody can make sure of it, or there is nothing to think about")
    facts = {"taken": enough, "has": mine + sum(left[:enough]), "rest": len(left) - enough}
    why = say(match, "sure.why", seat=seat, **facts, most=rivals[-1].has + sum(left[enough:]))
    lead = [number for number in range(len(left) + 1) if mine + sum(left[:number]) > rivals[-1].has]
    wrong = [*[("lead", number) for number in lead[:1]], ("half", len(left) // 2 + 1), ("all", len(left))]
    mistakes = [Found(number, say(match, f"sure.{name}"), "voyage.majority") for name, number in wrong]
    mistakes += [Found(number, None, "voyage.majority") for number in range(len(left) + 1)]
    asks = say(match, "sure", **_race(match, after, moved, len(left)))
    shown = after if moved else None
    return asked(
        match, asks, Found(enough, why, "voyage.majority"), mistakes, after=shown, needs=board(match) + panels(match)
    )


@QUIZ.kind("lot-runes")
def by_lot(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: how likely do you get the largest coin, if lots shared out the runes that can still be taken?"""
    table, seat = after.table, your_seat(after)
    mine, rivals, left = odds.race(table.view(seat), seat, "runes")
    chance, ways = odds.by_lot(1, mine, rivals, left), table.players ** len(left)
    if len(left) < 2 or ways > MOST_WAYS or not 0 < chance < 1:
        raise NothingToAsk("there is nothing to share out, too much, or it is certain")
    asks = say(match, "lot", **_race(match, after, moved, len(left)))
    why = say(match, "lot.why", ways=ways, good=int(chance * ways), left=len(left), ships=table.players, seat=seat)
    shown = after if moved else None
    return Estimate(match, asks, chance, why, "voyage.majority", after=shown, needs=board(match) + panels(match))


def _race(match: Match, after: Match, moved: Text | None, left: int) -> dict[str, object]:
    """Return the facts that questions about majorities have in common."""
    table, count = after.table, scoring.CONDITIONS["runes"]
    held = [say(match, "coins.counted", seat=seat, count=count(table, seat)) for seat in range(table.players)]
    facts = {"left": left, "ships": table.players, "condition": Word("arrival-runes"), "held": joined("list", held)}
    return {**then(moved), **facts, "coin": table.box.content.glory.majorities[0]}


@QUIZ.kind("soon-rune")
def soon(match: Match, after: Match, moved: Text | None) -> Question:
    """Ask: how likely does a rune lie before the first village, when the next voyage’s stack is laid?"""
    box, voyage = after.table.box, after.table.voyage + 1
    if voyage > box.content.voyages or not box.villages:
        raise NothingToAsk("no voyage is to come, or it has no village")
    wanted, tiles = odds.in_stack(box, voyage, ("rune",))
    space = min(box.villages) - 1
    chance = odds.within(box, voyage, ("rune",), space)
    if not 0 < chance < 1:
        raise NothingToAsk("that is certain")
    steps = " × ".join(f"{tiles - wanted - at}/{tiles - at}" for at in range(space))
    thing = Word("thing-rune", count=1, sells=1)
    facts = {"voyage": voyage, "tiles": tiles, "wanted": wanted, "space": space, "thing": thing}
    why = say(match, "soon.why", steps=steps, none=percentage(1 - chance))
    asks = say(match, "soon", **then(moved), **facts)
    return Estimate(match, asks, chance, why, "setup.tiles", after=after if moved else None)
