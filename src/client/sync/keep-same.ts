/** `before` if it holds the same things as `after`, so that whoever compares sees no change. */
export function keepSame<T>(before: T | undefined, after: T): T {
  if (before === undefined || !Array.isArray(before) || !Array.isArray(after)) return after;
  const same = before.length === after.length && after.every((item, at) => item === before[at]);
  return same ? before : after;
}
