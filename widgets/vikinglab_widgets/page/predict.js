// @ts-check
// Questions before their answers are shown, one after another.

import { button, focusOn, frame, html } from "./base/dom.js";
import { QuestionPage } from "./ask/question.js";
import { done } from "./base/storage.js";
import { mounted, Widget } from "./base/widget.js";

/** @import {PredictTraits} from "./wire.js" */
/** @import {Model, Plain} from "./types.js" */

/** One question after another, each as soon as the one before is answered. */
class PredictRow extends Widget {
  /**
   * @param {Model<PredictTraits>} model
   * @param {HTMLElement} el
   */
  constructor(model, el) {
    super(model.get("words"));
    this.model = model;
    this.questions = model.get("questions");
    this.host = html("div");
    this.foot = frame("vl-foot");
    this.foot.hidden = this.questions.length < 2;
    this.enter(el, this.host, this.foot);
    this.solved = this.questions.map(() => false);
    this.closers.push(() => this.page.close());
    this.at = 0;
    this.page = this.open(0);
    while (this.page.solved && this.at + 1 < this.questions.length) this.open(this.at + 1);
  }

  /**
   * Open a question in place of the one before.
   * @param {number} at
   * @returns {QuestionPage}
   */
  open(at) {
    this.page?.close();
    this.at = at;
    const name = this.model.get("name");
    const own = name && this.questions.length > 1 ? `${name}/${at + 1}` : name;
    this.page = new QuestionPage(this.model, this.host, this.questions[at], own, () => this.ended());
    this.solved[at] = this.page.solved;
    this.show();
    return this.page;
  }

  ended() {
    this.solved[this.at] = true;
    if (this.solved.every(Boolean)) done(this.storage, this.model.get("name"));
    this.show();
  }

  redress() {
    super.redress();
    this.show();
  }

  /**
   * A button that leads to a question.
   * @param {Plain} key
   * @param {number} at
   * @param {boolean} able
   */
  button(key, at, able) {
    const made = button(this.ui(key), () => {
      this.open(at);
      focusOn(this.host, ".vl-question");
    });
    made.disabled = !able;
    return made;
  }

  show() {
    this.foot.replaceChildren(
      html("p", { class: "vl-who" }, `${this.at + 1} / ${this.questions.length}`),
      this.button("quiz-last", this.at - 1, this.at > 0),
      this.button("quiz-next", this.at + 1, this.at + 1 < this.questions.length && this.solved[this.at]),
    );
  }
}

export const widget = mounted(PredictRow);
