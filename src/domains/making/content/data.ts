import { defineCollection } from '#client/sync/collection.ts';
import { getScope } from '#client/sync/live/scope.ts';
import { rowsById } from '#client/sync/reading/selectors.ts';
import { contentSeries } from '#domains/making/pillars/series/data.ts';
import { currentWorkspace } from '#domains/people/workspaces/data.ts';
import { contentItemsContract } from './contract.ts';
import { stepsOf, usualAssignee } from './rules.ts';
import type { ContentItem, ContentStep, NewContentItem } from './schema.ts';

/** All content of the workspace, from ideas to what is published. */
export const contentItems = defineCollection({
  name: 'content-items',
  contract: contentItemsContract,
  scope: 'workspace',
  merges: 'checklist',
  setByServer: ({ stage, contentSeriesId }: NewContentItem) => ({
    assigneeUserId: usualAssignee(currentWorkspace()?.type, getScope().userId),
    checklist: stage === 'idea' ? [] : seriesSteps(contentSeriesId),
    stageEnteredAt: new Date().toISOString(),
    stageSeconds: {},
    archivedFrom: null,
    publishedOn: null,
    approvalState: 'none' as const,
    approverUserId: null,
    approvalAt: null,
    coverId: null,
  }),
  messages: {
    load: 'Failed to load content',
    create: 'Failed to add content',
    update: 'Failed to update content',
    remove: 'Failed to delete content',
  },
});

/** What an idea whose work begins gets with it: the steps of its series, unless it has some. */
export function firstSteps({
  checklist,
  contentSeriesId,
}: Pick<ContentItem, 'checklist' | 'contentSeriesId'>): { checklist?: ContentStep[] } {
  const steps = checklist.length > 0 ? [] : seriesSteps(contentSeriesId);
  return steps.length > 0 ? { checklist: steps } : {};
}

const seriesSteps = (id: string | null) => stepsOf(contentSeries.read(rowsById).get(id ?? ''));
