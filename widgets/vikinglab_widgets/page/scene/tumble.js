// @ts-check
// The fall of thrown blocks, and the times at which a throw is told: it ends as the engine has drawn it.

/** @import {Mark, Scene} from "../wire.js" */
/** @import {Fling, Pace, Point, Pose, Told} from "../types.js" */

/** The pace of the reader's own throw, of the answer to it, and of bots' throws, in milliseconds. */
export const PACES = {
  own: { fall: 850, apart: 55, count: 210, end: 900 },
  answer: { fall: 560, apart: 30, count: 120, end: 900 },
  short: { fall: 370, apart: 12, count: 22, end: 0, together: true },
};

const SETTLED = 0.94; // from then on a block lies still: a finger or an eye is never ahead of it
const BOUNCES = [0.42, 0.74, SETTLED]; // the times when it is on the ground again, as parts of its fall
const HEIGHTS = [1, 0.3, 0.09]; // the height of each bounce

/**
 * The marks thrown since a scene, by steps; none if nothing was thrown.
 * @param {Scene | undefined} before
 * @param {Scene} now
 * @returns {Mark[][]}
 */
export function thrown(before, now) {
  const known = new Set((before?.marks ?? []).filter(isThrown).map((mark) => JSON.stringify(mark)));
  const fresh = now.marks.filter((mark) => isThrown(mark) && !known.has(JSON.stringify(mark)));
  if (!fresh.length) return [];
  const first = Math.min(...fresh.map((mark) => mark.step ?? 0));
  /** @type {Map<number, Mark[]>} */
  const steps = new Map();
  for (const mark of now.marks) {
    const step = mark.step ?? 0;
    if (step >= first) steps.set(step, [...(steps.get(step) ?? []), mark]);
  }
  return [...steps].sort(([one], [other]) => one - other).map(([, marks]) => marks);
}

/** @param {Mark} mark */
const isThrown = (mark) => Boolean(mark.solid && mark.step);

/**
 * The times of the steps: throws at their paces, one after another or together.
 * @param {Mark[][]} steps
 * @param {Pace[]} paces
 * @returns {Told[]}
 */
export function schedule(steps, paces) {
  let at = 0;
  let throws = 0;
  return steps.map((marks) => {
    const blocks = marks.filter(isThrown);
    if (blocks.length) throws += 1;
    const pace = paces[Math.min(Math.max(throws, 1), paces.length) - 1];
    const lasts = blocks.length ? pace.fall + pace.apart * (blocks.length - 1) : pace.count;
    const start = blocks.length && pace.together ? 0 : at;
    at = Math.max(at, start + lasts);
    return { marks, blocks, pace, start, end: start + lasts };
  });
}

/**
 * The progress of a block, from 0 to 1: blocks fall one a little after another.
 * @param {Told} told
 * @param {number} number
 * @param {number} time
 */
export const fallen = ({ start, pace }, number, time) =>
  Math.min(1, Math.max(0, (time - start - number * pace.apart) / pace.fall));

/**
 * The place of a block on its way from a hand to its place, and its tumbling. At the end it lies as it was drawn.
 * @param {number} part
 * @param {Point} from
 * @param {Mark} mark
 * @param {number} number
 * @param {Fling} fling
 * @returns {{ at: Point, pose: Pose }}
 */
export function tumbling(part, from, mark, number, fling) {
  const left = part >= SETTLED ? 0 : 1 - part / SETTLED;
  const slow = left ** 2.1;
  const size = mark.solid?.wide ?? 0;
  // Neighbours tumble differently, and a throw always in the same way: chance has decided already.
  const own = (number * 0.618) % 1;
  const turns = (1.2 + own + fling.speed) * (number % 2 ? 1 : -1);
  return {
    at: [mark.x + (from[0] - mark.x) * slow, mark.y + (from[1] - mark.y) * slow],
    pose: {
      spin: 260 * left ** 1.6 * (own - 0.4) * (1 + fling.speed),
      tilt: 2 * Math.PI * left ** 1.5 * turns,
      axis: fling.direction + Math.PI / 2 + (own - 0.5),
      height: size * (1.3 + fling.speed) * bounce(part),
      lifted: 1 - left,
    },
  };
}

/**
 * The height of a block that falls and bounces twice: 1 in the hand, 0 on the ground.
 * @param {number} part
 */
export function bounce(part) {
  const [first, second, last] = BOUNCES;
  if (part >= last) return 0;
  if (part < first) return 1 - (part / first) ** 2;
  const [start, end, high] = part < second ? [first, second, HEIGHTS[1]] : [second, last, HEIGHTS[2]];
  const along = (part - start) / (end - start);
  return 4 * high * along * (1 - along);
}
