import { crud } from '#server/crud.ts';
import { exclusivityFields } from './schema.ts';

export const exclusivities = crud({
  table: 'exclusivities',
  scope: 'workspace',
  fields: exclusivityFields,
  noun: 'Exclusivity',
  title: 'category',
  activity: true,
  search: { on: 'endsOn', within: { table: 'campaigns', by: 'campaignId' } },
});
