// @ts-check
// A scene, drawn live: changes are drawn again, and pieces glide to their places in the next scene.

import { put, svg } from "../base/dom.js";
import { sure } from "../base/sure.js";
import { Closeup } from "./closeup.js";
import { Groups } from "./groups.js";
import {
  body,
  details,
  extent,
  ground,
  lifted,
  marker,
  printed,
  scaled,
  shaped as outlined,
  touches,
} from "./marks.js";
import { beat, come, glide, leave, places, wanders } from "./moving.js";
import { Tabs } from "./tabs.js";

/** @import {Group, Mark, Scene} from "../wire.js" */
/** @import {Box, Decoration, Say} from "../types.js" */

const NARROW = 840; // below this width, in pixels, as on a tablet held upright, a page is narrow: the style says so too

/**
 * A scene for a page of one shape: without the groups that are for the other.
 * @param {Scene} scene
 * @param {boolean} narrow
 * @returns {Scene}
 */
export function shaped(scene, narrow) {
  const groups = scene.groups.filter(({ only }) => !only || (only === "narrow") === narrow);
  if (groups.length === scene.groups.length) return scene;
  const shown = new Set(groups.map(({ id }) => id));
  return { ...scene, groups, marks: scene.marks.filter(({ group }) => !group || shown.has(group)) };
}

/**
 * Return whether a board lies in a narrow page.
 * @param {HTMLElement} host
 */
const isNarrow = (host) => {
  const width = host.closest(".vl-layout")?.clientWidth ?? 0;
  return width > 0 && width < NARROW;
};

/** @type {WeakMap<Mark, string>} */
const written = new WeakMap();

/**
 * A mark as text, to compare: marks are never changed, so each is written once.
 * @param {Mark} mark
 */
function text(mark) {
  const known = written.get(mark) ?? JSON.stringify(mark);
  written.set(mark, known);
  return known;
}

/**
 * All that decides how large the drawing of a mark is; nothing of one that says words or has a shape of its own.
 * @param {Mark} mark
 */
const alike = ({ frame, sprite, over, size, text, print, figure, turn, label, details, path, solid, kind }) =>
  label || details || path || solid ? "" : [kind, frame, sprite, over, size, text, print, figure, turn].join("|");

/**
 * @typedef {object} Memory - what an element was drawn from, to compare
 * @property {{ mark: Mark, active: boolean, spoken: string, said: string }} [drawnAs] - what is drawn in it, and in which language
 * @property {Box} [room] - how much room that takes
 * @property {Element[]} [rings] - what shows that it can be chosen
 * @property {string} [known] - what is said of it beyond its words
 * @property {string} [face] - the face that it shows
 * @property {Animation} [moving] - how it moves, as long as it does
 * @property {Element[]} [was] - what was drawn before, of a piece that turns over
 */
/** @typedef {SVGGElement & Memory} Drawn */

const TINY = 0.66; // pixels for a unit of a board: with fewer, there is no room for fine print

/** A scene in the page: groups as pictures of their own, those on sheets beside the others; marks by their ids. */
export class SceneView {
  /** @type {Scene} */
  scene;

  /**
   * `host` is the element of the board, `beside` that of its sheets, `own` that of the large one of them, and `needed` that
   * of those which a question needs; `keys` tells of the keys that move over it.
   * @param {HTMLElement} host
   * @param {HTMLElement} beside
   * @param {string} art
   * @param {Say} words
   * @param {HTMLElement | null} [keys]
   * @param {HTMLElement} [own]
   * @param {HTMLElement} [needed]
   */
  constructor(host, beside, art, words, keys = null, own = beside, needed = beside) {
    this.host = host;
    this.words = words;
    /** @type {Map<string, Drawn>} */
    this.marks = new Map();
    this.drawnGroups = new Groups(this, { host, beside, own, needed }, keys);
    this.groups = this.drawnGroups.parts;
    this.tabs = new Tabs(this);
    /** @type {Map<string, Box>} */
    this.rooms = new Map();
    /** @type {Set<string>} */
    this.ids = new Set();
    this.focus = svg("g", { class: "vl-focus" });
    /** @type {Drawn | null} */
    this.focused = null;
    /** @type {(mark: Mark) => Decoration} */
    this.decorate = () => ({});
    /** @type {(group: Group) => boolean} */
    this.featured = (group) => (this.scene.active ?? []).includes(group.id);
    /** @type {Set<string>} - the ids of marks whose rings wait until they have a size */
    this.unmeasured = new Set();
    this.narrow = false;
    this.spoken = "";
    this.refitted = () => {};
    new ResizeObserver(() => this.fit()).observe(host);
    const defs = svg("svg", { class: "vl-scene vl-defs", "aria-hidden": "true", width: 0, height: 0 });
    // eslint-disable-next-line no-restricted-properties -- our own drawings, from the package
    defs.innerHTML = art;
    host.append(defs);
    this.closeup = new Closeup(this, host);
  }

  /**
   * Show a scene; `decorate(mark)` may add classes, a description and a role to a mark, `featured(group)` make one large.
   * @param {Scene} scene
   * @param {boolean} [gliding]
   */
  show(scene, gliding = true) {
    const moves = gliding && this.scene !== undefined;
    this.spoken = this.words({ en: "en", fr: "fr" });
    this.whole = scene;
    const before = this.scene;
    this.scene = scene = shaped(scene, this.narrow);
    this.tabs.choose(scene);
    const wandering = moves ? wanders(before, scene) : [];
    const from = wandering.length ? places(wandering, this.marks, before) : new Map();
    this.drawnGroups.show(scene);
    this.ids = new Set(scene.marks.map((mark) => mark.id));
    const changed = scene.marks.filter((mark) => this.showMark(mark, scene));
    for (const mark of scene.marks) come(mark, this.drawn(mark.id), moves);
    for (const [id, element] of this.marks) {
      if (this.ids.has(id)) continue;
      leave(moves ? before.marks.find((mark) => mark.id === id) : undefined, element, this.marks);
      this.marks.delete(id);
    }
    this.drawnGroups.drop(scene);
    for (const part of new Set(scene.marks.filter((mark) => mark.solid).map((mark) => this.drawn(mark.id).parentNode)))
      this.stack(sure(part), scene.marks);
    this.drawnGroups.ask();
    this.tabs.lead(scene);
    this.mark(changed);
    if (this.focused) this.ring(this.focused);
    this.closeup.show(this.narrow ? scene.groups.find((group) => group.closeup) : undefined);
    glide(wandering, this.marks, from);
    if (moves) beat(before, scene, this.marks);
  }

  /** Show the groups for the shape of the page, when it has changed. */
  fit() {
    this.rooms.clear();
    for (const element of this.marks.values()) element.room = undefined;
    const narrow = isNarrow(this.host);
    if (narrow !== this.narrow && this.whole) {
      this.narrow = narrow;
      this.show(this.whole, false);
      this.refitted();
    }
    if (this.unmeasured.size && this.host.clientWidth) this.measure();
    this.scale();
  }

  /** Tell the style how large the board is drawn: its print is larger in the units of a smaller board. */
  scale() {
    const boards = [...this.groups.values()].filter((part) => part.parentNode === this.host && part.clientWidth);
    const scales = boards.map((part) => part.clientWidth / part.viewBox.baseVal.width);
    boards.forEach((part, at) => part.style.setProperty("--vl-scale", scales[at].toFixed(3)));
    this.host.classList.toggle(
      "vl-tiny",
      scales.some((scale) => scale < TINY),
    );
  }

  /**
   * Draw things over those that they lie on. Don't move the element with the focus: it would lose it.
   * @param {Node} part
   * @param {Mark[]} marks
   */
  stack(part, marks) {
    const inside = marks.map((mark) => this.drawn(mark.id)).filter((element) => element.parentNode === part);
    const wanted = new Set(inside);
    const lying = [...part.childNodes].filter((child) => wanted.has(/** @type {Drawn} */ (child)));
    // Moving what lies right already would have the page lay it out again.
    if (inside.every((element, at) => element === lying[at])) return;
    const fixed = inside.find((element) => element === document.activeElement);
    let next = fixed ?? null;
    for (const element of inside) {
      if (element === fixed) next = null;
      else part.insertBefore(element, next);
    }
  }

  /**
   * Put rings around possible and chosen marks: measure all of them before drawing one, so that the page is laid out once.
   * @param {Mark[]} marks - those that were drawn, or are chosen, otherwise than before
   */
  mark(marks) {
    const fresh = [];
    for (const mark of marks) {
      const element = this.drawn(mark.id);
      const wanted = element.matches(".vl-choice, .vl-picked");
      if (wanted && !element.rings) fresh.push({ mark, element });
      if (wanted || !element.rings) continue;
      for (const ring of element.rings) ring.remove();
      element.rings = undefined;
    }
    if (!fresh.length) return;
    // What isn't laid out yet has no size: its ring waits until it has one.
    if (!this.host.clientWidth) return void fresh.forEach(({ mark }) => this.unmeasured.add(mark.id));
    const beside = this.scene.marks.filter(({ kind, on }) => kind === "space" || (kind === "piece" && !on));
    const rooms = fresh.map(({ mark, element }) => this.room(mark, element));
    fresh.forEach(({ mark, element }, at) => {
      const ring = marker(rooms[at], touches(mark, beside, rooms[at].width));
      element.rings = [...ring, ...lifted(mark, element)];
      element.append(...element.rings);
    });
  }

  /** Put rings around marks that had no size before. */
  measure() {
    const found = this.scene.marks.filter(({ id }) => this.unmeasured.has(id));
    this.unmeasured.clear();
    this.mark(found);
  }

  /**
   * The room that a mark takes, measured once until its drawing changes. Marks drawn alike take as much.
   * @param {Mark} mark
   * @param {Drawn} element
   */
  room(mark, element) {
    const look = alike(mark);
    const room = element.room ?? this.rooms.get(look) ?? extent(element, mark);
    if (!room.width) return room;
    element.room = room;
    if (look) this.rooms.set(look, room);
    return room;
  }

  /**
   * The mark with an id, as it is drawn.
   * @param {string} id
   */
  drawn(id) {
    return sure(this.marks.get(id));
  }

  /**
   * The id that a mark stands for in a path; null if another mark does so.
   * @param {Mark} mark
   */
  stands(mark) {
    if (!mark.choice || mark.choice === mark.id) return mark.id;
    return this.ids.has(mark.choice) ? null : mark.choice;
  }

  /**
   * @param {Mark} mark
   * @param {Scene} scene
   */
  showMark(mark, scene) {
    let element = this.marks.get(mark.id);
    if (!element) {
      element = this.made(mark.id);
      this.marks.set(mark.id, element);
    }
    const part = this.groups.get(mark.group ?? "") ?? sure(this.groups.values().next().value);
    if (element.parentNode !== part) part.append(element);
    const active = mark.kind === "piece" && (scene.active ?? []).includes(mark.id);
    const { classes = [], label = "", role = "" } = this.decorate(mark);
    const redrawn = this.differs(element, mark, active);
    if (redrawn) this.draw(element, mark, active);
    const dressed = put(element, "class", this.style(mark, classes));
    if (redrawn || element.known !== `${role}|${label}`) this.name(element, mark, label, role);
    return redrawn || dressed;
  }

  /**
   * Whether a mark is to be drawn otherwise than its element was: most are the very marks that were drawn before.
   * @param {Drawn} element
   * @param {Mark} mark
   * @param {boolean} active
   */
  differs(element, mark, active) {
    const { drawnAs } = element;
    const stays = drawnAs?.active === active && drawnAs.spoken === this.spoken;
    if (stays && drawnAs.mark === mark) return false;
    const said = [mark.words, mark.label, ...(mark.details ?? []).map(({ label }) => label)].map(this.words).join("|");
    element.drawnAs = { mark, active, spoken: this.spoken, said };
    return !stays || drawnAs.said !== said || text(drawnAs.mark) !== text(mark);
  }

  /**
   * @param {Drawn} element
   * @param {Mark} mark
   * @param {boolean} active
   */
  draw(element, mark, active) {
    if (mark.comes === "turn") element.was = [...element.children].filter((part) => !element.rings?.includes(part));
    element.room = element.rings = undefined;
    const [size, turn] = [scaled(mark), `rotate(${mark.turn ?? 0})`];
    const scaledPart = svg("g", { transform: `${turn}scale(${size})` }, ...ground(mark), ...body(mark, active));
    // The style makes print in it as much larger.
    if (size !== 1) scaledPart.style?.setProperty("--vl-own", String(size));
    element.replaceChildren(
      scaledPart,
      ...outlined(mark),
      ...printed(mark, this.words),
      ...details(mark, this.words),
      ...(mark.details && mark.words ? [svg("title", {}, this.words(mark.words))] : []),
    );
    put(element, "transform", `translate(${mark.x} ${mark.y})`);
  }

  /**
   * @param {Mark} mark
   * @param {readonly string[]} classes
   */
  style(mark, classes) {
    const names = [
      mark.seat === undefined || mark.seat === null ? "" : `vl-seat-${mark.seat}`,
      mark.faint ? "vl-faint" : "",
      mark.fine ? "vl-fine" : "",
      `vl-${mark.kind}`,
      mark.details ? "vl-composed" : "",
      this.tabs.isBehind(mark) ? "vl-behind" : "",
      ...classes,
    ];
    return names.filter(Boolean).join(" ");
  }

  /**
   * @param {Drawn} element
   * @param {Mark} mark
   * @param {string} label
   * @param {string} role
   */
  name(element, mark, label, role) {
    element.known = `${role}|${label}`;
    const known = [this.words(mark.words ?? mark.label), label].filter(Boolean).join(". ");
    if (known) {
      put(element, "aria-label", known);
      put(element, "role", role || "img");
    } else {
      put(element, "aria-hidden", "true");
    }
  }

  /** @param {string} id */
  made(id) {
    const element = svg("g", { "data-id": id, tabindex: -1 });
    element.addEventListener("focus", () => this.ring(element));
    element.addEventListener("blur", () => this.ring(null));
    return element;
  }

  /**
   * Show on top of everything that a mark has the focus, if the browser would show it too.
   * @param {Drawn | null} element
   */
  ring(element) {
    this.focus.remove();
    this.focused = element;
    const seen = element?.matches(":focus-visible") ?? false;
    const chart = this.host.closest(".vl-chart");
    chart?.classList.toggle("vl-keyed", seen && chart.contains(element));
    if (!element || !seen) return;
    const { x, y, width, height } = extent(
      element,
      sure(this.scene.marks.find((mark) => mark.id === element.dataset.id)),
    );
    const size = { x: x - 4, y: y - 4, width: width + 8, height: height + 8, rx: 6 };
    this.focus.replaceChildren(svg("rect", size), svg("rect", size));
    this.focus.setAttribute("transform", sure(element.getAttribute("transform")));
    sure(element.parentNode).append(this.focus);
  }
}
