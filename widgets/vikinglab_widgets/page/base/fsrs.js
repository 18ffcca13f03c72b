// @ts-check
// When to ask again: FSRS 6, the scheduler of the Open Spaced Repetition community. Its formulas and its parameters are
// theirs (free-spaced-repetition-scheduler, published under the MIT licence); these lines are our own. Of its four grades
// there are two here: nobody is asked how easy it was.

/**
 * The memory of a thing: how many days it takes until it is known in nine of ten cases, how hard it is (1 to 10), when it
 * was reviewed last, and when it should be again, in milliseconds as `Date.now()` counts them.
 * @typedef {{ stability: number, difficulty: number, at: number, due: number }} Memory
 */

export const DAY = 86_400_000;
export const FORGOTTEN = 1;
export const RECALLED = 3;
/** The milliseconds after which a forgotten thing is asked again. */
export const SOON = 600_000;

const W = [
  0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629, 1.6483,
  0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
];
const DECAY = -W[20];
const FACTOR = 0.9 ** (1 / DECAY) - 1;
const [LEAST, LONGEST] = [0.001, 36_500];
const EASIEST = 4;

/** @typedef {typeof FORGOTTEN | typeof RECALLED} Grade */

/**
 * @param {number} value
 * @param {number} least
 * @param {number} most
 */
const between = (value, least, most) => Math.min(Math.max(value, least), most);

/**
 * Whole days since a review; none if the clock was set back.
 * @param {Memory} memory
 * @param {number} now
 */
const daysSince = ({ at }, now) => Math.max(0, Math.floor((now - at) / DAY));

/**
 * The probability that something is still known.
 * @param {Memory} memory
 * @param {number} now
 */
export const recall = (memory, now) => (1 + (FACTOR * daysSince(memory, now)) / memory.stability) ** DECAY;

/**
 * Days until it is known in nine of ten cases: at least one.
 * @param {number} stability
 */
export const interval = (stability) => between(Math.round(stability), 1, LONGEST);

/** @param {number} grade */
const firstDifficulty = (grade) => W[4] - Math.exp(W[5] * (grade - 1)) + 1;

/**
 * @param {number} difficulty
 * @param {Grade} grade
 */
function nextDifficulty(difficulty, grade) {
  const damped = difficulty - (W[6] * (grade - RECALLED) * (10 - difficulty)) / 9;
  return between(W[7] * firstDifficulty(EASIEST) + (1 - W[7]) * damped, 1, 10);
}

/**
 * @param {Memory} memory
 * @param {Grade} grade
 * @param {number} now
 */
function nextStability(memory, grade, now) {
  const { stability, difficulty } = memory;
  if (daysSince(memory, now) < 1) {
    const growth = Math.exp(W[17] * (grade - RECALLED + W[18])) * stability ** -W[19];
    return stability * (grade === RECALLED ? Math.max(growth, 1) : growth);
  }
  const lost = 1 - recall(memory, now);
  if (grade === FORGOTTEN) {
    const left = W[11] * difficulty ** -W[12] * ((stability + 1) ** W[13] - 1) * Math.exp(lost * W[14]);
    return Math.min(left, stability / Math.exp(W[17] * W[18]));
  }
  return stability * (1 + Math.exp(W[8]) * (11 - difficulty) * stability ** -W[9] * (Math.exp(lost * W[10]) - 1));
}

/**
 * The memory after a review; `memory` is null at the first one.
 * @param {Memory | null} memory
 * @param {Grade} grade
 * @param {number} now
 * @returns {Memory}
 */
export function reviewed(memory, grade, now) {
  const stability = Math.max(LEAST, memory ? nextStability(memory, grade, now) : W[grade - 1]);
  const difficulty = memory ? nextDifficulty(memory.difficulty, grade) : between(firstDifficulty(grade), 1, 10);
  return { stability, difficulty, at: now, due: now + (grade === FORGOTTEN ? SOON : interval(stability) * DAY) };
}
