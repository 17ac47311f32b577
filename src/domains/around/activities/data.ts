import { collectionHooks } from '#client/sync/reading/collection-hooks.ts';
import { collectionRows } from '#client/sync/collection-rows.ts';
import { activitiesContract } from './contract.ts';
import type { Activity } from './schema.ts';

const name = 'activities';
const rows = collectionRows<Activity>({
  name,
  contract: activitiesContract,
  scope: 'workspace',
  isReadInParts: true,
  messages: { load: 'Failed to load activity' },
});

/** What happened to the records on screen; read with `useMore` of a record. */
export const activities = collectionHooks<Activity>({ ...rows, name, scope: 'workspace' });
