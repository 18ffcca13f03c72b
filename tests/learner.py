"""A learner who finishes a chapter: what is right, wrong, refused and helpful is asked of the chapter's own widgets."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, Protocol

from playwright.sync_api import Locator, Page, expect
from vikinglab_widgets import Predict, Quiz, Try, Walkthrough
from vikinglab_widgets.lesson import Lesson

from vikinglab.core.engine import notation
from vikinglab.core.words.refusal import refused
from vikinglab.core.words.speech import Text
from vikinglab.translation import po

HOSTS = ".jp-OutputArea-output:has(.vl-board)"
"""Each of them holds a widget, in the order of the cells, as far as they have been drawn."""

STEP = ".scene.now[data-part=before]"
"""The step that is shown, if it has a board to be used."""

HERE = "[...document.querySelectorAll('#steps ol a')].findIndex(dot => dot.ariaCurrent === 'step')"

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
    """Something that uses a page."""

    def press(self, button: Locator) -> None:
        """Press a button."""

    def choose(self, root: Locator, id: str) -> None:
        """Choose something that is drawn on a board."""

    def key(self, key: str) -> None:
        """Press a key."""


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

    def key(self, key: str) -> None:
        self.page.keyboard.press(key)

    def choose(self, root: Locator, id: str) -> None:
        self._click(root.locator(f'g[data-id="{id}"]'))

    def _click(self, wanted: Locator) -> None:
        x, y, over = wanted.evaluate(WHERE)
        assert over is None, f"{over[:200]} lies over {wanted}"
        self.page.mouse.click(x, y)


TYPED = """key => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }))"""
"""A key that Playwright’s keyboard hasn’t, such as é."""


class Keys:
    """Tab, arrows, letters, Enter and Escape, and nothing else."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def key(self, key: str) -> None:
        if key.isascii():
            self.page.keyboard.press(key)
        else:
            self.page.evaluate(TYPED, key)

    def press(self, button: Locator) -> None:
        self._tab_to(button)
        self.key("Enter")

    def choose(self, root: Locator, id: str) -> None:
        inside = "root => root.contains(document.activeElement) && document.activeElement.matches('g[data-id]')"
        if not root.evaluate(inside):
            self._tab_to(root.locator("g[tabindex='0']"))
        mark = root.locator(f'g[data-id="{id}"]')
        self._walk_to(mark, (mark.get_attribute("aria-label") or "").lower())
        self.key("Enter")

    def _walk_to(self, mark: Locator, known: str) -> None:
        """Type its number, or the beginnings of the words of its name; once more for the next that is called so.

        A square of a board with files and ranks is typed whole, such as f8.
        """
        here = "mark => mark === document.activeElement"
        squares = re.findall(r"\b[a-z]\d+\b", known)
        for word in [*squares, *re.findall(r"\d+", known), *re.findall(r"[^\W\d]+", known)][:12]:
            for typed in (word, *word[:1] * 5):
                if mark.evaluate(here):
                    return
                for letter in typed:
                    self.key(letter)
                if not mark.evaluate(here):
                    self.key(".")  # asks where one is; and what was typed before is forgotten
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
            self.key("Shift+Tab" if aside < 0 else "Tab")
        raise AssertionError(f"Tab doesn’t lead to {wanted}")


def phrases(chapter: Path, language: str) -> dict[str, str]:
    """Return what the author of a chapter wrote, in another language."""
    file = po.beside(chapter).get(language)
    return {each.source: each.text for each in po.read(file)} if file else {}


class Learner:
    """Goes through a chapter from its first widget to its last, and errs wherever one can."""

    def __init__(self, page: Page, chapter: Path, hands: Hands, language: str = "en") -> None:
        self.page, self.hands, self.language = page, hands, language
        self.phrases = phrases(chapter, language)
        self.lesson = Lesson(chapter)
        assert self.lesson.wrong == []
        self.asked = 0
        self.words: dict[str, Any] = {}

    def finish(self) -> None:
        """Do all that there is to be done."""
        for at, widget in enumerate(self.lesson.widgets):
            if at:
                self.further()
            self.use(self.host(), widget)
        assert set(self.page.evaluate(DONE)) >= set(self.parts)
        while self.page.locator("#steps button.on:visible").count():
            self.further()

    def host(self) -> Locator:
        """Go on to the next step that holds a widget, and read what stands before it."""
        here = self.page.locator(f"{STEP} {HOSTS}")
        while not here.count():
            self.further()
        if self.page.locator(f"{STEP} .prose.open").count():
            self.hands.press(self.page.locator("#steps button.on"))
        return here

    def further(self) -> None:
        """Go on to the next step, and come to its heading."""
        at = self.page.evaluate(HERE)
        skip = self.page.locator("#steps button.skip-step:visible")
        self.hands.press(skip if skip.count() else self.page.locator("#steps button.on"))
        self.page.wait_for_function(f"at => {HERE} === at + 1 && !document.querySelector('.scene.coming')", arg=at)
        expect(self.page.locator(".scene.now .prose.read :is(h1, h2, h3)").first).to_be_focused()

    def use(self, host: Locator, widget: Any) -> None:
        """Do all that there is to be done with a widget."""
        self.words = widget.words
        match widget:
            case Try():
                Attempt(self, host, widget).finish()
            case Predict():
                self.predict(host, widget)
            case Quiz():
                self.quiz(host, widget)
            case Walkthrough():
                self.walk(host, widget)

    def say(self, text: Any, table: dict[str, Any] | None = None) -> str:
        """Return a text as the page says it; of a trace, the number of a row of its table."""
        if table is not None:
            return table["texts"][text][table["languages"].index(self.language)]
        return self.phrases.get(text, text) if isinstance(text, str) else text[self.language]

    def ui(self, key: str) -> str:
        """Return a word of the interface."""
        return self.say(self.words[key])

    def leave(self, name: str) -> None:
        """Follow a link at the end of the chapter."""
        self.hands.press(self.page.get_by_role("main").get_by_role("link", name=name, exact=True).last)

    @property
    def parts(self) -> list[str]:
        """The parts to do, by name; knowing it all beforehand is no part of it."""
        return [name for name in self.lesson.names if not name.endswith("/known")]

    # Questions

    def predict(self, host: Locator, widget: Predict) -> None:
        """Answer each question, first wrong."""
        for at, question in enumerate(widget.questions):
            if at:
                self.press(host, "quiz-next")
            self.sees(host, question)
            if "near" in question:
                self.guess(host, question)
            else:
                self.answer(host, question, wrong_first=True)
            if question["then"] and not at:
                self.watch(host, question["then"])
        if widget.name:
            assert widget.name in self.page.evaluate(DONE)

    def sees(self, host: Locator, question: dict[str, Any]) -> None:
        """Watch what goes before a question, and read it."""
        before = question.get("before")
        for frame in before["frames"] if before else ():
            expect(host.locator(".vl-question")).to_have_text(self.say(frame["say"], before))
            self.press(host, "next")
        expect(host.locator(".vl-question")).to_have_text(self.say(question["asks"]))

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
            expect(reason).to_contain_text(self.say(answers[at]["why"]))
            expect(reason).to_contain_text(self.ui("right" if answers[at]["right"] else "wrong"))
            expect(host.locator(".vl-live[role=status]")).to_contain_text(self.say(answers[at]["why"]))

    def guess(self, host: Locator, question: dict[str, Any]) -> None:
        """Set how likely something is, as far off as can be: there is one guess, and then its reason."""
        low = question["chance"] > 50
        host.locator("input[type=range]").press("Home" if low else "End")
        self.press(host, "guess-set")
        expect(host.locator(".vl-reason")).to_contain_text(self.say(question["answers"][1 if low else 2]["why"]))

    @staticmethod
    def first(question: dict[str, Any], right: bool) -> int:
        """Return the first right or wrong answer that can be given."""
        answers = [at for at, answer in enumerate(question["answers"]) if answer["right"] is right]
        if not question["board"]:
            return answers[0]
        drawn = {mark.get(by) for mark in question["scene"]["marks"] for by in ("id", "choice")}
        return next(at for at in answers if question["answers"][at]["path"][0] in drawn)

    def watch(self, host: Locator, then: dict[str, Any]) -> None:
        """See what comes of it, moment by moment."""
        self.press(host, "watch")
        for _ in then["frames"][1:]:
            self.press(host, "next")
        expect(host.locator(".vl-moment")).to_have_text(self.say(then["frames"][-1]["say"], then))

    def quiz(self, host: Locator, widget: Quiz) -> None:
        """Err as often as one may and still pass; of a quiz that lets one skip the chapter, show that one can't."""
        self.press(host, "quiz-begin")
        self.asked += 1
        widget.ask(self.asked)
        allowed = 1 if widget.skips else len(widget.questions) // 5
        assert widget.questions
        for at, question in enumerate(widget.questions):
            if at:
                self.press(host, "quiz-next")
            self.sees(host, question)
            self.answer(host, question, wrong_first=at < allowed)
        expect(host.locator(".vl-score")).to_contain_text(self.ui("quiz-not-known" if widget.skips else "quiz-passed"))
        assert (widget.name in self.page.evaluate(DONE)) is not widget.skips

    # Matches

    def walk(self, host: Locator, widget: Walkthrough) -> None:
        """Step to the end."""
        frames = widget.trace["frames"]
        count = host.locator(".vl-ask .vl-who")
        self.hands.press(host.locator("button[data-key=next]"))
        for _ in frames[2:]:
            self.hands.key("Enter")  # the button keeps the focus
        expect(count).to_have_text(f"{len(frames)} / {len(frames)}")
        expect(host.locator(".vl-question")).to_have_text(self.say(frames[-1]["say"], widget.trace))

    def press(self, host: Locator, key: str) -> None:
        """Press a button of the interface."""
        self.press_called(host, self.ui(key))

    def press_called(self, host: Locator, name: str) -> None:
        self.hands.press(host.get_by_role("button", name=name, exact=True))

    @staticmethod
    def drawn(scene: dict[str, Any], id: str) -> str:
        """Return the mark by which something of a path can be pointed at."""
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
        grade = self.twin.state["task"]["grade"]
        ending = self.twin.state["ending"] if self.twin.tasks[-1].is_played else None
        done = self.learner.say(ending["headline"]) if ending else self.learner.ui("well-done")
        said = self.learner.say(grade["told"]) if grade else done
        counted = said.replace("{points}", self.learner.say(grade["points"])) if grade else said
        expect(self.host.locator(".vl-question")).to_have_text(counted)

    def hear(self, **message: Any) -> None:
        """Tell the twin."""
        self.twin._hear(self.twin, message, [])

    def errs(self) -> None:
        """Try what isn't allowed, else what isn't asked for: the page says why. A whole way may be taken back."""
        state, task = self.twin.state, self.twin.tasks[0]
        others = [each for each in state["choices"] if each["line"] not in map(self.written, task.moves)]
        if state["refused"]:
            self.is_refused(state["refused"][0])
        elif others and not task.is_free:
            self.is_refused(others[0] | {"text": refused("try-other", move=Text(others[0]["words"])).text})
        elif others:
            self.play(others[0]["line"])
            self.learner.press(self.host, "undo")
            self.hear(do="undo")
            self.meets_twin()

    def is_refused(self, wrong: dict[str, Any]) -> None:
        """Point at something, and be told why not, and by which rule; of a piece that can't move at all, at once."""
        path = wrong["path"]
        opens = any(choice["path"][:1] == path[:1] for choice in self.twin.state["choices"])
        self.point(path if opens else path[:1], wrong["words"])
        expect(self.bubble).to_contain_text(self.learner.say(wrong["text"]))
        if not wrong.get("rule", "core:").startswith("core:"):
            self.learner.press(self.bubble, "rule")
            expect(self.host.get_by_role("dialog")).to_be_visible()
            self.hands.key("Escape")
            expect(self.host.get_by_role("dialog")).to_have_count(0)

    def is_helped(self) -> None:
        """Ask for hints, until one names the move."""
        for _ in range(2):
            self.learner.press(self.host, "hint")
            self.hear(do="hint")
            words = self.twin.state["task"]["hint"]["words"]
            if words:
                expect(self.host.locator(".vl-hint")).to_have_text(self.learner.say(words))

    def play(self, move: str) -> None:
        """Make a move."""
        choice = next(each for each in self.twin.state["choices"] if each["line"] == self.written(move))
        self.point(choice["path"], choice["words"])
        self.hear(do="play", line=move)
        self.meets_twin()

    def meets_twin(self) -> None:
        """Wait until the page has come to where the twin is."""
        key = f"vikinglab/match/1/{self.twin.name}"
        self.learner.page.wait_for_function(KEPT, arg=[key, self.twin.state["save"]])

    def written(self, move: str) -> str:
        """Return a move as the page has it."""
        return notation.write(notation.read(move, self.twin.match.game.actions))

    def point(self, path: list[str], words: Any) -> None:
        """Point at everything that a move names; what isn't drawn has a button."""
        scene = self.twin.state["scene"]
        for id in path:
            if any(id in (mark["id"], mark.get("choice")) for mark in scene["marks"]):
                self.hands.choose(self.host, self.learner.drawn(scene, id))
            else:
                self.learner.press_called(self.host, self.learner.say(words))


REACHABLE = ":is(a[href], button, input, select, textarea, summary, [tabindex]):not([tabindex='-1'])"
"""The elements that Tab leads to; from there on, arrows do."""


def unreached(page: Page) -> list[str]:
    """Return the usable elements that Tab doesn't reach from the top of the page."""
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
          .filter((part) => !part.disabled && !part.closest("[inert]") && !met.has(part))
          .filter((part) => part.checkVisibility({ visibilityProperty: true }))
          .map((part) => part.outerHTML.slice(0, 120))""",
        REACHABLE,
    )


def nameless(page: Page) -> list[Any]:
    """Return the elements that can have the focus and have no name for a screen reader."""
    tree = page.context.new_cdp_session(page).send("Accessibility.getFullAXTree")["nodes"]
    shown = [node for node in tree if not node["ignored"] and node["role"]["value"] not in ("RootWebArea", "main")]
    focusable = [
        node
        for node in shown
        if any(each["name"] == "focusable" and each["value"].get("value") for each in node.get("properties", []))
    ]
    return [node["role"]["value"] for node in focusable if not node.get("name", {}).get("value")]
