import { crud } from '#server/crud.ts';
import { routes } from '#server/routes.ts';
import { categoriesContract } from './contract.ts';
import { categoryFields } from './schema.ts';
import { removeCategory } from './service.ts';

const categories = crud({
  table: 'categories',
  scope: 'own',
  fields: categoryFields,
  noun: 'Category',
});

export const categoriesRoutes = routes('categories', categoriesContract, {
  ...categories,
  remove: (context, { params, query }) =>
    removeCategory(context, { id: params.id, moveTo: query.moveTo }),
});
