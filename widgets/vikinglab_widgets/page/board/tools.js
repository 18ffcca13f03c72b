// @ts-check
// The actions of a board's tools, and which of them are at hand or in the menu now.

import { pickFile } from "../base/files.js";
import { hasBar } from "../base/preferences.js";
import { fullScreen } from "./full.js";
import { Menu } from "./menu.js";
import { Toolbar } from "./toolbar.js";

/** @import {BoardPage} from "./page.js" */
/** @import {Item} from "./menu.js" */
/** @import {Act, Plain} from "../types.js" */

export class Tools {
  /** @param {BoardPage} page */
  constructor(page) {
    this.page = page;
    this.toolbar = new Toolbar(page.ui, this.acts);
    this.menu = new Menu(page.ui, () => this.items());
  }

  /** @returns {HTMLElement[]} */
  get elements() {
    return [this.toolbar.element, this.menu.element];
  }

  show() {
    const { purpose, state, coach, prompt } = this.page;
    const { undo, redo } = state.can;
    this.toolbar.show([...purpose.tools, "coach"], { undo, redo }, { coach: coach.on }, prompt.question);
    this.menu.redress();
  }

  /**
   * What the tools do.
   * @returns {Record<string, Act>}
   */
  get acts() {
    return {
      coach: () => this.page.coach.toggle(),
      undo: () => this.page.send({ do: "undo" }),
      redo: () => this.page.send({ do: "redo" }),
      restart: () => this.page.send({ do: "restart" }),
      new: () => this.page.newMatch.open(this.page.model.get("setup"), this.page.state),
      save: () => this.page.save(),
      load: () => pickFile((data) => this.page.send({ do: "load", data, source: "file" })),
      link: () => this.page.link(),
      matches: () => this.page.matches.open(),
    };
  }

  /**
   * The present items of the menu. If undo stops at dice and at pieces that were seen, a switch lets it go on; if memory
   * counts, another remembers. A page with a bar has the settings there, unless the board fills the screen.
   * @returns {Item[]}
   */
  items() {
    const { page } = this;
    const { freely } = page.state.can;
    const setup = page.model.get("setup");
    const notes = setup.notes ? page.state.notes : undefined;
    const full = fullScreen(page.root);
    /** @type {Item} */
    const settings = { key: "settings", act: () => page.dialog.settings(page.preferences) };
    /** @type {Item[]} */
    const about = setup.welcome ? [{ key: "about", act: () => page.welcomeIn() }] : [];
    return [
      ...page.purpose.menu.map((key) => ({ key, act: this.acts[key], able: this.isAble(key) })),
      { key: "coach", on: page.coach.on, act: this.acts.coach },
      { key: "sound", on: page.sounds.on, act: () => (page.sounds.on = !page.sounds.on) },
      ...(matchMedia("(pointer: coarse)").matches ? [this.tapSwitch()] : []),
      ...about,
      ...(freely === undefined ? [] : [this.switch("freely", freely)]),
      ...(notes === undefined ? [] : [this.switch("notes", notes)]),
      ...(page.state.scene.marks.some((mark) => mark.solid) ? [this.handSwitch()] : []),
      ...(full ? [full] : []),
      ...(hasBar() && !document.fullscreenElement ? [] : [settings]),
    ];
  }

  /**
   * Return whether an item of the menu does anything now.
   * @param {Plain} key
   */
  isAble(key) {
    const { state, session } = this.page;
    if (key === "matches") return session.kept.others.length > 0;
    return key !== "restart" || state.can.undo;
  }

  /**
   * @param {"freely" | "notes"} key
   * @param {boolean} on
   */
  switch(key, on) {
    return { key, on, act: () => this.page.send({ do: key, on: !on }) };
  }

  /** A menu switch for choosing with one tap. @returns {Item} */
  tapSwitch() {
    const { preferences } = this.page;
    const on = preferences.get("taps") === "one";
    return { key: "one-tap", on, act: () => preferences.set("taps", on ? "two" : "one") };
  }

  /** A menu switch for throwing by hand. @returns {Item} */
  handSwitch() {
    const { throwing } = this.page;
    return { key: "by-hand", on: throwing.byHand, act: () => (throwing.byHand = !throwing.byHand) };
  }
}
