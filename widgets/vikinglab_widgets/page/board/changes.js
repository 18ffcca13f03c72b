// What the kernel tells of a change: put together with the state before it, it is the state of the board now.

import { stepped } from "../scene/frames.js";

/** The state after a change; null where this page missed one before. States are never changed: each is a new one. */
export function changed(state, { since, whole, choices, scene, log, save }) {
  if (since !== state.number) return null;
  return {
    ...state,
    ...whole,
    choices: choices?.map(choice) ?? state.choices,
    scene: scene.whole ?? stepped(state.scene, scene),
    log: [...state.log.slice(log.start, log.end), ...log.new],
    save: state.save.slice(0, save.start) + save.new + state.save.slice(save.end),
  };
}

/** A choice comes without the names of its fields: its line, its path, and its words if they are told now. */
function choice([line, ...rest]) {
  const words = typeof rest.at(-1) === "string" ? null : rest.pop();
  return { line, path: rest, words };
}
