// @ts-check
// A scene, drawn live: pieces glide to where the next scene puts them.

import { around, svg } from "../base/dom.js";
import { sure } from "../base/sure.js";
import { Closeup } from "./closeup.js";
import { body, extent, ground, marker, parts, printed, scaled, shaped as outlined, touches, used } from "./marks.js";
import { coming, fading, still, way } from "./motion.js";

/** @import {Group, Mark, Scene, View} from "../wire.js" */
/** @import {Decoration, Say} from "../types.js" */

const GLIDE = 450;
const LOW = 0.3; // a panel that is so low, measured by its width, needn't be folded as soon as others
const REACH = 22; // how far around the middle of a mark a finger may come down, in pixels
const CROWDED = 16; // marks with less between their middles can't be told apart by a finger

const NARROW = 760; // below this width, in pixels, a page is narrow: the style says so too

/**
 * A scene as a page of one shape shows it: without the groups that are for the other.
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
 * Whether the middle of a mark lies in a view.
 * @param {Mark} mark
 * @param {View} view
 */
export const within = (mark, view) =>
  mark.x >= view.x && mark.x <= view.x + view.width && mark.y >= view.y && mark.y <= view.y + view.height;

/**
 * Whether a board lies in a narrow page.
 * @param {HTMLElement} host
 */
const isNarrow = (host) => {
  const width = host.closest(".vl-layout")?.clientWidth ?? 0;
  return width > 0 && width < NARROW;
};

/**
 * The tab that a scene calls active.
 * @param {Scene} scene
 * @param {View[]} views
 */
const activeTab = (scene, views) => views.find(({ tab }) => (scene.active ?? []).includes(tab))?.tab ?? "";

/** @typedef {SVGGElement & { look?: string, known?: string, face?: string, was?: Element | null }} Drawn - with what it was drawn from, to compare */

/** A scene in the page: groups as pictures of their own, those on sheets beside the others; marks by their ids. */
export class SceneView {
  /** @type {Scene} */
  scene;

  /**
   * `host` is where the board is drawn, `beside` where its sheets are, and `own` where the large one of them is; `keys`
   * tells of the keys that move over it.
   * @param {HTMLElement} host
   * @param {HTMLElement} beside
   * @param {string} art
   * @param {Say} words
   * @param {HTMLElement | null} [keys]
   * @param {HTMLElement} [own]
   */
  constructor(host, beside, art, words, keys = null, own = beside) {
    this.hosts = { host, beside, own };
    this.words = words;
    this.keys = keys;
    /** @type {Map<string, Drawn>} */
    this.marks = new Map();
    /** @type {Map<string, SVGSVGElement>} */
    this.groups = new Map();
    /** @type {Set<string>} */
    this.ids = new Set();
    this.focus = svg("g", { class: "vl-focus" });
    /** @type {Drawn | null} */
    this.focused = null;
    /** @type {(mark: Mark) => Decoration} */
    this.decorate = () => ({});
    /** @type {(group: Group) => boolean} */
    this.featured = (group) => (this.scene.active ?? []).includes(group.id);
    /** @type {string | undefined} */
    this.large = undefined;
    /**
     * The tab that was pointed at last, and what was in front when it was.
     * @type {{ id: string, active: string } | null}
     */
    this.tab = null;
    this.narrow = false;
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
   * @param {boolean} [glide]
   */
  show(scene, glide = true) {
    const moves = glide && this.scene !== undefined;
    const before = moves && !still() ? this.places() : new Map();
    const known = this.ids;
    this.whole = scene;
    this.scene = scene = shaped(scene, this.narrow);
    const sheets = scene.groups.filter((group) => group.sheet);
    this.large = (
      sheets.find((group) => this.featured(group)) ??
      sheets.find((group) => group.id === this.large) ??
      sheets[0]
    )?.id;
    for (const group of scene.groups) this.showGroup(group, scene);
    this.order(scene.groups);
    this.shape(scene.groups.filter((group) => !group.sheet));
    this.ids = new Set(scene.marks.map((mark) => mark.id));
    const seen = new Set();
    const changed = [];
    for (const mark of scene.marks) {
      seen.add(mark.id);
      if (this.showMark(mark, scene)) changed.push(mark);
      this.come(mark, moves);
    }
    for (const [id, element] of this.marks) {
      if (!seen.has(id)) {
        element.remove();
        this.marks.delete(id);
      }
    }
    for (const [id, part] of this.groups) {
      if (scene.groups.some((group) => group.id === id)) continue;
      part.remove();
      this.groups.delete(id);
    }
    for (const part of new Set(scene.marks.filter((mark) => mark.solid).map((mark) => this.drawn(mark.id).parentNode)))
      this.stack(sure(part), scene.marks);
    this.lead(scene);
    this.mark(changed.filter((mark) => this.drawn(mark.id).matches(".vl-choice, .vl-picked")));
    if (this.focused) this.ring(this.focused);
    this.closeup.show(this.narrow ? scene.groups.find((group) => group.closeup) : undefined);
    for (const { id, origin = "" } of scene.marks) {
      const place = before.get(origin);
      if (place && !known.has(id)) before.set(id, place);
    }
    this.glide(
      scene.marks.filter((mark) => before.has(mark.id)),
      before,
    );
  }

  /** Show what belongs to the shape of the page, when that has become another. */
  fit() {
    const narrow = isNarrow(this.hosts.host);
    if (narrow === this.narrow || !this.whole) return;
    this.narrow = narrow;
    this.show(this.whole, false);
    this.refitted();
  }

  /**
   * Bring what a tab stands for to the fore; false if it is there already, or the mark is no tab.
   * @param {string} id
   */
  open(id) {
    const views = this.scene.groups.flatMap((group) => group.views ?? []);
    if (!this.narrow || !views.some(({ tab }) => tab === id) || this.fore(views)?.tab === id) return false;
    this.tab = { id, active: activeTab(this.scene, views) };
    this.show(sure(this.whole), false);
    return true;
  }

  /**
   * Show which tab is in front, and which lead to something that can be chosen.
   * @param {Scene} scene
   */
  lead(scene) {
    for (const { id, views = [] } of this.narrow ? scene.groups : []) {
      const choices = scene.marks.filter((mark) => mark.group === id && this.drawn(mark.id).matches(".vl-choice"));
      for (const view of views) {
        const tab = this.marks.get(view.tab)?.classList;
        tab?.toggle(
          "vl-leads",
          choices.some((mark) => within(mark, view)),
        );
        tab?.toggle("vl-front", view === this.fore(views));
      }
    }
  }

  /**
   * Bring the part of a board to the fore in which a mark lies.
   * @param {string} id
   */
  reveal(id) {
    const mark = this.scene.marks.find((each) => each.id === id);
    const views = this.scene.groups.find((group) => group.id === mark?.group)?.views ?? [];
    const view = views.find((each) => mark && within(mark, each));
    const fore = this.fore(views);
    if (view && fore && mark && !within(mark, fore)) this.open(view.tab);
  }

  /**
   * The view that is in front: of the tab pointed at last, until another becomes active.
   * @param {View[]} views
   */
  fore(views) {
    const active = activeTab(this.scene, views);
    const wanted = this.tab?.active === active ? this.tab.id : active;
    return views.find(({ tab }) => tab === wanted) ?? views[0];
  }

  /**
   * The part of a group that is shown: all of it, or on a narrow page the view in front.
   * @param {Group} group
   * @returns {{ x: number, y: number, width: number, height: number }}
   */
  seen({ width, height, views = [] }) {
    const fore = this.narrow ? this.fore(views) : undefined;
    return fore ?? { x: 0, y: 0, width, height };
  }

  /**
   * Let what lies on something else be drawn over it. What has the focus isn't moved: it would lose it.
   * @param {Node} part
   * @param {Mark[]} marks
   */
  stack(part, marks) {
    const inside = marks.map((mark) => this.drawn(mark.id)).filter((element) => element.parentNode === part);
    const fixed = inside.find((element) => element === document.activeElement);
    let next = fixed ?? null;
    for (const element of inside) {
      if (element === fixed) next = null;
      else part.insertBefore(element, next);
    }
  }

  /**
   * Put rings around what can be chosen, and what is: all are measured before one is drawn, so that the page is laid out once.
   * @param {Mark[]} marks
   */
  mark(marks) {
    const rooms = marks.map((mark) => extent(this.drawn(mark.id), mark));
    marks.forEach((mark, at) =>
      this.drawn(mark.id).append(...marker(rooms[at], touches(mark, this.scene.marks, rooms[at].width))),
    );
  }

  /**
   * The mark with an id, as it is drawn.
   * @param {string} id
   */
  drawn(id) {
    return sure(this.marks.get(id));
  }

  /**
   * The id that a mark stands for in a path; null if another mark is there for it.
   * @param {Mark} mark
   */
  stands(mark) {
    if (!mark.choice || mark.choice === mark.id) return mark.id;
    return this.ids.has(mark.choice) ? null : mark.choice;
  }

  /**
   * @param {Group} group
   * @param {Scene} scene
   */
  showGroup(group, scene) {
    let part = this.groups.get(group.id);
    if (!part) {
      const keys = group.sheet ? "" : (this.keys?.id ?? "");
      part = svg("svg", { class: "vl-group", "data-id": group.id, role: "group", "aria-describedby": keys });
      this.groups.set(group.id, part);
    }
    this.settle(part, group);
    const sheet = group.sheet ? [svg("rect", { class: "vl-sheet", width: group.width, height: group.height })] : [];
    const room = this.seen(group);
    const backdrop = [group.backdrop, room.x, room.y, room.width, room.height].join("|");
    if (part.dataset.backdrop !== backdrop) {
      part.dataset.backdrop = backdrop;
      part.setAttribute("viewBox", `${room.x} ${room.y} ${room.width} ${room.height}`);
      part.querySelector(".vl-under")?.remove();
      part.prepend(svg("g", { class: "vl-under", "aria-hidden": "true" }, ...sheet, ...used(group.backdrop)));
    }
    const active = (scene.active ?? []).includes(group.id);
    const names = [
      "vl-scene vl-group",
      group.sheet ? "vl-panel" : "",
      group.id === this.large ? "vl-featured" : "",
      this.narrow && (group.views || group.only) ? "vl-near" : "",
      group.sheet && group.seat === undefined ? "vl-aside" : "",
      group.fold ? "vl-row" : "",
      group.height < LOW * group.width ? "vl-low" : "",
      group.seat === undefined || group.seat === null ? "" : `vl-seat-${group.seat}`,
    ];
    part.setAttribute("class", names.filter(Boolean).join(" "));
    if (group.fold) part.style.setProperty("--vl-fold-row", String(group.width / group.fold));
    sure(part.firstElementChild).setAttribute("class", `vl-under${active ? " vl-active" : ""}`);
    if (group.words) part.setAttribute("aria-label", this.words(group.words));
  }

  /**
   * Put a group where it belongs: a sheet that is folded shows its upper edge, all others are seen whole.
   * @param {SVGSVGElement} part
   * @param {Group} group
   */
  settle(part, { id, sheet }) {
    const { host, beside, own } = this.hosts;
    const place = !sheet ? host : id === this.large ? own : beside;
    if (part.parentNode === place) return;
    place.append(part);
    part.setAttribute("preserveAspectRatio", place === beside ? "xMidYMin slice" : "xMidYMid meet");
  }

  /**
   * Let groups follow one another as the scene has them, whichever came first.
   * @param {Group[]} groups
   */
  order(groups) {
    const parts = groups
      .map(({ id }) => sure(this.groups.get(id)))
      .filter((part) => part.parentNode === this.hosts.host);
    const before = [...this.hosts.host.children].filter((part) => parts.includes(/** @type {any} */ (part)));
    if (parts.some((part, at) => part !== before[at])) this.hosts.host.append(...parts);
  }

  /**
   * Tell the page the proportions of the board, so that its style can give it as much room as there is.
   * @param {Group[]} groups
   */
  shape(groups) {
    const high = groups.map((group) => this.seen(group)).reduce((sum, { width, height }) => sum + height / width, 0);
    /** @type {HTMLElement | null} */
    const layout = this.hosts.host.closest(".vl-layout");
    if (high) layout?.style.setProperty("--vl-ratio", String(1 / high));
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
    const said = [mark.words, mark.label, ...(mark.parts ?? []).map(({ label }) => label)].map(this.words);
    const look = JSON.stringify([mark, active, said, classes]);
    const changed = element.look !== look;
    if (changed) {
      element.look = look;
      element.was = element.firstElementChild;
      element.replaceChildren(
        svg(
          "g",
          { transform: `rotate(${mark.turn ?? 0})scale(${scaled(mark)})` },
          ...ground(mark),
          ...body(mark, active),
        ),
        ...outlined(mark),
        ...printed(mark, this.words),
        ...parts(mark, this.words),
        ...(mark.parts && mark.words ? [svg("title", {}, this.words(mark.words))] : []),
      );
      element.setAttribute("transform", `translate(${mark.x} ${mark.y})`);
      element.setAttribute(
        "class",
        [
          mark.seat === undefined || mark.seat === null ? "" : `vl-seat-${mark.seat}`,
          mark.faint ? "vl-faint" : "",
          `vl-${mark.kind}`,
          mark.parts ? "vl-composed" : "",
          ...classes,
        ]
          .filter(Boolean)
          .join(" "),
      );
    }
    const known = [this.words(mark.words ?? mark.label), label].filter(Boolean).join(". ");
    if (element.known !== `${role}|${known}`) this.name(element, known, role);
    return changed;
  }

  /**
   * Let a die roll and a card turn over, where they come or show another face; what was seen of it goes first.
   * @param {Mark} mark
   * @param {boolean} moves
   */
  come(mark, moves) {
    const element = this.drawn(mark.id);
    const face = `${mark.frame}|${mark.sprite}`;
    if (!mark.comes || element.face === face) return;
    const turns = mark.comes === "turn" && element.face !== undefined;
    element.face = face;
    const drawn = element.firstElementChild;
    if (!moves || !drawn) return;
    const half = GLIDE / 2;
    if (still()) return void drawn.animate(fading, { duration: half });
    const frames = coming[mark.comes](mark.turn ?? 0, scaled(mark));
    drawn.animate(frames, {
      duration: turns ? half : GLIDE,
      delay: turns ? half : 0,
      easing: "ease-out",
      fill: "backwards",
    });
    // What lies on it is seen once it has turned.
    for (const part of element.querySelectorAll(":scope > .vl-part"))
      part.animate(fading, { duration: half, delay: half, fill: "backwards" });
    if (!turns || !element.was) return;
    const { was } = element;
    element.prepend(was);
    was.animate([...frames].reverse(), { duration: half, easing: "ease-in" }).finished.finally(() => was.remove());
  }

  /**
   * @param {Drawn} element
   * @param {string} known
   * @param {string} role
   */
  name(element, known, role) {
    element.known = `${role}|${known}`;
    if (known) {
      element.setAttribute("aria-label", known);
      element.setAttribute("role", role || "img");
    } else {
      element.setAttribute("aria-hidden", "true");
    }
  }

  /** @param {string} id */
  made(id) {
    const element = svg("g", { "data-id": id });
    element.addEventListener("focus", () => this.ring(element));
    element.addEventListener("blur", () => this.ring(null));
    return element;
  }

  /**
   * Show on top of all that a mark has the focus, where the browser would show it too.
   * @param {Drawn | null} element
   */
  ring(element) {
    this.focus.remove();
    this.focused = element;
    if (!element?.matches(":focus-visible")) return;
    const { x, y, width, height } = extent(
      element,
      sure(this.scene.marks.find((mark) => mark.id === element.dataset.id)),
    );
    const size = { x: x - 4, y: y - 4, width: width + 8, height: height + 8, rx: 6 };
    this.focus.replaceChildren(svg("rect", size), svg("rect", size));
    this.focus.setAttribute("transform", sure(element.getAttribute("transform")));
    sure(element.parentNode).append(this.focus);
  }

  /**
   * The id of the mark that was pointed at: the one hit; for a finger also the nearest of those that can be chosen.
   * @param {PointerEvent} event
   */
  hit(event) {
    const direct = around(event, "g[data-id]");
    const chosen = direct?.matches(".vl-choice, .vl-hand, .vl-space, .vl-piece");
    if (chosen || event.pointerType === "mouse") return direct?.dataset.id;
    return this.near(event)[0]?.id ?? direct?.dataset.id;
  }

  /**
   * The marks that can be chosen and lie within a finger's reach, the nearest first.
   * @param {PointerEvent} event
   */
  near({ clientX, clientY }) {
    const choices = [...this.marks.values()].filter((mark) => mark.classList.contains("vl-choice"));
    const found = choices.map((mark) => {
      const { e: x, f: y } = sure(mark.getScreenCTM());
      return { id: mark.dataset.id, x, y, aside: [Math.abs(clientX - x), Math.abs(clientY - y)] };
    });
    const within = found.filter(({ aside }) => Math.max(...aside) <= REACH);
    return within.sort((one, other) => Math.hypot(...one.aside) - Math.hypot(...other.aside));
  }

  /**
   * Return whether a finger can't tell what it came down on: choices lie too close together there.
   * @param {PointerEvent} event
   */
  isCrowded(event) {
    if (event.pointerType === "mouse") return false;
    const [first, second] = this.near(event);
    return second !== undefined && Math.hypot(first.x - second.x, first.y - second.y) < CROWDED;
  }

  /** Where the pieces are on the screen, as far as they are seen. */
  places() {
    /** @type {Map<string, DOMRect>} */
    const places = new Map();
    for (const { id, kind } of this.scene.marks) {
      const rect = kind === "piece" ? this.drawn(id).getBoundingClientRect() : null;
      if (rect?.width) places.set(id, rect);
    }
    return places;
  }

  /**
   * Let pieces move from where they were; all are measured before one is moved.
   * @param {Mark[]} marks
   * @param {Map<string, DOMRect>} before
   */
  glide(marks, before) {
    const moved = marks.map((mark) => {
      const element = this.drawn(mark.id);
      const [from, to] = [sure(before.get(mark.id)), element.getBoundingClientRect()];
      const scale = sure(element.ownerSVGElement).getScreenCTM()?.a ?? 1;
      const [dx, dy] = [
        (from.x + from.width / 2 - to.x - to.width / 2) / scale,
        (from.y + from.height / 2 - to.y - to.height / 2) / scale,
      ];
      return { mark, element, dx, dy, seen: to.width > 0 };
    });
    for (const { mark, element, dx, dy, seen } of moved) {
      if (!seen || Math.hypot(dx, dy) < 2) continue;
      const places = way([mark.x + dx, mark.y + dy], [mark.x, mark.y], mark.around);
      const frames = places.map(([x, y]) => `translate(${x}px, ${y}px)`);
      element.animate(
        { transform: frames },
        { duration: GLIDE * Math.min(2, Math.sqrt(places.length - 1)), easing: "ease-in-out" },
      );
    }
  }
}
