// @ts-check
// The dialog for a new match: its edition, the number of players, the players, and the readings of the rulebook.

import { button, html, select } from "../base/dom.js";
import { seed } from "../base/model.js";
import { sure } from "../base/sure.js";
import { hasWon } from "./learning.js";

/** @import {AskNew, Edition, Reading, Setup, State} from "../wire.js" */
/** @import {Page, Plain, Store} from "../types.js" */
/** @import {Dialog} from "../base/dialog.js" */

/** @typedef {{ players: number, seats: string[], rulings: Record<string, string>, short: boolean }} Chosen */

const EASIEST = "beginner";

export class NewMatch {
  /** @type {Setup} */ setup;
  usual = EASIEST;

  /**
   * `storage` tells whether the reader has won; `begin(message)` is called with the choices.
   * @param {Page} page
   * @param {Store} storage
   * @param {Dialog} dialog
   * @param {(message: AskNew) => void} begin
   */
  constructor(page, storage, dialog, begin) {
    this.page = page;
    this.storage = storage;
    this.dialog = dialog;
    this.begin = begin;
  }

  /**
   * Open with the choices of the present match.
   * @param {Setup} setup
   * @param {State} state
   */
  open(setup, state) {
    const { words, ui } = this.page;
    this.setup = setup;
    this.usual = hasWon(this.storage, setup.game) ? "greedy" : EASIEST;
    const { editions } = setup;
    const { field, label } = select(
      ui("edition"),
      editions.map((each) => ({ value: each.key, text: words(each.name) })),
      state.edition,
    );
    const fields = html("div");
    /** @type {() => Chosen} */
    let chosen = () => ({ players: state.seats.length, seats: [], rulings: state.readings, short: state.short });
    const fill = () => {
      const edition = sure(editions.find((each) => each.key === field.value));
      const { parts, values } = this.fields(edition, chosen());
      chosen = values;
      fields.replaceChildren(...parts);
    };
    field.addEventListener("change", fill);
    fill();
    const begin = () => {
      this.dialog.close();
      this.begin({ do: "new", seed: seed(), edition: field.value, ...chosen() });
    };
    const which = editions.length > 1 ? [html("div", { class: "vl-fields" }, label)] : [];
    this.dialog.open(ui("new"), ...which, fields, button(ui("begin"), begin, "vl-tool vl-does"));
  }

  /**
   * The fields of an edition, with their values; earlier choices stay if they fit.
   * @param {Edition} edition
   * @param {Chosen} before
   */
  fields(edition, before) {
    const { ui } = this.page;
    const lengths = [false, true].map((short) => ({ value: String(short), text: ui(short ? "short" : "whole") }));
    const length = select(ui("length"), lengths, String(before.short));
    const short = () => edition.short.length > 0 && length.field.value === "true";
    const count = select(ui("players"), [], before.players);
    const seats = html("div", { class: "vl-fields" });
    const sitting = () => [...seats.querySelectorAll("select")].map((each) => each.value);
    /** @param {string[]} sat */
    const fill = (sat) => seats.replaceChildren(...this.seats(Number(count.field.value), sat));
    /** @param {number} players */
    const fit = (players) => {
      const counts = (short() ? edition.short : edition.players).map((number) => ({
        value: number,
        text: `${number}`,
      }));
      const { field } = select("", counts, players);
      const chosen = field.value;
      count.field.replaceChildren(...field.children);
      count.field.value = chosen;
    };
    count.field.addEventListener("change", () => fill(sitting()));
    length.field.addEventListener("change", () => {
      fit(Number(count.field.value));
      fill(sitting());
    });
    fit(before.players);
    fill(before.seats);
    const { parts, values } = this.readings(edition.readings, before.rulings);
    return {
      parts: [
        html("div", { class: "vl-fields" }, ...(edition.short.length ? [length.label] : []), count.label),
        seats,
        ...parts,
      ],
      values: () => ({ players: Number(count.field.value), seats: sitting(), rulings: values(), short: short() }),
    };
  }

  /**
   * A field for each seat: a person in the first, bots in the others, unless somebody sat there before.
   * @param {number} count
   * @param {string[]} sat
   */
  seats(count, sat) {
    const { words, ui } = this.page;
    const { names, bots } = this.setup;
    const players = bots.map((bot) => ({ value: bot, text: ui(/** @type {Plain} */ (bot)) }));
    /** @param {number} seat */
    const usual = (seat) => (seat ? this.usual : "person");
    return Array.from(
      { length: count },
      (_, seat) => select(words(names[seat]), players, sat[seat] ?? usual(seat)).label,
    );
  }

  /**
   * The readings that the rulebook leaves open: fields, folded away, with their values.
   * @param {Reading[]} rules
   * @param {Record<string, string>} before
   */
  readings(rules, before) {
    const { words, ui } = this.page;
    const fields = rules.map((rule) => {
      const options = rule.readings.map(([value, called]) => ({ value, text: words(called) }));
      return { rule, ...select(words(rule.title), options, before[rule.key]) };
    });
    const told = fields.map(({ rule, label }) =>
      html("div", {}, label, html("p", { class: "vl-source" }, words(rule.ruling))),
    );
    const folded = html(
      "details",
      {},
      html("summary", {}, ui("readings")),
      html("div", { class: "vl-fields" }, ...told),
    );
    return {
      parts: rules.length ? [folded] : [],
      values: () => Object.fromEntries(fields.map(({ rule, field }) => [rule.key, field.value])),
    };
  }
}
