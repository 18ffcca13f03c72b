// @ts-check
// Reasons: why something can't be chosen, said at the thing itself.

import { button, html } from "../base/dom.js";
import { sure } from "../base/sure.js";

/** @import {BoardView} from "../scene/boardview.js" */
/** @import {Bubble} from "./bubble.js" */
/** @import {Choosing} from "./choosing.js" */
/** @import {ToKernel, Why} from "../wire.js" */
/** @import {MaybeReason, Page, Plain} from "../types.js" */

const POINTING = 350; // milliseconds that the mouse rests on a thing before its reason is said

/**
 * @typedef {object} Parts
 * @property {Page} page
 * @property {Choosing} choosing
 * @property {Bubble} bubble
 * @property {BoardView} board
 * @property {() => string} asks
 * @property {(message: ToKernel) => void} post
 * @property {(rule: string) => void} broke
 */

export class Reasons {
  /**
   * `page` says words and tells sentences; `asks()` is the present question; `post` sends a message to the kernel; `broke`
   * hears of each rule that refuses a choice of the reader.
   * @param {Parts} given
   */
  constructor({ page, choosing, bubble, board, asks, post, broke }) {
    this.page = page;
    this.choosing = choosing;
    this.bubble = bubble;
    this.board = board;
    this.asks = asks;
    this.post = post;
    this.broke = broke;
    /** @type {{ id: string, quiet: boolean, path: string } | null} */
    this.pending = null;
    /** @type {number | undefined} */
    this.pointing = undefined;
    this.moved = false; // true if the mouse itself has moved since the board last changed
  }

  /**
   * Ask why these ids can't be chosen in this order; and, unless quietly, what brought the last of them there.
   * @param {string[]} path
   * @param {string} id
   * @param {boolean} [quiet]
   */
  explain(path, id, quiet = false) {
    clearTimeout(this.pointing);
    this.hide();
    this.pending = { id, quiet, path: path.join("/") };
    this.post({ do: "why", path, brought: !quiet });
  }

  /**
   * Answer a question about a thing that was pointed at, if the reader has pointed at nothing else since.
   * @param {Why} given
   */
  answer({ path, ...reason }) {
    const { pending } = this;
    if (!pending || pending.path !== path.join("/")) return;
    this.pending = null;
    if (reason.text || !pending.quiet) this.refuse(reason, this.board.drawn(pending.id), pending.quiet);
  }

  /**
   * Say a refusal at an element, below sentences of its own; quietly, it isn't read aloud.
   * @param {MaybeReason & { moment?: number | null }} given
   * @param {HTMLElement | SVGElement | undefined} at
   * @param {boolean} [quiet]
   * @param {...HTMLElement} before
   */
  refuse({ text, rule, moment = null }, at, quiet = false, ...before) {
    // What the mouse still rests on since the click mustn't replace it.
    clearTimeout(this.pointing);
    const { words, ui } = this.page;
    const sentence = text ? words(text) : `${ui("not-here")} ${this.asks()}`;
    const more = [
      ...(rule && !rule.startsWith("core:") ? [this.link("rule", { do: "card", rule })] : []),
      ...(moment === null ? [] : [this.link("because", { do: "because", moment })]),
    ];
    this.bubble.element.classList.remove("vl-foretells");
    this.bubble.show(sure(at), ...before, html("p", {}, sentence), ...more);
    if (quiet) return;
    if (rule) this.broke(rule);
    this.page.tell(sentence);
  }

  /**
   * @param {Plain} key
   * @param {ToKernel} message
   */
  link(key, message) {
    return button(this.page.ui(key), () => this.post(message), "vl-more");
  }

  /** The board has changed: things came under the mouse, and nobody pointed at them. */
  rest() {
    this.moved = false;
    clearTimeout(this.pointing);
  }

  /**
   * The mouse itself moves, over a thing or none.
   * @param {string | null | undefined} id
   */
  move(id) {
    if (this.moved) return;
    this.moved = true;
    this.point(id);
  }

  /**
   * Say quietly what the thing under the mouse is and what choosing it does, or why it can't be chosen, once the mouse
   * rests.
   * @param {string | null | undefined} id
   */
  point(id) {
    clearTimeout(this.pointing);
    if (!id || !this.moved) return;
    this.pointing = setTimeout(() => {
      if (this.choosing.leadsOn(id)) this.foretell(id);
      else this.explain(this.choosing.pathTo(id), id, true);
    }, POINTING);
  }

  /**
   * Say what a thing is and what choosing it does: what it costs, and the chance; return whether there is anything to say.
   * @param {string} id
   * @param {...string} more
   */
  foretell(id, ...more) {
    this.hide();
    const meant = this.choosing.meant(id);
    const does = this.page.words(this.choosing.named(this.choosing.next.get(meant) ?? []));
    const shown = this.board.drawn(meant) ?? this.board.drawn(id);
    const sentences = [this.board.where(shown?.dataset.id), does, ...more].filter(Boolean);
    if (!does || !shown) return false;
    this.bubble.element.classList.add("vl-foretells");
    this.bubble.show(shown, ...sentences.map((sentence) => html("p", {}, sentence)));
    if (more.length) this.page.tell(sentences.join(". "));
    return true;
  }

  /**
   * Say something at an element, for those who read and those who listen.
   * @param {string} sentence
   * @param {HTMLElement} at
   */
  say(sentence, at) {
    this.bubble.element.classList.add("vl-foretells");
    this.bubble.show(at, html("p", {}, sentence));
    this.page.tell(sentence);
  }

  /**
   * Say the words of a mark that tells them; false if it is none.
   * @param {string} id
   * @param {boolean} [quiet]
   */
  tell(id, quiet = false) {
    const mark = this.board.mark(id);
    if (!mark?.tells || !mark.words) return false;
    this.refuse({ text: mark.words, rule: null }, this.board.drawn(id), quiet);
    return true;
  }

  hide() {
    this.bubble.hide();
    this.pending = null;
  }

  /** Close what is said, and say nothing more of what the mouse rests on until it moves on. */
  dismiss() {
    clearTimeout(this.pointing);
    this.hide();
  }

  close() {
    clearTimeout(this.pointing);
  }
}
