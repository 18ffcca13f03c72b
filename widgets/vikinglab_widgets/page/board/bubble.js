// @ts-check
// The bubble: a sentence at the thing that it is about.

import { around, html } from "../base/dom.js";
import { sure } from "../base/sure.js";
import { overlap, place } from "./place.js";

/** @import {BoardView} from "../scene/boardview.js" */

const STEP = 8; // pixels between the heights that are tried

export class Bubble {
  /** @type {HTMLElement | SVGElement} */ at;

  /**
   * `board` is the view that it lies over, `root` the widget; it never covers the question there.
   * @param {BoardView} board
   * @param {HTMLElement} root
   * @param {HTMLElement} prompt
   * @param {string} [look]
   */
  constructor(board, root, prompt, look = "vl-bubble") {
    this.board = board;
    this.root = root;
    this.prompt = prompt;
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
   * Lie beside the drawing, but not over possible choices or the question; the question's own answer comes below it. In the
   * page it comes before the next tab stop.
   * @param {HTMLElement | SVGElement} at
   */
  place(at) {
    const asks = at.closest(".vl-ask");
    this.element.classList.toggle("vl-within", asks !== null);
    Object.assign(this.element.style, { width: "", left: "", top: "" });
    if (asks) {
      asks.append(this.element);
      return this.element.scrollIntoView({ block: "nearest" });
    }
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
  }

  /** The boxes that it mustn't cover: the question, possible choices, and another bubble. */
  get taken() {
    const others = [...this.root.querySelectorAll(".vl-choice, :is(.vl-bubble, .vl-coach):not([hidden], .vl-within)")];
    const parts = [this.prompt, this.board.sheet.bar, ...others];
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

/** A bubble that stays for a while: if there is no room beside the things to click, it lies in the prompt. */
export class LastingBubble extends Bubble {
  /** @param {HTMLElement | SVGElement} at */
  place(at) {
    super.place(at);
    if (!at.closest(".vl-ask") && this.covers()) super.place(this.prompt);
    if (getComputedStyle(this.element).position === "fixed") this.giveWay();
  }

  /** On a page that lays it over the board, as on phones: make it low enough to cover nothing that must be clicked. */
  giveWay() {
    const clicked = [...this.root.querySelectorAll(".vl-choice, .vl-answer, .vl-bar button")];
    const taken = clicked.map((part) => part.getBoundingClientRect());
    const { x, y, width, height } = this.element.getBoundingClientRect();
    for (let top = y; top + height <= document.documentElement.clientHeight; top += STEP) {
      if (taken.every((part) => overlap({ x, y: top, width, height }, part) === 0)) {
        this.element.style.top = `${top}px`;
        return;
      }
    }
  }

  /** Return whether it covers anything that it mustn't. */
  covers() {
    const box = this.element.getBoundingClientRect();
    return this.taken.some((part) => overlap(box, part.getBoundingClientRect()) > 0);
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
