// @ts-check
// Flinging: a thing held by a finger or a mouse follows it, and flies off at the speed at which it was let go.

/** @import {Fling, Point} from "../types.js" */

const FAST = 1.6; // pixels in a millisecond: no fling is faster
const SOON = 90; // milliseconds before the release that count for the speed
const DRAGGED = 8; // pixels: a shorter movement is a click

/**
 * The fling of a thing that was at these places, each with its time.
 * @param {Array<{ x: number, y: number, time: number }>} places
 * @returns {Fling | null}
 */
export function flung(places) {
  const last = places.at(-1);
  const first = last && places.find(({ time }) => last.time - time <= SOON);
  if (!last || !first) return null;
  const [x, y] = [last.x - places[0].x, last.y - places[0].y];
  if (Math.hypot(x, y) < DRAGGED) return null;
  const [dx, dy] = last === first ? [x, y] : [last.x - first.x, last.y - first.y];
  const speed = Math.hypot(dx, dy) / Math.max(1, last.time - first.time);
  return { direction: Math.atan2(dy, dx), speed: Math.min(1, speed / FAST) };
}

/**
 * A hand: it takes what `takes` allows, is somewhere in the picture, and flings what it holds or puts it back.
 * @typedef {object} Hand
 * @property {(event: PointerEvent) => boolean} [takes]
 * @property {(point: Point) => void} carried
 * @property {(fling: Fling) => void} flung
 * @property {() => void} [kept]
 */

/**
 * The place of a point of the screen in a picture.
 * @param {SVGGraphicsElement | null | undefined} picture
 * @param {number} x
 * @param {number} y
 * @returns {Point | null}
 */
export function within(picture, x, y) {
  const matrix = picture?.getScreenCTM()?.inverse();
  return matrix ? [matrix.a * x + matrix.c * y + matrix.e, matrix.b * x + matrix.d * y + matrix.f] : null;
}

/** A listener on an element that holds a picture. */
export class Flinging {
  /**
   * @param {HTMLElement} element
   * @param {Hand} heard
   */
  constructor(element, heard) {
    this.element = element;
    this.heard = heard;
    /** @type {Array<{ x: number, y: number, time: number }>} */
    this.places = [];
    element.addEventListener("pointerdown", (event) => this.take(event));
    element.addEventListener("pointermove", (event) => this.places.length && this.move(event));
    for (const end of ["pointerup", "pointercancel"]) element.addEventListener(end, () => this.release());
  }

  /** @param {PointerEvent} event */
  take(event) {
    if (event.button !== 0 || this.heard.takes?.(event) === false) return;
    event.preventDefault();
    this.element.setPointerCapture(event.pointerId);
    this.places = [];
    this.move(event);
  }

  /** @param {PointerEvent} event */
  move({ clientX: x, clientY: y, timeStamp: time }) {
    this.places.push({ x, y, time });
    if (Math.hypot(x - this.places[0].x, y - this.places[0].y) < DRAGGED) return;
    /** @type {SVGSVGElement | null} */
    const picture = this.element.querySelector("svg.vl-group");
    const point = within(picture, x, y);
    if (point) this.heard.carried(point);
  }

  release() {
    if (!this.places.length) return;
    const fling = flung(this.places);
    this.places = [];
    if (fling) this.heard.flung(fling);
    else this.heard.kept?.();
  }
}
