// @ts-check
// A match to step through, moment by moment: in the browser alone, with no kernel behind it.

import { html, select, svg, frame } from "../base/dom.js";
import { sure } from "../base/sure.js";
import { Widget } from "../base/widget.js";
import { BoardView } from "../scene/boardview.js";
import { stepped } from "../scene/frames.js";

/** @import {Example} from "../wire.js" */
/** @import {Act, Interface, Plain, Replayed} from "../types.js" */
/** @import {Dialog} from "../base/dialog.js" */
/** @import {Course} from "./chances.js" */

const SPEEDS = [2400, 1500, 800];
const PACES = /** @type {const} */ (["speed-0", "speed-1", "speed-2"]);
/** @type {Record<string, string>} */
const SIGNS = {
  first: "M4 3V15M14 3 8 9 14 15",
  back: "M12 3 6 9 12 15",
  play: "M5 3 14 9 5 15Z",
  pause: "M6 3V15M12 3V15",
  next: "M6 3 12 9 6 15",
  last: "M14 3V15M4 3 10 9 4 15",
};

/** @typedef {"first" | "back" | "play" | "next" | "last"} Step */

export class ReplayPage extends Widget {
  // The elements of `build`, and those that come and go.
  /** @type {HTMLElement} */ count;
  /** @type {HTMLElement} */ told;
  /** @type {HTMLElement} */ card;
  /** @type {HTMLElement} */ buttons;
  /** @type {HTMLInputElement} */ slider;
  /** @type {BoardView} */ board;
  /** @type {HTMLElement} */ root;
  /** @type {Record<Step, HTMLButtonElement>} */ parts;
  /** @type {Course | undefined} */ course;
  /** @type {number | undefined} */ pace;
  /** @type {number | undefined} */ timer;

  /**
   * `trace` holds the frames; `playOn(ply)` continues from a moment, if that is possible.
   * @param {Replayed} given
   * @param {HTMLElement} el
   */
  constructor({ trace, art, words, playOn = null }, el) {
    super(words, trace);
    this.trace = trace;
    this.playOn = playOn;
    this.scenes = [trace.scene];
    this.at = 0;
    this.build(el, art);
    this.closers.push(() => this.pause());
    this.redress();
  }

  /**
   * @param {HTMLElement} el
   * @param {string} art
   */
  build(el, art) {
    this.count = html("p", { class: "vl-who" });
    this.told = html("h2", { class: "vl-question", "aria-live": "polite" });
    this.card = html("div", { class: "vl-card-text" });
    this.buttons = html("div", { class: "vl-tools", role: "toolbar" });
    const last = Math.max(0, this.trace.frames.length - 1);
    this.slider = html("input", { type: "range", min: 0, max: last, value: 0, class: "vl-slider" });
    this.slider.addEventListener("input", () => this.go(Number(this.slider.value), false));
    this.board = new BoardView(this, {
      art,
      name: "sheet-replay",
      help: "look",
      head: html("section", { class: "vl-sheet-card vl-ask" }, this.count, this.told, this.buttons, this.slider),
      above: [html("section", { class: "vl-sheet-card" }, this.card)],
      heard: (what, id) => {
        if (what === "where") this.say(this.board.where(id));
      },
    });
    this.root = frame("vl-replay", this.board.element);
    this.enter(el, this.root);
  }

  redress() {
    super.redress();
    this.board.redress();
    this.course?.redress();
    this.slider.setAttribute("aria-label", this.ui("moment"));
    // The text of a rule can be longer than its room: keys must be able to scroll it.
    const { drawer } = this.board.sheet;
    drawer.tabIndex = 0;
    drawer.setAttribute("role", "group");
    drawer.setAttribute("aria-label", this.ui("rule"));
    this.showButtons();
    this.show(false);
  }

  showButtons() {
    const last = this.trace.frames.length - 1;
    const speed = select(
      this.ui("speed"),
      PACES.map((key, at) => ({ value: at, text: this.ui(key) })),
      this.pace ?? 1,
    );
    speed.field.addEventListener("change", () => this.run(Number(speed.field.value)));
    const held = /** @type {HTMLElement | null} */ (this.buttons.querySelector(":focus"))?.dataset.key;
    this.parts = {
      first: this.button("first", () => this.go(0), this.at > 0),
      back: this.button("back", () => this.go(this.at - 1), this.at > 0),
      play: this.button(
        this.timer ? "pause" : "play",
        () => (this.timer ? this.pause() : this.run(this.pace ?? 1)),
        this.at < last || Boolean(this.timer),
      ),
      next: this.button("next", () => this.go(this.at + 1), this.at < last),
      last: this.button("last", () => this.go(last), this.at < last),
    };
    for (const [key, part] of Object.entries(this.parts)) part.dataset.key = key;
    const { playOn } = this;
    const on = playOn ? [this.button("play-on", () => playOn(this.trace.frames[this.at].ply))] : [];
    this.buttons.replaceChildren(...Object.values(this.parts), speed.label, ...on);
    if (held) this.refocus(this.parts[/** @type {Step} */ (held)]);
  }

  /**
   * A button with a sign, or with its word if it has none.
   * @param {Plain} key
   * @param {Act} act
   * @param {boolean} [able]
   */
  button(key, act, able = true) {
    const word = this.ui(key);
    const drawn = { class: "vl-sign", viewBox: "0 0 18 18", "aria-hidden": "true" };
    const sign = SIGNS[key] ? svg("svg", drawn, svg("path", { d: SIGNS[key] })) : word;
    const made = html("button", { type: "button", class: "vl-tool", "aria-label": word, title: word }, sign);
    made.addEventListener("click", act);
    made.disabled = !able;
    return made;
  }

  /**
   * Give the focus back to a button, or to one that still works.
   * @param {HTMLButtonElement} held
   */
  refocus(held) {
    const { back, next } = this.parts;
    (held.disabled ? (back.disabled ? next : back) : held).focus();
  }

  /**
   * The scene of a moment, made from the one before on first use.
   * @param {number} at
   */
  scene(at) {
    for (let known = this.scenes.length; known <= at; known += 1) {
      this.scenes.push(stepped(this.scenes[known - 1], this.trace.frames[known]));
    }
    return this.scenes[at];
  }

  /**
   * @param {number} at
   * @param {boolean} [glide]
   */
  go(at, glide = true) {
    const before = this.at;
    this.at = Math.max(0, Math.min(at, this.trace.frames.length - 1));
    if (this.at === this.trace.frames.length - 1) this.pause();
    this.show(glide && Math.abs(this.at - before) === 1);
    this.showButtons();
  }

  /** @param {boolean} glide */
  show(glide) {
    const frame = this.trace.frames[this.at];
    this.board.show(this.scene(this.at), glide);
    for (const part of this.board.sheet.stage.querySelectorAll(".vl-group")) {
      part.setAttribute("aria-label", this.ui("chart"));
    }
    this.slider.value = String(this.at);
    if (!frame) return;
    const sentence = this.words({ t: frame.say });
    this.slider.setAttribute("aria-valuetext", this.ui("label", { name: this.at + 1, said: sentence }));
    this.count.textContent = `${this.at + 1} / ${this.trace.frames.length}`;
    this.say(sentence);
    this.course?.show(this.at);
    const card = this.trace.rules[sure(frame.rule)];
    this.card.replaceChildren(
      html("h3", {}, this.words({ t: card.title })),
      html("p", {}, this.words({ t: card.text })),
      ...(card.ruling === null ? [] : [html("p", { class: "vl-source" }, this.words({ t: card.ruling }))]),
      html("p", { class: "vl-source" }, card.source),
    );
  }

  /** @param {string} sentence */
  say(sentence) {
    this.told.textContent = sentence;
  }

  /** @param {number} pace */
  run(pace) {
    this.pause();
    this.pace = pace;
    this.timer = window.setInterval(() => this.go(this.at + 1), SPEEDS[pace]);
    this.showButtons();
  }

  pause() {
    clearInterval(this.timer);
    this.timer = undefined;
  }
}

/**
 * Show in a dialog a position that shows a rule, to step through.
 * @param {Dialog} dialog
 * @param {Pick<Example, "trace" | "refused">} given
 * @param {string} art
 * @param {Interface} words
 */
export function showExample(dialog, { trace, refused }, art, words) {
  const host = html("div");
  const said = refused ? [html("p", { class: "vl-banner" }, dialog.words(refused.text))] : [];
  dialog.open(dialog.ui("shown"), ...said, host);
  dialog.element.classList.add("vl-wide");
  const replay = new ReplayPage({ trace, art, words }, host);
  replay.go(trace.frames.length - 1, false);
  dialog.element.addEventListener("close", () => replay.close(), { once: true });
}
