import { onAgenda } from '#domains/around/agenda/service.ts';
import { comeFromFiles } from '#domains/leisure/imports/service.ts';
import { followTimes } from '#domains/leisure/entertainment/import/service.ts';
import {
  entertainmentLogFields,
  newEntertainmentLog,
} from '#domains/leisure/entertainment/logs/schema.ts';
import { entertainmentLogs } from '#domains/leisure/entertainment/logs/service.ts';
import { routes } from '#server/http/routes.ts';
import { entertainmentItemsContract } from './contract.ts';
import { entertainmentDates, maxFileRows } from './rules.ts';
import { entertainmentItemFields, importedEntertainmentItem } from './schema.ts';
import { changesOf, createTitle, entertainmentItems, finishTitle, watchTitle } from './service.ts';

comeFromFiles(
  'entertainment-items',
  {
    'entertainment-items': {
      table: 'entertainmentItems',
      fields: Object.keys(entertainmentItemFields),
      row: importedEntertainmentItem,
      records: entertainmentItems,
    },
    'entertainment-logs': {
      table: 'entertainmentLogs',
      fields: Object.keys(entertainmentLogFields),
      row: newEntertainmentLog,
      most: maxFileRows,
      of: 'entertainmentItemId',
      records: entertainmentLogs,
    },
  },
  { follows: followTimes },
);

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
