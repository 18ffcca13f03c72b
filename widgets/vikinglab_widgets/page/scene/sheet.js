// @ts-check
// How a widget lies in its page: a board that can be enlarged, and a column beside it. Where the page is narrow the column is
// a sheet below the board: its head and one's own panel stay in sight, and the rest of it is pulled up by a button.

import { html, sign, uid } from "../base/dom.js";

/** @import {Plain, Ui} from "../types.js" */

/**
 * The classes that tell the style the size of a drawer.
 * @type {Record<string, (width: number, height: number) => boolean>}
 */
const ROOMS = {
  "vl-slim": (width) => width <= 400,
  "vl-deep": (_, height) => height >= 470,
  "vl-shallow": (_, height) => height < 240,
  "vl-for-row": (width, height) => width > 400 && height >= 0.26 * width,
  "vl-nook": (_, height) => height <= 200,
  "vl-crack": (_, height) => height <= 50,
  "vl-shut": (_, height) => height <= 34,
};

export class Sheet {
  /**
   * `ui` says a word of the interface, `name` that of the button; `head` is always visible, `parts` are in the drawer.
   * @param {Ui} ui
   * @param {Plain} name
   * @param {HTMLElement} head
   * @param {...HTMLElement} parts
   */
  constructor(ui, name, head, ...parts) {
    this.ui = ui;
    this.name = name;
    this.bySelf = false;
    this.closely = false;
    /** @type {Plain} */
    this.help = "board";
    const id = uid();
    this.stage = html("div", { class: "vl-stage" });
    this.zoom = html("button", { type: "button", class: "vl-zoom", "aria-pressed": "false" }, sign(ZOOM));
    this.pull = html("button", { type: "button", class: "vl-pull", "aria-expanded": "false", "aria-controls": id });
    this.drawer = html("div", { class: "vl-drawer", id }, ...parts);
    this.own = html("div", { class: "vl-own" });
    this.bar = html("div", { class: "vl-bar" }, this.zoom, this.pull);
    this.side = html("div", { class: "vl-side" }, head, this.bar, this.own, this.drawer);
    this.needed = html("div", { class: "vl-needed" });
    this.keys = html("p", { class: "vl-keys", id: `${id}-keys`, "aria-hidden": "true" }); // told to readers who come onto the chart, and only once
    this.chart = html("div", { class: "vl-chart" }, this.stage, this.needed, this.keys);
    this.element = html("div", { class: "vl-layout" }, this.chart, this.side);
    this.zoom.addEventListener("click", () => this.enlarge(!this.large));
    this.pull.addEventListener("click", () => this.open(!this.isOpen));
    new ResizeObserver(([{ contentRect }]) => this.fit(contentRect)).observe(this.drawer);
    this.side.addEventListener("keydown", (event) => event.key === "Escape" && this.isOpen && this.shut());
  }

  /** The words of its buttons, and of the keys that move over the chart, in the chosen language. */
  redress() {
    this.pull.textContent = this.ui(this.name);
    this.keys.textContent = this.ui(this.help);
    this.zoom.setAttribute("aria-label", this.ui("zoom"));
    this.zoom.title = this.ui("zoom");
  }

  /**
   * Tell the style how much room there is in the drawer.
   * @param {{ width: number, height: number }} room
   */
  fit({ width, height }) {
    for (const [name, fits] of Object.entries(ROOMS)) this.drawer.classList.toggle(name, fits(width, height));
  }

  get isOpen() {
    return this.side.classList.contains("vl-open");
  }

  /**
   * @param {boolean} wanted
   * @param {boolean} [bySelf]
   */
  open(wanted, bySelf = false) {
    this.bySelf = wanted && bySelf;
    this.side.classList.toggle("vl-open", wanted);
    this.element.classList.toggle("vl-pulled", wanted);
    this.pull.setAttribute("aria-expanded", String(wanted));
  }

  /** Close it from inside: a focus in the drawer returns to its button. */
  shut() {
    if (this.drawer.contains(document.activeElement)) this.pull.focus();
    this.open(false);
  }

  /**
   * Open for something in the drawer, so that it can be reached.
   * @param {Element} element
   */
  reveal(element) {
    if (!this.drawer.contains(element) || this.isOpen) return;
    this.open(true, true);
    this.fit(this.drawer.getBoundingClientRect()); // things that appear with the room can have the focus once they are laid out
  }

  /** Stay open for as long as something in the drawer can be chosen; a drawer that the reader opened stays open. */
  follow() {
    const wanted = this.drawer.querySelector(".vl-choice") !== null;
    if (wanted && !this.isOpen) this.open(true, true);
    if (!wanted && this.bySelf) this.open(false);
    if (this.closely) this.enlarge(false);
  }

  /**
   * Enlarge the board around a mark if a finger's target is unclear there, until something has been chosen.
   * @param {Element} mark
   */
  lookClosely(mark) {
    this.enlarge(true, mark);
    this.closely = true;
  }

  get large() {
    return this.chart.classList.contains("vl-large");
  }

  /**
   * Enlarge the chart within its box, around a mark or the most important place there; or show it whole.
   * @param {boolean} wanted
   * @param {Element | null} [around]
   */
  enlarge(wanted, around = null) {
    this.closely = false;
    this.chart.classList.toggle("vl-large", wanted);
    this.zoom.setAttribute("aria-pressed", String(wanted));
    const matters = [".vl-picked", ".vl-hand:has([href='#vl-ring'])", ".vl-choice", "g[tabindex='0']"];
    const mark = around ?? matters.map((each) => this.stage.querySelector(each)).find((each) => each);
    if (!wanted || !mark) return;
    const [room, box] = [this.stage.getBoundingClientRect(), mark.getBoundingClientRect()];
    this.stage.scrollBy(
      box.x + box.width / 2 - room.x - room.width / 2,
      box.y + box.height / 2 - room.y - room.height / 2,
    );
  }
}

const ZOOM = "M11.5 11.5 16 16M4.5 7.5h6m-3-3v6M7.5 13a5.5 5.5 0 1 1 0-11 5.5 5.5 0 0 1 0 11Z";
