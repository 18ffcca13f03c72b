// @ts-check
// Reasons: why something can't be chosen, said at the thing itself.

import { button, html } from "../base/dom.js";
import { sure } from "../base/sure.js";

/** @import {BoardView} from "../scene/boardview.js" */
/** @import {Bubble} from "./bubble.js" */
/** @import {Choosing} from "./choosing.js" */
/** @import {ToKernel, Why} from "../wire.js" */
/** @import {MaybeReason, Page} from "../types.js" */

const POINTING = 350; // milliseconds that the mouse rests on a thing before its reason is said

/**
 * @typedef {object} Parts
 * @property {Page} page
 * @property {Choosing} choosing
 * @property {Bubble} bubble
 * @property {BoardView} board
 * @property {() => string} asks
 * @property {(message: ToKernel) => void} post
 */

export class Reasons {
  /**
   * `page` says words and tells sentences; `asks()` is what is asked now; `post` sends a message to the kernel.
   * @param {Parts} given
   */
  constructor({ page, choosing, bubble, board, asks, post }) {
    this.page = page;
    this.choosing = choosing;
    this.bubble = bubble;
    this.board = board;
    this.asks = asks;
    this.post = post;
    /** @type {{ id: string, quiet: boolean, path: string } | null} */
    this.pending = null;
    /** @type {number | undefined} */
    this.pointing = undefined;
  }

  /**
   * Say why these ids can't be chosen one after the other: the page knows it of the first, of others it asks.
   * @param {string[]} path
   * @param {string} id
   * @param {boolean} [quiet]
   */
  explain(path, id, quiet = false) {
    const refused = this.choosing.refusal(path);
    this.pending = refused || path.length < 2 ? null : { id, quiet, path: path.join("/") };
    if (this.pending) this.post({ do: "why", path });
    else if (refused || !quiet) this.refuse(refused ?? { text: null, rule: null }, this.board.drawn(id), quiet);
    else this.hide();
  }

  /**
   * Say what was asked about something that was pointed at, if nothing else has been since.
   * @param {Why} given
   */
  answer({ path, text, rule }) {
    const { pending } = this;
    if (!pending || pending.path !== path.join("/")) return;
    this.pending = null;
    if (text || !pending.quiet) this.refuse({ text, rule }, this.board.drawn(pending.id), pending.quiet);
  }

  /**
   * Say a refusal at an element, below sentences of its own; quietly, it isn't read aloud.
   * @param {MaybeReason} given
   * @param {HTMLElement | SVGElement | undefined} at
   * @param {boolean} [quiet]
   * @param {...HTMLElement} before
   */
  refuse({ text, rule }, at, quiet = false, ...before) {
    const { words, ui } = this.page;
    const sentence = text ? words(text) : `${ui("not-here")} ${this.asks()}`;
    const more =
      rule && !rule.startsWith("core:") ? [button(ui("rule"), () => this.post({ do: "card", rule }), "vl-more")] : [];
    this.bubble.show(sure(at), ...before, html("p", {}, sentence), ...more);
    if (!quiet) this.page.tell(sentence);
  }

  /**
   * Say quietly why the thing under the mouse can't be chosen, when it has rested there.
   * @param {string | null | undefined} id
   */
  point(id) {
    clearTimeout(this.pointing);
    if (!id) return;
    this.pointing = setTimeout(() => {
      if (this.choosing.leadsOn(id)) this.hide();
      else this.explain(this.choosing.pathTo(id), id, true);
    }, POINTING);
  }

  hide() {
    this.bubble.hide();
    this.pending = null;
  }

  close() {
    clearTimeout(this.pointing);
  }
}
