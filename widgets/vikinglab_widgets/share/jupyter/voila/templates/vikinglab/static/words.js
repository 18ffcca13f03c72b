// The words of a page, and its reader's choices: the same choices that the widgets of the page listen to.

/** @type {Record<string, string[]>} */
export const CHOICES = {
  /** The languages of this page. */
  get language() {
    return (globalThis.document?.documentElement?.dataset?.languages ?? "en fr").split(" ");
  },
  theme: ["default", "colour-blind", "high-contrast", "no-colour"],
  light: ["auto", "light", "dark"],
};

/** What the page holds where the browser stores nothing: its widgets share it. */
const HELD = Symbol.for("vikinglab.held");
const page = /** @type {Record<symbol, Map<string, string>>} */ (/** @type {unknown} */ (globalThis));
const held = () => (page[HELD] ??= new Map());

/**
 * The value that this browser keeps under a name, or this page if the browser refuses to; null without one.
 * @param {string} name
 */
export function kept(name) {
  try {
    return globalThis.localStorage.getItem(`vikinglab/${name}`);
  } catch {
    return held().get(`vikinglab/${name}`) ?? null;
  }
}

/**
 * Let the browser keep a value, if it will.
 * @param {string} name
 * @param {string} value
 */
export function keep(name, value) {
  try {
    globalThis.localStorage.setItem(`vikinglab/${name}`, value);
  } catch {
    held().set(`vikinglab/${name}`, value);
  }
}

/**
 * Return a choice; for the language, by default the browser's own.
 * @param {string} name
 */
export function chosen(name) {
  const spoken = name === "language" ? (globalThis.navigator?.language ?? "") : "";
  return (
    [kept(name) ?? "", spoken, spoken.slice(0, 2)].find((each) => CHOICES[name].includes(each)) ?? CHOICES[name][0]
  );
}

/**
 * Choose, and tell every widget of the page.
 * @param {string} name
 * @param {string} value
 */
export function choose(name, value) {
  keep(name, value);
  dispatchEvent(new CustomEvent("vikinglab:preference", { detail: name }));
}

/**
 * Return the names of the widgets that are done, as the widgets keep them.
 * @returns {Set<string>}
 */
export function allDone() {
  try {
    const found = JSON.parse(kept("done/1") ?? "[]");
    return new Set(Array.isArray(found) ? found.filter((name) => typeof name === "string") : []);
  } catch {
    return new Set(); // the kept value may be damaged
  }
}

/**
 * Read the texts of a Fluent file: one line each, with places in braces.
 * @param {string} source
 * @returns {Record<string, string>}
 */
export function texts(source) {
  return Object.fromEntries([...source.matchAll(/^([a-z-]+) = (.+)$/gm)].map(([, key, text]) => [key, text.trim()]));
}

/**
 * Fill the places of a text.
 * @param {string} text
 * @param {Record<string, string | number>} places
 */
export function filled(text, places = {}) {
  return text.replace(/\{ \$(\w+) \}/g, (_, name) => String(places[name]));
}

/** @type {Map<string, Record<string, string>>} */
const read = new Map();

/**
 * Say something in the chosen language.
 * @param {string} key
 * @param {Record<string, string | number>} places
 */
export function say(key, places = {}) {
  const language = chosen("language");
  const known = read.get(language) ?? texts(byId(`texts-${language}`).textContent ?? "");
  read.set(language, known);
  return filled(known[key], places);
}

/**
 * Return the name of a language, in that language.
 * @param {string} language
 */
export function nameOf(language) {
  const name = new Intl.DisplayNames([language, "en"], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/**
 * Return the element with this id, which every page of ours has.
 * @param {string} id
 */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`this page has no ${id}`);
  return found;
}

/**
 * Make an element.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, string>} attributes
 * @param {(Node | string)[]} parts
 * @returns {HTMLElementTagNameMap[T]}
 */
export function made(tag, attributes = {}, ...parts) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...parts);
  return element;
}

/**
 * Make a button.
 * @param {string} text
 * @param {() => void} act
 * @param {Record<string, string>} attributes
 */
export function button(text, act, attributes = {}) {
  const element = made("button", { type: "button", ...attributes }, text);
  element.addEventListener("click", act);
  return element;
}
