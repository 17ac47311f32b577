import { rowsById } from '#client/sync/reading/selectors.ts';
import type { Deliverable } from '#domains/business/campaigns/deliverables/schema.ts';
import { contentItems } from '#domains/making/content/data.ts';

/** Whether deliverables have their content: what is in the trash is none. Until that is known they have. */
export function useHasContent(): (owed: Pick<Deliverable, 'contentItemId'>) => boolean {
  const items = contentItems.useRows(rowsById);
  const isKnown = contentItems.useStatus() === 'ready';
  return ({ contentItemId }) => contentItemId !== null && (!isKnown || items.has(contentItemId));
}
