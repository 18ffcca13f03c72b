// @ts-check
// The beginning of a first match, and its end: the aim of the game and the use of its things; then links to other pages.

import { button, html, select } from "../base/dom.js";

/** @import {Aim, Setup, State} from "../wire.js" */
/** @import {Act, Page} from "../types.js" */
/** @import {Dialog} from "../base/dialog.js" */

const ONWARD = /** @type {const} */ (["on-play", "on-learn"]);

export class Welcome {
  waits = 0;

  /**
   * `begin(edition)` is called when the reader begins; for another edition than the present one, with its name.
   * @param {Page} page
   * @param {Dialog} dialog
   * @param {(edition: string) => void} begin
   */
  constructor(page, dialog, begin) {
    this.page = page;
    this.dialog = dialog;
    this.begin = begin;
  }

  /**
   * @param {Setup} setup
   * @param {State} state
   */
  open(setup, state) {
    const told = setup.welcome;
    if (!told) return;
    const { ui, words } = this.page;
    const editions = setup.editions.filter(({ key }) => told.aims[key]);
    const { field, label } = select(
      ui("your-box"),
      editions.map((each) => ({ value: each.key, text: words(each.name) })),
      state.edition,
    );
    const body = html("div");
    const fill = () => body.replaceChildren(...this.parts(told.aims[field.value]));
    field.addEventListener("change", fill);
    fill();
    const begin = button(
      ui("play-first"),
      () => {
        this.dialog.close();
        this.begin(field.value);
      },
      "vl-tool vl-first",
    );
    const which = editions.length > 1 ? [html("div", { class: "vl-fields" }, label)] : [];
    this.dialog.open(ui("welcome"), body, ...which, begin);
    this.dialog.element.classList.add("vl-welcome");
    begin.focus();
  }

  /** @param {Act} open */
  later(open) {
    this.waits = requestAnimationFrame(open);
  }

  close() {
    if (this.waits) cancelAnimationFrame(this.waits);
  }

  /** @param {Aim} aim */
  parts({ aim, parts }) {
    const { words } = this.page;
    const rows = parts.map(({ word, line, picture }) => {
      const image = Object.assign(document.createElement("img"), { src: picture, alt: "", width: 40, height: 40 });
      return html("li", {}, image, html("span", {}, html("b", {}, words(word)), ` ${words(line)}`));
    });
    return [html("p", {}, words(aim)), html("ul", { class: "vl-things" }, ...rows)];
  }

  /**
   * The end of a first match: links to go on.
   * @param {Setup} setup
   * @param {State} state
   */
  end(setup, state) {
    const told = setup.welcome;
    if (!told || !state.over) return [];
    const { ui } = this.page;
    return ONWARD.filter((key) => told.onward[key]).map((key) =>
      html("a", { href: told.onward[key], class: "vl-answer vl-onward" }, ui(key)),
    );
  }
}
