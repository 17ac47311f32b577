import { onAgenda } from '#domains/around/agenda/service.ts';
import { routes } from '#server/http/routes.ts';
import { entertainmentItemsContract } from './contract.ts';
import { entertainmentDates } from './rules.ts';
import { changesOf, createTitle, entertainmentItems, finishTitle, watchTitle } from './service.ts';

onAgenda(
  ...entertainmentDates.map((rule) => ({
    layer: 'leisure' as const,
    rule,
    collection: 'entertainment-items',
    from: 'entertainment_items as row',
    isPersonal: true,
    title: 'row.title',
    status: 'row.status',
    assignee: 'row.user_id',
  })),
);

export const entertainmentItemsRoutes = routes('entertainment-items', entertainmentItemsContract, {
  ...entertainmentItems,
  create: (context, { body }) => createTitle(context, body),

  async update(context, { params, body }) {
    const [change] = await changesOf(context, [{ ids: [params.id], fields: body }]);
    return entertainmentItems.update(context, { params, body: change?.fields ?? body });
  },

  async updateMany(context, { body }) {
    const changes = await changesOf(context, body.changes);
    return entertainmentItems.updateMany(context, { body: { changes } });
  },

  watch: (context, { params, body }) => watchTitle(context, params.id, body),
  finish: (context, { params, body }) => finishTitle(context, params.id, body),
});
