// Choosing by pointing: each choice is a path of ids, pointed at one after the other.

/** What can be chosen in a state, and what has been picked of a path so far. Knows nothing of a page. */
export class Choosing {
  constructor() {
    this.picked = [];
    /** The ids that can be pointed at next, each with the choices that it leads to. */
    this.next = new Map();
  }

  /** Begin anew, with the choices, the refusals and the marks of a state. */
  show({ choices, refused, scene }) {
    this.choices = choices;
    this.refused = refused;
    this.marks = new Map(scene.marks.map((mark) => [mark.id, mark]));
    this.drawn = new Set(scene.marks.flatMap((mark) => [mark.id, mark.choice]));
    this.pick([]);
  }

  /** Pick what these ids stand for, one after the other. */
  pick(path) {
    this.picked = path;
    this.next = this.following();
  }

  /** The id by which a mark is chosen: its own, what it stands for, or the space that a piece lies on. A piece that can be
      chosen by itself stands for its space where only that leads on: one sails to where another ship lies. */
  meant(id) {
    const mark = this.marks.get(id);
    if (!mark) return id;
    const own = mark.choice || mark.id;
    if (mark.kind !== "piece" || !mark.on || this.leads([...this.picked, own])) return own;
    return !mark.choice || this.leads([...this.picked, mark.on]) ? mark.on : own;
  }

  /** The path that pointing at a mark gives, after what has been picked. */
  pathTo(id) {
    return [...this.picked, this.meant(id)];
  }

  /** Return whether a choice begins with this path. */
  leads(path) {
    return this.choices.some((choice) => path.every((id, at) => choice.path[at] === id));
  }

  /** The choice that has this path and no longer one. */
  exact(path) {
    return this.choices.find(
      (choice) => choice.path.length === path.length && choice.path.every((part, at) => part === path[at]),
    );
  }

  /** What comes of pointing at a mark: a choice is played, a path is picked or put back, or it is refused. */
  point(id) {
    const path = this.pathTo(id);
    const choice = this.exact(path);
    if (choice) return { act: "play", choice };
    if (this.leads(path)) return { act: "pick", path };
    const last = path.at(-1);
    if (last === this.picked.at(-1)) return { act: "put back" };
    const instead = this.picked.length > 0 && this.leads([last]) && !this.exact([last]);
    return instead ? { act: "pick", path: [last] } : { act: "refuse", path };
  }

  /** Return whether pointing at a mark leads on, after what has been picked or instead of it. */
  leadsOn(id) {
    const path = this.pathTo(id);
    return this.leads(path) || this.leads(path.slice(-1));
  }

  /** The refusal that begins with this path, as far as it is known beforehand. */
  refusal(path) {
    return this.refused.find((each) => path.every((part, at) => each.path[at] === part));
  }

  /** The choices that go on from what has been picked, by the id that comes next. */
  following() {
    const found = new Map();
    for (const choice of this.choices) {
      if (!this.picked.every((part, at) => choice.path[at] === part)) continue;
      const id = choice.path[this.picked.length];
      if (found.has(id)) found.get(id).push(choice);
      else found.set(id, [choice]);
    }
    return found;
  }

  /** The choices and refusals of which nothing is drawn: they get buttons. */
  get undrawn() {
    const hidden = (each) => !this.drawn.has(each.path[0]);
    return { choices: this.choices.filter(hidden), refused: this.refused.filter(hidden) };
  }
}
