import { crud } from '#server/records/crud.ts';
import { notOnTrip } from '#domains/shoots/trips/people/service.ts';
import { packingBagFields } from './schema.ts';

export const packingBags = crud({
  table: 'packingBags',
  scope: 'workspace',
  fields: packingBagFields,
  noun: 'Bag',
  strange: { tripPersonId: notOnTrip },
  hasReader: true,
});
