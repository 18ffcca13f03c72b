// A notebook as a row of steps: one scene on the screen at a time, each drawn when the reader gets there, each with an
// address.

import { placed, shelved } from "./bar.js";
import { found } from "./deck.js";
import { Dots } from "./dots.js";
import { glide, places } from "./glide.js";
import { Scenes } from "./scenes.js";
import { heading, source, titled } from "./tongue.js";
import { allDone, byId, keep, kept, say } from "./words.js";

/** @typedef {import("./deck.js").Scene} Scene */
/** @typedef {import("./deck.js").Step} Step */
/** @typedef {import("./scenes.js").Drawn} Drawn */

const ALL = "#all";
const ASKING = /\.(Try|Predict|Quiz)$/;
const LONGEST = 4000; // milliseconds that a step stays while the board of the next one isn't drawn yet
const EVER = 60000;
const OWN_KEYS = "input, select, textarea, dialog, [role=slider], .vl-log, .vl-table";
/** @type {Record<string, number>} */
const FURTHER = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 };

export class Steps {
  /**
   * `ready` is called when the first visible step has been drawn.
   * @param {HTMLElement} content
   * @param {import("./bar.js").Shelf} shelf
   * @param {() => void} ready
   */
  constructor(content, shelf, ready) {
    this.isReady = false;
    this.ready = () => {
      this.isReady = true;
      ready();
    };
    this.at = -1;
    /** @type {Step | null} */
    this.current = null;
    /** @type {Map<Scene, string>} */
    this.asked = new Map();
    this.moved = false;
    this.isWhole = false;
    const place = placed(location.pathname, shelf);
    this.shelf = place && { name: shelved(place), page: place.page };
    this.dots = new Dots(
      (at) => this.go(at),
      () => this.further(),
      () => this.showAll(!this.isAll),
    );
    content.after(this.dots.element);
    this.scenes = new Scenes(
      byId("scenes"),
      () => this.refresh(),
      (scene, model) => this.learn(scene, model),
    );
    this.listen();
  }

  get steps() {
    return this.scenes.steps;
  }

  get isAll() {
    return document.body.classList.contains("vl-all");
  }

  /** The elements of the present scene. */
  get here() {
    return this.current && this.scenes.of(this.current.scene);
  }

  listen() {
    addEventListener("hashchange", () => this.arrive());
    addEventListener("vikinglab:done", () => this.refresh());
    addEventListener("vikinglab:preference", () => this.retitle());
    addEventListener("beforeprint", () => this.drawAll());
    document.addEventListener("keydown", (event) => this.key(event), true);
  }

  /**
   * Take a cell that has come.
   * @param {Element | null} cell
   */
  take(cell) {
    if (!this.scenes.take(cell)) return;
    this.refresh();
    if (this.at < 0) this.arrive();
    else this.show(this.at); // prose after one board may turn out to be prose before the next
  }

  /** Note that all cells are there. */
  finish() {
    this.isWhole = true;
    if (this.at < 0) this.arrive();
    else this.refresh();
  }

  // From step to step

  /** Go to the step in the address; without one, to the place where the reader left this page. */
  async arrive() {
    if (location.hash === ALL) return void ((this.at >= 0 || this.isWhole) && this.showAll(true));
    const wanted = location.hash.length > 1 ? location.hash : this.left();
    const at = found(this.steps, wanted);
    if (at < 0 && wanted && !this.isWhole) return; // it may be in a cell that hasn't come
    if (this.isAll) this.showAll(false);
    await this.show(Math.max(0, at));
  }

  /** Return the address at which the reader left this page; nothing once a step is shown. */
  left() {
    if (!this.shelf || this.at >= 0) return "";
    const [page, step] = kept(this.shelf.name)?.split("#") ?? [];
    return page === this.shelf.page && step ? `#${step}` : "";
  }

  /**
   * Go to a step, by its address.
   * @param {number} at
   */
  go(at) {
    const step = this.steps[at];
    if (!step || at === this.at) return;
    this.moved = true;
    if (location.hash === `#${step.id}`) this.show(at);
    else location.hash = step.id;
  }

  /** Go on: from prose that lies over its board to the board, else to the next step. */
  further() {
    if (this.here?.stage.isRead) this.here.stage.close();
    else this.go(this.at + 1);
  }

  /**
   * Show a step, once it is drawn; the one before stays until then.
   * @param {number} at
   */
  async show(at) {
    const step = this.steps[at];
    if (!step || (this.current?.part === step.part && this.current.scene === step.scene)) return;
    const before = this.current;
    this.at = at;
    this.current = step;
    this.keepPlace(step);
    const parts = this.scenes.of(step.scene);
    this.scenes.read(parts, step.part);
    if (before?.scene === step.scene && parts.section.matches(".now")) parts.stage.lay();
    else if (!(await this.change(before, step, parts))) return;
    parts.section.scrollTop = 0;
    this.refresh();
    if (this.isReady) this.tellOf(step);
    else await this.first(parts);
  }

  /**
   * Replace a scene by another, once it is drawn; return false if the reader has asked for yet another meanwhile.
   * @param {Step | null} before
   * @param {Step} step
   * @param {Drawn} parts
   */
  async change(before, step, parts) {
    parts.section.classList.add("coming");
    await this.scenes.draw(parts, before ? LONGEST : EVER);
    if (this.current !== step) {
      if (this.here !== parts) parts.section.classList.remove("coming");
      return false;
    }
    const lay = before && places(this.scenes.of(before.scene).section);
    for (const each of this.scenes.all) each.section.classList.remove("now", "coming");
    parts.section.classList.add("now");
    parts.stage.arrive();
    glide(lay, parts.section);
    return true;
  }

  /**
   * Say that the first step is there when it is drawn, and no more of it can come.
   * @param {Drawn} parts
   */
  async first(parts) {
    while (!this.isWhole && !parts.section.nextElementSibling) await new Promise((resolve) => setTimeout(resolve, 30));
    await parts.whole;
    this.name();
    this.ready();
  }

  /**
   * Bring the reader to the step: by the focus, which says its heading, and by a sentence about its place.
   * @param {Step} step
   */
  tellOf(step) {
    this.scenes.heading(step.part)?.focus({ preventScroll: true });
    this.name();
    this.dots.tell(say("step", { number: this.at + 1, of: this.steps.length }));
  }

  /** Give the page the title of the present step; the first is that of the page. */
  name() {
    document.title = titled(this.current && this.at ? heading(this.current.title) : "");
  }

  /** Show all titles in the present language. */
  retitle() {
    this.scenes.retitle();
    this.refresh();
    this.name();
  }

  /** @param {Step} step */
  keepPlace(step) {
    if (this.shelf && (this.moved || location.hash)) keep(this.shelf.name, `${this.shelf.page}#${step.id}`);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const step = FURTHER[event.key];
    const held = event.ctrlKey || event.altKey || event.metaKey || event.shiftKey;
    if (!step || held || this.isAll || event.defaultPrevented || !(event.target instanceof Element)) return;
    // Arrow keys belong to the board while the focus is on it; Page keys do nothing there.
    const own = event.key.startsWith("Arrow") ? `${OWN_KEYS}, .vl-board, [tabindex="0"], #steps ol` : OWN_KEYS;
    if (event.target.closest(own)) return;
    event.preventDefault();
    if (step > 0) this.further();
    else this.go(this.at - 1);
  }

  // What is asked, and done

  /**
   * Learn from the model of a widget whether it asks something, and the name that its progress is kept under.
   * @param {Scene} scene
   * @param {Promise<import("./mount.js").Model>} coming
   */
  async learn(scene, coming) {
    const model = await coming;
    const name = model.get("name");
    if (name && !model.get("skips") && ASKING.test(model.get("_anywidget_id") ?? "")) this.asked.set(scene, name);
    this.refresh();
  }

  /**
   * Return the state of a step: whether it asks something, and whether that is done.
   * @param {Step} step
   * @param {Set<string>} done
   */
  standing({ scene, part }, done) {
    const name = part === scene.before ? this.asked.get(scene) : undefined;
    return { asks: name !== undefined, done: name !== undefined && done.has(name) };
  }

  refresh() {
    const done = allDone();
    const steps = this.steps.map((step) => ({ id: step.id, title: heading(step.title), ...this.standing(step, done) }));
    const isRead = this.here?.stage.isRead ?? false;
    this.dots.show({ steps, at: this.at, all: this.isAll, isRead, next: this.isWhole ? this.nextPage() : null });
  }

  /** The page after the last step: its last link to another notebook. */
  nextPage() {
    const section = this.scenes.all.at(-1)?.section;
    /** @type {NodeListOf<HTMLAnchorElement> | undefined} */
    const links = section?.querySelectorAll(".prose a[href*='.ipynb']");
    const link = links?.[links.length - 1];
    const lang = link?.closest("[lang]")?.getAttribute("lang") ?? source();
    return link ? { href: link.href, text: link.textContent ?? "", lang } : null;
  }

  // All steps on one page

  /** @param {boolean} wanted */
  async showAll(wanted) {
    if (wanted === this.isAll) return;
    document.body.classList.toggle("vl-all", wanted);
    if (!wanted) return void (location.hash === ALL && (location.hash = this.steps[0].id));
    if (location.hash !== ALL) history.pushState(null, "", ALL);
    this.at = -1;
    this.current = null;
    for (const { section, stage } of this.scenes.all) {
      section.classList.remove("now", "coming");
      stage.clear();
    }
    this.refresh();
    await this.drawAll();
    this.ready();
  }

  drawAll() {
    return Promise.all(this.scenes.all.map((parts) => this.scenes.draw(parts, EVER)));
  }
}
