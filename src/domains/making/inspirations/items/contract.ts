import { collectionContract } from '#shared/contracts/collection-contract.ts';
import { itemInspirationFields } from './schema.ts';

const { update: _, ...itemInspiration } = collectionContract({
  name: 'link between a content item and an inspiration',
  path: '/item-inspirations',
  scope: 'workspace',
  module: 'content',
  fields: itemInspirationFields,
});

/** Such a link is made and taken away, never changed. */
export const itemInspirationsContract = itemInspiration;
