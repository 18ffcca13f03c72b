// @ts-check
// A row for everything that the browser keeps: save it to a file, forget it, and the reader's preferences.

import { exported, imported } from "./done.js";
import { button, html } from "./dom.js";
import { download, pickFile } from "./files.js";

/** @import {Dialog} from "./dialog.js" */
/** @import {Widget} from "./widget.js" */
/** @import {Act} from "../types.js" */
import { hasBar } from "./preferences.js";
import { lasting, remove } from "./storage.js";

export class Keeping {
  /**
   * `widget` lends its words and its preferences; `changed` is called when the kept things change.
   * @param {Widget} widget
   * @param {Dialog} dialog
   * @param {Act} changed
   */
  constructor(widget, dialog, changed) {
    this.widget = widget;
    this.dialog = dialog;
    this.changed = changed;
    this.tools = html("div", { class: "vl-tools" });
    this.told = html("p", { class: "vl-who", role: "status" });
    this.element = html("div", { class: "vl-keeping" }, this.tools, this.told);
  }

  redress() {
    const { ui, preferences } = this.widget;
    const storage = lasting(this.widget.storage);
    if (!storage) this.told.textContent = ui("nothing-saved");
    const keeps = [
      button(ui("export"), () => download("vikinglab-progress.json", exported(storage))),
      button(ui("import"), () => pickFile((text) => this.load(text))),
      button(ui("forget"), () => this.ask()),
    ];
    this.tools.replaceChildren(
      ...(storage ? keeps : []),
      ...(hasBar() ? [] : [button(ui("settings"), () => this.dialog.settings(preferences))]),
    );
  }

  /** @param {string} text */
  load(text) {
    const taken = imported(this.widget.storage, text);
    this.changed();
    this.told.textContent = this.widget.ui(taken ? "imported" : "not-imported");
    if (taken) globalThis.window.dispatchEvent(new CustomEvent("vikinglab:preference", { detail: "all" }));
  }

  /** Ask before forgetting everything: it can't be undone. */
  ask() {
    const { storage, ui } = this.widget;
    const forget = button(ui("forget-yes"), () => {
      for (const key of Object.keys(JSON.parse(exported(storage)).kept)) remove(storage, key);
      this.dialog.close();
      this.changed();
    });
    this.dialog.open(ui("forget"), html("p", {}, ui("forget-told")), forget);
  }
}
