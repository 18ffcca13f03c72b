// Choosing: what pointing at marks means, one after the other.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { Choosing } from "../vikinglab_widgets/page/board/choosing.js";

const choice = (line, ...path) => ({ line, path, words: { en: line } });
const CHOICES = [
  choice("sail 5", "5"),
  choice("take axe", "tile", "axe"),
  choice("take fur", "tile", "fur"),
  choice("pass", "do:pass"),
];
const REFUSED = [
  { path: ["6"], text: { en: "no" }, rule: "a.b" },
  { path: ["do:pay"], text: { en: "poor" }, rule: "a.c" },
];
const MARKS = [
  { id: "5", kind: "space" },
  { id: "6", kind: "space" },
  { id: "tile", kind: "space" },
  { id: "axe", kind: "piece" },
  { id: "fur", kind: "piece" },
  { id: "ship", kind: "piece", on: "5" },
  { id: "other", kind: "piece", on: "6", choice: "axe" },
];

let choosing;

beforeEach(() => {
  choosing = new Choosing();
  choosing.show({ choices: CHOICES, refused: REFUSED, scene: { marks: MARKS } });
});

test("a path that is a whole choice is played", () => {
  assert.deepEqual(choosing.point("5"), { act: "play", choice: CHOICES[0] });
});

test("a piece stands for the space that it lies on, where only that leads on", () => {
  assert.equal(choosing.meant("ship"), "5");
  assert.equal(choosing.meant("other"), "axe");
  choosing.pick(["tile"]);
  assert.equal(choosing.meant("axe"), "axe");
  assert.equal(choosing.meant("nothing"), "nothing");
});

test("a path that goes on is picked, and goes on", () => {
  assert.deepEqual(choosing.point("tile"), { act: "pick", path: ["tile"] });
  choosing.pick(["tile"]);
  assert.deepEqual([...choosing.next.keys()], ["axe", "fur"]);
  assert.deepEqual(choosing.point("axe"), { act: "play", choice: CHOICES[1] });
});

test("what was picked is put back when it is pointed at again", () => {
  choosing.pick(["tile"]);
  assert.deepEqual(choosing.point("tile"), { act: "put back" });
});

test("another thing that a path goes on from is picked instead", () => {
  choosing.show({ choices: [...CHOICES, choice("sell", "harbour", "fur")], refused: [], scene: { marks: MARKS } });
  choosing.pick(["tile"]);
  assert.deepEqual(choosing.point("harbour"), { act: "pick", path: ["harbour"] });
  assert.ok(choosing.leadsOn("harbour"));
  // A whole choice isn't played by the way: it would be a slip.
  assert.deepEqual(choosing.point("5"), { act: "refuse", path: ["tile", "5"] });
});

test("what leads nowhere is refused", () => {
  assert.deepEqual(choosing.point("6"), { act: "refuse", path: ["6"] });
  assert.ok(!choosing.leadsOn("6"));
});

test("the next ids come with the choices that each leads to", () => {
  assert.deepEqual(
    [...choosing.next].map(([id, found]) => [id, found.length]),
    [
      ["5", 1],
      ["tile", 2],
      ["do:pass", 1],
    ],
  );
});

test("words that are told later are those of their choice", () => {
  choosing.show({ choices: [{ ...CHOICES[1], words: null }, CHOICES[0]], refused: [], scene: { marks: MARKS } });
  assert.ok(choosing.unnamed);
  choosing.name({ "take axe": { en: "Take the axe" } });
  assert.ok(!choosing.unnamed);
  assert.deepEqual(choosing.named([CHOICES[1]]), { en: "Take the axe" });
  assert.equal(choosing.named([CHOICES[1], CHOICES[0]]), null);
});

test("what isn't drawn gets buttons", () => {
  assert.deepEqual(choosing.undrawn, { choices: [CHOICES[3]], refused: [REFUSED[1]] });
});

test("a new state begins with nothing picked", () => {
  choosing.pick(["tile"]);
  choosing.show({ choices: [], refused: [], scene: { marks: [] } });
  assert.deepEqual(choosing.picked, []);
  assert.equal(choosing.next.size, 0);
});
