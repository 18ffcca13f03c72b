"""Whole matches on a board: what a bot would choose is pointed at by clicks or by keys."""

from __future__ import annotations

from random import Random

from vikinglab.bots import bot
from vikinglab.core.engine import notation

from .host import Host


def wanted(host: Host, rng: Random) -> list[str]:
    """Return the ids that the person points at for the move of a bot, in order; a button is pressed."""
    match = host.widget.match
    game = match.game
    line = notation.write(bot(game, "greedy").choose(game, match.table.view(match.waiting.seat), rng))
    return next([*choice["path"]] for choice in host.widget.state["choices"] if choice["line"] == line)


def to_its_end(host: Host, choose, over: str = "The match is over", *, still: bool = True) -> None:
    """Play a match against bots to its end, which the prompt then says; where nothing is to move, without a throw by
    hand."""
    rng = Random(1)
    if still:
        # Hundreds of moves: what glides would be waited for.
        host.page.emulate_media(reduced_motion="reduce")
    host.bots()
    while host.widget.match.result is None:
        path, before = wanted(host, rng), host.widget.match.ply
        for id in path:
            choose(host, id)
            skip(host)
        assert host.widget.match.ply > before, path
    assert over in host.text(".vl-who")


def skip(host: Host) -> None:
    """Don’t wait for a throw of one's own to be made and counted."""
    if host.page.locator(".vl-cast:visible").count():
        host.page.keyboard.press("Escape")


def drawn(host: Host, id: str) -> str:
    """Return the mark that stands for what is pointed at, best its own, or nothing if a button does."""
    marks = host.widget.state["scene"]["marks"]
    standing = [mark["id"] for mark in marks if id in (mark["id"], mark.get("choice"))]
    if len(standing) > 1:
        # Some of them may be for pages of another shape.
        standing = [each for each in standing if host.page.locator(f'g[data-id="{each}"]').count()]
    return id if id in standing else next(iter(standing), "")


def bring(host: Host, id: str) -> None:
    """Bring the place of a mark to the fore, where a narrow page shows one of several at a time."""
    shown = host.widget.state["scene"]
    mark = next(mark for mark in shown["marks"] if mark["id"] == id)
    views = next((group.get("views", ()) for group in shown["groups"] if group["id"] == mark.get("group")), ())
    for view in views:
        aside, down = mark["x"] - view["x"], mark["y"] - view["y"]
        tab = host.page.locator(f'g[data-id="{view["tab"]}"]:not(.vl-front)')
        if 0 <= aside <= view["width"] and 0 <= down <= view["height"] and tab.count():
            host.touch(view["tab"])
            return


def click(host: Host, id: str) -> None:
    if mark := drawn(host, id):
        bring(host, mark)
        host.touch(mark)
        # Where the mouse rests, a refusal would open and cover what is clicked next.
        host.page.mouse.move(1, 1)
    else:
        press_button(host, id, host.click)


def press_button(host: Host, id: str, press) -> None:
    """Press the button of a choice that isn't drawn."""
    language = host.page.locator(".vl-board").first.get_attribute("lang") or "en"
    words = next(str(choice["words"][language]) for choice in host.widget.state["choices"] if [*choice["path"]] == [id])
    press(f'.vl-ask button:text-is("{words}")')


def key(host: Host, id: str) -> None:
    def enter(selector: str) -> None:
        host.page.locator(selector).first.focus()
        host.press("Enter")

    if mark := drawn(host, id):
        enter(f'g[data-id="{mark}"]')
    else:
        press_button(host, id, enter)
