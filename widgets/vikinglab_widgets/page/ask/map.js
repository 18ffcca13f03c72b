// @ts-check
// The map of a rulebook: a sign for each rule that says by its shape how well it is known, and buttons that filter the list.

import { button, html, uid } from "../base/dom.js";
import { STANDINGS } from "../base/memory.js";

/** @import {Standing} from "../base/memory.js" */
/** @import {Card} from "../wire.js" */
/** @import {Act, Say, Ui} from "../types.js" */

/** Signs that are fuller the better a rule is known. @type {Record<Standing, string>} */
const SIGNS = { unmet: "○", met: "◔", used: "◑", known: "●" };

export class RuleMap {
  /**
   * `filtered` is called when the list must be shown again; `opened(key)` when a rule is chosen.
   * @param {{ words: Say, ui: Ui }} page
   * @param {{ filtered: Act, opened: (key: string) => void }} given
   */
  constructor(page, { filtered, opened }) {
    this.page = page;
    this.filtered = filtered;
    this.opened = opened;
    /** @type {Standing | null} */
    this.only = null;
    this.at = 0;
    const name = uid();
    this.title = html("h3", { id: name });
    this.filters = html("div", { class: "vl-filters", role: "group", "aria-labelledby": name });
    this.help = html("p", { class: "vl-unseen", id: `${name}-help` });
    this.list = html("ul", { class: "vl-map", "aria-labelledby": name, "aria-describedby": `${name}-help` });
    this.list.addEventListener("keydown", (event) => this.walk(event));
    this.check = html("a", { class: "vl-check" });
    this.element = html("div", { class: "vl-knows" }, this.title, this.check, this.filters, this.list, this.help);
  }

  /**
   * @param {Card[]} rules
   * @param {Map<string, Standing>} standings
   * @param {string | null} check
   */
  show(rules, standings, check) {
    const { ui } = this.page;
    this.title.textContent = ui("map");
    this.help.textContent = ui("map-told");
    this.check.textContent = ui("check-go");
    this.check.hidden = check === null;
    if (check) this.check.href = check;
    const all = [...standings.values()];
    this.showFilters(STANDINGS.map((each) => ({ each, number: all.filter((one) => one === each).length })));
    const held = this.list.contains(document.activeElement);
    this.list.replaceChildren(...rules.map((rule, at) => this.cell(rule, standings.get(rule.key) ?? "unmet", at)));
    if (held) this.buttons[this.at]?.focus();
  }

  /** @param {Array<{ each: Standing, number: number }>} counts */
  showFilters(counts) {
    const held = [...this.filters.children].findIndex((each) => each === document.activeElement);
    this.filters.replaceChildren(
      ...counts.map(({ each, number }) => {
        const made = button("", () => this.filter(each), "vl-filter");
        made.append(sign(each), this.page.ui(`standings-${each}`, { number }));
        made.setAttribute("aria-pressed", String(this.only === each));
        return made;
      }),
    );
    /** @type {HTMLElement | undefined} */ (this.filters.children[held])?.focus();
  }

  /** @param {Standing} standing */
  filter(standing) {
    this.only = this.only === standing ? null : standing;
    this.filtered();
  }

  clear() {
    this.only = null;
  }

  /**
   * Return whether the list shows rules with this standing.
   * @param {Standing} standing
   */
  keeps(standing) {
    return this.only === null || this.only === standing;
  }

  /**
   * @param {Card} rule
   * @param {Standing} standing
   * @param {number} at
   */
  cell(rule, standing, at) {
    const told = `${this.page.words(rule.title)}, ${this.page.ui(`standing-${standing}`)}`;
    const made = button("", () => this.opened(rule.key), `vl-spot vl-${standing}`);
    made.append(sign(standing));
    made.title = told;
    made.setAttribute("aria-label", told);
    made.tabIndex = at === this.at ? 0 : -1;
    return html("li", {}, made);
  }

  get buttons() {
    return [...this.list.querySelectorAll("button")];
  }

  /**
   * All rules are one tab stop, and arrows move over them.
   * @param {KeyboardEvent} event
   */
  walk(event) {
    const { buttons } = this;
    const row = buttons.filter(({ offsetTop }) => offsetTop === buttons[0].offsetTop).length;
    /** @type {Record<string, number>} */
    const steps = {
      ArrowLeft: this.at - 1,
      ArrowRight: this.at + 1,
      ArrowUp: this.at - row,
      ArrowDown: this.at + row,
      Home: 0,
      End: buttons.length - 1,
    };
    const next = buttons[steps[event.key]];
    if (!next) return;
    event.preventDefault();
    buttons[this.at].tabIndex = -1;
    this.at = steps[event.key];
    next.tabIndex = 0;
    next.focus();
  }
}

/** @param {Standing} standing */
const sign = (standing) => html("span", { "aria-hidden": "true", class: "vl-standing-sign" }, SIGNS[standing]);
