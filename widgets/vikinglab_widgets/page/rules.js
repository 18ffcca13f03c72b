// @ts-check
// The rules of a game like a rulebook: chapters in the order of play, each with its picture; to search and read.

import { RuleMap } from "./ask/map.js";
import { button, focusOn, frame, html } from "./base/dom.js";
import { all } from "./base/known.js";
import { keyOf, standing } from "./base/memory.js";
import { found } from "./base/search.js";
import { sure } from "./base/sure.js";
import { ReplayPage } from "./replay/page.js";
import { mounted, Widget } from "./base/widget.js";

/** @import {Card, FromKernel, Pictured, RuleChapter, RulesTraits} from "./wire.js" */
/** @import {Model} from "./types.js" */

const CHANGES = ["vikinglab:known", "pageshow"]; // not changes by another tab: rules that are open would close
const NEAR = "600px"; // the distance below the screen at which a picture is asked for

class RulesPage extends Widget {
  /**
   * @param {Model<RulesTraits>} model
   * @param {HTMLElement} el
   */
  constructor(model, el) {
    super(model.get("words"));
    this.model = model;
    this.showing = "";
    /** @type {Map<string, Pictured>} */
    this.pictures = new Map();
    /** @type {Set<string>} - the pictures that were asked for */
    this.asked = new Set();
    this.coming = new IntersectionObserver((entries) => this.near(entries), { rootMargin: NEAR });
    this.field = html("input", { type: "search", class: "vl-address", maxlength: "80" });
    this.field.addEventListener("input", () => this.list());
    this.called = html("span");
    this.label = html("label", { class: "vl-find" }, this.called, this.field);
    this.count = html("p", { class: "vl-who", role: "status" });
    this.contents = html("ol", { class: "vl-contents" });
    this.rules = html("div", { class: "vl-rules" });
    this.map = new RuleMap(this, {
      filtered: () => this.list(),
      opened: (key) => this.open(key),
    });
    this.shown = html("div", { class: "vl-shown" });
    const read = html("section", { class: "vl-sheet-card vl-read" }, this.label, this.count, this.contents, this.rules);
    const aside = html("section", { class: "vl-sheet-card vl-aside" }, this.map.element);
    this.enter(el, frame("vl-rulebook", read, aside));
    this.listen(model, "change:example", () => this.example());
    this.listen(model, "msg:custom", (message) => this.hear(message));
    this.onPage(CHANGES, () => this.list());
    this.closers.push(
      () => clearTimeout(this.late),
      () => this.coming.disconnect(),
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
    const rules = this.model.get("rules");
    this.standings = new Map(rules.map(({ key }) => [key, standing(known.get(keyOf(game, key)))]));
    this.map.show(rules, this.standings, this.model.get("check"));
    const shown = found(rules, this.field.value).filter(({ key }) => this.map.keeps(this.standingOf(key)));
    this.count.textContent = this.ui("rules-found", { shown: shown.length, all: rules.length });
    this.coming.disconnect();
    const chosen = shown.length < rules.length;
    this.contents.hidden = chosen;
    this.contents.replaceChildren(...(chosen ? [] : this.model.get("chapters").map((each) => this.entry(each))));
    this.rules.replaceChildren(
      ...(chosen
        ? [html("ul", {}, ...shown.map((rule) => this.rule(rule)))]
        : this.model.get("chapters").map((each, at) => this.chapter(each, at))),
    );
    if (this.replay) this.putReplay();
  }

  /**
   * A line of the table of contents.
   * @param {RuleChapter} chapter
   */
  entry({ title, rules }) {
    const go = () => {
      const head = this.rules.querySelector(`[data-begins="${CSS.escape(rules[0])}"]`);
      head?.scrollIntoView({ block: "start" });
      /** @type {HTMLElement | null} */ (head)?.focus({ preventScroll: true });
    };
    return html("li", {}, button(this.words(title), go, "vl-more"));
  }

  /**
   * A chapter: its title, its picture, and its rules.
   * @param {RuleChapter} chapter
   * @param {number} at
   */
  chapter({ title, rules }, at) {
    const cards = new Map(this.model.get("rules").map((card) => [card.key, card]));
    const told = rules.map((key) => sure(cards.get(key)));
    const pictured = told.find(({ shown }) => shown);
    const head = html("h3", { tabindex: "-1", "data-begins": rules[0] }, `${at + 1}. ${this.words(title)}`);
    const picture = pictured ? [this.picture(pictured, true)] : [];
    return html("section", {}, head, ...picture, html("ul", {}, ...told.map((rule) => this.rule(rule))));
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
    const opened = this.place(key);
    opened?.scrollIntoView({ block: "nearest" });
    focusOn(sure(opened), "h4");
  }

  /**
   * The place of a rule in the list.
   * @param {string} key
   * @returns {HTMLElement | null}
   */
  place(key) {
    return this.rules.querySelector(`li[data-rule="${CSS.escape(key)}"]`);
  }

  /** @param {Card} rule */
  rule(rule) {
    const known = html("span", { class: "vl-standing" }, this.ui(`standing-${this.standingOf(rule.key)}`));
    const title = html("h4", { tabindex: "-1" }, this.words(rule.title), known);
    const picture = rule.shown ? [this.picture(rule, false)] : [];
    const show = rule.shown ? [button(this.ui("show"), () => this.ask(rule.key), "vl-more")] : [];
    const words = html("div", {}, title, html("p", {}, this.words(rule.text)), this.sources(rule), ...show);
    return html("li", { "data-rule": rule.key }, words, ...picture);
  }

  /**
   * Our ruling of a rule, where it stands, and how often it is met: to unfold.
   * @param {Card} rule
   */
  sources(rule) {
    const met = rule.met ? [html("p", { class: "vl-source" }, this.words(rule.met))] : [];
    const said = rule.ruling ? [html("p", {}, this.words(rule.ruling))] : [];
    const mark = this.ui(rule.ruling ? "ruling" : "source");
    return html(
      "details",
      {},
      html("summary", {}, mark),
      ...said,
      html("p", { class: "vl-source" }, rule.source),
      ...met,
    );
  }

  // Pictures

  /**
   * The picture of a rule: it is asked for when it comes near.
   * @param {Card} rule
   * @param {boolean} whole
   */
  picture(rule, whole) {
    const place = html("figure", { class: "vl-pictured", "data-pictured": rule.key });
    if (whole) place.classList.add("vl-whole");
    this.fill(place);
    if (!place.firstChild) this.coming.observe(place);
    return place;
  }

  /** @param {IntersectionObserverEntry[]} entries */
  near(entries) {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      this.coming.unobserve(target);
      const [rule, whole] = [
        /** @type {HTMLElement} */ (target).dataset.pictured ?? "",
        target.classList.contains("vl-whole"),
      ];
      if (this.asked.has(`${rule} ${whole}`)) continue;
      this.asked.add(`${rule} ${whole}`);
      this.model.send({ do: "picture", rule, whole });
    }
  }

  /** @param {FromKernel} message */
  hear(message) {
    if (message.say !== "pictured") return;
    this.pictures.set(`${message.rule} ${message.whole}`, message);
    for (const place of this.rules.querySelectorAll(`[data-pictured="${CSS.escape(message.rule)}"]`))
      this.fill(/** @type {HTMLElement} */ (place));
  }

  /** @param {HTMLElement} place */
  fill(place) {
    const known = this.pictures.get(`${place.dataset.pictured} ${place.classList.contains("vl-whole")}`);
    if (!known) return;
    const card = this.model.get("rules").find(({ key }) => key === known.rule);
    const image = html("img", { src: known.image, alt: this.words(known.told ?? sure(card).title) });
    const bare = place.classList.contains("vl-whole") || !known.told;
    const told = bare ? [] : [html("figcaption", {}, this.words(known.told))];
    place.replaceChildren(image, ...told);
  }

  // Positions

  /** @param {string} key */
  ask(key) {
    this.count.textContent = this.ui("showing");
    this.model.send({ do: "example", rule: key });
    clearTimeout(this.late);
    this.late = setTimeout(() => (this.count.textContent = this.ui("busy")), 8000);
  }

  putReplay() {
    (this.place(this.showing) ?? this.rules).append(this.shown);
  }

  /** A position that shows a rule, to step through, below the rule. */
  example() {
    clearTimeout(this.late);
    const { rule, trace, refused } = this.model.get("example");
    this.replay?.close();
    this.showing = rule;
    this.putReplay();
    this.replay = new ReplayPage({ trace, art: this.model.get("art"), words: this.model.get("words") }, this.shown);
    this.replay.go(trace.frames.length - 1, false);
    if (refused) this.replay.root.prepend(html("div", { class: "vl-banner" }, this.words(refused.text)));
    const rules = this.model.get("rules").length;
    this.count.textContent = this.ui("rules-found", { shown: this.rules.querySelectorAll("li").length, all: rules });
    this.replay.root.scrollIntoView({ block: "nearest" });
    focusOn(this.replay.buttons, "button:enabled");
  }
}

export const widget = mounted(RulesPage);
