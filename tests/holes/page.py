"""Holes in the page's JavaScript."""

from __future__ import annotations

from .hole import Hole

BASE, BOARD = "widgets/vikinglab_widgets/page/base", "widgets/vikinglab_widgets/page/board"
NODE = "tests/page/test_page.py::test_the_parts_of_a_page_without_a_page"

HOLES = [
    Hole(
        "other widgets aren’t told what is done",
        f"{BASE}/storage.js",
        '  globalThis.window?.dispatchEvent(new CustomEvent("vikinglab:done", { detail: name }));\n',
        "",
        f"{NODE}[storage.test.js]",
    ),
    Hole(
        "a use right after a lapse is no review",
        f"{BASE}/memory.js",
        "memory !== undefined && broken >= memory.at;",
        "false;",
        f"{NODE}[memory.test.js]",
    ),
    Hole(
        "storage that is refused isn’t caught",
        f"{BASE}/storage.js",
        "  } catch {\n    return new PageStorage();\n",
        "  } catch (error) {\n    throw error;\n",
        f"{NODE}[storage.test.js]",
    ),
    Hole(
        "a page overwrites what another has kept",
        f"{BOARD}/kept.js",
        "    if (elsewhere) return this.putApart(played, stored);\n",
        "",
        f"{NODE}[storage.test.js]",
    ),
    Hole(
        "Escape elsewhere leaves the bubble under the mouse",
        f"{BOARD}/page.js",
        '    this.onPage(["keydown"], (event) => this.pressedElsewhere(event));\n',
        "",
        "tests/widgets/test_board.py::test_what_comes_under_a_resting_mouse_stays_can_be_pointed_at_and_is_closed_by_escape",
    ),
    Hole(
        "a rune that was tapped stays where it is",
        "widgets/vikinglab_widgets/page/throw.js",
        "    this.lay(taken, { ...this.place(taken), x, y });\n",
        "",
        "tests/widgets/test_throw.py::test_a_rune_is_moved_by_two_taps_without_dragging",
    ),
    Hole(
        "Escape doesn’t leave a rune that was tapped",
        "widgets/vikinglab_widgets/page/throw.js",
        'if (key === "Escape" && this.taken !== null) this.take(null);\n    else ',
        "",
        "tests/widgets/test_throw.py::test_a_rune_is_moved_by_two_taps_without_dragging",
    ),
    Hole(
        "what the mouse rests on replaces a refusal",
        f"{BOARD}/reasons.js",
        "    // What the mouse still rests on since the click mustn't replace it.\n    clearTimeout(this.pointing);\n",
        "",
        "tests/widgets/test_board.py::test_a_board_that_has_no_memory_left_says_so",
    ),
    Hole(
        "a match is left without a trace",
        f"{BOARD}/kept.js",
        "played.match !== this.match);",
        "false);",
        f"{NODE}[storage.test.js]",
    ),
    Hole(
        "a full storage is said to hold the match",
        f"{BOARD}/kept.js",
        'this.id(), ending?.headline)) return "full";',
        "this.id(), ending?.headline)) return null;",
        f"{NODE}[storage.test.js]",
    ),
    Hole(
        "the list loses moves that another page relies on",
        f"{BASE}/matches.js",
        "  if (before.some((each) => continues(each.save, save))) return true;\n",
        "  for (const each of before) if (continues(each.save, save)) remove(storage, each.key);\n",
        f"{NODE}[storage.test.js]",
    ),
    Hole(
        "the address keeps its link",
        f"{BOARD}/session.js",
        '    if (way !== "link" || this.isKept) this.around.forget();\n',
        "",
        f"{NODE}[world.test.js]",
    ),
    Hole(
        "a command doesn’t say which state it is meant for",
        f"{BOARD}/session.js",
        "{ ...message, at: this.state.number }",
        "{ ...message }",
        f"{NODE}[world.test.js]",
    ),
    Hole(
        "an older state replaces a newer one",
        f"{BOARD}/session.js",
        "    if (state.number <= before.number) return null;\n",
        "",
        f"{NODE}[world.test.js]",
    ),
    Hole(
        "a refused link leaves the page without its match",
        f"{BOARD}/session.js",
        '    else if (opening.way === (source ?? "new")) this.openNext();\n',
        "    else this.opening = null;\n",
        f"{NODE}[world.test.js]",
    ),
    Hole(
        "a page opens again though its match isn’t kept",
        f"{BOARD}/goingon.js",
        " && this.isKept()",
        "",
        f"{NODE}[goingon.test.js]",
    ),
    Hole(
        "a page opens again after any time",
        f"{BOARD}/goingon.js",
        "Date.now() - this.since < SOON && this.isKept()",
        "this.isKept()",
        f"{NODE}[goingon.test.js]",
    ),
]
