import { defineCollection } from '#client/sync/collection.ts';
import { scheduleItemsContract } from './contract.ts';

/** What happens on the days of trips. */
export const scheduleItems = defineCollection({
  name: 'schedule-items',
  contract: scheduleItemsContract,
  scope: 'workspace',
  messages: {
    load: 'Failed to load schedule',
    create: 'Failed to add to schedule',
    update: 'Failed to update schedule',
    remove: 'Failed to delete from schedule',
  },
});
