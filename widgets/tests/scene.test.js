// Scenes: how large a mark is, what comes after a frame, where one goes from here, by which way.

import assert from "node:assert/strict";
import { test } from "node:test";

import { placed } from "../vikinglab_widgets/page/scene/closeup.js";
import { patched, stepped } from "../vikinglab_widgets/page/scene/frames.js";
import { neighbour } from "../vikinglab_widgets/page/scene/keys.js";
import { inDrawing, scaled, touches } from "../vikinglab_widgets/page/scene/marks.js";
import { way } from "../vikinglab_widgets/page/scene/motion.js";
import { beat } from "../vikinglab_widgets/page/scene/moving.js";
import { shaped } from "../vikinglab_widgets/page/scene/scene.js";
import { Tabs, within } from "../vikinglab_widgets/page/scene/tabs.js";
import { fromPytest, json } from "./data.js";

test("a mark is as large as it says, in the square that its drawings are made for", () => {
  assert.equal(scaled({}), 1);
  assert.equal(scaled({ size: 64 }), 2);
  assert.equal(scaled({ size: 26, frame: "vl-card" }), 0.5);
});

test("a text stands in its drawing where that is as large as in print", () => {
  assert.ok(inDrawing({ sprite: "vl-coin", text: "3" }));
  assert.ok(!inDrawing({ sprite: "vl-coin", text: "3", size: 40 }));
  assert.ok(!inDrawing({ sprite: "vl-coin", text: "3", align: "start" }));
  assert.ok(!inDrawing({ text: "3" }));
});

test("the frames of a whole match give each of its scenes", fromPytest, async () => {
  const [trace, scenes] = [await json("trace"), await json("scenes")];
  const spoken = (value) => {
    if (Array.isArray(value)) return value.map(spoken);
    if (value === null || typeof value !== "object") return value;
    if ("t" in value)
      return Object.fromEntries(trace.languages.map((language, at) => [language, trace.texts[value.t][at]]));
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, spoken(part)]));
  };
  const wordless = (scene) => ({ ...scene, groups: scene.groups.map(({ words: _, ...group }) => group) });
  assert.ok(trace.frames.length > 100);
  assert.equal(trace.frames.length, scenes.length);
  let scene = trace.scene;
  for (const [at, frame] of trace.frames.entries()) {
    const before = JSON.stringify(scene);
    const next = at ? stepped(scene, frame) : scene;
    assert.equal(JSON.stringify(scene), before, "a scene that was shown is never changed");
    scene = next;
    assert.deepEqual(spoken(scene), wordless(scenes[at]), `frame ${at}`);
  }
});

test("what is new comes after the part that it names, and what went is gone", () => {
  const parts = [
    { id: "a", x: 1 },
    { id: "b", x: 2 },
    { id: "c", x: 3 },
  ];
  const ids = (...change) => patched(parts, ...change).map((part) => part.id);
  assert.deepEqual(ids([{ id: "d", after: "a" }], ["b"]), ["a", "d", "c"]);
  assert.deepEqual(ids([{ id: "d", after: "" }], []), ["d", "a", "b", "c"]);
  assert.deepEqual(ids([{ id: "c", after: "" }], []), ["c", "a", "b"]);
  assert.deepEqual(patched(parts, [{ id: "b", x: null, y: 4 }], [])[1], { id: "b", y: 4 });
});

test("squares side by side touch, and spaces with room between them don't; what lies on a space doesn't touch it; dice in a row do", () => {
  const space = (id, x, y, more) => ({ id, kind: "space", group: "board", x, y, size: 50, ...more });
  const [a1, piece] = [space("a1", 0, 0), space("piece", 0, 0, { kind: "piece" })];
  assert.ok(touches(a1, [a1, space("b1", 50, 0)]));
  assert.ok(touches(piece, [a1, space("b1", 50, 0), piece]));
  assert.ok(!touches(a1, [a1, space("b1", 58, 0), space("a2", 0, -58)]));
  const dice = [0, 45].map((x) => space(`die:${x}`, x, 0, { kind: "piece" }));
  assert.ok(touches(dice[0], dice));
  assert.ok(!touches({ ...dice[0], on: "a1" }, [a1, ...dice]));
  assert.ok(!touches(a1, [a1, piece, space("b1", 50, 0, { kind: "label" }), space("c1", 50, 0, { group: "other" })]));
});

// b lies right of a, c below it, d far to the right and a little lower.
const PLACES = [
  { id: "a", x: 0, y: 0 },
  { id: "b", x: 50, y: 5 },
  { id: "c", x: 3, y: 60 },
  { id: "d", x: 200, y: 20 },
];
const next = (from, direction) =>
  neighbour(
    PLACES,
    PLACES.find((place) => place.id === from),
    direction,
  )?.id ?? null;

test("an arrow goes to what lies nearest that way", () => {
  assert.equal(next("a", [1, 0]), "b");
  assert.equal(next("b", [1, 0]), "d");
  assert.equal(next("d", [-1, 0]), "b");
  assert.equal(next("a", [0, 1]), "c");
  assert.equal(next("c", [0, -1]), "a");
});

test("where nothing lies that way one stays", () => {
  assert.equal(next("a", [-1, 0]), null);
  assert.equal(next("d", [1, 0]), null);
  assert.equal(next("a", [0, -1]), null);
});

const near = (one, other) => Math.hypot(one[0] - other[0], one[1] - other[1]) < 1e-6;
const far = ([x, y]) => Math.hypot(x, y);

test("a piece goes straight where nothing is said", () => {
  assert.deepEqual(way([0, 0], [30, 40], undefined), [
    [0, 0],
    [30, 40],
  ]);
  assert.deepEqual(way([0, 0], [30, 40], null), [
    [0, 0],
    [30, 40],
  ]);
});

test("round a middle it goes clockwise, from where it was to where it will be", () => {
  const places = way([-100, 0], [100, 0], [0, 0]);
  assert.ok(near(places[0], [-100, 0]) && near(places.at(-1), [100, 0]));
  assert.ok(places.every((place) => Math.abs(far(place) - 100) < 1e-6));
  assert.ok(
    places.slice(1, -1).every(([, y]) => y < 0),
    "over the top, as a clock's hand goes from nine to three",
  );
});

test("more than half round is still clockwise, and a little back is back", () => {
  const over = way([0, -100], [-100, 0], [0, 0]);
  assert.ok(over.some(([x]) => x > 90) && over.some(([, y]) => y > 90));
  const back = way([-60, -80], [-80, -60], [0, 0]);
  assert.ok(back.every(([x, y]) => x < 0 && y < 0));
});

test("it comes nearer or goes further as it turns", () => {
  const places = way([0, 100], [0, -50], [0, 0]);
  assert.ok(places.slice(1).every((place, at) => far(place) < far(places[at])));
});

test("what is drawn much wider than its square has room for a ring around it", () => {
  const [place, reward] = [
    { id: "place", kind: "space", x: 0, y: 0, size: 52 },
    { id: "reward", kind: "space", x: 0, y: 47 },
  ];
  assert.ok(touches(place, [place, reward], 60));
  assert.ok(!touches(place, [place, reward], 244));
});

test("a page shows the groups of its shape, with their marks, and those that are for all", () => {
  const groups = [{ id: "chart" }, { id: "ship", only: "wide" }, { id: "tabs", only: "narrow" }];
  const marks = ["chart", "ship", "tabs", ""].map((group) => ({ id: `in ${group}`, group }));
  const seen = (narrow) => shaped({ groups, marks }, narrow);
  assert.deepEqual(
    seen(false).groups.map(({ id }) => id),
    ["chart", "ship"],
  );
  assert.deepEqual(
    seen(true).marks.map(({ id }) => id),
    ["in chart", "in tabs", "in "],
  );
  const plain = { groups: [groups[0]], marks };
  assert.equal(shaped(plain, true), plain);
});

test("a mark is in the view that its middle lies in", () => {
  const view = { tab: "t", x: 10, y: 10, width: 20, height: 10 };
  assert.ok(within({ x: 30, y: 20 }, view));
  assert.ok(!within({ x: 31, y: 20 }, view));
  assert.ok(!within({ x: 20, y: 9 }, view));
});

test("on a narrow page a board shows the view in front, and of the others not even an edge", () => {
  const views = [0, 100].map((x) => ({ tab: `tab:${x}`, x, y: 0, width: 100, height: 50 }));
  const scene = { groups: [{ id: "board", width: 200, height: 50, views }], marks: [], active: ["tab:100"] };
  const near = { group: "board", x: 190, y: 10 };
  const cut = { group: "board", x: 98, y: 10 };
  const tabs = new Tabs({ narrow: true, scene });
  tabs.choose(scene);
  assert.equal(tabs.seen(scene.groups[0]), views[1]);
  assert.deepEqual(
    [near, cut, { ...cut, group: "tabs" }].map((mark) => tabs.isBehind(mark)),
    [false, true, false],
  );
  tabs.view.narrow = false;
  tabs.choose(scene);
  assert.equal(tabs.isBehind(cut), false);
  assert.equal(tabs.seen(scene.groups[0]).width, 200);
});

test("a figure that has changed beats, where it lies still and isn’t told in steps", () => {
  const beats = [];
  const drawn = (id, details = []) => ({ animate: () => beats.push(id), querySelectorAll: () => details });
  const part = { x: 0, y: 0, text: "1" };
  const gold = { id: "gold", x: 1, y: 1, text: "3" };
  const same = { id: "same", x: 1, y: 1, figure: "2" };
  const moved = { id: "moved", x: 1, y: 1, figure: "2" };
  const told = { id: "told", x: 1, y: 1, text: "2", step: 1 };
  const ship = { id: "ship", x: 1, y: 1, details: [part, part] };
  const before = { marks: [gold, same, moved, told, ship] };
  const marks = [
    { ...gold, text: "4" },
    same,
    { ...moved, x: 9, figure: "1" },
    { ...told, text: "5" },
    { ...ship, details: [part, { ...part, text: "2" }] },
    { id: "new", x: 1, y: 1, text: "7" },
  ];
  const elements = new Map(marks.map(({ id }) => [id, drawn(id, [drawn("first"), drawn("second")])]));
  beat(before, { marks }, elements);
  assert.deepEqual(beats, ["gold", "second"]);
});

test("where a board is turned for its closeup, what lies on something stays beside it", () => {
  const place = { id: "place", x: 20, y: 10, size: 32 };
  const flag = { id: "flag", on: "place", x: 36, y: -5 };
  const whirl = { id: "whirl", on: "place", x: 60, y: 10 };
  const marks = new Map([place, flag, whirl].map((mark) => [mark.id, mark]));
  const [turned, beside, apart] = [place, flag, whirl].map((mark) =>
    placed(mark, marks, 90, [10, 10]).map((at) => Math.round(at)),
  );
  assert.deepEqual(turned, [10, 20]);
  assert.deepEqual(beside, [26, 5]);
  assert.deepEqual(apart, [10, 60]);
});
