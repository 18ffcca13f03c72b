// A kernel's side of a match, as small as it can be: what `board.py` does with commands, without a game. pytest compares the
// two (`tests/page/test_page.py`). A move is any word; it is a bot's turn where the length of the line says so.

export const CHOICES = ["row", "sail", "stay"];
export const LONGEST = 40;

/** Whose turn it is: a bot's after some moves, by the seed. */
const isBots = ({ seed, line }, bots) => bots && line.length % 5 === seed % 5;

/** A match as a save, and back; null if the text is none of ours. */
const saved = ({ seed, line }) => JSON.stringify({ vikinglab: 3, game: "hoard", seed, seats: ["person"], line });
export const linkTo = (match) => `#match=${Buffer.from(saved(match)).toString("base64url")}`;

function loaded(data) {
  try {
    const text = data.startsWith("#match=") ? Buffer.from(data.slice(7), "base64url").toString() : data;
    const { game, seed, line } = JSON.parse(text);
    return game === "hoard" ? { seed, line, undone: [] } : null;
  } catch {
    return null;
  }
}

export class Kernel {
  /**
   * `tell` sends the page a message, `whole` everything; `late` is whether it knows commands that come late.
   * @param {{ bots?: boolean, late?: boolean }} [given]
   */
  constructor({ bots = true, late = true } = {}) {
    Object.assign(this, { bots, knowsLate: late, number: 0, commanded: 0, matchNumber: 0 });
    this.match = { seed: 0, line: [], undone: [] };
    this.made = []; // for each move of a reader: the intent, and the line before it
    this.tell = this.whole = () => {};
    this.show();
  }

  show() {
    const { seed, line, undone } = this.match;
    const [before, over] = [this.state, line.length >= LONGEST];
    this.number += 1;
    this.state = {
      number: this.number,
      match: this.matchNumber,
      seats: ["person"],
      over,
      choices: over || isBots(this.match, this.bots) ? [] : CHOICES,
      can: { undo: line.length > 0, redo: undone.length > 0 },
      scene: {},
      log: [],
      save: saved({ seed, line }),
    };
    if (!before) return;
    const { choices: _c, scene: _s, log: _l, save, ...whole } = this.state;
    const [scene, log] = [{ whole: {} }, { start: 0, end: 0, new: [] }];
    const choices = this.state.choices.map((line) => [line, line]);
    const letters = { start: 0, end: before.save.length, new: save };
    this.tell({ say: "changed", since: before.number, whole, choices, scene, log, save: letters });
  }

  hear(message) {
    if (message.do === "seen")
      return message.number === this.number ? this.tell({ say: "here" }) : this.whole(this.state);
    if (this.knowsLate && message.at !== undefined && message.at < this.commanded) return this.whole(this.state);
    const refused = this.doIt(message);
    if (refused)
      return this.tell({ say: "refused", source: message.do === "load" ? (message.source ?? "file") : null });
    this.show();
    this.commanded = this.number;
  }

  /** Do a command; return whether it is refused. */
  doIt(message) {
    const { match } = this;
    switch (message.do) {
      case "play":
        if (isBots(match, this.bots) || match.line.length >= LONGEST || !CHOICES.includes(message.line)) return true;
        this.made.push({ intent: message.intent, seed: match.seed, before: match.line.join(" ") });
        this.match = { ...match, line: [...match.line, message.line], undone: [] };
        return false;
      case "undo":
        return this.undo();
      case "redo":
        if (!match.undone.length) return true;
        this.match = { ...match, line: [...match.line, match.undone.at(-1)], undone: match.undone.slice(0, -1) };
        return false;
      case "restart":
        return this.goOn({ seed: match.seed, line: [], undone: [...match.undone, ...[...match.line].reverse()] });
      case "new":
        return this.goOn({ seed: message.seed, line: [], undone: [] }, message.match);
      case "load":
        return this.goOn(loaded(message.data), message.match);
    }
    return true;
  }

  goOn(match, number = this.matchNumber + 1) {
    if (!match) return true;
    this.match = match;
    this.matchNumber = number;
    return false;
  }

  undo() {
    if (!this.match.line.length) return true;
    do {
      const { line, undone } = this.match;
      this.match = { ...this.match, line: line.slice(0, -1), undone: [...undone, line.at(-1)] };
    } while (this.match.line.length && isBots(this.match, this.bots));
    return false;
  }

  /** Whether a bot is to move. */
  get isThinking() {
    return isBots(this.match, this.bots) && this.match.line.length < LONGEST;
  }

  /** Let a bot move. */
  think() {
    if (!this.isThinking) return;
    const line = [...this.match.line, CHOICES[this.match.line.length % CHOICES.length]];
    this.match = { ...this.match, line, undone: [] };
    this.show();
  }
}
