import { crud } from '#server/records/crud.ts';
import { becomeIdeas } from '#domains/leisure/ideas/service.ts';
import { entertainmentLogFields } from './schema.ts';

export const entertainmentLogs = crud({
  table: 'entertainmentLogs',
  scope: 'own',
  fields: entertainmentLogFields,
  noun: 'Log',
});
becomeIdeas('entertainment-logs', entertainmentLogs);
