// A match is never lost, and no move is made twice: in worlds where everything fails that can. Each failure names its seed:
// SEED=17 replays it, SEEDS=10000 runs more of them.

import assert from "node:assert/strict";
import { test } from "node:test";

import { KeptMatch } from "../vikinglab_widgets/page/board/kept.js";
import { fromPytest, json } from "./data.js";
import { Kernel } from "./kernel.js";
import { World } from "./world.js";

const [FIRST, COUNT] = process.env.SEED ? [Number(process.env.SEED), 1] : [0, Number(process.env.SEEDS ?? 300)];

test("no match is lost and no move is made twice, whatever fails", async () => {
  for (let seed = FIRST; seed < FIRST + COUNT; seed += 1) await new World(seed).run();
});

/** Run worlds until one fails, and say how. */
async function failure(planted) {
  for (let seed = 0; seed < 300; seed += 1) {
    try {
      await new World(seed, planted).run();
    } catch (error) {
      return error.message;
    }
  }
  return "nothing was noticed";
}

/** A session made with something broken. */
const broken = (breaks) => ({
  make(Made, model, kept, tab) {
    const around = { ...tab.around };
    breaks({ around, kept });
    const session = new Made(model, kept, around);
    breaks({ session });
    return session;
  },
});

const PLANTED = {
  "the address keeps its link": [broken(({ around }) => around && (around.forget = () => {})), /went on with/],
  "two tabs overwrite each other": [
    broken(({ kept }) => kept && (kept.putApart = (played) => KeptMatch.prototype.write.call(kept, played, false))),
    /lost/,
  ],
  "a match is left for another without a trace": [broken(({ kept }) => kept && (kept.leave = () => true)), /lost/],
  "a command that came late is done": [{ late: false }, /twice|made elsewhere/],
  "a command that isn’t answered is asked for only once": [
    broken(({ session }) => session && (session.connection.ask = () => session.seen)),
    /waits for its match|never answered/,
  ],
  "a full storage isn’t noticed": [
    broken(({ session }) => session && Object.defineProperty(session, "isKept", { get: () => true })),
    /lost|went on with/,
  ],
};

for (const [name, [planted, noticed]] of Object.entries(PLANTED))
  test(`the world notices it if ${name}`, async () => {
    assert.match(await failure(planted), noticed);
    assert.match(await failure(planted), /^seed \d+, after \d+ ms: /);
  });

test("a failure comes again from its seed", async () => {
  const [planted] = PLANTED["two tabs overwrite each other"];
  const said = await failure(planted);
  await assert.rejects(new World(Number(/\d+/.exec(said)[0]), planted).run(), { message: said });
});

test("the kernel of these worlds does with commands what a board does", fromPytest, async () => {
  const told = [];
  const kernel = new Kernel({ bots: false });
  kernel.tell = ({ say, source = null }) => told.push([say, source]);
  kernel.whole = () => told.push(["whole", null]);
  for (const [message, said, number, match, line] of await json("commands")) {
    told.length = 0;
    kernel.hear(message);
    const lines = kernel.match.line.length;
    assert.deepEqual(
      [told, kernel.number, kernel.matchNumber, lines],
      [said, number, match, line],
      JSON.stringify(message),
    );
  }
});
