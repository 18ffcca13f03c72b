// The board by keyboard: what arrows, typing and the asking keys do, on marks that are only said to be there.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { Walker } from "../vikinglab_widgets/page/scene/keys.js";

const WORDS = {
  1: "Space 1: axe",
  2: "Space 2: village, 2 Vikings",
  12: "Space 12: rune",
  20: "Space 20: fur. Sky’s ship is here",
};
const marks = [
  ...Object.entries(WORDS).map(([space, en], at) => ({
    id: `space:${space}`,
    kind: "space",
    group: "board",
    x: 100 * at,
    y: 0,
    words: { en },
  })),
  { id: "swell", kind: "label", group: "board", x: 0, y: 50 },
  { id: "ship:0", kind: "piece", group: "board", on: "space:1", x: 0, y: 60, words: { en: "Orange’s ship" } },
  { id: "crew:0", kind: "label", group: "panel:0", x: 0, y: 500, words: { en: "Crew: 2 Vikings" } },
  { id: "crew:1", kind: "label", group: "panel:1", x: 0, y: 700, words: { en: "Crew: no Viking" } },
];

const groups = [{ id: "board" }, { id: "panel:0", sheet: true }, { id: "panel:1", sheet: true }];

let choosable, walker, heard, focused, now;

beforeEach(() => {
  [heard, focused, now] = [[], [], 10_000];
  choosable = [];
  Date.now = () => now;
  const element = (mark) => ({
    dataset: { id: mark.id },
    focus: () => focused.push(mark.id),
    scrollIntoView() {},
    matches: (style) => style === ".vl-choice" && choosable.includes(mark.id),
    getBoundingClientRect: () => ({ x: mark.x, y: mark.y, width: 10, height: 10 }),
  });
  const view = {
    scene: { marks, groups },
    words: (text) => text?.en ?? "",
    marks: new Map(marks.map((mark) => [mark.id, element(mark)])),
  };
  walker = new Walker(view, (...said) => heard.push(said));
  walker.settle();
});

/** Press keys, one after another, with the focus where it is; says which were taken. */
function press(...keys) {
  return keys.map((key) => {
    const event = {
      ...(typeof key === "string" ? { key } : key),
      target: { closest: () => walker.view.marks.get(walker.here) },
      taken: false,
    };
    walker.key({ ...event, preventDefault: () => (event.taken = true), stopPropagation() {} });
    now += 100;
    return event.taken;
  });
}

const stops = () => [...walker.view.marks].filter(([, element]) => element.tabIndex === 0).map(([id]) => id);

test("there is one stop for the tab key, and it is where one is", () => {
  assert.deepEqual(stops(), ["space:1"]);
  press("ArrowRight");
  assert.deepEqual(stops(), ["space:2"]);
});

test("one stands on spaces and on what lies on panels, and never on what says nothing", () => {
  assert.deepEqual(
    walker.stops().map((mark) => mark.id),
    ["space:1", "space:2", "space:12", "space:20", "crew:0", "crew:1"],
  );
});

test("a number goes to that space, and only to that", () => {
  press("2");
  assert.equal(walker.here, "space:2");
  now += 2000;
  press("1", "2");
  assert.equal(walker.here, "space:12");
});

test("a number that goes on soon is one number", () => {
  press("2", "0");
  assert.equal(walker.here, "space:20");
});

test("after a pause a number begins anew", () => {
  press("1");
  now += 2000;
  press("2");
  assert.equal(walker.here, "space:2");
});

test("a name goes to the next place that has a word beginning so, and round", () => {
  press("r", "u");
  assert.equal(walker.here, "space:12");
  now += 2000;
  press("V");
  assert.equal(walker.here, "crew:0");
  now += 2000;
  press("v");
  assert.equal(walker.here, "crew:1");
  now += 2000;
  press("v");
  assert.equal(walker.here, "space:2");
});

test("what nothing is called goes nowhere", () => {
  press("x", "y");
  assert.equal(walker.here, "space:1");
  assert.deepEqual(focused, []);
});

test("home, end and the page keys go to ends and from group to group", () => {
  press("End");
  assert.equal(walker.here, "crew:1");
  press("PageUp");
  assert.equal(walker.here, "crew:0");
  press("PageUp", "PageUp");
  assert.equal(walker.here, "space:1");
  press("PageDown", "Home");
  assert.equal(walker.here, "space:1");
});

test("keys that ask are heard with the place", () => {
  press("Enter", " ", "?", ".", "!", "Escape");
  assert.deepEqual(heard, [
    ["choose", "space:1"],
    ["choose", "space:1"],
    ["what"],
    ["where", "space:1"],
    ["who"],
    ["escape"],
  ]);
});

test("one goes on from where the focus came by other means", () => {
  const at = walker.view.marks.get("space:12");
  walker.key({ key: "Enter", target: { closest: () => at }, preventDefault() {}, stopPropagation() {} });
  assert.deepEqual(heard, [["choose", "space:12"]]);
  assert.deepEqual(stops(), ["space:12"]);
});

test("keys of the browser are left to it", () => {
  assert.deepEqual(press("Tab", "F5", { key: "r", ctrlKey: true }, { key: "1", metaKey: true }, "ArrowRight"), [
    false,
    false,
    false,
    false,
    true,
  ]);
  assert.equal(walker.here, "space:2");
});

test("when the place where one was is gone, one stands on the first", () => {
  walker.here = "space:99";
  walker.settle();
  assert.deepEqual(stops(), ["space:1"]);
});

test("plus and minus go from choice to choice, and round", () => {
  choosable = ["space:2", "space:20"];
  walker.go("space:1");
  focused.length = 0;
  press("+", "+", "+", "-");
  assert.deepEqual(focused, ["space:2", "space:20", "space:2", "space:20"]);
});

test("a number is meant for what can be chosen", () => {
  marks.find(({ id }) => id === "crew:0").words = { en: "Crew: 20 Vikings" };
  choosable = ["space:20"];
  walker.go("space:20");
  focused.length = 0;
  press("2", "0");
  assert.equal(focused.at(-1), "space:20");
});
