// @ts-check
// What decided a match, beside its result: each seat's chances, and the moments that changed them most. The kernel calculates
// it after the end, and nothing waits for it.

import { html } from "../base/dom.js";
import { curve, moments } from "../replay/chances.js";

/** @import {Course, Ending, Turn} from "../wire.js" */
/** @import {Page, Seats} from "../types.js" */
/** @import {Speaks} from "../replay/chances.js" */

const MOST = 3;

export class Decided {
  /** @type {Course | null} */ course = null;
  element = html("section", { class: "vl-decided" });

  /**
   * `go(frame)` opens the replay of the match at a moment.
   * @param {Page & Speaks} page
   * @param {(frame: number) => void} go
   */
  constructor(page, go) {
    this.page = page;
    this.go = go;
  }

  /**
   * Show it below the result; nothing, as long as it isn't known. The only person at the board is “you”.
   * @param {Ending} ending
   * @param {Seats} seats
   */
  show({ sums, reader }, { names, letters }) {
    const { course, page } = this;
    if (!course) return this.element.replaceChildren();
    const turns = foremost(course);
    const you = page.ui("you");
    const called = sums.map((_, seat) => (seat === reader ? you : names[seat]));
    this.element.replaceChildren(
      html("h3", {}, page.ui(turns.length ? "decided" : "undecided")),
      curve(course, turns, page.language),
      moments(page, course, turns, { names: called, letters }, this.go),
      html("p", { class: "vl-source" }, page.words(course.note)),
    );
  }
}

/**
 * The moments that changed the winner's chance most, in the order in which they came.
 * @param {Course} course
 * @returns {Turn[]}
 */
export function foremost({ winner, turns }) {
  /** @param {Turn} turn */
  const change = ({ before, after }) => Math.abs(after[winner] - before[winner]);
  const most = [...turns].sort((one, other) => change(other) - change(one)).slice(0, MOST);
  return most.sort((one, other) => one.frame - other.frame);
}
