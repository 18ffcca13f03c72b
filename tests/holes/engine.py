"""Holes in matches, saves, pools, the coach, and the rules and odds of games."""

from __future__ import annotations

from .hole import Hole

CORE, GAMES = "vikinglab/core", "vikinglab/games"
MATCHES = "tests/core/test_match.py"
FIRST = "    yield _happened(match, seat, rules, [number for number in now if number in mine])\n"
SECOND = "    yield _happened(match, seat, rules, [number for number in now if number not in mine])\n"

HOLES = [
    Hole(
        "a move that shows a piece can be taken back",
        f"{CORE}/match.py",
        " and not after.table.shows_more_than(before.table)",
        "",
        f"{MATCHES}::test_a_move_that_shows_a_piece_is_not_undoable_even_where_nothing_is_drawn",
    ),
    Hole(
        "with notes a log forgets all the same",
        f"{CORE}/match.py",
        "return told if self.notes else [",
        "return [",
        f"{MATCHES}::test_with_notes_a_log_keeps_what_its_reader_may_have_forgotten",
    ),
    Hole(
        "a match that begins anew has no notes",
        f"{CORE}/match.py",
        "seed=seed, drawn=drawn, notes=self.notes)",
        "seed=seed, drawn=drawn)",
        f"{MATCHES}::test_a_match_that_begins_anew_keeps_its_seats_its_notes_and_what_chance_was_told",
    ),
    Hole(
        "a link unpacks to any size",
        f"{CORE}/save.py",
        "unpacker.decompress(data, LARGEST_SAVE + 1)",
        "unpacker.decompress(data)",
        "tests/core/test_bad_input.py::test_a_short_link_takes_no_more_memory_than_a_save",
    ),
    Hole(
        "what is buried is taken with the rest",
        f"{CORE}/engine/pool.py",
        "taken = self._spare() if self.slots or self.buried else len(shuffled)",
        "taken = self._spare() if self.slots else len(shuffled)",
        "tests/core/test_pool.py::test_what_is_buried_unseen_isnt_taken_with_the_rest",
    ),
    Hole(
        "the coach tells of others first",
        f"{CORE}/teach/coach.py",
        FIRST + SECOND,
        SECOND + FIRST,
        "tests/core/test_coach.py::test_what_happened_to_oneself_comes_before_what_happened_to_others",
    ),
    Hole(
        "gold counts before points",
        f"{GAMES}/vikingar/scoring.py",
        "(table.cups(seat), table.points(seat), table.gold[seat],",
        "(table.cups(seat), table.gold[seat], table.points(seat),",
        "tests/games/vikingar/test_rounds.py::test_cups_count_first_then_points_then_gold_then_longships",
    ),
    Hole(
        "a tie goes to the first seat, and not to the first in turn",
        f"{GAMES}/midgard/scoring.py",
        "(seat - table.start) % table.players",
        "seat",
        "tests/games/midgard/test_end.py::test_a_tie_may_be_ruled_to_go_by_turn_order",
    ),
    Hole(
        "attempts stay for later",
        f"{GAMES}/midgard/play/territories.py",
        "            ship.attempts = 0\n            table.push(TurnTiles",
        "            table.push(TurnTiles",
        "tests/games/midgard/test_territories.py::test_attempts_that_nothing_is_left_for_are_gone",
    ),
    Hole(
        "a pawn beyond the releasing face bars, too",
        f"{GAMES}/drakkar/odds.py",
        "bars = 0 < barred <= release",
        "bars = 0 < barred",
        "tests/games/drakkar/test_odds.py::test_a_pawn_beyond_the_square_of_the_releasing_face_bars_nothing",
    ),
]
