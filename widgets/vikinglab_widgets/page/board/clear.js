// @ts-check
// What words never lie over: possible choices, the reader's own pieces and all that shares their spaces, as the other side
// of a fight does, what has just been revealed, and a throw.

/** @import {Mark, Scene} from "../wire.js" */
/** @import {BoardPage} from "./page.js" */

const CLEAR = ".vl-choice, .vl-picked, .vl-thrown > .vl-piece, .vl-cast, .vl-reveal";
const CARD = "vl-card";
const MOST = 3; // things that are revealed at once
const APART = 4; // units between two places of which one is still the other

/**
 * The ids of a reader's own pieces on the board, and of the pieces on the same spaces.
 * @param {Pick<Scene, "marks" | "groups">} scene
 * @param {number} viewer
 */
export function involved({ marks, groups }, viewer) {
  const boards = new Set(groups.filter(({ sheet }) => !sheet).map(({ id }) => id));
  const pieces = marks.filter(({ kind, group }) => kind === "piece" && boards.has(group ?? ""));
  const own = pieces.filter(({ seat }) => seat === viewer);
  const spaces = new Set(own.flatMap(({ on }) => on || []));
  return pieces.filter((mark) => own.includes(mark) || spaces.has(mark.on ?? "")).map(({ id }) => id);
}

/**
 * The ids of marks that show another face than before at the same place, and of cards that are new on the board; none if
 * they are so many that something was laid out.
 * @param {Pick<Scene, "marks">} before
 * @param {Pick<Scene, "marks">} now
 */
export function revealed(before, now) {
  const faces = new Map(before.marks.map((mark) => [mark.id, mark]));
  const found = now.marks.filter((mark) => {
    const known = faces.get(mark.id);
    return (
      mark.kind !== "label" && (known ? turned(known, mark) : mark.kind === "piece" && Boolean(mark.frame && mark.on))
    );
  });
  return found.length > MOST ? [] : found.map(({ id }) => id);
}

/**
 * The piece that a seat has moved last between two scenes, or a card or a die: best a card that was drawn; null if none.
 * @param {Pick<Scene, "marks">} before
 * @param {Pick<Scene, "marks">} now
 * @param {number | null} mover
 */
export function moved(before, now, mover) {
  const places = new Map(before.marks.map(({ id, on, sprite }) => [id, `${on} ${sprite}`]));
  const found = now.marks.filter(
    ({ id, kind, sprite, frame, on, seat }) =>
      kind === "piece" &&
      sprite &&
      (frame || seat === mover) &&
      (on || !places.has(id)) &&
      places.get(id) !== `${on} ${sprite}`,
  );
  return found.length > MOST ? null : (found.find(({ frame }) => frame === CARD) ?? found.at(-1) ?? null);
}

/**
 * @param {Mark} before
 * @param {Mark} now
 */
function turned(before, now) {
  if (!before.sprite || !now.sprite || before.sprite === now.sprite) return false;
  return Math.hypot(before.x - now.x, before.y - now.y) < APART;
}

export class Clear {
  /** @param {Pick<BoardPage, "board" | "root" | "state">} page */
  constructor(page) {
    this.page = page;
    /** @type {Set<string>} */
    this.news = new Set();
    /** @type {{ id: string, mover: number | null, old: boolean } | null} - the piece that was moved last, and by whom */
    this.latest = null;
  }

  /** Begin again: the reader has moved, and has seen what was revealed before. */
  seen() {
    this.news.clear();
  }

  /**
   * Note what another scene reveals, and what was moved there.
   * @param {Pick<Scene, "marks">} before
   * @param {Pick<Scene, "marks">} now
   * @param {number | null} mover
   */
  follow(before, now, mover) {
    for (const id of revealed(before, now)) this.news.add(id);
    const piece = moved(before, now, mover);
    if (piece) this.latest = { id: piece.id, mover, old: false };
    // What is told next may still be about it: a ship meets a monster, and fights it.
    else if (this.latest?.mover !== mover || this.latest.old) this.latest = null;
    else this.latest.old = true;
  }

  /** The elements that are to be left free. */
  get parts() {
    const { board, root, state } = this.page;
    const ids = new Set([...involved(board.view.scene, state.viewer), ...this.news]);
    const drawn = [...ids].flatMap((id) => board.drawn(id) ?? []);
    return [...new Set([...root.querySelectorAll(CLEAR), ...drawn])];
  }
}
