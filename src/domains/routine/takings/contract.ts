import { collectionContract } from '#shared/contracts/collection-contract.ts';
import { newTaking, takingChanges, takingFields } from './schema.ts';

const { list, create, update, remove } = collectionContract({
  name: 'routine taking',
  path: '/routine-takings',
  scope: 'workspace',
  module: 'routine',
  fields: takingFields,
});

/** Which items of a workspace's routine the caller has taken on, or let go of. */
export const routineTakingsContract = {
  list: { ...list, summary: 'List what of the shared routine the caller takes on' },
  create: {
    ...create,
    input: { ...create.input, body: newTaking },
    summary: 'Take a routine item on, or let go of it; a second time changes the first',
  },
  update: { ...update, input: { ...update.input, body: takingChanges } },
  remove: { ...remove, summary: 'Forget that an item was taken on or let go of' },
};
