import { crud } from '#server/records/crud.ts';
import { routes } from '#server/http/routes.ts';
import { inspirationPlacementsContract } from './contract.ts';
import { inspirationPlacementFields } from './schema.ts';

export const inspirationPlacementsRoutes = routes(
  'inspiration-placements',
  inspirationPlacementsContract,
  crud({
    table: 'inspirationPlacements',
    scope: 'workspace',
    fields: inspirationPlacementFields,
    noun: 'Placement',
    taken: { inspirationCollectionId: 'It is in this collection already' },
  }),
);
