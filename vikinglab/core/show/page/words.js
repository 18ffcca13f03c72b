// Words in every language and looks in every theme: chosen in the browser, for all of a page's widgets at once.

const CHOICES = { language: ["en", "fr"], theme: ["default", "colour-blind", "high-contrast", "no-colour"], light: ["auto", "light", "dark"] };

/** What the reader chose, kept in the browser; every widget of the page hears of a change. */
class Preferences {
  constructor(storage, target) {
    this.storage = storage;
    this.target = target;
  }

  get(name) {
    const kept = read(this.storage, `vikinglab/${name}`);
    if (CHOICES[name].includes(kept)) return kept;
    const spoken = name === "language" ? (globalThis.navigator?.language ?? "").slice(0, 2) : "";
    return CHOICES[name].includes(spoken) ? spoken : CHOICES[name][0];
  }

  set(name, value) {
    if (!CHOICES[name].includes(value)) return;
    write(this.storage, `vikinglab/${name}`, value);
    this.target.dispatchEvent(new CustomEvent("vikinglab:preference", { detail: name }));
  }

  /** Call back at every change; returns what ends it. */
  listen(heard) {
    this.target.addEventListener("vikinglab:preference", heard);
    return () => this.target.removeEventListener("vikinglab:preference", heard);
  }

  /** Give an element the language, the theme and the light that were chosen. */
  dress(element) {
    element.lang = this.get("language");
    element.dataset.theme = this.get("theme");
    element.dataset.light = this.get("light");
  }
}

/** A text in the chosen language: texts come with all languages, or as the number of a row of a table. */
function say(text, language, table = null) {
  if (text === null || text === undefined) return "";
  if (typeof text === "string") return text;
  if ("t" in text) return table.texts[text.t][table.languages.indexOf(language)] ?? table.texts[text.t][0];
  return text[language] ?? text.en;
}

/** Points of a hundred, as a language writes them, with so many digits after the point. */
const percent = (points, language, digits = 1) => new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: digits }).format(points / 100);

// A browser may refuse storage, or hold what a stranger wrote there.

function read(storage, key) {
  try {
    return storage.getItem(key);
  } catch {
    return null;
  }
}

function write(storage, key, value) {
  try {
    storage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

/** A model whose larger values come as JSON, so that nothing on the way has to walk through them: each is read once. */
class Unpacked {
  constructor(model) {
    this.model = model;
    this.known = new Map();
  }

  get(name) {
    const value = this.model.get(name);
    if (!PACKED.includes(name) || typeof value !== "string") return value;
    const [before, read] = this.known.get(name) ?? [];
    if (before === value) return read;
    this.known.set(name, [value, JSON.parse(value)]);
    return this.known.get(name)[1];
  }

  send(message) {
    this.model.send(message);
  }

  on(event, heard) {
    this.model.on(event, heard);
  }

  off(event, heard) {
    this.model.off(event, heard);
  }

  get comm_live() {
    return this.model.comm_live;
  }
}

const PACKED = ["words", "setup", "state", "questions", "chapters", "rules", "example", "trace", "controls", "chart"];

/** A seed for what chance brings: of this browser, or warmed kernels would give every visitor the same. */
function seed() {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return (high & 0x1fffff) * 2 ** 32 + low;
}

// What has been done, by the names of the widgets: kept in the browser, so that it outlives the kernel.

const DONE = "vikinglab/done/1";

function allDone(storage) {
  try {
    const kept = JSON.parse(read(storage, DONE) ?? "[]");
    return new Set(Array.isArray(kept) ? kept.filter((name) => typeof name === "string" && name.length < 80).slice(0, 2000) : []);
  } catch {
    return new Set();
  }
}

const isDone = (storage, name) => Boolean(name) && allDone(storage).has(name);

function done(storage, name) {
  if (!name || isDone(storage, name)) return;
  write(storage, DONE, JSON.stringify([...allDone(storage), name]));
  globalThis.window?.dispatchEvent(new CustomEvent("vikinglab:done", { detail: name }));
}
