// @ts-check
// The prompt: whose turn it is, the question, and buttons for choices that aren't drawn on the board.

import { button, html, reachable, uid } from "../base/dom.js";

/** @import {Act, Prompted} from "../types.js" */

export class Prompt {
  constructor() {
    const id = uid();
    this.kicker = html("p", { class: "vl-who" });
    this.question = html("h2", { class: "vl-question", id, tabindex: "-1" });
    this.answers = html("div", { class: "vl-answers", role: "group", "aria-labelledby": id });
    const parts = [this.kicker, this.question, this.answers];
    this.element = reachable(html("section", { class: "vl-sheet-card vl-ask" }, ...parts), id);
  }

  /**
   * Show a question, with parts above and below its buttons. The focus stays on a button with the same `data-stays`, or
   * goes to the question if its button has gone.
   * @param {Prompted} given
   * @param {HTMLElement[]} buttons
   */
  show({ kicker, question, language = null, above = [], below = [] }, buttons) {
    const held = this.answers.contains(document.activeElement)
      ? /** @type {HTMLElement} */ (document.activeElement)
      : null;
    this.kicker.textContent = kicker;
    this.question.textContent = question;
    if (language) this.question.lang = language;
    this.answers.replaceChildren(...above, ...buttons, ...below);
    if (!held) return;
    const same = `[data-stays="${held.dataset.stays}"]`;
    /** @type {HTMLElement} */ (this.answers.querySelector(same) ?? this.question).focus();
  }
}

/**
 * @param {string} text
 * @param {Act} act
 */
export const answer = (text, act) => button(text, act, "vl-answer");

/**
 * A button for something that may not be chosen: it says why.
 * @param {string} text
 * @param {(at: HTMLElement) => void} refuse
 */
export function cannot(text, refuse) {
  const made = button(text, () => refuse(made), "vl-answer vl-cannot");
  made.setAttribute("aria-disabled", "true");
  return made;
}
