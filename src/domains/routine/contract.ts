import { collectionContract, manyContract } from '#shared/contracts/collection-contract.ts';
import { newRoutineItem, routineItem, routineItemChanges, routineItemFields } from './schema.ts';

const place = { name: 'routine item', path: '/routine-items', scope: 'workspace' } as const;
const generic = collectionContract({ ...place, module: 'routine', fields: routineItemFields });

/** A workspace's routine; what is for one person alone, as a medicine is, is there for its creator. */
export const routineItemsContract = {
  ...generic,
  list: {
    ...generic.list,
    summary: 'List routine items: all of the workspace but what others keep to themselves',
  },
  create: {
    ...generic.create,
    summary: 'Create a routine item; without `sortOrder` it comes last',
    input: { ...generic.create.input, body: newRoutineItem },
  },
  update: { ...generic.update, input: { ...generic.update.input, body: routineItemChanges } },
  ...manyContract({ ...place, row: routineItem, changes: routineItemChanges }),
};
