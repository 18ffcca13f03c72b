// @ts-check
// A board in a page: the question, the possible choices, why others are refused, and what happened.

import { BoardView } from "../scene/boardview.js";
import { Dialog } from "../base/dialog.js";
import { announce, frame, liveRegion } from "../base/dom.js";
import { download } from "../base/files.js";
import { seed } from "../base/model.js";
import { ask, hasJustOpened, kernelAddress, openAgain } from "../base/server.js";
import { lasting } from "../base/storage.js";
import { showExample } from "../replay/page.js";
import { Widget } from "../base/widget.js";
import { Bubble } from "./bubble.js";
import { Choosing } from "./choosing.js";
import { Clear } from "./clear.js";
import { Coach } from "./coach.js";
import { Decided } from "./decided.js";
import { KeptMatch, keptOf } from "./kept.js";
import { Learning } from "./learning.js";
import { forgetLink, leadsHere, linked, offerFile, showLink } from "./link.js";
import { again, ended, onward } from "./ending.js";
import { Following } from "./following.js";
import { Lessons } from "./lessons.js";
import { GameLog } from "./log.js";
import { MatchList } from "./matches.js";
import { NewMatch } from "./newmatch.js";
import { Notices } from "./notices.js";
import { Offers } from "./offers.js";
import { PERSON, Play } from "./play.js";
import { Pointing } from "./pointing.js";
import { Prompt } from "./prompt.js";
import { Reasons } from "./reasons.js";
import { acted, reveals } from "./reveal.js";
import { Review } from "./review.js";
import { Session } from "./session.js";
import { Sounds } from "./sound.js";
import { Throwing } from "./throwing.js";
import { Tools } from "./tools.js";
import { Veil } from "./veil.js";
import { Welcome } from "./welcome.js";

/** @import {BoardTraits, FromKernel, Refused, State, ToKernel} from "../wire.js" */
/** @import {Model, Plain} from "../types.js" */
/** @import {Way} from "./session.js" */

/**
 * What is said before the reason why a match can't be opened, by where it came from.
 * @type {Record<"file" | "link" | "browser", Plain[]>}
 */
const REFUSED = { file: [], link: ["link-bad"], browser: ["kept-bad"] };
const GLIDE = 500; // milliseconds after which pieces lie still

/** A page that puts the parts of a board together: each part is one idea, and this is what goes on between them. */
export class BoardPage extends Widget {
  // The elements of `build`.
  /** @type {HTMLElement} */ live;
  /** @type {Dialog} */ dialog;
  /** @type {Prompt} */ prompt;
  /** @type {Notices} */ notices;
  /** @type {MatchList} */ matches;
  /** @type {GameLog} */ log;
  /** @type {Tools} */ tools;
  /** @type {Pointing} */ pointing;
  /** @type {NewMatch} */ newMatch;
  /** @type {BoardView} */ board;
  /** @type {Veil} */ veil;
  /** @type {Review} */ review;
  /** @type {Welcome} */ welcome;
  /** @type {Decided} */ decided;
  /** @type {Following} */ following;
  /** @type {Lessons} */ lessons;
  /** @type {Offers} */ offers;
  /** @type {HTMLElement} */ root;
  /** @type {number | undefined} */ gliding;
  /** @type {Clear} */ clear;
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
    super(model.get("words"), null, model.get("phrases"));
    this.model = model;
    this.purpose = new Purpose(this);
    const name = model.get("name");
    const kept = keptOf(model.shared ?? model, () => new KeptMatch(lasting(this.storage), name, this.purpose));
    this.session = new Session(model, kept, {
      link: () => (this.purpose.opensLinks ? linked() : null),
      forget: forgetLink,
      first: () => this.purpose.begin(this.state, model.get("setup"), seed),
      number: seed,
      server: this.server(kernelAddress()),
      changed: () => this.notify(),
      opened: (way, first) => this.opened(way, first),
    });
    this.choosing = new Choosing();
    this.sounds = new Sounds(this.preferences);
    this.learning = new Learning(this.storage, this.purpose.isMatch, name);
    this.looksBack = false; // true if the match that is being opened is to be replayed
    /** @type {{ mover: number | null, number: number }} - who moved last, and the last entry of the log before that */
    this.since = { mover: null, number: -1 };
    this.opensAt = 0; // the frame at which the replay opens
    this.mine = false; // true if the reader has moved, and the next state is the result
    this.forward = false; // true if the next state was played, and not undone or loaded
    this.build(el);
    this.listen(model, "change:state", () => this.renew(this.session.take(model.get("state"))));
    this.listen(model, "msg:custom", (message) => this.hear(message));
    this.closers.push(() => this.throwing.end());
    this.onPage(["resize"], () => this.coach.settle());
    this.onPage(["vikinglab:known"], () => this.coach.learnt());
    this.onPage(["storage", "pageshow"], () => this.session.keep());
    this.onPage(["hashchange"], () => this.session.follow());
    this.onPage(["online"], () => void this.session.goingOn?.look());
    this.onPage(["keydown"], (event) => this.pressedElsewhere(event));
    this.closers.push(
      ...[this.session, this.reasons, this.review, this.welcome, this.sounds].map((part) => () => part.close()),
    );
    this.board.redress();
    this.show(false);
    this.session.begin();
    this.coach.heed(this.state.game);
    this.following.begin();
  }

  /** The state of the board, as the kernel gave it last. */
  get state() {
    return this.session.state;
  }

  /**
   * The server of a dashboard, which can be asked for a kernel.
   * @param {string | null} address
   */
  server(address) {
    if (address === null) return null;
    const isFree = () => !this.dialog.element.open && !this.review.replay && !hasJustOpened();
    return { ask: () => ask(address), open: openAgain, isFree };
  }

  /** @param {HTMLElement} el */
  build(el) {
    this.live = liveRegion();
    this.dialog = new Dialog(this.words, this.ui);
    this.prompt = new Prompt();
    this.notices = new Notices(this);
    this.log = new GameLog(this, {
      pointed: (moment) => (moment === null ? this.light([]) : this.post({ do: "point", moment })),
      opened: (moment) => this.send({ do: "because", moment }),
    });
    this.tools = new Tools(this);
    this.pointing = new Pointing(this);
    this.newMatch = new NewMatch(this, this.storage, this.dialog, (message) => this.send(message));
    this.matches = new MatchList(this, this.dialog, (match) => {
      this.looksBack = match.over;
      this.session.goBack(match);
    });
    this.board = new BoardView(this, {
      art: this.model.get("art"),
      name: "sheet",
      head: this.prompt.element,
      below: [this.log.element],
      tools: this.tools.elements,
      heard: (what, id) => this.pointing.asked(what, id),
      touched: (event) => this.pointing.touch(event),
      pointed: (id) => this.reasons.point(id),
      moved: (id) => this.reasons.move(id),
      refitted: () => this.refit(),
      decorate: (mark) => this.pointing.decorate(mark),
      featured: (group) => group.seat === this.state.viewer,
    });
    this.veil = new Veil(this, [this.board.element]);
    this.review = new Review(this, this.board.element, {
      closed: () => this.prompt.question.focus(),
      playOn: this.purpose.playsOn ? (ply) => this.send({ do: "from", ply }) : null,
    });
    this.offers = new Offers(this);
    this.decided = new Decided(this, (frame) => this.lookBack(frame));
    this.following = new Following(this);
    this.lessons = new Lessons(this, this.model, this.dialog);
    this.welcome = new Welcome(this, this.dialog, (edition) => this.beginFirst(edition));
    const { element } = this.board;
    this.root = frame("", this.notices.element, element, this.veil.element, this.live, this.dialog.element);
    this.throwing = new Throwing(this, this.board, this.root);
    this.board.sheet.chart.append(this.throwing.element);
    this.clear = new Clear(this);
    const lies = { board: this.board, root: this.root, prompt: this.prompt.element, clear: this.clear };
    const bubble = new Bubble(lies);
    this.board.sheet.chart.after(bubble.element);
    const asks = () => this.words(this.state.asks);
    /** @param {ToKernel} message */
    const post = (message) => this.post(message);
    /** @param {string} rule */
    const broke = (rule) => this.learning.broke(this.state, rule);
    this.reasons = new Reasons({ page: this, choosing: this.choosing, bubble, board: this.board, asks, post, broke });
    const lasting = new Bubble(lies, "vl-coach");
    this.board.sheet.chart.after(lasting.element);
    const { storage, preferences, prompt } = this;
    const otherwise = prompt.question;
    this.coach = new Coach({ page: this, storage, preferences, bubble: lasting, board: this.board, otherwise, post });
    this.root.addEventListener("keydown", (event) => this.following.pressed(event), true);
    this.root.addEventListener("keydown", (event) => {
      if (event.key === "Escape" && !this.dialog.element.open) this.pointing.escape();
    });
    this.enter(el, this.root);
  }

  /**
   * Escape closes what came under the mouse, wherever the focus is.
   * @param {KeyboardEvent} event
   */
  pressedElsewhere(event) {
    if (event.key === "Escape" && !event.composedPath().includes(this.root)) this.reasons.dismiss();
  }

  // Showing

  /** @param {boolean} [glide] */
  show(glide = true) {
    this.choosing.show(this.state);
    this.reasons.hide();
    this.reasons.rest();
    this.pointing.tapped = null;
    this.draw(glide);
    this.showPrompt();
    this.showLog();
    this.tools.show();
    this.veil.show(this.state, this.model.get("setup").names, () => {
      this.prompt.question.focus();
      this.showCoach(false);
    });
    this.showCoach(glide);
    if (!this.state.over) this.decided.course = null;
    this.purpose.shown(this.state);
  }

  /** @param {boolean} glide */
  draw(glide) {
    const held = document.activeElement !== document.body && this.root.contains(document.activeElement);
    this.board.element.classList.toggle("vl-off-board", this.choosing.isOffBoard);
    this.board.show(this.state.scene, glide);
    this.board.sheet.follow();
    // What had the focus may have gone: the keys go on from where the board is to be entered.
    if (held && document.activeElement === document.body) this.board.enter();
  }

  showPrompt() {
    const asked = this.purpose.prompt(this.state);
    const over = this.purpose.canReview(this.state);
    const waits = this.purpose.waits(this.state);
    const shown = reveals(this);
    const above = [...(asked.above ?? []), ...(over ? this.ended() : shown)];
    const next = this.choosing.picked.length && this.pointing.next;
    const below = [...(asked.below ?? []), ...this.welcome.end(this.model.get("setup"), this.state)];
    this.board.element.classList.toggle("vl-over-now", over);
    this.board.element.classList.toggle("vl-follows-others", waits);
    this.prompt.show({ ...asked, ...(next && { question: next }), above, below }, [
      ...this.offers.buttons(),
      ...(over ? this.onward() : []),
      ...(waits && !shown.length ? acted(this) : []),
      ...this.following.buttons(this.state),
    ]);
  }

  /** What stands in the prompt at the end of a match. */
  ended() {
    const { ending } = this.state;
    const seats = this.model.get("setup");
    if (!ending) return [];
    this.decided.show(ending, seats);
    return [...ended(this, ending, seats), this.decided.element];
  }

  /**
   * Open the replay of the match at a frame.
   * @param {number} frame
   */
  lookBack(frame) {
    this.opensAt = frame;
    this.send({ do: "replay" });
  }

  /** The buttons at the end of a match. */
  onward() {
    const { broken } = this.learning;
    return onward(this, {
      again: this.purpose.playsOn ? () => this.send(again(this.state)) : null,
      replay: () => this.lookBack(0),
      learn: broken.size ? () => this.lessons.open([...broken]) : null,
      broken: broken.size,
    });
  }

  showLog() {
    this.tellLog();
    const aside = this.veil.covers(this.state) ? [] : this.coach.said(this.state);
    this.tell([...this.log.news(this.state.log), this.purpose.announcement(this.state), ...aside].join(" "));
  }

  /** The page has become narrow, or wide: what depends on that is shown again. */
  refit() {
    this.showPrompt();
    this.tellLog();
  }

  tellLog() {
    const { log, seats } = this.state;
    const { letters, names } = this.model.get("setup");
    const others = seats.flatMap((who, seat) => (who === PERSON ? [] : [seat]));
    this.log.show(log, { letters, names, others, newestFirst: this.board.view.narrow }, this.prompt.question);
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
    this.notices.hush();
    this.learning.sent(message);
    this.clear.seen();
    this.mine = this.forward = message.do === "play";
    this.session.send(message);
  }

  /**
   * Ask the kernel for something that leaves the board as it is.
   * @param {ToKernel} message
   */
  post(message) {
    this.session.post(message);
  }

  /**
   * Show the state that came after another; null if none came. A throw that is still to be shown has been made: the
   * browser keeps the match after it.
   * @param {State | null} before
   */
  renew(before) {
    if (!before) return;
    this.learning.follow(before, this.state);
    const { mine, forward } = this;
    const { scene } = this.state;
    this.mine = false;
    this.since = { mover: before.seat, number: before.log.at(-1)?.number ?? -1 };
    this.clear.follow(before.scene, scene, before.seat);
    this.sound(before);
    if (this.throwing.busy || (mine && this.throwing.offer(before.scene, scene, () => this.show()))) {
      // Nothing else speaks meanwhile.
      return this.coach.withdraw();
    }
    this.throwing.settle();
    this.show();
    if (forward) this.throwing.glance(before.scene, scene);
  }

  /**
   * Sound what has come: a win of the reader's, or their turn.
   * @param {State} before
   */
  sound(before) {
    const { state, purpose } = this;
    if (state.match !== before.match) return;
    const { ending } = state;
    if (ending && !before.ending && ending.reader !== null && ending.winners.includes(ending.reader))
      this.sounds.play("win");
    else if (!state.over && purpose.waits(before) && !purpose.waits(state)) this.sounds.play("turn");
  }

  /** @param {FromKernel} message */
  hear(message) {
    this.session.connection.answered();
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
      refused: (refused) => this.refuse(refused),
      told: ({ text }) => this.reasons.refuse({ text, rule: null }, this.prompt.question),
      changed: (change) => this.renew(this.session.change(change)),
      named: (named) => this.pointing.name(named),
      why: (reason) => this.reasons.answer(reason),
      because: (reason) => this.dialog.because(reason, (rule) => this.send({ do: "example", rule })),
      recalled: (found) => this.lessons.ask(found),
      card: ({ card }) => card && this.dialog.card(card, (rule) => this.send({ do: "example", rule })),
      example: (found) => showExample(this.dialog, found, this.model.get("art"), this.model.get("words")),
      link: ({ link }) => showLink(this, this.dialog, link),
      point: ({ ids }) => this.light(ids),
      replay: ({ trace }) => {
        this.review.open(trace, this.model.get("art"), this.model.get("words"), this.opensAt);
        this.showPrompt();
      },
      course: ({ course }) => {
        this.review.judge(course, this.model.get("setup"));
        this.decided.course = course;
        if (this.state.ending) this.decided.show(this.state.ending, this.model.get("setup"));
      },
    };
  }

  // Matches that are kept, saved and loaded

  /**
   * The match of this page is there, from one of the ways to begin or from none.
   * @param {Way | null} way
   * @param {boolean} first
   */
  opened(way, first) {
    if (!first || way !== "browser") this.learning.forget();
    if (way === "link" && this.session.kept.others.length) this.notices.say(this.ui("link-opened"));
    if (first && (way === "new" || way === null)) this.welcomeIn();
    if (this.looksBack && way === "browser") this.lookBack(0);
    this.looksBack = false;
    this.notify();
  }

  /**
   * Say why something was refused: at the question; or if it brought a match, where no bubble can replace it.
   * @param {Refused} refused
   */
  refuse(refused) {
    const { text, rule, source } = refused;
    if (source === null) this.reasons.refuse({ text, rule }, this.prompt.question);
    else this.notices.fail(...REFUSED[source].map((key) => this.ui(key)), this.words(text));
    this.session.refused(refused);
  }

  /** Say how the connection is, and whether the match is kept. */
  notify() {
    if (this.notices.renew()) this.tell(this.ui("answers-again"));
    this.tools.show();
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

  /** Make a link to this position, or where that leads nowhere, offer the match as a file. */
  link() {
    if (leadsHere()) this.send({ do: "link" });
    else offerFile(this, this.dialog, () => this.save());
  }

  /** Save the match to a file: that needs no kernel. */
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
    this.notify();
    this.dialog.close();
  }
}
