import { uniqueLines } from '#client/unique-lines.ts';
import { stageLabels } from '#domains/content/rules.ts';
import type { ContentItem } from '#domains/content/schema.ts';

/**
 * What content is called where one chooses a piece, by its id, the newest first; no two are called
 * the same. A selector for `contentItems`.
 */
export function contentChoices(rows: readonly ContentItem[]): ReadonlyMap<string, string> {
  const newest = rows.toSorted((one, other) => other.id.localeCompare(one.id));
  return uniqueLines(newest, ({ title, stage }) => `${title} · ${stageLabels[stage]}`);
}
