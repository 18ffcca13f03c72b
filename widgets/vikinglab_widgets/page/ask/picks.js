// @ts-check
// The choice of rules that a check of a rulebook asks about, and the words for how many and when.

import { keyOf, standing } from "../base/memory.js";
import { all } from "../base/known.js";

/** @import {AskedEdition, Language} from "../wire.js" */
/** @import {Standing} from "../base/memory.js" */
/** @import {Store, Ui} from "../types.js" */
/** @typedef {{ key: string, edition?: string }} Picked */

/** How much more often a rule is asked about the less it is known. @type {Record<Standing, number>} */
const WEIGHTS = { unmet: 4, met: 4, used: 2, known: 1 };
const HARD = 2; // and one that a move can break

/**
 * All rules of an edition in a random order, in which hard or unknown ones tend to be first.
 * @param {Store} storage
 * @param {string} game
 * @param {Pick<AskedEdition, "key" | "rules" | "hard">} edition
 * @param {() => number} random
 * @returns {Picked[]}
 */
export function picks(storage, game, { key: edition, rules, hard }, random) {
  const known = all(storage);
  return rules
    .map((rule) => {
      const key = keyOf(game, rule);
      const weight = WEIGHTS[standing(known.get(key))] * (hard.includes(rule) ? HARD : 1);
      // The largest of such keys are a sample without replacement, each by its weight.
      return { key, edition, order: random() ** (1 / weight) };
    })
    .sort((one, other) => other.order - one.order)
    .map(({ key }) => ({ key, edition }));
}

/**
 * Rules of several games in turn: each time the first remaining one of a game.
 * @template {Picked} Each
 * @param {Each[]} due
 */
export function byTurns(due) {
  /** @type {Map<string, Each[]>} */
  const rows = new Map();
  for (const each of due) {
    const game = each.key.split(":")[0];
    rows.set(game, [...(rows.get(game) ?? []), each]);
  }
  const longest = Math.max(0, ...[...rows.values()].map((row) => row.length));
  return Array.from({ length: longest }, (_, at) => [...rows.values()].flatMap((row) => row.slice(at, at + 1))).flat();
}

/**
 * A time from now in words: in minutes, hours or days.
 * @param {number} milliseconds
 * @param {Language} language
 */
export function duration(milliseconds, language) {
  const minutes = Math.max(1, Math.ceil(milliseconds / 60_000));
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  if (minutes < 60) return words.format(minutes, "minute");
  if (minutes < 24 * 60) return words.format(Math.round(minutes / 60), "hour");
  return words.format(Math.round(minutes / 1440), "day");
}
