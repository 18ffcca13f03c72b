// @ts-check
// Texts and figures in the chosen language.

/** @import {Language} from "../wire.js" */
/** @import {Form, Given, Phrases, Said, Table} from "../types.js" */

/**
 * A text in a language: texts come with all languages, or as the number of a row of a table. What an author wrote comes
 * in one language, and `phrases` may know others for it.
 * @param {Said} text
 * @param {Language} language
 * @param {Table} [table]
 * @param {Phrases} [phrases]
 */
export function say(text, language, table = null, phrases = {}) {
  if (text === null || text === undefined) return "";
  if (typeof text === "string") return phrase(text, language, phrases) ?? text;
  if ("t" in text) {
    const row = table?.texts[text.t] ?? [];
    return row[table?.languages.indexOf(language) ?? 0] ?? row[0];
  }
  return text[language] ?? text.en;
}

/**
 * The translation of what an author wrote; nothing if the page has none.
 * @param {string} text
 * @param {Language} language
 * @param {Phrases} phrases
 * @returns {string | undefined}
 */
function phrase(text, language, phrases) {
  const known = phrases[language];
  return typeof known === "object" && Object.hasOwn(known, text) ? known[text] : undefined;
}

/**
 * The language in which a text is shown.
 * @param {Said} text
 * @param {Language} language
 * @param {Phrases} phrases
 */
export const tongue = (text, language, phrases) =>
  typeof text !== "string" || phrase(text, language, phrases) !== undefined ? language : (phrases.source ?? "en");

/**
 * A word of the page in a language, with figures and texts in the places that it has for them. A word that counts has a
 * form for each plural category of its language.
 * @param {Form} form
 * @param {Language} language
 * @param {Given} [given]
 * @returns {string}
 */
export function filled(form, language, given = {}) {
  if (typeof form !== "string") {
    const number = Number(given[form.by]);
    const none = number === 0 ? form.none : undefined;
    const category = /** @type {Exclude<Intl.LDMLPluralRule, "zero">} */ (
      new Intl.PluralRules(language).select(number)
    );
    return filled(none ?? form[category] ?? form.other, language, given);
  }
  return form.replace(/\{([\w-]+)\}/g, (_, name) => written(given[name], language));
}

/**
 * @param {number | string} figure
 * @param {Language} language
 */
const written = (figure, language) =>
  typeof figure === "number" ? new Intl.NumberFormat(language).format(figure) : figure;

/**
 * The name of a language, in that language.
 * @param {string} language
 */
export function nameOf(language) {
  const name = new Intl.DisplayNames([language, "en"], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/**
 * A percentage as a language writes it, with this many digits after the point.
 * @param {number} points
 * @param {Language} language
 * @param {number} [digits]
 */
export const percent = (points, language, digits = 1) =>
  new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: digits }).format(points / 100);
