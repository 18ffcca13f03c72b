// Buttons, and the dialog that all of a page's questions and rule cards open in.

function button(text, act, classes = "vl-tool") {
  const made = html("button", { type: "button", class: classes }, text);
  made.addEventListener("click", act);
  return made;
}

/** The dialog of a widget. `words` says a text, `ui` a word of the interface. */
class Dialog {
  constructor(words, ui) {
    this.words = words;
    this.ui = ui;
    this.element = html("dialog", { class: "vl-dialog" });
  }

  open(title, ...parts) {
    this.element.classList.remove("vl-wide");
    const name = `vl-${Math.random().toString(36).slice(2, 8)}`;
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
    this.open(this.words(card.title), html("p", {}, this.words(card.text)), ...ruling, html("p", { class: "vl-source" }, card.source), ...shown);
  }

  /** A position that shows a rule, to be stepped through. */
  example({ trace, refused }, art, words) {
    const host = html("div");
    const said = refused ? [html("p", { class: "vl-banner" }, this.words(refused.text))] : [];
    this.open(this.ui("shown"), ...said, host);
    this.element.classList.add("vl-wide");
    const walk = new WalkPage({ trace, art, words }, host);
    walk.go(trace.frames.length - 1, false);
    this.element.addEventListener("close", () => walk.close(), { once: true });
  }

  /** Language, colours and light, for all widgets of the page. */
  settings(choices) {
    const fields = ["language", "theme", "light"].map((name) => {
      const names = name === "language" ? { en: "English", fr: "Français" } : null;
      const options = CHOICES[name].map((value) => [value, names ? names[value] : this.ui(`${name}-${value}`)]);
      const made = select(this.ui(name), options, choices.get(name));
      made.field.addEventListener("change", () => choices.set(name, made.field.value));
      return made.label;
    });
    this.open(this.ui("settings"), html("div", { class: "vl-fields" }, ...fields));
  }
}
