"""Holes in what a teacher does: copies of notebooks, new ones, and the results of a class."""

from __future__ import annotations

from .hole import Hole

OWN, RESULTS, CLI = "vikinglab/own.py", "vikinglab/results.py", "vikinglab/cli.py"
OF_OWN, OF_RESULTS = "tests/test_own.py", "tests/test_results.py"
NEW = f"{OF_OWN}::test_a_new_folder_has_a_first_page_and_a_chapter_with_nothing_wrong[raids]"
COPIED = f"{OF_OWN}::test_who_opens_the_notebooks_of_the_package_gets_a_copy_once_and_is_told_where"
TABLE = f"{OF_RESULTS}::test_who_has_done_which_chapter_is_a_table"
DAMAGED = f"{OF_RESULTS}::test_a_file_that_is_none_of_progress_is_named_and_the_others_are_read"

HOLES = [
    Hole("a copy is made again", OWN, " and not (USUAL / FIRST).is_file()", "", COPIED),
    Hole("hidden files are copied", OWN, 'not any(part.startswith(".") for part in within.parts)', "True", COPIED),
    Hole(
        "a copy is as read-only as what is installed",
        OWN,
        "copied.write_bytes(path.read_bytes())",
        "copied.write_bytes(path.read_bytes()); copied.chmod(path.stat().st_mode)",
        COPIED,
    ),
    Hole(
        "a source tree is copied",
        OWN,
        " and SHIPPED == INSTALLED",
        "",
        f"{OF_OWN}::test_who_has_a_folder_or_a_source_tree_gets_no_copy",
    ),
    Hole(
        "a copy is written over files",
        OWN,
        "any(folder.iterdir())",
        "False",
        f"{OF_OWN}::test_nothing_is_written_over",
    ),
    Hole("a new folder is written over files", OWN, "    _check_free(folder)\n    box =", "    box =", NEW),
    Hole("a new task can’t be done", OWN, '"move": move}', '"move": f"{move} 9"}', NEW),
    Hole("a new chapter has no step for its task", OWN, '"## Now you", ', "", NEW),
    Hole("a new chapter leads nowhere", OWN, "[All pages](../../index.ipynb)", "[All pages](../index.ipynb)", NEW),
    Hole(
        "a part of a chapter is the whole", RESULTS, "parts == len(chapter", "parts >= 1 or parts == len(chapter", TABLE
    ),
    Hole("a chapter that is known counts for nothing", RESULTS, ' or not done.isdisjoint(chapter["known"])', "", TABLE),
    Hole("rules aren’t counted", RESULTS, "Reader(path.stem, done, len(rules))", "Reader(path.stem, done, 0)", TABLE),
    Hole(
        "a name may be a formula",
        RESULTS,
        'f"\'{cell}" if cell.startswith',
        "cell if cell.startswith",
        f"{OF_RESULTS}::test_it_is_a_table_for_spreadsheets_too",
    ),
    Hole(
        "any version of progress is read", RESULTS, "    version: Literal[1]\n", "    version: int\n", f"{DAMAGED}[3]"
    ),
    Hole("damaged files end well", CLI, "    return int(bool(damaged))\n", "    return 0\n", f"{DAMAGED}[1]"),
    Hole(
        "a folder without files is a class without readers",
        RESULTS,
        "    if not found:\n",
        "    if False:\n",
        f"{OF_RESULTS}::test_a_folder_without_files_is_said",
    ),
    Hole(
        "files of any size are read",
        RESULTS,
        "path.stat().st_size > LARGEST",
        "False",
        f"{OF_RESULTS}::test_a_file_that_is_too_large_is_not_read",
    ),
]
