// @ts-check
// The search in the rules of a game: by the index that the kernel's search uses too, so both find the same.

/** @import {IndexedCard} from "../wire.js" */

/**
 * The words of a text as an index has them: without case, accents or punctuation.
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
 * How well a rule fits a word: the words of its index are in rows, the most fitting first; the beginning of one is enough.
 * @param {IndexedCard} rule
 * @param {string} word
 */
function score({ index }, word) {
  const row = index.findIndex((words) => ` ${words}`.includes(` ${word}`));
  return row < 0 ? 0 : index.length - row;
}

/**
 * The rules that speak of all these words, in any language, the most fitting first; all of them where no word is asked for.
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
