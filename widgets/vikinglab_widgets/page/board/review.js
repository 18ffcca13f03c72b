// @ts-check
// The review: in place of a board, the whole match to step through; and back, or on from a moment.

import { button, html } from "../base/dom.js";
import { Course } from "../replay/chances.js";
import { ReplayPage } from "../replay/page.js";

/** @import {Course as Went, Trace} from "../wire.js" */
/** @import {Act, Interface, Page, Seats} from "../types.js" */

export class Review {
  /** @type {HTMLElement} */ element;

  /**
   * `board` is what it replaces; `closed()` is called when that is back; `playOn(ply)` to continue from a moment.
   * @param {Page} page
   * @param {HTMLElement} board
   * @param {{ closed: Act, playOn: ((ply: number) => void) | null }} given
   */
  constructor(page, board, { closed, playOn }) {
    this.page = page;
    this.board = board;
    this.closed = closed;
    this.playOn = playOn;
    /** @type {ReplayPage | null} */
    this.replay = null;
    /** @type {HTMLElement | null} */
    this.back = null;
  }

  /**
   * @param {Trace} trace
   * @param {string} art
   * @param {Interface} words
   * @param {number} at
   */
  open(trace, art, words, at) {
    this.leave();
    const host = html("div");
    this.back = button("", () => this.leave());
    this.element = html("div", { class: "vl-replayed" }, host, html("div", { class: "vl-ends" }, this.back));
    this.redress();
    this.board.after(this.element);
    this.board.hidden = true;
    const on = this.playOn;
    /** @param {number} ply */
    const playOn = (ply) => {
      this.leave();
      on?.(ply);
    };
    this.replay = new ReplayPage({ trace, art, words, playOn: on && playOn }, host);
    if (at) this.replay.go(at, false);
    this.replay.refocus(this.replay.parts.next);
  }

  /**
   * Show the course of the match, once it has been calculated.
   * @param {Went} course
   * @param {Seats} given
   */
  judge(course, { names, letters }) {
    if (this.replay) new Course(this.replay, course, names, letters).enter();
  }

  /** The words of its button, in the chosen language. */
  redress() {
    if (this.back) this.back.textContent = this.page.ui("replay-back");
  }

  leave() {
    if (!this.replay) return;
    this.replay.close();
    this.replay = null;
    this.element.remove();
    this.board.hidden = false;
    this.closed();
  }

  close() {
    this.replay?.close();
  }
}
