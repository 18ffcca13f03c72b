// @ts-check
// A walkthrough in a notebook: it steps without the kernel, and asks it only to play on.

import { done } from "./base/storage.js";
import { ReplayPage } from "./replay/page.js";
import { mounted } from "./base/widget.js";

/** @import {WalkthroughTraits} from "./wire.js" */
/** @import {Model} from "./types.js" */

class Walkthrough extends ReplayPage {
  /**
   * @param {Model<WalkthroughTraits>} model
   * @param {HTMLElement} el
   */
  constructor(model, el) {
    /** @param {number} ply */
    const playOn = (ply) => model.send({ do: "from", ply });
    super(
      {
        trace: model.get("trace"),
        art: model.get("art"),
        words: model.get("words"),
        playOn: model.get("plays_on") ? playOn : null,
      },
      el,
    );
    this.name = model.get("name");
  }

  /**
   * @param {number} at
   * @param {boolean} glide
   */
  go(at, glide) {
    super.go(at, glide);
    if (this.at === this.trace.frames.length - 1) done(this.storage, this.name);
  }
}

export const widget = mounted(Walkthrough);
