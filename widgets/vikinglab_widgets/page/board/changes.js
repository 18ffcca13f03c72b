// What the kernel tells of a change: put together with the state before it, it is the state of the board now.

import { stepped } from "../scene/frames.js";

/** The state after a change; null where this page missed one before. States are never changed: each is a new one. */
export function changed(state, { since, scene, log, save, choices, ...whole }) {
  if (since !== state.number) return null;
  delete whole.say;
  return {
    ...state,
    ...whole,
    choices: choices?.map(choice) ?? state.choices,
    scene: scene.whole ?? stepped(state.scene, scene),
    log: [...state.log.slice(log.from, log.to), ...log.new],
    save: state.save.slice(0, save.from) + save.new + state.save.slice(save.to),
  };
}

/** A choice comes without the names of its fields: its line, its path, and its words if they are told now. */
function choice([line, ...rest]) {
  const words = typeof rest.at(-1) === "string" ? null : rest.pop();
  return { line, path: rest, words };
}
