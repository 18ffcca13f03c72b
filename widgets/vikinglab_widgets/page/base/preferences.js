// @ts-check
// Language, colours and light: chosen in the browser, for all widgets of a page at once.

import { read, write } from "./storage.js";

/** @import {Store} from "../types.js" */

/** @typedef {"language" | "theme" | "light" | "coach" | "speed" | "taps" | "sound"} Preference */

/** @type {Array<"language" | "theme" | "light">} - those that stand among the settings */
export const PREFERENCES = ["language", "theme", "light"];

const OURS = ["en", "fr"];

/** @type {Record<Preference, string[]>} */
export const CHOICES = {
  /** Those of the page: a folder may add some. */
  get language() {
    return globalThis.document?.documentElement?.dataset?.languages?.split(" ") ?? OURS;
  },
  theme: ["default", "colour-blind", "high-contrast", "no-colour"],
  light: ["auto", "light", "dark"],
  coach: ["on", "off"],
  speed: ["steady", "slow", "fast"],
  taps: ["two", "one"],
  sound: ["off", "on"],
};

/** Return whether the page has a bar, with language and appearance for all of its widgets. */
export const hasBar = () => globalThis.document?.documentElement.dataset.bar !== undefined;

/** The reader's choices, kept in the browser; every widget of the page hears of a change. */
export class Preferences {
  /**
   * @param {Store} storage
   * @param {EventTarget} target
   */
  constructor(storage, target) {
    this.storage = storage;
    this.target = target;
  }

  /** @param {Preference} name */
  get(name) {
    const kept = read(this.storage, `vikinglab/${name}`) ?? "";
    if (CHOICES[name].includes(kept)) return kept;
    const usual = globalThis.document?.documentElement?.dataset?.language ?? globalThis.navigator?.language ?? "";
    const spoken = name === "language" ? [usual, usual.slice(0, 2)] : [];
    return spoken.find((each) => CHOICES[name].includes(each)) ?? CHOICES[name][0];
  }

  /**
   * @param {Preference} name
   * @param {string} value
   */
  set(name, value) {
    if (!CHOICES[name].includes(value)) return;
    write(this.storage, `vikinglab/${name}`, value);
    this.target.dispatchEvent(new CustomEvent("vikinglab:preference", { detail: name }));
  }

  /**
   * Call back at every change; return a function that stops it.
   * @param {(event: Event) => void} heard
   */
  listen(heard) {
    this.target.addEventListener("vikinglab:preference", heard);
    return () => this.target.removeEventListener("vikinglab:preference", heard);
  }

  /**
   * Give an element the chosen language, theme and light.
   * @param {HTMLElement} element
   */
  dress(element) {
    element.lang = this.get("language");
    element.dataset.theme = this.get("theme");
    element.dataset.light = this.get("light");
  }
}
