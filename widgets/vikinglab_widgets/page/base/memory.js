// @ts-check
// A reader's memory of rules: what counts as a review or a lapse, what is due, and how well each rule is known.

import { DAY, FORGOTTEN, RECALLED, reviewed } from "./fsrs.js";
import { all, note } from "./known.js";
import { read, write } from "./storage.js";

/** @import {Grade} from "./fsrs.js" */
/** @import {Knowledge} from "./known.js" */
/** @import {Store} from "../types.js" */
/** @typedef {"unmet" | "met" | "used" | "known"} Standing */

/** From the least to the most. @type {Standing[]} */
export const STANDINGS = ["unmet", "met", "used", "known"];
const SURE = 7; // days: a thing remembered for so long is known
const APART = DAY / 2; // a match uses a rule again and again: that is one review, like everything within half a day

/**
 * The full key of a rule.
 * @param {string} game
 * @param {string} rule
 */
export const keyOf = (game, rule) => `${game}:${rule}`;

/**
 * @param {Knowledge} known
 * @param {Grade} grade
 * @param {number} now
 */
const remembered = (known, grade, now) => ({ ...known, memory: reviewed(known.memory ?? null, grade, now) });

/**
 * Note that the reader used some rules rightly in a match: a review of each, unless there was one recently.
 * @param {Store} storage
 * @param {readonly string[]} keys
 * @param {string} [edition]
 */
export function use(storage, keys, edition, now = Date.now()) {
  note(storage, keys, (known) => {
    const { memory, broken = 0 } = known;
    const lapsed = memory !== undefined && broken >= memory.at;
    const again = memory !== undefined && !lapsed && now - memory.at < APART;
    return { ...(again ? known : remembered(known, RECALLED, now)), used: now, ...met(edition) };
  });
}

/**
 * Note that the reader used some rules because a task said so: they count as met, and no more.
 * @param {Store} storage
 * @param {readonly string[]} keys
 * @param {string} [edition]
 */
export function meet(storage, keys, edition, now = Date.now()) {
  note(storage, keys, (known) => ({ ...known, used: now, ...met(edition) }));
}

/**
 * Note that the reader broke a rule in a match: a lapse, unless there was one recently.
 * @param {Store} storage
 * @param {string} key
 * @param {string} [edition]
 */
export function lapse(storage, key, edition, now = Date.now()) {
  note(storage, [key], (known) => {
    const again = now - (known.broken ?? -Infinity) < APART;
    return { ...(again ? known : remembered(known, FORGOTTEN, now)), broken: now, ...met(edition) };
  });
}

/**
 * Note the reader's first answer to a question about a rule.
 * @param {Store} storage
 * @param {string} key
 * @param {boolean} right
 */
export function answer(storage, key, right, now = Date.now()) {
  const count = right ? "right" : "wrong";
  note(storage, [key], (known) => ({
    ...remembered(known, right ? RECALLED : FORGOTTEN, now),
    asked: now,
    [count]: (known[count] ?? 0) + 1,
  }));
}

/**
 * Note that there was no new question about a rule: it is due no earlier than in a week.
 * @param {Store} storage
 * @param {string} key
 */
export function putOff(storage, key, now = Date.now()) {
  note(storage, [key], (known) => ({ ...known, later: now + SURE * DAY }));
}

/** @param {string | undefined} edition */
const met = (edition) => (edition === undefined ? {} : { edition });

/**
 * When to ask about a rule: as its memory says; a day after it was only met. Null for an unknown one.
 * @param {Knowledge | undefined} known
 */
export function dueAt(known) {
  const times = [known?.explained, known?.used].filter((time) => time !== undefined);
  if (!known?.memory && !times.length) return null;
  return Math.max(known?.memory?.due ?? Math.min(...times) + DAY, known?.later ?? 0);
}

/**
 * The known ones of these rules, each with the time to ask about it, the first of them first.
 * @param {Store} storage
 * @param {readonly string[]} keys
 */
export function schedule(storage, keys) {
  const known = all(storage);
  return keys
    .map((key) => ({ key, at: dueAt(known.get(key)), edition: known.get(key)?.edition }))
    .filter((each) => each.at !== null)
    .map((each) => ({ ...each, at: Number(each.at) }))
    .sort((one, other) => one.at - other.at);
}

/**
 * The due ones of these rules, the longest due first.
 * @param {Store} storage
 * @param {readonly string[]} keys
 */
export const due = (storage, keys, now = Date.now()) => schedule(storage, keys).filter(({ at }) => at <= now);

/**
 * How well a rule is known: not met; met (explained, asked or broken); used; known (for at least a week).
 * @param {Knowledge | undefined} known
 * @returns {Standing}
 */
export function standing(known) {
  const { explained, used, broken, asked } = known ?? {};
  if (![explained, used, broken, asked].some((time) => time !== undefined) && !known?.memory) return "unmet";
  if ((known?.memory?.stability ?? 0) >= SURE) return "known";
  return known?.used || known?.right ? "used" : "met";
}

// The positions that were asked about: none is asked about again.

export const ASKED = "vikinglab/asked/1";
const MOST = 600;
const POSITION = /^[\w-]{1,24}$/;

/**
 * The positions that were asked about, the latest last.
 * @param {Store} storage
 * @returns {string[]}
 */
export function positions(storage) {
  try {
    const kept = JSON.parse(read(storage, ASKED) ?? "[]");
    if (!Array.isArray(kept)) return [];
    return kept.filter((each) => typeof each === "string" && POSITION.test(each)).slice(-MOST);
  } catch {
    return [];
  }
}

/**
 * Note that a position was asked about.
 * @param {Store} storage
 * @param {string} position
 */
export function notePosition(storage, position) {
  const kept = positions(storage).filter((each) => each !== position);
  write(storage, ASKED, JSON.stringify([...kept, position].slice(-MOST)));
}
