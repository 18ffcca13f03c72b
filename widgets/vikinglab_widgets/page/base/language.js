// Texts and figures in the language that was chosen.

/** A text in a language: texts come with all languages, or as the number of a row of a table. */
export function say(text, language, table = null) {
  if (text === null || text === undefined) return "";
  if (typeof text === "string") return text;
  if ("t" in text) return table.texts[text.t][table.languages.indexOf(language)] ?? table.texts[text.t][0];
  return text[language] ?? text.en;
}

/** Points of a hundred, as a language writes them, with so many digits after the point. */
export const percent = (points, language, digits = 1) =>
  new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: digits }).format(points / 100);
