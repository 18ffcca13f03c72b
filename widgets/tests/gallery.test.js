// What is unfinished comes first, by what the browser keeps.

import assert from "node:assert/strict";
import { test } from "node:test";

import { exported } from "../vikinglab_widgets/page/base/done.js";
import { keepMatch, lastResult, leave, unfinished } from "../vikinglab_widgets/page/base/matches.js";
import { inOrder, progressOf } from "../vikinglab_widgets/page/gallery.js";

/** A storage that holds this, and keeps what is written. */
const storage = (held = {}) => ({
  held,
  get length() {
    return Object.keys(held).length;
  },
  key: (at) => Object.keys(held)[at],
  getItem: (key) => held[key] ?? null,
  setItem: (key, value) => (held[key] = value),
});

const chapter = (number) => ({
  path: `a/learn/0${number}.ipynb`,
  title: `${number}`,
  parts: [`a/${number}`],
  known: [],
});
const A = { key: "a", matches: ["a/play"], starts: ["a/start"], chapters: [chapter(1), chapter(2)] };
const B = { key: "b", matches: ["b/play"], starts: [], chapters: [] };
const C = { key: "c", matches: [], starts: [], chapters: [] };
const keys = (held) => inOrder([C, B, A], storage(held)).map(({ game }) => game.key);
const match = JSON.stringify({ line: ["x"] });

test("what is unfinished comes first: matches by when they were played, then courses", () => {
  assert.deepEqual(keys({}), ["c", "b", "a"]);
  assert.deepEqual(keys({ "vikinglab/done/1": '["a/1"]' }), ["a", "c", "b"]);
  assert.deepEqual(keys({ "vikinglab/done/1": '["a/1"]', "vikinglab/match/1/b/play": match }), ["b", "a", "c"]);
  assert.deepEqual(keys({ "vikinglab/done/1": '["a/1", "a/2"]' }), ["c", "b", "a"]);
});

test("a match goes on until it is over", () => {
  const kept = storage();
  keepMatch(kept, "a/play", match, false);
  assert.ok(unfinished(kept, "a/play").when > 0);
  keepMatch(kept, "a/play", match, true);
  assert.equal(unfinished(kept, "a/play"), null);
  assert.equal(unfinished(kept, "b/play"), null);
  assert.deepEqual(Object.keys(JSON.parse(exported(kept)).kept), [
    "vikinglab/match/1/a/play",
    "vikinglab/status/1/a/play",
  ]);
});

test("the result of the match that ended last is told, wherever it is kept, and no other text of strangers", () => {
  const [won, lost] = [{ en: "You win" }, { en: "Sky wins" }];
  const kept = storage();
  assert.equal(lastResult(kept, ["a/play"]), null);
  keepMatch(kept, "a/play", match, true, "", lost);
  assert.deepEqual(lastResult(kept, ["a/play", "a/start"]), lost);
  leave(kept, "a/play", "1", { save: "{}", over: true, result: won, when: Date.now() + 1000 });
  assert.deepEqual(lastResult(kept, ["a/play"]), won);
  for (const result of [{ en: 3 }, {}, "You win", { en: "x".repeat(201) }])
    assert.equal(
      lastResult(storage({ "vikinglab/status/1/a/play": JSON.stringify({ over: true, result }) }), ["a/play"]),
      null,
    );
});

test("a game is new until a match of it was begun, or a lesson; a first match goes on where it was played", () => {
  assert.ok(progressOf(A, storage()).isNew);
  for (const held of [{ "vikinglab/match/1/a/play": match }, { "vikinglab/done/1": '["a/1"]' }])
    assert.ok(!progressOf(A, storage(held)).isNew);
  const begun = progressOf(A, storage({ "vikinglab/match/1/a/start": match }));
  assert.deepEqual([begun.isNew, begun.page, begun.match], [false, "start", { when: 0 }]);
});

test("one goes on with the first chapter that isn't whole, or at the step that was open", () => {
  assert.equal(progressOf(A, storage()).next.title, "1");
  assert.equal(progressOf(A, storage({ "vikinglab/done/1": '["a/1"]' })).next.title, "2");
  const left = progressOf(A, storage({ "vikinglab/at/1/a/learn": "learn/02#where" }));
  assert.deepEqual([left.next.title, left.left, left.begun], ["2", "a/learn/02.ipynb#where", true]);
  const past = progressOf(A, storage({ "vikinglab/at/1/a/learn": "learn/01#end", "vikinglab/done/1": '["a/1"]' }));
  assert.deepEqual([past.next.title, past.left], ["2", undefined]);
});
