// @ts-check
// What was just revealed, large and by name: in the prompt, where nothing lies over it, for as long as one looks. And while
// others play, the thing that they act on.

import { html, svg } from "../base/dom.js";

/** @import {Mark} from "../wire.js" */
/** @import {BoardPage} from "./page.js" */

const AROUND = 4; // units of room around the drawing
const NEAR = 72; // units between a piece and what lies beside it on its place
const LARGE = 100; // units: what is wider is no thing, but a part of the world
const SHOWN = /^vl-(seat-\d+|piece|space)$/; // the classes of a mark by which it has its colours

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
    const on = board.mark(mark.on);
    const caption = html("figcaption", {}, words(mark.words ?? on?.words));
    return html("figure", { class: "vl-reveal" }, picture(board, [mark]), caption);
  });
}

/**
 * While others play, a picture of the piece that was moved last, on its place, with what else lies there.
 * @param {BoardPage} page
 * @returns {HTMLElement[]}
 */
export function acted({ board, clear }) {
  const { marks } = board.view.scene;
  const piece = marks.find(({ id }) => id === clear.latest?.id);
  if (!piece) return [];
  const beside = marks.filter(
    (mark) =>
      mark !== piece &&
      mark.group === piece.group &&
      (mark.id === piece.on || (piece.on && mark.on === piece.on)) &&
      Math.hypot(mark.x - piece.x, mark.y - piece.y) < NEAR &&
      board.view.room(mark, board.view.drawn(mark.id)).width < LARGE,
  );
  return [html("figure", { class: "vl-reveal vl-acted" }, picture(board, [...beside, piece]))];
}

/**
 * A picture of some marks of the board, as they lie there.
 * @param {BoardPage["board"]} board
 * @param {Mark[]} marks
 */
function picture({ view }, marks) {
  const drawn = marks.map((mark) => ({ mark, element: view.drawn(mark.id) }));
  const rooms = drawn.map(({ mark, element }) => {
    const { x, y, width, height } = view.room(mark, element);
    return { left: mark.x + x, top: mark.y + y, right: mark.x + x + width, bottom: mark.y + y + height };
  });
  const [left, top] = [Math.min(...rooms.map((room) => room.left)), Math.min(...rooms.map((room) => room.top))];
  const wide = Math.max(...rooms.map((room) => room.right)) - left;
  const high = Math.max(...rooms.map((room) => room.bottom)) - top;
  const copies = drawn.map(({ mark, element }) => {
    const copy = svg("g", { class: [...element.classList].filter((name) => SHOWN.test(name)).join(" ") });
    copy.setAttribute("transform", `translate(${mark.x} ${mark.y})`);
    copy.append(
      ...[...element.children].filter((part) => !element.rings?.includes(part)).map((part) => part.cloneNode(true)),
    );
    return copy;
  });
  const room = [left - AROUND, top - AROUND, wide + 2 * AROUND, high + 2 * AROUND].join(" ");
  return svg("svg", { class: "vl-scene", viewBox: room, "aria-hidden": "true" }, ...copies);
}
