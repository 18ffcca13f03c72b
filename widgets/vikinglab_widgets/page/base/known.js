// @ts-check
// What this reader knows of rules, by their keys ("raids:combat.riposte"): kept in the browser alone.

import { read, write } from "./storage.js";

/** @import {Store} from "../types.js" */

/**
 * What is known of a rule: when it was explained, in milliseconds as `Date.now()` counts them.
 * @typedef {{ explained?: number }} Knowledge
 */

/** The name ends in the version of what is kept there. */
export const KNOWN = "vikinglab/known/1";
const RULE = /^[a-z][\w-]{0,39}:[a-z][\w.-]{0,59}$/;
const MOST = 2000; // rules: more are not ours

/**
 * All that is known, by the keys of rules; what is damaged is left out, and all else survives.
 * @param {Store} storage
 * @returns {Map<string, Knowledge>}
 */
export function all(storage) {
  try {
    const kept = JSON.parse(read(storage, KNOWN) ?? "{}");
    const entries = kept && !Array.isArray(kept) ? Object.entries(kept).slice(0, MOST) : [];
    return new Map(entries.filter(([key, of]) => RULE.test(key) && isKnowledge(of)));
  } catch {
    return new Map();
  }
}

/** @param {any} of */
const isKnowledge = (of) => of !== null && typeof of === "object" && !Array.isArray(of);

/**
 * Return whether a rule has been explained.
 * @param {Store} storage
 * @param {string} key
 */
export const explained = (storage, key) => Number.isFinite(all(storage).get(key)?.explained);

/**
 * Note that rules have been explained. What was explained before keeps its time.
 * @param {Store} storage
 * @param {...string} keys
 */
export function explain(storage, ...keys) {
  const known = all(storage);
  const fresh = keys.filter((key) => !Number.isFinite(known.get(key)?.explained));
  if (fresh.length) note(storage, fresh, (before) => ({ ...before, explained: Date.now() }));
}

/**
 * Change what is known of some rules, and tell the page's widgets: the event `vikinglab:known` names the keys.
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
