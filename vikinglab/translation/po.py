"""Translations as gettext’s PO files, read strictly: what comes from outside is bounded, and refused with its line."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

LARGEST, MOST, LONGEST = 400_000, 3_000, 4_000
"""The largest size of a file in bytes, its most messages, and the most characters of one."""

STRING = re.compile(r'"((?:[^"\\]|\\.)*)"')
LINE = re.compile(r"(msgctxt|msgid|msgstr)[ \t]+(.+)")
ESCAPED = {"n": "\n", "t": "\t", '"': '"', "\\": "\\"}
UNSEEN = re.compile("[\x00-\x08\x0b-\x1f\x7f\u202a-\u202e\u2066-\u2069]")
"""The characters that nobody sees, or that turn round how others read."""

PLACE = re.compile(r"(?P<stem>.+)\.(?P<language>[a-z]{2,8}(?:-[A-Za-z0-9]{1,8})?)\.po")


class Damaged(Exception):
    """A PO file that isn’t read: the sentence says where, and why."""


class Message(NamedTuple):
    """A message: where it stands, its source, its translation, whether that is unsure, and its line in the file."""

    context: str
    source: str
    text: str
    fuzzy: bool
    line: int


def beside(notebook: Path) -> dict[str, Path]:
    """Return the translations of a notebook: the files that stand beside it, by their language."""
    found = {}
    for path in sorted(notebook.parent.glob(f"{_plain(notebook.stem)}.*.po")):
        place = PLACE.fullmatch(path.name)
        if place and place["stem"] == notebook.stem:
            found[place["language"]] = path
    return found


def _plain(name: str) -> str:
    return re.sub(r"([\[\]*?])", r"[\1]", name)


def read(path: Path) -> list[Message]:
    """Return the messages of a file, without its header; ``Damaged`` if it isn’t as one should be."""
    try:
        if path.stat().st_size > LARGEST:
            raise Damaged(f"{path}: this file has more than {LARGEST:,} bytes, which no notebook needs")
        text = path.read_bytes().decode("utf-8")
    except OSError as error:
        raise Damaged(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise Damaged(f"{path}: byte {error.start} isn’t UTF-8") from None
    try:
        return list(_messages(text))
    except Damaged as bad:
        raise Damaged(f"{path}, {bad}") from None


def _messages(text: str) -> Iterator[Message]:
    known: set[tuple[str, str]] = set()
    for parts, fuzzy, line in _entries(text):
        if "msgid" not in parts or "msgstr" not in parts:
            raise Damaged(f"line {line}: this message has no {'msgstr' if 'msgid' in parts else 'msgid'}")
        message = Message(parts.get("msgctxt", ""), parts["msgid"], parts["msgstr"], fuzzy, line)
        if not message.source and not message.context:
            continue  # the header
        if (key := (message.context, message.source)) in known:
            raise Damaged(f"line {line}: “{short(message.source)}” stands here for the second time")
        known.add(key)
        if len(known) > MOST:
            raise Damaged(f"line {line}: more than {MOST:,} messages are too many for a notebook")
        yield message


def _entries(text: str) -> Iterator[tuple[dict[str, str], bool, int]]:
    """Yield the parts of each message, whether it is fuzzy, and its line; what was given up (#~) is left out."""
    parts: dict[str, str] = {}
    fuzzy, begun, keyword = False, 0, ""
    for number, line in enumerate([*text.split("\n"), ""], 1):
        line = line.strip()
        keyed = LINE.fullmatch(line)
        begins = (keyed and keyed[1] in ("msgctxt", "msgid") and "msgid" in parts) or line.startswith("#") or not line
        if begins and parts and not (keyed and keyed[1] == "msgid" and "msgid" not in parts):
            yield parts, fuzzy, begun
            parts, fuzzy = {}, False
        if line.startswith("#"):
            fuzzy = fuzzy or (line.startswith("#,") and "fuzzy" in re.split(r"[,\s]+", line))
        elif keyed:
            keyword = keyed[1]
            if keyword in parts:
                raise Damaged(f"line {number}: a second {keyword} in one message")
            begun = begun if parts else number
            parts[keyword] = _string(keyed[2], number)
        elif line.startswith('"') and parts:
            parts[keyword] += _string(line, number)
        elif line:
            raise Damaged(f"line {number}: “{short(line)}” isn’t a line of a PO file without plural forms")
        if parts and len(parts[keyword]) > LONGEST:
            raise Damaged(f"line {number}: a text of more than {LONGEST:,} characters is too long")


def _string(quoted: str, number: int) -> str:
    found = STRING.fullmatch(quoted.strip())
    if found is None:
        raise Damaged(f"line {number}: “{short(quoted)}” should stand in quotes")
    unknown = [mark for mark in re.findall(r"\\(.)", found[1]) if mark not in ESCAPED]
    if unknown:
        raise Damaged(f"line {number}: “\\{unknown[0]}” means nothing here")
    text = re.sub(r"\\(.)", lambda mark: ESCAPED[mark[1]], found[1])
    if unseen := UNSEEN.search(text):
        raise Damaged(f"line {number}: a sign that nobody sees (U+{ord(unseen[0]):04X})")
    return text


def short(text: str, most: int = 40) -> str:
    """Return the beginning of a text, for a sentence about it."""
    return text if len(text) <= most else f"{text[: most - 1].rstrip()}…"
