// @ts-check
// What is known to be there.

/**
 * The value, which is known to be there: an error where it isn't.
 * @template T
 * @param {T} value
 * @returns {NonNullable<T>}
 */
export function sure(value) {
  if (value === null || value === undefined) throw new TypeError("what is known to be there is not");
  return value;
}
