import { uniqueLines } from '#client/words/unique-lines.ts';
import type { ContentItem, Stage } from '#domains/making/content/schema.ts';

/**
 * What content is called where one chooses a piece, by its id, the newest first; no two are called
 * the same.
 */
export function contentChoices(
  items: readonly ContentItem[],
  names: Record<Stage, string>,
): ReadonlyMap<string, string> {
  const newest = items.toSorted((one, other) => other.id.localeCompare(one.id));
  return uniqueLines(newest, ({ title, stage }) => `${title} · ${names[stage]}`);
}
