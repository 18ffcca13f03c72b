// @ts-check
// Choosing by pointing: each choice is a path of ids, pointed at one after the other.

/** @import {Choice, Mark, Refusal, Text} from "../wire.js" */
/** @import {Choosable} from "../types.js" */

/** What can be chosen in a state, and what has been picked of a path so far. Knows nothing of a page. */
export class Choosing {
  constructor() {
    /** @type {string[]} */
    this.picked = [];
    /** @type {Choice[]} */
    this.choices = [];
    /**
     * The words of choices that are known, by their lines.
     * @type {Map<string, Text | null>}
     */
    this.told = new Map();
    /** @type {Refusal[]} */
    this.refused = [];
    /** @type {Map<string, Mark>} */
    this.marks = new Map();
    /** @type {Set<string | undefined>} */
    this.drawn = new Set();
    /**
     * The ids that can be pointed at next, each with the choices that it leads to.
     * @type {Map<string, Choice[]>}
     */
    this.next = new Map();
  }

  /**
   * Begin anew, with the choices, the refusals and the marks of a state.
   * @param {Choosable} given
   */
  show({ choices, refused, scene }) {
    this.choices = choices;
    this.told = new Map(choices.map(({ line, words }) => [line, words]));
    this.refused = refused;
    this.marks = new Map(scene.marks.map((mark) => [mark.id, mark]));
    this.drawn = new Set(scene.marks.flatMap((mark) => [mark.id, mark.choice]));
    this.pick([]);
  }

  /**
   * Pick what these ids stand for, one after the other.
   * @param {string[]} path
   */
  pick(path) {
    this.picked = path;
    this.next = this.following();
  }

  /**
   * The id by which a mark is chosen: its own, what it stands for, or the space that a piece lies on. A piece that can be
   * chosen by itself stands for its space where only that leads on: one sails to where another ship lies.
   * @param {string} id
   */
  meant(id) {
    const mark = this.marks.get(id);
    if (!mark) return id;
    const own = mark.choice || mark.id;
    if (mark.kind !== "piece" || !mark.on || this.leads([...this.picked, own])) return own;
    return !mark.choice || this.leads([...this.picked, mark.on]) ? mark.on : own;
  }

  /**
   * The path that pointing at a mark gives, after what has been picked.
   * @param {string} id
   */
  pathTo(id) {
    return [...this.picked, this.meant(id)];
  }

  /**
   * Return whether a choice begins with this path.
   * @param {string[]} path
   */
  leads(path) {
    return this.choices.some((choice) => path.every((id, at) => choice.path[at] === id));
  }

  /**
   * The choice that has this path and no longer one.
   * @param {string[]} path
   */
  exact(path) {
    return this.choices.find(
      (choice) => choice.path.length === path.length && choice.path.every((part, at) => part === path[at]),
    );
  }

  /**
   * What comes of pointing at a mark: a choice is played, a path is picked or put back, or it is refused.
   * @param {string} id
   * @returns {{ act: "play", choice: Choice } | { act: "pick" | "refuse", path: string[] } | { act: "put back" }}
   */
  point(id) {
    const path = this.pathTo(id);
    const choice = this.exact(path);
    if (choice) return { act: "play", choice };
    if (this.leads(path)) return { act: "pick", path };
    const last = path[path.length - 1];
    if (last === this.picked.at(-1)) return { act: "put back" };
    const instead = this.picked.length > 0 && this.leads([last]) && !this.exact([last]);
    return instead ? { act: "pick", path: [last] } : { act: "refuse", path };
  }

  /**
   * Return whether pointing at a mark leads on, after what has been picked or instead of it.
   * @param {string} id
   */
  leadsOn(id) {
    const path = this.pathTo(id);
    return this.leads(path) || this.leads(path.slice(-1));
  }

  /** The choices that go on from what has been picked, by the id that comes next. */
  following() {
    /** @type {Map<string, Choice[]>} */
    const found = new Map();
    for (const choice of this.choices) {
      if (!this.picked.every((part, at) => choice.path[at] === part)) continue;
      const id = choice.path[this.picked.length];
      const known = found.get(id);
      if (known) known.push(choice);
      else found.set(id, [choice]);
    }
    return found;
  }

  /**
   * Take the words of choices, by their lines: those that begin alike are told once somebody has begun.
   * @param {Record<string, Text>} words
   */
  name(words) {
    for (const [line, text] of Object.entries(words)) this.told.set(line, text);
  }

  /**
   * The words of choices that go on alike, if it is one alone and its words are known.
   * @param {Choice[]} found
   */
  named([one, ...others]) {
    return one && !others.length ? (this.told.get(one.line) ?? null) : null;
  }

  /** Whether words are wanting for what goes on from what has been picked. */
  get unnamed() {
    return [...this.next.values()].some((found) => found.length === 1 && !this.named(found));
  }

  /** The choices and refusals of which nothing is drawn: they get buttons. */
  get undrawn() {
    /** @param {Choice | Refusal} each */
    const hidden = (each) => !this.drawn.has(each.path[0]);
    return { choices: this.choices.filter(hidden), refused: this.refused.filter(hidden) };
  }
}
