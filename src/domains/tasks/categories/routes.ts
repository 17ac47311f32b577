import { crud } from '#server/records/crud.ts';
import { routes } from '#server/http/routes.ts';
import { categoriesContract } from './contract.ts';
import { categoryFields } from './schema.ts';
import { takenText } from './rules.ts';
import { removeCategory } from './service.ts';

const categories = crud({
  table: 'categories',
  scope: 'own',
  fields: categoryFields,
  noun: 'Category',
  taken: { name: takenText },
});

const lastText = `select coalesce(max(sort_order) + 1, 0)::int as place
  from categories where user_id = $1`;

export const categoriesRoutes = routes('categories', categoriesContract, {
  ...categories,
  async create(context, { body }) {
    const { transaction, userId } = context;
    const [last] = await transaction.query<{ place: number }>(lastText, [userId]);
    const sortOrder = body.sortOrder ?? last?.place;
    return categories.create(context, { body: { ...body, sortOrder } });
  },
  remove: (context, { params, query }) =>
    removeCategory(context, { id: params.id, moveTo: query.moveTo }),
});
