// @ts-check
// The connection to the kernel: messages to it, and a banner if it doesn't answer.

import { html } from "../base/dom.js";

/** @import {ToKernel} from "../wire.js" */
/** @import {Act, Model, Ui} from "../types.js" */

const BEAT = 5000; // milliseconds between two pings
const PATIENCE = 4000; // milliseconds without an answer, before the page says so
const TRIES = 2; // the number of times that the kernel may be busy before it is gone

export class Connection {
  /**
   * `back()` is called when the kernel answers again after it was missing.
   * @param {Model<any>} model
   * @param {Ui} ui
   * @param {Act} back
   */
  constructor(model, ui, back) {
    this.model = model;
    this.ui = ui;
    this.back = back;
    /** @type {number | null} */
    this.since = null;
    /** @type {number | undefined} */
    this.beating = undefined;
    this.missed = 0;
    this.banner = html("div", { class: "vl-banner", role: "alert", hidden: "hidden" });
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

  /** Ping now and then; say so if nobody answers. */
  beat() {
    let number = 0;
    this.beating = setInterval(() => {
      if (this.since && Date.now() - this.since > PATIENCE) this.complain();
      this.post({ do: "ping", number: (number += 1) });
    }, BEAT);
  }

  /** @param {boolean} [gone] */
  complain(gone = this.model.comm_live === false || this.missed > TRIES) {
    this.missed += 1;
    this.banner.textContent = this.ui(gone ? "gone" : "busy");
    this.banner.hidden = false;
  }

  /** Note that the kernel has answered. */
  answered() {
    const missing = !this.banner.hidden;
    this.since = null;
    this.missed = 0;
    if (!missing) return;
    this.banner.hidden = true;
    this.back();
  }

  close() {
    clearInterval(this.beating);
  }
}
