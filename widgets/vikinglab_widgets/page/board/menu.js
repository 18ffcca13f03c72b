// The menu of a board: what is wanted now and then, behind one button.

import { html, svg, uid } from "../base/dom.js";

const LINES = "M3 5h12M3 9h12M3 13h12";

/** A button with a menu, as the pattern of that name asks for it: arrows move over its items, Escape closes it. */
export class Menu {
  /** `ui` says a word of the interface; `items()` lists what there is now: `key`, `act`, and `able` or `on` where it matters. */
  constructor(ui, items) {
    this.ui = ui;
    this.items = items;
    const id = uid();
    const lines = svg("svg", { class: "vl-sign", viewBox: "0 0 18 18", "aria-hidden": "true" }, svg("path", { d: LINES }));
    this.button = html("button", {
      type: "button",
      class: "vl-menu-button",
      "aria-haspopup": "menu",
      "aria-expanded": "false",
      "aria-controls": id,
    });
    this.button.append(lines);
    this.list = html("div", { class: "vl-menu", role: "menu", id, hidden: "hidden" });
    this.element = html("div", { class: "vl-menu-host" }, this.button, this.list);
    this.button.addEventListener("click", () => (this.isOpen ? this.close() : this.open()));
    this.button.addEventListener("keydown", (event) => this.press(event, { ArrowDown: 0, ArrowUp: -1 }));
    this.list.addEventListener("keydown", (event) => this.walk(event));
    this.element.addEventListener("focusout", ({ relatedTarget }) => this.element.contains(relatedTarget) || this.close(false));
  }

  redress() {
    for (const name of ["aria-label", "title"]) this.button.setAttribute(name, this.ui("menu"));
    this.list.setAttribute("aria-label", this.ui("menu"));
  }

  get isOpen() {
    return !this.list.hidden;
  }

  open(at = 0) {
    this.list.replaceChildren(...this.items().map((item) => this.item(item)));
    this.list.hidden = false;
    this.button.setAttribute("aria-expanded", "true");
    this.go(at);
  }

  /** Close the menu; the focus goes back to its button, unless it has gone elsewhere. */
  close(back = true) {
    if (!this.isOpen) return;
    this.list.hidden = true;
    this.button.setAttribute("aria-expanded", "false");
    if (back) this.button.focus();
  }

  item({ key, act, able = true, on = null }) {
    const role = on === null ? "menuitem" : "menuitemcheckbox";
    const made = html("button", { type: "button", class: "vl-item", role, tabindex: "-1" }, this.ui(key));
    if (on !== null) made.setAttribute("aria-checked", String(on));
    if (!able) made.setAttribute("aria-disabled", "true");
    made.addEventListener("click", () => {
      if (!able) return;
      this.close();
      act();
    });
    return made;
  }

  /** Put the focus on an item, counted from the first or, if negative, from the last. */
  go(at) {
    this.list.children[(at + this.list.children.length) % this.list.children.length].focus();
  }

  walk(event) {
    const at = [...this.list.children].indexOf(document.activeElement);
    if (event.key === "Escape") {
      this.close();
      event.stopPropagation();
    }
    const found = [...this.list.children].map((item, number) => ({ number, text: item.textContent.toLowerCase() }));
    const later = [...found.slice(at + 1), ...found.slice(0, at + 1)].find(({ text }) => text.startsWith(event.key.toLowerCase()));
    const typed = event.key.length === 1 && event.key !== " " && later ? { [event.key]: later.number } : {};
    this.press(event, { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1, ...typed });
  }

  press(event, keys) {
    if (!(event.key in keys) || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    if (this.isOpen) this.go(keys[event.key]);
    else this.open(keys[event.key]);
  }
}
