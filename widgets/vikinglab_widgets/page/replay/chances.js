// @ts-check
// The course of a match: each seat's chances as lines, and the moments that decided it.

import { html, svg } from "../base/dom.js";
import { percent } from "../base/language.js";
import { sure } from "../base/sure.js";

/** @import {Course as Went, Language, Text, Turn} from "../wire.js" */
/** @import {Said, Say} from "../types.js" */
/** @import {ReplayPage} from "../replay/page.js" */

/**
 * What says the words of a course: those of a page, in its language.
 * @typedef {{ words: Say, language: Language }} Speaks
 */

/**
 * How far to the right a frame lies, in per cent.
 * @param {Went} went
 * @param {number} frame
 */
const along = ({ chances }, frame) => (100 * frame) / Math.max(1, sure(chances.at(-1))[0]);

/**
 * A chance as a whole percentage.
 * @param {number} chance
 * @param {Language} language
 */
const whole = (chance, language) => percent(100 * chance, language, 0);

/**
 * Each seat's chances as lines from the start of a match to its end; numbers mark the moments that decided it, and `here`
 * any other. Its figures are for the eye: the moments below say them.
 * @param {Went} went
 * @param {Turn[]} turns
 * @param {Language} language
 * @param {...SVGElement} here
 */
export function curve(went, turns, language, ...here) {
  const turned = turns.map(({ frame }) => {
    const x = along(went, frame);
    return svg("line", { class: "vl-turned", x1: x, x2: x, y1: 0, y2: 40 });
  });
  const lines = went.chances[0][1].map((_, seat) =>
    svg("polyline", {
      class: `vl-line vl-seat-${seat}`,
      points: went.chances.map(([frame, each]) => `${along(went, frame)},${40 * (1 - each[seat])}`).join(" "),
    }),
  );
  const numbers = turns.map(({ frame }, at) => {
    const number = html("b", { class: "vl-nth" }, String(at + 1));
    number.style.left = `${along(went, frame)}%`;
    return number;
  });
  const axis = [1, 0.5, 0].map((chance) => html("small", {}, whole(chance, language)));
  const drawn = svg(
    "svg",
    { viewBox: "0 0 100 40", preserveAspectRatio: "none" },
    svg("path", { class: "vl-half", d: "M0 20H100" }),
    ...turned,
    ...lines,
    ...here,
  );
  return html("div", { class: "vl-lines", "aria-hidden": "true" }, ...axis, drawn, ...numbers);
}

/**
 * The moments that decided a match, as a list: whose move, which, and how the winner's chance changed. `names` and `letters`
 * are the seats'; `go(frame)` is called with the moment that is chosen.
 * @param {Speaks} page
 * @param {Went} went
 * @param {Turn[]} turns
 * @param {{ names: Said[], letters: Text[] }} seats
 * @param {(frame: number) => void} go
 */
export function moments({ words, language }, { winner }, turns, { names, letters }, go) {
  const entries = turns.map(({ frame, seat, words: move, before, after }, at) => {
    const change = `${words(names[winner])} ${whole(before[winner], language)} → ${whole(after[winner], language)}`;
    const said = `${words(names[seat])} – ${words(move)}`;
    const entry = html("button", { type: "button", class: "vl-entry" }, said, html("small", {}, change));
    entry.addEventListener("click", () => go(frame));
    const badge = { class: `vl-letter-badge vl-seat-${seat}`, "aria-hidden": "true" };
    const number = html("b", { class: "vl-nth", "aria-hidden": "true" }, String(at + 1));
    return html("li", {}, number, html("span", badge, words(letters[seat])), entry);
  });
  return html("ol", { class: "vl-log vl-turns" }, ...entries);
}

export class Course {
  /**
   * `went` holds the chances after some frames and the moments that decided; `names` and `letters` are the seats'.
   * @param {ReplayPage} replay
   * @param {Went} went
   * @param {Text[]} names
   * @param {Text[]} letters
   */
  constructor(replay, went, names, letters) {
    this.replay = replay;
    this.went = went;
    this.names = names.slice(0, went.chances[0][1].length);
    this.letters = letters;
    this.now = html("p", { class: "vl-who" });
    this.title = html("h3");
    this.turns = html("div");
    this.note = html("p", { class: "vl-source" });
    this.here = svg("line", { class: "vl-here", x1: 0, x2: 0, y1: 0, y2: 40 });
    this.lines = curve(went, went.turns, replay.language, this.here);
  }

  /** Enter a walkthrough: the lines under its slider, the moments above its rule. */
  enter() {
    this.replay.slider.after(this.lines, this.now);
    sure(this.replay.card.parentElement).before(
      html("section", { class: "vl-sheet-card" }, this.title, this.turns, this.note),
    );
    this.replay.course = this;
    this.redress();
  }

  redress() {
    const { replay, went } = this;
    this.title.textContent = replay.ui(went.turns.length ? "decided" : "undecided");
    this.note.textContent = replay.words(went.note);
    this.turns.replaceChildren(moments(replay, went, went.turns, this, (frame) => replay.go(frame, false)));
    const lines = curve(went, went.turns, replay.language, this.here);
    this.lines.replaceWith(lines);
    this.lines = lines;
    this.show(replay.at);
  }

  /**
   * Show the chances at a frame, or just before it.
   * @param {number} at
   */
  show(at) {
    const { words, ui, language } = this.replay;
    const [, chances] = this.went.chances.findLast(([frame]) => frame <= at) ?? this.went.chances[0];
    const said = chances.map((chance, seat) => `${words(this.names[seat])} ${whole(chance, language)}`);
    this.now.textContent = ui("chances", { chances: said.join(", ") });
    for (const end of ["x1", "x2"]) this.here.setAttribute(end, String(along(this.went, at)));
  }
}
