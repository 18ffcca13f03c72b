// @ts-check
// The model of a widget: what the kernel gives it.

/** @import {ToKernel} from "../wire.js" */

const PACKED = [
  "words",
  "setup",
  "state",
  "questions",
  "chapters",
  "games",
  "arts",
  "rules",
  "example",
  "trace",
  "controls",
  "chart",
  "lies",
];

/** A model whose larger values come as JSON, so that nothing on the way has to walk through them: each is parsed once. */
export class Unpacked {
  /** @param {any} model */
  constructor(model) {
    this.model = model;
    this.known = new Map();
  }

  /** @param {string} name */
  get(name) {
    const value = this.model.get(name);
    if (!PACKED.includes(name) || typeof value !== "string") return value;
    const [before, read] = this.known.get(name) ?? [];
    if (before === value) return read;
    this.known.set(name, [value, JSON.parse(value)]);
    return this.known.get(name)[1];
  }

  /** @param {ToKernel} message */
  send(message) {
    this.model.send(message);
  }

  /**
   * @param {string} event
   * @param {(event: any) => void} heard
   */
  on(event, heard) {
    this.model.on(event, heard);
  }

  /**
   * @param {string} event
   * @param {(event: any) => void} heard
   */
  off(event, heard) {
    this.model.off(event, heard);
  }

  get comm_live() {
    return this.model.comm_live;
  }

  /** The model itself, which other views have, too. */
  get shared() {
    return this.model;
  }
}

/** A seed for chance: from this browser, so no two visitors share one, however their kernels began. */
export function seed() {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return (high & 0x1fffff) * 2 ** 32 + low;
}
