"""Processes of this machine: those below one, and their memory."""

from __future__ import annotations

import subprocess
from pathlib import Path


def below(pid: int) -> dict[int, str]:
    """Return all processes below one, each with its name."""
    listed = subprocess.run(["ps", "-eo", "pid=,ppid=,stat=,comm="], capture_output=True, text=True, check=True).stdout
    rows = [line.split(None, 3) for line in listed.splitlines()]
    found: dict[int, str] = {}
    news = {pid}
    while news:
        children = {int(row[0]): row[3] for row in rows if int(row[1]) in news and not row[2].startswith("Z")}
        news = children.keys() - found.keys()
        found |= children
    return found


def own(pid: int) -> float:
    """Return the megabytes that a process shares with no other."""
    return sum(_part(pid, name) for name in ("Private_Clean", "Private_Dirty"))


def shared(pid: int) -> float:
    """Return the megabytes of a process, each divided by the number of those that share it."""
    return _part(pid, "Pss")


def _part(pid: int, name: str) -> float:
    rows = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return next(int(row.split()[1]) / 1024 for row in rows if row.startswith(f"{name}:"))
