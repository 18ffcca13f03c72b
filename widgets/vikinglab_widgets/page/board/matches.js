// @ts-check
// The list of one's matches of a game: to go on with or to replay, to save to a file, or to delete.

import { button, html } from "../base/dom.js";
import { download } from "../base/files.js";
import { parsed } from "../base/matches.js";
import { remove } from "../base/storage.js";

/** @import {Left} from "../base/matches.js" */
/** @import {Dialog} from "../base/dialog.js" */
/** @import {BoardPage} from "./page.js" */

export class MatchList {
  /**
   * `open(match)` is called with the match to go on with, or to replay if it is over.
   * @param {BoardPage} page
   * @param {Dialog} dialog
   * @param {(match: Left) => void} open
   */
  constructor(page, dialog, open) {
    this.page = page;
    this.dialog = dialog;
    this.goOn = open;
  }

  open() {
    const { page, dialog } = this;
    const rows = page.session.kept.others.map((match) => this.row(match));
    const list = html("ul", { class: "vl-matches" }, ...rows);
    dialog.open(page.ui("matches"), html("p", {}, page.ui("matches-told")), list);
  }

  /** @param {Left} match */
  row(match) {
    const { ui } = this.page;
    const go = button(ui(match.over ? "replay" : "matches-open"), () => {
      this.dialog.close();
      this.goOn(match);
    });
    const save = button(ui("save"), () => download(`${this.page.state.game}-match.json`, match.save));
    const drop = button(ui("matches-delete"), () => this.ask(drop, row, match));
    const [title, more] = this.told(match);
    const told = html("div", {}, html("b", {}, title), html("span", { class: "vl-source" }, more));
    const row = html("li", {}, told, html("div", { class: "vl-ends" }, go, save, drop));
    return row;
  }

  /**
   * Ask before a match is deleted: it can't be undone.
   * @param {HTMLElement} drop
   * @param {HTMLElement} row
   * @param {Left} match
   */
  ask(drop, row, match) {
    const sure = button(this.page.ui("matches-delete-yes"), () => {
      remove(this.page.storage, match.key);
      const next = row.nextElementSibling ?? row.previousElementSibling;
      row.remove();
      this.page.tools.show();
      /** @type {HTMLElement | null | undefined} */ (next?.querySelector("button") ?? null)?.focus();
    });
    sure.classList.add("vl-sure");
    drop.replaceWith(sure);
    sure.focus();
  }

  /**
   * What a match is told by: its result, or when it was played last; who plays, and how far it has come.
   * @param {Left} match
   */
  told({ save, over, result, when }) {
    const { ui, words, language, model } = this.page;
    const { seats, line, edition } = parsed(save) ?? {};
    const date = new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short" }).format(when);
    if (!Array.isArray(seats) || !Array.isArray(line)) return [ui("matches-bad"), date];
    const { editions } = model.get("setup");
    const named = editions.length > 1 ? editions.find(({ key }) => key === edition)?.name : null;
    const moves = line.filter((move) => !String(move).startsWith("~")).length;
    const facts = [ui("for-players", { most: seats.length }), ui("matches-moves", { number: moves })];
    const more = [...(named ? [words(named)] : []), ...facts, ...(over ? [ui("matches-over")] : [])];
    return result ? [words(result), [date, ...more].join(" · ")] : [date, more.join(" · ")];
  }
}
