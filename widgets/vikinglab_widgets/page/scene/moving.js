// @ts-check
// The movement from one scene to the next: pieces glide, dice roll, cards turn over.

import { svg } from "../base/dom.js";
import { sure } from "../base/sure.js";
import { scaled } from "./marks.js";
import { coming, fading, going, still, way } from "./motion.js";

/** @import {Detail, Mark, Scene} from "../wire.js" */
/** @import {Drawn} from "./scene.js" */
/** @import {Point} from "../types.js" */

const GLIDE = 450;
const SWELL = 11;

/**
 * The pieces with another place than in the scene before, and new ones that come from another piece.
 * @param {Scene} before
 * @param {Scene} now
 */
export function wanders(before, now) {
  if (still()) return [];
  const known = new Map(before.marks.map((mark) => [mark.id, mark]));
  return now.marks.filter((mark) => {
    const was = known.get(mark.id);
    if (!was) return known.has(mark.origin ?? "");
    // Blocks don't glide: they are thrown.
    return (
      mark.kind === "piece" &&
      !mark.solid &&
      was !== mark &&
      (was.x !== mark.x || was.y !== mark.y || was.group !== mark.group)
    );
  });
}

/**
 * The places of pieces on the screen, as far as they are visible: of those that go to another group or are on their way; of
 * new ones, the place of the piece that they come from. All others move by what their marks say, and aren't measured.
 * @param {Mark[]} marks
 * @param {Map<string, Drawn>} drawn
 * @param {Scene} before
 */
export function places(marks, drawn, before) {
  const known = new Map(before.marks.map((mark) => [mark.id, mark]));
  /** @type {Map<string, Point | DOMRect>} */
  const places = new Map();
  for (const { id, origin = "", group } of marks) {
    const [was, element] = [known.get(id), sure(drawn.get(id) ?? drawn.get(origin))];
    if (was && was.group === group && !element.moving) places.set(id, [was.x, was.y]);
    else {
      const rect = element.getBoundingClientRect();
      if (rect.width) places.set(id, rect);
    }
  }
  return places;
}

/**
 * The distance of a piece from its old place, by its marks, or on the screen if it comes from another picture; zero if hidden.
 * @param {Mark} mark
 * @param {Drawn} element
 * @param {Point | DOMRect} from
 */
function off(mark, element, from) {
  if (Array.isArray(from)) return [from[0] - mark.x, from[1] - mark.y];
  const to = element.getBoundingClientRect();
  const scale = sure(element.ownerSVGElement).getScreenCTM()?.a ?? 1;
  return [
    (from.x + from.width / 2 - to.x - to.width / 2) / scale,
    (from.y + from.height / 2 - to.y - to.height / 2) / scale,
  ].map((far) => (to.width ? far : 0));
}

/**
 * Move pieces from their old places; measure all of them before the first moves.
 * @param {Mark[]} marks
 * @param {Map<string, Drawn>} drawn
 * @param {Map<string, Point | DOMRect>} before
 */
export function glide(marks, drawn, before) {
  const moved = marks.flatMap((mark) => {
    const [element, from] = [sure(drawn.get(mark.id)), before.get(mark.id)];
    return from ? [{ mark, element, far: off(mark, element, from) }] : [];
  });
  for (const { mark, element, far } of moved) {
    const [dx, dy] = far;
    if (Math.hypot(dx, dy) < 2) continue;
    const places = way([mark.x + dx, mark.y + dy], [mark.x, mark.y], mark.around);
    const frames = places.map(([x, y]) => `translate(${x}px, ${y}px)`);
    element.moving = element.animate(
      { transform: frames },
      { duration: GLIDE * Math.min(2, Math.sqrt(places.length - 1)), easing: "ease-in-out" },
    );
    element.moving.onfinish = () => (element.moving = undefined);
  }
}

/**
 * Move a piece that was taken away to where it goes, then remove it; it is no mark any more.
 * @param {Mark | undefined} mark
 * @param {Drawn} element
 * @param {Map<string, Drawn>} drawn
 */
export function leave(mark, element, drawn) {
  // Only what goes somewhere is measured: it takes time.
  const to = mark?.goes && !still() ? drawn.get(mark.goes)?.getBoundingClientRect() : undefined;
  const from = to?.width ? element.getBoundingClientRect() : undefined;
  if (!mark || !to || !from?.width) return void element.remove();
  const scale = element.ownerSVGElement?.getScreenCTM()?.a ?? 1;
  const [x, y] = [
    mark.x + (to.x + to.width / 2 - from.x - from.width / 2) / scale,
    mark.y + (to.y + to.height / 2 - from.y - from.height / 2) / scale,
  ];
  for (const name of ["data-id", "class", "role", "aria-label", "tabindex"]) element.removeAttribute(name);
  element.setAttribute("aria-hidden", "true");
  for (const ring of element.rings ?? []) ring.remove();
  const places = [`translate(${mark.x}px, ${mark.y}px)`, `translate(${x}px, ${y}px) scale(.5)`];
  element
    .animate({ transform: places }, { duration: GLIDE, easing: "ease-in-out" })
    .finished.finally(() => element.remove());
}

/**
 * The count of a mark, in figures; a label may draw progress.
 * @param {Mark | Detail} mark
 */
function figures(mark) {
  const drawn = "kind" in mark && mark.kind === "label" && !mark.comes ? mark.sprite : "";
  return [mark.text, mark.figure, drawn].join("|");
}

/**
 * Let each changed figure beat once, if it lies still: it shows the results of a move, also for others. Things told in
 * steps do this in their own way.
 * @param {Scene} before
 * @param {Scene} now
 * @param {Map<string, Drawn>} drawn
 */
export function beat(before, now, drawn) {
  if (still()) return;
  const known = new Map(before.marks.map((mark) => [mark.id, mark]));
  for (const mark of now.marks) {
    const was = known.get(mark.id);
    if (!was || was === mark || mark.step || was.x !== mark.x || was.y !== mark.y) continue;
    const element = sure(drawn.get(mark.id));
    if (figures(was) !== figures(mark)) pulse(element, mark);
    const drawnDetails = element.querySelectorAll(":scope > .vl-detail");
    (mark.details ?? []).forEach((detail, at) => {
      const old = was.details?.[at];
      if (old && figures(old) !== figures(detail)) pulse(drawnDetails[at], detail);
    });
  }
}

/**
 * @param {Element} element
 * @param {Mark | Detail} place
 */
function pulse(element, { x, y, size = 32 }) {
  // A tile grows as much as a figure does, and no more.
  const frames = [1, 1 + SWELL / size, 1].map((scale) => `translate(${x}px, ${y}px) scale(${scale})`);
  element.animate({ transform: frames }, { duration: GLIDE, easing: "ease-in-out" });
}

/**
 * Let a die roll and a card turn over when they come or show another face; the old face goes first, and anything on it is
 * shown last.
 * @param {Mark} mark
 * @param {Drawn} element
 * @param {boolean} moves
 */
export function come(mark, element, moves) {
  const face = `${mark.frame}|${mark.sprite}`;
  const { comes } = mark;
  if (!comes || comes === "count" || comes === "flourish" || element.face === face) return;
  const known = element.face !== undefined;
  const turns = comes === "turn" && known;
  element.face = face;
  const drawn = element.firstElementChild;
  if (!moves || !drawn || (comes === "show" && known)) return;
  const half = GLIDE / 2;
  /** @param {Iterable<Element>} parts */
  const show = (parts) => {
    for (const part of parts) part.animate(fading, { duration: half, delay: half, fill: "backwards" });
  };
  if (still()) return void drawn.animate(fading, { duration: half });
  if (comes === "show") return show(element.children);
  const turn = mark.turn ?? 0;
  drawn.animate(coming[comes](turn, scaled(mark)), {
    duration: turns ? half : GLIDE,
    delay: turns ? half : 0,
    easing: "ease-out",
    fill: "backwards",
  });
  // Anything on it is visible once it has turned.
  show(element.querySelectorAll(":scope > .vl-detail"));
  if (!turns || !element.was?.length) return;
  const was = svg("g", {}, ...element.was);
  element.was = undefined;
  element.prepend(was);
  was.animate(going(turn), { duration: half, easing: "ease-in" }).finished.finally(() => was.remove());
}
