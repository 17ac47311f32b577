/** What one switch says in a list: its name, and after a dot how it stands ('comment.digest'). */
type Entry = string | number;

/**
 * A list as it stands now with what somebody has switched in it: `before` is the list that they saw,
 * `after` what they made of it. What others have switched meanwhile stays.
 */
export function switched<T extends Entry>(lists: {
  now: readonly T[];
  before: readonly T[];
  after: readonly T[];
}): T[] {
  const { now, before, after } = lists;
  const turned = [
    ...before.filter((one) => !after.includes(one)),
    ...after.filter((one) => !before.includes(one)),
  ];
  const touched = new Set(turned.map(switchOf));
  const isTouched = (one: T) => touched.has(switchOf(one));
  return [...now.filter((one) => !isTouched(one)), ...after.filter(isTouched)];
}

const switchOf = (entry: Entry) => String(entry).split('.')[0];

/** Those lists that a change names, as they are shown at this moment. */
export function listsBefore<T extends object, K extends keyof T>(
  names: readonly K[],
  { changes, shown }: { changes: Partial<T>; shown: T },
): Partial<Pick<T, K>> | undefined {
  const changed = names.filter((name) => changes[name] !== undefined);
  if (changed.length === 0) return undefined;
  const before: Partial<Pick<T, K>> = {};
  for (const name of changed) before[name] = shown[name];
  return before;
}
