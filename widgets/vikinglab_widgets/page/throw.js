// @ts-check
// Pieces to throw as often as you like, and to move and turn by hand: their worth follows at once. The kernel decides how
// they fall and counts them; the page only shows it.

import { announce, around, button, frame, html, liveRegion, markAt, uid } from "./base/dom.js";
import { seed } from "./base/model.js";
import { sure } from "./base/sure.js";
import { mounted, Widget } from "./base/widget.js";
import { Flinging, within } from "./scene/flinging.js";
import { still } from "./scene/motion.js";
import { SceneView } from "./scene/scene.js";
import { DROPPED, Telling } from "./scene/telling.js";
import { PACES, thrown } from "./scene/tumble.js";

/** @import {Layout, Mark, Scene, ThrowTraits} from "./wire.js" */
/** @import {Decoration, Fling, Model, Point} from "./types.js" */

const NEAR = 4; // units that an arrow key moves a piece, and with Shift
const FAR = 20;
const TURN = 15; // degrees that a key turns a piece
const TREMBLE = 3; // units that a finger may move in a tap
const FINGER = 24; // units around the middle of a piece in which a finger hits it
const PATIENCE = 8000; // milliseconds without an answer, before the page says so
/** What hands do with a piece. */
const HANDS = /** @type {const} */ (["turn-left", "turn-right", "face", "lift"]);
/** @type {Record<string, Point>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @typedef {{ x: number, y: number, turn: number, face: number }} Place - how a piece lies */

class ThrowPage extends Widget {
  // The elements of `build`, and those that wait for an answer.
  /** @type {HTMLElement} */ stage;
  /** @type {SceneView} */ view;
  /** @type {HTMLButtonElement} */ bag;
  /** @type {HTMLButtonElement} */ fewer;
  /** @type {HTMLButtonElement} */ more;
  /** @type {HTMLElement} */ number;
  /** @type {HTMLButtonElement[]} */ tools;
  /** @type {HTMLElement} */ handling;
  /** @type {HTMLElement} */ sentence;
  /** @type {HTMLElement} */ piece;
  /** @type {HTMLElement} */ help;
  /** @type {HTMLElement} */ banner;
  /** @type {HTMLElement} */ live;
  /** @type {HTMLElement} */ root;
  /** @type {number | undefined} */ late;

  /**
   * @param {Model<ThrowTraits>} model
   * @param {HTMLElement} el
   */
  constructor(model, el) {
    super(model.get("words"));
    this.model = model;
    this.count = this.layout.pieces.length;
    this.picked = 0;
    /** @type {{ piece: { number: number, place: Place } | null, from: Point, moved: boolean } | null} */
    this.held = null;
    /** @type {number | null} - the piece that was tapped, and goes where the next tap is */
    this.taken = null;
    /** @type {{ number: number, place: Place } | null} */
    this.later = null;
    /** @type {{ number: number, place: Place } | null} - what was asked last, and isn't answered yet */
    this.asked = null;
    /** @type {Telling | null} */
    this.telling = null;
    /** @type {Telling | null} - the pieces in a hand */
    this.gathered = null;
    /** @type {Point | null} */
    this.hand = null;
    this.fling = DROPPED;
    this.build(el);
    this.listen(model, "change:lies", () => this.arrived());
    this.redress();
  }

  /** @returns {Layout} */
  get layout() {
    return this.model.get("lies");
  }

  /** @param {HTMLElement} el */
  build(el) {
    const help = uid();
    this.stage = html("div", { class: "vl-throw-stage", role: "group", "aria-describedby": help });
    this.view = new SceneView(this.stage, this.stage, this.model.get("art"), this.words);
    this.view.decorate = (mark) => this.decorate(mark);
    this.bag = html("button", { type: "button", class: "vl-fling" });
    this.bag.addEventListener("click", () => this.throwNow(DROPPED));
    this.fewer = button("−", () => this.countOn(-1));
    this.more = button("+", () => this.countOn(1));
    this.number = html("output", { class: "vl-guess" });
    this.tools = HANDS.map((key) => button("", () => this.handle(key)));
    this.sentence = html("p", { class: "vl-sentence" });
    this.piece = html("p", { class: "vl-piece-told" });
    this.help = html("p", { class: "vl-who", id: help });
    this.banner = html("p", { class: "vl-banner", hidden: "hidden" });
    this.live = liveRegion();
    const throwing = html("div", { class: "vl-tools" }, this.fewer, this.number, this.more, this.bag);
    this.handling = html("div", { class: "vl-tools", role: "group" }, ...this.tools);
    const told = html("div", { class: "vl-sheet-card" }, throwing, this.sentence, this.piece, this.handling, this.help);
    told.append(this.banner);
    this.root = frame("vl-throw", this.stage, told, this.live);
    this.stage.addEventListener("keydown", (event) => this.key(event));
    this.stage.addEventListener("focusin", (event) => this.pick(this.numberAt(event)));
    this.stage.addEventListener("pointerdown", (event) => this.grasp(event));
    this.flinging = new Flinging(this.stage, {
      takes: () => !this.held?.piece,
      carried: (point) => this.gather(point),
      flung: (fling) => this.throwNow(fling),
      kept: () => this.gathered?.end(),
    });
    this.stage.addEventListener("pointermove", (event) => this.drag(event));
    this.stage.addEventListener("pointerup", () => this.letGo());
    this.stage.addEventListener("pointercancel", () => (this.held = null));
    this.root.addEventListener("pointerdown", () => this.telling?.end(), true);
    this.root.addEventListener("keydown", () => this.telling?.end(), true);
    this.enter(el, this.root);
  }

  // Showing

  redress() {
    super.redress();
    this.bag.textContent = this.ui("throw");
    this.fewer.setAttribute("aria-label", this.ui("throw-fewer"));
    this.more.setAttribute("aria-label", this.ui("throw-more"));
    HANDS.forEach((key, at) => (this.tools[at].textContent = this.ui(`throw-${key}`)));
    this.handling.setAttribute("aria-label", this.ui("throw-by-hand"));
    this.help.textContent = this.ui("throw-help");
    this.show(this.layout.scene);
  }

  /** @param {Scene} scene */
  show(scene) {
    this.view.show(scene, false);
    this.showStops();
    this.number.textContent = String(this.count);
    this.fewer.disabled = this.count <= 1;
    this.more.disabled = this.count >= this.layout.most;
    this.sentence.textContent = this.words(this.layout.words);
    this.piece.textContent = this.toldOfPicked;
  }

  /** Make each piece a tab stop. */
  showStops() {
    for (const mark of this.layout.scene.marks.filter(({ solid }) => solid)) {
      const element = this.view.drawn(mark.id);
      element.tabIndex = 0;
      element.setAttribute("aria-keyshortcuts", "ArrowLeft ArrowRight ArrowUp ArrowDown L R F T");
    }
  }

  /** @param {Mark} mark @returns {Decoration} */
  decorate(mark) {
    const number = this.numberOf(mark);
    if (number === null) return {};
    const classes = ["vl-piece", ...(number === this.picked ? ["vl-grasped"] : [])];
    return { role: "button", classes: [...classes, ...(number === this.taken ? ["vl-taken"] : [])] };
  }

  /** @param {number} number */
  mark(number) {
    return this.layout.scene.marks.find((mark) => this.numberOf(mark) === number);
  }

  /**
   * The number of a piece from 0 on: its id ends with the number that readers know. A mark without a block is no piece.
   * @param {Mark | undefined} mark
   */
  numberOf(mark) {
    return mark?.solid ? Number(mark.id.split(":").at(-1)) - 1 : null;
  }

  /** @param {Event} event */
  numberAt(event) {
    const id = markAt(event);
    return this.numberOf(this.layout.scene.marks.find((mark) => mark.id === id));
  }

  /** @param {number} number */
  told(number) {
    return this.words(this.mark(number)?.words);
  }

  /** The words of the piece that is picked, and what may be done with it if it was tapped. */
  get toldOfPicked() {
    const told = this.told(this.picked);
    return this.taken === this.picked ? `${told}. ${this.ui("throw-taken")}` : told;
  }

  /** @param {number | null} number */
  pick(number) {
    if (number === null || number === this.picked) return;
    this.picked = number;
    for (const mark of this.layout.scene.marks)
      this.view.drawn(mark.id).classList.toggle("vl-grasped", this.numberOf(mark) === number);
    this.piece.textContent = this.toldOfPicked;
  }

  // Throwing

  /** @param {number} by */
  countOn(by) {
    this.count = Math.min(this.layout.most, Math.max(1, this.count + by));
    this.number.textContent = String(this.count);
    this.fewer.disabled = this.count <= 1;
    this.more.disabled = this.count >= this.layout.most;
    announce(this.live, String(this.count));
  }

  /**
   * Take all pieces into the hand.
   * @param {Point} point
   */
  gather(point) {
    // Anything drawn after the pieces lies on them, or counts them.
    const marks = this.layout.scene.marks.slice(this.layout.scene.marks.findIndex(({ solid }) => solid));
    const steps = [
      marks.filter(({ solid }) => solid).map((mark) => ({ ...mark, step: 1 })),
      marks.filter(({ solid }) => !solid),
    ];
    this.gathered ??= new Telling(this.view, steps, [PACES.own], { done: () => (this.gathered = null) });
    this.gathered.carry(point);
    this.hand = point;
  }

  /** @param {Fling} fling */
  throwNow(fling) {
    this.fling = fling;
    this.ask({ do: "throw", pieces: this.count, seed: seed() });
  }

  // Moving by hand

  /**
   * The place of a piece now, or as soon as the kernel has answered.
   * @param {number} number
   * @returns {Place}
   */
  place(number) {
    if (this.asked?.number === number) return this.asked.place;
    const [x, y, turn, face] = this.layout.pieces[number];
    return { x, y, turn, face };
  }

  /** @param {string} key */
  handle(key) {
    this.take(null);
    const place = this.place(this.picked);
    const { faces } = this.layout;
    const after = {
      "turn-left": { turn: (place.turn - TURN) % 360 },
      "turn-right": { turn: (place.turn + TURN) % 360 },
      face: { face: (place.face + 1) % faces.length },
      lift: {},
    }[key];
    this.lay(this.picked, { ...place, ...after });
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (event.ctrlKey || event.altKey || event.metaKey || this.numberAt(event) === null) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const named = { l: "turn-left", r: "turn-right", f: "face", t: "lift", Enter: "face", " ": "face" }[key];
    if (key === "Escape" && this.taken !== null) this.take(null);
    else if (key in ARROWS) this.push(ARROWS[key], event.shiftKey ? FAR : NEAR);
    else if (named) this.handle(named);
    else return;
    event.preventDefault();
  }

  /**
   * @param {Point} direction
   * @param {number} far
   */
  push([dx, dy], far) {
    this.take(null);
    const place = this.place(this.picked);
    this.lay(this.picked, { ...place, x: place.x + far * dx, y: place.y + far * dy });
  }

  /** @param {PointerEvent} event */
  grasp(event) {
    const at = this.point(event);
    if (event.button !== 0 || !at) return;
    // A tap that says where a piece goes may be near others, and near where it was.
    const number = this.taken === null ? this.near(event, at) : this.hit(event);
    const piece = number === null ? null : { number, place: this.place(number) };
    this.held = { piece, from: at, moved: false };
    if (number === null) return;
    event.preventDefault();
    this.focus(number);
    this.stage.setPointerCapture(event.pointerId);
  }

  /** @param {number} number */
  focus(number) {
    sure(this.view.marks.get(sure(this.mark(number)).id)).focus();
  }

  /**
   * The piece that was pointed at.
   * @param {PointerEvent} event
   */
  hit(event) {
    return around(event, ".vl-solid") && this.numberAt(event);
  }

  /**
   * The piece that was pointed at, or the nearest one: a finger is larger than a piece.
   * @param {PointerEvent} event
   * @param {Point} at
   */
  near(event, [x, y]) {
    const hit = this.hit(event);
    if (hit !== null) return hit;
    const far = this.layout.pieces.map((piece) => Math.hypot(piece[0] - x, piece[1] - y));
    const nearest = far.indexOf(Math.min(...far));
    return far[nearest] <= FINGER ? nearest : null;
  }

  /** @param {PointerEvent} event */
  drag(event) {
    const at = this.point(event);
    const { held } = this;
    if (!held || !at) return;
    const [dx, dy] = [at[0] - held.from[0], at[1] - held.from[1]];
    held.moved ||= Math.hypot(dx, dy) > TREMBLE;
    if (!held.moved || !held.piece) return;
    const { number, place } = held.piece;
    this.take(null);
    this.lay(number, { ...place, x: place.x + dx, y: place.y + dy });
  }

  letGo() {
    const { held } = this;
    this.held = null;
    if (held && !held.moved) this.tap(held.piece?.number ?? null, held.from);
  }

  /**
   * The first tap takes a piece, the second says where it goes: on the ground, or onto another; on itself, it stays.
   * @param {number | null} number
   * @param {Point} at
   */
  tap(number, [x, y]) {
    const { taken } = this;
    if (taken === null || number === taken) return this.take(taken === null ? number : null);
    this.take(null);
    this.focus(taken);
    this.lay(taken, { ...this.place(taken), x, y });
  }

  /**
   * Take a piece, for the next tap to say where it goes; or none.
   * @param {number | null} number
   */
  take(number) {
    if (number === this.taken) return;
    this.taken = number;
    this.show(this.layout.scene);
    announce(this.live, this.toldOfPicked);
  }

  /** @param {PointerEvent} event @returns {Point | null} */
  point({ clientX, clientY }) {
    return within(this.view.groups.values().next().value, clientX, clientY);
  }

  /**
   * Show a piece in another place, and ask for the worth there: one question at a time, and then the latest.
   * @param {number} number
   * @param {Place} place
   */
  lay(number, place) {
    this.pick(number);
    this.asked = { number, place };
    this.later = this.asked;
    this.follow(number, place);
    if (!this.late) this.sendLater();
  }

  /**
   * Move a piece to its place at once; its worth there comes from the kernel.
   * @param {number} number
   * @param {Place} place
   */
  follow(number, { x, y }) {
    const mark = this.mark(number);
    if (mark) this.view.marks.get(mark.id)?.setAttribute("transform", `translate(${x} ${y})`);
  }

  sendLater() {
    const { later } = this;
    this.later = null;
    if (later) this.ask({ do: "lay", number: later.number, ...later.place });
  }

  // The kernel

  /** @param {import("./wire.js").ToKernel} message */
  ask(message) {
    clearTimeout(this.late);
    this.late = setTimeout(() => this.complain(), PATIENCE);
    this.model.send(message);
  }

  arrived() {
    clearTimeout(this.late);
    this.late = undefined;
    this.banner.hidden = true;
    this.telling?.end();
    this.gathered?.end();
    const { scene, fallen, pieces } = this.layout;
    this.picked = Math.min(this.picked, pieces.length - 1);
    if (fallen) this.taken = null;
    this.show(scene);
    if (fallen) {
      this.asked = this.later = null;
      return this.tumble(scene);
    }
    if (this.later) {
      this.follow(this.later.number, this.later.place);
      return this.sendLater();
    }
    this.asked = null;
    announce(this.live, `${this.told(this.picked)}. ${this.words(this.layout.words)}.`);
  }

  /** @param {Scene} scene */
  tumble(scene) {
    announce(this.live, this.words(scene.groups.at(-1)?.words));
    const steps = thrown(undefined, scene);
    if (!steps.length || still()) return;
    this.telling = new Telling(this.view, steps, [PACES.own], { done: () => (this.telling = null) });
    if (this.hand) this.telling.carry(this.hand);
    this.hand = null;
    this.telling.start(this.fling);
  }

  complain() {
    this.late = undefined;
    this.banner.textContent = this.ui("no-figures");
    this.banner.hidden = false;
  }

  close() {
    clearTimeout(this.late);
    this.telling?.end();
    super.close();
  }
}

export const widget = mounted(ThrowPage);
