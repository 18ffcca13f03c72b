// @ts-check
// A review: questions about due rules, or about a whole rulebook. This page decides what is due, by what this browser
// keeps. The kernel hears which rule to ask about, and makes a question of a new position.

import { QuestionPage } from "./ask/question.js";
import { byTurns, duration, picks } from "./ask/picks.js";
import { Dialog } from "./base/dialog.js";
import { button, focusOn, frame, html, select } from "./base/dom.js";
import { due, notePosition, positions, putOff, schedule } from "./base/memory.js";
import { seed } from "./base/model.js";
import { done } from "./base/storage.js";
import { mounted, Widget } from "./base/widget.js";

/** @import {Picked} from "./ask/picks.js" */
/** @import {AskedGame, FromKernel, Question, Recalled, ReviewTraits} from "./wire.js" */
/** @import {Model} from "./types.js" */
/** @typedef {Recalled & { question: Question }} Made */
/** @typedef {{ made: Made, right: boolean }} Answered */

const CHANGES = ["vikinglab:known", "storage", "pageshow"];
const TRIES = 4; // positions to ask for before a rule is left out, if each of them was asked about before
const LATE = 8000; // milliseconds until the page says that the kernel takes long

class ReviewPage extends Widget {
  // The elements of `build`, and those that come and go.
  /** @type {HTMLElement} */ title;
  /** @type {HTMLElement} */ score;
  /** @type {HTMLElement} */ told;
  /** @type {HTMLElement} */ missed;
  /** @type {HTMLElement} */ card;
  /** @type {HTMLElement} */ tools;
  /** @type {HTMLElement} */ host;
  /** @type {Dialog} */ dialog;
  /** @type {QuestionPage | undefined} */ page;
  /** @type {number | undefined} */ late;
  /** @type {Made | null} */ now = null;
  /** @type {Made | null} */ next = null;
  /** @type {Picked | null} */ asked = null;

  /**
   * @param {Model<ReviewTraits>} model
   * @param {HTMLElement} el
   */
  constructor(model, el) {
    super(model.get("words"));
    this.model = model;
    /** @type {AskedGame[]} */
    this.games = model.get("games");
    this.whole = model.get("whole");
    this.edition = this.games[0]?.editions[0].key ?? "";
    /** @type {Picked[]} */
    this.left = [];
    /** @type {Answered[]} */
    this.answered = [];
    this.tries = 0;
    this.running = false;
    this.build(el);
    this.listen(model, "msg:custom", (message) => this.hear(message));
    this.onPage(CHANGES, () => this.running || this.show());
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
    this.told = html("p", { class: "vl-who vl-told-of" });
    this.missed = html("ul", { class: "vl-missed" });
    this.tools = html("div", { class: "vl-tools" });
    this.host = html("div");
    this.dialog = new Dialog(this.words, this.ui);
    this.card = html("section", { class: "vl-sheet-card" }, this.title, this.score, this.told, this.missed, this.tools);
    this.enter(el, frame("vl-quiz vl-review vl-offered", this.card, this.dialog.element), this.host);
  }

  redress() {
    super.redress();
    this.show();
  }

  // What to ask about

  /** The keys of all rules for questions: in a check, those of the chosen edition. */
  get keys() {
    const editions = this.games.flatMap(({ key, editions }) => editions.map((edition) => ({ game: key, ...edition })));
    const chosen = editions.filter(({ key }) => !this.whole || key === this.edition);
    return [...new Set(chosen.flatMap(({ game, rules }) => rules.map((rule) => `${game}:${rule}`)))];
  }

  /**
   * The rules to ask about, the first first: those that are due; of a whole rulebook the hard and unknown ones; and if
   * nothing is due and the reader wants to go on, those that will be due next.
   * @returns {Picked[]}
   */
  picked() {
    if (this.whole) {
      const { key, editions } = this.games[0];
      const edition = editions.find((each) => each.key === this.edition) ?? editions[0];
      return picks(this.storage, key, edition, Math.random);
    }
    const now = due(this.storage, this.keys);
    return byTurns(now.length ? now : schedule(this.storage, this.keys));
  }

  begin() {
    this.left = this.picked();
    this.answered = [];
    this.running = true;
    this.now = this.next = null;
    this.ask();
    this.show();
  }

  /** Ask the kernel for a question about the next rule, unless there were enough. */
  ask() {
    const made = this.answered.length + Number(this.now !== null && !this.isAnswered) + Number(this.next !== null);
    this.asked = made < this.model.get("count") ? (this.left.shift() ?? null) : null;
    this.tries = 0;
    if (this.asked) this.send(this.asked);
    else if (!this.now && !this.next) this.end();
  }

  get isAnswered() {
    return this.answered.at(-1)?.made === this.now;
  }

  /** @param {Picked} pick */
  send({ key, edition }) {
    this.model.send({ do: "recall", rule: key, edition: edition ?? null, seed: seed() });
    this.wait();
  }

  /** Say after a while that the kernel takes long, if the page waits for a question. */
  wait() {
    clearTimeout(this.late);
    this.late = setTimeout(() => this.now || (this.score.textContent = this.ui("busy")), LATE);
  }

  /** @param {FromKernel} message */
  hear(message) {
    if (message.say !== "recalled" || message.rule !== this.asked?.key) return;
    clearTimeout(this.late);
    const { question } = message;
    const seen = question && positions(this.storage).includes(question.position);
    if (seen && (this.tries += 1) < TRIES) return this.send(this.asked);
    this.asked = null;
    if (!question || seen) {
      putOff(this.storage, message.rule);
      return this.ask();
    }
    this.next = { ...message, question };
    notePosition(this.storage, question.position);
    if (!this.now) this.open();
  }

  // A question, and after it the next

  open() {
    if (!this.next) return;
    this.now = this.next;
    this.next = null;
    const { question, rule } = this.now;
    const game = this.games.find(({ key }) => rule.startsWith(`${key}:`));
    /** @type {Record<string, any>} */
    const traits = {
      words: { ...this.model.get("words"), ...game?.words },
      art: this.model.get("arts")[game?.key ?? ""],
    };
    /** @type {any} */
    const model = { get: (/** @type {string} */ name) => traits[name] };
    this.page?.close();
    this.page = new QuestionPage(model, this.host, question, "", (right) => this.note(right));
    this.ask();
    this.show();
    focusOn(this.host, ".vl-question");
  }

  /** @param {boolean} right */
  note(right) {
    if (!this.now) return;
    this.answered.push({ made: this.now, right });
    this.show();
    focusOn(this.tools, "button");
  }

  /** Go on to the next question, or to the results. */
  goOn() {
    if (this.next) return this.open();
    this.now = null;
    if (!this.asked) return this.end();
    this.wait();
    this.show();
  }

  end() {
    this.running = false;
    this.now = null;
    this.page?.close();
    this.page = undefined;
    this.host.replaceChildren();
    if (this.passed) done(this.storage, this.model.get("name"));
    this.show();
    focusOn(this.tools, "button");
  }

  get right() {
    return this.answered.filter(({ right }) => right).length;
  }

  get passed() {
    return this.answered.length > 0 && this.right * 5 >= this.answered.length * 4;
  }

  // Showing

  show() {
    this.title.textContent = this.ui(this.whole ? "check" : "review");
    const told = this.running ? this.progress() : this.answered.length ? this.verdict() : this.offer();
    if (this.score.textContent !== told) this.score.textContent = told; // otherwise it would be told again
    // A review that hasn't begun lies under its prose.
    for (const root of this.roots) root.classList.toggle("vl-offered", !this.running);
    this.card.classList.toggle("vl-offers", !this.running);
    this.told.textContent = this.running ? "" : this.ui(this.whole ? "check-told" : "review-told");
    this.missed.replaceChildren(...(this.running ? [] : this.answered.filter(({ right }) => !right).map(this.lesson)));
    this.tools.replaceChildren(...(this.running ? this.onward() : this.choices()));
  }

  progress() {
    if (!this.now) return this.ui("quiz-making");
    const number = this.answered.length + Number(!this.isAnswered);
    return `${number} / ${this.total}`;
  }

  /** The number of questions, as far as known: some rules may turn out to have none. */
  get total() {
    const open =
      Number(this.now !== null && !this.isAnswered) + Number(this.next !== null) + Number(this.asked !== null);
    return Math.min(this.model.get("count"), this.answered.length + open + this.left.length);
  }

  verdict() {
    const score = this.ui("quiz-score", { right: this.right, of: this.answered.length });
    return this.whole
      ? `${score} ${this.ui(this.passed ? "check-passed" : "check-again")}`
      : `${score} ${this.offer()}`;
  }

  /** Say what there is to ask about now, or when there will be something. */
  offer() {
    if (this.whole) return "";
    const [first] = schedule(this.storage, this.keys);
    if (!first) return this.ui("review-nothing");
    const number = due(this.storage, this.keys).length;
    if (number) return this.ui("review-due", { number });
    return this.ui("review-later", { when: duration(first.at - Date.now(), this.language) });
  }

  choices() {
    const { ui } = this;
    if (this.whole)
      return [
        ...this.editions(),
        button(ui(this.answered.length ? "quiz-others" : "quiz-begin"), () => this.begin(), "vl-does"),
      ];
    const scheduled = schedule(this.storage, this.keys).length;
    const now = due(this.storage, this.keys).length;
    if (!scheduled) return [];
    return [
      button(
        ui(now ? (this.answered.length ? "review-more" : "quiz-begin") : "review-anyway"),
        () => this.begin(),
        "vl-does",
      ),
    ];
  }

  /** A field to choose the edition of a check, if there are several. */
  editions() {
    const { editions } = this.games[0];
    if (editions.length < 2) return [];
    const options = editions.map(({ key, name }) => ({ value: key, text: this.words(name) }));
    const made = select(this.ui("edition"), options, this.edition);
    made.field.addEventListener("change", () => (this.edition = made.field.value));
    return [made.label];
  }

  onward() {
    const last = !this.next && !this.asked && !this.left.length;
    const enough = this.answered.length === this.model.get("count");
    if (!this.now || !this.isAnswered) return [];
    return [button(this.ui(last || enough ? "review-end" : "quiz-next"), () => this.goOn())];
  }

  /**
   * A rule that was missed, and where to read about it: the lesson that teaches it, else its card.
   * @param {Answered} given
   */
  lesson = ({ made: { rule, question, lesson } }) => {
    const card = question.cards[rule.slice(rule.indexOf(":") + 1)];
    const title = html("span", {}, this.words(card?.title));
    const read = card ? [button(this.ui("rule"), () => this.dialog.card(card), "vl-more")] : [];
    read[0]?.setAttribute("aria-label", `${this.ui("rule")} – ${this.words(card?.title)}`);
    const learn = lesson
      ? [html("a", { href: lesson.path }, this.ui("review-lesson", { lesson: this.words(lesson.title) }))]
      : [];
    return html("li", {}, title, ...learn, ...read);
  };
}

export const widget = mounted(ReviewPage);
