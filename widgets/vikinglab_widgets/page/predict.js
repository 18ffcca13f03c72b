// @ts-check
// Questions before their answers are shown, one after another.

import { button, focusOn, frame, html } from "./base/dom.js";
import { QuestionPage } from "./ask/question.js";
import { seed } from "./base/model.js";
import { done } from "./base/storage.js";
import { mounted, Widget } from "./base/widget.js";

/** @import {PredictTraits, Varied} from "./wire.js" */
/** @import {Model, Plain} from "./types.js" */

const PATIENCE = 4000; // milliseconds until a question is asked again as it was

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
    /** @type {number | undefined} */
    this.late = undefined;
    this.closers.push(
      () => clearTimeout(this.late),
      () => this.page.close(),
    );
    this.listen(model, "msg:custom", (content) => content.say === "varied" && this.varied(content));
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
    const vary = () => this.vary();
    this.page = new QuestionPage(this.model, this.host, this.questions[at], own, () => this.ended(), vary);
    this.solved[at] ||= this.page.solved;
    this.show();
    return this.page;
  }

  /** Ask the kernel for a question like the present one; without an answer soon, that one is asked again. */
  vary() {
    clearTimeout(this.late);
    this.late = setTimeout(() => this.page.again(), PATIENCE);
    this.model.send({ do: "vary", number: this.at, seed: seed() });
  }

  /** @param {Varied} given */
  varied({ number, question }) {
    clearTimeout(this.late);
    if (number !== this.at) return;
    if (!question) return this.page.again();
    this.page.close();
    // Answers to it aren't kept: it isn't the question of this name.
    this.page = new QuestionPage(
      this.model,
      this.host,
      question,
      "",
      () => this.ended(),
      () => this.vary(),
    );
    focusOn(this.host, ".vl-question");
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
