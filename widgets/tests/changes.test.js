// Changes: what a click sends, put together with the state before it.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";

import { changed } from "../vikinglab_widgets/page/board/changes.js";

const json = async (name) => JSON.parse(await readFile(`${process.env.PAGE}/${name}.json`, "utf-8"));

test("a change and the state before it give the state after it, in every game", async () => {
  const sent = await json("changes");
  assert.ok(sent.length > 300);
  for (const { before, change, now } of sent) {
    const kept = JSON.stringify(before);
    assert.deepEqual(changed(before, change), now);
    assert.equal(JSON.stringify(before), kept, "the state before is left as it was");
  }
});

test("a change after one that was missed gives nothing", async () => {
  const [{ before, change }] = await json("changes");
  assert.equal(changed({ ...before, number: before.number - 1 }, change), null);
});
