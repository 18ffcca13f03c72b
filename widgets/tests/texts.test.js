// The words of a page around its notebook: in both languages, whatever a browser keeps.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import {
  allDone,
  chosen,
  filled,
  keep,
  kept,
  texts,
} from "../vikinglab_widgets/share/jupyter/voila/templates/vikinglab/static/words.js";

const read = (language) =>
  texts(
    readFileSync(
      new URL(`../vikinglab_widgets/share/jupyter/voila/templates/vikinglab/text.${language}.ftl`, import.meta.url),
      "utf-8",
    ),
  );
const places = (text) => [...text.matchAll(/\{ \$(\w+) \}/g)].map(([, name]) => name).sort();

Object.defineProperty(globalThis, "navigator", { value: { language: "fr-CA" }, configurable: true });

test("both languages say the same, with the same places", () => {
  const [english, french] = [read("en"), read("fr")];
  assert.deepEqual(Object.keys(french), Object.keys(english));
  assert.ok(Object.keys(english).length > 20);
  for (const [key, text] of Object.entries(english)) assert.deepEqual(places(french[key]), places(text), key);
});

test("places are filled", () => {
  assert.equal(filled("Step { $number } of { $of }", { number: 2, of: 14 }), "Step 2 of 14");
});

test("without storage a page has its defaults, nothing is done, and a choice lasts as long as the page", () => {
  assert.equal(kept("light"), null);
  assert.equal(chosen("light"), "auto");
  keep("light", "dark");
  assert.equal(chosen("light"), "dark");
  assert.equal(chosen("language"), "fr");
  assert.deepEqual(allDone(), new Set());
});

test("what a browser keeps may be damaged", () => {
  const held = { "vikinglab/light": "purple", "vikinglab/done/1": "{" };
  globalThis.localStorage = { getItem: (key) => held[key] ?? null };
  assert.equal(chosen("light"), "auto");
  for (const text of ["{", "{}", "null", "3"]) {
    held["vikinglab/done/1"] = text;
    assert.deepEqual(allDone(), new Set(), text);
  }
  held["vikinglab/done/1"] = '["a", 3]';
  assert.deepEqual(allDone(), new Set(["a"]));
  delete globalThis.localStorage;
});
