import { sql } from 'kysely';
import { routes } from '#server/routes.ts';
import { workspacesContract } from './contract.ts';
import { createPersonalWorkspace, createWorkspace, listWorkspaces } from './service.ts';

export const workspacesRoutes = routes('workspaces', workspacesContract, {
  list: async (context) => ({ workspaces: await listWorkspaces(context) }),
  create: (context, { body }) => createWorkspace(context, body),
  createPersonal: (context, { body }) => createPersonalWorkspace(context, body.id),
  async visit({ transaction, workspaceId, userId }) {
    await transaction.db
      .updateTable('workspaceMembers')
      .set({ lastAccessedAt: sql`now()` })
      .where('workspaceId', '=', workspaceId)
      .where('userId', '=', userId)
      .execute();
    return {};
  },
});
