// When to ask again: against the figures that FSRS's own implementations are tested by, and by what must always hold.

import assert from "node:assert/strict";
import { test } from "node:test";

import { DAY, FORGOTTEN, interval, recall, RECALLED, reviewed, SOON } from "../vikinglab_widgets/page/base/fsrs.js";

const MINUTE = 60_000;
const START = Date.UTC(2022, 11, 29, 12, 30);

/** What is remembered after reviews, each so many milliseconds after the one before. */
function after(reviews) {
  let [memory, now] = [null, START];
  for (const [wait, grade] of reviews) {
    now += wait;
    memory = reviewed(memory, grade, now);
  }
  return memory;
}

test("the intervals are those that are published for FSRS 6", () => {
  // Their scheduler learns in steps of ten minutes: the waits are its own, and the intervals are compared.
  const waits = [0, 10 * MINUTE, 2, 11, 46, 163, 498, 10 * MINUTE, 10 * MINUTE, 2, 4, 7, 12];
  const grades = [3, 3, 3, 3, 3, 3, 1, 1, 3, 3, 3, 3, 3];
  const published = [null, 2, 11, 46, 163, 498, null, null, 2, 4, 7, 12, 21];
  const reviews = waits.map((wait, at) => [wait < 1000 ? wait * DAY : wait, grades[at]]);
  for (const [at, days] of published.entries()) {
    const memory = after(reviews.slice(0, at + 1));
    if (days !== null) assert.equal(interval(memory.stability), days, `review ${at + 1}`);
  }
});

test("stability and difficulty are those that are published", () => {
  const waits = [0, 0, 1, 3, 8, 21];
  const memory = after(waits.map((days, at) => [days * DAY, at === 0 ? FORGOTTEN : RECALLED]));
  assert.ok(Math.abs(memory.stability - 53.62691) < 1e-4, memory.stability);
  assert.ok(Math.abs(memory.difficulty - 6.3574867) < 1e-4, memory.difficulty);
});

test("a first review begins with the published figures", () => {
  const [lost, known] = [FORGOTTEN, RECALLED].map((grade) => after([[0, grade]]));
  assert.deepEqual([lost.stability, known.stability], [0.212, 2.3065]);
  assert.ok(Math.abs(lost.difficulty - 6.4133) < 1e-8 && Math.abs(known.difficulty - 2.11810397) < 1e-7);
});

test("what is asked when it is due is known in nine of ten cases", () => {
  const memory = { stability: 40, difficulty: 5, at: START, due: START + 40 * DAY };
  assert.ok(Math.abs(recall(memory, memory.due) - 0.9) < 1e-9);
  assert.equal(recall(memory, START - DAY), 1);
});

test("whatever happens: what was known is asked later, what was forgotten soon, and figures stay within their bounds", () => {
  let state = 7;
  const random = () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
  for (let walk = 0; walk < 200; walk += 1) {
    let [memory, now] = [null, START];
    for (let step = 0; step < 40; step += 1) {
      now += random() < 0.3 ? random() * DAY : random() ** 3 * 900 * DAY;
      if (random() < 0.02) now -= 400 * DAY; // a clock may be set back
      const [known, lost] = [reviewed(memory, RECALLED, now), reviewed(memory, FORGOTTEN, now)];
      assert.ok(known.due >= now + DAY && known.due <= now + 36_500 * DAY);
      assert.equal(lost.due, now + SOON);
      if (memory) assert.ok(known.stability >= memory.stability && lost.stability <= memory.stability);
      if (memory) assert.ok(known.difficulty <= lost.difficulty);
      for (const { stability, difficulty } of [known, lost]) {
        assert.ok(stability >= 0.001 && Number.isFinite(stability));
        assert.ok(difficulty >= 1 && difficulty <= 10);
      }
      memory = random() < 0.75 ? known : lost;
    }
  }
});
