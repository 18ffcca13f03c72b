// @ts-check
// The choices as buttons in the prompt, beside the marks on the board: each by its words. Many of them are folded.

import { button, html } from "../base/dom.js";
import { answer, cannot } from "./prompt.js";

/** @import {Choice, Mark} from "../wire.js" */
/** @import {BoardPage} from "./page.js" */

const [MOST, FEW] = [6, 3]; // the choices on the board that have buttons at once: on a wide page, and on a phone
const MAIN = 1; // the choices that stand beside a button which only ends something, where the others are folded
const SMALL = 600; // the width of a page, in pixels, below which buttons lie one below the other

export class Offers {
  /** @param {BoardPage} page */
  constructor(page) {
    this.page = page;
    this.unfolded = false;
  }

  /** The buttons of the present choices: those that no drawing stands for, then those on the board. */
  buttons() {
    const { choosing, state } = this.page;
    const { refused } = choosing.undrawn;
    const picked = choosing.picked.length > 0;
    const drawn = [...choosing.next].filter(([id]) => picked || choosing.drawn.has(id));
    const others = picked ? [] : [...choosing.next].filter(([id]) => !choosing.drawn.has(id));
    const ends = new Set(state.ends);
    const undrawn = others.flatMap(([, found]) => found).map((choice) => this.undrawn(choice, ends.has(choice.line)));
    return [
      ...undrawn.filter((each) => !each.classList.contains("vl-ends-it")),
      ...refused.map((each) => cannot(this.page.words(each.words), (at) => this.page.reasons.refuse(each, at))),
      ...this.folded(drawn, undrawn.length > 0 && undrawn.every((each) => each.classList.contains("vl-ends-it"))),
      ...undrawn.filter((each) => each.classList.contains("vl-ends-it")),
    ];
  }

  /**
   * A choice that no drawing stands for. What only ends something doesn't look like the main thing to do.
   * @param {Choice} choice
   * @param {boolean} ends
   */
  undrawn({ words, line }, ends) {
    const made = answer(this.page.words(words), () => this.page.send({ do: "play", line }));
    if (ends) made.className = "vl-ends-it";
    return made;
  }

  /**
   * The choices on the board: a button each, or a part to unfold if they are many. If nothing else is to be seen than a way
   * to end something, some of them are: first those that are done at once.
   * @param {Array<[string, Choice[]]>} drawn
   * @param {boolean} ends
   */
  folded(drawn, ends) {
    const small = this.page.root.clientWidth < SMALL;
    const called = drawn.filter(([id, found]) => this.says(id, found));
    /** @param {Array<[string, Choice[]]>} some */
    const made = (some) => some.map(([id, found]) => this.offer(id, found));
    if (called.length <= (small ? FEW : MOST)) return made(called);
    const order = ends ? [...called].sort(([, one], [, other]) => one.length - other.length) : called;
    const [seen, others] = ends ? [order.slice(0, MAIN), order.slice(MAIN)] : [[], order];
    const offers = () => made(others);
    const host = html("div", { class: "vl-answers" });
    const title = html("summary", {}, this.page.ui(ends ? "choices-more" : "choices", { number: others.length }));
    const fold = html("details", { class: "vl-offers" }, title, host);
    // Dozens of buttons that nobody sees would only slow a click down.
    const fill = () => host.replaceChildren(...(fold.open ? offers() : []));
    fold.open = this.unfolded;
    fill();
    fold.addEventListener("toggle", () => {
      this.unfolded = fold.open;
      fill();
    });
    return [...made(seen), fold];
  }

  /**
   * The words of a choice on the board, if there are any. One that leads on to others has dots.
   * @param {string} id
   * @param {Choice[]} found
   */
  says(id, found) {
    const { choosing, words, ui } = this.page;
    const what = this.called(id);
    const leads = found.length > 1 && what ? ui("leads-on", { what }) : what;
    return words(choosing.named(found)) || leads;
  }

  /**
   * A choice on the board.
   * @param {string} id
   * @param {Choice[]} found
   */
  offer(id, found) {
    const made = button(this.says(id, found), () => this.choose(id, found), "vl-offer");
    made.dataset.stays = id;
    made.addEventListener("pointerenter", () => this.light(id, true));
    made.addEventListener("pointerleave", () => this.light(id, false));
    made.addEventListener("focus", () => this.light(id, true));
    made.addEventListener("blur", () => this.light(id, false));
    return made;
  }

  /**
   * @param {string} id
   * @param {Choice[]} found
   */
  choose(id, found) {
    const path = [...this.page.choosing.picked, id];
    const choice = this.page.choosing.exact(path);
    if (choice) this.page.send({ do: "play", line: choice.line });
    else if (found.length) this.page.pointing.pick(path);
  }

  /**
   * What the thing of an id is called: of its words those before anything is told of it.
   * @param {string} id
   */
  called(id) {
    return this.page
      .words(this.mark(id)?.words)
      .split(/[:;,(]/)[0]
      .trim();
  }

  /**
   * The mark that stands for an id, with words.
   * @param {string} id
   * @returns {Mark | undefined}
   */
  mark(id) {
    const { marks } = this.page.board.view.scene;
    return marks.find((mark) => mark.id === id && mark.words) ?? marks.find((mark) => mark.choice === id && mark.words);
  }

  /**
   * Light the ring of a choice, as its button is pointed at.
   * @param {string} id
   * @param {boolean} on
   */
  light(id, on) {
    for (const mark of this.page.board.view.scene.marks)
      if (mark.id === id || mark.choice === id) this.page.board.drawn(mark.id)?.classList.toggle("vl-lit", on);
  }
}
