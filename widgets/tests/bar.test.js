// Where a page stands among those of its game, and where its bar leads.

import assert from "node:assert/strict";
import { test } from "node:test";
import { links, placed, shelved } from "../vikinglab_widgets/share/jupyter/voila/templates/vikinglab/static/bar.js";

const SHELF = { raids: {}, "shipped/raids": {}, midgard: {} };
const PAGES = ["learn/01", "learn/02", "odds", "play"];

test("a page stands in the innermost folder of a game that its address goes through", () => {
  assert.deepEqual(placed("/voila/render/raids/learn/01.ipynb", SHELF), {
    folder: "raids",
    root: "/voila/render/raids/",
    page: "learn/01",
  });
  assert.equal(placed("/hub/voila/render/shipped/raids/odds.ipynb", SHELF).folder, "shipped/raids");
  for (const strange of ["/voila/render/index.ipynb", "/voila/render/raidsmen/play.ipynb", "/"])
    assert.equal(placed(strange, SHELF), null);
});

test("a bar leads to the pages that there are, and says which one this is", () => {
  const place = placed("/render/raids/odds.ipynb", SHELF);
  const found = links(place, PAGES, () => null);
  assert.deepEqual(
    found.map(({ kind, href, here }) => [kind, href, here]),
    [
      ["learn", "/render/raids/learn/01.ipynb", false],
      ["play", "/render/raids/play.ipynb", false],
      ["odds", "/render/raids/odds.ipynb", true],
    ],
  );
  assert.deepEqual(
    links(placed("/render/midgard/play.ipynb", SHELF), ["play"], () => null).map(({ kind }) => kind),
    ["play"],
  );
});

test("a first match is offered until one was played, and on its own page", () => {
  const kinds = (page, kept) =>
    links(placed(`/render/raids/${page}.ipynb`, SHELF), [...PAGES, "start"], (name) => kept[name] ?? null).map(
      ({ kind }) => kind,
    );
  assert.equal(kinds("play", {})[0], "start");
  assert.equal(kinds("play", { "match/1/raids/play": "{}" })[0], "learn");
  assert.equal(kinds("start", { "match/1/raids/start": "{}" })[0], "start");
});

test("a course opens where it was left, if that is still there", () => {
  const place = placed("/render/raids/learn/01.ipynb", SHELF);
  const learn = (left) => links(place, PAGES, (name) => ({ "at/1/raids/learn": left })[name] ?? null)[0];
  assert.equal(shelved(place), "at/1/raids/learn");
  assert.equal(learn("learn/02#catch-up").href, "/render/raids/learn/02.ipynb#catch-up");
  assert.equal(learn("learn/09#gone").href, "/render/raids/learn/01.ipynb");
  assert.equal(learn("//elsewhere.example/#x").href, "/render/raids/learn/01.ipynb");
  assert.ok(learn(null).here);
});
