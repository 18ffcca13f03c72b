"""The vocabulary of written positions: ids, and the names that players know, in every language."""

from __future__ import annotations

import pytest

from vikinglab.core.engine.grammar import BadPosition, Each, Joined, Like, Line, Many, Named, OneOf, Record, Row, Words
from vikinglab.core.engine.terms import near, plain

NAMES = {
    "skoll": {"en": "Sun fang", "fr": "Croc du soleil"},
    "hati": {"en": "Moon fang", "fr": "Croc de lune"},
    "mare": {"en": "Nightmare, the thread", "fr": "Cauchemar"},
    "storm": {"en": "Storm", "fr": "Tempête"},
    "gale": {"en": "Great storm", "fr": "Grande tempête"},
    "eye": {"en": "Odin’s eye", "fr": "Œil d’Odin"},
}
THINGS = OneOf("a card", NAMES, NAMES.__getitem__)


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("skoll hati", ("skoll", "hati")),
        ("SKOLL Hati", ("skoll", "hati")),
        ("Sun fang hati Great storm", ("skoll", "hati", "gale")),
        ("sun-fang moon-fang", ("skoll", "hati")),
        ("croc du soleil croc-de-lune", ("skoll", "hati")),
        ("storm great storm", ("storm", "gale")),
        ("tempete Grande tempête", ("storm", "gale")),
        ("nightmare-the-thread oeil d’odin odin's-eye", ("mare", "eye", "eye")),
        ("nightmare the thread", ("mare",)),
    ],
)
def test_names_are_understood_in_every_language_whatever_capitals_accents_and_blanks(text, ids):
    assert Many(THINGS).read(Words(text)) == ids


def test_the_id_is_what_is_written():
    assert Many(THINGS).write(("skoll", "gale")) == "skoll gale"


def test_names_stand_wherever_ids_do():
    assert Joined(THINGS).read(Words("Sun-fang+storm")) == ("skoll", "storm")
    assert Each(Row(THINGS, "at", THINGS)).read(Words("Sun fang at Storm, hati at Great storm")) == (
        ("skoll", "storm"),
        ("hati", "gale"),
    )
    side = Named("a side", {"N": 0, "S": 1}, {"N": {"en": "north side"}, "S": {"en": "south side"}}.__getitem__)
    assert (side.read(Words("South side")), side.read(Words("n")), side.write(1)) == (1, 0, "S")


def test_a_name_of_several_like_things_means_the_next_one():
    tiles = Like("a tile", ["axe 1", "axe 2"], lambda tile: tile[:3], {"axe": {"en": "battle axe"}}.__getitem__)
    assert Many(tiles).read(Words("battle-axe.2 Battle axe")) == ("axe 2", "axe 1")
    with pytest.raises(BadPosition, match="no “axe” is left"):
        tiles.read(Words("battle axe"))


def test_a_name_that_several_ids_have_names_none_of_them():
    towers = OneOf("a card", ["KB01", "KB02", "KW01"], lambda id: {"en": "Tower" if id[1] == "B" else "Wall"})
    assert towers.read(Words("wall")) == "KW01"
    with pytest.raises(BadPosition, match="“tower” may be KB01 or KB02"):
        towers.read(Words("tower"))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("fang", "not “fang”; did you mean “skoll” (Sun fang) or “hati” (Moon fang)?"),
        ("Sun-fank", "did you mean “skoll” (Sun fang)"),
        ("soleil", "did you mean “skoll” (Sun fang)?"),
        ("grate-storm", "did you mean “gale” (Great storm)"),
        ("zzz", "not “zzz”; expected: skoll, hati, mare, storm, gale or eye"),
    ],
)
def test_a_wrong_word_hears_what_is_near_with_its_name(text, said):
    with pytest.raises(BadPosition) as bad:
        THINGS.read(Words(text))
    assert said in bad.value.reason


ZONES = [f"{side}{number:02}" for side in "NS" for number in range(21)]


def test_a_number_without_its_nought_hears_first_of_the_one_with_it():
    assert near("N6", ZONES)[0] == "N06"
    with pytest.raises(BadPosition, match="did you mean “N06”"):
        OneOf("a zone", ZONES).read(Words("N6"))


def test_a_word_like_nothing_hears_some_examples_of_much():
    with pytest.raises(BadPosition, match="a zone is expected, not “zebra”; for example “N00”, “N14” or “S07”"):
        OneOf("a zone", ZONES).read(Words("zebra"))
    cards = [*NAMES, *ZONES]
    with pytest.raises(BadPosition, match=r"for example “skoll” \(Sun fang\), “N10” or “S05”"):
        OneOf("a card", cards, lambda id: NAMES.get(id, {})).read(Words("zebra"))


def test_a_part_of_a_line_may_begin_with_a_name_of_several_words():
    class Clan:
        pass

    record, clan = Record("A", Line("", Many(THINGS), ()), Line("items", Many(THINGS), ())), Clan()
    record.read(clan, Words("Sun fang storm, items Great storm"))
    assert (getattr(clan, ""), clan.items) == (("skoll", "storm"), ("gale",))


def test_a_plain_word_has_no_signs_of_its_own():
    assert plain("Modgud, bridge-warden’s Épée") == "modgudbridgewardensepee"
    assert plain("-") == ""
