/** What left a list of rows and what came. */
export interface Change<R> {
  gone: readonly R[];
  come: readonly R[];
}

/**
 * What lies between two lists of which most is the same: rows that took the place of others where both
 * are as long, else all between their same beginning and their same end.
 */
export function changeOf<R>(before: readonly R[], after: readonly R[]): Change<R> {
  if (before.length === after.length) return replacedIn(before, after);
  const least = Math.min(before.length, after.length);
  let begin = 0;
  while (begin < least && before[begin] === after[begin]) begin += 1;
  let [wasEnd, end] = [before.length, after.length];
  while (end > begin && wasEnd > begin && before[wasEnd - 1] === after[end - 1]) {
    wasEnd -= 1;
    end -= 1;
  }
  return { gone: before.slice(begin, wasEnd), come: after.slice(begin, end) };
}

// A plain loop: it goes through ten thousand rows after each press, the first ones before it is compiled.
function replacedIn<R>(before: readonly R[], after: readonly R[]): Change<R> {
  const places: number[] = [];
  for (let at = 0; at < after.length; at += 1) if (before[at] !== after[at]) places.push(at);
  const within = (rows: readonly R[]) => places.flatMap((at) => rows.slice(at, at + 1));
  return { gone: within(before), come: within(after) };
}
