// @ts-check
// Showing a throw: the blocks tumble and come to rest, then each is counted, and the sum comes at the end.

import { svg } from "../base/dom.js";
import { drawn } from "./solid.js";
import { fallen, schedule, tumbling } from "./tumble.js";

/** @import {Mark} from "../wire.js" */
/** @import {Act, Fling, Pace, Point, Told} from "../types.js" */
/** @import {SceneView} from "./scene.js" */

const SPARKS = 11;
const BEFORE = 150; // milliseconds of looking there before blocks fall
/** @type {Fling} */
export const DROPPED = { direction: -Math.PI / 2, speed: 0.3 };

/**
 * Return whether a mark is pale, and a question mark, before it is counted.
 * @param {Mark} mark
 */
const isCounted = ({ comes }) => comes === "count" || comes === "flourish";

/** A show of the steps of a throw, on a view that has its end already: later parts are hidden, or a question mark. */
export class Telling {
  /**
   * `heard.done` is called at the end, once; `heard.counts` with each mark that is counted, and `heard.falls` in every
   * frame with the blocks that fall then, or none.
   * @param {SceneView} view
   * @param {Mark[][]} steps
   * @param {Pace[]} paces
   * @param {{ done: Act, counts?: (mark: Mark) => void, falls?: (blocks: Mark[]) => void }} heard
   */
  constructor(view, steps, paces, heard) {
    this.view = view;
    this.heard = heard;
    this.told = schedule(steps, paces);
    this.blocks = steps.flat().filter((mark) => mark.solid);
    this.first = this.told[0].blocks;
    this.hand = this.held();
    this.fling = DROPPED;
    /** @type {number | undefined} */
    this.frame = undefined;
    this.over = false;
    /** @type {Set<Told>} */
    this.shown = new Set();
    for (const { marks } of this.told) for (const mark of marks) this.conceal(mark);
    this.carry(this.hand);
  }

  /** @param {Mark} mark */
  element(mark) {
    return this.view.marks.get(mark.id);
  }

  /** The place of a hand with the blocks: below them, in the middle. @returns {Point} */
  held() {
    const { first } = this;
    const x = first.reduce((sum, mark) => sum + mark.x, 0) / first.length;
    const low = Math.max(...first.map((mark) => mark.y));
    return [x, low - (first[0].solid?.wide ?? 0) / 2];
  }

  /**
   * Show the blocks of the first throw in a hand.
   * @param {Point} hand
   */
  carry(hand) {
    this.hand = hand;
    this.first.forEach((mark, number) => this.pose(mark, 0, hand, number));
  }

  /**
   * The place of a block in a hand: around its middle, so that each is visible.
   * @param {Point} hand
   * @param {number} number
   * @param {number} size
   * @returns {Point}
   */
  spread([x, y], number, size) {
    const far = size * 0.42 * Math.sqrt(number);
    return [x + far * Math.cos(number * 2.4), y + far * Math.sin(number * 2.4)];
  }

  /**
   * @param {Mark} mark
   * @param {number} part
   * @param {Point} hand
   * @param {number} number
   */
  pose(mark, part, hand, number) {
    const { solid } = mark;
    const element = this.element(mark);
    if (!solid || !element) return;
    const from = this.spread(hand, number, solid.wide);
    const { at, pose } = tumbling(part, from, mark, number, this.fling);
    element.setAttribute("transform", `translate(${at[0].toFixed(1)} ${at[1].toFixed(1)})`);
    element.querySelector(".vl-solid")?.replaceChildren(...drawn(solid, mark.turn ?? 0, pose));
    element.classList.remove("vl-to-come");
  }

  /**
   * Let the blocks fall.
   * @param {Fling} [fling]
   */
  start(fling = DROPPED) {
    this.fling = fling;
    const began = Date.now();
    const next = () => {
      const time = Date.now() - began;
      this.show(time);
      const last = this.told[this.told.length - 1];
      if (time < last.end + last.pace.end) this.frame = requestAnimationFrame(next);
      else this.end();
    };
    next();
  }

  /** @param {number} time */
  show(time) {
    const falling = this.told.find(({ start, end, blocks }) => blocks.length && time >= start - BEFORE && time <= end);
    this.heard.falls?.(falling?.blocks ?? []);
    for (const told of this.told) {
      if (time < told.start) continue;
      if (told.blocks.length && time <= told.end) this.fall(told, time);
      else this.reveal(told, time);
    }
  }

  /**
   * @param {Told} told
   * @param {number} time
   */
  fall(told, time) {
    const thrownNow = told.blocks === this.first;
    told.blocks.forEach((mark, number) => {
      const hand = thrownNow ? this.hand : this.heldOf(told.blocks);
      this.pose(mark, fallen(told, number, time), hand, number);
    });
  }

  /** @param {Mark[]} blocks @returns {Point} */
  heldOf(blocks) {
    return [blocks.reduce((sum, mark) => sum + mark.x, 0) / blocks.length, -20];
  }

  /**
   * @param {Told} told
   * @param {number} time
   */
  reveal(told, time) {
    const fresh = !this.shown.has(told);
    this.shown.add(told);
    const counted = told.marks.find(({ on, words }) => on || words);
    if (fresh && counted && !told.blocks.length) this.heard.counts?.(counted);
    for (const mark of told.marks) {
      if (fresh) this.restore(mark);
      const element = this.element(mark);
      element?.classList.toggle("vl-now", time < told.end);
      if (fresh && element && mark.comes === "flourish") this.sparkle(element);
    }
  }

  /** @param {Mark} mark */
  conceal(mark) {
    const element = this.element(mark);
    const text = element?.querySelector("text");
    element?.classList.add("vl-to-come");
    element?.classList.toggle("vl-awaited", isCounted(mark));
    if (text && isCounted(mark)) text.textContent = "?";
  }

  /** @param {Mark} mark */
  restore(mark) {
    const element = this.element(mark);
    const text = element?.querySelector("text");
    element?.classList.remove("vl-to-come", "vl-awaited");
    if (text && isCounted(mark)) text.textContent = mark.text ?? "";
    if (!mark.solid || !element) return;
    element.setAttribute("transform", `translate(${mark.x} ${mark.y})`);
    element.querySelector(".vl-solid")?.replaceChildren(...drawn(mark.solid, mark.turn ?? 0));
  }

  /**
   * A small flourish around a rare sum.
   * @param {SVGGElement} element
   */
  sparkle(element) {
    const { x, y, width, height } = element.getBBox();
    const rays = Array.from({ length: SPARKS }, (_, at) => (2 * Math.PI * at) / SPARKS);
    const ray = (/** @type {number} */ turn) =>
      `M${22 * Math.cos(turn)} ${22 * Math.sin(turn)}L${32 * Math.cos(turn)} ${32 * Math.sin(turn)}`;
    const place = `translate(${x + width / 2} ${y + height / 2})`;
    const sparks = svg("g", { transform: place }, svg("path", { class: "vl-sparks", d: rays.map(ray).join("") }));
    element.append(sparks);
    setTimeout(() => sparks.remove(), 800);
  }

  /** Show the end at once. */
  end() {
    if (this.over) return;
    this.over = true;
    cancelAnimationFrame(this.frame ?? 0);
    for (const { marks } of this.told) {
      for (const mark of marks) {
        this.restore(mark);
        this.element(mark)?.classList.remove("vl-now");
      }
    }
    this.heard.done();
  }
}
