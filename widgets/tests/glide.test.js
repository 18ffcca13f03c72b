// From one board to the next: which pieces move, and how far.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ways } from "../vikinglab_widgets/share/jupyter/voila/templates/vikinglab/static/glide.js";

const board = (pieces, kind = "0 0 100 100", drawing = "#sea") => ({
  kind,
  drawing,
  pieces: new Map(Object.entries(pieces)),
});

test("pieces that both boards have come from where they lay", () => {
  const before = board({ a: { x: 0.25, y: 0.5 }, b: { x: 0.5, y: 0.5 }, gone: { x: 0, y: 0 } });
  const after = board({ a: { x: 0.75, y: 0.25 }, b: { x: 0.5, y: 0.5 }, fresh: { x: 1, y: 1 } });
  assert.deepEqual(ways(before, after), [{ id: "a", x: -0.5, y: 0.25 }]);
});

test("between boards of two kinds nothing glides", () => {
  const [here, there] = [{ a: { x: 0, y: 0 } }, { a: { x: 1, y: 1 } }];
  assert.deepEqual(ways(board(here), board(there, "0 0 90 100")), []);
  assert.deepEqual(ways(board(here), board(there, "0 0 100 100", "#wood")), []);
  assert.deepEqual(ways(null, board(there)), []);
});
