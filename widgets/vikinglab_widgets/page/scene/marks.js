// @ts-check
// The drawing of a mark of a scene. core/show/picture.py draws it in the same way.

import { svg } from "../base/dom.js";
import { drawn } from "./solid.js";

/** @import {Detail, Mark} from "../wire.js" */
/** @import {Box, Say} from "../types.js" */

export const UNIT = 32;
const FRAME = 52;
const ROUND = 36; // around smaller things there is a round ring
const TIGHT = 4; // spaces with less between them have no room for a ring around each

/**
 * @param {string | undefined} name
 * @param {string} [transform]
 */
export const used = (name, transform = "") => (name ? [svg("use", { href: `#${name}`, transform })] : []);

/** @param {Mark | Detail} mark */
export const scaled = (mark) => (mark.size ?? UNIT) / (mark.frame ? FRAME : UNIT);

/**
 * Return whether its text is in the middle of its sprite, and as large as in print.
 * @param {Mark | Detail} mark
 */
export const inDrawing = (mark) =>
  Boolean(mark.sprite && mark.text && !mark.align && scaled(mark).toFixed(2) === "1.00");

/**
 * The drawings and the figures of a mark, in its square.
 * @param {Mark | Detail} mark
 * @param {boolean} active
 */
export function body(mark, active) {
  const names = [mark.frame, mark.sprite, ...(mark.over ?? "").split(" "), active ? "vl-ring" : ""];
  const letters = [
    [mark.figure, mark.unsure ? "vl-est" : "vl-fig"],
    [inDrawing(mark) ? mark.text : "", `vl-${mark.print ?? "note"}`],
    [mark.corner, "vl-at"],
  ];
  const drawn = names.flatMap((name) => used(name));
  const small = "small" in mark && mark.small;
  return [
    ...(small
      ? [svg("g", { class: "vl-whole" }, ...drawn), svg("use", { class: "vl-token", href: `#${small}` })]
      : drawn),
    ...letters.flatMap(([text, style]) => (text ? [svg("text", { class: style }, text)] : [])),
  ];
}

/**
 * The area of a space without a drawing in which a finger hits it: its square. A mark with details has a ground of its
 * own: a square would lie over its neighbours.
 * @param {Mark} mark
 */
export function ground(mark) {
  const room = mark.frame ? FRAME : UNIT;
  return mark.kind === "space" && !mark.details
    ? [svg("rect", { class: "vl-ground", x: -room / 2, y: -room / 2, width: room, height: room })]
    : [];
}

/**
 * A block in its place, or the mark's own outline.
 * @param {Mark} mark
 */
export function shaped(mark) {
  if (mark.solid) return [svg("g", { class: "vl-solid" }, ...drawn(mark.solid, mark.turn ?? 0))];
  return mark.path ? [svg("path", { class: `vl-${mark.paint ?? ""}`, d: mark.path })] : [];
}

/**
 * The letters of a mark beside its drawing, or without one.
 * @param {Mark | Detail} mark
 * @param {Say} words
 */
export function printed(mark, words) {
  const text = mark.label ? words(mark.label) : mark.text;
  if (!text || inDrawing(mark)) return [];
  const x = mark.sprite && mark.align ? (mark.size ?? UNIT) / 2 + 3 : 0;
  return [svg("text", { class: `vl-${mark.print ?? "note"}${mark.align ? ` vl-${mark.align}` : ""}`, x }, text)];
}

/**
 * The details that lie on a mark, in their places.
 * @param {Mark} mark
 * @param {Say} words
 */
export const details = (mark, words) =>
  (mark.details ?? []).map((detail) =>
    svg(
      "g",
      {
        transform: `translate(${detail.x} ${detail.y})`,
        class: [
          "vl-detail",
          (detail.seat ?? null) === null ? "" : `vl-seat-${detail.seat}`,
          detail.faint ? "vl-faint" : "",
        ]
          .filter(Boolean)
          .join(" "),
      },
      svg("g", { transform: `rotate(${detail.turn ?? 0})scale(${scaled(detail)})` }, ...body(detail, false)),
      ...printed(detail, words),
    ),
  );

/**
 * The room that a mark takes around its place: its square, or its drawing if that is much wider or has details.
 * @param {SVGGElement} element
 * @param {Mark} mark
 */
export function extent(element, mark) {
  const { x, y, width, height } = element.getBBox();
  if (mark.solid) return { x, y, width, height };
  const half = (mark.size ?? UNIT) / 2;
  return mark.details || width > 3 * half
    ? { x, y, width, height }
    : { x: -half, y: -half, width: 2 * half, height: 2 * half };
}

/**
 * Return whether a mark lies right beside another space than its own, like the squares of a checkered board; or a piece
 * without a space beside another, like dice in a row.
 * @param {Mark} mark
 * @param {Mark[]} marks
 * @param {number} [width] - how wide it is drawn: what is much wider than its square has its own room
 */
export function touches(mark, marks, width = 0) {
  const room = (mark.size ?? UNIT) + TIGHT;
  if (width > 2 * room) return false;
  const inRow = mark.kind === "piece" && !mark.on;
  return marks.some((other) => {
    const [x, y] = [Math.abs(other.x - mark.x), Math.abs(other.y - mark.y)];
    if (x >= room || y >= room || other.group !== mark.group || other.id === mark.on) return false;
    const beside = other.kind === "space" || (inRow && other.kind === "piece" && !other.on);
    return beside && Math.hypot(x, y) > 1 && Math.hypot(x, y) < room;
  });
}

/**
 * The sign that a mark can be chosen: a shape, so that colour isn't needed; around it, or inside if there is no room.
 * @param {Box} given
 * @param {boolean} within
 */
export function marker({ x, y, width, height }, within) {
  const out = within ? (width < ROUND ? -1 : -3) : 2;
  const round = Math.max(width, height) <= ROUND ? width / 2 + out : 9;
  const size = { x: x - out, y: y - out, width: width + 2 * out, height: height + 2 * out, rx: within ? 4 : round };
  /** @param {string} style */
  const ring = (style) => svg("rect", { class: within ? `${style} vl-tight` : style, ...size });
  const side = Math.min(13, width / 4);
  const arrow = within ? `M${x + 4} ${y + 4}h${side}l${-side} ${side}Z` : `M${x + width / 2 - 8} ${y - 15}h16l-8 9Z`;
  return [ring("vl-chosen-edge"), ring("vl-chosen"), svg("path", { class: "vl-arrow", d: arrow })];
}

/**
 * The figures of a mark, and what lies under them, once more: a ring would cover them.
 * @param {Mark} mark
 * @param {SVGGElement} element
 */
export function lifted(mark, element) {
  const drawn = element.firstElementChild;
  if (!drawn || !(mark.figure || mark.corner)) return [];
  const over = (mark.over ?? "").split(" ").map((name) => `#${name}`);
  const found = [...drawn.children].filter(
    (each) => each.localName === "text" || over.includes(each.getAttribute("href") ?? ""),
  );
  const copies = found.map((each) => each.cloneNode(true));
  return [svg("g", { transform: drawn.getAttribute("transform") ?? "" }, .../** @type {SVGElement[]} */ (copies))];
}
