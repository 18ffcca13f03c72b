// @ts-check
// What the browser keeps. It may refuse storage, and what it holds is untrusted: validated like any input.

/** @import {Store} from "../types.js" */

/**
 * The value stored under a key; null if there is nothing, or no storage.
 * @param {Store} storage
 * @param {string} key
 */
export function read(storage, key) {
  try {
    return storage?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/**
 * Store a value, and return whether that was possible.
 * @param {Store} storage
 * @param {string} key
 * @param {string} value
 */
export function write(storage, key, value) {
  if (!storage) return false;
  try {
    storage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export const DONE = "vikinglab/done/1";

/**
 * The names of everything done in this browser: they outlive the kernel.
 * @param {Store} storage
 * @returns {Set<string>}
 */
export function allDone(storage) {
  try {
    const kept = JSON.parse(read(storage, DONE) ?? "[]");
    return new Set(
      Array.isArray(kept) ? kept.filter((name) => typeof name === "string" && name.length < 80).slice(0, 2000) : [],
    );
  } catch {
    return new Set();
  }
}

/**
 * @param {Store} storage
 * @param {string} name
 */
export const isDone = (storage, name) => Boolean(name) && allDone(storage).has(name);

/**
 * Note that something is done, and tell the page's other widgets.
 * @param {Store} storage
 * @param {string} name
 */
export function done(storage, name) {
  if (!name || isDone(storage, name)) return;
  write(storage, DONE, JSON.stringify([...allDone(storage), name]));
  globalThis.window?.dispatchEvent(new CustomEvent("vikinglab:done", { detail: name }));
}
