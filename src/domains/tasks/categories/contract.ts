import * as z from 'zod/mini';
import { collectionContract } from '#shared/contracts/collection-contract.ts';
import { uuid } from '#shared/entity.ts';
import { categoryFields, newCategory } from './schema.ts';

const { restore: _, ...generic } = collectionContract({
  name: 'category',
  path: '/categories',
  scope: 'own',
  fields: categoryFields,
});

export const categoriesContract = {
  ...generic,
  create: {
    ...generic.create,
    summary: 'Create a category; without `sortOrder` it comes last',
    input: { ...generic.create.input, body: newCategory },
  },
  remove: {
    ...generic.remove,
    summary: 'Delete a category; its tasks move to another one first',
    input: { ...generic.remove.input, query: z.strictObject({ moveTo: z.optional(uuid) }) },
  },
};
