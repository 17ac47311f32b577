import { accountJobs } from './service.ts';
import { Readable } from 'node:stream';
import { routes } from '#server/http/routes.ts';
import { accountContract } from './contract.ts';
import { exportPieces, ownedWorkspaces, removeAccount } from './service.ts';

export const accountRoutes = routes(
  'account',
  accountContract,
  {
    prepareExport: async () => ({}),
    async exportData(context) {
      const pieces = await exportPieces(context);
      const day = new Date().toISOString().slice(0, 10);
      await context.reply
        .type('application/json; charset=utf-8')
        .header('content-disposition', `attachment; filename="dayslate-${day}.json"`)
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
