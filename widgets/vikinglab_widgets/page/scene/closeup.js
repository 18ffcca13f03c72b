// @ts-check
// The closeup: if the board is narrow, the part of it that matters now is shown large below the whole.

import { around, html, svg } from "../base/dom.js";
import { sure } from "../base/sure.js";
import { UNIT } from "./marks.js";

/** @import {Group, Mark} from "../wire.js" */
/** @import {Point} from "../types.js" */
/** @import {SceneView} from "./scene.js" */

/**
 * @param {number} turn
 * @param {Point} middle
 */
const back = (turn, [x, y]) => `rotate(${-turn} ${x} ${y})`;

/**
 * @param {number} at
 * @param {number} start
 * @param {number} size
 */
const inside = (at, start, size) => at > start - size && at < start + 2 * size;

/**
 * Where a mark lies when the board is turned around a middle. What lies within the square of another mark stays beside it as
 * it was.
 * @param {Mark} mark
 * @param {Map<string, Mark>} marks
 * @param {number} turn - in degrees
 * @param {Point} middle
 * @returns {Point}
 */
export function placed(mark, marks, turn, [x, y]) {
  const under = marks.get(mark.on ?? "");
  const half = (under?.size ?? UNIT) / 2;
  const lies = under && Math.abs(mark.x - under.x) <= half && Math.abs(mark.y - under.y) <= half ? under : mark;
  const [angle, across, down] = [(turn * Math.PI) / 180, lies.x - x, lies.y - y];
  return [
    x + across * Math.cos(angle) - down * Math.sin(angle) + mark.x - lies.x,
    y + across * Math.sin(angle) + down * Math.cos(angle) + mark.y - lies.y,
  ];
}

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
    const [x, y, width, height, turn] = group.closeup;
    const middle = /** @type {Point} */ ([x + width / 2, y + height / 2]);
    const whole = sure(this.view.groups.get(group.id));
    const part = /** @type {SVGSVGElement} */ (whole.cloneNode(false));
    part.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    for (const name of ["role", "aria-label", "aria-describedby", "data-id"]) part.removeAttribute(name);
    const turned = svg("g", { transform: `rotate(${turn} ${middle.join(" ")})` });
    const marks = new Map(this.view.scene.marks.map((mark) => [mark.id, mark]));
    for (const child of whole.children) {
      const mark = marks.get(child.getAttribute("data-id") ?? "");
      const at = mark && placed(mark, marks, turn, middle);
      // There is room for more than the part. Turned drawings, such as a wedge of a round board, may lie anywhere.
      if (mark && at && !mark.turn && !(inside(at[0], x, width) && inside(at[1], y, height))) continue;
      const copy = /** @type {Element} */ (child.cloneNode(true));
      const id = copy.getAttribute("data-id");
      for (const name of ["tabindex", "role", "aria-label", "data-id"]) copy.removeAttribute(name);
      if (id) copy.setAttribute("data-of", id);
      // Only the mark itself can be chosen: here it is only shown.
      if (copy.classList.contains("vl-choice")) copy.classList.replace("vl-choice", "vl-hand");
      // Only what is turned on the board turns with it: all else stays upright.
      if (at && !mark.turn) copy.setAttribute("transform", `${back(turn, middle)}translate(${at.join(" ")})`);
      turned.append(copy);
    }
    part.append(turned);
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
