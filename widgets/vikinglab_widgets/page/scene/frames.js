// @ts-check
// The frames of a trace: the changes of a scene at each moment.

/** @import {Frame, Scene} from "../wire.js" */

/**
 * The marks of a scene after a frame of a trace. Scenes are never changed: each step makes a new one.
 * @param {Scene} scene
 * @param {Frame} frame
 * @returns {Scene}
 */
export function stepped(scene, frame) {
  const marks = patched(scene.marks, frame.put ?? [], frame.gone ?? []);
  const groups = patched(scene.groups, frame.groups ?? [], []);
  return clean({ ...scene, ...(frame.head ?? {}), marks, groups });
}

/**
 * @param {any[]} parts
 * @param {any[]} put
 * @param {string[]} gone
 * @returns {any[]}
 */
export function patched(parts, put, gone) {
  const left = new Map(parts.filter((part) => !gone.includes(part.id)).map((part) => [part.id, part]));
  const order = [...left.keys()];
  for (const { after, ...fields } of put) {
    if (after === undefined) {
      left.set(fields.id, clean({ ...left.get(fields.id), ...fields }));
    } else {
      if (left.has(fields.id)) order.splice(order.indexOf(fields.id), 1);
      order.splice(after === "" ? 0 : order.indexOf(after) + 1, 0, fields.id);
      left.set(fields.id, fields);
    }
  }
  return order.map((id) => left.get(id));
}

/**
 * A mark without its usual values.
 * @param {any} mark
 * @returns {any}
 */
const clean = (mark) => Object.fromEntries(Object.entries(mark).filter(([, value]) => value !== null));
