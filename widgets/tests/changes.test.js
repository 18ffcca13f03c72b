// Changes: what a click sends, put together with the state before it.

import assert from "node:assert/strict";
import { test } from "node:test";

import { changed } from "../vikinglab_widgets/page/board/changes.js";
import { fromPytest, json } from "./data.js";

test("a change and the state before it give the state after it, in every game", fromPytest, async () => {
  const sent = await json("changes");
  assert.ok(sent.length > 300);
  for (const { before, change, now } of sent) {
    const kept = JSON.stringify(before);
    assert.deepEqual(changed(before, change), now);
    assert.equal(JSON.stringify(before), kept, "the state before is left as it was");
  }
});

test("a change after one that was missed gives nothing", fromPytest, async () => {
  const [{ before, change }] = await json("changes");
  assert.equal(changed({ ...before, number: before.number - 1 }, change), null);
});
