// @ts-check
// The rules of a game, to be searched and read, each with a position that shows it.

import { button, focusOn, frame, html } from "./base/dom.js";
import { found } from "./base/search.js";
import { WalkPage } from "./walk/page.js";
import { mounted, Widget } from "./base/widget.js";

/** @import {Card, RulesTraits} from "./wire.js" */
/** @import {Model} from "./types.js" */

class RulesPage extends Widget {
  /**
   * @param {Model<RulesTraits>} model
   * @param {HTMLElement} el
   */
  constructor(model, el) {
    super(model.get("words"));
    this.model = model;
    this.field = html("input", { type: "search", class: "vl-address", maxlength: "80" });
    this.field.addEventListener("input", () => this.list());
    this.called = html("span");
    this.label = html("label", { class: "vl-find" }, this.called, this.field);
    this.count = html("p", { class: "vl-who", role: "status" });
    this.rules = html("ul", { class: "vl-rules" });
    this.shown = html("div", { class: "vl-shown" });
    this.places = html("p", { class: "vl-source" });
    const sheet = html("section", { class: "vl-sheet-card" }, this.label, this.count, this.rules);
    this.enter(el, frame("vl-rulebook", sheet), this.shown);
    this.listen(model, "change:example", () => this.example());
    this.closers.push(
      () => clearTimeout(this.late),
      () => this.walk?.close(),
    );
    this.redress();
  }

  redress() {
    super.redress();
    this.list();
  }

  list() {
    this.called.textContent = this.ui("find");
    const shown = found(this.model.get("rules"), this.field.value);
    this.count.textContent = `${shown.length} / ${this.model.get("rules").length}`;
    this.rules.replaceChildren(...shown.map((rule) => this.rule(rule)));
    this.places.textContent = this.placed();
  }

  /** @param {Card} rule */
  rule(rule) {
    const ruling = rule.ruling
      ? [html("p", {}, html("strong", {}, `${this.ui("ruling")}: `), this.words(rule.ruling))]
      : [];
    const met = rule.met ? [html("p", { class: "vl-source" }, this.words(rule.met))] : [];
    const show = rule.shown ? [button(this.ui("show"), () => this.ask(rule.key), "vl-more")] : [];
    const summary = html("summary", {}, this.words(rule.title));
    return html(
      "li",
      {},
      html(
        "details",
        {},
        summary,
        html("p", {}, this.words(rule.text)),
        ...ruling,
        html("p", { class: "vl-source" }, rule.source),
        ...met,
        ...show,
      ),
    );
  }

  /** @param {string} key */
  ask(key) {
    this.count.textContent = this.ui("quiz-making");
    this.model.send({ do: "example", rule: key });
    clearTimeout(this.late);
    this.late = setTimeout(() => (this.count.textContent = this.ui("busy")), 8000);
  }

  /** Where the rule that is shown stands in code and tests: they are for those who read them, and have no language. */
  placed() {
    const { code = [], tests = [] } = this.model.get("example").places ?? {};
    const named = [
      { key: "code", places: code },
      { key: "tests", places: tests },
    ];
    const known = named.filter(({ places }) => places.length);
    return known.map(({ key, places }) => `${this.ui(key)} ${places.join(", ")}`).join(" · ");
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
    focusOn(this.walk.buttons, "button:enabled");
  }
}

export const widget = mounted(RulesPage);
