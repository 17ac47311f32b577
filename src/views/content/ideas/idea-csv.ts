import type { Cell } from '#shared/files/csv.ts';
import { formatLabels } from '#domains/making/channels/schema.ts';
import type { ContentItem } from '#domains/making/content/schema.ts';
import type { Pillar } from '#domains/making/pillars/schema.ts';

/** Ideas as a table, with the names of what they refer to. */
export function ideaRows(ideas: readonly ContentItem[], pillars: readonly Pillar[]): Cell[][] {
  const names = new Map(pillars.map(({ id, name }) => [id, name]));
  return [
    ['Title', 'Status', 'Pillar', 'Format', 'Tags', 'Source', 'Hook', 'Notes', 'Added'],
    ...ideas.map((idea) => [
      idea.title,
      idea.ideaStatus,
      names.get(idea.pillarId ?? ''),
      idea.formatHint && formatLabels[idea.formatHint],
      idea.tags.join(', '),
      idea.sourceUrl,
      idea.hook,
      idea.notes,
      idea.createdAt.slice(0, 10),
    ]),
  ];
}
