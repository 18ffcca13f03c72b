// @ts-check
// The gallery: a card for each game, unfinished ones first, and a row for everything that this browser keeps.

import { Dialog } from "./base/dialog.js";
import { frame, html } from "./base/dom.js";
import { leftOff, standing } from "./base/done.js";
import { Keeping } from "./base/keeping.js";
import { due, keyOf, schedule } from "./base/memory.js";
import { lastResult, MATCH, unfinished } from "./base/matches.js";
import { allDone, read } from "./base/storage.js";
import { mounted, Widget } from "./base/widget.js";

/** @import {Chapter, GalleryCard, GalleryTraits} from "./wire.js" */
/** @import {Model, Plain, Store} from "./types.js" */
/** @typedef {ReturnType<typeof progressOf>} Stands */

const CHANGES = ["vikinglab:done", "vikinglab:known", "storage", "pageshow"];
const START = /** @type {const} */ ("start");
/** The pages that are used less. */
const MORE = /** @type {const} */ (["odds", "rules", "aid", "check"]);
const LEVELS = /** @type {const} */ (["level-1", "level-2", "level-3"]);

/**
 * The step of a course that was open last, as its pages keep it: the chapter, and the address. Null without one.
 * @param {Pick<GalleryCard, "key" | "chapters">} game
 * @param {Store} storage
 * @param {Set<string>} all
 */
function leftAt({ key, chapters }, storage, all) {
  const [page, step] = (read(storage, `vikinglab/at/1/${key}/learn`) ?? "").split("#");
  const chapter = chapters.find(({ path }) => path === `${key}/${page}.ipynb`);
  if (!chapter || standing(chapter, all).whole || !/^[\p{L}\p{N}-]{1,80}$/u.test(step ?? "")) return null;
  return { chapter, path: `${chapter.path}#${step}` };
}

/**
 * The reader's progress in a game: the match to continue, its page, the chapter to continue, and how much is done; whether
 * the game is new to this browser.
 * @param {Pick<GalleryCard, "key" | "chapters" | "matches" | "starts">} game
 * @param {Store} storage
 */
export function progressOf(game, storage, all = allDone(storage)) {
  const { chapters, matches, starts } = game;
  const done = chapters.filter((chapter) => standing(chapter, all).whole).length;
  const begun = chapters.some((chapter) => standing(chapter, all).parts > 0 || standing(chapter, all).known);
  const found = [...matches, ...starts].map((name) => ({ name, match: unfinished(storage, name) }));
  const { name, match = null } = found.find((each) => each.match !== null) ?? {};
  const page = name !== undefined && starts.includes(name) ? "start" : "play";
  const left = leftAt(game, storage, all);
  const next = left?.chapter ?? leftOff(chapters, all);
  const goesOn = (begun || left !== null) && done < chapters.length;
  const isNew = !begun && !left && !done && found.every((each) => read(storage, MATCH + each.name) === null);
  return { match, page, next, left: left?.path, begun: goesOn, done, isNew };
}

/**
 * The games, unfinished ones first: the match that was played last, then the courses that have begun.
 * @template {Pick<GalleryCard, "key" | "chapters" | "matches" | "starts">} Game
 * @param {Game[]} games
 * @param {Store} storage
 */
export function inOrder(games, storage) {
  const all = allDone(storage);
  /** @type {(stands: Stands) => number} */
  const rank = ({ match, begun }) => (match ? 2 : begun ? 1 : 0);
  return games
    .map((game) => ({ game, stands: progressOf(game, storage, all) }))
    .sort((a, b) => rank(b.stands) - rank(a.stands) || (b.stands.match?.when ?? 0) - (a.stands.match?.when ?? 0));
}

export class GalleryPage extends Widget {
  /**
   * @param {Pick<Model<GalleryTraits>, "get">} model
   * @param {HTMLElement} el
   */
  constructor(model, el) {
    super(model.get("words"));
    this.model = model;
    this.dialog = new Dialog(this.words, this.ui);
    this.told = html("p");
    this.due = html("p", { class: "vl-due" });
    const head = html("div", { class: "vl-gallery-head" }, this.told, this.due);
    this.list = html("ul", { class: "vl-games" });
    this.others = html("p", { class: "vl-others" });
    this.keeping = new Keeping(this, this.dialog, () => this.show());
    this.enter(el, frame("vl-gallery", head, this.list, this.others, this.keeping.element, this.dialog.element));
    this.onPage(CHANGES, () => this.show());
    this.redress();
  }

  redress() {
    super.redress();
    this.keeping.redress();
    this.show();
  }

  show() {
    this.told.textContent = this.ui("gallery-told");
    this.due.replaceChildren(...this.review());
    this.due.hidden = !this.due.firstChild;
    const open = /** @type {NodeListOf<HTMLElement>} */ (this.list.querySelectorAll("details[open]"));
    const opened = new Set([...open].map((each) => each.dataset.game ?? ""));
    const cards = inOrder(this.model.get("games"), this.storage).map((each) => this.card(each, opened));
    this.list.replaceChildren(...cards);
    this.list.hidden = !cards.length;
    const others = this.model.get("others").map(({ path, title }) => html("a", { href: path }, this.words(title)));
    this.others.replaceChildren(...(others.length ? [`${this.ui("more-pages")} `, ...others] : []));
    this.others.hidden = !others.length;
  }

  /** The link to due rules, of all games; nothing as long as the reader has met no rule. */
  review() {
    const path = this.model.get("review");
    if (!path) return [];
    const keys = this.model.get("games").flatMap(({ key, asked }) => asked.map((rule) => keyOf(key, rule)));
    if (!schedule(this.storage, keys).length) return [];
    const told = this.ui("review-due", { number: due(this.storage, keys).length });
    return [html("a", { href: path }, this.ui("review-line", { due: told }))];
  }

  /**
   * @param {{ game: GalleryCard, stands: Stands }} shown
   * @param {Set<string>} opened
   */
  card({ game, stands }, opened) {
    const name = this.words(game.name);
    const begin = stands.isNew ? game.pages.start : game.pages[stands.page];
    const play = begin ?? game.pages.play ?? game.pages.rules ?? game.chapters[0]?.path;
    // The picture links to the same page as the first button: keys and screen readers need only one of them.
    const image = Object.assign(document.createElement("img"), { src: game.picture, alt: "", width: 240, height: 240 });
    const cover = html("a", { href: play, class: "vl-cover", tabindex: "-1", "aria-hidden": "true" }, image);
    const badge = stands.match || stands.begun ? [html("span", { class: "vl-badge" }, this.ui("unfinished"))] : [];
    const head = html("h2", {}, name, ...badge);
    const line = html("p", { class: "vl-game-line" }, this.words(game.line));
    const result = lastResult(this.storage, [...game.matches, ...game.starts]);
    const last = result ? [html("p", { class: "vl-last" }, this.ui("last-match", { result: this.words(result) }))] : [];
    const told = html("div", { class: "vl-game-told" }, head, this.facts(game), line, ...last);
    const goes = [this.links(game, name, stands), this.more(game, name, stands, opened)];
    return html("li", { class: "vl-game", "data-game": game.key }, cover, told, ...goes);
  }

  /** @param {GalleryCard} game */
  facts(game) {
    const [least, most] = game.players;
    const players = least === most ? this.ui("for-players", { most }) : this.ui("for-players-from", { least, most });
    const editions = game.editions.map((each) => this.words(each)).join(" · ");
    const minutes = game.minutes ? [html("li", {}, this.ui("minutes", { number: game.minutes }))] : [];
    return html(
      "ul",
      { class: "vl-facts" },
      html("li", {}, players),
      ...minutes,
      ...this.level(game.level),
      ...(editions ? [html("li", {}, editions)] : []),
    );
  }

  /** @param {number | null} level */
  level(level) {
    if (!level) return [];
    const dots = html(
      "span",
      { class: "vl-effort", "aria-hidden": "true" },
      "●".repeat(level) + "○".repeat(LEVELS.length - level),
    );
    return [
      html("li", {}, dots, html("span", { class: "vl-unseen" }, `${this.ui("effort")} `), this.ui(LEVELS[level - 1])),
    ];
  }

  /**
   * A link to a page. Screen readers also hear its game: otherwise every card would have a link of the same name.
   * @param {string} path
   * @param {Plain} key
   * @param {string} kind
   * @param {string} more
   */
  link(path, key, kind, more) {
    return html("a", { href: path, class: kind, "aria-label": `${this.ui(key)}, ${more}` }, this.ui(key));
  }

  /**
   * @param {GalleryCard} game
   * @param {string} name
   * @param {Stands} stands
   */
  links(game, name, { match, page, next, begun, left, isNew }) {
    const start = isNew && game.pages.start ? [this.link(game.pages.start, "to-start", "vl-first", name)] : [];
    const first = start.length ? "" : "vl-first";
    const path = match ? game.pages[page] : game.pages.play;
    const play = path ? [this.link(path, match ? "to-match" : "to-play", first, name)] : [];
    const chapter = next ?? game.chapters[0];
    const told = begun ? "learn-on" : next ? "to-learn" : "learnt";
    const learn = chapter ? [this.link(left ?? chapter.path, told, "", this.words(chapter.title))] : [];
    return html("p", { class: "vl-goes" }, ...start, ...play, ...learn);
  }

  /**
   * The links that are used less: odds, rules, the check of them, and the chapters one by one.
   * @param {GalleryCard} game
   * @param {string} name
   * @param {Stands} stands
   * @param {Set<string>} opened
   */
  more(game, name, stands, opened) {
    const again = stands.isNew ? [] : [START];
    const links = [...again, ...MORE]
      .filter((kind) => game.pages[kind])
      .map((kind) => this.link(game.pages[kind], `to-${kind}`, "", name));
    return html("div", { class: "vl-more-of" }, ...links, ...this.chapters(game, name, stands, opened));
  }

  /**
   * All chapters of a course, folded away.
   * @param {GalleryCard} game
   * @param {string} name
   * @param {Stands} stands
   * @param {Set<string>} opened
   */
  chapters(game, name, { done }, opened) {
    const { chapters } = game;
    if (chapters.length === 0) return [];
    const all = allDone(this.storage);
    const rows = chapters.map((chapter) => {
      const { parts, of, known, whole } = standing(chapter, all);
      const state = known ? this.ui("known") : whole ? this.ui("done") : `${parts} / ${of}`;
      return html(
        "li",
        {},
        html("a", { href: chapter.path }, this.words(chapter.title)),
        html("span", { class: "vl-who" }, whole ? `✓ ${state}` : state),
      );
    });
    const summary = html("summary", {}, this.ui("chapters", { done, of: chapters.length }));
    summary.setAttribute("aria-label", `${summary.textContent}, ${name}`);
    const folded = html(
      "details",
      { "data-game": game.key },
      summary,
      html("ol", { class: "vl-game-chapters" }, ...rows),
    );
    folded.open = opened.has(game.key);
    return [folded];
  }
}

/** Show a stored gallery where no kernel runs; the pictures are there already. */
export function showStatic() {
  const place = /** @type {HTMLElement} */ (document.querySelector(".vl-static"));
  /** @type {GalleryTraits & { phrases?: undefined }} */
  const stored = JSON.parse(place.querySelector("script")?.textContent ?? "");
  for (const game of stored.games) {
    const image = /** @type {HTMLImageElement} */ (place.querySelector(`img[data-game="${game.key}"]`));
    game.picture = image.src;
  }
  return new GalleryPage({ get: (name) => stored[name] }, place);
}

export const widget = mounted(GalleryPage);
