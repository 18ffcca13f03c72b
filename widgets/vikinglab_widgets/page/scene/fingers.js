// @ts-check
// The target of a finger or a mouse: for a finger also things nearby.

import { around } from "../base/dom.js";
import { sure } from "../base/sure.js";

const REACH = 22; // pixels around the middle of a mark in which a finger hits it
const CROWDED = 16; // marks with less between their middles are too close for a finger

/**
 * The id of the mark that was pointed at: the one hit; for a finger also the nearest possible choice.
 * @param {Iterable<SVGGElement>} marks
 * @param {PointerEvent} event
 */
export function hit(marks, event) {
  const direct = around(event, "g[data-id]");
  const chosen = direct?.matches(".vl-choice, .vl-hand, .vl-space, .vl-piece");
  if (chosen || event.pointerType === "mouse") return direct?.dataset.id;
  return near(marks, event)[0]?.id ?? direct?.dataset.id;
}

/**
 * The possible choices within a finger's reach, the nearest first.
 * @param {Iterable<SVGGElement>} marks
 * @param {PointerEvent} event
 */
function near(marks, { clientX, clientY }) {
  const choices = [...marks].filter((mark) => mark.classList.contains("vl-choice"));
  const found = choices.map((mark) => {
    const { e: x, f: y } = sure(mark.getScreenCTM());
    return { id: mark.dataset.id, x, y, aside: [Math.abs(clientX - x), Math.abs(clientY - y)] };
  });
  const within = found.filter(({ aside }) => Math.max(...aside) <= REACH);
  return within.sort((one, other) => Math.hypot(...one.aside) - Math.hypot(...other.aside));
}

/**
 * Return whether a finger's target is unclear: choices lie too close together there.
 * @param {Iterable<SVGGElement>} marks
 * @param {PointerEvent} event
 */
export function isCrowded(marks, event) {
  if (event.pointerType === "mouse") return false;
  const [first, second] = near(marks, event);
  return second !== undefined && Math.hypot(first.x - second.x, first.y - second.y) < CROWDED;
}
