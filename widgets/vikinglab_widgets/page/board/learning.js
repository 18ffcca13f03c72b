// @ts-check
// What a match shows of its reader: the rules that their own moves used, and those that they broke.

import { parsed } from "../base/matches.js";
import { keyOf, lapse, meet, use } from "../base/memory.js";
import { done, isDone, read, remove, write } from "../base/storage.js";

/** @import {State, ToKernel} from "../wire.js" */
/** @import {Store} from "../types.js" */

const BROKEN = "vikinglab/broken/1/";
const [MOST, LONGEST] = [40, 80]; // the rules that are kept, and the letters of one
/**
 * Return whether the reader has ever won a match of a game against bots.
 * @param {Store} storage
 * @param {string} game
 */
export const hasWon = (storage, game) => isDone(storage, `won/${game}`);

const OTHER = ["new", "load", "restart", "from"]; // the requests for another match

export class Learning {
  /**
   * A match counts as a review or a lapse; a task that says what to do doesn't. What was broken in the match that is kept
   * under a name outlives the page, as the match does.
   * @param {Store} storage
   * @param {boolean} counts
   * @param {string} [name]
   */
  constructor(storage, counts, name = "") {
    this.storage = storage;
    this.counts = counts;
    this.key = counts && name ? BROKEN + name : "";
    this.moved = false;
    const kept = this.key ? parsed(read(storage, this.key)) : null;
    /** @type {Set<string>} - the rules that refused the reader something in this match */
    this.broken = new Set(Array.isArray(kept) ? kept.filter(isKey).slice(0, MOST) : []);
  }

  /** Another match has begun. */
  forget() {
    this.broken.clear();
    if (this.key) remove(this.storage, this.key);
  }

  /**
   * Follow the reader's requests: only the results of their own move count.
   * @param {ToKernel} message
   */
  sent(message) {
    this.moved = message.do === "play";
    if (OTHER.includes(message.do)) this.forget();
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
    if (this.key) write(this.storage, this.key, JSON.stringify([...this.broken].slice(-MOST)));
    if (this.counts) lapse(this.storage, keyOf(game, rule), edition);
  }
}

/** @param {unknown} rule */
const isKey = (rule) => typeof rule === "string" && rule.length <= LONGEST;
