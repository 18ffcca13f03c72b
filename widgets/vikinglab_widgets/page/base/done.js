// @ts-check
// What is done of a course, as this browser knows it: where the reader left off, and all of it as a file.

import { KNOWN, merged } from "./known.js";
import { ASKED, notePosition, positions } from "./memory.js";
import { allDone, DONE, keysOf, read, write } from "./storage.js";

/** @import {Chapter} from "../wire.js" */
/** @import {Store} from "../types.js" */

const OURS =
  /^vikinglab\/(language|theme|light|coach|speed|taps|sound|throw|(done|known|asked)\/1|(match|status|aside|broken|answer|at)\/1\/[\w/ .-]{1,80})$/;
const LARGEST_PROGRESS = 4_000_000;

/**
 * The progress of a chapter: known, or how many of its parts are done.
 * @param {Chapter} chapter
 * @param {Set<string>} all
 */
export function standing(chapter, all) {
  const parts = chapter.parts.filter((name) => all.has(name)).length;
  const known = chapter.known.some((name) => all.has(name));
  return { parts, of: chapter.parts.length, known, whole: known || (parts > 0 && parts === chapter.parts.length) };
}

/**
 * Where to go on: the first chapter that was begun and isn't complete, else the first that isn't complete.
 * @param {Chapter[]} chapters
 * @param {Set<string>} all
 */
export function leftOff(chapters, all) {
  const open = chapters.filter((chapter) => !standing(chapter, all).whole);
  return open.find((chapter) => standing(chapter, all).parts > 0) ?? open[0] ?? null;
}

/**
 * Everything of ours in this browser, as one text.
 * @param {Store} storage
 */
export function exported(storage) {
  const ours = keysOf(storage, "vikinglab/").filter((key) => OURS.test(key));
  const kept = Object.fromEntries(ours.map((key) => [key, read(storage, key)]));
  return JSON.stringify({ vikinglab: "progress", version: 1, kept });
}

/**
 * Load exported progress; return whether it was ours. Earlier progress in this browser stays.
 * @param {Store} storage
 * @param {string} text
 */
export function imported(storage, text) {
  let found;
  try {
    found = text.length <= LARGEST_PROGRESS ? JSON.parse(text) : null;
  } catch {
    return false;
  }
  if (found?.vikinglab !== "progress" || found.version !== 1 || typeof found.kept !== "object" || found.kept === null)
    return false;
  const entries = Object.entries(found.kept);
  if (!entries.every(([key, value]) => OURS.test(key) && typeof value === "string")) return false;
  const [before, asked] = [allDone(storage), positions(storage)];
  const known = KNOWN in found.kept ? merged(storage, found.kept[KNOWN]) : "";
  if (known === null) return false;
  for (const [key, value] of entries) write(storage, key, key === KNOWN ? known : value);
  if (ASKED in found.kept) for (const position of asked) notePosition(storage, position);
  write(storage, DONE, JSON.stringify([...new Set([...before, ...allDone(storage)])]));
  return true;
}
