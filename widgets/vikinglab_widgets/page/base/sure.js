// @ts-check
// Values that are known to exist.

/**
 * The value, which is known to exist: otherwise an error.
 * @template T
 * @param {T} value
 * @returns {NonNullable<T>}
 */
export function sure(value) {
  if (value === null || value === undefined) throw new TypeError("what is known to be there is not");
  return value;
}
