import { crud } from '#server/records/crud.ts';
import { tripPersonFields } from './schema.ts';

export const tripPeople = crud({
  table: 'tripPeople',
  scope: 'workspace',
  fields: tripPersonFields,
  noun: 'Person',
  hasReader: true,
  activity: true,
  taken: { memberUserId: 'This person comes along already' },
});
