import { crud } from '#server/records/crud.ts';
import { routes } from '#server/http/routes.ts';
import { contentSeriesContract } from './contract.ts';
import { contentSeriesFields } from './schema.ts';

export const contentSeriesRoutes = routes(
  'content-series',
  contentSeriesContract,
  crud({
    table: 'contentSeries',
    scope: 'workspace',
    fields: contentSeriesFields,
    noun: 'Content series',
    search: {},
  }),
);
