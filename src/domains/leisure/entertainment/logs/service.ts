import { crud } from '#server/records/crud.ts';
import { entertainmentLogFields } from './schema.ts';

export const entertainmentLogs = crud({
  table: 'entertainmentLogs',
  scope: 'own',
  fields: entertainmentLogFields,
  noun: 'Log',
});
