// How a notebook is divided into steps, and where an address leads.

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  Deck,
  found,
  slug,
  stepsOf,
} from "../vikinglab_widgets/share/jupyter/voila/templates/vikinglab/static/deck.js";

/** A deck of cells: "# title" and "### title" are headings, "[…]" is something shown, all else is prose. */
function dealt(...cells) {
  const deck = new Deck();
  for (const cell of cells) {
    const [, level, title] = /^(#+) (.*)/.exec(cell) ?? [];
    if (level) deck.heading(title, level.length);
    else if (cell.startsWith("[")) deck.shown(cell);
    else deck.prose(cell);
  }
  return deck.scenes;
}

const steps = (...cells) => dealt(...cells).flatMap(stepsOf);
const told = (all) => all.map(({ id, scene, part }) => [id, part.nodes.join(" "), scene.shown.join(" ")]);

test("each heading is a step, with the prose before what it shows", () => {
  assert.deepEqual(told(steps("# One", "a", "b", "[board]", "## Two", "c")), [
    ["one", "a b", "[board]"],
    ["two", "c", ""],
  ]);
});

test("prose after a board is a step of its own, for which the board stays", () => {
  const [first, then] = steps("# One", "a", "[board]", "b", "c");
  assert.deepEqual(told([first, then]), [
    ["one", "a", "[board]"],
    ["one-2", "b c", "[board]"],
  ]);
  assert.equal(then.scene, first.scene);
  assert.equal(then.title, "One");
});

test("the board stays for prose under a lesser heading, and goes for a heading of its own", () => {
  assert.deepEqual(told(steps("## One", "[board]", "### More", "a", "## Two", "b")), [
    ["one", "", "[board]"],
    ["more", "a", "[board]"],
    ["two", "b", ""],
  ]);
});

test("the prose between two boards belongs to the second", () => {
  assert.deepEqual(told(steps("## One", "[1]", "a", "[2]", "### Three", "b", "[3]", "[4]")), [
    ["one", "", "[1]"],
    ["one-2", "a", "[2]"],
    ["three", "b", "[3]"],
    ["three-2", "", "[4]"],
  ]);
});

test("what comes before the first heading is a step too", () => {
  assert.deepEqual(told(steps("a", "[1]")), [["step", "a", "[1]"]]);
});

test("addresses are made of words in any script, and each is there once", () => {
  const taken = new Set();
  const made = ["What do you get, and who is next?", "Ça va", "…", "Ça va", "海"].map((title) => slug(title, taken));
  assert.deepEqual(made, ["what-do-you-get-and-who-is-next", "ca-va", "step", "ca-va-2", "海"]);
});

test("an address leads to a step by its name or its number, and a strange one nowhere", () => {
  const all = steps("# One", "## Two", "## Three");
  assert.equal(found(all, "#two"), 1);
  assert.equal(found(all, "#step-3"), 2);
  for (const strange of ["", "#", "#four", "#step-0", "#step-4", "#step-x", "#match=abc", "#%E0%A4%A"]) {
    assert.equal(found(all, strange), -1, strange);
  }
});
