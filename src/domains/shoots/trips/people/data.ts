import { defineCollection } from '#client/sync/collection.ts';
import { minute } from '#client/sync/query-client.ts';
import { tripPeopleContract } from './contract.ts';

/** Who comes along on trips. Those of deleted trips are among them. */
export const tripPeople = defineCollection({
  name: 'trip-people',
  contract: tripPeopleContract,
  scope: 'workspace',
  freshMs: 10 * minute,
  messages: {
    load: 'Failed to load people of trips',
    create: 'Failed to add person',
    update: 'Failed to update person',
    remove: 'Failed to take person off the trip',
  },
});
