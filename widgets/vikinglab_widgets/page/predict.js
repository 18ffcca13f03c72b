// Questions before their answers are shown, one after the other.

import { button, frame, html } from "./base/dom.js";
import { QuestionPage } from "./ask/question.js";
import { done } from "./base/storage.js";
import { mounted, Widget } from "./base/widget.js";

/** One question after the other, each as soon as the one before is answered. */
class PredictRow extends Widget {
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
    this.open(0);
    while (this.page.solved && this.at + 1 < this.questions.length) this.open(this.at + 1);
  }

  open(at) {
    this.page?.close();
    this.at = at;
    const name = this.model.get("name");
    const own = name && this.questions.length > 1 ? `${name}/${at + 1}` : name;
    this.page = new QuestionPage(this.model, this.host, this.questions[at], own, () => this.ended());
    this.solved[at] = this.page.solved;
    this.show();
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

  show() {
    const go = (key, at, able) => {
      const made = button(this.ui(key), () => {
        this.open(at);
        this.host.querySelector(".vl-question").focus();
      });
      made.disabled = !able;
      return made;
    };
    this.foot.replaceChildren(
      html("p", { class: "vl-who" }, `${this.at + 1} / ${this.questions.length}`),
      go("quiz-last", this.at - 1, this.at > 0),
      go("quiz-next", this.at + 1, this.at + 1 < this.questions.length && this.solved[this.at]),
    );
  }
}

export const widget = mounted(PredictRow);
