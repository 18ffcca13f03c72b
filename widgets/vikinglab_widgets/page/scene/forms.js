// @ts-check
// The two forms of a scene: a group may have another where the board is narrow.

/** @import {Group, Scene} from "../wire.js" */

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
    .map((mark) => {
      if (!mark.narrow || !small.has(mark.group ?? "")) return mark;
      const [x, y, size] = mark.narrow;
      return { ...mark, x, y, size };
    });
  return { ...scene, marks, groups: scene.groups.map((group) => (small.has(group.id) ? slim(group) : group)) };
}

/**
 * @param {Group} group
 * @returns {Group}
 */
function slim(group) {
  const [width, height] = group.narrow ?? [group.width, group.height];
  return { ...group, width, height, ...(group.backdrop && { backdrop: `${group.backdrop}-narrow` }) };
}
