// @ts-check
// The search in the rules of a game: by the index that the kernel's search uses too, so both find the same.

/** @import {IndexedCard} from "../wire.js" */

/**
 * The words of a text in the form of an index: without case, accents or punctuation.
 * @param {string} text
 * @returns {string[]}
 */
export const wordsOf = (text) =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? [];

/**
 * How well a rule fits a word: its index has rows of words, the best match first; the beginning of a word is enough.
 * @param {IndexedCard} rule
 * @param {string} word
 */
function score({ index }, word) {
  const row = index.findIndex((words) => ` ${words}`.includes(` ${word}`));
  return row < 0 ? 0 : index.length - row;
}

/**
 * The rules that contain all these words, in any language, the best match first; all rules if there are no words.
 * @param {IndexedCard[]} rules
 * @param {string} asked
 */
export function found(rules, asked) {
  const words = wordsOf(asked);
  if (!words.length) return rules;
  const scored = rules.map((rule) => ({ rule, fit: Math.min(...words.map((word) => score(rule, word))) }));
  const fitting = scored.filter(({ fit }) => fit > 0);
  return fitting.sort((one, other) => other.fit - one.fit).map(({ rule }) => rule);
}
