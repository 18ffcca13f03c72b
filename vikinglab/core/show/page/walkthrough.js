// A walkthrough in a notebook: it steps without the kernel, and asks it only to play on.

class Walkthrough extends WalkPage {
  constructor(model, el) {
    const playOn = model.get("plays_on") ? (ply) => model.send({ do: "from", ply }) : null;
    super({ trace: model.get("trace"), art: model.get("art"), words: model.get("words"), playOn }, el);
    this.name = model.get("name");
  }

  go(at, glide) {
    super.go(at, glide);
    if (this.at === this.trace.frames.length - 1) done(globalThis.localStorage, this.name);
  }
}
