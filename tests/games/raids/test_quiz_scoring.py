"""Questions about what is rewarded: answers and reasons come from scoring, and miscounts lead to the wrong ones."""

from __future__ import annotations

import pytest

from .helpers import begin, plain
from .test_quiz import answers
from .test_voyage_end import CONDITIONS


def ending(condition: str, a: str, b: str, c: str, voyage: int = 3):
    """The last move of a voyage whose arrival tile asks for the condition: A comes home after B and C."""
    arrivals = ["order", *[each for each in CONDITIONS if each != condition][: voyage - 2], condition]
    return begin(f"""
        voyage: {voyage}
        arrivals: {", ".join(arrivals)}
        A: space 19, {a}
        B: home 1, {b}
        C: home 2, {c}
    """)


def right(question) -> str:
    return next(words for words, (is_right, _) in answers(question).items() if is_right)


# ------------------------------------------------------------------------------------------------ Coins


@pytest.mark.rule("raids:voyage.ties")
@pytest.mark.rule("raids:voyage.nothing-to-count")
def test_who_gets_a_coin_with_the_figures_of_each():
    match = ending("runes", "beside rune", "beside rune", "beside")
    question = match.ask("first-coin", "home")
    asks = "The voyage ends. Which ship gets the coin of 6 of the arrival tile, “Most runes”?"
    assert plain(question.asks) == f"Orange A chooses: “Sail home”. {asks}"
    tie = (
        "Orange A has one rune. Sky B has one rune. Sky B and Orange A have equally much: "
        "Sky B lies at start position 1, Orange A at 3, and the lower one goes first."
    )
    assert answers(question)["Orange A"] == (False, f"{tie} Orange A gets the coin of 3.")
    assert answers(question)["Green C"][1] == (
        "Sky B has one rune. Green C has no rune. A ship that has none gets no coin. Green C gets no coin."
    )
    assert [each.rule for each in question.answers] == [
        "voyage.ties",
        "voyage.ties",
        "voyage.nothing-to-count",
        "voyage.ties",
    ]
    assert [right(match.ask(f"{place}-coin", "home")) for place in ("first", "second", "third")] == [
        "Sky B",
        "Orange A",
        "nobody",
    ]


@pytest.mark.rule("raids:arrival.order")
@pytest.mark.rule("raids:ghost.arrival-coin")
def test_coins_of_the_first_voyage_go_to_positions_and_one_to_the_ghost_ship():
    match = begin("A: space 19 \n B: home 1 \n ghost: home 2")
    question = match.ask("second-coin", "home")
    assert right(question) == "nobody"
    assert answers(question)["nobody"][1].startswith("The ghost ship lies at start position 2")
    paid = answers(match.ask("coins", "home"))
    assert paid["Orange A: 1, Sky B: 6"][0]
    assert paid["Orange A: 3, Sky B: 6"][1].startswith("That leaves the ghost ship out")


@pytest.mark.parametrize(
    ("condition", "ships", "paid", "wrong", "mistake"),
    [
        (
            "goods",
            ("aboard wood", "beside wood pig", "aboard fur mead"),
            (1, 6, 3),
            (3, 0, 6),
            "leaves out what was sold",
        ),
        (
            "kinds",
            ("aboard wood, beside pig", "aboard wood wood pig", "aboard fur fur"),
            (3, 6, 1),
            (1, 6, 3),
            "counts every good",
        ),
        (
            "shields",
            ("aboard mead double-hammer, crew 3", "aboard axe", "crew 1"),
            (1, 6, 3),
            (6, 0, 3),
            "counts Vikings",
        ),
        (
            "weapons",
            ("aboard double-axe", "aboard axe", "aboard axe axe"),
            (3, 1, 6),
            (1, 3, 6),
            "counts a double tile once",
        ),
        (
            "ports",
            ("beside double-port double-port", "beside port port port", "beside port"),
            (3, 6, 1),
            (6, 3, 1),
            "counts a double port twice",
        ),
        (
            "monsters",
            ("beside monster-5 monster-4", "beside monster-2 monster-3 monster-3", "aboard axe"),
            (3, 6, 0),
            (6, 3, 0),
            "adds up strengths",
        ),
        (
            "sails",
            ("aboard double-sail", "aboard sail", "aboard"),
            (6, 3, 0),
            (3, 6, 0),
            "counts a double tile once",
        ),
        (
            "runes",
            ("beside rune", "beside rune rune", "beside rune"),
            (1, 6, 3),
            (3, 6, 1),
            "lets the higher start position go first",
        ),
    ],
)
def test_what_the_tile_pays_with_the_usual_miscounts_as_wrong_answers(condition, ships, paid, wrong, mistake):
    found = answers(ending(condition, *ships).ask("coins", "home"))
    assert found[pay(paid)][0], found
    assert mistake in found[pay(wrong)][1]
    assert sum(each for each, _ in found.values()) == 1


def pay(coins: tuple[int, ...]) -> str:
    names = ("Orange A", "Sky B", "Green C")
    return ", ".join(f"{name}: {coin or 'nothing'}" for name, coin in zip(names, coins, strict=True))


def test_of_a_move_that_ends_no_voyage_no_coin_can_be_asked():
    match = begin("route: 7 rune \n A: space 4 \n B: space 7 \n C: home 1")
    for kind in ("first-coin", "coins", "sails-bring", "start-positions", "villages", "next-arrival"):
        with pytest.raises(ValueError, match="end no voyage"):
            match.ask(kind, "home")


# ------------------------------------------------------------------------------------------------ Sails


@pytest.mark.rule("raids:voyage.sails")
@pytest.mark.parametrize(
    ("ship", "figures"),
    [
        ("crew 2, aboard double-sail", {3: "counts a double sail once", 4: "right", 2: "leaves out the sails"}),
        ("crew 8, aboard double-sail", {10: "leaves out the shields", 9: "right", 8: "leaves out the sails"}),
    ],
)
def test_how_many_vikings_sails_bring(ship, figures):
    found = answers(ending("ports", "", ship, "").ask("sails-bring", "home"))
    for figure, told in figures.items():
        assert found[str(figure)][0] == (told == "right")
        assert told == "right" or told in found[str(figure)][1]


# ------------------------------------------------------------------------------------------------ Glory


@pytest.mark.parametrize(
    ("part", "ship", "glory", "wrong", "mistake"),
    [
        ("runes", "beside rune rune rune", 6, 3, "gives a point for each rune"),
        ("runes", "beside rune rune rune", 6, 10, "adds up the scale"),
        ("runes", "beside" + 7 * " rune", 18, 15, "stops after 5 runes"),
        ("runes", "beside" + 7 * " rune", 18, 17, "for each rune beyond"),
        ("hammers", "crew 3, aboard double-hammer hammer", 9, 6, "counts a double hammer once"),
        ("hammers", "crew 3, aboard hammer", 3, 9, "counts shields"),
        ("pennants", "aboard pennant-3 pennant-5", 8, 2, "counts the pennants"),
        ("goods", "aboard pig, beside wood fur", 8, 12, "still aboard"),
        ("monsters", "aboard axe, beside monster-4 monster-2", 6, 4, "takes off an axe"),
        ("coins", "coins 6 3 3", 12, 9, "counts like coins once"),
    ],
)
def test_glory_with_the_usual_miscounts(part, ship, glory, wrong, mistake):
    match = begin(f"voyage: 4 \n route: 13 rune \n A: space 11, {ship} \n B: home 1 \n C: home 2")
    question = match.ask(f"glory-{part}")
    found = answers(question)
    assert found[str(glory)][0]
    assert mistake in found[str(wrong)][1]
    assert found[str(wrong)][1].endswith(found[str(glory)][1])
    assert not [mark for mark in question.scene.marks if mark.id.startswith("glory:")]
    assert match.scene() != question.scene


@pytest.mark.rule("raids:glory.winner")
def test_all_glory_and_what_brings_none():
    ship = "crew 2, aboard hammer sail pig, beside rune rune rune port, coins 3"
    found = answers(begin(f"voyage: 4 \n A: space 11, {ship} \n B: home 1 \n C: home 2").ask("glory"))
    assert found["11"] == (True, "Coins 3, runes 6, hammers 2, pennants 0, sold goods 0, monsters 0: 11 in all.")
    assert {"still aboard" in found["15"][1], "a point for each rune" in found["8"][1]} == {True}


@pytest.mark.rule("raids:glory.hammers")
def test_glory_after_moves_that_change_it():
    match = begin("""
        voyage: 4
        route: 7 rune, 9 double-axe
        A: space 7, crew 3, aboard hammer hammer
        B: space 7, crew 2
        C: home 1
        combat: A answers B, 2
    """)
    question = match.ask("glory-hammers", "riposte")
    assert plain(question.asks).startswith("Orange A chooses: “Riposte”. Count as if the match ended then.")
    assert answers(question)["2"][0]
    assert "as they were before" in answers(question)["6"][1]


@pytest.mark.rule("raids:stow.gone")
def test_pennants_that_leave_the_ship_are_a_mistake_to_count():
    match = begin("voyage: 4 \n route: 7 pennant-7 \n A: space 7, aboard pennant-3 pennant-4 \n B: home 1 \n C: home 2")
    found = answers(match.ask("glory-pennants", "replace pennant-3"))
    assert found["11"][0]
    assert "left the game" in found["14"][1]


def test_where_little_can_be_mistaken_glory_is_no_question():
    match = begin("A: space 11, beside rune rune, coins 3 \n B: home 1 \n C: home 2")
    for kind in ("glory", "glory-runes", "glory-hammers"):
        with pytest.raises(ValueError, match="question|answered wrongly"):
            match.ask(kind)


@pytest.mark.rule("raids:glory.shared")
@pytest.mark.parametrize(
    ("a", "right_one", "wrong"),
    [
        ("6", "Orange A and Sky B share the victory", ("Sky B", "nothing breaks the tie")),
        ("6 1", "Orange A", ("Orange A and Sky B share the victory", "Only equals")),
    ],
)
def test_who_wins(a, right_one, wrong):
    arrivals = "arrivals: order, goods, kinds, ports"
    match = begin(f"voyage: 4 \n {arrivals} \n A: space 19, coins {a} \n B: home 1, coins 6 \n C: home 2")
    found = answers(match.ask("winner", "home"))
    assert found[right_one][0]
    assert wrong[1] in found[wrong[0]][1]
    with pytest.raises(ValueError, match="don't end the match"):
        begin("A: space 19 \n B: home 1 \n C: home 2").ask("winner", "home")
