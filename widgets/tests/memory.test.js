// What a reader remembers of rules: what counts, what is due, and what a damaged store leaves of it.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";

import { byTurns, duration, picks } from "../vikinglab_widgets/page/ask/picks.js";
import { exported, imported } from "../vikinglab_widgets/page/base/done.js";
import { DAY } from "../vikinglab_widgets/page/base/fsrs.js";
import { all, explain, KNOWN, merged } from "../vikinglab_widgets/page/base/known.js";
import * as memory from "../vikinglab_widgets/page/base/memory.js";
import { Learning } from "../vikinglab_widgets/page/board/learning.js";
import { broken, fakeStorage } from "./fakes.js";

const { answer, due, lapse, meet, notePosition, positions, putOff, schedule, standing, use } = memory;
const [FIGHT, CEDE] = ["raids:monster.fight", "raids:monster.cede"];
const NOW = Date.UTC(2026, 0, 5);
let storage;

beforeEach(() => (storage = fakeStorage()));

const of = (key = FIGHT) => all(storage).get(key);
const days = (key) => (of(key).memory.due - of(key).memory.at) / DAY;
const dueKeys = (now) => due(storage, [FIGHT, CEDE], now).map(({ key }) => key);

// What counts

test("a rule that is used again and again in a match is one review", () => {
  use(storage, [FIGHT, CEDE], "first", NOW);
  assert.equal(days(), 2);
  for (let minute = 1; minute < 60; minute += 1) use(storage, [FIGHT], "first", NOW + minute * 60_000);
  assert.equal(of().memory.at, NOW);
  assert.equal(of().used, NOW + 59 * 60_000);
  use(storage, [FIGHT], "kickstarter", NOW + 2 * DAY);
  assert.ok(days() > 5);
  assert.deepEqual([of().edition, of(CEDE).edition], ["kickstarter", "first"]);
});

test("a rule that is broken is a lapse, once, and used rightly later it is known again", () => {
  use(storage, [FIGHT], "first", NOW);
  const { stability } = of().memory;
  lapse(storage, FIGHT, "first", NOW + 1000);
  const lost = of().memory;
  assert.ok(lost.stability < stability && lost.due < NOW + DAY);
  lapse(storage, FIGHT, "first", NOW + 2000);
  assert.deepEqual(of().memory, lost);
  use(storage, [FIGHT], "first", NOW + 3000);
  assert.ok(of().memory.stability > lost.stability && days() >= 1);
});

test("every first answer counts", () => {
  answer(storage, FIGHT, true, NOW);
  answer(storage, FIGHT, false, NOW + 1000);
  answer(storage, FIGHT, true, NOW + 2000);
  assert.deepEqual([of().right, of().wrong, of().asked], [2, 1, NOW + 2000]);
  assert.ok(days() >= 1);
});

test("what a task told to do is met and no review; a day later it is asked about", () => {
  meet(storage, [FIGHT], "first", NOW);
  assert.equal(of().memory, undefined);
  assert.deepEqual([dueKeys(NOW), dueKeys(NOW + DAY)], [[], [FIGHT]]);
});

test("a rule that was explained is asked about a day later", () => {
  explain(storage, FIGHT);
  assert.deepEqual([dueKeys(Date.now()), dueKeys(Date.now() + DAY)], [[], [FIGHT]]);
});

test("what is due comes with the longest due first, and only what can be asked", () => {
  use(storage, [CEDE], "first", NOW);
  use(storage, [FIGHT, "raids:other"], "first", NOW - DAY);
  assert.deepEqual(dueKeys(NOW), []);
  assert.deepEqual(dueKeys(NOW + DAY), [FIGHT]);
  assert.deepEqual(dueKeys(NOW + 9 * DAY), [FIGHT, CEDE]);
  assert.deepEqual(schedule(storage, [CEDE]), [{ key: CEDE, at: NOW + 2 * DAY, edition: "first" }]);
});

test("a rule of which there is no new question is put off for a week", () => {
  use(storage, [FIGHT], "first", NOW);
  putOff(storage, FIGHT, NOW + 2 * DAY);
  assert.deepEqual([dueKeys(NOW + 8 * DAY), dueKeys(NOW + 9 * DAY)], [[], [FIGHT]]);
  putOff(storage, CEDE, NOW);
  assert.deepEqual([dueKeys(NOW + 60 * DAY), standing(of(CEDE))], [[FIGHT], "unmet"]);
});

test("a rule is known when it will be for a week, and isn't any more when it was forgotten", () => {
  assert.equal(standing(undefined), "unmet");
  explain(storage, FIGHT);
  assert.equal(standing(of()), "met");
  lapse(storage, FIGHT, "first", NOW);
  assert.equal(standing(of()), "met");
  answer(storage, FIGHT, true, NOW + DAY);
  assert.equal(standing(of()), "used");
  for (let time = 2; time < 60; time *= 2) answer(storage, FIGHT, true, NOW + time * DAY);
  assert.equal(standing(of()), "known");
  answer(storage, FIGHT, false, NOW + 90 * DAY);
  assert.equal(standing(of()), "used");
});

// The board

const entry = (number, seat, rule) => ({ number, seat, rule, text: {} });
const state = (...log) => ({ game: "raids", edition: "first", viewer: 0, log, ending: null });

test("of a match the board notes what the reader's own move used, and what it broke", () => {
  const learning = new Learning(storage, true);
  const before = state(entry(0, 0, "setup.ships"));
  const after = state(...before.log, entry(1, 0, "monster.fight"), entry(2, 1, "monster.cede"), entry(3, null, "end"));
  learning.follow(before, after);
  assert.equal(all(storage).size, 0, "nobody has moved");
  learning.sent({ do: "play", line: "fight" });
  learning.follow(before, after);
  assert.deepEqual([...all(storage).keys()], [FIGHT]);
  assert.equal(of().edition, "first");
  learning.follow(after, state(...after.log, entry(4, 0, "monster.cede")));
  assert.equal(all(storage).size, 1, "a bot has moved");
  learning.sent({ do: "play", line: "x" });
  learning.broke(before, "monster.cede");
  learning.broke(before, "core:not-a-move");
  learning.follow(after, state(...after.log, entry(4, 0, "toll.pay")));
  assert.deepEqual([...all(storage).keys()], [FIGHT, CEDE]);
  assert.ok(of(CEDE).broken);
});

test("of a task it notes only what was met", () => {
  const learning = new Learning(storage, false);
  learning.sent({ do: "play", line: "fight" });
  learning.follow(state(), state(entry(0, 0, "monster.fight")));
  learning.broke(state(), "monster.cede");
  assert.deepEqual([[...all(storage).keys()], of().memory], [[FIGHT], undefined]);
});

// What is kept

const memoryOf = (more) => ({ stability: 2, difficulty: 5, at: NOW, due: NOW, ...more });

test("what is damaged is left out, and all else survives", () => {
  const good = { explained: 5, used: 6, memory: memoryOf(), edition: "first" };
  const strange = {
    [FIGHT]: good,
    [CEDE]: {
      explained: "soon",
      used: -1,
      right: 1e300,
      wrong: 2,
      memory: memoryOf({ stability: 0 }),
      edition: "<b>",
      x: 3,
    },
    "raids:a": { memory: memoryOf({ difficulty: 11 }), asked: 4 },
    "raids:b": { memory: memoryOf({ due: "x" }) },
    "raids:c": null,
    "raids:d": [],
    __proto__x: {},
    "<script>": good,
  };
  storage = fakeStorage({ [KNOWN]: JSON.stringify(strange) });
  const found = Object.fromEntries(all(storage));
  assert.deepEqual(found, { [FIGHT]: good, [CEDE]: { wrong: 2 }, "raids:a": { asked: 4 }, "raids:b": {} });
  use(storage, ["raids:b"], undefined, NOW);
  assert.deepEqual(of(), good);
  for (const held of ["{", "3", "null", "[]", '"x"']) assert.equal(all(fakeStorage({ [KNOWN]: held })).size, 0, held);
  for (const kept of [broken, undefined]) {
    assert.equal(all(kept).size, 0);
    answer(kept, FIGHT, true, NOW);
  }
});

test("no more rules are kept than games can have", () => {
  const many = Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`raids:r${at}`, { used: 1 }]));
  assert.equal(all(fakeStorage({ [KNOWN]: JSON.stringify(many) })).size, 2000);
});

test("positions that were asked about are kept once, the latest of them", () => {
  for (let at = 0; at < 700; at += 1) notePosition(storage, `p${at}`);
  notePosition(storage, "p650");
  const kept = positions(storage);
  assert.deepEqual([kept.length, kept[0], kept.at(-1)], [600, "p100", "p650"]);
  for (const held of ["{", "{}", "3", '[3, null, "a b"]'])
    assert.deepEqual(positions(fakeStorage({ [memory.ASKED]: held })), []);
});

// Taken along as a file

test("what is known is taken along, and of each rule what was noted last is kept", () => {
  const there = fakeStorage();
  answer(there, FIGHT, true, NOW);
  answer(there, CEDE, false, NOW);
  notePosition(there, "there");
  answer(storage, CEDE, true, NOW + 1000);
  notePosition(storage, "here");
  assert.equal(imported(storage, exported(there)), true);
  assert.deepEqual([of().right, of(CEDE).right, of(CEDE).wrong], [1, 1, undefined]);
  assert.deepEqual(positions(storage), ["there", "here"]);
});

test("a file whose knowledge isn't ours changes nothing", () => {
  const strange = [
    "3",
    "[]",
    "{",
    '{"<b>": {}}',
    `{"${FIGHT}": 3}`,
    `{"${FIGHT}": {"used": "x"}}`,
    `{"${FIGHT}": {"y": 1}}`,
  ];
  for (const known of strange) {
    storage = fakeStorage();
    assert.equal(merged(storage, known), null, known);
    assert.equal(
      imported(storage, JSON.stringify({ vikinglab: "progress", version: 1, kept: { [KNOWN]: known } })),
      false,
    );
    assert.deepEqual(storage.held, {});
  }
});

// What to ask about

test("what is due of several games is asked by turns", () => {
  const keys = ["a:1", "a:2", "a:3", "b:1", "c:1", "c:2"].map((key) => ({ key }));
  assert.deepEqual(
    byTurns(keys).map(({ key }) => key),
    ["a:1", "b:1", "c:1", "a:2", "c:2", "a:3"],
  );
});

test("a check asks about each rule once, and first about what is hard or unknown", () => {
  for (const time of [0, 3, 14, 60]) answer(storage, "raids:known", true, NOW + time * DAY);
  const rules = ["known", ...Array.from({ length: 9 }, (_, at) => `r${at}`)];
  const edition = { key: "first", rules, hard: ["r0"] };
  const places = { known: 0, r0: 0, r5: 0 };
  for (let time = 0; time < 400; time += 1) {
    const found = picks(storage, "raids", edition, Math.random);
    assert.equal(new Set(found.map(({ key }) => key)).size, rules.length);
    for (const name of Object.keys(places)) places[name] += found.findIndex(({ key }) => key === `raids:${name}`);
  }
  assert.ok(places.r0 < places.r5 && places.r5 < places.known, JSON.stringify(places));
});

test("a time from now is told in minutes, hours or days", () => {
  assert.deepEqual(
    [30_000, 40 * 60_000, 5 * 3_600_000, 3 * DAY].map((time) => duration(time, "en")),
    ["in 1 minute", "in 40 minutes", "in 5 hours", "in 3 days"],
  );
  assert.equal(duration(DAY, "fr"), "demain");
});
