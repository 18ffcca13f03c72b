// Smaller parts of a board: the log, the veil, the tools, the model.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { Unpacked } from "../vikinglab_widgets/page/base/model.js";
import { GameLog } from "../vikinglab_widgets/page/board/log.js";
import { Toolbar } from "../vikinglab_widgets/page/board/toolbar.js";
import { Veil } from "../vikinglab_widgets/page/board/veil.js";
import { fakeDocument, fakePage } from "./fakes.js";

beforeEach(fakeDocument);

const entry = (number) => ({ number, seat: 0, text: { en: `moment ${number}` }, rule: "a.b" });

test("the log tells what is new, the latest six at most, and nothing of what stood there before", () => {
  const log = new GameLog(fakePage(), { pointed() {}, opened() {} });
  const entries = Array.from({ length: 12 }, (_, number) => entry(number));
  assert.deepEqual(log.news(entries.slice(0, 3)), []);
  assert.deepEqual(log.news(entries.slice(0, 5)), ["moment 3", "moment 4"]);
  assert.deepEqual(log.news(entries.slice(0, 5)), []);
  assert.deepEqual(
    log.news(entries),
    [6, 7, 8, 9, 10, 11].map((number) => `moment ${number}`),
  );
  log.forget();
  assert.deepEqual(log.news(entries), []);
  assert.deepEqual(log.news([]), []);
  assert.deepEqual(log.news([entry(0)]), ["moment 0"]);
});

test("the board is covered for the next viewer until they lift the veil, and not again for the same", () => {
  const [page, covered, lifted] = [fakePage(), [{ inert: false }], []];
  const veil = new Veil(page, covered);
  const show = (state) =>
    veil.show({ shared: true, over: false, viewer: 0, ...state }, ["Ann", "Bob"], () => lifted.push("lifted"));
  show({ viewer: 0 });
  assert.deepEqual([veil.element.hidden, covered[0].inert, page.told], [false, true, ["Ann. <veil>"]]);
  veil.element.children[1].heard.click();
  assert.deepEqual([veil.element.hidden, covered[0].inert, lifted], [true, false, ["lifted"]]);
  show({ viewer: 0 });
  assert.ok(veil.element.hidden);
  show({ viewer: 1 });
  assert.ok(!veil.element.hidden);
  show({ viewer: 1, over: true });
  assert.ok(veil.element.hidden);
});

test("one who plays alone meets no veil", () => {
  const veil = new Veil(fakePage(), []);
  veil.show({ shared: false, over: false, viewer: 0 }, ["Ann"], () => {});
  assert.ok(veil.element.hidden);
});

test("tools that don't work are switched off", () => {
  const toolbar = new Toolbar((key) => key, { undo() {}, redo() {} });
  toolbar.show(["undo", "redo"], { undo: true, redo: false }, document.createElement("p"));
  assert.deepEqual(
    toolbar.element.children.map((each) => [each.textContent, Boolean(each.disabled)]),
    [
      ["undo", false],
      ["redo", true],
    ],
  );
});

test("large traits are unpacked, each value once", () => {
  const traits = { state: '{"over": false}', name: '{"over": false}', setup: { given: true } };
  const model = new Unpacked({ get: (name) => traits[name] });
  const first = model.get("state");
  assert.deepEqual(first, { over: false });
  assert.equal(model.get("state"), first);
  traits.state = '{"over": true}';
  assert.deepEqual(model.get("state"), { over: true });
  assert.equal(model.get("name"), '{"over": false}');
  assert.deepEqual(model.get("setup"), { given: true });
});
