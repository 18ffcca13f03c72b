// @ts-check
// The board by keyboard: one tab stop; arrow keys move over the marks, typing jumps, keys ask.

import { markAt } from "../base/dom.js";
import { sure } from "../base/sure.js";

/** @import {Mark} from "../wire.js" */
/** @import {Heard, Place, Point} from "../types.js" */
/** @import {SceneView} from "../scene/scene.js" */

/** @type {Record<string, Point>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const TYPING = 900;

/**
 * The nearest mark in a direction, of those that can be reached from here.
 * @param {Place[]} places
 * @param {Place} from
 * @param {Point} given
 */
export function neighbour(places, from, [dx, dy]) {
  let best = null;
  for (const place of places) {
    const [x, y] = [place.x - from.x, place.y - from.y];
    const along = x * dx + y * dy;
    const aside = Math.abs(x * dy - y * dx);
    if (place.id === from.id || along <= 1 || aside > along * 2.5) continue;
    const cost = along + aside * 2;
    if (best === null || cost < best.cost) best = { place, cost };
  }
  return best?.place ?? null;
}

/** A walker over the marks of a scene. `heard` gets keys with a meaning: choose, what, where, who, escape. */
export class Walker {
  /**
   * @param {SceneView} view
   * @param {Heard} heard
   */
  constructor(view, heard) {
    this.view = view;
    this.heard = heard;
    /** @type {(element: Element) => void} */
    this.reveal = () => {};
    /** @type {string | null} */
    this.here = null;
    this.entered = false; // true once the reader has come onto the board
    this.typed = "";
    this.typedAt = 0;
  }

  /** The marks to stand on, in the board's places; on sheets also those that are only read. */
  stops() {
    const sheets = new Set(this.view.scene.groups.filter((group) => group.sheet).map((group) => group.id));
    return this.view.scene.marks.filter(
      (mark) => mark.words && (mark.kind === "space" || mark.choice || sheets.has(mark.group ?? "")),
    );
  }

  /** After every scene, make exactly one mark a tab stop: the one where the reader was, else something to choose. */
  settle() {
    const stops = this.stops();
    if (!this.entered || !stops.some((mark) => mark.id === this.here))
      this.here = (stops.find((mark) => this.canChoose(mark)) ?? stops[0])?.id ?? null;
    for (const [id, element] of this.view.marks) {
      const wanted = id === this.here ? 0 : -1;
      if (element.tabIndex !== wanted) element.tabIndex = wanted;
    }
  }

  /**
   * Go on from the focus, however it came there.
   * @param {Mark[]} stops
   * @param {string | null} id
   */
  stand(stops, id) {
    this.entered = true;
    if (id === this.here || !stops.some((mark) => mark.id === id)) return;
    this.here = id;
    this.settle();
  }

  /** @param {string} id */
  go(id) {
    this.entered = true;
    const from = this.view.marks.get(this.here ?? "");
    if (from) from.tabIndex = -1;
    this.here = id;
    const to = sure(this.view.marks.get(id));
    to.tabIndex = 0;
    this.reveal(to);
    to.focus();
    to.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const stops = this.stops();
    this.stand(stops, markAt(event) ?? null);
    const at = stops.findIndex((mark) => mark.id === this.here);
    if (event.key.length > 1 || !/[\p{L}\p{N}]/u.test(event.key)) this.typed = "";
    if (event.key in ARROWS) this.arrow(stops, ARROWS[event.key]);
    else if (event.key === "Home") this.go(stops[0].id);
    else if (event.key === "End") this.go(sure(stops.at(-1)).id);
    else if (event.key === "PageDown" || event.key === "PageUp")
      this.group(stops, at, event.key === "PageDown" ? 1 : -1);
    else if (event.key === "Enter" || event.key === " ") this.heard("choose", this.here);
    else if (event.key === "Escape") this.heard("escape");
    else if (event.key === "?") this.heard("what");
    else if (event.key === ".") this.heard("where", this.here);
    else if (event.key === "!") this.heard("who");
    else if (event.key === "+" || event.key === "-") this.choice(stops, at, event.key === "+" ? 1 : -1);
    else if (event.key.length === 1) this.type(stops, at, event.key.toLowerCase());
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /**
   * @param {Mark[]} stops
   * @param {Point} direction
   */
  arrow(stops, direction) {
    const places = stops.map((mark) => ({ id: mark.id, ...this.middle(mark.id) }));
    const from = places.find((place) => place.id === this.here);
    const next = from && neighbour(places, from, direction);
    if (next) this.go(next.id);
  }

  /** @param {string} id */
  middle(id) {
    const box = sure(this.view.marks.get(id)).getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  }

  /**
   * @param {Mark[]} stops
   * @param {number} at
   * @param {number} step
   */
  group(stops, at, step) {
    const groups = [...new Set(stops.map((mark) => mark.group))];
    const next = groups[groups.indexOf(stops[at]?.group) + step];
    if (next !== undefined) this.go(sure(stops.find((mark) => mark.group === next)).id);
  }

  /**
   * Typing a number or a name goes to the next mark with this number, or with a word that begins so.
   * @param {Mark[]} stops
   * @param {number} at
   * @param {string} letter
   */
  type(stops, at, letter) {
    this.typed = Date.now() - this.typedAt > TYPING ? letter : this.typed + letter;
    this.typedAt = Date.now();
    /** @param {string} words */
    const begin = (words) =>
      words
        .toLowerCase()
        .split(/[\s:,.()]+/)
        .some((word) => (/\d$/.test(this.typed) ? word === this.typed : word.startsWith(this.typed)));
    /** @param {Mark} mark */
    const begins = (mark) => begin(this.view.words(mark.words));
    /** @param {Mark} mark */
    const isCalled = (mark) => begin(this.view.words(mark.words).split(/[:,(]/)[0]);
    const from = this.typed.length > 1 ? at : at + 1;
    const found = [...stops.slice(from), ...stops.slice(0, from)].filter(begins);
    // A number stands on many things: it is meant for one that can be chosen. Typed there again, it leads on to the others.
    const first = /\d$/.test(this.typed) && !(stops[at] && begins(stops[at]));
    const wanted = (first && found.find((mark) => this.canChoose(mark) && isCalled(mark))) || found[0];
    if (wanted) this.go(wanted.id);
  }

  /** @param {Mark} mark */
  canChoose({ id }) {
    return sure(this.view.marks.get(id)).matches(".vl-choice");
  }

  /**
   * Go to the next thing that can be chosen, or to the one before; after the last to the first.
   * @param {Mark[]} stops
   * @param {number} at
   * @param {number} step
   */
  choice(stops, at, step) {
    const order = step > 0 ? [...stops.slice(at + 1), ...stops.slice(0, at + 1)] : stops.slice(0, at).reverse();
    const others = step > 0 ? [] : stops.slice(at).reverse();
    const next = [...order, ...others].find((mark) => this.canChoose(mark));
    if (next) this.go(next.id);
  }
}
