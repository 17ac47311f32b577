import { plainWords } from '#shared/plain-words.ts';
import type { Trashed } from './schema.ts';

/** 'content-items' → 'Content item'. */
export function kindWords(collection: string): string {
  const words = collection.replaceAll('-', ' ').replace(/ies$/, 'y').replace(/s$/, '');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The kinds that are there, the most frequent first. */
export function kindCounts(rows: readonly Trashed[]): [collection: string, count: number][] {
  const counts = Map.groupBy(rows, ({ collection }) => collection);
  return [...counts]
    .map(([kind, ofKind]): [string, number] => [kind, ofKind.length])
    .sort(([, one], [, other]) => other - one);
}

/** Those of a kind whose title or parent has the typed words. */
export function matching(
  rows: readonly Trashed[],
  { kind, typed }: { kind: string | null; typed: string },
): Trashed[] {
  const words = plainWords(typed.trim());
  return rows.filter(
    ({ collection, title, parent }) =>
      (kind === null || collection === kind) &&
      plainWords(`${title} ${parent?.title ?? ''}`).includes(words),
  );
}
