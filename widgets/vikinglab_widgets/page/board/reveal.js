// @ts-check
// What was just revealed, large and by name: in the prompt, where nothing lies over it, for as long as one looks.

import { html, svg } from "../base/dom.js";

/** @import {BoardPage} from "./page.js" */

const AROUND = 4; // units of room around the drawing

/**
 * A picture of each piece that shows a new face since the reader's last move, with its words.
 * @param {BoardPage} page
 * @returns {HTMLElement[]}
 */
export function reveals({ board, clear, words }) {
  const pieces = board.view.scene.marks.filter(
    ({ id, kind, frame }) => kind === "piece" && frame && clear.news.has(id),
  );
  return pieces.slice(-1).map((mark) => {
    const drawn = board.view.drawn(mark.id);
    const { x, y, width, height } = board.view.room(mark, drawn);
    const copy = svg("g", {}, ...[...drawn.children].filter((part) => !drawn.rings?.includes(part)).map(cloned));
    const view = [x - AROUND, y - AROUND, width + 2 * AROUND, height + 2 * AROUND].join(" ");
    const picture = svg("svg", { class: "vl-scene", viewBox: view, "aria-hidden": "true" }, copy);
    const on = board.mark(mark.on);
    return html("figure", { class: "vl-reveal" }, picture, html("figcaption", {}, words(mark.words ?? on?.words)));
  });
}

/** @param {Element} part */
const cloned = (part) => part.cloneNode(true);
