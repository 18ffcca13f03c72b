// @ts-check
// The veil: between two people at one screen, it covers what only the next may see, until they say that they are there.

import { button, html } from "../base/dom.js";

/** @import {Text} from "../wire.js" */
/** @import {Act, Covered, Page} from "../types.js" */

export class Veil {
  /** @type {number | undefined} */ viewer;

  /**
   * `covered` are the parts that nobody may reach meanwhile.
   * @param {Page} page
   * @param {HTMLElement[]} covered
   */
  constructor(page, covered) {
    this.page = page;
    this.covered = covered;
    this.element = html("div", { class: "vl-veil", hidden: "hidden" });
  }

  /**
   * Cover the board for the next viewer, unless it is the one who has looked at it.
   * @param {Covered} given
   * @param {Text[]} names
   * @param {Act} lifted
   */
  show(given, names, lifted) {
    const { shared, viewer } = given;
    if (!this.covers(given)) {
      this.viewer = shared ? viewer : this.viewer;
      return this.lift();
    }
    const { words, ui } = this.page;
    const told = `${words(names[viewer])}. ${ui("veil")}`;
    const lift = button(ui("veil-lift", { seat: words(names[viewer]) }), () => {
      this.viewer = viewer;
      this.lift();
      lifted();
    });
    this.element.replaceChildren(html("p", { class: "vl-question" }, told), lift);
    this.element.hidden = false;
    for (const part of this.covered) part.inert = true;
    lift.focus();
    this.page.tell(told);
  }

  /**
   * Return whether the board must be covered for a viewer.
   * @param {Covered} given
   */
  covers({ shared, viewer, over }) {
    return shared && !over && viewer !== this.viewer;
  }

  lift() {
    this.element.hidden = true;
    for (const part of this.covered) part.inert = false;
  }
}
