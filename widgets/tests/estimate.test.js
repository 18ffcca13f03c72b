// Estimates: near enough, too low or too high, and by how much; percentages as each language writes them.

import assert from "node:assert/strict";
import test from "node:test";

import { judged } from "../vikinglab_widgets/page/ask/estimate.js";
import { percent } from "../vikinglab_widgets/page/base/language.js";

test("an estimate is near enough up to its bound, on both sides", () => {
  const question = { chance: 37.5, near: 5 };
  assert.deepEqual(judged(question, 33), { at: 0, off: 4.5 });
  assert.deepEqual(judged(question, 42), { at: 0, off: 4.5 });
  assert.deepEqual(judged({ chance: 40, near: 5 }, 45), { at: 0, off: 5 });
  assert.deepEqual(judged(question, 32), { at: 1, off: 5.5 });
  assert.deepEqual(judged(question, 43), { at: 2, off: 5.5 });
});

test("points that are off are told to one place", () => {
  assert.equal(judged({ chance: 100 / 3, near: 5 }, 50).off, 16.7);
});

test("percentages are written as a language writes them", () => {
  assert.equal(percent(37.5, "en"), "37.5%");
  assert.match(percent(37.5, "fr"), /^37,5\s%$/u);
  assert.equal(percent(0, "en"), "0%");
});
