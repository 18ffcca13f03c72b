// @ts-check
// The views of a group that is too large for a narrow page: one is in front, the others lie behind tabs.

import { sure } from "../base/sure.js";

/** @import {Group, Mark, Scene, View} from "../wire.js" */
/** @import {SceneView} from "./scene.js" */

/**
 * Return whether the middle of a mark lies in a view.
 * @param {Mark} mark
 * @param {View} view
 */
export const within = (mark, view) =>
  mark.x >= view.x && mark.x <= view.x + view.width && mark.y >= view.y && mark.y <= view.y + view.height;

/**
 * The tab that a scene calls active.
 * @param {Scene} scene
 * @param {View[]} views
 */
const activeTab = (scene, views) => views.find(({ tab }) => (scene.active ?? []).includes(tab))?.tab ?? "";

export class Tabs {
  /** @param {SceneView} view */
  constructor(view) {
    this.view = view;
    /**
     * The tab that was pointed at last, and the view in front at that time.
     * @type {{ id: string, active: string } | null}
     */
    this.pointed = null;
    /**
     * The views in front, by the groups that don't fit.
     * @type {Map<string, View>}
     */
    this.fronts = new Map();
  }

  /**
   * Choose the view in front, before it is drawn.
   * @param {Scene} scene
   */
  choose(scene) {
    const parted = this.view.narrow ? scene.groups.filter(({ views }) => views?.length) : [];
    this.fronts = new Map(parted.map(({ id, views = [] }) => [id, this.fore(views)]));
  }

  /**
   * Return whether a mark belongs to a view behind: not even its edge is visible in the one in front.
   * @param {Mark} mark
   */
  isBehind(mark) {
    const front = this.fronts.get(mark.group ?? "");
    return front !== undefined && !within(mark, front);
  }

  /**
   * Bring a tab's view to the front; false if it is there already, or the mark is no tab.
   * @param {string} id
   */
  open(id) {
    const views = this.view.scene.groups.flatMap((group) => group.views ?? []);
    if (!this.view.narrow || !views.some(({ tab }) => tab === id) || this.fore(views)?.tab === id) return false;
    this.pointed = { id, active: activeTab(this.view.scene, views) };
    this.view.show(sure(this.view.whole), false);
    return true;
  }

  /**
   * Show which tab is in front, and which lead to possible choices.
   * @param {Scene} scene
   */
  lead(scene) {
    for (const { id, views = [] } of scene.groups.filter(({ id }) => this.fronts.has(id))) {
      const choices = scene.marks.filter((mark) => mark.group === id && this.view.drawn(mark.id).matches(".vl-choice"));
      for (const view of views) {
        const tab = this.view.marks.get(view.tab)?.classList;
        tab?.toggle(
          "vl-leads",
          choices.some((mark) => within(mark, view)),
        );
        tab?.toggle("vl-front", view === this.fronts.get(id));
      }
    }
  }

  /**
   * Bring the view with a mark to the front.
   * @param {string} id
   */
  reveal(id) {
    const mark = this.view.scene.marks.find((each) => each.id === id);
    const views = this.view.scene.groups.find((group) => group.id === mark?.group)?.views ?? [];
    const view = views.find((each) => mark && within(mark, each));
    const fore = this.fore(views);
    if (view && fore && mark && !within(mark, fore)) this.open(view.tab);
  }

  /**
   * The view in front: of the tab pointed at last, until another becomes active.
   * @param {View[]} views
   */
  fore(views) {
    const active = activeTab(this.view.scene, views);
    const wanted = this.pointed?.active === active ? this.pointed.id : active;
    return views.find(({ tab }) => tab === wanted) ?? views[0];
  }

  /**
   * The visible part of a group: all of it, or the view in front.
   * @param {Group} group
   * @returns {{ x: number, y: number, width: number, height: number }}
   */
  seen({ id, width, height }) {
    return this.fronts.get(id) ?? { x: 0, y: 0, width, height };
  }
}
