// How a notebook is divided into steps: by its headings, and within one by what lies there to look at or to do.

/** Return a part of an address: the words of a heading, unlike those taken before. */
export function slug(title, taken) {
  const words = title.toLowerCase().normalize("NFKD").replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-+|-+$/g, "") || "step";
  let found = words;
  for (let number = 2; taken.has(found); number += 1) found = `${words}-${number}`;
  taken.add(found);
  return found;
}

/** The scenes of a notebook. Each has a title, and one thing to look at or to do, with prose before and after it. */
export class Deck {
  constructor() {
    this.scenes = [];
    this.taken = new Set();
  }

  /** Begin a scene. What has no title of its own goes on under the last one. */
  begin(title = this.scenes.at(-1)?.title ?? "") {
    this.scenes.push({ title, slug: slug(title, this.taken), before: [], shown: [], after: [] });
    return this.scenes.at(-1);
  }

  get last() {
    return this.scenes.at(-1) ?? this.begin();
  }

  heading(title) {
    return this.begin(title);
  }

  /** Add prose: what comes after a board is read once the board is done. */
  prose(part) {
    const scene = this.last;
    (scene.shown.length ? scene.after : scene.before).push(part);
    return scene;
  }

  /** Add something to look at or to do; a second one is a scene of its own, with the prose between as its own. */
  shown(part) {
    let scene = this.last;
    if (scene.shown.length) {
      const between = scene.after.splice(0);
      scene = this.begin();
      scene.before.push(...between);
    }
    scene.shown.push(part);
    return scene;
  }
}

/** Return the steps of a scene: what is shown, with the prose before it; then the prose after it. */
export function stepsOf(scene) {
  const steps = [{ scene, part: "before", id: scene.slug }];
  if (scene.after.length) steps.push({ scene, part: "after", id: `${scene.slug}--2` });
  return steps;
}

/** Return where an address leads: a step by its own name, by its number, or nowhere. */
export function found(steps, hash) {
  const name = decodeURIComponent(hash.replace(/^#/, ""));
  const number = /^step-(\d+)$/.exec(name)?.[1];
  const at = steps.findIndex(({ id }) => id === name);
  if (at >= 0) return at;
  return number && Number(number) >= 1 && Number(number) <= steps.length ? Number(number) - 1 : -1;
}
