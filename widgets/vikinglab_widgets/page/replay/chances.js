// @ts-check
// The course of a match: each seat's chances as lines under the slider of a walkthrough, and the moments that decided it.

import { html, svg } from "../base/dom.js";
import { percent } from "../base/language.js";
import { sure } from "../base/sure.js";

/** @import {Course as Went, Text} from "../wire.js" */
/** @import {ReplayPage} from "../replay/page.js" */

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
    this.lines = html("div", { class: "vl-lines", "aria-hidden": "true" });
    this.now = html("p", { class: "vl-who" });
    this.title = html("h3");
    this.turns = html("ol", { class: "vl-log vl-turns" });
    this.note = html("p", { class: "vl-source" });
    this.here = svg("line", { class: "vl-here", x1: 0, x2: 0, y1: 0, y2: 40 });
    this.draw();
  }

  /**
   * How far to the right a frame lies, in per cent.
   * @param {number} frame
   */
  x(frame) {
    return (100 * frame) / Math.max(1, this.replay.trace.frames.length - 1);
  }

  /**
   * The chances of a seat, as the points of a line.
   * @param {number} seat
   */
  points(seat) {
    return this.went.chances.map(([frame, chances]) => `${this.x(frame)},${40 * (1 - chances[seat])}`).join(" ");
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

  draw() {
    const turned = this.went.turns.map(({ frame }) =>
      svg("line", { class: "vl-turned", x1: this.x(frame), x2: this.x(frame), y1: 0, y2: 40 }),
    );
    const lines = this.names.map((_, seat) =>
      svg("polyline", { class: `vl-line vl-seat-${seat}`, points: this.points(seat) }),
    );
    this.lines.append(
      svg("svg", { viewBox: "0 0 100 40", preserveAspectRatio: "none" }, ...turned, ...lines, this.here),
    );
  }

  redress() {
    const { replay } = this;
    this.title.textContent = replay.ui(this.went.turns.length ? "decided" : "undecided");
    this.note.textContent = replay.words(this.went.note);
    this.turns.replaceChildren(
      ...this.went.turns.map(({ frame, seat, words, before, after }) => {
        const { winner } = this.went;
        const change = `${replay.words(this.names[winner])} ${this.percent(before[winner])} → ${this.percent(after[winner])}`;
        const go = html(
          "button",
          { type: "button", class: "vl-entry" },
          `${replay.words(this.names[seat])} – ${replay.words(words)}`,
          html("small", {}, change),
        );
        go.addEventListener("click", () => replay.go(frame, false));
        return html(
          "li",
          {},
          html(
            "span",
            { class: `vl-letter-badge vl-seat-${seat}`, "aria-hidden": "true" },
            replay.words(this.letters[seat]),
          ),
          go,
        );
      }),
    );
    this.show(replay.at);
  }

  /**
   * Show the chances at a frame, or just before it.
   * @param {number} at
   */
  show(at) {
    const [, chances] = this.went.chances.findLast(([frame]) => frame <= at) ?? this.went.chances[0];
    const said = chances.map((chance, seat) => `${this.replay.words(this.names[seat])} ${this.percent(chance)}`);
    this.now.textContent = this.replay.ui("chances", { chances: said.join(", ") });
    for (const end of ["x1", "x2"]) this.here.setAttribute(end, String(this.x(at)));
  }

  /** @param {number} chance */
  percent(chance) {
    return percent(100 * chance, this.replay.language, 0);
  }
}
