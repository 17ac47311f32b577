import { crud } from '#server/crud.ts';
import { routes } from '#server/routes.ts';
import { itemInspirationsContract } from './contract.ts';
import { itemInspirationFields } from './schema.ts';

export const itemInspirationsRoutes = routes(
  'item-inspirations',
  itemInspirationsContract,
  crud({
    table: 'itemInspirations',
    scope: 'workspace',
    fields: itemInspirationFields,
    noun: 'Inspiration',
    taken: { inspirationId: 'It is linked already' },
  }),
);
