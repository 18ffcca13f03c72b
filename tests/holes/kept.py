"""Holes in what a browser keeps of matches, as pages show it."""

from __future__ import annotations

from .hole import Hole

WIDGETS = "widgets/vikinglab_widgets"
BASE, BOARD, KEPT = f"{WIDGETS}/page/base", f"{WIDGETS}/page/board", "tests/widgets/test_kept.py"

HOLES = [
    Hole(
        "a link that can’t be opened stays in the address",
        f"{BOARD}/link.js",
        "  if (linked()) history.replaceState(",
        "  if (false) history.replaceState(",
        f"{KEPT}::test_a_link_that_cannot_be_opened_changes_nothing_and_is_forgotten[damaged]",
    ),
    Hole(
        "a link says nothing of one’s own match",
        f"{BOARD}/page.js",
        'if (way === "link" && this.session.kept.others.length)',
        "if (false)",
        f"{KEPT}::test_a_link_opens_beside_ones_own_match_and_a_reload_goes_on_after_it",
    ),
    Hole(
        "a link that is put into the address opens nothing",
        f"{BOARD}/page.js",
        '    this.onPage(["hashchange"], () => this.session.follow());\n',
        "",
        f"{KEPT}::test_a_link_that_is_put_into_the_address_of_an_open_page_is_opened",
    ),
    Hole(
        "a match that is deleted stays",
        f"{BOARD}/matches.js",
        "      remove(this.page.storage, match.key);\n",
        "",
        f"{KEPT}::test_matches_of_the_list_are_saved_to_a_file_and_deleted",
    ),
    Hole(
        "anything in the list is taken for a save",
        f"{BASE}/matches.js",
        'return typeof found.save === "string" ? [{ key, save: found.save, ...known(found) }] : [];',
        "return [{ key, save: String(found.save), ...known(found) }];",
        f"{KEPT}::test_what_strangers_left_in_the_list_is_not_believed",
    ),
    Hole(
        "any text is taken for the result of a match",
        f"{BASE}/matches.js",
        'typeof each === "string" && each.length <= LONGEST',
        "each",
        "tests/page/test_page.py::test_the_parts_of_a_page_without_a_page[gallery.test.js]",
    ),
    Hole(
        "finished matches stay for ever",
        f"{BASE}/matches.js",
        ".slice(FINISHED - Number(over))",
        ".slice(FINISHED + 1000)",
        "tests/page/test_page.py::test_the_parts_of_a_page_without_a_page[storage.test.js]",
    ),
    Hole(
        "what was broken in a match is gone with its page",
        f"{BOARD}/page.js",
        'if (!first || way !== "browser") this.learning.forget();',
        "this.learning.forget();",
        "tests/widgets/test_ending.py::test_a_rule_that_refused_something_can_be_asked_about_at_the_end",
    ),
    Hole(
        "a board sounds unasked",
        f"{BOARD}/sound.js",
        "if (!this.on || ",
        "if (",
        "tests/widgets/test_sound.py::test_a_board_is_silent_until_it_is_asked_to_sound",
    ),
    Hole(
        "sounds are not forgotten with all else",
        f"{BASE}/done.js",
        "|taps|sound|",
        "|taps|",
        "tests/page/test_page.py::test_the_parts_of_a_page_without_a_page[storage.test.js]",
    ),
    Hole(
        "where storage is refused nobody says that nothing is kept",
        f"{BOARD}/kept.js",
        'if (!this.storage) return "none";',
        "if (!this.storage) return null;",
        f"{KEPT}::test_where_storage_is_refused_the_board_plays_and_says_that_nothing_is_kept",
    ),
    Hole(
        "a link is forgotten though nothing is kept",
        f"{BOARD}/session.js",
        'if (way !== "link" || this.isKept) this.around.forget();',
        "this.around.forget();",
        f"{KEPT}::test_where_storage_is_refused_a_link_stays_in_the_address",
    ),
    Hole(
        "a widget trusts in storage",
        f"{BASE}/widget.js",
        "this.storage = browserStorage();",
        "this.storage = globalThis.localStorage ?? browserStorage();",
        f"{KEPT}::test_where_storage_is_refused_every_other_widget_comes_too",
    ),
    Hole(
        "each part of a page keeps its own preferences",
        f"{BASE}/storage.js",
        "held = (page[HELD] ??= new Map());",
        "held = new Map();",
        f"{KEPT}::test_where_storage_is_refused_preferences_and_the_coach_last_as_long_as_the_page",
    ),
    Hole(
        "a full storage is said to have stored",
        f"{BASE}/storage.js",
        "    return true;\n  } catch {\n    return false;\n",
        "    return true;\n  } catch {\n    return true;\n",
        f"{KEPT}::test_a_full_storage_is_said_at_once_and_the_match_offered_as_a_file",
    ),
    Hole(
        "a page doesn’t hear of other tabs",
        f"{BOARD}/page.js",
        '    this.onPage(["storage", "pageshow"], () => this.session.keep());\n',
        "",
        f"{KEPT}::test_two_tabs_on_one_match_notice_it_and_one_goes_on_from_the_other",
    ),
    Hole(
        "one goes on from what this tab knew",
        f"{BOARD}/session.js",
        "    const data = this.kept.stored;\n",
        "    const data = this.kept.known;\n",
        f"{KEPT}::test_two_tabs_on_one_match_notice_it_and_one_goes_on_from_the_other",
    ),
    Hole(
        "who stays loses what the other tab has played",
        f"{BOARD}/kept.js",
        "    return this.write(played, true);\n",
        "    return this.write(played, false);\n",
        f"{KEPT}::test_two_tabs_on_one_match_that_part_both_stay",
    ),
    Hole(
        "a task overwrites what another page has kept",
        f"{BOARD}/kept.js",
        '    if (!this.isMatch && stored !== null && stored !== this.known) return "apart";\n',
        "",
        "tests/page/test_page.py::test_the_parts_of_a_page_without_a_page[storage.test.js]",
    ),
    Hole(
        "a task says nothing of another page",
        f"{BOARD}/notices.js",
        'trouble === "apart" || ',
        "",
        f"{KEPT}::test_a_task_that_goes_on_in_another_tab_says_so_and_neither_overwrites_the_other",
    ),
    Hole(
        "an error that must be read is told by a bubble",
        f"{BOARD}/page.js",
        "    if (source === null) this.reasons.refuse({ text, rule }, this.prompt.question);\n    else ",
        "    this.reasons.refuse({ text, rule }, this.prompt.question);\n    if (false) ",
        f"{KEPT}::test_no_bubble_replaces_an_error_that_must_be_read",
    ),
    Hole(
        "a frame gives links that lead nowhere",
        f"{BOARD}/link.js",
        " && (hasBar() || globalThis.top === globalThis.self)",
        "",
        f"{KEPT}::test_in_a_frame_whose_address_leads_nowhere_the_match_is_offered_instead_of_a_link[src]",
    ),
    Hole(
        "a command that came late is done",
        f"{WIDGETS}/board.py",
        "        return command.at is not None and command.at < self._commanded\n",
        "        return False\n",
        f"{KEPT}::test_a_command_is_done_only_in_the_state_that_it_was_meant_for",
    ),
    Hole(
        "a move of a bot makes a command late",
        f"{WIDGETS}/board.py",
        "command.at < self._commanded\n",
        "command.at < self._number\n",
        f"{KEPT}::test_moves_of_bots_make_no_command_late",
    ),
]
