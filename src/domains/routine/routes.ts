import { crud } from '#server/crud.ts';
import { routes } from '#server/routes.ts';
import { routineItemsContract } from './contract.ts';
import { routineItemFields } from './schema.ts';

const routineItems = crud({
  table: 'routineItems',
  scope: 'workspace',
  fields: routineItemFields,
  noun: 'Routine item',
  hasReader: true,
});

const countText = `select count(*)::int as count from routine_items
  where workspace_id = $1 and deleted_at is null`;

export const routineItemsRoutes = routes('routine-items', routineItemsContract, {
  ...routineItems,
  /** Without a place of its own an item comes behind all that its creator sees. */
  async create(context, { body }) {
    const { query } = context.transaction;
    const counted = body.sortOrder === undefined && (await query(countText, [context.workspaceId]));
    const sortOrder = counted ? counted[0]?.['count'] : body.sortOrder;
    return routineItems.create(context, { body: { ...body, sortOrder } });
  },
});
