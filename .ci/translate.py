"""Renew the folder of a language, and say what is left to translate there: ``translate.py de languages notebooks``.

It has a Fluent file for each package with words, and gets each English message that it doesn’t have yet.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
ENGLISH = "text.en.ftl"
MESSAGE = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
TO_DO = "\n# To translate\n\n"


def files() -> dict[str, Path]:
    """Return the English files of all packages, by the names that their translations have."""
    found = [*ROOT.glob(f"vikinglab/**/{ENGLISH}"), *ROOT.glob(f"widgets/vikinglab_widgets/**/{ENGLISH}")]
    return {_name(path): path for path in sorted(found)}


def _name(path: Path) -> str:
    parts = path.parent.relative_to(ROOT).parts
    if "share" in parts:
        return "dashboard.ftl"
    return f"{'.'.join(part for part in parts if part != 'widgets')}.ftl"


def messages(text: str) -> dict[str, str]:
    """Return each message of a Fluent file as it is written, by its name."""
    text = re.sub(r"^#.*\n", "", text, flags=re.MULTILINE)
    starts = [*MESSAGE.finditer(text)]
    ends = [*(match.start() for match in starts[1:]), len(text)]
    return {match[1]: text[match.start() : end].rstrip() for match, end in zip(starts, ends, strict=False)}


def renew(path: Path, english: dict[str, str]) -> tuple[int, int]:
    """Add the English messages that a file lacks; return how many are as in English, and how many there are."""
    text = path.read_text("utf-8") if path.exists() else ""
    known = messages(text)
    if missing := [words for name, words in english.items() if name not in known]:
        path.write_text(text.rstrip() + TO_DO + "\n".join(missing) + "\n", "utf-8")
    return sum(known.get(name, words) == words for name, words in english.items()), len(english)


def main(language: str, folder: Path) -> None:
    """Renew the folder of a language, and print what is left."""
    (folder / language).mkdir(parents=True, exist_ok=True)
    for name, path in files().items():
        left, of = renew(folder / language / name, messages(path.read_text("utf-8")))
        print(f"{folder / language / name}: {left} of {of} messages to translate")


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
