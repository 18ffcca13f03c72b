// @ts-check
// The menu of a board: tools for now and then, behind one button.

import { html, sign, uid } from "../base/dom.js";

/** @import {Act, Plain, Ui} from "../types.js" */

/** @typedef {{ key: Plain, act: Act, able?: boolean, on?: boolean }} Item - what it is called, what it does, and its state */

const LINES = "M3 5h12M3 9h12M3 13h12";

/** A button with a menu, by the usual pattern: arrow keys move over its items, Escape closes it. */
export class Menu {
  /**
   * `ui` says a word of the interface; `items()` lists the present items.
   * @param {Ui} ui
   * @param {() => Item[]} items
   */
  constructor(ui, items) {
    this.ui = ui;
    this.items = items;
    const id = uid();
    const opens = { "aria-haspopup": "menu", "aria-expanded": "false", "aria-controls": id };
    this.button = html("button", { type: "button", class: "vl-menu-button", ...opens }, sign(LINES));
    this.list = html("div", { class: "vl-menu", role: "menu", id, hidden: "hidden" });
    this.element = html("div", { class: "vl-menu-host" }, this.button, this.list);
    this.button.addEventListener("click", () => (this.isOpen ? this.close() : this.open()));
    this.button.addEventListener("keydown", (event) => this.press(event, { ArrowDown: 0, ArrowUp: -1 }));
    this.list.addEventListener("keydown", (event) => this.walk(event));
    this.element.addEventListener("focusout", ({ relatedTarget: next }) => {
      if (!(next instanceof Element && this.element.contains(next))) this.close(false);
    });
  }

  redress() {
    for (const name of ["aria-label", "title"]) this.button.setAttribute(name, this.ui("menu"));
    this.list.setAttribute("aria-label", this.ui("menu"));
  }

  get isOpen() {
    return !this.list.hidden;
  }

  /** @returns {HTMLElement[]} */
  get parts() {
    return [...this.list.querySelectorAll("button")];
  }

  /** @param {number} [at] */
  open(at = 0) {
    this.list.replaceChildren(...this.items().map((item) => this.item(item)));
    this.list.hidden = false;
    this.button.setAttribute("aria-expanded", "true");
    this.go(at);
  }

  /**
   * Close the menu; the focus goes back to its button, unless it has moved elsewhere.
   * @param {boolean} [back]
   */
  close(back = true) {
    if (!this.isOpen) return;
    this.list.hidden = true;
    this.button.setAttribute("aria-expanded", "false");
    if (back) this.button.focus();
  }

  /** @param {Item} given */
  item({ key, act, able = true, on }) {
    const role = on === undefined ? "menuitem" : "menuitemcheckbox";
    const made = html("button", { type: "button", class: "vl-item", role, tabindex: -1 }, this.ui(key));
    if (on !== undefined) made.setAttribute("aria-checked", String(on));
    if (!able) made.setAttribute("aria-disabled", "true");
    made.addEventListener("click", () => {
      if (!able) return;
      this.close();
      act();
    });
    return made;
  }

  /**
   * Focus an item, counted from the first or, if negative, from the last.
   * @param {number} at
   */
  go(at) {
    const { parts } = this;
    parts[(at + parts.length) % parts.length].focus();
  }

  /** @param {KeyboardEvent} event */
  walk(event) {
    const at = this.parts.findIndex((part) => part === document.activeElement);
    if (event.key === "Escape") {
      this.close();
      event.stopPropagation();
    }
    this.press(event, { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1, ...this.typed(event.key, at) });
  }

  /**
   * Return where a letter leads: to the next item that begins with it.
   * @param {string} key
   * @param {number} at
   * @returns {Record<string, number>}
   */
  typed(key, at) {
    if (key.length > 1 || key === " ") return {};
    const found = this.parts.map((part, number) => ({ number, begins: part.innerText.toLowerCase().startsWith(key) }));
    const next = [...found.slice(at + 1), ...found.slice(0, at)].find(({ begins }) => begins);
    return next ? { [key]: next.number } : {};
  }

  /**
   * Go where a key leads, if it leads anywhere.
   * @param {KeyboardEvent} event
   * @param {Record<string, number>} keys
   */
  press(event, keys) {
    if (!(event.key in keys) || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (this.isOpen) this.go(keys[event.key]);
    else this.open(keys[event.key]);
  }
}
