// The match that the browser keeps of each board, and how it stands: read by pages that have no kernel to ask.

import { read, write } from "./storage.js";

export const MATCH = "vikinglab/match/1/";
const STATUS = "vikinglab/status/1/";

/** Keep the save of a match, and whether it is over. */
export function keepMatch(storage, name, save, over) {
  write(storage, MATCH + name, save);
  write(storage, STATUS + name, JSON.stringify({ over: Boolean(over), when: Date.now() }));
}

/** The match that is kept under a name and goes on: its moves so far, and when it was played last. Null without one. */
export function unfinished(storage, name) {
  try {
    const save = JSON.parse(read(storage, MATCH + name));
    const { over, when } = JSON.parse(read(storage, STATUS + name)) ?? {};
    const moves = Array.isArray(save?.line) ? save.line.length : 0;
    return moves && over !== true ? { name, moves, when: Number.isFinite(when) ? when : 0 } : null;
  } catch {
    return null;
  }
}
