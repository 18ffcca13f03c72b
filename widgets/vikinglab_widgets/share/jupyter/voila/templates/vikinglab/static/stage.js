// The place of a step's prose: in the column beside the board, above the question; on a phone between board and question.

import { button, say } from "./words.js";

const BESIDE = ".vl-side, .vl-explorer .vl-explore > .vl-sheet-card:first-of-type";
const LEAST = 46; // pixels of prose that stay visible, whatever else there is: its heading
const FOLDED = 48; // pixels of prose that may wait to be unfolded
const DRAWN = 0.2; // the share of the scene's height that choices in the reader's own panel are drawn at
const GAP = 12;
const NARROW = "(max-width: 839px)";
const LOW = "(max-height: 520px) and (min-width: 560px)"; // too low for a board and its prose at once, as at 200 %

/**
 * The room of a scene: its prose and its thing, laid out within a fixed height. `changed` is called when prose comes to lie
 * over the board, or goes.
 */
export class Stage {
  /**
   * @param {HTMLElement} element
   * @param {HTMLElement} shown
   * @param {() => void} changed
   */
  constructor(element, shown, changed) {
    this.element = element;
    this.shown = shown;
    this.changed = changed;
    /** @type {{ prose: HTMLElement, text: HTMLElement, more: HTMLButtonElement }[]} */
    this.proses = [];
    /** @type {HTMLElement | null} */
    this.beside = null;
    this.begun = false;
    this.waits = 0;
    this.board = 0;
    this.watch = new ResizeObserver(() => this.lay());
    this.grown = new MutationObserver(() => this.find());
  }

  /**
   * Take prose into the room.
   * @param {HTMLElement} prose
   * @param {HTMLElement} text
   */
  add(prose, text) {
    const more = button("", () => this.open(prose, !isOpen(prose)), {
      class: "more",
      "aria-expanded": "false",
      hidden: "",
    });
    prose.append(more);
    this.proses.push({ prose, more, text });
    if (this.proses.length === 1) this.read(text);
    if (this.begun) this.watch.observe(text);
  }

  /**
   * Choose the prose to read now.
   * @param {HTMLElement | null} text
   */
  read(text) {
    for (const each of this.proses) each.prose.classList.toggle("read", each.text === text);
    this.element.dataset.part = text === this.proses[0].text ? "before" : "after";
  }

  /** Follow every change of size, from the first view of the scene. */
  begin() {
    this.begun = true;
    this.grown.observe(this.shown, { childList: true, subtree: true });
    for (const each of [this.element, ...this.proses.map(({ text }) => text)]) this.watch.observe(each);
    this.find();
  }

  /**
   * @param {HTMLElement} prose
   * @param {boolean} wanted
   */
  open(prose, wanted) {
    prose.classList.toggle("open", wanted);
    this.lay();
    this.changed();
  }

  /** On a phone, prose that has no room beside its board is read first. */
  arrive() {
    this.lay();
    const { prose, more, text } = this.now;
    if (!this.beside || !matchMedia(NARROW).matches) return;
    const hidden = more.hidden ? 0 : text.scrollHeight - prose.clientHeight;
    if (hidden > FOLDED || this.beside.classList.contains("vl-open")) this.open(prose, true);
  }

  /** Return whether prose lies over the board; `close` gives it the board back. */
  get isRead() {
    return isOpen(this.now.prose);
  }

  close() {
    this.open(this.now.prose, false);
  }

  /** The prose to read now. */
  get now() {
    return this.proses.find(({ prose }) => prose.classList.contains("read")) ?? this.proses[0];
  }

  /** Find the column of the prose: a widget may have drawn another one. */
  find() {
    /** @type {HTMLElement | null} */
    const beside = this.shown.querySelector(BESIDE);
    if (beside === this.beside) return this.later();
    if (this.beside) this.watch.unobserve(this.beside);
    this.beside = beside;
    this.element.classList.toggle("beside", beside !== null);
    if (beside) this.watch.observe(beside);
    this.lay();
  }

  /** Lay it out again when changes are drawn. */
  later() {
    this.waits ||= requestAnimationFrame(() => {
      this.waits = 0;
      this.lay();
    });
  }

  /** Return whether the page scrolls from the prose to the board. A question keeps both on the screen. */
  get isLow() {
    return matchMedia(LOW).matches && !this.shown.querySelector(".vl-predict, .vl-quiz");
  }

  /** Lay the present prose over its reserved room. */
  lay() {
    const { prose, more, text } = this.now;
    this.element.classList.toggle("low", this.isLow);
    if (this.isLow) return this.clear();
    more.textContent = say(isOpen(prose) ? "less" : "more");
    more.setAttribute("aria-expanded", String(isOpen(prose)));
    if (!this.beside?.isConnected || !this.element.getClientRects().length) return this.clear();
    const room = this.element.getBoundingClientRect();
    this.keepBoard(room.height, text.scrollHeight + 20);
    const box = this.beside.getBoundingClientRect();
    this.set("left", box.x - room.x);
    this.set("width", box.width);
    this.set("top", box.y - room.y);
    const whole = text.scrollHeight + 20;
    const free = Math.max(LEAST, room.height - (box.y - room.y) - this.needed(this.beside));
    const height = Math.min(whole, free);
    more.hidden = whole <= free && !isOpen(prose);
    this.set("height", height);
    this.set("room", height + (box.width < room.width - GAP ? GAP : 0));
  }

  /**
   * On a phone the board stays for prose about it, if there is room for both.
   * @param {number} room
   * @param {number} text
   */
  keepBoard(room, text) {
    /** @type {HTMLElement | null} */
    const board = this.shown.querySelector(".vl-chart, .bqplot, .vl-figure");
    this.board = board?.offsetHeight || this.board || room;
    this.element.classList.toggle("roomy", this.board + text <= room);
  }

  /**
   * Return the height that the question, and everything below it, needs under the prose.
   * @param {HTMLElement} beside
   */
  needed(beside) {
    const parts = [...beside.children].filter((part) => !part.matches(".vl-drawer, .vl-own:not(:has(.vl-choice))"));
    const asked = beside.matches(".vl-side")
      ? parts.reduce((sum, part) => sum + Math.max(part.scrollHeight, this.drawing(part)), 0)
      : this.under(beside);
    /** @type {NodeListOf<HTMLElement>} */
    const feet = this.shown.querySelectorAll(".vl-foot:not([hidden]), .vl-quiz");
    const foot = [...feet].reduce((sum, part) => sum + part.offsetHeight, 0);
    return asked + foot + (matchMedia(NARROW).matches ? GAP / 2 : 4 * GAP);
  }

  /**
   * Return the height for the drawing in a part, which gives way to everything else there.
   * @param {Element} part
   */
  drawing(part) {
    /** @type {SVGSVGElement | null} */
    const svg = part.matches(".vl-own") ? part.querySelector(":scope > svg") : null;
    if (!svg) return 0;
    const { width, height } = svg.viewBox.baseVal;
    return Math.min((part.clientWidth * height) / width, this.element.clientHeight * DRAWN);
  }

  /**
   * Return the height of a card and everything below it, without the room reserved for the prose.
   * @param {HTMLElement} card
   */
  under(card) {
    const kept = Number.parseFloat(getComputedStyle(card).paddingTop) || 0;
    /** @type {HTMLElement | null} */
    const table = this.shown.querySelector(".vl-told-table");
    return card.getBoundingClientRect().height - kept + (table ? table.offsetHeight + GAP : 0);
  }

  /**
   * @param {string} name
   * @param {number} value
   */
  set(name, value) {
    this.element.style.setProperty(`--prose-${name}`, `${Math.round(value)}px`);
  }

  clear() {
    for (const { more } of this.proses) more.hidden = true;
    for (const name of ["left", "width", "top", "height", "room"]) this.element.style.removeProperty(`--prose-${name}`);
  }
}

/** @param {HTMLElement} prose */
const isOpen = (prose) => prose.classList.contains("open");
