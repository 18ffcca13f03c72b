// @ts-check
// The movement of pieces, and whether they may move.

/** @import {Point} from "../types.js" */

/**
 * The places on a piece's way: straight on, or clockwise around a centre, unless it went back a little.
 * @param {Point} from
 * @param {Point} to
 * @param {Point | null | undefined} around
 */
export function way(from, to, around) {
  if (!around) return [from, to];
  const [start, end] = [from, to].map(([x, y]) => ({
    angle: Math.atan2(y - around[1], x - around[0]),
    far: Math.hypot(x - around[0], y - around[1]),
  }));
  const ahead = (end.angle - start.angle + 2 * Math.PI) % (2 * Math.PI);
  const turn = ahead > 1.7 * Math.PI ? ahead - 2 * Math.PI : ahead;
  const steps = Math.ceil(Math.abs(turn) / 0.3) + 1;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = start.angle + (turn * step) / steps;
    const far = start.far + ((end.far - start.far) * step) / steps;
    return [around[0] + far * Math.cos(angle), around[1] + far * Math.sin(angle)];
  });
}

/** Return whether the reader asked for less motion. */
export const still = () => globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;

/**
 * The arrival of a piece, by its kind: its drawing has the size and the turn that it says.
 * @type {Record<"roll" | "turn", (turn: number, scale: number) => Keyframe[]>}
 */
export const coming = {
  roll: (turn, scale) => [
    { transform: `rotate(${turn - 300}deg) scale(${0.4 * scale})` },
    { transform: `rotate(${turn + 24}deg) scale(${1.15 * scale})`, offset: 0.7 },
    { transform: `rotate(${turn}deg) scale(${scale})` },
  ],
  turn: (turn, scale) => [
    { transform: `rotate(${turn}deg) scale(0, ${scale})` },
    { transform: `rotate(${turn}deg) scale(${scale})` },
  ],
};

/**
 * The exit of a piece's old face before it turns: it narrows about its own axis.
 * @param {number} turn
 * @returns {Keyframe[]}
 */
export const going = (turn) =>
  [1, 0].map((width) => ({ transform: `rotate(${turn}deg) scale(${width}, 1) rotate(${-turn}deg)` }));

/** The arrival for readers who asked for less motion. */
export const fading = [{ opacity: 0 }, { opacity: 1 }];
