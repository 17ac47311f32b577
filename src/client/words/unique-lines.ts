/** A line for each row by its id, in their order; a line that came before is numbered. */
export function uniqueLines<R extends { id: string }>(
  rows: readonly R[],
  lineOf: (row: R) => string,
): ReadonlyMap<string, string> {
  const times = new Map<string, number>();
  return new Map(
    rows.map((row) => {
      const line = lineOf(row);
      const time = (times.get(line) ?? 0) + 1;
      times.set(line, time);
      return [row.id, time === 1 ? line : `${line} (${time})`];
    }),
  );
}
