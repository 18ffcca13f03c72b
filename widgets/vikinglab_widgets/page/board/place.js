// @ts-check
// The place of a bubble: near its subject, and never over possible choices.

const STEP = 12;
const GAP = 8;

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

/**
 * Return the size of the area that two boxes share.
 * @param {Box} one
 * @param {Box} other
 */
export function overlap(one, other) {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, across) * Math.max(0, down);
}

/**
 * Return the distance of two boxes.
 * @param {Box} one
 * @param {Box} other
 */
function distance(one, other) {
  const across = Math.max(one.x - other.x - other.width, other.x - one.x - one.width, 0);
  const down = Math.max(one.y - other.y - other.height, other.y - one.y - one.height, 0);
  return Math.hypot(across, down);
}

/**
 * Return the places on a line: the nearest to a thing, and in steps from one end to the other.
 * @param {number} start
 * @param {number} room
 * @param {number} own
 * @param {number} at
 * @param {number} size
 */
function along(start, room, own, at, size) {
  const end = start + room - own;
  const near = [at + (size - own) / 2, at - own - GAP, at + size + GAP].map((place) =>
    Math.min(Math.max(place, start), end),
  );
  const steps = Array.from({ length: Math.max(0, Math.floor((end - start) / STEP)) }, (_, step) => start + step * STEP);
  return [...near, end, ...steps];
}

/**
 * Return the upper left corner for a bubble of a size: within a room, covering as little as possible of its subject and of
 * the taken places; of several such places the nearest, and of those the one in the middle above or below.
 * @param {{ width: number, height: number }} size
 * @param {Box} at
 * @param {Box} room
 * @param {Box[]} taken
 */
export function place(size, at, room, taken) {
  const kept = [at, ...taken];
  let best = { x: at.x, y: at.y, covers: Infinity, far: Infinity };
  for (const y of along(room.y, room.height, size.height, at.y, at.height)) {
    for (const x of along(room.x, room.width, size.width, at.x, at.width)) {
      const box = { x, y, ...size };
      const aside = Math.abs(x + size.width / 2 - at.x - at.width / 2);
      const covers = kept.reduce((sum, each) => sum + overlap(box, each), 0);
      const far = Math.max(distance(box, at), GAP) + aside / 10;
      if (covers < best.covers || (covers === best.covers && far < best.far)) best = { x, y, covers, far };
    }
  }
  return { x: best.x, y: best.y };
}
