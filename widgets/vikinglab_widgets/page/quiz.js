// @ts-check
// A quiz of questions that the kernel makes again at each visit; the page answers them.

import { button, focusOn, frame, html } from "./base/dom.js";
import { seed } from "./base/model.js";
import { QuestionPage } from "./ask/question.js";
import { done, isDone } from "./base/storage.js";
import { mounted, Widget } from "./base/widget.js";

/** @import {QuizTraits} from "./wire.js" */
/** @import {Model} from "./types.js" */

class QuizPage extends Widget {
  // The elements of `build`, and those that come and go.
  /** @type {HTMLElement} */ title;
  /** @type {HTMLElement} */ score;
  /** @type {HTMLElement} */ tools;
  /** @type {HTMLElement} */ host;
  /** @type {QuestionPage | undefined} */ page;
  /** @type {number | undefined} */ late;

  /**
   * @param {Model<QuizTraits>} model
   * @param {HTMLElement} el
   */
  constructor(model, el) {
    super(model.get("words"));
    this.model = model;
    /** @type {Array<boolean | undefined>} */
    this.first = [];
    this.at = 0;
    this.build(el);
    this.listen(model, "change:questions", () => this.begin());
    this.listen(model, "change:trouble", () => model.get("trouble") && this.fail());
    this.closers.push(
      () => clearTimeout(this.late),
      () => this.page?.close(),
    );
    this.redress();
  }

  /** @param {HTMLElement} el */
  build(el) {
    this.title = html("h3", { class: "vl-quiz-title" });
    this.score = html("p", { class: "vl-score", role: "status" });
    this.tools = html("div", { class: "vl-tools" });
    this.host = html("div");
    // Until it begins, it lies under its prose.
    this.enter(
      el,
      frame("vl-quiz vl-offered", html("section", { class: "vl-sheet-card" }, this.title, this.score, this.tools)),
      this.host,
    );
  }

  redress() {
    super.redress();
    this.show();
  }

  /** Other questions, from a seed of this browser. */
  ask() {
    this.score.textContent = this.ui("quiz-making");
    this.model.send({ do: "ask", seed: seed() });
    this.late = setTimeout(() => (this.score.textContent = this.ui("busy")), 8000);
  }

  /** Show why there are no questions. */
  fail() {
    clearTimeout(this.late);
    this.score.textContent = this.words(this.model.get("trouble"));
  }

  begin() {
    clearTimeout(this.late);
    this.first = [];
    this.at = 0;
    this.show();
    this.open();
    focusOn(this.host, ".vl-question");
  }

  open() {
    this.page?.close();
    for (const root of this.roots) root.classList.remove("vl-offered");
    this.page = new QuestionPage(this.model, this.host, this.model.get("questions")[this.at], "", (first) => {
      this.first[this.at] = first;
      this.show();
    });
  }

  show() {
    const [asked, skips] = [this.model.get("questions"), this.model.get("skips")];
    const right = this.first.filter(Boolean).length;
    const answered = this.first.filter((each) => each !== undefined).length;
    const over = asked.length > 0 && answered === asked.length;
    this.title.textContent = this.ui(skips ? "quiz-skip" : "quiz");
    const passed = over && (skips ? right === asked.length : right * 5 >= asked.length * 4);
    if (passed) done(this.storage, this.model.get("name"));
    const known = isDone(this.storage, this.model.get("name"));
    const verdict = passed
      ? this.ui(skips ? "quiz-known" : "quiz-passed")
      : over
        ? this.ui(skips ? "quiz-not-known" : "quiz-again")
        : "";
    const before = known ? this.ui("quiz-before") : this.ui(skips ? "quiz-skip-told" : "quiz-told");
    const score = asked.length ? `${this.ui("quiz-score", { right, of: answered })} ${verdict}` : before;
    if (this.score.textContent !== score) this.score.textContent = score; // otherwise it would be told again
    const next = answered > this.at && !over ? [button(this.ui("quiz-next"), () => this.next())] : [];
    const begin =
      !asked.length || over
        ? [button(this.ui(asked.length ? "quiz-others" : "quiz-begin"), () => this.ask(), "vl-does")]
        : [];
    this.tools.replaceChildren(...next, ...begin);
    next[0]?.focus();
  }

  next() {
    this.at += 1;
    this.open();
    this.show();
    focusOn(this.host, ".vl-question");
  }
}

export const widget = mounted(QuizPage);
