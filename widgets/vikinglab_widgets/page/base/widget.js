// @ts-check
// The base of all widgets: the words, the reader's language and appearance, the events that they hear, and how they close.

import { filled, say, tongue } from "./language.js";
import { Unpacked } from "./model.js";
import { Preferences } from "./preferences.js";
import { browserStorage } from "./storage.js";

/** @import {Language, Words} from "../wire.js" */
/** @import {Act, Given, Interface, Model, Phrases, Said, Say, Table, Ui} from "../types.js" */

export class Widget {
  /**
   * `interface_` holds the words of buttons; `table` the texts that are given by number; `phrases` what the page knows of
   * the author's words in other languages.
   * @param {Interface} interface_
   * @param {Table} [table]
   * @param {Phrases} [phrases]
   */
  constructor(interface_, table = null, phrases = {}) {
    this.storage = browserStorage();
    this.preferences = new Preferences(this.storage, globalThis.window);
    /** @type {Say} */
    this.words = (text) => say(text, this.language, table, phrases);
    /** The language in which a text is shown. */
    this.tongue = (/** @type {Said} */ text) => tongue(text, this.language, phrases);
    /** @type {Ui} */
    this.ui = (/** @type {keyof Words} */ key, /** @type {Given} */ given = {}) =>
      filled(interface_[key]?.[this.language] ?? key, this.language, given);
    /** @type {HTMLElement[]} */
    this.roots = [];
    /** @type {Act[]} */
    this.closers = [this.preferences.listen(() => this.heed())];
    this.language = this.chosen();
  }

  // Each word that is said asks for it: the browser's storage would be read hundreds of times for a board.
  chosen() {
    return /** @type {Language} */ (this.preferences.get("language"));
  }

  heed() {
    this.language = this.chosen();
    this.redress();
  }

  /**
   * Fill an element of the page with these roots, which follow the reader's preferences.
   * @param {HTMLElement} el
   * @param {...HTMLElement} parts
   */
  enter(el, ...parts) {
    this.roots = parts.filter((part) => part.classList.contains("vl-board"));
    el.replaceChildren(...parts);
    for (const root of this.roots) this.preferences.dress(root);
  }

  /**
   * Listen to a model, or to anything else that has `on` and `off`, until the widget closes.
   * @param {Pick<Model<any>, "on" | "off">} model
   * @param {string} event
   * @param {(message: any) => void} heard
   */
  listen(model, event, heard) {
    model.on(event, heard);
    this.closers.push(() => model.off(event, heard));
  }

  /**
   * Listen to events of the page before anything in it can keep them to itself, until the widget closes.
   * @param {readonly string[]} events
   * @param {(event: any) => void} heard
   */
  onPage(events, heard) {
    for (const event of events) globalThis.window.addEventListener(event, heard, true);
    this.closers.push(() => events.forEach((event) => globalThis.window.removeEventListener(event, heard, true)));
  }

  /** Show everything again, in the present language, colours and light. */
  redress() {
    for (const root of this.roots) this.preferences.dress(root);
  }

  close() {
    for (const close of this.closers) close();
  }
}

/**
 * Let a page know the languages that its widgets speak, and the usual one where whoever started the kernel chose it.
 * @param {DOMStringMap} page
 * @param {any} model
 */
function settle(page, model) {
  const language = model.get("language");
  if (language && page.bar === undefined) page.language ??= language;
  const languages = model.get("languages");
  if (languages) page.languages ??= languages;
}

/**
 * What a notebook gets of a widget: it renders a model in an element, and returns what closes it.
 * @param {new (model: any, el: HTMLElement) => Widget} Shown
 */
export const mounted = (Shown) => ({
  /** @param {{ model: any, el: HTMLElement }} given */
  render({ model, el }) {
    settle(document.documentElement.dataset, model);
    const shown = new Shown(new Unpacked(model), el);
    return () => shown.close();
  },
});
