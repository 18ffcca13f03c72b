// A walkthrough in a notebook: it steps without the kernel, and asks it only to play on.

export default {
  render({ model, el }) {
    const words = model.get("words");
    const playOn = model.get("plays_on") ? (ply) => model.send({ do: "from", ply }) : null;
    const page = new WalkPage({ trace: model.get("trace"), art: model.get("art"), words, playOn }, el);
    return () => page.close();
  },
};
