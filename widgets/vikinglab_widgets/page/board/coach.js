// @ts-check
// The coach: a rule in a sentence when it first matters to this reader, at the thing itself.

import { button, html } from "../base/dom.js";
import { all, explain, explained } from "../base/known.js";

/** @import {BoardView} from "../scene/boardview.js" */
/** @import {Preferences} from "../base/preferences.js" */
/** @import {Explanation, State, ToKernel} from "../wire.js" */
/** @import {Page, Store} from "../types.js" */
/** @import {Bubble} from "./bubble.js" */

const AGO = 20; // the number of latest explanations whose times the kernel learns

/**
 * @typedef {object} Parts
 * @property {Page} page
 * @property {Store} storage
 * @property {Preferences} preferences
 * @property {Bubble} bubble
 * @property {BoardView} board
 * @property {HTMLElement} otherwise
 * @property {(message: ToKernel) => void} post
 */

export class Coach {
  /**
   * `page` says words; `otherwise` is the place of an explanation whose subject isn't visible; `post` sends a message to
   * the kernel, which says what is due.
   * @param {Parts} given
   */
  constructor({ page, storage, preferences, bubble, board, otherwise, post }) {
    this.page = page;
    this.storage = storage;
    this.preferences = preferences;
    this.bubble = bubble;
    this.board = board;
    this.otherwise = otherwise;
    this.post = post;
    this.game = "";
    /** @type {Explanation | null} */
    this.shown = null;
    this.heeded = false;
    /** @type {Set<string>} */
    this.told = new Set();
    bubble.element.setAttribute("role", "group");
    bubble.clicked = () => void this.gotIt();
  }

  /** Return whether the reader wants a coach. */
  get on() {
    return this.preferences.get("coach") === "on";
  }

  toggle() {
    this.preferences.set("coach", this.on ? "off" : "on");
  }

  /**
   * Tell the kernel what this reader has been explained, or that no coach is wanted; once, unless that changes.
   * @param {string} game
   */
  heed(game) {
    this.game = game;
    if (this.heeded === this.on) return;
    this.heeded = this.on;
    if (!this.on) return this.post({ do: "coach", known: null });
    const known = [...all(this.storage)].flatMap(([key, { explained: when }]) =>
      key.startsWith(`${game}:`) && Number.isFinite(when)
        ? [{ rule: key.slice(game.length + 1), when: Number(when) }]
        : [],
    );
    const latest = known.map(({ when }) => when).sort((one, other) => other - one);
    const ago = latest.slice(0, AGO).map((when) => Math.max(0, Math.round((Date.now() - when) / 1000)));
    for (const { rule } of known) this.told.add(rule);
    this.post({ do: "coach", known: known.map(({ rule }) => rule), ago });
  }

  /**
   * The explanation in a state; null if it was given before, or nobody asked for a coach.
   * @param {State} state
   * @returns {Explanation | null}
   */
  due({ coach }) {
    return coach && this.on && !explained(this.storage, `${this.game}:${coach.rule}`) ? coach : null;
  }

  /**
   * The sentences to read aloud.
   * @param {State} state
   * @returns {string[]}
   */
  said(state) {
    const due = this.due(state);
    if (!due) return [];
    const { words, ui } = this.page;
    const before = due.told ? [words(due.told).replace(/[^.!?]$/, "$&.")] : [];
    return [ui("label", { name: ui("coach"), said: "" }).trim(), ...before, `${words(due.title)}.`, words(due.text)];
  }

  /**
   * Show what is due in a state. A reader who makes the next move has read it.
   * @param {State} state
   */
  show(state) {
    if (this.shown && this.on && state.coach?.rule !== this.shown.rule) this.learn(this.shown.rule);
    const due = this.due(state);
    this.shown = due;
    this.point(null);
    if (!due) return this.bubble.hide();
    const { words, ui } = this.page;
    const { told, moment, others, rule } = due;
    this.bubble.element.setAttribute("aria-label", ui("coach"));
    this.bubble.show(
      this.thing(due),
      ...(told ? [html("p", { class: "vl-coach-told" }, words(told))] : []),
      html("p", {}, html("b", {}, `${words(due.title)}. `), words(due.text)),
      html(
        "div",
        { class: "vl-coach-ends" },
        button(ui("got-it"), () => this.gotIt(), "vl-tool vl-got-it"),
        others && moment !== null
          ? button(ui("why-allowed"), () => this.post({ do: "because", moment }), "vl-more")
          : button(ui("rule"), () => this.post({ do: "card", rule }), "vl-more"),
      ),
    );
    this.point(this.bubble.at);
  }

  /** Move to the right place after things have moved. */
  settle() {
    if (!this.shown || this.bubble.element.hidden) return;
    this.bubble.at = this.thing(this.shown);
    this.bubble.place(this.bubble.at);
    this.point(this.bubble.at);
  }

  /**
   * Mark the subject of the explanation on the board, and nothing else.
   * @param {Element | null} at
   */
  point(at) {
    for (const mark of this.board.view.marks.values()) mark.classList.toggle("vl-coached", mark === at);
  }

  /**
   * The subject of an explanation, if it is visible: else the question.
   * @param {Explanation} given
   * @returns {HTMLElement | SVGElement}
   */
  thing({ ids }) {
    const drawn = ids.flatMap((id) => this.board.drawn(id) ?? []);
    return drawn.find(inSight) ?? this.otherwise;
  }

  /** Say nothing until something is shown again. */
  withdraw() {
    this.bubble.hide();
    this.point(null);
  }

  /** Note that the reader has read it; return whether there was anything. */
  gotIt() {
    if (!this.shown) return false;
    this.learn(this.shown.rule);
    this.shown = null;
    const inside = this.bubble.element.contains(document.activeElement);
    this.bubble.hide();
    this.point(null);
    // Some subjects of bubbles can't have the focus.
    if (inside && document.activeElement === document.body) this.otherwise.focus();
    return true;
  }

  /** @param {string} rule */
  learn(rule) {
    explain(this.storage, `${this.game}:${rule}`);
  }

  /** Tell the kernel what has been explained meanwhile, here or in another widget of the page. */
  learnt() {
    for (const [key, { explained: when }] of all(this.storage)) {
      const rule = key.slice(this.game.length + 1);
      if (!this.on || !key.startsWith(`${this.game}:`) || !Number.isFinite(when) || this.told.has(rule)) continue;
      this.told.add(rule);
      this.post({ do: "explained", rule });
    }
  }
}

/** @param {Element} element */
function inSight(element) {
  const { left, right, top, bottom, width } = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  return width > 0 && left >= 0 && top >= 0 && right <= clientWidth && bottom <= clientHeight;
}
