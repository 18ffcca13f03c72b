// @ts-check
// The matches that the browser keeps for a board: the current one, and those that the reader has left for another.

import { keysOf, read, remove, write } from "./storage.js";

/** @import {Store} from "../types.js" */
/** @import {Text} from "../wire.js" */

/**
 * A match that was left: the key that it is stored under, its save, whether it is over and with which result, in all
 * languages, and when it was played last.
 * @typedef {{ key: string, save: string, over: boolean, result: Text | null, when: number }} Left
 */

export const MATCH = "vikinglab/match/1/";
const STATUS = "vikinglab/status/1/";
const LEFT = "vikinglab/aside/1/";
const FINISHED = 20; // the finished matches of a board that stay in the list; unfinished ones all stay
const LONGEST = 200; // letters of a result

/**
 * Keep the save of a match, whether it is over, and its result; a sign tells that from any other time. Return whether it
 * was possible.
 * @param {Store} storage
 * @param {string} name
 * @param {string} save
 * @param {boolean} over
 * @param {string} [sign]
 * @param {Text | null} [result]
 */
export function keepMatch(storage, name, save, over, sign = "", result = null) {
  const kept = write(storage, MATCH + name, save);
  if (kept) write(storage, STATUS + name, JSON.stringify({ over: Boolean(over), when: Date.now(), sign, result }));
  return kept;
}

/**
 * What is known of the match kept under a name: whether it is over and its result, when it was played last, and its sign.
 * @param {Store} storage
 * @param {string} name
 */
export function status(storage, name) {
  const found = parsed(read(storage, STATUS + name)) ?? {};
  return { ...known(found), sign: typeof found.sign === "string" ? found.sign : "" };
}

/**
 * Stored facts of a match, as far as they are of the kinds that we store.
 * @param {Record<string, any>} found
 */
function known({ over, when, result }) {
  const texts = typeof result === "object" && result !== null ? Object.values(result) : [];
  const isText = texts.length > 0 && texts.every((each) => typeof each === "string" && each.length <= LONGEST);
  return {
    over: over === true,
    when: Number.isFinite(when) ? Number(when) : 0,
    result: isText ? /** @type {Text} */ (result) : null,
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
 * Store a match that is left for another; return whether it is stored now. If another holds all of its moves, that does.
 * Other pages rely on the list: what isn't finished goes only when something holds all of it.
 * @param {Store} storage
 * @param {string} name
 * @param {string} id
 * @param {Omit<Left, "key">} match
 */
export function leave(storage, name, id, { save, over, result, when }) {
  const [key, before] = [`${LEFT}${name}/${id}`, leftMatches(storage, name)];
  if (before.some((each) => continues(each.save, save))) return true;
  if (!write(storage, key, JSON.stringify({ save, over, result, when }))) return false;
  for (const each of before.filter((each) => each.over).slice(FINISHED - Number(over))) remove(storage, each.key);
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
    const found = parsed(read(storage, key)) ?? {};
    return typeof found.save === "string" ? [{ key, save: found.save, ...known(found) }] : [];
  });
  return found.sort((one, other) => other.when - one.when);
}

/**
 * The result of the match that ended last, of those kept under some names; null if none is known.
 * @param {Store} storage
 * @param {string[]} names
 */
export function lastResult(storage, names) {
  const found = names.flatMap((name) => [status(storage, name), ...leftMatches(storage, name)]);
  const [last] = found.filter(({ over, result }) => over && result).sort((one, other) => other.when - one.when);
  return last?.result ?? null;
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
