// @ts-check
// The controls of a figure; and its sentence and table, and a board if the figure is one. The kernel calculates, the page
// asks.

import { frame, html, liveRegion, uid } from "./base/dom.js";
import { SceneView } from "./scene/scene.js";
import { mounted, Widget } from "./base/widget.js";

/** @import {Chart, Control, PanelTraits, Text} from "./wire.js" */
/** @import {Model} from "./types.js" */

const PATIENCE = 8000; // milliseconds without an answer, before the page says so
const PAUSE = 600; // milliseconds that a slider rests before its result is told

/**
 * A control as it is drawn.
 * @typedef {object} Made
 * @property {string} name
 * @property {Control["values"]} values
 * @property {HTMLElement} label
 * @property {HTMLInputElement | HTMLSelectElement} field
 * @property {HTMLElement} shown
 * @property {HTMLElement} row
 */

class ExplorerPage extends Widget {
  // The elements of `build`, and those that come and go.
  /** @type {HTMLElement} */ title;
  /** @type {Made[]} */ controls;
  /** @type {HTMLElement} */ sentence;
  /** @type {HTMLElement} */ banner;
  /** @type {HTMLElement} */ key;
  /** @type {HTMLElement} */ summary;
  /** @type {HTMLElement} */ table;
  /** @type {HTMLElement} */ live;
  /** @type {HTMLElement} */ root;
  /** @type {SceneView | undefined} */ view;
  /** @type {number | undefined} */ late;
  /** @type {number | undefined} */ rests;
  /** @type {number | undefined} */ waits;
  /** @type {MutationObserver | undefined} */ watch;
  /** @type {HTMLElement | undefined} */ around;

  /**
   * @param {Model<PanelTraits>} model
   * @param {HTMLElement} el
   */
  constructor(model, el) {
    super(model.get("words"));
    this.model = model;
    this.set = Object.fromEntries(model.get("controls").map(({ name, at }) => [name, at]));
    this.build(el);
    this.listen(model, "change:chart", () => this.drawn());
    this.adopt(el);
    this.redress();
  }

  /** @param {HTMLElement} el */
  build(el) {
    const name = uid();
    this.title = html("h3", { id: name });
    this.controls = this.model.get("controls").map((control) => this.control(control));
    const fields = html(
      "div",
      { class: "vl-controls", role: "group", "aria-labelledby": name },
      ...this.controls.map(({ row }) => row),
    );
    this.sentence = html("p", { class: "vl-sentence" });
    this.banner = html("p", { class: "vl-banner", hidden: "hidden" });
    this.key = html("ul", { class: "vl-key", "aria-hidden": "true" });
    this.table = html("table", { "aria-labelledby": name });
    this.live = liveRegion();
    this.summary = html("summary");
    const scrolled = html(
      "div",
      { class: "vl-table", role: "region", tabindex: "0", "aria-labelledby": name },
      this.table,
    );
    const folded = html("details", { class: "vl-sheet-card vl-told-table" }, this.summary, scrolled);
    const head = html("section", { class: "vl-sheet-card" }, this.title, fields, this.sentence, this.key, this.banner);
    this.root = frame("vl-explore", head, folded, this.live);
    if (this.model.get("art")) this.root.prepend(this.board(this.model.get("art")));
    this.enter(el, this.root);
  }

  /**
   * A figure that is a board.
   * @param {string} art
   */
  board(art) {
    const stage = html("div", { class: "vl-stage vl-figure" });
    this.view = new SceneView(stage, stage, art, this.words);
    return stage;
  }

  /**
   * A slider for numbers, a list for words.
   * @param {Control} given
   */
  control({ name, values, at }) {
    const id = uid();
    const label = html("label", { for: id });
    const shown = html("output", { for: id, "aria-hidden": "true" });
    const worded = typeof values[0] === "string";
    const field = worded
      ? html("select", { id }, ...values.map((_, place) => html("option", { value: String(place) })))
      : html("input", { type: "range", id, class: "vl-slider", min: "0", max: String(values.length - 1), step: "1" });
    field.value = String(at);
    field.addEventListener("input", () => this.ask(name, Number(field.value)));
    return {
      name,
      values,
      label,
      field,
      shown,
      worded,
      row: html("div", { class: "vl-control" }, label, field, shown),
    };
  }

  /**
   * The figure beside it is no part of this widget: it gets the chosen appearance too, and its words are here, not there.
   * @param {HTMLElement} el
   * @param {number} [tries]
   */
  adopt(el, tries = 100) {
    const around = /** @type {HTMLElement | null} */ (el.closest(".vl-explorer"));
    if (!around && tries) this.waits = requestAnimationFrame(() => this.adopt(el, tries - 1));
    if (!around) return;
    around.classList.add("vl-board");
    this.roots.push(around);
    this.preferences.dress(around);
    this.around = around;
    this.watch = new MutationObserver(() => this.speak());
    this.watch.observe(around, { childList: true, subtree: true });
    this.speak();
  }

  /** The kernel labels the figure in one language: say its labels in the chosen one. The table says the same for listeners. */
  speak() {
    for (const figure of this.around?.querySelectorAll(".bqplot") ?? []) figure.setAttribute("aria-hidden", "true");
    const { labels } = this.model.get("chart");
    for (const text of this.around?.querySelectorAll(".bqplot text") ?? []) {
      const said = labels.find((each) => Object.values(each).includes(text.textContent ?? ""));
      if (said && text.textContent !== this.words(said)) text.textContent = this.words(said);
    }
  }

  redress() {
    super.redress();
    this.show();
  }

  /**
   * Ask for the result: one question at a time, and the latest as soon as the last is answered.
   * @param {string} name
   * @param {number} at
   */
  ask(name, at) {
    this.set[name] = at;
    this.showControls();
    this.later = true;
    if (!this.late) this.send();
  }

  send() {
    this.later = false;
    this.late = setTimeout(() => this.complain(), PATIENCE);
    this.model.send({ do: "set", figures: { ...this.set } });
  }

  drawn() {
    clearTimeout(this.late);
    this.late = undefined;
    this.banner.hidden = true;
    this.show();
    if (this.later) return this.send();
    clearTimeout(this.rests);
    this.rests = setTimeout(() => (this.live.textContent = this.sentence.textContent), PAUSE);
  }

  complain() {
    this.late = undefined;
    this.banner.textContent = this.ui("no-figures");
    this.banner.hidden = false;
    this.live.textContent = this.banner.textContent;
  }

  show() {
    const chart = this.model.get("chart");
    this.title.textContent = this.words(chart.title);
    this.sentence.textContent = this.words(chart.sentence);
    this.key.replaceChildren(
      ...(chart.scene ? [] : chart.series).map(({ name, look }, at) => this.swatch(chart, name, look, at)),
    );
    if (chart.scene) this.view?.show(chart.scene, false);
    this.showControls();
    this.speak();
    this.summary.textContent = this.ui("table");
    const head = chart.head.map((name) => html("th", { scope: "col" }, this.words(name)));
    this.table.replaceChildren(html("thead", {}, html("tr", {}, ...head)), html("tbody", {}, ...this.rows(chart.rows)));
  }

  /**
   * The rows of the table. A number that continues in the next row is written once, in a cell of both heights.
   * @param {Chart["rows"]} rows
   */
  rows(rows) {
    /** @type {(at: number, column: number) => boolean} */
    const same = (at, column) => typeof rows[at][column] === "number" && rows[at][column] === rows[at - 1]?.[column];
    const made = rows.map(() => html("tr"));
    for (const [at, row] of rows.entries()) {
      made[at].append(html("th", { scope: "row" }, this.written(row[0])));
      for (let column = 1; column < row.length; column += 1) {
        if (same(at, column)) continue;
        let height = 1;
        while (at + height < rows.length && same(at + height, column)) height += 1;
        made[at].append(this.cell(row[column], height));
      }
    }
    return made;
  }

  /**
   * @param {Chart["rows"][number][number]} value
   * @param {number} height
   */
  cell(value, height) {
    const number = typeof value === "number" ? "vl-number-cell" : "";
    return html("td", { rowspan: height > 1 ? height : "", class: number }, this.written(value));
  }

  /** @param {Chart["rows"][number][number]} value */
  written(value) {
    if (value === null) return "–";
    return typeof value === "number"
      ? value.toLocaleString(this.language, { maximumFractionDigits: 1 })
      : this.words(value);
  }

  /**
   * @param {Chart} chart
   * @param {Text | string} name
   * @param {string} look
   * @param {number} at
   */
  swatch(chart, name, look, at) {
    const before = chart.series.slice(0, at).filter((each) => each.look === look).length;
    return html("li", {}, html("span", { class: `vl-swatch vl-${look}-${before}` }), this.words(name));
  }

  showControls() {
    const { words, uses } = this.model.get("chart");
    /** @param {string | number} name */
    const called = (name) => (name in words ? this.words(words[name]) : String(name));
    for (const { name, values, label, field, shown, row } of this.controls) {
      row.hidden = uses !== null && !uses.includes(name);
      label.textContent = called(name);
      const worded = field instanceof HTMLSelectElement;
      if (worded) for (const [at, option] of [...field.options].entries()) option.textContent = called(values[at]);
      shown.textContent = worded ? "" : String(values[this.set[name]]);
      if (!worded) field.setAttribute("aria-valuetext", shown.textContent);
    }
  }

  close() {
    clearTimeout(this.late);
    clearTimeout(this.rests);
    cancelAnimationFrame(this.waits ?? 0);
    this.watch?.disconnect();
    super.close();
  }
}

export const widget = mounted(ExplorerPage);
