// What the browser keeps: what has been done, matches, and all of it as a file.

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";

import { exported, imported, leftOff, standing } from "../vikinglab_widgets/page/base/done.js";
import { allDone, browserStorage, DONE, done, isDone, lasting } from "../vikinglab_widgets/page/base/storage.js";
import { CHOICES } from "../vikinglab_widgets/page/base/preferences.js";
import { continues, leave, leftMatches } from "../vikinglab_widgets/page/base/matches.js";
import { KeptMatch } from "../vikinglab_widgets/page/board/kept.js";
import { linked } from "../vikinglab_widgets/page/board/link.js";
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

const [CURRENT, STATUS] = ["vikinglab/match/1/raids/play", "vikinglab/status/1/raids/play"];
const save = (seed, ...line) => JSON.stringify({ vikinglab: 3, game: "raids", seed, line });
test("everything that a board keeps is forgotten with all else", () => {
  const storage = fakeStorage();
  for (const name of Object.keys(CHOICES)) storage.setItem(`vikinglab/${name}`, "x");
  for (const name of ["throw", "match/1/a", "status/1/a", "aside/1/a/1", "broken/1/a"])
    storage.setItem(`vikinglab/${name}`, "x");
  assert.deepEqual(Object.keys(JSON.parse(exported(storage)).kept), Object.keys(storage.held));
});

const keeper = (storage) => new KeptMatch(storage, "raids/play");
const listed = (storage) => leftMatches(storage, "raids/play").map((each) => each.save);
const EMPTY = { save: save(1), over: false, match: 1 };
const ONE = { save: save(1, "a"), over: false, match: 1 };
const TWO = { save: save(1, "a", "b"), over: false, match: 1 };
const OTHER = { save: save(2, "c"), over: false, match: 2 };

test("a match is kept under the name of its widget, and without one not at all", () => {
  const storage = fakeStorage();
  keeper(storage).put(ONE);
  new KeptMatch(storage, "").put(ONE);
  assert.deepEqual(Object.keys(storage.held), [CURRENT, STATUS]);
  assert.equal(keeper(storage).get(), ONE.save);
  assert.equal(new KeptMatch(storage, "").get(), null);
});

test("where storage is refused or full, that is said", () => {
  assert.equal(keeper(null).put(ONE), "none");
  assert.equal(keeper(broken).put(ONE), "full");
  assert.equal(keeper(broken).get(), null);
  Object.defineProperty(globalThis, "localStorage", {
    configurable: true,
    get() {
      throw new Error("SecurityError");
    },
  });
  const storage = browserStorage();
  assert.equal(lasting(storage), null);
  done(storage, "a");
  assert.ok(isDone(browserStorage(), "a"), "the widgets of a page share what it holds");
  assert.ok(!exported(storage).includes("null"));
  delete globalThis.localStorage;
});

test("a match that is left for another goes to the list, but not one without a move", () => {
  const storage = fakeStorage();
  const kept = keeper(storage);
  for (const played of [EMPTY, OTHER, ONE]) assert.equal(kept.put(played), null);
  assert.equal(storage.held[CURRENT], ONE.save);
  assert.deepEqual(listed(storage), [OTHER.save]);
});

test("what can’t be read stays in the list, too: a newer page may know it", () => {
  const storage = fakeStorage({ [CURRENT]: "{" });
  const kept = keeper(storage);
  kept.get();
  kept.put(ONE);
  assert.deepEqual(listed(storage), ["{"]);
});

test("undo and restart of one match leave nothing behind that nobody left", () => {
  const storage = fakeStorage();
  const kept = keeper(storage);
  for (const played of [ONE, TWO, ONE, EMPTY]) kept.put(played);
  assert.deepEqual(listed(storage), []);
});

test("the list holds each match once, with all of its moves", () => {
  const storage = fakeStorage();
  for (const [at, played] of [ONE, TWO, ONE, OTHER].entries())
    leave(storage, "raids/play", `${at}`, { save: played.save, over: false, when: at });
  assert.deepEqual(listed(storage), [OTHER.save, TWO.save]);
  assert.ok(continues(TWO.save, ONE.save));
  assert.ok(!continues(ONE.save, TWO.save));
  assert.ok(!continues(save(2, "a", "b"), ONE.save));
});

test("the last twenty finished matches stay, and all that are unfinished", () => {
  const storage = fakeStorage();
  for (const at of Array(60).keys())
    leave(storage, "raids/play", `${at}`, { save: save(at, "a"), over: at % 2 > 0, result: null, when: at });
  const over = leftMatches(storage, "raids/play").map((each) => each.over);
  assert.deepEqual([over.filter(Boolean).length, over.length], [20, 50]);
  assert.ok(over[0], "the latest stays");
});

test("a full storage leaves the match there that it holds", () => {
  const storage = fakeStorage();
  const kept = keeper(storage);
  kept.put(ONE);
  storage.setItem = broken.setItem;
  assert.equal(kept.put(OTHER), "full");
  assert.equal(storage.held[CURRENT], ONE.save);
});

test("two pages with one match: neither overwrites the other, and either can go on", () => {
  const storage = fakeStorage();
  const [here, there] = [keeper(storage), keeper(storage)];
  here.put(ONE);
  there.adopt(1, there.get());
  there.put(TWO);
  assert.equal(here.put(ONE), "elsewhere");
  assert.deepEqual(listed(storage), []); // it holds nothing that the other hasn't
  const mine = { ...ONE, save: save(1, "a", "z") };
  assert.equal(here.put(mine), "elsewhere");
  assert.deepEqual([storage.held[CURRENT], ...listed(storage)], [TWO.save, mine.save]);
  assert.equal(here.takeOver(mine), null);
  assert.deepEqual([storage.held[CURRENT], ...listed(storage)], [mine.save, TWO.save]);
  assert.equal(there.put(TWO), "elsewhere");
});

test("two pages with one task: neither overwrites the other until its reader says so", () => {
  const storage = fakeStorage();
  const task = () => new KeptMatch(storage, "raids/play", { isMatch: false });
  const [here, there] = [task(), task()];
  here.put(ONE);
  there.adopt(1, there.get());
  assert.equal(there.put(ONE), null);
  assert.equal(here.put(ONE), null); // the other has only opened it
  assert.equal(there.put(TWO), null);
  const mine = { ...ONE, save: save(1, "a", "z") };
  assert.equal(here.put(ONE), "apart");
  assert.equal(here.put(mine), "apart");
  assert.deepEqual([storage.held[CURRENT], ...listed(storage)], [TWO.save]);
  assert.equal(here.takeOver(mine), null);
  assert.deepEqual([storage.held[CURRENT], ...listed(storage)], [mine.save]);
  assert.equal(there.put(TWO), "apart");
  there.adopt(2, there.stored);
  assert.equal(there.put({ ...mine, match: 2 }), null);
});

test("a match from the list is the current one then, and no longer in the list", () => {
  const storage = fakeStorage();
  const kept = keeper(storage);
  kept.put(ONE);
  kept.put(OTHER);
  kept.opened = { left: kept.others[0], match: 3 };
  kept.put({ ...ONE, match: 3 });
  assert.equal(storage.held[CURRENT], ONE.save);
  assert.deepEqual(listed(storage), [OTHER.save]);
});

test("a link in the address brings a match", () => {
  assert.equal(linked(), null);
  globalThis.location = { hash: "#match=ab-C_1" };
  assert.equal(linked(), "#match=ab-C_1");
  globalThis.location = { hash: "#step=3" };
  assert.equal(linked(), null);
});
