/**
 * The fields that somebody changed between `before` and `now`: whatever else a record says may have
 * been changed by others meanwhile. Of fields that are said `together` all, if one is.
 */
export function changedFields<T extends object>(
  before: T,
  now: T,
  together: readonly (readonly (keyof T)[])[] = [],
): Partial<T> {
  const isChanged = (name: keyof T) => !isSame(now[name], before[name]);
  const isSaid = (name: keyof T) =>
    isChanged(name) || together.some((names) => names.includes(name) && names.some(isChanged));
  return picked(now, keysOf(now).filter(isSaid));
}

// A list that is read anew is another one with the same in it.
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!Array.isArray(one) || !Array.isArray(other)) return false;
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Some fields of a record. */
export function picked<T extends object>(from: T, names: readonly (keyof T)[]): Partial<T> {
  const fields: Partial<T> = {};
  for (const name of names) fields[name] = from[name];
  return fields;
}

/** The names of the fields that a record has. */
export function keysOf<T extends object>(record: T): (keyof T)[] {
  // What is built from a type has the names that the type says.
  return Object.keys(record) as (keyof T)[];
}
