// Reasons: why something can't be chosen, said at the thing itself.

import { button, html } from "../base/dom.js";

const POINTING = 350; // milliseconds that the mouse rests on a thing before its reason is said

export class Reasons {
  /** `page` says words and tells sentences; `asks()` is what is asked now; `post` sends a message to the kernel. */
  constructor({ page, choosing, bubble, board, asks, post }) {
    Object.assign(this, { page, choosing, bubble, board, asks, post });
    this.pending = null;
  }

  /** Say why these ids can't be chosen one after the other: the page knows it of the first, of others it asks. */
  explain(path, id, quiet = false) {
    const refused = this.choosing.refusal(path);
    this.pending = refused || path.length < 2 ? null : { id, quiet, path: path.join("/") };
    if (this.pending) this.post({ do: "why", path });
    else if (refused || !quiet) this.refuse(refused ?? { text: null, rule: null }, this.board.drawn(id), quiet);
    else this.hide();
  }

  /** Say what was asked about something that was pointed at, if nothing else has been since. */
  answer({ path, text, rule }) {
    const { pending } = this;
    if (pending?.path !== path.join("/")) return;
    this.pending = null;
    if (text || !pending.quiet) this.refuse({ text, rule }, this.board.drawn(pending.id), pending.quiet);
  }

  /** Say a refusal at an element, below sentences of its own; quietly, it isn't read aloud. */
  refuse({ text, rule }, at, quiet = false, ...before) {
    const { words, ui } = this.page;
    const sentence = text ? words(text) : `${ui("not-here")} ${this.asks()}`;
    const more =
      rule && !rule.startsWith("core:") ? [button(ui("rule"), () => this.post({ do: "card", rule }), "vl-more")] : [];
    this.bubble.show(at, ...before, html("p", {}, sentence), ...more);
    if (!quiet) this.page.tell(sentence);
  }

  /** Say quietly why the thing under the mouse can't be chosen, when it has rested there. */
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
