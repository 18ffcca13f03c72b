// Between two steps with a board of the same kind, its pieces glide from their old places to the new ones.

const TIME = 450;

const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * @typedef {{ x: number, y: number }} Place
 * @typedef {{ kind: string | null, drawing: string, pieces: Map<string, Place> }} Board
 */

/**
 * @param {Element} part
 * @returns {SVGSVGElement | null}
 */
const stageOf = (part) => part.querySelector(".vl-stage > svg.vl-group");

/**
 * Return the places of the pieces of a board, as parts of its width; null if there is no board.
 * @param {Element} part
 * @returns {Board | null}
 */
export function places(part) {
  const board = stageOf(part);
  const room = board?.getBoundingClientRect();
  if (!board || !room?.width) return null;
  /** @type {Map<string, Place>} */
  const pieces = new Map();
  /** @type {NodeListOf<SVGGElement>} */
  const found = board.querySelectorAll("g.vl-piece[data-id]");
  for (const piece of found) {
    const { x, y, width, height } = piece.getBoundingClientRect();
    const middle = { x: (x + width / 2 - room.x) / room.width, y: (y + height / 2 - room.y) / room.width };
    pieces.set(piece.dataset.id ?? "", middle);
  }
  return { kind: board.getAttribute("viewBox"), drawing: drawing(board), pieces };
}

/**
 * Return the backdrop of a board: two games may have boards of the same size.
 * @param {Element} board
 */
const drawing = (board) => board.querySelector(".vl-under use")?.getAttribute("href") ?? "";

/**
 * Return how far each moved piece has to come: in parts of the board's width.
 * @param {Board | null} before
 * @param {Board | null} after
 */
export function ways(before, after) {
  if (!before || !after || before.kind !== after.kind || before.drawing !== after.drawing) return [];
  const { pieces } = before;
  return [...after.pieces].flatMap(([id, to]) => {
    const from = pieces.get(id);
    const far = from && { id, x: from.x - to.x, y: from.y - to.y };
    return far && Math.hypot(far.x, far.y) > 0.004 ? [far] : [];
  });
}

/**
 * Let the pieces of a board come from their old places.
 * @param {Board | null} before
 * @param {Element} part
 */
export function glide(before, part) {
  const board = stageOf(part);
  if (!board || calm()) return;
  for (const { id, x, y } of ways(before, places(part))) {
    const piece = board.querySelector(`g.vl-piece[data-id="${CSS.escape(id)}"]`);
    const width = board.viewBox.baseVal.width;
    piece?.animate(
      { translate: [`${x * width}px ${y * width}px`, "0px 0px"] },
      { duration: TIME, easing: "ease-in-out" },
    );
  }
}
