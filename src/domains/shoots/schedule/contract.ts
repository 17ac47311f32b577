import { collectionContract, manyContract } from '#shared/contracts/collection-contract.ts';
import {
  newScheduleItem,
  scheduleItem,
  scheduleItemChanges,
  scheduleItemFields,
} from './schema.ts';

const place = { name: 'schedule item', path: '/schedule-items', scope: 'workspace' } as const;
const generic = collectionContract({ ...place, module: 'shoots', fields: scheduleItemFields });

/** What happens on the days of trips. */
export const scheduleItemsContract = {
  ...generic,
  create: { ...generic.create, input: { ...generic.create.input, body: newScheduleItem } },
  update: { ...generic.update, input: { ...generic.update.input, body: scheduleItemChanges } },
  ...manyContract({ ...place, row: scheduleItem, changes: scheduleItemChanges }),
};
