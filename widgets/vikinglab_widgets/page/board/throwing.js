// @ts-check
// The reader's own throw: the blocks lie in the hand until they are flung, by a finger, a key or a button; then they tumble
// and are counted, and the board goes on. To skip that, press any key or click anywhere.

import { announce, html } from "../base/dom.js";
import { read, write } from "../base/storage.js";
import { still } from "../scene/motion.js";
import { SceneView } from "../scene/scene.js";
import { DROPPED, Telling } from "../scene/telling.js";
import { PACES, thrown } from "../scene/tumble.js";
import { Flinging } from "../scene/flinging.js";

/** @import {Mark, Scene} from "../wire.js" */
/** @import {Act, Fling, Said, Say, Store, Ui} from "../types.js" */
/** @import {BoardView} from "../scene/boardview.js" */
/** @import {Sounds} from "./sound.js" */

const KEPT = "vikinglab/throw";
const HAND = "hand";
const AT_ONCE = "at-once";
const PULL = 90; // milliseconds in which the view comes closer by two thirds of the way

export class Throwing {
  /**
   * `page` says the words; `board` is the board that a throw is shown over, and `root` the widget.
   * @param {{ words: Say, ui: Ui, storage: Store, live: HTMLElement, sounds: Sounds }} page
   * @param {BoardView} board
   * @param {HTMLElement} root
   */
  constructor(page, board, root) {
    this.page = page;
    this.board = board;
    this.root = root;
    this.stage = html("div", { class: "vl-cast-stage" });
    this.button = html("button", { type: "button", class: "vl-fling" });
    this.told = html("p", { class: "vl-cast-told" });
    this.element = html("section", { class: "vl-cast", hidden: "hidden" }, this.stage, this.button, this.told);
    /** @type {SceneView | null} - drawn for the first throw: most boards never have one */
    this.drawn = null;
    this.flinging = new Flinging(this.stage, {
      carried: (point) => this.telling?.carry(point),
      flung: (fling) => {
        this.dragged = true;
        this.fling(fling);
      },
    });
    /** @type {Telling | null} */
    this.telling = null;
    /** @type {number[] | undefined} - the part of the throw that is looked at */
    this.near = undefined;
    this.looked = 0;
    /** @type {Act | null} */
    this.goOn = null;
    this.falling = false;
    this.dragged = false; // a drag ends in a click, which isn't meant as one
    /** @type {Array<[string, (event: Event) => void]>} */
    this.listeners = [
      ["click", (event) => this.pressed(event)],
      ["keydown", (event) => this.pressed(event)],
      ["pointerdown", () => (this.dragged = false)],
    ];
    for (const [event, heard] of this.listeners) document.addEventListener(event, heard, true);
  }

  get view() {
    this.drawn ??= new SceneView(this.stage, this.stage, "", this.page.words);
    return this.drawn;
  }

  /** Return whether the reader throws by hand: otherwise throws are shown on the board alone. */
  get byHand() {
    return read(this.page.storage, KEPT) !== AT_ONCE;
  }

  set byHand(wanted) {
    write(this.page.storage, KEPT, wanted ? HAND : AT_ONCE);
  }

  /** Return whether a throw is being shown. */
  get busy() {
    return this.telling !== null;
  }

  /**
   * Let the reader make their own throw, if there is a new one, and then go on; return whether there is.
   * @param {Scene} before
   * @param {Scene} now
   * @param {Act} goOn
   */
  offer(before, now, goOn) {
    const steps = thrown(before, now);
    if (!steps.length || still() || !this.byHand) return false;
    const group = now.groups.find(({ id }) => id === steps[0][0].group);
    if (!group) return false;
    this.words = group.words;
    this.focused = /** @type {HTMLElement | null} */ (document.activeElement);
    this.goOn = goOn;
    this.element.hidden = false;
    this.element.setAttribute("aria-label", this.page.ui("throw"));
    this.element.setAttribute("role", "group");
    this.button.textContent = this.page.ui("throw");
    this.told.textContent = this.page.ui("throw-told");
    this.stage.style.aspectRatio = `${group.width} / ${group.height}`;
    const marks = now.marks.filter((mark) => mark.group === group.id);
    this.view.show({ ...now, groups: [group], marks, active: [] }, false);
    this.near = undefined;
    this.look(steps[0].filter((mark) => mark.solid));
    this.telling = new Telling(this.view, steps, [PACES.own, PACES.answer], {
      done: () => this.close(),
      counts: ({ on, words }) => this.tell(this.view.scene.marks.find((mark) => mark.id === on)?.words ?? words),
      falls: (blocks) => this.look(blocks),
    });
    this.falling = false;
    this.button.focus({ preventScroll: true });
    return true;
  }

  /**
   * Show somebody else's throw in its place on the board, in less time than until the next move.
   * @param {Scene} before
   * @param {Scene} now
   */
  glance(before, now) {
    const steps = thrown(before, now);
    if (!steps.length) return;
    this.page.sounds.play("throw");
    if (still()) return;
    const { view } = this.board;
    this.passing = new Telling(view, steps, [PACES.short], { done: () => (this.passing = undefined) });
    this.passing.start();
  }

  /** End what is shown on the board, before it is drawn again. */
  settle() {
    this.passing?.end();
  }

  /**
   * Say which piece is counted, and why.
   * @param {Said} words
   */
  tell(words) {
    if (words) this.told.textContent = this.page.words(words);
  }

  /**
   * Zoom in on falling blocks, or on the whole throw while they are counted.
   * @param {Mark[]} blocks
   */
  look(blocks) {
    const [picture] = this.view.groups.values();
    const group = this.view.scene.groups[0];
    const whole = [0, 0, group.width, group.height];
    const ground = blocks.length ? this.ground(blocks[0]) : null;
    const wanted = ground ? [ground.x, ground.y, ground.width, ground.height] : whole;
    const now = Date.now();
    const closer = 1 - Math.exp((this.looked - now) / PULL);
    const before = this.near ?? wanted;
    this.looked = now;
    this.near = before.map((each, at) => each + (wanted[at] - each) * closer);
    picture.setAttribute("viewBox", this.near.map((each) => each.toFixed(2)).join(" "));
  }

  /**
   * The ground on which a block falls: the lowest outline below it.
   * @param {Mark} block
   */
  ground({ x, y }) {
    const grounds = this.view.scene.marks.filter(({ path }) => path).map(({ id }) => this.view.drawn(id).getBBox());
    return grounds.find((box) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height);
  }

  /** @param {Fling} fling */
  fling(fling) {
    if (!this.telling || this.falling) return;
    this.falling = true;
    this.page.sounds.play("throw");
    this.button.textContent = this.page.ui("throw-skip");
    this.told.textContent = "";
    announce(this.page.live, this.page.words(this.words));
    this.telling.start(fling);
  }

  /**
   * A key or a click: the first one throws, another one shows the end at once. Nothing else hears of it.
   * @param {Event} event
   */
  pressed(event) {
    const { key = "" } = /** @type {KeyboardEvent} */ (event);
    if (!this.telling || ["Shift", "Control", "Alt", "Meta"].includes(key)) return;
    // A link or a button of the page around is meant as such.
    if (event.type === "click" && !this.root.contains(/** @type {Node} */ (event.target))) return this.telling.end();
    event.preventDefault();
    event.stopPropagation();
    if (this.dragged && event.type === "click") return;
    if (this.falling || key === "Escape") this.telling.end();
    else this.fling(DROPPED);
  }

  close() {
    this.telling = null;
    this.element.hidden = true;
    const had = this.element.contains(document.activeElement) || document.activeElement === document.body;
    this.goOn?.();
    if (had && this.focused?.isConnected) this.focused.focus({ preventScroll: true });
    if (had && document.activeElement === document.body) this.board.sheet.pull.focus();
  }

  end() {
    for (const [event, heard] of this.listeners) document.removeEventListener(event, heard, true);
    this.goOn = null;
    this.telling?.end();
    this.settle();
  }
}
