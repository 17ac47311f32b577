import type { Inspiration } from '#domains/inspirations/schema.ts';

/** The tags that inspirations have, each once: a selector for `inspirations.useRows`. */
export const tagsInUse = (rows: readonly Inspiration[]) => [
  ...new Set(rows.flatMap(({ tags }) => tags)),
];
