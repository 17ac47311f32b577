import { crud } from '#server/records/crud.ts';
import { routes } from '#server/http/routes.ts';
import { inspirationCollectionsContract } from './contract.ts';
import { inspirationCollectionFields, takenText } from './schema.ts';

export const inspirationCollectionsRoutes = routes(
  'inspiration-collections',
  inspirationCollectionsContract,
  crud({
    table: 'inspirationCollections',
    scope: 'workspace',
    fields: inspirationCollectionFields,
    noun: 'Collection',
    search: {},
    taken: { name: takenText },
  }),
);
