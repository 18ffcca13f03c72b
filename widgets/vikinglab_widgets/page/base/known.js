// @ts-check
// The reader's knowledge of rules, by their keys ("raids:combat.riposte"), kept only in the browser.

import { read, write } from "./storage.js";

/** @import {Memory} from "./fsrs.js" */
/** @import {Store} from "../types.js" */

/**
 * The knowledge of a rule. Times are in milliseconds as `Date.now()` counts them: when it was explained first; used, broken
 * and asked last. `right` and `wrong` count answers; `memory` says when it should be asked again, but not before `later`;
 * `edition` is the one of the first meeting.
 * @typedef {{ explained?: number, used?: number, broken?: number, asked?: number, right?: number, wrong?: number,
 *   later?: number, memory?: Memory, edition?: string }} Knowledge
 */

/** The name ends in the version of its contents. */
export const KNOWN = "vikinglab/known/1";
const RULE = /^[a-z][\w-]{0,39}:[a-z][\w.-]{0,59}$/;
const EDITION = /^[a-z][\w-]{0,39}$/;
const MOST = 2000; // rules: more are not ours
const FIGURES = /** @type {const} */ (["explained", "used", "broken", "asked", "right", "wrong", "later"]);
const LATEST = 8.64e15; // the last moment of a date

/**
 * All knowledge, by the keys of rules; damaged parts are left out, and everything else survives.
 * @param {Store} storage
 * @returns {Map<string, Knowledge>}
 */
export function all(storage) {
  const entries = Object.entries(parsed(read(storage, KNOWN)) ?? {}).slice(0, MOST);
  return new Map(entries.filter(([key, of]) => RULE.test(key) && isObject(of)).map(([key, of]) => [key, decoded(of)]));
}

/**
 * @param {string | null} text
 * @returns {Record<string, unknown> | null}
 */
function parsed(text) {
  try {
    const found = JSON.parse(text ?? "{}");
    return isObject(found) ? found : null;
  } catch {
    return null;
  }
}

/** @param {any} of */
const isObject = (of) => of !== null && typeof of === "object" && !Array.isArray(of);

/** @param {unknown} value */
const isFigure = (value) => typeof value === "number" && value >= 0 && value <= LATEST;

/** @param {any} of */
const isMemory = (of) =>
  isObject(of) &&
  [of.stability, of.difficulty, of.at, of.due].every(isFigure) &&
  of.stability > 0 &&
  of.difficulty >= 1 &&
  of.difficulty <= 10;

/**
 * The parts of an entry that are ours and have the right type.
 * @param {any} of
 * @returns {Knowledge}
 */
function decoded({ memory, edition, ...figures }) {
  /** @type {Knowledge} */
  const known = {};
  for (const name of FIGURES) if (isFigure(figures[name])) known[name] = figures[name];
  if (isMemory(memory)) {
    const { stability, difficulty, at, due } = memory;
    known.memory = { stability, difficulty, at, due };
  }
  if (typeof edition === "string" && EDITION.test(edition)) known.edition = edition;
  return known;
}

/**
 * Return whether a rule has been explained.
 * @param {Store} storage
 * @param {string} key
 */
export const explained = (storage, key) => Number.isFinite(all(storage).get(key)?.explained);

/**
 * Note that rules have been explained. Earlier explanations keep their time.
 * @param {Store} storage
 * @param {...string} keys
 */
export function explain(storage, ...keys) {
  const known = all(storage);
  const fresh = keys.filter((key) => !Number.isFinite(known.get(key)?.explained));
  if (fresh.length) note(storage, fresh, (before) => ({ ...before, explained: Date.now() }));
}

/**
 * Change the knowledge of some rules, and tell the page's widgets: the event `vikinglab:known` names the keys.
 * @param {Store} storage
 * @param {readonly string[]} keys
 * @param {(known: Knowledge) => Knowledge} change
 */
export function note(storage, keys, change) {
  const known = all(storage);
  const ours = keys.filter((key) => RULE.test(key));
  for (const key of ours) known.set(key, change(known.get(key) ?? {}));
  write(storage, KNOWN, JSON.stringify(Object.fromEntries(known)));
  globalThis.window?.dispatchEvent(new CustomEvent("vikinglab:known", { detail: ours }));
}

/**
 * The knowledge of this browser and of a text from elsewhere, as one text: the latest note about each rule. Null if the
 * text isn't ours.
 * @param {Store} storage
 * @param {string} text
 */
export function merged(storage, text) {
  const found = parsed(text);
  const entries = Object.entries(found ?? {});
  if (!found || entries.length > MOST || !entries.every(([key, of]) => RULE.test(key) && isWhole(of))) return null;
  const here = all(storage);
  for (const [key, of] of entries) {
    const there = decoded(of);
    if (last(there) > last(here.get(key) ?? {})) here.set(key, there);
  }
  return JSON.stringify(Object.fromEntries(here));
}

/**
 * Return whether nothing of an entry would be lost by reading it.
 * @param {any} of
 */
const isWhole = (of) => isObject(of) && Object.keys(decoded(of)).length === Object.keys(of).length;

/**
 * The time of the latest note.
 * @param {Knowledge} known
 */
const last = ({ explained = 0, used = 0, broken = 0, asked = 0 }) => Math.max(explained, used, broken, asked);
