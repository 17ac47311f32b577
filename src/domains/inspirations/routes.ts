import { crud } from '#server/crud.ts';
import { routes } from '#server/routes.ts';
import { inspirationsContract } from './contract.ts';
import { inspirationFields } from './schema.ts';

const inspirations = crud({
  table: 'inspirations',
  scope: 'workspace',
  fields: inspirationFields,
  noun: 'Inspiration',
  taken: { url: 'Already saved' },
});

export const inspirationsRoutes = routes('inspirations', inspirationsContract, {
  ...inspirations,
  create: (context, { body }) =>
    inspirations.create(context, { body: { ...body, fetchStatus: 'off' } }),
});
