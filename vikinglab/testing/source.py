"""Places in code: where something went wrong in a game, and by which call of the kit."""

from __future__ import annotations

import inspect
import linecache
import re
from collections.abc import Iterator
from pathlib import Path
from types import FrameType, TracebackType

from vikinglab.core.engine import notation
from vikinglab.core.engine.decision import Action

KIT = Path(__file__).parent


def place_in(folder: Path, error: BaseException) -> str:
    """Return the innermost line in a folder that an error came through, with its code; if there is none, the innermost
    of its classes whose code others were asked for; else nothing."""
    frames = [*_frames(error)][::-1]
    for frame, line in frames:
        if folder in Path(frame.f_code.co_filename).parents:
            return line_in(folder, frame.f_code.co_filename, line, f"in {frame.f_code.co_qualname}")
    asked = (place_of(folder, type(frame.f_locals["self"])) for frame, _ in frames if "self" in frame.f_locals)
    return next(filter(None, asked), "")


def call_of(error: BaseException) -> str:
    """Return the line of the kit that met an error, and the values of its names."""
    frames = [(frame, line) for frame, line in _frames(error) if Path(frame.f_code.co_filename).parent == KIT]
    # After the last frame of the kit come our own code and then the game's.
    if not frames or not _leaves(error, frames[-1][0]):
        return ""
    frame, line = frames[-1]
    code = linecache.getline(frame.f_code.co_filename, line).strip().rstrip(":")
    known = {name: _named(value) for name, value in frame.f_locals.items() if re.search(rf"\b{name}\b", code)}
    return ", ".join([code, *(f"{name} = {said}" for name, said in known.items() if said)])


def place_of(folder: Path, thing: object) -> str:
    """Return the beginning of a class or a function of a game; nothing if it is elsewhere."""
    try:
        file, (_, line) = inspect.getsourcefile(thing) or "", inspect.getsourcelines(thing)  # type: ignore[arg-type]
    # Code that was made while running has no source.
    except (TypeError, OSError):
        return ""
    return line_in(folder, file, line) if folder in Path(file).parents else ""


def line_in(folder: Path, file: str, line: int, where: str = "") -> str:
    """Return a line of a game's code, by its file, its number and its content."""
    name = Path(file).relative_to(folder.parent)
    said = f"{name}, line {line}{f', {where}' if where else ''}"
    return f"{said}: {linecache.getline(file, line).strip()}"


def _frames(error: BaseException) -> Iterator[tuple[FrameType, int]]:
    """Yield the frames of an error, and of those that caused it, from the outermost to the innermost."""
    found: TracebackType | None = error.__traceback__
    while found is not None:
        yield found.tb_frame, found.tb_lineno
        found = found.tb_next
    # A refusal is raised from nothing, so that readers don't see its cause: the context is still there.
    if (before := error.__cause__ or error.__context__) is not None:
        yield from _frames(before)


def _leaves(error: BaseException, frame: FrameType) -> bool:
    *_, (innermost, _) = _frames(error)
    return innermost is not frame


def _named(value: object) -> str:
    if isinstance(value, Action):
        return f"“{notation.write(value)}”"
    return repr(value) if isinstance(value, (str, int)) else ""
