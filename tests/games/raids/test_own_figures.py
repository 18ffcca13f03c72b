"""Raids with prices of one's own: play, odds, charts, bots and sentences read the figures of the box."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from random import Random

import pytest

import vikinglab as vl
from vikinglab.bots import bot
from vikinglab.core.engine import notation
from vikinglab.core.engine.box import Box
from vikinglab.core.engine.table import Table
from vikinglab.core.match import naming
from vikinglab.core.position import Position
from vikinglab.games.raids import GAME, charts, odds
from vikinglab.games.raids.odds import Met
from vikinglab.games.raids.play import Cede, Fight, Home
from vikinglab.odds.exhaustive import solve
from vikinglab.testing.matches import between_bots

from .helpers import choices, crews, plain, play_on, refusal

PRICES = """
[village]
recruits = { value = 2, source = "house" }

[combat]
attack = { value = 2, source = "house" }
rise = { value = 3, source = "house" }

[monsters]
cede = { value = 2, source = "house" }
"""
"""Ceding costs 2. An attack costs 2 as well, and each riposte 3 more: 5, 8, 11."""
OWN = 'like = "standard"' + PRICES
BOX = GAME.box(content=OWN)
RULES = GAME.rulebook(BOX)


def begin(position: str, *moves: str, box: Box = BOX) -> vl.Match:
    """Return a match of this box that starts at a written position, after some moves."""
    return play_on(Position(GAME, box, position).match(), *moves)


def french(text: object) -> str:
    return plain(text, "fr").replace("\N{NO-BREAK SPACE}", " ")


# ------------------------------------------------------------------------------------------------ Play

MONSTER = "route: 8 rune, 9 monster-3, 12 axe / A: space 6, crew {} / B: space 8 / C: home 1"


@pytest.mark.rule("raids:monster.cede")
@pytest.mark.parametrize(("crew", "left"), [(5, 3), (2, 0), (1, 0)])
def test_a_ship_cedes_what_the_box_says_or_all_that_it_has(crew: int, left: int) -> None:
    match = begin(MONSTER.format(crew), "sail 12", "cede")
    assert crews(match)[0] == left
    GAME.checked(match.table)


@pytest.mark.rule("raids:pass.village")
def test_a_village_gives_what_the_box_says() -> None:
    match = begin("route: 12 rune, 14 axe / A: space 6 / B: space 12 / C: home 1", "sail 14")
    assert crews(match)[0] == 2
    assert match.table.portions[15] == (2, 2), "for A, which comes there yet, and for B"


@pytest.mark.rule("raids:setup.reserve")
def test_the_last_of_a_limited_reserve_is_written_and_read_again() -> None:
    last = "voyage: 1 / reserve: 5 / A: space 19, crew 6 / B: home 1, crew 9 / C: home 2, crew 9"
    limited = GAME.box(content=OWN, rulings={"setup.reserve": "limited"})
    match = begin(last, "home", box=limited)
    assert [match.table.portions[village] for village in (5, 10, 15)] == [(2, 2, 1), (), ()]
    assert "\nvillages: 5 5, 10 0, 15 0, 20 0\n" in match.written()
    assert begin(match.written(), box=limited).table == match.table


@pytest.mark.rule("raids:combat.start", "raids:combat.riposte")
def test_a_combat_begins_and_rises_as_the_box_says() -> None:
    match = begin("route: 7 rune, 9 axe / A: space 6, crew 9 / B: space 7, crew 9 / C: home 1", "sail 7")
    assert crews(match) == [7, 9, 0]
    assert crews(play_on(match, "riposte")) == [7, 4, 0]
    assert refusal(match, "riposte")[1] == (
        "You can't riposte: your rival paid 5 Vikings, so it costs 8. You have 7: you must flee."
    )


@pytest.mark.rule("raids:combat.needs-a-viking")
@pytest.mark.parametrize("aboard", ["", "axe", "axe axe"])
@pytest.mark.parametrize("crew", range(9))
def test_a_ship_may_attack_where_it_can_arrive_with_enough(crew: int, aboard: str) -> None:
    """On the way lie two monsters, and a village between them."""
    route = "route: 8 rune, 9 monster-3, 12 monster-2, 13 wood"
    alone = begin(f"{route} / A: space 6, crew {crew}, aboard {aboard} / B: space 8 / C: home 1")
    most = max(_crews_at(alone.table, 13))
    assert alone.table.best_crew_on_arrival(0, 13) == most
    met = begin(f"{route} / A: space 6, crew {crew}, aboard {aboard} / B: space 8 / C: space 13")
    assert ("sail 13" in choices(met)) is (most >= 2)


def _crews_at(table: Table, space: int) -> list[int]:
    """Return every crew with which ship A can come to a space."""
    if table.where[0] == space:
        return [table.ships[0].crew]
    go = [action for action in table.legal() if notation.write(action) in (f"sail {space}", "fight", "cede")]
    return [crew for action in go for crew in _crews_at(table.then(action), space)]


# ------------------------------------------------------------------------------------------------ Odds and charts

WAY = """
    voyage: 4
    route: 12 rune, 13 monster-5, 14 pillage, 17 monster-6
    A: space 11, crew {}, aboard double-hammer axe
    B: space 12
    C: home 1
"""


@pytest.mark.rule("raids:monster.cede")
@pytest.mark.parametrize("crew", range(7))
def test_the_best_way_past_monsters_is_the_best_of_all_lines(crew: int) -> None:
    """The calculation, every line by the rules of the game, and a calculation by hand agree."""
    position = begin(WAY.format(crew)).table
    met, terms = odds.on_the_way(position, 0, BOX.home), odds.terms(position, 0)
    assert met == (Met(strength=5), Met(coin=3), Met(vikings=2), Met(strength=6), Met(vikings=2))
    for done, way in odds.ways(met, crew, terms).items():
        twin = position.then(Home())
        assert way.worth == solve(twin.then({"fight": Fight(), "cede": Cede()}[done]) if crew else twin).scores[0]
    assert odds.passed(met, crew, terms).worth == by_hand(crew)


def by_hand(crew: int) -> int:
    """Return the best result of this way: an axe weakens both monsters, and each Viking is worth 2 at the end."""
    found = []
    for first, second in product(("fight", "cede"), repeat=2):
        left, glory = crew, 3
        for done, strength in ((first, 5), (second, 6)):
            fights = done == "fight" and left >= strength - 1
            left, glory = (left - strength + 1, glory + strength) if fights else (left - min(2, left), glory)
            left += 2
        found.append(glory + 2 * left)
    return max(found)


@pytest.mark.rule("raids:combat.riposte")
@pytest.mark.parametrize("attacker", range(2, 8))
def test_a_fight_goes_as_if_every_line_of_it_were_played(attacker: int) -> None:
    for defender in range(8):
        position = begin(
            f"""
            voyage: 4
            route: 17 pennant-6
            A: space 17, crew {attacker - 2}, aboard hammer
            B: space 17, crew {defender}, aboard hammer
            C: home 1
            combat: B answers A, 5
            """
        ).table
        mine, theirs = odds.sides(position)
        gained = solve(position).scores[1] - solve(position.then(Home())).scores[1]
        assert gained == odds.answer(5, mine, theirs, BOX.rise).gain
        chart = charts.fight(attackers=attacker, tile=6, viking=1, box=BOX)
        stands = plain(chart.notes[0][1][defender]) == "riposte"
        assert stands == (gained > 0)


def test_charts_are_those_of_the_box() -> None:
    chart = charts.monsters(first=4, second=0, axes=0, viking=1, box=BOX)
    fight, cede = chart.series
    assert [fight.values[crew] for crew in (0, 3, 4, 7)] == [None, None, 0, 0]
    assert [cede.values[crew] for crew in (0, 1, 2, 5)] == [None, -1, -2, -2]
    chart = charts.fight(attackers=4, tile=1, viking=2, box=BOX)
    assert plain(chart.sentence).endswith("No attack is worth its 2 Vikings.")
    assert french(chart.sentence).endswith("Aucune attaque ne vaut ses 2 Vikings.")


# ------------------------------------------------------------------------------------------------ Bots


def test_bots_play_by_these_prices(tmp_path: Path) -> None:
    path = tmp_path / "prices.toml"
    path.write_text(OWN, "utf-8")
    match = between_bots("raids", ["greedy", "greedy", "beginner"], seed=3, content=path)
    paid = {moment.facts["vikings"] for moment in match.moments if moment.rule == "monster.cede"}
    assert paid <= {0, 1, 2}
    assert 2 in paid


def test_a_greedy_bot_fights_where_ceding_costs_more() -> None:
    """A monster of strength 2 costs as much either way, and only the fight brings glory."""
    position = "route: 8 rune, 9 monster-2, 12 axe / A: space 6, crew 3 / B: space 8 / C: home 1"
    match = begin(position, "sail 12")
    assert bot(GAME, "greedy").choose(GAME, match.table.view(0), Random(1)) == Fight()


# ------------------------------------------------------------------------------------------------ Sentences


@pytest.mark.parametrize(
    ("rule", "english", "french_words"),
    [
        ("monster.cede", "cede 2 Vikings, or all if you have fewer", "cédez 2 Vikings, ou tous si vous en avez moins"),
        ("combat.start", "You pay 2 Vikings, and", "Vous engagez 2 Vikings, et"),
        ("combat.needs-a-viking", "if you still have 2 Vikings to pay", "s'il vous reste 2 Vikings à engager"),
        ("combat.riposte", "pay 3 Vikings more than your rival paid last: 5, then 8, then 11", ": 5, puis 8, puis 11,"),
        ("pass.village", "you take 2 of the Vikings", "vous prenez 2 des Vikings"),
        (
            "setup.portions",
            "every village gets 2 Vikings for each player",
            "chaque Village reçoit 2 Vikings par joueur",
        ),
    ],
)
def test_rules_tell_these_prices(rule: str, english: str, french_words: str) -> None:
    text = RULES[rule].text
    assert english in plain(text)
    assert french_words in french(text)


def test_titles_tell_these_prices() -> None:
    assert [plain(RULES[key].title) for key in ("monster.cede", "combat.needs-a-viking")] == [
        "Ceding 2 Vikings",
        "2 Vikings to begin with",
    ]


def test_questions_choices_and_events_tell_these_prices() -> None:
    match = begin(MONSTER.format(2), "sail 12")
    assert plain(match.question).endswith("or cede 2 Vikings? Beating it costs 3 Vikings. You have 2.")
    assert "lui cédez-vous 2 Vikings ?" in french(match.question)
    assert refusal(match, "fight")[1].endswith("It takes 3 Vikings (strength 3), and you have 2. Cede 2.")
    [cede] = match.legal()
    assert plain(naming(GAME, match.table, cede)) == "Cede 2 Vikings"
    ceded = next(moment for moment in match.play("cede") if moment.rule == "monster.cede")
    assert plain(ceded) == "Orange cedes 2 Vikings to the monster of strength 3."
    assert french(ceded.text) == "Orange cède 2 Vikings pour dépasser le Monstre de force 3."


def test_refusals_tell_these_prices() -> None:
    match = begin(MONSTER.format(3))
    assert refusal(match, "sail 9")[1].endswith("beating it costs 3 Vikings (strength 3), ceding costs 2. You have 3.")
    assert refusal(match, "sail 10")[1].endswith("2 Vikings come aboard if you have a free shield.")
    weak = begin(MONSTER.format(1))
    assert refusal(weak, "sail 8")[1].endswith("that costs 2 Vikings, and you would have only 1 when you get there.")
    assert refusal(weak, "sail 9")[1].endswith("ceding costs 1. You have 1.")
