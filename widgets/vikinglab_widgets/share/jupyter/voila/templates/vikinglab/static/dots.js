// The reader's place in a row of steps, and the buttons to go on and back.

import { button, chosen, made, say } from "./words.js";

/** @typedef {{ id: string, title: string, asks: boolean, done: boolean }} Dot */
/** @typedef {{ href: string, text: string, lang: string }} Next */

export class Dots {
  /**
   * `go(at)` leads to a step, `further()` to the next thing, `all()` shows all of them on one page or one at a time again.
   * @param {(at: number) => void} go
   * @param {() => void} further
   * @param {() => void} all
   */
  constructor(go, further, all) {
    this.go = go;
    this.at = -1;
    this.look = "";
    this.back = button("", () => go(this.at - 1), { class: "back" });
    this.skip = button("", () => go(this.at + 1), { class: "skip-step" });
    this.on = button("", further, { class: "on" });
    this.next = made("a", { class: "on", href: "#", hidden: "" });
    this.all = button("", all, { class: "all" });
    this.count = button("", () => this.open(!this.element.classList.contains("open")), {
      class: "count",
      "aria-expanded": "false",
    });
    this.row = made("ol");
    this.list = made("div", { class: "list", id: "all-steps" }, this.row, this.all);
    this.count.setAttribute("aria-controls", this.list.id);
    this.live = made("p", { class: "live", role: "status" });
    this.element = made(
      "nav",
      { id: "steps" },
      this.back,
      made("div", { class: "where" }, this.count, this.list),
      this.skip,
      this.on,
      this.next,
      this.live,
    );
    this.element.addEventListener("keydown", (event) => event.key === "Escape" && this.shut());
    document.addEventListener(
      "click",
      ({ target }) => (target instanceof Node && this.element.contains(target)) || this.open(false),
    );
    this.open(false);
  }

  /** @param {boolean} wanted */
  open(wanted) {
    this.element.classList.toggle("open", wanted);
    this.count.setAttribute("aria-expanded", String(wanted));
  }

  shut() {
    if (!this.element.classList.contains("open")) return;
    this.open(false);
    this.count.focus();
  }

  /**
   * Show the steps, which of them are done, and the present one.
   * @param {{ steps: Dot[], at: number, all: boolean, isRead: boolean, next: Next | null }} row
   */
  show({ steps, at, all, isRead, next }) {
    this.at = at;
    const { asks, done } = steps[at] ?? { asks: false, done: false };
    const last = at === steps.length - 1;
    this.element.lang = chosen("language");
    this.element.setAttribute("aria-label", say("steps"));
    this.named(this.back, "back");
    this.named(this.skip, "skip");
    this.named(this.on, "continue");
    this.all.textContent = say(all ? "single" : "all");
    this.count.textContent = all ? say("all") : say("step", { number: at + 1, of: steps.length });
    this.back.disabled = at < 1;
    this.skip.hidden = all || last || isRead || !asks || done;
    this.on.hidden = all || (last && !isRead);
    this.on.disabled = !isRead && asks && !done;
    this.next.hidden = !(all || (last && !isRead)) || !next;
    if (next) Object.assign(this.next, { href: next.href, textContent: next.text, lang: next.lang });
    this.showRow(steps, at);
  }

  /**
   * @param {HTMLElement} element
   * @param {string} key
   */
  named(element, key) {
    element.textContent = say(key);
  }

  /**
   * @param {Dot[]} steps
   * @param {number} at
   */
  showRow(steps, at) {
    const look = JSON.stringify([steps, at, chosen("language")]);
    if (look === this.look) return;
    this.look = look;
    const held = [...this.row.querySelectorAll("a")].findIndex((link) => link === document.activeElement);
    this.row.lang = document.documentElement.lang; // headings are in the language of the notebook
    this.row.style.setProperty("--steps", String(steps.length));
    this.row.replaceChildren(...steps.map((step, number) => this.dot(step, number, at)));
    this.row.querySelectorAll("a")[held]?.focus();
  }

  /**
   * @param {Dot} step
   * @param {number} number
   * @param {number} at
   */
  dot({ id, title, done }, number, at) {
    const link = made("a", { href: `#${id}`, title }, made("span", { class: "title" }, `${number + 1}. ${title}`));
    link.classList.toggle("done", done);
    if (number === at) link.setAttribute("aria-current", "step");
    if (done) link.setAttribute("aria-label", say("step-done", { title: `${number + 1}. ${title}` }));
    link.addEventListener("click", (event) => {
      event.preventDefault();
      this.open(false);
      this.go(number);
    });
    return made("li", {}, link);
  }

  /** @param {string} sentence */
  tell(sentence) {
    this.live.textContent = sentence;
  }
}
