import { routes } from '#server/http/routes.ts';
import { onAgenda } from '#domains/around/agenda/service.ts';
import { remindOfTools } from '#domains/money/tools/reminders/service.ts';
import { turnTools } from '#domains/money/tools/renewals/daily/service.ts';
import { toolsContract } from './contract.ts';
import { toolDates } from './rules.ts';
import {
  changePrice,
  createTool,
  dropPrice,
  moveTool,
  removeTool,
  restoreTool,
  tools,
  updateTool,
} from './service.ts';

onAgenda(
  ...toolDates.map((rule) => ({
    layer: 'bills' as const,
    rule,
    collection: 'tools',
    from: 'tools as row',
    title: 'row.name',
    status: 'row.status',
    assignee: 'row.owner_user_id',
  })),
);

export const toolsRoutes = routes(
  'tools',
  toolsContract,
  {
    ...tools,
    create: (context, { body }) => createTool(context, body),
    update: (context, { params, body }) => updateTool(context, params.id, body),
    changePrice: (context, { params, body }) => changePrice(context, params.id, body),
    dropPrice: (context, { params, body }) => dropPrice(context, params.id, body.effectiveOn),
    move: (context, { params, body }) => moveTool(context, params.id, body),
    remove: removeTool,
    restore: restoreTool,
  },
  {
    async remindOfDates(services) {
      try {
        await turnTools(services);
      } finally {
        await remindOfTools(services);
      }
    },
  },
);
