// @ts-check
// Tasks on a board: the task stands above the question, and a move that isn't the task is answered with its reason.

import { BoardPage } from "./board/page.js";
import { Play } from "./board/play.js";
import { button, html } from "./base/dom.js";
import { explain } from "./base/known.js";
import { done } from "./base/storage.js";
import { mounted } from "./base/widget.js";

/** @import {BoardTraits, Grade, Hint, State, Task, Text} from "./wire.js" */
/** @import {Model, Plain, Said} from "./types.js" */

/** @typedef {State & { task: Task }} Tasked */

/** The purpose of a board that has tasks. */
export class Tasks extends Play {
  get isMatch() {
    return false;
  }

  /** @returns {Plain[]} */
  get tools() {
    return ["undo"];
  }

  /** @returns {Plain[]} */
  get menu() {
    return ["restart"];
  }

  /** A match that was played to its end in a task is the reader’s own. @param {Tasked} state */
  canReview({ task, over }) {
    return task.played && over;
  }

  /** @param {Tasked} given */
  waits({ task }) {
    return task.waits;
  }

  /** @param {Tasked} given */
  prompt({ task, asks: asked, ending }) {
    const { words, ui } = this.board;
    const { number, of, asks, done: all, missed, because, waits, hint, grade, played } = task;
    const over = all || missed || waits;
    const above = all || waits ? "" : words(missed ? asks : asked);
    const help = button(ui("hint"), () => this.help(hint), "vl-more vl-help");
    help.dataset.stays = "hint";
    const better = grade ? this.better(grade, played) : [];
    const known = hint.words
      ? [html("p", { class: "vl-hint", lang: this.board.tongue(hint.words) }, words(hint.words))]
      : [];
    return {
      kicker: all ? ui("done") : of > 1 ? ui("task-of", { number, of }) : ui("task"),
      question: this.heading(task, ending),
      language: this.board.tongue(over ? null : asks),
      above: [html("p", { class: "vl-who vl-waits" }, above)],
      below: missed ? this.failed(because) : over ? better : [...known, help],
    };
  }

  /**
   * Why a task wasn't done, and how to go on.
   * @param {Text | null} because
   */
  failed(because) {
    const { ui, words } = this.board;
    const told = because ? [html("p", { class: "vl-hint vl-because" }, words(because))] : [];
    const undo = button(ui("undo-that"), () => this.board.send({ do: "undo" }), "vl-answer");
    return [...told, undo, button(ui("grade-again"), () => this.board.send({ do: "restart" }), "vl-more")];
  }

  /**
   * What a solution lacks, and how to learn a better one; or that we know no better one. A match has no solution: play it
   * again.
   * @param {Grade} given
   * @param {boolean} played
   */
  better({ stars, more, points }, played) {
    const { ui } = this.board;
    const told = html("p", { class: "vl-hint" }, this.counted(more, points));
    const again = button(ui("grade-again"), () => this.board.send({ do: "restart" }), "vl-answer");
    const way = button(ui("grade-way"), () => this.board.send({ do: "replay" }), "vl-more");
    if (played) return stars < 3 ? [again] : [];
    return stars < 3 ? [told, again, way] : [told, way];
  }

  /**
   * A text about points, with the author's word for them.
   * @param {Said} text
   * @param {string} points
   */
  counted(text, points) {
    return this.board.words(text).replace("{points}", () => this.board.words(points));
  }

  /**
   * After the hint has told the move itself, it can only be repeated.
   * @param {Hint} given
   */
  help({ path, words }) {
    if (path.length) this.board.tell(this.board.words(words));
    else this.board.send({ do: "hint" });
  }

  /** @param {Tasked} given */
  hint({ task }) {
    return task.hint.path;
  }

  /**
   * The task, but only after the others have moved: it might give away their moves. Of a match that is over it is who won.
   * @param {Task} given
   * @param {State["ending"]} [ending]
   */
  heading({ asks, done: all, missed, waits, grade, played }, ending = null) {
    const { words, ui } = this.board;
    if (all && played && ending && !grade) return words(ending.headline);
    if (waits) return ui("thinking");
    if (missed) return ui("missed");
    if (grade) return this.counted(grade.told, grade.points);
    return all ? ui("well-done") : words(asks);
  }

  /** @param {Tasked} given */
  situation({ task, asks }) {
    return `${this.heading(task)} ${this.board.words(asks)}`;
  }

  /**
   * A task of many moves is read aloud once, and not at each of them.
   * @param {Tasked} state
   */
  announcement(state) {
    const { number, done: all, missed, waits, hint } = state.task;
    const before = this.told;
    this.told = all || missed || waits ? null : number;
    if (this.told === null) return this.heading(state.task);
    const known = this.board.words(hint.words);
    const helped = known && known !== this.helped;
    this.helped = known;
    if (helped) return known;
    return before === number ? this.board.words(state.asks) : this.situation(state);
  }

  /** @param {Tasked} given */
  shown({ task, game }) {
    if (!task.done) return;
    done(this.board.storage, this.board.model.get("name"));
    explain(this.board.storage, ...task.taught.map((rule) => `${game}:${rule}`));
  }

  /** A task brings its own position: it starts nothing else, and opens no link. */
  begin() {
    return null;
  }

  get playsOn() {
    return false;
  }

  get opensLinks() {
    return false;
  }
}

class TryPage extends BoardPage {
  /**
   * @param {Model<BoardTraits>} model
   * @param {HTMLElement} el
   */
  constructor(model, el) {
    super(model, el, Tasks);
  }
}

export const widget = mounted(TryPage);
