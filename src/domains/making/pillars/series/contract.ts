import { collectionContract } from '#shared/contracts/collection-contract.ts';
import { contentSeriesFields } from './schema.ts';

const { list, ...rest } = collectionContract({
  name: 'content series',
  path: '/content-series',
  scope: 'workspace',
  module: 'content',
  fields: contentSeriesFields,
});

export const contentSeriesContract = { list: { ...list, summary: 'List content series' }, ...rest };
