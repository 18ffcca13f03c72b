// @ts-check
// A block seen from above at a slant, at rest or tumbling. At rest it looks as core/show/solid.py draws it.

import { svg } from "../base/dom.js";

/** @import {Solid} from "../wire.js" */
/** @import {Point, Pose} from "../types.js" */

const SLANT = 0.5; // the visible share of a height
const FACE = 20; // the height that drawings on a face are made for, or the width of a narrower face
const SHADE = 0.18; // the distance of a shadow from its block, as a share of the block's width

/** @typedef {[number, number, number]} Vector */

/**
 * @typedef {object} Face - a face that is seen: how it is painted, its corners, and the drawing on it with its matrix
 * @property {string} paint
 * @property {Point[]} corners
 * @property {string} [drawing]
 * @property {number[]} [matrix]
 */

/** @type {Pose} */
export const REST = { spin: 0, tilt: 0, axis: 0, height: 0, lifted: 1 };

/** @param {number} degrees */
const radians = (degrees) => (degrees * Math.PI) / 180;

/**
 * The rotation of a block: around its upright axis, then around one that lies flat.
 * @param {number} turn
 * @param {Pose} pose
 * @returns {(vector: Vector) => Vector}
 */
function rotation(turn, { spin, tilt, axis }) {
  const [cos, sin] = [Math.cos(radians(turn + spin)), Math.sin(radians(turn + spin))];
  const [ax, ay] = [Math.cos(axis), Math.sin(axis)];
  const [c, s] = [Math.cos(tilt), Math.sin(tilt)];
  return ([x0, y0, z]) => {
    const [x, y] = [x0 * cos - y0 * sin, x0 * sin + y0 * cos];
    const along = (ax * x + ay * y) * (1 - c);
    return [x * c + ay * z * s + ax * along, y * c - ax * z * s + ay * along, z * c + (ax * y - ay * x) * s];
  };
}

/** @param {Vector} vector @returns {Point} */
const seen = ([x, y, z]) => [x, y - SLANT * z];

/** @param {Vector} vector @param {Vector} other @returns {Vector} */
const plus = ([x, y, z], [a, b, c]) => [x + a, y + b, z + c];

/** @param {Vector} vector @param {number} by @returns {Vector} */
const times = ([x, y, z], by) => [x * by, y * by, z * by];

/**
 * The visible faces of a block, after its shadow, around the middle of its base.
 * @param {Solid} solid
 * @param {number} turn
 * @param {Pose} [pose]
 * @returns {Face[]}
 */
export function faces(solid, turn, pose = REST) {
  const half = [solid.long / 2, solid.wide / 2, solid.high / 2];
  const turned = rotation(turn, pose);
  /** @type {Vector[]} */
  const axes = [turned([1, 0, 0]), turned([0, 1, 0]), turned([0, 0, 1])];
  const low = axes.reduce((sum, [, , z], at) => sum + Math.abs(z) * half[at], 0);
  const lift = (solid.lift ?? 0) * pose.lifted;
  /** @type {Vector} */
  const middle = [0, 0, low + lift + pose.height];
  const found = [shadow(solid, turn + pose.spin, lift, pose.height)];
  for (const [at, way] of /** @type {const} */ ([
    [0, 1],
    [0, -1],
    [1, 1],
    [1, -1],
    [2, 1],
    [2, -1],
  ])) {
    const normal = times(axes[at], way);
    if (SLANT * normal[1] + normal[2] <= 0.01) continue;
    const center = plus(middle, times(normal, half[at]));
    const [right, down] = sides(axes, at, way);
    const [wide, high] = [at === 0 ? half[1] : half[0], at === 2 ? half[1] : half[2]];
    const corners = [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([a, b]) => seen(plus(center, plus(times(right, a * wide), times(down, b * high)))));
    const drawing = engraved(solid, turn, at, way);
    const size = (2 * Math.min(wide, high)) / FACE;
    const matrix = [...seen(right), ...seen(down)].map((each) => each * size).concat(seen(center));
    found.push({ paint: at === 2 ? "top" : "flank", corners, drawing, matrix });
  }
  return found;
}

/**
 * The directions of right and down for the drawing on a face.
 * @param {Vector[]} axes
 * @param {number} at
 * @param {number} way
 * @returns {[Vector, Vector]}
 */
function sides([along, across, up], at, way) {
  if (at === 2) return [along, times(across, way)];
  return at === 1 ? [times(along, way), times(up, -1)] : [times(across, -way), times(up, -1)];
}

/**
 * The drawing on a face; the front is the long side that faces the reader when the block lies still.
 * @param {Solid} solid
 * @param {number} turn
 * @param {number} at
 * @param {number} way
 */
function engraved(solid, turn, at, way) {
  if (at === 2) return way > 0 ? solid.top : solid.under;
  return at === 1 && Math.sign(Math.cos(radians(turn))) === way ? solid.front : "";
}

/**
 * @param {Solid} solid
 * @param {number} turn
 * @param {number} lift
 * @param {number} height
 * @returns {Face}
 */
function shadow({ long, wide }, turn, lift, height) {
  const [cos, sin] = [Math.cos(radians(turn)), Math.sin(radians(turn))];
  const aside = SHADE * wide + height * 0.25;
  const corners = [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ].map(
    ([a, b]) =>
      /** @type {Point} */ ([
        (a * long * cos - b * wide * sin) / 2 + aside,
        (a * long * sin + b * wide * cos) / 2 - SLANT * lift + aside,
      ]),
  );
  return { paint: "shadow", corners };
}

/** @param {Point[]} points */
const path = (points) => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;

/**
 * The drawing of a block.
 * @param {Solid} solid
 * @param {number} turn
 * @param {Pose} [pose]
 */
export function drawn(solid, turn, pose = REST) {
  return faces(solid, turn, pose).flatMap(({ paint, corners, drawing, matrix }) => [
    svg("path", { class: `vl-${paint}`, d: path(corners) }),
    ...(drawing
      ? [svg("use", { href: `#${drawing}`, transform: `matrix(${matrix?.map((each) => each.toFixed(3))})` })]
      : []),
  ]);
}
