// @ts-check
// What a match could teach its reader: the rules that refused them something, each with its text and a question.

import { button, html } from "../base/dom.js";
import { seed } from "../base/model.js";
import { keyOf } from "../base/memory.js";
import { QuestionPage } from "../ask/question.js";

/** @import {BoardTraits, Recalled} from "../wire.js" */
/** @import {Model} from "../types.js" */
/** @import {Dialog} from "../base/dialog.js" */
/** @import {BoardPage} from "./page.js" */

export class Lessons {
  /**
   * @param {BoardPage} page
   * @param {Model<BoardTraits>} model
   * @param {Dialog} dialog
   */
  constructor(page, model, dialog) {
    this.page = page;
    this.model = model;
    this.dialog = dialog;
    /** @type {string[]} */
    this.rules = [];
    /** @type {QuestionPage | null} */
    this.asked = null;
  }

  /**
   * Ask about the first of some rules.
   * @param {string[]} rules
   */
  open(rules) {
    this.rules = rules;
    this.next();
  }

  /** Ask about the next rule. */
  next() {
    const [rule, ...others] = this.rules;
    this.rules = others;
    const { game, edition } = this.page.state;
    this.page.post({ do: "recall", rule: keyOf(game, rule), edition, seed: seed() });
  }

  /**
   * Show a question; of a rule that nobody can be asked about, its text.
   * @param {Recalled} found
   */
  ask({ rule, question }) {
    const { ui } = this.page;
    this.close();
    if (!question) return this.page.post({ do: "card", rule: rule.slice(rule.indexOf(":") + 1) });
    const host = html("div");
    const more = this.rules.length ? [button(ui("quiz-next"), () => this.next(), "vl-does")] : [];
    this.dialog.open(ui("learn-title"), html("p", {}, ui("learn-told")), host, ...more);
    this.dialog.element.classList.add("vl-wide");
    this.dialog.element.addEventListener("close", () => this.close(), { once: true });
    this.asked = new QuestionPage(this.model, host, question);
    this.asked.asks.focus();
  }

  close() {
    this.asked?.close();
    this.asked = null;
  }
}
