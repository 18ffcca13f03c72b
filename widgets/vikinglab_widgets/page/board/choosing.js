// @ts-check
// Choosing by pointing: each choice is a path of ids, to point at one after another.

/** @import {Choice, Mark, Refusal, Text} from "../wire.js" */
/** @import {Choosable} from "../types.js" */

/** The possible choices of a state, and the part of a path that has been picked. Knows nothing of a page. */
export class Choosing {
  constructor() {
    /** @type {string[]} */
    this.picked = [];
    /** @type {Choice[]} */
    this.choices = [];
    /**
     * The known words of choices, by their lines.
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
     * The ids to point at next, each with the choices that it leads to.
     * @type {Map<string, Choice[]>}
     */
    this.next = new Map();
  }

  /**
   * Start again, with the choices, the refusals and the marks of a state.
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
   * Pick what these ids stand for, one after another.
   * @param {string[]} path
   */
  pick(path) {
    this.picked = path;
    this.next = this.following();
  }

  /**
   * The id that chooses a mark: its own, the one that it stands for, or the space that a piece lies on. A piece with
   * choices of its own stands for its space if only the space leads on: you sail to where another ship lies.
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
   * The path after pointing at a mark, with what has been picked.
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
   * The choice with exactly this path.
   * @param {string[]} path
   */
  exact(path) {
    return this.choices.find(
      (choice) => choice.path.length === path.length && choice.path.every((part, at) => part === path[at]),
    );
  }

  /**
   * The result of pointing at a mark: a choice is played, a path is picked or put back, or it is refused.
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
   * Return whether pointing at a mark leads on, after the pick or instead of it.
   * @param {string} id
   */
  leadsOn(id) {
    const path = this.pathTo(id);
    return this.leads(path) || this.leads(path.slice(-1));
  }

  /** The choices that go on from the pick, by the id that comes next. */
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
   * Take the words of choices, by their lines: if many begin alike, they come once somebody has begun.
   * @param {Record<string, Text>} words
   */
  name(words) {
    for (const [line, text] of Object.entries(words)) this.told.set(line, text);
  }

  /**
   * The words of choices that go on alike, if there is only one and its words are known.
   * @param {Choice[]} found
   */
  named([one, ...others]) {
    return one && !others.length ? (this.told.get(one.line) ?? null) : null;
  }

  /** Return whether words are missing for what goes on from the pick. */
  get unnamed() {
    return [...this.next.values()].some((found) => found.length === 1 && !this.named(found));
  }

  /** Return whether there is something to choose, and none of it is drawn. */
  get isOffBoard() {
    return this.choices.length > 0 && this.undrawn.choices.length === this.choices.length;
  }

  /** The choices and refusals that have no drawing: they get buttons. */
  get undrawn() {
    /** @param {Choice | Refusal} each */
    const hidden = (each) => !this.drawn.has(each.path[0]);
    return { choices: this.choices.filter(hidden), refused: this.refused.filter(hidden) };
  }
}
