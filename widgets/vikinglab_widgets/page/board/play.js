// @ts-check
// What a board is for, unless somebody has another purpose: a match to be played.

/** @import {Setup, State, ToKernel} from "../wire.js" */
/** @import {Board, Prompted} from "../types.js" */

/** A purpose of a board is asked what is particular to it, and nothing of a board is overridden. Each of these methods is
    such a seam; `../try.js` has another purpose. `board` says words, tells sentences and sends messages. */
export class Play {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
  }

  /** Return whether it is a match of the reader's own, in which they choose what to do. */
  get isMatch() {
    return true;
  }

  /** The keys of the tools that are at hand. */
  get tools() {
    return ["undo", "redo"];
  }

  /** The keys of the tools in the menu. */
  get menu() {
    return ["new", "restart", "save", "load", "link"];
  }

  /**
   * Return whether the match can be reviewed now.
   * @param {State} state
   */
  canReview(state) {
    return state.over;
  }

  /**
   * What stands in the prompt: a line above, the question and its language, and parts above and below the buttons.
   * @param {State} state
   * @returns {Prompted}
   */
  prompt(state) {
    return { kicker: this.board.words(state.scene.title), question: this.board.words(state.asks) };
  }

  /**
   * What is read aloud after what happened: what is asked now.
   * @param {State} state
   */
  announcement(state) {
    return this.board.words(state.asks);
  }

  /**
   * What is read aloud to somebody who asks what there is to do.
   * @param {State} state
   */
  situation(state) {
    return this.board.words(state.asks);
  }

  /**
   * The path of a hint, which is marked on the board.
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
   * The message that begins where nothing is kept: a new match, from a seed of this browser; null if there is one.
   * @param {State} state
   * @param {Setup} setup
   * @param {() => number} seed
   * @returns {ToKernel | null}
   */
  begin(state, setup, seed) {
    return setup.given ? null : { do: "new", seed: seed(), players: state.seats.length, seats: state.seats };
  }

  /** Return whether one may go on from a moment that is looked back to. */
  get playsOn() {
    return true;
  }

  /** Return whether a match that a link brings is taken up. */
  get opensLinks() {
    return true;
  }
}
