// @ts-check
// A board in a page: what is asked, what can be chosen, why something can't, what happened.

import { BoardView } from "../scene/boardview.js";
import { hit, isCrowded } from "../scene/fingers.js";
import { Dialog } from "../base/dialog.js";
import { announce, frame, html, liveRegion } from "../base/dom.js";
import { download, pickFile } from "../base/files.js";
import { seed } from "../base/model.js";
import { hasBar } from "../base/preferences.js";
import { showExample } from "../walk/page.js";
import { Widget } from "../base/widget.js";
import { Bubble, LastingBubble } from "./bubble.js";
import { changed } from "./changes.js";
import { Choosing } from "./choosing.js";
import { Coach } from "./coach.js";
import { Connection } from "./connection.js";
import { fullScreen } from "./full.js";
import { KeptMatch, linked } from "./kept.js";
import { Learning } from "./learning.js";
import { showLink } from "./link.js";
import { GameLog } from "./log.js";
import { Menu } from "./menu.js";
import { NewMatch } from "./newmatch.js";
import { Play } from "./play.js";
import { answer, cannot, Prompt } from "./prompt.js";
import { Reasons } from "./reasons.js";
import { Review } from "./review.js";
import { Throwing } from "./throwing.js";
import { Toolbar } from "./toolbar.js";
import { Veil } from "./veil.js";
import { Welcome } from "./welcome.js";

/** @import {Item} from "./menu.js" */
/** @import {BoardTraits, FromKernel, Mark, Named, State, ToKernel} from "../wire.js" */
/** @import {Act, Decoration, Model} from "../types.js" */

const GLIDE = 500; // milliseconds after which pieces lie still

/** Puts the parts of a board together: each is one idea, and this is what goes on between them. */
export class BoardPage extends Widget {
  // What is shown, and what `build` makes.
  /** @type {State} */ state;
  /** @type {HTMLElement} */ live;
  /** @type {Dialog} */ dialog;
  /** @type {Prompt} */ prompt;
  /** @type {Connection} */ connection;
  /** @type {GameLog} */ log;
  /** @type {Toolbar} */ toolbar;
  /** @type {Menu} */ menu;
  /** @type {NewMatch} */ newMatch;
  /** @type {BoardView} */ board;
  /** @type {Veil} */ veil;
  /** @type {Review} */ review;
  /** @type {Welcome} */ welcome;
  /** @type {HTMLElement} */ root;
  /** @type {number | undefined} */ gliding;
  /** @type {Reasons} */ reasons;
  /** @type {Throwing} */ throwing;
  /** @type {Coach} */ coach;

  /**
   * `Purpose` is what the board is for: `play.js` says what it may decide.
   * @param {Model<BoardTraits>} model
   * @param {HTMLElement} el
   * @param {typeof Play} [Purpose]
   */
  constructor(model, el, Purpose = Play) {
    super(model.get("words"));
    this.model = model;
    this.state = model.get("state");
    this.purpose = new Purpose(this);
    this.choosing = new Choosing();
    this.learning = new Learning(this.storage, this.purpose.isMatch);
    this.mine = false; // whether the reader has moved, and the next state comes of that
    this.forward = false; // whether what comes now was played, and isn't taken back or loaded
    this.kept = new KeptMatch(this.storage, model.get("name"));
    this.build(el);
    this.listen(model, "change:state", () => this.renew(model.get("state")));
    this.listen(model, "msg:custom", (message) => this.hear(message));
    this.closers.push(() => this.throwing.end());
    this.onPage(["resize"], () => this.coach.settle());
    this.onPage(["vikinglab:known"], () => this.coach.learnt());
    this.closers.push(...[this.connection, this.reasons, this.review, this.welcome].map((part) => () => part.close()));
    this.board.redress();
    this.show(false);
    this.begin();
    this.connection.beat();
  }

  /** @param {HTMLElement} el */
  build(el) {
    this.live = liveRegion();
    this.dialog = new Dialog(this.words, this.ui);
    this.prompt = new Prompt();
    this.connection = new Connection(this.model, this.ui, () => this.tell(this.ui("answers-again")));
    this.log = new GameLog(this, {
      pointed: (moment) => (moment === null ? this.light([]) : this.post({ do: "point", moment })),
      opened: (moment) => this.send({ do: "because", moment }),
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
      playOn: this.purpose.playsOn ? (ply) => this.send({ do: "from", ply }) : null,
    });
    this.welcome = new Welcome(this, this.dialog, (edition) => this.beginFirst(edition));
    const { element } = this.board;
    this.root = frame("", this.connection.banner, element, this.veil.element, this.live, this.dialog.element);
    this.throwing = new Throwing(this, this.board, this.root);
    this.board.sheet.chart.append(this.throwing.element);
    const bubble = new Bubble(this.board, this.root, this.prompt.element);
    this.board.sheet.chart.after(bubble.element);
    const asks = () => this.words(this.state.asks);
    /** @param {ToKernel} message */
    const post = (message) => this.post(message);
    /** @param {string} rule */
    const broke = (rule) => this.learning.broke(this.state, rule);
    this.reasons = new Reasons({ page: this, choosing: this.choosing, bubble, board: this.board, asks, post, broke });
    const lasting = new LastingBubble(this.board, this.root, this.prompt.element, "vl-coach");
    this.board.sheet.chart.after(lasting.element);
    const { storage, preferences, prompt } = this;
    const otherwise = prompt.question;
    this.coach = new Coach({ page: this, storage, preferences, bubble: lasting, board: this.board, otherwise, post });
    this.root.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !this.dialog.element.open) this.escape();
    });
    this.enter(el, this.root);
  }

  /**
   * What the tools do.
   * @returns {Record<string, Act>}
   */
  get acts() {
    return {
      coach: () => this.coach.toggle(),
      undo: () => this.send({ do: "undo" }),
      redo: () => this.send({ do: "redo" }),
      restart: () => this.send({ do: "restart" }),
      new: () => this.newMatch.open(this.model.get("setup"), this.state),
      save: () => this.save(),
      load: () => pickFile((data) => this.send({ do: "load", data, kept: false })),
      link: () => this.send({ do: "link" }),
    };
  }

  /**
   * What is in the menu now. Where undo stops at dice and at what was seen, a switch lets it go on; where memory counts,
   * another remembers. A page with a bar has the settings there, unless the board fills the screen.
   * @returns {Item[]}
   */
  items() {
    const { undo, freely } = this.state.can;
    const notes = this.model.get("setup").notes ? this.state.notes : undefined;
    const full = fullScreen(this.root);
    const settings = { key: "settings", act: () => this.dialog.settings(this.preferences) };
    return [
      ...this.purpose.menu.map((key) => ({ key, act: this.acts[key], able: key !== "restart" || undo })),
      { key: "coach", on: this.coach.on, act: this.acts.coach },
      ...(this.model.get("setup").welcome ? [{ key: "about", act: () => this.welcomeIn() }] : []),
      ...(freely === undefined ? [] : [this.switch("freely", freely)]),
      ...(notes === undefined ? [] : [this.switch("notes", notes)]),
      ...(this.state.scene.marks.some((mark) => mark.solid) ? [this.handSwitch()] : []),
      ...(full ? [full] : []),
      ...(hasBar() && !document.fullscreenElement ? [] : [settings]),
    ];
  }

  /**
   * @param {"freely" | "notes"} key
   * @param {boolean} on
   */
  switch(key, on) {
    return { key, on, act: () => this.send({ do: key, on: !on }) };
  }

  /** A switch in the menu for throwing by hand. @returns {Item} */
  handSwitch() {
    const { throwing } = this;
    return { key: "by-hand", on: throwing.byHand, act: () => (throwing.byHand = !throwing.byHand) };
  }

  // Showing

  /** @param {boolean} [glide] */
  show(glide = true) {
    this.choosing.show(this.state);
    this.reasons.hide();
    this.draw(glide);
    this.showPrompt();
    this.showLog();
    this.showTools();
    this.veil.show(this.state, this.model.get("setup").names, () => {
      this.prompt.question.focus();
      this.showCoach(false);
    });
    this.showCoach(glide);
    if (this.begun) this.kept.put(this.state.save, this.state.over);
    if (!this.state.over) this.welcome.decided = null;
    this.purpose.shown(this.state);
  }

  /** @param {boolean} glide */
  draw(glide) {
    this.board.show(this.state.scene, glide);
    this.board.sheet.follow();
  }

  /**
   * How a mark is drawn, beyond what the scene says: as something to be chosen, as picked, as hinted at.
   * @param {Mark} mark
   * @returns {Decoration}
   */
  decorate(mark) {
    const { picked, next } = this.choosing;
    const id = this.board.view.stands(mark);
    if (id === null) return { classes: this.choosing.leads([...picked, mark.choice ?? ""]) ? ["vl-hand"] : [] };
    if (picked.includes(id)) return { classes: ["vl-picked"], label: this.ui("picked"), role: "button" };
    const found = next.get(id);
    if (!found) return {};
    const hinted = this.purpose.hint(this.state)[picked.length] === id;
    const label = this.choosing.named(found) ? `${this.words(this.choosing.named(found))}.` : this.ui("several");
    return { classes: hinted ? ["vl-choice", "vl-hinted"] : ["vl-choice"], label, role: "button" };
  }

  showPrompt() {
    const { choices, refused } = this.choosing.undrawn;
    const review = answer(this.ui("walk"), () => this.send({ do: "walk" }));
    const asked = this.purpose.prompt(this.state);
    const below = [...(asked.below ?? []), ...this.welcome.end(this.model.get("setup"), this.state)];
    this.prompt.show({ ...asked, below }, [
      ...choices.map(({ words, line }) => answer(this.words(words), () => this.send({ do: "play", line }))),
      ...refused.map((each) => cannot(this.words(each.words), (at) => this.reasons.refuse(each, at))),
      ...(this.purpose.canReview(this.state) ? [review] : []),
    ]);
  }

  showLog() {
    this.log.show(this.state.log, this.model.get("setup").letters, this.prompt.question);
    const aside = this.veil.covers(this.state) ? [] : this.coach.said(this.state);
    this.tell([...this.log.news(this.state.log), this.purpose.announcement(this.state), ...aside].join(" "));
  }

  /**
   * Show what the coach says, unless others have to look away first; where pieces glide, once more when they lie still.
   * @param {boolean} glide
   */
  showCoach(glide) {
    clearTimeout(this.gliding);
    if (this.veil.element.hidden) this.coach.show(this.state);
    if (glide) this.gliding = setTimeout(() => this.coach.settle(), GLIDE);
  }

  showTools() {
    const { undo, redo } = this.state.can;
    const tools = [...this.purpose.tools, "coach"];
    this.toolbar.show(tools, { undo, redo }, { coach: this.coach.on }, this.prompt.question);
    this.menu.redress();
  }

  /**
   * Show on the board what an entry of the log is about.
   * @param {string[]} ids
   */
  light(ids) {
    for (const [id, element] of this.board.view.marks) element.classList.toggle("vl-told", ids.includes(id));
  }

  // Choosing

  /** @param {PointerEvent} event */
  touch(event) {
    const { view, sheet } = this.board;
    const id = hit(view.marks.values(), event);
    if (!id) return this.reasons.hide();
    if (!sheet.large && sheet.stage.contains(view.drawn(id)) && isCrowded(view.marks.values(), event)) {
      sheet.lookClosely(view.drawn(id));
      return this.tell(this.ui("closely"));
    }
    this.board.stand(id);
    this.choose(id);
  }

  /** @param {string} id */
  choose(id) {
    if (this.board.view.tabs.open(id) || this.reasons.tell(id)) return;
    const found = this.choosing.point(id);
    if (found.act === "play") this.send({ do: "play", line: found.choice.line });
    if (found.act === "pick") this.pick(found.path);
    if (found.act === "refuse") this.reasons.explain(found.path, id);
    if (found.act === "put back") {
      this.putBack();
      this.tell(this.words(this.state.asks));
    }
  }

  /**
   * Point at something that a path goes on from; at another such thing later, and it is chosen instead.
   * @param {string[]} path
   */
  pick(path) {
    this.reasons.hide();
    this.choosing.pick(path);
    this.draw(false);
    this.coach.settle();
    this.tell(this.ui("more"));
    if (this.choosing.unnamed) this.post({ do: "name", path });
  }

  /**
   * Take the words of choices that begin with what has been picked.
   * @param {Named} given
   */
  name({ number, words }) {
    if (number !== this.state.number) return;
    this.choosing.name(words);
    this.draw(false);
  }

  putBack() {
    this.reasons.hide();
    if (!this.choosing.picked.length) return;
    this.choosing.pick([]);
    this.board.view.show(this.state.scene, false);
    this.coach.settle();
  }

  /** Put back what was picked, and close a reason; where there is neither, the coach has been read. */
  escape() {
    const nothing = !this.choosing.picked.length && this.reasons.bubble.element.hidden;
    if (!nothing || !this.coach.gotIt()) this.putBack();
  }

  // Asking by key

  /**
   * @param {string} what
   * @param {any} id
   */
  asked(what, id) {
    if (what === "choose") this.choose(id);
    if (what === "escape") this.escape();
    if (what === "who") this.tell(`${this.words(this.state.scene.title)}. ${this.purpose.situation(this.state)}`);
    if (what === "what") this.tell(`${this.ui("can")} ${this.possible().join(", ")}.`);
    if (what === "where") this.tell(this.board.where(id));
  }

  /** What can be chosen next: by what it does, or by its name where there is more to choose afterwards. */
  possible() {
    const { marks } = this.state.scene;
    /** @param {string} id */
    const name = (id) => this.words(marks.find((mark) => mark.words && id === (mark.choice || mark.id))?.words);
    return [...this.choosing.next].map(([id, found]) => this.words(this.choosing.named(found)) || name(id));
  }

  /**
   * Read a sentence aloud.
   * @param {string} sentence
   */
  tell(sentence) {
    announce(this.live, sentence);
  }

  // The kernel

  /**
   * Ask the kernel for something that changes the board.
   * @param {ToKernel} message
   */
  send(message) {
    this.reasons.hide();
    this.learning.sent(message);
    this.mine = this.forward = message.do === "play";
    this.post(message);
  }

  /**
   * Ask the kernel for something that leaves the board as it is.
   * @param {ToKernel} message
   */
  post(message) {
    this.connection.post(message);
  }

  /**
   * Show another state; null if a change was missed, and all is to be told anew.
   * @param {State | null} state
   */
  renew(state) {
    this.connection.answered();
    if (state === null) return this.post({ do: "seen", number: this.state.number });
    this.learning.follow(this.state, state);
    const before = this.state.scene;
    const { mine, forward } = this;
    this.mine = false;
    this.state = state;
    // A throw that is still to be seen has been made: whoever reloads the page goes on after it.
    if (this.begun) this.kept.put(state.save, state.over);
    if (this.throwing.busy || (mine && this.throwing.offer(before, state.scene, () => this.show()))) return;
    this.throwing.settle();
    this.show();
    if (forward) this.throwing.glance(before, state.scene);
  }

  /** @param {FromKernel} message */
  hear(message) {
    this.connection.answered();
    /** @type {((message: any) => void) | undefined} */
    const heard = this.heard[message.say];
    heard?.(message);
  }

  /**
   * What is done with each message of the kernel, by its name.
   * @returns {{ [Name in FromKernel["say"]]?: (message: Extract<FromKernel, { say: Name }>) => void }}
   */
  get heard() {
    return {
      refused: ({ text, rule, kept }) => {
        const before = kept ? [html("p", {}, this.ui("kept-bad"))] : [];
        this.reasons.refuse({ text, rule }, this.prompt.question, false, ...before);
      },
      told: ({ text }) => this.reasons.refuse({ text, rule: null }, this.prompt.question),
      changed: (change) => this.renew(changed(this.state, change)),
      named: (named) => this.name(named),
      why: (reason) => this.reasons.answer(reason),
      because: (reason) => this.dialog.because(reason, (rule) => this.send({ do: "example", rule })),
      card: ({ card }) => card && this.dialog.card(card, (rule) => this.send({ do: "example", rule })),
      example: (found) => showExample(this.dialog, found, this.model.get("art"), this.model.get("words")),
      link: ({ link }) => showLink(this, this.dialog, link),
      point: ({ ids }) => this.light(ids),
      walk: ({ trace }) => this.review.open(trace, this.model.get("art"), this.model.get("words")),
      course: ({ course }) => {
        this.review.judge(course, this.model.get("setup"));
        this.welcome.decided = course.turns[0] ?? null;
        this.showPrompt();
      },
    };
  }

  // Matches that are kept, saved and loaded

  /** Take up the match of a link, else the one that is kept, else what the board is for. */
  begin() {
    this.begun = true;
    // While this page was made, bots may have moved on.
    this.post({ do: "seen", number: this.state.number });
    this.open();
    this.coach.heed(this.state.game);
  }

  /** Open the match to go on with, unless it is the one that is here. */
  open() {
    const link = this.purpose.opensLinks ? linked() : null;
    const kept = this.kept.get();
    if (link) return this.send({ do: "load", data: link, kept: false });
    if (kept) return this.send({ do: "load", data: kept, kept: true });
    const first = this.purpose.begin(this.state, this.model.get("setup"), seed);
    if (first) this.send(first);
    this.welcomeIn();
  }

  /** Tell somebody who begins what the game is about, on a board that is for that. */
  welcomeIn() {
    if (!this.model.get("setup").welcome) return;
    // A dialog opens in a document alone, and a notebook may put the board there later.
    if (this.root.isConnected) this.welcome.open(this.model.get("setup"), this.state);
    else this.welcome.later(() => this.welcomeIn());
  }

  /** @param {string} edition */
  beginFirst(edition) {
    const { seats } = this.state;
    const { welcome } = this.model.get("setup");
    if (welcome && edition !== this.state.edition)
      this.send({ do: "new", seed: welcome.seed, players: seats.length, seats, edition, short: true });
    this.prompt.question.focus();
  }

  save() {
    download(`${this.state.game}-match.json`, this.state.save);
    this.tell(this.ui("saved-whole"));
  }

  redress() {
    super.redress();
    this.coach.heed(this.state.game);
    this.board.redress();
    this.log.forget();
    this.show(false);
    this.dialog.close();
  }
}
