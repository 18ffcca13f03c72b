// What this reader knows of rules: kept by their keys, and believed only as far as it is ours.

import assert from "node:assert/strict";
import { test } from "node:test";

import { exported, imported } from "../vikinglab_widgets/page/base/done.js";
import { all, explain, explained, KNOWN, note } from "../vikinglab_widgets/page/base/known.js";
import { broken, fakeStorage } from "./fakes.js";

test("a rule that was explained stays so, since the first time", () => {
  const storage = fakeStorage();
  explain(storage, "raids:monster.fight");
  const { explained: when } = all(storage).get("raids:monster.fight");
  note(storage, ["raids:monster.fight"], (known) => ({ ...known, explained: when - 1000, used: 3 }));
  explain(storage, "raids:monster.fight", "raids:tile.take");
  assert.deepEqual(all(storage).get("raids:monster.fight"), { explained: when - 1000, used: 3 });
  const keys = ["raids:monster.fight", "raids:tile.take", "raids:port.sell"];
  assert.deepEqual(
    keys.map((key) => explained(storage, key)),
    [true, true, false],
  );
});

test("of a damaged store what is ours survives", () => {
  for (const held of ["{", "3", "[1]", "null", '"x"']) assert.equal(all(fakeStorage({ [KNOWN]: held })).size, 0);
  const held = {
    "raids:a.b": { explained: 5 },
    "raids:a.c": 3,
    "raids:a.d": null,
    "no rule": { explained: 5 },
    "raids:a.e": { explained: "x" },
  };
  const storage = fakeStorage({ [KNOWN]: JSON.stringify(held) });
  assert.deepEqual([...all(storage).keys()], ["raids:a.b", "raids:a.e"]);
  assert.deepEqual([explained(storage, "raids:a.b"), explained(storage, "raids:a.e")], [true, false]);
  explain(storage, "raids:a.e", "<b>");
  assert.equal(explained(storage, "raids:a.e"), true);
  assert.equal(all(storage).size, 2);
});

test("a browser that keeps nothing knows nothing", () => {
  explain(broken, "raids:a.b");
  assert.deepEqual([explained(broken, "raids:a.b"), explained(undefined, "raids:a.b")], [false, false]);
});

test("what is known goes along with the progress", () => {
  const [there, here] = [fakeStorage({ "vikinglab/coach": "off" }), fakeStorage()];
  explain(there, "raids:a.b");
  assert.equal(imported(here, exported(there)), true);
  assert.equal(explained(here, "raids:a.b"), true);
  assert.equal(here.held["vikinglab/coach"], "off");
});
