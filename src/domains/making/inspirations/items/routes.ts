import { crud } from '#server/records/crud.ts';
import { routes } from '#server/http/routes.ts';
import { followsContent } from '#domains/making/content/merging/service.ts';
import { itemInspirationsContract } from './contract.ts';
import { itemInspirationFields } from './schema.ts';

const itemInspirations = crud({
  table: 'itemInspirations',
  scope: 'workspace',
  fields: itemInspirationFields,
  noun: 'Inspiration',
  taken: { inspirationId: 'It is linked already' },
});
followsContent(
  'item_inspirations',
  itemInspirations,
  `and inspiration_id not in (select inspiration_id from item_inspirations
    where workspace_id = $1 and content_item_id = $3 and deleted_at is null)`,
);

export const itemInspirationsRoutes = routes(
  'item-inspirations',
  itemInspirationsContract,
  itemInspirations,
);
