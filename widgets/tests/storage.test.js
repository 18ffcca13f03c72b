// What the browser keeps: what has been done, matches, and all of it as a file.

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

import { exported, imported, leftOff, standing } from "../vikinglab_widgets/page/base/done.js";
import { allDone, DONE, done, isDone } from "../vikinglab_widgets/page/base/storage.js";
import { KeptMatch, linked } from "../vikinglab_widgets/page/board/kept.js";
import { broken, fakeStorage } from "./fakes.js";

afterEach(() => delete globalThis.location);

test("what has been done is kept once, by its name", () => {
  const storage = fakeStorage();
  for (const name of ["a", "b", "a", ""]) done(storage, name);
  assert.deepEqual(JSON.parse(storage.held[DONE]), ["a", "b"]);
  assert.deepEqual([isDone(storage, "a"), isDone(storage, "c"), isDone(storage, "")], [true, false, false]);
});

test("what has been done is told to the other widgets of a page, once", () => {
  const [told, storage] = [[], fakeStorage()];
  globalThis.window = { dispatchEvent: ({ type, detail }) => told.push([type, detail]) };
  for (const name of ["a", "a", "", "b"]) done(storage, name);
  delete globalThis.window;
  assert.deepEqual(told, [
    ["vikinglab:done", "a"],
    ["vikinglab:done", "b"],
  ]);
});

test("what a storage holds is not believed", () => {
  for (const held of ["{", "3", '{"a": 1}', "null"]) assert.equal(allDone(fakeStorage({ [DONE]: held })).size, 0);
  assert.deepEqual([...allDone(fakeStorage({ [DONE]: JSON.stringify(["a", 1, "x".repeat(80)]) }))], ["a"]);
  assert.equal(allDone(broken).size, 0);
  assert.equal(isDone(undefined, "a"), false);
});

const CHAPTERS = [
  { parts: ["a/1", "a/2"], known: ["a/known"] },
  { parts: ["b/1", "b/2"], known: [] },
  { parts: [], known: [] },
];

test("a chapter is whole when all its parts are done, or when it is known", () => {
  assert.deepEqual(standing(CHAPTERS[0], new Set(["a/1"])), { parts: 1, of: 2, known: false, whole: false });
  assert.equal(standing(CHAPTERS[0], new Set(["a/1", "a/2"])).whole, true);
  assert.deepEqual(standing(CHAPTERS[0], new Set(["a/known"])), { parts: 0, of: 2, known: true, whole: true });
  assert.equal(standing(CHAPTERS[2], new Set()).whole, false);
});

test("one goes on where one left off, else at the first that isn't whole", () => {
  assert.equal(leftOff(CHAPTERS, new Set()), CHAPTERS[0]);
  assert.equal(leftOff(CHAPTERS, new Set(["b/1"])), CHAPTERS[1]);
  assert.equal(leftOff(CHAPTERS.slice(0, 1), new Set(["a/known"])), null);
});

test("progress goes out and comes in, and what was done here stays done", () => {
  const there = fakeStorage({
    [DONE]: '["a"]',
    "vikinglab/theme": "no-colour",
    "vikinglab/match/1/raids/play": "{}",
    other: "x",
  });
  const here = fakeStorage({ [DONE]: '["b"]' });
  const file = exported(there);
  assert.ok(!file.includes("other"));
  assert.equal(imported(here, file), true);
  assert.deepEqual([...allDone(here)].sort(), ["a", "b"]);
  assert.equal(here.held["vikinglab/theme"], "no-colour");
});

test("a file that isn't ours changes nothing", () => {
  const kept = { [DONE]: "[]" };
  const files = [
    "{",
    "null",
    "[]",
    JSON.stringify({ vikinglab: "progress", version: 2, kept }),
    JSON.stringify({ vikinglab: "progress", version: 1, kept: null }),
    JSON.stringify({ vikinglab: "progress", version: 1, kept: { other: "x" } }),
    JSON.stringify({ vikinglab: "progress", version: 1, kept: { [DONE]: 3 } }),
    " ".repeat(4_000_001),
  ];
  for (const file of files) {
    const storage = fakeStorage();
    assert.equal(imported(storage, file), false, file.slice(0, 80));
    assert.deepEqual(storage.held, {});
  }
});

test("a match is kept under the name of its widget, and without one not at all", () => {
  const storage = fakeStorage();
  new KeptMatch(storage, "raids/play").put("save", false);
  new KeptMatch(storage, "").put("save", false);
  assert.deepEqual(Object.keys(storage.held), ["vikinglab/match/1/raids/play", "vikinglab/status/1/raids/play"]);
  assert.equal(storage.held["vikinglab/match/1/raids/play"], "save");
  assert.equal(new KeptMatch(storage, "raids/play").get(), "save");
  assert.equal(new KeptMatch(storage, "").get(), null);
  assert.equal(new KeptMatch(broken, "raids/play").get(), null);
});

test("a link in the address brings a match", () => {
  assert.equal(linked(), null);
  globalThis.location = { hash: "#match=ab-C_1" };
  assert.equal(linked(), "#match=ab-C_1");
  globalThis.location = { hash: "#step=3" };
  assert.equal(linked(), null);
});
