"""Shrinking: an example gets as small as its rule allows, by the lines and words of its position alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from vikinglab.core.teach.entries import Entry
from vikinglab.study.shrinking import Shrinker, measure, things

FULL = Entry(
    position="voyage: 2 / route: 17 port, 12 axe.3 2 / A: space 12, aboard axe wood pig, coins 6 3 / B: / C: space 17",
    moves=("sail 12", "sell wood"),
    drawn=("2+5", "heart"),
)


def shrunk(shows: Callable[[str, Entry], object], entry: Entry = FULL, attempts: int = 2000) -> Entry:
    """Return the smallest example that was found of those that show something by their text."""
    said = Shrinker(entry, lambda each: 0 if shows(each.position or "", each) else None, attempts)
    return said.shrink()


@pytest.mark.parametrize(
    ("position", "number"),
    [
        ("A: home 1 / B: home 2", 2),
        ("route: 7 axe, 9 rune / A: space 6, crew 3 / B:", 4),
        ("A: space 6, aboard axe wood pig", 4),
        ("route:", 0),
    ],
)
def test_a_part_is_a_thing_and_so_is_each_word_of_a_list(position, number):
    assert things(Entry(position=position)) == number


def test_a_new_match_names_nothing():
    assert things(Entry(players=3)) == 0


def test_lines_parts_words_moves_and_outcomes_go_that_nothing_needs():
    assert shrunk(lambda text, entry: "wood" in text) == Entry(position="A: wood")


def test_what_is_needed_stays_in_its_line():
    small = shrunk(lambda text, entry: "route: " in text and "port" in text and "coins" in text)
    assert small.position == "route: port / A: coins"


def test_a_seat_goes_and_those_after_it_move_up():
    small = shrunk(
        lambda text, entry: "port" in text and any(f"{letter}: space 17" in text for letter in "ABC"),
        Entry(position="route: 17 port / A: home 1 / B: home 2 / C: space 17 / sells: C", moves=("give B", "give C")),
    )
    assert small == Entry(position="route: port / A: space 17")


def test_letters_in_moves_and_in_lists_of_seats_move_up_too():
    given = Entry(position="A: / B: / C: / seen: BC", moves=("give C",), refused="take C")

    def shows(text: str, entry: Entry) -> bool:
        before = "C:" in text and entry.moves == ("give C",) and entry.refused == "take C" and "seen: BC" in text
        return before or (entry.moves == ("give B",) and entry.refused == "take B" and "seen: B" in text)

    assert shrunk(shows, given) == Entry(position="seen: B", moves=("give B",), refused="take B")


def test_the_last_outcomes_of_chance_go_and_the_first_stay():
    assert shrunk(lambda text, entry: entry.drawn[:1] == ("2+5",)).drawn == ("2+5",)


def test_numbers_get_lower_wherever_they_stand_and_keep_their_order():
    given = Entry(position="route: 9 axe, 17 rune / A: space 9", refused="sail 17")

    def shows(text: str, entry: Entry) -> bool:
        words = text.replace(",", " ").split()
        same = len(words) == 9 and entry.refused == f"sail {words[3]}" and words[1] == words[8]
        return same and int(words[1]) < int(words[3])

    assert shrunk(shows, given) == Entry(position="route: 0 axe, 1 rune / A: space 0", refused="sail 1")


def test_a_certain_one_of_several_gets_its_plain_name():
    assert shrunk(lambda text, entry: "axe" in text).position == "route: axe"


def test_what_two_seats_have_alike_goes_in_pairs():
    given = Entry(position="A: coins 3 3 / B: coins 6")

    def fair(text: str, entry: Entry) -> bool:
        one, _, two = text.partition("/")
        return "A:" in one and "B:" in two and total(one) == total(two)

    def total(line: str) -> int:
        return sum(int(word) for word in line.split() if word.isdecimal())

    assert things(shrunk(fair, given)) <= 2


def test_it_never_gets_more_company():
    company = {"A: x y": 1, "A: x": 2, "A: y": 1}
    small = Shrinker(Entry(position="A: x y"), lambda each: company.get(each.position or ""), 100).shrink()
    assert small.position == "A: y"


def test_words_that_bring_company_go_first():
    """Without them first, coins would go, as runes alone show the rule as well."""

    def company(each: Entry) -> int | None:
        text = each.position or ""
        return None if not ("coins" in text or "rune" in text) else 2 if "rune" in text else 0

    assert Shrinker(Entry(position="A: coins / B: rune"), company, 100).shrink().position == "A: coins"


def test_it_ends_when_its_attempts_are_used_up_with_the_smallest_so_far():
    asked = []

    def company(each: Entry) -> int:
        asked.append(each)
        return 0

    small = Shrinker(FULL, company, 5).shrink()
    assert len(asked) == 6, "once for the example itself"
    assert measure(small) <= measure(FULL)
    assert small == Shrinker(FULL, lambda each: 0, 5).shrink()


def test_a_new_match_only_loses_its_outcomes():
    assert shrunk(lambda text, entry: True, Entry(players=2, drawn=("5",))) == Entry(players=2)
