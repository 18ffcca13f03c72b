// The words of a page, and what its reader chose: the same choices that the widgets of the page listen to.

export const CHOICES = {
  language: ["en", "fr"],
  theme: ["default", "colour-blind", "high-contrast", "no-colour"],
  light: ["auto", "light", "dark"],
};

/** What this browser keeps under a name; null where it keeps nothing, or refuses to. */
export function kept(name) {
  try {
    return globalThis.localStorage.getItem(`vikinglab/${name}`);
  } catch {
    return null;
  }
}

/** Let the browser keep a value, if it will. */
export function keep(name, value) {
  try {
    globalThis.localStorage.setItem(`vikinglab/${name}`, value);
  } catch {
    // A browser may refuse storage: then a choice holds as long as the page.
  }
}

/** Return what was chosen; of a language, else the browser's own. */
export function chosen(name) {
  const spoken = name === "language" ? (globalThis.navigator?.language ?? "").slice(0, 2) : "";
  return [kept(name), spoken].find((each) => CHOICES[name].includes(each)) ?? CHOICES[name][0];
}

/** Choose, and tell every widget of the page. */
export function choose(name, value) {
  keep(name, value);
  dispatchEvent(new CustomEvent("vikinglab:preference", { detail: name }));
}

/** Return the names of the widgets that are done, as the widgets keep them. */
export function allDone() {
  try {
    const found = JSON.parse(kept("done/1") ?? "[]");
    return new Set(Array.isArray(found) ? found.filter((name) => typeof name === "string") : []);
  } catch {
    return new Set(); // what is kept may be damaged
  }
}

/** Read the texts of a Fluent file: one line each, with places in braces. */
export function texts(source) {
  const lines = source.split("\n").map((line) => /^([a-z-]+) = (.+)$/.exec(line.trim()));
  return Object.fromEntries(lines.filter(Boolean).map(([, key, text]) => [key, text]));
}

/** Fill the places of a text. */
export function filled(text, places = {}) {
  return text.replace(/\{ \$(\w+) \}/g, (_, name) => String(places[name]));
}

const read = new Map();

/** Say something in the chosen language. */
export function say(key, places = {}) {
  const language = chosen("language");
  if (!read.has(language)) read.set(language, texts(document.getElementById(`texts-${language}`).textContent));
  return filled(read.get(language)[key], places);
}

/** Make an element. */
export function made(tag, attributes = {}, ...parts) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...parts);
  return element;
}

/** Make a button. */
export function button(text, act, attributes = {}) {
  const element = made("button", { type: "button", ...attributes }, text);
  element.addEventListener("click", act);
  return element;
}
