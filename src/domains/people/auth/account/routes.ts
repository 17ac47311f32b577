import { accountJobs } from './service.ts';
import { Readable } from 'node:stream';
import { routes } from '#server/http/routes.ts';
import { accountContract } from './contract.ts';
import { exportOf, ownedWorkspaces, removeAccount } from './service.ts';

export const accountRoutes = routes(
  'account',
  accountContract,
  {
    prepareExport: async () => ({}),
    async exportData(context) {
      const { madeOn, pieces } = await exportOf(context);
      await context.reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="dayslate-${madeOn}.json"`)
        .send(Readable.from(pieces));
      return { format: 'dayslate-export' as const };
    },
    owned: async ({ transaction, userId }) => ({
      workspaces: await ownedWorkspaces(transaction, userId),
    }),
    async remove(context, { body }) {
      await removeAccount(context, body);
      return {};
    },
  },
  { jobs: accountJobs },
);
