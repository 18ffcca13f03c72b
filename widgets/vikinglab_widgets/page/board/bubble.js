// @ts-check
// The bubble: a sentence at the thing that it is about.

import { around, html } from "../base/dom.js";
import { sure } from "../base/sure.js";
import { overlap, place } from "./place.js";

/** @import {BoardView} from "../scene/boardview.js" */

export class Bubble {
  /** @type {HTMLElement | SVGElement} */ at;

  /**
   * `board` is the view that it lies over, `root` the widget; it covers neither the question there nor what is `clear`.
   * @param {{ board: BoardView, root: HTMLElement, prompt: HTMLElement, clear: { parts: Element[] } }} given
   * @param {string} [look]
   */
  constructor({ board, root, prompt, clear }, look = "vl-bubble") {
    this.board = board;
    this.root = root;
    this.prompt = prompt;
    this.clear = clear;
    this.element = html("div", { class: look, hidden: "hidden" });
    this.clicked = () => this.hide();
    this.element.addEventListener("click", (event) => around(event, "button") || this.clicked());
  }

  /**
   * Show these parts at an element.
   * @param {HTMLElement | SVGElement} at
   * @param {...HTMLElement} parts
   */
  show(at, ...parts) {
    this.element.replaceChildren(...parts);
    this.element.hidden = false;
    this.at = at;
    this.place(at);
  }

  hide() {
    if (this.element.contains(document.activeElement)) this.at.focus();
    this.element.hidden = true;
  }

  /**
   * Lie beside the drawing, where nothing is covered that matters; else below the question, as its own answer does. In the
   * page it comes before the next tab stop.
   * @param {HTMLElement | SVGElement} at
   */
  place(at) {
    const inside = at.closest(".vl-ask") !== null || !this.beside(at);
    this.element.classList.toggle("vl-within", inside);
    if (!inside) return;
    Object.assign(this.element.style, { width: "", left: "", top: "" });
    this.prompt.append(this.element);
    this.element.scrollIntoView({ block: "nearest" });
  }

  /**
   * Lie beside a drawing; return whether that covers nothing that matters.
   * @param {HTMLElement | SVGElement} at
   */
  beside(at) {
    Object.assign(this.element.style, { width: "", left: "", top: "" });
    this.element.classList.remove("vl-within");
    const { sheet } = this.board;
    const lies = [sheet.drawer, sheet.own].find((part) => part.contains(at)) ?? sheet.chart;
    lies.after(this.element);
    this.fit();
    const taken = this.taken.map((part) => part.getBoundingClientRect());
    const parts = [at, this.root, this.element, sure(this.element.offsetParent)];
    const [thing, room, size, from] = parts.map((part) => part.getBoundingClientRect());
    const { x, y } = place({ width: size.width, height: size.height }, thing, seen(room), taken);
    this.element.style.left = `${x - from.x}px`;
    this.element.style.top = `${y - from.y}px`;
    return taken.every((box) => overlap({ x, y, width: size.width, height: size.height }, box) === 0);
  }

  /** The boxes that it mustn't cover: the question, what is to be left free, and another bubble. */
  get taken() {
    const others = this.root.querySelectorAll(":is(.vl-bubble, .vl-coach):not([hidden], .vl-within)");
    const parts = [this.prompt, this.board.sheet.bar, ...this.clear.parts, ...others];
    return parts.filter((part) => part !== this.element && part.getBoundingClientRect().width > 0);
  }

  /** Make it as narrow as its words: balanced lines leave room beside them. */
  fit() {
    const words = document.createRange();
    // Measure the contents of its parts: the parts themselves are as wide as the bubble.
    const ends = [...this.element.children].map((part) => {
      words.selectNodeContents(part);
      return words.getBoundingClientRect().right;
    });
    const first = sure(this.element.firstElementChild);
    const aside = this.element.offsetWidth - first.clientWidth;
    this.element.style.width = `${Math.ceil(Math.max(...ends) - first.getBoundingClientRect().left) + aside + 1}px`;
  }
}

/**
 * The visible part of a box on the screen.
 * @param {DOMRect} box
 */
function seen({ left, top, right, bottom }) {
  const { clientWidth, clientHeight } = document.documentElement;
  const [x, y] = [Math.max(left, 0) + 4, Math.max(top, 0) + 4];
  return { x, y, width: Math.min(right, clientWidth) - 4 - x, height: Math.min(bottom, clientHeight) - 4 - y };
}
