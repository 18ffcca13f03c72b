// A board in a page: what is asked, what can be chosen, why something can't, what happened.

import { BoardView } from "../scene/boardview.js";
import { Dialog } from "../base/dialog.js";
import { announce, frame, html, liveRegion } from "../base/dom.js";
import { download, pickFile } from "../base/files.js";
import { seed } from "../base/model.js";
import { hasBar } from "../base/preferences.js";
import { showExample } from "../walk/page.js";
import { Widget } from "../base/widget.js";
import { Bubble } from "./bubble.js";
import { Choosing } from "./choosing.js";
import { Connection } from "./connection.js";
import { fullScreen } from "./full.js";
import { KeptMatch, linked } from "./kept.js";
import { showLink } from "./link.js";
import { GameLog } from "./log.js";
import { Menu } from "./menu.js";
import { NewMatch } from "./newmatch.js";
import { Play } from "./play.js";
import { answer, cannot, Prompt } from "./prompt.js";
import { Reasons } from "./reasons.js";
import { Review } from "./review.js";
import { Toolbar } from "./toolbar.js";
import { Veil } from "./veil.js";

/** Puts the parts of a board together: each is one idea, and this is what goes on between them. */
export class BoardPage extends Widget {
  /** `Purpose` is what the board is for: `play.js` says what it may decide. */
  constructor(model, el, Purpose = Play) {
    super(model.get("words"));
    this.model = model;
    this.purpose = new Purpose(this);
    this.choosing = new Choosing();
    this.kept = new KeptMatch(this.storage, model.get("name"));
    this.build(el);
    this.listen(model, "change:state", () => this.changed());
    this.listen(model, "msg:custom", (message) => this.hear(message));
    this.closers.push(...[this.connection, this.reasons, this.review].map((part) => () => part.close()));
    this.board.redress();
    this.show(false);
    this.begin();
    this.connection.beat();
  }

  build(el) {
    this.live = liveRegion();
    this.dialog = new Dialog(this.words, this.ui);
    this.prompt = new Prompt();
    this.connection = new Connection(this.model, this.ui, () => this.tell(this.ui("answers-again")));
    this.log = new GameLog(this, {
      pointed: (moment) => (moment === null ? this.light([]) : this.post({ do: "point", moment })),
      opened: (rule) => this.send({ do: "card", rule }),
    });
    this.toolbar = new Toolbar(this.ui, this.acts);
    this.menu = new Menu(this.ui, () => this.items());
    this.newMatch = new NewMatch(this, this.dialog, (message) => this.send(message));
    this.board = new BoardView(this, {
      art: this.model.get("art"),
      name: "sheet",
      head: this.prompt.element,
      below: [this.log.element],
      tools: [this.toolbar.element, this.menu.element],
      heard: (what, id) => this.asked(what, id),
      touched: (event) => this.touch(event),
      pointed: (id) => this.reasons.point(id),
      decorate: (mark) => this.decorate(mark),
      featured: (group) => group.seat === this.state.viewer,
    });
    this.veil = new Veil(this, [this.board.element]);
    this.review = new Review(this, this.board.element, {
      closed: () => this.prompt.question.focus(),
      playOn: (ply) => this.send({ do: "from", ply }),
    });
    const { element } = this.board;
    this.root = frame("", this.connection.banner, element, this.veil.element, this.live, this.dialog.element);
    const bubble = new Bubble(this.board, this.root, this.prompt.element);
    this.board.sheet.chart.after(bubble.element);
    const asks = () => this.words(this.state.asks);
    const post = (message) => this.post(message);
    this.reasons = new Reasons({ page: this, choosing: this.choosing, bubble, board: this.board, asks, post });
    this.root.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !this.dialog.element.open) this.putBack();
    });
    this.enter(el, this.root);
  }

  /** What the tools do. */
  get acts() {
    return {
      undo: () => this.send({ do: "undo" }),
      redo: () => this.send({ do: "redo" }),
      restart: () => this.send({ do: "restart" }),
      new: () => this.newMatch.open(this.model.get("setup"), this.state),
      save: () => this.save(),
      load: () => pickFile((data) => this.send({ do: "load", data, kept: false })),
      link: () => this.send({ do: "link" }),
    };
  }

  /** What is in the menu now. Where undo stops at dice and at what was seen, a switch lets it go on; where memory counts,
      another remembers. A page with a bar has the settings there, unless the board fills the screen. */
  items() {
    const { undo, freely } = this.state.can;
    const notes = this.model.get("setup").notes ? this.state.notes : undefined;
    const switches = [
      { key: "freely", on: freely },
      { key: "notes", on: notes },
    ].filter(({ on }) => on !== undefined);
    const full = fullScreen(this.root);
    const settings = { key: "settings", act: () => this.dialog.settings(this.preferences) };
    return [
      ...this.purpose.menu.map((key) => ({ key, act: this.acts[key], able: key !== "restart" || undo })),
      ...switches.map(({ key, on }) => ({ key, on, act: () => this.send({ do: key, on: !on }) })),
      ...(full ? [full] : []),
      ...(hasBar() && !document.fullscreenElement ? [] : [settings]),
    ];
  }

  // Showing

  show(glide = true) {
    this.state = this.model.get("state");
    this.choosing.show(this.state);
    this.reasons.hide();
    this.draw(glide);
    this.showPrompt();
    this.showLog();
    this.showTools();
    this.veil.show(this.state, this.model.get("setup").names, () => this.prompt.question.focus());
    if (this.begun) this.kept.put(this.state.save, this.state.over);
    this.purpose.shown(this.state);
  }

  draw(glide) {
    this.board.show(this.state.scene, glide);
    this.board.sheet.follow();
  }

  /** How a mark is drawn, beyond what the scene says: as something to be chosen, as picked, as hinted at. */
  decorate(mark) {
    const { picked, next } = this.choosing;
    const id = this.board.view.stands(mark);
    if (id === null) return { classes: this.choosing.leads([...picked, mark.choice]) ? ["vl-hand"] : [] };
    if (picked.includes(id)) return { classes: ["vl-picked"], label: this.ui("picked"), role: "button" };
    const found = next.get(id);
    if (!found) return {};
    const hinted = this.purpose.hint(this.state)[picked.length] === id;
    const label = found.length === 1 ? `${this.words(found[0].words)}.` : this.ui("several");
    return { classes: hinted ? ["vl-choice", "vl-hinted"] : ["vl-choice"], label, role: "button" };
  }

  showPrompt() {
    const { choices, refused } = this.choosing.undrawn;
    const review = answer(this.ui("walk"), () => this.send({ do: "walk" }));
    this.prompt.show(this.purpose.prompt(this.state), [
      ...choices.map(({ words, line }) => answer(this.words(words), () => this.send({ do: "play", line }))),
      ...refused.map((each) => cannot(this.words(each.words), (at) => this.reasons.refuse(each, at))),
      ...(this.purpose.canReview(this.state) ? [review] : []),
    ]);
  }

  showLog() {
    this.log.show(this.state.log, this.model.get("setup").letters, this.prompt.question);
    this.tell([...this.log.news(this.state.log), this.purpose.announcement(this.state)].join(" "));
  }

  showTools() {
    const { undo, redo } = this.state.can;
    this.toolbar.show(this.purpose.tools, { undo, redo }, this.prompt.question);
    this.menu.redress();
  }

  /** Show on the board what an entry of the log is about. */
  light(ids) {
    for (const [id, element] of this.board.view.marks) element.classList.toggle("vl-told", ids.includes(id));
  }

  // Choosing

  touch(event) {
    const { view, sheet } = this.board;
    const id = view.hit(event);
    if (!id) return this.reasons.hide();
    if (!sheet.large && sheet.stage.contains(view.marks.get(id)) && view.isCrowded(event)) {
      sheet.lookClosely(view.marks.get(id));
      return this.tell(this.ui("closely"));
    }
    this.board.stand(id);
    this.choose(id);
  }

  choose(id) {
    const { act, choice, path } = this.choosing.point(id);
    if (act === "play") this.send({ do: "play", line: choice.line });
    if (act === "pick") this.pick(path);
    if (act === "refuse") this.reasons.explain(path, id);
    if (act === "put back") {
      this.putBack();
      this.tell(this.words(this.state.asks));
    }
  }

  /** Point at something that a path goes on from; at another such thing later, and it is chosen instead. */
  pick(path) {
    this.reasons.hide();
    this.choosing.pick(path);
    this.draw(false);
    this.tell(this.ui("more"));
  }

  putBack() {
    this.reasons.hide();
    if (!this.choosing.picked.length) return;
    this.choosing.pick([]);
    this.board.view.show(this.state.scene, false);
  }

  // Asking by key

  asked(what, id) {
    if (what === "choose") this.choose(id);
    if (what === "escape") this.putBack();
    if (what === "who") this.tell(`${this.words(this.state.scene.title)}. ${this.purpose.situation(this.state)}`);
    if (what === "what") this.tell(`${this.ui("can")} ${this.possible().join(", ")}.`);
    if (what === "where") this.tell(this.board.where(id));
  }

  /** What can be chosen next: by what it does, or by its name where there is more to choose afterwards. */
  possible() {
    const { marks } = this.state.scene;
    const name = (id) => this.words(marks.find((mark) => mark.words && id === (mark.choice || mark.id))?.words);
    return [...this.choosing.next].map(([id, found]) => (found.length > 1 && name(id)) || this.words(found[0].words));
  }

  /** Read a sentence aloud. */
  tell(sentence) {
    announce(this.live, sentence);
  }

  // The kernel

  /** Ask the kernel for something that changes the board. */
  send(message) {
    this.reasons.hide();
    this.post(message);
  }

  /** Ask the kernel for something that leaves the board as it is. */
  post(message) {
    this.connection.post(message);
  }

  changed() {
    this.connection.answered();
    this.show();
  }

  hear(message) {
    this.connection.answered();
    this.heard[message.say]?.(message);
  }

  /** What is done with each message of the kernel, by its name. */
  get heard() {
    return {
      refused: ({ text, rule, kept }) => {
        const before = kept ? [html("p", {}, this.ui("kept-bad"))] : [];
        this.reasons.refuse({ text, rule }, this.prompt.question, false, ...before);
      },
      told: ({ text }) => this.reasons.refuse({ text, rule: null }, this.prompt.question),
      why: (reason) => this.reasons.answer(reason),
      card: ({ card }) => card && this.dialog.card(card, (rule) => this.send({ do: "example", rule })),
      example: (found) => showExample(this.dialog, found, this.model.get("art"), this.model.get("words")),
      link: ({ link }) => showLink(this, this.dialog, link),
      point: ({ ids }) => this.light(ids),
      walk: ({ trace }) => this.review.open(trace, this.model.get("art"), this.model.get("words")),
      course: ({ course }) => this.review.judge(course, this.model.get("setup")),
    };
  }

  // Matches that are kept, saved and loaded

  /** Take up the match of a link, else the one that is kept, else what the board is for. */
  begin() {
    const link = this.purpose.opensLinks ? linked() : null;
    const kept = this.kept.get();
    this.begun = true;
    if (link) return this.send({ do: "load", data: link, kept: false });
    if (kept) return this.send({ do: "load", data: kept, kept: true });
    const first = this.purpose.begin(this.state, this.model.get("setup"), seed());
    if (first) this.send(first);
  }

  save() {
    download(`${this.state.game}-match.json`, this.state.save);
    this.tell(this.ui("saved-whole"));
  }

  redress() {
    super.redress();
    this.board.redress();
    this.log.forget();
    this.show(false);
    this.dialog.close();
  }
}
