// @ts-check
// The dialog in which rules, settings and questions of a widget open.

import { button, html, select, uid } from "./dom.js";
import { nameOf } from "./language.js";
import { CHOICES, PREFERENCES } from "./preferences.js";

/** @import {Because, Card} from "../wire.js" */
/** @import {Plain, Say, Ui} from "../types.js" */
/** @import {Preferences} from "../base/preferences.js" */

/** The dialog of a widget. `words` says a text, `ui` a word of the interface. */
export class Dialog {
  /**
   * @param {Say} words
   * @param {Ui} ui
   */
  constructor(words, ui) {
    this.words = words;
    this.ui = ui;
    this.element = html("dialog", { class: "vl-dialog" });
  }

  /**
   * Open with these parts. A button for the purpose of the dialog stands beside the one that closes it.
   * @param {string} title
   * @param {...HTMLElement} parts
   */
  open(title, ...parts) {
    this.element.classList.remove("vl-wide", "vl-welcome");
    const name = uid();
    this.element.setAttribute("aria-labelledby", name);
    const told = parts.find((part) => part.matches("p"));
    if (told) told.id = `${name}-told`;
    this.element.setAttribute("aria-describedby", told?.id ?? "");
    const close = button(this.ui("close"), () => this.close());
    const does = parts.filter((part) => part.matches(".vl-does"));
    const shown = parts.filter((part) => !does.includes(part));
    const ends = html("div", { class: "vl-ends" }, ...does, close);
    this.element.replaceChildren(html("h3", { id: name }, title), ...shown, ends);
    if (!this.element.open) this.element.showModal();
  }

  close() {
    if (this.element.open) this.element.close();
  }

  /**
   * Show a rule of the catalogue; `show(key)` asks for a position that shows it, if there can be one.
   * @param {Card} card
   * @param {((key: string) => void) | null} [show]
   */
  card(card, show = null) {
    this.open(this.words(card.title), ...this.told(card, show));
  }

  /**
   * Tell why an event was allowed: whose choice led there, and the rules that made it happen.
   * @param {Because} reason
   * @param {(rule: string) => void} show
   */
  because({ told, rules, choice }, show) {
    const chosen = choice ? [html("p", {}, this.words(choice))] : [];
    const cards = rules.flatMap((card) => [html("h4", {}, this.words(card.title)), ...this.told(card, show)]);
    this.open(this.words(told), ...chosen, ...cards);
  }

  /**
   * The text of a rule, our ruling, and its source.
   * @param {Card} card
   * @param {((rule: string) => void) | null} show
   */
  told(card, show) {
    const ruling = card.ruling ? [html("h4", {}, this.ui("ruling")), html("p", {}, this.words(card.ruling))] : [];
    const shown = show && card.shown ? [button(this.ui("show"), () => show(card.key))] : [];
    const source = html("p", { class: "vl-source" }, card.source);
    return [html("p", {}, this.words(card.text)), ...ruling, source, ...shown];
  }

  /**
   * Language, colours and light, for all widgets of the page.
   * @param {Preferences} preferences
   */
  settings(preferences) {
    const fields = PREFERENCES.map((name) => {
      /** @type {Record<string, string>} */
      /** @param {string} value */
      const named = (value) =>
        name === "language" ? nameOf(value) : this.ui(/** @type {Plain} */ (`${name}-${value}`));
      const options = CHOICES[name].map((value) => ({ value, text: named(value) }));
      const made = select(this.ui(name), options, preferences.get(name));
      made.field.addEventListener("change", () => preferences.set(name, made.field.value));
      return made.label;
    });
    this.open(this.ui("settings"), html("div", { class: "vl-fields" }, ...fields));
  }
}
