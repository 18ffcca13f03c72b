"""Output for a screen reader: a few turns by keyboard alone, word for word, and the tree that it walks through.

A transcript that differs is written beside the golden one as ``*.now``: read it aloud, and keep it if it is better.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from learner import SEEDS, Keys, Learner
from playwright.sync_api import Page
from tongues import wrong
from vikinglab_widgets import Board, Gallery, Predict, Task, Try
from vikinglab_widgets.lesson import Lesson

import vikinglab as vl
from vikinglab.core.teach.question import Question

from .host import Host
from .playing import key as press_key
from .playing import to_its_end

TELLS = "[...document.querySelectorAll('.vl-live[role=status]')].some(part => part.textContent)"
"""A live region is emptied before it is filled, so that what is told twice is heard twice."""
DRAWN = "new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(drawn))))"
"""It is filled when the next frame is drawn."""

FOCUS = """(here => here.getAttribute("aria-label") ?? here.innerText.replace(/[✓✗]\\s*/, "").trim())(
  document.activeElement)"""
TRANSCRIPTS = Path(__file__).parent / "transcripts"
SEA = """
voyage: 2
route: 6 rune, 7 axe, 9 rune, 11 monster-4, 12 fur, 13 encounter
A: space 6, crew 2, aboard axe
B: space 7, crew 1
C: space 9, crew 1
"""


class Listener:
    """Presses keys, and writes down what is spoken after each: where the focus is, and what is told."""

    def __init__(self, host: Host) -> None:
        self.host, self.page = host, host.page
        self.heard: list[str] = []
        self.before = self.told()

    def press(self, *keys: str) -> None:
        for key in keys:
            focus = self.focus()
            self.host.press(key)
            self.page.evaluate(DRAWN)
            self.page.wait_for_function(TELLS)
            self.heard.append(f"[{key}]")
            if self.focus() != focus:
                self.heard.append(f"  at: {self.focus()}")
            if self.told() != self.before or key in ("?", ".", "!", "Enter"):
                self.heard.append(f"  told: {self.told()}")
            self.before = self.told()

    def focus(self) -> str:
        """The name of the element with the focus."""
        return self.page.evaluate(FOCUS)

    def told(self) -> str:
        parts = self.page.eval_on_selector_all("[aria-live]", "parts => parts.map(part => part.innerText.trim())")
        return " / ".join(" ".join(part.split()) for part in parts if part)


HEARD = """(() => {
  globalThis.spoken = [];
  const live = "[aria-live], [role=status], [role=alert]";
  const told = (changes) => {
    const parts = changes.map(({ target }) => (target.closest ? target : target.parentElement)?.closest(live));
    for (const region of new Set(parts.filter(Boolean))) {
      const text = region.innerText.replace(/\\s+/g, " ").trim();
      if (text) spoken.push(text);
    }
  };
  new MutationObserver(told).observe(document, { childList: true, characterData: true, subtree: true });
})()"""
"""Notes what every live region tells, at the moment when it does."""

NOW = """() => new Promise((now) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => {
  const here = document.activeElement;
  const plain = (text) => (text ?? "").replace(/[✓✗]/g, "").replace(/\\s+/g, " ").trim();
  const by = (part, what) => plain(document.getElementById(part.getAttribute(`aria-${what}`))?.textContent);
  const name = (part) => part.getAttribute("aria-label") ?? by(part, "labelledby");
  const kinds = { BUTTON: "button", A: "link", H2: "heading", INPUT: "slider", SELECT: "list" };
  const states = ["pressed", "expanded", "disabled"].filter((state) => here.getAttribute(`aria-${state}`) === "true");
  const around = [];
  for (let part = here.parentElement; part; part = part.parentElement) {
    if (!part.matches("[role=group], [role=toolbar], dialog, ol") || !name(part)) continue;
    around.unshift([name(part), by(part, "describedby")].filter(Boolean).join(". "));
  }
  const called = name(here) || plain(here.labels?.[0]?.firstChild.textContent) || plain(here.innerText);
  const value = here.getAttribute("aria-valuetext") ?? here.selectedOptions?.[0].textContent;
  const at = [called, here.getAttribute("role") ?? kinds[here.tagName], ...states, value].filter(Boolean).join(", ");
  now({ at: here === document.body ? "" : at, around, told: spoken.splice(0), moved: globalThis.stood !== here });
  globalThis.stood = here;
}))))"""
"""A script for the place of the focus, the parts around it, and the sentences told since the last question."""


SWIFT = "Date.now = () => 0"
"""A clock that stands still: fast typing stays fast, however long a machine takes over it."""


class Ear(Keys):
    """Presses keys, and writes down what is spoken after each: what one comes into, where one is, and what is told."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.lines: list[str] = []
        self.around: list[str] = []
        self.at = ""
        self.host: Host | None = None

    def sit_down(self, host: Host) -> None:
        """Go to the top of another page."""
        self.host, self.around, self.at = host, [], ""
        self.listen()

    def key(self, key: str) -> None:
        self.lines.append(f"[{key}]")
        self.page.keyboard.press(key)
        self.host.pump()
        self.listen()

    def listen(self) -> None:
        now = self.page.evaluate(NOW)
        self.lines += [f"  in: {group}" for group in now["around"] if group not in self.around]
        if now["at"] and (now["moved"] or now["at"] != self.at):
            self.lines.append(f"  at: {now['at']}")
        self.around, self.at = now["around"], now["at"]
        self.lines += [f"  told: {told}" for told in now["told"]]


def golden(name: str, text: str) -> None:
    kept = TRANSCRIPTS / name
    if not kept.exists() or kept.read_text("utf-8") != text:
        kept.with_suffix(f"{kept.suffix}.now").write_text(text, "utf-8")
    assert kept.exists(), f"there is no transcript {name} yet: read the one that was written beside it"
    assert text == kept.read_text("utf-8")


def speak(page, language: str) -> None:
    page.add_init_script(f"localStorage.setItem('vikinglab/language', '{language}')")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_few_turns_on_a_board(page, tmp_path, language):
    speak(page, language)
    match = vl.position("raids", SEA).match(seed=1)
    host = Host(page, Board(match), tmp_path)
    page.locator("g[tabindex='0']").focus()
    listener = Listener(host)
    listener.press("!", "?", "1", "2", ".", "ArrowRight", "Enter", "Enter", "Home", "End", "PageDown", "ArrowDown")
    listener.press("PageUp", "1", "2", "Enter", "!", "?")
    golden(f"board.{language}.txt", "\n".join(listener.heard) + "\n")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_question_and_a_task(page, tmp_path, language):
    speak(page, language)
    match = vl.position("raids", SEA).match(seed=1)
    question = match.ask("next")
    asked = Host(page, Predict(Question(match, question.asks, question.answers, of_nobody=True)), tmp_path)
    asked.alive = False
    page.locator(".vl-option").first.focus()
    listener = Listener(asked)
    listener.press("Enter", "Tab", "Enter", "Tab", "Tab", "Tab")
    task = Task("Set out for the fur." if language == "en" else "Partez vers la fourrure.", "sail 12")
    done = Host(page, Try(match, task), tmp_path)
    page.locator("g[tabindex='0']").focus()
    tried = Listener(done)
    tried.press("7", "Enter", "1", "2", "Enter")
    golden(f"lesson.{language}.txt", "\n".join([*listener.heard, "", *tried.heard]) + "\n")


OVER = {"en": "The match is over", "fr": "La partie est finie"}
UNSPOKEN = re.compile(r"\b(?:zone|ship|die|piece|location|tile|hand|slot|way|face|card):\w|[{}]|undefined|None\b|NaN")
"""Words that nobody should hear: ids, and anything that was never put into words."""


WHOLE = [("vikingar", "en"), *(pytest.param(key, language, marks=pytest.mark.soak)
         for key, language in (("vikingar", "fr"), ("midgard", "en"), ("midgard", "fr")))]  # fmt: skip


@pytest.mark.parametrize(("key", "language"), WHOLE)
def test_a_whole_match_is_heard_as_it_is_played_by_keys(page, tmp_path, key, language):
    speak(page, language)
    page.add_init_script(HEARD)
    page.emulate_media(reduced_motion="reduce")
    rulings = {"setup.feats": "one"} if key == "vikingar" else {}
    match = vl.new(key, players=2, seed=4, seats=["person", "greedy"], rulings=rulings)
    host = Host(page, Board(match), tmp_path)

    def chosen(host: Host, id: str) -> None:
        ply = match.ply
        press_key(host, id)
        heard = page.evaluate(NOW)
        said = " / ".join([heard["at"], *heard["around"], *heard["told"]])
        assert not UNSPOKEN.search(said), said
        assert heard["told"] or match.ply == ply, f"nothing is told after {match.moves[-1]}"

    to_its_end(host, chosen, OVER[language])


LESSONS = sorted((Path(__file__).parents[2] / "notebooks" / "raids" / "learn").glob("*.ipynb"))
CHAPTER = LESSONS[len(LESSONS) // 2 - 1]


@pytest.mark.parametrize("language", ["en", pytest.param("fr", marks=pytest.mark.soak)])
def test_a_whole_chapter(page, tmp_path, language):
    """Wrong answers, refusals and hints included, without the prose between its boards."""
    speak(page, language)
    for script in (SEEDS, HEARD, SWIFT):
        page.add_init_script(script)
    ear = Ear(page)
    learner = Learner(page, CHAPTER, ear, language)
    for at, (widget, twin) in enumerate(zip(Lesson(CHAPTER).widgets, learner.lesson.widgets, strict=True), 1):
        ear.lines += ["", f"{at}. {type(widget).__name__}"]
        learner.asked = 0  # each page draws its seeds anew
        ear.sit_down(Host(page, widget, tmp_path, phrases={language: learner.phrases}))
        learner.use(page.locator("#host"), twin)
    assert wrong((line.partition(": ")[2] for line in ear.lines), language) == []
    golden(f"chapter.{language}.txt", "\n".join(ear.lines).strip() + "\n")


def test_the_tree_that_a_screen_reader_walks_through(page, tmp_path):
    Host(page, Board(vl.position("raids", SEA).match(seed=1)), tmp_path)
    page.evaluate(DRAWN)
    golden("board.tree.yaml", page.locator(".vl-board").aria_snapshot() + "\n")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_gallery_that_a_screen_reader_walks_through(page, tmp_path, monkeypatch, language):
    """With a match that goes on, and a course that has begun."""
    speak(page, language)
    kept = {"match/1/vikingar/play": '{"line": ["pass"]}', "done/1": '["raids/learn/1/sail"]'}
    page.add_init_script(
        f"Object.entries({kept}).forEach(([key, value]) => localStorage.setItem(`vikinglab/${{key}}`, value))"
    )
    monkeypatch.chdir(Path(__file__).parents[2] / "notebooks")
    Host(page, Gallery(), tmp_path)
    golden(f"gallery.{language}.yaml", page.locator("#host").aria_snapshot() + "\n")
