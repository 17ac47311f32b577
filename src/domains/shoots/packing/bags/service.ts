import { crud } from '#server/records/crud.ts';
import { packingBagFields } from './schema.ts';

export const packingBags = crud({
  table: 'packingBags',
  scope: 'workspace',
  fields: packingBagFields,
  noun: 'Bag',
  hasReader: true,
});
