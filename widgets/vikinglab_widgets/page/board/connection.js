// @ts-check
// The connection to the kernel: messages to it, and whether it answers.

/** @import {ToKernel} from "../wire.js" */
/** @import {Act, Model} from "../types.js" */

/** @typedef {"open" | "busy" | "gone"} Status - whether the kernel answers, doesn't, or won't any more */

const BEAT = 5000; // milliseconds between two questions whether anybody is there
const PATIENCE = 4000; // milliseconds without an answer, before the page says so
const TRIES = 2; // the number of times that the kernel may be busy before it is gone

export class Connection {
  /** @type {Status} */ status = "open";
  /** @type {number | null} */ since = null;
  /** @type {ReturnType<typeof setInterval> | undefined} */ beating = undefined;
  missed = 0;

  /**
   * `ask()` returns the question that is repeated until it is answered; `changed()` is called at another status.
   * @param {Model<any>} model
   * @param {() => ToKernel} ask
   * @param {Act} changed
   */
  constructor(model, ask, changed) {
    this.model = model;
    this.ask = ask;
    this.changed = changed;
  }

  /**
   * Send the kernel a message. If the connection is closed, nobody will answer: say so at once.
   * @param {ToKernel} message
   */
  post(message) {
    this.since ??= Date.now();
    try {
      this.model.send(message);
    } catch {
      this.complain(true);
    }
  }

  /** Ask now and then; say so if nobody answers. */
  beat() {
    this.beating = setInterval(() => {
      if (this.since !== null && Date.now() - this.since > PATIENCE) this.complain();
      this.post(this.ask());
    }, BEAT);
  }

  /** @param {boolean} [gone] */
  complain(gone = this.model.comm_live === false || this.missed > TRIES) {
    this.missed += 1;
    this.become(gone ? "gone" : "busy");
  }

  /** Note that the kernel has answered. */
  answered() {
    this.since = null;
    this.missed = 0;
    this.become("open");
  }

  /** @param {Status} status */
  become(status) {
    if (status === this.status) return;
    this.status = status;
    this.changed();
  }

  close() {
    clearInterval(this.beating);
  }
}
