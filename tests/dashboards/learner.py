"""A learner who finishes a chapter: what is right, wrong, refused and helpful is asked of the chapter's own widgets."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import Locator, Page, expect
from vikinglab_widgets import Predict, Quiz, Try, Walkthrough
from vikinglab_widgets.lesson import Lesson

from vikinglab.core import notation

HOSTS = ".jp-OutputArea-output:has(.vl-board)"
"""Each of them holds a widget, in the order of the cells."""

SEEDS = """(() => {
  const [drawn, next] = [crypto.getRandomValues.bind(crypto), { seed: 0 }];
  crypto.getRandomValues = (into) => {
    if (!(into instanceof Uint32Array) || into.length !== 2) return drawn(into);
    into.set([0, (next.seed += 1)]);
    return into;
  };
})()"""
"""A browser that asks for 1, 2, 3, ... where ours would draw a seed: so we know what a quiz asks."""

KEPT = "([key, text]) => localStorage.getItem(key) === text"
DONE = "JSON.parse(localStorage.getItem('vikinglab/done/1') ?? '[]')"


class Hands(Protocol):
    """What a page is used with."""

    def press(self, button: Locator) -> None:
        """Press a button."""

    def choose(self, root: Locator, id: str) -> None:
        """Choose something that is drawn on a board."""


WHERE = """(wanted) => {
  const middle = () => {
    const box = wanted.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const top = () => document.elementFromPoint(...middle());
  if (!wanted.contains(top())) wanted.scrollIntoView({ block: "center" });
  if (!wanted.closest(".vl-bubble")) top()?.closest(".vl-bubble")?.click();
  const drawn = top()?.closest("svg") && wanted.closest("svg"); // a ship on a space may be clicked for it
  return [...middle(), drawn || wanted.contains(top()) ? null : top()?.outerHTML];
}"""
"""The middle of something that has been brought into sight, and what lies over it; refusals are clicked away."""


class Mouse:
    """Clicks, where nothing lies over what is clicked."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, button: Locator) -> None:
        expect(button).to_be_visible()
        self._click(button)

    def choose(self, root: Locator, id: str) -> None:
        self._click(root.locator(f'g[data-id="{id}"]'))

    def _click(self, wanted: Locator) -> None:
        x, y, over = wanted.evaluate(WHERE)
        assert over is None, f"{over[:200]} lies over {wanted}"
        self.page.mouse.click(x, y)


class Keys:
    """Tab, arrows, letters, Enter and Escape, and nothing else."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, button: Locator) -> None:
        self._tab_to(button)
        self.page.keyboard.press("Enter")

    def choose(self, root: Locator, id: str) -> None:
        inside = "root => root.contains(document.activeElement) && document.activeElement.matches('g[data-id]')"
        if not root.evaluate(inside):
            self._tab_to(root.locator("g[tabindex='0']"))
        mark = root.locator(f'g[data-id="{id}"]')
        self._walk_to(mark, (mark.get_attribute("aria-label") or "").lower())
        self.page.keyboard.press("Enter")

    def _walk_to(self, mark: Locator, known: str) -> None:
        """Type its number, or the beginning of a word of its name; go on to others of that name by their group."""
        here = "mark => mark === document.activeElement"
        for word in [*re.findall(r"\d+", known), *re.findall(r"[^\W\d]+", known)][:12]:
            for typed in (word, word[:1], word[:1], word[:1], word[:1], word[:1]):
                if mark.evaluate(here):
                    return
                self.page.keyboard.press(".")  # what was typed before is forgotten
                self.page.keyboard.type(typed)
        assert mark.evaluate(here), f"keys lead to no “{known}”"

    def _tab_to(self, wanted: Locator) -> None:
        expect(wanted).to_be_visible()
        where = """wanted => {
          const here = document.activeElement;
          return here === wanted ? 0 : here.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_PRECEDING ? -1 : 1;
        }"""
        for _ in range(300):
            aside = wanted.evaluate(where)
            if not aside:
                return
            self.page.keyboard.press("Shift+Tab" if aside < 0 else "Tab")
        raise AssertionError(f"Tab doesn’t lead to {wanted}")


class Learner:
    """Goes through a chapter from its first widget to its last, and errs wherever one can."""

    def __init__(self, page: Page, chapter: Path, hands: Hands) -> None:
        self.page, self.hands = page, hands
        self.lesson = Lesson(chapter)
        assert self.lesson.wrong == []
        self.asked = 0

    def finish(self) -> None:
        """Do all that there is to be done."""
        hosts = self.page.locator(HOSTS)
        expect(hosts).to_have_count(len(self.lesson.widgets))
        for at, widget in enumerate(self.lesson.widgets):
            host = hosts.nth(at)
            match widget:
                case Try():
                    Attempt(self, host, widget).finish()
                case Predict():
                    self.predict(host, widget)
                case Quiz():
                    self.quiz(host, widget)
                case Walkthrough():
                    self.walk(host, widget)
        assert set(self.page.evaluate(DONE)) >= set(self.parts)

    def leave(self, name: str) -> None:
        """Follow a link at the end of the chapter."""
        self.hands.press(self.page.get_by_role("main").get_by_role("link", name=name, exact=True).last)

    @property
    def parts(self) -> list[str]:
        """What is to be done, by name; to know it all beforehand is no part of it."""
        return [name for name in self.lesson.names if not name.endswith("/known")]

    # Questions

    def predict(self, host: Locator, widget: Predict) -> None:
        """Answer each question, first wrong."""
        for at, question in enumerate(widget.questions):
            if at:
                self.press(host, "Next question")
            expect(host.locator(".vl-question")).to_have_text(question["asks"]["en"])
            self.answer(host, question, wrong_first=True)
            if question["then"] and not at:
                self.watch(host, question["then"])
        if widget.name:
            assert widget.name in self.page.evaluate(DONE)

    def answer(self, host: Locator, question: dict[str, Any], *, wrong_first: bool) -> None:
        """Answer a question; each answer is told with its reason."""
        answers = question["answers"]
        for right in (False, True) if wrong_first else (True,):
            at = self.first(question, right)
            if question["board"]:
                self.hands.choose(host, self.drawn(question["scene"], answers[at]["path"][0]))
            else:
                self.hands.press(host.locator(".vl-option").nth(at))
            reason = host.locator(".vl-reason").first
            expect(reason).to_contain_text(answers[at]["why"]["en"])
            expect(reason).to_contain_text("Yes." if answers[at]["right"] else "No.")
            expect(host.locator(".vl-live")).to_contain_text(answers[at]["why"]["en"])

    @staticmethod
    def first(question: dict[str, Any], right: bool) -> int:
        """The first right or wrong answer that can be given."""
        answers = [at for at, answer in enumerate(question["answers"]) if answer["right"] is right]
        if not question["board"]:
            return answers[0]
        drawn = {mark.get(by) for mark in question["scene"]["marks"] for by in ("id", "choice")}
        return next(at for at in answers if question["answers"][at]["path"][0] in drawn)

    def watch(self, host: Locator, then: dict[str, Any]) -> None:
        """See what comes of it, moment by moment."""
        self.press(host, "See it happen")
        for _ in then["frames"][1:]:
            self.press(host, "Next")
        expect(host.locator(".vl-moment")).to_have_text(then["texts"][then["frames"][-1]["say"]][0])

    def quiz(self, host: Locator, widget: Quiz) -> None:
        """Err as often as one may and still pass; of a quiz that lets one skip the chapter, show that one can't."""
        self.press(host, "Ask me")
        self.asked += 1
        widget.ask(self.asked)
        allowed = 1 if widget.skips else len(widget.questions) // 5
        assert widget.questions
        for at, question in enumerate(widget.questions):
            if at:
                self.press(host, "Next question")
            expect(host.locator(".vl-question")).to_have_text(question["asks"]["en"])
            self.answer(host, question, wrong_first=at < allowed)
        verdict = "this chapter is for you." if widget.skips else "Passed!"
        expect(host.locator(".vl-score")).to_contain_text(verdict)
        assert (widget.name in self.page.evaluate(DONE)) is not widget.skips

    # Matches

    def walk(self, host: Locator, widget: Walkthrough) -> None:
        """Step to the end."""
        frames, texts = widget.trace["frames"], widget.trace["texts"]
        count = host.locator(".vl-ask .vl-who")
        self.hands.press(host.locator("button[data-key=next]"))
        for _ in frames[2:]:
            self.page.keyboard.press("Enter")  # the button keeps the focus
        expect(count).to_have_text(f"{len(frames)} / {len(frames)}")
        expect(host.locator(".vl-question")).to_have_text(texts[frames[-1]["say"]][0])

    def press(self, host: Locator, name: str) -> None:
        self.hands.press(host.get_by_role("button", name=name, exact=True))

    @staticmethod
    def drawn(scene: dict[str, Any], id: str) -> str:
        """The mark by which something of a path can be pointed at."""
        marks = {mark["id"]: mark for mark in scene["marks"]}
        return id if id in marks else next(mark["id"] for mark in marks.values() if mark.get("choice") == id)


class Attempt:
    """A task on a board. Beside the one in the page, its twin here is told the same, and knows what must come of it."""

    def __init__(self, learner: Learner, host: Locator, twin: Try) -> None:
        self.learner, self.hands, self.host, self.twin = learner, learner.hands, host, twin
        self.bubble = host.locator(".vl-bubble")
        twin._think = self.others_move

    def others_move(self) -> None:
        """Let the twin's others move at once, and not by the pauses of a loop."""
        while self.twin._others_turn():
            self.twin._move_others()
        self.twin._show()

    def finish(self) -> None:
        """Be refused, be helped, and then do all of it as the tasks say."""
        self.errs()
        self.is_helped()
        for task in self.twin.tasks:
            for move in task.moves:
                self.play(move)
        expect(self.host.locator(".vl-question")).to_have_text("Done. Well sailed!")

    def hear(self, **message: Any) -> None:
        """Tell the twin."""
        self.twin._hear(self.twin, message, [])

    def errs(self) -> None:
        """Try what isn't allowed, else what isn't asked for: the page says why. A whole way may be taken back."""
        state, task = self.twin.state, self.twin.tasks[0]
        others = [each for each in state["choices"] if each["line"] not in map(self.written, task.moves)]
        if state["refused"]:
            self.is_refused(state["refused"][0])
        elif others and task.goal is None:
            self.is_refused(others[0] | {"text": {"en": "But here something else is asked for."}})
        elif others:
            self.play(others[0]["line"])
            self.learner.press(self.host, "Undo")
            self.hear(do="undo")
            self.meets_twin()

    def is_refused(self, wrong: dict[str, Any]) -> None:
        """Point at something, and be told why not, and by which rule."""
        self.point(wrong["path"], wrong["words"]["en"])
        expect(self.bubble).to_contain_text(wrong["text"]["en"])
        if not wrong.get("rule", "core:").startswith("core:"):
            self.learner.press(self.bubble, "The rule")
            expect(self.host.get_by_role("dialog")).to_be_visible()
            self.learner.page.keyboard.press("Escape")
            expect(self.host.get_by_role("dialog")).to_have_count(0)

    def is_helped(self) -> None:
        """Ask for hints, until one names the move."""
        for _ in range(2):
            self.learner.press(self.host, "Give me a hint")
            self.hear(do="hint")
            words = self.twin.state["task"]["hint"]["words"]
            if words:
                expect(self.host.locator(".vl-hint")).to_have_text(words if isinstance(words, str) else words["en"])

    def play(self, move: str) -> None:
        """Make a move."""
        choice = next(each for each in self.twin.state["choices"] if each["line"] == self.written(move))
        self.point(choice["path"], choice["words"]["en"])
        self.hear(do="play", line=move)
        self.meets_twin()

    def meets_twin(self) -> None:
        """Wait until the page has come to where the twin is."""
        key = f"vikinglab/match/1/{self.twin.name}"
        self.learner.page.wait_for_function(KEPT, arg=[key, self.twin.state["save"]])

    def written(self, move: str) -> str:
        """A move as the page has it."""
        return notation.write(notation.read(move, self.twin.match.game.actions))

    def point(self, path: list[str], words: str) -> None:
        """Point at everything that a move names; what isn't drawn has a button."""
        scene = self.twin.state["scene"]
        for id in path:
            if any(id in (mark["id"], mark.get("choice")) for mark in scene["marks"]):
                self.hands.choose(self.host, self.learner.drawn(scene, id))
            else:
                self.learner.press(self.host, words)


REACHABLE = ":is(a[href], button, input, select, textarea, summary, [tabindex]):not([tabindex='-1'])"
"""What Tab leads to; from there on, arrows do."""


def unreached(page: Page) -> list[str]:
    """What can be used, but isn't come to by Tab from the top of the page."""
    page.evaluate(
        """() => {
          globalThis.met = new Set();
          document.addEventListener("focusin", (event) => met.add(event.target));
          document.activeElement.blur();
          scrollTo(0, 0);
          document.querySelector(".skip").focus();
        }"""
    )
    while page.evaluate("document.activeElement !== document.body && met.size < 1000"):
        page.keyboard.press("Tab")
    return page.evaluate(
        """(reachable) => [...document.querySelectorAll(reachable)]
          .filter((part) => !part.disabled && part.checkVisibility() && !met.has(part))
          .map((part) => part.outerHTML.slice(0, 120))""",
        REACHABLE,
    )


def nameless(page: Page) -> list[Any]:
    """What can have the focus and has no name that a screen reader could say."""
    tree = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    shown = [node for node in tree if not node["ignored"] and node["role"]["value"] not in ("RootWebArea", "main")]
    focusable = [
        node
        for node in shown
        if any(each["name"] == "focusable" and each["value"].get("value") for each in node.get("properties", []))
    ]
    return [node["role"]["value"] for node in focusable if not node.get("name", {}).get("value")]
