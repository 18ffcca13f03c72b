// A notebook as a row of steps: one scene on the screen at a time, each drawn when it is reached, each with an address.

import { placed, shelved } from "./bar.js";
import { Deck, found, stepsOf } from "./deck.js";
import { Dots } from "./dots.js";
import { glide, places } from "./glide.js";
import { WIDGETS, drawn, model, mountAll } from "./mount.js";
import { Stage } from "./stage.js";
import { allDone, keep, kept, made, say } from "./words.js";

const ALL = "#all";
const ASKING = /\.(Try|Predict|Quiz)$/;
const LONGEST = 4000; // milliseconds that a step stays after one has asked for the next, whose board isn't drawn yet
const OWN_KEYS = "input, select, textarea, dialog, [role=slider], .vl-log, .vl-table";
const FURTHER = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 };

export class Steps {
  /** `ready` is called when the first step that is shown has been drawn. */
  constructor(content, shelf, ready) {
    Object.assign(this, { content, ready, at: -1, current: null, asked: new Map(), deck: new Deck(), parts: new Map(), taken: new WeakSet(), texts: new Map() });
    this.title = document.title;
    const place = placed(location.pathname, shelf);
    this.shelf = place && { name: shelved(place), page: place.page };
    this.whole = new Promise((resolve) => (this.hasAll = resolve));
    this.dots = new Dots((at) => this.go(at), () => this.further(), () => this.showAll(!this.isAll));
    // Apart from the cells, which are still coming.
    this.row = made("div", { id: "scenes" });
    content.append(this.row);
    content.after(this.dots.element);
    this.listen();
  }

  /** What the page's bar has of ours. */
  get tools() {
    return [];
  }

  get steps() {
    return this.deck.scenes.flatMap(stepsOf);
  }

  get isAll() {
    return document.body.classList.contains("vl-all");
  }

  listen() {
    addEventListener("hashchange", () => this.arrive());
    addEventListener("vikinglab:done", () => this.refresh());
    addEventListener("vikinglab:preference", () => this.refresh());
    addEventListener("beforeprint", () => this.mountEverything());
    document.addEventListener("keydown", (event) => this.key(event), true);
  }

  // The notebook, as it comes

  /** Take a cell into its scene. */
  take(cell) {
    if (!cell?.matches(".jp-Cell") || this.taken.has(cell)) return; // what shows nothing has come as nothing
    this.taken.add(cell);
    for (const part of partsOf(cell)) this.place(part);
    cell.remove();
    this.refresh();
    if (this.at < 0) this.arrive();
  }

  place({ kind, node, level }) {
    if (kind === "heading") this.deck.heading(words(node), level, node);
    else if (kind === "prose") this.deck.prose(node);
    else this.deck.shown(node);
    const scene = this.deck.scenes.at(-1);
    const parts = this.element(scene);
    if (kind === "shown") this.addShown(parts, scene, node);
    const last = this.deck.last;
    const prose = this.prose(parts, last);
    if (kind === "prose") prose.append(node);
  }

  addShown(parts, scene, node) {
    for (const script of node.querySelectorAll(WIDGETS)) this.learn(scene, model(script));
    parts.shown.append(node);
    parts.section.classList.remove("bare");
    if (parts.begun) this.begin(parts);
  }

  /** Return the element of a scene, made when it is first asked for. */
  element(scene) {
    const known = this.parts.get(scene);
    if (known) return known;
    const shown = made("div", { class: "shown" });
    const section = made("section", { class: "scene bare", "aria-label": scene.before.title }, shown);
    const parts = { section, shown, stage: new Stage(section, shown, () => this.refresh()), begun: false };
    this.parts.set(scene, parts);
    this.row.append(section);
    const before = this.prose(parts, scene.before);
    before.parentElement.classList.add("before");
    for (const node of scene.before.nodes) before.append(node);
    return parts;
  }

  /** Return the text of a part of prose, made when it is first asked for; it goes with its part to another scene. */
  prose(parts, part) {
    const known = this.texts.get(part);
    if (known && parts.section.contains(known)) return known;
    const title = part.head ?? made("h2", {}, part.title);
    title.tabIndex = -1;
    title.classList.toggle("again", part.head === null);
    const text = made("div", { class: "text jp-RenderedMarkdown jp-RenderedHTMLCommon" }, title);
    const prose = made("div", { class: "prose" }, text);
    known?.parentElement.remove();
    this.texts.set(part, text);
    parts.section.append(prose);
    if (parts.section.children.length === 2) parts.section.prepend(prose);
    parts.stage.add(prose);
    return text;
  }

  /** All cells are there. */
  finish() {
    this.hasAll();
    this.isWhole = true;
    this.arrive();
  }

  // From step to step

  /** Go where the address leads; without one, to where this page was left. */
  async arrive() {
    if (location.hash === ALL) return this.at < 0 && !this.isWhole ? undefined : this.showAll(true);
    const [page, left] = kept(this.shelf?.name ?? "")?.split("#") ?? [];
    const wanted = location.hash.length > 1 ? location.hash : this.at < 0 && page === this.shelf?.page && left ? `#${left}` : "";
    const at = found(this.steps, wanted);
    if (at < 0 && wanted && !this.isWhole) return; // it may be in a cell that hasn't come
    if (this.isAll) this.showAll(false);
    await this.show(Math.max(0, at));
  }

  /** Lead to a step, by its address. */
  go(at) {
    const step = this.steps[at];
    if (!step || at === this.at) return;
    this.moved = true;
    if (location.hash === `#${step.id}`) this.show(at);
    else location.hash = step.id;
  }

  /** Go on: from prose that lies over its board to the board, else to the next step. */
  further() {
    const stage = this.current && this.parts.get(this.current.scene).stage;
    if (stage?.isRead) return stage.close();
    this.go(this.at + 1);
  }

  /** Show a step, once it is drawn; the one before stays until then. */
  async show(at) {
    const step = this.steps[at];
    if (!step || (at === this.at && this.current?.id === step.id)) return;
    const first = this.at < 0;
    this.at = at;
    const before = this.current;
    this.current = step;
    this.keepPlace(step);
    const parts = this.parts.get(step.scene);
    parts.stage.read(this.texts.get(step.part).parentElement);
    if (before?.scene !== step.scene) {
      parts.section.classList.add("coming");
      await this.draw(parts);
      if (this.current !== step) return void (this.current?.scene !== step.scene && parts.section.classList.remove("coming"));
      const lay = before && places(this.parts.get(before.scene).section);
      for (const each of this.parts.values()) each.section.classList.remove("now", "coming");
      parts.section.classList.add("now");
      parts.stage.arrive();
      glide(lay, parts.section);
    } else {
      parts.stage.lay();
    }
    parts.section.scrollTop = 0;
    this.refresh();
    if (first) return this.first(parts);
    this.tellOf(step);
  }

  /** Draw what a scene shows, unless it has been. */
  async draw(parts) {
    if (!parts.begun) this.begin(parts);
    const late = new Promise((resolve) => setTimeout(resolve, this.at < 0 ? 60000 : LONGEST));
    await Promise.race([parts.drawn, late]);
  }

  begin(parts) {
    parts.begun = true;
    parts.stage.begin();
    parts.drawn = mountAll(parts.shown).then(() => drawn(parts.shown));
  }

  /** The first step is there when it is drawn, and no more of it can come. */
  async first(parts) {
    await Promise.race([this.whole, this.followed(parts)]);
    await parts.drawn;
    this.ready();
  }

  async followed(parts) {
    while (parts.section.nextElementSibling === null) await new Promise((resolve) => setTimeout(resolve, 30));
  }

  /** Bring the reader to the step: by the focus, which says its heading, and by a word of where it stands. */
  tellOf(step) {
    this.texts.get(step.part).firstElementChild.focus({ preventScroll: true });
    document.title = this.at ? `${step.title} – ${this.title}` : this.title;
    this.dots.tell(say("step", { number: this.at + 1, of: this.steps.length }));
  }

  keepPlace(step) {
    if (this.shelf && (this.moved || location.hash)) keep(this.shelf.name, `${this.shelf.page}#${step.id}`);
  }

  key(event) {
    const step = FURTHER[event.key];
    if (!step || this.isAll || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    // Arrows belong to the board while one is on it; Page keys do nothing there.
    const own = event.key.startsWith("Arrow") ? `${OWN_KEYS}, .vl-board, [tabindex="0"], #steps ol` : OWN_KEYS;
    if (event.target.closest?.(own)) return;
    event.preventDefault();
    if (step > 0) this.further();
    else this.go(this.at - 1);
  }

  // What is asked, and done

  /** Learn from the model of a widget whether it asks something, and by which name it is kept. */
  async learn(scene, coming) {
    const found = await coming;
    const name = found.get("name");
    if (name && !found.get("skips") && ASKING.test(found.get("_anywidget_id") ?? "")) this.asked.set(scene, name);
    this.refresh();
  }

  /** Return how a step stands: whether it asks something, and whether that is done. */
  standing({ scene, part }, done = allDone()) {
    const name = part === scene.before ? this.asked.get(scene) : undefined;
    return { asks: name !== undefined, done: name !== undefined && done.has(name) };
  }

  refresh() {
    const done = allDone();
    const steps = this.steps.map((step) => ({ id: step.id, title: step.title, ...this.standing(step, done) }));
    const isRead = this.current !== null && this.parts.get(this.current.scene).stage.isRead;
    this.dots.show({ steps, at: this.at, all: this.isAll, isRead, next: this.isWhole ? this.nextPage() : null });
  }

  /** Where the last step leads: its last link to another notebook. */
  nextPage() {
    const link = [...this.row.querySelectorAll(".scene:last-of-type .prose a[href*='.ipynb']")].at(-1);
    return link ? { href: link.href, text: link.textContent } : null;
  }

  // All steps on one page

  async showAll(wanted) {
    if (wanted === this.isAll) return;
    const at = this.at;
    document.body.classList.toggle("vl-all", wanted);
    if (wanted) {
      if (location.hash !== ALL) history.pushState(null, "", ALL);
      for (const { section } of this.parts.values()) section.classList.remove("now", "coming");
      this.at = -1;
      this.current = null;
      for (const { stage } of this.parts.values()) stage.clear();
      this.refresh();
      await this.mountEverything();
      this.ready();
    } else if (at < 0 && location.hash === ALL) {
      location.hash = this.steps[0].id;
    }
    this.refresh();
  }

  mountEverything() {
    return Promise.all([...this.parts.values()].map((parts) => this.draw(parts)));
  }
}

const words = (node) => node.textContent.replace("¶", "").trim();

/** Return the parts of a cell: headings, prose, and what it shows. What code prints is prose. */
function partsOf(cell) {
  const prose = [...cell.querySelectorAll(".jp-MarkdownOutput, .jp-RenderedMarkdown")].filter((each) => each.closest(".jp-MarkdownCell"));
  if (prose.length) {
    return [...prose[0].children].map((node) => ({ kind: /^H[1-3]$/.test(node.tagName) ? "heading" : "prose", level: Number(node.tagName[1]), node }));
  }
  const outputs = [...cell.querySelectorAll(".jp-OutputArea-child")];
  return outputs.map((node) => ({ kind: node.querySelector(`svg, table, img, ${WIDGETS}`) ? "shown" : "prose", node }));
}
