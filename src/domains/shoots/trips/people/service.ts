import { crud } from '#server/records/crud.ts';
import { tripPersonFields } from './schema.ts';

/** What is told who names a person of another trip. */
export const notOnTrip = 'This person is not on this trip';

export const tripPeople = crud({
  table: 'tripPeople',
  scope: 'workspace',
  fields: tripPersonFields,
  noun: 'Person',
  hasReader: true,
  activity: true,
  taken: { memberUserId: 'This person comes along already' },
});
