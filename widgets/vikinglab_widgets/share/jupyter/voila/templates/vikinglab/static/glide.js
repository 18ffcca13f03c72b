// Between two steps that show a board of the same kind, its pieces glide from where they lay to where they lie now.

const TIME = 450;

const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

const stageOf = (part) => part?.querySelector(".vl-stage > svg.vl-group");

/** Return where the pieces of a board lie, as parts of its width; null where there is no board. */
export function places(part) {
  const board = stageOf(part);
  const room = board?.getBoundingClientRect();
  if (!room?.width) return null;
  const pieces = [...board.querySelectorAll("g.vl-piece[data-id]")].map((piece) => {
    const box = piece.getBoundingClientRect();
    return [piece.dataset.id, { x: (box.x + box.width / 2 - room.x) / room.width, y: (box.y + box.height / 2 - room.y) / room.width }];
  });
  return { kind: board.getAttribute("viewBox"), drawing: drawing(board), pieces: new Map(pieces) };
}

/** Return what a board is drawn on: two games may have boards of the same size. */
const drawing = (board) => board.querySelector(".vl-under use")?.getAttribute("href") ?? "";

/** Return how far each piece has to come, of those that have moved: in parts of the board's width. */
export function ways(before, after) {
  if (!before || !after || before.kind !== after.kind || before.drawing !== after.drawing) return [];
  return [...after.pieces]
    .filter(([id]) => before.pieces.has(id))
    .map(([id, to]) => ({ id, x: before.pieces.get(id).x - to.x, y: before.pieces.get(id).y - to.y }))
    .filter(({ x, y }) => Math.hypot(x, y) > 0.004);
}

/** Let the pieces of a board come from where they lay before. */
export function glide(before, part) {
  if (calm()) return;
  const board = stageOf(part);
  for (const { id, x, y } of ways(before, places(part))) {
    const piece = board.querySelector(`g.vl-piece[data-id="${CSS.escape(id)}"]`);
    const width = board.viewBox.baseVal.width;
    piece.animate({ translate: [`${x * width}px ${y * width}px`, "0px 0px"] }, { duration: TIME, easing: "ease-in-out" });
  }
}
