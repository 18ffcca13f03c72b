// A walkthrough in a notebook: it steps without the kernel, and asks it only to play on.

import { done } from "./base/storage.js";
import { WalkPage } from "./walk/page.js";
import { mounted } from "./base/widget.js";

class Walkthrough extends WalkPage {
  constructor(model, el) {
    const playOn = model.get("plays_on") ? (ply) => model.send({ do: "from", ply }) : null;
    super({ trace: model.get("trace"), art: model.get("art"), words: model.get("words"), playOn }, el);
    this.name = model.get("name");
  }

  go(at, glide) {
    super.go(at, glide);
    if (this.at === this.trace.frames.length - 1) done(this.storage, this.name);
  }
}

export const widget = mounted(Walkthrough);
