// @ts-check
// The match that the browser keeps, as its kernel ends with the page; and the one that a link brings.

import { read, write } from "../base/storage.js";

/** @import {Store} from "../types.js" */

export class KeptMatch {
  /**
   * Kept under the name of a widget; without one, nothing is.
   * @param {Store} storage
   * @param {string} name
   */
  constructor(storage, name) {
    this.storage = storage;
    this.key = name ? `vikinglab/match/1/${name}` : null;
  }

  get() {
    return this.key && read(this.storage, this.key);
  }

  /** @param {string} save */
  put(save) {
    if (this.key) write(this.storage, this.key, save);
  }
}

/** The match in the page's address: `#match=…`. */
export const linked = () => /#match=[\w-]+/.exec(globalThis.location?.hash ?? "")?.[0] ?? null;
