// @ts-check
// The toolbar: tools for every turn; all others are in the menu.

import { follow, html, sign } from "../base/dom.js";

/** @import {Act, Plain, Ui} from "../types.js" */

/** @type {Record<string, string>} */
const SIGNS = {
  undo: "M7 3 3 7 7 11M3 7H10.5A4 4 0 0 1 10.5 15H7",
  coach: "M3 3.5h12v8H9.5L6 15v-3.5H3ZM6 7.5h6",
  redo: "M11 3 15 7 11 11M15 7H7.5A4 4 0 0 0 7.5 15H11",
};

export class Toolbar {
  /**
   * `acts` are called by the keys of the tools.
   * @param {Ui} ui
   * @param {Record<string, Act>} acts
   */
  constructor(ui, acts) {
    this.ui = ui;
    this.acts = acts;
    this.element = html("div", { class: "vl-tools", role: "toolbar" });
    this.shown = "";
  }

  /**
   * Show these tools: only those in `able` work, and those in `on` are switches.
   * @param {Plain[]} keys
   * @param {Record<string, boolean>} able
   * @param {Record<string, boolean>} on
   * @param {HTMLElement} otherwise
   */
  show(keys, able, on, otherwise) {
    const shown = JSON.stringify([keys, able, on, this.ui("tools")]);
    if (shown === this.shown) return;
    this.shown = shown;
    this.element.setAttribute("aria-label", this.ui("tools"));
    const tools = keys.map((key) => {
      const look = { type: "button", class: "vl-tool", title: this.ui(key) };
      const made = html("button", look, sign(SIGNS[key]), this.ui(key));
      made.addEventListener("click", this.acts[key]);
      made.disabled = able[key] === false;
      if (key in on) made.setAttribute("aria-pressed", String(on[key]));
      return made;
    });
    follow(this.element, tools, otherwise);
  }
}
