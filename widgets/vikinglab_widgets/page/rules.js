// @ts-check
// The rules of a game, to search and read, each with a position that shows it.

import { RuleMap } from "./ask/map.js";
import { button, focusOn, frame, html } from "./base/dom.js";
import { all } from "./base/known.js";
import { keyOf, standing } from "./base/memory.js";
import { found } from "./base/search.js";
import { ReplayPage } from "./replay/page.js";
import { mounted, Widget } from "./base/widget.js";

/** @import {Card, RulesTraits} from "./wire.js" */
/** @import {Model} from "./types.js" */

const CHANGES = ["vikinglab:known", "pageshow"]; // not changes by another tab: rules that are open would close

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
    this.map = new RuleMap(this, {
      filtered: () => this.list(),
      opened: (key) => this.open(key),
    });
    this.shown = html("div", { class: "vl-shown" });
    const sheet = html("section", { class: "vl-sheet-card" }, this.map.element, this.label, this.count, this.rules);
    this.enter(el, frame("vl-rulebook", sheet), this.shown);
    this.listen(model, "change:example", () => this.example());
    this.onPage(CHANGES, () => this.list());
    this.closers.push(
      () => clearTimeout(this.late),
      () => this.replay?.close(),
    );
    this.redress();
  }

  redress() {
    super.redress();
    this.list();
  }

  list() {
    this.called.textContent = this.ui("find");
    const [known, game] = [all(this.storage), this.model.get("of")];
    this.standings = new Map(this.model.get("rules").map(({ key }) => [key, standing(known.get(keyOf(game, key)))]));
    this.map.show(this.model.get("rules"), this.standings, this.model.get("check"));
    const shown = found(this.model.get("rules"), this.field.value).filter(({ key }) =>
      this.map.keeps(this.standingOf(key)),
    );
    this.count.textContent = this.ui("rules-found", { shown: shown.length, all: this.model.get("rules").length });
    this.rules.replaceChildren(...shown.map((rule) => this.rule(rule)));
  }

  /** @param {string} key */
  standingOf(key) {
    return this.standings?.get(key) ?? "unmet";
  }

  /**
   * Open a rule in the list, even if the filter has removed it.
   * @param {string} key
   */
  open(key) {
    this.field.value = "";
    this.map.clear();
    this.list();
    const at = this.model.get("rules").findIndex((rule) => rule.key === key);
    const opened = this.rules.querySelectorAll("details")[at];
    opened.open = true;
    opened.scrollIntoView({ block: "nearest" });
    focusOn(opened, "summary");
  }

  /** @param {Card} rule */
  rule(rule) {
    const ruling = rule.ruling
      ? [html("p", {}, html("strong", {}, `${this.ui("ruling")}: `), this.words(rule.ruling))]
      : [];
    const met = rule.met ? [html("p", { class: "vl-source" }, this.words(rule.met))] : [];
    const show = rule.shown ? [button(this.ui("show"), () => this.ask(rule.key), "vl-more")] : [];
    const known = html("span", { class: "vl-standing" }, this.ui(`standing-${this.standingOf(rule.key)}`));
    const summary = html("summary", {}, this.words(rule.title), known);
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
    this.count.textContent = this.ui("showing");
    this.model.send({ do: "example", rule: key });
    clearTimeout(this.late);
    this.late = setTimeout(() => (this.count.textContent = this.ui("busy")), 8000);
  }

  /** A position that shows a rule, to step through. */
  example() {
    clearTimeout(this.late);
    const { trace, refused } = this.model.get("example");
    this.replay?.close();
    this.replay = new ReplayPage({ trace, art: this.model.get("art"), words: this.model.get("words") }, this.shown);
    this.replay.go(trace.frames.length - 1, false);
    if (refused) this.replay.root.prepend(html("div", { class: "vl-banner" }, this.words(refused.text)));
    this.list();
    this.replay.root.scrollIntoView({ block: "nearest" });
    focusOn(this.replay.buttons, "button:enabled");
  }
}

export const widget = mounted(RulesPage);
