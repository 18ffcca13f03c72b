"""Plant holes in what guards servers, boards and matches, one at a time, in a copy: a test must notice each.

python bench/mutate_host.py [WORDS], which are in the names of the holes to plant; without words, all.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.append(str(ROOT / "tests"))

from holes import HOLES, Hole  # noqa: E402

LONGEST = 600
"""The seconds that a test may take: one that waits for ever has noticed something, too."""

FAILED = 1
"""The code by which pytest ends when a test has failed. By others it says that none was there, or could run."""

NO_START = re.compile(r"The server did not start|SyntaxError|ImportError|NameError: name")
"""The words of a failure that says nothing: the change broke the program itself."""


def copied(folder: Path) -> Path:
    """Copy what the repository holds, and lead to the environments of the original."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    for name in filter(None, listed.decode().split("\0")):
        place = folder / name
        place.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, place)
    (folder / ".venv").symlink_to(ROOT / ".venv")
    return folder


def tested(folder: Path, tests: Iterable[str]) -> tuple[int, str]:
    """Run tests in the copy, with its packages before those that are installed; return the code and what was said."""
    env = os.environ | {"PYTHONPATH": f"{folder}{os.pathsep}{folder / 'widgets'}"}
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *tests]
    try:
        ran = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, timeout=LONGEST)
    except subprocess.TimeoutExpired:
        return FAILED, "It waits for ever."
    return ran.returncode, ran.stdout + ran.stderr


def notices(folder: Path, hole: Hole) -> str:
    """Return why a hole wasn't noticed; nothing if it was."""
    path = folder / hole.file
    sound = path.read_text("utf-8")
    if sound.count(hole.old) != 1:
        return f"“{hole.old.strip()}” stands {sound.count(hole.old)} times in {hole.file}"
    path.write_text(sound.replace(hole.old, hole.new), "utf-8")
    try:
        code, said = tested(folder, [hole.test])
    finally:
        path.write_text(sound, "utf-8")
    if code != FAILED:
        return "the test passes" if code == 0 else f"the test didn’t run (code {code})"
    broken = NO_START.search(said)
    return f"the program doesn’t run: {broken[0]}" if broken else ""


def main(words: list[str]) -> int:
    """Plant the holes, and return how many weren't noticed."""
    holes = [hole for hole in HOLES if all(word in hole.name for word in words)]
    with tempfile.TemporaryDirectory(prefix="holes") as made:
        folder = copied(Path(made))
        code, said = tested(folder, sorted({hole.test for hole in holes}))
        if code:
            print(f"With nothing planted, the tests fail:\n{said[-3000:]}")
            return 1
        missed = 0
        for hole in holes:
            why = notices(folder, hole)
            missed += bool(why)
            print(f"{'MISSED ' if why else 'noticed'} {hole.name}{': ' * bool(why)}{why}", flush=True)
    print(f"{len(holes)} holes, {missed} missed.")
    return int(missed > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
