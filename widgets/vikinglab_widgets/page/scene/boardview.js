// @ts-check
// A board with its column beside it: its place, its drawing, and the keys that move over it.

import { around, html, markAt } from "../base/dom.js";
import { Walker } from "./keys.js";
import { sure } from "../base/sure.js";
import { SceneView } from "./scene.js";
import { Sheet } from "./sheet.js";

/** @import {Scene} from "../wire.js" */
/** @import {Hooks, Plain, Say, Ui} from "../types.js" */

/**
 * @typedef {object} Built
 * @property {string} art
 * @property {Plain} name
 * @property {HTMLElement} head
 * @property {HTMLElement[]} [above]
 * @property {HTMLElement[]} [below]
 * @property {HTMLElement[]} [tools]
 * @property {Plain} [help]
 */

/**
 * `page` says the words. The column has a `head`, which is always visible; its drawer holds the parts `above` the panels of
 * the seats and those `below` them, and the button that pulls it up says `name`. `tools` are at hand below the head. `help`
 * is the word for the keys. A page handles its board by hooks: `heard(what, id)` gets the keys that ask and choose;
 * `touched(event)` a click; `pointed(id)` the mark that came under the mouse, `moved(id)` the one under it as it moves; the scene asks `decorate` and `featured`.
 */
export class BoardView {
  /**
   * @param {{ words: Say, ui: Ui }} page
   * @param {Built & Hooks} given
   */
  constructor(page, { art, name, head, above = [], below = [], tools = [], help = "board", ...hooks }) {
    this.page = page;
    this.panels = html("div", { class: "vl-ships", role: "group" });
    this.sheet = new Sheet(page.ui, name, head, ...above, this.panels, ...below);
    this.sheet.help = help;
    const [first, ...others] = tools;
    if (first) this.sheet.zoom.before(first);
    this.sheet.zoom.after(...others);
    this.element = this.sheet.element;
    this.view = new SceneView(
      this.sheet.stage,
      this.panels,
      art,
      page.words,
      this.sheet.keys,
      this.sheet.own,
      this.sheet.needed,
    );
    Object.assign(this.view, {
      ...(hooks.decorate && { decorate: hooks.decorate }),
      ...(hooks.featured && { featured: hooks.featured }),
    });
    this.walker = new Walker(this.view, hooks.heard);
    this.view.refitted = () => {
      this.walker.settle();
      hooks.refitted?.();
    };
    this.walker.reveal = (element) => {
      this.view.tabs.reveal(sure(element.getAttribute("data-id")));
      this.sheet.reveal(element);
    };
    for (const part of [this.sheet.stage, this.sheet.needed, this.sheet.own, this.panels]) this.hear(part, hooks);
    this.panels.addEventListener("click", (event) => this.unfold(event));
  }

  /**
   * @param {HTMLElement} part
   * @param {Hooks} given
   */
  hear(part, { touched, pointed, moved }) {
    part.addEventListener("keydown", (event) => around(event, "[data-id]") && this.walker.key(event));
    if (touched) part.addEventListener("click", touched);
    if (!pointed) return;
    part.addEventListener("pointerover", (event) => {
      if (event.pointerType === "mouse") pointed(markAt(event));
    });
    part.addEventListener("pointermove", (event) => {
      if (event.pointerType === "mouse") moved?.(markAt(event));
    });
    part.addEventListener("pointerleave", () => pointed(null));
  }

  /**
   * Show a scene; pieces glide to their places if wanted.
   * @param {Scene} scene
   * @param {boolean} glide
   */
  show(scene, glide) {
    this.view.show(scene, glide);
    this.walker.settle();
    const { element, drawer } = this.sheet;
    const bare = [...drawer.children].every((part) => part === this.panels && !part.childElementCount);
    element.classList.toggle("vl-bare", bare);
  }

  /**
   * Give what a question needs its place first: sheets lie with the board, which stands back if it isn't needed itself.
   * @param {Scene} scene
   * @param {string[]} needs
   */
  need(scene, needs) {
    const sheets = scene.groups.filter(({ id, sheet }) => sheet && needs.includes(id)).map(({ id }) => id);
    const board = scene.groups.some(({ id, sheet }) => !sheet && needs.includes(id));
    this.view.drawnGroups.needed = sheets;
    this.element.classList.toggle("vl-needs", sheets.length > 0);
    this.element.classList.toggle("vl-needs-many", sheets.length > 1);
    this.element.classList.toggle("vl-stands-back", sheets.length > 0 && !board);
  }

  redress() {
    this.sheet.redress();
    this.panels.setAttribute("aria-label", this.page.ui("panels"));
  }

  /**
   * Open the panel that was clicked, if it is folded to a line, and close it again.
   * @param {Event} event
   */
  unfold(event) {
    if (!around(event, ".vl-choice")) around(event, ".vl-panel")?.toggleAttribute("data-open");
  }

  /** Give the focus to the mark from which the keys move over the board. */
  enter() {
    this.drawn(this.walker.here)?.focus();
  }

  /**
   * The mark with an id, as data; undefined if there is none.
   * @param {string | null | undefined} id
   */
  mark(id) {
    return this.view.scene.marks.find((mark) => mark.id === id);
  }

  /**
   * The mark with an id, as it is drawn.
   * @param {string | null | undefined} id
   */
  drawn(id) {
    return this.view.marks.get(id ?? "");
  }

  /**
   * Tell where a mark is, in its own words.
   * @param {string | null | undefined} id
   */
  where(id) {
    return this.page.words(this.mark(id)?.words);
  }

  /**
   * Let the keys go on from a mark that was clicked.
   * @param {string} id
   */
  stand(id) {
    this.walker.entered = true;
    if (this.walker.stops().some((mark) => mark.id === id)) this.walker.here = id;
    this.walker.settle();
  }
}
