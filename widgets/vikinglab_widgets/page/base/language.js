// @ts-check
// Texts and figures in the chosen language.

/** @import {Language} from "../wire.js" */
/** @import {Said, Table} from "../types.js" */

/**
 * A text in a language: texts come with all languages, or as the number of a row of a table.
 * @param {Said} text
 * @param {Language} language
 * @param {Table} [table]
 */
export function say(text, language, table = null) {
  if (text === null || text === undefined) return "";
  if (typeof text === "string") return text;
  if ("t" in text) {
    const row = table?.texts[text.t] ?? [];
    return row[table?.languages.indexOf(language) ?? 0] ?? row[0];
  }
  return text[language] ?? text.en;
}

/**
 * A percentage as a language writes it, with this many digits after the point.
 * @param {number} points
 * @param {Language} language
 * @param {number} [digits]
 */
export const percent = (points, language, digits = 1) =>
  new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: digits }).format(points / 100);
