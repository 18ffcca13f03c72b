// The prompt: whose turn it is, what is asked, and buttons for what isn't drawn on the board.

import { button, html, uid } from "../base/dom.js";

export class Prompt {
  constructor() {
    const id = uid();
    this.kicker = html("p", { class: "vl-who" });
    this.question = html("h2", { class: "vl-question", id, tabindex: "-1" });
    this.answers = html("div", { class: "vl-answers", role: "group", "aria-labelledby": id });
    this.element = html("section", { class: "vl-sheet-card vl-ask" }, this.kicker, this.question, this.answers);
  }

  /** Show a question, with parts above and below its buttons. The focus stays on a button with the same `data-stays`,
      or goes to the question where its button has gone. */
  show({ kicker, question, language = null, above = [], below = [] }, buttons) {
    const held = this.answers.contains(document.activeElement) ? document.activeElement : null;
    this.kicker.textContent = kicker;
    this.question.textContent = question;
    if (language) this.question.lang = language;
    this.answers.replaceChildren(...above, ...buttons, ...below);
    const stays = held?.dataset.stays && this.answers.querySelector(`[data-stays="${held.dataset.stays}"]`);
    if (held) (stays || this.question).focus();
  }
}

export const answer = (text, act) => button(text, act, "vl-answer");

/** A button for something that may not be chosen: it says why. */
export function cannot(text, refuse) {
  const made = button(text, () => refuse(made), "vl-answer vl-cannot");
  made.setAttribute("aria-disabled", "true");
  return made;
}
