// @ts-check
// An estimate of a probability: set between 0 and 100 before the answer is shown. The distance from the answer counts.

import { button, html, uid } from "../base/dom.js";
import { percent } from "../base/language.js";

/** @import {Language} from "../wire.js" */
/** @import {Ui} from "../types.js" */

/** @typedef {{ chance: number, near: number }} Estimated - in points of a hundred */

/**
 * The result of a guess (near, too low, too high), and how many points it is off.
 * @param {Estimated} given
 * @param {number} guess
 */
export function judged({ chance, near }, guess) {
  const off = Math.abs(guess - chance);
  return { at: off <= near ? 0 : guess < chance ? 1 : 2, off: Math.round(10 * off) / 10 };
}

/** The controls of an estimate; `answer(guess)` is called when it is made. */
export class Slider {
  /** @type {Language} */
  language;

  /**
   * @param {Estimated} question
   * @param {(guess: number) => void} answer
   */
  constructor(question, answer) {
    this.question = question;
    const id = uid();
    this.label = html("label", { class: "vl-guess-label", for: id });
    this.field = html("input", { type: "range", min: "0", max: "100", step: "1", value: "50", id, class: "vl-slider" });
    this.shown = html("output", { class: "vl-guess", for: id, "aria-hidden": "true" });
    this.mark = html("span");
    this.truth = html("div", { class: "vl-truth", "aria-hidden": "true" }, this.mark);
    this.give = button("", () => answer(this.field.valueAsNumber));
    this.field.addEventListener("input", () => this.redress());
    this.parts = [this.label, html("div", { class: "vl-set" }, this.field, this.shown), this.truth, this.give];
  }

  /**
   * Show it in the words of the page; an earlier guess stays, with the true probability below it.
   * @param {Ui} ui
   * @param {Language} language
   * @param {number | null} guess
   */
  show(ui, language, guess) {
    this.language = language;
    this.label.textContent = ui("guess");
    this.give.textContent = ui("guess-set");
    if (guess !== null) this.field.value = String(guess);
    this.field.disabled = guess !== null;
    this.give.hidden = guess !== null;
    this.truth.hidden = guess === null;
    this.mark.style.left = `${this.question.chance}%`;
    this.redress();
  }

  redress() {
    this.shown.textContent = percent(this.field.valueAsNumber, this.language);
    this.field.setAttribute("aria-valuetext", this.shown.textContent);
  }

  /**
   * The guess, the truth, and the distance between them.
   * @param {Ui} ui
   * @param {number} guess
   */
  told(ui, guess) {
    const { at, off } = judged(this.question, guess);
    const [yours, chance] = [guess, this.question.chance].map((points) => percent(points, this.language));
    return `${at === 0 ? "✓" : "✗"} ${ui("guess-told", { guess: yours, chance, off })}`;
  }
}
