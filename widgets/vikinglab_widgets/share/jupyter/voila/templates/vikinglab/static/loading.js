// The progress of a page: a line says it, until the first thing for the reader is drawn.

import { byId, say } from "./words.js";

const PATIENCE = 30000;

export class Loading {
  constructor() {
    this.box = byId("loading");
    this.told = byId("told");
    this.bar = this.box.getElementsByTagName("progress")[0];
    this.late = setTimeout(() => (this.told.textContent = say("late")), PATIENCE);
  }

  /**
   * Tell which cell has come.
   * @param {number} cell
   * @param {number} cells
   */
  came(cell, cells) {
    if (this.isOver) return;
    this.bar.max = cells + 1;
    this.bar.value = cell;
    this.told.textContent = cell < cells ? say("loading", { cell, cells }) : say("drawing");
  }

  get isOver() {
    return !this.bar.isConnected;
  }

  /** Say that the first thing for the reader is there. */
  ready() {
    if (this.isOver) return;
    clearTimeout(this.late);
    this.told.textContent = say("ready");
    this.box.className = "unseen";
    this.bar.remove();
  }
}
