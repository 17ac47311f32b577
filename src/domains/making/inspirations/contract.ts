import { collectionContract, manyContract } from '#shared/contracts/collection-contract.ts';
import {
  inspiration,
  inspirationChanges,
  inspirationChangesOfMany,
  inspirationFields,
  newInspiration,
} from './schema.ts';

const place = { name: 'inspiration', path: '/inspirations', scope: 'workspace' } as const;
const generic = collectionContract({ ...place, module: 'content', fields: inspirationFields });
const many = manyContract({ ...place, row: inspiration, changes: inspirationChangesOfMany });

export const inspirationsContract = {
  ...generic,
  ...many,
  create: { ...generic.create, input: { ...generic.create.input, body: newInspiration } },
  update: { ...generic.update, input: { ...generic.update.input, body: inspirationChanges } },
};
