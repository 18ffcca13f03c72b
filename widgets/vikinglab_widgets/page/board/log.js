// @ts-check
// The game log: what happened, an entry a moment, each with its rule.

import { button, html, renew, uid } from "../base/dom.js";

/** @import {Entry, Text} from "../wire.js" */
/** @import {Page} from "../types.js" */

const READ = 6; // so many of the latest entries are read aloud at once

export class GameLog {
  /**
   * `pointed(number)` is called when an entry is pointed at, with null when no more; `opened(number)` when it is chosen.
   * @param {Page} page
   * @param {{ pointed: (number: number | null) => void, opened: (number: number) => void }} given
   */
  constructor(page, { pointed, opened }) {
    this.page = page;
    this.pointed = pointed;
    this.opened = opened;
    /** @type {number | null} */
    this.last = null;
    this.title = html("h3", { id: uid() });
    this.list = html("ol", { class: "vl-log", "aria-labelledby": this.title.id });
    this.list.addEventListener("keydown", (event) => this.walk(event));
    this.element = html("section", { class: "vl-sheet-card vl-happened" }, this.title, this.list);
  }

  /**
   * Show entries, each with the letter of its seat; what had the focus gives it to `otherwise` where it is gone.
   * @param {Entry[]} entries
   * @param {Text[]} letters
   * @param {HTMLElement} otherwise
   */
  show(entries, letters, otherwise) {
    this.title.textContent = this.page.ui("log");
    renew(
      this.list,
      entries.map((entry) => this.entry(entry, letters)),
      otherwise,
    );
    this.stop(this.list.querySelector(":focus") ?? this.list.querySelector("li:last-child > button"));
    requestAnimationFrame(() => (this.list.scrollTop = this.list.scrollHeight));
  }

  /**
   * @param {Entry} given
   * @param {Text[]} letters
   */
  entry({ number, seat, text }, letters) {
    const style = `vl-letter-badge${seat === null ? "" : ` vl-seat-${seat}`}`;
    const letter = html(
      "span",
      { class: style, "aria-hidden": "true" },
      seat === null ? "" : this.page.words(letters[seat]),
    );
    const told = button(this.page.words(text), () => this.opened(number), "vl-entry");
    for (const event of ["mouseenter", "focus"]) told.addEventListener(event, () => this.pointed(number));
    for (const event of ["mouseleave", "blur"]) told.addEventListener(event, () => this.pointed(null));
    return html("li", {}, letter, told);
  }

  /**
   * The sentences that nobody has been told yet; none at the first time.
   * @param {Entry[]} entries
   */
  news(entries) {
    const fresh = entries.filter(({ number }) => this.last !== null && number > this.last);
    this.last = entries.at(-1)?.number ?? -1;
    return fresh.slice(-READ).map(({ text }) => this.page.words(text));
  }

  /** Begin anew: what stands in the log by then is no news. */
  forget() {
    this.last = null;
  }

  /**
   * The log has one tab stop too, and arrows move over its entries.
   * @param {KeyboardEvent} event
   */
  walk(event) {
    const entries = [...this.list.querySelectorAll("button")];
    const at = entries.findIndex((each) => each === document.activeElement);
    /** @type {Record<string, number>} */
    const steps = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: entries.length - 1 };
    const entry = entries[steps[event.key]];
    if (!entry) return;
    event.preventDefault();
    this.stop(entry);
    entry.focus();
  }

  /** @param {Element | null} entry */
  stop(entry) {
    for (const each of this.list.querySelectorAll("button")) each.tabIndex = each === entry ? 0 : -1;
  }
}
