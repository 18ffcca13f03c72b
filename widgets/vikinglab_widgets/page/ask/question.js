// @ts-check
// A question before its answer is shown. Everything that it needs is in the page: no kernel has to answer.

import { Dialog } from "../base/dialog.js";
import { announce, button, frame, html, liveRegion, markAt, reachable, uid } from "../base/dom.js";
import { answer as noteAnswer } from "../base/memory.js";
import { done, read, write } from "../base/storage.js";
import { sure } from "../base/sure.js";
import { Widget } from "../base/widget.js";
import { BoardView } from "../scene/boardview.js";
import { stepped } from "../scene/frames.js";
import { judged, Slider } from "./estimate.js";

/** @import {Answer, Card, DrawnTraits, Mark, Question, Scene} from "../wire.js" */
/** @import {Decoration, Model} from "../types.js" */

const BRIEF = 9; // the letters of the longest answer that has others beside it

/**
 * The groups of a scene that aren't sheets beside its board.
 * @param {Scene} scene
 */
const boards = (scene) => scene.groups.filter(({ sheet }) => !sheet).map(({ id }) => id);

export class QuestionPage extends Widget {
  // What `build` makes.
  /** @type {HTMLElement} */ kicker;
  /** @type {HTMLElement} */ asks;
  /** @type {HTMLElement} */ answers;
  /** @type {HTMLElement} */ told;
  /** @type {HTMLElement} */ ends;
  /** @type {HTMLElement} */ live;
  /** @type {Slider | null} */ slider;
  /** @type {Dialog} */ dialog;
  /** @type {BoardView} */ board;

  /**
   * `ended(first)` is called when the right answer is found, with whether it was the first one tried.
   * @param {Model<DrawnTraits>} model
   * @param {HTMLElement} el
   * @param {Question} question
   * @param {string} [name]
   * @param {(first: boolean) => void} [ended]
   * @param {(() => void) | null} [vary] - asks a question like this one, if there can be one
   */
  constructor(model, el, question, name = "", ended = () => {}, vary = null) {
    super(model.get("words"), question.then ?? question.before, model.get("phrases"));
    this.question = question;
    this.name = name;
    this.ended = ended;
    this.vary = vary;
    this.at = -1;
    /** @type {number | null} */
    this.guess = null;
    this.build(el, model.get("art"));
    /** @type {number[]} */
    this.tried = this.kept();
    this.noted = this.tried.length > 0;
    /** The moment to watch before anything is asked; none after the last one. */
    this.watched = question.before && !this.noted ? 0 : null;
    this.redress();
  }

  /**
   * @param {HTMLElement} el
   * @param {string} art
   */
  build(el, art) {
    const name = uid();
    this.kicker = html("p", { class: "vl-who" });
    this.asks = html("h2", { class: "vl-question", id: name, tabindex: "-1" });
    this.answers = html("div", { class: "vl-options", role: "group", "aria-labelledby": name });
    this.told = html("div", { class: "vl-reasons" });
    this.slider = this.question.near ? new Slider(this.estimated, (guess) => this.estimate(guess)) : null;
    this.answers.append(...(this.slider?.parts ?? []));
    this.live = liveRegion();
    this.ends = html("div", { class: "vl-tools" });
    this.dialog = new Dialog(this.words, this.ui);
    const parts = [this.kicker, this.asks, this.answers, this.told, this.ends];
    this.board = new BoardView(this, {
      art,
      name: "panels",
      help: this.question.board ? "board" : "look",
      head: reachable(html("section", { class: "vl-sheet-card vl-ask" }, ...parts)),
      heard: (what, id) => this.asked(what, id),
      touched: (event) => this.point(markAt(event)),
      decorate: (mark) => this.decorate(mark),
    });
    this.enter(el, frame("vl-predict", this.board.element, this.live, this.dialog.element));
  }

  /** The question as an estimate: only an estimate has these fields. */
  get estimated() {
    return { chance: sure(this.question.chance), near: sure(this.question.near) };
  }

  /** An estimate is settled when it is made: then the probability is told. */
  get solved() {
    return this.tried.some((at) => this.slider || this.question.answers[at].right);
  }

  redress() {
    super.redress();
    this.board.redress();
    this.show(false);
  }

  /** The question; or, as long as there is something to watch, the present moment. */
  get said() {
    const { asks, before } = this.question;
    return this.words(this.watched === null ? asks : { t: sure(before).frames[this.watched].say });
  }

  /** @param {boolean} [glide] */
  show(glide = true) {
    this.kicker.textContent = this.ui(this.watched === null ? "predict" : "watch-first");
    // A watched moment is no guess any more.
    this.kicker.hidden = this.watched === null && Boolean(this.question.before);
    this.asks.textContent = this.said;
    this.asks.lang = this.watched === null ? this.tongue(this.question.asks) : this.language;
    const scene = this.scene();
    // What comes of an answer happens on the board.
    this.board.need(scene, this.at < 0 ? this.question.needs : [...this.question.needs, ...boards(scene)]);
    this.board.show(scene, glide);
    this.showAnswers();
    this.showReasons();
    this.showEnds();
  }

  /** The position of the question; and, after the answer, its results, moment by moment. */
  scene() {
    const { scene, then, before } = this.question;
    const [trace, at] = this.watched === null ? [then, this.at] : [before, this.watched];
    if (at < 0) return scene;
    let shown = sure(trace).scene;
    for (const frame of sure(trace).frames.slice(1, at + 1)) shown = stepped(shown, frame);
    return shown;
  }

  /**
   * @param {Mark} mark
   * @returns {Decoration}
   */
  decorate(mark) {
    if (!this.question.board || !this.solved) return {};
    const id = this.board.view.stands(mark);
    const answer = this.question.answers.find(({ path }) => path?.includes(mark.id) || (id && path?.includes(id)));
    return answer?.right ? { classes: ["vl-choice"], label: this.ui("right") } : {};
  }

  /** A question on the board is answered there; answers that aren't drawn there have a button. */
  get offered() {
    const { answers, board, scene } = this.question;
    const drawn = new Set(scene.marks.flatMap((mark) => [mark.id, mark.choice]));
    const offered = answers.map((answer, at) => ({ answer, at }));
    return offered.filter(({ answer }) => !board || !answer.path?.some((id) => drawn.has(id)));
  }

  showAnswers() {
    this.answers.hidden = this.watched !== null;
    if (this.slider) this.slider.show(this.ui, this.language, this.guess);
    if (this.slider) return;
    const buttons = [...this.answers.children];
    const held = buttons.findIndex((each) => each === document.activeElement);
    this.answers.replaceChildren(
      ...this.offered.map(({ answer, at }) => {
        const tried = this.tried.includes(at);
        const sign = tried || this.solved ? (answer.right ? "✓" : "✗") : "";
        const made = button("", () => this.answer(at), "vl-option");
        made.append(html("span", { class: "vl-verdict", "aria-hidden": "true" }, sign), this.words(answer.words));
        if (sign) made.setAttribute("aria-label", this.verdict(answer));
        made.setAttribute("aria-pressed", String(tried));
        if (sign) made.classList.add(answer.right ? "vl-right" : "vl-wrong");
        return made;
      }),
    );
    const words = this.offered.map(({ answer }) => this.words(answer.words));
    this.answers.classList.toggle("vl-brief", words.length > 0 && words.every(({ length }) => length <= BRIEF));
    this.answers.querySelectorAll("button")[held]?.focus();
  }

  /** Why the tried answer is right or wrong; and the reasons of all answers once the right one is found. */
  showReasons() {
    const all = this.question.answers.map((_, at) => at);
    const shown =
      this.solved && !this.question.board && !this.slider
        ? [...this.tried.slice(-1), ...all.filter((at) => at !== this.tried.at(-1))]
        : this.tried.slice(-1);
    const reasons = shown.map((at) => {
      const answer = this.question.answers[at];
      const verdict = this.slider
        ? this.slider.told(this.ui, sure(this.guess))
        : `${answer.right ? "✓" : "✗"} ${this.words(answer.words)}`;
      return html(
        "div",
        { class: answer.right ? "vl-reason vl-right" : "vl-reason vl-wrong" },
        html(
          "p",
          {},
          html("strong", {}, verdict),
          ` ${this.ui(answer.right ? "right" : "wrong")} `,
          this.words(answer.why),
        ),
        ...this.ruled(this.question.cards[answer.rule]),
      );
    });
    this.told.replaceChildren(...reasons);
  }

  /**
   * If several rules can be opened, each button names its rule. No rule of the game refuses a move that doesn't exist.
   * @param {Card | null} card
   */
  ruled(card) {
    if (!card) return [];
    const made = button(this.ui("rule"), () => this.dialog.card(card), "vl-more");
    made.setAttribute("aria-label", `${this.ui("rule")} – ${this.words(card.title)}`);
    return [made];
  }

  /**
   * An answer and whether it is right, as two sentences.
   * @param {Answer} given
   */
  verdict({ words, right }) {
    return `${this.words(words).replace(/[^.!?]$/, "$&.")} ${this.ui(right ? "right" : "wrong")}`;
  }

  /** Go on to the next moment to watch, or to the question. */
  watchOn() {
    const { length } = sure(this.question.before).frames;
    this.watched = sure(this.watched) + 1 < length ? sure(this.watched) + 1 : null;
    this.show();
    this.tell(this.said);
    if (this.watched === null) this.asks.focus();
    else this.ends.querySelector("button")?.focus();
  }

  showEnds() {
    if (this.watched !== null) return void this.ends.replaceChildren(button(this.ui("next"), () => this.watchOn()));
    const frames = this.question.then?.frames ?? [];
    const next = () => {
      this.at = Math.min(this.at + 1, frames.length - 1);
      this.show();
      this.tell(this.words({ t: frames[this.at].say }));
      this.ends.querySelector("button")?.focus();
    };
    const sentence =
      this.at >= 0 ? [html("p", { class: "vl-who vl-moment" }, this.words({ t: frames[this.at].say }))] : [];
    const watch =
      this.solved && this.at + 1 < frames.length ? [button(this.ui(this.at < 0 ? "watch" : "next"), next)] : [];
    const vary = this.vary;
    const again = vary && this.tried.length ? [button(this.ui("again"), vary)] : [];
    this.ends.replaceChildren(...sentence, ...watch, ...again);
  }

  /**
   * The only answer with one of these ids; null if there are none, or several.
   * @param {(string | undefined)[]} ids
   */
  meant(ids) {
    const found = this.question.answers.flatMap(({ path }, at) => (path?.some((id) => ids.includes(id)) ? [at] : []));
    return found.length === 1 ? found[0] : null;
  }

  /** @param {string | null | undefined} id */
  point(id) {
    if (!id || !this.question.board || this.watched !== null) return;
    const mark = sure(this.board.mark(id));
    const lying = this.board.view.scene.marks.filter((each) => each.choice === (mark.choice || mark.id));
    // A place alone stands for what lies there; if several answers lie there, the reader points at one of them.
    const ways = [[mark.id], [mark.choice], [mark.on], lying.map((each) => each.id)];
    const meant = ways.map((ids) => this.meant(ids)).find((at) => at !== null);
    if (meant !== undefined) this.answer(meant);
    else {
      this.told.replaceChildren(html("p", {}, this.ui("not-here")));
      this.tell(this.ui("not-here"));
    }
  }

  /**
   * @param {string} what
   * @param {string | null} [id]
   */
  asked(what, id) {
    if (what === "choose") this.point(id);
    if (what === "where") this.tell(this.board.where(id));
    if (what === "what" || what === "who") this.tell(this.said);
  }

  /** @param {string} sentence */
  tell(sentence) {
    announce(this.live, sentence);
  }

  /** @param {number} guess */
  estimate(guess) {
    this.guess = guess;
    this.answer(judged(this.estimated, guess).at, sure(this.slider).told(this.ui, guess));
    this.told.querySelector("button")?.focus();
  }

  /**
   * @param {number} at
   * @param {string} [said]
   */
  answer(at, said = "") {
    const answer = this.question.answers[at];
    this.tell(
      `${said ? `${said} ${this.ui(answer.right ? "right" : "wrong")}` : this.verdict(answer)} ${this.words(answer.why)}`,
    );
    // An answer after the first was seen says nothing about the reader's knowledge.
    if (!this.noted && this.question.about) noteAnswer(this.storage, this.question.about, answer.right);
    this.noted = true;
    const before = this.solved;
    this.tried = [...this.tried.filter((each) => each !== at), at];
    this.keep();
    this.show(false);
    if (before || !this.solved) return;
    done(this.storage, this.name);
    this.ended(this.tried.length === 1);
  }

  again() {
    this.tried = [];
    this.guess = null;
    this.at = -1;
    this.keep();
    this.show(false);
    const first = this.question.board ? this.board.drawn(this.board.walker.here) : this.answers.querySelector("button");
    (this.slider?.field ?? first)?.focus();
  }

  // The browser keeps the answers that were tried. Stored values are untrusted: validate them like any input.

  get storageKey() {
    return this.name ? `vikinglab/answer/1/${this.name}` : null;
  }

  kept() {
    try {
      const found = JSON.parse(read(this.storage, this.storageKey ?? "") ?? "[]");
      if (!Array.isArray(found) || !found.every(Number.isInteger)) return [];
      if (this.slider) return this.guessed(found);
      return found.every((at) => at in this.question.answers) ? [...new Set(found)] : [];
    } catch {
      return [];
    }
  }

  /**
   * Show an earlier estimate.
   * @param {number[]} given
   */
  guessed([guess, ...more]) {
    if (!(guess >= 0 && guess <= 100) || more.length) return [];
    this.guess = guess;
    return [judged(this.estimated, guess).at];
  }

  keep() {
    const made = this.guess === null ? this.tried : [this.guess];
    if (this.storageKey) write(this.storage, this.storageKey, JSON.stringify(made));
  }
}
