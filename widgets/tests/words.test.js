// Texts in the chosen language, and what a reader chose, in whatever storage a browser gives.

import assert from "node:assert/strict";
import { test } from "node:test";

import { filled, nameOf, say, tongue } from "../vikinglab_widgets/page/base/language.js";
import { CHOICES, Preferences } from "../vikinglab_widgets/page/base/preferences.js";
import { Widget } from "../vikinglab_widgets/page/base/widget.js";

Object.defineProperty(globalThis, "navigator", { value: { language: "fr-CA" }, configurable: true });

/** A storage that holds this, and keeps what is written. */
const storage = (held = {}) => ({
  held,
  getItem: (key) => held[key] ?? null,
  setItem: (key, value) => (held[key] = value),
});

const broken = {
  getItem() {
    throw new Error("storage is switched off");
  },
  setItem() {
    throw new Error("storage is full");
  },
};

test("a text is said in the language, or in English where it lacks that", () => {
  assert.equal(say({ en: "axe", fr: "arme" }, "fr"), "arme");
  assert.equal(say({ en: "axe" }, "fr"), "axe");
  assert.equal(say("A", "fr"), "A");
});

test("no text says nothing", () => {
  assert.equal(say(null, "en"), "");
  assert.equal(say(undefined, "en"), "");
});

test("a text by number is found in its table", () => {
  const table = {
    languages: ["en", "fr"],
    texts: [
      ["axe", "arme"],
      ["rune", "Rune"],
    ],
  };
  assert.equal(say({ t: 1 }, "fr", table), "Rune");
  assert.equal(say({ t: 0 }, "de", table), "axe");
});

test("a word has figures and texts in its places, as the language writes them", () => {
  assert.equal(filled("{shown} / {all} {shown}", "en", { shown: 12_000, all: "many" }), "12,000 / many 12,000");
  assert.equal(filled("{shown}", "fr", { shown: 1.5 }), "1,5");
  assert.equal(filled("Close", "fr"), "Close");
});

test("a word that counts agrees with its figure, by the plural categories of its language", () => {
  const rules = {
    en: { by: "number", one: "{number} rule due", other: "{number} rules due", none: "nothing due" },
    fr: { by: "number", one: "{number} règle à revoir", other: "{number} règles à revoir" },
  };
  const said = (language) => [0, 1, 2, 5].map((number) => filled(rules[language], language, { number }));
  assert.deepEqual(said("en"), ["nothing due", "1 rule due", "2 rules due", "5 rules due"]);
  assert.deepEqual(said("fr"), ["0 règle à revoir", "1 règle à revoir", "2 règles à revoir", "5 règles à revoir"]);
});

test("a widget says a word in the reader’s language, and an unknown one by its key, never by nothing", () => {
  globalThis.localStorage = storage({ "vikinglab/language": "fr" });
  globalThis.window = new EventTarget();
  const widget = new Widget({ close: { en: "Close", fr: "Fermer" } });
  assert.deepEqual([widget.ui("close"), widget.ui("clsoe")], ["Fermer", "clsoe"]);
  widget.close();
  delete globalThis.localStorage;
  delete globalThis.window;
});

test("who chose nothing has the language of the browser, if we speak it, and the first of the rest", () => {
  const choices = new Preferences(storage(), new EventTarget());
  assert.deepEqual(
    ["language", "theme", "light"].map((name) => choices.get(name)),
    ["fr", "default", "auto"],
  );
  navigator.language = "de";
  assert.equal(choices.get("language"), "en");
  navigator.language = "fr-CA";
});

test("what was chosen is kept, and heard until one has heard enough", () => {
  const [kept, page, heard] = [storage(), new EventTarget(), []];
  const choices = new Preferences(kept, page);
  const stop = choices.listen((event) => heard.push(event.detail));
  choices.set("theme", "no-colour");
  assert.equal(new Preferences(kept, page).get("theme"), "no-colour");
  stop();
  choices.set("light", "dark");
  assert.deepEqual(heard, ["theme"]);
});

test("what nobody offers can't be chosen, and is not believed of a storage", () => {
  const kept = storage({ "vikinglab/theme": "<b>", "vikinglab/light": "", "vikinglab/language": "xx" });
  const choices = new Preferences(kept, new EventTarget());
  for (const name of Object.keys(CHOICES)) {
    assert.ok(CHOICES[name].includes(choices.get(name)), name);
    choices.set(name, "rubbish");
    assert.ok(!Object.values(kept.held).includes("rubbish"));
  }
});

test("a browser that refuses storage still has words and looks", () => {
  const page = new EventTarget();
  const heard = [];
  for (const refused of [broken, undefined, null]) {
    const choices = new Preferences(refused, page);
    choices.listen(() => heard.push("heard"));
    assert.equal(choices.get("theme"), "default");
    choices.set("theme", "high-contrast");
  }
  assert.equal(heard.length, 1 + 2 + 3);
});

test("an element is dressed in what was chosen", () => {
  const element = { dataset: {} };
  new Preferences(
    storage({ "vikinglab/language": "en", "vikinglab/theme": "colour-blind", "vikinglab/light": "dark" }),
    new EventTarget(),
  ).dress(element);
  assert.deepEqual(element, { lang: "en", dataset: { theme: "colour-blind", light: "dark" } });
});

test("an author’s words are shown in the language that the page has for them", () => {
  const phrases = { source: "fr", en: { Naviguez: "Sail" } };
  assert.equal(say("Naviguez", "en", null, phrases), "Sail");
  assert.equal(say("Naviguez", "fr", null, phrases), "Naviguez");
  assert.equal(say("Revenez", "en", null, phrases), "Revenez");
  assert.equal(say("toString", "en", null, phrases), "toString");
  assert.equal(tongue("Naviguez", "en", phrases), "en");
  assert.equal(tongue("Revenez", "en", phrases), "fr");
  assert.equal(tongue("Sail", "fr", {}), "en");
  assert.equal(tongue({ en: "Sail", fr: "Naviguez" }, "fr", {}), "fr");
});

test("a page may have further languages, and one that was chosen for its kernel", () => {
  globalThis.document = { documentElement: { dataset: { languages: "en fr toy", language: "toy" } } };
  assert.deepEqual(CHOICES.language, ["en", "fr", "toy"]);
  assert.equal(new Preferences(storage(), new EventTarget()).get("language"), "toy");
  assert.equal(new Preferences(storage({ "vikinglab/language": "en" }), new EventTarget()).get("language"), "en");
  delete globalThis.document;
  assert.deepEqual(CHOICES.language, ["en", "fr"]);
  assert.equal(nameOf("fr"), "Français");
});
