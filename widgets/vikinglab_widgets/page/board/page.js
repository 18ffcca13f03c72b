// @ts-check
// A board in a page: the question, the possible choices, why others are refused, and what happened.

import { BoardView } from "../scene/boardview.js";
import { Dialog } from "../base/dialog.js";
import { announce, frame, html, liveRegion } from "../base/dom.js";
import { download } from "../base/files.js";
import { seed } from "../base/model.js";
import { showExample } from "../replay/page.js";
import { Widget } from "../base/widget.js";
import { Bubble, LastingBubble } from "./bubble.js";
import { changed } from "./changes.js";
import { Choosing } from "./choosing.js";
import { Coach } from "./coach.js";
import { Connection } from "./connection.js";
import { KeptMatch, linked } from "./kept.js";
import { Learning } from "./learning.js";
import { showLink } from "./link.js";
import { GameLog } from "./log.js";
import { NewMatch } from "./newmatch.js";
import { Play } from "./play.js";
import { Pointing } from "./pointing.js";
import { answer, cannot, Prompt } from "./prompt.js";
import { Reasons } from "./reasons.js";
import { Review } from "./review.js";
import { Throwing } from "./throwing.js";
import { Tools } from "./tools.js";
import { Veil } from "./veil.js";
import { Welcome } from "./welcome.js";

/** @import {BoardTraits, FromKernel, State, ToKernel} from "../wire.js" */
/** @import {Model} from "../types.js" */

const GLIDE = 500; // milliseconds after which pieces lie still

/** A page that puts the parts of a board together: each part is one idea, and this is what goes on between them. */
export class BoardPage extends Widget {
  // The state shown, and the elements of `build`.
  /** @type {State} */ state;
  /** @type {HTMLElement} */ live;
  /** @type {Dialog} */ dialog;
  /** @type {Prompt} */ prompt;
  /** @type {Connection} */ connection;
  /** @type {GameLog} */ log;
  /** @type {Tools} */ tools;
  /** @type {Pointing} */ pointing;
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
   * `Purpose` is what the board is for: see `play.js` for what it decides.
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
    this.mine = false; // true if the reader has moved, and the next state is the result
    this.forward = false; // true if the next state was played, and not undone or loaded
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
    this.tools = new Tools(this);
    this.pointing = new Pointing(this);
    this.newMatch = new NewMatch(this, this.dialog, (message) => this.send(message));
    this.board = new BoardView(this, {
      art: this.model.get("art"),
      name: "sheet",
      head: this.prompt.element,
      below: [this.log.element],
      tools: this.tools.elements,
      heard: (what, id) => this.pointing.asked(what, id),
      touched: (event) => this.pointing.touch(event),
      pointed: (id) => this.reasons.point(id),
      decorate: (mark) => this.pointing.decorate(mark),
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
      if (event.key === "Escape" && !this.dialog.element.open) this.pointing.escape();
    });
    this.enter(el, this.root);
  }

  // Showing

  /** @param {boolean} [glide] */
  show(glide = true) {
    this.choosing.show(this.state);
    this.reasons.hide();
    this.draw(glide);
    this.showPrompt();
    this.showLog();
    this.tools.show();
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

  showPrompt() {
    const { choices, refused } = this.choosing.undrawn;
    const review = answer(this.ui("replay"), () => {
      review.disabled = true; // a long match takes some seconds
      this.send({ do: "replay" });
    });
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
   * Show the coach's explanation, unless others have to look away first; if pieces glide, again when they lie still.
   * @param {boolean} glide
   */
  showCoach(glide) {
    clearTimeout(this.gliding);
    if (this.veil.element.hidden) this.coach.show(this.state);
    if (glide) this.gliding = setTimeout(() => this.coach.settle(), GLIDE);
  }

  /**
   * Show the subject of a log entry on the board.
   * @param {string[]} ids
   */
  light(ids) {
    for (const [id, element] of this.board.view.marks) element.classList.toggle("vl-told", ids.includes(id));
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
   * Show another state; null if a change was missed, and everything must be sent again.
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
    // A throw that is still to be shown has been made: after a reload the match goes on after it.
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
   * The reaction to each message of the kernel, by its name.
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
      named: (named) => this.pointing.name(named),
      why: (reason) => this.reasons.answer(reason),
      because: (reason) => this.dialog.because(reason, (rule) => this.send({ do: "example", rule })),
      card: ({ card }) => card && this.dialog.card(card, (rule) => this.send({ do: "example", rule })),
      example: (found) => showExample(this.dialog, found, this.model.get("art"), this.model.get("words")),
      link: ({ link }) => showLink(this, this.dialog, link),
      point: ({ ids }) => this.light(ids),
      replay: ({ trace }) => {
        this.review.open(trace, this.model.get("art"), this.model.get("words"));
        this.showPrompt();
      },
      course: ({ course }) => {
        this.review.judge(course, this.model.get("setup"));
        this.welcome.decided = course.turns[0] ?? null;
        this.showPrompt();
      },
    };
  }

  // Matches that are kept, saved and loaded

  /** Continue the match of a link, else the one that the browser keeps, else what the board is for. */
  begin() {
    this.begun = true;
    // While this page was made, bots may have moved on.
    this.post({ do: "seen", number: this.state.number });
    this.open();
    this.coach.heed(this.state.game);
  }

  /** Open the match to continue, unless it is already here. */
  open() {
    const link = this.purpose.opensLinks ? linked() : null;
    const kept = this.kept.get();
    if (link) return this.send({ do: "load", data: link, kept: false });
    if (kept) return this.send({ do: "load", data: kept, kept: true });
    const first = this.purpose.begin(this.state, this.model.get("setup"), seed);
    if (first) this.send(first);
    this.welcomeIn();
  }

  /** Introduce the game to a beginner, on a board for that purpose. */
  welcomeIn() {
    if (!this.model.get("setup").welcome) return;
    // A dialog needs a document to open in, and a notebook may add the board there later.
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
    this.review.redress();
    this.show(false);
    this.dialog.close();
  }
}
