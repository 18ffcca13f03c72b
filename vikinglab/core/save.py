"""Save: a match as a file or a link. It is decoded by type, bounded, and refused in a sentence if it is damaged."""

from __future__ import annotations

from pathlib import Path

import msgspec

from .words.refusal import Refused, complaint, refused

VERSION = 3
"""The current format. Version 1 left out the usual rulings, and the outcomes that were chosen for chance. Version 2
told contents apart by the sources of their figures, too."""
OLDEST = 1
"""The oldest format that is still read."""
LARGEST_SAVE = 2_000_000
LONGEST_LINE = 50_000
LONGEST_LINK = 6_000
LINK = "#match="


class Save(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A match as a file: complete, with its hidden information."""

    vikinglab: int
    game: str
    edition: str
    content: str
    start: int | str
    seed: int
    seats: list[str]
    line: list[str]
    own_content: str | None = None
    options: dict[str, object] = {}
    rulings: dict[str, str] = {}
    """The reading of each rule that has several: the usual one may change, but a match goes on as it began."""
    drawn: list[str] = []
    """The outcomes that were chosen for chance to bring first: after undo they come again."""
    notes: bool = False

    def to_json(self) -> bytes:
        """Return the save as the bytes of a file."""
        return msgspec.json.encode(self)


class _Version(msgspec.Struct):
    """The part that a save has in every version."""

    vikinglab: int


def packed(save: bytes) -> str:
    """Return a save as the end of a web address; ``Refused`` if it is too long for one."""
    import base64
    import zlib

    text = base64.urlsafe_b64encode(zlib.compress(save, 9)).decode().rstrip("=")
    if len(text) > LONGEST_LINK:
        raise refused("link-too-long", limit=LONGEST_LINK)
    return LINK + text


def unpacked(link: str) -> bytes:
    """Return the save in a link, but never more than a save may hold."""
    import base64
    import zlib

    text = link.rpartition(LINK)[2]
    try:
        data = base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
        unpacker = zlib.decompressobj()
        # A short link can unpack to gigabytes, so unpacking stops when a save would be too large.
        save = unpacker.decompress(data, LARGEST_SAVE + 1)
    except (ValueError, zlib.error):
        raise refused("bad-link") from None
    if len(save) <= LARGEST_SAVE and (not unpacker.eof or unpacker.unused_data):
        raise refused("bad-link")
    return save


def read(source: str | bytes | Path) -> Save:
    """Return the save in a file (its path, or its bytes) or in a link; ``Refused`` if it is damaged."""
    if isinstance(source, str) and LINK in source:
        return decoded(unpacked(source))
    if isinstance(source, bytes):
        return decoded(source)
    try:
        with Path(source).open("rb") as file:
            # One byte too many is enough to know that a file is too large, however large it is.
            return decoded(file.read(LARGEST_SAVE + 1))
    except (OSError, ValueError) as error:
        # A refusal is a ``ValueError`` too, and says more.
        if isinstance(error, Refused):
            raise
        raise refused("no-file", name=str(source)[:200]) from None


def decoded(data: bytes) -> Save:
    """Return the parts of a save, each of its type and within bounds."""
    if len(data) > LARGEST_SAVE:
        raise refused("save-too-large", limit=LARGEST_SAVE)
    try:
        # The version comes first: a save of a later one may have fields that this one would call damage.
        version = msgspec.json.decode(data, type=_Version).vikinglab
        if not OLDEST <= version <= VERSION:
            raise refused("other-version", found=version, known=[*range(OLDEST, VERSION + 1)])
        save = msgspec.json.decode(data, type=Save)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        reason, path = complaint(error)
        raise refused("bad-save", path=path or "-", reason=reason) from None
    if len(save.line) > LONGEST_LINE:
        raise refused("too-long", limit=LONGEST_LINE)
    return save
