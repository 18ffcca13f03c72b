// @ts-check
// The match that the browser keeps for each board, and its state: for pages without a kernel to ask.

import { read, write } from "./storage.js";

/** @import {Store} from "../types.js" */

export const MATCH = "vikinglab/match/1/";
const STATUS = "vikinglab/status/1/";

/**
 * Keep the save of a match, and whether it is over.
 * @param {Store} storage
 * @param {string} name
 * @param {string} save
 * @param {boolean} over
 */
export function keepMatch(storage, name, save, over) {
  write(storage, MATCH + name, save);
  write(storage, STATUS + name, JSON.stringify({ over: Boolean(over), when: Date.now() }));
}

/**
 * Return when the match kept under a name was played last, if it isn't over; null without one.
 * @param {Store} storage
 * @param {string} name
 */
export function unfinished(storage, name) {
  try {
    const save = JSON.parse(read(storage, MATCH + name) ?? "null");
    const { over, when } = JSON.parse(read(storage, STATUS + name) ?? "{}") ?? {};
    const begun = Array.isArray(save?.line) && save.line.length > 0;
    return begun && over !== true ? { when: Number.isFinite(when) ? Number(when) : 0 } : null;
  } catch {
    return null; // the kept value may be damaged
  }
}
