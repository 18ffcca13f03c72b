// @ts-check
// The two forms of a scene: a group may have another where the board is narrow.

/** @import {Group, Mark, Scene} from "../wire.js" */

/**
 * The scene in one of its forms: marks of the other are left out, and all lie where they lie in this one.
 * @param {Scene} scene
 * @param {boolean} narrow
 * @returns {Scene}
 */
export function formed(scene, narrow) {
  const small = new Set(scene.groups.filter((group) => narrow && group.narrow).map((group) => group.id));
  const marks = scene.marks
    .filter((mark) => !mark.form || (mark.form === "narrow") === small.has(mark.group ?? ""))
    .map((mark) => (small.has(mark.group ?? "") ? moved(mark) : mark));
  return { ...scene, marks, groups: scene.groups.map((group) => (small.has(group.id) ? slim(group) : group)) };
}

/**
 * @param {Mark} mark
 * @returns {Mark}
 */
function moved(mark) {
  const [x, y, size] = mark.narrow ?? [mark.x, mark.y, mark.size];
  return { ...mark, x, y, size, id: mark.id.replace(/:narrow$/, "") };
}

/**
 * @param {Group} group
 * @returns {Group}
 */
function slim(group) {
  const [width, height] = group.narrow ?? [group.width, group.height];
  return { ...group, width, height, ...(group.backdrop && { backdrop: `${group.backdrop}-narrow` }) };
}
