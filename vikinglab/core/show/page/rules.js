// The rules of a game, to be searched and read, each with a position that shows it.

const folded = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** The rules that speak of all these words, in any language; those whose title does come first. */
function found(rules, asked) {
  const words = folded(asked).match(/[a-z0-9]+/g) ?? [];
  const score = (rule, word) => {
    const begins = (text) => folded(Object.values(text ?? {}).join(" ")).split(/[^a-z0-9]+/).some((each) => each.startsWith(word));
    return begins(rule.title) ? 3 : rule.key.includes(word) ? 2 : begins(rule.text) || begins(rule.ruling) ? 1 : 0;
  };
  const scored = rules.map((rule, at) => ({ rule, at, score: Math.min(4, ...words.map((word) => score(rule, word))) }));
  return scored.filter(({ score: each }) => each > 0).sort((one, other) => other.score - one.score || one.at - other.at).map(({ rule }) => rule);
}

class RulesPage {
  constructor(model, el) {
    this.model = model;
    this.choices = new Preferences(globalThis.localStorage, globalThis.window);
    this.words = (text) => say(text, this.choices.get("language"));
    this.ui = (key) => this.words(model.get("words")[key]);
    this.field = html("input", { type: "search", class: "vl-address", maxlength: "80" });
    this.field.addEventListener("input", () => this.list());
    this.label = html("label", { class: "vl-find" }, html("span"), this.field);
    this.count = html("p", { class: "vl-who", role: "status" });
    this.rules = html("ul", { class: "vl-rules" });
    this.shown = html("div", { class: "vl-shown" });
    this.places = html("p", { class: "vl-source" });
    const sheet = html("section", { class: "vl-sheet-card" }, this.label, this.count, this.rules);
    this.root = frame("vl-rulebook", sheet);
    el.replaceChildren(this.root, this.shown);
    const heard = () => this.example();
    model.on("change:example", heard);
    this.closers = [this.choices.listen(() => this.list()), () => model.off("change:example", heard), () => this.walk?.close()];
    this.list();
  }

  list() {
    this.choices.dress(this.root);
    this.label.firstChild.textContent = this.ui("find");
    const shown = found(this.model.get("rules"), this.field.value);
    this.count.textContent = `${shown.length} / ${this.model.get("rules").length}`;
    this.rules.replaceChildren(...shown.map((rule) => this.rule(rule)));
    this.places.textContent = this.placed();
  }

  rule(rule) {
    const ruling = rule.ruling ? [html("p", {}, html("strong", {}, `${this.ui("ruling")}: `), this.words(rule.ruling))] : [];
    const met = rule.met ? [html("p", { class: "vl-source" }, this.words(rule.met))] : [];
    const show = rule.shown ? [button(this.ui("show"), () => this.ask(rule.key), "vl-more")] : [];
    const summary = html("summary", {}, this.words(rule.title));
    return html("li", {}, html("details", {}, summary, html("p", {}, this.words(rule.text)), ...ruling, html("p", { class: "vl-source" }, rule.source), ...met, ...show));
  }

  ask(key) {
    this.count.textContent = this.ui("quiz-making");
    this.model.send({ do: "example", rule: key });
    clearTimeout(this.late);
    this.late = setTimeout(() => (this.count.textContent = this.ui("busy")), 8000);
  }

  /** Where the rule that is shown stands in code and tests: they are for those who read them, and have no language. */
  placed() {
    const { code = [], tests = [] } = this.model.get("example").places ?? {};
    const named = [["code", code], ["tests", tests]].filter(([, places]) => places.length);
    return named.map(([key, places]) => `${this.ui(key)} ${places.join(", ")}`).join(" · ");
  }

  /** The position that shows a rule, to be stepped through. */
  example() {
    clearTimeout(this.late);
    const { trace, refused } = this.model.get("example");
    this.walk?.close();
    this.walk = new WalkPage({ trace, art: this.model.get("art"), words: this.model.get("words") }, this.shown);
    this.walk.go(trace.frames.length - 1, false);
    this.shown.append(this.places);
    if (refused) this.walk.root.prepend(html("div", { class: "vl-banner" }, this.words(refused.text)));
    this.list();
    this.walk.root.scrollIntoView({ block: "nearest" });
    this.walk.buttons.querySelector("button:enabled")?.focus();
  }

  close() {
    clearTimeout(this.late);
    for (const close of this.closers) close();
  }
}
