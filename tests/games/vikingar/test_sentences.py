"""Sentences that a player reads: the log, questions, names of choices, the words of the board, the rules of a match."""

from __future__ import annotations

import pytest

import vikinglab as vl
from vikinglab.testing.matches import plain, words

from .helpers import EDITIONS, LOST, WON, asked, begin, both, choices, named, play_on, refusal, told

# ------------------------------------------------------------------------------------------------ The log


@pytest.mark.rule("vikingar:held.choice")
def test_the_log_says_to_whom_an_outpost_goes_back():
    held = "dials: 9 D09 / A: N09 H / B: H H, outposts N09:city / sails: A1"
    for match in both(held, "plunder city", drawn=WON):
        assert told(match.moments, "place.plunder") == [
            "Orange plunders the city in 9 North for 2 gold. The outpost there goes back to Sky."
        ]
        assert "held.choice" in match.moments[-2].also
    own = begin("dials: 9 D09 / A: N09 H, outposts N09:city / B: H / sails: A1", "plunder city", drawn=WON)
    said = "Orange plunders the city in 9 North for 2 gold. The outpost there goes back to the reserve."
    assert told(own.moments, "place.plunder") == [said]


@pytest.mark.rule("vikingar:place.plunder")
def test_the_log_names_the_coin_of_the_raider():
    text = "dials: 2 D03 / A: N02 / B: H / chiefs: A 1 raider, B 1 scout / sails: A1"
    match = begin(text, "plunder city", edition="kickstarter", drawn=WON)
    said = "Orange plunders the city in 2 North for 2 gold, and 1 more from The Raider."
    assert told(match.moments, "place.plunder") == [said]


DUEL = "dials: 1 D15, 2 D18 / A: N01 / B: N02 / sails: A1"


@pytest.mark.rule("vikingar:combat.more-points")
@pytest.mark.parametrize("throws", [("5", "5"), ("short", "short")])
def test_the_log_says_that_a_tie_goes_to_the_defence(throws):
    match = begin(DUEL, "move N02", drawn=throws)
    assert told(match.moments, "rune.numbers")[-1].endswith(" That is a tie, and a tie goes to the defence.")
    lost = next(number for number, moment in enumerate(match.moments) if moment.rule == "duel.won")
    for number in (lost - 1, lost):
        assert "combat.more-points" in [rule.key for rule in match.why(number).rules]
    assert "tie" not in told(begin(DUEL, "move N02", drawn=WON).moments, "rune.numbers")[-1]


@pytest.mark.rule("vikingar:combat.neutral-runes")
def test_a_place_that_ties_keeps_the_city():
    match = begin("dials: 2 D03 / A: N02 / B: H / sails: A1", "plunder city", drawn=["4", "4"])
    assert told(match.moments, "combat.neutral-runes")[0].endswith("a tie goes to the defence.")


@pytest.mark.rule("vikingar:move.adjacent")
@pytest.mark.rule("vikingar:sea.stays")
def test_a_longship_sets_out_and_may_be_held_up():
    match = begin("dials: 1 D15 / A: H / B: H / sails: A1", "move N01", drawn=["storm", *LOST])
    assert told(match.moments)[0] == "Orange sets out with A1 for 1 North (village)."
    assert told(match.moments)[-1] == "A1 of Orange is held up by Storm."
    sails = begin("dials: 1 D15 / A: N01 / B: H / sails: A1", "move H")
    assert told(sails.moments)[0] == "Orange sails with A1 to the high sea."


@pytest.mark.rule("vikingar:quest.stays")
@pytest.mark.rule("vikingar:quest.fight")
def test_a_name_with_a_comma_stands_before_no_other_words():
    match = begin("dials: 3 D03 / A: S03 / B: H / sails: A1", "challenge", drawn=["modgud", *WON])
    assert told(match.moments)[:2] == [
        "A monster waits in 3 South: Modgud, bridge warden (6 runes).",
        "Orange throws with A1 against Modgud, bridge warden.",
    ]
    leaves = "It leaves Key of Gjöll bridge: “+2 runes against navigation events and at the end of the world”."
    assert told(match.moments, "quest.fight") == [f"Orange beats Modgud, bridge warden. {leaves}"]


@pytest.mark.rule("vikingar:toll.refuse")
@pytest.mark.parametrize(
    ("gold", "why"), [(0, ": the toll is 2 gold, and Orange has none."), (1, " has 1."), (2, " to 6 North.")]
)
def test_a_move_that_is_given_up_says_what_was_missing(gold, why):
    match = begin(f"dials: 6 D06, 7 D07 / A: N07, gold {gold} / B: H / sails: A1 moved", "move N06", "turn-back")
    assert told(match.moments, "toll.refuse")[0].endswith(why)


@pytest.mark.rule("vikingar:toll.siege")
@pytest.mark.parametrize(
    ("gold", "said"), [(2, "Pay 2 gold, or turn back."), (1, "The toll is 2 gold, and you have 1: turn back.")]
)
def test_nobody_is_told_to_pay_what_they_lack(gold, said):
    match = begin(f"dials: 6 D06, 7 D07 / A: N07, gold {gold} / B: H / sails: A1 moved", "move N06")
    rule, why = refusal(match, "besiege")
    assert (rule, why) == ("toll.siege", f"A1 has no action left to attack the stronghold. {said}")
    if gold < 2:
        assert refusal(match, "pay") == ("toll.pay", "The toll for 6 North is 2 gold, and you have 1: turn back.")


# ------------------------------------------------------------------------------------------------ Secrets


@pytest.mark.rule("vikingar:power.choose")
def test_a_power_that_was_kept_in_secret_is_told_as_such():
    match = vl.new("vikingar", edition="kickstarter", players=3, seed=1, rulings={"power.choose": "with powers"})
    match.play("keep 2")
    choice = match.why(0, seat=1).choice
    assert choice["en"].endswith("chose “Keep a power in secret”.")
    assert choice["fr"].endswith("a choisi «\N{NO-BREAK SPACE}Garder un pouvoir en secret\N{NO-BREAK SPACE}».")
    assert match.why(0, seat=0).choice["en"].endswith(f"chose “{named(match.at(0), 'keep 2')}”.")


# ------------------------------------------------------------------------------------------------ Questions, choices


@pytest.mark.rule("vikingar:item.sink")
def test_with_an_item_alone_the_question_is_about_it():
    match = begin("dials: 1 D01, 2 D18 / A: N01, items mara, played 1 / B: N02")
    assert (asked(match)[0], str(match.question)) == (
        "ChooseLongship",
        "Orange, do you use an item, or end your turn?",
    )
    assert named(match, "sink B1") == "Use up Nightmare thread to destroy B1"


@pytest.mark.rule("vikingar:outpost.most")
def test_founding_a_sixth_outpost_says_that_another_is_given_up():
    dials, five = "dials: 1 D01, 2 D03, 6 D06, 12 D12", "N02:city S01:city N06:city S06:cult N12:city"
    text = f"{dials} / A: S12, outposts {{}} / B: H / sails: A1"
    said = "Found an outpost on the place of worship"
    assert named(begin(text.format(five)), "settle cult") == f"{said}, and give up another one"
    assert named(begin(text.format(five.rpartition(" ")[0])), "settle cult") == said


@pytest.mark.rule("vikingar:combat.items")
def test_an_item_that_adds_nothing_says_so():
    items = "fossegrim surt fafnir hel nidhogg"
    text = f"dials: 1 D01, 2 D18 / A: N01, items {items} / B: N02 / sails: A1"
    assert "It would add nothing: you throw 10 runes already" in str(begin(text, "move N02").question)


def test_on_the_high_sea_there_is_nothing_to_do_but_sail():
    text = "dials: 1 D01 / A: {} H / B: H / sails: A1"
    assert str(begin(text.format("H")).question).endswith("it can sail out, then act where it arrives.")
    assert str(begin(text.format("N01")).question).endswith("it can move, then act.")


@pytest.mark.rule("vikingar:build.kraken")
@pytest.mark.parametrize(
    ("clan", "said"),
    [
        ("H H", " Win cups to raise it."),
        ("H H H H, bloody 3, hero 3", " Beat the Kraken to raise it."),
        ("H H H H H, bloody 3, hero 3", "."),
    ],
)
def test_a_limit_says_what_raises_it(clan, said):
    krakens = " / krakens: A" if clan.count("H") == 5 else ""
    match = begin(f"A: {clan}, gold 9 / B: H{krakens} / builds: A 1")
    assert refusal(match, "longship")[1].endswith(said)


# ------------------------------------------------------------------------------------------------ The board


def test_the_longship_in_hand_is_being_played():
    match = begin("dials: 6 D06, 7 D07 / A: N07 N06, played 2 / B: H / sails: A1")
    assert words(match.scene(), "ship:A1").endswith("longship A1 (being played)")
    assert words(match.scene(), "ship:A2").endswith("longship A2 (played)")
    assert words(match.scene(), "ship:B1").endswith("longship B1")
    stopped = begin("dials: 6 D06, 7 D07 / A: N07 / B: H / sails: A1 moved", "move N06")
    assert words(stopped.scene(), "ship:A1").endswith("longship A1 (being played)")
    assert {mark.id: mark.sprite for mark in match.scene().marks if mark.id.startswith("ship:A")} == {
        "ship:A1": "vl-ship-0",
        "ship:A2": "vikingar-played-0",
    }


@pytest.mark.rule("vikingar:variant.all-gates")
@pytest.mark.rule("vikingar:variant.single-gate")
@pytest.mark.parametrize(
    ("ending", "said", "dit"),
    [
        ("all gates", "edge 3: a way out of the world (5 runes)", "sortie du monde (5 runes)"),
        ("single gate", "edge 3: closed, without a gate", "fermé, sans porte"),
        ("standard", "edge 3: nobody has been here", "personne n'est venu ici"),
    ],
)
def test_an_edge_says_what_is_to_be_found_there(ending, said, dit):
    gate = "edges: 9 gate / " if ending != "all gates" else ""
    text = f"dials: 9 D09, 3 D03 / {gate}A: S09 H / B: H H / C: H H / sails: A1"
    match = begin(text, edition="kickstarter", rulings={"victory.gate": ending})
    assert words(match.scene(), "zone:E03") == said
    assert words(match.scene(), "zone:E03", "fr").endswith(dit)


def test_no_card_is_left_in_french_too():
    match = begin("A: H / B: H", edition="kickstarter", rulings={"victory.gate": "all gates"})
    assert words(match.scene(), "pile:edges") == "End of the world: 0 cards left"
    assert words(match.scene(), "pile:edges", "fr") == "Bout du monde : 0 carte restante"


def test_a_razed_place_agrees_in_french():
    scene = begin("dials: 2 D03, 6 D06, 12 D12 / ruins: N02:city N06:stronghold S12:cult / A: H / B: H").scene()
    found = [words(scene, id, "fr") for id in ("zone:N02:city", "zone:N06:stronghold", "zone:S12:cult")]
    assert found == [
        "Zone 2 Nord : ville (détruite)",
        "Zone 6 Nord : place forte (détruite)",
        "Zone 12 Sud : lieu de culte (détruit)",
    ]


# ------------------------------------------------------------------------------------------------ Rules of a match

BOOKS = {edition: vl.rulebook("vikingar", edition=edition) for edition in EDITIONS}


@pytest.mark.rule("vikingar:round.played")
def test_a_longship_that_was_played_lies_as_its_edition_has_it():
    first, kickstarter = (BOOKS[edition]["round.played"].text for edition in EDITIONS)
    assert "is turned to its shaded side" in first["en"]
    assert "est retourné sur son côté ombragé" in first["fr"]
    assert "lies down" in kickstarter["en"]
    assert "est couché" in kickstarter["fr"]


@pytest.mark.rule("vikingar:rune.numbers")
@pytest.mark.rule("vikingar:combat.beaten")
def test_only_an_attack_that_brings_bravery_is_called_one():
    for book in BOOKS.values():
        assert "attacks" not in str(book["rune.numbers"].ruling)
        assert "an attack on a place, an outpost, the holder of a temple or a monster" in str(
            book["combat.beaten"].text
        )


SILENT = {
    "toll.pay": "we pay the toll before a combat with a longship inside",
    "toll.refuse": "We count it as made",
    "sea.stays": "It leads to the zone that was named before, and draws no other event",
    "build.kraken": "We raise the limit at any number of cups",
    "item.sink": "These items and all about their use are reconstructed",
    "maintain.tie": "A player whose Cursed track is full draws too",
    "edge.draw": "it is fought first, and the winner faces the card",
    "held.choice": "It takes a later action to found one of your own there",
}
"""The rules in which both rulebooks leave something open, with our reading."""


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("rule", "reading"), SILENT.items())
def test_what_the_rulebook_leaves_open_is_a_ruling(edition, rule, reading):
    ruling = BOOKS[edition][rule].ruling
    assert reading in ruling["en"]
    assert ruling["fr"]


VARIANTS = {ending: vl.rulebook("vikingar", edition="kickstarter", rulings={"victory.gate": ending}) for ending in (
    "standard", "single gate", "all gates",
)}  # fmt: skip


@pytest.mark.rule("vikingar:variant.all-gates")
@pytest.mark.rule("vikingar:victory.gate")
@pytest.mark.parametrize(
    ("rule", "ending", "en", "fr"),
    [
        ("victory.gate", "all gates", "throw at any end of the world", "lancez les runes à un bord du monde"),
        ("victory.gate", "single gate", "a longship on a gate", "un drakkar sur une porte"),
        ("edge.draw", "all gates", "nobody draws a card", "on ne pioche pas de carte"),
        ("edge.draw", "single gate", "nobody draws a card", "on ne pioche pas de carte"),
        ("edge.draw", "standard", "draw a card", "piochez une carte"),
        ("edge.wait", "all gates", "wins nothing", "ne fait pas gagner"),
        ("edge.wait", "single gate", "You win the moment", "Vous gagnez à l’instant"),
        ("edge.fall", "all gates", "there is no Great Fall", "il n’y a pas de grande chute"),
        ("edge.gate", "all gates", "no gate stands there", "sans porte"),
        ("victory.explore", "all gates", "leave the world from any of its ends", "n’importe lequel de ses bords"),
    ],
)
def test_the_rules_of_a_match_are_those_of_its_ending(rule, ending, en, fr):
    text = VARIANTS[ending][rule].text
    assert (en in text["en"], fr in text["fr"]) == (True, True)


@pytest.mark.rule("vikingar:item.sink")
def test_where_all_edges_are_gates_an_item_reaches_a_longship_there_and_the_rules_say_so():
    text = "dials: 9 D09 / A: S09 H, items mara / B: E09 H / C: H H / turn: A"
    match = begin(text, edition="kickstarter", rulings={"victory.gate": "all gates"})
    assert "sink B1" in choices(match)
    assert "an item reaches a longship there" in plain(match.rulebook["item.sink"].ruling)
    gate = begin(f"edges: 9 gate / {text}", edition="kickstarter")
    assert refusal(gate, "sink B1")[0] == "item.sink"
    assert "all gates" not in plain(BOOKS["first"]["item.sink"].ruling)


@pytest.mark.rule("vikingar:item.sink")
def test_the_card_says_that_the_high_sea_is_no_step():
    text = "dials: 9 D09 / A: H H, items mara / B: N09 H / C: H H / turn: A"
    match = begin(text, edition="kickstarter")
    assert refusal(match, "sink B1")[0] == "item.sink"
    assert "neither whirlpools nor the high sea count as a step" in words(match.scene(), "item:0:mara")
    assert "ni les tourbillons ni la haute mer" in words(match.scene(), "item:0:mara", "fr")


# ------------------------------------------------------------------------------------------------ Questions of a quiz


@pytest.mark.rule("vikingar:temple.indestructible")
def test_a_question_names_plunder_of_a_temple_in_words():
    match = begin("dials: 20 D20 / A: S20 H / B: H H / C: H H / sails: A1", edition="kickstarter")
    question = match.ask("may", "plunder temple", "control")
    assert [plain(answer.words) for answer in question.answers] == ["Plunder the temple", "Take control of the temple"]
    assert question.answers[0].words["fr"] == "Piller le temple"


def test_an_action_that_is_kept_after_an_event_is_told():
    match = begin("dials: 1 D15 / A: H / B: H / sails: A1", "move N01", drawn=["storm", *LOST])
    assert told(play_on(match, "done").moments, "sea.stays")[-1] == "Orange keeps the action of A1."
