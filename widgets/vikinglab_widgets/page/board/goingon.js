// @ts-check
// Going on after the kernel has gone: the page opens again, where the match is kept, as soon as the server answers.

/** @import {Act} from "../types.js" */

/** @typedef {"alive" | "gone" | "away"} Answer - the kernel is there; the server is, without this kernel; nobody answers */

const OFTEN = 3_000; // milliseconds between two questions to the server
const SELDOM = 30_000; // those after the first minute
const SOON = 60_000; // milliseconds in which the page goes on by itself

/**
 * The server of a page.
 * @typedef {object} Server
 * @property {() => Promise<Answer>} ask - asks it for the kernel
 * @property {Act} open - opens the page again
 * @property {() => boolean} isFree - whether that would interrupt nothing, and hasn't just happened
 */

export class GoingOn {
  /** @type {number | null} - when the kernel was missed first */ since = null;
  /** @type {Answer} */ answer = "alive";
  /** @type {ReturnType<typeof setTimeout> | undefined} */ asking = undefined;

  /**
   * `isKept()` is whether the match would be found again; `changed()` is called when the server has answered.
   * @param {Server} server
   * @param {() => boolean} isKept
   * @param {Act} changed
   */
  constructor(server, isKept, changed) {
    this.server = server;
    this.isKept = isKept;
    this.changed = changed;
  }

  /** Note that the kernel doesn't answer. */
  missed() {
    if (this.since !== null) return;
    this.since = Date.now();
    this.look();
  }

  /** Note that the kernel answers. */
  found() {
    this.since = null;
    this.answer = "alive";
    clearTimeout(this.asking);
  }

  /** Whether the page would still go on by itself. */
  get isSoon() {
    return this.since !== null && Date.now() - this.since < SOON && this.isKept() && this.server.isFree();
  }

  /** Ask until the kernel answers or the page goes on. */
  async look() {
    clearTimeout(this.asking);
    if (this.since === null) return;
    const before = this.answer;
    await this.hear();
    if (this.since === null) return;
    // At the second such answer: meanwhile the reader sees what will happen, and it was no slip of the server.
    if (this.answer === "gone" && before === "gone" && this.isSoon) return this.server.open();
    clearTimeout(this.asking);
    this.asking = setTimeout(() => this.look(), Date.now() - this.since < SOON ? OFTEN : SELDOM);
  }

  /** Go on at the reader's wish: not while nobody answers, for the page would be lost. */
  async now() {
    await this.hear();
    if (this.answer !== "away") this.server.open();
  }

  async hear() {
    this.answer = await this.server.ask();
    this.changed();
  }

  close() {
    this.found();
  }
}
