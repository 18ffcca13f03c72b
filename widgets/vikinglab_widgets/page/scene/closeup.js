// @ts-check
// The closeup: if the board is narrow, the part of it that matters now is shown large below the whole.

import { around, html } from "../base/dom.js";
import { sure } from "../base/sure.js";

/** @import {Group} from "../wire.js" */
/** @import {SceneView} from "./scene.js" */

/** A picture of a part of a board. The board itself tells everything in it; a touch here is a touch there. */
export class Closeup {
  /**
   * @param {SceneView} view
   * @param {HTMLElement} host - the board, which it lies below
   */
  constructor(view, host) {
    this.view = view;
    this.element = html("div", { class: "vl-closeup", "aria-hidden": "true", hidden: "hidden" });
    this.element.addEventListener("click", (event) => this.touch(event));
    host.after(this.element);
  }

  /**
   * Show the part of a group that it names; nothing if there is none.
   * @param {Group | undefined} group
   */
  show(group) {
    this.element.hidden = !group;
    this.element.parentElement?.classList.toggle("vl-close", Boolean(group));
    if (!group?.closeup) return;
    const [x, y, width, height] = group.closeup;
    const whole = sure(this.view.groups.get(group.id));
    const part = /** @type {SVGSVGElement} */ (whole.cloneNode(false));
    part.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    for (const name of ["role", "aria-label", "aria-describedby", "data-id"]) part.removeAttribute(name);
    for (const child of whole.children) {
      const mark = this.view.scene.marks.find(({ id }) => id === child.getAttribute("data-id"));
      const inside = (/** @type {number} */ at, /** @type {number} */ start, /** @type {number} */ size) =>
        at > start - width && at < start + size + width;
      // There is room for more than the part. Turned drawings, such as a wedge of a round board, may lie anywhere.
      if (mark && !mark.turn && !(inside(mark.x, x, width) && inside(mark.y, y, height))) continue;
      const copy = /** @type {Element} */ (child.cloneNode(true));
      const id = copy.getAttribute("data-id");
      for (const name of ["tabindex", "role", "aria-label", "data-id"]) copy.removeAttribute(name);
      if (id) copy.setAttribute("data-of", id);
      // Only the mark itself can be chosen: here it is only shown.
      if (copy.classList.contains("vl-choice")) copy.classList.replace("vl-choice", "vl-hand");
      part.append(copy);
    }
    this.element.replaceChildren(part);
  }

  /** @param {MouseEvent} event */
  touch(event) {
    const id = around(event, "[data-of]")?.getAttribute("data-of");
    const mark = id && this.view.marks.get(id);
    const { clientX, clientY } = event;
    if (mark) mark.dispatchEvent(new PointerEvent("click", { bubbles: true, pointerType: "mouse", clientX, clientY }));
  }
}
