import { defineCollection } from '#client/sync/collection.ts';
import { minute } from '#client/sync/query-client.ts';
import { contentSeriesContract } from './contract.ts';

/** The content series of the workspace. */
export const contentSeries = defineCollection({
  name: 'content-series',
  contract: contentSeriesContract,
  scope: 'workspace',
  freshMs: 10 * minute,
  messages: {
    load: 'Failed to load series',
    create: 'Failed to add series',
    update: 'Failed to update series',
    remove: 'Failed to delete series',
  },
});
