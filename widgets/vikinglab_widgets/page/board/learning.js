// @ts-check
// What a match shows of its reader: the rules that their own moves used, and those that they broke.

import { done, isDone } from "../base/storage.js";
import { keyOf, lapse, meet, use } from "../base/memory.js";

/** @import {State, ToKernel} from "../wire.js" */
/** @import {Store} from "../types.js" */

/**
 * Return whether the reader has ever won a match of a game against bots.
 * @param {Store} storage
 * @param {string} game
 */
export const hasWon = (storage, game) => isDone(storage, `won/${game}`);

const OTHER = ["new", "load", "restart", "from"]; // the requests for another match

export class Learning {
  /**
   * A match counts as a review or a lapse; a task that says what to do doesn't.
   * @param {Store} storage
   * @param {boolean} counts
   */
  constructor(storage, counts) {
    this.storage = storage;
    this.counts = counts;
    this.moved = false;
    /** @type {Set<string>} - the rules that refused the reader something in this match */
    this.broken = new Set();
  }

  /**
   * Follow the reader's requests: only the results of their own move count.
   * @param {ToKernel} message
   */
  sent(message) {
    this.moved = message.do === "play";
    if (OTHER.includes(message.do)) this.broken.clear();
  }

  /**
   * Note the rules that made something happen to the reader by their own move, and the reader's victory.
   * @param {State} before
   * @param {State} after
   */
  follow(before, after) {
    const { ending } = after;
    const won = ending !== null && ending.reader !== null && ending.winners.includes(ending.reader);
    if (won && this.counts && !hasWon(this.storage, after.game)) done(this.storage, `won/${after.game}`);
    if (!this.moved) return;
    this.moved = false;
    const last = before.log.at(-1)?.number ?? -1;
    const own = after.log.filter(({ number, seat }) => number > last && seat === before.viewer);
    const keys = [...new Set(own.map(({ rule }) => keyOf(after.game, rule)))];
    if (keys.length) (this.counts ? use : meet)(this.storage, keys, after.edition);
  }

  /**
   * Note that something was refused by a rule.
   * @param {State} state
   * @param {string} rule
   */
  broke({ game, edition }, rule) {
    this.moved = false;
    if (rule.startsWith("core:")) return;
    this.broken.add(rule);
    if (this.counts) lapse(this.storage, keyOf(game, rule), edition);
  }
}
