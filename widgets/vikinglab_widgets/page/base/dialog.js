// The dialog in which rules, settings and questions of a widget open.

import { button, html, select, uid } from "./dom.js";
import { CHOICES } from "./preferences.js";

/** The dialog of a widget. `words` says a text, `ui` a word of the interface. */
export class Dialog {
  constructor(words, ui) {
    this.words = words;
    this.ui = ui;
    this.element = html("dialog", { class: "vl-dialog" });
  }

  open(title, ...parts) {
    this.element.classList.remove("vl-wide");
    const name = uid();
    this.element.setAttribute("aria-labelledby", name);
    const told = parts.find((part) => part.matches("p"));
    if (told) told.id = `${name}-told`;
    this.element.setAttribute("aria-describedby", told?.id ?? "");
    const close = button(this.ui("close"), () => this.close());
    this.element.replaceChildren(html("h3", { id: name }, title), ...parts, html("div", { class: "vl-ends" }, close));
    if (!this.element.open) this.element.showModal();
  }

  close() {
    if (this.element.open) this.element.close();
  }

  /** A rule, as the rulebook's catalogue has it; `show(key)` asks for a position that shows it, where one can be had. */
  card(card, show = null) {
    const ruling = card.ruling ? [html("h4", {}, this.ui("ruling")), html("p", {}, this.words(card.ruling))] : [];
    const shown = show && card.shown ? [button(this.ui("show"), () => show(card.key))] : [];
    this.open(
      this.words(card.title),
      html("p", {}, this.words(card.text)),
      ...ruling,
      html("p", { class: "vl-source" }, card.source),
      ...shown,
    );
  }

  /** Language, colours and light, for all widgets of the page. */
  settings(preferences) {
    const fields = ["language", "theme", "light"].map((name) => {
      const names = name === "language" ? { en: "English", fr: "Français" } : null;
      const options = CHOICES[name].map((value) => [value, names ? names[value] : this.ui(`${name}-${value}`)]);
      const made = select(this.ui(name), options, preferences.get(name));
      made.field.addEventListener("change", () => preferences.set(name, made.field.value));
      return made.label;
    });
    this.open(this.ui("settings"), html("div", { class: "vl-fields" }, ...fields));
  }
}
