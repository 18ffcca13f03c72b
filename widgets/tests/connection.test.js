// The connection: who answers, who doesn't, and how that is said.

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

import { Connection } from "../vikinglab_widgets/page/board/connection.js";
import { fakeDocument } from "./fakes.js";

/** Let time pass, a beat at a time. */
const beats = (count) => Array.from({ length: count }, () => mock.timers.tick(5000));

let connection, sent, back, model;

beforeEach(() => {
  fakeDocument();
  mock.timers.reset();
  mock.timers.enable({ apis: ["setInterval", "Date"], now: 1_000_000 });
  [sent, back] = [[], 0];
  model = { send: (message) => sent.push(message) };
  connection = new Connection(
    model,
    (key) => key,
    () => (back += 1),
  );
});

test("somebody is asked for now and then, and an answer is patience again", () => {
  connection.beat();
  mock.timers.tick(5000);
  assert.deepEqual(sent, [{ do: "ping", number: 1 }]);
  connection.answered();
  mock.timers.tick(5000);
  assert.equal(sent.length, 2);
  assert.ok(connection.banner.hidden);
  assert.equal(back, 0);
  connection.close();
  mock.timers.tick(60_000);
  assert.equal(sent.length, 2);
});

test("without an answer the board is busy, later it is gone, and when it answers that is said", () => {
  connection.beat();
  beats(2);
  assert.deepEqual([connection.banner.hidden, connection.banner.textContent], [false, "busy"]);
  beats(3);
  assert.equal(connection.banner.textContent, "gone");
  connection.answered();
  assert.deepEqual([connection.banner.hidden, back], [true, 1]);
  connection.post({ do: "undo" });
  connection.complain();
  assert.equal(connection.banner.textContent, "busy");
});

test("a way that is closed is said at once", () => {
  model.send = () => {
    throw new Error("closed");
  };
  connection.post({ do: "undo" });
  assert.equal(connection.banner.textContent, "gone");
});

test("a comm that a notebook knows to be dead is gone", () => {
  model.comm_live = false;
  connection.complain();
  assert.equal(connection.banner.textContent, "gone");
});
