// @ts-check
// What a match shows of its reader: the rules that their own moves used, and those that they broke.

import { keyOf, lapse, meet, use } from "../base/memory.js";

/** @import {State, ToKernel} from "../wire.js" */
/** @import {Store} from "../types.js" */

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
  }

  /**
   * Follow the reader's requests: only the results of their own move count.
   * @param {ToKernel} message
   */
  sent(message) {
    this.moved = message.do === "play";
  }

  /**
   * Note the rules that made something happen to the reader by their own move.
   * @param {State} before
   * @param {State} after
   */
  follow(before, after) {
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
    if (this.counts && !rule.startsWith("core:")) lapse(this.storage, keyOf(game, rule), edition);
  }
}
