/** All rows, as they are: a selector for any collection. */
export const allRows = <R>(rows: readonly R[]): readonly R[] => rows;

/** The rows by their id: a selector for any collection. */
export const rowsById = <R extends { id: string }>(rows: readonly R[]): ReadonlyMap<string, R> =>
  new Map(rows.map((row) => [row.id, row]));

/** The tags that rows have, each once: a selector for any collection with tags. */
export const tagsInUse = <R extends { tags: readonly string[] }>(rows: readonly R[]) => [
  ...new Set(rows.flatMap(({ tags }) => tags)),
];
