// @ts-check
// The matches that the browser keeps for a board: the current one, and those that the reader has left for another.

import { keysOf, read, remove, write } from "./storage.js";

/** @import {Store} from "../types.js" */

/**
 * A match that was left: the key that it is stored under, its save, whether it is over, and when it was played last.
 * @typedef {{ key: string, save: string, over: boolean, when: number }} Left
 */

export const MATCH = "vikinglab/match/1/";
const STATUS = "vikinglab/status/1/";
const LEFT = "vikinglab/aside/1/";
const FINISHED = 30; // the number of finished matches among those that were left; unfinished ones all stay

/**
 * Keep the save of a match, and whether it is over; a sign tells that from any other time. Return whether it was possible.
 * @param {Store} storage
 * @param {string} name
 * @param {string} save
 * @param {boolean} over
 * @param {string} [sign]
 */
export function keepMatch(storage, name, save, over, sign = "") {
  const kept = write(storage, MATCH + name, save);
  if (kept) write(storage, STATUS + name, JSON.stringify({ over: Boolean(over), when: Date.now(), sign }));
  return kept;
}

/**
 * What is known of the match kept under a name: whether it is over, when it was played last, and its sign.
 * @param {Store} storage
 * @param {string} name
 */
export function status(storage, name) {
  const { over, when, sign } = parsed(read(storage, STATUS + name)) ?? {};
  return {
    over: over === true,
    when: Number.isFinite(when) ? Number(when) : 0,
    sign: typeof sign === "string" ? sign : "",
  };
}

/**
 * Return when the match kept under a name was played last, if it isn't over; null without one.
 * @param {Store} storage
 * @param {string} name
 */
export function unfinished(storage, name) {
  const { over, when } = status(storage, name);
  return moves(read(storage, MATCH + name)).length > 0 && !over ? { when } : null;
}

/**
 * Store a match that is left for another; return whether it is stored now. If another holds all of its moves, that does. The
 * list only grows, for other pages rely on it: what is there goes only when something holds all of it.
 * @param {Store} storage
 * @param {string} name
 * @param {string} id
 * @param {Omit<Left, "key">} match
 */
export function leave(storage, name, id, { save, over, when }) {
  const [key, before] = [`${LEFT}${name}/${id}`, leftMatches(storage, name)];
  if (before.some((each) => continues(each.save, save))) return true;
  if (!write(storage, key, JSON.stringify({ save, over, when }))) return false;
  for (const each of before.filter((each) => each.over).slice(FINISHED - 1)) remove(storage, each.key);
  forgetParts(storage, name, save, key);
  return true;
}

/**
 * Remove matches that were left, but for one, if a save holds all of their moves.
 * @param {Store} storage
 * @param {string} name
 * @param {string} save
 * @param {string} [except]
 */
export function forgetParts(storage, name, save, except = "") {
  for (const each of leftMatches(storage, name))
    if (each.key !== except && continues(save, each.save)) remove(storage, each.key);
}

/**
 * The matches that were left, the latest first.
 * @param {Store} storage
 * @param {string} name
 * @returns {Left[]}
 */
export function leftMatches(storage, name) {
  const found = keysOf(storage, `${LEFT}${name}/`).flatMap((key) => {
    const { save, over, when } = parsed(read(storage, key)) ?? {};
    const known = { key, over: over === true, when: Number.isFinite(when) ? Number(when) : 0 };
    return typeof save === "string" ? [{ ...known, save }] : [];
  });
  return found.sort((one, other) => other.when - one.when);
}

/**
 * Return whether a save holds all of another: the same match, and each of its moves.
 * @param {string} save
 * @param {string} other
 */
export function continues(save, other) {
  if (save === other) return true;
  const [one, two] = [parsed(save), parsed(other)];
  const [longer, shorter] = [moves(save), moves(other)];
  if (!one || !two || shorter.length > longer.length) return false;
  return rest(one) === rest(two) && shorter.every((move, at) => move === longer[at]);
}

/**
 * A save without its moves.
 * @param {Record<string, any>} save
 */
const rest = (save) => JSON.stringify({ ...save, line: [] });

/**
 * Return whether a stored text would be missed: a match in which somebody has moved, or one that we can't read.
 * @param {string} save
 */
export const isWorthKeeping = (save) => !Array.isArray(parsed(save)?.line) || moves(save).length > 0;

/**
 * The moves of a save; none if it can't be read.
 * @param {string | null} save
 * @returns {unknown[]}
 */
function moves(save) {
  const line = parsed(save)?.line;
  return Array.isArray(line) ? line : [];
}

/**
 * A stored text as an object; null if it is none, for it may be damaged.
 * @param {string | null} text
 * @returns {Record<string, any> | null}
 */
export function parsed(text) {
  try {
    const found = JSON.parse(text ?? "null");
    return typeof found === "object" ? found : null;
  } catch {
    return null;
  }
}
