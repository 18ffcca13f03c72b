// The division of a notebook into steps: by its headings, and between them by the things to look at or to do.

/** @typedef {{ title: string, head: HTMLElement | null, id: string, nodes: Element[] }} Part */
/** @typedef {{ before: Part, shown: Element[], after: Part[] }} Scene */
/** @typedef {{ scene: Scene, part: Part, id: string, title: string }} Step */

/**
 * Return a part of an address: the words of a heading, unlike those taken before.
 * @param {string} title
 * @param {Set<string>} taken
 */
export function slug(title, taken) {
  const words =
    title
      .toLowerCase()
      .normalize("NFKD")
      .replace(/[\p{M}'’]/gu, "")
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-+|-+$/g, "") || "step";
  let found = words;
  for (let number = 2; taken.has(found); number += 1) found = `${words}-${number}`;
  taken.add(found);
  return found;
}

/** The scenes of a notebook: each has something to look at or to do, with prose before it, and prose to read after it. */
export class Deck {
  constructor() {
    /** @type {Scene[]} */
    this.scenes = [];
    /** @type {Set<string>} */
    this.taken = new Set();
  }

  /** Return the last part of prose: before the thing that its scene shows, or after it. */
  get last() {
    if (!this.scenes.length) this.begin("");
    const scene = this.scenes[this.scenes.length - 1];
    return scene.after.at(-1) ?? scene.before;
  }

  /**
   * @param {string} title
   * @param {HTMLElement | null} head
   */
  begin(title, head = null) {
    this.scenes.push({ before: this.part(title, head), shown: [], after: [] });
  }

  /**
   * @param {string} title
   * @param {HTMLElement | null} head
   * @returns {Part}
   */
  part(title, head = null) {
    return { title, head, id: slug(title, this.taken), nodes: [] };
  }

  /**
   * Begin a scene; under a lesser heading, begin prose for which the last scene's board stays.
   * @param {string} title
   * @param {number} level
   * @param {HTMLElement | null} head
   */
  heading(title, level, head = null) {
    const scene = this.scenes.at(-1);
    if (level > 2 && scene?.shown.length) scene.after.push(this.part(title, head));
    else this.begin(title, head);
  }

  /**
   * Add prose. Prose after a board is read once the board is done.
   * @param {Element} node
   */
  prose(node) {
    const scene = this.scenes.at(-1);
    if (scene?.shown.length && !scene.after.length) scene.after.push(this.part(scene.before.title));
    this.last.nodes.push(node);
  }

  /**
   * Add something to look at or to do. A second one has a scene of its own, which gets the prose in between.
   * @param {Element} node
   */
  shown(node) {
    if (!this.scenes.length) this.begin("");
    const scene = this.scenes[this.scenes.length - 1];
    if (!scene.shown.length) return void scene.shown.push(node);
    const before = scene.after.pop() ?? this.part(scene.before.title);
    this.scenes.push({ before, shown: [node], after: [] });
  }
}

/**
 * Return the steps of a scene: the thing with the prose before it; then each part of the prose after it.
 * @param {Scene} scene
 * @returns {Step[]}
 */
export const stepsOf = (scene) =>
  [scene.before, ...scene.after].map((part) => ({ scene, part, id: part.id, title: part.title }));

/**
 * Return where an address leads: a step by its own name, by its number, or nowhere.
 * @param {Step[]} steps
 * @param {string} hash
 */
export function found(steps, hash) {
  const name = decoded(hash.replace(/^#/, ""));
  const number = /^step-(\d+)$/.exec(name)?.[1];
  const at = steps.findIndex(({ id }) => id === name);
  if (at >= 0) return at;
  return number && Number(number) >= 1 && Number(number) <= steps.length ? Number(number) - 1 : -1;
}

/**
 * Return what an address says; a damaged one as it is.
 * @param {string} text
 */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
