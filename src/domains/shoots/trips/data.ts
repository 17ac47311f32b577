import { defineCollection } from '#client/sync/collection.ts';
import { minute } from '#client/sync/query-client.ts';
import { userTimeZone } from '#domains/people/auth/data.ts';
import { readBaseCurrency } from '#domains/people/workspaces/data.ts';
import { tripsContract } from './contract.ts';
import type { NewTrip } from './schema.ts';

/** The trips of the workspace that the user may see. */
export const trips = defineCollection({
  name: 'trips',
  contract: tripsContract,
  scope: 'workspace',
  freshMs: 10 * minute,
  setByServer: ({ timeZone, currency, status, startsOn }: NewTrip) => ({
    timeZone: timeZone ?? userTimeZone(),
    currency: currency ?? readBaseCurrency(),
    status: status ?? (startsOn === null ? ('idea' as const) : ('planning' as const)),
    coverId: null,
  }),
  messages: {
    load: 'Failed to load trips',
    create: 'Failed to add trip',
    update: 'Failed to update trip',
    remove: 'Failed to delete trip',
  },
});
