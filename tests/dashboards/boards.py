"""A board and a walkthrough in a page, as their reader has them; the same under Voilà and in JupyterLab."""

from __future__ import annotations

import json
import re
from typing import Any

from learner import Keys
from playwright.sync_api import Locator, Page, expect

ANSWER = ".vl-answer:not(.vl-cannot)"
ASKED = f"g.vl-choice, {ANSWER}"
"""The marks and buttons that can be chosen."""

PICKED = "document.querySelector('g.vl-picked') !== null"
"""Something was chosen that goes somewhere."""

KEPT = "localStorage.getItem('vikinglab/match/1/%s')"


class BoardOn:
    """The board of a page; the first, where there are several."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.root = page.locator(".vl-board:not(.vl-replay, .vl-quiz)").first
        self.question = self.root.locator(".vl-ask .vl-question")
        self.log = self.root.locator(".vl-log")
        self.bubble = self.root.locator(".vl-bubble")
        self.banner = self.root.locator(".vl-banner")
        self.notice = self.root.locator(".vl-notice:visible")
        expect(self.root).to_be_visible()

    def click(self, id: str) -> None:
        """Click where a mark of the scene lies, once everything has come to rest, and whatever lies on it."""
        self.page.wait_for_function("document.getAnimations().length === 0")
        mark = self.root.locator(f'g[data-id="{id}"]')
        mark.scroll_into_view_if_needed()
        box = mark.bounding_box()
        self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def sail(self) -> None:
        """Play the first move of our position."""
        self.click("space:12")
        self.has_sailed()

    def has_sailed(self) -> None:
        expect(self.log).to_contain_text("Orange stops at space 12: fur.")

    def tool(self, name: str) -> Locator:
        """Return a tool that is at hand, or one in the menu, which is opened for it."""
        at_hand = self.root.get_by_role("toolbar").get_by_role("button", name=name, exact=True)
        if at_hand.count():
            return at_hand
        self.root.get_by_role("button", name="Menu", exact=True).click()
        return self.root.get_by_role("menuitem", name=name, exact=True)

    def shown(self) -> dict[str, Any]:
        """Return everything that is to be read on the board: two boards that show the same are in the same position."""
        expect(self.question).not_to_be_empty()
        return {
            "question": self.question.inner_text(),
            "log": self.log.locator("li").all_inner_texts(),
            "marks": self.root.locator("g[data-id]").evaluate_all(
                "marks => marks.map(mark => `${mark.dataset.id} ${mark.getAttribute('aria-label')}`).sort()"
            ),
        }

    def is_asked(self, over: str = "The match is over") -> bool:
        """Wait until the match waits for its reader; False if it is over instead."""
        over = self.root.locator(".vl-who").get_by_text(over)
        expect(self.root.locator(ASKED).or_(over).first).to_be_attached()
        return over.count() == 0

    def choose_by_keyboard(self, name: str) -> None:
        """Choose something by keys alone, and where it goes if it goes somewhere; wait until the match goes on."""
        before = self._shelf(name)
        self._choose_one()
        self.page.wait_for_function(f"before => {KEPT % name} !== before || {PICKED}", arg=before)
        if self._shelf(name) == before:
            self._choose_one()
        self.page.wait_for_function(f"before => {KEPT % name} !== before", arg=before)
        assert self.page.evaluate("document.activeElement.closest('.vl-board') !== null")

    def _choose_one(self) -> None:
        """Choose the first thing that can be chosen, on the board or by a button."""
        if self.root.locator(".vl-cast:visible").count():
            self.page.keyboard.press("Escape")
        marked, keys = self.root.locator("g.vl-choice"), Keys(self.page)
        expect(self.root.locator(ASKED).first).to_be_attached()
        if marked.count():
            keys.choose(self.root, marked.first.get_attribute("data-id"))
        else:
            keys.press(self.root.locator(ANSWER).first)

    def kept(self, name: str) -> Any:
        """Return the match that the browser keeps."""
        text = self._shelf(name)
        return text and json.loads(text)

    def _shelf(self, name: str) -> str | None:
        return self.page.evaluate(KEPT % name)


class ReplayOn:
    """The walkthrough of a page."""

    def __init__(self, page: Page) -> None:
        self.root = page.locator(".vl-replay")
        self.told = self.root.locator(".vl-question")
        expect(self.root).to_be_visible()

    def button(self, key: str) -> Locator:
        return self.root.locator(f"button[data-key={key}]")

    def goes_to_its_end_and_back(self) -> None:
        """Step through all moments, and find the same on the way back."""
        count = self.root.locator(".vl-ask .vl-who")
        moments = int(re.search(r"\d+$", count.inner_text())[0])
        told = []
        for moment in range(1, moments + 1):
            expect(count).to_have_text(f"{moment} / {moments}")
            told.append(self.told.inner_text())
            if moment < moments:
                self.button("next").click()
        expect(self.button("next")).to_be_disabled()
        for sentence in reversed(told[:-1]):
            self.button("back").click()
            assert self.told.inner_text() == sentence
        expect(self.button("back")).to_be_disabled()
        assert len(set(told)) > 1
