// @ts-check
// What the browser keeps. It may refuse storage, and what it holds is untrusted: validated like any input.

/** @import {Store} from "../types.js" */

/** What a page holds where the browser stores nothing: the scripts of its widgets and of its bar share it. */
const HELD = Symbol.for("vikinglab.held");
const page = /** @type {Record<symbol, Map<string, string>>} */ (/** @type {unknown} */ (globalThis));

/** A storage that lasts as long as the page. */
class PageStorage {
  held = (page[HELD] ??= new Map());

  get length() {
    return this.held.size;
  }

  /** @param {number} at */
  key(at) {
    return [...this.held.keys()][at] ?? null;
  }

  /** @param {string} key */
  getItem(key) {
    return this.held.get(key) ?? null;
  }

  /**
   * @param {string} key
   * @param {string} value
   */
  setItem(key, value) {
    this.held.set(key, value);
  }

  /** @param {string} key */
  removeItem(key) {
    this.held.delete(key);
  }
}

/**
 * The browser's storage; or one of the page if it refuses any, as it may in frames of others: then even asking throws.
 * @returns {Store}
 */
export function browserStorage() {
  try {
    return globalThis.localStorage ?? new PageStorage();
  } catch {
    return new PageStorage();
  }
}

/**
 * A storage that outlasts the page, or null.
 * @param {Store} storage
 */
export const lasting = (storage) => (storage instanceof PageStorage ? null : storage);

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

/**
 * Remove what is stored under a key.
 * @param {Store} storage
 * @param {string} key
 */
export function remove(storage, key) {
  try {
    storage?.removeItem(key);
  } catch {
    // What can't be removed stays.
  }
}

/**
 * All keys that begin like this.
 * @param {Store} storage
 * @param {string} beginning
 * @returns {string[]}
 */
export function keysOf(storage, beginning) {
  try {
    const all = Array.from({ length: storage?.length ?? 0 }, (_, at) => storage?.key(at) ?? "");
    return all.filter((key) => key.startsWith(beginning));
  } catch {
    return [];
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
