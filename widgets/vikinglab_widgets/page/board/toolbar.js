// @ts-check
// The toolbar: what can be done with a match beside playing it.

import { button, html, renew } from "../base/dom.js";
import { hasBar } from "../base/preferences.js";

/** @import {Act, Ui} from "../types.js" */

/** @typedef {"freely" | "notes"} Switch */

export class Toolbar {
  /**
   * `acts` are called by the keys of the tools; `toggled(key, on)` when a switch is turned.
   * @param {Ui} ui
   * @param {Record<string, Act>} acts
   * @param {(key: Switch, on: boolean) => void} toggled
   */
  constructor(ui, acts, toggled) {
    this.ui = ui;
    this.acts = acts;
    this.toggled = toggled;
    this.element = html("div", { class: "vl-tools", role: "toolbar" });
  }

  /**
   * Show these tools, of which those in `able` may be out of order; and switches, each with whether it is on.
   * @param {string[]} keys
   * @param {Record<string, boolean>} able
   * @param {Array<{ key: Switch, on: boolean }>} switches
   * @param {HTMLElement} otherwise
   */
  show(keys, able, switches, otherwise) {
    const wanted = keys.filter((key) => key !== "settings" || !hasBar());
    const tools = wanted.map((key) => {
      const made = button(this.ui(key), this.acts[key]);
      made.disabled = able[key] === false;
      return made;
    });
    renew(this.element, [...tools, ...switches.map(({ key, on }) => this.toggle(key, on))], otherwise);
  }

  /**
   * @param {Switch} key
   * @param {boolean} on
   */
  toggle(key, on) {
    const made = button(this.ui(key), () => this.toggled(key, !on));
    made.setAttribute("aria-pressed", String(on));
    return made;
  }
}
