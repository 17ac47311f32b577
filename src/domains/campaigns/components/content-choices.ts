import { stageLabels } from '#domains/content/rules.ts';
import type { ContentItem } from '#domains/content/schema.ts';

/**
 * What content is called where one chooses a piece, by its id, the newest first; no two are called
 * the same. A selector for `contentItems`.
 */
export function contentChoices(rows: readonly ContentItem[]): ReadonlyMap<string, string> {
  const times = new Map<string, number>();
  const newest = rows.toSorted((one, other) => other.id.localeCompare(one.id));
  return new Map(
    newest.map(({ id, title, stage }) => {
      const line = `${title} · ${stageLabels[stage]}`;
      const time = (times.get(line) ?? 0) + 1;
      times.set(line, time);
      return [id, time === 1 ? line : `${line} (${time})`];
    }),
  );
}
