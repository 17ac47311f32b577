import { crud } from '#server/crud.ts';
import { routes } from '#server/routes.ts';
import { brandsContract } from './contract.ts';
import { brandFields } from './schema.ts';

export const brandsRoutes = routes(
  'brands',
  brandsContract,
  crud({ table: 'brands', scope: 'workspace', fields: brandFields, noun: 'Brand' }),
);
