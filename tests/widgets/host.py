"""A host for widgets without Jupyter: the page has a model, and ``pump`` carries messages to and fro."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page
from vikinglab_widgets import Board, Walkthrough

MODEL = """
const traits = JSON.parse(document.getElementById("traits").textContent);
const heard = {};
globalThis.sent = [];
globalThis.model = {
  get: (name) => traits[name],
  set: (name, value) => { traits[name] = value; },
  save_changes() {},
  on: (event, callback) => (heard[event] ??= []).push(callback),
  off: (event, callback) => { heard[event] = (heard[event] ?? []).filter((each) => each !== callback); },
  send: (message) => sent.push(message),
};
globalThis.trait = (name, value) => {
  traits[name] = value;
  (heard[`change:${name}`] ?? []).forEach((each) => each());
};
globalThis.message = (content) => (heard["msg:custom"] ?? []).forEach((each) => each(content));
globalThis.take = () => sent.splice(0);
"""


ADDRESS = "http://127.0.0.1/board"
"""The address that a page seems to have. With files, the browser's storage may miss the next page."""

OTHERS = ("comm", "keys", "layout", "tabbable", "tooltip")
"""The traits that ipywidgets gives every widget."""


class Host:
    """One widget in one page."""

    def __init__(
        self,
        page: Page,
        widget: Board | Walkthrough,
        folder: Path,
        *,
        fragment: str = "",
        phrases: dict[str, dict[str, str]] | None = None,
    ) -> None:
        self.page, self.widget = page, widget
        self.phrases = phrases or {}
        self.alive = True
        self.answers: list[Any] = []
        widget.send = lambda content: self.answers.append(content)
        if isinstance(widget, Board):
            widget._stop_thinking()
            widget._think = self._think
            widget._replay_soon = widget._replay_at_once
            widget._ended = lambda: None  # what decided a match takes seconds: see judge
        file = folder / "widget.html"
        file.write_text(self._html(), "utf-8")
        page.route(f"{ADDRESS}**", lambda route: route.fulfill(path=file, content_type="text/html"))
        page.goto(f"{ADDRESS}{fragment}")
        self.pump()

    def pump(self) -> None:
        """Let the kernel hear what the page sent, and the page what the kernel answered."""
        while self.alive and (messages := self.page.evaluate("take()")):
            for content in messages:
                before = self._traits()
                self.widget._hear(self.widget, content, [])
                for name, value in self._traits().items():
                    # Of a new state the page is sent what changed, as a message.
                    if name != "state" and value is not before[name]:
                        self.page.evaluate("([name, value]) => trait(name, value)", [name, _plain(value)])
                self._answer()

    def _answer(self) -> None:
        for answer in self.answers:
            self.page.evaluate("content => message(content)", _plain(answer))
        self.answers.clear()

    def _think(self) -> None:
        """Let the others move at once, and not by the pauses of a kernel's loop."""
        if not self.widget._others_turn():
            return
        while self.widget._others_turn():
            self.widget._move_others()
        self.widget._show()

    def bots(self) -> None:
        """Let bots play where it is their turn."""
        self._think()
        self.show()

    def judge(self) -> None:
        """Let the kernel say what decided a match that is over."""
        self.widget._judge_at_once()
        self.show()

    def show(self) -> None:
        """Let the page show what was changed from code."""
        self._answer()

    def click(self, selector: str) -> None:
        self.page.locator(selector).first.click(force=True)
        self.pump()

    def touch(self, id: str) -> None:
        """Click where a mark of the scene is."""
        self.page.mouse.click(*self.middle(id))
        self.pump()

    def middle(self, id: str) -> tuple[float, float]:
        self.page.wait_for_function("document.getAnimations().length === 0")
        mark = self.page.locator(f'g[data-id="{id}"]')
        # A page of a fixed size may be shorter than its board, and a click below its edge would hit nothing.
        mark.scroll_into_view_if_needed()
        box = mark.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
        self.pump()

    def choose(self, item: str) -> None:
        """Choose an item of the board's menu."""
        self.page.locator(".vl-menu-button").click()
        self.page.locator(f".vl-item:text-is('{item}')").click()
        self.pump()

    def is_on(self, item: str) -> bool:
        """Return whether an item of the board's menu is switched on."""
        self.page.locator(".vl-menu-button").click()
        checked = self.page.locator(f".vl-item:text-is('{item}')").get_attribute("aria-checked")
        self.press("Escape")
        return {"true": True, "false": False}[checked]

    def text(self, selector: str) -> str:
        return self.page.locator(selector).first.inner_text()

    def notice(self, kind: str = ".vl-notice") -> str:
        """The notice that must be read, without its buttons."""
        return self.page.locator(f".vl-notices > {kind}:not([hidden]) p").inner_text()

    def said(self) -> str:
        """The last sentence of the live region."""
        self.page.wait_for_function("document.querySelector('.vl-live[role=status]').textContent")
        return self.page.locator(".vl-live[role=status]").inner_text()

    def _traits(self) -> dict[str, Any]:
        """Return the traits of the page, by name."""
        names = [name for name in self.widget.trait_names(sync=True) if not name.startswith("_")]
        return {name: getattr(self.widget, name) for name in names if name not in OTHERS}

    def _html(self) -> str:
        data = json.dumps(_plain({**self._traits(), "phrases": self.phrases})).replace("<", "\\u003c")
        script = str(self.widget._esm).replace("export default", "const widget =")
        return (
            '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Board</title>'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<style>body{{margin:0}}{self.widget._css}</style></head><body><main><h1>Board</h1>"
            f'<div id="host"></div></main><script type="application/json" id="traits">{data}</script>'
            f"<script>{MODEL}</script><script type=module>{script}\n"
            'widget.render({ model, el: document.getElementById("host") });</script></body></html>'
        )


def _plain(value: Any) -> Any:
    return json.loads(json.dumps(value))
