// @ts-check
// The match that the browser keeps, because its kernel ends with the page; and the one from a link.

import { keepMatch, MATCH } from "../base/matches.js";
import { read } from "../base/storage.js";

/** @import {Store} from "../types.js" */

export class KeptMatch {
  /**
   * Keep it under the name of a widget; without one, keep nothing.
   * @param {Store} storage
   * @param {string} name
   */
  constructor(storage, name) {
    this.storage = storage;
    this.name = name;
  }

  get() {
    return this.name ? read(this.storage, MATCH + this.name) : null;
  }

  /**
   * @param {string} save
   * @param {boolean} over
   */
  put(save, over) {
    if (this.name) keepMatch(this.storage, this.name, save, over);
  }
}

/** The match in the page's address: `#match=…`. */
export const linked = () => /#match=[\w-]+/.exec(globalThis.location?.hash ?? "")?.[0] ?? null;
