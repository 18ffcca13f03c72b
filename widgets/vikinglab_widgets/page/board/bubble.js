// @ts-check
// The bubble: a sentence at the thing that it is about.

import { around, html } from "../base/dom.js";
import { sure } from "../base/sure.js";

/** @import {BoardView} from "../scene/boardview.js" */

export class Bubble {
  /** @type {HTMLElement | SVGElement} */ at;

  /**
   * `board` is the view that it lies over, `root` the widget; what is asked there is never covered.
   * @param {BoardView} board
   * @param {HTMLElement} root
   * @param {HTMLElement} prompt
   */
  constructor(board, root, prompt) {
    this.board = board;
    this.root = root;
    this.prompt = prompt;
    this.element = html("div", { class: "vl-bubble", hidden: "hidden" });
    this.element.addEventListener("click", (event) => around(event, "button") || this.hide());
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
   * Beside what is drawn, where the next tab stop is; what is asked isn't covered, but gets its answer underneath.
   * @param {HTMLElement | SVGElement} at
   */
  place(at) {
    const asks = at.closest(".vl-ask");
    this.element.classList.toggle("vl-within", asks !== null);
    if (asks) {
      asks.append(this.element);
      return this.element.scrollIntoView({ block: "nearest" });
    }
    const { panels, sheet } = this.board;
    (panels.contains(at) ? panels : sheet.chart).after(this.element);
    const parts = [this.root, at, this.element, this.prompt, sure(this.element.offsetParent)];
    const [room, box, own, asked, from] = parts.map((part) => part.getBoundingClientRect());
    const left = Math.max(8, Math.min(box.x + box.width / 2 - room.x - own.width / 2, room.width - own.width - 8));
    const aside = room.x + left > asked.right || room.x + left + own.width < asked.x;
    /** @param {number} top */
    const free = (top) => top > room.y && (aside || top > asked.bottom || top + own.height < asked.y);
    const tops = [box.y - own.height - 10, box.bottom + 10, asked.y - own.height - 10];
    this.element.style.left = `${room.x + left - from.x}px`;
    this.element.style.top = `${(tops.find(free) ?? tops[1]) - from.y}px`;
  }
}
