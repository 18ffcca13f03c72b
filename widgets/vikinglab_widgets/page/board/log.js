// @ts-check
// The game log: one entry for each event, with its rule.

import { around, button, follow, html, uid } from "../base/dom.js";

/** @import {Entry, Text} from "../wire.js" */
/** @import {Page} from "../types.js" */

const READ = 6; // the number of latest entries that are read aloud at once

export class GameLog {
  /**
   * `pointed(number)` is called when the reader points at an entry, with null when they leave it; `opened(number)` when
   * they choose one.
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
    for (const [event, on] of /** @type {const} */ ([
      ["mouseover", true],
      ["mouseout", false],
      ["focusin", true],
      ["focusout", false],
    ]))
      this.list.addEventListener(event, (at) => this.point(at, on));
    /**
     * The lines shown, by their contents: those that stay aren't made again.
     * @type {Map<string, HTMLElement>}
     */
    this.lines = new Map();
    this.element = html("section", { class: "vl-sheet-card vl-happened" }, this.title, this.list);
  }

  /**
   * Show entries, each with the letter of its seat, the newest last, or where only the beginning is seen first; if the
   * element with the focus goes, `otherwise` gets the focus.
   * @param {Entry[]} entries
   * @param {Text[]} letters
   * @param {HTMLElement} otherwise
   * @param {boolean} [newestFirst]
   */
  show(entries, letters, otherwise, newestFirst = false) {
    this.title.textContent = this.page.ui("log");
    const order = newestFirst ? [...entries].reverse() : entries;
    const lines = new Map(order.map((entry) => this.line(entry, letters)));
    if ([...lines.keys()].join() === [...this.lines.keys()].join()) return;
    this.lines = lines;
    follow(this.list, [...lines.values()], otherwise);
    const newest = newestFirst ? "li:first-child > button" : "li:last-child > button";
    this.stop(this.list.querySelector(":focus") ?? this.list.querySelector(newest));
    requestAnimationFrame(() => (this.list.scrollTop = newestFirst ? 0 : this.list.scrollHeight));
  }

  /**
   * The line of an entry, old or new, by its contents.
   * @param {Entry} entry
   * @param {Text[]} letters
   * @returns {[string, HTMLElement]}
   */
  line({ number, seat, text }, letters) {
    const [letter, told] = [seat === null ? "" : this.page.words(letters[seat]), this.page.words(text)];
    const key = `${number}|${seat}|${letter}|${told}`;
    return [key, this.lines.get(key) ?? this.entry(number, seat, letter, told)];
  }

  /**
   * @param {number} number
   * @param {number | null} seat
   * @param {string} letter
   * @param {string} told
   */
  entry(number, seat, letter, told) {
    const style = `vl-letter-badge${seat === null ? "" : ` vl-seat-${seat}`}`;
    const entry = button(told, () => this.opened(number), "vl-entry");
    entry.dataset.number = String(number);
    return html("li", {}, html("span", { class: style, "aria-hidden": "true" }, letter), entry);
  }

  /**
   * Report that the mouse or the focus has come to an entry, or left it.
   * @param {MouseEvent | FocusEvent} event
   * @param {boolean} on
   */
  point(event, on) {
    const entry = around(event, ".vl-entry");
    if (entry && event.relatedTarget !== entry) this.pointed(on ? Number(entry.dataset.number) : null);
  }

  /**
   * The sentences that nobody has been told yet; none the first time.
   * @param {Entry[]} entries
   */
  news(entries) {
    const fresh = entries.filter(({ number }) => this.last !== null && number > this.last);
    this.last = entries.at(-1)?.number ?? -1;
    return fresh.slice(-READ).map(({ text }) => this.page.words(text));
  }

  /** Start again: entries that are in the log by then are no news. */
  forget() {
    this.last = null;
  }

  /**
   * The log has one tab stop too, and arrow keys move over its entries.
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
    for (const each of this.list.querySelectorAll("button")) {
      const wanted = each === entry ? 0 : -1;
      if (each.tabIndex !== wanted || !each.hasAttribute("tabindex")) each.tabIndex = wanted;
    }
  }
}
