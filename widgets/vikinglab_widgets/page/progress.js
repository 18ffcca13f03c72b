// @ts-check
// The chapters of a course, with what has been done of them.

import { Dialog } from "./base/dialog.js";
import { exported, imported, leftOff, standing } from "./base/done.js";
import { button, frame, html } from "./base/dom.js";
import { download, pickFile } from "./base/files.js";
import { allDone } from "./base/storage.js";
import { mounted, Widget } from "./base/widget.js";

/** @import {Chapter, ProgressTraits} from "./wire.js" */
/** @import {Model} from "./types.js" */

const CHANGES = ["vikinglab:done", "storage", "pageshow"];

class ProgressPage extends Widget {
  /**
   * @param {Model<ProgressTraits>} model
   * @param {HTMLElement} el
   */
  constructor(model, el) {
    super(model.get("words"));
    this.model = model;
    this.dialog = new Dialog(this.words, this.ui);
    this.list = html("ol", { class: "vl-chapters" });
    this.on = html("p", { class: "vl-on" });
    this.tools = html("div", { class: "vl-tools" });
    this.told = html("p", { class: "vl-who", role: "status" });
    const sheet = html("section", { class: "vl-sheet-card" }, this.on, this.list, this.tools, this.told);
    this.enter(el, frame("vl-progress", sheet, this.dialog.element));
    const show = () => this.redress();
    for (const event of CHANGES) globalThis.window.addEventListener(event, show);
    this.closers.push(() => CHANGES.forEach((event) => globalThis.window.removeEventListener(event, show)));
    this.redress();
  }

  redress() {
    super.redress();
    this.show();
  }

  show() {
    const [chapters, all] = [this.model.get("chapters"), allDone(this.storage)];
    const next = leftOff(chapters, all);
    const begun = chapters.some((chapter) => standing(chapter, all).parts > 0 || standing(chapter, all).known);
    this.on.replaceChildren(
      next
        ? html("a", { href: next.path, class: "vl-go" }, `${this.ui(begun ? "go-on" : "go-first")} ${next.title}`)
        : this.ui("go-all"),
    );
    this.list.replaceChildren(...chapters.map((chapter) => this.chapter(chapter, standing(chapter, all))));
    this.tools.replaceChildren(
      button(this.ui("export"), () => this.save()),
      button(this.ui("import"), () => this.open()),
      button(this.ui("forget"), () => this.ask()),
      button(this.ui("settings"), () => this.dialog.settings(this.preferences)),
    );
  }

  /**
   * @param {Chapter} chapter
   * @param {ReturnType<typeof standing>} given
   */
  chapter(chapter, { parts, of, known, whole }) {
    const meter = html("progress", {
      max: of || 1,
      value: known ? of || 1 : parts,
      "aria-label": `${chapter.title}: ${parts} / ${of}`,
    });
    const state = known ? this.ui("known") : whole ? this.ui("done") : `${parts} / ${of}`;
    return html(
      "li",
      {},
      html("a", { href: chapter.path }, chapter.title),
      meter,
      html("span", { class: "vl-who" }, whole ? `✓ ${state}` : state),
    );
  }

  save() {
    download("vikinglab-progress.json", exported(this.storage));
  }

  open() {
    pickFile((text) => {
      const taken = imported(this.storage, text);
      this.show();
      this.told.textContent = this.ui(taken ? "imported" : "not-imported");
      if (taken) globalThis.window.dispatchEvent(new CustomEvent("vikinglab:preference", { detail: "all" }));
    });
  }

  /** Ask before everything is forgotten: it can't be taken back. */
  ask() {
    const forget = button(this.ui("forget-yes"), () => {
      for (const key of Object.keys(JSON.parse(exported(this.storage)).kept)) this.storage.removeItem(key);
      this.dialog.close();
      this.show();
    });
    this.dialog.open(this.ui("forget"), html("p", {}, this.ui("forget-told")), forget);
  }
}

export const widget = mounted(ProgressPage);
