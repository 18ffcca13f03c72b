// @ts-check
// Notices: sentences that must be read, above the board. No bubble replaces them.

import { button, html } from "../base/dom.js";

/** @import {Act} from "../types.js" */
/** @import {BoardPage} from "./page.js" */
/** @import {Status} from "./connection.js" */
/** @import {Trouble} from "./kept.js" */

/** @typedef {[string, Act]} Does - the word of a button, and what it does */

/** The notices of a board, one for each thing that they are about: the connection, what is kept, what was refused. */
export class Notices {
  /** Whether the reader knows that nothing is kept. */
  knows = false;

  /** @param {BoardPage} page */
  constructor(page) {
    this.page = page;
    this.banner = made("vl-banner", "alert");
    this.kept = made("vl-notice", "status");
    this.told = made("vl-notice", "alert");
    this.element = html("div", { class: "vl-notices" }, this.banner, this.told, this.kept);
  }

  /**
   * Say what has failed until the reader closes it, or goes on.
   * @param {...string} sentences
   */
  fail(...sentences) {
    this.say(...sentences);
    this.told.classList.add("vl-wrong");
  }

  /**
   * Say something until the reader closes it, or goes on.
   * @param {...string} sentences
   */
  say(...sentences) {
    this.told.classList.remove("vl-wrong");
    show(this.told, sentences, [[this.page.ui("close"), () => this.hush()]]);
  }

  /** Remove what was said. */
  hush() {
    hide(this.told);
  }

  /** Say how the connection is, and whether the match is kept. Return whether the connection is back. */
  renew() {
    const { connection, trouble } = this.page.session;
    const back = connection.status === "open" && !this.banner.hidden;
    if (connection.status === "open") hide(this.banner);
    else this.lose(connection.status);
    // That nothing is kept is said of matches: a task is short.
    const isMatter = trouble === "apart" || (this.page.purpose.isMatch && !(trouble === "none" && this.knows));
    if (trouble && isMatter) this.warn(trouble);
    else hide(this.kept);
    return back;
  }

  /** @returns {Does} */
  get saves() {
    return [this.page.ui("save"), () => this.page.save()];
  }

  /**
   * Say that the kernel doesn't answer, and what becomes of the match.
   * @param {Exclude<Status, "open">} status
   */
  lose(status) {
    const { ui, session } = this.page;
    const { isKept, goingOn } = session;
    const isGone = status === "gone" || goingOn?.answer === "gone";
    const kept = ui(isKept ? "is-kept" : "not-kept");
    /** @type {Does[]} */
    const saves = isKept ? [] : [this.saves];
    if (!isGone) return show(this.banner, [ui("busy"), kept], saves);
    if (!goingOn) return show(this.banner, [ui("gone-reload"), kept], saves);
    const then = goingOn.isSoon ? [ui("goes-on-soon")] : goingOn.answer === "away" ? [ui("away")] : [];
    show(this.banner, [ui("gone"), kept, ...then], [...saves, [ui("goes-on"), () => void goingOn.now()]]);
  }

  /**
   * Say why the match isn't kept in its usual place, and what can be done.
   * @param {Trouble} trouble
   */
  warn(trouble) {
    const { ui, session, matches } = this.page;
    /** @type {Does[]} */
    const chooses = [
      [ui("elsewhere-join"), () => session.join()],
      [ui("elsewhere-stay"), () => session.takeOver()],
    ];
    /** @type {Record<Trouble, [string, Does[]]>} */
    const said = {
      none: [ui("nothing-kept"), [this.saves, [ui("close"), () => this.know()]]],
      full: [
        ui("storage-full"),
        [
          this.saves,
          ...(session.kept.others.length ? [/** @type {Does} */ ([ui("matches"), () => matches.open()])] : []),
        ],
      ],
      elsewhere: [ui("elsewhere"), chooses],
      apart: [ui("elsewhere-task"), chooses],
    };
    const [sentence, does] = said[trouble];
    show(this.kept, [sentence], does);
  }

  know() {
    this.knows = true;
    this.renew();
  }
}

/**
 * @param {string} look
 * @param {string} role
 */
const made = (look, role) => html("div", { class: look, role, hidden: "hidden" });

/** @param {HTMLElement} place */
function hide(place) {
  place.hidden = true;
  place.replaceChildren();
}

/**
 * Show a notice in its place. One that says the same as before isn't read aloud again.
 * @param {HTMLElement} place
 * @param {string[]} sentences
 * @param {Does[]} does
 */
function show(place, sentences, does) {
  place.hidden = false;
  const says = [...sentences, ...does.map(([word]) => word)].join(" ");
  if (place.textContent === says) return;
  const buttons = does.flatMap(([word, act]) => [" ", button(word, act)]);
  place.replaceChildren(html("p", {}, sentences.join(" ")), html("div", { class: "vl-ends" }, ...buttons));
}
