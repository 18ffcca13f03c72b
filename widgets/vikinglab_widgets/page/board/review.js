// The review: in the place of a board, the whole match to be stepped through; and back, or on from a moment.

import { button, html } from "../base/dom.js";
import { Course } from "../walk/course.js";
import { WalkPage } from "../walk/page.js";

export class Review {
  /** `board` is what it takes the place of; `closed()` is called when that is back; `playOn(ply)` to go on from a moment. */
  constructor(page, board, { closed, playOn }) {
    this.page = page;
    this.board = board;
    this.closed = closed;
    this.playOn = playOn;
    this.walk = null;
  }

  open(trace, art, words) {
    this.leave();
    const host = html("div");
    const back = button(this.page.ui("walk-back"), () => this.leave());
    this.element = html("div", { class: "vl-walked" }, host, html("div", { class: "vl-ends" }, back));
    this.board.after(this.element);
    this.board.hidden = true;
    const playOn = (ply) => {
      this.leave();
      this.playOn(ply);
    };
    this.walk = new WalkPage({ trace, art, words, playOn }, host);
    this.walk.parts.next.focus();
  }

  /** Show how the match went, once that has been calculated. */
  judge(course, { names, letters }) {
    if (this.walk) new Course(this.walk, course, names, letters).enter();
  }

  leave() {
    if (!this.walk) return;
    this.walk.close();
    this.walk = null;
    this.element.remove();
    this.board.hidden = false;
    this.closed();
  }

  close() {
    this.walk?.close();
  }
}
