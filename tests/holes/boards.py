"""Holes in boards and other widgets: in what they answer to a page, and in what they keep from it."""

from __future__ import annotations

from .hole import Hole

WIDGETS = "widgets/vikinglab_widgets"
BOARD, STATE, TRIES = f"{WIDGETS}/board.py", f"{WIDGETS}/state.py", f"{WIDGETS}/tries.py"
CHANGES, REVIEW = f"{WIDGETS}/changes.py", f"{WIDGETS}/review.py"
ANSWERS = "tests/widgets/test_answers.py"
TURN_OF_ANOTHER = f"{ANSWERS}::test_while_a_bot_is_to_play_nothing_of_its_turn_is_given_away"

HOLES = [
    Hole(
        "why not, while another is asked",
        BOARD,
        "for its reader alone.\n                if not self._others_turn():",
        "for its reader alone.\n                if True:",
        TURN_OF_ANOTHER,
    ),
    Hole(
        "words of choices, while another is asked",
        BOARD,
        "case inbound.Name(path):\n                if not self._others_turn():",
        "case inbound.Name(path):\n                if True:",
        TURN_OF_ANOTHER,
    ),
    Hole("choices, while another is asked", STATE, "if asked else NOTHING)", "if True else NOTHING)", TURN_OF_ANOTHER),
    Hole(
        "a moment that another alone knows points at pieces",
        STATE,
        " or not match.moments[number].known_to(viewer):",
        ":",
        f"{ANSWERS}::test_a_moment_that_only_another_seat_knows_points_at_nothing",
    ),
    Hole(
        "the oldest moment says what moved a piece",
        STATE,
        "for number in recent[: -RECENT - 1 : -1] if",
        "for number in recent[-RECENT:] if",
        f"{ANSWERS}::test_what_moved_a_piece_is_the_latest_that_did",
    ),
    Hole(
        "what can be chosen is said to be refused",
        STATE,
        "    told = drawn | begin.keys()\n",
        "    told = set(drawn)\n",
        f"{ANSWERS}::test_nothing_that_can_be_chosen_is_said_to_be_refused",
    ),
    Hole(
        "undo stops half way",
        BOARD,
        "            while self.match.ply < before:\n",
        "            while False:\n",
        f"{ANSWERS}::test_undo_is_all_of_it_or_nothing",
    ),
    Hole(
        "a review goes on after its match",
        BOARD,
        "    def _go_on_with(self, match: vl.Match) -> None:\n        self._stop_thinking()\n",
        "    def _go_on_with(self, match: vl.Match) -> None:\n",
        f"{ANSWERS}::test_a_review_ends_with_the_match_that_it_is_about",
    ),
    Hole(
        "a link with its address is taken for a save",
        BOARD,
        "if LINK in data[: len(LINK) + 200]",
        "if data.startswith(LINK)",
        f"{ANSWERS}::test_a_link_is_opened_with_and_without_its_address",
    ),
    Hole(
        "a save is spliced as if all were ASCII",
        CHANGES,
        "    if not (before.isascii() and now.isascii()):",
        "    if False:",
        f"{ANSWERS}::test_a_save_is_put_together_again_whatever_its_content_is_called",
    ),
    Hole(
        "a question of the first edition, whatever the reader’s",
        REVIEW,
        "edition if edition in having else having[0]",
        "having[0]",
        "tests/widgets/test_review.py::test_a_rule_of_both_editions_is_asked_about_in_the_readers_own",
    ),
    Hole(
        "a kept task that went another way is taken",
        TRIES,
        "        self._standing(found)\n        return found",
        "        return found",
        f"{ANSWERS}::test_a_kept_match_that_went_another_way_is_left_and_the_board_plays_on",
    ),
    Hole(
        "a move that was shown is shown for the next task",
        TRIES,
        "        self._hints = min(self._hints, 1) if on.task is standing.task and standing.task.hint else 0\n",
        "",
        f"{ANSWERS}::test_a_move_that_was_shown_for_one_task_is_not_for_the_next",
    ),
]
