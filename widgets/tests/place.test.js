import assert from "node:assert/strict";
import { test } from "node:test";

import { place } from "../vikinglab_widgets/page/board/place.js";

const ROOM = { x: 0, y: 0, width: 400, height: 300 };
const SIZE = { width: 120, height: 40 };
const AT = { x: 180, y: 140, width: 40, height: 40 };

const covers = ({ x, y }, box) =>
  x < box.x + box.width && box.x < x + SIZE.width && y < box.y + box.height && box.y < y + SIZE.height;

test("a bubble stands in the middle above or below what it is about", () => {
  assert.deepEqual(place(SIZE, AT, ROOM, []), { x: 140, y: 92 });
});

test("it makes room for what may be chosen", () => {
  const above = { x: 150, y: 100, width: 30, height: 30 };
  assert.deepEqual(place(SIZE, AT, ROOM, [above]), { x: 140, y: 188 });
});

test("it goes as far as it must, and stays in its room", () => {
  const around = [0, 60, 120, 180, 240].flatMap((y) =>
    [140, 200, 260, 320].map((x) => ({ x, y, width: 40, height: 40 })),
  );
  const found = place(SIZE, AT, ROOM, around);
  assert.ok(around.every((box) => !covers(found, box)));
  assert.ok(found.x >= 0 && found.x + SIZE.width <= ROOM.width && found.y + SIZE.height <= ROOM.height);
});

test("where all is taken it covers as little as it can", () => {
  const { x, y } = place(SIZE, AT, ROOM, [{ x: 0, y: 0, width: 400, height: 290 }]);
  assert.deepEqual([x, y], [140, 260]);
});
