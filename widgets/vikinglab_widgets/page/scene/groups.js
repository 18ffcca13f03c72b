// @ts-check
// The groups of a scene: each is a picture of its own, on the board, among one's own things or beside them.

import { put, svg } from "../base/dom.js";
import { sure } from "../base/sure.js";
import { used } from "./marks.js";

/** @import {Group, Scene} from "../wire.js" */
/** @import {SceneView} from "./scene.js" */

const LOW = 0.3; // a panel with a lower height, as a share of its width, is folded later than others

export class Groups {
  /**
   * `host` is the element of the board, `beside` that of its sheets, `own` that of the large one of them, and `needed` that
   * of those which a question needs; `keys` tells of the keys that move over the board.
   * @param {SceneView} view
   * @param {{ host: HTMLElement, beside: HTMLElement, own: HTMLElement, needed: HTMLElement }} hosts
   * @param {HTMLElement | null} keys
   */
  constructor(view, hosts, keys) {
    this.view = view;
    this.hosts = hosts;
    this.keys = keys;
    /** @type {Map<string, SVGSVGElement>} */
    this.parts = new Map();
    /** @type {string | undefined} */
    this.large = undefined;
    /** The sheets that a question needs: they lie with the board. @type {string[]} */
    this.needed = [];
  }

  /** @param {Scene} scene */
  show(scene) {
    const sheets = scene.groups.filter((group) => group.sheet);
    this.large = (
      sheets.find((group) => this.view.featured(group)) ??
      sheets.find((group) => group.id === this.large) ??
      sheets[0]
    )?.id;
    for (const group of scene.groups) this.draw(group, scene);
    this.tell();
    this.order(scene.groups);
    this.shape(scene.groups.filter((group) => !group.sheet));
  }

  /** Tell the style which groups there are in each place. */
  tell() {
    const { host, beside, own } = this.hosts;
    const held = (/** @type {HTMLElement} */ place, /** @type {string} */ look) =>
      [...place.children].some((part) => part.classList.contains(look));
    const aside = held(beside, "vl-aside");
    if (own !== beside) own.classList.toggle("vl-filled", held(own, "vl-filled"));
    beside.classList.toggle("vl-many", beside.children.length > (aside ? 3 : 2));
    beside.classList.toggle("vl-crowd", beside.children.length > 5);
    beside.classList.toggle("vl-low-ones", beside.children.length < 6 && held(beside, "vl-low"));
    host.closest(".vl-layout")?.classList.toggle("vl-with-tray", own !== beside && held(own, "vl-aside"));
  }

  /** Tell the style which groups hold possible choices. */
  ask() {
    const { host, own } = this.hosts;
    for (const part of this.parts.values())
      part.classList.toggle("vl-asked", part.querySelector(":scope > .vl-choice") !== null);
    const asked = [...own.children].some((part) => part.classList.contains("vl-asked"));
    own.classList.toggle("vl-asked", asked);
    host.closest(".vl-layout")?.classList.toggle("vl-own-asked", asked);
  }

  /**
   * Remove the groups that a scene doesn't have.
   * @param {Scene} scene
   */
  drop(scene) {
    for (const [id, part] of this.parts) {
      if (scene.groups.some((group) => group.id === id)) continue;
      part.remove();
      this.parts.delete(id);
    }
  }

  /**
   * @param {Group} group
   * @param {Scene} scene
   */
  draw(group, scene) {
    let part = this.parts.get(group.id);
    if (!part) {
      const keys = group.sheet ? "" : (this.keys?.id ?? "");
      part = svg("svg", { class: "vl-group", "data-id": group.id, role: "group", "aria-describedby": keys });
      this.parts.set(group.id, part);
    }
    this.settle(part, group);
    const sheet = group.sheet ? [svg("rect", { class: "vl-sheet", width: group.width, height: group.height })] : [];
    const room = this.view.tabs.seen(group);
    const backdrop = [group.backdrop, room.x, room.y, room.width, room.height].join("|");
    if (part.dataset.backdrop !== backdrop) {
      part.dataset.backdrop = backdrop;
      part.setAttribute("viewBox", `${room.x} ${room.y} ${room.width} ${room.height}`);
      part.querySelector(".vl-under")?.remove();
      part.prepend(svg("g", { class: "vl-under", "aria-hidden": "true" }, ...sheet, ...used(group.backdrop)));
    }
    const active = (scene.active ?? []).includes(group.id);
    const inside = scene.marks.filter((mark) => mark.group === group.id);
    const names = [
      "vl-scene vl-group",
      group.sheet ? "vl-panel" : "",
      group.id === this.large ? "vl-featured" : "",
      this.view.narrow && (group.views || group.only) ? "vl-near" : "",
      group.sheet && group.seat === undefined ? "vl-aside" : "",
      active ? "vl-turn" : "",
      inside.length > 1 ? "vl-filled" : "",
      inside.some(({ solid }) => solid) ? "vl-thrown" : "",
      part.classList.contains("vl-asked") ? "vl-asked" : "",
      group.fold ? "vl-row" : "",
      group.height < LOW * group.width ? "vl-low" : "",
      group.seat === undefined || group.seat === null ? "" : `vl-seat-${group.seat}`,
    ];
    put(part, "class", names.filter(Boolean).join(" "));
    if (group.fold) style(part, "--vl-fold-row", String(group.width / group.fold));
    put(sure(part.firstElementChild), "class", `vl-under${active ? " vl-active" : ""}`);
    if (group.words) put(part, "aria-label", this.view.words(group.words));
  }

  /**
   * Put a group into its place: a folded sheet shows its upper edge, all others are completely visible.
   * @param {SVGSVGElement} part
   * @param {Group} group
   */
  settle(part, { id, sheet }) {
    const { host, beside, own, needed } = this.hosts;
    const place = !sheet ? host : this.needed.includes(id) ? needed : id === this.large ? own : beside;
    if (part.parentNode === place) return;
    place.append(part);
    part.setAttribute("preserveAspectRatio", place === beside ? "xMidYMin slice" : "xMidYMid meet");
  }

  /**
   * Put groups into the order of the scene, whichever came first.
   * @param {Group[]} groups
   */
  order(groups) {
    const parts = groups
      .map(({ id }) => sure(this.parts.get(id)))
      .filter((part) => part.parentNode === this.hosts.host);
    const before = [...this.hosts.host.children].filter((part) => parts.includes(/** @type {any} */ (part)));
    if (parts.some((part, at) => part !== before[at])) this.hosts.host.append(...parts);
  }

  /**
   * Tell the page the proportions of the board, so that its style can give it as much room as there is.
   * @param {Group[]} groups
   */
  shape(groups) {
    const high = groups
      .map((group) => this.view.tabs.seen(group))
      .reduce((sum, { width, height }) => sum + height / width, 0);
    /** @type {HTMLElement | null} */
    const layout = this.hosts.host.closest(".vl-layout");
    if (high && layout) style(layout, "--vl-ratio", String(1 / high));
  }
}

/**
 * Give a property of its own to an element, if it has another value: the style of everything in it depends on it.
 * @param {HTMLElement | SVGElement} element
 * @param {string} name
 * @param {string} value
 */
function style(element, name, value) {
  if (element.style.getPropertyValue(name) !== value) element.style.setProperty(name, value);
}
