// Tasks: what stands above the board, what is read aloud, and what helps.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { explained } from "../vikinglab_widgets/page/base/known.js";
import { Play } from "../vikinglab_widgets/page/board/play.js";
import { Tasks } from "../vikinglab_widgets/page/try.js";
import { fakeDocument, fakePage } from "./fakes.js";

const TASK = {
  number: 1,
  of: 2,
  done: false,
  missed: false,
  waits: false,
  played: false,
  asks: "Sell the fur.",
  hint: { words: null, path: [] },
  taught: [],
};
const state = (task = {}) => ({
  game: "raids",
  asks: { en: "Orange moves." },
  task: { ...TASK, ...task },
  scene: { title: { en: "Round 1" } },
});

let board, tasks, sent;

beforeEach(() => {
  fakeDocument();
  sent = [];
  board = { ...fakePage(), send: (message) => sent.push(message), model: { get: () => "course/1" } };
  tasks = new Tasks(board);
});

test("the task is the question, in the language that a teacher wrote it in", () => {
  const { kicker, question, language, above, below } = tasks.prompt(state());
  assert.deepEqual([kicker, question, language], ["<task-of 1 2>", "Sell the fur.", "en"]);
  assert.equal(above[0].textContent, "Orange moves.");
  assert.equal(below.length, 1);
  assert.equal(tasks.prompt(state({ of: 1 })).kicker, "<task>");
});

test("what is done, missed or waited for is said in the reader's language, without help", () => {
  for (const [over, question] of [
    ["done", "<well-done>"],
    ["missed", "<missed>"],
    ["waits", "<thinking>"],
  ]) {
    const prompt = tasks.prompt(state({ [over]: true }));
    const below = prompt.below.map(({ textContent }) => textContent);
    const ways = over === "missed" ? ["<undo-that>", "<grade-again>"] : [];
    assert.deepEqual([prompt.question, prompt.language, below], [question, "fr", ways]);
  }
  assert.equal(tasks.prompt(state({ missed: true })).above[0].textContent, "Sell the fur.");
});

test("a task that is missed says what its last move led to", () => {
  const prompt = tasks.prompt(state({ missed: true, because: { en: "A Viking goes overboard." } }));
  assert.equal(prompt.below[0].textContent, "A Viking goes overboard.");
});

test("of a match that is over a task says who won", () => {
  const over = { ...state({ done: true, played: true }), ending: { headline: { en: "Sky wins." } } };
  assert.equal(tasks.prompt(over).question, "Sky wins.");
});

test("a grade counts in the author’s word for its points", () => {
  const grade = {
    stars: 2,
    told: { en: "Two stars ({points}: 3)" },
    more: { en: "More ({points}: 4)" },
    points: "glory",
  };
  const prompt = tasks.prompt(state({ done: true, grade }));
  assert.equal(prompt.question, "Two stars (glory: 3)");
  assert.equal(prompt.below[0].textContent, "More (glory: 4)");
});

test("a task is read aloud once, and not at each of its moves", () => {
  assert.equal(tasks.announcement(state()), "Sell the fur. Orange moves.");
  assert.equal(tasks.announcement(state()), "Orange moves.");
  assert.equal(tasks.announcement(state({ number: 2, asks: "Pass." })), "Pass. Orange moves.");
  assert.equal(tasks.announcement(state({ done: true })), "<well-done>");
  assert.equal(tasks.announcement(state({ number: 2, asks: "Pass." })), "Pass. Orange moves.");
});

test("a hint is read aloud when it comes, and asked for until the move itself is told", () => {
  tasks.announcement(state());
  const hinted = state({ hint: { words: "Look at the harbour.", path: [] } });
  assert.equal(tasks.announcement(hinted), "Look at the harbour.");
  assert.equal(tasks.announcement(hinted), "Orange moves.");
  tasks.help(hinted.task.hint);
  assert.deepEqual(sent, [{ do: "hint" }]);
  tasks.help({ words: "Sell it at 9.", path: ["9"] });
  assert.deepEqual([sent.length, board.told], [1, ["Sell it at 9."]]);
  assert.deepEqual(tasks.hint(state({ hint: { words: "", path: ["9"] } })), ["9"]);
});

test("a task that is done is noted under its name", () => {
  tasks.shown(state());
  assert.deepEqual(board.storage.held, {});
  tasks.shown(state({ done: true }));
  assert.deepEqual(Object.values(board.storage.held), ['["course/1"]']);
});

test("what happened in a task that is done counts as explained", () => {
  tasks.shown(state({ taught: ["port.sell"] }));
  assert.equal(explained(board.storage, "raids:port.sell"), false);
  tasks.shown(state({ done: true, taught: ["port.sell"] }));
  assert.equal(explained(board.storage, "raids:port.sell"), true);
});

test("a task begins nothing else; a match begins anew, from a seed, unless one was given", () => {
  const played = { ...state(), seats: ["person", "greedy"], over: true };
  assert.equal(
    tasks.begin(played, { given: false }, () => 7),
    null,
  );
  assert.equal(tasks.canReview(played), false);
  assert.equal(tasks.canReview({ ...played, task: { ...played.task, played: true } }), true);
  const play = new Play(board);
  assert.deepEqual(
    play.begin(played, { given: false }, () => 7),
    {
      do: "new",
      seed: 7,
      players: 2,
      seats: ["person", "greedy"],
    },
  );
  assert.equal(
    play.begin(played, { given: true }, () => 7),
    null,
  );
  assert.equal(play.canReview(played), true);
});
