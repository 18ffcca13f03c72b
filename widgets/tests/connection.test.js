// The connection: who answers, who doesn't, and how that is said.

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

import { Connection } from "../vikinglab_widgets/page/board/connection.js";

/** Let time pass, a beat at a time. */
const beats = (count) => Array.from({ length: count }, () => mock.timers.tick(5000));

let connection, sent, told, model, question;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setInterval", "Date"], now: 1_000_000 });
  [sent, told, question] = [[], [], { do: "seen", number: 1 }];
  model = { send: (message) => sent.push(message) };
  connection = new Connection(
    model,
    () => question,
    () => told.push(connection.status),
  );
});

test("somebody is asked for now and then, and an answer is patience again", () => {
  connection.beat();
  mock.timers.tick(5000);
  assert.deepEqual(sent, [{ do: "seen", number: 1 }]);
  connection.answered();
  mock.timers.tick(5000);
  assert.equal(sent.length, 2);
  assert.deepEqual(told, []);
  connection.close();
  mock.timers.tick(60_000);
  assert.equal(sent.length, 2);
});

test("what isn't answered is asked again", () => {
  connection.beat();
  question = { do: "undo", at: 3 };
  connection.post(question);
  beats(2);
  assert.deepEqual(sent, [question, question, question]);
});

test("without an answer the board is busy, later it is gone, and when it answers that is said", () => {
  connection.beat();
  beats(2);
  assert.deepEqual(told, ["busy"]);
  beats(3);
  assert.deepEqual(told, ["busy", "gone"]);
  connection.answered();
  connection.post({ do: "undo" });
  connection.complain();
  assert.deepEqual(told, ["busy", "gone", "open", "busy"]);
});

test("a way that is closed is said at once", () => {
  model.send = () => {
    throw new Error("closed");
  };
  connection.post({ do: "undo" });
  assert.equal(connection.status, "gone");
});

test("a comm that a notebook knows to be dead is gone", () => {
  model.comm_live = false;
  connection.complain();
  assert.equal(connection.status, "gone");
});
