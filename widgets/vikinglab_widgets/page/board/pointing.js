// @ts-check
// The result of pointing at a board, by mouse, finger or key: something is picked, played, or refused with its reason.

import { hit, isCrowded } from "../scene/fingers.js";

/** @import {BoardPage} from "./page.js" */
/** @import {Mark, Named} from "../wire.js" */
/** @import {Decoration, Ui} from "../types.js" */

/**
 * Phrases in a row, so that a listener hears where each ends, also where there are commas in them.
 * @param {string[]} phrases
 * @param {Ui} ui
 */
const listed = (phrases, ui) =>
  phrases.some((each) => each.includes(","))
    ? phrases.reduce((before, after) => ui("clauses", { before, after }))
    : phrases.join(", ");

export class Pointing {
  /** @param {BoardPage} page */
  constructor(page) {
    this.page = page;
    /** @type {string | null} - the thing that was tapped once, and whose choice is shown */
    this.tapped = null;
  }

  /**
   * The look of a mark, beyond the scene: possible, picked, or hinted at.
   * @param {Mark} mark
   * @returns {Decoration}
   */
  decorate(mark) {
    const { picked, next } = this.page.choosing;
    const id = this.page.board.view.stands(mark);
    if (id === null) return { classes: next.has(mark.choice ?? "") ? ["vl-hand"] : [] };
    if (picked.includes(id)) return { classes: ["vl-picked"], label: this.page.ui("picked"), role: "button" };
    const found = next.get(id);
    if (!found) return {};
    const hinted = this.page.purpose.hint(this.page.state)[picked.length] === id;
    const label = this.page.choosing.named(found)
      ? `${this.page.words(this.page.choosing.named(found))}.`
      : this.page.ui("several");
    return { classes: hinted ? ["vl-choice", "vl-hinted"] : ["vl-choice"], label, role: "button" };
  }

  /** @param {PointerEvent} event */
  touch(event) {
    const { view, sheet } = this.page.board;
    const id = hit(view.marks.values(), event);
    if (!id) return this.page.reasons.hide();
    if (!sheet.large && sheet.stage.contains(view.drawn(id)) && isCrowded(view.marks.values(), event)) {
      sheet.lookClosely(view.drawn(id));
      return this.page.tell(this.page.ui("closely"));
    }
    this.page.board.stand(id);
    if (event.pointerType === "touch" && this.asksAgain(id)) return;
    this.choose(id);
  }

  /**
   * A first tap shows what a choice does, with its chance; return whether that is to be read first.
   * @param {string} id
   */
  asksAgain(id) {
    const { preferences, choosing, reasons } = this.page;
    const again = this.tapped === id;
    this.tapped = null;
    if (again || preferences.get("taps") !== "two" || choosing.point(id).act !== "play") return false;
    if (!reasons.foretell(id, this.page.ui("tap-again"))) return false;
    this.tapped = id;
    return true;
  }

  /** @param {string} id */
  choose(id) {
    if (this.page.board.view.tabs.open(id) || this.page.reasons.tell(id)) return;
    const found = this.page.choosing.point(id);
    if (found.act === "play") this.page.send({ do: "play", line: found.choice.line });
    if (found.act === "pick") this.pick(found.path);
    if (found.act === "refuse") this.page.reasons.explain(found.path, id);
    if (found.act === "put back") {
      this.putBack();
      this.page.tell(this.page.words(this.page.state.asks));
    }
  }

  /**
   * Point at something with a path that goes on; pointing at another such thing later chooses that instead.
   * @param {string[]} path
   */
  pick(path) {
    this.page.reasons.hide();
    this.page.reasons.rest();
    this.page.choosing.pick(path);
    this.page.draw(false);
    this.page.showPrompt();
    this.page.coach.settle();
    this.page.tell(this.page.ui("more"));
    if (this.page.choosing.unnamed) this.page.post({ do: "name", path });
  }

  /**
   * Take the words of choices that begin with the pick.
   * @param {Named} given
   */
  name({ number, words }) {
    if (number !== this.page.state.number) return;
    this.page.choosing.name(words);
    this.page.draw(false);
    this.page.showPrompt();
  }

  putBack() {
    this.page.reasons.hide();
    if (!this.page.choosing.picked.length) return;
    this.page.choosing.pick([]);
    this.page.board.view.show(this.page.state.scene, false);
    this.page.showPrompt();
    this.page.coach.settle();
  }

  /** The question after a first click of several: what goes with what was picked. */
  get next() {
    const what = this.page.offers.called(this.page.choosing.picked.at(-1) ?? "");
    return what ? this.page.ui("picked-next", { what }) : this.page.ui("more");
  }

  /** Put the pick back, and close a reason; if there is neither, the coach has been read. */
  escape() {
    this.page.notices.hush();
    const nothing = !this.page.choosing.picked.length && this.page.reasons.bubble.element.hidden;
    if (!nothing || !this.page.coach.gotIt()) this.putBack();
  }

  /**
   * @param {string} what
   * @param {any} id
   */
  asked(what, id) {
    if (what === "choose") this.choose(id);
    if (what === "escape") this.escape();
    if (what === "who")
      this.page.tell(
        `${this.page.words(this.page.state.scene.title)}. ${this.page.purpose.situation(this.page.state)}`,
      );
    if (what === "what") {
      this.page.reasons.say(
        this.page.ui("can", { choices: listed(this.possible(), this.page.ui) }),
        this.page.prompt.question,
      );
    }
    if (what === "where") this.page.tell(this.page.board.where(id));
  }

  /** The possible next choices: by what they do, or by their name if there is more to choose afterwards. */
  possible() {
    const { marks } = this.page.state.scene;
    /** @param {string} id */
    const name = (id) => this.page.words(marks.find((mark) => mark.words && id === (mark.choice || mark.id))?.words);
    return [...this.page.choosing.next].map(
      ([id, found]) => this.page.words(this.page.choosing.named(found)) || name(id),
    );
  }
}
