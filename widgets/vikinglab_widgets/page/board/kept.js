// @ts-check
// The match that the browser keeps, because its kernel ends with the page.

import {
  continues,
  forgetParts,
  isWorthKeeping,
  keepMatch,
  leave,
  leftMatches,
  MATCH,
  status,
} from "../base/matches.js";
import { read, remove } from "../base/storage.js";

/** @import {Left} from "../base/matches.js" */
/** @import {Store} from "../types.js" */
/** @import {State, Text} from "../wire.js" */

/**
 * Why a match isn't kept in its usual place: there is no storage, it is full, or another page has written there. Then it is
 * kept elsewhere; a task goes on apart, and isn't kept.
 * @typedef {"none" | "full" | "elsewhere" | "apart"} Trouble
 */

/**
 * A state of a match: its save, whether it is over and how it ended, and the number of the match on its board.
 * @typedef {Pick<State, "save" | "over" | "match"> & { ending?: { headline: Text } | null }} Played
 */

/**
 * What one page keeps of its matches. Nothing that a reader played is overwritten: a match that is left for another goes
 * to the list of matches; and if another page has written here meanwhile, this one goes on in a place of its own.
 */
export class KeptMatch {
  /** @type {string | null} - what this page knows to be stored in the usual place */ known = null;
  /** The sign with which it was stored. Another page may store the same once more, after others. */ sign = "";
  /** @type {number | null} - the match that it stored there, by its number on the board */ match = null;
  /** @type {string | null} - the latest save that has its place */ placed = null;
  /** Whether it has gone on in the list, while another page has the usual place. */ isApart = false;
  /** @type {{ left: Left, match: number } | null} - the match that was opened from the list */ opened = null;

  /**
   * Keep it under the name of a widget; without one, keep nothing. Tasks have no list of matches. `id` makes a name for
   * each match that is left, and no two pages make the same.
   * @param {Store} storage
   * @param {string} name
   * @param {{ isMatch?: boolean, id?: () => string }} [given]
   */
  constructor(storage, name, { isMatch = true, id = unique } = {}) {
    this.storage = storage;
    this.name = name;
    this.isMatch = isMatch;
    this.id = id;
  }

  get stored() {
    return this.name ? read(this.storage, MATCH + this.name) : null;
  }

  /** Return what is stored in the usual place, as this page begins. */
  get() {
    this.know(this.stored);
    return this.known;
  }

  /** @param {string | null} stored */
  know(stored) {
    this.known = stored;
    this.sign = status(this.storage, this.name).sign;
  }

  /** The other matches of this board, the latest first. */
  get others() {
    return this.name ? leftMatches(this.storage, this.name) : [];
  }

  /**
   * Note that the match that is stored was opened, with this number on the board.
   * @param {number} match
   * @param {string} stored
   */
  adopt(match, stored) {
    this.placed = null;
    if (stored !== this.stored) return;
    this.match = match;
    this.know(stored);
  }

  /**
   * Keep a match as it is now; return why that isn't possible, or null.
   * @param {Played} played
   * @returns {Trouble | null}
   */
  put(played) {
    if (!this.name) return null;
    if (!this.storage) return "none";
    const { stored } = this;
    if (stored === played.save && stored !== this.placed) return this.write(played, false);
    // Tasks have no list to go on in: nothing is overwritten until the reader says so.
    if (!this.isMatch && stored !== null && stored !== this.known) return "apart";
    // Somebody who forgot everything in another page overwrote nothing.
    const isKnown = stored === this.known && status(this.storage, this.name).sign === this.sign;
    const elsewhere = this.isMatch && stored !== null && !isKnown;
    if (played.save === this.placed) return elsewhere ? "elsewhere" : null;
    if (elsewhere) return this.putApart(played, stored);
    return this.write(played, played.match !== this.match);
  }

  /**
   * Store a match in the usual place, although another page has written there: what it wrote goes to the list.
   * @param {Played} played
   */
  takeOver(played) {
    return this.write(played, true);
  }

  /**
   * @param {Played} played
   * @param {boolean} leaves - whether what is stored is another match
   * @returns {Trouble | null}
   */
  write(played, leaves) {
    const { save, over, ending } = played;
    this.placed = null;
    if (leaves && !this.leave(save)) return "full";
    if (!keepMatch(this.storage, this.name, save, over, this.id(), ending?.headline)) return "full";
    return this.hasPlaced(played);
  }

  /**
   * Put what is stored into the list, unless a save holds all of it; return whether nothing of it can be lost now.
   * @param {string} save
   */
  leave(save) {
    const { stored } = this;
    if (!this.isMatch || stored === null || !isWorthKeeping(stored) || continues(save, stored)) return true;
    return leave(this.storage, this.name, this.id(), { save: stored, ...status(this.storage, this.name) });
  }

  /**
   * @param {Played} played
   * @param {string} stored
   * @returns {Trouble}
   */
  putApart({ save, over, ending }, stored) {
    const now = { save, over, result: ending?.headline ?? null, when: Date.now() };
    const held = continues(stored, save) || leave(this.storage, this.name, this.id(), now);
    this.isApart = true;
    this.placed = held ? save : null;
    return held ? "elsewhere" : "full";
  }

  /**
   * Take a match out of the list that is in the usual place now, unless another page has gone on with it there.
   * @param {Left} left
   */
  takeOut({ key, save }) {
    if (this.others.some((each) => each.key === key && each.save === save)) remove(this.storage, key);
  }

  /** @param {Played} played */
  hasPlaced({ save, match }) {
    if (this.opened?.match === match) this.takeOut(this.opened.left);
    if (this.opened || this.isApart) forgetParts(this.storage, this.name, save);
    this.know(save);
    this.placed = save;
    this.match = match;
    this.opened = null;
    this.isApart = false;
    return null;
  }
}

/** @type {WeakMap<object, KeptMatch>} */
const known = new WeakMap();

/**
 * What is kept of the matches of a model. A notebook may show one model twice: that is no other page.
 * @param {object} model
 * @param {() => KeptMatch} make
 */
export function keptOf(model, make) {
  const kept = known.get(model) ?? make();
  known.set(model, kept);
  return kept;
}

const unique = () => `${Date.now()}-${crypto.getRandomValues(new Uint32Array(1))[0]}`;
