// @ts-check
// A change from the kernel: together with the state before it, it gives the present state of the board.

import { stepped } from "../scene/frames.js";

/** @import {Changed, Choice, Frame, State, Text} from "../wire.js" */

/**
 * The state after a change; null if this page missed an earlier one. States are never changed: each is a new one.
 * @param {State} state
 * @param {Changed} change
 * @returns {State | null}
 */
export function changed(state, { since, whole, choices, scene, log, save }) {
  if (since !== state.number) return null;
  return {
    ...state,
    ...whole,
    choices: choices?.map(choice) ?? state.choices,
    scene: scene.whole ?? stepped(state.scene, /** @type {Frame} */ (/** @type {unknown} */ (scene))),
    log: [...state.log.slice(log.start, log.end), ...log.new],
    save: state.save.slice(0, save.start) + save.new + state.save.slice(save.end),
  };
}

/**
 * A choice comes without the names of its fields: its line, its path, and its words if they come now.
 * @param {any[]} fields
 * @returns {Choice}
 */
function choice([line, ...rest]) {
  /** @type {Text | null} */
  const words = typeof rest.at(-1) === "string" ? null : rest.pop();
  return { line, path: rest, words };
}
