// The scenes of a notebook in the page: cells are taken apart as they come, and each scene's thing is drawn on demand.

import { Deck, stepsOf } from "./deck.js";
import { WIDGETS, drawn, model, mountAll } from "./mount.js";
import { Stage } from "./stage.js";
import { heading, source } from "./tongue.js";
import { chosen, made } from "./words.js";

/** @typedef {import("./deck.js").Scene} Scene */
/** @typedef {import("./deck.js").Part} Part */
/** @typedef {import("./mount.js").Model} Model */

/**
 * The elements of a scene in the page.
 * @typedef {object} Drawn
 * @property {HTMLElement} section
 * @property {HTMLElement} shown
 * @property {Stage} stage
 * @property {Promise<void> | null} whole - when all of it has been drawn; null as long as nobody has asked for it
 */

/**
 * Return the words of a heading that is shown again, and their language.
 * @param {string} title
 */
function again(title) {
  const textContent = heading(title);
  return { textContent, lang: textContent === title ? source() : chosen("language") };
}

export class Scenes {
  /**
   * `changed` is called when prose comes to lie over a board, or goes; `met` with the model of every widget that comes.
   * @param {HTMLElement} row
   * @param {() => void} changed
   * @param {(scene: Scene, model: Promise<Model>) => void} met
   */
  constructor(row, changed, met) {
    this.row = row;
    this.changed = changed;
    this.met = met;
    this.deck = new Deck();
    /** @type {Map<Scene, Drawn>} */
    this.known = new Map();
    /** @type {Map<Part, HTMLElement>} */
    this.texts = new Map();
    /** @type {WeakSet<Element>} */
    this.taken = new WeakSet();
  }

  get steps() {
    return this.deck.scenes.flatMap(stepsOf);
  }

  get all() {
    return [...this.known.values()];
  }

  /**
   * Take a cell into its scene; return whether there was one.
   * @param {Element | null} cell
   */
  take(cell) {
    if (!cell?.matches(".jp-Cell") || this.taken.has(cell)) return false; // a cell that shows nothing has come as nothing
    this.taken.add(cell);
    for (const part of partsOf(cell)) this.place(part);
    cell.remove();
    return true;
  }

  /** @param {Found} found */
  place({ kind, node, level }) {
    if (kind === "heading") this.deck.heading(words(node), level, node);
    else if (kind === "prose") this.deck.prose(node);
    else this.deck.shown(node);
    const scene = this.deck.scenes[this.deck.scenes.length - 1];
    const parts = this.of(scene);
    if (kind === "shown") this.addShown(parts, scene, node);
    const text = this.prose(parts, this.deck.last);
    if (kind === "prose") text.append(node);
  }

  /**
   * @param {Drawn} parts
   * @param {Scene} scene
   * @param {Element} node
   */
  addShown(parts, scene, node) {
    for (const script of node.querySelectorAll(WIDGETS)) this.met(scene, model(script));
    parts.shown.append(node);
    parts.section.classList.remove("bare");
    if (parts.whole) this.begin(parts);
  }

  /**
   * Return the elements of a scene, made on first use.
   * @param {Scene} scene
   * @returns {Drawn}
   */
  of(scene) {
    const found = this.known.get(scene);
    if (found) return found;
    const shown = made("div", { class: "shown" });
    const section = made("section", { class: "scene bare", "aria-label": heading(scene.before.title) }, shown);
    const parts = { section, shown, stage: new Stage(section, shown, this.changed), whole: null };
    this.known.set(scene, parts);
    this.row.append(section);
    const text = this.prose(parts, scene.before);
    text.parentElement?.classList.add("before");
    text.append(...scene.before.nodes);
    return parts;
  }

  /**
   * Return the text of a part of prose, made on first use; it goes with its part to another scene.
   * @param {Drawn} parts
   * @param {Part} part
   */
  prose(parts, part) {
    const found = this.texts.get(part);
    if (found && parts.section.contains(found)) return found;
    const title = part.head ?? Object.assign(made("h2"), again(part.title));
    title.tabIndex = -1;
    title.classList.toggle("again", part.head === null);
    const text = made("div", { class: "text jp-RenderedMarkdown jp-RenderedHTMLCommon" }, title);
    const prose = made("div", { class: "prose" }, text);
    found?.parentElement?.remove();
    this.texts.set(part, text);
    if (parts.stage.proses.length) parts.section.append(prose);
    else parts.section.prepend(prose);
    parts.stage.add(prose, text);
    return text;
  }

  /** Show the titles of scenes and of their parts in the present language. */
  retitle() {
    for (const [scene, { section }] of this.known) section.setAttribute("aria-label", heading(scene.before.title));
    for (const [part, text] of this.texts) {
      if (!part.head && text.firstElementChild) Object.assign(text.firstElementChild, again(part.title));
    }
  }

  /**
   * Show a part of prose for reading, in its scene.
   * @param {Drawn} parts
   * @param {Part} part
   */
  read(parts, part) {
    parts.stage.read(this.texts.get(part) ?? null);
  }

  /**
   * Return the heading of a part of prose.
   * @param {Part} part
   */
  heading(part) {
    return /** @type {HTMLElement | null | undefined} */ (this.texts.get(part)?.firstElementChild);
  }

  /**
   * Draw a scene's thing, unless it has been; resolve when it is there, or after this many milliseconds.
   * @param {Drawn} parts
   * @param {number} longest
   */
  async draw(parts, longest) {
    const late = new Promise((resolve) => setTimeout(resolve, longest));
    await Promise.race([parts.whole ?? this.begin(parts), late]);
  }

  /** @param {Drawn} parts */
  begin(parts) {
    parts.stage.begin();
    parts.whole = mountAll(parts.shown).then(() => drawn(parts.shown));
    return parts.whole;
  }
}

/** @param {Element} node */
const words = (node) => (node.textContent ?? "").replace("¶", "").trim();

/** @typedef {{ kind: "heading" | "prose" | "shown", node: HTMLElement, level: number }} Found */

/**
 * Return the parts of a cell: headings, prose, and the thing that it shows. Output of code is prose.
 * @param {Element} cell
 * @returns {Found[]}
 */
function partsOf(cell) {
  const prose = cell.matches(".jp-MarkdownCell")
    ? cell.querySelector(".jp-MarkdownOutput, .jp-RenderedMarkdown")
    : null;
  const parts = /** @type {HTMLElement[]} */ ([...(prose?.children ?? cell.querySelectorAll(".jp-OutputArea-child"))]);
  return parts.map((node) => {
    const level = prose ? Number(/^H([1-3])$/.exec(node.tagName)?.[1] ?? 0) : 0;
    const shows = !prose && node.querySelector(`svg, table, img, ${WIDGETS}`) !== null;
    return { kind: level ? "heading" : shows ? "shown" : "prose", node, level };
  });
}
