// @ts-check
// The end of a match: who won, what brought each seat its points, and ways to go on.

import { button, html, svg } from "../base/dom.js";
import { seed } from "../base/model.js";

/** @import {Ending, State, ToKernel} from "../wire.js" */
/** @import {Act, Page, Seats} from "../types.js" */

const [WIDE, HIGH, WATER] = [640, 92, 74];
const AHEAD = 84; // units between a ship and the next

/**
 * The message that begins the same match again: the same seats, with another seed.
 * @param {State} state
 * @returns {ToKernel}
 */
export function again({ seats, edition, readings, short }) {
  return { do: "new", seed: seed(), players: seats.length, seats, edition, rulings: readings, short };
}

/**
 * The parts of the prompt at the end of a match: what stands above its buttons.
 * @param {Page} page
 * @param {Ending} ending
 * @param {Seats} seats
 */
export function ended(page, ending, seats) {
  const more = ending.more ? [html("p", { class: "vl-short" }, page.words(ending.more))] : [];
  return [html("div", { class: "vl-strip" }, flourish(ending)), ...more, table(page, ending, seats)];
}

/**
 * The buttons at the end of a match.
 * @param {Page} page
 * @param {{ again: Act | null, replay: Act, learn: Act | null, broken: number }} does
 */
export function onward({ ui }, { again, replay, learn, broken }) {
  const look = again ? "" : "vl-answer";
  const review = button(
    ui("replay"),
    () => {
      review.disabled = true; // a long match takes some seconds
      replay();
    },
    look,
  );
  const does = [
    ...(again ? [button(ui("play-again"), again, "vl-answer")] : []),
    review,
    ...(learn ? [button(ui("learn-from", { number: broken }), learn)] : []),
  ];
  return [html("div", { class: "vl-goes-on" }, ...does)];
}

/**
 * The points of all seats: a column for each, a row for each source, and the sum. Winners have a star.
 * @param {Page} page
 * @param {Ending} ending
 * @param {Seats} seats
 */
function table({ words, ui }, { rows, sums, winners, reader }, { names, letters }) {
  const narrow = sums.length > 4;
  /** @param {number} seat */
  const look = (seat) => (seat === reader ? "vl-number-cell vl-mine" : "vl-number-cell");
  const head = sums.map((_, seat) =>
    html(
      "th",
      { scope: "col", class: look(seat) },
      html("span", { class: `vl-letter-badge vl-seat-${seat}`, "aria-hidden": "true" }, words(letters[seat])),
      html("span", { class: narrow ? "vl-unseen" : "" }, ` ${seat === reader ? ui("you") : words(names[seat])}`),
    ),
  );
  const lines = rows.map(({ words: called, points, of }) =>
    html(
      "tr",
      {},
      html("th", { scope: "row" }, words(called)),
      ...points.map((each, seat) => html("td", { class: look(seat) }, filled(each, of))),
    ),
  );
  const star = () => html("span", { class: "vl-star", role: "img", "aria-label": ui("won") }, "★");
  const total = html(
    "tr",
    { class: "vl-total" },
    html("th", { scope: "row" }, ui("sum")),
    ...sums.map((sum, seat) =>
      html("td", { class: look(seat) }, String(sum), ...(winners.includes(seat) ? [" ", star()] : [])),
    ),
  );
  const parts = [html("thead", {}, html("tr", {}, html("td"), ...head)), html("tbody", {}, ...lines, total)];
  return html("div", { class: "vl-table vl-tally" }, html("table", {}, ...parts));
}

/**
 * A figure of the table: a dash for nothing; of a track how much of it is filled.
 * @param {number} points
 * @param {number} of
 */
function filled(points, of) {
  if (!of) return points ? String(points).replace("-", "−") : "–";
  return points >= of ? `${points}/${of} ✓` : `${points}/${of}`;
}

/**
 * A strip of sea: the ships of all seats in the order of the result, under a rising sun for a victory, else a moon.
 * @param {Ending} ending
 */
function flourish({ sums, winners, reader }) {
  const won = reader === null || winners.includes(reader);
  const order = sums
    .map((sum, seat) => ({ seat, rank: winners.includes(seat) ? Infinity : sum }))
    .sort((one, other) => other.rank - one.rank);
  const rays = Array.from({ length: 9 }, (_, at) =>
    svg("path", { class: "vl-ray", d: "M0-38V-120", transform: `rotate(${at * 20 - 80})` }),
  );
  const light = won
    ? svg("g", { transform: `translate(${WIDE - 130} ${WATER})` }, ...rays, svg("circle", { class: "vl-sun", r: 32 }))
    : svg("path", { class: "vl-moon", d: `M${WIDE - 140} 16a22 22 0 1 0 22 30 18 18 0 0 1-22-30` });
  const ships = order.map(({ seat }, at) => ship(seat, WIDE - 210 - at * AHEAD, at ? 0.8 : 1));
  const waves = `M0 ${WATER}${"q10-7 20 0t20 0".repeat(WIDE / 40)}V${HIGH}H0Z`;
  return svg(
    "svg",
    { class: `vl-flourish ${won ? "vl-day" : "vl-night"}`, viewBox: `0 0 ${WIDE} ${HIGH}`, "aria-hidden": "true" },
    light,
    ...ships,
    svg("path", { class: "vl-waves", d: waves }),
  );
}

/**
 * A ship with the sail of a seat.
 * @param {number} seat
 * @param {number} x
 * @param {number} size
 */
function ship(seat, x, size) {
  const drawn = svg(
    "g",
    { transform: `translate(${x} ${WATER})scale(${size})` },
    svg("path", { class: "vl-mast", d: "M0-56V-8" }),
    svg("path", { class: "vl-sail", d: "M-22-50H22Q28-32 22-16 0-20-22-16-28-32-22-50" }),
    svg("path", {
      class: "vl-hull",
      d: "M-38-20q2 20 16 24H22Q36 0 40-26q-4-2-8 1 0 11-12 13H-20q-10-1-11-12-4-4-7 4",
    }),
  );
  return svg("g", { class: `vl-seat-${seat} vl-sails` }, drawn);
}
