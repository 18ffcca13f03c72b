// @ts-check
// Following the others: how fast they move, and a way to skip to one's own turn.

import { button, html } from "../base/dom.js";

/** @import {Plain} from "../types.js" */
/** @import {State} from "../wire.js" */
/** @import {BoardPage} from "./page.js" */

const SPEEDS = ["slow", "steady", "fast"]; // as the kernel and the browser's storage call them

export class Following {
  /** @param {BoardPage} page */
  constructor(page) {
    this.page = page;
    this.waits = false;
  }

  /** The reader's speed, unless it is the usual one, goes to the kernel once it listens. */
  begin() {
    if (this.speed !== "steady") this.say();
  }

  get speed() {
    return this.page.preferences.get("speed");
  }

  say() {
    const speed = /** @type {"slow" | "steady" | "fast"} */ (this.speed);
    this.page.post({ do: "pace", speed });
  }

  /**
   * The buttons while others play: they stay the same, and keep the focus.
   * @param {State} state
   */
  buttons(state) {
    this.waits = this.page.purpose.waits(state);
    if (!this.waits) return [];
    const { ui } = this.page;
    const skip = button(ui("skip"), () => this.skip(), "vl-skip");
    skip.dataset.stays = "skip";
    const pace = ui(/** @type {Plain} */ (`speed-${SPEEDS.indexOf(this.speed)}`));
    const named = ui("label", { name: ui("speed"), said: pace });
    const speed = button(named, () => this.faster(), "vl-speed");
    speed.dataset.stays = "speed";
    return [html("div", { class: "vl-follows" }, skip, speed)];
  }

  skip() {
    this.page.post({ do: "skip" });
  }

  /** Take the next speed, and after the fastest the slowest. */
  faster() {
    this.page.preferences.set("speed", SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length]);
    this.say();
    this.page.showPrompt();
  }

  /**
   * A key on the board while others play skips: nothing can be chosen meanwhile.
   * @param {KeyboardEvent} event
   */
  pressed(event) {
    const onBoard = /** @type {Element} */ (event.target).closest("g[data-id], .vl-question");
    if (!this.waits || !onBoard || !["Enter", " "].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    this.skip();
  }
}
