import { defineCollection } from '#client/sync/collection.ts';
import { entertainmentLogsContract } from './contract.ts';
import type { EntertainmentLog } from './schema.ts';

/** Each time that the user finished something. */
export const entertainmentLogs = defineCollection({
  name: 'entertainment-logs',
  contract: entertainmentLogsContract,
  scope: 'own',
  messages: {
    load: 'Failed to load what you finished',
    create: 'Failed to log the time',
    update: 'Failed to update the log',
    remove: 'Failed to delete the log',
  },
});

/** The times of each title, the last one first: a selector. */
export const logsByItem = (rows: readonly EntertainmentLog[]) =>
  Map.groupBy(
    rows.toSorted((one, other) => other.finishedOn.localeCompare(one.finishedOn)),
    ({ entertainmentItemId }) => entertainmentItemId,
  );
