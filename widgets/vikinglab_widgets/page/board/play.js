// @ts-check
// The usual purpose of a board: a match to play.

/** @import {Setup, State, ToKernel} from "../wire.js" */
/** @import {Board, Plain, Prompted} from "../types.js" */

export const PERSON = "person";

/**
 * A purpose decides what is particular to a board, and nothing of a board is overridden. Each of these methods is such a
 * decision; `../try.js` has another purpose. `board` says words, tells sentences and sends messages.
 */
export class Play {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
  }

  /** Return whether it is a match of the reader's own, in which they choose what to do. */
  get isMatch() {
    return true;
  }

  /**
   * The keys of the tools at hand.
   * @returns {Plain[]}
   */
  get tools() {
    return ["undo", "redo"];
  }

  /**
   * The keys of the tools in the menu.
   * @returns {Plain[]}
   */
  get menu() {
    return ["new", "matches", "restart", "save", "load", "link"];
  }

  /**
   * Return whether the match can be reviewed now.
   * @param {State} state
   */
  canReview(state) {
    return state.over;
  }

  /**
   * The contents of the prompt: a line above, the question and its language, and parts above and below the buttons.
   * @param {State} state
   * @returns {Prompted}
   */
  prompt(state) {
    const { words } = this.board;
    if (state.ending) return { kicker: words(state.asks), question: words(state.ending.headline) };
    if (this.waits(state)) return { kicker: words(state.scene.title), question: this.latest(state) };
    return { kicker: words(state.scene.title), question: words(state.asks) };
  }

  /**
   * Return whether somebody else is to move, and comes without the reader.
   * @param {State} state
   */
  waits({ seat, seats }) {
    return seat !== null && seats[seat] !== PERSON;
  }

  /**
   * What happened last, while others play: their questions are not the reader's, and who is next stands above.
   * @param {State} state
   */
  latest({ log, viewer }) {
    const { mover, number } = this.board.since;
    const done = mover === viewer ? null : log.findLast((each) => each.seat === mover && each.number > number);
    const last = done ?? log.at(-1);
    return last ? this.board.words(last.text) : this.board.ui("thinking");
  }

  /**
   * The words read aloud after the events: the present question.
   * @param {State} state
   */
  announcement(state) {
    const { words } = this.board;
    if (this.waits(state)) return "";
    if (!state.ending) return words(state.asks);
    const { headline, more } = state.ending;
    return [`${words(headline)}.`, ...(more ? [words(more)] : [])].join(" ");
  }

  /**
   * The words read aloud to readers who ask what they can do.
   * @param {State} state
   */
  situation(state) {
    return this.waits(state) ? this.latest(state) : this.board.words(state.asks);
  }

  /**
   * The path of a hint, which the board marks.
   * @param {State} _state
   * @returns {readonly string[]}
   */
  hint(_state) {
    return [];
  }

  /**
   * Called after a state has been shown.
   * @param {State} _state
   */
  shown(_state) {}

  /**
   * The message that starts something if nothing is kept: a new match, from a seed of this browser; null if there is one.
   * @param {State} state
   * @param {Setup} setup
   * @param {() => number} seed
   * @returns {ToKernel | null}
   */
  begin(state, setup, seed) {
    return setup.given ? null : { do: "new", seed: seed(), players: state.seats.length, seats: state.seats };
  }

  /** Return whether the reader may play on from an earlier moment. */
  get playsOn() {
    return true;
  }

  /** Return whether the board opens a match from a link. */
  get opensLinks() {
    return true;
  }
}
