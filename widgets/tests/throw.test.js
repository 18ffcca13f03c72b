// Throws: when each thing is told, that blocks come to rest where they were drawn, and how they are flung.

import assert from "node:assert/strict";
import { test } from "node:test";

import { flung } from "../vikinglab_widgets/page/scene/flinging.js";
import { faces } from "../vikinglab_widgets/page/scene/solid.js";
import { bounce, fallen, PACES, schedule, thrown, tumbling } from "../vikinglab_widgets/page/scene/tumble.js";

const SOLID = { long: 30, wide: 20, high: 8, top: "sign", under: "grain" };
const block = (id, step, x = 40) => ({ id, kind: "piece", x, y: 50, turn: 30, step, solid: SOLID });
const cell = (id, step) => ({ id, kind: "label", x: 0, y: 0, step, print: "count", text: "1" });
const scene = (...marks) => ({ marks, groups: [] });

test("a block at rest is drawn as in Python", () => {
  const round = (number) => Math.round(number * 10) / 10 + 0;
  const [top] = faces({ ...SOLID, lift: 6 }, 30).filter(({ paint }) => paint === "top");
  // tests/core/test_solid.py has the same figures.
  assert.deepEqual(
    top.corners.map((corner) => corner.map(round)).sort(),
    [
      [-18, -5.8],
      [-8, -23.2],
      [18, -8.2],
      [8, 9.2],
    ].sort(),
  );
  assert.deepEqual(
    top.matrix.map((each) => Math.round(each * 100) / 100 + 0),
    [0.87, 0.5, -0.5, 0.87, 0, -7],
  );
  const front = faces({ ...SOLID, high: 20, wide: 8, top: "", front: "sign" }, -20).find(({ drawing }) => drawing);
  assert.deepEqual(
    front.matrix.map((each) => Math.round(each * 100) / 100 + 0),
    [0.94, -0.34, 0, 0.5, 1.37, -1.24],
  );
});

test("while it tumbles, another face may be up; at the end it lies as it was drawn", () => {
  const mark = block("a", 1);
  const fling = { direction: 1, speed: 0.5 };
  const drawn = (part) => faces(SOLID, mark.turn, tumbling(part, [0, 90], mark, 1, fling).pose);
  assert.deepEqual(drawn(1), faces(SOLID, mark.turn));
  assert.deepEqual(tumbling(1, [0, 90], mark, 1, fling).at, [mark.x, mark.y]);
  const parts = Array.from({ length: 50 }, (_, part) => part / 50);
  assert.ok(parts.some((part) => drawn(part).some(({ drawing }) => drawing === "grain")));
});

test("a block falls, bounces and lies still", () => {
  assert.equal(bounce(0), 1);
  assert.equal(bounce(1), 0);
  assert.ok(bounce(0.6) > bounce(0.42) && bounce(0.6) > bounce(0.85) && bounce(0.85) > bounce(0.95));
});

test("what was thrown is told in its steps, and what lay there before isn't", () => {
  const before = scene(block("attack", 1), cell("attack:1", 2));
  const now = scene(...before.marks, cell("defence:1", 15), block("defence", 14));
  assert.deepEqual(
    thrown(before, now).map((step) => step.map(({ id }) => id)),
    [["defence"], ["defence:1"]],
  );
  assert.deepEqual(thrown(undefined, before).length, 2);
  assert.deepEqual(thrown(now, now), []);
  assert.deepEqual(thrown(now, scene(block("attack", 1, 41), cell("attack:1", 2))).length, 2);
});

test("each is told after the other, one's own throw first", () => {
  const steps = [[block("a", 1), block("b", 1)], [cell("c", 2)], [block("d", 14)], [cell("e", 15)]];
  const told = schedule(steps, [PACES.own, PACES.answer]);
  assert.deepEqual(
    told.map(({ start }, at) => start === (told[at - 1]?.end ?? 0)),
    [true, true, true, true],
  );
  assert.equal(told[0].end, PACES.own.fall + PACES.own.apart);
  assert.equal(told[3].end - told[3].start, PACES.answer.count);
  assert.equal(fallen(told[0], 0, 0), 0);
  assert.ok(fallen(told[0], 0, 300) > fallen(told[0], 1, 300));
  assert.equal(fallen(told[0], 1, told[0].end), 1);
});

test("what bots throw is told before they move again", () => {
  const throwOf = (number, step) => [
    Array.from({ length: number }, (_, at) => block(`${step}:${at}`, step)),
    ...Array.from({ length: number + 1 }, (_, at) => [cell(`${step}:${at}`, step + 1 + at)]),
  ];
  const told = schedule([...throwOf(5, 1), ...throwOf(4, 20)], [PACES.short]);
  assert.ok(told.at(-1).end <= 700); // widgets/vikinglab_widgets/board.py pauses so long
});

test("a drag flings, and a click doesn't", () => {
  const at = (x, y, time) => ({ x, y, time });
  assert.equal(flung([at(10, 10, 0), at(12, 10, 30)]), null);
  assert.equal(flung([]), null);
  const slow = flung([at(10, 10, 0), at(10, 40, 300), at(10, 50, 380)]);
  const fast = flung([at(10, 10, 0), at(60, 10, 40), at(120, 10, 60)]);
  assert.equal(slow.direction, Math.PI / 2);
  assert.equal(fast.direction, 0);
  assert.ok(fast.speed > slow.speed && fast.speed <= 1);
});
