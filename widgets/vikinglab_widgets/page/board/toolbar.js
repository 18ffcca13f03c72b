// The toolbar: what is wanted at every turn; all else is in the menu.

import { html, renew, svg } from "../base/dom.js";

const SIGNS = {
  undo: "M7 3 3 7 7 11M3 7H10.5A4 4 0 0 1 10.5 15H7",
  redo: "M11 3 15 7 11 11M15 7H7.5A4 4 0 0 0 7.5 15H11",
};

export class Toolbar {
  /** `acts` are called by the keys of the tools. */
  constructor(ui, acts) {
    this.ui = ui;
    this.acts = acts;
    this.element = html("div", { class: "vl-tools", role: "toolbar" });
  }

  /** Show these tools, of which those in `able` may be out of order. */
  show(keys, able, otherwise) {
    this.element.setAttribute("aria-label", this.ui("tools"));
    const tools = keys.map((key) => {
      const sign = svg("svg", { class: "vl-sign", viewBox: "0 0 18 18", "aria-hidden": "true" }, svg("path", { d: SIGNS[key] }));
      const made = html("button", { type: "button", class: "vl-tool", title: this.ui(key) }, sign, this.ui(key));
      made.addEventListener("click", this.acts[key]);
      made.disabled = able[key] === false;
      return made;
    });
    renew(this.element, tools, otherwise);
  }
}
