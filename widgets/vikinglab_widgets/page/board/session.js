// @ts-check
// A session: one page with a match. What it asks of the kernel, and again until it is answered; the state of the board; and
// what the browser keeps of it. It knows no element, so tests run it in a simulated world.

import { Connection } from "./connection.js";
import { changed } from "./changes.js";
import { GoingOn } from "./goingon.js";

/** @import {AskLoad, AskNew, BoardTraits, Changed, Refused, State, ToKernel} from "../wire.js" */
/** @import {Act, Model} from "../types.js" */
/** @import {Server} from "./goingon.js" */
/** @import {Left} from "../base/matches.js" */
/** @import {KeptMatch, Trouble} from "./kept.js" */

/** @typedef {"link" | "browser" | "new"} Way - where the match of a page comes from */
/** @typedef {{ way: Way, message: AskLoad | AskNew, left?: Left }} Opening - the message that opens it; from the list, the match there */

/**
 * The page around a session: what it asks for, and what it is told.
 * @typedef {object} Around
 * @property {() => string | null} link - the link in the address
 * @property {Act} forget - takes it out of there
 * @property {() => ToKernel | null} first - the message that begins a match where none is kept
 * @property {() => number} number - a number that no other page takes
 * @property {Server | null} server - the server of the page, if it can be asked for the kernel
 * @property {Act} changed - the connection has changed, or what is kept
 * @property {(way: Way | null, first: boolean) => void} opened - the match of the page is there: the first one, or another
 */

/** The messages that change the match: each is meant for the state that the reader sees. */
const COMMANDS = ["play", "undo", "redo", "restart", "new", "load", "from"];

export class Session {
  /** @type {ToKernel | null} - the command that isn't answered yet */ awaited = null;
  /** @type {(Opening & { match: number }) | null} - the match that is being opened, and its number */ opening = null;
  /** @type {Opening[]} */ ways = [];
  /** @type {Trouble | null} */ trouble = null;
  begun = false;

  /**
   * @param {Model<BoardTraits>} model
   * @param {KeptMatch} kept
   * @param {Around} around
   */
  constructor(model, kept, around) {
    this.kept = kept;
    this.around = around;
    this.state = model.get("state");
    this.connection = new Connection(
      model,
      () => this.awaited ?? this.seen,
      () => this.isConnected(),
    );
    this.goingOn = around.server ? new GoingOn(around.server, () => this.isKept, around.changed) : null;
  }

  /** Whether the present match would be found again after a reload. */
  get isKept() {
    return Boolean(this.kept.name) && this.begun && (this.trouble === null || this.trouble === "elsewhere");
  }

  /** @returns {ToKernel} */
  get seen() {
    return { do: "seen", number: this.state.number };
  }

  /**
   * Open the match of this page: that of a link, else the one that the browser keeps, else a first one. Until it is there,
   * the board shows one that nobody has chosen, and keeps nothing of it.
   */
  begin() {
    // While this page was made, bots may have moved on.
    this.post(this.seen);
    const [link, kept, first] = [this.around.link(), this.kept.get(), this.around.first()];
    this.ways = [
      ...(link ? [opens(link, "link")] : []),
      ...(kept !== null ? [opens(kept, "browser")] : []),
      ...(first?.do === "new" ? [{ way: /** @type {Way} */ ("new"), message: first }] : []),
    ];
    this.openNext();
    this.connection.beat();
  }

  /** Open the match of a link that was put into the address of this page. */
  follow() {
    const link = this.around.link();
    if (link && !this.opening) this.open(opens(link, "link"));
  }

  openNext() {
    const next = this.ways.shift();
    if (next) return this.open(next);
    this.opening = null;
    this.isOpen(null);
  }

  /**
   * Open a match in place of the present one, which stays in the list.
   * @param {Opening} opening
   */
  open(opening) {
    const match = this.around.number();
    this.opening = { ...opening, message: { ...opening.message, match }, match };
    this.command(this.opening.message);
  }

  /** Go on where another page has gone on. */
  join() {
    const data = this.kept.stored;
    if (data !== null) this.open(opens(data, "browser"));
  }

  /**
   * Go on with a match of the list.
   * @param {Left} left
   */
  goBack(left) {
    this.open({ ...opens(left.save, "browser"), left });
  }

  /** Keep the match of this page, and what another page has kept in the list. */
  takeOver() {
    if (!this.opening) this.note(this.kept.takeOver(this.state));
  }

  /** @param {Way | null} way */
  isOpen(way) {
    // What couldn't be opened stays as it is until more has been played.
    const first = !this.begun;
    if (first && way === null && this.kept.known !== null) this.kept.placed = this.state.save;
    this.begun = true;
    this.ways = [];
    this.keep();
    // If nothing is kept, a reload had better lead to the link again than to nothing.
    if (way !== "link" || this.isKept) this.around.forget();
    this.around.opened(way, first);
  }

  /**
   * Ask for something. What changes the match waits until that is there.
   * @param {ToKernel} message
   */
  send(message) {
    if (!COMMANDS.includes(message.do)) this.post(message);
    else if (!this.opening) this.command(message);
  }

  /** @param {ToKernel} message */
  command(message) {
    this.awaited = /** @type {ToKernel} */ ({ ...message, at: this.state.number });
    this.post(this.awaited);
  }

  /** @param {ToKernel} message */
  post(message) {
    this.connection.post(message);
  }

  /**
   * Take what has changed; return the state before, or null if there is no other to show.
   * @param {Changed} change
   * @returns {State | null}
   */
  change(change) {
    const state = changed(this.state, change);
    if (state) return this.take(state);
    this.connection.answered();
    // A change before this one is missing, unless this one was only late.
    if (change.whole.number > this.state.number) this.post(this.seen);
    return null;
  }

  /**
   * Take a whole state; return the one before, or null if this is no later one.
   * @param {State} state
   * @returns {State | null}
   */
  take(state) {
    this.connection.answered();
    const before = this.state;
    if (state.number <= before.number) return null;
    this.state = state;
    this.awaited = null;
    const { opening } = this;
    if (!opening) this.keep();
    else if (state.match !== opening.match) this.command(opening.message);
    else this.hasOpened(opening);
    return before;
  }

  /** @param {Opening} opening */
  hasOpened({ way, message, left }) {
    this.opening = null;
    if (left) this.kept.opened = { left, match: this.state.match };
    else if (way === "browser" && message.do === "load") this.kept.adopt(this.state.match, message.data);
    this.isOpen(way);
  }

  /**
   * Hear that a message was refused. A match that can't be opened leaves everything as it was.
   * @param {Pick<Refused, "source">} refused
   */
  refused({ source }) {
    this.connection.answered();
    const { opening } = this;
    if (!opening) this.awaited = null;
    else if (opening.way === (source ?? "new")) this.openNext();
  }

  /** Keep the match as it is; again, if another page may have written. */
  keep() {
    if (this.begun && !this.opening) this.note(this.kept.put(this.state));
  }

  /** @param {Trouble | null} trouble */
  note(trouble) {
    if (trouble === this.trouble) return;
    this.trouble = trouble;
    this.around.changed();
  }

  isConnected() {
    if (this.connection.status === "open") this.goingOn?.found();
    else this.goingOn?.missed();
    this.around.changed();
  }

  close() {
    this.connection.close();
    this.goingOn?.close();
  }
}

/**
 * The way to open a saved match.
 * @param {string} data
 * @param {"link" | "browser"} way
 * @returns {Opening}
 */
const opens = (data, way) => ({ way, message: { do: "load", data, source: way } });
