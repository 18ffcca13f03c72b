// A simulated world: readers with tabs, a browser's storage, a network, a server and its kernels, under one clock. Everything
// that happens comes from a seed, so each failure can be replayed. What runs in the tabs is the page's own session.

import { leftMatches, MATCH, parsed } from "../vikinglab_widgets/page/base/matches.js";
import { KeptMatch } from "../vikinglab_widgets/page/board/kept.js";
import { Session } from "../vikinglab_widgets/page/board/session.js";
import { Kernel, linkTo } from "./kernel.js";

const NAME = "hoard/play";
const DAY = 600_000; // milliseconds that a world lasts
const CALM = 180_000; // those after the last fault

/** A clock with everything that is still to happen. */
class Clock {
  constructor() {
    Object.assign(this, { now: 1_700_000_000_000, number: 0, due: new Map() });
  }

  after(delay, act, every = null) {
    this.number += 1;
    this.due.set(this.number, { at: this.now + Math.max(0, delay), act, every });
    return this.number;
  }

  cancel(number) {
    this.due.delete(number);
  }

  /** Let the next thing happen; false if none is due before an end. */
  async step(end) {
    let [first, next] = [null, null];
    for (const [number, each] of this.due) if (!next || each.at < next.at) [first, next] = [number, each];
    if (!next || next.at > end) return false;
    this.now = next.at;
    if (next.every === null) this.due.delete(first);
    else next.at += next.every;
    next.act();
    for (let turn = 0; turn < 4; turn += 1) await null;
    return true;
  }
}

/** Random numbers from a seed. */
function dice(seed) {
  let state = seed >>> 0;
  const draw = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    chance: (share) => draw() < share,
    below: (most) => Math.floor(draw() * most),
    of: (things) => things[Math.floor(draw() * things.length)],
  };
}

/** The storage of a browser: other tabs hear of what is written. */
class Disk {
  constructor(world) {
    Object.assign(this, { world, held: new Map(), full: false });
  }

  /** The storage as one tab has it. */
  in(tab) {
    const { held, world } = this;
    const write = (key, value) => {
      if (this.full && (value?.length ?? 0) > (held.get(key)?.length ?? 0)) throw new Error("QuotaExceededError");
      if (held.get(key) === value) return;
      held.set(key, value);
      world.ledger.isOpen = true;
      for (const other of world.tabs)
        if (other !== tab) world.clock.after(world.dice.below(300), () => other.session?.keep());
    };
    return {
      get length() {
        return held.size;
      },
      key: (at) => [...held.keys()][at] ?? null,
      getItem: (key) => held.get(key) ?? null,
      setItem: write,
      removeItem: (key) => {
        held.delete(key);
        world.ledger.isOpen = true;
      },
    };
  }
}

/** One way between a tab and its kernel: in a storm messages are lost, doubled, late, or in another order. */
class Wire {
  constructor(world, hear) {
    Object.assign(this, { world, hear, cut: false, last: 0 });
  }

  send(message) {
    const { world } = this;
    const { dice, clock } = world;
    const text = JSON.stringify(message);
    const times = world.storm && dice.chance(0.1) ? dice.of([0, 0, 2]) : 1;
    for (let time = 0; time < times; time += 1) {
      const late = world.storm && dice.chance(0.1) ? dice.below(9000) : 0;
      // Without a storm messages keep their order.
      this.last = Math.max(clock.now + 10 + dice.below(40), world.storm ? 0 : this.last + 1);
      clock.after(this.last + late - clock.now, () => this.cut || world.isDark || this.hear(JSON.parse(text)));
    }
  }
}

/** A tab with a page, and its reader. */
class Tab {
  constructor(world, address) {
    Object.assign(this, { world, address, session: null, opened: -Infinity, isSent: false, undos: 0 });
    this.load();
  }

  /** Load the page anew: with a kernel of its own. */
  load() {
    const { world } = this;
    this.leave();
    const kernel = world.start();
    const heard = {};
    const model = {
      get: (name) => ({ state: kernel.state, name: NAME })[name],
      send: (message) => (kernel.dead && world.dice.chance(0.2) ? fail("closed") : up.send(message)),
    };
    const up = new Wire(world, (message) => kernel.dead || kernel.hear(message));
    const down = new Wire(world, (message) => heard[message.say]?.(message));
    Object.assign(kernel, {
      tell: (message) => down.send(message),
      whole: (state) => down.send({ say: "whole", state }),
    });
    const kept = new KeptMatch(world.refuses ? null : world.disk.in(this), NAME, {
      isMatch: true,
      id: () => `${world.clock.now}-${world.dice.below(1e9)}`,
    });
    const session = world.make(Session, model, kept, this);
    Object.assign(heard, {
      whole: ({ state }) => this.saw(session, () => session.take(state)),
      changed: (change) => this.saw(session, () => session.change(change)),
      refused: (refused) => session.refused(refused),
      here: () => session.connection.answered(),
    });
    Object.assign(this, { session, kernel, wires: [up, down], expected: this.expects() });
    session.begin();
  }

  /** What this page must go on with: what is stored, unless a link leads elsewhere. */
  expects() {
    const stored = this.world.disk.held.get(MATCH + NAME) ?? null;
    return this.isSent || this.world.refuses ? null : stored;
  }

  /** What the page of a board does around its session. */
  get around() {
    const { world } = this;
    return {
      link: () => this.address,
      forget: () => (this.address = null),
      first: () => ({ do: "new", seed: world.dice.below(1e6), players: 1, seats: ["person"] }),
      number: () => 1e6 + world.dice.below(1e9),
      server: {
        ask: async () => (world.isDark ? "away" : this.kernel.dead ? "gone" : "alive"),
        open: () => {
          this.opened = world.clock.now;
          world.clock.after(0, () => this.load());
        },
        isFree: () => world.clock.now - this.opened > 60_000,
      },
      changed: () => {},
      opened: (way, first) => world.ledger.opened(this, way, first),
    };
  }

  saw(session, take) {
    const before = session.state;
    if (take()) this.world.ledger.saw(this, before, session.state);
  }

  leave() {
    if (!this.session) return;
    this.session.close();
    this.kernel.dead = true;
    for (const wire of this.wires) wire.cut = true;
    this.world.ledger.left(this);
    this.session = null;
  }

  /** What a reader does now. */
  act() {
    const { session, world } = this;
    const { dice } = world;
    if (session.trouble === "elsewhere" && dice.chance(0.4))
      return dice.chance(0.5) ? session.join() : session.takeOver();
    const deed = dice.of(["play", "play", "play", "play", "play", "play", "undo", "redo", "else"]);
    if (deed === "play") {
      const [line] = [dice.of(session.state.choices)].flatMap((each) => each?.line ?? each ?? []);
      if (line) session.send(world.ledger.intent(this, { do: "play", line }));
    } else if (deed !== "else") {
      if (!session.state.can[deed]) return;
      if (deed === "undo") this.undos += 1;
      session.send({ do: deed });
    } else this.doElse(dice.of(["reload", "reload", "new", "restart", "link", "damaged", "back", "tab", "close"]));
  }

  doElse(deed) {
    const { session, world } = this;
    const { dice } = world;
    if (deed === "reload") return this.load();
    if (deed === "new") session.send({ do: "new", seed: dice.below(1e6), players: 1, seats: ["person"] });
    if (deed === "restart") session.send({ do: "restart" });
    if (deed === "link" || deed === "damaged") {
      const line = Array.from({ length: dice.below(5) }, () => "row");
      this.isSent = true; // until the link has been opened, or refused
      this.address = deed === "link" ? linkTo({ seed: dice.below(1e6), line }) : dice.of(["#match=abc", "#match=e30"]);
      if (dice.chance(0.5)) this.load();
      else session.follow();
    }
    const [other] = [dice.of(session.kept.others)].flatMap((each) => each ?? []);
    if (deed === "back" && other && !session.opening) session.goBack(other);
    if (deed === "tab" && world.tabs.length < 3) world.tabs.push(new Tab(world, null));
    if (deed === "close" && world.tabs.length > 1) {
      this.leave();
      world.tabs.splice(world.tabs.indexOf(this), 1);
    }
  }
}

/** Fail with a sentence. */
function fail(sentence) {
  throw new Error(sentence);
}

/** Everything that readers have seen and that was kept: it must be found again. */
class Ledger {
  constructor(world) {
    Object.assign(this, { world, owed: [], intents: new Map(), isOpen: false });
  }

  /** A move that a reader means to make, in the position that they see. */
  intent(tab, message) {
    const { seed, line } = JSON.parse(tab.session.state.save);
    const intent = this.intents.size;
    this.intents.set(intent, { seed, before: line.join(" "), move: message.line });
    return { ...message, intent };
  }

  /** A page shows another state: what it shows is owed to its reader, but not what they took back. */
  saw(tab, before, now) {
    const [old, held] = [JSON.parse(before.save), JSON.parse(now.save)];
    const isSame = before.match === now.match && old.seed === held.seed;
    if (isSame && held.line.length < old.line.length) this.takeBack(tab, old, held);
    if (tab.session.begun && tab.session.isKept && !tab.session.opening) this.owe(held);
  }

  opened(tab, way, first) {
    const { save } = tab.session.state;
    if (way !== "link" || tab.session.isKept) tab.isSent = false;
    if (way !== null && tab.session.isKept) this.owe(JSON.parse(save));
    if (first && tab.expected !== null && !isWithin(parsed(tab.expected), JSON.parse(save)))
      fail(`a page went on with ${save} instead of ${tab.expected}`);
    tab.expected = null;
  }

  /** What a page has shown is owed also when it goes, unless it said that it couldn't be kept. */
  left(_tab) {
    this.check();
  }

  owe({ seed, line }) {
    if (line.length === 0) return;
    this.owed = this.owed.filter((each) => !isWithin(each, { seed, line }));
    this.owed.push({ seed, line });
    this.isOpen = true;
  }

  /** Undone moves are owed no longer, in whatever tab they were seen. */
  takeBack(tab, old, now) {
    if (tab.undos === 0) fail(`a page went back by itself from ${old.line.length} moves to ${now.line.length}`);
    tab.undos -= 1;
    const left = this.owed.map((each) => (isWithin(each, old) && isWithin(now, each) ? now : each));
    this.owed = left.filter(({ line }) => line.length > 0);
  }

  /** Compare, if anything has changed: what is owed with what is stored, and the moves that were made with those meant. */
  check() {
    if (!this.isOpen) return;
    this.isOpen = false;
    const { held } = this.world.disk;
    const saves = [held.get(MATCH + NAME), ...leftMatches(this.world.disk.in(null), NAME).map(({ save }) => save)];
    const stored = saves.flatMap((save) => parsed(save ?? null) ?? []);
    for (const each of this.owed)
      if (!stored.some((save) => isWithin(each, save))) fail(`lost: match ${each.seed}, ${each.line.length} moves`);
    const made = this.world.kernels.flatMap((kernel) => kernel.made);
    for (const { intent, seed, before } of made) {
      const meant = this.intents.get(intent);
      if (meant.seed !== seed || meant.before !== before)
        fail(`a move was made elsewhere: ${meant.before} | ${before}`);
    }
    if (new Set(made.map(({ intent }) => intent)).size < made.length) fail("a move was made twice");
  }
}

/** Whether a match holds all of another. */
const isWithin = (one, other) =>
  one.seed === other.seed &&
  one.line.length <= other.line.length &&
  one.line.every((move, at) => move === other.line[at]);

export class World {
  /**
   * `planted` are faults of ours that the world must find.
   * @param {number} seed
   * @param {{ late?: boolean, make?: Function }} [planted]
   */
  constructor(seed, { late = true, make = (Made, model, kept, tab) => new Made(model, kept, tab.around) } = {}) {
    Object.assign(this, { seed, late, make, clock: new Clock(), dice: dice(seed), tabs: [], kernels: [] });
    Object.assign(this, { storm: false, isDark: false, refuses: this.dice.chance(0.03) });
    this.disk = new Disk(this);
    this.ledger = new Ledger(this);
  }

  start() {
    const kernel = new Kernel({ late: this.late });
    this.kernels.push(kernel);
    const think = () => {
      if (kernel.dead) return;
      kernel.think();
      this.clock.after(700, think);
    };
    this.clock.after(700, think);
    return kernel;
  }

  /** Let something go wrong, or right again. */
  strike() {
    const { dice, clock } = this;
    const fault = dice.of(["storm", "dark", "death", "restart", "full"]);
    const lasts = dice.of([2_000, 20_000, 50_000, 90_000]);
    if (fault === "storm" || fault === "dark" || fault === "full") {
      const [host, name] = { storm: [this, "storm"], dark: [this, "isDark"], full: [this.disk, "full"] }[fault];
      host[name] = true;
      clock.after(lasts, () => (host[name] = false));
    }
    if (fault === "death") dice.of(this.kernels).dead = true;
    if (fault === "restart") for (const kernel of this.kernels) kernel.dead = true;
  }

  /** Run the world to its end; what was promised is checked all the time. */
  async run() {
    const real = ["setInterval", "clearInterval", "setTimeout", "clearTimeout"].map((name) => [name, globalThis[name]]);
    const { now } = Date;
    const { clock, dice } = this;
    Object.assign(globalThis, {
      setInterval: (act, every) => clock.after(every, act, every),
      setTimeout: (act, delay) => clock.after(delay, act),
      clearInterval: (number) => clock.cancel(number),
      clearTimeout: (number) => clock.cancel(number),
    });
    Date.now = () => clock.now;
    try {
      const [begun, end] = [clock.now, clock.now + DAY];
      this.tabs.push(new Tab(this, null));
      const acts = () => {
        for (const tab of [...this.tabs]) if (dice.chance(0.6)) tab.act();
        if (clock.now < end - CALM) clock.after(500 + dice.below(4000), acts);
      };
      const strikes = () => {
        this.strike();
        if (clock.now < end - CALM) clock.after(5_000 + dice.below(60_000), strikes);
      };
      clock.after(2_000, acts);
      clock.after(dice.below(60_000), strikes);
      while (await clock.step(end)) this.ledger.check();
      this.isCalm(begun);
    } catch (error) {
      throw new Error(`seed ${this.seed}, after ${Math.round(clock.now - 1_700_000_000_000)} ms: ${error.message}`, {
        cause: error,
      });
    } finally {
      Object.assign(globalThis, Object.fromEntries(real));
      Date.now = now;
    }
  }

  /** After all faults every page plays on, or says that it can go on; and opened again, it goes on from its last move. */
  isCalm() {
    for (const tab of this.tabs) {
      const { session } = tab;
      if (session.connection.status !== "open" && session.goingOn.answer !== "gone") fail("a page is still silent");
      if (session.connection.status === "open" && (session.opening || !session.begun))
        fail("a page still waits for its match");
      if (session.connection.status === "open" && session.awaited) fail("a command was never answered");
    }
    this.ledger.check();
  }
}
