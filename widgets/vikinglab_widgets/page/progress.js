// @ts-check
// The chapters of a course, with what is done of them.

import { Dialog } from "./base/dialog.js";
import { leftOff, standing } from "./base/done.js";
import { frame, html } from "./base/dom.js";
import { Keeping } from "./base/keeping.js";
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
    this.keeping = new Keeping(this, this.dialog, () => this.show());
    const sheet = html("section", { class: "vl-sheet-card" }, this.on, this.list, this.keeping.element);
    this.enter(el, frame("vl-progress", sheet, this.dialog.element));
    this.onPage(CHANGES, () => this.redress());
    this.redress();
  }

  redress() {
    super.redress();
    this.keeping.redress();
    this.show();
  }

  show() {
    const [chapters, all] = [this.model.get("chapters"), allDone(this.storage)];
    const next = leftOff(chapters, all);
    const begun = chapters.some((chapter) => standing(chapter, all).parts > 0 || standing(chapter, all).known);
    this.on.replaceChildren(
      next
        ? html(
            "a",
            { href: next.path, class: "vl-go" },
            this.ui(begun ? "go-on" : "go-first", { chapter: this.words(next.title) }),
          )
        : this.ui("go-all"),
    );
    this.list.replaceChildren(...chapters.map((chapter) => this.chapter(chapter, standing(chapter, all))));
  }

  /**
   * @param {Chapter} chapter
   * @param {ReturnType<typeof standing>} given
   */
  chapter(chapter, { parts, of, known, whole }) {
    const meter = html("progress", {
      max: of || 1,
      value: known ? of || 1 : parts,
      "aria-label": this.ui("label", { name: this.words(chapter.title), said: `${parts} / ${of}` }),
    });
    const state = known ? this.ui("known") : whole ? this.ui("done") : `${parts} / ${of}`;
    return html(
      "li",
      {},
      html("a", { href: chapter.path }, this.words(chapter.title)),
      meter,
      html("span", { class: "vl-who" }, whole ? `✓ ${state}` : state),
    );
  }
}

export const widget = mounted(ProgressPage);
