// @ts-check
// The game log: one entry for each event, with its rule.

import { around, button, follow, html, uid } from "../base/dom.js";
import { sure } from "../base/sure.js";

/** @import {Entry, Text} from "../wire.js" */
/** @import {Act, Page, Said} from "../types.js" */

const READ = 6; // the number of latest entries that are read aloud at once
const FEW = 3; // entries of a turn that need no paragraph

/**
 * How a log tells its entries: the letters and names of the seats; the seats whose turns are told in a paragraph; whether
 * the newest come first.
 * @typedef {{ letters: Text[], names: Text[], others: number[], newestFirst?: boolean }} Manner
 */

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
    /** @type {Set<number>} - the turns that are unfolded, by the number of their first entry */
    this.unfolded = new Set();
    /** @type {Act | undefined} - shows the log again */
    this.again = undefined;
    this.element = html("section", { class: "vl-sheet-card vl-happened" }, this.title, this.list);
  }

  /**
   * Show entries, each with the letter of its seat, the newest last, or where only the beginning is seen first; if the
   * element with the focus goes, `otherwise` gets the focus.
   * @param {Entry[]} entries
   * @param {Manner} manner
   * @param {HTMLElement} otherwise
   */
  show(entries, manner, otherwise) {
    this.title.textContent = this.page.ui("log");
    this.again = () => this.show(entries, manner, otherwise);
    const { newestFirst = false } = manner;
    const turns = newestFirst ? turnsOf(entries).reverse() : turnsOf(entries);
    const lines = new Map(turns.flatMap((turn) => this.turn(turn, manner)));
    if ([...lines.keys()].join() === [...this.lines.keys()].join()) return;
    this.lines = lines;
    follow(this.list, [...lines.values()], otherwise);
    const newest = newestFirst ? "li:first-child > button" : "li:last-child > button";
    this.stop(this.list.querySelector(":focus") ?? this.list.querySelector(newest));
    requestAnimationFrame(() => (this.list.scrollTop = newestFirst ? 0 : this.list.scrollHeight));
  }

  /**
   * The lines of what a seat did in a row. Of a long turn of another it is a paragraph, with its lines folded in.
   * @param {Entry[]} turn
   * @param {Manner} manner
   * @returns {Array<[string, HTMLElement]>}
   */
  turn(turn, { letters, names, others, newestFirst = false }) {
    const { number, seat } = turn[0];
    const order = newestFirst ? [...turn].reverse() : turn;
    const letter = seat === null ? "" : this.page.words(letters[seat]);
    const lines = () =>
      order.map((each) => this.line(String(each.number), each, letter, () => this.opened(each.number)));
    if (seat === null || !others.includes(seat) || turn.length <= FEW || !turn.some(({ aside }) => aside))
      return lines();
    const isOpen = this.unfolded.has(number);
    const text = this.paragraph(turn, `${this.page.words(names[seat])} `);
    const more = this.page.ui("log-lines", { number: turn.length });
    const key = `${number}-${turn.length}-${isOpen}`;
    const head = this.line(key, { ...sure(turn.at(-1)), text }, letter, () => this.unfold(number), more);
    head[1].lastElementChild?.setAttribute("aria-expanded", String(isOpen));
    return [head, ...(isOpen ? lines() : [])];
  }

  /**
   * What matters of a turn, as one sentence that names its seat once.
   * @param {Entry[]} turn
   * @param {string} name
   */
  paragraph(turn, name) {
    const kept = turn.filter(({ aside }) => !aside);
    const told = (kept.length ? kept : turn.slice(-1)).map(({ text }) => this.page.words(text).replace(/\.$/, ""));
    const rest = told.slice(1).map((each) => (each.startsWith(name) ? each.slice(name.length) : each));
    return `${rest.reduce((all, next) => this.page.ui("and-then", { told: all, next }), told[0])}.`;
  }

  /**
   * Unfold the lines of a turn, or fold them in.
   * @param {number} number
   */
  unfold(number) {
    if (!this.unfolded.delete(number)) this.unfolded.add(number);
    this.again?.();
  }

  /**
   * A line, old or new, by its contents.
   * @param {string} id
   * @param {Pick<Entry, "number" | "seat"> & { text: Said }} entry
   * @param {string} letter
   * @param {() => void} act
   * @param {string} [more]
   * @returns {[string, HTMLElement]}
   */
  line(id, { number, seat, text }, letter, act, more = "") {
    const told = this.page.words(text);
    const key = `${id}|${seat}|${letter}|${told}`;
    return [key, this.lines.get(key) ?? this.entry(number, seat, letter, told, act, more)];
  }

  /**
   * @param {number} number
   * @param {number | null} seat
   * @param {string} letter
   * @param {string} told
   * @param {() => void} act
   * @param {string} more
   */
  entry(number, seat, letter, told, act, more) {
    const style = `vl-letter-badge${seat === null ? "" : ` vl-seat-${seat}`}`;
    const entry = button(told, act, "vl-entry");
    if (more) entry.append(" ", html("small", { class: "vl-folds" }, more));
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

/**
 * Entries by what one seat did in a row.
 * @param {Entry[]} entries
 */
function turnsOf(entries) {
  /** @type {Entry[][]} */
  const turns = [];
  for (const entry of entries) {
    const last = turns.at(-1);
    if (last && entry.seat !== null && last[0].seat === entry.seat) last.push(entry);
    else turns.push([entry]);
  }
  return turns;
}
