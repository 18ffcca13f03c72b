// Going on after the kernel has gone: by itself within a minute, later at the reader's wish.

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

import { GoingOn } from "../vikinglab_widgets/page/board/goingon.js";

let answer, opened, isKept, isFree, goingOn;

/** Let seconds pass, with everything that was asked meanwhile. */
async function pass(seconds) {
  for (let second = 0; second < seconds; second += 1) {
    for (let turn = 0; turn < 4; turn += 1) await null;
    mock.timers.tick(1000);
  }
  for (let turn = 0; turn < 4; turn += 1) await null;
}

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "Date"], now: 1_000_000 });
  [answer, opened, isKept, isFree] = ["away", 0, true, true];
  const server = { ask: async () => answer, open: () => (opened += 1), isFree: () => isFree };
  goingOn = new GoingOn(
    server,
    () => isKept,
    () => {},
  );
});

test("a page opens again when the server answers within a minute, after a moment in which it says so", async () => {
  goingOn.missed();
  await pass(40);
  answer = "gone";
  await pass(3);
  assert.deepEqual([goingOn.answer, goingOn.isSoon, opened], ["gone", true, 0]);
  await pass(3);
  assert.equal(opened, 1);
});

test("later it waits for its reader, and doesn’t leave while nobody answers", async () => {
  goingOn.missed();
  await pass(70);
  await goingOn.now();
  assert.equal(opened, 0);
  answer = "gone";
  await pass(120);
  assert.deepEqual([goingOn.isSoon, opened], [false, 0]);
  await goingOn.now();
  assert.equal(opened, 1);
});

test("a page doesn’t open again while its kernel lives, nor where the match would be lost or something interrupted", async () => {
  goingOn.missed();
  answer = "alive";
  await pass(20);
  [answer, isKept] = ["gone", false];
  await pass(10);
  [isKept, isFree] = [true, false];
  await pass(10);
  assert.equal(opened, 0);
  isFree = true;
  await pass(4);
  assert.equal(opened, 1);
});

test("when the kernel answers again, nobody is asked any more", async () => {
  goingOn.missed();
  await pass(5);
  goingOn.found();
  answer = "gone";
  await pass(100);
  assert.equal(opened, 0);
});
